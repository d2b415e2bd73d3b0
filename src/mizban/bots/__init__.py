"""Bots: they choose a word, and know of a table only what their seat may know."""

import re

from mizban.bots.bot import Bot, RandomBot, Sight
from mizban.bots.playout import PlayoutBot, QuickBot
from mizban.core.problem import Problem

LEVELS = ("easy", "medium", "hard")
NAMES = (*LEVELS, "random", "playout")
USUAL = 1000  # playouts for one decision


def bot(name: str, ms: int = 0) -> Bot:
    """The bot of this name; `playout:5000` thinks with so many random playouts. With `ms` those that think do so for
    that many milliseconds, whatever their name says."""
    kind, _, playouts = name.partition(":")
    if kind not in NAMES or (":" in name and not (kind == "playout" and re.fullmatch("[1-9][0-9]{0,8}", playouts))):
        raise Problem("unknown-bot", bot=name, known=", ".join(NAMES))
    if kind == "easy":
        return QuickBot("easy", blur=140, playouts=20)
    if kind == "medium":
        return QuickBot("medium", blur=50, playouts=150)
    if kind == "hard":
        return PlayoutBot(2000, answers=50_000, name="hard", ms=ms)
    if kind == "playout":
        return PlayoutBot(int(playouts or USUAL), name=name, ms=ms, plain=True)
    return RandomBot()


__all__ = ["LEVELS", "NAMES", "Bot", "PlayoutBot", "QuickBot", "RandomBot", "Sight", "bot"]
