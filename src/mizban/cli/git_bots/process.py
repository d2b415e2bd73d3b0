"""What an older self runs: it follows a game by the words that are said in it, and says one when it is asked.

It runs on the package of another commit, so it asks that for no more than every commit has. Lines of JSON come in,
the name of a method and what it is given; for each of them one goes out.
"""

from __future__ import annotations

import json
import signal
import sys
from typing import Any

import mizban
from mizban.bots import Sight, bot
from mizban.core.rng import fast


def standing(game: Any, s: Any) -> list[Any]:
    """What both selves must see alike: who is asked and may answer what, and at the end the result."""
    return [s.asked, sorted(option.word for option in s.legal)] if s.legal else [game.scores(s), game.ranks(s)]


class Speaker:
    """A bot of this package at its table."""

    def __init__(self) -> None:
        self.game: Any = None
        self.bot: Any = None
        self.s: Any = None

    def sit(self, game: str, level: str, ms: int) -> dict[str, str]:
        """Who plays what; says by which rules, and on which build."""
        self.game = mizban.game(game)
        self.bot = bot(level, ms) if ms else bot(level)
        return {"rules": self.game.rules, "build": mizban.build()}

    def begin(self, seats: int, seed: str, options: dict[str, str], usual: dict[str, str]) -> list[Any]:
        """A new game; an option that came later is left out where it says what is usual."""
        known = {setting.id for setting in self.game.settings}
        chosen = {id: value for id, value in options.items() if id in known or value != usual.get(id)}
        self.s = self.game.new(seats, seed, chosen)
        return standing(self.game, self.s)

    def follow(self, word: str) -> list[Any]:
        """Somebody has said this."""
        self.s.play(self.game.words.named[word])
        return standing(self.game, self.s)

    def choose(self, seed: int) -> str:
        """The word that the bot says; the same seed gives the same thoughts."""
        word: str = self.bot.choose(Sight(self.game, self.s, fast(seed))).word
        return word


def answer(speaker: Speaker, line: str) -> dict[str, Any]:
    """What is said to one line."""
    method, *given = json.loads(line)
    try:
        return {"answer": getattr(speaker, method)(*given)}
    except mizban.Problem as wrong:
        return {"wrong": {lang: wrong.say(lang) for lang in ("en", "fa")}}


def end_together() -> None:
    """Ctrl+C and the end of the asking process end this one, too, in mid-thought where the system can do that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def main() -> None:
    end_together()
    speaker = Speaker()
    for line in sys.stdin:
        print(json.dumps(answer(speaker, line)), flush=True)


if __name__ == "__main__":
    main()
