"""The first game as a lesson: citizens bring dice, dice bring money, tradesmen, cubes on events and a cathedral."""

from __future__ import annotations

from mizban.core.game.lessons import PUPIL, Goal, Lesson
from mizban.core.state import Said
from mizban.core.words import Option
from mizban.games.troyes.rules.actions import Group, Take
from mizban.games.troyes.rules.activities import Hire
from mizban.games.troyes.rules.cards import (
    BUILDINGS,
    HOUSE,
    MARAUDING,
    NOBODY,
    PLACES,
    RED,
    SIDES,
    SLOTS,
    YELLOW,
    die_number,
    kind_of,
)
from mizban.games.troyes.rules.defence import Defend, Face, Spend, worth
from mizban.games.troyes.rules.influence import held
from mizban.games.troyes.rules.rounds import Settle
from mizban.games.troyes.rules.state import (
    BUILD,
    COMBAT,
    DEFEND,
    ENOUGH,
    FACE,
    FARM,
    FARM_ACT,
    FROM,
    GROUP,
    PASS,
    RECRUIT,
    SPEND,
    STOP_SPENDING,
    TAKE,
    Troyes,
    number,
)
from mizban.games.troyes.rules.turns import Turn

EACH = 2  # citizens in every building, as far as there is room; goal-settle says it
ACTIONS = 4  # the phase
OWN_RED = [SPEND[die_number(PUPIL, RED, face)] for face in range(SIDES)]
OWN_YELLOW = [TAKE[die_number(PUPIL, YELLOW, face)] for face in range(SIDES)]


def only(s: Troyes, o: Option, wanted: list[Option], said: Said) -> Said | None:
    """What is said to another answer than the wanted ones, if one of these can be given: so one is always left."""
    return said if o not in wanted and any(other in wanted for other in s.legal) else None


def idle(s: Troyes) -> bool:
    """Whether no action of the pupil is under way."""
    return s.asked != PUPIL or isinstance(s.todo[-1], Turn)


def told(s: Troyes, text: str) -> list[tuple[int, ...]]:
    """The figures of all news of one kind in the log."""
    return [figures for _, said, figures in s.news or [] if said == text]


# ---------------------------------------------------------------- citizens and enemies


def not_settling(s: Troyes, o: Option) -> Said | None:
    """TR-3.1, TR-5.6 Two citizens in each building, as far as there is room."""
    if not isinstance(s.todo[-1], Settle) or s.standing(PUPIL, HOUSE[o.arg]) < EACH:
        return None
    few = [building for building in range(len(BUILDINGS)) if s.standing(PUPIL, building) < EACH]
    room = [space for space in range(PLACES) if HOUSE[space] in few and s.spaces[space] == NOBODY]
    return ("lesson-balance TR-5.6", ()) if room else None


def alone(s: Troyes, need: int) -> list[Option]:
    """TR-6.15 The red dice of the pupil that reach so much, each by itself."""
    return [o for o in OWN_RED if held(s, PUPIL, kind_of(o.arg)) and worth(kind_of(o.arg)) >= need]


def not_defending(s: Troyes, o: Option) -> Said | None:
    """TR-6.13 to TR-6.15 As many black dice as one red die of the pupil reaches, and no influence."""
    step = s.todo[-1]
    if isinstance(step, Defend):
        return only(s, o, [DEFEND], ("lesson-keep-influence TR-15.3", ()))
    if isinstance(step, Face):
        reached = [other for other in FACE if alone(s, int(step.need + other.arg + 1))]
        return only(s, o, [ENOUGH, *reached], ("lesson-enough TR-6.15", ()))
    if isinstance(step, Spend):
        reason = only(s, o, [STOP_SPENDING], ("lesson-saved TR-6.14", ()))
        red = alone(s, int(step.need)) or OWN_RED
        return reason or (None if o is STOP_SPENDING else only(s, o, red, ("lesson-red TR-6.15", ())))
    return None


# ---------------------------------------------------------------- actions


