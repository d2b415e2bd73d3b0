"""Requests without end: bounds of bytes and time, and a house that one address cannot fill."""

from __future__ import annotations

import gc
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from mizban.server.connections.admission import Admission, Place, near
from mizban.server.connections.bounds import LEAST, Bounds, bounds
from mizban.server.connections.plain_answer import plain_answer
from mizban.server.errors import Refusal, texts
from server.served import Here, Served, listening, served

QUICK = Bounds(asking=0.3, telling=0.3, resting=0.3, reading=0.5, leaving=0.3, beat=0.05)
SMALL = Bounds(places=12, share=6, grace=60.0, beat=0.05)
FLOOD = str(Path(__file__).with_name("flood.py"))
FULL = b"GET / HTTP/1.1\r\nHost: x\r\n"
GET = FULL + b"\r\n"
FORM = b"POST /join HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/x-www-form-urlencoded\r\n"


class Reply(NamedTuple):
    """All that came until the other end closed."""

    raw: bytes

    @property
    def status(self) -> int:
        return int(self.raw.split()[1]) if self.raw else 0

    @property
    def text(self) -> str:
        return self.raw.partition(b"\r\n\r\n")[2].decode()

    def header(self, name: str) -> str:
        found = re.search(rf"^{name}: (.*)\r$", self.raw.decode(), re.MULTILINE | re.IGNORECASE)
        return found[1] if found else ""


