"""What one plays with stays in sight when one comes near to a large board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.browser import NARROW, WIDE, Server, question
from web.conftest import Visit
from web.scenes import LANDS, RUNNING

pytestmark = pytest.mark.once

OVERLAP = """() => {
  const [board, held] = ["#board", "#held"].map((id) => document.querySelector(id).getBoundingClientRect());
  return board.bottom - held.top;
}"""


def near(page: Page) -> None:
    """Comes nearer, if the page has not done so itself."""
    if page.locator("[data-zoom=out]").is_hidden():
        page.locator("[data-zoom=in]").click()


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_card_and_tiles_are_beside_a_board_seen_from_near(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    neda, others = server.person("Neda"), [server.person("Sara"), server.person("Kaveh")]
    room = server.table_at(LANDS["actbefore"], neda, *others, name="kingdom_builder", options=RUNNING)
    assert room.play.match is not None
    page = visit(server, size=size).be(neda).go(f"/t/{room.id}")
    held = page.locator("#held button")
    if page.locator("[data-zoom=out]").is_hidden():
        expect(held.first).to_be_hidden()
    near(page)
    expect(held.first).to_be_visible()
    expect(held.first).to_have_text("3")
    assert page.evaluate(OVERLAP) <= 0, "it hides nothing of the board"
    page.locator("#held .may").first.click()
    page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")
    assert question(room.play.match.s) in ("Extra", "Lift")
    near(page)
    expect(page.locator("#held .idle")).to_have_count(1)
    page.locator("#held .idle").click()
    expect(page.locator("#about")).to_be_visible()
