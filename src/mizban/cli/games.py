"""`mizban games`: the games, their player counts, options and rules versions."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

import mizban
from mizban.cli.common import CliTexts, emit, shared, texts
from mizban.cli.help import Command
from mizban.core.games import Game


@click.command(cls=Command)
@shared
def games(lang: str, as_json: bool) -> None:
    """List the games, their player counts, options and rules versions."""
    if as_json:
        emit([described(game, lang) for game in mizban.games()])
        return
    say = texts(lang)
    table = Table(title=say.say("games-title"), show_lines=True)
    for column in ("games-game", "games-players", "games-rules", "games-options"):
        table.add_column(say.say(column))
    for game in mizban.games():
        players = say.say("games-range", {"least": game.least, "most": game.most})
        name = f"{game.title(lang)}\n{game.name}" if lang != "en" else f"{game.title(lang)}\n[dim]{game.name}"
        table.add_row(name, players, say.number(int(game.rules)), "\n".join(options(game, say)))
    Console().print(table)


def described(game: Game, lang: str) -> dict[str, Any]:
    """A game as data."""
    return {
        "game": game.name,
        "title": game.title(lang),
        "least": game.least,
        "most": game.most,
        "rules": game.rules,
        "options": {setting.id: {"values": setting.values, "default": setting.default} for setting in game.settings},
    }


def options(game: Game, say: CliTexts) -> list[str]:
    """The options of a game, a line for each value."""
    lines: list[str] = []
    for setting, row in zip(game.settings, game.data.get("option", []), strict=True):
        lines.append(f"[bold]{setting.id}[/bold]: {row['name'] if say.lang == 'en' else row['name_' + say.lang]}")
        labels = row["labels" if say.lang == "en" else f"labels_{say.lang}"]
        for value in setting.values:
            label = f"{value}: {labels[value]}"
            lines.append("  " + (say.say("games-default", {"value": label}) if value == setting.default else label))
        if not setting.values:
            lines.append("  " + say.say("games-seat"))
    return lines
