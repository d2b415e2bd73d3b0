"""Chance: the same everywhere, uniform, and agreed on."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mizban.core.packed import i64, vec
from mizban.core.rng import Rng, agreed, commitment, fast, keyed, restored


def draws(rng: Rng, count: int, n: int = 1000) -> list[int]:
    return [int(rng.below(n)) for _ in range(count)]


def test_keyed_draws_are_the_same_on_every_platform() -> None:
    assert draws(keyed("7"), 8) == [742, 523, 846, 181, 608, 326, 297, 445]


def test_fast_draws_are_the_same_on_every_platform() -> None:
    assert draws(fast(7), 8) == [207, 296, 52, 358, 756, 267, 902, 253]


def test_keyed_bits_are_blake2b_in_counter_mode() -> None:
    key = hashlib.blake2b(b"seed", digest_size=32, person=b"mizban").digest()
    blocks = b"".join(hashlib.blake2b(i.to_bytes(8, "little"), key=key).digest() for i in range(3))
    expected = [int.from_bytes(blocks[i : i + 4], "little") for i in range(0, len(blocks), 4)]
    rng = keyed("seed")
    assert [int(rng.next32()) for _ in expected] == expected


@pytest.mark.parametrize("make", [lambda: keyed("x"), lambda: fast(1)], ids=["keyed", "fast"])
@pytest.mark.parametrize("n", [2, 3, 7, 87, 1000])
def test_below_is_uniform(make: Callable[[], Rng], n: int) -> None:
    """Chi-squared within a bound that chance passes once in many millions of tries."""
    rng = make()
    total = 200 * n
    counts = [0] * n
    for _ in range(total):
        counts[rng.below(n)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert chi < n + 6 * (2 * n) ** 0.5 + 30


@given(st.lists(st.integers(0, 40), max_size=30), st.randoms())
def test_dealing_anew_forgets_the_order_that_cards_had(cards: list[int], chance: random.Random) -> None:
    other = chance.sample(cards, len(cards))
    orders = []
    for each in (cards, other):
        dealt = vec[i64](each)
        fast(3).deal_anew(dealt)
        orders.append([int(card) for card in dealt])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == sorted(cards)


class Scripted(Rng):
    """Gives the bits it is told to."""

    def __init__(self, bits: list[int]) -> None:
        self.bits = bits
        self.draws = 0

    def next32(self) -> i64:
        return self.bits.pop(0)


def test_bits_that_would_favour_some_numbers_are_thrown_away() -> None:
    """2**32 leaves 1 when divided by 3: one of the 2**32 bit patterns must not count."""
    assert Scripted([0, 1 << 31]).below(3) == 1
    assert Scripted([1]).below(3) == 0


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**60))
def test_below_stays_below(n: int, seed: int) -> None:
    assert 0 <= fast(seed).below(n) < n


@given(st.integers(0, 2**62 - 1), st.integers(0, 50))
def test_a_stream_survives_copying_and_saving(seed: int, count: int) -> None:
    for rng in (fast(seed), keyed(str(seed))):
        draws(rng, count)
        copy, saved = rng.copy(), restored(rng.save())
        expected = draws(rng, 40)
        assert draws(copy, 40) == expected
        assert draws(saved, 40) == expected
        assert copy.draws == count + 40


@pytest.mark.parametrize("saved", [[], ["keyed"], ["fast", "x", 0], ["other", 1, 2], ["keyed", "00", 0, 0]])
def test_a_broken_save_is_refused(saved: list[object]) -> None:
    with pytest.raises(ValueError, match=r"saved generator|unpack"):
        restored(saved)


def test_every_order_of_a_shuffle_is_possible() -> None:
    seen = set()
    rng = fast(3)
    for _ in range(400):
        cards = vec[i64]([0, 1, 2, 3])
        rng.shuffle(cards)
        seen.add(tuple(cards))
    assert len(seen) == 24


def test_seeds_that_differ_give_streams_that_differ() -> None:
    assert len({tuple(draws(fast(seed), 6)) for seed in range(2000)}) == 2000
    assert len({tuple(draws(keyed(str(seed)), 6)) for seed in range(2000)}) == 2000


def test_nobody_chooses_the_agreed_seed_alone() -> None:
    assert agreed("secret", ["1", "2"]) != agreed("secret", ["1", "3"])
    assert agreed("secret", ["1", "2"]) != agreed("other", ["1", "2"])
    assert commitment("secret") != commitment("other")
    assert "secret" not in commitment("secret")
