"""Tables that cannot be opened: each is set aside with its reason, and nothing of it is changed. All others go on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
import structlog

from mizban.core.problem import Figure, Problem
from mizban.render.games import Game, game
from mizban.server.errors import Refusal
from mizban.server.log import place

log = structlog.get_logger()
AGAIN = 600.0  # seconds until a table that was set aside is tried again, if somebody opens it
MOST = 10_000  # reasons to remember, so that each is logged once
STATES = ("waiting", "playing", "over", "closed")
BEGUN = ("playing", "over")  # what was played then is true by the rules of then only


class SetAside(Refusal):
    """A table cannot be opened; others can."""

    def __init__(self, text: str, **figures: Figure) -> None:
        super().__init__(503, text, **{"n": int(AGAIN), **figures})


class Damaged(Exception):
    """A part of what is stored of a table cannot be read, or does not fit the rest. It names the part, no values."""


@contextmanager
def reading(part: str) -> Iterator[None]:
    """Whatever goes wrong within is damage of this part."""
    try:
        yield
    except (Damaged, SetAside):
        raise
    except Exception as wrong:
        raise Damaged(part) from wrong


def known(name: object) -> Game | None:
    """The game of a name that is stored; None where it is not installed, or does not load."""
    try:
        return game(str(name))
    except Exception:
        return None


def hindrance(row: Any) -> SetAside | None:
    """Why a table cannot be opened here, as far as its row tells without being read: its game, its rules, its state."""
    game = known(row.game)
    if game is None:
        return SetAside("aside-game", game=str(row.game))
    if row.state not in STATES:
        return SetAside("aside-damaged")
    if row.state in BEGUN and row.rules not in game.versions:
        return by_other_rules(game, row.rules)
    return None


def by_other_rules(game: Game, rules: object) -> SetAside:
    """What was played by other rules cannot go on by these."""
    return SetAside("aside-rules", game=game.title, rules=str(rules), ours=game.rules)


class Kept(NamedTuple):
    """What is said of a table to who opens it, and until when."""

    text: str
    figures: dict[str, Figure]
    until: float


class AsideTables:
    """The tables that are set aside. It is forgotten with the process, and nothing of it is on disk."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.told: set[tuple[str, ...]] = set()  # what has been logged

    def __contains__(self, id: object) -> bool:
        return id in self.tables

    def check(self, id: str) -> None:
        """Refuses a table that was set aside not long ago."""
        kept = self.tables.get(id)
        if kept and time.monotonic() < kept.until:
            raise SetAside(kept.text, **kept.figures)

    def put(self, id: str, game: str, wrong: Exception) -> Refusal:
        """Sets a table aside; returns what is said to who wants it."""
        self.note("aside", id, game, wrong)
        refusal = wrong if isinstance(wrong, SetAside) else SetAside(sentence(wrong))
        self.tables[id] = Kept(refusal.text, refusal.figures, time.monotonic() + AGAIN)
        return refusal

    def note(self, what: str, id: str, game: str, wrong: Exception) -> None:
        """Logs what went wrong, once: the table, the part of it, the place in the program, and none of the values."""
        cause = wrong.__cause__ or wrong
        part = str(wrong) if isinstance(wrong, Damaged) else ""
        if isinstance(cause, Problem):
            part = f"{part} {cause.text}".strip()
        elif isinstance(cause, msgspec.ValidationError):  # it ends with the field: "… - at `$.seats`"
            part += str(cause).rpartition(" - at ")[2].strip("`$")
        key = (id, what, part, place(cause))
        if key not in self.told:
            if len(self.told) >= MOST:
                self.told.clear()
            self.told.add(key)
            log.error(what, table=id, game=game[:40], part=part, error=type(cause).__name__, place=key[3])

    def back(self, id: str) -> None:
        """A table could be opened after all."""
        self.tables.pop(id, None)


def sentence(wrong: Exception) -> str:
    """Which sentence says why: what is stored is damaged, or the game itself goes wrong."""
    return "aside-damaged" if isinstance(wrong, Damaged | Problem) else "aside-broken"
