"""Everything around a game, in Chromium."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from mizban.core.record import Record
from mizban.games.biblios.face.answers import purse
from mizban.games.biblios.rules.view import view
from mizban.server.network_address import reachable
from mizban.server.storage.people import Person
from mizban.server.table.changes.undo import reach
from mizban.server.table.room import Room
from web.browser import NARROW, PERSIAN, WIDE, Place, Server, answer, click, laid, lit, question, ready
from web.conftest import Visit
from web.hands import check_digits, tab_to

pytestmark = pytest.mark.once

EVIL = "<b onclick=alert(1)>سلام & hi</b>"


def pair(server: Server, bots: int = 0, seed: int = 1) -> tuple[Room, Person, Person]:
    """A running table of two people."""
    neda, sara = server.person("Neda"), server.person("Sara")
    return server.table(neda, sara, bots=bots, secret=f"{seed:064x}"), neda, sara


def words(room: Room) -> list[str]:
    """What was said at a table and stands."""
    return [entry.word for entry in room.history.entries if entry.kind == "say" and not entry.gone]


HALT = """() => {
  const moving = document.getAnimations().filter((each) => !(each instanceof CSSAnimation));
  for (const each of moving) {
    each.pause();
    each.currentTime = 100;
  }
  return moving.length;
}"""
GO_ON = "() => { for (const each of document.getAnimations()) if (!(each instanceof CSSAnimation)) each.finish(); }"
LIE = """() => [...document.querySelectorAll("#board [data-ref]")].map((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [thing.dataset.ref, ...[x, y, width, height].map(Math.round)];
})"""


def test_pieces_that_move_are_in_nobodys_way(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    page = visit(server, calm=False).be(neda).go(f"/t/{room.id}")
    moved = 0
    for _ in range(8):
        server.play_until(room, lambda s: s.asked == 0)
        answer(page)
        server.play_until(room, lambda s: s.asked == 0)
        ready(page)
        moved += page.evaluate(HALT)
        on_the_way = page.evaluate(LIE)
        page.evaluate(GO_ON)
        assert on_the_way == page.evaluate(LIE), "a click finds each thing where it will lie"
    assert moved


def test_pieces_that_move_can_be_clicked(server: Server, visit: Visit) -> None:
    page = visit(server, calm=False).go("/")
    page.locator('button[form="play-biblios"]').click()
    laid(page)
    chance = random.Random(4)
    for _ in range(25):
        ready(page)
        if page.locator("#confirm").is_visible():
            page.locator("#confirm-yes").click()
        elif page.locator("#chooser:popover-open button").count():
            page.locator("#chooser:popover-open button").first.click()
        else:
            click(page, chance.choice(lit(page)))
    ready(page)
    expect(page.locator("#air > *")).to_have_count(0)
    page.wait_for_function("() => !document.getAnimations().some((each) => !(each instanceof CSSAnimation))")


# ---------------------------------------------------------------- several people at one table


def test_two_people_and_a_spectator_talk_play_and_take_back(server: Server, visit: Visit) -> None:
    room, neda, sara = pair(server)
    server.play_until(room, lambda s: question(s) == "BidGold" and s.asked == 0 and len(s.legal) > 2)
    path = f"/t/{room.id}"
    first, second, third = (visit(server, lang=lang) for lang in ("en", "fa", "en"))
    frames: list[str] = []
    third.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: frames.append(str(data))))
    pages = [first.be(neda).go(path), second.be(sara).go(path), third.be(server.person("Reza")).go(path)]
    for page, text in zip(pages, ("hello", EVIL, "I only watch"), strict=True):
        page.locator("#tab-chat").click()
        page.locator("#say-text").fill(text)
        page.keyboard.press("Enter")
    for page in pages:
        for text in ("hello", EVIL, "I only watch"):
            expect(page.locator("#chat li", has_text=text)).to_have_count(1)
        assert page.locator("#chat b").count() == 0

    said = len(words(room))
    answer(pages[0])
    expect(pages[1].locator("body.my-turn")).to_be_visible()
    assert len(words(room)) == said + 1
    pages[0].locator("#question [data-do=undo]").click()
    ready(pages[0])
    assert len(words(room)) == said
    expect(pages[1].locator("body.my-turn")).to_have_count(0)
    expect(pages[2].locator("#log .gone")).not_to_have_count(0)

    server.play_until(room, lambda s: s.asked == 1 and question(s) == "BidGold" and not s.bid and not s.silent)
    menu(pages[0], "undo-ask")
    expect(pages[0].locator(".vote")).to_be_visible()
    before = len(words(room))
    pages[1].locator('.vote [data-do=undo-answer][data-fields*="true"]').click()
    expect(pages[1].locator(".vote")).to_have_count(0)
    assert len(words(room)) < before
    assert room.play.asked == 0
    ready(pages[0])

    assert pages[2].locator("#question [data-word]").count() == 0
    assert pages[2].locator("#board .m-lit").count() == 0
    assert room.play.match is not None
    mine, public = (room.game.view(room.play.match.s, viewer) for viewer in (0, room.seats))
    hidden = {kind for kind in mine["hands"][0] if kind not in json.dumps(public)}
    assert hidden
    for kind in hidden:
        assert f"card:{kind}" in board_refs(pages[0])
        assert not [frame for frame in frames if kind in frame], f"the public learns of {kind}"
    assert not [frame for frame in frames if "You draw" in frame]


def board_refs(page: Page) -> list[str]:
    refs: list[str] = page.locator("#board [data-ref]").evaluate_all("things => things.map(t => t.dataset.ref)")
    return refs


def test_bots_wait_for_who_is_to_agree_that_the_table_goes_back(server: Server, visit: Visit) -> None:
    neda, sara = server.person("Neda"), server.person("سارا", "fa")
    room = server.table(neda, sara, bots=1, secret=f"{1:064x}")
    assert room.play.asked != 2
    server.host.bots.busy.add(room.id)  # the bot does not begin to think yet
    server.play_until(room, lambda s: s.asked == 2 and reach(room, 0) > 1)
    n, before = reach(room, 0), len(words(room))
    pages = [visit(server, lang=who.lang).be(who).go(f"/t/{room.id}") for who in (neda, sara)]
    pages[0].locator("details.menu > summary").click()
    expect(pages[0].locator("#orders [data-do=undo-ask] small")).to_have_text(
        f"Takes back {n} moves in all, mine and others’"
    )
    pages[0].locator("#orders [data-do=undo-ask]").click()
    expect(pages[0].locator(".vote [data-do=undo-answer]")).to_have_count(1)
    expect(pages[1].locator(".vote")).to_contain_text(f"روی هم {PERSIAN[n]} حرکت")
    check_digits(pages[1])
    server.host.bots.busy.discard(room.id)
    server.loop.call_soon_threadsafe(server.host.bots.wake, room)
    pages[1].wait_for_timeout(200)  # many times as long as a bot takes here
    pages[1].locator('.vote [data-do=undo-answer][data-fields*="true"]').click()
    expect(pages[1].locator(".vote")).to_have_count(0)
    ready(pages[0])
    assert len(words(room)) == before - n


def menu(page: Page, order: str) -> None:
    """Gives an order of the menu."""
    page.locator("details.menu > summary").click()
    page.locator(f"#orders [data-do={order}]").click()


def test_a_guest_joins_by_link_and_a_bot_is_added(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    # also where there is no network
    monkeypatch.setattr("mizban.server.network_address.own_address", lambda: "192.168.1.7")
    page = visit(server).go("/new?game=biblios")
    page.locator("#name").fill("Neda")
    page.locator("#chair-1").select_option("open")
    page.locator("#chair-2").select_option("open")
    page.locator("button.lamp:visible").click()
    laid(page)
    link = page.locator("[data-absolute]").inner_text()
    path = urlsplit(link).path
    assert link == reachable(f"{server.url}{path}"), "a name that only this machine knows is of no use to others"
    expect(page.locator(".invite .code")).to_have_text(path.rpartition("/")[2])
    expect(page.locator(".invite img")).to_be_visible()
    assert page.locator(".invite img").evaluate("image => image.naturalWidth > 0")
    other = visit(server, lang="fa", size=NARROW).go(path)
    other.locator("#name").fill("سارا <i>")
    other.locator("button[value=sit]").click()
    laid(other)
    expect(page.locator("#chair-1 bdi")).to_have_text("سارا <i>")
    page.locator("#chair-2 select").select_option(index=0)
    page.locator("#chair-2 form.add-bot button").click()
    for each in (page, other):
        expect(each.locator("#players .seat")).to_have_count(3)
    expect(page.locator("#player-1 bdi")).to_have_text("سارا <i>")


def test_leaving_a_bot_plays_on_and_one_comes_back(server: Server, visit: Visit) -> None:
    room, neda, sara = pair(server)
    first, second = visit(server).be(neda).go(f"/t/{room.id}"), visit(server).be(sara).go(f"/t/{room.id}")
    server.play_until(room, lambda s: s.asked == 0)
    said = len(words(room))
    menu(first, "leave")
    expect(first.locator("#question [data-do=return]")).to_be_visible()
    ready(second)
    assert len(words(room)) > said
    assert room.chairs[0].away
    expect(second.locator("#player-0 small svg")).to_be_visible()
    first.locator("#question [data-do=return]").click()
    expect(first.locator("#question [data-do=return]")).to_have_count(0)
    assert not room.chairs[0].away
    server.play_until(room, lambda s: s.asked == 0)
    assert ready(first) == "mine"


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_stalled_seat_goes_to_a_bot_and_comes_back(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    room, neda, sara = pair(server)
    server.play_until(room, lambda s: s.asked == 1)
    page = visit(server, size=size).be(neda).go(f"/t/{room.id}")
    page.locator("[data-do=relieve]:visible").click()
    expect(page.locator("#refusal")).to_be_visible()  # she may be back any moment
    room.chairs[1].since -= 60
    page.locator("[data-do=relieve]:visible").click()
    assert ready(page) == "mine"
    assert room.chairs[1].away
    back = visit(server).be(sara).go(f"/t/{room.id}")
    back.locator("#question [data-do=return]").click()
    expect(page.locator("#player-1 small svg")).to_have_count(0)


def test_a_rematch_leads_everybody_to_the_next_table(server: Server, visit: Visit) -> None:
    room, neda, sara = pair(server)
    server.finish(room)
    first, second = visit(server).be(neda).go(f"/t/{room.id}"), visit(server).be(sara).go(f"/t/{room.id}")
    first.locator("[data-do=rematch]").click()
    first.wait_for_url(lambda url: room.id not in url)
    laid(first)
    second.locator(f'#question a[href="/t/{room.next}"]').click()
    laid(second)
    second.locator("[data-do=sit]").first.click()
    for page in (first, second):
        expect(page.locator("#players .seat")).to_have_count(2)
        expect(page.locator("#question.waiting")).to_have_count(0)


# ---------------------------------------------------------------- the line


def test_a_reload_shows_the_same(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: question(s) == "BidGold" and s.asked == 0)
    page = visit(server).be(neda).go(f"/t/{room.id}")
    before = shown(page)
    page.reload()
    laid(page)
    assert shown(page) == before
    answer(page)


def test_who_likes_to_remember_alone_switches_the_memory_aid_off(server: Server, visit: Visit) -> None:
    """BI-11.11 On this device, until it is switched on again; the same seat elsewhere keeps it."""
    seen = "#board [data-ref='seat:1'] [data-ref^='card:']"
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and any(view(s, 0)["hands"][1]))
    page = visit(server).be(neda).go(f"/t/{room.id}")
    before = shown(page)
    assert page.locator(seen).count() > 0
    switch(page)
    expect(page.locator(seen)).to_have_count(0)
    page.reload()
    laid(page)
    expect(page.locator(seen)).to_have_count(0)
    other = visit(server).be(neda).go(f"/t/{room.id}")
    assert shown(other) == before
    switch(page)
    expect(page.locator(seen).first).to_be_attached()
    assert shown(page) == before
    answer(page)


def switch(page: Page) -> None:
    """Switches the memory aid off, or on."""
    page.locator("details.menu > summary").click()
    page.locator("#memory").click()
    expect(page.locator("#memory")).to_be_hidden()


def shown(page: Page) -> list[str]:
    """What a table shows: question, players, log, board."""
    ready(page)
    return [page.locator(place).inner_text() for place in ("#question", "#players", "#log")] + board_refs(page)


def test_a_lost_line_is_found_again(own_server: Server, visit: Visit) -> None:
    neda = own_server.person("Neda")
    room = own_server.table(neda, bots=2)
    visitor = visit(own_server).be(neda)
    visitor.forgive("WebSocket connection", "ERR_CONNECTION_REFUSED", "not loaded")
    page = visitor.go(f"/t/{room.id}")
    answer(page)
    ready(page)
    own_server.stop()
    expect(page.locator("#strip")).to_be_visible()
    said = len(words(room))
    page.locator("#question [data-word]").first.click(force=True)
    own_server.start()
    expect(page.locator("#strip")).to_be_hidden()
    ready(page)
    again = own_server.call(own_server.host.lobby.room(room.id))
    assert len(words(again)) == said, "nothing was said while the line was down"
    answer(page)
    assert len(words(again)) > said


def test_a_refused_line_says_why(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    visitor = visit(server).be(neda)
    lines: list[str] = []
    visitor.page.on("websocket", lambda ws: lines.append(ws.url))
    page = visitor.go(f"/t/{room.id}")
    server.call(server.host.people.end(server.tokens.pop(neda.id)))
    room.private = True
    for watcher in list(room.watchers):
        server.loop.call_soon_threadsafe(watcher.end)
    strip = page.locator("#strip")
    expect(strip).to_contain_text("There is no such table")
    expect(strip.locator("a")).to_be_visible()
    tries = len(lines)
    page.wait_for_timeout(2500)
    assert len(lines) == tries == 2, "a refusal that stays is not asked for again"
    visitor.forgive("404")
    strip.locator("a").click()
    expect(page.locator("#table")).to_have_count(0)


def test_an_answer_that_was_not_confirmed_counts_once(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "BidGold")
    visitor = visit(server).be(neda)
    cut: list[str] = []

    def line(ws: WebSocketRoute) -> None:
        there = ws.connect_to_server()

        def forward(data: str | bytes) -> None:
            there.send(data)
            if '"say"' in str(data):
                cut.append(str(data))
                if len(cut) == 1:
                    ws.close()

        ws.on_message(forward)
        there.on_message(lambda data: None if len(cut) == 1 else ws.send(data))

    visitor.page.route_web_socket(re.compile("/live"), line)
    page = visitor.go(f"/t/{room.id}")
    said = len(words(room))
    page.locator("#question [data-word]").first.click()
    expect(page.locator("body.my-turn")).to_have_count(0)
    assert len(cut) == 2
    assert cut[0] == cut[1]
    assert len(words(room)) == said + 1


def test_two_tabs_of_one_seat(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "Place")
    visitor = visit(server).be(neda)
    asleep = False
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def line(ws: WebSocketRoute) -> None:
        there = ws.connect_to_server()
        ws.on_message(there.send)
        there.on_message(lambda data: held.append(data) if asleep else ws.send(data))
        lines.append(ws)

    other = visitor.tab()
    other.route_web_socket(re.compile("/live"), line)
    page = visitor.go(f"/t/{room.id}")
    other.goto(f"/t/{room.id}")
    laid(other)
    before = other.locator("#log li").count()
    answer(page)
    expect(other.locator("#log li")).not_to_have_count(before)
    server.play_until(room, lambda s: s.asked == 0)
    ready(other)

    asleep = True
    answer(page)
    said = len(words(room))
    other.locator("#question [data-word]").last.click()
    expect(other.locator("#question[aria-busy=true]")).to_be_visible()
    asleep = False
    for data in held:
        lines[0].send(data)
    expect(other.locator("#refusal")).to_be_visible()
    assert len(words(room)) == said
    expect(other.locator("#question h2")).to_have_text(page.locator("#question h2").inner_text())


# ---------------------------------------------------------------- settings and explanations


def test_the_language_changes_in_mid_game(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "BidCards")
    page = visit(server).be(neda).go(f"/t/{room.id}")
    refs = board_refs(page)
    page.locator("button.tongue").click()
    page.wait_for_function("() => document.documentElement?.lang === 'fa'")  # between two pages there is none
    laid(page)
    ready(page)
    assert page.evaluate("document.dir") == "rtl"
    assert board_refs(page) == refs
    check_digits(page)
    answer(page)


def test_names_on_cards_change_at_once(server: Server, visit: Visit) -> None:
    """In all tabs, on the board, in the question and in the log; and after a reload it is still so."""
    neda = server.person("Neda", "fa")
    room = server.table(neda, server.person("Sara"), name="kingdom_builder", secret=f"{1:064x}")
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "ActStart" and max(s.supply) < 38)
    visitor = visit(server).be(neda)
    page, beside = visitor.go(f"/t/{room.id}"), visitor.tab()
    beside.goto(page.url)
    ready(beside)
    refs, lines, turn = board_refs(page), page.locator("#log li").count(), page.evaluate("performance.timeOrigin")
    terrains = re.compile("Grass|Canyon|Desert|Flower field|Forest")
    assert not terrains.search(page.inner_text("body"))
    for name, texts in (("en", 1), ("both", 2), ("fa", 1)):
        page.locator("details.menu summary").click()
        page.locator(f".card-names [value={name}]").check()
        page.locator("details.menu summary").click()
        for tab in (page, beside):
            card = tab.locator("#board [data-ref^='card:'] text:not(.m-token)")
            expect(card).to_have_count(3 * texts)
            expect(tab.locator("#board [data-ref^='card:'] text[lang=en]")).to_have_count(0 if name == "fa" else 3)
            assert bool(terrains.search(tab.inner_text("#question"))) == (name == "en")
            told = tab.inner_text("#log")
            assert bool(terrains.search(told)) == (name != "fa")
            assert bool(re.search(r"\(\u2068[A-Z]", told)) == (name == "both"), "a second name is in brackets"
            assert board_refs(tab) == refs
            assert tab.locator("#log li").count() == lines
            check_digits(tab)
    assert page.evaluate("performance.timeOrigin") == turn, "the page has not been loaded again"
    page.locator("details.menu summary").click()
    page.locator(".card-names [value=both]").check()
    expect(page.locator("#board [data-ref^='card:'] text:not(.m-token)")).to_have_count(6)
    page.reload()
    ready(page)
    expect(page.locator("#board [data-ref^='card:'] text:not(.m-token)")).to_have_count(6)
    assert page.locator(".card-names [value=both]").is_checked()


def test_a_careful_person_confirms(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "Place")
    page = visit(server).be(neda).go("/profile")
    page.locator("input[name=confirm]").check()
    page.locator("#look-form button").click()
    expect(page.locator("input[name=confirm]")).to_be_checked()
    page.goto(f"/t/{room.id}")
    laid(page)
    said = len(words(room))
    click(page, lit(page)[0])
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("#confirm-no").click()
    expect(page.locator("#confirm")).to_be_hidden()
    page.locator("#question [data-word]").first.click()
    page.locator("#confirm-yes").click()
    expect(page.locator("#confirm:visible")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")
    assert len(words(room)) == said + 1


def bluffing(s: Any) -> bool:
    """Whether the first seat may bid many amounts, some of which it could not pay."""
    return s.asked == 0 and question(s) == "BidGold" and len(s.legal) > 12 and 0 < purse(view(s, 0)["hands"][0]) < 8


def test_a_bluff_takes_two_clicks(server: Server, visit: Visit) -> None:
    room = server.table_at(bluffing, neda := server.person("Neda"), server.person("Sara"))
    page = visit(server).be(neda).go(f"/t/{room.id}")
    said = words(room)
    assert room.play.match
    bluff, most = room.play.match.s.legal[-1].word, room.play.match.s.legal[-2].word
    click(page, Place(bluff, 0))
    confirm = page.locator("#confirm")
    expect(confirm.locator("small")).to_have_text(re.compile("bluff"))
    expect(page.locator("#main-answer")).to_have_attribute("data-say", bluff)
    page.locator("#question [data-step='-1']").click()
    expect(confirm).to_be_hidden()
    expect(page.locator("#main-answer")).to_have_attribute("data-say", most)
    page.locator("#main-answer").click()
    expect(confirm).to_be_visible()
    page.locator("#confirm-no").click()
    expect(confirm).to_be_hidden()
    click(page, Place(bluff, 0))
    assert words(room) == said
    page.wait_for_timeout(600)  # a double click is a slip too
    click(page, Place(bluff, 0))
    expect(page.locator("body.my-turn")).to_have_count(0)
    assert words(room) == [*said, bluff]


def test_a_finger_on_a_small_thing_chooses_only(server: Server, visit: Visit) -> None:
    room = server.table_at(bluffing, neda := server.person("Neda"), server.person("Sara"))
    page = visit(server, size=NARROW, touch=True).be(neda).go(f"/t/{room.id}")
    said = words(room)
    small = page.evaluate("""() => {
      const coins = [...document.querySelectorAll('#board .m-lit[data-ref^="bid:"]')];
      const place = (thing) => thing.querySelector("use").getBoundingClientRect();
      const at = coins.map(place).find((box) => box.width < 30);
      return at && [at.x + at.width / 2, at.y + at.height / 2];
    }""")
    assert small
    page.touchscreen.tap(*small)
    expect(page.locator("#confirm")).to_be_visible()
    assert words(room) == said
    page.wait_for_timeout(600)
    page.touchscreen.tap(*small)
    expect(page.locator("body.my-turn")).to_have_count(0)
    assert len(words(room)) == len(said) + 1


def test_things_explain_themselves(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "Place" and len(s.legal) == 2)
    page = visit(server).be(neda).go(f"/t/{room.id}")
    about = page.locator("#about")
    at = page.locator('#board [data-ref^="die:"]').first.bounding_box()
    assert at
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(about).to_be_visible()
    page.mouse.move(2, 2)
    expect(about).to_be_hidden()
    tab_to(page, "#question [data-word]")
    expect(about.locator("[data-clause]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(about).to_be_hidden()
    assert room.play.match
    full = {"place:keep", "place:public", "place:auction"} - {o.word for o in room.play.match.s.legal}
    click(page, Place(full.pop(), 0))
    expect(about.locator(".why")).to_contain_text("BI-")
    expect(about.locator(".why a.eg")).to_have_attribute("href", "/rules/biblios#A2")
    about.locator(".why [data-clause]").first.click()
    expect(page.locator("#leaf-rules")).to_be_visible()
    expect(page.locator("#rules p:focus")).to_be_visible()


def test_an_explanation_goes_when_the_pointer_or_the_position_does(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "Place")
    page = visit(server).be(neda).go(f"/t/{room.id}")
    about = page.locator("#about")
    at = page.locator('#board [data-ref^="die:"]').first.bounding_box()
    assert at
    middle = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(*middle)
    expect(about).to_be_visible()
    for x in range(2, 1202, 100):  # over one thing after another that explains nothing
        page.mouse.move(x, 2)
    expect(about).to_be_hidden()
    page.mouse.move(*middle)
    expect(about).to_be_visible()
    server.play_until(room, lambda s: s.asked == 1)
    expect(about).to_be_hidden()
    click(page, Place("die:pigments", 0))
    expect(about).to_be_visible()
    page.wait_for_timeout(300)
    expect(about).to_be_visible()
    server.play_until(room, lambda s: s.asked == 0)
    expect(about).to_be_hidden()


def test_a_long_press_explains(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0)
    visitor = visit(server, size=NARROW, touch=True).be(neda)
    page = visitor.go(f"/t/{room.id}")
    said = len(words(room))
    at = page.locator("#board .m-lit").first.bounding_box()
    assert at
    finger = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator("#about")).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#about")).to_be_visible()
    assert len(words(room)) == said, "a long press is not an answer"
    page.touchscreen.tap(180, 20)
    expect(page.locator("#about")).to_be_hidden()


def test_the_board_stays_when_the_answers_rise(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0)
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    before = page.locator("#board").bounding_box()
    page.locator("#grab").click()
    expect(page.locator("#dock.risen")).to_be_visible()
    assert page.locator("#board").bounding_box() == before
    page.locator("#grab").click()
    expect(page.locator("#dock.risen")).to_have_count(0)
    assert page.locator("#board").bounding_box() == before


def test_a_new_question_is_read_from_its_start(server: Server, visit: Visit) -> None:
    """Also after an answer far down in a long list, where the next list is long, too."""

    def crowded(s: Any) -> bool:
        placing = [o for o in s.legal if o.word == "place:town_centre"]
        if s.asked != 0 or not placing or len(s.legal) < 10:
            return False
        after = s.copy()
        after.play(placing[0])
        return after.asked == 0 and len(after.legal) > 10

    people = [server.person(name) for name in ("Neda", "Sara", "Kaveh")]
    room = server.table_at(crowded, *people, name="architects")
    page = visit(server).be(people[0]).go(f"/t/{room.id}")
    answers = page.locator("#question .opts")
    answers.evaluate("list => { list.scrollTop = list.scrollHeight; }")
    assert answers.evaluate("list => list.scrollTop") > 0
    answers.locator("[data-word='place:town_centre']").dispatch_event("click")
    expect(answers.locator("[data-word^='capture:']").first).to_be_visible()
    assert answers.evaluate("list => list.scrollHeight > list.clientHeight && list.scrollTop === 0")


def test_only_what_may_be_chosen_shines(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 0 and question(s) == "Place")
    page = visit(server).be(neda).go(f"/t/{room.id}")

    def ring(selector: str) -> float:
        thing = page.locator(selector).first
        thing.hover(force=True)
        expect(thing).to_have_class(re.compile("m-hot"))
        return float(thing.evaluate("thing => getComputedStyle(thing).getPropertyValue('--ring-width')"))

    assert ring('#board [data-ref^="die:"]:not(.m-lit)') < 4 < ring("#board .m-lit[data-ref]")


def test_title_and_icon_say_that_it_is_my_turn(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 1)
    page = visit(server).be(neda).go(f"/t/{room.id}")
    title, icon = page.title(), page.locator("link[rel=icon]").get_attribute("href")
    assert "●" not in title
    server.play_until(room, lambda s: s.asked == 0)
    ready(page)
    assert page.title().startswith("●")
    assert page.locator("link[rel=icon]").get_attribute("href") != icon


def asked_of(seat: int, cards: int = 99) -> Callable[[Any], bool]:
    """Whether a seat is asked, and fewer cards than that are left to draw."""
    return lambda s: s.asked == seat and len(s.deck) < cards


def test_what_is_new_in_the_log_has_a_start_and_an_end(server: Server, visit: Visit) -> None:
    """Between my last turn and this one: a line above, a line below, and a mark at each."""
    room, neda, _ = pair(server, bots=1)
    for seat in (0, 1, 0):
        server.play_until(room, asked_of(seat))
    page = visit(server).be(neda).go(f"/t/{room.id}")
    ready(page)
    lines = page.locator("#log > li")
    kinds = [str(kind).split() for kind in lines.evaluate_all("all => all.map((line) => line.className)")]
    start, end = (at for at, kind in enumerate(kinds) if "since" in kind)
    assert {at for at, kind in enumerate(kinds) if "new" in kind} == set(range(start + 1, end)) != set()
    assert lines.nth(start).inner_text() == "Since your last turn"
    assert lines.nth(end).inner_text() == "Before that"
    mine = [str(entry.n) for entry in room.history.entries if entry.seat == 0]
    assert lines.nth(end + 1).get_attribute("data-n") in mine, "the older part begins with what I did last"
    marks = lines.evaluate_all(
        "all => all.map((line) => parseFloat(getComputedStyle(line).borderInlineStartWidth) > 0)"
    )
    assert marks == ["new" in kind for kind in kinds]


def test_who_waits_is_led_to_notices(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.play_until(room, lambda s: s.asked == 1)
    page = visit(server).be(neda).go(f"/t/{room.id}")
    page.locator("#bell").click()
    page.wait_for_url("**/profile#turns")
    expect(page.locator("#turns")).to_be_in_viewport()


LONG = ("Maximilian Featherstone", "محمدرضا حسینی‌نژاد قمی")
NAMES_OUT = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const over = (inner, outer) => inner.left < outer.left || inner.right > outer.right;
  const places = [...document.querySelectorAll('#board [id^="place-"]')];
  const spaces = places.flatMap((place) => {
    const texts = [...place.querySelectorAll("text")];
    return texts.filter((text) => over(box(text), box(place.querySelector("rect"))));
  });
  const seats = [...document.querySelectorAll('#board [id^="seat-"]')].flatMap((seat) => {
    const [name, number] = seat.querySelectorAll("text");
    const things = [...seat.querySelectorAll('[href="#m-small-back"], [data-ref^="card:"]'), number];
    return things.some((thing) => box(thing).left < box(name).right) ? [name] : [];
  });
  return [...spaces, ...seats].map((text) => text.textContent);
}"""


