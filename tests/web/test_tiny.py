"""A game that the project does not know is laid, played and checked in the browser: only its folder brings it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

import mizban
from web.browser import click, laid, lit, ready
from web.conftest import Visit

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
SOURCES = (".py", ".html", ".js", ".css", ".ftl", ".md")


@pytest.fixture
def command(tmp_path: Path) -> Iterator[SimpleNamespace]:
    """`mizban` as people start it, with one more game."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "MIZBAN_GAMES": "pebbles", "PYTHONPATH": path, "MIZBAN_LIMITS": "off"}
    words = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path), "--no-open"]
    process = subprocess.Popen([sys.executable, "-m", "mizban", *words], env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert str(port) in process.stdout.readline()
    yield SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)
    process.terminate()
    process.wait(10)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_game_that_nobody_knows(command: SimpleNamespace, visit: Visit, lang: str) -> None:
    page = visit(command, lang=lang).go("/new?game=pebbles")
    page.locator("#chair-1").select_option(index=1)
    if page.locator("#chair-2 option[value=none]").count():
        page.locator("#chair-2").select_option("none")
    page.locator("button.lamp:visible").click()
    laid(page)
    while ready(page) != "over":
        click(page, lit(page)[0])
    expect(page.locator(".ranks tbody tr")).to_have_count(2)
    page.locator("#question a[href$=verify]").click()
    expect(page.locator(".verdict.good")).to_be_visible()


def test_no_line_for_it() -> None:
    """The server and the pages do not name it."""
    source = Path(mizban.__file__).parent
    files = [file for room in ("server", "web") for file in (source / room).rglob("*") if file.suffix in SOURCES]
    assert files
    assert not [file for file in files if "pebble" in file.read_text().lower()]
