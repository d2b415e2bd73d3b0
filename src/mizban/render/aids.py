"""The summary card of a game, like those in a box: phases, prices and what scores, line by line, with its own signs.

A text holds signs in angle brackets: `<coin>` is one that the game draws and has a word for (`aid-sign-coin`), `<to>`
an arrow that points on, `<=÷2>` a figure in a ring, `<*8>` one on gold, `<?5>` one that is provisional; what stands
between two pairs of stars is `**bold**`. What is not parted by a blank stays on one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from mizban.render.shapes import Words

MARKS: Final = re.compile(r"<([=*?]?)([^<>]+)>|\*\*(.+?)\*\*")
KINDS: Final = {"": "sign", "=": "ring", "*": "gold", "?": "unsure"}
ARROW: Final = "to"  # a sign that every game has


class Line(NamedTuple):
    """One line of a card: its text, with `.name` what is bold before it, and the clause that says it whole."""

    id: str  #: the message
    clause: str
    mark: str = ""  #: what stands before it: a sign, or a number
    figures: tuple[tuple[str, int | str], ...] = ()  #: of its text, by name
    thing: tuple[str, int] | None = None  #: whose name is bold, by kind and number, where no text says it
    gold: str = ""  #: a figure on gold before the text
    columns: tuple[str, ...] = ()  #: figures in columns after it
    tail: str = ""  #: a sign at its end
    kind: str = ""  #: "fine": small, without a name; "warn": what one must not overlook
    state: str = ""
    """Now this happens ("now"), it is one's own ("own"), nobody else knows that ("secret"), it is not in this game
    ("away")."""


class Section(NamedTuple):
    """Lines that belong together."""

    id: str  #: the message of its heading
    lines: tuple[Line, ...]
    form: str = "rows"
    """`pairs`: two abreast; `tiles`, `short`: so on paper; `flow`: one after another; `large`: with large signs."""
    figures: tuple[tuple[str, int | str], ...] = ()  #: of its text, by name
    face: int = 0  #: of a card with two faces


class Aid(NamedTuple):
    """A summary card, as a seat has it before it at a table, or as it is printed, with everything."""

    sections: tuple[Section, ...]
    where: Words = ""  #: where the table stands
    faces: tuple[str, ...] = ()  #: what its faces are called, message by message, where it has two
    abreast: bool = False  #: on paper they lie side by side

    @property
    def lines(self) -> Iterator[Line]:
        """All lines of the card."""
        return (line for section in self.sections for line in section.lines)


class Part(NamedTuple):
    """A part of a text: plain words, or something marked in it."""

    kind: str  #: "words", "bold", "sign", "ring", "gold" or "unsure"
    text: str


def line(id: str, clause: str, mark: str = "", /, **figures: int | str) -> Line:
    """A line with the figures of its text."""
    return Line(id, clause, mark, tuple(figures.items()))


def unsure(figure: int) -> str:
    """A figure that is provisional."""
    return f"<?{figure}>"


def parts(text: str) -> list[Part]:
    """A text in its parts."""
    found: list[Part] = []
    end = 0
    for mark in MARKS.finditer(text):
        found.append(Part("words", text[end : mark.start()]))
        found.append(Part("bold", mark[3]) if mark[3] else Part(KINDS[mark[1]], mark[2]))
        end = mark.end()
    return [part for part in (*found, Part("words", text[end:])) if part.text]


def signs(text: str) -> list[str]:
    """The names of the signs in a text."""
    return [part.text for part in parts(text) if part.kind == "sign"]
