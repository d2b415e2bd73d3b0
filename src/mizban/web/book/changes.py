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
from mizban.web.templates import page


class DatedRuling(NamedTuple):
    """A ruling of a game, and its day."""

    game: Game
    ruling: Ruling
    day: datetime


def changes_of(games: list[Game]) -> list[DatedRuling]:
    """All rulings of these games, the newest first."""
    changes = [DatedRuling(game, ruling, noon(ruling.date)) for game in games for ruling in game.rulings]
    return sorted(changes, key=lambda change: change.day, reverse=True)


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
