"""What is legal, worked out twice at every decision of random games."""

from __future__ import annotations

import pytest

from architects.second_rules import Excess, Position
from architects.table import look
from mizban import testing
from mizban.core.rng import fast
from mizban.games.architects import GAME

SETS = [
    {},
    {"boards": "dealt"},
    {"boards": "dealt", "extra_boards": "on", "promo_cards": "on"},
    {"boards": "chosen", "extra_boards": "on", "starting_apprentice": "on", "apprentice_refresh": "on"},
]
LARGEST = 200  # no decision may offer more


def compare(seed: int, virtuous: bool = False) -> set[str]:
    """One random game, or one in which all have debts and begin high up on the Virtue track; returns the questions that
    came up."""
    s = GAME.new(2 + seed % 4, seed, SETS[seed // 4 % len(SETS)], news=True)
    rng, excess = fast(seed), Excess()
    for seat in range(s.seats if virtuous else 0):
        s.virtue[seat], s.unpaid[seat] = 14, 3
    asked = set()
    while s.legal:
        step = s.todo[-1]
        name = type(step).__name__
        figures = step.key()[1:] if name not in ("TakeOne", "Spare", "Library") else ()
        v = look(s, s.asked)
        if name == "Destroy":
            figures = (excess.most(v),)
        position = Position(v, figures)
        assert {option.word for option in s.legal} == position.answers(), f"seed {seed}: {step}"
        assert len(s.legal) <= LARGEST
        asked.add(name)
        s.news = []
        s.play(testing.pick(s.legal, rng, by_verb=seed % 3 == 0))
        excess.heed(v, look(s, v["viewer"]), s.news)
    return asked


QUESTIONS = {
    "Choose",
    "Draft",
    "Turn",
    "TakeBack",
    "Storehouse",
    "Hire",
    "Dismiss",
    "Capture",
    "Guardhouse",
    "Look",
    "Work",
    "PayMix",
    "Shed",
    "Discard",
    "Destroy",
}


@pytest.mark.long
def test_the_second_rules_allow_the_same() -> None:
    """AW-3.4, AW-3.5, AW-5.2 to AW-5.4, AW-6.2, AW-6.3, AW-7.3 to AW-7.5, AW-9.2 to AW-9.4, AW-10.3 to AW-10.7,
    AW-12.1, AW-12.2, AW-13.1 to AW-13.5, AW-26.1 to AW-26.19"""
    asked = set[str]()
    for seed in range(16):
        asked |= compare(seed)
    assert asked >= QUESTIONS


def test_the_second_rules_destroy_as_many_debts() -> None:
    """AW-14.4, AW-17.7, AW-26.14, AW-26.16"""
    assert all("Destroy" in compare(seed, virtuous=True) for seed in (1, 2))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_rules_allow_the_same_in_many_games(part: int) -> None:
    """AW-12.2, AW-13.2, AW-26.2"""
    for seed in range(100 + part * 40, 140 + part * 40):
        compare(seed)
