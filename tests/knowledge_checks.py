"""What the tests of every game's knowledge ask: likely answers, and bots against each other."""

from __future__ import annotations

from typing import Any

from mizban.bots import Sight, bot
from mizban.core.rng import fast
from mizban.render.games import Game


def check_likely(game: Game, s: Any) -> None:
    """The likely answer is a legal one, and the same in every world that the seat cannot tell from the true one;
    looking for it changes nothing."""
    known = game.knowledge
    assert known is not None
    before = game.dump(s)
    for blur in (0, 80):
        option = known.likely(s, fast(1), blur)
        assert option in s.legal
        assert known.likely(known.world(s, s.asked, fast(2)), fast(1), blur) is option
    assert game.dump(s) == before
    for viewer in range(s.seats + 1):
        assert game.view(known.world(s, viewer, fast(2)), viewer) == game.view(s, viewer)


def wins(game: Game, one: str, other: str, games: int) -> float:
    """How many games a bot wins against another one, each of them twice with changed seats; who shares a win has a part
    of it."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [bot(one), bot(other)] if seat == 0 else [bot(other), bot(one)]
        s = game.new(2, number // 2)
        rng = fast(number)
        while s.legal:
            s.play(bots[s.asked].choose(Sight(game, s, rng)))
        ranks = game.ranks(s)
        won += (ranks[seat] == 1) / ranks.count(1)
    return won
