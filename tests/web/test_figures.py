"""Printed figures in Chromium: a host enters them, corrects a mistake, and lays a table with them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import mizban
from mizban.render.digits import digits
from web.browser import NARROW, WIDE, Server
from web.conftest import Visit
from web.test_sound import AXE, sound

pytestmark = pytest.mark.once
GAME = next(game for game in mizban.registered_games() if game.entered)
PATH = f"/figures/{GAME.name}"


def send(page: Page, key: str, old: str, new: str) -> str:
    """Changes the file, says the key and sends both; what was there to change."""
    text = page.locator("#text").input_value()
    assert old in text
    page.locator("#text").fill(text.replace(old, new, 1))
    page.locator("#key").fill(key)
    page.locator("button[value=enter]").click()
    return text


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_a_host_enters_the_printed_figures(own_server: Server, visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """Without script, from the rules to a table that is played with them."""
    key = own_server.host.figures.key
    visitor = visit(own_server, lang=lang, size=size, script=False)
    visitor.forgive("403", "422", "idiomorph")
    page = visitor.be(own_server.person("Neda", lang)).go(f"/rules/{GAME.name}")
    page.locator(f'#main a[href="{PATH}"]').click()
    text = send(page, "ABCD", "cost = 4", "cost = 400")
    expect(page.locator("[role=alert]")).to_be_visible()
    send(page, key, "my-copy", "neda")
    line = text[: text.index("cost = 4")].count("\n") + 1
    expect(page.locator("[role=alert]")).to_contain_text(digits(line, lang))
    expect(page.locator(".wrong-line code")).to_contain_text("cost = 400")
    send(page, key, "cost = 400", "cost = 3")
    expect(page.locator("[role=status]")).to_be_visible()
    expect(page.locator("#main bdi", has_text="neda").first).to_be_visible()
    page = visitor.go(f"/new?game={GAME.name}")
    page.locator(".preview button, .last button").locator("visible=true").click()
    page.wait_for_url("**/t/*")
    room = own_server.call(own_server.host.lobby.room(page.url.rpartition("/")[2]))
    assert room.options["figures"].startswith("neda+")
    page = visitor.go(PATH)
    page.locator("#key").fill(key)
    page.locator("button[value=forget]").click()
    expect(page.locator("[role=status]")).to_be_visible()
    assert own_server.host.figures.of(GAME).options == {}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_mistake_is_shown_soundly(own_server: Server, visit: Visit, lang: str) -> None:
    visitor = visit(own_server, lang=lang, size=NARROW)
    visitor.forgive("422")
    page = visitor.be(None).go(PATH)
    send(page, own_server.host.figures.key, "cost = 4", 'cost = "four"')
    expect(page.locator(".wrong-line")).to_be_visible()
    assert not sound(page, AXE.read_text())
