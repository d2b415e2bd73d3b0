"""What a game puts beside its board: a page shows these as widgets of its own, whatever the game is."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from mizban.render.shapes import Words


class Stepper(NamedTuple):
    """The legal amounts of a verb, one at a time; it begins at the word `start`, else at the first."""

    verb: str
    start: str = ""


class Facts(NamedTuple):
    """A few lines worth having at hand."""

    lines: tuple[Words, ...]


Panel: TypeAlias = Stepper | Facts
Holding: TypeAlias = tuple[tuple[str, str], ...]  # what a seat has: refs, each with a figure or ""


class Held(NamedTuple):
    """Something that the one who looks plays with. It stays in sight when one comes near to a large board."""

    ref: str
    words: Words  #: what it is and how it stands with it
    figure: str = ""
    state: str = ""  #: "may": can be chosen now; "idle": not to be used now


class Part(NamedTuple):
    """A part of a reason for points: how much each seat has there, what it is paid for that, and the things it has."""

    words: Words
    counts: tuple[int, ...]  #: by seat
    points: tuple[int, ...]
    things: tuple[tuple[str, ...], ...]


class Row(NamedTuple):
    """One reason for points: what it is, what each seat has for it now, and the things that earn it."""

    ref: str  #: the thing that explains itself, with its emblem
    words: Words
    points: tuple[int | None, ...]  #: by seat; None where the one who looks is not told, in every row alike
    things: tuple[tuple[str, ...], ...] = ()  #: refs by seat
    parts: tuple[Part, ...] = ()  #: where the seats compete for them, place by place
