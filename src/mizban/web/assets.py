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

from mizban.web.bundles import BUNDLES, KINDS, STATIC, bundle

FOR_EVER = "public, max-age=31536000, immutable"


def parts(folder: Path = STATIC) -> Iterator[Path]:
    """All static files, in a fixed order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


@cache
def version() -> str:
    """A short hash of all static files: their address changes when one of them does."""
    digest = hashlib.blake2b(digest_size=6)
    for path in parts():
        digest.update(path.relative_to(STATIC).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def asset(path: str) -> str:
    """The address of a static file, which browsers may keep for ever."""
    return f"/static/{version()}/{path}"


files = StaticFiles(directory=STATIC)


async def static(request: Request) -> Response:
    """A static file; one of another version is not to be kept."""
    path, kept = request.path_params["path"], request.path_params["version"] == version()
    if path in BUNDLES:
        return made(request, bundle(path), KINDS[Path(path).suffix], kept)
    answer = await files.get_response(path, request.scope)
    answer.headers["Cache-Control"] = FOR_EVER if kept else "no-cache"
    return answer


def mark(text: str) -> str:
    """A short hash of a made file."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def made(request: Request, text: str, kind: str, kept: bool) -> Response:
    """A file that is made here: kept for ever at an address that changes with it, and asked for again at any other."""
    headers = {"Cache-Control": FOR_EVER if kept else "no-cache", "ETag": f'"{mark(text)}"'}
    known = request.headers.get("if-none-match", "").removeprefix("W/") == headers["ETag"]
    return Response(status_code=304, headers=headers) if known else Response(text, headers=headers, media_type=kind)


routes = [Route("/static/{version}/{path:path}", static)]
