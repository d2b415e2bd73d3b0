"""The names of a game: what its things are called in the box, in the Persian rule book and at our table, and a search
for any of them."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.game.registry import folder
from mizban.render.games import Game
from mizban.render.names import Group, Name, all_names, names, sought
from mizban.server.http.request import host_of
from mizban.web.book.rules import book
from mizban.web.forms import asked
from mizban.web.templates import page

ALL, OTHER = (
    "all",
    "other",
)  # which names are shown; else a group, by its number


class Row(NamedTuple):
    """A name in the table, and whether it is shown."""

    name: Name
    shown: bool


class Part(NamedTuple):
    """A group in the table."""

    number: str
    group: Group
    rows: list[Row]

    @property
    def shown(self) -> bool:
        """Whether any of its names is."""
        return any(row.shown for row in self.rows)


def fits(name: Name, number: str, only: str) -> bool:
    """Whether a name of a group is among those to be shown."""
    return only in (ALL, number) or (only == OTHER and name.differs)


def parts(game: str, query: str, only: str) -> list[Part]:
    """The table of a game's names."""
    groups = [(str(number), group) for number, group in enumerate(names(game), 1)]
    return [
        Part(number, group, [Row(name, fits(name, number, only) and name.found(query)) for name in group.names])
        for number, group in groups
    ]


def elsewhere(games: list[Game], game: Game, query: str) -> list[tuple[Game, int]]:
    """In which of the other games something is called so, and how many things."""
    lists = [(other, all_names(other.name)) for other in games if other != game]
    counts = [(other, sum(name.found(sought(query, whole)) for name in whole)) for other, whole in lists]
    return [(other, count) for other, count in counts if count]


async def names_page(request: Request) -> Response:
    """The names of one game."""
    host, lang = host_of(request), request.state.lang
    game = host.game(request.path_params["game"])
    query, only = asked(request, "q"), asked(request, "only") or ALL
    whole = all_names(game.name)
    known = [ALL, OTHER, *(str(number) for number, _ in enumerate(names(game.name), 1))]
    wanted = sought(query, whole)
    table = parts(game.name, wanted, only if only in known else ALL)
    found = any(name.found(wanted) for name in whole)
    return page(
        request,
        "names.html",
        game=game,
        pages=book(folder(game.name), "book", lang),
        table=table,
        query=query,
        sought=wanted,
        only=only if only in known else ALL,
        count=sum(row.shown for part in table for row in part.rows),
        total=len(whole),
        different=sum(name.differs for name in whole),
        others=[] if found else elsewhere(host.games, game, query),
        found=found,
    )


routes = [Route("/rules/{game}/names", names_page)]
