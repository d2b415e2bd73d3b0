"""The lesson: it can be finished, wrong answers are explained, and it is the same for everybody at its start."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

import mizban
from lessons import CLAUSE, begun, check_answers, check_end, figures, heed, heeded, wanted
from mizban.core.game.lessons import PUPIL
from mizban.core.words import Option
from mizban.games.architects.face.lesson import FIRST, TOGETHER, VIRTUE, WELL
from mizban.games.architects.rules.cards import (
    BUILDINGS,
    CLAY,
    COST,
    GOLD,
    HIGHEST,
    LEVEL_COST,
    LEVEL_POINTS,
    MINES,
    QUARRY,
    RANSOM_SILVER,
    RANSOM_TAX,
    SILVER,
    STAND_LOSS,
    STONE,
    TRACK,
    TRUSTED,
    TYPES,
    WOOD,
    WORTHY,
)
from mizban.games.architects.rules.guardhouse import Guardhouse
from mizban.games.architects.rules.state import BOARD, SUPPLY, WORDS, Architects
from mizban.games.architects.rules.storehouse import Storehouse
from mizban.games.architects.rules.town import Capture
from mizban.render.texts import LANGS, of_game

GAME = mizban.game("architects")
BOT = 1
GOALS = [goal.text.removeprefix("goal-") for goal in FIRST.goals]
PLACED = """forest forest quarry quarry guildhall town_centre guardhouse tax_stand storehouse mines_clay mines_gold
 guildhall"""
ENDED_BEFORE = 3  # whoever plays so reaches no Cathedral before the end


@pytest.mark.parametrize("seed", range(12))
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Whatever the bot does, and whichever wanted answer the pupil gives; every goal refuses something, but to those
    who have Virtue enough or gold enough already."""
    s, refused = heeded(GAME, FIRST, seed)
    assert set(GOALS) - {GOALS[i] for i in refused} <= {"donate", "gold"}
    assert s.level[PUPIL] == 1
    assert s.built[PUPIL] == 1 << WELL


@pytest.mark.parametrize("seed", range(12))
def test_one_answer_at_least_is_not_wrong(seed: int) -> None:
    check_answers(GAME, FIRST, seed)


def test_the_end_of_the_game_ends_the_lesson() -> None:
    """AW-18.8 Also where a goal is not reached."""
    s = check_end(GAME, FIRST, random.Random(ENDED_BEFORE).choice)
    assert s.level[PUPIL] == 0


def test_a_guided_game() -> None:
    """AW-4.2, AW-7.2, AW-10.4, AW-8.2, AW-5.2, AW-13.5 Where the bot keeps to the Silversmith, each goal takes the
    fewest turns: workers are invested, a group is captured and sent to Prison, Virtue is lost and regained."""
    record = begun(GAME, FIRST)

    def say(s: Architects, wanted: list[Option]) -> Option:
        return next((o for o in wanted if s.asked == BOT and o.word == "place:silversmith"), wanted[0])

    s = heed(FIRST, record, say).s
    said = [word for seat, word in record.said if seat == PUPIL]
    assert [word.removeprefix("place:") for word in said if word.startswith("place:")] == PLACED.split()
    assert {"keep:well", "build:well", "capture:silversmith-1", "send", "advance"} <= set(said)
    assert s.virtue[PUPIL] >= VIRTUE
    assert GAME.view(s, PUPIL)["asked"] == BOT


def test_it_begins_with_the_well_and_the_pupil() -> None:
    """AW-2.9, AW-2.11, AW-20.1, AW-24.6 Two play on standard boards, and the points so far are shown."""
    s = begun(GAME, FIRST).start()
    assert (s.asked, s.first, s.variable, s.running) == (PUPIL, PUPIL, 0, 1)
    assert s.pack[PUPIL] >> WELL & 1
    assert BUILDINGS[WELL].skills == 0


# ---------------------------------------------------------------- what is wanted, and what is said to the rest


