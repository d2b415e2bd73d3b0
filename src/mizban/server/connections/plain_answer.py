"""A whole answer with one sentence, for connections to which no page can be made."""

from __future__ import annotations

import base64
import hashlib
from email.utils import formatdate
from html import escape
from http import HTTPStatus

import msgspec

from mizban.render.texts import LANGS, RIGHT_TO_LEFT
from mizban.server.errors import Refusal, headers_of, texts
from mizban.server.http.guard import HEADERS

STYLE = (
    ":root{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5em;box-sizing:border-box;"
    "font:1.15rem/1.7 Vazirmatn,'Segoe UI',Tahoma,'Noto Sans Arabic',sans-serif;background:#23484A;color:#F6EFE2}"
    "main{display:grid;gap:2em}h1{font-size:1.5em;margin:0}p{max-width:32em;margin:0}"
)
HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{HASH}'; base-uri 'none'; frame-ancestors 'none'"


def plain_answer(refusal: Refusal, lang: str = "", program: bool = False) -> bytes:
    """The answer in a language, or in all where none is known; JSON for programs."""
    langs = [lang] if lang else list(LANGS)
    if program:
        kind, text = "application/json", msgspec.json.encode({"error": refusal.say(langs[0]), "status": refusal.status})
    else:
        kind, text = "text/html; charset=utf-8", page(refusal, langs).encode()
    headers = HEADERS | {"Content-Security-Policy": POLICY} | headers_of(refusal)
    headers |= {"Content-Type": kind, "Content-Length": str(len(text)), "Cache-Control": "no-store"}
    headers |= {"Connection": "close"}
    if refusal.status < 500:  # the others may be made once for all
        headers["Date"] = formatdate(usegmt=True)
    lines = [f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}", *map(": ".join, headers.items()), "", ""]
    return "\r\n".join(lines).encode() + text


def page(refusal: Refusal, langs: list[str]) -> str:
    """A page that needs nothing else."""
    parts = [
        f'<section lang="{lang}" dir="{direction(lang)}"><h1>{escape(texts(lang).say("sender"))}</h1>'
        f"<p>{escape(refusal.say(lang))}</p></section>"
        for lang in langs
    ]
    return (
        f'<!doctype html><html lang="{langs[0]}" dir="{direction(langs[0])}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(texts(langs[0]).say('sender'))}</title><style>{STYLE}</style><body><main>{''.join(parts)}</main>"
    )


def direction(lang: str) -> str:
    return "rtl" if lang in RIGHT_TO_LEFT else "ltr"
