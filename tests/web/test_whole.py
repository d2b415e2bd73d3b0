"""Whole games against bots in Chromium, to the sheet at their end."""

from __future__ import annotations

import pytest

from web.browser import NARROW, Server, laid, ready
from web.conftest import Visit
from web.hands import Hand, Pick, check_digits, check_end, check_sheet, eager, short, tab_to

pytestmark = pytest.mark.once

GAMES: list[tuple[str, Pick]] = [("biblios", short), ("kingdom_builder", eager)]


@pytest.mark.parametrize(("name", "pick"), GAMES)
def test_a_whole_game_by_clicks_on_the_board(server: Server, visit: Visit, name: str, pick: Pick) -> None:
    neda = server.person("Neda")
    room = server.table(neda, bots=1, name=name, secret=f"{3:064x}")
    visitor = visit(server).be(neda)
    hand = Hand(visitor.page, pick, 3)
    page = visitor.go(f"/t/{room.id}")
    while ready(page) != "over":
        hand.point()
    record = check_end(page, "en", hand)
    check_sheet(page, "en", record)
    assert room.match is not None
    assert record.said == room.match.record.said
    verbs = {word.partition(":")[0] for word in hand.given}
    assert verbs == {o.verb for o in record.game.words.all} or name != "kingdom_builder", "every kind of answer"


@pytest.mark.parametrize(("name", "pick"), GAMES)
def test_a_whole_game_by_keyboard_in_persian(server: Server, visit: Visit, name: str, pick: Pick) -> None:
    visitor = visit(server, lang="fa", size=NARROW)
    hand = Hand(visitor.page, pick, 4)
    page = visitor.go("/")
    assert page.evaluate("[document.dir, document.documentElement.lang]") == ["rtl", "fa"]
    tab_to(page, f"button[form=play-{name}]")
    page.keyboard.press("Enter")
    laid(page)
    while ready(page) != "over":
        if len(hand.given) % 16 == 0:
            check_digits(page)
        hand.press()
    check_digits(page)
    check_sheet(page, "fa", check_end(page, "fa", hand))
    assert name != "kingdom_builder" or any(word.startswith("use:") for word in hand.given), "a location tile"
    tab_to(page, "#question a[href$=replay]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay")
    check_digits(page)
