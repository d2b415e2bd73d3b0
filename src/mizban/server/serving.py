"""The server: Uvicorn speaks with those whom our own door lets in."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mizban.server.bounds import Bounds
from mizban.server.caller import Caller
from mizban.server.crowd import Crowd, Place
from mizban.server.door import Door
from mizban.server.wire import Wire


def settings(made: ASGIApp, proxy: str | None = None, loop: str = "auto", patience: int = 3) -> uvicorn.Config:
    """How an application is served. `proxy` names whose word about senders is trusted."""
    return uvicorn.Config(
        made,
        loop=loop,
        ws=Wire,
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
        self.crowd = Crowd(self.bounds, lambda host: self.trusted is not None and host in self.trusted)
        self.door = Door(self.crowd, self.caller)
        self.door.open(sockets or [])

    def caller(self, place: Place) -> asyncio.Protocol:
        return Caller(place, self.trusted, self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.door.close()
        await super().shutdown(sockets)
