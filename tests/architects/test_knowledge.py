"""What is known of playing Architects of the West Kingdom well: plain cases that every player would decide so."""

from __future__ import annotations

import pytest

from architects.table import CLAY, GOLD, MARBLE, SILVER, STONE, WOOD, A, B, ask, random_game, table
from knowledge_checks import check_likely, wins
from mizban.core.rng import fast
from mizban.games.architects import GAME
from mizban.games.architects.bot.knowledge import likely
from mizban.games.architects.rules.guardhouse import Guardhouse
from mizban.games.architects.rules.reset import Reset
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.storehouse import Storehouse
from mizban.games.architects.rules.turns import BACKS, TURNS
from mizban.games.architects.rules.virtue import Destroy
from mizban.games.architects.rules.workshop import PAID, Hire

ALMOST = [A, B] * 6  # a full Guildhall of two seats


def answer(s: Architects) -> str:
    return likely(s, fast(1), 0).word


def at_turn(s: Architects) -> Architects:
    return ask(s, TURNS[A])


def likely_game(seats: int, seed: int, **options: str) -> tuple[Architects, int]:
    """A whole game of likely answers, and how many turns each seat had."""
    s: Architects = GAME.new(seats, seed, options)
    rng, turns, last = fast(seed), 0, -1
    while s.legal:
        turns += s.active != last
        last = s.active
        s.play(likely(s, rng, 0))
    return s, turns // seats


def test_a_building_that_can_be_paid_is_constructed() -> None:
    """AW-11.4, AW-12.2 The goods and the skill are there, and the other cards are far away."""
    hands = {A: ["thieves_den", "dungeon", "keep", "castle", "university"]}
    goods = {A: {CLAY: 1, WOOD: 2, STONE: 3, SILVER: 4}}
    s = table(goods=goods, hands=hands, hired={A: ["stonecutter_1"]}, guild=ALMOST[:8], virtue={A: 10})
    assert answer(at_turn(s)) == "place:guildhall"
    s.play(likely(s, fast(1), 0))
    assert answer(s) == "build:thieves_den"


@pytest.mark.parametrize(
    ("goods", "place"),
    [
        ({CLAY: 3, WOOD: 0, SILVER: 4, STONE: 3}, "forest"),
        ({CLAY: 3, WOOD: 3, SILVER: 4, STONE: 0}, "quarry"),
    ],
)
def test_goods_are_fetched_that_the_hand_lacks(goods: dict[str, int], place: str) -> None:
    """AW-4.2, AW-4.3 The Thieves' Den needs one kind of goods more."""
    workers = {A: {"forest": 2, "quarry": 2}}
    s = table(goods={A: goods}, hands={A: ["thieves_den"]}, hired={A: ["stonecutter_1"]}, workers=workers)
    assert answer(at_turn(s)) == f"place:{place}"


def test_who_needs_a_skill_hires_who_has_it() -> None:
    """AW-6.12, AW-12.1 The University needs all three; a Labourer has them."""
    s = table(
        goods={A: {SILVER: 6}}, hands={A: ["university"]}, rows=[["conspirator_1", "jeweller_1"], ["labourer", "thief"]]
    )
    s.move(A, 10, 5, 1)
    ask(s, Hire(A, PAID))
    assert answer(s) == "hire:labourer"


def test_a_large_group_of_a_rival_is_captured() -> None:
    """AW-7.6 Six workers in the Mines are a mint."""
    s = table(goods={A: {SILVER: 5}}, workers={B: {"mines": 7, "tax_stand": 1}}, hands={A: ["dungeon"]})
    assert answer(at_turn(s)) == "place:town_centre"
    s.play(likely(s, fast(1), 0))
    assert answer(s) == "capture:mines-1"


def test_who_has_no_workers_left_gets_the_own_ones_back() -> None:
    """AW-7.6, AW-10.5 One worker is left, and eleven are in Prison: they come out for nothing."""
    s = table(goods={A: {SILVER: 3}}, workers={A: {"forest": 4, "quarry": 4}}, prison={A: 11}, hands={A: ["dungeon"]})
    assert answer(at_turn(s)) == "place:guardhouse"


def test_a_worker_is_taken_back_from_where_it_is_missed_least() -> None:
    """AW-3.3 From the Tax Stand, not from the Quarry."""
    s = table(workers={A: {"quarry": 12, "forest": 7, "tax_stand": 1}})
    assert answer(ask(s, BACKS[A])) == "take-back:tax_stand"


