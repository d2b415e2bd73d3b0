"""What every request passes, and what every answer carries."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from mizban.core.rng import fast
from mizban.server.errors import Refusal
from mizban.server.http.guard import HEADERS, LARGEST, check_size
from mizban.server.http.limits import LIMITS, Limits
from mizban.server.log import start_log
from server.site import HOST, ORIGIN, Site, site


@pytest.fixture(scope="module")
def open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        with site(tmp_path_factory.mktemp("data"), errors=False) as opened:
            yield opened


def raises(request: Request) -> Response:
    raise KeyError("a secret: gold_3")


async def raises_live(socket: WebSocket) -> None:
    await socket.accept()
    raise KeyError("a secret: gold_3")


# ---------------------------------------------------------------- headers and cookies


def paths(s: Site) -> list[str]:
    """An address for every route, and some that are none."""
    known = [re.sub(r"\{.*?\}", "x", route.path) for route in s.app.routes if isinstance(route, Route)]
    return [*known, "/nowhere", "/api/v1/nowhere", "/static/x/none.css"]


@pytest.mark.parametrize("method", ["GET", "POST", "HEAD", "OPTIONS", "PUT"])
def test_every_answer_carries_the_headers(open_site: Site, method: str) -> None:
    for path in paths(open_site):
        if path.endswith("/stream"):
            continue
        answer = open_site.ask(method, path)
        assert answer.status_code < 500, path
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (path, name)


@pytest.mark.parametrize(
    ("called", "safe"),
    [
        ("localhost", True),
        ("localhost:8020", True),
        ("table.localhost:8020", True),
        ("LOCALHOST", True),
        ("127.0.0.1:8020", True),
        ("127.3.2.1", True),
        ("[::1]:8020", True),
        ("[::1]", True),
        ("192.168.1.5:8020", False),
        ("127.0.0.1.evil.test", False),
        ("localhost.evil.test", False),
        ("notlocalhost", False),
        ("[fe80::1]:8020", False),
        (HOST, False),
        ("", False),
    ],
)
def test_what_browsers_take_from_safe_addresses_only_is_sent_to_no_others(
    open_site: Site, called: str, safe: bool
) -> None:
    for path in ("/", "/nowhere"):
        answer = open_site.ask("GET", path, headers={"host": called})
        assert answer.headers.get("Cross-Origin-Opener-Policy") == ("same-origin" if safe else None)


def test_over_https_every_answer_is_from_a_safe_address(tmp_path: Path, open_site: Site) -> None:
    assert "Cross-Origin-Opener-Policy" in open_site.ask("GET", f"https://{HOST}/").headers
    with site(tmp_path, public=f"https://{HOST}/") as s:
        assert "Cross-Origin-Opener-Policy" in s.ask("GET", "/").headers, "a proxy speaks https to them"


def test_the_policy_allows_nothing_inline_and_nothing_from_outside() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    for bad in ("unsafe", "http:", "https:", "*", "script-src 'self' ", "script-src data:"):
        assert bad not in policy


def test_a_cookie_is_for_this_site_and_no_script(open_site: Site) -> None:
    cookie = open_site.ask("POST", "/profile", data={"name": "Ann"}).headers["set-cookie"]
    name, *parts = cookie.split("; ")
    assert re.fullmatch(r"mizban=[\w-]{40,}", name)
    assert set(parts) == {"Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=31536000"}


def test_behind_tls_the_cookie_is_secure_and_browsers_stay_there(tmp_path: Path) -> None:
    with site(tmp_path, public=f"https://{HOST}/") as s:
        own = {"origin": f"https://{HOST}"}
        answer = s.ask("POST", "/profile", headers={**own}, data={"name": "Ann"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-mizban=")
        assert "; Secure" in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert s.ask("POST", "/profile", data={"name": "Ann"}).status_code == 403, "plain http is not us"
        session = cookie.split(";")[0].partition("=")[2]
        plain = s.ask("GET", "/api/v1/tables", headers={"cookie": f"mizban={session}"})
        assert plain.status_code == 401


def test_looking_around_leaves_no_cookie(open_site: Site) -> None:
    for path in paths(open_site):
        if not path.endswith("/stream"):
            assert "set-cookie" not in open_site.ask("GET", path).headers, path


# ---------------------------------------------------------------- where it comes from

ORIGINS = [
    ({}, True),
    ({"sec_fetch_site": "same-origin"}, True),
    ({"sec_fetch_site": "cross-site"}, False),
    ({"sec_fetch_site": "same-site"}, False),
    ({"sec_fetch_site": "none"}, False),
    ({"origin": None}, False),
    ({"origin": ""}, False),
    ({"origin": "null"}, False),
    ({"origin": "http://evil.test"}, False),
    ({"origin": f"http://{HOST}.evil.test"}, False),
    ({"origin": f"http://{HOST}:81"}, False),
    ({"origin": "http://["}, False),
    ({"origin": HOST}, False),
    ({"origin": f"{ORIGIN}/x"}, False),
    ({"origin": "null", "host": ""}, False),
    ({"origin": "http://", "host": ""}, False),
]


@pytest.mark.parametrize(("headers", "passes"), ORIGINS)
def test_what_changes_something_comes_from_our_own_pages(
    open_site: Site, headers: dict[str, str | None], passes: bool
) -> None:
    ann = open_site.visitor()
    answer = open_site.ask("POST", "/profile/look", ann, headers, data={"theme": "dark"})
    assert answer.status_code == (303 if passes else 403)
    changed = open_site.run(open_site.host.people.of_session, ann.session)
    assert changed is not None
    assert changed.theme == ("dark" if passes else "system")


@pytest.mark.parametrize(("headers", "passes"), ORIGINS)
def test_a_stream_comes_from_our_own_pages(open_site: Site, headers: dict[str, str | None], passes: bool) -> None:
    ann = open_site.visitor()
    room = open_site.waiting([ann])
    if passes:
        with open_site.live(room, ann, **headers) as stream:
            assert "n" in stream.receive_json()
    else:
        with pytest.raises(WebSocketDisconnect) as closed, open_site.live(room, ann, **headers):
            pass
        assert closed.value.code == 4403


def test_with_a_token_no_origin_is_needed(open_site: Site) -> None:
    ann = open_site.visitor()
    token = open_site.run(open_site.host.people.new_token, ann.person, "bot")
    room = open_site.waiting([ann])
    program = {"origin": None, "authorization": f"Bearer {token}"}
    command = {"id": "x", "do": "chat", "text": "hi"}
    sent = open_site.ask("POST", f"/api/v1/tables/{room.id}/commands", headers={**program}, json=command)
    assert sent.status_code == 200
    with open_site.live(room, None, **program) as stream:
        assert "n" in stream.receive_json()
    wrong = open_site.ask("GET", "/api/v1/games", headers={"authorization": "Bearer mz_none"})
    assert wrong.status_code == 401


@pytest.mark.parametrize(("lang", "said"), [("en", "needs a token"), ("fa", "کلید می‌خواهد")])
@pytest.mark.parametrize("origin", [None, ORIGIN, "http://evil.test"])
def test_a_call_without_a_token_is_told_that_it_needs_one(
    open_site: Site, origin: str | None, lang: str, said: str
) -> None:
    room = open_site.waiting([open_site.visitor()])
    headers = {"origin": origin, "accept_language": lang}
    for path in ("/tables", f"/tables/{room.id}/commands", f"/join/{room.code}"):
        answer = open_site.ask("POST", f"/api/v1{path}", headers=headers, json={"id": "x", "do": "sit"})
        assert answer.status_code == 401, path
        assert answer.headers["www-authenticate"] == "Bearer"
        assert said in answer.json()["error"]
    assert open_site.ask("GET", "/api/v1/tables", headers=headers).headers["www-authenticate"] == "Bearer"
    wrong = open_site.ask("GET", "/api/v1/games", headers={"authorization": "Bearer mz_none"})
    assert wrong.headers["www-authenticate"] == 'Bearer error="invalid_token"'


def test_who_is_known_by_a_cookie_calls_from_our_own_pages_only(open_site: Site) -> None:
    ann = open_site.visitor()
    room = open_site.waiting([ann])
    path, said = f"/api/v1/tables/{room.id}/commands", {"id": "x", "do": "chat", "text": "hi"}
    for origin in (None, "http://evil.test"):
        assert open_site.ask("POST", path, ann, {"origin": origin}, json=said).status_code == 403
    assert open_site.ask("POST", path, ann, json=said).status_code == 200


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "POST", "GET", "HEAD", "OPTIONS"])
def test_what_an_address_does_not_take_is_told_what_it_takes(open_site: Site, method: str) -> None:
    ann = open_site.visitor()
    taken: dict[str, set[str]] = {}
    for route in open_site.app.routes:
        if isinstance(route, Route):
            taken.setdefault(re.sub(r"\{.*?\}", "x", route.path), set()).update(route.methods or ())
    for path, methods in taken.items():
        if method not in methods:
            answer = open_site.ask(method, path, ann)
            assert answer.status_code == (204 if method == "OPTIONS" else 405), path
            assert set(answer.headers["allow"].split(", ")) >= methods | {"OPTIONS"}, path


@pytest.mark.parametrize("path", ["/tokens", "/logout", "/sessions/end", "/profile", "/account", "/play"])
def test_a_token_opens_no_page(open_site: Site, path: str) -> None:
    ann = open_site.visitor()
    token = open_site.run(open_site.host.people.new_token, ann.person, "bot")
    answer = open_site.ask("POST", path, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 403


# ---------------------------------------------------------------- how much, how often


@pytest.mark.parametrize("length", [str(LARGEST + 1), "9" * 5000, "-1", "1e3"])
def test_a_request_that_says_it_is_too_large_is_refused(open_site: Site, length: str) -> None:
    answer = open_site.ask("POST", "/api/v1/tables", headers={"content_length": length}, content=b"{}")
    assert answer.status_code == 413


def test_a_length_is_written_in_plain_digits() -> None:
    with pytest.raises(Refusal):
        check_size(Headers(raw=[(b"content-length", b"\xb2")]))


@pytest.mark.parametrize("path", ["/api/v1/tables", "/verify", "/profile"])
def test_a_request_that_does_not_end_is_refused(open_site: Site, path: str) -> None:
    ann = open_site.visitor()
    chunks = (b"name=" + b"x" * 20_000 for _ in range(20))
    form = {"content_type": "application/x-www-form-urlencoded"}
    assert open_site.ask("POST", path, ann, {**form}, content=chunks).status_code == 413


def test_credits_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setenv("MIZBAN_LIMITS", "on")
    monkeypatch.setattr("time.monotonic", lambda: now)
    limits, (most, each) = Limits(), LIMITS["chat"]
    for _ in range(most):
        limits.take("chat", 1)
    with pytest.raises(Refusal) as wrong:
        limits.take("chat", 1)
    assert wrong.value.status == 429
    limits.take("chat", 2)
    now += each
    limits.take("chat", 1)
    with pytest.raises(Refusal):
        limits.take("chat", 1)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/v1/tables", "create"),
        ("/login", "login"),
        ("/account", "account"),
        ("/join", "join"),
        ("/j/AAAABBBB", "join"),
        ("/api/v1/join/AAAABBBB", "join"),
    ],
)
def test_too_often_is_refused_with_the_time_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, kind: str
) -> None:
    monkeypatch.setenv("MIZBAN_LIMITS", "on")
    with site(tmp_path) as s:
        ann = s.visitor()
        wanted = {"game": "biblios", "chairs": ["me", "easy"]} if kind == "create" else None
        answers = [s.ask("POST", path, ann, json=wanted) for _ in range(LIMITS[kind].most + 1)]
        assert all(answer.status_code != 429 for answer in answers[:-1])
        assert answers[-1].status_code == 429
        if path.startswith("/api/"):
            assert int(answers[-1].headers["retry-after"]) > 0


def test_chat_is_limited_on_the_live_channel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIZBAN_LIMITS", "on")
    with site(tmp_path) as s:
        ann = s.visitor()
        room = s.waiting([ann])
        with s.live(room, ann) as stream:
            for i in range(LIMITS["chat"].most + 2):
                stream.send_json({"id": f"c{i}", "do": "chat", "text": "spam"})
            answers: list[bool] = []
            while len(answers) < LIMITS["chat"].most + 2:
                message = stream.receive_json()
                answers += [message["ok"]] if "re" in message else []
        assert answers.count(True) == LIMITS["chat"].most


# ---------------------------------------------------------------- what is said when something is wrong


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "no such table"), ("fa", "میز"), ("de,fa;q=0.8", "میز"), ("", "no such")]
)
def test_a_refusal_is_one_sentence_in_the_language_of_the_reader(open_site: Site, lang: str, wanted: str) -> None:
    for path in ("/api/v1/tables/none", "/t/none"):
        answer = open_site.ask("GET", path, headers={"accept_language": lang})
        assert answer.status_code == 404
        assert wanted in answer.text


def test_a_mistake_of_ours_is_a_sentence_without_a_trace(open_site: Site, caplog: pytest.LogCaptureFixture) -> None:
    routes = open_site.app.router.routes
    routes += [Route("/broken", raises), Route("/api/broken", raises), WebSocketRoute("/t/{id}/broken", raises_live)]
    with caplog.at_level(logging.INFO):
        for path in ("/broken", "/api/broken"):
            answer = open_site.ask("GET", path)
            assert answer.status_code == 500
            assert "Something went wrong on the server" in answer.text
            assert "Traceback" not in answer.text
            assert "gold_3" not in answer.text
            assert answer.headers["Content-Security-Policy"]
        broken = open_site.client.websocket_connect("/t/x/broken", headers=open_site.headers(None))
        with pytest.raises(WebSocketDisconnect) as closed, broken as stream:
            stream.receive_json()
        assert closed.value.code == 4500
    del routes[-3:]
    assert "gold_3" not in caplog.text


def test_the_log_knows_no_cookie_token_code_or_card(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    start_log(tmp_path, aloud=False)
    try:
        with site(tmp_path / "data") as s:
            ann, behrooz = s.visitor("Annabel"), s.visitor("Behrooz")
            token = s.run(s.host.people.new_token, ann.person, "robot")
            room = s.playing([ann, behrooz], private=True)
            s.ask("GET", f"/j/{room.code}", behrooz)
            s.ask("POST", f"/api/v1/join/{room.code}", behrooz)
            s.ask("POST", "/account", ann, data={"account": "annlee", "password": "correct horse"})
            s.ask("POST", "/login", behrooz, data={"account": "annlee", "password": "wrong horse"})
            s.ask("GET", f"/api/v1/tables/{room.id}?since=0", headers={"authorization": f"Bearer {token}"})
            rng = fast(1)
            for _ in range(12):
                s.run(s.house.say, room, [ann.person, behrooz.person], rng)
            with s.live(room, ann) as stream:
                stream.send_json({"id": "a", "do": "chat", "text": "whisper"})
                stream.receive_json()
            secrets = [ann.session, behrooz.session, token, room.code, room.secret, "horse", "whisper", "Annabel"]
    finally:
        for handler in root.handlers[:]:
            handler.close()
        root.handlers[:], root.level = before[0], before[1]
    text = (tmp_path / "mizban.log").read_text()
    lines = [line for line in map(json.loads, text.splitlines()) if line["event"] == "request"]
    assert len(lines) >= 5
    assert all({"method", "path", "status", "ms"} <= set(line) for line in lines)
    for secret in [*secrets, "gold_", "pigment"]:
        assert secret not in text
