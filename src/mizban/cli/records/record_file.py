"""Records in files: read, and written so that they are whole."""

from __future__ import annotations

from pathlib import Path

from mizban.cli.command_line.files import text_of, whole
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import Game


def read_record(path: str) -> Record:
    """The record in a file."""
    return Record.read(text_of(Path(path)))


def keep(record: Record, path: Path) -> None:
    """Writes a record so that at every moment the file holds a whole one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole(path) as part:
            part.write_text(record.write(), encoding="utf-8", newline="\n")
    except OSError:
        raise Problem("no-write", path=str(path)) from None


def record_text(
    game: Game, seats: int, seed: str, options: dict[str, str], said: list[tuple[int, str]], s: object
) -> str:
    """The record of a game that has ended with `s`."""
    record = Record.new(game, seats, seed, options)
    record.said = said
    record.finish(s)
    return record.write()
