"""`--help` in the user's language: every command and every option explains itself in both."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from cli.run import mizban
from mizban.cli import cli
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import texts
from test_texts import messages

PERSIAN = re.compile("[\u0600-\u06ff]")
ALL: list[Command] = [cli, *(command for command in cli.commands.values() if isinstance(command, Command))]
FTL = Path(__file__).parents[2] / "src" / "mizban" / "cli" / "texts" / "en.ftl"


def test_every_command_explains_itself() -> None:
    assert {command.name for command in ALL} == {"mizban", *cli.commands}


@pytest.mark.parametrize("command", ALL, ids=lambda command: str(command.name))
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_option_has_its_text_in_every_language(command: Command, lang: str) -> None:
    context = click.Context(command, obj=["--lang", lang], help_option_names=["-h", "--help"])
    assert bool(PERSIAN.search(command.about(texts(lang)))) == (lang == "fa")
    for param in command.get_params(context):
        if isinstance(param, click.Option):
            text = command.of_option(param, context)
            assert text, param.opts
            assert bool(PERSIAN.search(text)) == (lang == "fa"), text
            assert param.help is None or "--help" in param.opts, f"{param.opts}: the text is in the Fluent files"


def test_no_text_is_of_an_option_that_is_not_there() -> None:
    named = {name for name in messages(FTL) if name.startswith("help-") and "." in name}
    real = {
        f"help-{id}.{max(param.opts, key=len).lstrip('-')}"
        for command in ALL
        for param in command.params
        for id in (command.name, "every")
    }
    assert named <= real | {"help-every.help"}


@pytest.mark.parametrize("name", ["", *sorted(cli.commands)])
@pytest.mark.parametrize("where", ["after", "before", "around", "LANG"])
def test_help_is_persian_for_who_reads_persian(name: str, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [name] if name else []
    if where == "LANG":
        monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    spoken = {"after": [*words, "--help", "--lang", "fa"], "before": ["--lang=fa", *words, "--help"]}
    ran = mizban(*spoken.get(where, [*words, "--help"]), *(["--lang", "fa"] if where == "around" else []))
    assert ran.status == 0
    assert ran.out.startswith("شیوهٔ نوشتن: mizban")
    assert not re.search(r"[A-Za-z]+ [a-z]+", ran.out.partition("\n")[2]), "words of English, not names of things"


def test_help_in_english_is_english_whatever_the_terminal_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    ran = mizban("simulate", "--help", "--lang", "en")
    assert ran.out.startswith("Usage: mizban simulate [OPTIONS] GAME\n")
    assert not PERSIAN.search(ran.out)
    assert "How many games.  [default: 1000]" in ran.out


def test_what_is_typed_as_it_is_written_keeps_its_digits() -> None:
    ran = mizban("simulate", "--help", "--lang", "fa")
    assert "[پیش‌فرض: 1]" in ran.out, "the seed is a text"
    assert "[پیش‌فرض: ۱۰۰۰]" in ran.out
    assert "[پیش‌فرض: ۲]" in " ".join(mizban("play", "--help", "--lang", "fa").out.split())
