"""The first game as a lesson: workers that stand together, captures, and what Virtue is good for."""

from __future__ import annotations

from collections.abc import Callable

from mizban.core.game.lessons import PUPIL, Goal, Lesson
from mizban.core.state import Said
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    BUILDING_IDS,
    CAPTURE_TAX,
    CIRCLES,
    CLAY,
    FOREST,
    GOLD,
    GUARDHOUSE,
    HIRE_TAX,
    LEVEL_COST,
    SEATS,
    SILVER,
    STAND,
    STONE,
    TYPES,
    WOOD,
    WORTHY,
    units,
)
from mizban.games.architects.rules.guildhall import lacking
from mizban.games.architects.rules.state import (
    ADVANCE,
    AT_CLAY,
    AT_DRAW,
    AT_FOREST,
    AT_GOLD,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_HIRE,
    AT_QUARRY,
    AT_SILVERSMITH,
    AT_STAND,
    AT_STOREHOUSE,
    AT_TOWN,
    BUILD,
    CAPTURE,
    DONATE,
    KEEP,
    PLACE,
    SEND,
    Architects,
)
from mizban.games.architects.rules.supply import due
from mizban.games.architects.rules.workshop import hire_price

WELL = BUILDING_IDS.index("well")
TOGETHER = 2  # workers in the Forest; goal-invest says it
VIRTUE = 6  # to reach again; goal-donate says it


def only(s: Architects, o: Option, wanted: list[Option], said: Said) -> Said | None:
    """What is said to another answer than the wanted ones, if one of these can be given: so one is always left."""
    return said if o not in wanted and any(other in wanted for other in s.legal) else None


def placing(s: Architects, o: Option, at: int, said: Said) -> Said | None:
    """The same where the wanted answer is to place a worker."""
    return only(s, o, [PLACE[at]], said)


def not_the_well(s: Architects, o: Option) -> Said | None:
    """AW-2.9 The Well is kept as long as it is on offer."""
    return only(s, o, [KEEP[WELL]], ("lesson-well AW-17.B11", ()))


def not_investing(s: Architects, o: Option) -> Said | None:
    """AW-4.2 One worker after the other goes to the Forest."""
    return placing(s, o, AT_FOREST, ("lesson-forest AW-4.2", ()))


def not_building(s: Architects, o: Option) -> Said | None:
    """AW-12.2 The goods of the Well come first, then the Well."""
    for good, at in ((WOOD, AT_FOREST), (STONE, AT_QUARRY)):
        n = int(lacking(s, PUPIL, WELL, good))
        if n:
            return placing(s, o, at, ("lesson-goods goods placing AW-12.2", (units(good, n), at)))
    reason = placing(s, o, AT_GUILDHALL, ("lesson-guildhall AW-11.4", ()))
    return reason or only(s, o, [BUILD[WELL]], ("lesson-well-now AW-11.4", ()))


def others(s: Architects) -> list[Option]:
    """AW-7.2 The groups of other seats."""
    seats = [seat for seat in range(int(s.seats)) if seat != PUPIL]
    return [CAPTURE[at * SEATS + seat] for at in range(CIRCLES) for seat in seats if s.at(at, seat)]


def without_silver(s: Architects, o: Option) -> Said | None:
    """AW-4.6 What to do without the silver for something."""
    return placing(s, o, AT_SILVERSMITH, ("lesson-silver AW-4.6", ()))


def not_capturing(s: Architects, o: Option) -> Said | None:
    """AW-7.1 to AW-7.3 The Town Centre, with silver for the Tax, once others have workers in the town; and then a
    group of theirs."""
    groups = others(s)
    if not groups:
        return ("lesson-nobody AW-7.2", ()) if o is PLACE[AT_TOWN] else None
    reason = only(s, o, groups, ("lesson-others AW-7.8", ()))
    if s.has(PUPIL, SILVER) < due(s, PUPIL, CAPTURE_TAX):
        return reason or without_silver(s, o)
    return reason or placing(s, o, AT_TOWN, ("lesson-town AW-7.1", ()))


