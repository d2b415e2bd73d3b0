"""AW-3 Turns and placement, AW-4 gathering, AW-18 the end of the game."""

from __future__ import annotations

import pytest

from architects.table import (
    A,
    B,
    C,
    ask,
    end,
    hand,
    held,
    legal,
    look,
    question,
    random_game,
    say,
    table,
    told,
    turn,
    why,
)
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import BUILDING_IDS, LOCATIONS
from mizban.games.architects.rules.state import HELD, PLACINGS
from mizban.games.architects.rules.turns import BACKS

EVERYTHING = {A: {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 9}}


def test_a_turn_is_one_worker_and_then_the_next_seat() -> None:
    """AW-3.1, AW-3.2, AW-3.17"""
    s = turn(table(3), "0 place:forest", "1 place:forest", "2 place:quarry", "0 place:mines_clay")
    v = look(s)
    assert v["supply"] == [18, 19, 19]
    assert (v["workers"]["forest"], v["workers"]["quarry"], v["workers"]["mines"]) == ([1, 1, 0], [0, 0, 1], [1, 0, 0])
    assert question(s) == "1 Turn"


def test_all_sixteen_placings() -> None:
    """AW-3.7, AW-3.13, AW-26.2 There is no passing."""
    s = turn(table(2, goods=EVERYTHING, hands={A: ["well"]}, workers={A: {"mines": 1}}))
    assert legal(s, "place") == PLACINGS
    assert len(PLACINGS) == 16


def test_most_places_are_always_open() -> None:
    """AW-3.14, AW-6.18"""
    s = turn(table(2, tax=0))
    always = ["forest", "quarry", "mines_clay", "silversmith", "storehouse", "draw", "town_centre", "guardhouse"]
    assert legal(s, "place") == always
    assert why(s, "place:hire") == "no-silver AW-6.18"
    assert why(s, "place:guildhall") == "no-work AW-11.5"
    assert why(s, "place:market_look") == "no-silver AW-9.11"


@pytest.mark.parametrize("place", ["storehouse", "town_centre", "guardhouse"])
def test_a_place_may_be_visited_for_nothing(place: str) -> None:
    """AW-3.15"""
    s = turn(table(2), f"place:{place}")
    assert question(s) in ("1 Turn", "0 Capture")  # the worker just placed could be captured, if there were silver
    assert held(s) == {}
    assert look(s)["supply"][A] == 19


def test_actions_need_not_be_used() -> None:
    """AW-3.15"""
    s = turn(table(2, goods=EVERYTHING), "place:storehouse", "stop-trading")
    assert question(s) == "1 Turn"
    s = turn(table(2, goods=EVERYTHING), "place:town_centre", "stop-capturing")
    assert question(s) == "1 Turn"
    s = turn(table(2, goods=EVERYTHING, unpaid={A: 1}), "place:guardhouse", "stop-guarding")
    assert question(s) == "1 Turn"


def test_without_workers_one_is_taken_back() -> None:
    """AW-3.3, AW-3.4, AW-26.3"""
    s = table(2, workers={A: {"forest": 9, "tax_stand": 3}}, prison={A: 4}, market={"small": A}, guild=[A] * 3)
    turn(s)
    assert question(s) == "0 TakeBack"
    assert legal(s, "take-back") == ["forest", "tax_stand"]
    assert why(s, "take-back:prison") == "not-from-there AW-3.4"
    assert why(s, "take-back:quarry") == "no-worker AW-3.4"
    say(s, "take-back:forest")
    v = look(s)
    assert (v["supply"][A], v["workers"]["forest"][A], held(s)) == (1, 8, {})
    assert question(s) == "1 Turn"  # the whole turn is spent


