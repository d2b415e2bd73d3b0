"""What one seat may know (TR-23): the only door from the table to a person.

The shape of a view is `View` below. Things are named by their ids in the data file; seats are numbers, and a party is a
seat or 4: the grey colour, who is Le Roy in the solo game (`solo`). NOBODY is -1. Dice are written as a district, a
colour and a value: `0-red-4`, and `n-red-4` in the neutral district (Le Roy's).

What an option points at (its ref), by its verb:

    settle:palace_6   space:palace_6      Settle: a citizen on an empty space, before the first round
    defend, yield     say:defend ...      Defend: counter the highest black die; or lose points
    face:3            black:3             Face: counter one more black die, of this value
    enough            say:enough          Face: no more black dice
    spend:0-red-4     die:0-red-4         Spend: an own die against black dice
    stop-spending     say:stop-spending   Spend: the dice are enough
    reroll:0-red-4    die:0-red-4         Turn, Defend: 1 influence, roll an own die again
    recruit           say:recruit         Turn, Defend: 2 influence, a citizen to the personal supply;
                                            Hire, Citizen: the one that comes is recruited
    flip              say:flip            Turn, Defend: 4 influence, turn own dice over; then
    turn-over:0-red-4 die:0-red-4         TurnOver: which die
    stop-flipping     say:stop-flipping   TurnOver
    activate:merchant activity:merchant   Turn: activate a face-up activity card
    build             say:build           Turn: build the cathedral
    combat:war        event:war           Turn: combat an open event; also combat:marauding
    place:palace      building:palace     Turn: place a citizen; also bishopric, city_hall
    farm              say:farm            Turn: agriculture
    pass              say:pass            Turn
    cube:priest       cubes:priest        Cube: spend a cube of this card on the group
    no-cube           say:no-cube         Cube
    group:2           group:2             Group: how many dice, 1 to 3
    take:n-red-4      die:n-red-4         Take: a die of any district for the group
    from:supply       supply:own          Hire, Citizen: where the citizen comes from; also
    from:palace_3     space:palace_3        an own citizen standing there
    from:lying_palace lying:palace          an own citizen lying there
    from:merchant     activity:merchant     an own tradesman
    times:2           times:2             Often: how many activations, or cubes on an event
    mill:palace       building:palace     Mill: which building the Miller counts; also bishopric
    mark:war          event:war           Mark: where a cube goes; also marauding
"""

from __future__ import annotations

from typing import TypedDict

from mizban.core.bits import members
from mizban.core.packed import i64
from mizban.core.views import Head, head
from mizban.games.troyes.rules.action_view import Doing, doing
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENT_IDS,
    HELD,
    HUES,
    LEVEL_SPACES,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    PARTIES,
    PICTURE,
    ROUNDS,
    SCORING,
    SIDES,
    SLOTS,
    SPACES,
    slot_parts,
)
from mizban.games.troyes.rules.figures import (
    BASE,
    BLACK,
    CALLED,
    CALLS,
    COST,
    DICE_NAMES,
    DIVISOR,
    EVENT_DIVISOR,
    FIRST,
    FLAGS,
    FOUGHT,
    MOST,
    NEXT,
    OTHERS,
    PARAMS,
    PRINTED,
    ROW_OF,
    ROYAL,
    ROYAL_FIGURES,
    A,
    X,
    Y,
    doubtful,
)
from mizban.games.troyes.rules.scoring import parts, ranks, rating, scores
from mizban.games.troyes.rules.state import (
    DISTRICTS,
    Troyes,
    faces,
    mark_parts,
)


class Card(TypedDict):
    """TR-8 A place for an activity card, and what is printed on the card."""

    card: str  # "" while it is face down
    colour: str
    round: int  # in which round it is turned up
    cost: int  # to hire a tradesman; 0 while it is face down
    points: list[int]  # of the tradesman spaces
    divisor: int
    params: list[int]  # what its effect needs, see EFFECT_FIGURES in effects.py
    delayed: bool
    tradesmen: list[int]  # [tradesman space] whose, or -1
    picture: list[int]  # parties with a tradesman on the picture
    cubes: list[int]  # [seat] of a delayed card
    unsure: list[str]  # figures that nobody has confirmed, as the file of printed.py calls them


