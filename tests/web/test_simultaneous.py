"""Several people are asked at once, each in a browser of their own; the server is killed in between."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mizban.core.game.registry import folders
from server.players import Serving
from web.browser import NARROW, Server, click, laid, lit, ready
from web.conftest import Visit
from web.hands import Hand, check_end, short

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
MY_TURN = re.compile(r"\bmy-turn\b")
BUSY = "() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is one of those that are played here, and in processes that are started here."""
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setenv("MIZBAN_GAMES", "simultaneous_game")
    monkeypatch.setenv("PYTHONPATH", path)
    folders.cache_clear()
    yield
    monkeypatch.undo()
    folders.cache_clear()


def lay(page: Page, word: str) -> None:
    """Chooses a card by its button, and waits until that is told."""
    ready(page)
    page.locator(f"[id='answer-lay:{word}']").click()
    page.wait_for_function(BUSY)


def expect_asked(page: Page, answers: int) -> None:
    """The page asks its person, as if nobody else were asked."""
    expect(page.locator("body")).to_have_class(MY_TURN)
    expect(page).to_have_title("● Simultaneous")
    expect(page.locator("#question [data-word]")).to_have_count(answers)
    expect(page.locator("#question .sealed")).to_have_count(0)
    assert len(lit(page)) == answers


def expect_waiting(page: Page, card: str, *names: str) -> None:
    """The page shows what its person has answered, and for whom it waits."""
    expect(page.locator("body")).not_to_have_class(MY_TURN)
    expect(page).to_have_title("Simultaneous")
    expect(page.locator("#question .sealed b")).to_have_text(f"the {card}")
    assert page.locator("#question h2 bdi").all_inner_texts() == list(names)
    expect(page.locator("#question [data-word]")).to_have_count(0)
    expect(page.locator("#players .turn")).to_have_count(len(names))
    assert lit(page) == []


@pytest.mark.parametrize("first", [0, 1])
def test_two_people_answer_at_the_same_time_in_either_order(own_server: Server, visit: Visit, first: int) -> None:
    people = [own_server.person("Neda"), own_server.person("Sara")]
    room = own_server.table(*people, name="simultaneous_game")
    watcher = visit(own_server).be(own_server.person("Mina")).go(f"/t/{room.id}")
    pages = [visit(own_server).be(person).go(f"/t/{room.id}") for person in people]
    for page in pages:
        expect_asked(page, 4)
    quick, slow = pages[first], pages[1 - first]
    lay(quick, "four")
    expect_waiting(quick, "four", people[1 - first].name)
    expect_asked(slow, 4)
    expect(watcher.locator("#question h2 bdi")).to_have_text(people[1 - first].name)
    assert "laid" not in watcher.locator("#log").inner_text()
    lay(slow, "two")
    for page in pages:
        expect_asked(page, 3)
    expect(quick.locator("#log")).to_contain_text("You show four.")
    expect(slow.locator("#log")).to_contain_text(f"{people[first].name} shows four.")
    assert room.play.match is not None
    assert room.play.match.record.said == sorted([(first, "lay:four"), (1 - first, "lay:two")])


def test_an_answer_is_changed_after_a_reload(own_server: Server, visit: Visit) -> None:
    people = [own_server.person("Neda"), own_server.person("Sara"), own_server.person("Mina")]
    room = own_server.table(*people, name="simultaneous_game")
    pages = [visit(own_server, size=NARROW).be(person).go(f"/t/{room.id}") for person in people[1:]]
    ready(pages[0])
    click(pages[0], lit(pages[0])[0])  # on the board
    expect_waiting(pages[0], "one", "Neda", "Mina")
    pages[0].reload()
    laid(pages[0])
    expect_waiting(pages[0], "one", "Neda", "Mina")
    pages[0].locator("#question [data-do=undo]").click()
    expect_asked(pages[0], 4)
    lay(pages[0], "three")
    expect_waiting(pages[0], "three", "Neda", "Mina")
    lay(pages[1], "two")
    expect_waiting(pages[0], "three", "Neda")
    expect_waiting(pages[1], "two", "Neda")
    assert room.play.sealed.keys() == {1, 2}


def test_a_whole_game_against_bots_in_persian(own_server: Server, visit: Visit) -> None:
    """Bots answer without waiting for people, and whoever plays with the pointer sees nothing special."""
    neda = own_server.person("ندا", "fa")
    room = own_server.table(neda, bots=2, name="simultaneous_game")
    visitor = visit(own_server, lang="fa").be(neda)
    hand = Hand(visitor.page, short, 5)
    page = visitor.go(f"/t/{room.id}")
    while ready(page) != "over":
        page.wait_for_function("() => document.querySelectorAll('#players .turn').length === 1")
        hand.point()
    assert check_end(page, "fa", hand).seats == 3


def test_the_home_page_says_that_several_are_waited_for(own_server: Server, visit: Visit) -> None:
    people = [own_server.person("Neda"), own_server.person("Sara"), own_server.person("Mina")]
    room = own_server.table(*people, name="simultaneous_game")
    for person in people:
        page = visit(own_server).be(person).go("/")
        expect(page.locator(f"a[href='/t/{room.id}'] .pill.lamp")).to_be_visible()
    page = visit(own_server).be(people[1]).go(f"/t/{room.id}")
    lay(page, "one")
    page.goto("/")
    expect(page.locator(f"a[href='/t/{room.id}'] .pill.lamp")).to_have_count(0)
    assert page.locator(f"a[href='/t/{room.id}'] small bdi").all_inner_texts() == ["Neda", "Mina"]


def test_a_sealed_answer_outlives_a_server_that_is_killed(tmp_path: Path, visit: Visit) -> None:
    served = Serving(tmp_path)
    served.start()
    try:
        wait(served)
        neda, sara = visit(as_server(served)), visit(as_server(served))
        for visitor in (neda, sara):
            visitor.forgive("ERR_CONNECTION_REFUSED", "WebSocket", "ERR_ABORTED", "not loaded")
        page = neda.go("/new?game=simultaneous_game")
        page.locator("#name").fill("Neda")
        page.locator("#chair-1").select_option("open")
        for seat in (2, 3):
            page.locator(f"#chair-{seat}").select_option("none")
        page.locator("button.lamp:visible").click()
        laid(page)
        other = sara.go(str(page.locator("[data-absolute]").first.get_attribute("data-absolute")))
        other.locator("#name").fill("Sara")
        other.locator("button.lamp:visible, button.main:visible").first.click()
        laid(other)
        ready(page)
        lay(other, "three")
        expect_waiting(other, "three", "Neda")
        served.kill()
        served.start()
        wait(served)
        expect(other.locator("#strip")).to_be_hidden(timeout=30_000)
        expect_waiting(other, "three", "Neda")
        page.reload()
        laid(page)
        lay(page, "one")
        for one in (page, other):
            expect_asked(one, 3)
        expect(page.locator("#log")).to_contain_text("Sara shows three.")
    finally:
        served.stop()


def wait(served: Serving) -> None:
    """Waits until somebody can come in."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", served.port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def as_server(served: Serving) -> Server:
    """A server in a process of its own, as far as a visitor needs one."""
    server = Server.__new__(Server)
    server.port = served.port
    return server
