"""Sets in one figure: what they hold, how many, and which thing the only one is."""

from __future__ import annotations

from random import Random

import pytest

from mizban.core.bits import BITS, ONE, count, members, place

SETS = [0, (1 << BITS) - 1, *(Random(n).getrandbits(BITS) for n in range(100))]


@pytest.mark.parametrize("thing", range(BITS))
def test_a_set_of_one_thing_is_that_thing(thing: int) -> None:
    assert place(ONE[thing]) == thing
    assert members(ONE[thing]) == [thing]


@pytest.mark.parametrize("things", SETS)
def test_a_set_counts_and_names_what_is_in_it(things: int) -> None:
    assert count(things) == len(members(things)) == things.bit_count()
    assert sum(1 << thing for thing in members(things)) == things
