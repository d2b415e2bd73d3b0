"""`mizban` with no command: it says where it is, its first page comes, and it refuses what cannot be in one line."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import NamedTuple
from unittest.mock import Mock

import pytest
import segno
from websockets.asyncio.client import connect
from websockets.typing import Origin

import mizban
from cli import run
from mizban import cli
from mizban.bots import TO_COMPILE
from mizban.cli.command_line.messages import texts
from mizban.cli.data import running_server
from mizban.cli.data.lock import alone
from mizban.cli.data.running_server import entered, note, open_at
from mizban.cli.serve import announce, listening, tell_build, tell_host
from mizban.core.problem import Problem
from mizban.render.digits import digits
from mizban.server.connections.compression import WINDOW
from mizban.server.storage.data_folder import LOCK
from mizban.server.storage.figures import Figures
from mizban.web.app import app
from server.players import Lobby, free_port

PUBLIC = "https://table.example/"
LANGS = ["en", "fa"]
ENV = {**os.environ, "PYTHONIOENCODING": "utf-8"}


class Terminal(io.StringIO):
    """Standard output that shows what it gets, or keeps it."""

    def __init__(self, shows: bool) -> None:
        super().__init__()
        self.shows = shows

    def isatty(self) -> bool:
        return self.shows


def announced(lang: str, host: str, public: str, shows: bool) -> tuple[str, str]:
    """The address for a browser here, and all that is printed."""
    out = Terminal(shows)
    with contextlib.redirect_stdout(out):
        here = announce(lang, host, 8020, public, Path("data"))
    return here, out.getvalue()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("public", [PUBLIC, ""])
def test_people_are_told_where_the_table_is(lang: str, public: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.network_address.own_address", lambda: "192.168.1.7")
    there = public or "http://192.168.1.7:8020/"
    here, plain = announced(lang, "0.0.0.0", public, shows=False)
    assert here == "http://localhost:8020/"
    lines = plain.splitlines()
    assert lines[0] == texts(lang).say("serving", {"address": here})
    assert lines[1] == texts(lang).say("serving-phones", {"address": there})
    assert here in lines[0]
    assert there in lines[1]
    assert len(lines) == 4, "no picture where nobody sees it"
    _, shown = announced(lang, "0.0.0.0", public, shows=True)
    wanted = io.StringIO()
    segno.make(there, micro=False).terminal(wanted, compact=True, border=2)
    assert shown == "".join([*plain.splitlines(True)[:2], wanted.getvalue(), *plain.splitlines(True)[2:]])
    assert "█" in wanted.getvalue()


@pytest.mark.parametrize("lang", LANGS)
def test_without_a_network_no_phone_is_sent_to_this_machine_itself(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.network_address.own_address", lambda: "")
    here, shown = announced(lang, "0.0.0.0", "", shows=True)
    assert here == "http://localhost:8020/"
    assert shown.splitlines()[1] == texts(lang).say("serving-alone")
    assert len(shown.splitlines()) == 4, "no square to photograph"
    assert "127.0.0.1" not in shown


@pytest.mark.parametrize("lang", LANGS)
def test_the_host_is_told_the_key_and_what_is_wrong(lang: str, tmp_path: Path) -> None:
    """With figures that were entered: the line and the reason, in one line."""
    figures, game = Figures(tmp_path), next(game for game in mizban.registered_games() if game.entered)

    def told() -> list[str]:
        with contextlib.redirect_stdout(io.StringIO()) as out:
            tell_host(lang, "http://localhost:8020/", figures)
        return out.getvalue().splitlines()

    (line,) = told()
    assert figures.key in line
    assert f"http://localhost:8020/figures/{game.name}" in line, "where to enter them"
    assert game.title(lang) in line
    figures.folder.mkdir()
    figures.path(game).write_text("name = 3\n", encoding="utf-8")
    *_, wrong = told()  # the log may stand between
    assert game.title(lang) in wrong
    assert {"en": "Line 1", "fa": "سطر ۱"}[lang] in re.sub("[\u2066-\u2069]", "", wrong)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("plain", [True, False])
def test_the_host_is_told_that_bots_think_less_where_the_rules_run_uncompiled(
    lang: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["mizban.cli.serve"], "uncompiled", lambda: plain)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        tell_build(lang)
    told = out.getvalue().splitlines()
    assert told == ([texts(lang).say("uncompiled", {"packages": TO_COMPILE})] if plain else [])
    assert TO_COMPILE == "build-essential python3-dev"
    assert all(TO_COMPILE in line for line in told)


@pytest.mark.parametrize(("words", "seconds"), [((), 2.0), (("--thinking", "0.5"), 0.5), (("--thinking", "۳٫۵"), 3.5)])
def test_the_host_says_how_long_bots_may_think(
    words: tuple[str, ...], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = Mock()
    monkeypatch.setattr(cli, "serve", served)
    assert run.mizban(*words).status == 0
    assert served.call_args.args[-1] == seconds


def test_the_thinkers_of_a_house_have_the_time_that_the_host_says(tmp_path: Path) -> None:
    made = app(tmp_path, thinking=0.5)
    assert made.state.host.pool.seconds == 0.5
    made.state.host.store.close()


@pytest.mark.parametrize("seconds", ["0", "61", "nan", "-1", "soon", ""])
def test_a_time_to_think_that_is_none_is_refused(seconds: str) -> None:
    for line in run.refusals("--thinking", seconds):
        assert "--thinking" in line
        assert "60" in line or "۶۰" in line


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_who_serves_this_machine_only_invites_nobody(lang: str, host: str) -> None:
    """And is told how others could come."""
    here, shown = announced(lang, host, "", shows=True)
    assert here == f"http://{'[::1]' if host == '::1' else host}:8020/"
    assert len(shown.splitlines()) == 4
    assert "--host 0.0.0.0" in shown.splitlines()[1]
    assert "--host" not in announced(lang, host, PUBLIC, shows=False)[1], "a proxy lets them in"


def test_an_address_with_colons_stands_in_brackets() -> None:
    here, shown = announced("en", "::1", "", shows=False)
    assert here == "http://[::1]:8020/"
    assert here in shown
    assert announced("en", "::", "", shows=False)[0] == "http://localhost:8020/"


class Running(NamedTuple):
    """A server that somebody has started."""

    port: int
    folder: Path

    def second(self, lang: str, *words: str) -> str:
        """The one line with which a second server ends."""
        command = [sys.executable, "-m", "mizban", "--no-open", "--host", "127.0.0.1", "--lang", lang, *words]
        ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=ENV, check=False)
        assert ran.returncode == 2, ran
        assert ran.stdout == ""
        (line,) = ran.stderr.splitlines()
        return line


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    port, folder = free_port(), tmp_path_factory.mktemp("data")
    words = ["--no-open", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    process = subprocess.Popen([sys.executable, "-m", "mizban", *words], stdout=subprocess.PIPE, text=True, env=ENV)
    try:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        yield Running(port, folder)
    finally:
        process.terminate()
        process.communicate(timeout=30)


def said(lang: str, problem: Problem) -> str:
    """How a problem is told."""
    return f"mizban: {' '.join(texts(lang).problem(problem).split())}"


@pytest.mark.once
def test_the_first_page_comes(running: Running) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{running.port}/") as answer:
        assert answer.status == 200
        assert "Biblios" in answer.read().decode()


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGS)
def test_a_second_server_on_the_same_data_says_so(running: Running, lang: str) -> None:
    line = running.second(lang, "--port", str(free_port()), "--data", str(running.folder))
    assert line == said(lang, Problem("data-in-use", folder=str(running.folder)))


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("words", [[], ["--port"], ["--no-open"]], ids=["plain", "port", "no browser"])
def test_a_second_start_shows_the_way_to_the_table_that_is_laid(
    running: Running, words: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    given = [*words, str(running.port)] if words == ["--port"] else words
    ran = run.mizban("--data", str(running.folder), "--lang", lang, *given)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == texts(lang).say("serving-already", {"address": f"http://127.0.0.1:{running.port}/"}) + "\n"
    assert opened == ([] if words == ["--no-open"] else [f"http://127.0.0.1:{running.port}/"])


@pytest.mark.once
def test_of_two_that_start_together_one_serves(tmp_path: Path) -> None:
    words = ["--no-open", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path)]
    command = [sys.executable, "-m", "mizban", *words]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENV) for _ in range(2)]
    try:
        lines = [process.stdout.readline() for process in both if process.stdout]
        assert sorted("already" in line for line in lines) == [False, True], lines
        other = next(process for process, line in zip(both, lines, strict=True) if "already" in line)
        assert other.wait(30) == 0
        assert [process.poll() for process in both if process is not other] == [None], "the one that serves goes on"
    finally:
        for process in both:
            process.terminate()
            process.wait(30)
            assert process.stdout
            process.stdout.close()
    assert open_at(tmp_path) == ""
    assert (tmp_path / LOCK).read_text() == "", "who goes takes the note along"


@contextlib.contextmanager
def program(answer: bytes) -> Iterator[int]:
    """Another program at a port, which gives everybody the same answer, or none."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def attend() -> None:
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = door.accept()
                    callers.append(caller)
                    caller.recv(4096)
                    if answer:
                        caller.sendall(answer)
                        caller.close()

        callers: list[socket.socket] = []
        Thread(target=attend, daemon=True).start()
        yield int(door.getsockname()[1])
        for caller in callers:
            caller.close()
        door.shutdown(socket.SHUT_RDWR)


