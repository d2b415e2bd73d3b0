"""`mizban` with no command: it says where it is, its first page comes, and it refuses what cannot be in one line."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
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
from mizban.cli.common import texts
from mizban.cli.serve import announce, tell_build, tell_host
from mizban.core.problem import Problem
from mizban.server.figures import Figures
from mizban.server.wire import WINDOW
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
    monkeypatch.setattr("mizban.server.address.own_address", lambda: "192.168.1.7")
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
def test_the_host_is_told_the_key_and_what_is_wrong(lang: str, tmp_path: Path) -> None:
    """With figures that were entered: the line and the reason, in one line."""
    figures, game = Figures(tmp_path), next(game for game in mizban.games() if game.entered)

    def told() -> list[str]:
        with contextlib.redirect_stdout(io.StringIO()) as out:
            tell_host(lang, figures)
        return out.getvalue().splitlines()

    assert told() == [texts(lang).say("serving-key", {"key": figures.key})]
    assert figures.key in told()[0]
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
    assert made.state.host.thinkers.seconds == 0.5
    made.state.host.store.close()


@pytest.mark.parametrize("seconds", ["0", "61", "nan", "-1", "soon", ""])
def test_a_time_to_think_that_is_none_is_refused(seconds: str) -> None:
    for line in run.refusals("--thinking", seconds):
        assert "--thinking" in line
        assert "60" in line or "۶۰" in line


def test_who_serves_this_machine_only_invites_nobody() -> None:
    here, shown = announced("en", "127.0.0.1", "", shows=True)
    assert here == "http://127.0.0.1:8020/"
    assert len(shown.splitlines()) == 3


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
        process.wait(30)


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
def test_a_port_that_is_taken_is_named(running: Running, lang: str, tmp_path: Path) -> None:
    line = running.second(lang, "--port", str(running.port), "--data", str(tmp_path))
    assert line == said(lang, Problem("port-taken", host="127.0.0.1", port=str(running.port)))


@pytest.mark.once
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
