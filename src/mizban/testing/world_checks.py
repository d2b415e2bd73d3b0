"""The heart of the kit is two worlds: what a seat cannot know is dealt anew, and nothing that reaches it may change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mizban.bots import Sight, bot
from mizban.core.plain import plain
from mizban.core.rng import Rng, fast
from mizban.core.words import Option
from mizban.render.games import Game
from mizban.testing.face_checks import lines, shown
from mizban.testing.position_checks import LONGEST, listening, pick, same

WALK = 4  # words that are said at two tables which look alike
STARTS = 40  # games that begin otherwise, to find two that look alike to somebody


def mark(s: Any) -> int:
    return int(s.learned + s.rng.draws)


def mark_before(s: Any) -> int:
    return int(s.learned)  # the copies that hear a word start with a fresh generator


def check_two_worlds(game: Game, s: Any, option: Option, rng: Rng) -> None:
    """Nothing that a viewer is shown tells apart two positions that differ in what it may not know."""
    before = plain(s)
    for viewer in range(s.seats + 1):
        world = game.redeal(s, viewer, rng)
        same(plain(s), before, "dealing anew changes the table")
        assert world.legal, f"viewer {viewer}: the redealt position asks nothing"
        game.invariant(world)
        check_chance(s, world)
        if rng.below(50) == 0:
            check_ends(world.copy(), rng)
        same(shown(game, s, viewer), shown(game, world, viewer), f"viewer {viewer} can tell two worlds apart")
        if option in world.legal:
            check_one_word(game, s, world, option, viewer, rng)


def check_knowledge(game: Game, s: Any, rng: Rng) -> None:
    """What is known of playing well is legal, looks at nothing hidden, and makes worlds that could be the true one."""
    knowledge = game.knowledge
    if knowledge is None:
        return
    before, seed = plain(s), rng.next32()
    for blur in (0, 100):
        answers = [knowledge.likely(c, fast(seed), blur) for c in (s, game.redeal(s, s.asked, rng))]
        assert answers[0] in s.legal, f"{answers[0]} is not legal"
        assert answers[0] is answers[1], f"{answers[0]} shows that seat {s.asked} knows a secret"
    for viewer in range(s.seats + 1):
        world = knowledge.world(s, viewer, rng)
        game.invariant(world)
        check_chance(s, world)
        same(game.view(s, viewer), game.view(world, viewer), f"viewer {viewer} can tell a likely world apart")
        if viewer == s.asked:
            assert s.legal == world.legal, "the answers differ in a likely world"
    same(plain(s), before, "thinking changes the table")


def check_equal_worlds(game: Game, s: Any, rng: Rng) -> None:
    """What a bot thinks hangs on what its seat sees and on chance, and on nothing else."""
    for viewer in range(s.seats + 1):
        for here, there in looking_alike(game, s, viewer, rng):
            seed = rng.next32()
            check_worlds(game, here, there, viewer, seed)
            if viewer == here.asked:
                for name in ("easy", "medium"):  # "hard" takes its time: test_games.py has it
                    check_answers(game, here, there, name, seed)


def check_starts(game: Game, seats: int, options: dict[str, str]) -> None:
    """Of games that chance began otherwise, those that look alike to a viewer give the same worlds: what is dealt anew
    is not taken from what is hidden. (Elsewhere `redeal` itself makes the worlds that look alike.)"""
    starts = [game.new(seats, seed, options) for seed in range(STARTS)]
    for viewer in range(seats + 1):
        alike: dict[str, Any] = {}
        for s in starts:
            first = alike.setdefault(json.dumps(game.view(s, viewer)), s)
            if first is not s and s.legal:
                check_worlds(game, first, s, viewer, STARTS)


def looking_alike(game: Game, s: Any, viewer: int, rng: Rng) -> Iterator[tuple[Any, Any]]:
    """This position and one dealt anew, which the viewer cannot tell apart; again after each of a few words, as long as
    it sees and hears the same at both tables. What others say where it does not see it may differ, and so may what
    they know."""
    here, there = s, game.redeal(s, viewer, rng)
    for _ in range(WALK):
        yield here, there
        first = pick(here.legal, rng, by_verb=True)
        second = first if viewer == here.asked or rng.below(2) else pick(there.legal, rng, by_verb=True)
        if second not in there.legal:
            return
        here, there = listening(here), listening(there)
        here.play(first)
        there.play(second)
        seen = [json.dumps([c.asked, game.view(c, viewer), lines(game, c.news, viewer)]) for c in (here, there)]
        if seen[0] != seen[1] or not here.legal:
            return


def check_worlds(game: Game, here: Any, there: Any, viewer: int, seed: int) -> None:
    """From two positions that look alike to a viewer, the same chance deals the same worlds."""
    for world in [game.redeal, *([game.knowledge.world] if game.knowledge else [])]:
        worlds = [world(c, viewer, fast(seed)) for c in (here, there)]
        check_chance(here, worlds[0])
        dealt = [plain(c) for c in worlds]
        differ = [name for name in dealt[0] if dealt[0][name] != dealt[1][name] and name != "learned"]  # for undo only
        what = f"viewer {viewer}: the worlds of one seed show what is hidden, by {', '.join(differ)}"
        same({name: dealt[0][name] for name in differ}, {name: dealt[1][name] for name in differ}, what)


def check_chance(s: Any, world: Any) -> None:
    """A world has a chance of its own."""
    assert world.rng.save() != s.rng.save(), "a bot could see what chance will bring"


def check_answers(game: Game, here: Any, there: Any, name: str, seed: int) -> None:
    """In two positions that look alike to the one who is asked, a bot gives the same answer, by the same chance."""
    chances = [fast(seed), fast(seed)]
    sights = [Sight(game, c, chance) for c, chance in zip((here, there), chances, strict=True)]
    answers = [bot(name).choose(sight).word for sight in sights]
    assert answers[0] == answers[1], f"{name} answers {answers}: seat {here.asked} knows a secret"
    assert chances[0].save() == chances[1].save(), f"{name} takes more chance where it should see no difference"


def check_ends(world: Any, rng: Rng) -> None:
    """A redealt position can be played to its end."""
    for _ in range(LONGEST):
        if not world.legal:
            return
        world.play(world.legal[rng.below(len(world.legal))])
    raise AssertionError("the game does not end")


def check_one_word(game: Game, s: Any, world: Any, option: Option, viewer: int, rng: Rng) -> None:
    """News tell no more than the views that go with them; what may be undone has told nobody anything."""
    check_news(game, listening(s), listening(world), option, viewer)
    here, there = listening(s), listening(world)
    here.play(option)
    there.play(option)
    views = [json.dumps(game.view(c, viewer)) for c in (here, there)]
    same(game.view(here, viewer), game.view(game.redeal(here, viewer, rng), viewer), "after a word")
    learned = [mark(here) != mark_before(s), mark(there) != mark_before(world)]
    if views[0] == views[1]:
        assert learned[0] == learned[1], f"whether {option} can be undone tells viewer {viewer} a secret"
    if not learned[0]:
        assert views[0] == views[1], f"{option} can be undone after viewer {viewer} has learned from it"


def unfold(s: Any, option: Option) -> Iterator[None]:
    """Plays an answer and stops after everything that follows from it."""
    step = s.todo.pop()
    s.base = len(s.todo)
    step.choose(s, option)
    yield
    while s.todo:
        step = s.todo.pop()
        s.base = len(s.todo)
        options = step.options(s)
        if len(options) > 1 or (options and step.secret()):
            s.todo.append(step)
            return
        if options:
            step.choose(s, options[0])
        else:
            step.resolve(s)
        yield


def check_news(game: Game, here: Any, there: Any, option: Option, viewer: int) -> None:
    """As long as a viewer sees the same in two worlds, it is told the same."""
    for _ in zip(unfold(here, option), unfold(there, option), strict=False):
        views = [json.dumps(game.view(c, viewer)) for c in (here, there)]
        if views[0] != views[1]:
            return
        told = [lines(game, c.news, viewer) for c in (here, there)]
        same(told[0], told[1], f"the news tell viewer {viewer} a secret")


def check_forced(game: Game, s: Any, step: Any, rng: Rng) -> None:
    """That a question is not asked tells nobody anything: in other worlds it would not be asked either."""
    s.todo.append(step)
    for viewer in range(s.seats + 1):
        if viewer != step.seat:
            others = step.options(game.redeal(s, viewer, rng))
            assert len(others) == len(s.legal), f"that {step} is not asked tells viewer {viewer} a secret"
    s.todo.pop()
