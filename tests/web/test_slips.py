"""The second click of a double click comes when the next question may lie there already: it answers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mizban.server.storage.people import Person
from mizban.server.table.room import Room
from web.browser import NARROW, Server, ready
from web.conftest import Visit

pytestmark = pytest.mark.once

OPEN = 25  # the place from which so many others are reached that they are walked over again
WALK = "(steps) => { for (let i = 0; i < steps; i++) document.querySelector('[data-step=\"1\"]').click(); }"


def land(server: Server) -> tuple[Room, Person]:
    """A game for two where I build three settlements one after the other."""
    neda, sara = server.person("Neda"), server.person("Sara")
    options = {"first_player": "host_choice"}
    return server.table(neda, sara, name="kingdom_builder", secret=f"{6:064x}", options=options), neda


def said(room: Room) -> int:
    """How many words were said."""
    return sum(entry.kind == "say" for entry in room.history.entries)


def press(page: Page, at: str, nth: int) -> None:
    """The first or the second click of a double one, in the middle of a button."""
    box = page.locator(at).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=nth)
    page.mouse.up(click_count=nth)


def settled(page: Page, room: Room, words: int) -> None:
    """Waits until so many words are said and the page asks again."""
    page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")
    ready(page)
    page.wait_for_timeout(200)
    assert said(room) == words


def test_the_answer_of_the_walker(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    page.evaluate(WALK, OPEN)
    press(page, "#main-answer", 1)
    settled(page, room, 1)
    press(page, "#main-answer", 2)
    settled(page, room, 1)
    press(page, "#main-answer", 1)
    expect(page.locator("body.my-turn")).to_have_count(0)  # where the third settlement goes, there is no choice
    assert said(room) == 2


def test_the_question_that_asks_twice(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    neda = server.call(server.host.people.change(neda, confirm=True))
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    page.evaluate(WALK, OPEN)
    page.locator("#main-answer").click()
    press(page, "#confirm-yes", 2)
    settled(page, room, 0)
    press(page, "#confirm-yes", 1)
    settled(page, room, 1)
