"""What goes in and out of the interface for programs; its description is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from mizban.bots import NAMES
from mizban.server.host import BANKS
from mizban.server.http.openapi import one_of
from mizban.server.lobby.set_aside import STATES
from mizban.server.table.commands import Answer, Level

GameName: TypeAlias = Annotated[str, Meta(max_length=40, extra_json_schema={"x-enum": "games"})]
SEATS = ("me", "open", *NAMES)
Seat: TypeAlias = Annotated[str, Meta(max_length=24, extra_json_schema=one_of(*SEATS))]
Bank: TypeAlias = Annotated[int, Meta(extra_json_schema=one_of(*BANKS))]
State: TypeAlias = Annotated[str, Meta(extra_json_schema=one_of(*STATES))]
ChairKind: TypeAlias = Annotated[str, Meta(extra_json_schema=one_of("person", "bot", "open"))]
LineKind: TypeAlias = Annotated[str, Meta(extra_json_schema=one_of("news", "event", "chat"))]
Moment: TypeAlias = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
View: TypeAlias = Annotated[Any, Meta(extra_json_schema={"type": ["object", "null"]})]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: GameName
    title: str
    rules: str
    least: int
    most: int
    options: dict[str, list[str]]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to lay."""

    game: GameName
    chairs: Annotated[list[Seat], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    private: bool = True
    bank: Bank = 0


class ChairInfo(msgspec.Struct):
    """A seat."""

    kind: ChairKind
    name: str
    level: Level
    away: bool
    online: bool


class OptionInfo(msgspec.Struct):
    """An answer that may be given now."""

    word: str
    text: str
    help: str
    note: str


class LineInfo(msgspec.Struct):
    """A line of the log."""

    n: int
    at: Moment
    kind: LineKind
    seat: int
    text: str


class TableInfo(msgspec.Struct):
    """A table as one pair of eyes sees it."""

    id: str
    game: GameName
    rules: str
    state: State
    n: int
    turn: int
    seat: int
    asked: int
    due: list[int]
    sealed: str
    code: str
    commit: str
    chairs: list[ChairInfo]
    options: dict[str, str]
    prompt: str
    view: View
    legal: list[OptionInfo]
    lines: list[LineInfo]
    scores: list[int]
    next: str


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: State
    names: list[str]
    free: int
    seats: int
    mine: bool
    aside: bool


class Trouble(msgspec.Struct):
    """Why something was refused."""

    error: str
    status: int


class Refused(Answer, frozen=True, omit_defaults=True):
    """Why a command was refused, and the table as it is now."""

    table: TableInfo | None = None
