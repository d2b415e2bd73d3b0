"""Random play to the end of a game: what simulations and benchmarks measure and playout bots think with."""

from __future__ import annotations

from typing import final

from mizban.bots.bot import Bot, Sight
from mizban.core.packed import i64
from mizban.core.rng import Rng, fast
from mizban.core.state import State
from mizban.core.words import Option


def play_out(s: State, rng: Rng) -> int:
    """Plays at random until the game is over; returns the number of decisions."""
    count: i64 = 0
    legal = s.legal
    while legal:
        s.play(legal[rng.below(len(legal))])
        legal = s.legal
        count += 1
    return count


def pick(legal: list[Option], rng: Rng) -> Option:
    """A verb at random, then one of its answers: the many bids must not drown the one pass. Amounts are taken in
    ever longer strides, so that most are small."""
    verbs: i64 = 1
    for i in range(1, len(legal)):
        if legal[i].verb is not legal[i - 1].verb:
            verbs += 1
    skip = rng.below(verbs) if verbs > 1 else 0
    start: i64 = 0
    end: i64 = 1
    while end < len(legal):
        if legal[end].verb is not legal[end - 1].verb:
            if skip == 0:
                break
            skip -= 1
            start = end
        end += 1
    if not legal[start].amount:
        return legal[start + rng.below(end - start)]
    strides: i64 = 1
    while 1 << (strides - 1) < end - start:
        strides += 1
    stride = rng.below(strides)
    return legal[start + (1 << stride) // 2]


def play_out_by_verb(s: State, rng: Rng) -> None:
    """Plays to the end of the game, choosing a verb first: nearer to what people do than any answer at random."""
    while s.legal:
        s.play(pick(s.legal, rng))


def play_out_checked(s: State, seed: int, check: int) -> tuple[int, int]:
    """The same, with a number that any other answer on the way would have changed."""
    rng = fast(seed)
    mix: i64 = check
    count: i64 = 0
    legal = s.legal
    while legal:
        option = legal[rng.below(len(legal))]
        mix = (mix * 31 + option.id + 1) & 0xFFFFFFFFFF
        s.play(option)
        legal = s.legal
        count += 1
    return count, mix


def value(ranks: list[int], scores: list[int], seat: int) -> float:
    """How good an ended game is for a seat: the share of opponents beaten, and a little for the lead in points."""
    beaten = 0.0
    lead = 0
    first = True
    for other in range(len(ranks)):
        if other != seat:
            if ranks[seat] < ranks[other]:
                beaten += 1.0
            elif ranks[seat] == ranks[other]:
                beaten += 0.5
            margin = scores[seat] - scores[other]
            lead = margin if first else min(lead, margin)
            first = False
    return beaten / max(len(ranks) - 1, 1) + 0.001 * lead


def tried(legal: list[Option]) -> list[int]:
    """The answers worth a thought: of a run of amounts the nearest ones, then in ever longer strides."""
    found: list[int] = []
    first = 0
    for i in range(len(legal)):
        if not legal[i].amount or legal[i].verb != legal[i - 1].verb:
            first = i
        stride = i - first
        if stride & (stride - 1) == 0:
            found.append(i)
    return found


@final
class PlayoutBot(Bot):
    """Plays every answer out at random in worlds it cannot tell from the true one, and takes the best.

    It knows no game. Of many amounts it tries a few; playouts choose a verb before an answer; and the answers are
    halved round by round (sequential halving), so that most of the playouts go to the few that may be best.
    """

    def __init__(self, playouts: int) -> None:
        self.name = "playout"
        self.playouts = playouts

    def choose(self, sight: Sight) -> Option:
        left = tried(sight.legal)
        if len(left) == 1:
            return sight.legal[0]
        totals = [0.0] * len(sight.legal)
        rounds = max((len(left) - 1).bit_length(), 1)
        while len(left) > 1:
            worlds = max(self.playouts // (rounds * len(left)), 1)
            for _ in range(worlds):
                world: State = sight.world()
                for i in left:
                    totals[i] += self.outcome(sight, world.copy(), sight.legal[i])
            left.sort(key=lambda i: -totals[i])
            left = left[: (len(left) + 1) // 2]
        return sight.legal[left[0]]

    def outcome(self, sight: Sight, s: State, option: Option) -> float:
        """What one playout after this answer is worth."""
        s.play(option)
        play_out_by_verb(s, sight.rng)
        return value(sight.game.ranks(s), sight.game.scores(s), sight.seat)
