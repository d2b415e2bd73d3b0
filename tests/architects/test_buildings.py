"""AW-12 Constructing, AW-17 every building, one by one."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, end, hand, held, legal, look, question, say, table, told, turn, why
from mizban.games.architects.rules.cards import BUILDING_IDS, BUILDINGS, GOODS
from mizban.games.architects.rules.scoring import parts
from mizban.games.architects.rules.state import Architects

ALL_SKILLS = ["labourer"]
C1, T1, M1 = "carpentry", "tiling", "masonry"

# AW-17.B01 to AW-17.B40 as the cards have it: skills, goods (clay, wood, stone, gold, marble), points, Virtue.
PRINTED: dict[str, tuple[tuple[str, ...], tuple[int, ...], int, int]] = {
    "smithy": ((), (4, 2, 0, 0, 0), 3, 0),
    "steeple": ((), (0, 2, 0, 2, 0), 4, 1),
    "stone_market": ((M1,), (2, 0, 4, 0, 1), 7, 0),
    "tavern": ((C1,), (0, 3, 2, 1, 0), 6, 0),
    "thieves_den": ((M1,), (1, 2, 3, 0, 0), 8, -2),
    "tilers_hut": ((), (2, 1, 2, 0, 0), 5, 0),
    "trading_post": ((M1,), (0, 1, 3, 2, 0), 7, 0),
    "treasury": ((T1,), (0, 1, 3, 1, 0), 6, 0),
    "university": ((C1, T1, M1), (4, 2, 3, 0, 2), 11, 1),
    "watchtower": ((C1, T1, M1), (3, 4, 0, 1, 1), 11, -1),
    "well": ((), (0, 2, 2, 0, 0), 3, 0),
    "wood_market": ((C1,), (2, 4, 0, 1, 0), 7, 0),
    "aqueduct": ((), (2, 3, 0, 1, 0), 3, 0),
    "armoury": ((C1, M1), (0, 3, 5, 1, 0), 9, 0),
    "barracks": ((C1, T1, M1), (2, 6, 0, 2, 0), 10, 0),
    "betting_house": ((), (1, 0, 2, 1, 0), 7, -1),
    "carpenters_hut": ((), (3, 1, 1, 0, 0), 5, 0),
    "castle": ((C1, T1, M1), (2, 4, 0, 1, 2), 10, 0),
    "chapel": ((C1,), (2, 1, 4, 0, 0), 6, 1),
    "church": ((), (3, 0, 3, 0, 0), 5, 1),
    "clay_market": ((T1,), (3, 0, 2, 1, 0), 6, 0),
    "clay_pit": ((), (4, 1, 0, 0, 0), 3, 0),
    "drafting_room": ((C1, T1), (0, 0, 4, 3, 0), 8, 0),
    "dungeon": ((C1, T1, M1), (0, 0, 4, 2, 2), 14, -1),
    "factory": ((M1,), (0, 2, 2, 3, 0), 7, 0),
    "fortress": ((C1, T1, M1), (3, 0, 4, 1, 2), 12, -2),
    "fountain": ((), (0, 0, 3, 0, 1), 4, 1),
    "gamblers_den": ((C1, T1), (0, 0, 1, 1, 3), 10, -2),
    "hideout": ((C1, M1), (1, 3, 2, 0, 0), 8, -2),
    "keep": ((C1, T1, M1), (0, 5, 2, 2, 0), 12, -2),
    "library": ((C1, T1), (0, 4, 2, 0, 1), 8, 0),
    "lighthouse": ((T1,), (0, 3, 1, 0, 2), 6, 0),
    "lumber_camp": ((), (4, 0, 2, 0, 0), 3, 0),
    "masons_hut": ((), (0, 2, 4, 0, 0), 5, 0),
    "moneylender": ((M1,), (4, 2, 0, 1, 0), 5, -1),
    "monument": ((T1, M1), (0, 2, 3, 0, 2), 9, 1),
    "observatory": ((C1,), (1, 3, 1, 1, 0), 7, 0),
    "palace": ((T1, M1), (0, 3, 3, 0, 2), 9, 0),
    "reservoir": ((), (6, 1, 0, 0, 0), 4, 0),
    "silver_market": ((T1,), (0, 2, 0, 1, 1), 6, 0),
    "crane": ((), (0, 3, 1, 0, 0), 3, 0),
    "graveyard": ((C1, T1, M1), (4, 1, 2, 0, 2), 12, -1),
    "museum": ((), (1, 5, 1, 0, 0), 4, 0),
}


def cost(card: str) -> dict[str, int]:
    """The printed goods of a building."""
    return {good: n for good, n in zip(GOODS, PRINTED[card][1], strict=False) if n}


def site(card: str, seats: int = 2, more: dict[str, int] | None = None, **rest: object) -> Architects:
    """A table where A can just construct this building."""
    goods = {good: cost(card).get(good, 0) + (more or {}).get(good, 0) for good in GOODS}
    rest.setdefault("hired", {A: ALL_SKILLS})
    rest.setdefault("hands", {A: [card]})
    return table(seats, goods={A: goods}, promo_cards="on", **rest)  # type: ignore[arg-type]


def construct(card: str, *words: str, seats: int = 2, more: dict[str, int] | None = None, **rest: object) -> Architects:
    """A constructs this building and says some words."""
    return turn(site(card, seats, more, **rest), "place:guildhall", f"build:{card}", *words)


@pytest.mark.parametrize("card", BUILDING_IDS)
def test_what_a_building_needs_and_changes(card: str) -> None:
    """AW-17.B01 to AW-17.B40, AW-12.1 to AW-12.4, AW-12.8, AW-24.1"""
    skills, _, points, virtue = PRINTED[card]
    s = site(card)
    turn(s)
    assert "place:guildhall" in legal(s)
    for good in cost(card):  # one good too few
        short = site(card, more={good: -1})
        assert look(short)["costs"][card] == [good]
        assert look(short)["buildable"] == []
    for skill in skills:  # a skill too few
        others = [f"patron_{good}" for good, other in (("wood", C1), ("clay", T1), ("stone", M1)) if other != skill]
        lacking = site(card, hired={A: others})
        assert look(lacking)["costs"][card] == [skill]
        assert look(lacking)["buildable"] == []
    say(s, "place:guildhall", f"build:{card}")
    assert card in look(s)["built"][A]
    assert card not in hand(s)
    sign = virtue + {"monument": 1}.get(card, 0)
    assert s.virtue[A] == 7 + sign
    assert BUILDINGS[BUILDING_IDS.index(card)].points == points


def test_every_building_is_listed_here() -> None:
    """AW-1.2, AW-27.1, AW-27.2 The Tavern and the Observatory are among them."""
    assert list(PRINTED) == BUILDING_IDS


def test_why_a_building_cannot_be_constructed() -> None:
    """AW-12.1, AW-12.2, AW-12.8"""
    s = table(2, goods={A: cost("well")}, hands={A: ["well", "smithy", "keep"]})
    turn(s, "place:guildhall")
    assert legal(s) == ["build:well"]
    assert why(s, "build:smithy") == "no-goods AW-12.2"
    assert why(s, "build:keep") == "no-skill AW-12.1"
    assert why(s, "build:palace") == "not-in-hand AW-12.8"


def test_apprentices_are_not_used_up() -> None:
    """AW-12.1"""
    s = construct("hideout")
    assert look(s)["hired"][A] == ["labourer"]


def test_what_a_building_gives_cannot_pay_for_it() -> None:
    """AW-12.7"""
    assert "place:guildhall" not in legal(turn(table(2, hands={A: ["well"]}, goods={A: {"wood": 2, "stone": 1}})))


def test_virtue_comes_before_the_effect() -> None:
    """AW-12.4, AW-25.4"""
    s = construct("church", "destroy:1", "destroy:1", virtue={A: 14}, unpaid={A: 2})
    assert s.unpaid[A] == 0  # one for the Virtue above 14, one for the Church
    s = construct("thieves_den", virtue={A: 1})
    names = [text.split(" ")[0] for _, text, _ in s.news or []]
    assert names.index("virtue-down") < names.index("gains")


# ---------------------------------------------------------------- at once


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("smithy", {"stone": 4}),
        ("well", {"clay": 4}),
        ("lumber_camp", {"wood": 4}),
        ("thieves_den", {"silver": 4}),
        ("factory", {"marble": 2}),
    ],
)
def test_goods(card: str, gain: dict[str, int]) -> None:
    """AW-17.1, AW-17.B01, AW-17.B05, AW-17.B11, AW-17.B25, AW-17.B33"""
    assert held(construct(card)) == gain


def test_the_drafting_room() -> None:
    """AW-17.1, AW-17.B23"""
    s = construct("drafting_room", pile=["keep", "palace"])
    assert hand(s) == ["keep", "palace"]


@pytest.mark.parametrize(
    ("card", "choices"),
    [("clay_pit", {"gold": 1, "marble": 1}), ("treasury", {"gold": 1, "silver": 3})],
)
def test_one_of_two(card: str, choices: dict[str, int]) -> None:
    """AW-17.2, AW-17.B08, AW-17.B22, AW-26.13"""
    for good, n in choices.items():
        s = construct(card)
        assert legal(s, "take") == list(choices)
        assert look(s)["card"] == card
        other = next(name for name in ("gold", "marble", "silver") if name not in choices)
        assert why(s, f"take:{other}") == "not-offered AW-17.2"
        assert held(say(s, f"take:{good}")) == {good: n}


def test_the_betting_house() -> None:
    """AW-17.3, AW-17.B16"""
    assert construct("betting_house").unpaid[A] == 1


CROWD = {B: {"forest": 3, "quarry": 1}}


def test_armoury_and_fortress() -> None:
    """AW-17.4, AW-17.B14, AW-17.B26, AW-12.5"""
    s = construct("armoury", "capture:forest-1", workers=CROWD)
    assert (look(s)["captured"][A], s.tax) == ([0, 3], 4)
    assert question(s) == "1 Turn"
    s = construct("fortress", "capture:forest-1", "capture:quarry-1", seats=5, workers=CROWD)
    assert look(s)["captured"][A] == [0, 4, 0, 0, 0]
    s = construct("armoury", "stop-capturing", workers=CROWD)
    assert look(s)["captured"][A] == [0, 0]
    assert question(construct("armoury")) == "1 Turn"


def test_the_barracks() -> None:
    """AW-17.5, AW-17.B15"""
    s = construct("barracks", "free-all", captured={B: {A: 4}})
    assert look(s)["supply"][A] == 19
    s = construct("barracks", "capture:forest-1", workers=CROWD)
    assert look(s)["captured"][A] == [0, 3]


def test_the_hideout() -> None:
    """AW-17.6, AW-17.B29, AW-12.5"""
    s = construct("hideout", prison={A: 5, B: 2})
    assert (look(s)["prison"], look(s)["supply"][A]) == ([0, 2], 19)


@pytest.mark.parametrize("answer", [0, 1])
def test_the_church(answer: int) -> None:
    """AW-17.7, AW-17.B20, AW-26.14, AW-27.8"""
    assert legal(construct("church", unpaid={A: 2})) == ["destroy:0", "destroy:1"]
    s = construct("church", f"destroy:{answer}", unpaid={A: 2})
    assert s.unpaid[A] == 2 - answer
    assert question(construct("church")) == "1 Turn"


def test_the_library() -> None:
    """AW-17.8, AW-17.B31, AW-26.14, AW-12.5"""
    s = construct("library", hands={A: ["library", "keep", "well"]})
    assert sorted(legal(s)) == ["discard:keep", "discard:well", "keep-all"]
    assert why(s, "discard:palace") == "not-in-hand AW-17.8"
    say(s, "discard:keep")
    assert (held(s), hand(s), BUILDING_IDS[s.pile[-1]]) == ({"gold": 2}, ["well"], "keep")
    s = construct("library", "keep-all", hands={A: ["library", "keep"]})
    assert (held(s), hand(s)) == ({}, ["keep"])
    assert question(construct("library")) == "1 Turn"


def test_the_monument() -> None:
    """AW-17.9, AW-17.B36, AW-25.1 Who must decide does so clockwise from the builder."""
    s = construct("monument", seats=3, virtue={A: 14, B: 14, C: 14}, unpaid={A: 2, B: 1, C: 1})
    say(s, "0 destroy:1", "0 destroy:1", "1 destroy:1", "2 destroy:0")
    assert list(s.unpaid) == [0, 0, 1]


def test_the_watchtower() -> None:
    """AW-17.10, AW-17.B10"""
    s = construct("watchtower", seats=3, prison={A: 3, B: 2, C: 7}, virtue={C: 0})
    assert (list(s.virtue), list(s.unpaid)) == ([5, 7, 0], [0, 0, 1])


@pytest.mark.parametrize(("virtue", "gold"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_the_palace(virtue: int, gold: int) -> None:
    """AW-17.11, AW-17.B38, AW-25.6, AW-27.1"""
    assert held(construct("palace", virtue={A: virtue})).get("gold", 0) == gold


def test_the_tavern() -> None:
    """AW-17.12, AW-17.B04, AW-26.14, AW-6.14"""
    s = construct("tavern", rows=[["thief", "miner_1"], []], coins={"miner_1": 2})
    assert len(legal(s, "hire")) == 8
    say(s, "hire:miner_1")
    assert (held(s), look(s)["hired"][A]) == ({"silver": 2}, ["labourer", "miner_1"])
    s = construct("tavern", "no-hire")
    assert look(s)["hired"][A] == ["labourer"]
    five = ["labourer", "thief", "miner_1", "miner_2", "trickster"]
    s = construct("tavern", hired={A: five}, rows=[["gatekeeper"], []])
    assert question(s) == "0 Dismiss"
    say(s, "dismiss:thief", "hire:gatekeeper")
    assert len(look(s)["hired"][A]) == 5
    s = construct("tavern", "no-hire", hired={A: five})
    assert sorted(look(s)["hired"][A]) == sorted(five)


def test_the_crane() -> None:
    """AW-24.1, AW-15.11"""
    s = site("crane", more=cost("well"), hands={A: ["crane", "well"]})
    turn(s, "place:guildhall", "build:crane")
    assert question(s) == "0 Work"
    say(s, "build:well")
    assert (look(s)["built"][A], look(s)["guildhall"], look(s)["supply"][A]) == (["well", "crane"], [A, A], 18)
    s = construct("crane")
    assert told(s, "no-crane") == [(A,)]
    assert question(s) == "1 Turn"
    guild = [A] * 6  # with two players the seventh space brings a Reset
    s = site("crane", more=cost("well"), hands={A: ["crane", "well"]}, guild=guild, market={"small": B})
    turn(s, "place:guildhall", "build:crane", "build:well")
    assert told(s, "reset") == [()]


def test_the_graveyard() -> None:
    """AW-24.1"""
    s = construct("graveyard", hired={A: ["labourer", "thief"]})
    assert legal(s) == ["dismiss:labourer", "dismiss:thief"]
    say(s, "dismiss:labourer")
    assert look(s)["hired"][A] == ["thief"]
    assert question(s) == "1 Turn"
    assert look(construct("graveyard"))["hired"][A] == []  # a must


# ---------------------------------------------------------------- before scoring


def ended(**rest: object) -> Architects:
    """The end of a game with this table."""
    s = table(2, promo_cards="on", **rest)  # type: ignore[arg-type]
    s.last = 0
    return end(s)


@pytest.mark.parametrize(
    ("card", "goods", "paid", "gain"),
    [
        ("castle", {"gold": 5, "marble": 5}, 0, 2),
        ("observatory", {"gold": 5, "marble": 3}, 0, 1),
        ("trading_post", {"clay": 3, "wood": 3, "stone": 2}, 0, 2),
        ("trading_post", {"clay": 3, "silver": 9}, 0, 0),
        ("reservoir", {}, 5, 2),
    ],
)
def test_virtue_at_the_end(card: str, goods: dict[str, int], paid: int, gain: int) -> None:
    """AW-17.13, AW-17.B07, AW-17.B18, AW-17.B37, AW-17.B39, AW-12.6, AW-18.5, AW-27.2"""
    s = ended(built={A: [card]}, goods={A: goods}, paid={A: paid})
    assert s.virtue[A] == 7 + gain
    assert held(s) == goods  # nothing is spent


@pytest.mark.parametrize(("levels", "gain"), [({A: 1}, 2), ({}, 0), ({A: 2, B: 2}, 0), ({A: 1, B: 2}, 0)])
def test_the_chapel(levels: dict[int, int], gain: int) -> None:
    """AW-17.14, AW-17.B19"""
    assert ended(built={A: ["chapel"]}, levels=levels).virtue[A] == 7 + gain


def test_the_museum() -> None:
    """AW-24.1"""
    assert ended(built={A: ["museum", "well", "smithy"]}).virtue[A] == 8
    assert ended(built={A: ["museum"]}).virtue[A] == 7


@pytest.mark.parametrize(
    ("virtue", "unpaid", "gold", "after", "debts"),
    [
        (9, 0, 0, 7, 0),
        (1, 0, 4, 1, 0),  # two gained first, then two lost
        (13, 3, 6, 14, 3),
        (0, 0, 0, 0, 2),
    ],
)
def test_the_dungeon(virtue: int, unpaid: int, gold: int, after: int, debts: int) -> None:
    """AW-17.15, AW-17.B24, AW-18.7, AW-27.6 Its owner chooses its place among the gains; the best is taken."""
    s = ended(built={A: ["dungeon", "castle"]}, virtue={A: virtue}, unpaid={A: unpaid}, goods={A: {"gold": gold}})
    found = (s.virtue[A], s.unpaid[A])
    options = [outcome(virtue, unpaid, [gold // 2, -2]), outcome(virtue, unpaid, [-2, gold // 2])]
    assert found in options
    assert worth(*found) == max(worth(*option) for option in options)
    if gold != 6:
        assert found == (after, debts)


def outcome(virtue: int, unpaid: int, changes: list[int]) -> tuple[int, int]:
    """Virtue and debts after some changes in this order."""
    for change in changes:
        virtue += change
        if virtue > 14:
            unpaid, virtue = max(0, unpaid - (virtue - 14)), 14
        if virtue < 0:
            unpaid, virtue = unpaid - virtue, 0
    return virtue, unpaid


def worth(virtue: int, unpaid: int) -> int:
    return [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7][virtue] - 2 * unpaid


# ---------------------------------------------------------------- points


def bonus(card: str, seats: int = 2, **rest: object) -> int:
    """What a building scores beside its printed points."""
    s = table(seats, built={A: [card]}, **rest)  # type: ignore[arg-type]
    return parts(s, A)[0] - PRINTED[card][2]


@pytest.mark.parametrize(("levels", "points"), [({A: 1}, 2), ({}, 0), ({A: 2, B: 2}, 0), ({A: 1, B: 2}, 0)])
def test_the_steeple(levels: dict[int, int], points: int) -> None:
    """AW-17.16, AW-17.B02"""
    assert bonus("steeple", levels=levels) == points


@pytest.mark.parametrize("good", ["clay", "stone", "wood", "silver"])
def test_markets(good: str) -> None:
    """AW-17.17, AW-17.B03, AW-17.B12, AW-17.B21, AW-17.B40, AW-25.10"""
    card = f"{good}_market"
    assert bonus(card, 3, goods={A: {good: 2}, C: {good: 1}}) == 2
    assert bonus(card, 3, goods={A: {good: 2}, C: {good: 2}}) == 0
    assert bonus(card, 3) == 0


@pytest.mark.parametrize(("card", "skill"), [("carpenters_hut", C1), ("masons_hut", M1), ("tilers_hut", T1)])
def test_huts(card: str, skill: str) -> None:
    """AW-17.18, AW-17.B06, AW-17.B17, AW-17.B34"""
    hired = ["labourer", "woodcutter_1", "woodcutter_2", "miner_1"]
    assert bonus(card, hired={A: hired}) == {C1: 3, T1: 2, M1: 1}[skill]


def test_the_aqueduct() -> None:
    """AW-17.19, AW-17.B13, AW-25.11"""
    s = table(2, built={A: ["aqueduct", "well", "smithy"]})
    assert parts(s, A)[0] == 3 + 3 + 3 + 3


def test_keep_lighthouse_and_moneylender() -> None:
    """AW-17.20, AW-17.B30, AW-17.B32, AW-17.B35"""
    assert bonus("keep", captured={A: {B: 8}}) == 2
    assert [bonus("lighthouse", virtue={A: virtue}) for virtue in (3, 4, 11, 14)] == [0, 1, 2, 3]
    assert bonus("moneylender", paid={A: 3}, unpaid={A: 2}) == 3


def test_the_university() -> None:
    """AW-17.21, AW-17.B09"""
    assert bonus("university", paid={A: 2}) == 2
    assert bonus("university", unpaid={A: 1}) == 0


def test_fountain_and_gamblers_den() -> None:
    """AW-17.22, AW-17.B27, AW-17.B28, AW-19.4"""
    for built, each in (([], -2), (["fountain"], -1), (["gamblers_den"], -3), (["fountain", "gamblers_den"], -2)):
        assert parts(table(2, built={A: built}, unpaid={A: 3}), A)[3] == 3 * each


def test_hideout_on_a_reset_space() -> None:
    """AW-25.7, AW-25.8 The prisoners are free before the Reset; who builds lies in the Guildhall."""
    s = construct("hideout", guild=[A] * 6, prison={A: 4}, market={"small": A})
    assert look(s)["prison"] == [1, 0]
    assert told(s, "reset") == [()]


def test_nothing_is_asked_of_who_cannot() -> None:
    """AW-12.5 As far as possible."""
    for card in ("armoury", "fortress", "barracks", "church", "library"):
        assert question(construct(card)) == "1 Turn", card