def test_the_question_says_where_the_worker_comes_from() -> None:
    """AW-3.4, AW-3.5 From the main board only if that is offered."""
    for lang in ("en", "fa"):
        assert "AW-3.5" in GAME.help(GAME.words.named["take-back:prison"], lang)
    s = turn(table(2, workers={A: {"forest": 16, "quarry": 1}}, captured={B: {A: 3}}))
    assert "from the main board" in GAME.prompt(s, "en")
    assert "از صفحهٔ اصلی" in GAME.prompt(s, "fa")
    s = turn(table(3, captured={B: {A: 15}, C: {A: 5}}))
    assert legal(s, "take-back") == ["board_1", "board_2"]
    for lang, main, other in (("en", "main board", "another player"), ("fa", "صفحهٔ اصلی", "صفحهٔ بازیکنی دیگر")):
        said = GAME.prompt(s, lang)
        assert main not in said
        assert other in said


def test_only_with_nobody_on_a_large_circle_one_comes_from_elsewhere() -> None:
    """AW-3.5, AW-3.9"""
    s = table(3, captured={B: {A: 5}, C: {A: 4}}, prison={A: 6}, market={"small": A, "large": A}, guild=[A] * 3)
    turn(s)
    assert legal(s, "take-back") == ["market_small", "market_large", "prison", "board_1", "board_2"]
    say(s, "take-back:market_large")
    assert look(s)["market"] == {"small": A, "middle": -1, "large": -1}
    assert look(s)["supply"][A] == 1
    for place in ("prison", "board_1"):
        s = table(3, captured={B: {A: 5}, C: {A: 4}}, prison={A: 6}, market={"small": A}, guild=[A] * 4)
        assert look(turn(s, f"take-back:{place}"))["supply"][A] == 1


def test_with_all_workers_in_the_guildhall_the_turn_is_passed() -> None:
    """AW-3.6, AW-3.10"""
    s = table(3, guild=[A] * 20)
    ask(s, BACKS[A])
    assert told(s, "no-workers") == [(A,)]
    assert question(s) == "1 Turn"


def test_one_worker_at_most_on_a_small_circle() -> None:
    """AW-3.8, AW-3.9 Others go on using the rest; those who stand there stay."""
    s = table(2, goods=EVERYTHING, market={"middle": B})
    turn(s)
    assert why(s, "place:market_hire") == why(s, "place:market_look") == "space-taken AW-3.8"
    assert {"market_small", "market_large"} <= set(legal(s, "place"))


def test_nobody_is_placed_in_the_prison() -> None:
    """AW-3.11"""
    assert "prison" not in PLACINGS
    assert "prison" not in LOCATIONS
    assert "prison" in HELD


@pytest.mark.parametrize(
    ("place", "good", "n"), [("forest", "wood", 3), ("quarry", "stone", 3), ("silversmith", "silver", 4)]
)
def test_other_workers_do_not_matter(place: str, good: str, n: int) -> None:
    """AW-3.12, AW-4.1"""
    s = table(3, workers={A: {place: 2}, B: {place: 9}, C: {place: 1}})
    assert held(turn(s, f"place:{place}")) == {good: n}


def test_the_order_of_a_turn() -> None:
    """AW-3.16, AW-6.16 The hand limit comes before the Reset."""
    cards = ["smithy", "steeple", "stone_market", "tavern", "thieves_den", "well"]
    s = table(2, goods={A: {"silver": 2}}, hands={A: cards}, market={"small": B, "large": B})
    turn(s, "place:market_look", f"keep:{BUILDING_IDS[s.pile[0]]}")
    assert question(s) == "0 Discard"
    assert told(s, "reset") == []
    say(s, "discard:well")
    assert told(s, "reset") == [()]
    assert question(s) == "1 Turn"


@pytest.mark.parametrize(
    ("place", "cards", "goods"),
    [
        ("forest", ["woodcutter_1", "woodcutter_2"], {"wood": 3}),
        ("quarry", ["stonecutter_1"], {"stone": 2}),
        ("silversmith", ["jeweller_1", "jeweller_2"], {"silver": 4}),
        ("mines_clay", ["miner_1"], {"clay": 3}),
    ],
)
def test_apprentices_add_to_what_is_gathered(place: str, cards: list[str], goods: dict[str, int]) -> None:
    """AW-4.7, AW-6.12, AW-16.6, AW-16.9, AW-16.13, AW-16.18"""
    assert held(turn(table(2, hired={A: cards}), f"place:{place}")) == goods


