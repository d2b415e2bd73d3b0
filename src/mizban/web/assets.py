"""Static files: style sheets, scripts and pictures, at addresses that change when one of them does."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from mizban.web.covers import FOR_EVER

STATIC = Path(__file__).parent / "static"


def parts(folder: Path = STATIC) -> Iterator[Path]:
    """All static files, in a fixed order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


@cache
def version() -> str:
    """A short hash of all static files: their address changes when one of them does."""
    found = hashlib.blake2b(digest_size=6)
    for path in parts():
        found.update(path.relative_to(STATIC).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def asset(path: str) -> str:
    """The address of a static file, which browsers may keep for ever."""
    return f"/static/{version()}/{path}"


files = StaticFiles(directory=STATIC)


async def static(request: Request) -> Response:
    """A static file; one of another version is not to be kept."""
    answer = await files.get_response(request.path_params["path"], request.scope)
    answer.headers["Cache-Control"] = FOR_EVER if request.path_params["version"] == version() else "no-cache"
    return answer


routes = [Route("/static/{version}/{path:path}", static)]
