"""`mizban examples`: the worked examples of the games, each played here and now, with what came of it."""

from __future__ import annotations

from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import mizban
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import CliTexts, texts
from mizban.cli.command_line.output import bar, emit
from mizban.cli.command_line.parameters import shared
from mizban.core.game.examples import Example, Untrue, examples, play
from mizban.render.games import Game

FIGURES = ("steps", "answers", "facts")


@click.command("examples", cls=Command)
@click.argument("game", required=False)
@shared
def examples_command(game: str | None, lang: str, as_json: bool) -> None:
    """Play the worked examples of the rules, and say which come true."""
    chosen = mizban.registered_games() if game is None else [mizban.game(game)]
    todo = [(each, example) for each in chosen for example in examples(each)]
    rows = []
    with bar(lang) as progress:
        for each, example in progress.track(todo, description=""):
            rows.append(played(each, example, lang))
    if as_json:
        emit(rows)
    else:
        show(rows, texts(lang))
    if any(row["untrue"] for row in rows):
        raise SystemExit(1)


def played(game: Game, example: Example, lang: str) -> dict[str, Any]:
    """What an example is, and what is not true in it; "" if all of it is."""
    untrue = ""
    try:
        for _ in play(game, example):
            pass
    except Untrue as error:
        untrue = str(error)
    return {
        "game": game.name,
        "example": example.id,
        "title": example.title[lang],
        "book": example.book,
        "clauses": list(example.clauses),
        "steps": len(example.stages),
        "answers": example.answers,
        "facts": example.facts,
        "build": mizban.build(),
        "untrue": untrue,
    }


def show(rows: list[dict[str, Any]], say: CliTexts) -> None:
    """The examples in a line each, their sums, and what is not true in any."""
    console = Console(highlight=False, markup=False)
    table = Table(box=SIMPLE, pad_edge=False)
    for column in ("game", "example", "title", *FIGURES, "true"):
        table.add_column(say.say(f"examples-{column}"), justify="right" if column in FIGURES else "left")
    for row in rows:
        figures = [say.number(row[name]) for name in FIGURES]
        true = say.say("examples-no" if row["untrue"] else "examples-yes")
        table.add_row(row["game"], row["example"], row["title"], *figures, true)
    console.print(table)
    for row in rows:
        if row["untrue"]:
            console.print(row["untrue"])
    sums = {name: sum(row[name] for row in rows) for name in FIGURES}
    ours = sum(not row["book"] for row in rows)
    wrong = sum(bool(row["untrue"]) for row in rows)
    console.print(say.say("examples-all", {"examples": len(rows), "ours": ours, **sums}))
    console.print(say.say("examples-wrong" if wrong else "examples-good", {"n": wrong}))
    console.print(say.say("examples-build", {"build": say.say(f"bench-{mizban.build()}")}))
