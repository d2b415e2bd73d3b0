"""Who comes in, what they send, and where they go next."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from mizban.server.http.guard import address, known
from mizban.server.http.request import host_of, limits_of
from mizban.server.storage.people import Person

LONGEST = 254  # characters of a field: a mail address


async def visitor(request: Request, name: str = "") -> Person:
    """The person who asks, by the name they give; a new guest if nobody is known yet."""
    host = host_of(request)
    person = await known(request, host, limits_of(request), name.strip())
    if name.strip() and name.strip() != person.name:
        person = await host.people.change(person, name=name)
        request.state.person = person
        host.lobby.renamed(person)
    return person


def limit(request: Request, kind: str, person: Person | None = None) -> None:
    """Spends one of the times that somebody may do this; a Refusal when there is none left."""
    limits_of(request).take(kind, person.id if person else address(request))


def forgive(request: Request, kind: str) -> None:
    """Gives back what `limit` spent: it was done rightly, and only mistakes count."""
    limits_of(request).give(kind, address(request))


def go(path: str) -> Response:
    """Sends the browser on after something was done."""
    return RedirectResponse(path, 303)


def within(path: str) -> str:
    """A path of this server to go back to; anything else leads home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


def again(text: str) -> str:
    """What somebody typed, as the form shows it once more: nothing that fits into a field is longer."""
    return text[:LONGEST]


def asked(request: Request, key: str) -> str:
    """What stands in the address of a page, as a form puts it there."""
    return again(request.query_params.get(key, "")).strip()


async def sent(request: Request) -> FormData:
    """What was sent with a form. Files that came with it are closed: who wants one asks for the form itself."""
    async with request.form() as form:
        return form


def field(form: FormData, name: str, default: str = "") -> str:
    """What was written into a field of a form."""
    value = form.get(name, default)
    return value if isinstance(value, str) else default
