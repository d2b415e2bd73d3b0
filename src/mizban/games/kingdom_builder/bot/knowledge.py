"""What a player of some practice knows of Kingdom Builder: a quick answer to every question, for bots to think with.

It looks only at what the seat that is asked may know (KB-14): at its `evaluation` of the `landscape`, and at what its
`plans` would bring.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.kingdom_builder.bot.evaluation import UNKNOWN, Evaluation
from mizban.games.kingdom_builder.bot.plans import destination, extra, move, moving
from mizban.games.kingdom_builder.rules.cards import TILES
from mizban.games.kingdom_builder.rules.extras import Extra, Lift, SetDown
from mizban.games.kingdom_builder.rules.redeal import redeal
from mizban.games.kingdom_builder.rules.state import END, KingdomBuilder

COST: Final = 4  # how many times as long as usual a likely answer takes


def likely(s: KingdomBuilder, rng: Rng, blur: i64) -> Option:
    """A sensible answer to the open question. One who judges every worth up to `blur` per cent off makes mistakes."""
    step = s.todo[-1]
    e = Evaluation(s, step.seat, blur, rng)
    best = s.legal[0]
    most = UNKNOWN
    if isinstance(step, SetDown):
        for o in s.legal:
            worth = e.judged(e.gain(o.arg))
            if worth > most:
                best, most = o, worth
    elif isinstance(step, Lift):
        to: i64 = -1 if TILES[step.kind].jumps else destination(e, step.kind)
        for o in s.legal:
            worth = e.judged(moving(e, step.kind, o.arg, to))
            if worth > most:
                best, most = o, worth
    elif isinstance(step, Extra):
        for o in s.legal:
            worth = e.value(o.arg, s.owed)
            if worth > most:
                best, most = o, worth
    else:
        for o in s.legal:
            worth = act(s, e, o)
            if worth > most:
                best, most = o, worth
    return best


def act(s: KingdomBuilder, e: Evaluation, o: Option) -> i64:
    """What an answer within a turn is worth."""
    if o is END:
        return 0
    if o.verb == "use":
        return move(e, o.arg) if TILES[o.arg].moves else extra(e, o.arg, s.owed)
    return e.value(o.arg, s.owed - 1)


world: Final = redeal
