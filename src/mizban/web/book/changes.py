"""What changed in the rules: each ruling with its reason, and one's own tables that go on by older ones."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.game.rulings import Ruling
from mizban.render.games import Game
from mizban.server.http.request import host_of
from mizban.server.lobby.lists import Line, my_tables
from mizban.server.lobby.set_aside import known
from mizban.server.table.room import Room
from mizban.web.book.examples import of_text
from mizban.web.templates import page


class DatedRuling(NamedTuple):
    """A ruling of a game, its day, and the example that proves it."""

    game: Game
    ruling: Ruling
    day: datetime
    example: str  # its id; "": none does


class Older(NamedTuple):
    """The rules of a table that have changed since it began: their version, how many rulings are newer, and the day of
    the first of these."""

    version: int
    newer: int
    since: datetime


def changes_of(games: list[Game]) -> list[DatedRuling]:
    """All rulings of these games, the newest first."""
    changes = [
        DatedRuling(game, ruling, noon(ruling.date), of_text(" ".join(ruling.clauses), game.name))
        for game in games
        for ruling in game.rulings
    ]
    return sorted(changes, key=lambda change: change.day, reverse=True)


def version(room: Room) -> int:
    """The version of the rules that a table goes by."""
    return int(room.play.match.record.rules if room.play.match else room.game.rules)


def older(room: Room) -> Older | None:
    """By which older rules a table is played; None: by those of today."""
    newer = [ruling for ruling in room.game.rulings if ruling.since > version(room)]
    return Older(version(room), len(newer), noon(min(ruling.date for ruling in newer))) if newer else None


def noon(date: str) -> datetime:
    """The middle of a day, which is that day everywhere near."""
    return datetime.fromisoformat(f"{date}T12:00").astimezone()


def by_older_rules(line: Line) -> bool:
    """Whether a table is being played by rules that have changed since."""
    game = known(line.game)
    return line.state == "playing" and game is not None and line.rules != game.rules


async def changes(request: Request) -> Response:
    """What changed in the rules of all games, or of one."""
    host, person, lang = host_of(request), request.state.person, request.state.lang
    chosen = host.game(request.path_params["game"]) if "game" in request.path_params else None
    own = await my_tables(host.store, person, lang, host.lobby.aside) if person else []
    return page(
        request,
        "rule-changes.html",
        games=host.games,
        chosen=chosen,
        changes=changes_of([chosen] if chosen else host.games),
        total=len(changes_of(host.games)),
        older=[line for line in own if by_older_rules(line)],
        game_of=known,
    )


routes = [Route("/rules/{game}/changes", changes), Route("/changes", changes)]
