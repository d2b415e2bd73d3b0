"""The server: Uvicorn speaks with those whom we let in."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mizban.server.connections.admission import Admission, Place
from mizban.server.connections.bounds import Bounds
from mizban.server.connections.compression import CompressedWebSocket
from mizban.server.connections.listener import Listener
from mizban.server.connections.protocol import RequestProtocol


def settings(made: ASGIApp, proxy: str | None = None, loop: str = "auto", patience: int = 3) -> uvicorn.Config:
    """How an application is served. `proxy` names whose word about senders is trusted."""
    return uvicorn.Config(
        made,
        loop=loop,
        ws=CompressedWebSocket,
        ws_max_size=8192,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=patience,
    )


class Server(uvicorn.Server):
    """Takes connections itself, within bounds."""

    def __init__(self, config: uvicorn.Config, bounds: Bounds) -> None:
        super().__init__(config)
        self.bounds = bounds
        app: Any = config.app
        trusts = config.proxy_headers and config.forwarded_allow_ips
        self.trusted = ProxyHeadersMiddleware(app, trusts).trusted_hosts if trusts else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """On sockets that listen already."""
        await super().startup([])
        self.admission = Admission(self.bounds, lambda host: self.trusted is not None and host in self.trusted)
        self.listener = Listener(self.admission, self.protocol)
        self.listener.open(sockets or [])

    def protocol(self, place: Place) -> asyncio.Protocol:
        return RequestProtocol(place, self.trusted, self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.listener.close()
        await super().shutdown(sockets)
