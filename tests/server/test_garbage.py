"""Lost cycles are looked for in small steps while people play, and everywhere when they rest."""

from __future__ import annotations

import gc
import time

import pytest

from mizban.server.garbage import LONGEST, PAGES, REST, SELDOM, GarbageCollector


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generations that were looked at."""
    generations: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: generations.append(generation))
    return generations


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_what_is_new_is_swept_every_few_pages(looks: list[int]) -> None:
    swept = GarbageCollector()
    for _ in range(3 * PAGES - 1):
        swept.drawn()
    assert looks == [1, 1]
    swept.drawn()
    assert looks == [1, 1, 1]


def test_all_is_swept_when_nobody_has_moved_for_a_while_and_not_again_soon(
    looks: list[int], clock: list[float]
) -> None:
    swept = GarbageCollector()
    clock[0] += SELDOM + 1
    swept.beat()
    assert not looks, "nobody has played"
    swept.drawn()
    swept.beat()
    assert not looks, "somebody has just moved"
    clock[0] += REST + 0.1
    swept.beat()
    swept.beat()
    assert looks == [2]
    swept.drawn()
    clock[0] += SELDOM - 1
    swept.beat()
    assert looks == [2], "it was done lately"
    clock[0] += 2
    swept.beat()
    assert looks == [2, 2]


def test_all_is_swept_in_the_end_although_nobody_rests(looks: list[int], clock: list[float]) -> None:
    swept = GarbageCollector()
    for _ in range(int(LONGEST) + 1):
        clock[0] += 1
        swept.drawn()
        swept.beat()
    assert looks.count(2) == 1
