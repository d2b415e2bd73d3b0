"""A table in text for a game that brings no `face/terminal.py`: all that a seat may know, as it stands in its view."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from mizban.core.views import Head
from mizban.render.digits import digits


def table(view: Any, lang: str, names: list[str]) -> Group:
    """What there is for each seat in columns, and the rest line by line; what every view begins with is left out."""
    entries = {key: value for key, value in view.items() if key not in Head.__annotations__}
    by_seat = {key: value for key, value in entries.items() if isinstance(value, list) and len(value) == len(names)}
    lines = [Text(f"{key}: {written(value, lang)}") for key, value in entries.items() if key not in by_seat]
    return Group(columns(by_seat, lang, names), *lines)


def columns(by_seat: dict[str, list[Any]], lang: str, names: list[str]) -> Table:
    """A column for each seat."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold underline")
    grid.add_column("", no_wrap=True)
    for seat, name in enumerate(names):
        grid.add_column(Text(f"{digits(seat + 1, lang)} {name}"), min_width=12)
    for key, values in by_seat.items():
        grid.add_row(Text(key), *(Text(written(value, lang)) for value in values))
    return grid


def written(value: Any, lang: str) -> str:
    """A value of a view; a list without its brackets."""
    return digits(", ".join(map(str, value)) if isinstance(value, list | tuple) else value, lang)