def drafted() -> Architects:
    """The first turn of the pupil, who has kept the Well."""
    s: Architects = begun(GAME, FIRST).start()
    while len(s.pack):
        s.play(next((o for o in s.legal if o.word == "keep:well"), s.legal[0]))
    return s


def asked(s: Architects, goal: str) -> tuple[set[str], set[str]]:
    return wanted(FIRST, s, goal)


Change = Callable[[Architects], object]


def has(s: Architects, good: int, n: int) -> None:
    """The pupil holds so much of a good."""
    s.goods[PUPIL * TYPES + good] = n


def poor(s: Architects) -> None:
    """The pupil has no silver, and the bot a worker in the Quarry."""
    has(s, SILVER, 0)
    s.move(BOT, SUPPLY, QUARRY, 1)


def robbed(s: Architects, silver: int, virtue: int = 7) -> None:
    """The Tax Stand is empty."""
    s.tax = 0
    s.virtue[PUPIL] = virtue
    has(s, SILVER, silver)


def worthy(s: Architects, gold: int = 0, miners: int = 0) -> None:
    """The pupil has so much gold and so many workers in the Mines."""
    has(s, GOLD, gold)
    s.move(PUPIL, SUPPLY, MINES, miners)


def bare(s: Architects) -> None:
    """The pupil has gold, and no cards."""
    has(s, GOLD, 1)
    s.hand[PUPIL] = 0


def stocked(s: Architects) -> None:
    """The pupil can pay for the Well."""
    has(s, WOOD, 2)
    has(s, STONE, 2)


TURN: list[tuple[str, Change, str, str]] = [
    ("invest", lambda s: None, "forest", "lesson-forest"),
    ("build", lambda s: None, "forest", "lesson-goods"),
    ("build", lambda s: has(s, WOOD, 2), "quarry", "lesson-goods"),
    ("build", stocked, "guildhall", "lesson-guildhall"),
    ("capture", lambda s: s.move(BOT, SUPPLY, QUARRY, 1), "town_centre", "lesson-town"),
    ("capture", poor, "silversmith", "lesson-silver"),
    ("send", lambda s: s.move(BOT, SUPPLY, BOARD + PUPIL, 1), "guardhouse", "lesson-guard"),
    ("send", lambda s: s.move(BOT, SUPPLY, QUARRY, 1), "town_centre", "lesson-town"),
    ("tax", lambda s: None, "tax_stand", "lesson-steal"),
    ("tax", lambda s: robbed(s, 4), "hire", "lesson-hire"),
    ("tax", lambda s: robbed(s, 3), "silversmith", "lesson-no-tax"),
    ("donate", lambda s: has(s, CLAY, 1), "forest", "lesson-two-goods"),
    ("donate", lambda s: has(s, CLAY, 2), "storehouse", "lesson-storehouse"),
    ("gold", worthy, "mines_clay", "lesson-mines"),
    ("gold", lambda s: worthy(s, 0, 1), "mines_gold", "lesson-gold"),
    ("cathedral", worthy, "mines_clay", "lesson-mines"),
    ("cathedral", lambda s: worthy(s, 1), "guildhall", "lesson-cathedral"),
    ("cathedral", bare, "draw", "lesson-card"),
    ("cathedral", lambda s: robbed(s, 0, 4), "forest", "lesson-two-goods"),
]


@pytest.mark.parametrize(("goal", "change", "place", "text"), TURN)
def test_one_place_is_wanted(goal: str, change: Change, place: str, text: str) -> None:
    s = drafted()
    change(s)
    s.ask_again()
    assert asked(s, goal) == ({f"place:{place}"}, {text})


def test_nobody_is_looked_for_where_nobody_is() -> None:
    """AW-7.2 Without a group of others the Town Centre waits, and any other place will do."""
    s = drafted()
    wanted, said = asked(s, "capture")
    assert said == {"lesson-nobody"}
    assert wanted == {o.word for o in s.legal} - {"place:town_centre"}