BEGINS = """(name) => {
  const letter = document.createRange();
  letter.setStart(name.firstChild, 0);
  letter.setEnd(name.firstChild, 1);
  const [inner, outer] = [letter, name.parentNode].map((thing) => thing.getBoundingClientRect());
  return outer.left - 1 < inner.left && inner.right < outer.right + 1;
}"""


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_long_names_keep_to_their_places(server: Server, visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """On the board none runs over an edge or into cards; on plates all are cut at their end, not at their start."""
    people = [server.person(name, lang) for name in ("Neda", *LONG, "Bo")]
    room = server.table(*people)
    visitor = visit(server, lang=lang, size=size).be(people[0])
    for cards in (0, 4, 8):
        for seat in (1, 2):
            server.play_until(room, asked_of(seat, 80 - 6 * cards))
            page = visitor.go(f"/t/{room.id}")
            assert page.evaluate(NAMES_OUT) == []
    for seat in (1, 2):
        assert page.locator(f"#player-{seat} bdi").evaluate(BEGINS), "one sees how a name begins"


def test_bots_say_their_strength_in_little_room(server: Server, visit: Visit) -> None:
    neda = server.person("Neda")
    room = server.table(neda, bots=3)
    for chair in room.chairs[1:]:
        chair.level = "medium"
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    server.play_until(room, lambda s: s.asked == 0)
    ready(page)
    words = page.locator("#players small:visible")
    assert words.count() == 4
    assert words.evaluate_all("all => all.filter((each) => each.scrollWidth > each.clientWidth).length") == 0


# ---------------------------------------------------------------- afterwards


def test_a_finished_game_is_replayed_downloaded_and_checked(server: Server, visit: Visit) -> None:
    room, neda, _ = pair(server)
    server.finish(room)
    visitor = visit(server).be(neda)
    page = visitor.go(f"/t/{room.id}/replay")
    last = len(words(room))
    moment = page.locator(".replay-moment")
    expect(moment).to_have_attribute("data-at", str(last))
    page.locator("[data-step=first]").click()
    expect(moment).to_have_attribute("data-at", "0")
    button = page.locator("[data-step=next]")
    place = button.bounding_box()
    for at in range(1, 9):
        button.click()
        expect(moment).to_have_attribute("data-at", str(at))
        assert button.bounding_box() == place, "a button stays under the pointer"
    page.locator("#at").focus()
    page.keyboard.press("End")
    expect(moment).to_have_attribute("data-at", str(last))
    line = page.locator(".log a").nth(page.locator(".log a").count() // 2)
    assert page.locator("[data-step=next]").bounding_box() == place
    line.click()
    expect(moment).to_have_attribute("data-at", str(line.get_attribute("data-to")))
    mine = page.locator('#board [data-ref^="card:"]').count()
    page.locator("#eyes").select_option("1")
    page.wait_for_url("**eyes=1*")
    expect(page.locator("#eyes")).to_have_value("1")
    page.locator("#eyes").select_option("2")
    page.wait_for_url("**eyes=2*")
    expect(page.locator("#eyes")).to_have_value("2")
    assert page.locator('#board [data-ref^="card:"]').count() < mine, "the public does not see hands"

    with page.expect_download() as download:
        page.locator("a[download]").click()
    path = download.value.path()
    assert Record.read(path.read_text()).verify()
    page.locator(f'a[href="/t/{room.id}/verify"]').click()
    expect(page.locator(".verdict.good")).to_be_visible()
    page.locator("#file").set_input_files(path)
    expect(page.locator(".file bdi")).to_have_text(path.name)
    page.locator("form[enctype] button").click()
    expect(page.locator(".verdict.good")).to_be_visible()
    visitor.forgive("422")
    page.locator("#record").fill(path.read_text().replace("secret ", "secret 0", 1) + "x")
    page.locator("form[enctype] button").click()
    expect(page.locator(".verdict.bad")).to_be_visible()


@pytest.mark.parametrize("name", ["biblios", "kingdom_builder"])
def test_the_buttons_of_a_replay_stay_where_they_are_on_a_phone(server: Server, visit: Visit, name: str) -> None:
    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table(neda, sara, name=name, secret=f"{1:064x}")
    server.finish(room)
    page = visit(server, size=NARROW, lang="fa").be(neda).go(f"/t/{room.id}/replay?at=0")
    moment, button = page.locator(".replay-moment"), page.locator("[data-step=next]")
    expect(page.locator(".replay-board > svg")).to_have_attribute("viewBox", re.compile(r"^0 0 360 "))
    place, rung = button.bounding_box(), 0
    for at in [*range(1, 13), len(words(room))]:
        if at > 12:
            page.locator("[data-step=last]").click()
        else:
            button.click()
        expect(moment).to_have_attribute("data-at", str(at))
        assert button.bounding_box() == place, f"at {at}"
        rung += page.locator("#board .m-recent").count()
    assert rung, "what happened is marked on the board"


def test_an_account_keeps_its_games(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/")
    page.locator('button[form="play-biblios"]').click()
    laid(page)
    table = page.url
    page.goto("/profile")
    page.locator("#new-account").fill(f"neda{server.port}")
    page.locator("#new-password").fill("a long pass word")
    page.locator("#sign-up button").click()
    expect(page.locator("#account bdi")).to_have_text(f"neda{server.port}")
    page.locator("#account form button").click()
    page.goto("/profile")
    expect(page.locator("#log-in")).to_be_visible()
    visitor.forgive("404")
    page.goto(table)  # a private table is not there for strangers
    expect(page.locator("#table")).to_have_count(0)

    other = visit(server, size=NARROW)
    other.forgive("40[13]")
    there = other.go("/profile")
    there.locator("#account-in").fill(f"neda{server.port}")
    there.locator("#password-in").fill("something else")
    there.locator("#log-in button").click()
    expect(there.locator("#log-in [role=alert]")).to_be_in_viewport()
    expect(there.locator("#password-in")).to_be_focused()
    expect(there.locator("#account-in")).to_have_value(f"neda{server.port}")
    there.locator("#password-in").fill("a long pass word")
    there.locator("#log-in button").click()
    expect(there.locator("#account bdi")).to_have_text(f"neda{server.port}")
    there.goto("/")
    expect(there.locator(f'.tables.mine a[href="{table.removeprefix(server.url)}"]')).to_be_visible()


def test_the_keys_walk_over_the_board_and_everything_explains_itself(server: Server, visit: Visit) -> None:
    neda, sara = server.person("Neda", "en"), server.person("Sara", "en")
    room = server.table_at(lambda s: s.asked == 0 and question(s) == "Place", neda, sara)
    page = visit(server).be(neda).go(f"/t/{room.id}")
    page.locator("#place").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        expect(page.locator("#about")).to_be_visible()
        assert page.locator("#board .m-hot").count() == 1
    expect(page.locator("#about [data-clause]").first).to_be_visible()