OTHERS = {
    "silent": b"",
    "no web": b"220 mail.example ESMTP\r\n",
    "elsewhere": b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
    "another house": b"HTTP/1.1 200 OK\r\nContent-Length: 24\r\n\r\nmizban 0123456789abcdef\n",
}


@pytest.mark.parametrize("other", OTHERS)
def test_a_program_that_is_not_this_house_is_not_taken_for_it(
    other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house was ended at once, and its note is still there; meanwhile something else has its port."""
    monkeypatch.setattr(running_server, "EACH", 0.2)
    with program(OTHERS[other]) as port:
        (tmp_path / LOCK).write_text(f"http://127.0.0.1:{port}/ fedcba9876543210\n")
        assert open_at(tmp_path) == ""
        with contextlib.ExitStack() as held:
            assert not isinstance(entered(held, tmp_path, None), str), "the folder is free"
            assert (tmp_path / LOCK).read_text() == "opening\n", "a house that is not open yet is waited for longer"
        (tmp_path / LOCK).write_text(f"http://127.0.0.1:{port}/ 0123456789abcdef\n")
        assert open_at(tmp_path) == (f"http://127.0.0.1:{port}/" if other == "another house" else "")
        english, persian = run.refusals("--data", str(tmp_path / "new"), "--port", str(port), "--no-open")
    assert (str(port) in english, "--port" in english) == (True, True)
    assert (digits(port, "fa") in persian, "--port" in persian) == (True, True)


@pytest.mark.parametrize("text", ["", "\n", "x", "a b c", "file:///etc/passwd 1", "http://[ 1", "\x00 \x01"])
def test_a_note_that_is_none_leads_nowhere(text: str, tmp_path: Path) -> None:
    (tmp_path / LOCK).write_text(text)
    assert open_at(tmp_path) == ""


def test_a_folder_that_is_held_by_no_house_is_waited_for_and_then_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody goes back to a backup, say."""
    monkeypatch.setattr(running_server, "PATIENCE", 0.2)
    monkeypatch.setattr(running_server, "OPENING", 0.2)
    with alone(tmp_path) as lock:
        for line in run.refusals("--data", str(tmp_path), "--no-open"):
            assert str(tmp_path) in line
        note(lock, "http://127.0.0.1:1/", "fedcba9876543210")
        for line in run.refusals("--data", str(tmp_path), "--no-open"):
            assert str(tmp_path) in line, "whoever looks leaves the note as it is"
        assert (tmp_path / LOCK).read_text() == "http://127.0.0.1:1/ fedcba9876543210\n"


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGS)
def test_a_port_that_is_taken_is_named(running: Running, lang: str, tmp_path: Path) -> None:
    line = running.second(lang, "--port", str(running.port), "--data", str(tmp_path))
    assert line == said(lang, Problem("port-taken", host="127.0.0.1", port=str(running.port)))


@pytest.mark.once
def test_two_that_start_together_get_a_port_each() -> None:
    """On Linux two may be bound to one port; then the second could not listen, and ended with a traceback."""
    with listening("127.0.0.1", None) as first, listening("127.0.0.1", None) as second:
        assert first.getsockname() != second.getsockname()


def test_the_live_channel_remembers_what_it_sent(running: Running) -> None:
    """Messages are small because each is compressed with all of the window before it."""

    async def agreed() -> tuple[str, bytes]:
        lobby = Lobby(f"http://127.0.0.1:{running.port}")
        table, cookie = await lobby.lay("Ann", ["me", "open"])
        await lobby.close()
        address = f"ws://127.0.0.1:{running.port}/t/{table}/live"
        async with connect(
            address, additional_headers={"Cookie": cookie}, origin=Origin(lobby.base), proxy=None
        ) as stream:
            assert stream.response is not None
            return stream.response.headers["Sec-WebSocket-Extensions"], await stream.recv(decode=False)

    extensions, first = asyncio.run(agreed())
    assert f"server_max_window_bits={WINDOW}" in extensions
    assert "no_context_takeover" not in extensions
    assert first.startswith(b"{")
