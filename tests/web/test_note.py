"""What a table says once: that bots think less where the rules run uncompiled."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import NARROW, WIDE, Server
from web.conftest import Visit

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_a_note_that_was_read_does_not_come_again(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, lang: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("mizban.web.table.uncompiled", lambda: True)
    person = server.person("Neda", lang)
    first, second = (server.table(person, bots=1, level="hard") for _ in range(2))
    visitor = visit(server, lang=lang, size=size).be(person)
    page = visitor.go(f"/t/{first.id}")
    note = page.locator(".note")
    expect(note).to_contain_text("build-essential python3-dev")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    note.get_by_role("button").click()
    expect(note).to_be_hidden()
    assert page.evaluate("document.querySelector('#question').contains(document.activeElement)")
    for room in (first, second):
        page = visitor.go(f"/t/{room.id}")
        expect(page.locator("#question h2")).to_be_visible()
        expect(page.locator(".note")).to_have_count(1)
        expect(page.locator(".note")).to_be_hidden()


def test_where_the_rules_are_compiled_there_is_no_note(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mizban.web.table.uncompiled", lambda: False)
    person = server.person("Neda")
    room = server.table(person, bots=1, level="hard")
    page = visit(server).be(person).go(f"/t/{room.id}")
    expect(page.locator("#question .opts").first).to_be_visible()
    expect(page.locator(".note")).to_have_count(0)
