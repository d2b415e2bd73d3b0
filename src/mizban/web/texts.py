"""What the pages say: messages, numbers, dates and times in the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import TypeAlias

import jdatetime  # type: ignore[import-untyped]
from markupsafe import Markup, escape

from mizban.bots import LEVELS
from mizban.render.digits import digits
from mizban.render.texts import CLAUSE, RIGHT_TO_LEFT, Texts, source

LEVEL = "medium"  # of bots, unless somebody chooses
MANY = 4096  # messages with their figures to keep
Moment: TypeAlias = datetime | int  # or milliseconds since 1970


class PageTexts(Texts):
    """What the pages say in one language."""

    def __init__(self, lang: str, *sources: str) -> None:
        super().__init__(lang, *sources)
        self.kept = lru_cache(MANY)(lambda id, attribute, figures: self.say(id, dict(figures), attribute))

    def __call__(self, id: str, attribute: str = "", **figures: object) -> str:
        """A message, as templates ask for it."""
        return self.kept(id, attribute, tuple(figures.items()))

    def rich(self, id: str, **figures: object) -> Markup:
        """A message that holds markup of its own; its figures are escaped."""
        return Markup(self.say(id, {name: safe(value) for name, value in figures.items()}))

    def number(self, value: float, places: int = 0) -> str:
        """A number in the digits of the language, thousands apart; the sign of one below zero stays at its left."""
        text = f"{value:,.{places}f}"
        if self.lang == "fa":
            text = text.replace(",", "٬").replace(".", "٫")
        text = digits(text, self.lang)
        return Markup('<bdi dir="ltr">%s</bdi>') % text if value < 0 and self.lang in RIGHT_TO_LEFT else text

    def day(self, at: Moment) -> str:
        """A date, in the calendar of the language."""
        here = moment(at).astimezone().date()
        date = jdatetime.date.fromgregorian(date=here) if self.lang == "fa" else here
        figures = {"day": date.day, "month": self.say(f"month-{date.month}"), "year": str(date.year)}
        return self.say("day", figures)

    def clock(self, at: Moment) -> str:
        """A time of day."""
        return digits(f"{moment(at).astimezone():%H:%M}", self.lang)

    def ago(self, at: Moment) -> str:
        """How long ago something was, roughly."""
        minutes = max(int((datetime.now(UTC) - moment(at)).total_seconds() // 60), 0)
        for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
            if minutes >= size:
                return self.say(f"ago-{unit}", {"n": minutes // size})
        return self.say("ago-now")


def moment(at: Moment) -> datetime:
    """A point in time from milliseconds, as they are stored."""
    return datetime.fromtimestamp(at / 1000, UTC) if isinstance(at, int) else at


def iso(at: Moment) -> str:
    """A point in time as machines read it, for the attribute of a time."""
    return moment(at).astimezone(UTC).isoformat(timespec="seconds")


def clauses(text: str, game: str) -> Markup:
    """A text whose clause numbers lead to the rules of a game, and do not turn the text around them."""
    link = rf'<a class="number" href="/rules/{escape(game)}#\g<0>" data-clause="\g<0>">\g<0></a>'
    return Markup(CLAUSE.sub(link, str(escape(text))))


def safe(value: object) -> object:
    return value if isinstance(value, int) else str(escape(value))


@cache
def texts(lang: str) -> PageTexts:
    """The texts of the pages in a language, with the common ones."""
    own = (source("mizban.web", name) for name in (lang, f"table-{lang}"))
    return PageTexts(lang, *own, source("mizban.render", lang))


def levels(lang: str) -> dict[str, str]:
    """The levels of bots that people may choose, and what they are called."""
    t = texts(lang)
    return {level: t(f"level-{level}") for level in LEVELS if t.has(f"level-{level}")}
