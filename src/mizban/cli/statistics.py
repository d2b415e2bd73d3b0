"""`mizban statistics`: many games by bots, and what every card of a game was worth in them, as a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import click

import mizban
from mizban.bots import QuickBot, Sight
from mizban.cli.bot_games.bot_rng import thoughts
from mizban.cli.bot_games.process_pool import workers
from mizban.cli.bot_games.standings import interval
from mizban.cli.command_line.files import check_place, put
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import CliTexts, texts
from mizban.cli.command_line.output import bar, emit
from mizban.cli.command_line.parameters import Whole, settings, shared
from mizban.core.game.rules import Use
from mizban.core.problem import Problem
from mizban.core.words import Option
from mizban.render.games import Game
from mizban.render.texts import of_game

AT_ONCE = 16  # games that a process is given
PLAYOUTS = 20  # for an answer in a game that nothing is known of


@click.command(cls=Command)
@click.argument("game")
@click.option("--games", "count", type=Whole(1), default=1000, show_default=True)
@click.option("--seats", type=Whole(1), default=None)
@click.option("--blur", type=Whole(0), default=15, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--jobs", type=Whole(1), default=1, show_default=True)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--out", type=click.Path(path_type=Path))
@shared
def statistics(
    game: str,
    count: int,
    seats: int | None,
    blur: int,
    seed: str,
    jobs: int,
    pairs: tuple[str, ...],
    out: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Play many games by bots: how often every card is used, and how often who used it wins."""
    chosen = mizban.game(game)
    if chosen.used is None:
        raise Problem("no-statistics", game=chosen.name)
    counts = range(chosen.least, chosen.most + 1) if seats is None else [seats]
    series = [Series(chosen.name, n, chosen.agreed(n, settings(pairs)), f"{seed}/{n}", blur) for n in counts]
    if out is not None:
        check_place(out)
    tables: list[Counts] = []
    with bar(lang) as progress:
        task = progress.add_task(texts(lang).say("statistics-playing"), total=count * len(series))
        for one in series:
            tables.append(Counts(one.seats))
            with played(one, count, jobs) as games:
                for ended in games:
                    tables[-1].add(ended)
                    progress.advance(task)
    text = page(chosen, blur, seed, tables, lang)
    if out is not None:
        put(out, text)
    if as_json:
        data = [table.data(chosen) for table in tables]
        emit({"game": chosen.name, "rules": chosen.rules, "blur": blur, "tables": data})
    elif out is None:
        click.echo(text, nl=False)


class Ended(NamedTuple):
    """What one game tells."""

    uses: list[Use]
    scores: list[int]
    ranks: list[int]


class Series(NamedTuple):
    """All games with one number of seats."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    blur: int

    def play(self, number: int) -> Ended:
        """One game of them."""
        game = mizban.game(self.game)
        s: Any = game.new(self.seats, f"{self.seed}/{number}", self.options)
        rng, said = thoughts(f"{self.seed} {number}"), list[tuple[int, Option]]()
        bot = QuickBot("quick", self.blur, PLAYOUTS)
        while s.legal:
            option = bot.choose(Sight(game, s, rng))
            said.append((s.asked, option))
            s.play(option)
        assert game.used is not None
        return Ended(game.used(s, said), game.scores(s), game.ranks(s))


@contextmanager
def played(series: Series, count: int, jobs: int) -> Iterator[Iterable[Ended]]:
    """The games in their order, several at the same time if there are jobs for it."""
    if jobs == 1:
        yield map(series.play, range(count))
        return
    with workers(jobs) as pool:
        yield pool.imap(series.play, range(count), AT_ONCE)


@dataclass
class Card:
    """What became of one card, in all games where it was in play."""

    games: int = 0
    seats: int = 0  # that could have used it
    uses: int = 0  # seats that did
    wins: float = 0.0  # of those; shared victories count in parts
    points: int = 0  # of those

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        won = self.wins / self.uses if self.uses else 0.0
        low, high = interval(won, self.uses) if self.uses else (0.0, 1.0)
        return {
            "games": self.games,
            "used": round(self.uses / self.seats, 4),
            "win_share": round(won, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean": round(self.points / self.uses, 2) if self.uses else None,
        }


@dataclass
class Counts:
    """All games with one number of seats, counted."""

    seats: int
    games: int = 0
    points: int = 0
    best: int = 0  # the scores of the winners together
    cards: dict[tuple[str, int], Card] = field(default_factory=dict)  # [kind, card]

    def add(self, ended: Ended) -> None:
        """One more game."""
        self.games += 1
        self.points += sum(ended.scores)
        self.best += max(ended.scores)
        first = ended.ranks.count(1)
        for use in ended.uses:
            card = self.cards.setdefault((use.kind, use.card), Card())
            card.games += 1
            card.seats += self.seats
            card.uses += len(use.seats)
            card.wins += sum(ended.ranks[seat] == 1 for seat in use.seats) / first
            card.points += sum(ended.scores[seat] for seat in use.seats)

    def data(self, game: Game) -> dict[str, Any]:
        """The same as plain data."""
        rows = [
            {"kind": kind, "card": str(game.thing(kind, i, "en")), **card.data()}
            for (kind, i), card in sorted(self.cards.items())
        ]
        mean, winning = self.points / (self.games * self.seats), self.best / self.games
        return {
            "seats": self.seats,
            "games": self.games,
            "mean": round(mean, 2),
            "winning": round(winning, 2),
            "cards": rows,
        }


# ---------------------------------------------------------------- the page


def page(game: Game, blur: int, seed: str, tables: list[Counts], lang: str) -> str:
    """All tables as a page of Markdown."""
    say = texts(lang)
    lines = [f"# {say.say('statistics-title', {'game': game.title(lang)})}", ""]
    lines += [say.say("statistics-about", {"blur": blur, "seed": seed}), ""]
    for table in tables:
        lines += section(game, table, say)
    return "\n".join(lines)


def section(game: Game, table: Counts, say: CliTexts) -> list[str]:
    """The tables of one number of seats, one for each kind of card."""
    data = table.data(game)
    means = {"mean": say.number(data["mean"], 1), "winning": say.number(data["winning"], 1)}
    text = "statistics-means" if table.seats > 1 else "statistics-alone"
    title = {"seats": table.seats, "games": table.games, "count": say.number(table.games)}
    lines = [f"## {say.say('statistics-seats', title)}", "", say.say(text, means), ""]
    for kind in dict.fromkeys(kind for kind, _ in table.cards):
        lines += rows(game, table, kind, say)
    return lines


def rows(game: Game, table: Counts, kind: str, say: CliTexts) -> list[str]:
    """The table of one kind of card, those that win most first."""
    wins = table.seats > 1  # alone, there is nobody else to win
    columns = ["games", "used", "wins", "interval", "mean"] if wins else ["games", "used", "mean"]
    head = [of_game(game.name, say.lang).say(f"uses-{kind}"), *(say.say(f"statistics-{column}") for column in columns)]
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * len(columns)]
    cards = [(i, card.data()) for (other, i), card in table.cards.items() if other == kind]
    for i, data in sorted(
        cards, key=lambda pair: (-pair[1]["win_share"] if wins else -(pair[1]["mean"] or 0), pair[0])
    ):
        cells = [str(game.thing(kind, i, say.lang)), say.number(data["games"]), say.share(data["used"])]
        if wins:
            between = {"low": say.number(100 * data["low"], 1), "high": say.share(data["high"])}
            cells += [say.share(data["win_share"]), say.say("arena-between", between)]
        cells.append("" if data["mean"] is None else say.number(data["mean"], 1))
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, ""]
