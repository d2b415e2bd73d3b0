"""The wire of the live channel: every message is compressed with what was sent before it in mind."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 15  # bits: 32 kB of what was sent; with the usual 12, messages are three times as long
MEMORY = 5  # zlib's level of memory: with it and the window, 144 kB for a connection
LEVEL = 5  # how hard zlib looks: with the usual 6 a message is a tenth shorter, and takes a quarter longer


class Wire(WebSocketsSansIOProtocol):
    """A connection that remembers more than is usual: boards and questions resemble those before."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW,
            client_max_window_bits=12,
            compress_settings={"memLevel": MEMORY, "level": LEVEL},
        )
        self.conn.available_extensions = [deflate]

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of what the connection remembers at once: its parser holds it, and it the parser."""
        super().connection_lost(exc)
        self.conn.parser.close()
