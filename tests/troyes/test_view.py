"""TR-23 Information: what a seat sees, what is dealt anew, and how far an action has come."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mizban.core.rng import fast
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import ACTIVITY_IDS, BUILDINGS, CHARACTERS, COLOUR_OF, DATA
from mizban.games.troyes.rules.defence import Attack
from mizban.games.troyes.rules.figures import DEFAULT, ROUND, die_rows
from mizban.games.troyes.rules.state import Troyes
from troyes.table import A, B, C, N, ask, final, legal, look, question, say, table, turn

BLANK: dict[str, Any] = {"action": "", "target": "", "cube": "", "size": 0, "left": 0, "value": 0, "prices": []}
BLANK |= {"most": 0, "need": 0, "strength": 0}


def worlds(s: Troyes, viewer: int, n: int = 30) -> list[Troyes]:
    """Positions that a viewer cannot tell from this one."""
    found = [GAME.redeal(s, viewer, fast(seed)) for seed in range(n)]
    for world in found:
        GAME.invariant(world)
        assert look(world, viewer) == look(s, viewer)
    return found


# ---------------------------------------------------------------- what nobody knows


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_characters_of_others_may_be_any_other(seats: int) -> None:
    """TR-2.6, TR-23.3 The own ones stay, for the public none does."""
    s = table(seats)
    held = 2 if seats == 2 else 1
    for viewer in range(seats + 1):
        found = [list(world.characters) for world in worlds(s, viewer, 40)]
        for place in range(6):
            own = viewer * held <= place < viewer * held + held and viewer < seats
            cards = {characters[place] for characters in found}
            assert len(cards) == 1 if own else len(cards) >= 3


def test_the_pile_of_the_solo_game_lies_open() -> None:
    """TR-22.6, TR-23.3"""
    s = table(1)
    assert look(s)["pile"] == [CHARACTERS[i] for i in s.characters]
    s.scored = 2
    assert look(s)["pile"] == [CHARACTERS[i] for i in s.characters[2:]]
    assert {tuple(world.characters) for world in worlds(s, A, 5)} == {tuple(s.characters)}
    assert look(table(2))["pile"] == []


@pytest.mark.parametrize("bonus", [False, True])
def test_a_face_down_activity_card_may_be_any_of_its_back(bonus: bool) -> None:
    """TR-2.7, TR-5.1, TR-23.4 One that lies face up stays; the box tells nothing by its order."""
    s = table(3, shown=1, round=1, bonus=bonus)
    found = [Counter[int]() for _ in range(9)]
    for world in worlds(s, A, 60):
        for slot, card in enumerate(world.slots):
            found[slot][int(card)] += 1
        kinds: dict[tuple[int, int], list[int]] = {}
        for card in world.box:
            kinds.setdefault((int(COLOUR_OF[card]), int(world.figure(card, ROUND))), []).append(int(card))
        assert all(cards == sorted(cards) for cards in kinds.values())
    for slot, cards in enumerate(found):
        alike = [
            card
            for card in range(len(ACTIVITY_IDS) if bonus else 27)
            if COLOUR_OF[card] == slot // 3 and s.figure(card, ROUND) == slot % 3 + 1
        ]
        assert set(cards) == ({s.slots[slot]} if slot % 3 == 0 else set(alike))
        assert slot % 3 == 0 or min(cards.values()) > 3


def test_the_order_of_the_event_decks_is_unknown() -> None:
    """TR-2.8, TR-23.4 And so is which red cards are put aside; once the game is over nothing is hidden."""
    s = table(3, round=1, shown=1)
    found = worlds(s, B, 30)
    for name in ("red", "white", "yellow", "aside"):
        assert len({tuple(getattr(world, name)) for world in found}) > 5
        assert {len(getattr(world, name)) for world in found} == {len(getattr(s, name))}
    assert len({tuple(sorted(world.aside)) for world in found}) > 5
    s.over = 1
    for world in worlds(s, B, 3):
        assert list(world.red) == list(s.red)
        assert (list(world.characters), list(world.slots)) == (list(s.characters), list(s.slots))


# ---------------------------------------------------------------- what all see


def test_a_face_down_card_shows_its_back_only() -> None:
    """TR-5.1, TR-23.1, TR-23.4"""
    s = table(3, shown=0, round=0)
    for card in look(s)["activities"]:
        shown = (card["card"], card["cost"], card["points"], card["divisor"], card["params"], card["unsure"])
        assert shown == ("", 0, [], 0, [], [])
        assert (card["delayed"], card["tradesmen"], card["picture"], card["cubes"]) == (False, [], [], [0, 0, 0])


def test_a_face_up_card_shows_its_figures() -> None:
    """TR-5.1, TR-23.1 Cost, points, divisor, what the effect needs, and who stands on it."""
    for row in DATA["activity_card"][:27]:
        s = table(2, cards=[row["id"]], trade={(row["id"], A): 1, (row["id"], N): 4})
        card = next(card for card in look(s)["activities"] if card["card"] == row["id"])
        assert (card["cost"], card["divisor"], card["points"]) == (row["cost"], row["divisor"], row["vp_spaces"])
        assert (card["colour"], card["round"]) == (row["dice_colour"], row["round"])
        assert card["delayed"] == (row["timing"] == "delayed")
        assert card["params"] == DEFAULT[row["id"]][6:]
        assert card["tradesmen"] == [A] + [-1] * (len(row["vp_spaces"]) - 1)
        assert card["picture"] == [N]


def test_the_board_shows_which_value_leads_to_which_row() -> None:
    """TR-23.1, TR-11.6"""
    assert look(table(2))["ways"] == {BUILDINGS[i]: die_rows(i) for i in range(3)}
    assert look(table(2))["ways"]["bishopric"] == [0, 0, 1, 1, 2, 2]
    assert look(table(2))["ways"]["city_hall"] == [0, 0, 0, 1, 1, 1]


def test_open_events_show_their_figures_and_cubes() -> None:
    """TR-23.1"""
    s = table(2, events=["war", "heresy"], marks=[("war", B), ("marauding", A), ("war", N)])
    rows = {row["id"]: row for row in DATA["event_card"]}
    marauding, war, heresy = look(s)["events"]
    assert (marauding["event"], marauding["cubes"]) == ("marauding", [A])
    for event, cubes in ((war, [B, N]), (heresy, [])):
        row = rows[event["event"]]
        assert (event["flags"], event["divisor"], event["points"]) == (row["flags"], row["divisor"], row["vp"])
        assert (event["dice"], event["black"], event["cubes"]) == (row["dice_colour"], row["black_dice"], cubes)
        assert event["params"] == DEFAULT[event["event"]][7:]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_points_are_shown_at_the_end(seats: int) -> None:
    """TR-23.2, TR-23.5 Of all who play; alone, with Le Roy and the rating."""
    s = final(seats, 3)
    v = look(s, seats)
    playing = {*range(seats), N} if seats == 1 else set(range(seats))
    assert all(len(row) == 5 for row in v["rows"])
    assert v["points"] == [sum(row) for row in v["rows"]]
    assert [v["rows"][party] for party in range(5) if party not in playing] == [[0] * 5] * (5 - len(playing))
    assert v["tokens"] == list(s.points)
    assert (v["asked"], v["question"], v["legal"], v["doing"]) == (-1, "", [], BLANK)
    if seats == 1:
        assert v["result"] == v["points"][A] - v["points"][N]
        assert v["rating"] != ""
    else:
        assert (v["result"], v["rating"]) == (0, "")
        assert v["points"][:seats] == list(GAME.scores(s))


def test_points_are_shown_before_the_end_only_where_that_is_wanted() -> None:
    """TR-23.2, TR-23.3 And the whole sum only where no character is secret."""
    for seats in (1, 3):
        v = look(table(seats))
        assert (v["rows"], v["points"], v["ranks"], v["rating"]) == ([], [], [], "")
    v = look(table(3, points={B: 7}, running_points="on"))
    assert (v["rows"], v["tokens"][B]) == ([], 7)
    assert look(table(1, running_points="on"))["rows"] != []
    assert look(table(1, points={N: 3}))["tokens"][N] == 3


# ---------------------------------------------------------------- how far an action has come


def doing(s: Troyes) -> dict[str, Any]:
    """What is under way, without what is nothing."""
    found = dict(look(s, s.asked)["doing"])
    assert set(found) == set(BLANK)
    return {name: value for name, value in found.items() if value != BLANK[name]}


def test_before_an_action_nothing_is_under_way() -> None:
    """TR-23.1"""
    assert look(turn(table(2, dice={(A, "yellow"): [4]})))["doing"] == BLANK


def test_how_far_a_group_of_dice_is() -> None:
    """TR-23.1, TR-7.6 What it is for, its size, what is left to take, its value so far, and what a die costs."""
    s = table(3, dice={(A, "yellow"): [6, 5], (B, "yellow"): [4], (C, "yellow"): [4]})
    turn(s, "farm")
    assert (question(s), doing(s)) == ("0 Group", {"action": "farm"})
    say(s, "group:3")
    start = {"action": "farm", "size": 3, "left": 3, "prices": [0, 6, 6, 6, 6]}
    assert (question(s), doing(s)) == ("0 Take", start)
    say(s, "take:1-yellow-4")
    assert doing(s) == {**start, "left": 2, "value": 4}


def test_which_cube_and_which_card_a_group_is_for() -> None:
    """TR-23.1, TR-7.16"""
    dice = {(A, "yellow"): [1, 1], (A, "red"): [6]}
    s = table(2, dice=dice, cards=["priest", "pilgrimage"], trade={("pilgrimage", A): 1}, cubes={("priest", A): 1})
    turn(s, "activate:pilgrimage")
    start = {"action": "activate", "target": "pilgrimage"}
    assert (question(s), doing(s)) == ("0 Cube", start)
    say(s, "cube:priest")
    assert (question(s), doing(s)) == ("0 Group", {**start, "cube": "priest"})


def test_how_often_a_card_may_be_used() -> None:
    """TR-23.1, TR-8.9"""
    laid: dict[str, Any] = {"cards": ["archer"], "trade": {("archer", A): 1}, "printed": {"archer": {"divisor": 1}}}
    s = turn(table(2, dice={(A, "red"): [3]}, **laid), "activate:archer")
    assert (question(s), doing(s)) == ("0 Often", {"action": "activate", "target": "archer", "value": 3, "most": 3})


def test_whose_citizen_comes_where() -> None:
    """TR-23.1, TR-11.3"""
    s = turn(table(2, dice={(A, "red"): [3]}, spaces={"palace_1": A}), "place:palace")
    assert (question(s), doing(s)) == ("0 Citizen", {"action": "place", "target": "palace", "value": 3})
    s = table(2, dice={(A, "yellow"): [6]}, cards=["merchant"], spaces={"palace_1": A})
    turn(s, "activate:merchant")
    assert (question(s), doing(s)) == ("0 Hire", {"action": "activate", "target": "merchant"})


def test_how_many_dice_and_cubes_are_left() -> None:
    """TR-23.1, TR-15.4, TR-17.20, TR-17.21"""
    s = turn(table(2, dice={(A, "red"): [3], (A, "white"): [1, 1]}), "flip")
    assert (question(s), doing(s)) == ("0 TurnOver", {"left": 3})
    say(s, "turn-over:0-red-3")
    assert doing(s) == {"left": 2}
    laid: dict[str, Any] = {"cards": ["diplomat"], "printed": {"diplomat": {"divisor": 1}}}
    s = table(2, dice={(A, "red"): [2]}, events=["war"], trade={("diplomat", A): 1}, **laid)
    turn(s, "activate:diplomat", "times:2")
    assert (question(s), doing(s)) == ("0 Mark", {"left": 2})  # cubes on one event, each time
    dice, figures = {(A, "red"): [1, 5, 6]}, {"chivalry": {"divisor": 5}}
    s = table(2, dice=dice, cards=["chivalry"], trade={("chivalry", A): 1}, events=["war"], printed=figures)
    turn(s, "activate:chivalry", "group:1", "take:0-red-5")
    assert (question(s), doing(s)) == ("0 Mark", {"left": 2})
    say(s, "mark:war")
    assert doing(s) == {"left": 1}


def test_how_strong_a_defence_must_be() -> None:
    """TR-23.1, TR-6.14"""
    s = table(2, dice={(A, "red"): [3], (A, "white"): [2, 1]}, black=[5, 2, 1], influence={A: 0})
    ask(s, Attack(0, A))
    assert (question(s), doing(s)) == ("0 Face", {"need": 5, "strength": 9})
    say(s, "face:2", "face:1")
    assert (question(s), doing(s)) == ("0 Spend", {"need": 8, "strength": 9})


def test_the_answers_are_told_to_who_is_asked() -> None:
    """TR-23.1"""
    s = turn(table(2, dice={(A, "yellow"): [4]}))
    assert look(s, A)["legal"] == legal(s)
    assert look(s, B)["legal"] == look(s, 2)["legal"] == []


@pytest.mark.parametrize("viewer", [-1, 4])
def test_there_is_no_such_seat(viewer: int) -> None:
    """TR-23.1"""
    s = table(3)
    with pytest.raises(ValueError, match="no such seat"):
        GAME.view(s, viewer)
    with pytest.raises(ValueError, match="no such seat"):
        GAME.redeal(s, viewer, fast(1))
