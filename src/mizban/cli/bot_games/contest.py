"""Bots that meet in many games on rotating seats, and what each seat did in them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import cycle, islice, permutations
from typing import Any, NamedTuple

import mizban
from mizban.bots import Bot, Sight, bot
from mizban.cli.bot_games.bot_rng import thoughts
from mizban.cli.bot_games.process_pool import workers
from mizban.cli.git_bots.git_bot import GitBot, Home, OtherRules, dismiss
from mizban.cli.records.record_file import record_text


def lineups(names: list[str], seats: int) -> Iterator[list[str]]:
    """Who sits where, in turn: every deal is played once with each of these. Few bots sit on several seats and move
    on by one; of many, some sit in every order there is."""
    if len(names) > seats:
        yield from map(list, permutations(names, seats))
    else:
        for shift in range(len(names)):
            yield list(islice(cycle(names), shift, shift + seats))


@cache
def sitter(name: str, ms: int, game: str = "", source: str = "") -> Bot:
    """A bot, or the older self that lives in this folder; every process has its own."""
    return GitBot(name, source, game, ms) if source else bot(name, ms)


class Contest(NamedTuple):
    """All games of an arena."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    ms: int
    tables: list[list[str]]  # who sits where, in turn
    git_bots: dict[str, Home]  # [bot]
    keeps: bool = False  # whether their records are wanted

    def play(self, number: int) -> Outcome:
        """One game of them; nothing if an older self would have played it by other rules."""
        with suppress(OtherRules):
            return self.outcome(number)
        return Outcome([], "")

    def outcome(self, number: int) -> Outcome:
        """What the seats did in one of them."""
        game, seed = mizban.game(self.game), f"{self.seed}/{number // len(self.tables)}"
        s: Any = game.new(self.seats, seed, self.options)
        table, rng = self.tables[number % len(self.tables)], thoughts(f"{self.seed} {number}")
        bots = [self.sitter(name) for name in table]
        git_bots = [guest for guest in dict.fromkeys(bots) if isinstance(guest, GitBot)]
        for guest in git_bots:
            guest.begin(game, s, seed, self.options)
        turns, answers, seconds = [0] * self.seats, [0] * self.seats, [0.0] * self.seats
        words = [0] * self.seats
        said = list[tuple[int, str]]()
        last = -1
        while s.legal:
            seat = s.asked
            turns[seat] += seat != last
            last = seat
            start = time.perf_counter()
            option = bots[seat].choose(Sight(game, s, rng))
            seconds[seat] += time.perf_counter() - start
            answers[seat] += 1
            words[seat] = mixed(words[seat], option.id + 1)
            said.append((seat, option.word))
            s.play(option)
            for guest in git_bots:
                guest.follow(game, s, option)
        seated = [*map(Seated, table, game.ranks(s), game.scores(s), turns, answers, seconds, words)]
        return Outcome(seated, record_text(game, self.seats, seed, self.options, said, s) if self.keeps else "")

    def sitter(self, name: str) -> Bot:
        """The bot of this name."""
        return (
            sitter(name, self.ms, self.game, self.git_bots[name].source)
            if name in self.git_bots
            else sitter(name, self.ms)
        )


class Seated(NamedTuple):
    """What one seat did in a game."""

    bot: str
    rank: int
    points: int
    turns: int
    answers: int
    seconds: float
    words: int


class Outcome(NamedTuple):
    """A game that was played: what the seats did, and its record if that is wanted."""

    seated: list[Seated]
    record: str


def mixed(words: int, more: int) -> int:
    """A number that depends on all that was mixed into it, in its order."""
    return (words * 31 + more) & 0xFFFFFFFFFF


@contextmanager
def played(contest: Contest, count: int, jobs: int) -> Iterator[Iterable[Outcome]]:
    """The games in their order, several at the same time if there are jobs for it."""
    if jobs == 1:
        try:
            yield map(contest.play, range(count))
        finally:
            dismiss()
            sitter.cache_clear()
        return
    with workers(jobs) as pool:
        yield pool.imap(contest.play, range(count))
