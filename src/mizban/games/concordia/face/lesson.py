"""The first game as a lesson: five cards in the order of a good opening, and the scoring at the first Tribune."""

from __future__ import annotations

from mizban.core.bits import count
from mizban.core.game.lessons import PUPIL, Goal, Lesson
from mizban.core.state import Said
from mizban.core.words import Option
from mizban.games.concordia.rules.architect import Build, March, Move, adjacent, affordable, targets
from mizban.games.concordia.rules.board import ENDS, FIRST_LINE, FIRST_PROVINCE, IN_PROVINCE, WAY, members
from mizban.games.concordia.rules.cards import (
    ARCHITECT,
    BRICK,
    MERCATOR,
    OF_SORT,
    PREFECT,
    SENATOR,
    SLOTS,
    START,
    TRIBUNE,
)
from mizban.games.concordia.rules.mercator import Trade
from mizban.games.concordia.rules.prefect import Prefect
from mizban.games.concordia.rules.scoring import points
from mizban.games.concordia.rules.senator import Buy, missing
from mizban.games.concordia.rules.state import (
    NOBODY,
    PLAY,
    PURCHASE,
    STOP_BUILDING,
    STOP_BUYING,
    STOP_MOVING,
    Concordia,
)
from mizban.games.concordia.rules.turns import Turn

POINTS = 25  # the lesson ends with so many, or with the game


def played(s: Concordia, sort: int) -> bool:
    """Whether the pupil has played a card of a sort, and done with it."""
    return bool(s.pile[PUPIL] & OF_SORT[sort]) and s.active != PUPIL


def bought(s: Concordia) -> bool:
    """Whether the pupil has more cards than at the start."""
    return int(count(s.hand[PUPIL] | s.pile[PUPIL])) > int(START)


def open_cities(s: Concordia, cities: int) -> list[int]:
    """Those of a set of cities where the pupil could pay for a house."""
    return [city for city in members(cities & ~s.houses[PUPIL]) if affordable(s, PUPIL, city)]


def lines(s: Concordia, spot: int, steps: int) -> list[int]:
    """The lines that a colonist can get to and where the pupil could build."""
    first = int(FIRST_LINE[s.map * 2 + WAY[spot]])
    within = [first + i for i in members(targets(s, spot, steps))]
    return [line for line in within if open_cities(s, int(ENDS[line]))]


def other_card(s: Concordia, o: Option, sort: int, said: Said) -> Said | None:
    """Why another card than the one of the lesson waits."""
    return said if isinstance(s.todo[-1], Turn) and PLAY[sort] in s.legal and o is not PLAY[sort] else None


def not_building(s: Concordia, o: Option) -> Said | None:
    """CO-7 The Architect, and a house with it: a colonist goes where one can be paid for."""
    step = s.todo[-1]
    if isinstance(step, Move):
        if o is STOP_MOVING:
            return None if open_cities(s, int(adjacent(s, PUPIL))) else ("lesson-stay CO-7.12", ())
        return None if lines(s, o.arg, int(step.steps)) else ("lesson-nowhere spot CO-7.14", (o.arg,))
    if isinstance(step, March):
        return None if open_cities(s, int(ENDS[o.arg])) else ("lesson-too-dear line CO-7.14", (o.arg,))
    if isinstance(step, Build) and o is STOP_BUILDING and not s.houses[PUPIL]:
        return ("lesson-build CO-7.12", ())
    return other_card(s, o, int(ARCHITECT), ("lesson-architect CO-7.1", ()))


def not_producing(s: Concordia, o: Option) -> Said | None:
    """CO-8.2, CO-8.3 The Prefect, in a province with an own house; where none can produce, anything does."""
    if isinstance(s.todo[-1], Prefect):
        provinces = range(int(FIRST_PROVINCE[s.map]), int(FIRST_PROVINCE[s.map + 1]))
        own = [i for i in provinces if s.houses[PUPIL] & IN_PROVINCE[i] and not s.turned >> i & 1]
        if own and (o.verb != "produce" or o.arg not in own):
            return ("lesson-not-yours province CO-8.3", (own[0],))
    return other_card(s, o, int(PREFECT), ("lesson-prefect CO-8.3", ()))


def not_trading(s: Concordia, o: Option) -> Said | None:
    """CO-10.4 The Mercator, and first of all a brick, if there is room for one."""
    step = s.todo[-1]
    brick = PURCHASE[BRICK]
    if isinstance(step, Trade) and not step.bought >> BRICK & 1 and brick in s.legal and o is not brick:
        return ("lesson-brick CO-7.14", ())
    return other_card(s, o, int(MERCATOR), ("lesson-mercator CO-10.1", ()))


def payable(s: Concordia) -> bool:
    """Whether the pupil can pay for a card of the display with a Senator."""
    slots = range(int(SLOTS))
    return any(s.display[slot] != NOBODY and missing(s, PUPIL, slot, 0) == NOBODY for slot in slots)


def not_buying(s: Concordia, o: Option) -> Said | None:
    """CO-12.1 The Senator, and a card with it; the goods for one come first, and the Tribune last."""
    if isinstance(s.todo[-1], Buy) and o is STOP_BUYING and not bought(s):
        return ("lesson-buy CO-15.1", ())
    if payable(s):
        return other_card(s, o, int(SENATOR), ("lesson-senator CO-12.1", ()))
    idle = (PLAY[SENATOR], PLAY[TRIBUNE])
    return ("lesson-goods-first CO-12.2", ()) if o in idle and any(other not in idle for other in s.legal) else None


def not_taking_back(s: Concordia, o: Option) -> Said | None:
    """CO-6.1, CO-17.2 The Tribune."""
    return other_card(s, o, int(TRIBUNE), ("lesson-tribune CO-6.1", ()))


FIRST = Lesson(
    id="first",
    seats=2,
    secret=f"{1:064x}",
    options={"intermediate_scoring": "on", "running_scores": "on", "first_player": "host_choice", "first_seat": "0"},
    goals=(
        Goal("goal-architect", lambda s: bool(s.houses[PUPIL]) and s.active != PUPIL, not_building),
        Goal("goal-prefect", lambda s: played(s, int(PREFECT)), not_producing),
        Goal("goal-mercator", lambda s: played(s, int(MERCATOR)), not_trading),
        Goal("goal-senator", lambda s: bought(s) and s.active != PUPIL, not_buying),
        Goal("goal-tribune", lambda s: bool(s.marks[PUPIL] != NOBODY) and s.active != PUPIL, not_taking_back),
        Goal("goal-points", lambda s: s.over == 1 or bool(points(s, PUPIL) >= POINTS), n=POINTS),
    ),
)