def called(here: Here | Served, source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of the addresses of this machine."""
    host, _, port = here.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), 20, (source, 0))


def rest(line: socket.socket) -> Reply:
    """Reads until the other end closes, which it does in good time."""
    line.settimeout(20)
    received = b""
    try:
        while part := line.recv(65536):
            received += part
    except ConnectionResetError:
        pass
    return Reply(received)


def sent(here: Here | Served, data: bytes, source: str = "127.0.0.1") -> Reply:
    """What comes back until the connection is closed."""
    with called(here, source) as line:
        with suppress(OSError):  # it need not be read to its end
            line.sendall(data)
        return rest(line)


def cut(line: socket.socket, data: bytes, times: int, pause: float = 0.0) -> bool:
    """Whether the other end ends the connection before it has been sent something so many times."""
    try:
        for _ in range(times):
            line.sendall(data)
            time.sleep(pause)
    except OSError:
        return True
    return False


def says(reply: Reply, text: str, **figures: int) -> bool:
    """Whether a page has this sentence in both languages, each in its direction."""
    there = all(Refusal(0, text, **figures).say(lang) in reply.text for lang in ("en", "fa"))
    return there and 'lang="fa" dir="rtl"' in reply.text


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        with listening(tmp_path_factory.mktemp("usual")) as here:
            yield here


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        with listening(tmp_path_factory.mktemp("quick"), QUICK) as here:
            yield here


# ---------------------------------------------------------------- bytes


def test_headers_without_end_are_refused(usual: Here) -> None:
    reply = sent(usual, FULL + b"".join(b"X-%d: %s\r\n" % (n, b"a" * 1000) for n in range(60)))
    assert reply.status == 431
    assert says(reply, "long-headers")
    assert reply.header("connection") == "close"


def test_one_header_without_end_is_refused(usual: Here) -> None:
    assert sent(usual, FULL + b"X-Long: " + b"a" * 60_000).status == 431
    assert sent(usual, FULL + b"a" * 60_000).status == 431


def test_more_headers_than_anybody_needs_are_refused(usual: Here) -> None:
    assert sent(usual, FULL + b"A: b\r\n" * 200 + b"\r\n").status == 431


def test_an_address_without_end_is_refused(usual: Here) -> None:
    assert sent(usual, b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n").status == 414
    reply = sent(usual, b"GET /" + b"a" * 200_000)
    assert reply.status == 414
    assert says(reply, "long-address")


def test_empty_lines_before_a_request_have_an_end(usual: Here) -> None:
    assert sent(usual, b"\r\n" * 40_000).status == 431


def test_long_headers_are_heard_as_long_as_they_are_within_bounds(usual: Here) -> None:
    with httpx2.Client(base_url=usual.address) as visitor:
        for _ in range(5):  # over one connection: each request is counted for itself
            answer = visitor.get("/help", headers={"X-Long": "a" * 20_000, "Cookie": "b" * 7000})
            assert answer.status_code == 200


def test_a_live_channel_is_bound_like_any_request(usual: Here) -> None:
    upgrade = b"GET /t/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    assert sent(usual, upgrade + b"X-Long: " + b"a" * 60_000).status == 431


def test_a_refusal_is_in_the_language_that_was_asked_for(usual: Here) -> None:
    reply = sent(usual, FULL + b"Accept-Language: fa-IR\r\nX-Long: " + b"a" * 60_000)
    assert Refusal(431, "long-headers").say("fa") in reply.text
    assert Refusal(431, "long-headers").say("en") not in reply.text
    assert '<html lang="fa" dir="rtl">' in reply.text


def test_a_program_is_refused_in_json(usual: Here) -> None:
    reply = sent(usual, b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 60_000)
    assert json.loads(reply.text) == {"error": Refusal(431, "long-headers").say("en"), "status": 431}


def test_what_is_no_request_is_refused(usual: Here) -> None:
    reply = sent(usual, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
    assert reply.status == 400
    assert says(reply, "bad-request")


def test_what_follows_a_body_is_not_kept(usual: Here) -> None:
    """Headers may stand behind a body that comes in chunks."""
    start = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"
    with called(usual) as line:
        line.sendall(start)
        assert cut(line, b"X-Long: " + b"a" * 60_000 + b"\r\n", 400, 0.001)


def test_a_body_that_goes_on_after_its_refusal_has_an_end(usual: Here) -> None:
    with called(usual) as line:
        line.sendall(b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n")
        assert cut(line, b"a" * 65_536, 2000)


def test_a_small_body_that_comes_late_does_not_end_the_connection(usual: Here) -> None:
    """It was refused before it was read; what comes next is another request."""
    with called(usual) as line:
        line.sendall(b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n")
        assert b"403" in line.recv(65536)
        time.sleep(0.1)
        line.sendall(b"hello" + FULL + b"Connection: close\r\n\r\n")
        assert b"HTTP/1.1 200 OK" in rest(line).raw


def test_requests_that_do_not_wait_for_answers_are_not_kept(usual: Here) -> None:
    """One is answered; a client that sent more sends them again."""
    before = len([each for each in gc.get_objects() if type(each).__name__ == "RequestResponseCycle"])
    with called(usual) as line:
        line.sendall(GET * 3000)
        time.sleep(0.2)
        after = [each for each in gc.get_objects() if type(each).__name__ == "RequestResponseCycle"]
        assert len(after) - before < 10
        reply = rest(line)
    assert reply.status == 200
    assert reply.header("connection") == "close"


# ---------------------------------------------------------------- time


@pytest.mark.parametrize("half", [b"G", FULL, FULL + b"X-Half: "])
def test_a_half_request_has_a_deadline(quick: Here, half: bytes) -> None:
    reply = sent(quick, half)
    assert reply.status == 408
    assert says(reply, "too-slow")


def test_the_deadline_is_for_the_whole_not_for_each_byte(quick: Here) -> None:
    with called(quick) as line:
        line.sendall(FULL)
        assert cut(line, b"a", 400, 0.05)


def test_a_connection_that_says_nothing_is_closed_without_a_word(quick: Here) -> None:
    assert sent(quick, b"").raw == b""


def test_a_connection_is_closed_when_no_other_request_comes(quick: Here) -> None:
    assert sent(quick, GET).status == 200


def test_the_second_request_has_a_deadline_too(quick: Here) -> None:
    with called(quick) as line:
        line.sendall(GET)
        time.sleep(0.1)
        line.sendall(FULL)
        received = rest(line).raw
    assert received.count(b"HTTP/1.1 200 OK") == received.count(b"HTTP/1.1 408 ") == 1


def test_a_body_has_a_deadline(quick: Here) -> None:
    reply = sent(quick, FORM + b"Content-Length: 50\r\n\r\ncode=")
    assert reply.status == 408
    assert says(reply, "too-slow")


async def large(request: Request) -> Response:
    return Response(bytes(20_000_000))


async def talkative(stream: WebSocket) -> None:
    await stream.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await stream.send_bytes(os.urandom(100_000))


@pytest.mark.parametrize("more", [b"", GET, FORM + b"Content-Length: 50\r\n\r\ncode="])
def test_who_does_not_read_a_page_has_a_deadline(quick: Here, more: bytes) -> None:
    """Also who asks for more meanwhile."""
    quick.app.router.routes.append(Route("/large", large))
    with called(quick) as line:
        line.sendall(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        wait_until(lambda: bool(admission_of(quick).places))
        time.sleep(0.1)
        line.sendall(more)
        wait_until(lambda: not admission_of(quick).places)
        assert len(rest(line).raw) < 20_000_000


def test_who_does_not_read_a_live_channel_has_a_deadline(quick: Here) -> None:
    quick.app.router.routes.append(WebSocketRoute("/talkative", talkative))
    with connect(f"{quick.address.replace('http', 'ws')}/talkative", origin=Origin(quick.address), close_timeout=0.1):
        assert admission_of(quick).places
        wait_until(lambda: not admission_of(quick).places)


def admission_of(here: Here) -> Admission:
    """All connections of a server in this process."""
    admission = here.server.admission
    assert isinstance(admission, Admission)
    return admission


def wait_until(done: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


# ---------------------------------------------------------------- room


@contextmanager
def many(here: Here, count: int, source: str = "127.0.0.1", data: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that say something, or nothing."""
    lines = [called(here, source) for _ in range(count)]
    try:
        for line in lines:
            line.sendall(data)
        time.sleep(0.2)
        yield lines
    finally:
        for line in lines:
            line.close()


def test_an_address_has_a_share_and_is_told_so(tmp_path: Path) -> None:
    with listening(tmp_path, SMALL) as here, many(here, SMALL.share, data=b"GET /"):
        reply = sent(here, GET)
        assert reply.status == 503
        assert reply.header("retry-after") == str(SMALL.again)
        assert says(reply, "crowded-near", n=SMALL.again)
        persian = sent(here, FULL + b"Accept-Language: fa\r\n\r\n")
        assert persian.status == 503
        assert Refusal(503, "crowded-near", n=SMALL.again).say("fa") in persian.text
        assert Refusal(503, "crowded-near", n=SMALL.again).say("en") not in persian.text
        assert sent(here, FULL + b"Connection: close\r\n\r\n", "127.0.0.2").status == 200


def test_in_a_crush_all_are_told_at_once(tmp_path: Path) -> None:
    """Without being heard: more than a few are not even listened to."""
    with listening(tmp_path, SMALL) as here, many(here, 60) as lines:
        replies = [rest(line) for line in lines[-5:]]
        assert all(reply.status == 503 and says(reply, "crowded-near", n=SMALL.again) for reply in replies)
        assert len(admission_of(here).places) <= SMALL.share


def test_in_a_full_house_those_who_wait_make_room_for_another_address(tmp_path: Path) -> None:
    with (
        listening(tmp_path, SMALL) as here,
        many(here, SMALL.share, "127.0.0.1", FULL),
        many(here, SMALL.share, "127.0.0.2", FULL),
    ):
        assert len(admission_of(here).places) == SMALL.places
        assert sent(here, FULL + b"Connection: close\r\n\r\n", "127.0.0.3").status == 200


def test_after_a_time_of_grace_an_address_may_use_its_own_places_anew(tmp_path: Path) -> None:
    with listening(tmp_path, SMALL._replace(grace=0.1)) as here, many(here, SMALL.share, data=FULL):
        assert sent(here, FULL + b"Connection: close\r\n\r\n").status == 200


def test_a_proxy_has_no_share_but_those_behind_it_have(tmp_path: Path) -> None:
    with listening(tmp_path, SMALL, proxy="127.0.0.1") as here, many(here, SMALL.share + 2, data=FULL):
        assert sent(here, FULL + b"Connection: close\r\n\r\n").status == 200
    with listening(tmp_path, SMALL, proxy="127.0.0.1") as here:
        body = FORM + b"X-Forwarded-For: %s\r\nContent-Length: 50\r\n\r\n"
        with many(here, SMALL.share, data=body % b"203.0.113.5"):
            for sender, status in (b"203.0.113.5", 503), (b"203.0.113.6", 200):
                asked = FULL + b"X-Forwarded-For: " + sender + b"\r\nConnection: close\r\n\r\n"
                assert sent(here, asked).status == status
        wait_until(lambda: not admission_of(here).addresses)


@contextmanager
def seated(here: Here) -> Iterator[ClientConnection]:
    """Somebody at a table of theirs."""
    with httpx2.Client(base_url=here.address, headers={"Origin": here.address}) as visitor:
        page = visitor.post("/play", data={"game": "biblios"}).headers["Location"]
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    live = f"{here.address.replace('http', 'ws')}{page}/live"
    with connect(live, additional_headers={"Cookie": cookie}, origin=Origin(here.address)) as stream:
        assert stream.recv(timeout=20)
        yield stream


def test_nobody_at_a_table_has_to_make_room(tmp_path: Path) -> None:
    with listening(tmp_path, SMALL._replace(grace=0.0)) as here, seated(here) as stream:
        for _ in range(3):
            with many(here, 3 * SMALL.places, data=FULL), many(here, 3 * SMALL.places, "127.0.0.2", FULL):
                pass
        stream.send(json.dumps({"id": "hello", "do": "chat", "text": "still here"}))
        while "re" not in (answer := json.loads(stream.recv(timeout=20))):
            pass
        assert answer["re"] == "hello"
        assert answer["ok"]


def test_places_are_free_again_when_connections_end(tmp_path: Path) -> None:
    with listening(tmp_path, SMALL) as here:
        with seated(here), many(here, SMALL.share - 1, data=FULL):
            assert len(admission_of(here).places) == SMALL.share
        wait_until(lambda: not admission_of(here).places and not admission_of(here).addresses)


# ---------------------------------------------------------------- without a network


def entered(admission: Admission, host: str) -> Place:
    place = admission.enter(host)
    assert isinstance(place, Place)
    return place


def test_the_address_with_most_who_wait_makes_room() -> None:
    admission = Admission(Bounds(places=6, share=4), lambda host: False)
    some = [entered(admission, "192.0.2.1") for _ in range(4)]
    others = [entered(admission, "192.0.2.2") for _ in range(2)]
    for place in (*some, *others):
        place.wait(10)
    some[0].busy()
    assert not entered(admission, "192.0.2.3").turned
    assert [place.here for place in some] == [True, False, True, True]
    assert all(place.here for place in others)


def test_when_all_are_busy_nobody_makes_room() -> None:
    admission = Admission(Bounds(places=4, share=2, grace=0.0), lambda host: False)
    for host in ("192.0.2.1", "192.0.2.2"):
        for _ in range(2):
            entered(admission, host).busy()
    turned = entered(admission, "192.0.2.3").turned
    assert turned
    assert turned.text == "crowded"
    assert len(admission.places) == 4


def test_what_counts_as_one_address() -> None:
    assert near("192.0.2.7") == near("::ffff:192.0.2.7") == "192.0.2.7"
    assert near("2001:db8:1:2::7") == near("2001:db8:1:2:ffff::8") != near("2001:db8:1:3::7")


def test_places_are_made_from_the_files_that_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, least, most in (256, 120, 200), (1024, 850, 1000), (8, LEAST, LEAST):
        monkeypatch.setattr("mizban.server.connections.bounds.openable", lambda wanted, files=files: min(wanted, files))
        allowed = bounds(workers=1)
        assert least <= allowed.places <= most
        assert allowed.share == allowed.places // 2


def test_a_slip_needs_nothing_but_itself() -> None:
    reply = Reply(plain_answer(Refusal(503, "crowded", n=10)))
    assert "http" not in reply.text
    assert len(reply.raw) < 3000
    assert int(reply.header("content-length")) == len(reply.text.encode())
    assert texts("fa").say("sender") in reply.text


# ---------------------------------------------------------------- all at once, against a whole server


def memory(process: subprocess.Popen[str]) -> float:
    """Megabytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process.pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


def flooded(server: Served, half: int, megabytes: int, idle: int) -> subprocess.Popen[str]:
    """A flood that has begun."""
    wanted = [server.address.rpartition(":")[2], str(half), str(megabytes), str(idle)]
    command = ["sh", "-c", f'ulimit -n {half + idle + 100} && exec "$@"', "sh", sys.executable]
    return subprocess.Popen([*command, FLOOD, *wanted], stdout=subprocess.PIPE, text=True)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="it has many addresses of its own and reads /proc")
@pytest.mark.parametrize(
    ("files", "half", "megabytes", "idle"),
    [(128, 100, 30, 200), pytest.param(256, 500, 300, 2000, marks=pytest.mark.deep)],
    ids=["some", "many"],
)
def test_a_flood_from_one_address_shuts_nobody_out(
    tmp_path: Path, files: int, half: int, megabytes: int, idle: int
) -> None:
    """It prints what is promised of the deep run: a page within 1 s, 50 MB, and half requests gone within 30 s."""
    page, most = FULL + b"Connection: close\r\n\r\n", 0.0
    times: list[float] = []
    with served(tmp_path, files, MIZBAN_LIMITS="") as server:
        assert sent(server, page, "127.0.0.2").status == 200
        before = memory(server.process)
        with flooded(server, half, megabytes, idle) as flood:
            while flood.poll() is None:
                asked = time.monotonic()
                assert sent(server, page, f"127.0.0.{2 + len(times) % 200}").status == 200
                times.append(time.monotonic() - asked)
                most = max(most, memory(server.process) - before)
                time.sleep(0.05)
            assert flood.stdout
            halves, let_in, lines, gone = flood.stdout.read().split()
        print(f"{halves} half requests, {megabytes} MB of headers and {lines} idle connections:", end=" ")
        print(
            f"{len(times)} pages, the slowest in {max(times):.3f} s; {most:.1f} MB more than the {before:.0f} before;",
            end=" ",
        )
        print(f"half requests, of which {let_in} were let in, gone after {gone} s")
        assert int(let_in) > 0
        assert max(times) < 10
        assert most < 50
        assert float(gone) < 30
        assert server.process.poll() is None
    assert "Traceback" not in (tmp_path / "mizban.log").read_text()
