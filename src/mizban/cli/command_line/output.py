"""What the commands print beside their results: JSON, a progress bar, command lines to type later."""

from __future__ import annotations

import json
import os
import shlex

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def program() -> list[str]:
    """How this program was started, for commands that a person may type later."""
    return shlex.split(os.environ.get("MIZBAN_COMMAND", "mizban"))


def emit(data: object) -> None:
    """One JSON value on one line."""
    click.echo(json.dumps(data, ensure_ascii=False))


def bar(lang: str) -> Progress:
    """A progress bar on the error stream, shown only to people."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
