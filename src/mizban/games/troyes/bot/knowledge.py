"""What a player of some practice knows of Troyes: a quick answer to every question, for bots to think with.

It looks only at what the seat that is asked may know (TR-23): at what things are worth in its `evaluation`, and at what
its `plans` would bring.
"""

from __future__ import annotations

from typing import Final

from mizban.core.bits import ONE
from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.troyes.bot import weights as w
from mizban.games.troyes.bot.effect_values import effect
from mizban.games.troyes.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.troyes.bot.plans import acting, finishing, grouping, spending, stones
from mizban.games.troyes.rules.actions import Cube, Group, Take
from mizban.games.troyes.rules.activities import Hire, Mill, Often
from mizban.games.troyes.rules.cards import (
    DICE_EACH,
    DIE_KINDS,
    DOUBLE,
    FLIP_COST,
    HOUSE,
    HUES,
    NEUTRAL,
    NOBODY,
    OPPOSITE,
    PASS_FIRST,
    PENALTY,
    PER_BLACK,
    RECRUIT_COST,
    RED,
    REROLL_COST,
    SIDES,
    WIDTH,
    die_parts,
    kind_of,
    kind_parts,
)
from mizban.games.troyes.rules.citizens import Citizen
from mizban.games.troyes.rules.countered_events import Mark
from mizban.games.troyes.rules.defence import Defend, Face, Spend, strength, worth
from mizban.games.troyes.rules.influence import TurnOver, held
from mizban.games.troyes.rules.redeal import redeal
from mizban.games.troyes.rules.requirements import cubes_each, factor, is_placing, mixes
from mizban.games.troyes.rules.rounds import Settle
from mizban.games.troyes.rules.state import (
    BUILDING_ACT,
    DEFEND,
    ENOUGH,
    FEW,
    FLIP,
    NO_CUBE,
    PASS,
    PLACE_ACT,
    RECRUIT,
    SHIFT,
    STOP_FLIPPING,
    STOP_SPENDING,
    YIELD,
    Troyes,
)
from mizban.games.troyes.rules.turns import Turn, act_of

# what all dice of the box are worth against black ones, where the red ones count twice (TR-6.15)
MOST_NEED: Final[i64] = DICE_EACH * SIDES * (HUES - 1 + DOUBLE)
NO_COSTS: Final = vec[i64]([0] * (int(MOST_NEED) + 1))


def likely(s: Troyes, rng: Rng, blur: i64) -> Option:
    """A sensible answer to the open question. One who judges every worth up to `blur` per cent off makes mistakes."""
    legal = s.legal
    if len(legal) == 1:
        return legal[0]
    step = s.todo[-1]
    e = Evaluation(s, step.seat, blur, rng)
    best = legal[0]
    most: i64 = 2 * UNKNOWN
    action = UNKNOWN  # what the best action so far brings: influence is used before it
    for o in legal:
        worth = answer(e, o)
        if isinstance(step, (Turn, Defend)):
            if o.verb in ("reroll", "recruit", "flip"):
                worth += action
            else:
                action = max(action, worth)
        worth = e.judged(worth)
        if worth > most:
            best, most = o, worth
    return best


def answer(e: Evaluation, o: Option) -> i64:
    """What an answer is worth."""
    s = e.s
    step = s.todo[-1]
    if isinstance(step, Turn):
        return turning(e, o)
    if isinstance(step, Take):
        return taking(e, step, o.arg)
    if isinstance(step, Group):
        return grouping(e, step.act, step.cube, o.arg + 1)
    if isinstance(step, Cube):
        return spending(e, step.act, NOBODY if o is NO_CUBE else o.arg)
    if isinstance(step, Often):
        return effect(e, step.act, o.arg + 1, 0, 0)
    if isinstance(step, Mark):
        return e.marking(o.arg, min(step.size, s.room(o.arg)))
    if isinstance(step, (Hire, Citizen)):
        return e.influence(-RECRUIT_COST) if o is RECRUIT else -e.leaving(o.arg)
    if isinstance(step, Mill):
        return s.standing(e.seat, o.arg)
    if isinstance(step, TurnOver):
        return 0 if o is STOP_FLIPPING else turned(e, kind_of(o.arg))
    if isinstance(step, Settle):
        return settling(e, o.arg)
    return defending(e, o)


# ---------------------------------------------------------------- a turn


def turning(e: Evaluation, o: Option) -> i64:
    """TR-7.2, TR-13.1, TR-15.5 What an action brings, or influence that is used before it."""
    if o is PASS:
        return e.coins(PASS_FIRST + w.WAIT) - w.LOST * idle(e) // 100
    if o.verb in ("reroll", "recruit", "flip"):
        return using(e, o)
    return acting(e, act_of(e.s, o)) + w.HURRY


def idle(e: Evaluation) -> i64:
    """TR-14.4 What the own dice are worth that nobody would use."""
    total: i64 = 0
    for colour in range(HUES):
        dice = e.s.dice[e.seat * HUES + colour]
        for face in range(SIDES):
            n = dice >> SHIFT[face] & FEW
            if n:
                total += n * e.die(colour, face)
    return total


