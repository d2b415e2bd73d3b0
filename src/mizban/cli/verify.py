"""`mizban verify`: whether a finished game was legal, complete and fair."""

from __future__ import annotations

import click

from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.output import emit
from mizban.cli.command_line.parameters import shared
from mizban.cli.records.record_file import read_record


@click.command(cls=Command)
@click.argument("file", type=click.Path())
@shared
def verify(file: str, lang: str, as_json: bool) -> None:
    """Check a finished game: legal, complete, the right result, and fair chance."""
    record = read_record(file)
    s = record.verify()
    if as_json:
        game = record.game
        checked = {"good": True, "game": game.name, "words": len(record.said), "committed": bool(record.fair)}
        checked["shared"] = record.shared
        emit({**checked, "scores": game.scores(s), "ranks": game.ranks(s)})
        return
    say = texts(lang)
    click.echo(say.say("verify-good", {"words": len(record.said)}))
    click.echo(say.say("verify-fair" if record.shared else "verify-alone" if record.fair else "verify-plain"))
