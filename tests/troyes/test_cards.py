"""TR-1 What is in the box, and a few clauses that hold by the whole."""

from __future__ import annotations

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    CHARACTERS,
    COLOURS,
    DATA,
    DECK_OF,
    EVENT_IDS,
    INVADED,
    PRICE,
    SPACES,
)
from mizban.games.troyes.rules.figures import COST, DEFAULT, DIVISOR, EVENT_DIVISOR, FIRST, FLAGS, MOST, NEXT, ROUND
from mizban.games.troyes.rules.rounds import Income, WorkForce
from troyes.table import A, B, N, Rolls, ask, legal, look, question, random_game, slot, table, turn

COUNT = {row["id"]: row["count"] for row in DATA["component"]}


def test_what_is_in_the_box() -> None:
    """TR-1.1, TR-1.2, TR-1.3, TR-1.4, TR-1.5, TR-1.6, TR-1.7, TR-1.10, TR-2.3"""
    assert len(SPACES) == 18
    assert len(DATA["district"]) == 5
    assert len(DATA["cathedral_space"]) == 18
    assert [COUNT[f"{colour}_die"] for colour in (*COLOURS, "black")] == [6] * 4
    assert [COUNT[f"denier_{n}"] for n in (1, 5, 10)] == [24, 12, 4]
    assert [COUNT[f"vp_{n}"] for n in (1, 3, 5, 10)] == [24, 10, 10, 10]
    assert (COUNT["player_citizen"], COUNT["neutral_citizen"]) == (48, 8)
    assert (COUNT["player_cube"], COUNT["neutral_cube"]) == (80, 10)
    assert COUNT["influence_marker"] + COUNT["district_marker"] == 8
    assert len(CHARACTERS) == COUNT["character_card"] == 6


def test_nine_activities_of_a_colour_three_of_each_number() -> None:
    """TR-1.8"""
    for colour in range(3):
        cards = [card.id for card in ACTIVITIES if card.colour == colour and not card.bonus]
        assert sorted(DEFAULT[id][ROUND] for id in cards) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_a_tradesman_is_worth_what_players_tell() -> None:
    """TR-28.5 From 1 point for 3 deniers to 3 points for 5; the Glassblower has one of the largest divisors."""
    for id in ACTIVITY_IDS:
        cost, points = DEFAULT[id][COST], DEFAULT[id][FIRST]
        assert 1 * cost <= 3 * points, id
        assert 5 * points <= 3 * cost, id
    assert DEFAULT["glassblower"][DIVISOR] == max(DEFAULT[id][DIVISOR] for id in ACTIVITY_IDS)


