"""What every position of every game must be: its options, its refusals, its copies, and what is written down of it."""

from __future__ import annotations

import json
from typing import Any

from mizban.core.game.book import clauses
from mizban.core.match import Match
from mizban.core.plain import plain
from mizban.core.rng import Rng, fast
from mizban.core.words import Option
from mizban.render.games import Game
from mizban.render.texts import CLAUSE

LONGEST = 10_000  # decisions; a game that takes longer does not end


def same(a: Any, b: Any, what: str) -> None:
    """Two pieces of plain data are equal to the byte; of tables those entries are shown that differ."""
    if json.dumps(a, ensure_ascii=False) == json.dumps(b, ensure_ascii=False):
        return
    if isinstance(a, dict) and isinstance(b, dict):
        keys = [key for key in {**a, **b} if key not in a or key not in b or a[key] != b[key]]
        a, b = ({key: each[key] for key in keys if key in each} for each in (a, b))
    left, right = (json.dumps(each, ensure_ascii=False)[:2000] for each in (a, b))
    raise AssertionError(f"{what}:\n  {left}\n  {right}")


def pick(legal: list[Option], rng: Rng, by_verb: bool) -> Option:
    """An answer at random; or a verb at random first, so that the many bids do not drown the one pass."""
    if by_verb:
        verbs = sorted({o.verb for o in legal})
        verb = verbs[rng.below(len(verbs))]
        legal = [o for o in legal if o.verb == verb]
    return legal[rng.below(len(legal))]


def check_opening(game: Game, match: Match) -> None:
    """The same seed gives the same game, and the settings are what the record says."""
    same(game.dump(match.s), game.dump(match.record.start()), "one seed, two games")


def check_options(s: Any) -> None:
    """At least two different answers, or one where asking keeps a secret; looking again finds the same."""
    step = s.todo[-1]
    words = [o.word for o in s.legal]
    assert len(words) >= (1 if step.secret() else 2), f"{step} asks with {words}"
    assert len(set(words)) == len(words), f"{step} offers an answer twice: {words}"
    before = plain(s)
    again = [o.word for o in step.options(s)]
    same(before, plain(s), f"{step}: looking at the options changes the table")
    assert again == words, f"{step}: looking again finds other options"


def check_why(game: Game, s: Any) -> None:
    """What is not offered is refused with a reason, what is offered is not."""
    step = s.todo[-1]
    candidates = step.candidates(s)
    legal, known = set(s.legal), clauses(game.name, "en")
    assert len(set(candidates)) == len(candidates), f"{step}: a candidate twice"
    assert legal <= set(candidates), f"{step}: an option that is no candidate"
    for o in candidates:
        text, _ = step.why(s, o)
        assert (o in legal) == (not text), f"{step}: {o} is {'' if o in legal else 'not '}offered, why says {text!r}"
        clause = text.split(" ")[-1]
        assert not text or CLAUSE.fullmatch(clause), f"{step}: {text!r} names no clause"
        assert not text or not known or clause in known, f"{step}: {text!r} names a clause that no page has"


def check_question(game: Game, s: Any) -> None:
    """What tests of single clauses look at wherever they come: the open question agrees with its refusals, and a copy
    is equal to the table."""
    if s.legal:
        check_why(game, s)
    same(plain(s.copy()), plain(s), "a copy differs")


def check_copy(game: Game, s: Any, rng: Rng) -> None:
    """A copy is equal, shares nothing that can change, and plays on as the original would."""
    before = plain(s)
    c = s.copy()
    assert c.news is None, "a copy tells news"
    same(plain(c), before, "a copy differs")
    same([o.word for o in c.legal], [o.word for o in s.legal], "a copy has other answers")
    other = s.copy()
    for _ in range(4):
        if c.legal:
            option = c.legal[rng.below(len(c.legal))]
            c.play(option)
            other.play(option)
    same(plain(c), plain(other), "two copies play on differently")
    same(plain(s), before, "playing a copy changes the original")


def check_plain(game: Game, s: Any) -> None:
    """A position survives being written down."""
    data = game.dump(s)
    loaded = game.load(json.loads(json.dumps(data)))
    same(game.dump(loaded), data, "dump and load")
    same([o.word for o in loaded.legal], [o.word for o in s.legal], "a loaded position has other answers")
    option = s.legal[-1]
    loaded.play(option)
    c = s.copy()
    c.play(option)
    same(plain(loaded), plain(c), "a loaded position plays on differently")


def listening(s: Any) -> Any:
    """A copy that keeps its news, with a generator of its own."""
    c = s.copy()
    c.rng = fast(1)
    c.news = []
    return c


def count_positions(s: Any, depth: int) -> int:
    """perft: how many positions there are so many decisions on."""
    if depth == 0 or not s.legal:
        return 1
    total = 0
    for option in s.legal:
        c = s.copy()
        c.play(option)
        total += count_positions(c, depth - 1)
    return total
