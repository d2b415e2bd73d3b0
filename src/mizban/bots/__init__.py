"""Bots: they choose a word, and know of a table only what their seat may know."""

import re

from mizban.bots.bot import Bot, RandomBot, Sight
from mizban.bots.playout import PlayoutBot
from mizban.core.problem import Problem

LEVELS = {"easy": 40, "medium": 200, "hard": 1000, "random": 0, "playout": 1000}  # playouts for one decision


def bot(name: str) -> Bot:
    """The bot of this name; `playout:5000` thinks with so many playouts."""
    kind, _, playouts = name.partition(":")
    if kind not in LEVELS or (playouts and not re.fullmatch("[1-9][0-9]{0,8}", playouts)):
        raise Problem("unknown-bot", bot=name, known=", ".join(LEVELS))
    return PlayoutBot(int(playouts or LEVELS[kind])) if LEVELS[kind] else RandomBot()


__all__ = ["LEVELS", "Bot", "PlayoutBot", "RandomBot", "Sight", "bot"]
