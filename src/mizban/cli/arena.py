"""`mizban arena`: bots against each other on rotating seats, how often each of them wins and how sure that is."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle, islice, permutations
from math import log10, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import mizban
from mizban.bots import Bot, Sight, bot
from mizban.cli.common import Whole, bar, emit, settings, shared, texts, thoughts
from mizban.cli.help import Command
from mizban.cli.jobs import workers
from mizban.cli.older import SIGN, Home, Invitation, Older, Otherwise, dismiss, homes
from mizban.cli.shelf import on_shelf, shelf, written
from mizban.core.problem import Problem
from mizban.render.games import Game

SURE = 1.96  # standard errors to either side that hold the truth 95 times in 100
ROUNDS = 200  # of bringing ratings nearer to the results


@dataclass
class Player:
    """What one bot did, on whatever seats."""

    seats: int = 0  # how many it has played
    share: float = 0.0  # of the victories that chance alone would have given it
    wins: float = 0.0  # shared victories count in parts
    points: int = 0
    won: int = 0  # seats that came out first, alone or with others
    best: int = 0  # the points of those
    turns: int = 0  # how often it was asked after others had been
    answers: int = 0
    seconds: float = 0.0  # of thinking
    words: int = 0  # any other answer in all its games would have changed this number
    beaten: dict[str, float] = field(default_factory=dict)  # [other bot] how often it came out ahead of it


@click.command(cls=Command)
@click.argument("game")
@click.option("--bots", "names", default="hard,medium,easy", show_default=True)
@click.option("--seats", type=Whole(1), default=None)
@click.option("--games", "count", type=Whole(1), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--ms", type=Whole(1), default=None)
@click.option("--jobs", type=Whole(1), default=1, show_default=True)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@on_shelf
@shared
def arena(
    game: str,
    names: str,
    seats: int | None,
    count: int,
    seed: str,
    ms: int | None,
    jobs: int,
    pairs: tuple[str, ...],
    folder: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots play each other: win shares with 95 % intervals, mean scores and ratings."""
    found = mizban.game(game)
    seats = found.duel if seats is None else seats
    options = found.agreed(seats, settings(pairs))
    given = [name.strip() for name in names.split(",")]
    players = {name: Player() for name in given}
    orders = list(lineups(given, seats))
    check_bots(list(players), ms or 0)
    place = shelf(folder, found, count, orders[0], seed)
    older = invited(list(players), Invitation(found, seats, options, ms or 0), lang)
    contest = Contest(found.name, seats, options, seed, ms or 0, orders, older, place is not None)
    out = 0  # games that are left out
    with bar(lang) as progress, played(contest, count, jobs) as games:
        task = progress.add_task(texts(lang).say("arena-playing"), total=count)
        for number, (seated, text) in enumerate(games):
            out += not seated
            add(players, seated)
            if place is not None and text:
                place.put(number, [seat.bot for seat in seated], text)
            progress.advance(task)
    if out == count:
        raise Problem("older-all-out", games=count)
    data = results(found, players, seats, count - out, seed) | since(older, out)
    if as_json:
        emit(data)
    else:
        show(data, found, lang)


def invited(names: list[str], table: Invitation, lang: str) -> dict[str, Home]:
    """The homes of the older selves among the bots."""

    def tell(text: str, **figures: str | int) -> None:
        click.echo(f"mizban: {texts(lang).say(text, figures)}", err=True)

    return homes([name for name in names if name.startswith(SIGN)], table, tell)


def check_bots(names: list[str], ms: int) -> None:
    """That there are bots of these names, two at least; of older selves their homes say more."""
    for name in names:
        if not name.startswith(SIGN):
            sitter(name, ms)
    if len(names) < 2:
        raise Problem("few-bots")


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
    return Older(name, source, game, ms) if source else bot(name, ms)


