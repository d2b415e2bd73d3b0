"""The live channel on its way: every message is compressed with what was sent before it in mind."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from mizban.server.connections.admission import Place

WINDOW = 15  # bits: 32 kB of what was sent; with the usual 12, messages are three times as long
MEMORY = 5  # zlib's level of memory: with it and the window, 144 kB for a connection
LEVEL = 5  # how hard zlib looks: with the usual 6 a message is a tenth shorter, and takes a quarter longer


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """A connection that remembers more than is usual: boards and questions resemble those before."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.place: Place | None = None
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW,
            client_max_window_bits=12,
            compress_settings={"memLevel": MEMORY, "level": LEVEL},
        )
        self.conn.available_extensions = [deflate]

    def sit(self, place: Place) -> None:
        """Keeps the place of the request that it began with; nobody has to make room while it lives."""
        self.place = place
        place.late = place.end
        place.busy()

    def pause_writing(self) -> None:
        """The other end does not read; not for ever."""
        super().pause_writing()
        if self.place:
            self.place.hurry(self.place.admission.bounds.reading)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.place:
            self.place.busy()

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of what the connection remembers at once: its parser holds it, and it the parser."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.place:
            self.place.leave()
