"""What is known of playing Troyes well: plain cases that every player would decide so."""

from __future__ import annotations

import pytest

from knowledge_checks import check_likely, wins
from mizban.bots import PlayoutBot, Sight
from mizban.core.rng import fast
from mizban.games.troyes import GAME
from mizban.games.troyes.bot.knowledge import likely
from mizban.games.troyes.rules.countered_events import Mark
from mizban.games.troyes.rules.defence import Face, Spend
from mizban.games.troyes.rules.rounds import Settle
from mizban.games.troyes.rules.state import Troyes
from troyes.table import A, B, N, ask, random_game, table, turn

LAST = 4  # the last round with two players
QUIET = ["merchant", "blacksmith", "journeyman", "tithing", "templar", "glassblower", "chivalry", "hunting", "captain"]


def answer(s: Troyes) -> str:
    return likely(s, fast(1), 0).word


def answers(s: Troyes, n: int) -> list[str]:
    """The next likely answers of one action."""
    found = []
    for _ in range(n):
        found.append(answer(s))
        s.play(GAME.words.named[found[-1]])
    return found


def likely_game(seats: int, seed: int, **options: str) -> Troyes:
    """A whole game of likely answers."""
    s: Troyes = GAME.new(seats, seed, options)
    rng = fast(seed)
    while s.legal:
        s.play(likely(s, rng, 0))
    return s


def test_a_bare_level_of_the_cathedral_is_built_in_the_last_round() -> None:
    """TR-16.5 Two points less for every level without an own cube."""
    built = {(1, 1): B, (2, 1): A, (3, 1): A}
    s = table(2, round=LAST, cards=QUIET, dice={(A, "white"): [3], (A, "yellow"): [4]}, cathedral=built)
    assert answer(turn(s)) == "build"


def test_deniers_become_points_in_the_last_round() -> None:
    """TR-17.7 Journeyman: three deniers for two points; the deniers of Agriculture are worth nothing any more."""
    s = table(2, round=LAST, cards=QUIET, trade={("journeyman", A): 1}, deniers={A: 3}, dice={(A, "yellow"): [6]})
    assert answer(turn(s)) == "activate:journeyman"


def test_deniers_are_earned_while_there_is_time() -> None:
    """TR-17.2 Merchant: two deniers for two pips, to one who has none."""
    trade, dice = {("merchant", A): 1}, {(A, "yellow"): [6]}
    s = table(2, round=1, shown=1, cards=QUIET, trade=trade, deniers={A: 0}, influence={A: 0}, dice=dice)
    assert answer(turn(s)) == "activate:merchant"


def test_an_event_is_countered_by_who_gains_most_there() -> None:
    """TR-10.6 to TR-10.8 Two flags are empty, and three own cubes are there already."""
    marks = [("war", A), ("war", A), ("war", A), ("war", B)]
    s = table(2, cards=QUIET, events=["war", "drought"], marks=marks, deniers={A: 0}, dice={(A, "red"): [5, 3]})
    assert answers(turn(s), 2) == ["combat:war", "group:2"]


def test_a_cube_goes_where_no_own_one_is() -> None:
    """TR-16.3 In the last round an open event with an own cube is worth a point."""
    s = table(2, round=LAST, events=["war", "drought"], marks=[("marauding", A), ("war", A)])
    assert answer(ask(s, Mark(A, 1, 1))) == "mark:drought"


def test_a_monk_is_spent_where_it_counts() -> None:
    """TR-17.11 A white six counts 18 for the Sculptor: six points."""
    full = {(level, number): A for level in (1, 2, 3) for number in range(1, 7)}
    s = table(
        2,
        round=LAST,
        cards=["sculptor", "monk"],
        trade={("sculptor", A): 1},
        cubes={("monk", A): 1},
        dice={(A, "white"): [6]},
        cathedral=full,
    )
    assert answers(turn(s), 2) == ["activate:sculptor", "times:6"]


@pytest.mark.parametrize(
    ("dice", "spent"),
    [
        ({(A, "red"): [2], (A, "yellow"): [6]}, "spend:0-red-2"),
        ({(A, "red"): [6], (A, "yellow"): [4]}, "spend:0-yellow-4"),
    ],
)
def test_the_cheapest_dice_counter_a_black_one(dice: dict[tuple[int, str], list[int]], spent: str) -> None:
    """TR-6.15 A red die counts twice."""
    assert answer(ask(table(2, dice=dice), Spend(A, 4, 1))) == spent


def test_nobody_spends_more_dice_than_he_must() -> None:
    """TR-6.14"""
    s = ask(table(2, dice={(A, "red"): [2], (A, "yellow"): [6]}), Spend(A, 0, 1))
    assert answer(s) == "stop-spending"


