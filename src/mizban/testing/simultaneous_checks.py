"""Questions that are open together must not hang on each other's answers."""

from __future__ import annotations

from typing import Any

from mizban.core.plain import plain
from mizban.core.rng import Rng
from mizban.render.games import Game
from mizban.testing.face_checks import check_picture, check_texts, lines, shown
from mizban.testing.position_checks import check_options, check_plain, check_why, listening, pick, same
from mizban.testing.world_checks import check_knowledge, check_two_worlds, check_worlds, mark


def check_together(game: Game, s: Any, rng: Rng) -> None:
    """Questions that are open together are questions like any other, and do not hang on each other's answers."""
    seats = [step.seat for step in s.open()]
    assert seats[0] == s.asked, "the next question is not open"
    if len(seats) == 1:
        return
    before = plain(s)
    for seat in seats[1:]:
        t = s.facing(seat)
        assert t.asked == seat, f"the question to seat {seat} is not its next"
        check_options(t)
        check_why(game, t)
        check_plain(game, t)
        check_texts(game, t)
        check_picture(game, t)
        check_two_worlds(game, t, t.legal[rng.below(len(t.legal))], rng)
        check_knowledge(game, t, rng)
    check_independent(game, s, seats, rng)
    check_any_order(s, seats, rng)
    same(plain(s), before, "looking at what is open changes the table")


def check_independent(game: Game, s: Any, seats: list[int], rng: Rng) -> None:
    """Whatever some of them answer, the others are asked the same and shown the same, and the rest is told nothing."""
    here, there = listening(s), listening(s)
    for count, seat in enumerate(seats[:-1], 1):
        first = rng.below(len(here.legal))
        here.play(here.legal[first])
        there.play(there.legal[(first + 1) % len(there.legal)])
        for world in (here, there):
            left = [step.seat for step in world.open()]
            assert left == seats[count:], f"after seat {seat} has answered, {left} are asked, not {seats[count:]}"
        assert mark(here) == mark(there), f"the answer of seat {seat} tells something by what can be undone"
        for viewer in {*range(s.seats + 1)} - {*seats[:count]}:
            told = [lines(game, world.news, viewer) for world in (here, there)]
            same(told[0], told[1], f"the news tell viewer {viewer} what was answered")
            mine = [world.facing(viewer) for world in (s, here, there)]
            if viewer in seats:
                legal, *others = [[o.word for o in world.legal] for world in mine]
                assert others == [legal, legal], f"seat {viewer} may answer {others}, and {legal} before seat {seat}"
                asked, *others = [world.todo[-1].ask(world) for world in mine]
                assert others == [asked, asked], f"seat {viewer} is asked {others}, and {asked} before seat {seat}"
            what = f"viewer {viewer} is shown what seat {seat} has answered"
            same(shown(game, mine[1], viewer), shown(game, mine[2], viewer), what)
            check_worlds(game, mine[1], mine[2], viewer, count)


def check_any_order(s: Any, seats: list[int], rng: Rng) -> None:
    """The same answers lead to the same position, whoever gives theirs first."""
    answers = {seat: pick(s.facing(seat).legal, rng, by_verb=False) for seat in seats}
    ends = []
    for order in (seats, seats[::-1], seats[1:] + seats[:1]):
        p = s.copy()
        for seat in order:
            p = p.facing(seat)
            assert (p.asked, answers[seat] in p.legal) == (seat, True), f"seat {seat} cannot answer after others"
            p.play(answers[seat])
        ends.append(plain(p))
    for end in ends[1:]:
        same(ends[0], end, "it matters who answers first")
