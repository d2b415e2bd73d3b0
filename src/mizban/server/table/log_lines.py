"""The log of a table in words, as one pair of eyes may read it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from mizban.core.state import News
from mizban.render.tongue import second, spoken
from mizban.server.errors import texts
from mizban.server.storage.people import when
from mizban.server.table.entries import SILENT

if TYPE_CHECKING:
    from mizban.server.table.room import Room


class LogLine(NamedTuple):
    """A line of the log: news of the game, an event at the table, or something somebody said."""

    n: int
    at: datetime
    kind: str
    seat: int
    name: str
    text: str
    refs: tuple[str, ...]
    gone: bool


def doer(news: News) -> int:
    """The seat that a line of the log is about: the first it names, else the only one that hears it; -1 for none, as
    when cards are turned up or dice fall."""
    to, text, figures = news
    kinds = text.split(" ")[1:]
    if "seat" in kinds:
        return figures[kinds.index("seat")]
    return to.bit_length() - 1 if to > 0 and to & (to - 1) == 0 else -1


def log_lines(room: Room, viewer: int, tongue: str, since: int = 0) -> list[LogLine]:
    """What happened after entry `since`, in words for one viewer."""
    lang = spoken(tongue)
    names = room.chairs.names(lang)
    told, met = room.game.explaining(tongue, names), met_before(room, viewer, tongue, since)
    lines: list[LogLine] = []
    for entry in room.history.after(since):
        if entry.kind == "chat":
            lines.append(LogLine(entry.n, when(entry.at), "chat", entry.seat, entry.name, entry.word, (), False))
            continue
        if entry.kind not in SILENT:
            name = entry.name or texts(lang).say("bot")
            own = "you" if entry.seat == viewer and texts(lang).has(f"log-{entry.kind}", "you") else ""
            text = texts(lang).say(f"log-{entry.kind}", {"name": name, "n": entry.count}, own)
            lines.append(LogLine(entry.n, when(entry.at), "event", entry.seat, name, text, (), False))
        for news in entry.news:
            text = told.news(news, viewer, met)
            if text:
                refs = tuple(room.game.refs(news))
                lines.append(LogLine(entry.n, when(entry.at), "news", doer(news), "", text, refs, entry.gone))
    return lines


def met_before(room: Room, viewer: int, tongue: str, since: int) -> set[str] | None:
    """The names that one viewer has read up to entry `since`; None where things have one name only."""
    if not second(tongue):
        return None
    told, met = room.game.explaining(tongue), set[str]()
    for entry in room.history.entries[:since]:
        for news in entry.news:
            if news[0] >> viewer & 1:
                told.met(news, met)
    return met
