"""A table of Troyes laid out piece by piece, for its examples and for tests of single clauses.

Parties are numbered as in views: the seats, and 4 for the grey colour, who is Le Roy in the solo game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count

from mizban.core.game.rules import Rules
from mizban.core.plain import packed
from mizban.core.rng import Rng, keyed
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    BUILDINGS,
    CHARACTERS,
    CITIZENS,
    COLOURS,
    EVENT_IDS,
    GREY,
    HUES,
    LE_ROY_CITIZENS,
    LEVEL_SPACES,
    NEUTRAL,
    NOBODY,
    PARTIES,
    SIDES,
    SLOTS,
    SPACES,
    slot_number,
)
from mizban.games.troyes.rules.dice import all_dice, drop
from mizban.games.troyes.rules.figures import COLUMNS, EVENT, EVENT_COLUMNS, KEYS, ROUND, padded
from mizban.games.troyes.rules.scoring import counted, parts, tier
from mizban.games.troyes.rules.solo import best_die
from mizban.games.troyes.rules.state import DIE, FACES, Troyes, mark_number, mark_parts, number

Figures = Mapping[str, Mapping[str, int | Sequence[int]]]
DECKS = ("red", "white", "yellow", "aside")


def lay(
    game: Rules,
    seats: int = 4,
    deniers: Mapping[str, int] | None = None,
    influence: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    passed: Mapping[str, int] | None = None,
    dice: Mapping[str, Mapping[str, Sequence[int]]] | None = None,
    black: Sequence[int] = (),
    spaces: Mapping[str, int] | None = None,
    lying: Mapping[str, Sequence[int]] | None = None,
    supply: Mapping[str, int] | None = None,
    cards: Sequence[str] = (),
    trade: Mapping[str, Mapping[str, int]] | None = None,
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    events: Sequence[str] = (),
    marks: Mapping[str, Sequence[int]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    won: Mapping[str, Sequence[str]] | None = None,
    cathedral: Mapping[str, Mapping[str, int]] | None = None,
    characters: Sequence[str] = (),
    scored: int = 0,
    printed: Figures | None = None,
    rolls: Sequence[int] = (),
    shown: int = 3,
    round: int = 3,
    phase: int = 4,
    start: int = 0,
    over: bool = False,
    bonus: bool = False,
    options: Mapping[str, str] | None = None,
) -> Troyes:
    """The table in the middle of a round where only what is said is otherwise: no dice, nobody stands or lies anywhere,
    everybody has four citizens at hand, 20 deniers and 10 influence.

    `passed` are the deniers in the districts of those who have passed. `cards` are face up, `trade` says who has a
    tradesman where on them (1 and 2 are spaces, 4 is the picture), `cubes` how many each has there. `events` are the
    row, `marks` the cubes on them in their order, `decks` what comes next. `cathedral` is by level and number, `scored`
    counts characters of the solo game that are gone. `printed` are other figures of cards, `rolls` the next dice."""
    first = {} if seats == 1 else {"first_player": "host_choice", "first_seat": str(start)}
    s: Troyes = game.new(seats, 1, {**first, "bonus_cards": "on" if bonus else "off", **(options or {})}, news=True)
    s.todo, s.legal, s.news = [], [], []
    s.round, s.shown, s.phase, s.start, s.active, s.over = round, shown, phase, start, start, int(over)
    print_figures(s, printed or {})
    lay_cards(s, cards, trade or {}, cubes or {})
    lay_events(s, events, marks or {}, decks or {}, won or {})
    for seat in range(seats):
        s.deniers[seat] = (deniers or {}).get(str(seat), 20)
        s.influence[seat] = (influence or {}).get(str(seat), 10)
        s.pouch[seat] = (passed or {}).get(str(seat), 0)
        s.passed[seat] = int(str(seat) in (passed or {}))
    for party, n in (points or {}).items():
        s.points[int(party)] = n
    lay_dice(s, dice or {}, black)
    stones = [(cathedral or {}).get(level, {}) for level in ("1", "2", "3")]
    s.cathedral = packed(s.cathedral, [row.get(str(i + 1), -1) for row in stones for i in range(LEVEL_SPACES)])
    if characters:
        ids = [CHARACTERS.index(id) for id in characters]
        s.characters = packed(s.characters, ids + [i for i in range(len(CHARACTERS)) if i not in ids])
    s.scored = scored
    lay_citizens(s, spaces or {}, lying or {}, supply or {})
    if rolls:
        s.rng = chance(*rolls)
    game.invariant(s)
    return s


def chance(*rolls: int) -> Rng:
    """Chance as in any game, of which the next dice show these values."""
    return keyed(str(seed(*rolls)))


@cache
def seed(*rolls: int) -> int:
    """The first seed with which the dice show these values."""
    for n in count():
        rng = keyed(str(n))
        if all(rng.below(SIDES) + 1 == value for value in rolls):
            return n
    raise AssertionError("there is one")


def print_figures(s: Troyes, printed: Figures) -> None:
    """Other figures on some cards, by the names that they have in the file of printed.py."""
    s.figures = packed(s.figures, list(s.figures))
    for id, row in printed.items():
        at = ACTIVITY_IDS.index(id) * COLUMNS if id in ACTIVITY_IDS else EVENT + EVENT_IDS.index(id) * EVENT_COLUMNS
        for name, figures in row.items():
            columns = KEYS[id][name]
            numbers = [figures] if isinstance(figures, int) else list(figures)
            for column, n in zip(columns, padded(numbers, len(columns)), strict=True):
                s.figures[at + column] = n


def place_of(s: Troyes, card: str) -> int:
    """The place of an activity card that is in the game."""
    return list(s.slots).index(ACTIVITY_IDS.index(card))


def lay_cards(
    s: Troyes, cards: Sequence[str], trade: Mapping[str, Mapping[str, int]], cubes: Mapping[str, Mapping[str, int]]
) -> None:
    """These activity cards lie on their places, with tradesmen and cubes; what lay there goes to the box."""
    slots, box = list(s.slots), list(s.box)
    for id in cards:
        card = ACTIVITY_IDS.index(id)
        at = slot_number(ACTIVITIES[card].colour, s.figure(card, ROUND))
        if slots[at] != card:
            box[box.index(card)], slots[at] = slots[at], card
    s.slots, s.box = packed(s.slots, slots), packed(s.box, box)
    s.trade = packed(s.trade, [0] * (PARTIES * SLOTS))
    for id, standing in trade.items():
        for party, space in standing.items():
            s.trade[int(party) * SLOTS + place_of(s, id)] = space
    for id, many in cubes.items():
        for seat, n in many.items():
            s.cubes[int(seat) * SLOTS + place_of(s, id)] = n


def lay_events(
    s: Troyes,
    events: Sequence[str],
    marks: Mapping[str, Sequence[int]],
    decks: Mapping[str, Sequence[str]],
    won: Mapping[str, Sequence[str]],
) -> None:
    """These events are open or won, with cubes in this order; those of `decks` are the next that come."""
    gone = [EVENT_IDS.index(id) for id in events] + [EVENT_IDS.index(id) for ids in won.values() for id in ids]
    for name in DECKS:
        old = getattr(s, name)
        setattr(s, name, packed(old, [i for i in old if i not in gone]))
    for name, ids in decks.items():
        top = [EVENT_IDS.index(id) for id in ids]
        deck, aside = list(getattr(s, name)), [i for i in s.aside if i not in top]
        new = top + [i for i in deck if i not in top]
        least = max(len(deck), len(top))
        setattr(s, name, packed(s.red, new[:least]))
        s.aside = packed(s.aside, aside + new[least:])
    s.row = packed(s.row, [EVENT_IDS.index(id) for id in events])
    cubes = [mark_number(EVENT_IDS.index(id), party) for id, parties in marks.items() for party in parties]
    s.marks = packed(s.marks, cubes)
    for party, ids in won.items():
        s.won[int(party)] = sum(1 << EVENT_IDS.index(id) for id in ids)


def lay_dice(s: Troyes, dice: Mapping[str, Mapping[str, Sequence[int]]], black: Sequence[int]) -> None:
    """These dice lie on the square, and these black ones are still to counter."""
    s.black = packed(s.black, list(black))
    s.dice = packed(s.dice, [0] * (PARTIES * HUES))
    for party, colours in dice.items():
        for colour, values in colours.items():
            s.dice[int(party) * HUES + COLOURS.index(colour)] = sum(int(DIE[value - 1]) for value in values)


def lay_citizens(
    s: Troyes, spaces: Mapping[str, int], lying: Mapping[str, Sequence[int]], supply: Mapping[str, int]
) -> None:
    """Citizens as said; the rest of them is in the general supply."""
    s.spaces = packed(s.spaces, [spaces.get(id, NOBODY) for id in SPACES])
    s.lying = packed(s.lying, [0] * (PARTIES * HUES))
    for building, parties in lying.items():
        for party in parties:
            s.lying[party * HUES + BUILDINGS.index(building)] = 1
    for party in [*range(s.seats), NEUTRAL]:
        s.supply[party] = supply.get(str(party), 4) if party != NEUTRAL else 0
        placed = sum(owner == party for owner in s.spaces) + sum(s.lying[party * HUES : (party + 1) * HUES])
        placed += sum(at > 0 for at in s.trade[party * SLOTS : (party + 1) * SLOTS])
        most = CITIZENS if party != NEUTRAL else LE_ROY_CITIZENS if s.seats == 1 else GREY
        s.stock[party] = most - placed - s.supply[party]


def describe(s: Troyes) -> dict[str, object]:
    """What is hidden, and what a sentence counts: points in hand, what a game that ended now would score, dice and
    citizens, and whose tradesmen and cubes are where."""
    scorers = [*range(s.seats), *([int(NEUTRAL)] if s.seats == 1 else [])]
    up = [(slot, ACTIVITY_IDS[s.slots[slot]]) for slot in range(SLOTS) if s.up(slot)]
    return {
        "vp": list(s.points),
        "parts": {str(party): parts(s, party) for party in scorers},
        "counts": {id: [counted(s, party, i) for party in scorers] for i, id in enumerate(CHARACTERS)},
        "tiers": {id: [tier(s, party, i) for party in scorers] for i, id in enumerate(CHARACTERS)},
        "many": [{id: number(s.dice[party * HUES + i]) for i, id in enumerate(COLOURS)} for party in range(PARTIES)],
        "square": {id: all_dice(s, i) for i, id in enumerate(COLOURS)},
        "ranking": ranking(s),
        "standing": [sum(owner == party for owner in s.spaces) for party in range(PARTIES)],
        "trade": {id: [s.trade[party * SLOTS + slot] for party in range(PARTIES)] for slot, id in up},
        "stored": {id: [s.cubes[seat * SLOTS + slot] for seat in range(s.seats)] for slot, id in up},
        "row": [EVENT_IDS[event] for event in s.row],
        "marks": {id: [party for at, party in map(mark_parts, s.marks) if at == i] for i, id in enumerate(EVENT_IDS)},
    }


def ranking(s: Troyes) -> list[str]:
    """TR-22.10 The dice of Le Roy, the best one first."""
    c, dice = s.copy(), []
    while c.dice_in(NEUTRAL):
        die = best_die(c, NEUTRAL)
        drop(c, NEUTRAL, die)
        dice.append(FACES[die])
    return dice