def test_whoever_evades_all_tax_goes_anywhere() -> None:
    """AW-14.6 Hiring would bring no Tax to an empty stand."""
    s = drafted()
    robbed(s, 4, 1)
    s.ask_again()
    assert asked(s, "tax") == ({o.word for o in s.legal}, set())


def test_what_is_done_in_a_place() -> None:
    """AW-7.8, AW-10.4, AW-5.2 Another's group is captured, captives are sent off, and goods are donated."""
    s = drafted()
    s.move(BOT, SUPPLY, QUARRY, 2)
    s.move(PUPIL, SUPPLY, QUARRY, 2)
    s.todo = [Capture(PUPIL, 1, 0, 0, 0)]
    s.ask_again()
    assert asked(s, "capture") == ({"capture:quarry-1"}, {"lesson-others"})
    s.move(BOT, SUPPLY, BOARD + PUPIL, 2)
    s.todo = [Guardhouse(PUPIL, 1)]
    s.ask_again()
    assert asked(s, "send") == ({"send"}, {"lesson-send"})
    stocked(s)
    has(s, WOOD, 3)
    s.todo = [Storehouse(PUPIL, 1)]
    s.ask_again()
    assert asked(s, "donate") == ({"donate:wood-wood", "donate:wood-stone", "donate:stone-stone"}, {"lesson-donate"})


def test_what_is_built_in_the_guildhall() -> None:
    """AW-11.4 The Well, and later the Cathedral."""
    s = drafted()
    stocked(s)
    has(s, GOLD, 1)
    s.ask_again()
    s.play(WORDS.named["place:guildhall"])
    assert asked(s, "build") == ({"build:well"}, {"lesson-well-now"})
    assert asked(s, "cathedral") == ({"advance"}, {"lesson-cathedral"})


# ---------------------------------------------------------------- texts


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str) -> None:
    texts = of_game(GAME.name, lang)
    assert texts.say(f"lesson-{FIRST.id}")
    for goal in FIRST.goals:
        assert texts.say(goal.text)
        assert texts.say(goal.text, attribute="done")
    for id, change, _, _ in TURN:
        s = drafted()
        change(s)
        s.ask_again()
        why = next(why for o in s.legal if (why := FIRST.goals[GOALS.index(id)].wrong(s, o)))
        said = GAME.texts(lang).said(why)
        assert CLAUSE.search(said)
        assert not re.search(r"[{}$?]|None", said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_goals_say_the_figures_of_the_data(lang: str) -> None:
    """AW-17.B11, AW-8.2, AW-10.6, AW-13.1, AW-13.2, AW-14.1, AW-14.9 In the order in which they are said."""
    texts = of_game(GAME.name, lang)

    def said(goal: str, attribute: str = "") -> list[int]:
        return figures(texts.say(f"goal-{goal}", attribute=attribute), lang)

    lowest = next(i for i in range(int(HIGHEST)) if WORTHY[i])
    flat = [i for i in range(int(HIGHEST) + 1) if TRACK[i] == 0]
    closed = [lowest - 1, next(i for i in range(int(HIGHEST)) if not TRUSTED[i])]
    well = [COST[WELL * TYPES + WOOD], COST[WELL * TYPES + STONE]]
    assert said("draft") == said("build") == well
    assert said("build", "done") == [BUILDINGS[WELL].points, BUILDINGS[WELL].gain[CLAY]]
    assert said("invest") == [1, TOGETHER]
    assert said("send", "done") == [RANSOM_SILVER + RANSOM_TAX, 1]
    assert said("tax") == [STAND_LOSS]
    assert said("tax", "done") == closed
    assert said("donate") == [2, 1, VIRTUE]
    assert said("donate", "done") == [flat[0], flat[-1], -min(TRACK), max(TRACK)]
    assert said("gold") == [LEVEL_COST[TYPES + GOLD]]
    assert said("cathedral") == [lowest, LEVEL_POINTS[1]]
    assert flat[0] == VIRTUE
