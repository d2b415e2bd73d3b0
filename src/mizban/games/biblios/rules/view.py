"""What one seat may know (BI-11): the only door from the table to a person."""

from __future__ import annotations

from mizban.core.packed import i64
from mizban.core.views import Head, head
from mizban.games.biblios.rules.cards import COUNT, GOLD, KIND, KINDS
from mizban.games.biblios.rules.gifts import Place, TurnDice
from mizban.games.biblios.rules.scoring import decided, ranks, scores, winner
from mizban.games.biblios.rules.state import BLOCK, BOX, CLOSED, DICE, DRAWN, OPEN, OUT, PILE, Biblios


class View(Head):
    """The table as one seat sees it. Cards are named by their kind, "" where this seat does not know which it is."""

    phase: str  # gift, auction or over
    penalty: str  # BI-14.1 standard or medieval_bluff
    first: int
    active: int  # BI-6.13
    dice: list[int]
    room: list[int]  # how many cards keep, public and auction still take this turn
    deck: int  # cards left to draw, or to auction
    box: int  # cards taken out unseen
    out: list[str]
    drawn: list[str]
    church: str  # the Church card that is being played
    public: list[str]
    pile: list[str]
    block: list[str]
    bid: int
    bidder: int
    passed: list[bool]
    barred: list[bool]
    hands: list[list[str]]
    open: list[str]
    closed: list[str]
    met: list[str]  # cards this seat saw in a hand, and that may since have left it face down
    won: list[int]  # who has won each category, or -1; this and the next two once the game is over
    points: list[int]
    ranks: list[int]
    decided: str  # what broke a tie for the first place, or ""


def cards(s: Biblios, viewer: i64, place: i64) -> list[str]:
    """The kinds of the cards in a place, by kind; those that the viewer does not know come last, as ""."""
    kinds = [
        KIND[card] if s.seen[card] >> viewer & 1 else len(KINDS) for card in range(COUNT) if s.where[card] == place
    ]
    return [KINDS[kind] if kind < len(KINDS) else "" for kind in sorted(kinds)]


def view(s: Biblios, viewer: i64) -> View:
    """BI-11.1 to BI-11.11 What this seat knows, built from nothing."""
    top = head(s, viewer)
    step = s.todo[-1] if s.todo else None
    over = s.phase == 2
    met = [KINDS[KIND[card]] for card in range(GOLD) if s.met[card] >> viewer & 1 and not s.seen[card] >> viewer & 1]
    return {
        "phase": ["gift", "auction", "over"][s.phase],
        **top,
        "penalty": "medieval_bluff" if s.bluff else "standard",
        "first": s.first,
        "active": s.active,
        "dice": list(s.dice),
        "room": [step.keep, step.public, step.auction] if isinstance(step, Place) else [0, 0, 0],
        "deck": len(s.deck),
        "box": len(cards(s, viewer, BOX)),
        "out": cards(s, viewer, OUT),
        "drawn": cards(s, viewer, DRAWN),
        "church": KINDS[step.kind] if isinstance(step, TurnDice) else "",
        "public": [KINDS[KIND[card]] for card in s.public],
        "pile": cards(s, viewer, PILE),
        "block": cards(s, viewer, BLOCK),
        "bid": s.bid,
        "bidder": s.bidder,
        "passed": [bool((s.silent & ~s.barred) >> seat & 1) for seat in range(s.seats)],
        "barred": [bool(s.barred >> seat & 1) for seat in range(s.seats)],
        "hands": [cards(s, viewer, seat) for seat in range(s.seats)],
        "open": cards(s, viewer, OPEN),
        "closed": cards(s, viewer, CLOSED),
        "met": met,
        "won": [winner(s, category) for category in range(DICE)] if over else [],
        "points": scores(s) if over else [],
        "ranks": ranks(s) if over else [],
        "decided": decided(s) if over else "",
    }
