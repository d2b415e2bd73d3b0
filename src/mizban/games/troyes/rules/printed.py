"""The file in which whoever owns the box enters the printed figures once (TR-28.6), checked line by line.

    name = "my-copy"

    [merchant]
    round = 1
    cost = 4
    points = [2, 1]
    divisor = 2
    gain_deniers = 2

    [war]
    dice = "red"
    black_dice = 2
    flags = 6
    divisor = 4
    points = [5, 3]
    calls = "white"

A figure whose line ends in the mark `# ?` is not confirmed yet. Every card of the base game has its table; a bonus card
and the tables below may be left out: then the provisional figures stay. `[board]` has `bishopric_rows` and
`city_hall_rows` (the row of each die, from 1) and `neutral_start` (six spaces), `[solo]` has `palace_preference` and so
on, and `le_roy` (four figures).
"""

from __future__ import annotations

from typing import Any, Final

from mizban.core.data import tables
from mizban.core.problem import Problem
from mizban.games.troyes.rules.cards import ACTIVITIES, ACTIVITY_IDS, BUILDINGS, EVENT_IDS, EVENT_ROWS, SCORING, SPACES
from mizban.games.troyes.rules.effects import EFFECT_FIGURES, EVENT_FIGURES
from mizban.games.troyes.rules.figures import (
    BASE,
    BEFORE,
    BLACK,
    BOUNDS,
    CALLED,
    CALLS,
    COST,
    DEFAULT,
    DICE_NAMES,
    DIVISOR,
    EVENT_DIVISOR,
    FIRST,
    FLAGS,
    FOUGHT,
    MOST,
    PROVISIONAL_NAME,
    ROUND,
    ROW_IDS,
    A,
    X,
    bits,
    columns,
    uneven,
    written,
)

KNOWN: Final = ACTIVITY_IDS + EVENT_IDS + ["board", "solo"]
BOARD: Final = [f"{id}_rows" for id in BUILDINGS[1:]] + ["neutral_start"]
LONGEST: Final = 24  # letters of a name
MARKS: Final = ("# ?", "#?", "# ؟", "#؟")  # at the end of a line: nobody has confirmed the figure
SOLO: Final = [f"{id}_preference" for id in BUILDINGS] + ["le_roy"]


def entered(text: str) -> dict[str, str]:
    """The option `figures` that a file gives; a Problem with its line where something is wrong."""
    return {"figures": Entry(text).value()}


def good_name(name: str) -> bool:
    """Whether a set may be called so."""
    plain = name.replace("-", "").isalnum() and name.isascii() and len(name) <= LONGEST
    return plain and name != PROVISIONAL_NAME


