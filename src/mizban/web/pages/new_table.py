"""The form for a new table: its game, its chairs and its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.game.box import Setting
from mizban.core.problem import Problem
from mizban.render.games import Game
from mizban.render.texts import of_game
from mizban.server.errors import status_of
from mizban.server.host import BANKS
from mizban.server.http.request import host_of
from mizban.web.forms import again, field, go, limit, sent, visitor
from mizban.web.templates import page
from mizban.web.texts import LEVEL, levels, texts

USUAL = 3  # seats of a table unless somebody wants another number
Laid = tuple[list[str], dict[str, str]]  # the chairs of a table and its options


async def new(request: Request) -> Response:
    """The form for a new table; everything in it can stay as it is."""
    games = host_of(request).games
    game = host_of(request).game(request.query_params.get("game", games[0].name))
    return form_page(request, game, FormData(dict(request.query_params)))


async def create(request: Request) -> Response:
    """Lays the table of a form."""
    form = await sent(request)
    host = host_of(request)
    game = host.game(field(form, "game"))
    chairs = [chair for chair in chosen_chairs(game, form) if chair != "none"]
    options = {o.id: field(form, f"option-{o.id}") for o in game.settings if f"option-{o.id}" in form}
    try:
        bank = int(field(form, "bank", "0"))
        person = await visitor(request, field(form, "name"))
        limit(request, "create", person)
        room = await host.create(person, game, len(chairs), options, chairs, field(form, "open", "yes") != "yes", bank)
    except ValueError as problem:
        return form_page(request, game, form, problem)
    return go(f"/t/{room.id}")


def form_page(request: Request, game: Game, form: FormData, problem: ValueError | None = None) -> Response:
    """The form as it was filled in, with what was wrong."""
    lang = request.state.lang
    context = {
        "games": host_of(request).games,
        "game": game,
        "chairs": chosen_chairs(game, form),
        "levels": levels(lang),
        "settings": branches(list(settings(game, form, lang, host_of(request).figures.of(game).options))),
        "signs": signs(game, form, lang),
        "friends": field(form, "with") == "friends",
        "banks": BANKS,
        "bank": field(form, "bank", "0"),
        "open": field(form, "open", "yes") == "yes",
        "name": again(field(form, "name")),
        "wrong": said(problem, lang) if problem else "",
    }
    return page(request, "new.html", status_of(problem) if isinstance(problem, Problem) else 200, **context)


def chosen_chairs(game: Game, form: FormData) -> list[str]:
    """What is on each chair there can be: me, a level of bots, open, or none. What the form does not say is as its
    options need it."""
    others = "open" if field(form, "with") == "friends" else LEVEL
    usual = filled(game, ["me", *[others] * (USUAL - 1)])
    for setting in game.settings:
        usual = fitting(game, setting, field(form, f"option-{setting.id}", setting.default)) or usual
    return [field(form, f"chair-{seat}", chair) for seat, chair in enumerate(usual)]


def filled(game: Game, chairs: list[str]) -> list[str]:
    """These chairs, and no others there can be."""
    return [*chairs, *["none"] * game.most][: game.most]


def fitting(game: Game, setting: Setting, value: str) -> list[str]:
    """The chairs that a value of an option is for; none where it is for any."""
    people = setting.people.get(value)
    if people is None:
        return []
    seats = setting.seats[value][0]
    return filled(game, ["me", *["open"] * (people - 1), *[LEVEL] * (seats - people)])


def alone(game: Game) -> Laid | None:
    """The table of a game for one person; None where there is none."""
    if game.least == 1:
        return ["me"], {}
    solo = [(setting, value) for setting in game.settings for value, n in setting.people.items() if n == 1]
    if not solo:
        return None
    setting, value = solo[0]
    return [chair for chair in fitting(game, setting, value) if chair != "none"], {setting.id: value}


def settings(game: Game, form: FormData, lang: str, entered: dict[str, str]) -> Iterator[dict[str, Any]]:
    """The options of a game, in words; what the host has entered is the usual value of an option."""
    own = of_game(game.name, lang)
    for setting, row in zip(game.settings, game.data.get("option", []), strict=True):
        yield {
            "id": setting.id,
            "name": row["name" if lang == "en" else f"name_{lang}"],
            "about": own.say(f"option-{setting.id}") if own.has(f"option-{setting.id}") else "",
            "values": labelled(game, setting, row["labels" if lang == "en" else f"labels_{lang}"], lang, entered),
            "chosen": field(form, f"option-{setting.id}", entered.get(setting.id, setting.default)),
            "figures": setting.open and game.entered is not None,
            "only_with": setting.only_with,
            "opens": opens(game, setting.id),
            "chairs": {value: fitting(game, setting, value) for value in setting.people},
        }


def opens(game: Game, id: str) -> list[str]:
    """The values of an option that make others count."""
    return [other.only_with[1] for other in game.settings if other.only_with and other.only_with[0] == id]


def branches(rows: list[dict[str, Any]], id: str = "") -> list[dict[str, Any]]:
    """The options that count with a value of this one, or those that always count; each with its own others."""
    children = [row for row in rows if (row["only_with"] or ("",))[0] == id]
    for row in children:
        row["others"] = branches(rows, row["id"])
    return children


def signs(game: Game, form: FormData, lang: str) -> list[str]:
    """What a table with the options of a form has beside its name."""
    own = of_game(game.name, lang)
    ids = [f"sign-{o.id}-{field(form, f'option-{o.id}', o.default)}" for o in game.settings]
    return [own.say(id) for id in ids if own.has(id)]


def labelled(
    game: Game, setting: Setting, labels: dict[str, str], lang: str, entered: dict[str, str]
) -> list[tuple[str, str]]:
    """The values of an option with their names, first the one that was entered; those of a seat are the seats."""
    if setting.id in entered:
        name = game.value_name(setting.id, entered[setting.id], lang)
        own = [(entered[setting.id], texts(lang)("figures-entered", name=name))]
        return own + [(value, labels[value]) for value in setting.values]
    if setting.values:
        return [(value, labels[value]) for value in setting.values]
    return [(value, texts(lang)("seat-number", n=int(value) + 1)) for value in setting.choices(game.most)]


def said(problem: ValueError, lang: str) -> str:
    """A problem as a sentence."""
    return problem.say(lang) if isinstance(problem, Problem) else texts(lang)("form-wrong")


routes = [Route("/new", new), Route("/new", create, methods=["POST"])]
