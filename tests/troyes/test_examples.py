"""The worked examples, each named by its number."""

from __future__ import annotations

import pytest

from mizban.core.rng import Rng
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import CHARACTERS, EVENT_IDS, SPACES
from mizban.games.troyes.rules.citizens import Citizen
from mizban.games.troyes.rules.combat import Settled
from mizban.games.troyes.rules.defence import Attack
from mizban.games.troyes.rules.events import Events, act
from mizban.games.troyes.rules.rounds import Close, Cycle, Income, WorkForce
from mizban.games.troyes.rules.scoring import parts, rating, tier
from mizban.games.troyes.rules.solo import best_die, royal_character, royal_citizen, royal_event, royal_score, use_dice
from mizban.games.troyes.rules.state import WORDS, Troyes
from troyes.table import (
    NONE,
    A,
    B,
    C,
    D,
    N,
    ask,
    cubes_on,
    legal,
    lies,
    look,
    question,
    say,
    slot,
    stands,
    table,
    told,
    turn,
    why,
)

EX1 = {
    "palace_6": A,
    "bishopric_12_a": A,
    "city_hall_123_a": A,
    "city_hall_123_b": A,
    "bishopric_12_b": B,
    "bishopric_34_a": B,
    "bishopric_34_b": B,
    "city_hall_123_c": B,
    "bishopric_56_a": C,
    "city_hall_456_a": C,
    "city_hall_456_b": C,
    "city_hall_456_c": C,
    "palace_1": D,
    "palace_2": D,
    "palace_3": D,
    "bishopric_56_b": D,
    "palace_4": N,
    "palace_5": N,
}
FIRST = {"first_player": "host_choice", "first_seat": "0"}


