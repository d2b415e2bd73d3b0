"""The lobby: the first page, laying a table, joining one; help and errors."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mizban.core.games import Game, Setting
from mizban.core.problem import Problem
from mizban.render.texts import of_game
from mizban.server.address import HEALTH
from mizban.server.aside import known
from mizban.server.asked import house
from mizban.server.commands import Sit
from mizban.server.host import BANKS
from mizban.server.lists import my_tables, open_tables
from mizban.server.refusal import status_of
from mizban.server.room import Room
from mizban.web import covers, templates
from mizban.web.forms import again, field, go, limit, sent, visitor
from mizban.web.pages import my_games, notifications, profile, replay, rules
from mizban.web.templates import LEVEL, levels, page

PRIVATE = ("/t/", "/j/", "/games", "/profile", "/mail/")
USUAL = 3  # seats of a table unless somebody wants another number
Laid = tuple[list[str], dict[str, str]]  # the chairs of a table and its options


async def home(request: Request) -> Response:
    """The first page: the games, my tables, and those that wait for people."""
    host, person, lang = house(request), request.state.person, request.state.lang
    own = await my_tables(host.store, person, lang, host.aside) if person else []
    seen = {line.id for line in own}
    others = [line for line in await open_tables(host.store, lang, host.aside) if line.id not in seen]
    context: dict[str, Any] = {
        "games": host.games,
        "game_of": known,
        "levels": levels(lang),
        "level": LEVEL,
        "alone": alone,
    }
    return page(request, "home.html", mine=own, others=others, about=rules.opening, **context)


async def play(request: Request) -> Response:
    """A table against bots, or for one person alone, at once."""
    form = await sent(request)
    game = house(request).game(field(form, "game"))
    person = await visitor(request)
    limit(request, "create", person)
    seats = min(max(USUAL, game.least), game.most)
    usual: Laid = (["me", *[field(form, "level", LEVEL)] * (seats - 1)], {})
    chairs, options = (alone(game) if "alone" in form else None) or usual
    room = await house(request).create(person, game, len(chairs), options, chairs, True, 0)
    return go(f"/t/{room.id}")


async def learn(request: Request) -> Response:
    """A table with a teacher, at once."""
    form = await sent(request)
    game = house(request).game(field(form, "game"))
    person = await visitor(request)
    limit(request, "create", person)
    room = await house(request).teach(person, game, field(form, "lesson"))
    return go(f"/t/{room.id}")


# ---------------------------------------------------------------- laying a table


async def new(request: Request) -> Response:
    """The form for a new table; everything in it can stay as it is."""
    games = house(request).games
    game = house(request).game(request.query_params.get("game", games[0].name))
    return form_page(request, game, FormData(dict(request.query_params)))


async def create(request: Request) -> Response:
    """Lays the table of a form."""
    form = await sent(request)
    host = house(request)
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
        "games": house(request).games,
        "game": game,
        "chairs": chosen_chairs(game, form),
        "levels": levels(lang),
        "settings": branches(list(settings(game, form, lang, house(request).figures.of(game).options))),
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
    found = [(setting, value) for setting in game.settings for value, n in setting.people.items() if n == 1]
    if not found:
        return None
    setting, value = found[0]
    return [chair for chair in fitting(game, setting, value) if chair != "none"], {setting.id: value}


def settings(game: Game, form: FormData, lang: str, entered: dict[str, str]) -> Iterator[dict[str, Any]]:
    """The options of a game, in words; what the host has entered is the usual value of an option."""
    texts = of_game(game.name, lang)
    for setting, row in zip(game.settings, game.data.get("option", []), strict=True):
        yield {
            "id": setting.id,
            "name": row["name" if lang == "en" else f"name_{lang}"],
            "about": texts.say(f"option-{setting.id}") if texts.has(f"option-{setting.id}") else "",
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
    found = [row for row in rows if (row["only_with"] or ("",))[0] == id]
    for row in found:
        row["others"] = branches(rows, row["id"])
    return found


def signs(game: Game, form: FormData, lang: str) -> list[str]:
    """What a table with the options of a form has beside its name."""
    texts = of_game(game.name, lang)
    found = [f"sign-{o.id}-{field(form, f'option-{o.id}', o.default)}" for o in game.settings]
    return [texts.say(id) for id in found if texts.has(id)]


def labelled(
    game: Game, setting: Setting, labels: dict[str, str], lang: str, entered: dict[str, str]
) -> list[tuple[str, str]]:
    """The values of an option with their names, first the one that was entered; those of a seat are the seats."""
    if setting.id in entered:
        name = game.value_name(setting.id, entered[setting.id], lang)
        own = [(entered[setting.id], templates.texts(lang)("figures-entered", name=name))]
        return own + [(value, labels[value]) for value in setting.values]
    if setting.values:
        return [(value, labels[value]) for value in setting.values]
    return [(value, templates.texts(lang)("seat-number", n=int(value) + 1)) for value in setting.choices(game.most)]


def said(problem: ValueError, lang: str) -> str:
    """A problem as a sentence."""
    return problem.say(lang) if isinstance(problem, Problem) else templates.texts(lang)("form-wrong")


# ---------------------------------------------------------------- joining one


async def join(request: Request) -> Response:
    """Leads from a code that somebody typed to its table."""
    limit(request, "join")
    room = await house(request).by_code(field(await sent(request), "code"))
    return go(f"/j/{room.code}")


async def invitation(request: Request) -> Response:
    """What a link to a table shows: who sits there, and the question whether to sit down or to watch."""
    limit(request, "join")
    room = await house(request).by_code(request.path_params["code"])
    if room.seat_of(request.state.person) >= 0:
        return go(f"/t/{room.id}")
    return invited(request, room)


async def accept(request: Request) -> Response:
    """Somebody sits down, or wants to watch."""
    form = await sent(request)
    host = house(request)
    limit(request, "join")
    room = await host.by_code(request.path_params["code"])
    try:
        person = await visitor(request, field(form, "name"))
        await host.admit(room, person.id)
        if field(form, "way") == "sit" and room.seat_of(person) < 0:
            await host.do(room, person, Sit(secrets.token_hex(8)))
    except Problem as problem:
        return invited(request, room, problem)
    return go(f"/t/{room.id}")


def invited(request: Request, room: Room, problem: Problem | None = None) -> Response:
    """The invitation, with what was wrong."""
    lang = request.state.lang
    wrong = problem.say(lang) if problem else ""
    free = room.state == "waiting" and any(chair.kind == "open" for chair in room.chairs)
    status = status_of(problem) if problem else 200
    return page(request, "join.html", status, room=room, names=room.names(lang), free=free, wrong=wrong)


# ---------------------------------------------------------------- help and errors


async def help(request: Request) -> Response:
    """How to play here."""
    return page(request, "help.html", pages=rules.help_pages(request.state.lang))


async def robots(request: Request) -> Response:
    """What search engines are to leave alone: tables and what belongs to somebody."""
    return PlainTextResponse("User-agent: *\n" + "".join(f"Disallow: {path}\n" for path in PRIVATE))


async def health(request: Request) -> Response:
    """That this house is open, and its sign: for who watches over it, and for a second one that is started."""
    return PlainTextResponse(f"mizban {house(request).sign}\n", headers={"Cache-Control": "no-store"})


def error_page(request: Request, status: int, sentence: str, headline: str = "") -> Response:
    """An error: what happened, and what to do now."""
    t = templates.texts(request.state.lang)
    title = t(headline or (f"error-{status}" if t.has(f"error-{status}") else "error-other"))
    advice = t(headline, "do") if headline else t("error-do")
    return page(request, "error.html", status, headline=title, sentence=sentence, advice=advice, number=status)


routes = [
    Route("/", home),
    Route("/play", play, methods=["POST"]),
    Route("/learn", learn, methods=["POST"]),
    Route("/new", new),
    Route("/new", create, methods=["POST"]),
    Route("/join", join, methods=["POST"]),
    Route("/j/{code}", invitation),
    Route("/j/{code}", accept, methods=["POST"]),
    Route("/help", help),
    Route("/robots.txt", robots),
    Route(HEALTH, health),
    *rules.routes,
    *replay.routes,
    *my_games.routes,
    *profile.routes,
    *notifications.routes,
    *covers.routes,
    *templates.routes,
]
