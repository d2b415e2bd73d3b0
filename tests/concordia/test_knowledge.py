"""What is known of playing Concordia well: plain cases that every player would decide so."""

from __future__ import annotations

import pytest

from concordia.table import BRICK, FOOD, WINE, A, B, ask, random_game, table
from knowledge_checks import check_likely, wins
from mizban.core.rng import fast
from mizban.games.concordia import GAME
from mizban.games.concordia.bot.knowledge import likely
from mizban.games.concordia.rules.goods import units
from mizban.games.concordia.rules.state import Concordia
from mizban.games.concordia.rules.storehouse import Keep
from mizban.games.concordia.rules.turns import TURNS


def turn(s: Concordia) -> list[str]:
    """The words of one likely turn."""
    seat, words = s.asked, list[str]()
    while s.legal and s.asked == seat and (not words or len(s.todo) > 1):
        option = likely(s, fast(1), 0)
        words.append(option.word)
        s.play(option)
    return words


def likely_game(seats: int, seed: int) -> Concordia:
    """A whole game of likely answers."""
    s: Concordia = GAME.new(seats, seed)
    rng = fast(seed)
    while s.legal:
        s.play(likely(s, rng, 0))
    return s


@pytest.mark.parametrize("seed", range(6))
def test_everybody_builds_within_the_first_six_turns(seed: int) -> None:
    """CO-7.12 Houses early: they produce all game."""
    s: Concordia = GAME.new(3, seed)
    for _ in range(6 * 3):
        turn(s)
    assert all(s.houses)


def test_the_province_of_the_own_houses_produces() -> None:
    """CO-8.3 Three houses in Gallia, and none elsewhere."""
    s = table(houses={A: ["lutetia", "burdigala", "massilia"]}, goods={A: {BRICK: 1}}, magnus=B)
    assert turn(ask(s, TURNS[A])) == ["play:prefect", "produce:gallia"]


def test_a_specialist_is_played_where_many_houses_produce_its_good() -> None:
    """CO-13.1 Four food cities and the Farmer, with nothing in the storehouse."""
    food = ["isca_d", "lutetia", "brigantium", "novaria"]
    s = table(
        tokens=dict.fromkeys(food, FOOD),
        houses={A: food},
        goods={A: {}},
        cash={A: 0},
        cards={A: ["m1_farmer"]},
        piles={A: ["start_prefect_1", "start_prefect_2"]},
    )
    assert turn(ask(s, TURNS[A])) == ["play:farmer"]


def test_in_the_last_turn_the_dearest_goods_are_kept() -> None:
    """CO-4.6, CO-15.3 They are money now."""
    s = table(goods={A: {BRICK: 7}})
    s.concordia = B
    ask(s, Keep(A, units(0, 1) + units(4, 1)))
    assert likely(s, fast(1), 0).word == "keep:cloth"


def test_in_the_last_turn_a_house_is_built_that_scores() -> None:
    """CO-14.3, CO-15.4 to CO-15.6 A new province and a new type of good."""
    s = table(
        tokens={"novaria": WINE}, colonists={A: ["land_novaria_roma"]}, goods={A: {BRICK: 1, WINE: 1}}, cash={A: 9}
    )
    s.concordia = B
    assert turn(ask(s, TURNS[A])) == ["play:architect", "stop-moving", "build:novaria"]


def test_who_is_ahead_buys_the_last_card() -> None:
    """CO-14.1, CO-15.9 And so ends the game, with 7 points more."""
    played = ["start_mercator", "m1_mercator", "m2_mercator", "start_architect"]
    s = table(2, "italia", goods={A: {WINE: 1}}, cash={A: 0}, display=["m2_prefect"], stack=0, piles={A: played})
    assert turn(ask(s, TURNS[A]))[-1] == "buy:m2_prefect"
    assert s.concordia == A


def test_the_tribune_takes_something_back() -> None:
    """CO-6.1 It is never played with nothing on the pile."""
    for seed in range(4):
        s: Concordia = GAME.new(2, seed)
        while s.legal:
            option = likely(s, fast(seed), 0)
            assert option.word != "play:tribune" or s.pile[s.asked]
            s.play(option)


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "least"), [(2, 115), (3, 105), (4, 95), (5, 85)])
def test_likely_games_are_won_with_as_many_points_as_people_win_with(seats: int, least: int) -> None:
    known = [max(GAME.scores(likely_game(seats, seed))) for seed in range(6)]
    assert sum(known) / 6 > least


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_question_of_a_random_game_gets_a_likely_answer(seats: int) -> None:
    """CO-18.2 It is the same in every world that the seat cannot tell from the true one."""
    for number, s in enumerate(random_game(seats, 5)):
        if s.legal and number < 400:
            check_likely(GAME, s)


def test_who_is_off_in_judgement_answers_otherwise() -> None:
    s: Concordia = GAME.new(2, 1)
    assert len({likely(s, fast(seed), 140).word for seed in range(30)}) > 2
    assert len({likely(s, fast(seed), 0).word for seed in range(30)}) == 1


@pytest.mark.long
def test_medium_beats_easy_and_easy_beats_who_does_anything() -> None:
    assert wins(GAME, "medium", "easy", 16) >= 11
    assert wins(GAME, "easy", "random", 8) >= 7


@pytest.mark.deep
def test_hard_beats_medium_and_plain_playouts() -> None:
    assert wins(GAME, "hard", "medium", 12) >= 8
    assert wins(GAME, "hard", "playout:300", 6) >= 5
