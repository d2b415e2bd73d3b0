"""TR-22 The King's Challenge."""

from __future__ import annotations

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.examples.layout import Figures
from mizban.games.troyes.rules.cards import ACTIVITY_IDS, EVENT_IDS
from mizban.games.troyes.rules.defence import Attack
from mizban.games.troyes.rules.event_phase import act
from mizban.games.troyes.rules.rounds import Close, Income, WorkForce
from mizban.games.troyes.rules.solo import (
    cycle,
    royal_cathedral,
    royal_character,
    royal_citizen,
    royal_tradesman,
    royal_turn,
)
from mizban.games.troyes.rules.state import Troyes
from mizban.games.troyes.rules.turns import Actions, ended
from troyes.table import A, N, Rolls, ask, cubes_on, look, question, say, slot, stands, table, told, turn

FULL = {(level, n): A for level in (1, 2, 3) for n in range(1, 7)}


def rolled(n: int, **more: object) -> Troyes:
    """The table after Le Roy has rolled so much."""
    dice = {(N, "red"): [6], (N, "white"): [5], (N, "yellow"): [4]}
    s = table(1, **{"dice": dice, **more})  # type: ignore[arg-type]
    s.rng = Rolls(min(n - 1, 6), n - min(n - 1, 6))
    royal_turn(s)
    GAME.invariant(s)
    return s


@pytest.mark.parametrize(("n", "left", "points"), [(2, 0, 4), (12, 0, 4), (3, 1, 2), (11, 1, 2)])
def test_he_scores(n: int, left: int, points: int) -> None:
    """TR-22.13 to TR-22.15, TR-27.2 Without a die of the player he uses his own."""
    s = rolled(n)
    assert (s.dice_in(N), s.points[N], s.deniers[A]) == (left, points, 20)


@pytest.mark.parametrize(("n", "price"), [(2, 6), (3, 4)])
def test_he_buys_the_best_die_of_the_player(n: int, price: int) -> None:
    """TR-22.14, TR-22.15"""
    dice = {(N, "red"): [6, 6, 6], (A, "white"): [5], (A, "yellow"): [5], (A, "red"): [2]}
    s = rolled(n, dice=dice)
    assert (look(s)["dice"][A]["yellow"], s.deniers[A]) == ([], 20 + price)
    assert s.dice_in(N) == (1 if n == 2 else 2)


@pytest.mark.parametrize("n", [4, 10])
def test_he_places_a_citizen(n: int) -> None:
    """TR-22.14, TR-22.16"""
    s = rolled(n)
    assert (stands(s, "palace_6"), s.dice_in(N)) == (N, 2)


@pytest.mark.parametrize("n", [5, 9])
def test_he_counters_the_rightmost_event(n: int) -> None:
    """TR-22.14, TR-22.17"""
    s = rolled(n, events=["war", "heresy"], marks=[("heresy", A)] * 2)
    assert (look(s)["won"][A], s.points[N], s.points[A], s.dice_in(N)) == (["heresy"], 2, 2, 1)
    s = rolled(n)
    assert (s.dice_in(N), cubes_on(s, "marauding")) == (3, [])


def test_he_places_a_tradesman() -> None:
    """TR-22.14, TR-22.18 Where the most points are."""
    s = rolled(6, cards=["priest", "merchant", "archer"], shown=1, round=1)
    assert (s.trade[N * 9 + slot(s, "priest")], s.dice_in(N)) == (1, 2)


@pytest.mark.parametrize(
    ("costs", "order"),
    [((4, 4, 4), ["archer", "merchant", "priest"]), ((6, 5, 4), ["priest", "merchant", "archer"])],
)
def test_where_points_are_equal_he_hires_at_the_lower_cost(costs: tuple[int, ...], order: list[str]) -> None:
    """TR-22.18 Then red goes before yellow before white."""
    cards = ["archer", "merchant", "priest"]
    figures: Figures = {id: {"points": [3, 1], "cost": cost} for id, cost in zip(cards, costs, strict=True)}
    s = table(1, cards=cards, printed=figures, shown=1, round=1)
    for _ in cards:
        royal_tradesman(s)
    assert told(s, "royal-hires") == [(ACTIVITY_IDS.index(id),) for id in order]


def test_his_die_is_used_though_no_card_has_a_space_for_him() -> None:
    """TR-22.31 He has one tradesman on a card at most."""
    cards = ["priest", "merchant", "archer"]
    s = rolled(6, cards=cards, trade={(id, N): 1 for id in cards}, shown=1, round=1)
    assert (s.dice_in(N), told(s, "royal-hires"), told(s, "royal-nothing")) == (2, [], [()])


def test_he_builds_the_cathedral() -> None:
    """TR-22.14, TR-22.19, TR-22.33"""
    s = rolled(7, cathedral={(1, 6): A})
    assert (look(s)["cathedral"][0], s.points[N], s.dice_in(N)) == ([-1, -1, -1, N, N, A], 2, 1)
    assert rolled(7, cathedral=FULL).points[N] == 2
    s = rolled(7, cathedral={space: who for space, who in FULL.items() if space != (3, 2)})
    assert (s.points[N], look(s)["cathedral"][2][1]) == (1, N)