def test_a_black_die_that_costs_nothing_more_is_countered_too() -> None:
    """TR-6.13, TR-6.20 A red six counts 12: the second black die brings influence for the same die."""
    s = ask(table(2, dice={(A, "red"): [6]}, black=[5], influence={A: 0}), Face(A, 6, 1))
    assert answer(s) == "face:5"


def test_dice_are_not_thrown_at_black_ones_for_influence_that_nobody_needs() -> None:
    """TR-6.13 In the last round a good die is worth more than a point of influence."""
    s = ask(table(2, round=LAST, dice={(A, "red"): [3, 6]}, black=[6], influence={A: 20}), Face(A, 6, 1))
    assert answer(s) == "enough"


def test_who_has_few_citizens_stands_first_where_no_wages_are_due() -> None:
    """TR-3.3, TR-5.3 On the left of a row, where it is expelled last."""
    s = table(2, round=1, shown=1, supply={A: 6, B: 6})
    found = answer(ask(s, Settle(A)))
    assert found in ("settle:city_hall_123_a", "settle:city_hall_456_a", "settle:bishopric_12_a")


def test_nobody_takes_citizens_out_of_the_buildings_while_some_are_at_hand() -> None:
    """TR-8.4"""
    spaces = {"palace_1": A, "bishopric_12_a": A}
    s = table(2, round=1, shown=1, cards=["archer"], spaces=spaces, supply={A: 1}, dice={(A, "red"): [6]})
    words = answers(turn(s), 1)
    while not words[-1].startswith("from:") and s.legal and s.asked == A and len(words) < 6:
        words += answers(s, 1)
    assert not any(word.startswith(("from:palace", "from:bishopric")) for word in words)


def test_a_low_die_is_rolled_again_while_influence_is_worth_little() -> None:
    """TR-15.2 In the last round."""
    s = table(2, round=LAST, cards=["sculptor"], influence={A: 9}, dice={(A, "yellow"): [1]}, characters=["urbain_iv"])
    assert answer(turn(s)) in ("reroll:0-yellow-1", "flip")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_likely_games_are_like_those_of_people(seats: int) -> None:
    """TR-16.7 Won with 40 to 60 points."""
    games = [likely_game(seats, seed) for seed in range(6)]
    assert 36 < sum(max(GAME.scores(s)) for s in games) / 6 < 64


def test_a_likely_player_holds_out_against_le_roy() -> None:
    """TR-22.23 Not masterly, but better than one who does anything."""
    mean = sum(GAME.scores(likely_game(1, seed))[0] for seed in range(6)) / 6
    assert mean > -15


def test_alone_bots_think_about_the_same_questions() -> None:
    """TR-22.1 One seat is enough for those that compare answers by playing on: at the first question and in a turn."""
    s: Troyes = GAME.new(1, 3)
    thinking = PlayoutBot(4, answers=400)
    while s.legal and s.round < 2:
        option = thinking.choose(Sight(GAME, s, fast(1))) if s.phase in (0, 4) else likely(s, fast(1), 0)
        assert option in s.legal
        s.play(option)


def test_likely_games_end_with_the_bonus_cards() -> None:
    """TR-21.1"""
    for seats in (1, 2, 4):
        s = likely_game(seats, seats, bonus_cards="on", entry="from_left")
        assert s.over
        GAME.invariant(s)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_question_of_a_random_game_gets_a_likely_answer(seats: int) -> None:
    """TR-23.1 It is the same in every world that the seat cannot tell from the true one."""
    for number, s in enumerate(random_game(seats, 5, {"bonus_cards": "on"})):
        if s.legal and number < 150:
            check_likely(GAME, s)


def test_who_is_off_in_judgement_answers_otherwise() -> None:
    dice = {(A, "red"): [4, 5], (A, "white"): [2, 3], (A, "yellow"): [5, 6], (N, "white"): [6]}
    s = turn(table(2, cards=["merchant", "priest", "archer"], events=["war"], dice=dice))
    assert len({likely(s, fast(seed), 140).word for seed in range(30)}) > 2
    assert len({likely(s, fast(seed), 0).word for seed in range(30)}) == 1


def test_medium_beats_easy_and_easy_beats_who_does_anything() -> None:
    assert wins(GAME, "medium", "easy", 16) >= 10
    assert wins(GAME, "easy", "random", 6) >= 5


@pytest.mark.deep
def test_hard_beats_medium_and_plain_playouts() -> None:
    assert wins(GAME, "hard", "medium", 12) >= 8
    assert wins(GAME, "hard", "playout:300", 6) >= 5
