"""`mizban replay`: a record played through, in words or as pictures."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from mizban.cli.command_line.files import whole
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.output import bar, emit
from mizban.cli.command_line.parameters import Whole, shared
from mizban.cli.records.gif import check_gif, write_gif
from mizban.cli.records.record_file import read_record
from mizban.cli.records.result_table import result_table
from mizban.cli.records.story import positions, story, viewer_of
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import seen


@click.command(cls=Command)
@click.argument("file", type=click.Path())
@click.option("--seat", type=Whole(0), default=None)
@click.option("--text", "as_text", is_flag=True)
@click.option("--svg", "folder", type=click.Path(), default=None)
@click.option("--gif", type=click.Path(), default=None)
@shared
def replay(
    file: str, seat: int | None, as_text: bool, folder: str | None, gif: str | None, lang: str, as_json: bool
) -> None:
    """Play a record through, in words or as pictures."""
    record = read_record(file)
    viewer = viewer_of(record, seat)
    record.replay()
    if folder is not None:
        written(pictures(record, viewer, Path(folder), lang), folder, lang, as_json)
    if gif is not None:
        written(moving(record, viewer, Path(gif), lang), gif, lang, as_json)
    if as_json:
        emit(story(record, viewer, lang))
    elif as_text or not (folder or gif):
        tell(record, viewer, lang)


def tell(record: Record, viewer: int, lang: str) -> None:
    """A record in words."""
    say, console, game = texts(lang), Console(highlight=False), seen(record.game)
    data = story(record, viewer, lang)
    head = {"game": game.title(lang), "seats": record.seats, "seed": record.seed}
    console.print(say.say("replay-start", head), style="bold")
    for row in data["steps"]:
        for line in row["news"]:
            console.print(line)
    if data["over"]:
        console.print(result_table(game, data["scores"], data["ranks"], lang))
    else:
        prompt = game.prompt(record.replay(), lang, viewer)
        console.print(say.say("replay-unfinished", {"prompt": prompt}), style="bold")


def pictures(record: Record, viewer: int, folder: Path, lang: str) -> int:
    """Writes a file for each picture; returns how many."""
    count = len(record.said) + 1
    with bar(lang) as progress:
        task = progress.add_task("SVG", total=count)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for number, picture in enumerate(positions(record, viewer, lang)):
                with whole(folder / f"{number:04}.svg") as part:
                    part.write_text(picture, encoding="utf-8")
                progress.update(task, completed=number + 1)
        except OSError:
            raise Problem("no-folder", path=str(folder)) from None
    return count


def moving(record: Record, viewer: int, path: Path, lang: str) -> int:
    """Writes one moving picture; returns how many pictures it has."""
    check_gif()
    drawn = list(positions(record, viewer, lang))
    with bar(lang) as progress:
        task = progress.add_task("GIF", total=len(drawn))
        for done in write_gif(drawn, path):
            progress.update(task, completed=done)
    return len(drawn)


def written(count: int, path: str, lang: str, quiet: bool) -> None:
    """Says where the pictures are."""
    if not quiet:
        click.echo(texts(lang).say("replay-pictures", {"count": count, "path": path}))
