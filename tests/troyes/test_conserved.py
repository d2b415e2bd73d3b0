"""Dice, cubes, citizens and money: none is lost or comes from nowhere, in any position, and the log tells of each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from mizban import testing
from mizban.core.rng import fast
from mizban.core.state import News
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import ACTIVITIES, NEUTRAL, NOBODY, PARTIES
from mizban.games.troyes.rules.state import Troyes

SIZES = [1, 2, 3, 4]
WIDEST = 200  # answers that a question may have
USED = {"uses", "buys", "buys-neutral", "buys-royal", "spends", "royal-uses", "royal-buys"}  # one die each


def games(seats: int, bonus: str, seed: int) -> Iterator[tuple[Troyes, Troyes, list[News]]]:
    """Every word of a random game: the position before it and after it, and what was told."""
    s: Troyes = GAME.new(seats, seed, {"bonus_cards": bonus}, news=True)
    rng = fast(seed)
    while s.legal:
        before, s.news = s.copy(), []
        s.play(testing.pick(s.legal, rng, by_verb=seed % 2 == 0))
        yield before, s, s.news


def told(news: list[News], *texts: str) -> list[tuple[int, ...]]:
    """The figures of lines of the log."""
    return [figures for _, text, figures in news if text.split(" ")[0] in texts]


def money(news: list[News], seat: int) -> int:
    """TR-5.2, TR-7.5, TR-8.3, TR-12.1, TR-13.2 What a seat gains and pays by the log."""
    found = sum(n for who, n in told(news, "gains-deniers", "passes", "waits") if who == seat)
    found -= sum(n for who, n in told(news, "pays-bank", "loses-deniers") if who == seat)
    found -= sum(n for who, _, n in told(news, "buys-neutral", "buys-royal", "hires") if who == seat)
    found += sum(n - paid for who, n, paid in told(news, "income") if who == seat)
    for payer, taker, n in told(news, "pays"):
        found += n * ((taker == seat) - (payer == seat))
    return found


def tokens(news: list[News], party: int) -> int:
    """TR-6.7, TR-9.7, TR-10.8 What a party gains and loses of points by the log."""
    if party == NEUTRAL:
        return sum(n for (n,) in told(news, "royal-points"))
    found = sum(n for who, n in told(news, "gains-points") if who == party)
    return found - sum(n for who, n in told(news, "loses-points") if who == party)


def dice(s: Troyes) -> int:
    """Dice on the whole square."""
    return sum(int(s.dice_in(district)) for district in range(PARTIES))


def cubes(s: Troyes) -> int:
    """Cubes on events, in the cathedral and on delayed cards."""
    return len(s.marks) + sum(owner != NOBODY for owner in s.cathedral) + sum(s.cubes)


def cube_changes(before: Troyes, news: list[News]) -> int:
    """TR-8.16, TR-9.1, TR-10.3, TR-10.13, TR-18.10 The same by the log; the cubes of a countered event go."""
    on = [int(mark >> 3) for mark in before.marks]
    found = 0
    for _, text, figures in news:
        kind = text.split(" ")[0]
        if kind in ("marks", "neutral-marks", "royal-marks"):
            n, event = figures[-2:]
            on += [event] * n
            found += n
        elif kind == "countered":
            found -= on.count(figures[0])
            on = [event for event in on if event != figures[0]]
        elif kind == "activates":
            found += figures[2] if ACTIVITIES[figures[1]].delayed else 0
        found += (kind in ("builds", "neutral-builds", "royal-builds")) - (kind in ("ruins", "spends-cube"))
        found -= kind == "loses-mark"
    return found


@pytest.mark.parametrize("bonus", ["off", "on"])
@pytest.mark.parametrize("seats", SIZES)
def test_nothing_is_lost_and_everything_is_told(seats: int, bonus: str) -> None:
    """TR-1.2 to TR-1.10, TR-5.8, TR-25.2 Word by word, in whole games."""
    for seed in range(3):
        for before, s, news in games(seats, bonus, seed):
            GAME.invariant(s)
            for seat in range(seats):
                held = before.deniers[seat] + before.pouch[seat]
                assert s.deniers[seat] + s.pouch[seat] == held + money(news, seat), news
            for party in [*range(seats), int(NEUTRAL)]:
                assert s.points[party] == before.points[party] + tokens(news, party), news
            assert cubes(s) == cubes(before) + cube_changes(before, news), news
            if not told(news, "work-force", "royal-defends", "game-ends"):
                assert dice(s) == dice(before) - len(told(news, *USED)), news


@pytest.mark.parametrize("bonus", ["off", "on"])
@pytest.mark.parametrize("seats", SIZES)
def test_no_question_has_too_many_answers(seats: int, bonus: str) -> None:
    """TR-26.1 Actions are asked for step by step."""
    widest = max(len(s.legal) for seed in range(4) for _, s, _ in games(seats, bonus, seed))
    assert 15 < widest <= WIDEST


def test_no_question_can_have_too_many_answers() -> None:
    """TR-26.1 Even if every word of the kinds that it asks for were an answer."""
    words = Counter(o.verb for o in GAME.words.all)
    kinds: dict[str, set[str]] = defaultdict(set)
    for number in range(24):
        for _, s, _ in games(SIZES[number % 4], "on", number):
            if s.legal:
                kinds[type(s.todo[-1]).__name__] |= {o.verb for o in s.legal}
    assert set().union(*kinds.values()) == set(words), "every kind of answer was asked for"
    assert max(sum(words[verb] for verb in verbs) for verbs in kinds.values()) <= WIDEST
