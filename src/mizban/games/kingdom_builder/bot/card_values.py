"""What the cards pay (KB-12), in thousandths of a piece of gold: bots count in these."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.games.kingdom_builder.rules.cards import CARDS, CASTLE_GOLD, GOLD


def paid(card: str) -> i64:
    """What a card pays for each thing that it counts."""
    return 1000 * GOLD[CARDS.index(card)]


A_FISHERMAN: Final[i64] = paid("fishermen")
A_MINER: Final[i64] = paid("miners")
A_LINK: Final[i64] = paid("merchants")
A_WORKER: Final[i64] = paid("workers")
A_LINE: Final[i64] = paid("discoverers")
A_KNIGHT: Final[i64] = paid("knights")
AN_AREA: Final[i64] = paid("hermits")
A_CITIZEN: Final[i64] = paid("citizens") // 2  # they are counted in pairs
A_FARMER: Final[i64] = paid("farmers")
A_CASTLE: Final[i64] = 1000 * CASTLE_GOLD