def using(e: Evaluation, o: Option) -> i64:
    """TR-15.2 to TR-15.4 What it brings to use influence, paid for."""
    if o is RECRUIT:
        need: i64 = 0 if e.s.supply[e.seat] else w.CITIZEN * e.stay // 100
        return need + e.influence(-RECRUIT_COST)
    if o is FLIP:
        return flipping(e) + e.influence(-FLIP_COST)
    colour, face = kind_parts(kind_of(o.arg))
    return w.PIP[colour] * (OPPOSITE - 2 * (face + 1)) // 2 + e.influence(-REROLL_COST)  # a die shows 3.5 on average


def turned(e: Evaluation, kind: i64) -> i64:
    """TR-15.4 What it brings to turn a die to its opposite face."""
    colour, face = kind_parts(kind)
    return w.PIP[colour] * (OPPOSITE - 2 * (face + 1))


def flipping(e: Evaluation) -> i64:
    """TR-15.4 What it brings to turn the three lowest dice."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for kind in range(DIE_KINDS):
        n = held(e.s, e.seat, kind)
        gain = turned(e, kind)
        while n and gain > third:
            n -= 1
            if gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            else:
                third = gain
    return first + second + third


def taking(e: Evaluation, step: Take, die: i64) -> i64:
    """TR-7.3 to TR-7.9 What a die brings with the best ones after it."""
    s = e.s
    district, colour, face = die_parts(die)
    cost = e.die(colour, face)
    if district != e.seat:
        price = step.price(s, district)
        if district != NEUTRAL:  # TR-7.7 a rival is paid, and has a die less
            cost = (price * w.COIN[e.left] - cost) * e.rival // 100 - e.coins(-price)
        else:
            cost = -e.coins(-price)
    if is_placing(step.act):
        return e.entering(step.act - PLACE_ACT, face) - cost
    if step.act == BUILDING_ACT:
        return stones(e, face, 0, cubes_each(s, step.cube)) - cost
    value = step.value + (face + 1) * factor(s, step.cube)
    colours = step.colours if mixes(s, step.act, step.cube) else ONE[colour]
    return finishing(e, step.act, step.cube, step.size, step.left - 1, value, colours, die) - cost


# ---------------------------------------------------------------- placement


def settling(e: Evaluation, space: i64) -> i64:
    """TR-3.3 What it is worth to stand there from the beginning; the left of a row is expelled last."""
    building = HOUSE[space]
    crowd: i64 = 100 - w.CROWD * e.s.standing(e.seat, building)
    place = w.PLACE[space % WIDTH[building]]
    return e.standing(building) * crowd // 100 * place // 100


# ---------------------------------------------------------------- black dice


def defending(e: Evaluation, o: Option) -> i64:
    """TR-6.13 to TR-6.24 What an answer is worth while black dice are faced."""
    s = e.s
    step = s.todo[-1]
    if isinstance(step, Face):
        if o is ENOUGH:
            return -cover(e, step.need, NOBODY)
        return e.influence(PER_BLACK) - cover(e, step.need + o.arg + 1, NOBODY)
    if isinstance(step, Spend):
        if o is STOP_SPENDING:
            return 0
        kind = kind_of(o.arg)
        colour, face = kind_parts(kind)
        return -e.die(colour, face) - cover(e, max(step.need - worth(kind), 0), kind)
    assert isinstance(step, Defend)
    if o is DEFEND:
        return 0
    if o is YIELD:
        return -w.POINT * min(PENALTY, s.points[e.seat])
    return rescuing(e, o)


def rescuing(e: Evaluation, o: Option) -> i64:
    """TR-6.22, TR-15.2 What it brings to use influence before a black die that would cost points."""
    s = e.s
    lack = s.black[0] - strength(s, e.seat)
    if lack <= 0 or o is RECRUIT or o is FLIP:
        return -w.VAIN
    colour, face = kind_parts(kind_of(o.arg))
    double: i64 = DOUBLE if colour == RED else 1
    good = SIDES - (face + (lack + double - 1) // double)  # faces that would do
    return w.POINT * PENALTY * max(good, 0) // SIDES + e.influence(-REROLL_COST)


def cover(e: Evaluation, need: i64, gone: i64) -> i64:
    """TR-6.14 What the own dice cost that reach this sum together, the cheapest ones; `gone` is spent already."""
    if need <= 0:
        return 0
    costs = NO_COSTS[:]  # [sum] what the dice so far cost that reach it
    for i in range(1, need + 1):
        costs[i] = -UNKNOWN
    for kind in range(DIE_KINDS):
        n = held(e.s, e.seat, kind)
        if kind == gone:
            n -= 1
        colour, face = kind_parts(kind)
        cost, value = e.die(colour, face), worth(kind)
        for _ in range(n):
            for i in range(need, 0, -1):
                costs[i] = min(costs[i], costs[max(i - value, 0)] + cost)
    return costs[need]


world: Final = redeal