class Contest(NamedTuple):
    """All games of an arena."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    ms: int
    tables: list[list[str]]  # who sits where, in turn
    older: dict[str, Home]  # [bot]
    keeps: bool = False  # whether their records are wanted

    def play(self, number: int) -> Outcome:
        """One game of them; nothing if an older self would have played it by other rules."""
        with suppress(Otherwise):
            return self.outcome(number)
        return Outcome([], "")

    def outcome(self, number: int) -> Outcome:
        """What the seats did in one of them."""
        game, seed = mizban.game(self.game), f"{self.seed}/{number // len(self.tables)}"
        s: Any = game.new(self.seats, seed, self.options)
        table, rng = self.tables[number % len(self.tables)], thoughts(f"{self.seed} {number}")
        bots = [self.sitter(name) for name in table]
        older = [guest for guest in dict.fromkeys(bots) if isinstance(guest, Older)]
        for guest in older:
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
            for guest in older:
                guest.follow(game, s, option)
        seated = [*map(Seated, table, game.ranks(s), game.scores(s), turns, answers, seconds, words)]
        return Outcome(seated, written(game, self.seats, seed, self.options, said, s) if self.keeps else "")

    def sitter(self, name: str) -> Bot:
        """The bot of this name."""
        return (
            sitter(name, self.ms, self.game, self.older[name].source) if name in self.older else sitter(name, self.ms)
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


def add(players: dict[str, Player], seated: list[Seated]) -> None:
    """What a game tells about the bots."""
    first = sum(seat.rank == 1 for seat in seated)
    for seat in seated:
        player = players[seat.bot]
        player.seats += 1
        player.share += 1 / len(seated)
        player.points += seat.points
        player.turns += seat.turns
        player.answers += seat.answers
        player.seconds += seat.seconds
        player.words = mixed(player.words, seat.words)
        if seat.rank == 1:
            player.wins += 1 / first
            player.won += 1
            player.best += seat.points
        for rival in seated:
            if rival.bot != seat.bot:
                ahead = (seat.rank < rival.rank) + 0.5 * (seat.rank == rival.rank)
                player.beaten[rival.bot] = player.beaten.get(rival.bot, 0.0) + ahead


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies 95 times in 100 (Wilson 1927)."""
    spread = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    middle, scale = share + SURE**2 / (2 * games), 1 + SURE**2 / games
    return max((middle - spread) / scale, 0.0), min((middle + spread) / scale, 1.0)


def ratings(players: dict[str, Player]) -> dict[str, float]:
    """Points of rating as in chess, from 0 for the weakest: 400 more come out ahead ten times to one (Bradley and
    Terry 1952). Half a victory is lent to both of every pair, so that nobody is infinitely strong."""
    names = list(players)
    wins = {(a, b): players[a].beaten.get(b, 0.0) + 0.5 for a in names for b in names if a != b}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for a in names:
            rivals = [b for b in names if b != a]
            met = sum((wins[a, b] + wins[b, a]) / (strength[a] + strength[b]) for b in rivals)
            strength[a] = sum(wins[a, b] for b in rivals) / met
    least = min(strength.values())
    return {name: 400 * log10(strength[name] / least) for name in names}


def results(game: Game, players: dict[str, Player], seats: int, games: int, seed: str) -> dict[str, Any]:
    """The results as plain data."""
    rated = ratings(players)
    rows = []
    for name, player in players.items():
        low, high = interval(player.wins / games, games)
        rows.append(
            {
                "bot": name,
                "seats": player.seats,
                "win_share": round(player.wins / games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "even": round(player.share / games, 4),
                "mean": round(player.points / max(player.seats, 1), 3),
                "winning": round(player.best / player.won, 3) if player.won else None,
                "turns": round(player.turns / max(player.seats, 1), 1),
                "rating": round(rated[name]),
                "ms": round(1000 * player.seconds / max(player.answers, 1), 3),
                "words": f"{player.words:010x}",
            }
        )
    build = mizban.build()
    return {"game": game.name, "rules": game.rules, "build": build, "seats": seats, "games": games, "bots": rows}


def since(older: dict[str, Home], out: int) -> dict[str, Any]:
    """What there is to tell about older selves, as plain data."""
    if not older:
        return {}
    rows = {name: {"commit": self.commit, "rules": self.rules, "build": self.build} for name, self in older.items()}
    return {"older": rows, "left_out": out}


def show(data: dict[str, Any], game: Game, lang: str) -> None:
    """The results for a person."""
    say, console = texts(lang), Console()
    title = {"game": game.title(lang), "games": data["games"], "seats": data["seats"]}
    table = Table(title=say.say("simulate-title", title), box=SIMPLE, pad_edge=False, collapse_padding=True)
    for column in ("bot", "wins", "interval", "even", "mean", "winning", "turns", "rating", "ms"):
        text = f"simulate-{column}" if column in ("bot", "wins", "mean") else f"arena-{column}"
        width = 7 if column == "interval" else None  # so that it breaks between its two figures
        side: Any = "left" if column == "bot" else "right"
        table.add_column(say.say(text), justify=side, width=width, overflow="fold")
    for row in data["bots"]:
        between = say.say("arena-between", {"low": say.number(100 * row["low"], 1), "high": say.share(row["high"])})
        shares = [say.share(row["win_share"]), between, say.share(row["even"])]
        winning = say.number(row["winning"], 2) if row["winning"] is not None else ""
        scored = [say.number(row["mean"], 2), winning, say.number(row["turns"], 1)]
        table.add_row(row["bot"], *shares, *scored, say.number(row["rating"]), say.number(row["ms"], 1))
    console.print(table)
    console.print(say.say("arena-note"))
    if data.get("left_out"):
        console.print(say.say("arena-left-out", {"games": data["left_out"]}))
