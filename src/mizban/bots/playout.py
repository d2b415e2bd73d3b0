"""Random play to the end of a game: what simulations and benchmarks measure and playout bots think with."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, final

from mizban.bots.bot import Bot, Sight, Time
from mizban.core.interrupts import listen
from mizban.core.packed import i64
from mizban.core.rng import Rng, fast
from mizban.core.state import State
from mizban.core.words import Option

LEAD: Final[i64] = 30  # what a point of lead counts, in thousandths of a victory
BLUR: Final = 60  # per cent by which the judgement may be off that finds other answers
GUESSES: Final = 24  # how often they are asked for
DOUBT: Final = 225  # the square of the standard errors by which another answer must be ahead, in hundredths
LENT: Final = 8  # worlds
WIDE: Final = 500  # how far apart two answers are in a world that is lent
LOOK: Final = 8  # answers of playouts between two looks at the clock


class TimeUp(Exception):
    """The time for an answer is over."""


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


def value(ranks: list[int], scores: list[int], seat: int) -> int:
    """How good an ended game is for a seat: a victory counts 1000, a shared one its part, and the lead 30 a point."""
    best: i64 = 0
    first = True
    for other in range(len(ranks)):
        if other != seat and (first or scores[other] > best):
            best = scores[other]
            first = False
    won = 1000 // ranks.count(1) if ranks[seat] == 1 else 0
    return won + LEAD * (scores[seat] - best)


def tried(legal: list[Option]) -> list[int]:
    """The answers worth a thought: of a run of amounts the nearest ones, then in ever longer strides."""
    firsts: list[int] = []
    first = 0
    for i in range(len(legal)):
        if not legal[i].amount or legal[i].verb != legal[i - 1].verb:
            first = i
        stride = i - first
        if stride & (stride - 1) == 0:
            firsts.append(i)
    return firsts


def by_verb(s: State, rng: Rng, blur: int) -> Option:
    """What anybody may answer: the guess in a game that nothing is known of."""
    return pick(s.legal, rng)


@final
class QuickBot(Bot):
    """Answers at once, as one does who knows the game and judges every worth up to `blur` per cent off. A game that
    nothing is known of it plays by a few playouts, for so many seconds at most (0: no matter)."""

    def __init__(self, name: str, blur: int, playouts: int, seconds: float = 0.0) -> None:
        self.name = name
        self.blur = blur
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, sight: Sight) -> Option:
        knowledge = sight.knowledge
        if knowledge is None:
            return PlayoutBot(self.playouts, seconds=self.seconds).choose(sight)
        return knowledge.likely(sight.world(), sight.rng, self.blur)


@final
class PlayoutBot(Bot):
    """Compares the likely answer with others by playing them out to the end of the game, in worlds that its seat
    cannot tell from the true one; everybody answers there as is likely.

    The others are those that one would give who is a little off in his judgement. Round by round the better half of
    them stays (sequential halving), and the last one is given if it does better than chance explains. Where nothing is
    known of a game, any answer is likely, all are compared, and the best one is given.

    The thinking ends after so many playouts, or when so many answers have been played in them (0: no matter), fewer
    where a game says that they are dear. With `ms` it lasts so many milliseconds instead. In any case it ends after so
    many `seconds` (0: no matter): then answers that nobody came to are left out, a world that was begun does not count,
    and the best answer so far is given. Where time ends it, the same chance may give another answer. A `plain` one
    leaves alone what is known of a game.
    """

    def __init__(
        self,
        playouts: int,
        answers: int = 0,
        name: str = "playout",
        ms: int = 0,
        plain: bool = False,
        seconds: float = 0.0,
    ) -> None:
        self.name = name
        self.playouts = playouts
        self.answers = answers
        self.ms = ms
        self.plain = plain
        self.seconds = seconds

    def choose(self, sight: Sight) -> Option:
        seen = sight.plain() if self.plain else sight
        legal, knowledge = seen.legal, seen.knowledge
        if len(legal) == 1:
            return legal[0]
        comparison = Comparison(seen, knowledge.likely if knowledge else by_verb, Time(self.seconds))
        others = comparison.guesses() if knowledge else tried(legal)
        others = [i for i in others if i != comparison.home]
        others = self.compared(comparison, others, self.answers // knowledge.cost if knowledge else self.answers)
        better = others and comparison.better(others[0], DOUBT if knowledge else 0)
        if comparison.worlds:
            sight.how = "thought"
        return legal[others[0] if better else comparison.home]

    def compared(self, comparison: Comparison, others: list[int], answers: i64) -> list[int]:
        """The best of the others, and those that were still compared with it when time was up."""
        rounds: i64 = len(others).bit_length()
        try:
            for round in range(1, rounds + 1):
                worlds = comparison.worlds + max(self.playouts // (rounds * (len(others) + 1)), 1)
                part = float(round) / float(rounds)
                while self.thinks_on(comparison, worlds, -(-answers * round // rounds), part):
                    others = comparison.add(others, part)
                others.sort(key=lambda i: -comparison.gained[i])
                others = others[: (len(others) + 1) // 2]
        except TimeUp:
            others.sort(key=lambda i: -comparison.gained[i])
        return others

    def thinks_on(self, comparison: Comparison, worlds: i64, answers: i64, part: float) -> bool:
        """Whether a round goes on: until so many worlds are compared or answers played, or this part of the time has
        passed."""
        if self.ms:
            return (time.perf_counter() - comparison.start) * 1000 < self.ms * part
        counted = comparison.worlds < worlds and (not self.answers or comparison.answers < answers)
        return counted and comparison.time.passed() < part


@final
class Comparison:
    """How much better other answers do than the likely one, which is at home."""

    def __init__(self, sight: Sight, likely: Callable[[Any, Rng, int], Option], time_left: Time) -> None:
        self.start = time.perf_counter()
        self.time = time_left
        self.sight = sight
        self.likely = likely
        self.here: State = sight.world()
        self.home = sight.legal.index(likely(self.here, sight.rng, 0))
        self.worlds: i64 = 0
        self.answers: i64 = 0  # played on the way
        self.gained = [0] * len(sight.legal)  # [answer] over the likely one, in all worlds
        self.squares = [0] * len(sight.legal)  # [answer] the same, squared

    def guesses(self) -> list[int]:
        """The answers of people who are a little off in their judgement."""
        guesses: list[int] = []
        for _ in range(GUESSES):
            if self.time.passed() >= 1:
                break
            i = self.sight.legal.index(self.likely(self.here, self.sight.rng, BLUR))
            if i not in guesses:
                guesses.append(i)
        return guesses

    def add(self, others: list[int], part: float) -> list[int]:
        """One more world; the same chance for all answers, so that only they make a difference. Returns those that were
        compared: all, unless this part of the time is over in the very first world."""
        listen()
        world: State = self.sight.world()
        seed = self.sight.rng.next32()
        base = self.outcome(world.copy(), self.home, fast(seed))
        gains: list[int] = []
        for i in others:
            if gains and not self.worlds and self.time.passed() >= part:
                break
            gains.append(self.outcome(world.copy(), i, fast(seed)) - base)
        for n in range(len(gains)):
            i = others[n]
            gain: i64 = gains[n]
            self.gained[i] += gain
            self.squares[i] += gain * gain
        self.worlds += 1
        return others[: len(gains)]

    def outcome(self, s: State, i: int, rng: Rng) -> int:
        """What one playout after this answer is worth; TimeUp when there is no time to know."""
        likely, game = self.likely, self.sight.game
        s.play(self.sight.legal[i])
        while s.legal:
            s.play(likely(s, rng, 0))
            self.answers += 1
            if self.answers % LOOK == 0 and self.time.passed() >= 1:
                raise TimeUp
        return value(game.ranks(s), game.scores(s), self.sight.seat)

    def better(self, i: int, doubt: i64) -> bool:
        """Whether an answer does better than chance explains. A few worlds without a difference in the mean are lent,
        so that a handful of playouts convinces nobody.

        Everything stays below 2**63, for gains of 2**31 and ten million worlds: a product of whole numbers of any size
        ends the compiled process if an interrupt waits."""
        gain: i64 = self.gained[i]
        if gain <= 0 or doubt == 0:
            return gain > 0
        worlds = self.worlds + LENT
        over, under = 100 * worlds + doubt, doubt * worlds
        squares: i64 = self.squares[i] + LENT * WIDE * WIDE
        return squares <= gain * gain // under * over + gain * gain % under * over // under
