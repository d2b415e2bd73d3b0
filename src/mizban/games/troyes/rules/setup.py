"""Set-up (TR-2, TR-3.6, TR-21.1, TR-22.1 to TR-22.6)."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import append, i64, vec
from mizban.core.rng import Rng
from mizban.games.troyes.rules import earlier
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    CARDS,
    CHARACTERS,
    CITIZENS,
    COLOUR_OF,
    COLOURS,
    DECK_OF,
    EACH,
    EVENT_ROWS,
    GREY,
    HUES,
    LE_ROY_CITIZENS,
    LEVEL_SPACES,
    LEVELS,
    NEUTRAL,
    NOBODY,
    PARTIES,
    PLACES,
    ROUNDS,
    SLOTS,
    START_DENIERS,
    START_INFLUENCE,
    slot_number,
)
from mizban.games.troyes.rules.figures import GREY_STARTS, NEUTRAL_START, ROUND, figures
from mizban.games.troyes.rules.rounds import Cycle, Fill, Round, Settle
from mizban.games.troyes.rules.state import Troyes

BONUS: Final = vec[i64]([int(card.bonus) for card in ACTIVITIES])  # TR-21.1 [activity]


def deck(colour: str, bonus: bool) -> list[int]:
    """TR-21.1 The events of a colour that are in a game with the bonus cards, or without."""
    rows = enumerate(EVENT_ROWS)
    return [i for i, row in rows if DECK_OF[i] == colour and (bonus or not row["bonus_card"])]


DECKS: Final = {colour: [deck(colour, False), deck(colour, True)] for colour in COLOURS}


def new_game(seats: i64, rng: Rng, options: dict[str, str]) -> Troyes:
    """TR-2.1 to TR-2.10 The table for so many seats, up to its first question."""
    s = Troyes()
    s.begin(seats, rng, int(options["rules"]))
    s.figures = figures(options["figures"], earlier.corners(s))
    s.bonus = 1 if options["bonus_cards"] == "on" else 0
    s.pushing = 1 if options["entry"] == "from_left" else 0
    s.running = 1 if options["running_points"] == "on" else 0
    lay_board(s)
    lay_seats(s)
    lay_activities(s)
    lay_events(s)
    s.characters = shuffled(s, list(range(len(CHARACTERS))))
    s.scored = s.shown = s.round = s.phase = s.rolled = s.over = 0
    s.start = first_player(s, options)
    s.active = s.start
    place_citizens(s)
    s.then(Round(0))
    s.settle()
    return s


def first_player(s: Troyes, options: dict[str, str]) -> i64:
    """TR-2.10, TR-22.7 Who has the Start Player card; alone it is drawn between the player and Le Roy."""
    if s.seats == 1:
        return NEUTRAL if s.rng.below(2) else 0
    return s.rng.below(s.seats) if options["first_player"] == "random" else int(options["first_seat"])


def shuffled(s: Troyes, cards: list[int]) -> vec[i64]:
    """Cards in any order."""
    pile = vec[i64](cards)
    s.rng.shuffle(pile)
    return pile


def lay_board(s: Troyes) -> None:
    """TR-1.1, TR-2.1 An empty board."""
    s.dice = vec[i64]([0] * (PARTIES * HUES))
    s.black = vec[i64]()
    s.spaces = vec[i64]([NOBODY] * PLACES)
    s.lying = vec[i64]([0] * (PARTIES * HUES))
    s.trade = vec[i64]([0] * (PARTIES * SLOTS))
    s.cathedral = vec[i64]([NOBODY] * (LEVELS * LEVEL_SPACES))
    s.row = vec[i64]()
    s.marks = vec[i64]()


def lay_seats(s: Troyes) -> None:
    """TR-2.2 to TR-2.5, TR-22.3, TR-22.29 What each seat begins with; the grey citizens, or those of Le Roy."""
    seats = s.seats
    s.deniers = vec[i64]([START_DENIERS] * seats)
    s.influence = vec[i64]([START_INFLUENCE] * seats)
    s.pouch = vec[i64]([0] * seats)
    s.passed = vec[i64]([0] * seats)
    s.cubes = vec[i64]([0] * (seats * SLOTS))
    s.points = vec[i64]([0] * PARTIES)
    s.won = vec[i64]([0] * PARTIES)
    s.supply = vec[i64]([0] * PARTIES)
    s.stock = vec[i64]([0] * PARTIES)
    for seat in range(seats):
        s.supply[seat] = EACH[seats]
        s.stock[seat] = CITIZENS - EACH[seats]
    s.stock[NEUTRAL] = LE_ROY_CITIZENS if seats == 1 else GREY


def lay_activities(s: Troyes) -> None:
    """TR-1.8, TR-1.11, TR-2.7, TR-21.1 One activity card of each colour and number, face down; the others go back to
    the box."""
    packs: list[list[int]] = [[] for _ in range(SLOTS)]
    for card in range(CARDS):
        if s.bonus == 1 or not BONUS[card]:
            packs[slot_number(COLOUR_OF[card], s.figure(card, ROUND))].append(card)
    s.slots = vec[i64]()
    s.box = vec[i64]()
    for pack in packs:
        cards = shuffled(s, pack)
        s.slots = append(s.slots, cards[0])
        for card in sorted(cards[1:]):  # in a fixed order, for `redeal`
            s.box = append(s.box, card)


def lay_events(s: Troyes) -> None:
    """TR-2.8, TR-2.9, TR-21.1 The three decks of events; as many red ones as there are rounds."""
    red = shuffled(s, DECKS["red"][s.bonus])
    rounds = ROUNDS[s.seats]
    s.red, s.aside = red[:rounds], red[rounds:]
    s.white = shuffled(s, DECKS["white"][s.bonus])
    s.yellow = shuffled(s, DECKS["yellow"][s.bonus])


def place_citizens(s: Troyes) -> None:
    """TR-3.1 to TR-3.6, TR-20.1, TR-22.4 Clockwise, then back, until all have placed; grey first with two players, at
    the end with more."""
    seats = s.seats
    if seats == 1:
        s.then(Cycle(0))
        return
    if seats == 2:
        for i in range(GREY_STARTS):
            s.spaces[s.figures[NEUTRAL_START + i]] = NEUTRAL
            s.stock[NEUTRAL] -= 1
    for number in range(EACH[seats]):
        for i in range(seats):
            at = i if number % 2 == 0 else seats - 1 - i
            s.then(Settle((s.start + at) % seats))
    s.then(Fill(0))
