"""A connection and its requests, one after the other, within bounds of bytes and time."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import httptools
from starlette.datastructures import Headers
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from mizban.server.connections.admission import Place, near
from mizban.server.connections.bounds import Bounds
from mizban.server.connections.compression import CompressedWebSocket
from mizban.server.connections.plain_answer import plain_answer
from mizban.server.errors import Refusal
from mizban.server.http.guard import wanted

SLICE = 16 * 1024  # bytes that are parsed at a time
LONGEST_HOST = 100  # characters of an address in the words of a proxy


class Trusted(Protocol):
    """The proxies whose word about senders counts."""

    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]: ...


class RequestProtocol(HttpToolsProtocol):
    """Hears requests. What goes beyond the bounds is answered with one sentence, and the connection ends.

    A request that comes before the last one is answered is not heard: no browser sends such, and they could be many.
    """

    def __init__(
        self,
        place: Place,
        trusted: Trusted | None,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.place = place
        self.trusted = trusted
        self.bounds = place.admission.bounds
        self.url = b""
        self.head = 0  # bytes of the line and the headers, so far
        self.body = 0  # bytes of the body, so far
        self.inside = False  # a body is on its way
        self.over = False  # and its request has been answered already
        self.deaf = False  # what comes is thrown away
        self.unheard = 0  # bytes of that
        self.wrong: Refusal | None = None

    @property
    def answering(self) -> bool:
        """Whether a request has not got its whole answer yet."""
        return self.cycle is not None and not self.cycle.response_complete

    # ---------------------------------------------------------------- what the connection does

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place.transport, self.place.late = transport, self.late
        if not self.place.here:
            transport.abort()
        self.place.wait(self.bounds.leaving if self.place.turned else self.bounds.asking)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.place.leave()

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            if self.deaf:
                self.unheard += len(data) - start  # what comes after the end is thrown away, but not for ever
                if self.unheard > self.bounds.leftover:
                    self.transport.abort()
                return
            self.hear(data[start : start + SLICE])

    def pause_writing(self) -> None:
        super().pause_writing()
        self.settle()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.settle()

    def settle(self) -> None:
        """Whose turn it is now, and for how long."""
        if self.flow.write_paused:
            self.place.wait(self.bounds.reading)
        elif self.inside and not self.over:
            self.place.wait(self.bounds.telling)
        elif self.answering:
            self.place.busy()
        else:
            self.place.wait(self.bounds.leaving if self.deaf else self.bounds.resting)

    def late(self) -> None:
        """The other end has had its time."""
        if self.deaf or self.flow.write_paused:
            self.place.end()
        elif self.place.turned:
            self.refuse(self.place.turned)
        elif self.head or self.inside:
            self.refuse(Refusal(408, "too-slow"))
        else:
            self.transport.close()

    # ---------------------------------------------------------------- what is heard

    def hear(self, data: bytes) -> None:
        """Parses a slice, and counts: callbacks begin anew with each part of a request."""
        if not self.head and not self.inside and not self.answering:
            self.place.wait(self.bounds.leaving if self.place.turned else self.bounds.asking)
        self.head += len(data)
        self.body += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self.upgrade()
        except httptools.HttpParserError:
            if not self.deaf:
                self.refuse(self.wrong or Refusal(400, "bad-request"))
        else:
            self.head = 0 if self.inside else self.head
            if wrong := too_long(self.head, self.body if self.inside else 0, self.bounds):
                self.refuse(wrong)

    def upgrade(self) -> None:
        """A live channel begins; or somebody asks for what we do not speak, and is answered once, as usual."""
        self.deaf = True
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        elif self.answering:
            self.cycle.keep_alive = False

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, CompressedWebSocket):
            socket.sit(self.place)

    def on_message_begin(self) -> None:
        if self.answering:
            self.deaf, self.cycle.keep_alive = True, False
            raise Refusal(400, "bad-request")
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.bounds.line:
            self.stop(Refusal(414, "long-address"))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.inside:  # behind a body; nobody reads it
            return
        if len(self.headers) >= self.bounds.fields:
            self.stop(Refusal(431, "long-headers"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.head = self.body = 0
        self.inside = True
        if self.place.turned:
            self.stop(self.place.turned)
        if self.client and self.trusted is not None and self.client[0] in self.trusted:
            self.speak_for(self.trusted)
        super().on_headers_complete()
        self.settle()

    def on_message_complete(self) -> None:
        self.head, self.inside, self.over = 0, False, False
        super().on_message_complete()
        self.settle()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.over = self.inside
        self.place.move(self.place.home)
        self.settle()

    # ---------------------------------------------------------------- for whom, and why not

    def speak_for(self, trusted: Trusted) -> None:
        """A proxy asks for somebody: what they have open is counted as theirs."""
        said = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for").decode("latin-1")
        host = trusted.get_trusted_client_address(said)[0][:LONGEST_HOST] if said else ""
        if not host or near(host) == self.place.key:
            return
        if not self.place.admission.room_for(host):
            self.stop(Refusal(503, "crowded-near", n=self.bounds.again))
        self.place.move(near(host))

    def stop(self, refusal: Refusal) -> None:
        """Ends the parsing."""
        self.wrong = refusal
        raise refusal

    def refuse(self, refusal: Refusal) -> None:
        """Answers with one sentence and listens no more; where an answer has begun, the connection just ends."""
        self.deaf = True
        if self.over or (self.answering and self.cycle.response_started):
            self.place.end()
            return
        if self.answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not self.transport.is_closing():
            self.transport.write(
                plain_answer(refusal, language(Headers(raw=self.headers or [])), self.url.startswith(b"/api/"))
            )
            if self.transport.can_write_eof():
                self.transport.write_eof()
        self.place.wait(self.bounds.leaving)


def too_long(head: int, body: int, bounds: Bounds) -> Refusal | None:
    """Why a request that goes on for so many bytes is refused."""
    if body > bounds.body:
        return Refusal(413, "too-large")
    return Refusal(431, "long-headers") if head > bounds.head else None


def language(headers: Headers) -> str:
    """The language that is asked for, if so much has been read."""
    return wanted(headers) if "accept-language" in headers else ""
