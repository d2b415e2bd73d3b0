"""The form for a new table, in Chromium without script."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import Server
from web.conftest import Visit

pytestmark = pytest.mark.once


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
    room = server.call(server.host.room(page.url.rpartition("/")[2]))
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
