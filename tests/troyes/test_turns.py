"""TR-4, TR-5, TR-14 The round; TR-7, TR-13 turns; TR-9 the cathedral; TR-11 citizens; TR-15 influence."""

from __future__ import annotations

from typing import Any

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import EACH
from mizban.games.troyes.rules.citizens import Citizen
from mizban.games.troyes.rules.rounds import Close, Income, Round, WorkForce
from mizban.games.troyes.rules.state import FROM, FROM_LYING
from mizban.games.troyes.rules.turns import Actions
from troyes.table import (
    NONE,
    A,
    B,
    C,
    Dice,
    N,
    Rolls,
    ask,
    cubes_on,
    legal,
    lies,
    look,
    question,
    say,
    stands,
    table,
    told,
    turn,
    why,
)

# ---------------------------------------------------------------- the round


def test_the_phases_of_a_round() -> None:
    """TR-4.1, TR-4.2, TR-5.1 Activity cards are turned up in the first three rounds only."""
    s = GAME.new(4, 3, news=True)
    shown = {}
    while s.legal:
        shown[int(s.round)] = sum(bool(card["card"]) for card in look(s)["activities"])
        s.play(s.legal[-1])
    assert shown == {0: 0, 1: 3, 2: 6, 3: 9, 4: 9, 5: 9, 6: 9}


def test_salaries_are_paid_for_standing_citizens_only() -> None:
    """TR-5.3, TR-5.4, TR-11.10"""
    spaces = {"palace_1": A, "bishopric_12_a": A, "city_hall_123_a": A, "palace_2": N}
    s = table(2, spaces=spaces, lying={"palace": [A]}, cards=["merchant"], trade={("merchant", A): 1})
    ask(s, Income(0))
    assert s.deniers[A] == 20 + 10 - 2 - 1


def test_the_start_player_card_goes_to_the_left() -> None:
    """TR-14.6"""
    s = table(3, round=5, start=C)
    ask(s, Close(0))
    assert s.start == A


def test_the_end_of_a_round() -> None:
    """TR-14.3, TR-14.4, TR-14.5, TR-11.15"""
    s = table(4, round=6, dice={(A, "red"): [1]}, lying={"palace": [A, N]}, supply={A: 2})
    s.pouch[B] = 3
    grey = int(s.stock[N])
    ask(s, Close(0))
    assert (s.square(), s.deniers[B], s.pouch[B], s.supply[A], int(s.stock[N])) == (0, 23, 0, 3, grey + 1)
    assert told(s, "takes-pouch") == [(B, 3)]


def test_without_dice_there_is_no_phase_4() -> None:
    """TR-13.1, TR-14.1"""
    s = ask(table(2), Actions(0))
    assert (s.legal, list(s.pouch)) == ([], [0, 0])


# ---------------------------------------------------------------- turns


def test_the_start_player_begins_and_the_others_follow_clockwise() -> None:
    """TR-7.1"""
    dice = {(seat, "yellow"): [4] for seat in (A, B, C)}
    s = ask(table(3, start=B, deniers=NONE, dice=dice), Actions(0))
    say(s, "1 farm", "2 pass", "0 farm", "1 pass")


def test_all_dice_can_be_bought_also_by_one_without_dice() -> None:
    """TR-7.4, TR-7.12, TR-13.4"""
    s = table(3, dice={(B, "yellow"): [4], (C, "yellow"): [4]})
    s.passed[B] = 1
    turn(s, "farm", "group:2", "take:1-yellow-4")
    assert list(s.deniers) == [20 - 8 + 4, 24, 24]