def test_captives_bring_silver_before_the_end() -> None:
    """AW-10.4 In the last turn nothing is kept."""
    s = table(captured={A: {B: 12}}, guild=ALMOST[:6])
    s.last = 0
    ask(s, Guardhouse(A, 1))
    assert answer(s) == "send"


def test_a_debt_is_paid_in_the_last_turn() -> None:
    """AW-10.7, AW-19.4 Four points with the Virtue, for silver that is worth nothing any more."""
    s = table(goods={A: {SILVER: 9}}, unpaid={A: 1}, virtue={A: 12})
    s.last = 0
    assert answer(at_turn(s)) == "place:guardhouse"


def test_what_helps_in_a_reset_is_used() -> None:
    """AW-15.5 Prisoners come out before the penalties, and who helps then gives what he has."""
    hired = {A: ["gatekeeper", "squire_gold"]}
    assert answer(ask(table(prison={A: 2, B: 1}, hired=hired), Reset(A))) == "use-all"
    assert answer(ask(table(prison={A: 4, B: 1}, hired=hired), Reset(A))) == "free:2"
    assert answer(ask(table(prison={B: 1}, hired=hired), Reset(A))) == "use:squire_gold"


def test_all_debts_that_may_be_destroyed_are() -> None:
    """AW-14.4"""
    s = table(unpaid={A: 3})
    assert answer(ask(s, Destroy(A, 2))) == "destroy:2"


def test_in_the_last_turn_goods_become_points() -> None:
    """AW-5.2, AW-14.3 With Virtue 13 one more is worth two points, and clay is worth none."""
    s = table(goods={A: {CLAY: 2}}, virtue={A: 13})
    s.last = 0
    assert answer(ask(s, Storehouse(A, 1))) == "donate:clay-clay"
    s = table(goods={A: {CLAY: 2, WOOD: 3, STONE: 1}}, virtue={A: 7})
    s.last = 0
    assert answer(ask(s, Storehouse(A, 1))).startswith("carve:")


def test_the_top_of_the_cathedral_is_taken() -> None:
    """AW-13.2 Eight points."""
    s = table(goods={A: {GOLD: 2, MARBLE: 2}}, levels={A: 4}, hands={A: ["well"]}, guild=ALMOST[:6])
    assert answer(at_turn(s)) == "place:guildhall"


def test_who_is_ahead_ends_the_game() -> None:
    """AW-18.1 The last space of the Guildhall, and a lead of many points."""
    built = {A: ["university", "castle", "keep"]}
    s = table(goods={A: {WOOD: 2, STONE: 2}}, hands={A: ["well"]}, built=built, guild=ALMOST[:11])
    assert answer(at_turn(s)) == "place:guildhall"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_likely_games_are_like_those_of_people(seats: int) -> None:
    """AW-18.1 Won with some forty points, after 20 to 40 turns each."""
    games = [likely_game(seats, seed) for seed in range(5)]
    assert sum(max(GAME.scores(s)) for s, _ in games) / 5 > 34
    assert all(15 <= turns <= 60 for _, turns in games)


@pytest.mark.parametrize("boards", ["dealt", "chosen"])
def test_likely_games_end_with_every_option(boards: str) -> None:
    """AW-20, AW-24 With characters and all modules."""
    on = dict.fromkeys(("promo_cards", "extra_boards", "starting_apprentice", "apprentice_refresh"), "on")
    for seed in range(3):
        s, turns = likely_game(2 + seed, seed, boards=boards, **on)
        assert turns < 70
        assert max(GAME.scores(s)) > 20


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_question_of_a_random_game_gets_a_likely_answer(seats: int) -> None:
    """AW-21.1 It is the same in every world that the seat cannot tell from the true one."""
    for number, s in enumerate(random_game(seats, 5)):
        if s.legal and number < 300:
            check_likely(GAME, s)


def test_who_is_off_in_judgement_answers_otherwise() -> None:
    s = at_turn(table(goods={A: {SILVER: 4}}, hands={A: ["well", "keep", "church"]}))
    assert len({likely(s, fast(seed), 140).word for seed in range(30)}) > 2
    assert len({likely(s, fast(seed), 0).word for seed in range(30)}) == 1


def test_medium_beats_easy_and_easy_beats_who_does_anything() -> None:
    assert wins(GAME, "medium", "easy", 16) >= 11
    assert wins(GAME, "easy", "random", 8) >= 7


@pytest.mark.deep
def test_hard_beats_medium_and_plain_playouts() -> None:
    assert wins(GAME, "hard", "medium", 12) >= 8
    assert wins(GAME, "hard", "playout:300", 6) >= 5
