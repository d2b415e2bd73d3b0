"""The HTML of every page and of every part that is sent later, by the Nu HTML checker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from mizban.render.texts import LANGS
from mizban.server.connections import plain_answer
from mizban.server.errors import Refusal
from mizban.server.storage.people import Person
from mizban.server.table.room import Room
from mizban.web.table.messages import SentTable
from web.browser import AGENT, Server
from web.checker import checked
from web.scenes import Scene, scenes

pytestmark = pytest.mark.once

REFUSED = [("POST", "/api"), ("GET", "/new?game=none"), ("GET", "/t/none"), ("POST", "/new"), ("POST", "/login")]
FORMS = {"en": "wide", "fa": "tall"}
MORE = [
    *(f"/rules/{name}" for name in ("architects", "concordia", "troyes")),
    *("/rules/troyes/names?q=conf&only=other", "/rules/biblios/names?q=Roma", "/rules/concordia?q=Roma"),
    "/new?game=architects&option-solo=one",
]


def cookie(server: Server, person: Person | None) -> dict[str, str]:
    return {"mizban": server.call(server.host.people.begin(person, AGENT))} if person else {}


def pages(server: Server, lang: str) -> Iterator[tuple[str, str]]:
    """The name and the text of every page in a language, errors too."""
    headers = {"accept-language": lang, "origin": server.url}
    with httpx2.Client(base_url=server.url, headers=headers, follow_redirects=True, timeout=30) as client:
        for scene in scenes(server, lang):
            client.cookies = httpx2.Cookies(cookie(server, scene.person))
            page = client.get(scene.path).text
            yield scene.name, page
            for form, places, sent in parts(server, scene, lang):
                bare = re.sub(rf' id="({"|".join(places)})"', "", page)
                yield f"{scene.name}-{form}", bare.replace("</main>", f"{sent}</main>")
        client.cookies = httpx2.Cookies()
        for path in MORE:
            yield path.strip("/").replace("/", "-").partition("?")[0], client.get(path).text
        for number, (method, path) in enumerate(REFUSED):
            answer = client.request(
                method, path, data={"game": "biblios", "chair-1": "nobody"} if method == "POST" else {}
            )
            assert answer.status_code >= 400, path
            yield f"refused-{number}", answer.text
        yield "plain-answer", plain_answer.page(Refusal(431, "long-headers"), [lang])
    yield "plain-answer-for-all", plain_answer.page(Refusal(408, "too-slow"), list(LANGS))


def parts(server: Server, scene: Scene, lang: str) -> Iterator[tuple[str, list[str], str]]:
    """What a table sends to its page, by the form of the picture: the places of its parts, and all that comes."""
    _, place, *rest = scene.path.partition("?")[0].split("/")
    if place != "t" or len(rest) > 1:
        return
    room: Room = server.call(server.host.lobby.room(rest[0]))
    form = FORMS[lang]
    sent = SentTable(room, room.viewer(scene.person), lang, form).message(0)
    assert sent is not None
    body = "".join(sent["html"].values())
    body += "".join(f"<ol>{line}</ol>" for line in [*sent.get("log", []), *sent.get("chat", [])])
    if board := sent.get("board"):
        drawn = "".join(board["new"][str(number)] for number in board["parts"])
        body += f"<svg><defs>{''.join(board['defs'])}</defs><g>{drawn}</g></svg>"
    yield form, list(sent["html"]), body


@pytest.mark.long
def test_the_html_checker_finds_nothing_on_any_page(server: Server, tmp_path: Path) -> None:
    for lang in LANGS:
        for name, text in pages(server, lang):
            (tmp_path / f"{name}-{lang}.html").write_text(text, encoding="utf-8")
    assert len(list(tmp_path.iterdir())) > 200
    wrong = checked(tmp_path)
    assert not wrong, "\n".join(wrong)
