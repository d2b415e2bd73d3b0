"""What every request passes: sizes, where it comes from, who sends it, and the headers of every answer."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mizban.render.texts import LANGS
from mizban.server.errors import Refusal, texts
from mizban.server.host import Host
from mizban.server.http.limits import Limits
from mizban.server.log import place
from mizban.server.storage.people import Person, hashed

log = structlog.get_logger()
Refuse = Callable[[Request, Refusal], Response]
LARGEST = 256 * 1024  # bytes of a request
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OPENER = {"Cross-Origin-Opener-Policy": "same-origin"}  # elsewhere than at a safe address browsers complain of it
SECRET = re.compile(r"(/j/|/join/|/mail/confirm/|/mail/stop/)[^/]+")
HERE = re.compile(r"(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\]")
SENT = "/mail/stop/"  # mail programs post here by themselves; what allows it is in the address, not in a cookie
COOKIE_AGE = 365 * 24 * 3600


class Guard:
    """Stands before all routes. `refuse` answers what may not pass; `secure`: people reach this server over https."""

    def __init__(self, app: ASGIApp, host: Host, limits: Limits, refuse: Refuse, secure: bool) -> None:
        self.app = app
        self.refuse = refuse
        self.host = host
        self.limits = limits
        self.secure = secure
        self.cookie = "__Host-mizban" if secure else "mizban"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        state = scope.setdefault("state", {})
        state.update(person=None, token="", session=b"", bearer=False, lang=wanted(connection.headers), cookie="")
        started = time.monotonic()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in (HEADERS | OPENER if self.secure or safe(connection) else HEADERS).items():
                    headers.setdefault(name, value)
                if self.secure:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
                if state["cookie"]:
                    headers.append("Set-Cookie", self.baked(state["cookie"]))
            await send(message)

        try:
            try:
                self.limits.take("page", address(connection))
                check_size(connection.headers)
                await self.identify(connection)
                self.check_origin(connection)
                await self.app(scope, limited(receive), answer)
            except Refusal as refusal:
                await self.turn_away(scope, receive, answer, refusal)
        except ClientDisconnect:
            status = status or 499
        except Exception as wrong:  # a mistake of ours: people get a sentence, the log gets the place
            log.error("broken", path=hushed(connection.url.path), error=type(wrong).__name__, at=place(wrong))
            if status:
                raise
            await self.turn_away(scope, receive, answer, Refusal(500, "server-error"))
        if scope["type"] == "http" and not connection.url.path.startswith("/static/"):
            took = round((time.monotonic() - started) * 1000, 1)
            log.info("request", method=scope["method"], path=hushed(connection.url.path), status=status, ms=took)

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        """Answers what may not pass."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4000 + refusal.status})
        else:
            await self.refuse(Request(scope), refusal)(scope, receive, send)

    async def identify(self, connection: HTTPConnection) -> None:
        """Who sends this, by cookie or by token."""
        state = connection.scope["state"]
        kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            bearer = bearer.strip()
            state["person"] = await self.host.people.of_token(bearer)
            if state["person"] is None:
                raise Refusal(401, "bad-token")
            if not for_programs(connection):
                raise Refusal(403, "token-elsewhere")
            state.update(bearer=True, session=hashed(bearer))
        elif token := connection.cookies.get(self.cookie, ""):
            state["person"] = await self.host.people.of_session(token)
            if state["person"]:
                state.update(token=token, session=hashed(token))
        if state["person"]:
            state["lang"] = state["person"].lang

    def check_origin(self, connection: HTTPConnection) -> None:
        """What changes something, and every stream, comes from our own pages or with a token. A program that has
        shown no token is nobody: it can do nothing, and is told that it needs one."""
        scope = connection.scope
        if scope["state"]["bearer"] or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        nobody = scope["state"]["person"] is None and for_programs(connection)
        if scope["type"] == "http" and (nobody or connection.url.path.startswith(SENT)):
            return
        site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
        if not self.own(origin or "", connection.headers.get("host", "")) or site not in (None, "same-origin"):
            raise Refusal(403, "other-origin")

    def own(self, origin: str, host: str) -> bool:
        """Whether an origin is this server, by the name it was called."""
        schemes = ("https",) if self.secure else ("http", "https")
        return bool(host) and origin.lower() in [f"{scheme}://{host.lower()}" for scheme in schemes]

    def baked(self, token: str) -> str:
        """The cookie with a session; an empty one ends it."""
        value, age = ("", 0) if token == "-" else (token, COOKIE_AGE)
        secure = "; Secure" if self.secure else ""
        return f"{self.cookie}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"


def safe(connection: HTTPConnection) -> bool:
    """Whether browsers take the address they call for one that nobody can have changed on the way: https, or this
    machine itself."""
    name = re.sub(r":\d*$", "", connection.headers.get("host", "").lower())
    return connection.scope.get("scheme") == "https" or bool(HERE.fullmatch(name))


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def check_size(headers: Headers) -> None:
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdecimal() and len(length) < 10 and int(length) <= LARGEST):
        raise Refusal(413, "too-large")


def limited(receive: Receive) -> Receive:
    """Refuses a request that goes on for longer than may be."""
    total = 0

    async def counted() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LARGEST:
            raise Refusal(413, "too-large")
        return message

    return counted


def wanted(headers: Headers) -> str:
    """The language a browser asks for."""
    for part in headers.get("accept-language", "")[:200].lower().split(","):
        if (lang := part.strip()[:2]) in LANGS:
            return lang
    return LANGS[0]


def hushed(path: str) -> str:
    """A path without the code of a table or the token of a mail: who has that, may come in."""
    return SECRET.sub(r"\1…", path)[:200]


def for_programs(connection: HTTPConnection) -> bool:
    """Whether this is an address that a token opens."""
    return connection.scope["type"] == "websocket" or connection.url.path.startswith("/api/")


async def known(connection: HTTPConnection, host: Host, limits: Limits, name: str = "") -> Person:
    """Who sends a request; a new guest if nobody is known yet, with a cookie to know them by."""
    state = connection.scope["state"]
    person: Person | None = state["person"]
    if person is None:
        limits.take("guest", address(connection))
        person = await host.people.guest(name or guest_name(state["lang"]), state["lang"])
        await remember(connection, host, person)
    return person


async def remember(connection: HTTPConnection, host: Host, person: Person) -> None:
    """A new session for somebody, and its cookie."""
    state = connection.scope["state"]
    token = await host.people.begin(person, connection.headers.get("user-agent", ""))
    state.update(person=person, token=token, cookie=token, lang=person.lang)


def guest_name(lang: str) -> str:
    """A name for somebody who has not said one."""
    return texts(lang).say("guest-name", {"n": 10 + secrets.randbelow(90)})