def test_a_character_is_scored() -> None:
    """TR-22.6, TR-22.14, TR-22.20"""
    s = rolled(8, characters=["hugues_de_payns"], influence={A: 15})
    assert (s.points[A], s.points[N], s.dice_in(N), s.scored) == (6, 0, 3, 1)
    assert [figures[1:] for figures in told(s, "character-scored")] == [(6, 0)]
    s = rolled(8, characters=["urbain_iv"], cathedral={(1, n): N for n in range(1, 5)} | {(1, 5): A})
    assert (s.points[A], s.points[N]) == (0, 1)
    s = table(1)
    s.scored, s.rolled = 6, 8
    royal_character(s)
    assert s.points[N] == 2


def test_he_pays_with_what_he_has() -> None:
    """TR-22.13"""
    s = rolled(7, dice={(N, "red"): [3]})
    assert (s.dice_in(N), s.points[N]) == (0, 2)


def test_without_dice_he_has_passed() -> None:
    """TR-22.28, TR-22.21"""
    s = table(1, dice={(A, "yellow"): [4, 4]})
    turn(s, "farm", "group:1")
    assert question(s) == "0 Turn"
    assert not ended(s)
    say(s, "pass")
    assert s.legal == []
    s = table(1, dice={(N, "yellow"): [4], (A, "red"): [1]})
    s.rng = Rolls(6, 2, 2, 2)
    turn(s, "pass")
    assert (s.pouch[A], s.dice_in(N)) == (2 + 1, 0)


def test_the_card_of_the_start_player_changes_hands() -> None:
    """TR-22.7 What he rolled last goes with the round."""
    s = table(1, round=4, start=N)
    s.rolled = 7
    ask(s, Close(0))
    assert (s.start, s.rolled) == (A, 0)
    s = table(1, dice={(N, "red"): [1], (A, "red"): [1]}, start=N)
    s.rng = Rolls(1, 3)
    ask(s, Actions(0))
    assert (question(s), s.rolled) == ("0 Turn", 4)


def test_black_dice_against_le_roy() -> None:
    """TR-22.11 His best die goes, and the highest black one."""
    dice = {(N, "red"): [2], (N, "white"): [5, 3], (A, "red"): [6]}
    s = ask(table(1, dice=dice, influence={A: 0}, black=[6, 5, 2]), Attack(0, N))
    assert (list(s.black), look(s)["dice"][N]) == ([2], {"red": [2], "white": [3], "yellow": []})
    say(s, "enough")
    assert (list(s.black), s.influence[A], look(s)["dice"][N]) == ([], 1, {"red": [2], "white": [], "yellow": []})


def test_without_a_die_he_only_discards_the_black_one() -> None:
    """TR-22.11"""
    s = table(1, dice={(A, "red"): [6]}, black=[5])
    before = list(s.dice)
    ask(s, Attack(0, N))
    assert (list(s.black), list(s.dice)) == ([], before)


def test_events_do_not_touch_le_roy() -> None:
    """TR-22.8, TR-22.34, TR-6.10"""
    s = table(1, events=["interruption_of_work"], cathedral={(1, 1): A, (1, 6): N})
    act(s, EVENT_IDS.index("interruption_of_work"))
    assert look(s)["cathedral"][0] == [A, -1, -1, -1, -1, N]


def test_migrant_workers_build_for_le_roy() -> None:
    """TR-22.26 If there is an empty space."""
    s = table(1, events=["migrant_workers"])
    act(s, EVENT_IDS.index("migrant_workers"))
    assert (look(s)["cathedral"][0][0], s.points[N]) == (N, 1)
    s = table(1, events=["migrant_workers"], cathedral=FULL)
    act(s, EVENT_IDS.index("migrant_workers"))
    assert s.points[N] == 0


def test_his_dice_are_bought_from_the_bank() -> None:
    """TR-22.12"""
    s = turn(table(1, dice={(N, "yellow"): [6]}), "farm")
    assert s.deniers[A] == 20 - 2 + 3


def test_he_pays_no_salaries_and_has_his_dice_in_his_district() -> None:
    """TR-22.9"""
    s = table(1, spaces={"palace_1": N, "palace_2": N, "bishopric_12_a": N}, points={A: 5, N: 5})
    ask(ask(s, Income(0)), WorkForce(0))
    assert (s.deniers[A], s.points[A], s.points[N]) == (30, 5, 5)
    assert {colour: len(values) for colour, values in look(s)["dice"][N].items()} == {"red": 2, "white": 1, "yellow": 0}


def test_his_citizens_are_twenty_four() -> None:
    """TR-22.3, TR-22.30 When none is left he places none, in a building or on a card."""
    assert GAME.new(1, 5).stock[N] == 24 - 3
    s = table(1, dice={(N, "red"): [2]})
    s.rolled = 4
    s.stock[N] = 0
    royal_citizen(s)
    royal_tradesman(s)
    assert (stands(s, "palace_6"), s.dice_in(N), sum(s.trade)) == (-1, 0, 0)
    assert told(s, "royal-nothing") == [(), ()]


