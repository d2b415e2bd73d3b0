"""The parameters of the commands: numbers, seconds, a language, a folder, options of a game."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from mizban.cli.command_line.messages import texts
from mizban.core.problem import Problem
from mizban.render.spoken import spoken
from mizban.render.texts import LANGS

F = TypeVar("F", bound=Callable[..., Any])


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
