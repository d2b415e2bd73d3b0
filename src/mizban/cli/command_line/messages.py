"""What the command line says, in a language, and what it calls the bots."""

from __future__ import annotations

from functools import cache

from mizban.core.problem import Problem
from mizban.render.digits import digits
from mizban.render.texts import Texts, source


class CliTexts(Texts):
    """What the command line says in one language."""

    def problem(self, problem: Problem) -> str:
        """The sentence of a problem, whether it is the command line's own or one from below."""
        return problem.said(self, typed=True) if self.has(problem.text) else problem.say(self.lang, typed=True)

    def number(self, value: float, places: int = 0) -> str:
        """A number in the digits of the language, thousands apart."""
        text = f"{value:,.{places}f}"
        if self.lang == "fa":
            text = text.replace(",", "٬").replace(".", "٫")
        return digits(text, self.lang)

    def share(self, value: float) -> str:
        """A part of one in per cent."""
        return f"{self.number(100 * value, 1)}٪" if self.lang == "fa" else f"{100 * value:.1f} %"


@cache
def texts(lang: str) -> CliTexts:
    """The texts of the command line."""
    return CliTexts(lang, source("mizban.cli", lang), source("mizban.render", lang))


def bots_named(bots: int, lang: str) -> list[str]:
    """What bots are called, as at a table in a browser: by letters, unless there is one only."""
    return [texts(lang).say("play-bot", {"n": n if bots > 1 else 0}) for n in range(1, bots + 1)]
