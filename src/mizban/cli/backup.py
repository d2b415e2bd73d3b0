"""`mizban backup`: the data as one file, also while the server runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from mizban.cli.command_line.help import Command
from mizban.cli.command_line.parameters import in_folder, shared
from mizban.cli.data.backup_file import copying, report
from mizban.cli.data.location import data_folder
from mizban.core.problem import Problem
from mizban.server.storage.data_folder import DATABASE


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@in_folder
@shared
def backup(file: Path, data: Path | None, lang: str, as_json: bool) -> None:
    """Copy all data into FILE, also while the server runs."""
    from mizban.server.storage.backup_contents import files, packed

    folder = data_folder(data, lang)
    if not ((folder / DATABASE).is_file() or files(folder)):
        raise Problem("no-data", folder=str(folder))
    if file.exists():
        raise Problem("file-exists", path=str(file))
    try:
        with copying(lang) as watch:
            packed(folder, file, watch)
    except (OSError, sqlite3.Error):
        raise Problem("cannot-write", path=str(file)) from None
    report("backed-up", file, lang, as_json)
