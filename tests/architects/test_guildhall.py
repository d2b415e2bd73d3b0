"""AW-11 The Guildhall, AW-13 the Cathedral, AW-24.4 the refresh of apprentices."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, D, hand, held, legal, look, question, row, say, table, told, turn, why
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import BUILDING_IDS, DATA
from mizban.games.architects.rules.scoring import parts
from mizban.games.architects.rules.state import Architects

WELL = {"wood": 2, "stone": 2}
RESETS = {2: [7, 10], 3: [9, 13], 4: [11, 16], 5: [13, 19]}
REFRESHES = {2: [3, 6, 9], 3: [3, 7, 11], 4: [3, 8, 13], 5: [3, 9, 15]}


def reason(s: Architects, word: str) -> str:
    """Why a word is refused, in a sentence."""
    return GAME.why(s, word, "en").partition(" (")[0]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_how_many_spaces_are_used(seats: int, spaces: int) -> None:
    """AW-11.1, AW-11.2"""
    v = look(table(seats))
    columns = [row["column"] for row in DATA["guildhall_column"] if row["min_players"] <= seats]
    assert v["spaces"] == spaces == 4 * len(columns)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_which_spaces_bring_a_reset(seats: int) -> None:
    """AW-11.3, AW-11.6, AW-15.1 The first of row 3 and of row 4; the worker is placed in the next space."""
    columns = look(table(seats))["spaces"] // 4
    assert look(table(seats))["resets"] == RESETS[seats] == [2 * columns + 1, 3 * columns + 1]
    for filled in range(4 * columns - 1):
        guild = [1 + i % (seats - 1) for i in range(filled)]
        s = table(seats, hands={A: ["well"]}, goods={A: WELL}, guild=guild)
        turn(s, "place:guildhall", "build:well")
        assert look(s)["guildhall"] == [*guild, A]
        assert (told(s, "reset") == [()]) == (filled + 1 in RESETS[seats])


def test_construct_or_advance() -> None:
    """AW-11.4, AW-11.5, AW-26.9"""
    s = table(2, hands={A: ["well", "smithy"]}, goods={A: {**WELL, "clay": 4, "gold": 1}})
    turn(s, "place:guildhall")
    assert legal(s) == ["build:smithy", "build:well", "advance"]
    assert s.todo[-1].secret()  # asked even when one answer is left
    s = table(2, hands={A: ["well"]}, goods={A: WELL})
    assert legal(turn(s, "place:guildhall")) == ["build:well"]
    assert why(turn(table(2, hands={A: ["well"]})), "place:guildhall") == "no-work AW-11.5"


def test_workers_stay_in_the_guildhall() -> None:
    """AW-3.10"""
    s = turn(table(2, hands={A: ["well"]}, goods={A: WELL}), "place:guildhall", "build:well")
    assert (look(s)["guildhall"], look(s)["supply"][A]) == ([A], 19)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_refreshing_apprentices(seats: int) -> None:
    """AW-24.4 Before the construction, both cards of column 1 go; their coins go to the Supply."""
    assert look(table(seats, apprentice_refresh="on"))["refreshes"] == REFRESHES[seats]
    assert look(table(seats))["refreshes"] == []
    top = ["thief", "miner_1", "miner_2", "trickster"]
    low = ["labourer", "illusionist", "gatekeeper", "pickpocket"]
    for filled in range(16 if seats > 2 else 11):
        guild = [1 + i % (seats - 1) for i in range(filled)]
        s = table(
            seats,
            hands={A: ["tavern"]},
            goods={A: {"wood": 3, "stone": 2, "gold": 1}},
            hired={A: ["woodcutter_1"]},
            guild=guild,
            rows=[top, low],
            coins={"thief": 2, "miner_1": 1},
            apprentice_refresh="on",
        )
        turn(s, "place:guildhall")
        if filled + 1 in REFRESHES[seats]:
            assert row(s)[:3] == [("miner_1", 1), ("miner_2", 0), ("trickster", 0)]
            assert [card for card, _ in row(s, 1)][:3] == low[1:]
            assert look(s)["dismissed"] == ["thief", "labourer"]
            assert held(s).get("silver", 0) == 0
        else:
            assert [card for card, _ in row(s)] == top
        assert question(s) == "0 Work"


# ---------------------------------------------------------------- the Cathedral

PRICES = {1: {"gold": 1}, 2: {"stone": 4}, 3: {"marble": 1}, 4: {"stone": 8}, 5: {"gold": 2, "marble": 2}}


def cathedral(level: int, goods: dict[str, int] | None = None, **more: object) -> Architects:
    """A is about to reach this level."""
    more.setdefault("hands", {A: ["keep"]})
    more.setdefault("rewards", ["reward_virtue"])
    return table(2, levels={A: level - 1}, goods={A: goods or PRICES[level]}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", range(1, 6))
def test_what_each_level_costs_and_brings(level: int) -> None:
    """AW-13.2, AW-13.3, AW-13.5, AW-19.2"""
    s = turn(cathedral(level), "place:guildhall", "advance")
    assert (held(s), s.level[A], hand(s), s.virtue[A]) == ({}, level, [], 9)
    assert parts(s, A)[1] == [0, 2, 4, 7, 12, 20][level]
    for good in PRICES[level]:
        short = {**PRICES[level], good: PRICES[level][good] - 1}
        s = turn(cathedral(level, short))
        assert look(s)["advance"] == "goods"
        assert "place:guildhall" not in legal(s)


@pytest.mark.parametrize(("level", "n", "ways"), [(2, 4, 5), (4, 8, 9)])
def test_ways_to_pay(level: int, n: int, ways: int) -> None:
    """AW-13.2, AW-26.10"""
    s = turn(cathedral(level, {"stone": 9, "wood": 9}), "place:guildhall", "advance")
    assert legal(s, "mix") == [f"{wood}-{n - wood}" for wood in range(ways)]
    assert why(s, "mix:1-2") == "wrong-mix AW-13.2"
    say(s, f"mix:1-{n - 1}")
    assert held(s) == {"wood": 8, "stone": 10 - n}
    s = turn(cathedral(level, {"stone": n, "wood": 1}), "place:guildhall", "advance")
    assert why(s, f"mix:2-{n - 2}") == "no-goods AW-13.2"


@pytest.mark.parametrize("virtue", range(15))
def test_virtue_is_needed(virtue: int) -> None:
    """AW-13.1, AW-13.9"""
    s = turn(cathedral(1, virtue={A: virtue}))
    assert ("place:guildhall" in legal(s)) == (virtue >= 5)


def test_the_top_is_the_top() -> None:
    """AW-13.3"""
    s = table(2, levels={A: 5}, goods={A: {"gold": 9, "marble": 9, **WELL}}, hands={A: ["well"]})
    turn(s, "place:guildhall")
    assert why(s, "advance") == "at-the-top AW-13.3"


@pytest.mark.parametrize(("level", "room"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_how_many_markers_fit(level: int, room: int) -> None:
    """AW-13.4 Whatever the number of players."""
    for others in range(1, 4):
        levels = {A: level - 1, **dict.fromkeys((B, C, D)[:others], level)}
        if others > room:
            continue
        s = table(4, levels=levels, goods={A: {**PRICES[level]}}, hands={A: ["keep"]})
        assert look(s)["advance"] == ("full" if others == room else "")


def test_a_card_must_be_discarded() -> None:
    """AW-13.5, AW-26.11, AW-21.6"""
    s = turn(cathedral(1, hands={A: []}))
    assert look(s)["advance"] == "hand"
    assert "place:guildhall" not in legal(s)
    s = turn(cathedral(1, hands={A: ["keep", "well", "palace"]}), "place:guildhall", "advance")
    assert sorted(legal(s, "discard")) == ["keep", "palace", "well"]
    assert why(s, "discard:museum") == "not-in-hand AW-12.8"
    say(s, "discard:well")
    assert BUILDING_IDS[s.pile[-1]] == "well"
    assert sorted(hand(s)) == ["keep", "palace"]


REWARDS = {
    "reward_silver": ({"silver": 3}, 1, 0),
    "reward_wood": ({"wood": 2}, 1, 0),
    "reward_stone": ({"stone": 2}, 1, 0),
    "reward_building": ({}, 1, 1),
    "reward_virtue": ({}, 2, 0),
    "reward_gold": ({"gold": 1}, 1, 0),
}


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards(reward: str) -> None:
    """AW-13.5, AW-13.6, AW-1.5"""
    goods, virtue, cards = REWARDS[reward]
    s = turn(cathedral(1, rewards=[reward]), "place:guildhall", "advance")
    assert (held(s), s.virtue[A], len(hand(s))) == (goods, 7 + virtue, cards)
    assert look(s)["rewards"] == 4  # it leaves the game


def test_the_next_reward_is_another_card() -> None:
    """AW-13.5, AW-13.6"""
    s = cathedral(1, {"gold": 1, "stone": 4}, hands={A: ["keep", "well"]}, rewards=["reward_silver", "reward_wood"])
    turn(s, "place:guildhall", "advance", "discard:keep")
    assert held(s) == {"stone": 4, "silver": 3}
    s.active = A
    turn(s, "place:guildhall", "advance")
    assert (held(s), look(s)["rewards"]) == ({"silver": 3, "wood": 2}, 3)


def test_without_rewards_there_is_virtue() -> None:
    """AW-13.7"""
    s = turn(cathedral(1, rewards=None, given=5), "place:guildhall", "advance")
    assert (held(s), s.virtue[A], look(s)["rewards"]) == ({}, 8, 0)


def test_each_acolyte_adds_its_bonus() -> None:
    """AW-13.8"""
    hired = {A: ["acolyte_building", "acolyte_clay", "acolyte_silver"]}
    s = turn(cathedral(1, hired=hired), "place:guildhall", "advance")
    assert (held(s), len(hand(s))) == ({"clay": 2, "silver": 2}, 1)


def test_why_one_cannot_advance() -> None:
    """AW-13.1, AW-13.2, AW-13.5"""
    goods = {A: {**WELL, "gold": 1}}
    s = turn(table(2, goods=goods, hands={A: ["well"]}, virtue={A: 4}), "place:guildhall")
    assert why(s, "advance") == "too-wicked AW-13.1"
    assert reason(s, "advance") == "Your Virtue is 4; to work on the Cathedral it must be 5 or more."
    s = turn(table(2, goods={A: WELL}, hands={A: ["well"]}), "place:guildhall")
    assert why(s, "advance") == "no-goods AW-13.2"
    assert reason(s, "advance") == "You lack 1 gold."
    s = turn(table(2, goods={A: WELL}, hands={A: ["well"]}, levels={A: 3}), "place:guildhall")
    assert reason(s, "advance") == "This takes 8 of wood and stone together; you have 4."
    s = turn(table(2, goods={A: WELL}, hands={A: ["well"]}, boards={A: "therese"}), "place:guildhall")
    assert reason(s, "advance") == "This takes 1 of gold and marble together; you have 0."


@pytest.mark.parametrize(
    ("goods", "board", "lack"),
    [
        ({"wood": 1}, "", "You lack 1 wood and 2 stone."),
        ({"wood": 1}, "lothaire", "You lack 2 stone."),
        ({"wood": 2}, "lothaire", "You lack 1 stone."),
    ],
)
def test_what_a_building_lacks(goods: dict[str, int], board: str, lack: str) -> None:
    """AW-12.2, AW-24.2 The Well takes 2 wood and 2 stone; Lothaire pays one of them less."""
    s = table(2, goods={A: {**goods, "gold": 1}}, hands={A: ["well"]}, boards={A: board} if board else {})
    assert reason(turn(s, "place:guildhall"), "build:well") == lack