class Open(TypedDict):
    """TR-10 An open event, and what is printed on the card."""

    event: str
    dice: str  # the colour that fights it, or "any_single_colour"
    black: int  # black dice it brings each round
    flags: int  # 0: Marauding, which has none
    divisor: int
    points: list[int]  # most, second most
    calls: str  # the colour of the deck it calls, "red_set_aside" or ""
    params: list[int]
    cubes: list[int]  # parties, in the order they were placed
    unsure: list[str]  # figures that nobody has confirmed


class View(Head):
    """The table as one seat sees it."""

    over: bool
    solo: bool  # against Le Roy, who is party 4
    modules: list[str]  # of bonus, pushing, running, printed: those in use
    round: int  # 0 before the first
    rounds: int
    phase: int
    start: int  # who has the Start Player card
    active: int  # the party at turn
    rolled: int  # Le Roy's last roll, or 0
    deniers: list[int]  # [seat]
    pouch: list[int]  # [seat] deniers lying in the district
    influence: list[int]  # [seat]
    supply: list[int]  # [party] citizens in the personal supply
    stock: list[int]  # [party] citizens in the general supply
    tokens: list[int]  # [party] victory points in hand; -1 where they are hidden
    passed: list[bool]  # [seat]
    dice: list[dict[str, list[int]]]  # [party] by colour, the values in a district
    black: list[int]  # black dice to counter, the highest first
    ways: dict[str, list[int]]  # by building: the row that each value of a die leads to
    spaces: dict[str, int]  # by space: whose citizen stands there, or -1
    lying: dict[str, list[int]]  # by building: whose citizens lie there
    activities: list[Card]  # nine: red, white, yellow, each by round
    events: list[Open]  # Marauding, then the row from left to right
    cathedral: list[list[int]]  # [level][number] whose cube, or -1
    won: list[list[str]]  # [party] events; those of the grey colour were discarded
    decks: dict[str, int]  # events left by colour
    aside: int  # red events that were put aside
    characters: list[list[str]]  # [seat] "" for one that the viewer does not know; all of them when the game is over
    pile: list[str]  # alone: characters still to be scored, the next one first
    royal: list[int]  # alone: what Le Roy scores with 2 or 12, with 3 or 11, for a full cathedral, without a character
    doing: Doing
    rows: list[list[int]]  # [party] points by reason, when the game is over or running points are wanted
    points: list[int]  # [party] their sums
    ranks: list[int]  # when the game is over
    result: int  # alone: how far the player is before Le Roy, when that is known
    rating: str  # alone, when the game is over


def view(s: Troyes, viewer: i64) -> View:
    """TR-23.1 to TR-23.5 What this seat knows, built from nothing."""
    top = head(s, viewer)
    step = s.todo[-1] if s.todo else None
    seats, parties = range(s.seats), range(PARTIES)
    shown = s.over == 1 or s.running == 1
    rows = [parts(s, party) if plays(s, party) else [0] * 5 for party in parties] if shown and sees_all(s) else []
    solo = s.seats == 1
    return {
        **top,
        "over": s.over == 1,
        "solo": solo,
        "modules": modules(s),
        "round": s.round,
        "rounds": ROUNDS[s.seats],
        "phase": s.phase,
        "start": s.start,
        "active": s.active,
        "rolled": s.rolled,
        "deniers": list(s.deniers),
        "pouch": list(s.pouch),
        "influence": list(s.influence),
        "supply": list(s.supply),
        "stock": list(s.stock),
        "tokens": [s.points[party] if shown or solo or party == viewer else -1 for party in parties],
        "passed": [s.passed[seat] == 1 for seat in seats],
        "dice": [{COLOURS[i]: faces(s.dice[party * HUES + i]) for i in range(HUES)} for party in parties],
        "black": list(s.black),
        "ways": {BUILDINGS[i]: list(s.figures[ROW_OF + i * SIDES : ROW_OF + (i + 1) * SIDES]) for i in range(HUES)},
        "spaces": {SPACES[i]: s.spaces[i] for i in range(len(SPACES))},
        "lying": {BUILDINGS[i]: [party for party in parties if s.lying[party * HUES + i]] for i in range(HUES)},
        "activities": [activity(s, slot) for slot in range(SLOTS)],
        "events": [event(s, i) for i in [MARAUDING, *s.row]],
        "cathedral": [list(s.cathedral[level * LEVEL_SPACES : (level + 1) * LEVEL_SPACES]) for level in range(LEVELS)],
        "won": [[EVENT_IDS[i] for i in members(s.won[party])] for party in parties],
        "decks": {"red": len(s.red), "white": len(s.white), "yellow": len(s.yellow)},
        "aside": len(s.aside),
        "characters": [held(s, viewer, seat) for seat in seats],
        "pile": [CHARACTERS[i] for i in s.characters[s.scored :]] if solo else [],
        "royal": list(s.figures[ROYAL : ROYAL + ROYAL_FIGURES]) if solo else [],
        "doing": doing(s, step),
        "rows": rows,
        "points": [sum(row) for row in rows],
        "ranks": ranks(s) if s.over else [],
        "result": scores(s)[0] if solo else 0,
        "rating": rating(scores(s)[0]) if solo and s.over else "",
    }


