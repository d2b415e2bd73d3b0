"""What is true of every position; the kit looks at each one it meets."""

from __future__ import annotations

from mizban.core.bits import members
from mizban.games.architects.rules.cards import (
    APPRENTICES,
    BASE_HOUSES,
    BASE_PUPILS,
    BOARDS,
    CAPACITY,
    COLUMNS,
    HIGHEST,
    HOUSES,
    LINES,
    MARKET_CARDS,
    PUPILS,
    REWARD_CARDS,
    SEATS,
    TOP,
    TYPES,
    WORKERS,
)
from mizban.games.architects.rules.state import ALL, BOARD, GUILDHALL, NOBODY, PLACES, Architects
from mizban.games.architects.rules.workshop import limit


def invariant(s: Architects) -> None:
    """AW-1.2 to AW-1.5 No piece is lost, and nothing says something else than another."""
    for array in (s.virtue, s.unpaid, s.paid, s.level, s.hired, s.skills, s.built, s.hand, s.boards):
        assert len(array) == s.seats
    assert 0 <= s.first < s.seats
    assert 0 <= s.active < s.seats
    assert len(s.goods) == s.seats * TYPES
    assert all(n >= 0 for n in s.goods)
    assert s.tax >= 0
    assert len(s.pack) in (0, s.seats)
    assert len(s.picked) == len(s.pack)
    check_workers(s)
    check_buildings(s)
    check_apprentices(s)
    check_cards(s)
    for seat in range(s.seats):
        check_seat(s, seat)
    assert NOBODY <= s.last <= s.seats
    assert not s.over or not s.todo


def check_workers(s: Architects) -> None:
    """AW-1.4, AW-3.8, AW-7.8, AW-11.3 Twenty workers of each seat, everyone in one place, and no own one captured."""
    assert len(s.workers) == PLACES * SEATS
    assert all(n >= 0 for n in s.workers)
    assert len(s.market) == 3
    assert all(NOBODY <= owner < s.seats for owner in s.market)
    for seat in range(SEATS):
        total = sum(s.at(place, seat) for place in range(PLACES)) + sum(owner == seat for owner in s.market)
        assert total == (WORKERS if seat < s.seats else 0), f"{total} workers of seat {seat}"
        assert s.at(BOARD + seat, seat) == 0
        assert s.at(GUILDHALL, seat) == sum(owner == seat for owner in s.guild)


def check_buildings(s: Architects) -> None:
    """AW-1.2, AW-21.1, AW-24.1 Every building in play is in one place, and its owner knows it."""
    hands = [card for seat in range(s.seats) for card in members(s.hand[seat])]
    built = [card for seat in range(s.seats) for card in members(s.built[seat])]
    packs = [card for pack in s.pack for card in members(pack)]
    assert sorted([*hands, *built, *packs, *s.pile]) == list(range(HOUSES if s.promo else BASE_HOUSES))
    assert 0 <= s.fresh <= len(s.pile)
    assert all(s.seen[card] == ALL for card in built)
    for seat in range(s.seats):
        assert all(s.seen[card] >> seat & 1 for card in members(s.hand[seat]))
    for seat in range(len(s.pack)):
        assert all(s.seen[card] >> seat & 1 for card in members(s.pack[seat]))
        assert s.picked[seat] == NOBODY or s.pack[seat] >> s.picked[seat] & 1
    assert not any(s.met[card] for card in s.pile[: s.fresh])


def check_apprentices(s: Architects) -> None:
    """AW-1.2, AW-2.5, AW-6.9 Every apprentice in play is in one place; nobody has too many; silver lies on cards."""
    hired = [card for seat in range(s.seats) for card in members(s.hired[seat])]
    shown = [card for card in s.display if card != NOBODY]
    assert sorted([*hired, *shown, *s.school]) == list(range(PUPILS if s.promo else BASE_PUPILS))
    assert len(s.display) == len(s.coins) == LINES * COLUMNS
    assert all(n >= 0 for n in s.coins)
    assert 0 <= s.unmet <= len(s.school)
    for seat in range(s.seats):
        assert len(members(s.hired[seat])) <= limit(s, seat)
        skills = 0
        for card in members(s.hired[seat]):
            skills |= APPRENTICES[card].skills
        assert s.skills[seat] == skills


def check_cards(s: Architects) -> None:
    """AW-1.5, AW-2.3 The rewards and the black market cards are all there."""
    assert sorted(s.rewards) == REWARD_CARDS
    assert 0 <= s.given <= 2 * s.seats + 1
    assert sorted(s.dealt) == list(range(len(MARKET_CARDS)))
    assert 0 <= s.flipped <= len(s.dealt)


def check_seat(s: Architects, seat: int) -> None:
    """AW-13.4, AW-14.1, AW-20.1 Virtue and debts within their bounds, no level with too many markers, no two alike
    characters."""
    assert 0 <= s.virtue[seat] <= HIGHEST
    assert s.unpaid[seat] >= 0
    assert s.paid[seat] >= 0
    assert 0 <= s.level[seat] <= TOP
    assert sum(level == s.level[seat] for level in s.level) <= CAPACITY[s.level[seat]]
    board = s.boards[seat]
    assert NOBODY <= board < len(BOARDS)
    assert board == NOBODY or sum(other == board for other in s.boards) == 1
