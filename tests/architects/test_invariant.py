"""What is true of every position: one with a piece too many, too few or out of place is found."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, table
from mizban.core.plain import packed
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import APPRENTICES, BOARDS, BUILDING_IDS, SEATS, TYPES
from mizban.games.architects.rules.state import ALL, BOARD, GUILDHALL, NOBODY, PRISON, SUPPLY, Architects
from mizban.games.architects.rules.turns import TURNS


def wrong(s: Architects) -> bool:
    """Whether the position is found to be none that can be."""
    try:
        GAME.invariant(s)
    except AssertionError:
        return True
    return False


def longer(s: Architects, name: str, value: int) -> Architects:
    """One thing more at the end of an array."""
    setattr(s, name, packed(getattr(s, name), [*getattr(s, name), value]))
    return s


@pytest.mark.parametrize(
    "name",
    ["virtue", "unpaid", "paid", "level", "hired", "skills", "built", "hand", "boards", "goods", "workers", "market"],
)
def test_every_seat_has_pieces_of_its_own_and_nobody_else_has(name: str) -> None:
    """AW-1.2 to AW-1.5, AW-3.8 Each place of workers and each space of the market likewise."""
    s = table(3)
    assert not wrong(s)
    assert wrong(longer(s, name, NOBODY if name == "market" else 0))


@pytest.mark.parametrize("name", ["first", "active"])
def test_who_is_first_and_who_is_at_turn_has_a_seat(name: str) -> None:
    """AW-1.4"""
    s = table(3)
    for seat, bad in ((-1, True), (A, False), (C, False), (3, True)):
        setattr(s, name, seat)
        assert wrong(s) == bad


def test_goods_and_tax_never_fall_below_nothing() -> None:
    """AW-1.3"""
    for good in range(TYPES * 3):
        s = table(3, tax=0)
        assert not wrong(s)
        s.goods[good] = -1
        assert wrong(s)
    s = table(3, tax=0)
    s.tax = -1
    assert wrong(s)


def test_everybody_has_a_pack_in_the_draft_and_nobody_later() -> None:
    """AW-1.2, AW-21.1 What is kept of it is one of its cards, and its owner knows all of them."""
    s: Architects = GAME.new(3, 1)
    assert len(s.pack) == len(s.picked) == 3
    assert not wrong(s)
    assert wrong(longer(s.copy(), "picked", NOBODY))
    t = s.copy()
    t.picked[B] = next(card for card in range(40) if not s.pack[B] >> card & 1)
    assert wrong(t)
    t.picked[B] = next(card for card in range(40) if s.pack[B] >> card & 1)
    assert not wrong(t)
    t.seen[t.picked[B]] = 0
    assert wrong(t)
    s = longer(longer(table(3), "pack", 0), "picked", NOBODY)
    assert wrong(s)


def test_so_many_turns_are_left_at_the_end() -> None:
    """AW-1.4 One for each seat at most; when all are taken nothing is to do."""
    s = table(3)
    for last, bad in ((-2, True), (NOBODY, False), (0, False), (3, False), (4, True)):
        s.last = last
        assert wrong(s) == bad
    s = table(3)
    s.over = 1
    assert not wrong(s)
    s.todo = [TURNS[A]]
    assert wrong(s)
    s.over = 0
    assert not wrong(s)


# ---------------------------------------------------------------- workers


def test_a_seat_has_twenty_workers() -> None:
    """AW-1.4 Not one more or less, and a seat that nobody has has none."""
    for place in (0, int(PRISON), int(SUPPLY)):
        for seat in range(SEATS):
            s = table(3)
            s.workers[place * SEATS + seat] += 1
            assert wrong(s)
    s = table(3)
    s.workers[SUPPLY * SEATS + A] -= 1
    assert wrong(s)


def test_no_place_has_less_than_no_workers() -> None:
    """AW-1.4"""
    s = table(3, workers={A: {"forest": 1}})
    s.move(A, 1, SUPPLY, 1)
    assert s.at(1, A) == -1
    assert wrong(s)


def test_a_worker_on_the_black_market_is_one_of_the_twenty() -> None:
    """AW-1.4, AW-3.8"""
    s = table(3)
    s.market[1] = B
    assert wrong(s)
    s.workers[SUPPLY * SEATS + B] -= 1
    assert not wrong(s)
    s.market[1] = -2
    assert wrong(s)
    s = table(3)
    s.market[0] = -2
    assert wrong(s)


def test_nobody_captures_own_workers() -> None:
    """AW-7.8"""
    s = table(3)
    s.move(B, SUPPLY, BOARD + A, 1)
    assert not wrong(s)
    s.move(A, SUPPLY, BOARD + A, 1)
    assert wrong(s)


def test_the_guildhall_knows_the_order_of_its_workers() -> None:
    """AW-11.3"""
    s = table(3, guild=[A, B, A])
    assert not wrong(s)
    s.guild[1] = A
    assert wrong(s)
    s = table(3)
    s.move(A, SUPPLY, GUILDHALL, 1)
    assert wrong(s)


# ---------------------------------------------------------------- buildings


@pytest.mark.parametrize("promo", ["off", "on"])
def test_a_building_is_in_one_place(promo: str) -> None:
    """AW-1.2, AW-24.1 In a hand, built, or in the pile; the promo cards only if they are in play."""
    well = BUILDING_IDS[0]
    s = table(3, hands={A: [well]}, promo_cards=promo)
    s.hand[B] |= 1
    s.seen[0] = ALL
    assert wrong(s)
    s.hand[A] ^= 1
    assert not wrong(s)
    s.built[A] |= 1
    assert wrong(s)
    s.hand[B] ^= 1
    assert not wrong(s)
    s.built[A] ^= 1
    assert wrong(s)
    s = table(3, promo_cards=promo)
    assert len(s.pile) == (43 if promo == "on" else 40)
    s.promo = 1 - s.promo
    assert wrong(s)


def test_everybody_knows_what_is_built_and_a_seat_its_own_hand() -> None:
    """AW-21.1"""
    s = table(3, hands={B: [BUILDING_IDS[3]]}, built={C: [BUILDING_IDS[5]]})
    s.seen[5] = ALL - 1
    assert wrong(s)
    s.seen[5] = ALL
    s.seen[3] = ALL
    assert not wrong(s)
    s.seen[3] = ALL - 2
    assert wrong(s)


def test_fresh_cards_are_on_top_and_nobody_has_met_them() -> None:
    """AW-21.1"""
    s = table(3)
    for fresh, bad in ((-1, True), (0, False), (40, False), (41, True)):
        s.fresh = fresh
        assert wrong(s) == bad
    s.fresh = 7
    s.met[s.pile[7]] = 1
    assert not wrong(s)
    s.met[s.pile[6]] = 1
    assert wrong(s)


# ---------------------------------------------------------------- apprentices


@pytest.mark.parametrize("promo", ["off", "on"])
def test_an_apprentice_is_in_one_place(promo: str) -> None:
    """AW-1.2, AW-24.1"""
    s = table(3, promo_cards=promo)
    s.promo = 1 - s.promo
    assert wrong(s)
    s = table(3, promo_cards=promo)
    s.display[0] = NOBODY
    assert wrong(s)
    s = table(3, promo_cards=promo)
    s.display[0] = s.display[1]
    assert wrong(s)
    s = table(3, promo_cards=promo)
    s.school = packed(s.school, list(s.school)[1:])
    s.unmet -= 1
    assert wrong(s)
    s = table(3, promo_cards=promo)
    card = s.school[0]
    s.hired[A] |= 1 << card
    s.skills[A] = APPRENTICES[card].skills
    assert wrong(s)
    s.school = packed(s.school, list(s.school)[1:])
    s.unmet -= 1
    assert not wrong(s)


def test_there_are_eight_places_beside_the_workshop() -> None:
    """AW-2.5"""
    assert wrong(longer(table(3), "display", NOBODY))
    assert wrong(longer(table(3), "coins", 0))
    assert wrong(longer(longer(table(3), "display", NOBODY), "coins", 0))


def test_silver_on_a_card_never_falls_below_nothing() -> None:
    """AW-2.5"""
    s = table(3)
    s.coins[7] = -1
    assert wrong(s)


def test_so_many_of_the_pile_nobody_has_seen() -> None:
    """AW-2.5"""
    s = table(3)
    most = len(s.school)
    for unmet, bad in ((-1, True), (0, False), (most, False), (most + 1, True)):
        s.unmet = unmet
        assert wrong(s) == bad


def test_nobody_has_more_apprentices_than_allowed() -> None:
    """AW-6.9"""
    for board, most in (("ada", 5), ("rudolf", 6)):
        for n in (most, most + 1):
            s = table(3)
            s.boards = packed(s.boards, [NOBODY, NOBODY, NOBODY])
            s.boards[B] = [row.id for row in BOARDS].index(board)
            cards = list(s.school)[:n]
            s.school, s.unmet = packed(s.school, list(s.school)[n:]), 0
            s.hired[B] = sum(1 << card for card in cards)
            for card in cards:
                s.skills[B] |= APPRENTICES[card].skills
            assert wrong(s) == (n > most)


def test_the_skills_of_a_seat_are_those_of_its_apprentices() -> None:
    """AW-2.5, AW-6.9"""
    s = table(3)
    s.skills[C] = 1
    assert wrong(s)
    two = [card for card in APPRENTICES[:40] if card.skills]
    s = table(3, hired={B: [two[0].id, next(card.id for card in two if card.skills != two[0].skills)]})
    assert not wrong(s)
    s.skills[B] = two[0].skills
    assert wrong(s)


# ---------------------------------------------------------------- rewards, the black market and the seats


def test_rewards_and_black_market_cards_are_all_there() -> None:
    """AW-1.5, AW-2.3"""
    s = table(3)
    for given, bad in ((-1, True), (0, False), (7, False), (8, True)):
        s.given = given
        assert wrong(s) == bad
    s = table(3)
    for flipped, bad in ((-1, True), (0, False), (10, False), (11, True)):
        s.flipped = flipped
        assert wrong(s) == bad
    s = table(3)
    s.dealt = packed(s.dealt, [1, 1, *range(2, 10)])
    assert wrong(s)
    s = table(3)
    rewards = sorted(s.rewards)
    s.rewards = packed(s.rewards, [rewards[-1], *rewards[1:]])
    assert wrong(s)


def test_virtue_is_between_0_and_14() -> None:
    """AW-14.1"""
    s = table(3)
    for virtue, bad in ((-1, True), (0, False), (14, False), (15, True)):
        s.virtue[C] = virtue
        assert wrong(s) == bad


@pytest.mark.parametrize("name", ["unpaid", "paid"])
def test_debts_never_fall_below_nothing(name: str) -> None:
    """AW-1.5, AW-14.1"""
    s = table(3)
    getattr(s, name)[B] = -1
    assert wrong(s)


def test_the_cathedral_has_five_levels_and_so_many_markers_fit() -> None:
    """AW-13.4"""
    s = table(5)
    for level, bad in ((-1, True), (0, False), (5, False), (6, True)):
        s.level[B] = level
        assert wrong(s) == bad
    for level, most in ((0, 5), (1, 3), (2, 3), (3, 2), (4, 2), (5, 1)):
        for n in range(1, 6):
            s.level = packed(s.level, [level] * n + [0] * (5 - n))
            assert wrong(s) == (n > most)


def test_a_character_is_played_by_one_seat() -> None:
    """AW-20.1"""
    s = table(3)
    for board, bad in ((-2, True), (NOBODY, False), (0, False), (len(BOARDS) - 1, False), (len(BOARDS), True)):
        s.boards = packed(s.boards, [NOBODY, board, NOBODY])
        assert wrong(s) == bad
    s.boards = packed(s.boards, [0, 1, 0])
    assert wrong(s)
