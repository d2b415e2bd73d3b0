"""`mizban arena`: bots against each other on rotating seats, how often each of them wins and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import mizban
from mizban.cli.bot_games.contest import Contest, lineups, played, sitter
from mizban.cli.bot_games.standings import Player, add, results
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.output import bar, emit
from mizban.cli.command_line.parameters import Whole, settings, shared
from mizban.cli.git_bots.git_bot import SIGN, Home, Invitation, homes
from mizban.cli.records.record_folder import record_folder, with_record_folder
from mizban.core.problem import Problem
from mizban.render.games import Game


@click.command(cls=Command)
@click.argument("game")
@click.option("--bots", "names", default="hard,medium,easy", show_default=True)
@click.option("--seats", type=Whole(1), default=None)
@click.option("--games", "count", type=Whole(1), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--ms", type=Whole(1), default=None)
@click.option("--jobs", type=Whole(1), default=1, show_default=True)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@with_record_folder
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
    chosen = mizban.game(game)
    seats = chosen.duel if seats is None else seats
    options = chosen.agreed(seats, settings(pairs))
    given = [name.strip() for name in names.split(",")]
    players = {name: Player() for name in given}
    orders = list(lineups(given, seats))
    check_bots(list(players), ms or 0)
    place = record_folder(folder, chosen, count, orders[0], seed)
    git_bots = invited(list(players), Invitation(chosen, seats, options, ms or 0), lang)
    contest = Contest(chosen.name, seats, options, seed, ms or 0, orders, git_bots, place is not None)
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
    data = results(chosen, players, seats, count - out, seed) | since(git_bots, out)
    if as_json:
        emit(data)
    else:
        show(data, chosen, lang)


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


def since(git_bots: dict[str, Home], out: int) -> dict[str, Any]:
    """What there is to tell about older selves, as plain data."""
    if not git_bots:
        return {}
    rows = {name: {"commit": self.commit, "rules": self.rules, "build": self.build} for name, self in git_bots.items()}
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