def test_a_miner_adds_clay_to_gold() -> None:
    """AW-4.5, AW-4.7"""
    s = table(2, hired={A: ["miner_2"]}, workers={A: {"mines": 2}})
    assert held(turn(s, "place:mines_gold")) == {"gold": 1, "clay": 1}


@pytest.mark.parametrize(("workers", "clay", "gold"), [(1, 2, 0), (2, 3, 1), (3, 4, 1), (4, 5, 2), (7, 8, 3)])
def test_clay_and_gold(workers: int, clay: int, gold: int) -> None:
    """AW-4.4, AW-4.5"""
    start = {A: {"mines": workers - 1, "forest": 1}}
    assert held(turn(table(2, workers=start), "place:mines_clay")) == {"clay": clay}
    if gold:
        assert held(turn(table(2, workers=start), "place:mines_gold")) == {"gold": gold}


# ---------------------------------------------------------------- the end

WELL = {"hands": {A: ["well"]}, "goods": {A: {"wood": 2, "stone": 2}}}


@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_last_space_brings_the_end(seats: int, spaces: int) -> None:
    """AW-11.2, AW-11.7, AW-18.1, AW-18.2"""
    s = table(seats, guild=[i % seats for i in range(spaces - 1)], **WELL)  # type: ignore[arg-type]
    turn(s, "place:guildhall", "build:well")
    assert told(s, "last-space") == [(A,)]
    assert look(s)["last"] == seats - 1
    for i in range(seats):
        assert question(s) == f"{(1 + i) % seats} Turn"
        assert s.over == 0
        say(s, "place:forest")
    assert (s.over, s.legal) == (1, [])


def test_one_space_before_the_last_nothing_ends() -> None:
    """AW-11.7"""
    s = table(2, guild=[A, B] * 5, **WELL)  # type: ignore[arg-type]
    turn(s, "place:guildhall", "build:well")
    assert (told(s, "last-space"), look(s)["last"]) == ([], -1)


def test_last_turns_follow_all_rules() -> None:
    """AW-18.3, AW-18.4, AW-11.8"""
    s = table(2, guild=[A, B] * 6, goods={A: {"silver": 3}}, market={"small": B, "middle": B})
    s.last = 1
    turn(s, "place:market_large")
    assert told(s, "reset") == [()]
    s = table(2, guild=[A, B] * 6, workers={A: {"forest": 14}})
    s.last = 1
    turn(s)
    assert question(s) == "1 Turn"  # the only worker that could be taken back has been
    assert look(s)["supply"][A] == 1


def test_the_turn_that_brings_the_end_is_finished_first() -> None:
    """AW-18.1 With its hand limit, too."""
    cards = ["drafting_room", "steeple", "stone_market", "tavern", "thieves_den", "keep"]
    s = table(
        2,
        guild=[A, B] * 5 + [A],
        hands={A: cards},
        goods={A: {"stone": 4, "gold": 3}},
        hired={A: ["labourer"]},
    )
    turn(s, "place:guildhall", "build:drafting_room")
    assert question(s) == "0 Discard"
    say(s, f"discard:{hand(s)[0]}")
    assert question(s) == "1 Turn"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    """AW-18.2, AW-22.6 There is no limit of turns, and yet games end."""
    *_, s = random_game(seats, seats)
    assert (s.over, s.last) == (1, 0)
    assert len(s.guild) >= look(s)["spaces"]


def test_the_end_comes_after_everybodys_last_turn() -> None:
    """AW-18.2"""
    s = table(2)
    s.last = 0
    end(s)
    assert (s.over, question(s)) == (1, "")
