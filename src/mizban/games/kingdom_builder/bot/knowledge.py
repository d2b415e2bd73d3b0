"""What a player of some practice knows of Kingdom Builder: a quick answer to every question, for bots to think with.

It looks only at what the seat that is asked may know (KB-14): at its `outlook` on the `landscape`, and at what its
`moves` would bring.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.core.rng import Rng
from mizban.core.words import Option
from mizban.games.kingdom_builder.bot.moves import destination, extra, move, moving
from mizban.games.kingdom_builder.bot.outlook import UNKNOWN, Outlook
from mizban.games.kingdom_builder.rules.cards import TILES
from mizban.games.kingdom_builder.rules.extras import Extra, Lift, SetDown
from mizban.games.kingdom_builder.rules.state import END, KingdomBuilder
from mizban.games.kingdom_builder.rules.view import redeal


def likely(s: KingdomBuilder, rng: Rng, blur: i64) -> Option:
    """A sensible answer to the open question. One who judges every worth up to `blur` per cent off makes mistakes."""
    step = s.todo[-1]
    outlook = Outlook(s, step.seat, blur, rng)
    best = s.legal[0]
    most = UNKNOWN
    if isinstance(step, SetDown):
        for o in s.legal:
            worth = outlook.judged(outlook.gain(o.arg))
            if worth > most:
                best, most = o, worth
    elif isinstance(step, Lift):
        to: i64 = -1 if TILES[step.kind].jumps else destination(outlook, step.kind)
        for o in s.legal:
            worth = outlook.judged(moving(outlook, step.kind, o.arg, to))
            if worth > most:
                best, most = o, worth
    elif isinstance(step, Extra):
        for o in s.legal:
            worth = outlook.value(o.arg, s.owed)
            if worth > most:
                best, most = o, worth
    else:
        for o in s.legal:
            worth = act(s, outlook, o)
            if worth > most:
                best, most = o, worth
    return best


def act(s: KingdomBuilder, outlook: Outlook, o: Option) -> i64:
    """What an answer within a turn is worth."""
    if o is END:
        return 0
    if o.verb == "use":
        return move(outlook, o.arg) if TILES[o.arg].moves else extra(outlook, o.arg, s.owed)
    return outlook.value(o.arg, s.owed - 1)


world: Final = redeal