def not_farming(s: Troyes, o: Option) -> Said | None:
    """TR-12.1 Agriculture, with all yellow dice of the pupil, as far as a group takes them."""
    step = s.todo[-1]
    if isinstance(step, Group) and step.act == FARM_ACT:
        own = min(int(number(s.dice[PUPIL * 3 + YELLOW])), 3)
        return only(s, o, [GROUP[own - 1]], ("lesson-both n TR-7.3", (own,))) if own else None
    if isinstance(step, Take) and step.act == FARM_ACT:
        return only(s, o, OWN_YELLOW, ("lesson-own TR-7.5", ()))
    return only(s, o, [FARM], ("lesson-farm TR-12.1", ())) if isinstance(step, Turn) else None


def not_hiring(s: Troyes, o: Option) -> Said | None:
    """TR-8.3, TR-8.4, TR-15.3 A new citizen first, then a card; without the money for one, agriculture."""
    if isinstance(s.todo[-1], Hire):
        return only(s, o, [FROM[0], RECRUIT], ("lesson-supply TR-8.4", ()))
    if not isinstance(s.todo[-1], Turn):
        return not_farming(s, o)
    cards = [other for other in s.legal if other.verb == "activate"]
    if not cards:
        return not_farming(s, o)
    if not s.supply[PUPIL] and RECRUIT in s.legal:
        return only(s, o, [RECRUIT], ("lesson-recruit TR-15.3", ()))
    return only(s, o, cards, ("lesson-hire TR-8.1", ()))


def not_yet(s: Troyes, o: Option) -> Said | None:
    """TR-13.1 Nobody passes who has dice left to act with."""
    act = any(other.verb not in ("pass", "reroll", "recruit", "flip") for other in s.legal)
    return ("lesson-not-yet TR-13.1", ()) if o is PASS and act and s.dice_in(PUPIL) else None


def not_fighting(s: Troyes, o: Option) -> Said | None:
    """TR-10.1, TR-10.2 Combat with an event of the row."""
    if not isinstance(s.todo[-1], Turn):
        return None
    events = [COMBAT[event] for event in s.row]
    return only(s, o, events, ("lesson-combat TR-10.2", ())) or not_yet(s, o)


def not_building(s: Troyes, o: Option) -> Said | None:
    """TR-9.1 The cathedral."""
    if not isinstance(s.todo[-1], Turn):
        return None
    return only(s, o, [BUILD], ("lesson-build TR-9.1", ())) or not_yet(s, o)


# ---------------------------------------------------------------- goals


def works(s: Troyes) -> bool:
    """TR-8.1 Whether a tradesman of the pupil stands on a card, and has done its work."""
    return idle(s) and any(s.trade[PUPIL * SLOTS + slot] for slot in range(SLOTS))


def fights(s: Troyes) -> bool:
    """TR-10.3, TR-10.6 Whether the pupil has put a cube on an event of the row, even if that is countered by now."""
    placed = told(s, "marks seat n event")
    return idle(s) and any(party == PUPIL and event != MARAUDING for party, _, event in placed)


def farms(s: Troyes) -> bool:
    """TR-12.1 Whether the pupil has used agriculture."""
    return idle(s) and any(seat == PUPIL for seat, _ in told(s, "farms seat n"))


FIRST = Lesson(
    id="first",
    seats=2,
    secret=f"{303:064x}",
    options={"bonus_cards": "off", "running_points": "on", "first_player": "host_choice", "first_seat": "0"},
    goals=(
        Goal("goal-settle", lambda s: s.round > 0, not_settling),
        Goal("goal-defend", lambda s: s.round > 1 or s.phase >= ACTIONS, not_defending),
        Goal("goal-farm", farms, not_farming),
        Goal("goal-hire", works, not_hiring),
        Goal("goal-combat", fights, not_fighting),
        Goal("goal-cathedral", lambda s: idle(s) and any(owner == PUPIL for owner in s.cathedral), not_building),
        Goal("goal-counter", lambda s: s.won[PUPIL] != 0),
    ),
)
