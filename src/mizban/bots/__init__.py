"""Bots: they choose a word, and know of a table only what their seat may know."""

import os

from mizban.bots import playout
from mizban.bots.bot import Bot, RandomBot, Sight
from mizban.bots.levels import COUNTED, LEVELS, NAMES, SECONDS, bot, likely
from mizban.bots.playout import PlayoutBot, QuickBot

BEING_COMPILED = "MIZBAN_COMPILED"  # names the folder where the same rules will lie compiled, once they are built
TO_COMPILE = "build-essential python3-dev"  # what Debian calls a C compiler and the headers of Python


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


__all__ = [
    "BEING_COMPILED",
    "COUNTED",
    "LEVELS",
    "NAMES",
    "SECONDS",
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
