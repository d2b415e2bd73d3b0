"""A folder for the records of many games, one file for each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import click

from mizban.cli.command_line.files import check_place, put
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import Game

LONGEST = 40  # characters of a bot in a name
with_record_folder = click.option("--record", "folder", type=click.Path(path_type=Path), default=None, metavar="FOLDER")


class RecordFolder(NamedTuple):
    """Where so many games of a kind are kept; their names follow each other, and say who sat where."""

    folder: Path
    game: Game
    games: int

    def place(self, number: int, bots: list[str]) -> Path:
        """The file of a game; the first is number 0 and is called 1."""
        who = "-".join(re.sub("[^A-Za-z0-9]+", "_", name)[:LONGEST] for name in bots)
        width = max(len(str(self.games)), 4)
        return self.folder / f"{self.game.name}-{number + 1:0{width}}-{who}.txt"

    def put(self, number: int, bots: list[str], text: str) -> None:
        """Keeps a game, whole or not at all."""
        put(self.place(number, bots), text)


def record_folder(folder: Path | None, game: Game, count: int, bots: list[str], seed: str) -> RecordFolder | None:
    """The folder for so many games, if they are to be kept, once it is clear that they can be: no game is to be played
    in vain, and nothing that is there is written over."""
    if folder is None:
        return None
    Record.new(game, len(bots), seed)
    made = RecordFolder(folder, game, count)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = next(iter(sorted(folder.glob(f"{game.name}-*.txt"))), None)
    except (OSError, RuntimeError):
        raise Problem("no-folder", path=str(folder)) from None
    if there is not None:
        raise Problem("shelf-full", path=str(folder), game=game.name, name=there.name)
    check_place(made.place(0, bots))
    return made
