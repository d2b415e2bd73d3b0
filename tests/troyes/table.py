"""A table of Troyes laid out piece by piece, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.core.plain import packed
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENT_IDS,
    SLOTS,
    SPACES,
)
from mizban.games.troyes.rules.figures import COLUMNS, EVENT, EVENT_COLUMNS, ROUND
from mizban.games.troyes.rules.state import Troyes
from mizban.games.troyes.rules.turns import TURNS
from mizban.games.troyes.rules.view import View
from mizban.testing import Tables

A, B, C, D = 0, 1, 2, 3  # the seats, clockwise
N = 4  # grey, alone Le Roy
FIRST = {"first_player": "host_choice", "first_seat": "0"}
Dice = Mapping[tuple[int, str], Sequence[int]]
TABLES = Tables[Troyes, View](GAME)
ask, say, legal, why, look = TABLES.ask, TABLES.say, TABLES.legal, TABLES.why, TABLES.look
question, told, random_game, final = TABLES.question, TABLES.told, TABLES.random_game, TABLES.final


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
    cathedral: Mapping[tuple[int, int], int] | None = None,
    characters: Sequence[str] = (),
    shown: int = 3,
    round: int = 3,
    start: int = A,
    bonus: bool = False,
    activity: Mapping[str, Mapping[int, int]] | None = None,
    event: Mapping[str, Mapping[int, int]] | None = None,
    **more: str,
) -> Troyes:
    """The table in the middle of a round where only what is said is otherwise: no dice, nobody stands or lies anywhere,
    everybody has four citizens at hand, 20 deniers and 10 influence. `cards` are face up, `trade` says who has a
    tradesman where (1 and 2 are spaces, 4 the picture), `activity` and `event` are other figures of cards by column.
    Nothing is still to do."""
    first = {} if seats == 1 else FIRST
    s: Troyes = GAME.new(seats, 1, {**first, "bonus_cards": "on" if bonus else "off", **more}, news=True)
    s.todo, s.legal, s.news = [], [], []
    s.round, s.shown, s.phase, s.start, s.active = round, shown, 4, start, start
    print_figures(s, activity or {}, event or {})
    lay_cards(s, cards)
    lay_events(s, events, marks)
    for seat in range(seats):
        s.deniers[seat] = (deniers or {}).get(seat, 20)
        s.influence[seat] = (influence or {}).get(seat, 10)
    for party, n in (points or {}).items():
        s.points[party] = n
    s.black = packed(s.black, list(black))
    s.dice = packed(s.dice, [0] * len(s.dice))
    for (party, colour), values in (dice or {}).items():
        s.dice[party * 3 + COLOURS.index(colour)] = sum(1 << 5 * (value - 1) for value in values)
    for (card, seat), n in (cubes or {}).items():
        s.cubes[seat * SLOTS + slot(s, card)] = n
    s.cathedral = packed(s.cathedral, [(cathedral or {}).get((i // 6 + 1, i % 6 + 1), -1) for i in range(18)])
    if characters:
        ids = [CHARACTERS.index(id) for id in characters]
        s.characters = packed(s.characters, ids + [i for i in range(6) if i not in ids])
    lay_citizens(s, spaces or {}, lying or {}, supply or {}, trade or {})
    GAME.invariant(s)
    return s


def print_figures(s: Troyes, activity: Mapping[str, Mapping[int, int]], event: Mapping[str, Mapping[int, int]]) -> None:
    """Other figures on some cards."""
    s.figures = packed(s.figures, list(s.figures))
    for id, row in activity.items():
        for column, n in row.items():
            s.figures[ACTIVITY_IDS.index(id) * COLUMNS + column] = n
    for id, row in event.items():
        for column, n in row.items():
            s.figures[EVENT + EVENT_IDS.index(id) * EVENT_COLUMNS + column] = n


def slot(s: Troyes, card: str) -> int:
    """The place of an activity card that is in the game."""
    return list(s.slots).index(ACTIVITY_IDS.index(card))


def lay_cards(s: Troyes, cards: Sequence[str]) -> None:
    """These activity cards lie on their places; what lay there goes to the box."""
    slots, box = list(s.slots), list(s.box)
    for id in cards:
        card = ACTIVITY_IDS.index(id)
        at = int(ACTIVITIES[card].colour) * 3 + int(s.figure(card, ROUND)) - 1
        if slots[at] != card:
            box[box.index(card)], slots[at] = slots[at], card
    s.slots, s.box = packed(s.slots, slots), packed(s.box, box)


def lay_events(s: Troyes, events: Sequence[str], marks: Sequence[tuple[str, int]]) -> None:
    """These events are open, with cubes in this order."""
    row = [EVENT_IDS.index(id) for id in events]
    for name in ("red", "white", "yellow", "aside"):
        old = getattr(s, name)
        setattr(s, name, packed(old, [i for i in old if i not in row]))
    s.row = packed(s.row, row)
    s.marks = packed(s.marks, [EVENT_IDS.index(id) * 8 + party for id, party in marks])


def lay_citizens(
    s: Troyes,
    spaces: Mapping[str, int],
    lying: Mapping[str, Sequence[int]],
    supply: Mapping[int, int],
    trade: Mapping[tuple[str, int], int],
) -> None:
    """Citizens as said; the rest of them is in the general supply."""
    s.spaces = packed(s.spaces, [spaces.get(id, -1) for id in SPACES])
    s.lying = packed(s.lying, [0] * len(s.lying))
    for building, parties in lying.items():
        for party in parties:
            s.lying[party * 3 + BUILDINGS.index(building)] = 1
    s.trade = packed(s.trade, [0] * len(s.trade))
    for (card, party), at in trade.items():
        s.trade[party * SLOTS + slot(s, card)] = at
    for party in [*range(s.seats), N]:
        s.supply[party] = supply.get(party, 4) if party != N else 0
        placed = sum(owner == party for owner in s.spaces) + sum(s.lying[party * 3 : party * 3 + 3])
        placed += sum(s.trade[party * SLOTS + i] > 0 for i in range(SLOTS))
        most = 12 if party != N else 24 if s.seats == 1 else 8
        s.stock[party] = most - placed - s.supply[party]


def turn(s: Troyes, *words: str, seat: int = -1) -> Troyes:
    """The active seat is at turn, and says these words."""
    s.active = s.active if seat < 0 else seat
    return say(ask(s, TURNS[s.active]), *words)


def cubes_on(s: Troyes, event: str) -> list[int]:
    """Whose cubes an event has, in their order."""
    return [mark & 7 for mark in s.marks if mark >> 3 == EVENT_IDS.index(event)]


def stands(s: Troyes, space: str) -> int:
    """Who stands on a space, or -1."""
    return int(s.spaces[SPACES.index(space)])


def lies(s: Troyes, building: str) -> list[int]:
    """Whose citizens lie on a building."""
    return look(s)["lying"][building]
