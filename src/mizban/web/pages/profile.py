"""One's own page: name, look, account, sessions, notices, and tokens for programs."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.render.texts import LANGS
from mizban.server.errors import Refusal, status_of
from mizban.server.http.guard import remember
from mizban.server.http.request import host_of
from mizban.server.notify.push_subscriptions import browsers, keys
from mizban.server.storage import contacts
from mizban.server.storage.people import CHOICES, Person, clean_name, hashed
from mizban.web.forms import again, field, go, limit, sent, visitor, within
from mizban.web.templates import page

BROWSERS = [("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari")]
SYSTEMS = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
]
TICKS = ("sound", "confirm")


async def profile(request: Request) -> Response:
    """The page of the person who asks."""
    return await profile_page(request)


async def profile_page(
    request: Request, problem: Problem | None = None, about: str = "", made: str = "", typed: str = ""
) -> Response:
    """The same with what was wrong, and beside which form; `made` is a new token, which is shown once."""
    people, person, notices = host_of(request).people, request.state.person, host_of(request).notices
    context: dict[str, Any] = {
        "browsers": [(device(b.agent), b) for b in await browsers(notices.store, person)] if person else [],
        "key": (await keys(notices.store)).public,
        "by_mail": notices.by_mail,
        "entered": await notices.mail_addresses.of(person) if person and notices.by_mail else None,
        "sessions": [(device(s.agent), s) for s in await people.sessions(person)] if person else [],
        "tokens": await people.tokens(person) if person and person.account else [],
        "wrong": problem.say(request.state.lang) if problem else "",
        "about": about,
        "made": made,
        "typed": again(typed),
        "this": hashed(request.state.token).hex()[:16],
        "saved": request.query_params.get("saved", ""),
    }
    return page(request, "profile.html", status_of(problem) if problem else 200, **context)


def device(agent: str) -> str:
    """What somebody looks at the pages with, from how it calls itself; "" if that says nothing."""
    names = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, names))


async def rename(request: Request) -> Response:
    """Another name."""
    form = await sent(request)
    try:
        await visitor(request, clean_name(field(form, "name")))
    except Problem as problem:
        return await profile_page(request, problem, "name")
    return go("/profile?saved=name")


async def change_look(request: Request) -> Response:
    """Other settings of the pages; those that are not in the form stay."""
    form = await sent(request)
    fields: dict[str, Any] = {name: field(form, name) for name in CHOICES if name in form}
    if "ticks" in form:  # a box without a tick is not sent
        fields |= {name: name in form for name in TICKS}
    if request.state.person is None and fields.get("lang") in LANGS:
        request.state.lang = fields["lang"]  # a new guest has a name in it
    person = await visitor(request)
    request.state.person = changed = await host_of(request).people.change(person, **fields)
    if changed.card_names != person.card_names:
        host_of(request).lobby.renamed(changed)
    return go(within(field(form, "back", "/profile?saved=look")))


async def sign_up(request: Request) -> Response:
    """A guest becomes an account, with everything they have."""
    form = await sent(request)
    try:
        limit(request, "account")
        person = await visitor(request)
        request.state.person = await host_of(request).people.sign_up(
            person, field(form, "account"), field(form, "password")
        )
    except Problem as problem:
        return await profile_page(request, problem, "account", typed=field(form, "account"))
    return go("/profile?saved=account")


async def log_in(request: Request) -> Response:
    """Somebody who has an account comes from another device."""
    form = await sent(request)
    people, guest, store = host_of(request).people, request.state.person, host_of(request).store
    try:
        limit(request, "login")
        request.app.state.limits.take("login", field(form, "account").strip().casefold())
        told = await contacts.browser_of_session(store, hashed(request.state.token))
        person = await people.log_in(field(form, "account"), field(form, "password"), guest)
    except Problem as problem:
        return await profile_page(request, problem, "login", typed=field(form, "account"))
    twice = await host_of(request).merged(guest, person) if guest and not guest.account else 0
    if guest:
        await people.end(request.state.token)
    await remember(request, host_of(request), person)
    if told:
        await contacts.move_browser(store, told, hashed(request.state.token))
    return go(within(field(form, "back", "/profile?saved=seats" if twice else "/profile")))


async def log_out(request: Request) -> Response:
    """Ends the session of this browser."""
    await host_of(request).people.end(request.state.token)
    request.state.cookie = "-"
    return go("/")


async def end_sessions(request: Request) -> Response:
    """Ends all other sessions."""
    await host_of(request).people.end_others(holder(request), request.state.token)
    return go("/profile?saved=sessions")


async def new_token(request: Request) -> Response:
    """A token for a program; it is shown now and never again."""
    form = await sent(request)
    try:
        limit(request, "token")
        made = await host_of(request).people.new_token(holder(request), field(form, "name"))
    except Problem as problem:
        return await profile_page(request, problem, "tokens")
    return await profile_page(request, about="tokens", made=made)


async def end_token(request: Request) -> Response:
    """Ends a token."""
    await host_of(request).people.end_token(holder(request), field(await sent(request), "mark"))
    return go("/profile?saved=tokens")


def holder(request: Request) -> Person:
    """The person of an account; a Refusal for guests."""
    person: Person | None = request.state.person
    if person is None or not person.account:
        raise Refusal(403, "log-in-first")
    return person


routes = [
    Route("/profile", profile),
    Route("/profile", rename, methods=["POST"]),
    Route("/profile/look", change_look, methods=["POST"]),
    Route("/account", sign_up, methods=["POST"]),
    Route("/login", log_in, methods=["POST"]),
    Route("/logout", log_out, methods=["POST"]),
    Route("/sessions/end", end_sessions, methods=["POST"]),
    Route("/tokens", new_token, methods=["POST"]),
    Route("/tokens/end", end_token, methods=["POST"]),
]
