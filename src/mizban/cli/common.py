"""What the commands share: language, options, reading records, drawing."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mizban.cli.files import text_of
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import Rng, fast
from mizban.render.spoken import spoken
from mizban.render.texts import LANGS, Texts, digits, source

F = TypeVar("F", bound=Callable[..., Any])


class CliTexts(Texts):
    """What the command line says in one language."""

    def problem(self, problem: Problem) -> str:
        """The sentence of a problem, whether it is the command line's own or one from below."""
        return problem.said(self, typed=True) if self.has(problem.text) else problem.say(self.lang, typed=True)

    def number(self, value: float, places: int = 0) -> str:
        """A number in the digits of the language, thousands apart."""
        text = f"{value:,.{places}f}"
        if self.lang == "fa":
            text = text.replace(",", "٬").replace(".", "٫")
        return digits(text, self.lang)

    def share(self, value: float) -> str:
        """A part of one in per cent."""
        return f"{self.number(100 * value, 1)}٪" if self.lang == "fa" else f"{100 * value:.1f} %"


@cache
def texts(lang: str) -> CliTexts:
    """The texts of the command line."""
    return CliTexts(lang, source("mizban.cli", lang), source("mizban.render", lang))


def bots_named(bots: int, lang: str) -> list[str]:
    """What bots are called, as at a table in a browser: by letters, unless there is one only."""
    return [texts(lang).say("play-bot", {"n": n if bots > 1 else 0}) for n in range(1, bots + 1)]


def usual_language() -> str:
    """The language of a command that is not told one: what was said before the command, or MIZBAN_LANG, or `spoken`."""
    context = click.get_current_context(silent=True)
    said = context.parent.params.get("lang") if context and context.parent else None
    return said or os.environ.get("MIZBAN_LANG") or spoken()


class Language(click.ParamType[str]):
    """A language there are texts for."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in LANGS:
            raise Problem("unknown-language", lang=value, known=", ".join(LANGS))
        return value


class Whole(click.ParamType[int]):
    """A whole number that is large enough; Persian digits are welcome."""

    name = "number"

    def __init__(self, least: int) -> None:
        self.least = least

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        name = param.opts[0] if param else "number"
        try:
            number = int(value)
        except ValueError:
            raise Problem("not-a-number", name=name, value=str(value)[:40]) from None
        if number < self.least:
            raise Problem("too-small", name=name, least=self.least)
        return number


class Seconds(click.ParamType[float]):
    """So many seconds, a minute at most."""

    name = "seconds"
    most = 60

    def __init__(self, least: float) -> None:
        self.least = least

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        name = param.opts[0] if param else "seconds"
        try:
            number = float(value.replace("٫", ".") if isinstance(value, str) else value)
        except ValueError:
            number = -1.0
        if not self.least <= number <= self.most:
            raise Problem("bad-time", name=name, value=str(value)[:40], least=self.shortest, most=self.most)
        return number

    def shortest(self, lang: str) -> str:
        """The shortest time, in the digits of a language."""
        return texts(lang).number(self.least, 1 if self.least % 1 else 0)


in_folder = click.option("--data", type=click.Path(path_type=Path))
in_language = click.option("--lang", type=Language(), default=usual_language)


def shared(command: F) -> F:
    """Gives a command --lang and --json."""
    command = click.option("--json", "as_json", is_flag=True)(command)
    return in_language(command)


def settings(pairs: tuple[str, ...]) -> dict[str, str]:
    """The options of a game given as `--option penalty=standard`."""
    for pair in pairs:
        if "=" not in pair:
            raise Problem("bad-pair", pair=pair)
    return dict(pair.split("=", 1) for pair in pairs)


def read_record(path: str) -> Record:
    """The record in a file."""
    return Record.read(text_of(Path(path)))


def program() -> list[str]:
    """How this program was started, for commands that a person may type later."""
    return shlex.split(os.environ.get("MIZBAN_COMMAND", "mizban"))


def thoughts(text: str) -> Rng:
    """The chance that bots think with; the same text gives the same thoughts."""
    return fast(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7, person=b"mizban-bots").digest(), "big"))


def emit(data: object) -> None:
    """One JSON value on one line."""
    click.echo(json.dumps(data, ensure_ascii=False))


def bar(lang: str) -> Progress:
    """A progress bar on the error stream, shown only to people."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
