"""The command as people start it: a game is laid, played and checked in the browser, also one that the project does not
know, which only its folder brings."""

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
from mizban.core.game.registry import folders
from web.browser import NARROW, click, laid, lit, ready
from web.conftest import Visit
from web.hands import Hand, Pick, check_end, eager, short

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
SOURCES = (".py", ".html", ".js", ".css", ".ftl", ".md")


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """`mizban` as people start it, with one more game, which the tests know too while it runs."""
    monkeypatch.setenv("MIZBAN_GAMES", "tiny_game")
    folders.cache_clear()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "MIZBAN_LIMITS": "off"}
    words = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path), "--no-open"]
    process = subprocess.Popen([sys.executable, "-m", "mizban", *words], env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert str(port) in process.stdout.readline()
    yield SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)
    process.terminate()
    process.communicate(timeout=10)
    monkeypatch.delenv("MIZBAN_GAMES")
    folders.cache_clear()


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    ("name", "pick"),
    [
        ("tiny_game", short),
        pytest.param("biblios", short, marks=pytest.mark.deep),
        pytest.param("kingdom_builder", eager, marks=pytest.mark.deep),
        pytest.param("concordia", short, marks=pytest.mark.deep),
    ],
)
def test_a_whole_game_as_people_start_it(
    command: SimpleNamespace, visit: Visit, name: str, pick: Pick, lang: str
) -> None:
    """From the form for a new table to the check of its chance, against a bot that thinks in its own process."""
    visitor = visit(command, lang=lang)
    hand = Hand(visitor.page, pick, 5)
    page = visitor.go(f"/new?game={name}")
    page.locator("#chair-1").select_option(index=1)
    if page.locator("#chair-2 option[value=none]").count():
        page.locator("#chair-2").select_option("none")
    page.locator("button.lamp:visible").click()
    laid(page)
    while ready(page) != "over":
        hand.point()
    assert check_end(page, lang, hand).seats == 2
    page.locator("#question a[href$=verify]").click()
    expect(page.locator(".verdict.good")).to_be_visible()


def test_a_phone_shows_one_part_of_the_table_at_a_time(command: SimpleNamespace, visit: Visit) -> None:
    page = visit(command, size=NARROW).go("/new?game=tiny_game")
    page.locator("#chair-1").select_option(index=1)
    page.locator("#chair-2").select_option("none")
    page.locator("button.lamp:visible").click()
    laid(page)
    ready(page)
    left, right = page.locator("[data-pane]").all()
    first, second = (page.locator(f"#board [data-ref='heap:{name}']") for name in ("left", "right"))
    expect(left).to_have_attribute("aria-pressed", "true")
    assert "lit" in (right.get_attribute("class") or "")
    expect(first).to_be_in_viewport()
    expect(second).not_to_be_in_viewport()
    right.click()
    expect(second).to_be_in_viewport()
    expect(first).not_to_be_in_viewport()
    expect(right).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lens")).to_be_visible()  # this part is large, the other is not
    page.locator("#place").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")  # walking goes on into the next part
    expect(left).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lens")).to_be_hidden()
    while ready(page) != "over":
        click(page, lit(page)[-1])
    page.locator("#question a[href$=replay]").click()
    expect(page.locator(".replay-board > svg")).to_have_count(2)  # all parts, one below the other


def test_no_line_for_it() -> None:
    """The server and the pages do not name it."""
    source = Path(mizban.__file__).parent
    files = [file for room in ("server", "web") for file in (source / room).rglob("*") if file.suffix in SOURCES]
    assert files
    assert not [file for file in files if "tiny_game" in file.read_text().lower()]
