"""The lesson: it can be finished, wrong answers are explained, and it is the same for everybody at its start."""

from __future__ import annotations

import re

import pytest

import mizban
from lessons import CLAUSE, begun, check_answers, check_end, figures, heed, heeded, wanted
from mizban.core.game.lessons import PUPIL
from mizban.core.plain import packed
from mizban.core.rng import fast
from mizban.core.words import Option
from mizban.games.troyes.face.lesson import EACH, FIRST, idle
from mizban.games.troyes.rules.activities import Hire
from mizban.games.troyes.rules.cards import (
    BUILDINGS,
    EVENT_IDS,
    INCOME,
    PASS_FIRST,
    PASS_NEXT,
    PENALTY,
    PER_BLACK,
    PER_CUBE,
    PRICE,
    RECRUIT_COST,
    RED,
    SALARY,
    SLOTS,
    START_DENIERS,
    WHITE,
    YELLOW,
)
from mizban.games.troyes.rules.defence import Face, Spend, worth
from mizban.games.troyes.rules.figures import FOUGHT
from mizban.games.troyes.rules.state import COMBAT, DIE, WORDS, Troyes, faces
from mizban.render.texts import LANGS, of_game

GAME = mizban.game("troyes")
BOT = 1
GOALS = [goal.text.removeprefix("goal-") for goal in FIRST.goals]
LAST = GOALS[-1]


