"""Scoring (BI-9) and the order of the players (BI-10)."""

from __future__ import annotations

from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, GOLD, HOLDABLE
from mizban.games.biblios.rules.state import DICE, NOBODY, Biblios


def total(s: Biblios, seat: int, category: int) -> int:
    """BI-9.3, BI-9.5 The value of a seat's cards of one category."""
    return sum(CARDS[card].value for card in range(GOLD) if s.where[card] == seat and CARDS[card].category == category)


def letter(s: Biblios, seat: int, category: int) -> int:
    """BI-9.6 How far a seat's best letter of a category is from A; past Z when it holds none."""
    letters = [CARDS[card].letter for card in range(GOLD) if s.where[card] == seat and CARDS[card].category == category]
    return min(letters, default=26)


def winner(s: Biblios, category: int) -> int:
    """BI-9.4, BI-9.6 to BI-9.9 Who wins a category: the highest total, then the letter nearest to A; or NOBODY."""
    best: int = NOBODY
    for seat in range(s.seats):
        mine = total(s, seat, category)
        most = 0 if best == NOBODY else total(s, best, category)
        if mine > most or (mine and mine == most and letter(s, seat, category) < letter(s, best, category)):
            best = seat
    return best


def scores(s: Biblios) -> list[int]:
    """BI-2.2, BI-9.10 The dice of the categories each seat has won."""
    points = [0] * s.seats
    for category in range(DICE):
        seat = winner(s, category)
        if seat != NOBODY:
            points[seat] += s.dice[category]
    return points


def standing(s: Biblios, seat: int, points: int) -> list[int]:
    """BI-10.1 to BI-10.5 What is compared, in order; higher is better at every place."""
    gold = sum(CARDS[card].value for card in range(GOLD, HOLDABLE) if s.where[card] == seat)
    figures = [points, gold]
    for category in range(len(CATEGORIES)):
        figures.append(total(s, seat, category))
        if s.letters:
            figures.append(-letter(s, seat, category))
    return figures


def ranks(s: Biblios) -> list[int]:
    """BI-10.4, BI-10.6, BI-10.7 Places from 1; who cannot be told apart shares one."""
    points = scores(s)
    rows = [standing(s, seat, points[seat]) for seat in range(s.seats)]
    return [1 + sum(other > row for other in rows) for row in rows]


def decided(s: Biblios) -> str:
    """BI-10.2 to BI-10.5 What broke a tie for the first place: "gold", "total:1", "letter:0"; or ""."""
    points = scores(s)
    rows = sorted([standing(s, seat, points[seat]) for seat in range(s.seats)], reverse=True)
    first, second = rows[0], rows[1]
    if first[0] > second[0] or first == second:
        return ""
    place = next(i for i in range(len(first)) if first[i] > second[i])
    if place == 1:
        return "gold"
    category, letter = divmod(place - 2, 2) if s.letters else (place - 2, 0)
    return f"{'letter' if letter else 'total'}:{category}"
