"""A table of Troyes laid out piece by piece, for tests of single clauses: as `lay` does it, with numbers for seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from mizban.core.rng import Rng
from mizban.games.troyes import GAME
from mizban.games.troyes.examples.layout import Figures, lay, place_of
from mizban.games.troyes.rules.cards import EVENT_IDS, SPACES
from mizban.games.troyes.rules.state import Troyes, mark_parts
from mizban.games.troyes.rules.turns import TURNS
from mizban.games.troyes.rules.view import View
from mizban.testing import Tables

T = TypeVar("T")
A, B, C, D = 0, 1, 2, 3  # the seats, clockwise
N = 4  # grey, alone Le Roy
NONE = {A: 0, B: 0, C: 0, D: 0}
Dice = Mapping[tuple[int, str], Sequence[int]]
TABLES = Tables[Troyes, View](GAME)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
question, told, random_game, final = TABLES.question, TABLES.told, TABLES.random_game, TABLES.final
slot = place_of


class Rolls(Rng):
    """Chance that brings what a test says: the values of dice, one after the other."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self.values.pop(0) - 1

    def copy(self) -> Rolls:
        return Rolls(*self.values)

    def save(self) -> list[object]:
        return list(self.values)


def table(
    seats: int = 4,
    deniers: Mapping[int, int] | None = None,
    influence: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    dice: Dice | None = None,
    black: Sequence[int] = (),
    spaces: Mapping[str, int] | None = None,
    lying: Mapping[str, Sequence[int]] | None = None,
    supply: Mapping[int, int] | None = None,
    cards: Sequence[str] = (),
    trade: Mapping[tuple[str, int], int] | None = None,
    cubes: Mapping[tuple[str, int], int] | None = None,
    events: Sequence[str] = (),
    marks: Sequence[tuple[str, int]] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    cathedral: Mapping[tuple[int, int], int] | None = None,
    characters: Sequence[str] = (),
    printed: Figures | None = None,
    shown: int = 3,
    round: int = 3,
    start: int = A,
    bonus: bool = False,
    **more: str,
) -> Troyes:
    """The table that `lay` lays; what is of two things has both in its name, and `more` are options of the game."""
    return lay(
        GAME,
        seats,
        by_name(deniers or {}),
        by_name(influence or {}),
        by_name(points or {}),
        dice=nested((party, colour, values) for (party, colour), values in (dice or {}).items()),
        black=black,
        spaces=spaces,
        lying=lying,
        supply=by_name(supply or {}),
        cards=cards,
        trade=nested((card, party, at) for (card, party), at in (trade or {}).items()),
        cubes=nested((card, seat, n) for (card, seat), n in (cubes or {}).items()),
        events=events,
        marks={event: [party for other, party in marks if other == event] for event, _ in marks},
        decks=decks,
        cathedral=nested((level, number, party) for (level, number), party in (cathedral or {}).items()),
        characters=characters,
        printed=printed,
        shown=shown,
        round=round,
        start=start,
        bonus=bonus,
        options={"first_seat": "0", **more} if seats > 1 else more,
    )


def by_name(rows: Mapping[int, T]) -> dict[str, T]:
    """The same with the names that a file has for numbers."""
    return {str(key): value for key, value in rows.items()}


def nested(rows: Iterable[tuple[int | str, int | str, T]]) -> dict[str, dict[str, T]]:
    """What is of two things, by the one and then by the other."""
    found: dict[str, dict[str, T]] = {}
    for one, other, value in rows:
        found.setdefault(str(one), {})[str(other)] = value
    return found


def turn(s: Troyes, *words: str, seat: int = -1) -> Troyes:
    """The active seat is at turn, and says these words."""
    s.active = s.active if seat < 0 else seat
    return say(ask(s, TURNS[s.active]), *words)


def cubes_on(s: Troyes, event: str) -> list[int]:
    """Whose cubes an event has, in their order."""
    return [party for at, party in map(mark_parts, s.marks) if at == EVENT_IDS.index(event)]


def stands(s: Troyes, space: str) -> int:
    """Who stands on a space, or -1."""
    return int(s.spaces[SPACES.index(space)])


def lies(s: Troyes, building: str) -> list[int]:
    """Whose citizens lie on a building."""
    return look(s)["lying"][building]
