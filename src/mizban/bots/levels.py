"""The levels of bots, by name: how far off a weak one judges, and how much a strong one thinks."""

from __future__ import annotations

import re

from mizban.bots.bot import Bot, RandomBot
from mizban.bots.playout import PlayoutBot, QuickBot
from mizban.core.packed import i64
from mizban.core.problem import Problem

LEVELS = ("easy", "medium", "hard")
NAMES = (*LEVELS, "random", "playout")
COUNTED = {"hard": 2000, "playout": 1000}  # playouts for one decision, unless the name says how many
SECONDS = 2.0  # of a core for an answer that somebody waits for, unless the host says otherwise
EACH = 25  # answers in a playout of `hard`: where there are more, there are fewer playouts


def bot(name: str, ms: int = 0, seconds: float = 0.0) -> Bot:
    """The bot of this name; `hard:50` and `playout:5000` think with so many playouts. With `ms` those that think do so
    for that many milliseconds, whatever their name says; with `seconds` no answer takes longer, whatever else is said.
    """
    kind, _, count = name.partition(":")
    if kind not in NAMES or (":" in name and not (kind in COUNTED and re.fullmatch("[1-9][0-9]{0,8}", count))):
        raise Problem("unknown-bot", bot=name, known=", ".join(NAMES))
    if kind == "easy":
        return QuickBot("easy", blur=140, playouts=20, seconds=seconds)
    if kind == "medium":
        return QuickBot("medium", blur=50, playouts=150, seconds=seconds)
    if kind == "random":
        return RandomBot()
    playouts: i64 = int(count or COUNTED[kind])
    if kind == "hard":
        return PlayoutBot(playouts, answers=EACH * playouts, name=name, ms=ms, seconds=seconds)
    return PlayoutBot(playouts, name=name, ms=ms, plain=True, seconds=seconds)


def likely(seconds: float = 0.0) -> Bot:
    """Who always gives the likely answer: what is left of a bot that fails."""
    return QuickBot("likely", blur=0, playouts=20, seconds=seconds)