def not_sending(s: Architects, o: Option) -> Said | None:
    """AW-10.4 The Guardhouse, and nothing else there; whoever lost the captives again needs others first."""
    if not s.held(PUPIL):
        return not_capturing(s, o)
    reason = placing(s, o, AT_GUARDHOUSE, ("lesson-guard AW-10.1", ()))
    return reason or only(s, o, [SEND], ("lesson-send AW-10.4", ()))


def not_stealing(s: Architects, o: Option) -> Said | None:
    """AW-8.2 The Tax Stand; if it is empty, hiring brings Tax there, unless one evades it all."""
    tax = int(due(s, PUPIL, HIRE_TAX))
    if s.tax:
        return placing(s, o, AT_STAND, ("lesson-steal n AW-8.2", (int(s.tax),)))
    if not tax:
        return None
    if s.has(PUPIL, SILVER) < hire_price(s, PUPIL):
        return placing(s, o, AT_SILVERSMITH, ("lesson-no-tax AW-8.1", ()))
    return placing(s, o, AT_HIRE, ("lesson-hire n AW-6.1", (tax,)))


def not_donating(s: Architects, o: Option) -> Said | None:
    """AW-5.2 The King's Storehouse with two goods, and a donation there."""
    if sum(s.has(PUPIL, good) for good in (CLAY, WOOD, STONE)) < 2:
        return placing(s, o, AT_FOREST, ("lesson-two-goods AW-5.2", ()))
    reason = placing(s, o, AT_STOREHOUSE, ("lesson-storehouse AW-5.1", ()))
    return reason or only(s, o, DONATE, ("lesson-donate AW-5.2", ()))


def golden(s: Architects) -> bool:
    """AW-13.2 Whether the pupil has the gold for the first level of the Cathedral."""
    return bool(s.has(PUPIL, GOLD) >= LEVEL_COST[TYPES + GOLD])


def not_mining(s: Architects, o: Option) -> Said | None:
    """AW-4.5 The Mines: a first worker brings clay, gold only the second."""
    if PLACE[AT_GOLD] in s.legal:
        return placing(s, o, AT_GOLD, ("lesson-gold AW-4.5", ()))
    return placing(s, o, AT_CLAY, ("lesson-mines AW-4.5", ()))


def not_advancing(s: Architects, o: Option) -> Said | None:
    """AW-13.1, AW-13.2, AW-13.5 Virtue, gold and a card come first; then the Guildhall, for the Cathedral."""
    if not WORTHY[s.virtue[PUPIL]]:
        return not_donating(s, o)
    if not golden(s):
        return not_mining(s, o)
    if not s.hand[PUPIL]:
        return placing(s, o, AT_DRAW, ("lesson-card AW-13.5", ()))
    return only(s, o, [PLACE[AT_GUILDHALL], ADVANCE], ("lesson-cathedral AW-13.5", ()))


def goal(id: str, reached: Callable[[Architects], bool], wrong: Callable[[Architects, Option], Said | None]) -> Goal:
    """A goal that counts as reached once the game is over: a lesson can always be finished."""
    return Goal(f"goal-{id}", lambda s: bool(s.over) or reached(s), wrong)


FIRST = Lesson(
    id="first",
    seats=2,
    secret=f"{5:064x}",
    options={"boards": "standard", "running_scores": "on", "first_player": "host_choice", "first_seat": "0"},
    goals=(
        goal("draft", lambda s: not len(s.pack), not_the_well),
        goal("invest", lambda s: s.at(FOREST, PUPIL) >= TOGETHER, not_investing),
        goal("build", lambda s: s.built[PUPIL] != 0, not_building),
        goal("capture", lambda s: s.held(PUPIL) > 0, not_capturing),
        goal("send", lambda s: s.at(GUARDHOUSE, PUPIL) > 0 and not s.held(PUPIL), not_sending),
        goal("tax", lambda s: s.at(STAND, PUPIL) > 0, not_stealing),
        goal("donate", lambda s: s.virtue[PUPIL] >= VIRTUE, not_donating),
        goal("gold", golden, not_mining),
        goal("cathedral", lambda s: s.level[PUPIL] > 0, not_advancing),
    ),
)