class Rolls(Rng):
    """Chance that brings what a test says: the values of dice, one after the other."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self.values.pop(0) - 1

    def copy(self) -> Rolls:
        return Rolls(*self.values)

    def save(self) -> list[object]:
        return list(self.values)


# ---------------------------------------------------------------- A. set-up


def test_ex1_initial_placement_with_four_players() -> None:
    """EX-1: TR-2.4, TR-3.2, TR-3.3, TR-3.4, TR-3.5, TR-3.7"""
    s = GAME.new(4, 1, FIRST)
    assert [int(n) for n in s.supply[:4]] == [4, 4, 4, 4]
    order = []
    own = {seat: [space for space, party in EX1.items() if party == seat] for seat in range(4)}
    while question(s).endswith("Settle"):
        order.append(s.asked)
        before = look(s)["spaces"]
        say(s, f"settle:{own[s.asked].pop(0)}")
        assert all(party in (-1, stands(s, space)) for space, party in before.items()), "nobody moves"
    assert order == [0, 1, 2, 3, 3, 2, 1, 0] * 2
    assert look(s)["spaces"] == EX1
    assert s.stock[N] == 6


def test_ex2_the_second_pass_runs_back() -> None:
    """EX-2: TR-3.2"""
    s = say(GAME.new(4, 1, FIRST), "0 settle:palace_6", "1 settle:bishopric_12_a", "2 settle:palace_5")
    say(s, "3 settle:palace_4", "3 settle:palace_3", "2 settle:palace_2")


def test_ex3_three_players() -> None:
    """EX-3: TR-2.4, TR-2.8, TR-3.5"""
    s = GAME.new(3, 1, FIRST)
    assert ([int(n) for n in s.supply[:3]], len(s.red), look(s)["rounds"]) == ([5, 5, 5], 5, 5)
    for _ in range(15):
        assert question(s).endswith("Settle")
        s.play(s.legal[0])
    assert list(look(s)["spaces"].values()).count(N) == 3


def test_ex4_two_players() -> None:
    """EX-4: TR-3.6, TR-20.1"""
    s = GAME.new(2, 1, FIRST)
    corners = ["palace_2", "palace_5", "bishopric_12_b", "bishopric_56_a", "city_hall_123_c", "city_hall_456_a"]
    assert [space for space, party in look(s)["spaces"].items() if party == N] == corners
    assert (len(s.red), look(s)["rounds"], len(look(s)["characters"][A])) == (4, 4, 2)
    for _ in range(11):
        assert question(s).endswith("Settle")
        s.play(s.legal[0])
    assert list(look(s)["spaces"].values()).count(N) == 6
    assert list(look(s)["spaces"].values()).count(-1) == 0


# ---------------------------------------------------------------- B. phases 1 and 2


def test_ex5_salaries() -> None:
    """EX-5: TR-5.2, TR-5.3, TR-5.4"""
    s = ask(table(4, deniers={A: 5, B: 5, C: 5, D: 5}, spaces=EX1, supply=NONE), Income(0))
    assert list(s.deniers) == [12, 12, 14, 8]


@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_ex6_unpaid_salary(before: int, after: int) -> None:
    """EX-6: TR-5.5, TR-6.8"""
    palace = {f"palace_{n}": A for n in range(1, 7)}
    s = ask(table(4, deniers={A: 0}, points={A: before}, spaces=palace), Income(0))
    assert (s.deniers[A], s.points[A]) == (0, after)


def test_ex7_rolling() -> None:
    """EX-7: TR-5.6, TR-5.7, TR-5.8"""
    s = ask(table(4, spaces=EX1, supply=NONE), WorkForce(0))
    counts = [{colour: len(values) for colour, values in dice.items()} for dice in look(s)["dice"]]
    assert counts[A] == {"red": 1, "white": 1, "yellow": 2}
    assert counts[N] == {"red": 2, "white": 0, "yellow": 0}
    assert all(sum(count[colour] for count in counts) == 6 for colour in ("red", "white", "yellow"))


# ---------------------------------------------------------------- C. phase 3


def test_ex8_two_new_events_and_three_black_dice() -> None:
    """EX-8: TR-6.1, TR-6.2, TR-6.5, TR-6.6, TR-6.11 to TR-6.15, TR-6.20, TR-6.21, TR-18.1, TR-18.4"""
    dice = {(A, "red"): [4], (B, "white"): [1], (B, "yellow"): [3]}
    s = table(4, dice=dice, influence=NONE)
    to_top(s, "war")
    to_top(s, "theological_conflict")
    s.rng = Rolls(1, 2, 6, 4)
    ask(s, Events(0))
    assert [row["event"] for row in look(s)["events"]] == ["marauding", "war", "theological_conflict"]
    assert stands(s, "bishopric_12_a") == N
    assert list(s.black) == [6, 4, 2]
    ask(s, Attack(0, A))
    say(s, "0 face:2", "1 spend:1-white-1")
    assert list(s.influence) == [2, 1, 0, 0]
    assert (list(s.black), s.square(), s.legal) == ([], 0, [])


def to_top(s: Troyes, id: str) -> None:
    """An event is the next of its deck."""
    event = EVENT_IDS.index(id)
    for name in ("red", "white", "yellow"):
        deck = getattr(s, name)
        if event in list(deck) or (name == "red" and event in list(s.aside)):
            if event in list(s.aside):
                at = list(s.aside).index(event)
                s.aside[at], deck[0] = deck[0], event
            else:
                at = list(deck).index(event)
                deck[0], deck[at] = deck[at], deck[0]


def test_ex9_not_able() -> None:
    """EX-9: TR-6.22, TR-6.23"""
    dice = {(A, "yellow"): [2], (A, "white"): [1], (B, "red"): [2]}
    s = ask(table(4, dice=dice, points={A: 5}, influence=NONE, black=[5, 3]), Attack(0, A))
    assert (s.points[A], s.influence[A], s.dice_in(A)) == (3, 0, 2)
    assert (s.dice_in(B), s.influence[B], list(s.black)) == (0, 1, [])


def test_ex10_civil_war_without_money() -> None:
    """EX-10: TR-6.7, TR-18.14"""
    s = table(2, deniers={A: 2, B: 3}, points={A: 4, B: 4}, events=["civil_war"])
    act(s, EVENT_IDS.index("civil_war"))
    assert (list(s.deniers), s.points[A], s.points[B]) == ([0, 0], 2, 4)


def test_ex11_two_events_missed() -> None:
    """EX-11: TR-6.7"""
    s = table(2, deniers={A: 0}, influence={A: 1}, points={A: 10}, events=["civil_war", "heresy"])
    act(s, EVENT_IDS.index("civil_war"))
    act(s, EVENT_IDS.index("heresy"))
    assert (s.deniers[A], s.influence[A], s.points[A]) == (0, 0, 6)


# ---------------------------------------------------------------- D. buying dice

THREE = {(A, "yellow"): [5, 6], (C, "yellow"): [5]}


def test_ex12_group_of_three() -> None:
    """EX-12: TR-7.4 to TR-7.6"""
    s = turn(table(4, dice=THREE), "farm", "group:3")
    while question(s) == "0 Take":
        s.play(s.legal[0])
    assert (s.deniers[A], s.deniers[C]) == (20 - 6 + 8, 26)


def test_ex13_group_of_two() -> None:
    """EX-13: TR-7.6"""
    s = turn(table(4, dice={(A, "white"): [5], (B, "white"): [6]}), "build", "group:2")
    say(s, "take:0-white-5")
    assert (s.deniers[A], s.deniers[B]) == (16, 24)


def test_ex14_three_from_one_player() -> None:
    """EX-14: TR-7.4, TR-7.6"""
    s = turn(table(4, dice={(B, "yellow"): [6, 6, 6]}), "farm", "group:3")
    assert (s.deniers[A], s.deniers[B]) == (20 - 18 + 9, 38)


def test_ex15_neutral_die() -> None:
    """EX-15: TR-7.5"""
    s = turn(table(4, dice={(N, "yellow"): [4]}), "farm")
    assert (s.deniers[A], sum(s.deniers)) == (20, 80)


# ---------------------------------------------------------------- E. activity cards


def test_ex16_merchant() -> None:
    """EX-16: TR-8.3, TR-8.13, TR-8.15, TR-17.2"""
    s = table(4, dice=THREE, cards=["merchant"], printed={"merchant": {"cost": 4}})
    turn(s, "activate:merchant", "group:3", "take:0-yellow-5", "take:0-yellow-6", "times:8")
    assert (s.deniers[A], s.deniers[C]) == (20 - 6 - 4 + 16, 26)
    assert s.trade[slot(s, "merchant")] == 1
    assert parts(s, A)[2] == 2


def test_ex17_priest() -> None:
    """EX-17: TR-8.3, TR-8.16, TR-8.18, TR-17.12"""
    s = table(4, deniers={B: 12}, dice={(B, "white"): [5], (A, "white"): [4]}, cards=["priest"], start=B)
    turn(s, "activate:priest", "group:2", "take:1-white-5", "times:3")
    assert (s.deniers[A], s.deniers[B]) == (24, 0)
    assert s.cubes[B * 9 + slot(s, "priest")] == 3
    s.dice[B * 3 + 2] = (1 << 5) + (1 << 10)
    s.todo = []
    turn(s, "farm", "cube:priest", "group:2", "take:1-yellow-2", seat=B)
    assert (s.deniers[B], s.cubes[B * 9 + slot(s, "priest")]) == (11 // 2, 2)
    s.dice[B * 3 + 1] = 1 << 15
    s.todo = []
    turn(s, "activate:priest", seat=B)
    assert (s.deniers[B], s.cubes[B * 9 + slot(s, "priest")]) == (11 // 2, 3), "no hiring is paid again"


def test_ex18_rounding_down_and_using_fewer() -> None:
    """EX-18: TR-8.13, TR-8.14"""
    s = table(4, dice={(A, "yellow"): [5, 6]}, cards=["miller"], printed={"miller": {"divisor": 4}})
    turn(s, "activate:miller", "group:2", "take:0-yellow-5")
    assert legal(s) == ["times:1", "times:2"]
    assert why(s, "times:3") == "too-often TR-8.13"


FULL = {("merchant", A): 1, ("merchant", B): 2}


def test_ex19_full_card() -> None:
    """EX-19: TR-8.6, TR-16.4, TR-19.6"""
    s = table(4, dice={(C, "yellow"): [2]}, cards=["merchant"], trade=FULL, characters=["le_florentin"], start=C)
    turn(s, "activate:merchant")
    assert (s.deniers[C], s.trade[C * 9 + slot(s, "merchant")]) == (20 - 4 + 2, 4)
    assert parts(s, C)[2] == 0
    assert tier(s, C, CHARACTERS.index("le_florentin")) == 0
    s.trade[C * 9 + slot(s, "merchant") + 1] = 4
    assert tier(s, C, CHARACTERS.index("le_florentin")) == 1


def test_ex20_freed_space() -> None:
    """EX-20: TR-8.9"""
    dice = {(A, "white"): [5], (D, "yellow"): [2]}
    s = table(4, dice=dice, supply=NONE, cards=["merchant", "priest"], trade={**FULL, ("merchant", C): 4})
    s.supply[D], s.stock[D] = 1, 11
    turn(s, "activate:priest", "from:merchant")
    at = slot(s, "merchant")
    assert [int(s.trade[party * 9 + at]) for party in range(4)] == [0, 2, 4, 0]
    turn(s, "activate:merchant", seat=D)
    assert [int(s.trade[party * 9 + at]) for party in range(4)] == [0, 2, 4, 1]


@pytest.mark.parametrize("value", [[6, 2], [6, 3]])
def test_ex21_joust_twice(value: list[int]) -> None:
    """EX-21: TR-17.26, TR-17.28"""
    dice = {(B, "red"): value, (A, "red"): [5], (C, "red"): [4], (N, "red"): [4]}
    figures = {"joust": {"divisor": 4, "vp": 2}}
    s = table(4, dice=dice, cards=["joust"], trade={("joust", A): 1}, printed=figures)
    turn(s, "activate:joust", "group:2", f"take:1-red-{value[0]}", f"take:1-red-{value[1]}", "times:2")
    assert list(s.points) == [4, 0, 0, 0, 0]


def test_ex22_tithing() -> None:
    """EX-22: TR-17.10"""
    dice = {(A, "yellow"): [4], (B, "yellow"): [5], (C, "yellow"): [6]}
    s = table(3, dice=dice, cards=["tithing", "blacksmith"], cubes={("tithing", A): 1, ("blacksmith", A): 1})
    turn(s, "farm", "cube:tithing", "group:3", "take:0-yellow-4", "take:1-yellow-5")
    assert list(s.deniers) == [20 + 7, 20, 20]
    assert (s.cubes[slot(s, "tithing")], s.cubes[slot(s, "blacksmith")]) == (0, 1), "no other cube in this action"


def test_ex23_monk() -> None:
    """EX-23: TR-17.11"""
    s = table(3, dice={(B, "white"): [6]}, cards=["monk"], cubes={("monk", A): 1})
    turn(s, "farm")
    assert list(s.deniers) == [20 - 2 + 9, 22, 20]


def test_ex24_templar() -> None:
    """EX-24: TR-17.15"""
    s = table(
        3,
        dice={(A, "white"): [5]},
        influence={A: 0},
        cards=["templar"],
        cubes={("templar", A): 1},
        events=["war"],
        marks=[("war", B)] * 3,
        printed={"war": {"flags": 6, "divisor": 4}},
    )
    turn(s, "combat:war")
    assert legal(s) == ["times:1", "times:2"]
    say(s, "times:2")
    assert (cubes_on(s, "war"), s.influence[A]) == ([B, B, B, A, A], 2)


def test_ex25_miller() -> None:
    """EX-25: TR-17.3"""
    spaces = {"palace_1": A, "palace_2": A, "palace_3": A, "bishopric_12_a": A, "bishopric_34_a": A}
    s = table(
        2,
        dice={(A, "yellow"): [4, 4]},
        spaces=spaces,
        lying={"palace": [A]},
        cards=["miller"],
        trade={("miller", A): 1},
        printed={"miller": {"divisor": 4}},
    )
    turn(s, "activate:miller", "group:2", "times:2", "mill:palace", "mill:bishopric")
    assert s.deniers[A] == 30


# ---------------------------------------------------------------- F. cathedral


def test_ex26_three_cubes() -> None:
    """EX-26: TR-7.6, TR-9.1 to TR-9.7"""
    dice = {(C, "white"): [5], (B, "white"): [4], (D, "white"): [1]}
    s = table(4, dice=dice, influence={C: 0}, cathedral={(1, 1): A}, start=C)
    turn(s, "build", "group:3", "take:2-white-5", "take:1-white-4")
    assert list(s.deniers) == [20, 26, 8, 26]
    assert look(s)["cathedral"] == [[A, -1, -1, C, C, -1], [C, -1, -1, -1, -1, -1], [-1] * 6]
    assert (s.points[C], s.influence[C]) == (3, 5)


def test_ex27_two_equal_dice() -> None:
    """EX-27: TR-9.5"""
    s = turn(table(2, dice={(A, "white"): [3, 3]}, influence={A: 0}), "build", "group:2")
    assert [level[2] for level in look(s)["cathedral"]] == [A, A, -1]
    assert (s.points[A], s.influence[A]) == (2, 2)


# ---------------------------------------------------------------- G. events


def test_ex28_succession_conflict_countered_with_a_tie() -> None:
    """EX-28: TR-10.2 to TR-10.4, TR-10.6, TR-10.9, TR-10.13, TR-10.15"""
    marks = [("succession_conflict", C), ("succession_conflict", C), ("succession_conflict", A)]
    s = table(4, dice={(D, "red"): [2, 3, 4]}, influence={D: 0}, events=["succession_conflict"], marks=marks, start=D)
    turn(s, "combat:succession_conflict", "group:3", "take:3-red-2", "take:3-red-3", "times:2")
    assert (s.influence[D], list(s.points)) == (2, [0, 0, 3, 3, 0])
    assert look(s)["won"][C] == ["succession_conflict"]
    assert (list(s.marks), list(s.row)) == ([], [])


def countered(parties: list[int], flags: int, most: int, next: int) -> list[int]:
    """The points of an event whose flags these cubes fill."""
    figures = {"war": {"flags": flags, "points": [most, next]}}
    s = table(4, events=["war"], marks=[("war", party) for party in parties], printed=figures)
    ask(s, Settled(0))
    return [int(n) for n in s.points]


def test_ex29_one_colour_alone() -> None:
    """EX-29: TR-10.11"""
    assert countered([A, A, A], 3, 4, 2) == [6, 0, 0, 0, 0]


def test_ex30_tie_for_second() -> None:
    """EX-30: TR-10.10"""
    assert countered([A, B, C, A, A], 5, 4, 3) == [4, 1, 1, 0, 0]


def test_ex31_grey_wins() -> None:
    """EX-31: TR-10.7, TR-10.12, TR-10.14"""
    assert countered([N, A, N], 3, 4, 2) == [2, 0, 0, 0, 0]
    s = table(4, events=["war"], marks=[("war", N), ("war", A), ("war", N)], printed={"war": {"flags": 3}})
    ask(s, Settled(0))
    assert look(s)["won"][:4] == [[], [], [], []]
    s = table(4, events=["war"], marks=[("war", N), ("war", A)], printed={"war": {"flags": 2, "points": [5, 2]}})
    ask(s, Settled(0))
    assert (look(s)["won"][:4], list(s.points)) == ([[], [], [], []], [3, 0, 0, 0, 0])


def test_ex47_support() -> None:
    """EX-47: TR-18.13"""
    s = table(4, events=["brigands_1", "support"])
    act(s, EVENT_IDS.index("support"))
    assert (cubes_on(s, "brigands_1"), cubes_on(s, "marauding")) == ([N], [])
    s = table(4, events=["brigands_1", "war", "heresy", "support"])
    act(s, EVENT_IDS.index("support"))
    assert [cubes_on(s, id) for id in ("brigands_1", "war", "heresy")] == [[], [N], [N]]


# ---------------------------------------------------------------- H. citizens


def test_ex32_expelling_ones_own() -> None:
    """EX-32: TR-11.1, TR-11.8, TR-11.11, TR-11.12"""
    spaces = {"city_hall_123_a": A, "city_hall_123_b": C, "city_hall_123_c": B, "city_hall_456_c": B}
    spaces |= {"city_hall_456_a": D, "city_hall_456_b": D}
    s = table(4, dice={(C, "yellow"): [1], (A, "yellow"): [6]}, spaces=spaces, start=B)
    turn(s, "place:city_hall", "take:2-yellow-1", "from:supply")
    assert [stands(s, f"city_hall_123_{i}") for i in "abc"] == [B, A, C]
    assert (lies(s, "city_hall"), s.deniers[B], s.deniers[C]) == ([B], 18, 22)
    s.todo = []
    s.dice[A * 3 + 2] = 1 << 25
    turn(s, seat=A)
    assert why(s, "place:city_hall") == "is-protected TR-11.11"


def test_ex33_palace() -> None:
    """EX-33: TR-7.5, TR-11.5"""
    s = table(4, dice={(N, "red"): [3]}, spaces={"palace_3": D})
    turn(s, "place:palace")
    assert (stands(s, "palace_3"), lies(s, "palace"), s.deniers[A]) == (A, [D], 18)


def test_ex34_forbidden_placement() -> None:
    """EX-34: TR-11.11"""
    for seat in (A, C, D):
        s = table(4, dice={(seat, "red"): [5]}, spaces={"palace_5": B}, lying={"palace": [B]}, start=seat)
        turn(s)
        assert why(s, "place:palace") == "is-protected TR-11.11"
        s = table(4, dice={(seat, "red"): [4, 5, 6]}, spaces={"palace_5": B}, lying={"palace": [B]}, start=seat)
        turn(s, "place:palace")
        assert legal(s, "take") == [f"{seat}-red-4", f"{seat}-red-6"]
        assert why(s, f"take:{seat}-red-5") == "is-protected TR-11.11"


@pytest.mark.parametrize("supply", [0, 4])
def test_ex34_set_back_where_it_stood(supply: int) -> None:
    """EX-34: TR-11.3 The very citizen that stands there, and no other, whatever its owner has."""
    spaces = {"palace_5": B, "palace_1": B}
    s = table(4, dice={(B, "red"): [5]}, spaces=spaces, lying={"palace": [B]}, supply={B: supply}, start=B)
    assert Citizen(B, 0, 4).options(s) == [WORDS.named["from:palace_5"]]
    for word in ("from:palace_1", "from:lying_palace", "recruit"):
        assert Citizen(B, 0, 4).why(s, WORDS.named[word]) == ("is-protected TR-11.11", ())
    turn(s, "place:palace")
    assert (stands(s, "palace_5"), lies(s, "palace"), s.supply[B], s.dice_in(B)) == (B, [B], supply, 0)
    assert told(s, "stands") == [(B, SPACES.index("palace_5"))]
    assert told(s, "expelled") == []


# ---------------------------------------------------------------- I. influence, pass, end of the round


def test_ex35_reroll_and_flip() -> None:
    """EX-35: TR-15.2, TR-15.4, TR-10.20"""
    s = table(4, dice={(N, "red"): [4], (C, "yellow"): [3]}, influence={C: 5}, start=C)
    s.rng = Rolls(1)
    turn(s)
    assert legal(s, "reroll") == ["2-yellow-3"]
    say(s, "reroll:2-yellow-3", "flip")
    assert (s.influence[C], look(s)["dice"][C]["yellow"]) == (0, [6])
    say(s, "combat:marauding", "take:2-yellow-6", "times:2")
    assert (cubes_on(s, "marauding"), s.influence[C]) == ([C, C], 2)


def test_ex36_passing() -> None:
    """EX-36: TR-13.2, TR-13.3, TR-14.3"""
    s = table(2, dice={(B, "yellow"): [4, 4], (A, "white"): [1]})
    turn(s, "0 pass", "1 farm", "group:1", "1 farm")
    assert (s.pouch[A], s.deniers[A]) == (4, 20)
    ask(s, Close(0))
    assert s.deniers[A] == 20 + 4 + 10


def test_ex37_the_end_of_the_track() -> None:
    """EX-37: TR-15.1"""
    s = turn(table(2, dice={(A, "white"): [6]}, influence={A: 19}), "build")
    assert s.influence[A] == 20


def test_ex38_the_round_ends_with_the_last_die() -> None:
    """EX-38: TR-14.1"""
    s = turn(table(2, dice={(A, "yellow"): [4]}), "farm")
    assert (s.legal, list(s.pouch), s.square()) == ([], [0, 0], 0)


# ---------------------------------------------------------------- J. the end of the game


def test_ex39_final_scoring() -> None:
    """EX-39: TR-16.2 to TR-16.6"""
    stones = {(1, 1): A, (1, 2): A, (1, 3): A, (2, 1): A, (2, 2): A}
    standing = {f"palace_{n}": A for n in range(1, 7)}
    s = table(
        4,
        deniers={A: 17},
        influence={A: 0},
        points={A: 21},
        spaces=standing,
        supply={A: 3},
        cards=["merchant", "archer", "priest"],
        trade={("merchant", A): 1, ("archer", A): 2, ("priest", A): 4},
        events=["war"],
        marks=[("marauding", A), ("war", A)],
        cathedral=stones,
        characters=["chretien_de_troyes", "urbain_iv", "thibaut_ii", "henri_i"],
    )
    for id in ("heresy", "drought"):
        s.won[A] |= 1 << EVENT_IDS.index(id)
    assert parts(s, A) == [21, 2, 3, -2, 3 + 3 + 3 + 1]
    assert GAME.scores(s)[A] == 34


TIERS = {
    "chretien_de_troyes": ([3, 5, 7], [4, 6, 8]),
    "urbain_iv": ([3, 5, 7], [4, 6, 8]),
    "thibaut_ii": ([6, 12, 18], [6, 12, 18]),
    "hugues_de_payns": ([6, 10, 15], [6, 10, 15]),
    "le_florentin": ([2, 4, 6], [2, 4, 6]),
    "henri_i": ([1, 3, 5], [1, 3, 5]),
}


@pytest.mark.parametrize("character", TIERS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ex40_character_thresholds(character: str, seats: int) -> None:
    """EX-40: TR-19.1, TR-19.2, TR-19.3, TR-19.4, TR-19.5, TR-19.6, TR-19.7, TR-19.8, TR-20.1, TR-22.2"""
    least = TIERS[character][0 if seats > 2 else 1]
    for n in range(20):
        s = table(seats)
        count(s, character, n)
        worth = 6 if n >= least[2] else 3 if n >= least[1] else 1 if n >= least[0] else 0
        most = {"chretien_de_troyes": 18, "urbain_iv": 18, "le_florentin": 9, "henri_i": 16}.get(character, 99)
        if n <= most:
            assert tier(s, A, CHARACTERS.index(character)) == worth


def count(s: Troyes, character: str, n: int) -> None:
    """Gives seat 0 so many of what a character counts; the position need not be possible."""
    for i in range(n):
        if character == "chretien_de_troyes" and i < 18:
            s.spaces[i] = A
        elif character == "urbain_iv" and i < 18:
            s.cathedral[i] = A
        elif character == "le_florentin" and i < 9:
            s.trade[i] = 4
        elif character == "henri_i" and i < 16:
            s.won[A] |= 1 << i
    if character == "thibaut_ii":
        s.deniers[A] = n
    if character == "hugues_de_payns":
        s.influence[A] = n


# ---------------------------------------------------------------- K. solo


def test_ex41_placement_cycle() -> None:
    """EX-41: TR-22.4, TR-22.5, TR-22.10"""
    s = table(1, supply={A: 6})
    s.rng = Rolls(5, 2, 6, 5, 5, 4)
    ask(s, Cycle(0))
    assert [space for space, party in look(s)["spaces"].items() if party == N] == [
        "palace_6",
        "bishopric_56_a",
        "city_hall_456_a",
    ]
    assert question(s) == "0 Settle"
    s = GAME.new(1, 5)
    while question(s) == "0 Settle":
        s.play(s.legal[0])
    spaces = list(look(s)["spaces"].values())
    assert (spaces.count(N), spaces.count(A)) == (12, 6)


def test_ex42_dice_ranking() -> None:
    """EX-42: TR-22.10"""
    s = table(1, dice={(N, "white"): [6, 4], (N, "yellow"): [6], (N, "red"): [4]})
    order = []
    while s.dice_in(N):
        order.append(int(best_die(s, N)))
        use_dice(s, 1)
    assert order == [2 * 6 + 5, 6 + 5, 3, 6 + 3]


def test_ex43_roll_of_three() -> None:
    """EX-43: TR-22.14, TR-22.15"""
    s = table(1, dice={(A, "red"): [6], (A, "white"): [6], (N, "white"): [2, 1]})
    s.rolled = 3
    royal_score(s)
    assert (s.deniers[A], s.points[N]) == (24, 2)
    assert (look(s)["dice"][A]["red"], look(s)["dice"][N]["white"]) == ([], [1])


def test_ex44_roll_of_five() -> None:
    """EX-44: TR-22.14, TR-22.17"""
    figures = {"war": {"flags": 4, "points": [4, 2]}}
    s = table(1, dice={(N, "white"): [2, 1]}, events=["war"], marks=[("war", A)], printed=figures)
    s.rolled = 5
    royal_event(s)
    assert (s.dice_in(N), s.points[N], s.points[A], look(s)["won"][N]) == (0, 4, 2, ["war"])


def test_ex45_roll_of_eight() -> None:
    """EX-45: TR-22.20"""
    s = table(1, deniers={A: 12}, dice={(N, "red"): [1]}, characters=["thibaut_ii"])
    s.rolled = 8
    royal_character(s)
    assert (s.points[A], s.points[N], s.dice_in(N)) == (3, 0, 1)
    assert "thibaut_ii" not in look(s)["pile"]


@pytest.mark.parametrize(
    ("result", "name"),
    [
        (-9, "beheaded"),
        (0, "beheaded"),
        (1, "terrible"),
        (6, "average"),
        (15, "not_bad"),
        (16, "worrying"),
        (21, "masterly"),
    ],
)
def test_ex46_result(result: int, name: str) -> None:
    """EX-46: TR-22.23"""
    s = table(1, points={A: 44, N: 37}, characters=["henri_i"])
    assert (sum(parts(s, A)), sum(parts(s, N))) == (47, 31)
    assert GAME.scores(s) == [16]
    assert rating(16) == "worrying"
    assert rating(result) == name


def test_ex48_le_roy_expels() -> None:
    """EX-48: TR-22.16, TR-22.32"""
    own = {"palace_2": A, "palace_5": A}
    s = table(1, dice={(N, "red"): [1]}, spaces=own)
    s.rolled = 4
    royal_citizen(s)
    assert (stands(s, "palace_5"), lies(s, "palace"), s.dice_in(N)) == (N, [A], 0)
    s = table(1, dice={(N, "red"): [1]}, spaces=own, lying={"palace": [A]})
    s.rolled = 4
    royal_citizen(s)
    assert (stands(s, "palace_5"), stands(s, "palace_6")) == (A, N)
    full = {f"palace_{n}": N for n in range(1, 7)} | own
    s = table(1, dice={(N, "red"): [1]}, spaces=full, lying={"palace": [A]})
    s.rolled = 4
    royal_citizen(s)
    assert (stands(s, "palace_1"), lies(s, "palace")) == (N, [A, N])
    s = table(1, dice={(N, "red"): [2]}, spaces=full, lying={"palace": [A]})
    s.rolled = 4
    royal_citizen(s)
    assert (stands(s, "palace_2"), lies(s, "palace"), told(s, "royal-nothing")) == (A, [A], [()])


FULL_ROWS = {f"bishopric_{row}_a": A for row in ("12", "34", "56")}


@pytest.mark.parametrize(("last", "lying"), [(N, []), (A, [A])])
def test_ex49_events_spare_le_roy(last: int, lying: list[int]) -> None:
    """EX-49: TR-22.8, TR-18.6"""
    s = table(1, spaces=FULL_ROWS | {f"bishopric_{row}_b": last for row in ("12", "34", "56")})
    before, stock = list(s.spaces), s.stock[N]
    act(s, EVENT_IDS.index("theological_conflict"))
    assert lies(s, "bishopric") == lying
    if last == N:
        assert (list(s.spaces), s.stock[N], len(told(s, "royal-untouched"))) == (before, stock, 1)
    else:
        assert (list(s.spaces).count(N), s.stock[N]) == (1, stock - 1)


def test_ex50_recruit_while_hiring() -> None:
    """EX-50: TR-8.5, TR-15.3"""
    dice, laid = {(A, "yellow"): [2]}, {"palace_6": A}
    for word, influence, standing in (("recruit", 1, A), ("from:palace_6", 3, -1)):
        s = table(2, dice=dice, influence={A: 3}, spaces=laid, supply={A: 0}, cards=["merchant"])
        turn(s, "activate:merchant")
        assert (question(s), legal(s)) == ("0 Hire", ["from:palace_6", "recruit"])
        say(s, word)
        assert (s.influence[A], stands(s, "palace_6"), s.supply[A]) == (influence, standing, 0)
        assert s.trade[slot(s, "merchant")] == 1
