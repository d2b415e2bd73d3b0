"""`mizban replay` and `mizban verify`: play a record through, and check a finished one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from mizban.cli.common import Whole, bar, emit, read_record, shared, texts
from mizban.cli.files import whole
from mizban.cli.film import check_film, film
from mizban.cli.help import Command
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import Game, seen


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
    viewer = watcher(record, seat)
    record.replay()
    if folder is not None:
        written(pictures(record, viewer, Path(folder), lang), folder, lang, as_json)
    if gif is not None:
        written(moving(record, viewer, Path(gif), lang), gif, lang, as_json)
    if as_json:
        emit(story(record, viewer, lang))
    elif as_text or not (folder or gif):
        tell(record, viewer, lang)


def watcher(record: Record, seat: int | None) -> int:
    """Whose eyes: a seat's, or the public's."""
    if seat is None:
        return record.seats
    if not 0 <= seat < record.seats:
        raise Problem("no-such-seat", seat=seat, most=record.seats - 1)
    return seat


def story(record: Record, viewer: int, lang: str) -> dict[str, Any]:
    """A record as data: who said what, and what it brought for this viewer."""
    match = Match(record)
    game = seen(record.game)
    told = [[line for news in part if (line := game.tell(news, viewer, lang))] for part in match.told]
    said = [{"seat": 0, "word": ""}, *({"seat": seat, "word": word} for seat, word in record.said)]
    said[0]["seat"] = -1
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": record.seats,
        "seed": record.seed,
        "options": record.options,
        "over": not match.s.legal,
        "scores": game.scores(match.s) if not match.s.legal else None,
        "ranks": game.ranks(match.s) if not match.s.legal else None,
        "steps": [{**row, "news": lines} for row, lines in zip(said, told, strict=True)],
    }


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
        console.print(result(game, data["scores"], data["ranks"], lang))
    else:
        prompt = game.prompt(record.replay(), lang, viewer)
        console.print(say.say("replay-unfinished", {"prompt": prompt}), style="bold")


def result(game: Game, scores: list[int], ranks: list[int], lang: str, names: list[str] | None = None) -> Table:
    """Who came where with how much."""
    say, people = texts(lang), game.texts(lang, names)
    table = Table(title=say.say("replay-result"))
    for column in ("replay-place", "simulate-seat", "replay-points"):
        table.add_column(say.say(column))
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        table.add_row(say.number(ranks[seat]), people.player(seat), say.number(scores[seat]))
    return table


def positions(record: Record, viewer: int, lang: str) -> Iterator[str]:
    """The picture of each position of a record."""
    s = record.start()
    yield seen(record.game).svg(s, viewer, lang)
    for _ in record.play(s):
        yield seen(record.game).svg(s, viewer, lang)


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
    check_film()
    drawn = list(positions(record, viewer, lang))
    with bar(lang) as progress:
        task = progress.add_task("GIF", total=len(drawn))
        for done in film(drawn, path):
            progress.update(task, completed=done)
    return len(drawn)


def written(count: int, path: str, lang: str, quiet: bool) -> None:
    """Says where the pictures are."""
    if not quiet:
        click.echo(texts(lang).say("replay-pictures", {"count": count, "path": path}))


@click.command(cls=Command)
@click.argument("file", type=click.Path())
@shared
def verify(file: str, lang: str, as_json: bool) -> None:
    """Check a finished game: legal, complete, the right result, and fair chance."""
    record = read_record(file)
    s = record.verify()
    if as_json:
        game = record.game
        found = {"good": True, "game": game.name, "words": len(record.said), "committed": bool(record.fair)}
        found["shared"] = record.shared
        emit({**found, "scores": game.scores(s), "ranks": game.ranks(s)})
        return
    say = texts(lang)
    click.echo(say.say("verify-good", {"words": len(record.said)}))
    click.echo(say.say("verify-fair" if record.shared else "verify-alone" if record.fair else "verify-plain"))
