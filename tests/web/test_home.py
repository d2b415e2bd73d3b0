"""The first page, in Chromium: the games side by side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import NARROW, WIDE, Server, laid
from web.conftest import Visit

pytestmark = pytest.mark.once

TOPS = """() => [...document.querySelectorAll(".game")].map((game) => {
  const things = [game, game.querySelector("h3"), game.querySelector(".btn.main")];
  return things.map((thing) => Math.round(thing.getBoundingClientRect().top));
})"""


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_titles_and_buttons_of_games_in_a_row_are_level(
    server: Server, visit: Visit, size: tuple[int, int], lang: str
) -> None:
    """Whether they have a lesson or not."""
    page = visit(server, size=size, lang=lang).go("/")
    rows: dict[int, set[tuple[int, ...]]] = {}
    for top, *others in page.evaluate(TOPS):
        rows.setdefault(top, set()).add(tuple(others))
    assert len(rows) < len(server.host.games), "some stand side by side"
    assert all(len(places) == 1 for places in rows.values()), rows


@pytest.mark.parametrize(("lang", "size", "name"), [("en", WIDE, "Omid"), ("fa", NARROW, "امید")])
def test_a_new_visitor_sits_down_at_an_open_table(
    server: Server, visit: Visit, size: tuple[int, int], lang: str, name: str
) -> None:
    """From the list of open tables, with nothing but a name."""
    neda = server.person("Neda", "en")
    room = server.waiting(neda, ["me", "open", "open"])
    page = visit(server, size=size, lang=lang).go("/")
    page.locator(f'.table-line[href="/t/{room.id}"]').click()
    page.locator("#name").fill(name)
    page.locator("[name=way][value=sit]").click()
    laid(page)
    expect(page.locator("#chair-1 .name")).to_contain_text(name)
    assert (room.chairs[1].kind, room.chairs[1].name) == ("person", name)


def test_who_watches_without_a_name_gives_one_to_chat(server: Server, visit: Visit) -> None:
    room = server.table(server.person("Neda", "en"), server.person("Sara", "en"))
    page = visit(server, size=NARROW).go(f"/t/{room.id}")
    page.locator("[data-open=chat]").click()
    expect(page.locator("#say")).to_have_count(0)
    page.locator("#leaf-chat a").click()
    page.locator("#name").fill("Omid")
    page.locator("[name=way][value=watch]").click()
    laid(page)
    page.locator("[data-open=chat]").click()
    page.locator("#say-text").fill("Hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_contain_text("Hello")


@pytest.mark.parametrize(("lang", "name"), [("en", "رضا"), ("fa", "Reza")])
def test_a_name_in_the_other_script_stays_beside_its_sign(server: Server, visit: Visit, lang: str, name: str) -> None:
    reza = server.person(name, lang)
    server.finish(server.table(reza, bots=1))
    row = visit(server, lang=lang).be(reza).go("/games").locator(".places li").filter(has_text=name)
    sign, written = row.locator(".badge").bounding_box(), row.locator("bdi").bounding_box()
    assert sign
    assert written
    left, right = sorted((sign, written), key=lambda box: box["x"])
    assert right["x"] - left["x"] - left["width"] < 12
    assert written["width"] < 80, "the box is as wide as the name"
