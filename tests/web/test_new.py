"""The form for a new table, in Chromium without script."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import NARROW, WIDE, Server
from web.conftest import Visit

pytestmark = pytest.mark.once

CUT = """(selects) => selects.flatMap((select) => {
  const style = getComputedStyle(select), pen = document.createElement("canvas").getContext("2d"), now = select.value;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  pen.font = style.font;
  const cut = [...select.options].filter((option) => {
    select.value = option.value;
    const lines = Math.ceil(pen.measureText(option.text).width / room);
    return select.clientHeight < lines * parseFloat(style.lineHeight);
  });
  select.value = now;
  return cut.map((option) => option.text);
})"""


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_no_choice_is_cut(server: Server, visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """What is too long for a line has two."""
    visitor = visit(server, lang=lang, size=size)
    for game in server.host.games:
        page = visitor.go(f"/new?game={game.name}")
        assert page.locator(".settings select:visible").evaluate_all(CUT) == [], game.name


def test_options_are_shown_when_they_count(server: Server, visit: Visit) -> None:
    visitor = visit(server, script=False)
    visitor.forgive("idiomorph")  # the table that comes after the form would load it
    page = visitor.be(server.person("Neda")).go("/new?game=kingdom_builder")
    corner, seat = page.locator("#option-nw"), page.locator("#option-first_seat")
    for field in (corner, seat):
        expect(field).to_be_hidden()
    page.locator("#option-setup").select_option("custom")
    expect(corner).to_be_visible()
    expect(seat).to_be_hidden()
    corner.select_option("tower_turned")
    page.locator(".preview button").click()
    page.wait_for_url("**/t/*")
    room = server.call(server.host.lobby.room(page.url.rpartition("/")[2]))
    assert (room.options["setup"], room.options["nw"]) == ("custom", "tower_turned")


def test_an_option_of_an_option_is_shown_when_both_count(server: Server, visit: Visit) -> None:
    page = visit(server, script=False).be(server.person("Neda")).go("/new?game=architects")
    first, seat = page.locator("#option-first_player"), page.locator("#option-first_seat")
    expect(first).to_be_visible()
    expect(seat).to_be_hidden()
    first.select_option("host_choice")
    expect(seat).to_be_visible()
    page.locator("#option-boards").select_option("dealt")
    expect(first).to_be_hidden()
    expect(seat).to_be_hidden()
