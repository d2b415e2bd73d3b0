"""A game for one person in Chromium: offered by name, honest about its rules, and played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.browser import NARROW, WIDE, Server, laid, ready
from web.conftest import Visit
from web.hands import Hand, Practised, check_digits, check_end, check_sheet, short

pytestmark = pytest.mark.once

SOLO = 'button[form="alone-architects"]'
OURS = {
    "en": ("our own, not the official", "this is not the official solo mode"),
    "fa": ("غیررسمی خودمان", "این حالت تک‌نفرهٔ رسمی نیست"),
}


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_a_solo_game_to_its_end(server: Server, visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """AW-23.4, AW-23.5 The table and its log say whose rules these are."""
    own, official = OURS[lang]
    page = visit(server, lang=lang, size=size).go("/")
    hand = Hand(page, short, 4)
    page.locator(SOLO).click()
    laid(page)
    room = server.host.lobby.rooms[page.url.rpartition("/")[2]]
    assert [chair.kind for chair in room.chairs] == ["person", "bot"]
    assert room.options["solo"] == "one"
    check_signs(page, own)
    expect(page.locator("#log")).to_contain_text(official)
    assert page.locator("#log a[data-clause]").first.get_attribute("href") == "/rules/architects#AW-23.4"
    hand.pick = Practised(room)
    while ready(page) != "over":
        if size == WIDE:
            hand.point()
        else:
            hand.press()
    check_sheet(page, lang, check_end(page, lang, hand))
    check_signs(page, own)
    if lang == "fa":
        check_digits(page)


def check_signs(page: Page, own: str) -> None:
    """The bar of the table names the rules, and cuts nothing off."""
    sign = page.locator(".sign")
    expect(sign).to_be_visible()
    assert own in sign.inner_text()
    for part in (page.locator("h1.brand"), sign):
        assert part.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1")
    assert page.evaluate(
        "() => document.querySelector('.bar').scrollHeight <= document.querySelector('.bar').offsetHeight"
    )


def test_choosing_solo_in_the_form_puts_people_and_bots_on_the_chairs(server: Server, visit: Visit) -> None:
    page = visit(server).go("/new?game=architects")
    chairs = [page.locator(f"#chair-{seat}") for seat in range(1, 5)]
    assert [chair.input_value() for chair in chairs] == ["medium", "medium", "none", "none"]
    page.locator("#option-solo").select_option("one")
    assert [chair.input_value() for chair in chairs] == ["medium", "none", "none", "none"]
    page.locator("#option-solo").select_option("two")
    assert [chair.input_value() for chair in chairs] == ["open", "medium", "none", "none"]
    page.locator("#option-solo").select_option("off")
    assert [chair.input_value() for chair in chairs] == ["open", "medium", "none", "none"], "they may stay"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_name_of_no_game_is_cut_on_a_phone(server: Server, visit: Visit, lang: str) -> None:
    neda = server.person("Neda", lang)
    visitor = visit(server, lang=lang, size=NARROW).be(neda)
    for game in server.host.games:
        room = server.table(neda, bots=1, name=game.name)
        name = visitor.go(f"/t/{room.id}").locator("h1.brand")
        assert name.inner_text() == game.short(lang)
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1")