def test_figures_that_examples_tell() -> None:
    """TR-28.1, TR-28.2 Groups worth 9, 16, 9 and 6, with a tie for the Succession Conflict that pays 3 each."""
    priest, merchant, conflict = DEFAULT["priest"], DEFAULT["merchant"], DEFAULT["succession_conflict"]
    assert (9 // priest[DIVISOR], priest[COST], 16 // merchant[DIVISOR]) == (3, 8, 8)
    assert (9 // conflict[EVENT_DIVISOR], conflict[FLAGS], (conflict[MOST] + conflict[NEXT]) // 2) == (2, 5, 3)
    assert 6 // DEFAULT["marauding"][EVENT_DIVISOR] == 2


@pytest.mark.parametrize(("card", "dice"), [("templar", "red"), ("prior", "white")])
def test_a_die_that_counts_as_several_counts_as_two(card: str, dice: str) -> None:
    """TR-28.3"""
    params = ACTIVITIES[ACTIVITY_IDS.index(card)].params
    assert (params["to_colour"], params["becomes"]) == (dice, 2)


def test_alone_le_roy_begins_with_twelve_citizens_and_the_player_with_six() -> None:
    """TR-28.4, TR-3.6"""
    s = GAME.new(1, 1)
    while question(s) == "0 Settle":
        s.play(s.legal[0])
    standing = list(look(s)["spaces"].values())
    assert (standing.count(A), standing.count(N)) == (6, 12)


def test_what_other_texts_say_wrongly() -> None:
    """TR-27.1, TR-27.4, TR-27.5 Start money, one card with two names, one price for all dice, income of influence."""
    assert list(GAME.new(3, 1).deniers) == [5, 5, 5]
    assert [id for id in EVENT_IDS if "workers" in id or "builders" in id] == ["migrant_workers"]
    assert list(PRICE[1:]) == [2, 4, 6]
    s = ask(table(2, influence={A: 3, B: 0}), Income(0))
    assert list(s.influence) == [3, 0]


@pytest.mark.parametrize(
    ("card", "english", "persian"),
    [
        ("procession", "Procession", "دستهٔ آیینی"),
        ("joust", "Joust", "نیزه‌بازی سواره"),
        ("militia", "Militia", "شبه‌نظامیان"),
        ("tithing", "Tithing", "ده‌یک"),
    ],
)
def test_names_that_a_translation_missed(card: str, english: str, persian: str) -> None:
    """TR-27.3"""
    for lang, name in (("en", english), ("fa", persian)):
        assert name in GAME.about(f"activity:{card}", lang)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_seat_is_asked_at_a_time(seats: int) -> None:
    """TR-24.4"""
    for s in random_game(seats, 5):
        assert len(s.open()) == (1 if s.legal else 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_unused_districts_stay_empty_and_nobody_has_more_than_twelve_citizens(seats: int) -> None:
    """TR-2.2, TR-2.5 Each seat has a district, and grey one."""
    for s in random_game(seats, 6):
        v = look(s)
        parties = [i for i, dice in enumerate(v["dice"]) if any(dice.values())]
        assert set(parties) <= {*range(seats), N}
        for seat in range(seats):
            standing = list(v["spaces"].values()).count(seat)
            lying = sum(lying.count(seat) for lying in v["lying"].values())
            hired = sum([*card["tradesmen"], *card["picture"]].count(seat) for card in v["activities"])
            assert v["supply"][seat] + standing + lying + hired <= 12


def test_sixteen_events() -> None:
    """TR-1.9"""
    base = [deck for id, deck in zip(EVENT_IDS, DECK_OF, strict=True) if id not in ("resistance", "marauding")]
    assert [base.count(colour) for colour in COLOURS] == [8, 4, 4]


def test_only_one_event_expels_from_a_building() -> None:
    """TR-18.19"""
    assert sorted(int(building) for building in INVADED if building >= 0) == [0, 1, 2]


def test_the_start_player_is_drawn_or_chosen() -> None:
    """TR-2.10, TR-22.7"""
    assert {GAME.new(3, seed).start for seed in range(20)} == {0, 1, 2}
    assert GAME.new(3, 1, {"first_player": "host_choice", "first_seat": "2"}).start == 2
    assert {GAME.new(1, seed).start for seed in range(20)} == {0, 4}


def test_the_five_actions() -> None:
    """TR-7.2, TR-12.1, TR-22.1"""
    dice = {(A, colour): [6, 6, 6] for colour in COLOURS}
    s = turn(table(2, dice=dice, cards=["merchant"], events=["war"]))
    assert {word.partition(":")[0] for word in legal(s)} >= {"activate", "build", "combat", "place", "farm", "pass"}


def test_a_tradesman_is_needed_once() -> None:
    """TR-8.1, TR-8.2, TR-8.21"""
    s = table(2, dice={(A, "yellow"): [2]}, cards=["merchant"], trade={("merchant", A): 2})
    turn(s, "activate:merchant")
    assert (s.deniers[A], s.supply[A], s.trade[slot(s, "merchant")]) == (22, 4, 2)


def test_cubes_work_in_agriculture() -> None:
    """TR-12.2, TR-8.21"""
    for card in ("priest", "apprenticeship", "confession"):
        s = table(2, dice={(A, "yellow"): [1]}, cards=[card], cubes={(card, A): 2})
        turn(s, "farm")
        assert s.deniers[A] == 20 + {"priest": 2, "apprenticeship": 2, "confession": 1}[card]
        assert s.cubes[slot(s, card)] == 1


def test_supplies_never_run_out() -> None:
    """TR-25.2 More cubes than the box has, more money than its coins."""
    s = table(2, deniers={B: 900}, cards=["priest"], cubes={("priest", A): 50}, marks=[("marauding", A)] * 40)
    assert look(s)["deniers"][B] == 900
    assert question(s) == ""


@pytest.mark.parametrize("owners", [(A, B, N), (B, N, A), (N, A, B)])
def test_there_is_a_die_for_every_space(owners: tuple[int, int, int]) -> None:
    """TR-25.4, TR-5.6 Six of each colour, whoever has all spaces of a building."""
    s = table(2, spaces={space: owners[i // 6] for i, space in enumerate(SPACES)}, supply={A: 0, B: 0})
    s.rng = Rolls(*[1, 2, 3, 4, 5, 6] * 3)
    ask(s, WorkForce(0))
    dice = look(s)["dice"]
    for i, colour in enumerate(COLOURS):
        assert [sorted(dice[party][colour]) for party in owners] == [
            [1, 2, 3, 4, 5, 6] if j == i else [] for j in range(3)
        ]
