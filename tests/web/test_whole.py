"""Whole games against bots in Chromium, to the sheet at their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from mizban.core.record import Record
from mizban.server.room import Room
from web.browser import NARROW, Server, laid, ready
from web.conftest import Visit
from web.hands import Hand, Pick, Practised, check_digits, check_end, check_sheet, eager, kind, lead, short, tab_to

pytestmark = pytest.mark.once

GAMES: list[tuple[str, Pick]] = [("biblios", short), ("kingdom_builder", eager)]


LONG = "concordia"  # its first part is played without a browser
ITALIA = {"map": "italia"}
SEED, CARDS = 314, 18  # in this game every kind of question comes


@pytest.mark.parametrize(("name", "pick"), GAMES)
def test_a_whole_game_by_clicks_on_the_board(server: Server, visit: Visit, name: str, pick: Pick) -> None:
    neda = server.person("Neda")
    room = server.table(neda, bots=1, name=name, secret=f"{3:064x}")
    visitor = visit(server).be(neda)
    hand = Hand(visitor.page, pick, 3)
    record = play_by_clicks(visitor.go(f"/t/{room.id}"), hand, room)
    verbs = {kind(word) for word in hand.given}
    assert verbs == {o.verb for o in record.game.words.all} or name != "kingdom_builder", "every kind of answer"


def test_a_long_game_by_clicks_on_the_board(server: Server, visit: Visit) -> None:
    neda = server.person("Neda")
    room = server.table(neda, bots=2, name=LONG, secret=f"{SEED:064x}", options=ITALIA)
    visitor = visit(server).be(neda)
    hand = Hand(visitor.page, Practised(room), 3)
    lead(server, room, hand, CARDS)
    record = play_by_clicks(visitor.go(f"/t/{room.id}"), hand, room)
    assert {kind(word) for word in hand.given} == {o.verb for o in record.game.words.all}, "every kind of answer"


def play_by_clicks(page: Page, hand: Hand, room: Room) -> Record:
    """Plays to the end, which the page shows as it was."""
    while ready(page) != "over":
        hand.point()
    record = check_end(page, "en", hand)
    check_sheet(page, "en", record)
    assert room.match is not None
    assert record.said == room.match.record.said
    return record


@pytest.mark.parametrize(("name", "pick"), GAMES)
def test_a_whole_game_by_keyboard_in_persian(server: Server, visit: Visit, name: str, pick: Pick) -> None:
    visitor = visit(server, lang="fa", size=NARROW)
    hand = Hand(visitor.page, pick, 4)
    begin_by_keys(visitor.go("/"), name)
    play_by_keys(visitor.page, hand)
    assert name != "kingdom_builder" or any(word.startswith("use:") for word in hand.given), "a location tile"


def test_a_long_game_by_keyboard_in_persian(server: Server, visit: Visit) -> None:
    visitor = visit(server, lang="fa", size=NARROW)
    hand = Hand(visitor.page, short, 4)
    begin_by_keys(visitor.go("/"), LONG)
    room = server.host.rooms[visitor.page.url.rpartition("/")[2]]
    hand.pick = Practised(room)
    lead(server, room, hand, 6)
    play_by_keys(visitor.go(f"/t/{room.id}"), hand)
    assert len({kind(word) for word in hand.given}) >= 5, "answers of many kinds"


def begin_by_keys(page: Page, name: str) -> None:
    """Lays a table against bots from the first page."""
    assert page.evaluate("[document.dir, document.documentElement.lang]") == ["rtl", "fa"]
    tab_to(page, f"button[form=play-{name}]")
    page.keyboard.press("Enter")
    laid(page)


def play_by_keys(page: Page, hand: Hand) -> None:
    """Plays to the end, and looks at it again from there."""
    while ready(page) != "over":
        if len(hand.given) % 16 == 0:
            check_digits(page)
        hand.press()
    check_digits(page)
    check_sheet(page, "fa", check_end(page, "fa", hand))
    tab_to(page, "#question a[href$=replay]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay")
    check_digits(page)
