"""The kit: what every game must pass, with no line of its own. `play_through` plays a random game and looks hard."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree

from mizban.core.match import Match
from mizban.core.plain import plain
from mizban.core.record import Record
from mizban.core.rng import Rng, fast
from mizban.core.words import Option
from mizban.render.games import Game
from mizban.render.texts import LANGS
from mizban.testing.aid_checks import check_aid
from mizban.testing.face_checks import check_book, check_box, check_picture, check_terminal, check_texts, check_told
from mizban.testing.name_checks import check_names
from mizban.testing.position_checks import (
    LONGEST,
    check_copy,
    check_opening,
    check_options,
    check_plain,
    check_why,
    pick,
    same,
)
from mizban.testing.simultaneous_checks import check_together
from mizban.testing.world_checks import (
    check_equal_worlds,
    check_forced,
    check_knowledge,
    check_starts,
    check_two_worlds,
)


def play_through(game: Game, seats: int, options: dict[str, str], seed: int, every: int = 5) -> None:
    """One random game under the kit's eyes; the dearer checks are made at every so many decisions."""
    match = Match(Record.new(game, seats, seed, options))
    rng = fast(seed)
    check_opening(game, match)
    check_box(game)
    check_book(game)
    check_names(game)
    check_starts(game, seats, options)
    for count in range(LONGEST):
        s = match.s
        game.invariant(s)
        if not s.legal:
            check_end(game, match)
            return
        check_options(s)
        check_why(game, s)
        check_copy(game, s, rng)
        option = pick(s.legal, rng, by_verb=seed % 2 == 1)
        if count % every == 0:
            check_plain(game, s)
            check_texts(game, s)
            check_picture(game, s)
            check_terminal(game, s)
            check_aid(game, s)
            check_two_worlds(game, s, option, rng)
            check_knowledge(game, s, rng)
            check_together(game, s, rng)
            check_equal_worlds(game, s, fast(LONGEST * seed + count))
        say_slowly(game, match, option, rng)
        if count % every == 0:
            check_undo(game, match, rng)
    raise AssertionError("the game does not end")


def say_slowly(game: Game, match: Match, option: Option, rng: Rng) -> None:
    """Plays an answer step by step beside the match, looking at each step that leaves no choice."""
    slow = match.s.copy()
    slow.news = []
    step = slow.todo.pop()
    slow.base = len(slow.todo)
    step.choose(slow, option)
    while slow.todo:
        step = slow.todo.pop()
        slow.base = len(slow.todo)
        before = plain(slow)
        options = step.options(slow)
        same(plain(slow), before, f"{step}: looking at the options changes the table")
        slow.legal = options
        if len(options) > 1 or (options and step.secret()):
            slow.todo.append(step)
            break
        if step.candidates(slow):
            check_forced(game, slow, step, rng)
        if options:
            step.choose(slow, options[0])
        else:
            step.resolve(slow)
    else:
        slow.legal = []
    news = match.say(match.s.asked, option.word)
    same(plain(slow), plain(match.s), "step by step, the answer leads elsewhere")
    same(slow.news, news, "step by step, the news are others")
    for lang in LANGS:
        for part in news:
            check_told(game, part, slow.seats, lang)


def check_undo(game: Game, match: Match, rng: Rng) -> None:
    """Words that may be taken back lead to where the game was, and can be said again."""
    for seat in range(match.record.seats):
        depth = match.undoable(seat)
        assert depth <= len(match.record.said), f"seat {seat} may take back more than was said"
        if depth:
            after, words = game.dump(match.s), match.record.said[-depth:]
            match.undo(depth)
            before = Match(Record.read(match.record.write()))
            same(game.dump(match.s), game.dump(before.s), "undo")
            for said in words:
                match.say(*said)
            same(game.dump(match.s), after, "saying again what was undone")


def check_end(game: Game, match: Match) -> None:
    """A finished game has a result, and its record replays to it and is found good."""
    s = match.s
    assert not s.todo, f"the game is over, and {s.todo} is still to do"
    scores, ranks = game.scores(s), game.ranks(s)
    assert len(scores) == len(ranks) == s.seats, f"{s.seats} seats have the scores {scores} and the ranks {ranks}"
    assert (min(ranks), max(ranks) <= s.seats) == (1, True), f"the ranks of {s.seats} seats are {ranks}"
    record = Record.read(match.record.write())
    final = record.verify()
    same(game.dump(final), game.dump(s), "the record replays to another end")
    same(game.dump(game.load(json.loads(json.dumps(game.dump(s))))), game.dump(s), "dump and load of the end")
    for viewer in range(s.seats + 1):
        ElementTree.fromstring(game.svg(s, viewer, "en"))
        assert game.prompt(s, "fa", viewer), f"viewer {viewer} is not told that the game is over"
