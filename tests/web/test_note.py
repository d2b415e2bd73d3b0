"""What a table says once: that bots think less where the rules run uncompiled, or until they are compiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.browser import NARROW, WIDE, Server
from web.conftest import Visit

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_a_note_that_was_read_does_not_come_again(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, lang: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("mizban.web.table.note.uncompiled", lambda: True)
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


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the rules will be compiled."""
    for room in ("mizban.web.table.note", "mizban.server.host"):
        monkeypatch.setattr(f"{room}.compiling", lambda: not (tmp_path / "built").is_dir())
    monkeypatch.setattr("mizban.web.table.note.uncompiled", lambda: False)
    return tmp_path / "built"


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_a_note_goes_by_itself_when_the_rules_are_compiled(
    built: Path, own_server: Server, visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    person = own_server.person("Neda", lang)
    room = own_server.table(person, bots=1, level="hard")
    page = visit(own_server, lang=lang, size=size).be(person).go(f"/t/{room.id}")
    expect(page.locator(".note")).to_be_visible()
    expect(page.locator(".note")).to_contain_text({"en": "nothing to do", "fa": "لازم نیست"}[lang])
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    built.mkdir()
    expect(page.locator(".note")).to_have_count(0)


def test_who_has_read_one_note_is_told_the_other(
    built: Path, own_server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = own_server.person("Neda")
    room = own_server.table(person, bots=1, level="hard")
    visitor = visit(own_server).be(person)
    page = visitor.go(f"/t/{room.id}")
    page.locator(".note button").click()
    expect(page.locator(".note")).to_be_hidden()
    built.mkdir()
    monkeypatch.setattr("mizban.web.table.note.uncompiled", lambda: True)
    page = visitor.go(f"/t/{room.id}")
    expect(page.locator(".note")).to_contain_text("build-essential")
    expect(page.locator(".note")).to_be_visible()


def test_where_the_rules_are_compiled_there_is_no_note(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mizban.web.table.note.uncompiled", lambda: False)
    person = server.person("Neda")
    room = server.table(person, bots=1, level="hard")
    page = visit(server).be(person).go(f"/t/{room.id}")
    expect(page.locator("#question .opts").first).to_be_visible()
    expect(page.locator(".note")).to_have_count(0)
