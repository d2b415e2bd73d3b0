"""Bots: they choose a word, and know of a table only what their seat may know."""

import os
import re

from mizban.bots import playout
from mizban.bots.bot import Bot, RandomBot, Sight
from mizban.bots.playout import PlayoutBot, QuickBot
from mizban.core.problem import Problem

LEVELS = ("easy", "medium", "hard")
NAMES = (*LEVELS, "random", "playout")
COUNTED = {"hard": 2000, "playout": 1000}  # playouts for one decision, unless the name says how many
BEING_COMPILED = "MIZBAN_COMPILED"  # names the folder where the same rules will lie compiled, once they are built
TO_COMPILE = "build-essential python3-dev"  # what Debian calls a C compiler and the headers of Python
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
    playouts = int(count or COUNTED[kind])
    if kind == "hard":
        return PlayoutBot(playouts, answers=EACH * playouts, name=name, ms=ms, seconds=seconds)
    return PlayoutBot(playouts, name=name, ms=ms, plain=True, seconds=seconds)


def uncompiled() -> bool:
    """Whether bots run on the plain sources, many times slower: then those that think find less in the same time. While
    compiled ones are being built for them nobody has to do anything about it."""
    return plain() and BEING_COMPILED not in os.environ


def compiling() -> bool:
    """Whether compiled rules are being built for bots that run on the plain sources until then."""
    return plain() and BEING_COMPILED in os.environ and not os.path.isdir(os.environ[BEING_COMPILED])


def plain() -> bool:
    """Whether this process runs on the plain sources."""
    return (playout.__file__ or "").endswith(".py")


def likely(seconds: float = 0.0) -> Bot:
    """Who always gives the likely answer: what is left of a bot that fails."""
    return QuickBot("likely", blur=0, playouts=20, seconds=seconds)


__all__ = [
    "BEING_COMPILED",
    "LEVELS",
    "NAMES",
    "TO_COMPILE",
    "Bot",
    "PlayoutBot",
    "QuickBot",
    "RandomBot",
    "Sight",
    "bot",
    "compiling",
    "likely",
    "uncompiled",
]
