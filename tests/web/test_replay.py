"""A finished game step by step, in Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import WIDE, Server
from web.conftest import Visit

pytestmark = pytest.mark.once


def test_another_language_shows_the_same_moment(server: Server, visit: Visit) -> None:
    """Through the same eyes, also after steps that the script has taken."""
    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table(neda, sara)
    server.finish(room)
    page = visit(server, size=WIDE).be(neda).go(f"/t/{room.id}/replay?at=10&eyes=1")
    for at in ("11", "12"):
        page.locator("[data-step=next]").click()
        expect(page.locator("#at")).to_have_value(at)
    page.locator(".tongue").click()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator("#at")).to_have_value("12")
    expect(page.locator("#eyes")).to_have_value("1")
