"""`mizban play`: a game at this keyboard, with bots in the other seats."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path

import click

import mizban
from mizban.bots import SECONDS
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.parameters import Seconds, Whole, in_folder, settings, shared, usual_language
from mizban.cli.data.location import data_folder
from mizban.cli.records.record_file import read_record
from mizban.cli.terminal.json_player import JsonPlayer
from mizban.cli.terminal.keyboard import Keyboard
from mizban.cli.terminal.local_game import Front, LocalGame
from mizban.cli.terminal.players import named, opponents, seated
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import Game, seen
from mizban.server.storage.data_folder import RECORDS, prepared

SEATS = 3


@click.command(cls=Command)
@click.argument("game", required=False)
@click.option("--seats", type=Whole(1), default=None)
@click.option("--seat", "places", type=Whole(0), multiple=True)
@click.option("--hotseat", is_flag=True)
@click.option("--bot", "bots", multiple=True, metavar="BOT")
@click.option("--thinking", type=Seconds(0), default=SECONDS, show_default=True)
@click.option("--seed", default=None)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--name", "people", multiple=True, metavar="NAME")
@click.option("--record", "path", type=click.Path(), default=None, metavar="FILE")
@click.option("--resume", type=click.Path(), default=None, metavar="FILE")
@in_folder
@shared
def play(
    game: str | None,
    seats: int | None,
    places: tuple[int, ...],
    hotseat: bool,
    bots: tuple[str, ...],
    thinking: float,
    seed: str | None,
    pairs: tuple[str, ...],
    people: tuple[str, ...],
    path: str | None,
    resume: str | None,
    data: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard. Type ? there for help."""
    if resume is None:
        if game is None:
            raise Problem("missing-argument", name="GAME")
        chosen = mizban.game(game)
        chance = secrets.token_hex(16) if seed is None else seed
        seats = usual(chosen) if seats is None else seats
        record = Record.new(chosen, seats, chance, chosen.agreed(seats, settings(pairs)))
    else:
        if seats is not None or seed is not None or pairs:
            raise Problem("resume-fixed")
        record = unfinished(resume, game)
    here = seated(record.seats, places, hotseat)
    others = opponents(record.seats, here, bots, thinking)
    names = named(record, here, people, lang)
    again = [*(["--hotseat"] if hotseat else []), *listed("--seat", places), *listed("--bot", bots)]
    again += [] if thinking == SECONDS else ["--thinking", f"{thinking:g}"]
    again += [*listed("--name", people), *(["--lang", lang] if {lang, usual_language()} != {"en"} else [])]
    kept = place(path, resume) if path or resume else records(data, lang) / new_name(seen(record.game))
    local_game = LocalGame(Match(record), here, others, names, kept, lang, again)
    local_game.save()
    run(local_game, front(local_game, as_json))


def usual(game: Game) -> int:
    """The number of seats when none is said."""
    return min(max(SEATS, game.least), game.most)


def unfinished(path: str, game: str | None) -> Record:
    """The record to go on with."""
    record = read_record(path)
    if game is not None and mizban.game(game) is not record.game:
        raise Problem("resume-other", path=path, game=record.game.name)
    if record.scores is not None or not record.replay().legal:
        raise Problem("resume-over", path=path)
    return record


def listed(option: str, values: tuple[object, ...]) -> list[str]:
    """An option as often as it was given."""
    return [word for value in values for word in (option, str(value))]


def records(data: Path | None, lang: str) -> Path:
    """The folder of the user's own records, among the data."""
    folder = data_folder(data, lang)
    try:
        prepared(folder)
        (folder / RECORDS).mkdir(mode=0o700, exist_ok=True)
    except OSError:
        raise Problem("data-unusable", folder=str(folder)) from None
    return folder / RECORDS


def new_name(game: Game) -> str:
    """A name for a new record."""
    return f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.txt"


def place(path: str | None, resume: str | None) -> Path:
    """Where the record is kept; what is there already is never written over, unless it is gone on with."""
    chosen = Path(path or resume or "").resolve()
    if chosen.exists() and (resume is None or chosen != Path(resume).resolve()):
        raise Problem("record-exists", path=str(chosen))
    return chosen


def front(local_game: LocalGame, as_json: bool) -> Front:
    """Who answers: a program, or a person."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return JsonPlayer(local_game) if as_json else Keyboard(local_game)


def run(local_game: LocalGame, front: Front) -> None:
    """Plays on until the game is over or they leave."""
    match = local_game.match
    front.begin()
    try:
        while match.s.legal:
            seat = match.s.asked
            if seat in local_game.bots:
                with front.thinking(seat):
                    word = local_game.choice(seat)
            else:
                word = front.ask(seat)
            if word:
                front.told(local_game.say(seat, word))
    except EOFError:
        front.leave()
        return
    except KeyboardInterrupt:
        front.leave()
        raise
    front.end()
