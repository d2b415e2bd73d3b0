"""`mizban simulate`: many games by bots, how fast they went and how they ended."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table

import mizban
from mizban.bots import RandomBot, Sight, bot
from mizban.bots.bot import Bot
from mizban.bots.playout import play_out_checked
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.output import bar, emit
from mizban.cli.command_line.parameters import Whole, settings, shared
from mizban.cli.records.record_file import record_text
from mizban.cli.records.record_folder import RecordFolder, record_folder, with_record_folder
from mizban.core.problem import Problem
from mizban.core.rng import fast
from mizban.render.games import Game


@dataclass
class Results:
    """What came of many games."""

    game: Game
    seats: int
    bots: list[Bot]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)  # [game][seat]
    wins: list[float] = field(default_factory=list)  # [seat] shared victories count in parts
    hash: Any = field(default_factory=lambda: hashlib.blake2b(digest_size=16))

    def add(self, s: Any, decisions: int, check: int) -> None:
        """One more game that has ended."""
        scores, ranks = self.game.scores(s), self.game.ranks(s)
        self.games += 1
        self.decisions += decisions
        self.scores.append(scores)
        for seat, rank in enumerate(ranks):
            self.wins[seat] += (rank == 1) / ranks.count(1)
        self.hash.update(f"{decisions} {check} {scores} {ranks}\n".encode())

    def data(self) -> dict[str, Any]:
        """The results as plain data."""
        seats = [
            {
                "bot": self.bots[seat].name,
                "win_share": round(self.wins[seat] / self.games, 4),
                "mean": round(sum(row[seat] for row in self.scores) / self.games, 3),
                "least": min(row[seat] for row in self.scores),
                "most": max(row[seat] for row in self.scores),
            }
            for seat in range(self.seats)
        ]
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "build": mizban.build(),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds),
            "games_per_s": round(self.games / self.seconds, 1),
            "seats": seats,
            "hash": self.hash.hexdigest(),
        }


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=Whole(1), default=None)
@click.option("--games", "count", type=Whole(1), default=1000, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--bot", "bots", multiple=True)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@with_record_folder
@shared
def simulate(
    game: str,
    seats: int | None,
    count: int,
    seed: str,
    bots: tuple[str, ...],
    pairs: tuple[str, ...],
    folder: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Play many games by bots: speed, scores, and a hash of all results."""
    chosen = mizban.game(game)
    seats = chosen.least if seats is None else seats
    options = chosen.agreed(seats, settings(pairs))
    players = seated(bots, seats)
    place = record_folder(folder, chosen, count, [player.name for player in players], seed)
    series = Series(chosen, players, seed, options, place)
    with bar(lang) as progress:
        task = progress.add_task(texts(lang).say("simulate-playing"), total=count)
        results = played(series, count, lambda: progress.advance(task))
    if as_json:
        emit(results.data())
    else:
        show(results, lang)


def seated(names: tuple[str, ...], seats: int) -> list[Bot]:
    """A bot for each seat."""
    if len(names) > 1 and len(names) != seats:
        raise Problem("many-bots", bots=len(names), seats=seats)
    bots = [bot(name) for name in names or ("random",)]
    return bots if len(bots) == seats else bots * seats


class Series(NamedTuple):
    """Games that differ by their number only."""

    game: Game
    bots: list[Bot]
    seed: str
    options: dict[str, str]
    records: RecordFolder | None

    def play(self, number: int) -> tuple[Any, int, int]:
        """One of them: its end, how many decisions were made, and a number that any other would have changed."""
        seed, seats = f"{self.seed}/{number}", len(self.bots)
        s: Any = self.game.new(seats, seed, self.options)
        if self.records is None and all(isinstance(bot, RandomBot) for bot in self.bots):
            return s, *play_out_checked(s, number, 0)
        said = list[tuple[int, str]]()
        check = thought_out(self.game, s, self.bots, number, said)
        if self.records is not None:
            text = record_text(self.game, seats, seed, self.options, said, s)
            self.records.put(number, [bot.name for bot in self.bots], text)
        return s, len(said), check


def played(series: Series, count: int, advance: Callable[[], None]) -> Results:
    """Plays the games one after the other."""
    results = Results(series.game, len(series.bots), series.bots, wins=[0.0] * len(series.bots))
    start = time.perf_counter()
    for number in range(count):
        results.add(*series.play(number))
        advance()
    results.seconds = time.perf_counter() - start
    return results


def thought_out(game: Game, s: Any, bots: list[Bot], number: int, said: list[tuple[int, str]]) -> int:
    """A game by bots that choose, and a number that any other answer would have changed; random ones choose as those do
    that play without being asked."""
    rng = fast(number)
    check = 0
    while s.legal:
        option = bots[s.asked].choose(Sight(game, s, rng))
        check = (check * 31 + option.id + 1) & 0xFFFFFFFFFF
        said.append((s.asked, option.word))
        s.play(option)
    return check


def show(results: Results, lang: str) -> None:
    """The results for a person."""
    say, data, console = texts(lang), results.data(), Console()
    title = {"game": results.game.title(lang), "games": results.games, "seats": results.seats}
    table = Table(title=say.say("simulate-title", title))
    for column in ("seat", "bot", "wins", "mean", "least", "most"):
        table.add_column(say.say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for number, seat in enumerate(data["seats"]):
        points = [say.number(seat["mean"], 2), say.number(seat["least"]), say.number(seat["most"])]
        table.add_row(say.number(number), seat["bot"], say.share(seat["win_share"]), *points)
    console.print(table)
    speed = {
        "decisions": say.number(data["decisions_per_s"]),
        "games": say.number(data["games_per_s"]),
        "each": say.number(results.decisions / results.games, 1),
    }
    console.print(say.say("simulate-speed", speed))
    console.print(say.say("simulate-hash", {"hash": data["hash"]}))
