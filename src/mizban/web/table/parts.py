"""The small parts of a table's page: answers, plates, lines of the log. Each is made once for all who see it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache

from markupsafe import Markup, escape

from mizban.render.games import game
from mizban.render.panels import Holding
from mizban.server.table.log_lines import LogLine
from mizban.server.table.seen import Choice
from mizban.web.icons import badge
from mizban.web.table.seats import Sitter
from mizban.web.templates import render
from mizban.web.texts import clauses

MANY = 8192  # of each to keep
SEAT = "seat:"  # how refs of seats begin


@lru_cache(MANY)
def answer(
    lang: str, choice: Choice, key: int = 0, classes: str = "opt", at: str = "", again: bool = False, mark: str = ""
) -> Markup:
    """The button of an answer: `key` is the digit that presses it, `at` its place in a row that is walked over.

    A second button for the same answer is there `again`, and has no id. A `mark` says whose answer it is in an example.
    """
    context = {"choice": choice, "key": key, "classes": classes, "at": at, "again": again, "mark": mark}
    return Markup(render(lang, "table/answer.html", **context))


@lru_cache(MANY)
def chip(lang: str, choice: Choice, mark: str = "") -> Markup:
    """The small button of an amount."""
    return Markup(render(lang, "table/chip.html", choice=choice, mark=mark))


@lru_cache(MANY)
def plate(
    lang: str, name: str, seat: int, chair: Sitter, asked: bool, own: bool, late: bool, done: bool, has: Holding = ()
) -> Markup:
    """The plate of a seat: who is there, whose turn it is, who is `done` before others, their clock, what they have."""
    things = [(Markup(emblem(name, lang, [ref])), figure) for ref, figure in has]
    context = {"seat": seat, "chair": chair, "asked": asked, "own": own, "late": late, "done": done, "has": things}
    return Markup(render(lang, "table/plate.html", **context))


@lru_cache(MANY)
def orders(lang: str, undo: bool, sealed: bool, back: int, away: bool) -> str:
    """What one who sits at a table may do besides answering: take back, ask that `back` moves are, leave and return."""
    return render(lang, "table/orders.html", undo=undo, sealed=sealed, back=back, away=away)


@lru_cache(MANY)
def log_line(name: str, lang: str, i: int, line: LogLine) -> str:
    """Line i of an entry of the log: whose, what, with which piece, when. Most lines are the same for all seats."""
    classes = f"{line.kind} gone" if line.gone else line.kind
    refs = f' data-refs="{escape(" ".join(line.refs))}" tabindex="-1"' if line.refs else ""
    start = f'<li id="log-{line.n}-{i}" class="{classes}" data-n="{line.n}"{refs}>{sign(line.seat)}'
    return f"{start}<span>{clauses(line.text, name)}</span>{emblem(name, lang, line.refs)}{clock(line.at)}</li>"


@lru_cache(MANY)
def chat_line(line: LogLine, own: bool) -> str:
    """What somebody said."""
    said = f'<bdi class="by">{escape(line.name)}</bdi>: <span dir="auto">{escape(line.text)}</span>'
    start = f'<li id="chat-{line.n}" class="chat{" own" if own else ""}">{sign(line.seat)}'
    return f"{start}<span>{said}</span>{clock(line.at)}</li>"


def emblem(name: str, lang: str, refs: Iterable[str]) -> str:
    """A small drawing of the first thing that has one; the seat stands at the other end of the line."""
    things = (drawing(name, lang, ref) for ref in refs if not ref.startswith(SEAT))
    return next(filter(None, things), "")


@lru_cache(MANY)
def drawing(name: str, lang: str, ref: str) -> str:
    """A small drawing of a thing; "" if it has none."""
    return game(name).token(ref, lang)


def sign(seat: int) -> Markup:
    """The mark of a seat before a line, or the room for one."""
    return badge(seat) if seat >= 0 else Markup('<i class="badge"></i>')


def clock(at: datetime) -> str:
    """A time of day; the page turns it to the reader's own zone."""
    return f'<time datetime="{at.isoformat(timespec="seconds")}" data-show="clock">{at.hour:02}:{at.minute:02}</time>'