def plays(s: Troyes, party: i64) -> bool:
    """Whether a party has points."""
    return party < s.seats or (s.seats == 1 and party == NEUTRAL)


def sees_all(s: Troyes) -> bool:
    """TR-23.3 Whether the characters in play are known to all, so that the whole sum can be told."""
    return s.over == 1 or s.seats == 1


def modules(s: Troyes) -> list[str]:
    """What is played with beside the standard game."""
    flags = [("bonus", s.bonus), ("pushing", s.pushing), ("running", s.running), ("printed", i64(is_printed(s)))]
    return [name for name, flag in flags if flag]


def is_printed(s: Troyes) -> bool:
    """TR-28.6 Whether no figure is provisional of those that this game may meet."""
    rows = [*(PRINTED if s.bonus else BASE), *(OTHERS if s.seats == 1 else [])]
    return not any(doubtful(s.figures, id) for id in rows)


def activity(s: Troyes, slot: i64) -> Card:
    """TR-5.1, TR-23.4 A place for an activity card; face down only its colour and its round are known."""
    card = s.slots[slot]
    colour, number = slot_parts(slot)
    up = s.up(slot)
    printed = [s.figure(card, FIRST + i) for i in range(SCORING) if s.figure(card, FIRST + i)] if up else []
    tradesmen = [s.trade[party * SLOTS + slot] for party in range(PARTIES)]
    spaces = range(1, len(printed) + 1)
    return {
        "card": ACTIVITY_IDS[card] if up else "",
        "colour": COLOURS[colour],
        "round": number,
        "cost": s.figure(card, COST) if up else 0,
        "points": printed,
        "divisor": s.figure(card, DIVISOR) if up else 0,
        "params": [s.figure(card, A + i) for i in range(PARAMS)] if up else [],
        "delayed": up and ACTIVITIES[card].delayed,
        "tradesmen": [tradesmen.index(at) if at in tradesmen else -1 for at in spaces],
        "picture": [party for party in range(PARTIES) if tradesmen[party] == PICTURE],
        "cubes": [s.cubes[seat * SLOTS + slot] for seat in range(s.seats)],
        "unsure": doubtful(s.figures, ACTIVITY_IDS[card]) if up else [],
    }


def event(s: Troyes, i: i64) -> Open:
    """An open event."""
    return {
        "event": EVENT_IDS[i],
        "dice": DICE_NAMES[s.event(i, FOUGHT)],
        "black": s.event(i, BLACK),
        "flags": s.event(i, FLAGS),
        "divisor": s.event(i, EVENT_DIVISOR),
        "points": [s.event(i, MOST), s.event(i, NEXT)],
        "calls": CALLED[s.event(i, CALLS)],
        "params": [s.event(i, X), s.event(i, Y)],
        "cubes": [party for at, party in map(mark_parts, s.marks) if at == i],
        "unsure": doubtful(s.figures, EVENT_IDS[i]),
    }


def held(s: Troyes, viewer: i64, seat: i64) -> list[str]:
    """TR-2.6, TR-23.3, TR-23.5 The characters of a seat, as far as they are known."""
    n = HELD[s.seats]
    known = s.over == 1 or seat == viewer
    return [CHARACTERS[i] if known else "" for i in s.characters[seat * n : seat * n + n]]


assert len(DISTRICTS) == PARTIES