class Entry:
    """One file, while it is read."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.data = tables(text)
        self.rows: dict[str, list[int]] = {id: row[:] for id, row in DEFAULT.items()}

    def line(self, table: str, key: str = "") -> int:
        """The line of a table, or of a key in it; the last one if the table is not there."""
        found, within = len(self.lines) if table else 1, ""
        for number, line in enumerate(self.lines, 1):
            bare = line.strip()
            left = bare.partition("=")[0].strip()
            begun = left.partition(".")[0] if not within else ""
            if bare.startswith("["):
                begun = within = bare[1:].partition("]")[0].strip()
            if key and (left == f"{table}.{key}" or (within == table and left == key)):
                return number
            if table and begun == table:
                found = number
        return found

    def fail(self, text: str, table: str, key: str = "", **more: str | int) -> Problem:
        """What is wrong, and where."""
        return Problem(text, line=self.line(table, key), table=table, key=key, **more)

    def value(self) -> str:
        """The whole file, checked."""
        name = self.data.get("name")
        if not isinstance(name, str) or not good_name(name):
            raise self.fail("figures-name", "", "name", n=LONGEST)
        for id in self.data:
            if id not in KNOWN and id != "name":
                raise self.fail("figures-unknown", id)
        for id in BASE:
            if id not in self.data:
                raise self.fail("figures-missing", id)
        for id, table in self.data.items():
            if id != "name":
                self.table(id, table)
        self.rows["doubts"] = [self.doubts(i, id) for i, id in enumerate(ROW_IDS)]
        odd = uneven(self.rows)
        if odd:
            raise self.fail("figures-uneven", odd, "round")
        return written(name, self.rows)

    def doubts(self, i: int, id: str) -> int:
        """TR-28.6 The unchanged figures of a row with a mark, a bit for each; if it is not there, those of the data."""
        table = "board" if id in BOARD else "solo" if id in SOLO else id
        keys = [key for key in columns(id) if key in self.data.get(table, {})]
        if not keys:
            return DEFAULT["doubts"][i]
        row, old = self.rows[id], DEFAULT[id]
        same = [key for key in keys if all(row[at] == old[at] for at in columns(id)[key])]
        return bits(id, [key for key in same if self.marked(table, key)])

    def marked(self, table: str, key: str) -> bool:
        """TR-28.6 Whether the line of a figure ends in a mark."""
        return self.lines[self.line(table, key) - 1].rstrip().endswith(MARKS)

    def table(self, id: str, table: Any) -> None:
        """One table of the file."""
        if not isinstance(table, dict):
            raise self.fail("figures-unknown", id)
        if id in ("board", "solo"):
            for key in table:
                if key not in (BOARD if id == "board" else SOLO):
                    raise self.fail("figures-unknown-key", id, key)
                self.rows[key] = self.spaces(id, key, table[key])
                if key == "neutral_start" and self.rows[key] == BEFORE and self.marked(id, key):
                    self.rows[key] = DEFAULT[key][:]
                self.bounded(id, key, key, self.rows[key], 0)
        elif id in ACTIVITY_IDS:
            self.activity(id, table)
        else:
            self.event(id, table)

    def spaces(self, id: str, key: str, value: Any) -> list[int]:
        """A list of whole numbers, or of spaces by name."""
        if not isinstance(value, list) or len(value) != len(DEFAULT[key]):
            raise self.fail("figures-list", id, key, n=len(DEFAULT[key]))
        if key.endswith("_rows"):
            return [self.whole(id, key, n) - 1 for n in value]
        if key == "le_roy":
            return [self.whole(id, key, n) for n in value]
        if any(space not in SPACES for space in value) or len(set(value)) != len(value):
            raise self.fail("figures-spaces", id, key)
        return [SPACES.index(space) for space in value]

    def whole(self, id: str, key: str, value: Any) -> int:
        """A whole number."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail("figures-type", id, key)
        return value

    def bounded(self, id: str, key: str, row: str, values: list[int], first: int) -> None:
        """That figures are not absurd."""
        for i, n in enumerate(values, first):
            least, most = BOUNDS[row][i]
            if not least <= n <= most:
                raise self.fail("figures-absurd", id, key, n=n, least=least, most=most)

    def figure(self, id: str, table: dict[str, Any], key: str, at: int) -> None:
        """One figure of a card, which must be there."""
        if key not in table:
            raise self.fail("figures-missing-key", id, key)
        n = self.whole(id, key, table[key])
        self.bounded(id, key, id, [n], at)
        self.rows[id][at] = n

    def points(self, id: str, table: dict[str, Any], most: int, at: int) -> None:
        """The points of a card, the best first."""
        value = table.get("points")
        if not isinstance(value, list) or not value or len(value) > most:
            raise self.fail("figures-list", id, "points", n=most)
        points = [self.whole(id, "points", n) for n in value] + [0] * (most - len(value))
        self.bounded(id, "points", id, points, at)
        if points != sorted(points, reverse=True):
            raise self.fail("figures-order", id, "points")
        self.rows[id][at : at + most] = points

    def name_of(self, id: str, table: dict[str, Any], key: str, names: list[str], at: int) -> None:
        """A figure that is written as a name."""
        value = table.get(key)
        least, most = BOUNDS[id][at]
        known = names[least : most + 1]
        if value not in known:
            raise self.fail("figures-value", id, key, known=", ".join(name for name in known if name))
        self.rows[id][at] = names.index(value)

    def known(self, id: str, table: dict[str, Any], keys: list[str]) -> None:
        """That a table has no other keys."""
        for key in table:
            if key not in keys:
                raise self.fail("figures-unknown-key", id, key)

    def activity(self, id: str, table: dict[str, Any]) -> None:
        """The figures of an activity card."""
        card = ACTIVITIES[ACTIVITY_IDS.index(id)]
        params = [name for name in EFFECT_FIGURES[card.effect] if name in card.params]
        self.known(id, table, ["round", "cost", "points", "divisor", *params])
        self.figure(id, table, "round", ROUND)
        self.figure(id, table, "cost", COST)
        self.points(id, table, int(SCORING), FIRST)
        self.figure(id, table, "divisor", DIVISOR)
        for name in params:
            self.figure(id, table, name, A + EFFECT_FIGURES[card.effect].index(name))

    def event(self, id: str, table: dict[str, Any]) -> None:
        """The figures of an event."""
        row = EVENT_ROWS[EVENT_IDS.index(id)]
        names = EVENT_FIGURES[row["effect"]]
        params = [name for name in names if name in row.get("params", {})]
        marauding = id == EVENT_IDS[-1]
        called = [] if "calls" not in row else ["calls"]
        printed = ["dice", "black_dice", "divisor", *params, *called]
        self.known(id, table, printed if marauding else [*printed, "flags", "points"])
        self.name_of(id, table, "dice", DICE_NAMES, FOUGHT)
        self.figure(id, table, "black_dice", BLACK)
        self.figure(id, table, "divisor", EVENT_DIVISOR)
        if not marauding:
            self.figure(id, table, "flags", FLAGS)
            self.points(id, table, 2, MOST)
        for key in called:
            self.name_of(id, table, key, CALLED, CALLS)
        for name in params:
            self.figure(id, table, name, X + names.index(name))
