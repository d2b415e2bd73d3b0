"""The action under way as a view shows it (TR-7, TR-26): what it is, and how far it has come."""

from __future__ import annotations

from typing import TypedDict

from mizban.core.packed import i64
from mizban.core.state import Step
from mizban.games.troyes.rules.actions import Cube, Group, Take
from mizban.games.troyes.rules.activities import Hire, Often, most_times
from mizban.games.troyes.rules.cards import ACTIVITY_IDS, BUILDINGS, EVENT_IDS, NOBODY, PARTIES, SLOTS
from mizban.games.troyes.rules.citizens import Citizen
from mizban.games.troyes.rules.countered_events import Mark
from mizban.games.troyes.rules.defence import Face, Spend, strength
from mizban.games.troyes.rules.influence import TurnOver
from mizban.games.troyes.rules.state import BUILDING_ACT, COMBAT_ACT, FARM_ACT, PLACE_ACT, Troyes


class Doing(TypedDict):
    """The action that is under way."""

    action: str  # activate, build, farm, place, combat; "" while there is none
    target: str  # the card, building or event
    cube: str  # the card whose cube is spent, or ""
    size: int  # of the group; 0 before it is chosen
    left: int  # dice still to take, cubes still to place, dice still to turn over
    value: int  # of the dice so far, with what the cube adds
    prices: list[int]  # [party] of the next die from its district; [] while none is taken
    most: int  # how often the card works, or how many cubes can be placed
    need: int  # what the dice must still reach against black dice
    strength: int  # what all own dice are worth against black dice


def named(s: Troyes, act: i64) -> tuple[str, str]:
    """An action by its number: what it is, and of what."""
    if act < SLOTS:
        return "activate", ACTIVITY_IDS[s.slots[act]]
    if act == BUILDING_ACT:
        return "build", ""
    if act == FARM_ACT:
        return "farm", ""
    return ("place", BUILDINGS[act - PLACE_ACT]) if act < COMBAT_ACT else ("combat", EVENT_IDS[act - COMBAT_ACT])


def doing(s: Troyes, step: Step[Troyes] | None) -> Doing:
    """The action that the open question belongs to, as far as it has come."""
    current: Doing = {
        "action": "",
        "target": "",
        "cube": "",
        "size": 0,
        "left": 0,
        "value": 0,
        "prices": [],
        "most": 0,
        "need": 0,
        "strength": 0,
    }
    if isinstance(step, (Cube, Group, Take, Often)):
        current["action"], current["target"] = named(s, step.act)
    if isinstance(step, (Group, Take)) and step.cube != NOBODY:
        current["cube"] = ACTIVITY_IDS[step.cube]
    if isinstance(step, Take):
        current["size"], current["left"], current["value"] = step.size, step.left, step.value
        current["prices"] = [step.price(s, district) for district in range(PARTIES)]
    elif isinstance(step, Often):
        current["value"], current["most"] = step.value, most_times(s, step.seat, step.act, step.value)
    elif isinstance(step, Hire):
        current["action"], current["target"] = named(s, step.slot)
    elif isinstance(step, Citizen):
        current["action"], current["target"] = "place", BUILDINGS[step.building]
        current["value"] = step.face + 1
    elif isinstance(step, (Mark, TurnOver)):
        current["left"] = step.left * step.size if isinstance(step, Mark) else step.left
    elif isinstance(step, (Face, Spend)):
        current["need"], current["strength"] = step.need, strength(s, step.seat)
    return current
