"""`mizban games`: the games in a line each, or one of them with everything that can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

import mizban
from mizban.bots import LEVELS
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import CliTexts, texts
from mizban.cli.command_line.output import emit, program
from mizban.cli.command_line.parameters import shared
from mizban.core.game.box import Setting
from mizban.render.digits import digits
from mizban.render.games import Game


@click.command(cls=Command)
@click.argument("game", required=False)
@shared
def games(game: str | None, lang: str, as_json: bool) -> None:
    """List the games, or everything about one of them."""
    chosen = mizban.registered_games() if game is None else [mizban.game(game)]
    if as_json:
        data = [described(each, lang) for each in chosen]
        emit(data if game is None else data[0])
    elif game is None:
        listed(chosen, texts(lang))
    else:
        show(chosen[0], texts(lang))


def described(game: Game, lang: str) -> dict[str, Any]:
    """A game as data."""
    return {
        "game": game.name,
        "title": game.title(lang),
        "least": game.least,
        "most": game.most,
        "minutes": game.minutes,
        "bots": list(LEVELS),
        "rules": game.rules,
        "options": {setting.id: {"values": setting.values, "default": setting.default} for setting in game.settings},
    }


def listed(games: list[Game], say: CliTexts) -> None:
    """The games, a line for each."""
    console = Console(highlight=False, markup=False)
    table = Table(box=SIMPLE, pad_edge=False)
    for column in ("name", "game", "players", "minutes", "options"):
        right = column in ("minutes", "options")
        table.add_column(say.say(f"games-{column}"), justify="right" if right else "left")
    for game in games:
        players = say.say("games-range", {"least": game.least, "most": game.most})
        minutes = say.number(game.minutes) if game.minutes else ""
        table.add_row(game.name, game.title(say.lang), players, minutes, say.number(len(game.settings)))
    console.print(table)
    command = " ".join([*program(), "games", games[0].name])
    console.print(say.say("games-more", {"command": command}))


def show(game: Game, say: CliTexts) -> None:
    """Everything about a game."""
    console = Console(highlight=False, markup=False)
    name = {"title": game.title(say.lang), "name": game.name}
    figures = {"least": game.least, "most": game.most, "minutes": game.minutes, "rules": int(game.rules)}
    console.print(Text(say.say("games-one", name), style="bold"))
    console.print(say.say("games-facts", figures))
    console.print(say.say("games-bots", {"bots": list(LEVELS)}))
    console.print(say.say("games-play", {"command": " ".join([*program(), "play", game.name])}))
    if game.settings:
        console.print(say.say("games-choose"))
    for rows, alike in groupby(game.settings, lambda setting: list(values(game, setting, say))):
        console.print()
        console.print(options(game, list(alike), rows, say))


def options(game: Game, alike: list[Setting], rows: list[tuple[str, str]], say: CliTexts) -> Table:
    """Options that can be the same, a row for each of them and for each value."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for setting in alike:
        title = Text(game.option_name(setting.id, say.lang), style="bold")
        if setting.only_with:
            pair = "=".join(setting.only_with)
            title.append(f" {say.say('games-only-with', {'pair': pair})}", style="not bold")
        grid.add_row(Text(setting.id, style="bold"), title)
    for value, label in rows:
        grid.add_row(Text(f"  {value}"), Text(label))
    return grid


def values(game: Game, setting: Setting, say: CliTexts) -> Iterator[tuple[str, str]]:
    """What an option can be, with its name and what else is to be known of it."""
    for value in setting.values:
        label = game.value_name(setting.id, value, say.lang)
        if value in setting.seats:
            seats = say.joined([digits(n, say.lang) for n in setting.seats[value]])
            label = say.say("games-with-seats", {"value": label, "seats": seats})
        yield value, say.say("games-default", {"value": label}) if value == setting.default else label
    if not setting.values:
        yield setting.default, say.say("games-default", {"value": say.say("games-seat")})