@pytest.mark.parametrize("seed", range(8))
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Whatever the bot does, and whichever wanted answer the pupil gives; the first goals refuse something."""
    _, refused = heeded(GAME, FIRST, seed)
    assert {"settle", "defend"} <= {GOALS[i] for i in refused}


@pytest.mark.parametrize("seed", range(3))
def test_a_sensible_pupil_learns_everything(seed: int) -> None:
    """Against a bot of some practice every goal but the last is reached by the third round; some refuse something."""
    rng = fast(seed)
    assert GAME.knowledge is not None
    likely = GAME.knowledge.likely

    def say(s: Troyes, wanted: list[Option]) -> Option:
        option = likely(s, rng, 20)
        return option if option in wanted else wanted[0]

    s, refused, reached = heed(FIRST, begun(GAME, FIRST), say)
    rounds = [int(at.round) for at in reached]
    assert rounds[: len(GOALS) - 1] == sorted(rounds[: len(GOALS) - 1])
    assert rounds[GOALS.index("farm")] == 1
    assert rounds[GOALS.index("cathedral")] <= 3
    assert {GOALS[i] for i in refused} >= {"defend", "farm", "hire"}
    assert any(owner == PUPIL for owner in s.cathedral) or s.over


@pytest.mark.parametrize("seed", range(4))
def test_one_answer_at_least_is_not_wrong(seed: int) -> None:
    check_answers(GAME, FIRST, seed)


def test_the_end_of_the_game_ends_the_lesson() -> None:
    """TR-16.9 Also where a goal is not reached."""
    s = check_end(GAME, FIRST, lambda legal: next((o for o in legal if o.word == "pass"), legal[0]))
    assert not s.won[PUPIL]
    assert FIRST.missed(s)
    s.won[PUPIL] = 1
    assert not FIRST.missed(s)


# ---------------------------------------------------------------- the first round


def settled() -> Troyes:
    """The first defence, after citizens were placed as the lesson wants it."""
    s: Troyes = begun(GAME, FIRST).start()
    while s.round == 0:
        s.play(next(o for o in s.legal if s.asked == BOT or not FIRST.goals[0].wrong(s, o)))
    return s


def acting() -> Troyes:
    """The first turn of the pupil."""
    s = settled()
    while not (s.phase == 4 and s.asked == PUPIL):
        s.play(next(o for o in s.legal if s.asked == BOT or not FIRST.goals[1].wrong(s, o)))
    return s


def asked(s: Troyes, goal: str) -> tuple[set[str], set[str]]:
    return wanted(FIRST, s, goal)


def test_it_begins_with_the_pupil_and_few_enemies() -> None:
    """TR-2.10, TR-23.2, TR-6.4 Two play, points are shown; one red die is enough for the highest black one, and nobody
    loses money or influence to the events of the first round."""
    s = settled()
    assert (s.asked, s.start, s.running, s.bonus) == (PUPIL, PUPIL, 1, 0)
    assert [int(s.standing(PUPIL, building)) for building in range(len(BUILDINGS))] == [EACH] * 3
    assert all(worth(RED * 6 + face - 1) >= s.black[0] for face in faces(s.dice[PUPIL * 3 + RED]))
    owed = EACH * sum(int(n) for n in SALARY)
    assert s.deniers[PUPIL] == START_DENIERS + INCOME - owed
    assert not {EVENT_IDS[event] for event in s.row} & {"heresy", "civil_war", "drought"}


def test_citizens_go_where_few_are() -> None:
    """TR-5.6 As long as there is room."""
    s: Troyes = begun(GAME, FIRST).start()
    assert asked(s, "settle") == ({o.word for o in s.legal}, set())
    for space in (2, 3):
        s.spaces[space] = PUPIL
    s.ask_again()
    wanted, said = asked(s, "settle")
    assert said == {"lesson-balance"}
    assert wanted
    assert not any(word.startswith("settle:palace") for word in wanted)
    for space in range(6, 18):
        s.spaces[space] = BOT
    s.ask_again()
    assert asked(s, "settle")[1] == set()


def test_one_red_die_is_spent_and_nothing_else() -> None:
    """TR-6.13 to TR-6.15, TR-15.3"""
    s = settled()
    assert asked(s, "defend") == ({"defend"}, {"lesson-keep-influence"})
    s.todo = [Spend(PUPIL, 12, 1)]
    s.dice[PUPIL * 3 + RED] = DIE[0] + DIE[1]
    s.ask_again()
    assert asked(s, "defend") == ({"spend:0-red-1", "spend:0-red-2"}, {"lesson-red"})
    s.todo = [Spend(PUPIL, 4, 1)]
    s.ask_again()
    assert asked(s, "defend") == ({"spend:0-red-2"}, {"lesson-red"})
    s.todo = [Spend(PUPIL, 0, 1)]
    s.ask_again()
    assert asked(s, "defend") == ({"stop-spending"}, {"lesson-saved"})


def test_one_red_die_may_counter_several() -> None:
    """TR-6.13, TR-6.15 As far as it reaches by itself."""
    s = settled()
    s.dice[PUPIL * 3 + RED] = DIE[3] + DIE[0]
    s.black = packed(s.black, [3, 2])
    s.todo = [Face(PUPIL, 6, 1)]
    s.ask_again()
    assert asked(s, "defend") == ({"enough", "face:2"}, {"lesson-enough"})


@pytest.mark.parametrize("n", [2, 3])
def test_all_yellow_dice_are_used(n: int) -> None:
    """TR-7.3, TR-7.5, TR-12.1 Those of the pupil, however many citizens found room in the City Hall."""
    s = acting()
    s.dice[PUPIL * 3 + YELLOW] = DIE[0] * (n - 1) + DIE[3]
    s.ask_again()
    assert asked(s, "farm") == ({"farm"}, {"lesson-farm"})
    s.play(WORDS.named["farm"])
    assert asked(s, "farm") == ({f"group:{n}"}, {"lesson-both"})
    s.play(WORDS.named[f"group:{n}"])
    wanted, said = asked(s, "farm")
    assert {word.split("-")[0] for word in wanted} == {"take:0"}
    assert said == {"lesson-own"}
    assert FIRST.goals[2].reached(s) is False
    s.play(WORDS.named[min(wanted)])
    while s.asked == PUPIL:
        s.play(WORDS.named[min(asked(s, "farm")[0])])
    assert not s.dice[PUPIL * 3 + YELLOW]
    assert FIRST.goals[2].reached(s)


def test_a_citizen_is_recruited_and_hired() -> None:
    """TR-8.1, TR-8.4, TR-15.3 The goal is reached when the card has done its work; without money one farms."""
    s = acting()
    assert asked(s, "hire") == ({"recruit"}, {"lesson-recruit"})
    s.play(WORDS.named["recruit"])
    wanted, said = asked(s, "hire")
    assert {word.split(":")[0] for word in wanted} == {"activate"}
    assert said == {"lesson-hire"}
    slot = next(slot for slot in range(SLOTS) if s.up(slot))
    s.todo = [Hire(PUPIL, slot)]
    s.ask_again()
    assert asked(s, "hire") == ({"from:supply"}, {"lesson-supply"})
    s.play(WORDS.named["from:supply"])
    assert FIRST.goals[3].reached(s)
    poor = acting()
    poor.deniers[PUPIL] = 0
    poor.ask_again()
    assert asked(poor, "hire") == ({"farm"}, {"lesson-farm"})


def test_an_event_of_the_row_is_fought() -> None:
    """TR-10.1, TR-10.2, TR-13.1 Not Marauding; where none can be, nobody passes who has dice."""
    s = acting()
    wanted, said = asked(s, "combat")
    assert wanted <= {COMBAT[event].word for event in s.row}
    assert said == {"lesson-combat"}
    without(s, *{int(s.event(event, FOUGHT)) for event in s.row})
    wanted, said = asked(s, "combat")
    assert said == {"lesson-not-yet"}
    assert "pass" not in wanted
    without(s, RED, WHITE, YELLOW)
    assert asked(s, "combat")[1] == set()


def test_a_cube_on_the_last_flag_is_a_fight() -> None:
    """TR-10.3, TR-10.6, TR-10.13 Also where the event is gone by it, and its card went to another."""
    s, goal = acting(), FIRST.goals[GOALS.index("combat")]
    event = next(event for event in s.row if COMBAT[event] in s.legal)
    s.marks = packed(s.marks, [*s.marks, *[event * 8 + BOT] * (int(s.room(event)) - 1)])
    s.ask_again()
    s.play(COMBAT[event])
    while not idle(s):
        assert not goal.reached(s)
        s.play(s.legal[0])
    assert event not in list(s.row)
    assert not s.won[PUPIL]
    assert goal.reached(s)


def test_the_cathedral_is_built() -> None:
    """TR-9.1, TR-13.1"""
    s = acting()
    assert asked(s, "cathedral") == ({"build"}, {"lesson-build"})
    without(s, WHITE)
    assert asked(s, "cathedral")[1] == {"lesson-not-yet"}
    assert asked(s, "counter")[1] == set()


def without(s: Troyes, *colours: int) -> None:
    """Nobody has dice of these colours, and the pupil has one yellow one if that is not among them."""
    for colour in colours:
        for district in range(5):
            s.dice[district * 3 + colour] = 0
    if YELLOW not in colours:
        s.dice[PUPIL * 3 + YELLOW] = DIE[1]
    s.ask_again()


# ---------------------------------------------------------------- texts


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str) -> None:
    texts = of_game(GAME.name, lang)
    assert texts.say(f"lesson-{FIRST.id}")
    for goal in FIRST.goals:
        for said in (texts.say(goal.text), texts.say(goal.text, attribute="done")):
            assert CLAUSE.search(said)
            assert not re.search(r"[{}$]|None", said)
    s = acting()
    for goal in FIRST.goals[2:-1]:
        why = next(why for o in s.legal if (why := goal.wrong(s, o)))
        assert CLAUSE.search(GAME.texts(lang).said(why))


@pytest.mark.parametrize("lang", LANGS)
def test_the_goals_say_the_figures_of_the_data(lang: str) -> None:
    """TR-5.3, TR-6.20, TR-6.22, TR-7.6, TR-9.7, TR-10.4, TR-13.2, TR-15.3, TR-16.5 In the order they are said."""
    texts = of_game(GAME.name, lang)

    def said(goal: str, attribute: str = "") -> list[int]:
        return figures(texts.say(f"goal-{goal}", attribute=attribute), lang)

    palace, bishopric = (int(SALARY[i]) for i in (RED, WHITE))
    prices = [int(PRICE[size]) for size in (1, 2, 3)]
    assert said("settle") == [palace, bishopric]
    assert said("settle", "done") == [INCOME]
    assert said("defend", "done") == [PER_BLACK, PENALTY]
    assert said("farm") == []
    assert said("farm", "done") == [1, 3, *prices, 1, 2, 3]
    assert said("hire") == [RECRUIT_COST]
    assert said("combat", "done") == [PER_CUBE, 1]
    assert said("cathedral") == [1, 1, 2]
    assert said("cathedral", "done") == [2, 2]
    assert said("counter") == [PASS_FIRST, PASS_NEXT]