def test_he_expels_from_the_right_end_of_a_full_row() -> None:
    """TR-22.16, TR-22.32 A citizen of the player elsewhere in the row, or in a row with a gap, is safe."""
    row = [f"city_hall_123_{letter}" for letter in "abc"]
    others = {"city_hall_456_b": A, "city_hall_456_c": A}
    s = table(1, dice={(N, "yellow"): [6]}, spaces={**dict(zip(row, [A, N, A], strict=True)), **others})
    s.rolled = 4
    royal_citizen(s)
    assert ([stands(s, space) for space in row], look(s)["lying"]["city_hall"]) == ([N, A, N], [A])
    s = table(1, dice={(N, "yellow"): [1]}, spaces={**dict(zip(row, [A, A, N], strict=True)), **others})
    s.rolled = 4
    royal_citizen(s)
    assert ([stands(s, space) for space in row], stands(s, "city_hall_456_a")) == ([A, A, N], N)
    assert look(s)["lying"]["city_hall"] == []


@pytest.mark.parametrize(("lying", "row"), [([A], [N, N, A]), ([A, N], [N, A, N])])
def test_he_goes_where_the_die_leads_unless_his_own_citizen_is_protected(lying: list[int], row: list[int]) -> None:
    """TR-22.16, TR-22.32, TR-11.11"""
    spaces = [f"city_hall_{values}_{letter}" for values in (123, 456) for letter in "abc"]
    standing = dict(zip(spaces, [A, N, N, N, A, N], strict=True))
    s = table(1, dice={(N, "yellow"): [6]}, spaces=standing, lying={"city_hall": lying})
    s.rolled = 4
    royal_citizen(s)
    assert [stands(s, space) for space in spaces] == [A, N, N, *row]
    assert (look(s)["lying"]["city_hall"], s.dice_in(N)) == ([A, N], 0)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_value_of_his_die_chooses_the_row_where_nobody_can_be_expelled(value: int) -> None:
    """TR-22.16, TR-11.6"""
    spaces = [f"city_hall_{values}_{letter}" for values in (123, 456) for letter in "abc"]
    standing = dict(zip(spaces, [A, N, N] * 2, strict=True))
    s = table(1, dice={(N, "yellow"): [value]}, spaces=standing, lying={"city_hall": [A]})
    s.rolled = 4
    royal_citizen(s)
    rows = [[N, A, N], [A, N, N]] if value <= 3 else [[A, N, N], [N, A, N]]
    assert [stands(s, space) for space in spaces] == rows[0] + rows[1]


def test_joust_and_procession_count_le_roy() -> None:
    """TR-22.35"""
    dice = {(A, "white"): [4], (N, "red"): [1, 1]}
    s = table(1, dice=dice, cards=["procession"], trade={("procession", A): 1})
    turn(s, "activate:procession")
    assert s.points[N] == 2
    dice = {(A, "red"): [4, 2], (N, "red"): [1, 1]}
    s = table(1, dice=dice, cards=["joust"], trade={("joust", A): 1}, printed={"joust": {"divisor": 4}})
    turn(s, "activate:joust", "group:1")
    assert (s.points[A], s.points[N]) == (2, 2)


def test_a_cycle_where_the_dice_lead_nowhere() -> None:
    """TR-22.5, TR-22.36"""
    spaces = list(look(table(1))["spaces"])
    s = table(1, spaces=dict.fromkeys(spaces[6:], A), supply={A: 0})
    s.rng = Rolls(1, 1, 6, 6, 6, 6)
    cycle(s)
    assert [space for space, who in look(s)["spaces"].items() if who == N] == ["palace_4", "palace_5", "palace_6"]


@pytest.mark.parametrize("building", ["palace", "bishopric", "city_hall"])
def test_the_third_citizen_of_a_cycle_stands_where_there_is_room(building: str) -> None:
    """TR-22.36, TR-22.5 Two dice lead to the one building with free spaces, then none does."""
    spaces = list(look(table(1))["spaces"])
    s = table(1, spaces={space: A for space in spaces if not space.startswith(building)}, supply={A: 0})
    s.rng = Rolls(1, 2, 3, 4, 5, 6)
    cycle(s)
    taken = [space for space, who in look(s)["spaces"].items() if who == N]
    assert (len(taken), all(space.startswith(building) for space in taken), s.stock[N]) == (3, True, 24 - 3)


def test_his_cathedral_cubes_are_worked_out_one_by_one() -> None:
    """TR-22.33, TR-22.19"""
    s = table(1, cathedral={(1, n): A for n in range(2, 7)})
    s.rolled = 7
    royal_cathedral(s)
    assert (look(s)["cathedral"][0][0], look(s)["cathedral"][1][5], s.points[N]) == (N, N, 2)
