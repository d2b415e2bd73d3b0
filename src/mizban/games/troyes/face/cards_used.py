"""Which cards were in play in a game of Troyes that has ended, and who used them."""

from __future__ import annotations

from mizban.core.game.rules import Use
from mizban.core.words import Option
from mizban.games.troyes.rules.cards import CHARACTERS, EVENT_ROWS, EVENTS, HELD, MARAUDING, PARTIES, SLOTS
from mizban.games.troyes.rules.scoring import in_play
from mizban.games.troyes.rules.state import Troyes

MARKING = ("combat", "mark")  # what puts cubes on an event
NAMED = [[row["name"] for row in EVENT_ROWS].index(row["name"]) for row in EVENT_ROWS]  # [event] the first of its name


def used(s: Troyes, said: list[tuple[int, Option]]) -> list[Use]:
    """TR-8.1, TR-10.1, TR-2.6 An activity card is used by who activated it, an event by who has put cubes on it, a
    character by who holds it."""
    acted: dict[int, set[int]] = {}
    marked: dict[int, set[int]] = {}
    for seat, option in said:
        if option.verb == "activate":
            acted.setdefault(option.arg, set()).add(seat)
        elif option.verb in MARKING:
            marked.setdefault(option.arg, set()).add(seat)
    cards = [int(s.slots[slot]) for slot in range(int(SLOTS)) if s.up(slot)]
    uses = [Use("activity", card, tuple(sorted(acted.get(card, ())))) for card in cards]
    uses += [Use("event", NAMED[event], tuple(sorted(marked.get(event, ())))) for event in met(s)]
    return uses + [Use("character", character, holders(s, character)) for character in played(s)]


def met(s: Troyes) -> list[int]:
    """The events that have come, countered or not."""
    won = 0
    for party in range(int(PARTIES)):
        won |= int(s.won[party])
    return [i for i in range(int(EVENTS)) if won >> i & 1 or i in list(s.row) or i == MARAUDING]


def played(s: Troyes) -> list[int]:
    """TR-22.6 The characters that have scored."""
    return list(range(len(CHARACTERS))) if s.seats == 1 else in_play(s)


def holders(s: Troyes, character: int) -> tuple[int, ...]:
    """TR-2.6 The seat that holds a character; alone, the player."""
    if s.seats == 1:
        return (0,)
    return (list(s.characters).index(character) // int(HELD[s.seats]),)