def test_sellers_are_paid_at_once_and_used_dice_leave_the_square() -> None:
    """TR-7.7, TR-7.10 While the group is still being formed, its seller has the money."""
    s = table(3, dice={(A, "yellow"): [6, 5], (B, "yellow"): [4], (C, "yellow"): [4]})
    turn(s, "farm", "group:3", "take:1-yellow-4")
    assert (question(s), list(s.deniers)) == ("0 Take", [14, 26, 20])
    say(s, "take:0-yellow-6", "take:0-yellow-5")
    assert (s.square(), list(s.deniers)) == (1, [14 + 15 // 2, 26, 20])


def test_own_dice_are_used_and_only_those_of_others_are_bought() -> None:
    """TR-7.5, TR-7.7 That is what everybody is told; a die is colour * 6 + face."""
    s = table(2, dice={(A, "yellow"): [6], (B, "yellow"): [4], (N, "yellow"): [5]})
    turn(s, "farm", "group:3", "take:0-yellow-6", "take:1-yellow-4")
    assert (told(s, "uses"), told(s, "buys"), told(s, "buys-neutral")) == ([(A, 17)], [(A, B, 15)], [(A, 16, 6)])
    assert told(s, "pays") == [(A, B, 6)]


def test_deniers_in_the_district_cannot_be_spent() -> None:
    """TR-7.9"""
    s = table(2, deniers={A: 1}, dice={(B, "yellow"): [6]})
    s.pouch[A] = 9
    turn(s)
    assert (told(s, "passes"), question(s)) == ([(A, 2)], "1 Turn")


def test_a_group_may_have_more_dice_than_it_needs() -> None:
    """TR-7.17, TR-7.16"""
    s = table(2, dice={(A, "yellow"): [1, 2]})
    turn(s, "farm", "group:2", "take:0-yellow-1")
    assert s.deniers[A] == 21


def test_who_cannot_act_must_pass() -> None:
    """TR-7.15, TR-14.2"""
    s = turn(table(2, deniers={A: 0, B: 0}, influence={A: 0, B: 0}, dice={(N, "white"): [1]}))
    assert (s.legal, list(s.pouch), told(s, "passes")) == ([], [2, 2], [(A, 2), (B, 2)])


def test_the_last_one_goes_on_and_the_others_wait_for_money() -> None:
    """TR-7.13, TR-7.14, TR-13.2, TR-13.3"""
    s = table(3, dice={(C, "yellow"): [6, 6, 6]}, influence=NONE, deniers={A: 0, B: 0})
    s.passed[A] = s.passed[B] = 1
    turn(s, "2 farm", "group:1", seat=C)
    assert list(s.pouch) == [1, 1, 0]
    say(s, "2 pass")
    assert list(s.pouch) == [1, 1, 2]


def test_no_pass_after_influence() -> None:
    """TR-13.5, TR-15.5"""
    s = table(2, dice={(A, "yellow"): [4]})
    s.rng = Rolls(6)
    turn(s, "reroll:0-yellow-4")
    assert why(s, "pass") == "no-pass TR-13.5"
    assert "farm" in legal(s)


def test_no_citizen_is_recruited_when_no_action_can_follow() -> None:
    """TR-13.5, TR-15.5 A citizen makes no action possible, so recruiting would come just before a pass."""
    s = turn(table(2, deniers={A: 0}, dice={(B, "white"): [4]}))
    assert (told(s, "passes"), question(s)) == ([(A, 2)], "1 Turn")
    s = turn(table(2, deniers={A: 0}, dice={(A, "yellow"): [1]}, lying={"city_hall": [B]}, spaces=HALL))
    assert legal(s) == ["pass", "reroll:0-yellow-1", "flip"]
    assert why(s, "recruit") == "no-use TR-15.5"


HALL = {f"city_hall_123_{letter}": B for letter in "abc"}

# ---------------------------------------------------------------- influence


def test_recruiting() -> None:
    """TR-15.3, TR-15.7, TR-25.1"""
    s = turn(table(2, dice={(A, "yellow"): [4]}, supply={A: 3}), "recruit")
    assert (s.supply[A], s.stock[A], s.influence[A]) == (4, 8, 8)
    s = turn(table(2, dice={(A, "yellow"): [4]}, supply={A: 12}))
    assert why(s, "recruit") == "no-stock TR-25.1"


def test_flipping_up_to_three_different_dice() -> None:
    """TR-15.4, TR-15.6"""
    s = table(2, dice={(A, "red"): [3], (A, "white"): [1, 1], (B, "red"): [2]})
    turn(s, "flip")
    assert legal(s) == ["turn-over:0-red-3", "turn-over:0-white-1"]
    assert why(s, "stop-flipping") == "flip-one TR-15.4"
    say(s, "turn-over:0-red-3")
    assert why(s, "turn-over:0-red-4") == "no-own-die TR-15.6"
    say(s, "turn-over:0-white-1")
    assert legal(s) == ["turn-over:0-white-1", "stop-flipping"], "neither of the two is turned back"
    say(s, "turn-over:0-white-1")
    assert look(s)["dice"][A] == {"red": [4], "white": [6, 6], "yellow": []}
    assert s.influence[A] == 6


def test_influence_must_be_there() -> None:
    """TR-15.1, TR-15.2"""
    s = turn(table(2, dice={(A, "red"): [3]}, influence={A: 0}))
    assert why(s, "reroll:0-red-3") == "no-influence TR-15.5"
    assert why(s, "flip") == "no-influence TR-15.5"


# ---------------------------------------------------------------- the cathedral


def test_every_die_must_find_its_space() -> None:
    """TR-9.2, TR-9.3, TR-9.4, TR-9.5, TR-9.6"""
    full = {(level, 4): B for level in (1, 2, 3)}
    s = turn(table(2, dice={(A, "white"): [4]}, cathedral=full))
    assert "build" not in legal(s)
    nearly = {(level, 4): B for level in (1, 2)}
    s = turn(table(2, dice={(A, "white"): [4, 4, 2]}, cathedral=nearly), "build")
    assert legal(s, "group") == ["1", "2"]
    say(s, "group:2", "take:0-white-4")
    assert (look(s)["cathedral"][2][3], look(s)["cathedral"][0][1]) == (A, A)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_number_has_one_space_at_a_time_the_lowest(number: int) -> None:
    """TR-9.4"""
    for built in range(3):
        under = {(level, number): B for level in range(1, built + 1)}
        s = turn(table(2, dice={(A, "white"): [number]}, cathedral=under), "build")
        columns = look(s)["cathedral"]
        assert [row[number - 1] for row in columns] == [B] * built + [A] + [-1] * (2 - built)


# ---------------------------------------------------------------- citizens


def test_a_row_with_a_gap() -> None:
    """TR-11.7, TR-11.16, TR-11.17"""
    spaces = {"city_hall_456_a": B, "city_hall_456_c": C}
    for entry, found in (("first_gap", [B, A, C]), ("from_left", [A, B, C])):
        s = table(3, dice={(A, "yellow"): [5]}, spaces=spaces, entry=entry)
        turn(s, "place:city_hall")
        assert [stands(s, f"city_hall_456_{i}") for i in "abc"] == found
        assert lies(s, "city_hall") == []


def test_a_moved_citizen_is_taken_up_first() -> None:
    """TR-11.2, TR-11.3"""
    spaces = {"bishopric_12_a": A, "bishopric_12_b": B}
    s = table(2, dice={(A, "white"): [1]}, spaces=spaces)
    turn(s, "place:bishopric", "from:bishopric_12_a")
    assert (stands(s, "bishopric_12_a"), stands(s, "bishopric_12_b"), lies(s, "bishopric")) == (A, B, [])


def test_an_expelled_citizen_keeps_its_die_and_brings_no_other() -> None:
    """TR-11.9, TR-11.10"""
    s = table(2, dice={(A, "red"): [3], (B, "red"): [6]}, spaces={"palace_3": B})
    turn(s, "place:palace", "take:0-red-3")
    assert (lies(s, "palace"), look(s)["dice"][B]["red"]) == ([B], [6])
    ask(s, WorkForce(0))
    assert (s.dice_in(A), s.dice_in(B)) == (1, 1)


def test_grey_is_protected_too() -> None:
    """TR-11.11, TR-11.13"""
    s = turn(table(2, dice={(A, "red"): [3]}, spaces={"palace_3": N}, lying={"palace": [N]}))
    assert "place:palace" not in legal(s)


def test_protection_ends_when_the_lying_citizen_is_used_elsewhere() -> None:
    """TR-11.12, TR-11.14 Not while it is asked whether that one may enter there itself."""
    s = table(2, dice={(A, "red"): [3], (A, "white"): [1]}, spaces={"palace_3": A}, lying={"palace": [A]})
    assert Citizen(A, 0, 2).why(s, FROM[FROM_LYING]) == ("is-protected TR-11.11", ())
    turn(s, "place:bishopric", "from:lying_palace")
    s.todo = []
    turn(s, "place:palace", "from:supply", seat=A)
    assert (stands(s, "palace_3"), lies(s, "palace")) == (A, [A])


@pytest.mark.parametrize(
    ("deniers", "dice", "reason"),
    [
        (2, {}, "no-group TR-7.16"),
        (1, {(B, "yellow"): [5]}, "no-group TR-7.16"),
        (2, {(B, "yellow"): [5]}, "is-protected TR-11.11"),
        (0, {(A, "yellow"): [1]}, "is-protected TR-11.11"),
    ],
)
def test_protection_is_in_the_way_of_who_could_have_a_die(deniers: int, dice: Dice, reason: str) -> None:
    """TR-7.16, TR-11.11 Whoever has none and can buy none is not told of it."""
    spaces = {**HALL, **{f"city_hall_456_{letter}": B for letter in "abc"}}
    s = table(2, deniers={A: deniers}, dice={(A, "red"): [1], **dice}, spaces=spaces, lying={"city_hall": [B]})
    assert why(turn(s), "place:city_hall") == reason


@pytest.mark.parametrize("protected", ["city_hall_456_a", "city_hall_456_c"])
def test_a_citizen_of_a_full_row_moves_within_it_though_its_end_is_protected(protected: str) -> None:
    """TR-11.3, TR-11.11 Its space is empty when it enters, so nobody is expelled."""
    spaces = {"city_hall_456_a": A, "city_hall_456_b": B, "city_hall_456_c": A}
    s = table(2, dice={(A, "yellow"): [5]}, spaces=spaces, lying={"city_hall": [A]})
    turn(s, "place:city_hall")
    assert legal(s, "from") == ["city_hall_456_a", "city_hall_456_c"]
    assert why(s, "from:lying_city_hall") == why(s, "from:supply") == "is-protected TR-11.11"
    say(s, f"from:{protected}")
    assert [stands(s, space) for space in spaces] == [A, B, A]
    assert lies(s, "city_hall") == [A]


def test_the_die_of_a_citizen_cannot_be_changed() -> None:
    """TR-11.4, TR-11.1 Only dice of the building's colour, exactly one, at 2 deniers."""
    s = table(
        2, dice={(B, "yellow"): [1, 4]}, cards=["priest", "confession"], cubes={("priest", A): 1, ("confession", A): 1}
    )
    turn(s, "place:city_hall", "take:1-yellow-4")
    assert (stands(s, "city_hall_456_a"), list(s.deniers), sum(s.cubes)) == (A, [18, 22], 2)


# ---------------------------------------------------------------- set-up, secrets


@pytest.mark.parametrize(("seats", "each", "rounds", "held"), [(1, 6, 4, 0), (2, 6, 4, 2), (3, 5, 5, 1), (4, 4, 6, 1)])
def test_set_up(seats: int, each: int, rounds: int, held: int) -> None:
    """TR-2.1, TR-2.3, TR-2.6, TR-2.7, TR-2.8, TR-2.9, TR-3.1, TR-22.2, TR-22.29"""
    s = GAME.new(seats, 2)
    v = look(s)
    assert EACH[seats] == each
    assert (v["rounds"], v["decks"]) == (rounds, {"red": rounds, "white": 4, "yellow": 4})
    assert v["deniers"] == [5] * seats
    assert v["influence"] == [4] * seats
    assert set(v["tokens"]) <= {0, -1}
    assert [len(cards) for cards in v["characters"]] == [held] * seats
    assert [card["card"] for card in v["activities"]] == [""] * 9
    assert [(card["colour"], card["round"]) for card in v["activities"]] == [
        (colour, n) for colour in ("red", "white", "yellow") for n in (1, 2, 3)
    ]


def test_bonus_cards_are_shuffled_in() -> None:
    """TR-21.1, TR-1.11"""
    s = GAME.new(4, 2, {"bonus_cards": "on"})
    assert len(s.slots) + len(s.box) == 30
    assert len(s.red) + len(s.aside) == 9
    s = GAME.new(4, 2)
    assert (len(s.slots) + len(s.box), len(s.red) + len(s.aside)) == (27, 8)


def test_what_is_hidden() -> None:
    """TR-23.1 to TR-23.5"""
    s = table(3, points={A: 5, B: 7}, characters=["henri_i", "urbain_iv", "thibaut_ii"], shown=1, round=1)
    v = look(s, A)
    assert v["tokens"][:3] == [5, -1, -1]
    assert v["characters"] == [["henri_i"], [""], [""]]
    assert [bool(card["card"]) for card in v["activities"]] == [True, False, False] * 3
    assert look(s, 3)["characters"] == [[""], [""], [""]]
    assert look(table(3, points={B: 7}, running_points="on"))["tokens"][B] == 7
    s.over = 1
    assert look(s, B)["characters"] == [["henri_i"], ["urbain_iv"], ["thibaut_ii"]]


def test_a_whole_round_goes_by_itself_when_all_pass() -> None:
    """TR-4.2, TR-7.1, TR-24.2, TR-24.3"""
    s = table(2, round=1, shown=1, spaces={"palace_1": A, "city_hall_123_a": B})
    s.todo = [Round(0)]
    s.settle()
    before = s.round
    while s.legal and s.round == before:
        word = next(
            word for word in ("pass", "yield", "defend", "enough", "stop-spending", s.legal[0].word) if word in legal(s)
        )
        say(s, word)
    assert s.round == before + 1
    assert question(s) or s.over
    assert cubes_on(s, "marauding") == []


# ---------------------------------------------------------------- dice that complete a group


def test_no_die_is_taken_that_leaves_its_group_too_small() -> None:
    """TR-7.3, TR-7.8, TR-7.16 One red die is no group of two, whatever it shows."""
    dice = {(A, "red"): [5], (A, "yellow"): [3, 2]}
    s = turn(table(2, deniers={A: 0}, dice=dice, printed={"marauding": {"divisor": 1}}), "combat:marauding", "group:2")
    assert legal(s, "take") == ["0-yellow-2", "0-yellow-3"]
    assert why(s, "take:0-red-5") == "too-low TR-7.16"


def test_a_bought_die_is_not_counted_twice() -> None:
    """TR-7.8, TR-7.16 A low one may come first where the high one completes the group."""
    laid: dict[str, Any] = {"cards": ["merchant"], "trade": {("merchant", A): 1}}
    for district in (B, C, N):
        s = table(3, dice={(district, "yellow"): [1, 4]}, printed={"merchant": {"divisor": 5}}, **laid)
        turn(s, "activate:merchant")
        die = "n" if district == N else district
        assert (question(s), legal(s, "take")) == ("0 Take", [f"{die}-yellow-1", f"{die}-yellow-4"])
