"""A finished game step by step, in Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import WIDE, Server
from web.conftest import Visit
from web.test_sound import AXE

pytestmark = pytest.mark.once

PLACES = """() => Object.fromEntries([...document.querySelectorAll("#laid g[id]")].map((piece) => {
  piece.getAnimations().forEach((each) => each.finish());
  const { e, f } = piece.getScreenCTM();
  return [piece.id, `${Math.round(e)} ${Math.round(f)}`];
}))"""
NOTED = """
  window.glided = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...way) {
    window.glided.push(`${document.querySelector(".replay-moment").dataset.at} ${this.id}`);
    return animate.apply(this, way);
  };
"""


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


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_happened_can_be_scrolled_with_the_keyboard(server: Server, visit: Visit, lang: str) -> None:
    """Where it does not fit, it can be focused, and it stays so when the next moment comes."""
    neda, sara = server.person("Neda", lang), server.person("Sara", lang)
    room = server.table(neda, sara)
    server.finish(room)
    page = visit(server, lang=lang, size=(1280, 420)).be(neda).go(f"/t/{room.id}/replay")
    moment = page.locator(".replay-moment")
    assert moment.evaluate("e => e.scrollHeight > e.clientHeight"), "there is something to scroll to"
    page.evaluate(AXE.read_text())
    violations = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert not violations, [(rule["id"], node["html"][:160]) for rule in violations for node in rule["nodes"]]
    moment.focus()
    page.keyboard.press("End")
    moment.evaluate("e => new Promise((seen) => e.scrollTop ? seen() : e.addEventListener('scroll', seen))")
    at = int(moment.get_attribute("data-at") or 0)
    page.keyboard.press("ArrowRight" if lang == "fa" else "ArrowLeft")
    expect(moment).to_have_attribute("data-at", str(at - 1))
    expect(moment).to_be_focused()


def test_a_step_that_leads_nowhere_says_so_and_keeps_the_focus(server: Server, visit: Visit) -> None:
    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table(neda, sara)
    server.finish(room)
    page = visit(server, size=WIDE).be(neda).go(f"/t/{room.id}/replay?at=1")
    back = page.locator("[data-step=prev]")
    back.focus()
    page.keyboard.press("Enter")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_be_focused()
    assert back.get_attribute("href") is None
    page.locator("[data-step=next]").click()
    expect(back).not_to_have_attribute("aria-disabled", "true")
    assert back.get_attribute("href") == "?at=0&eyes=0"


@pytest.mark.parametrize("calm", [False, True])
def test_pieces_glide_to_where_they_lie_now(server: Server, visit: Visit, calm: bool) -> None:
    """Those that have changed their place, and no others; none for those who want less motion."""
    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table(neda, sara, secret="7" * 64)
    server.finish(room)
    visitor = visit(server, calm=calm)
    visitor.page.add_init_script(NOTED)
    page = visitor.be(neda).go(f"/t/{room.id}/replay?at=0&eyes=0")
    moved = set()
    for at in range(1, 16):
        before = page.evaluate(PLACES)
        page.locator("[data-step=next]").click()
        expect(page.locator("#at")).to_have_value(str(at))
        after = page.evaluate(PLACES)
        moved |= {f"{at} {id}" for id in before.keys() & after.keys() if before[id] != after[id]}
    assert moved, "in these steps something changes its place"
    assert set(page.evaluate("window.glided")) == (set() if calm else moved)
