"""A file that `mizban backup` made: what it holds, how it is copied, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.output import bar, emit
from mizban.core.problem import Problem
from mizban.server.storage.data_folder import RECORDS

if TYPE_CHECKING:
    from mizban.server.storage.backup_contents import Contents
    from mizban.server.storage.store import Watch


def held(path: Path) -> Contents:
    """What a backup holds; a Problem when it is none."""
    from mizban.server.storage.backup_contents import Damaged, contents

    if not path.is_file():
        raise Problem("no-backup", path=str(path))
    try:
        return contents(path)
    except Damaged:
        raise Problem("not-a-backup", path=str(path)) from None


@contextmanager
def copying(lang: str) -> Iterator[Watch]:
    """A bar that shows how much of a database is copied."""
    with bar(lang) as progress:
        task = progress.add_task(texts(lang).say("backup-copying"), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def report(text: str, file: Path, lang: str, as_json: bool, put_aside: int = 0) -> None:
    """What was done, for people or for programs."""
    from mizban.server.storage.figures import FOLDER

    contents = held(file)
    if contents.files is None and text == "restored":
        text = "restored-tables"
    counts = {"tables": contents.tables, "records": contents.count(RECORDS), "figures": contents.count(FOLDER)}
    if as_json:
        emit({"file": str(file), **counts})
    else:
        click.echo(texts(lang).say(text, {"path": str(file), "aside": put_aside, **counts}))
