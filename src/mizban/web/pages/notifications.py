"""Being told that it is one's turn: browsers and mail addresses on one's own page, and the links in mails."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from mizban.core.problem import Problem
from mizban.server.errors import Refusal
from mizban.server.http.request import host_of, limits_of
from mizban.server.notify.notices import Notices
from mizban.server.notify.push_subscriptions import subscribe, unsubscribe
from mizban.server.storage.people import Person, hashed
from mizban.web.bundles import STATIC
from mizban.web.forms import field, go, limit, sent, visitor
from mizban.web.pages.profile import profile_page
from mizban.web.templates import page

SAVED = "/profile?saved={}#turns"


async def worker(request: Request) -> Response:
    """The script that shows notices while no page is open; it stands here because it serves all pages below."""
    return FileResponse(STATIC / "sw.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


def somebody(request: Request) -> Person:
    """The person who asks; a Refusal when nobody is known."""
    person: Person | None = request.state.person
    if person is None:
        raise Refusal(403, "log-in-first")
    return person


async def add_browser(request: Request) -> Response:
    """This browser is to be told."""
    form = await sent(request)
    try:
        limit(request, "notice")
        person = await visitor(request)
        keys = (field(form, "p256dh"), field(form, "auth"))
        await subscribe(host_of(request).store, person, hashed(request.state.token), field(form, "endpoint"), *keys)
    except Problem as problem:
        return await profile_page(request, problem, "push")
    return go(SAVED.format("push"))


async def end_browser(request: Request) -> Response:
    """A browser is left in peace."""
    await unsubscribe(host_of(request).store, somebody(request), field(await sent(request), "mark"))
    return go(SAVED.format("push-end"))


async def try_browsers(request: Request) -> Response:
    """A notice to look at."""
    try:
        person = somebody(request)
        limit(request, "notice", person)
        await host_of(request).notices.test(person)
    except Problem as problem:
        return await profile_page(request, problem, "push")
    return go(SAVED.format("push-test"))


# ---------------------------------------------------------------- mail


def posting(request: Request) -> Notices:
    """What sends mails; without it these pages are not there."""
    notices = host_of(request).notices
    if not notices.by_mail:
        raise Refusal(404, "no-page")
    return notices


async def add_address(request: Request) -> Response:
    """Somebody wants mails; who reads them there has to agree first."""
    notices, address = posting(request), field(await sent(request), "address").strip()
    try:
        person = await visitor(request)
        limit(request, "mail")
        for key in (person.id, address.casefold()):
            limits_of(request).take("mail", key)
        await notices.ask(person, address)
    except Problem as problem:
        return await profile_page(request, problem, "mail", typed=address)
    return go(SAVED.format("mail"))


async def end_address(request: Request) -> Response:
    """Somebody wants no more mails."""
    await posting(request).mail_addresses.forget(somebody(request).id)
    return go(SAVED.format("mail-end"))


async def confirmation(request: Request) -> Response:
    """What the link in the first mail opens. A button agrees: programs that look through mails open links too."""
    address = await posting(request).mail_addresses.asked(request.path_params["token"])
    return page(request, "mail.html", what="confirm", address=address, done=False)


async def confirm(request: Request) -> Response:
    """The one who reads the mails agrees."""
    addresses, token = posting(request).mail_addresses, request.path_params["token"]
    address = await addresses.asked(token)
    await addresses.confirm(token)
    return page(request, "mail.html", what="confirm", address=address, done=True)


async def stopping(request: Request) -> Response:
    """What the link at the end of every mail opens, for the same reason with a button."""
    await posting(request).mail_addresses.stopped(request.path_params["token"])
    return page(request, "mail.html", what="stop", address="", done=False)


async def stop(request: Request) -> Response:
    """No more mails; mail programs may ask for this by themselves."""
    addresses = posting(request).mail_addresses
    await addresses.forget(await addresses.stopped(request.path_params["token"]))
    return page(request, "mail.html", what="stop", address="", done=True)


routes = [
    Route("/sw.js", worker),
    Route("/push", add_browser, methods=["POST"]),
    Route("/push/end", end_browser, methods=["POST"]),
    Route("/push/test", try_browsers, methods=["POST"]),
    Route("/mail", add_address, methods=["POST"]),
    Route("/mail/end", end_address, methods=["POST"]),
    Route("/mail/confirm/{token}", confirmation),
    Route("/mail/confirm/{token}", confirm, methods=["POST"]),
    Route("/mail/stop/{token}", stopping),
    Route("/mail/stop/{token}", stop, methods=["POST"]),
]
