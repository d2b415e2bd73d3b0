"""TR-8 Activating cards, TR-17 each of them, TR-21 the bonus cards."""

from __future__ import annotations

from typing import Any

import pytest

from mizban.games.troyes.rules.cards import ACTIVITY_IDS, EVENT_IDS
from mizban.games.troyes.rules.figures import COLUMNS, DIVISOR
from mizban.games.troyes.rules.state import Troyes
from troyes.table import (
    A,
    B,
    C,
    N,
    Rolls,
    cubes_on,
    legal,
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

COLOURS = dict(zip(ACTIVITY_IDS, ["yellow"] * 9 + ["white"] * 9 + ["red"] * 9, strict=False))
COLOURS |= {"baker": "yellow", "prior": "white", "banquet": "red"}


def used(card: str, times: int = 1, **more: Any) -> Troyes:
    """The table after one player has used a card so many times, with dice of which none is left."""
    dice = {(A, COLOURS[card]): [times]}
    figures = {card: {"divisor": 1}}
    laid = {**dice, **more.pop("dice", {})}
    s = table(2, dice=laid, cards=[card], trade={(card, A): 1}, printed=figures, **more)
    turn(s, f"activate:{card}")
    if question(s) == "0 Group":
        say(s, "group:1")
    if question(s) == "0 Take":
        say(s, f"take:0-{COLOURS[card]}-{times}")
    return say(s, f"times:{times}") if question(s) == "0 Often" else s


@pytest.mark.parametrize(
    ("card", "times", "deniers", "influence", "points"),
    [
        ("artisan", 1, 26, 9, 0),
        ("artisan", 3, 38, 7, 0),
        ("merchant", 1, 22, 10, 0),
        ("merchant", 4, 28, 10, 0),
        ("innkeeper", 2, 18, 12, 0),
        ("journeyman", 2, 14, 10, 4),
        ("goldsmith", 2, 24, 10, 2),
        ("sculptor", 3, 20, 10, 3),
        ("pilgrimage", 2, 20, 10, 2),
        ("hunting", 2, 20, 16, 0),
        ("mercenary", 2, 26, 10, 0),
        ("troubadour", 2, 20, 4, 4),
    ],
)
def test_cards_that_pay_and_gain(card: str, times: int, deniers: int, influence: int, points: int) -> None:
    """TR-8.15, TR-17.1, TR-17.2, TR-17.4, TR-17.7, TR-17.8, TR-17.9, TR-17.17, TR-17.22, TR-17.23,
    TR-17.27, TR-17.28"""
    s = used(card, times)
    assert (s.deniers[A], s.influence[A], s.points[A]) == (deniers, influence, points)


@pytest.mark.parametrize(
    "card", ["blacksmith", "militia", "tithing", "monk", "priest", "apprenticeship", "confession", "templar", "prior"]
)
def test_delayed_cards_take_cubes(card: str) -> None:
    """TR-8.16"""
    s = used(card, 3, bonus=True)
    assert s.cubes[slot(s, card)] == 3


def test_glassblower() -> None:
    """TR-17.16 Points for each full pair of own cubes in the cathedral."""
    stones = {(1, 1): A, (1, 2): A, (1, 3): A, (1, 4): A, (1, 5): A, (1, 6): B}
    assert used("glassblower", 2, cathedral=stones).points[A] == 4


def test_procession() -> None:
    """TR-17.18 All with most dice gain, grey does not; dice used here are not counted."""
    dice = {(B, "red"): [1, 1], (N, "red"): [2, 2]}
    s = used("procession", 1, dice=dice)
    assert list(s.points) == [0, 2, 0, 0, 0]
    s = used("procession", 1, dice={(A, "red"): [1, 2], **dice})
    assert list(s.points) == [2, 2, 0, 0, 0]
    assert list(used("procession", 1).points) == [0] * 5


def test_archer() -> None:
    """TR-17.19, TR-17.29, TR-24.1 A hit is 3 or more, rolled before the event is chosen; each time another one."""
    figures = {"archer": {"divisor": 2}}
    s = table(2, dice={(A, "red"): [6]}, cards=["archer"], trade={("archer", A): 1}, events=["war"], printed=figures)
    s.rng = Rolls(2, 3, 6)
    turn(s, "activate:archer", "times:3")
    assert told(s, "shoots") == [(A, 2), (A, 3)]
    assert legal(s) == ["mark:marauding", "mark:war"]
    say(s, "mark:war", "mark:marauding")
    assert (cubes_on(s, "war"), cubes_on(s, "marauding"), s.influence[A]) == ([A], [A], 12)


def test_chivalry() -> None:
    """TR-17.20, TR-17.29, TR-17.30 A cube for each red die that is left in the own district."""
    dice = {(A, "red"): [1, 5, 6], (B, "red"): [6]}
    figures = {"chivalry": {"divisor": 5}}
    s = table(2, dice=dice, cards=["chivalry"], trade={("chivalry", A): 1}, events=["war"], printed=figures)
    turn(s, "activate:chivalry", "group:1", "take:0-red-5", "mark:war", "mark:marauding")
    assert (cubes_on(s, "war"), cubes_on(s, "marauding"), s.influence[A]) == ([A], [A], 12)
    s = table(2, dice={(A, "red"): [1, 6, 6]}, cards=["chivalry"], trade={("chivalry", A): 1}, printed=figures)
    turn(s, "activate:chivalry", "group:1")
    assert cubes_on(s, "marauding") == [A, A]


def test_marauding_takes_the_cubes_when_every_event_in_the_row_is_full() -> None:
    """TR-17.20, TR-17.29 An event without an empty flag is not offered, Marauding always is."""
    laid: dict[str, Any] = {
        "cards": ["chivalry"],
        "trade": {("chivalry", A): 1},
        "printed": {"chivalry": {"divisor": 5}},
    }
    s = table(2, dice={(A, "red"): [1, 2, 5]}, events=["war"], **laid)
    flags = s.room(EVENT_IDS.index("war"))
    s = table(2, dice={(A, "red"): [1, 2, 5]}, events=["war"], marks=[("war", B)] * (flags - 1), **laid)
    turn(s, "activate:chivalry", "group:1")
    assert (question(s), legal(s)) == ("0 Mark", ["mark:marauding", "mark:war"])
    say(s, "mark:war")
    assert cubes_on(s, "marauding") == [A]
    assert (s.asked, look(s)["won"][B]) == (B, ["war"])


def test_diplomat() -> None:
    """TR-8.17, TR-17.21, TR-17.31 Pay 2 influence for 2 cubes on one event; each activation must be payable."""
    figures = {"diplomat": {"divisor": 1}}
    laid: dict[str, Any] = {"cards": ["diplomat"], "trade": {("diplomat", A): 1}, "printed": figures}
    s = table(2, dice={(A, "red"): [2]}, influence={A: 2}, events=["war"], **laid)
    turn(s, "activate:diplomat", "times:2", "mark:war", "mark:marauding")
    assert (cubes_on(s, "war"), cubes_on(s, "marauding"), s.influence[A]) == ([A, A], [A, A], 2)
    marks = [("war", B)] * 5
    s = table(2, dice={(A, "red"): [2]}, influence={A: 2}, events=["war"], marks=marks, **laid)
    turn(s, "activate:diplomat", "times:2", "mark:war")
    assert (s.influence[A], look(s)["won"][B]) == (1, ["war"])
    assert cubes_on(s, "marauding") == []  # the second time could not be paid
    s = turn(table(2, dice={(A, "red"): [2]}, influence={A: 1}, **laid))
    assert why(s, "activate:diplomat") == "no-influence TR-8.17"


def test_tax_collector() -> None:
    """TR-17.24 The others pay for citizens standing in the City Hall, as far as they can."""
    spaces = {"city_hall_123_a": B, "city_hall_123_b": B, "city_hall_456_a": C, "city_hall_456_b": N}
    figures = {"tax_collector": {"divisor": 1}}
    s = table(
        3,
        deniers={C: 1},
        dice={(A, "red"): [1]},
        spaces=spaces,
        lying={"city_hall": [B]},
        cards=["tax_collector"],
        trade={("tax_collector", A): 1},
        printed=figures,
    )
    turn(s, "activate:tax_collector")
    assert list(s.deniers) == [25, 16, 0]


def test_tax_collector_alone() -> None:
    """TR-22.24 The bank pays for citizens of Le Roy."""
    spaces = {"city_hall_123_a": N, "city_hall_123_b": N, "city_hall_456_a": A}
    figures = {"tax_collector": {"divisor": 1}}
    s = table(1, dice={(A, "red"): [1]}, spaces=spaces, cards=["tax_collector"], printed=figures)
    s.trade[slot(s, "tax_collector")], s.supply[A] = 1, 3
    turn(s, "activate:tax_collector")
    assert s.deniers[A] == 22


def test_captain() -> None:
    """TR-17.25 Points for each open event with an own cube, Marauding included."""
    s = used(
        "captain",
        2,
        events=["war", "heresy", "drought"],
        marks=[("war", A), ("war", A), ("heresy", B), ("marauding", A)],
    )
    assert s.points[A] == 4


def test_joust() -> None:
    """TR-17.26 The highest sum of red dice; all who tie with the active player gain; else nobody."""
    tie = {(A, "red"): [1, 4], (B, "red"): [4], (N, "red"): [3]}
    figures = {"joust": {"divisor": 1}}
    s = table(2, dice=tie, cards=["joust"], trade={("joust", A): 1}, printed=figures)
    turn(s, "activate:joust", "group:1", "take:0-red-1")
    assert list(s.points) == [2, 2, 0, 0, 0]
    beaten = {(A, "red"): [1, 4], (N, "red"): [5]}
    s = table(2, dice=beaten, cards=["joust"], trade={("joust", A): 1}, printed=figures)
    turn(s, "activate:joust", "group:1", "take:0-red-1")
    assert list(s.points) == [0] * 5
    assert list(used("joust", 1).points) == [0] * 5


def test_baker() -> None:
    """TR-21.6 A denier for each yellow die still lying in all districts."""
    dice = {(B, "yellow"): [1, 2], (N, "yellow"): [3]}
    assert used("baker", 1, bonus=True, dice=dice).deniers[A] == 23


def test_banquet() -> None:
    """TR-21.5 The highest number of red dice in any one district, grey included."""
    dice = {(B, "red"): [1, 2], (N, "red"): [3, 1, 1]}
    assert used("banquet", 1, bonus=True, dice=dice).points[A] == 3


def test_banquet_alone() -> None:
    """TR-22.27 Le Roy's dice are ignored."""
    figures = {"banquet": {"divisor": 1}}
    dice = {(A, "red"): [1, 6], (N, "red"): [3, 1, 1]}
    s = table(1, dice=dice, cards=["banquet"], trade={("banquet", A): 1}, printed=figures, bonus=True)
    turn(s, "activate:banquet", "group:1", "take:0-red-1")
    assert s.points[A] == 1


# ---------------------------------------------------------------- cubes


def spent(card: str, *words: str, dice: Any, **more: Any) -> Troyes:
    """The table after a cube of a card was spent; it was the only one."""
    s = table(2, dice=dice, cards=[card], cubes={(card, A): 1}, bonus=True, **more)
    turn(s, *words)
    assert sum(s.cubes) == 0
    return s


WAR: dict[str, Any] = {"events": ["war"], "printed": {"war": {"divisor": 1, "flags": 12}}}  # a cube for each pip


def test_blacksmith() -> None:
    """TR-17.5 5 more once for a red group; not for placing a citizen."""
    s = spent(
        "blacksmith", "combat:war", "cube:blacksmith", "group:2", "take:0-red-1", dice={(A, "red"): [1, 2]}, **WAR
    )
    assert legal(s) == [f"times:{n}" for n in range(1, 1 + 2 + 5 + 1)]
    say(s, "times:2")
    assert len(cubes_on(s, "war")) == 2
    s = turn(table(2, dice={(A, "red"): [1]}, cards=["blacksmith"], cubes={("blacksmith", A): 1}), "place:palace")
    assert s.cubes[slot(s, "blacksmith")] == 1


def test_militia() -> None:
    """TR-17.6 Yellow dice as red ones, also for one citizen in the Palace."""
    s = spent("militia", "combat:war", "group:2", "take:0-yellow-5", dice={(A, "yellow"): [5, 3]}, **WAR)
    assert legal(s) == [f"times:{n}" for n in range(1, 5 + 3 + 1)]
    s = spent("militia", "place:palace", dice={(A, "yellow"): [4]})
    assert look(s)["spaces"]["palace_4"] == A


def test_tithing_pays_for_the_second_die_of_a_district() -> None:
    """TR-17.10, TR-8.19"""
    s = spent("tithing", "farm", "cube:tithing", "group:3", dice={(B, "yellow"): [6, 6], (N, "yellow"): [6]})
    while question(s) == "0 Take":
        s.play(s.legal[0])
    assert list(s.deniers) == [20 - 6 + 9, 26]


@pytest.mark.parametrize(("deniers", "sizes"), [(11, ["1", "2"]), (12, ["1", "2", "3"])])
def test_with_tithing_every_die_after_the_first_of_a_district_must_be_payable(deniers: int, sizes: list[str]) -> None:
    """TR-7.8, TR-17.10 In a group of three from one district two are paid, 6 deniers each."""
    laid: dict[str, Any] = {"cards": ["tithing"], "cubes": {("tithing", A): 1}}
    s = table(2, deniers={A: deniers}, dice={(B, "yellow"): [6, 6, 6]}, **laid)
    turn(s, "farm", "cube:tithing")
    assert legal(s, "group") == sizes


def test_tithing_brings_a_citizen_into_the_city_hall_without_deniers() -> None:
    """TR-11.1, TR-17.10 The die of another district is free; without the cube it could not be had."""
    laid: dict[str, Any] = {"deniers": {A: 0}, "dice": {(B, "yellow"): [4]}, "cards": ["tithing"]}
    s = turn(table(2, cubes={("tithing", A): 1}, **laid), "place:city_hall")
    assert (stands(s, "city_hall_456_a"), list(s.deniers), sum(s.cubes)) == (A, [0, 20], 0)
    s = turn(table(2, **laid))
    assert told(s, "passes")[0] == (A, 2)


def test_tithing_alone_takes_all_from_le_roy() -> None:
    """TR-22.25"""
    s = table(1, deniers={A: 0}, dice={(N, "yellow"): [6, 6, 6]}, cards=["tithing"], cubes={("tithing", A): 1})
    turn(s, "farm", "group:3")
    assert s.deniers[A] == 9


def test_monk_is_a_group_of_three() -> None:
    """TR-17.11 It cannot place a citizen, and no die is added."""
    s = turn(table(2, dice={(A, "white"): [4]}, cards=["monk"], cubes={("monk", A): 1}))
    assert "place:city_hall" not in legal(s)
    say(s, "farm")
    assert s.deniers[A] == 26


def test_apprenticeship() -> None:
    """TR-17.13 Every die counts as 5, in a mixed group too."""
    dice = {(A, "red"): [1], (A, "white"): [1], (A, "yellow"): [1]}
    laid: dict[str, Any] = {"cards": ["apprenticeship", "pilgrimage"], "trade": {("pilgrimage", A): 1}}
    s = table(2, dice=dice, cubes={("apprenticeship", A): 1}, **laid)
    s.figures[ACTIVITY_IDS.index("pilgrimage") * COLUMNS + DIVISOR] = 1
    turn(s, "activate:pilgrimage", "cube:apprenticeship", "group:3", "take:0-red-1", "take:0-white-1")
    assert legal(s) == [f"times:{n}" for n in range(1, 3 * 5 + 1)]
    say(s, "times:3")
    assert s.points[A] == 3


def test_confession() -> None:
    """TR-17.14 2 more for each die; beyond 6."""
    s = spent("confession", "farm", "cube:confession", "group:3", dice={(A, "yellow"): [6, 6, 6]})
    assert s.deniers[A] == 20 + 12


@pytest.mark.parametrize("word", ["build", "place:palace", "place:bishopric", "place:city_hall"])
@pytest.mark.parametrize("card", ["apprenticeship", "confession"])
def test_no_die_is_changed_for_a_citizen_or_the_cathedral(card: str, word: str) -> None:
    """TR-9.8, TR-11.4, TR-17.13, TR-17.14"""
    dice = {(A, colour): [1] for colour in ("red", "white", "yellow")}
    s = turn(table(2, deniers={A: 0}, dice=dice, cards=[card], cubes={(card, A): 1}), word)
    assert (question(s), sum(s.cubes)) == ("1 Turn", 1)


def test_prior() -> None:
    """TR-21.4, TR-9.8 One white die counts as two: two cubes of one number; not for a citizen."""
    s = spent("prior", "build", "cube:prior", dice={(A, "white"): [2]}, cathedral={(1, 2): B})
    assert [level[1] for level in look(s)["cathedral"]] == [B, A, A]
    s = table(
        2,
        dice={(A, "white"): [2]},
        cards=["prior"],
        cubes={("prior", A): 1},
        bonus=True,
        cathedral={(1, 2): B, (2, 2): B},
    )
    turn(s, "build")
    assert [level[1] for level in look(s)["cathedral"]] == [B, B, A]
    s = table(2, dice={(A, "white"): [2]}, cards=["prior"], cubes={("prior", A): 1}, bonus=True)
    turn(s, "place:bishopric")
    assert (stands(s, "bishopric_12_a"), sum(s.cubes)) == (A, 1)
    figures = {"heresy": {"divisor": 1, "flags": 12}}
    s = table(
        2,
        dice={(B, "white"): [4]},
        cards=["prior"],
        cubes={("prior", A): 1},
        bonus=True,
        events=["heresy"],
        printed=figures,
    )
    turn(s, "combat:heresy", "cube:prior")
    assert (legal(s), list(s.deniers)) == ([f"times:{n}" for n in range(1, 2 * 4 + 1)], [18, 22])


def test_pilgrimage_mixes_all_colours() -> None:
    """TR-17.17, TR-7.3 Each die counts what it shows."""
    dice = {(A, "red"): [1], (B, "white"): [2], (N, "yellow"): [5]}
    laid: dict[str, Any] = {"cards": ["pilgrimage"], "trade": {("pilgrimage", A): 1}}
    s = table(2, dice=dice, printed={"pilgrimage": {"divisor": 4}}, **laid)
    turn(s, "activate:pilgrimage", "group:3", "take:0-red-1", "take:1-white-2")
    assert (legal(s), list(s.deniers)) == (["times:1", "times:2"], [20 - 12, 26])


def test_pilgrimage_takes_cards_that_suit_a_group_of_one_colour() -> None:
    """TR-17.17, TR-7.3"""
    dice = {(A, "yellow"): [1, 1], (A, "red"): [6]}
    s = table(2, dice=dice, cards=["priest", "pilgrimage"], trade={("pilgrimage", A): 1}, cubes={("priest", A): 1})
    turn(s, "activate:pilgrimage", "cube:priest", "group:2")
    assert s.points[A] == 0
    say(s, "times:2")
    assert s.points[A] == 2


# ---------------------------------------------------------------- how often


def test_the_question_how_often_is_about_the_card_or_the_event() -> None:
    """TR-8.13, TR-10.2, TR-10.5 And says how often at most."""
    s = table(2, dice={(A, "yellow"): [6]}, cards=["merchant"], trade={("merchant", A): 1})
    turn(s, "activate:merchant")
    assert s.todo[-1].ask(s) == ("Often seat activity n", (A, ACTIVITY_IDS.index("merchant"), 3))
    s = turn(table(2, dice={(A, "red"): [6]}, **WAR), "combat:war")
    assert s.todo[-1].ask(s) == ("OftenCubes seat event n", (A, EVENT_IDS.index("war"), 6))


# ---------------------------------------------------------------- hiring


def test_hiring_from_anywhere() -> None:
    """TR-8.4, TR-8.7, TR-8.10, TR-8.11 From the supply, a building, another card, or lying."""
    laid: dict[str, Any] = {"spaces": {"palace_2": A}, "lying": {"city_hall": [A]}, "cards": ["merchant", "priest"]}
    trade = {("priest", A): 1}
    s = table(2, dice={(A, "yellow"): [2]}, trade=trade, cubes={("priest", A): 1}, **laid)
    turn(s, "activate:merchant", "no-cube")
    assert legal(s, "from") == ["supply", "palace_2", "lying_city_hall", "priest"]
    say(s, "from:priest")
    assert (s.trade[slot(s, "priest")], s.cubes[slot(s, "priest")], s.trade[slot(s, "merchant")]) == (0, 1, 1)


def test_recruiting_instead_of_moving_a_citizen() -> None:
    """TR-8.5 With an empty supply, a recruited one is hired and the others stay."""
    s = table(2, dice={(A, "yellow"): [2]}, supply={A: 0}, spaces={"palace_2": A}, cards=["merchant"])
    turn(s, "recruit", "activate:merchant", "from:supply")
    assert (s.influence[A], s.trade[slot(s, "merchant")], stands(s, "palace_2")) == (8, 1, A)


def test_hiring_must_be_payable_with_the_dice() -> None:
    """TR-7.8, TR-8.8 What the card brings cannot pay for it."""
    laid: dict[str, Any] = {"cards": ["merchant"], "printed": {"merchant": {"cost": 4}}}
    s = turn(table(2, deniers={A: 5}, dice={(B, "yellow"): [6]}, **laid))
    assert why(s, "activate:merchant") == "no-group TR-7.16"
    s = turn(table(2, deniers={A: 3}, dice={(A, "yellow"): [6]}, **laid))
    assert why(s, "activate:merchant") == "no-deniers TR-7.8"
    s = turn(table(2, deniers={A: 6}, dice={(B, "yellow"): [6]}, **laid), "activate:merchant")
    assert question(s).split()[1] in ("Hire", "Often")


def test_an_activation_keeps_its_price_back() -> None:
    """TR-8.17, TR-7.8 The Journeyman needs 3 deniers beside what the dice cost."""
    laid: dict[str, Any] = {"cards": ["journeyman"], "trade": {("journeyman", A): 1}}
    s = turn(table(2, deniers={A: 4}, dice={(B, "yellow"): [6]}, **laid))
    assert why(s, "activate:journeyman") == "no-group TR-7.16"
    s = turn(table(2, deniers={A: 5}, dice={(B, "yellow"): [6]}, **laid), "activate:journeyman")
    assert (s.deniers[A], s.points[A]) == (0, 2)


def test_counts_are_taken_after_hiring() -> None:
    """TR-26.2 A citizen that was moved from a building no longer counts there."""
    s = table(2, dice={(A, "yellow"): [4]}, supply={A: 0}, spaces={"palace_1": A, "palace_2": A}, cards=["miller"])
    turn(s, "activate:miller", "from:palace_1", "mill:palace")
    assert s.deniers[A] == 20 - 4 + 2


def test_a_new_cube_is_for_later_actions() -> None:
    """TR-8.20, TR-8.22 The cube question comes before the card is used."""
    s = table(2, dice={(A, "white"): [6]}, cards=["confession"], trade={("confession", A): 1})
    turn(s, "activate:confession", "times:2")
    assert s.cubes[slot(s, "confession")] == 2
