"""A board that is larger than a phone: the lens, the walker, and the points so far, in Chromium."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mizban.server.storage.people import Person
from mizban.server.table.room import Room
from web.browser import NARROW, WIDE, Server, click, lit, question, ready, sensible
from web.conftest import Visit
from web.hands import Answer, Hand
from web.scenes import LANDS, NAMES, RUNNING, crowded, settlers, working

pytestmark = pytest.mark.once

MOVERS = ("use:barn", "use:harbor", "use:paddock")

BOARD = "document.querySelector('#board')"
VIEW = f"() => {BOARD}.getAttribute('viewBox').split(' ').map(Number)"
MIDDLE = """(nth) => {
  const { x, y, width, height } = document.querySelectorAll("#board .m-lit")[nth].getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def land(server: Server) -> tuple[Room, Person]:
    """A game for two where I begin, and the points so far are shown."""
    neda, sara = server.person("Neda"), server.person("Sara")
    options = {"first_player": "host_choice", "running_scores": "on"}
    return server.table(neda, sara, name="kingdom_builder", secret=f"{5:064x}", options=options), neda


def said(room: Room) -> int:
    """How many words were said."""
    return sum(entry.kind == "say" for entry in room.history.entries)


def build(page: Page, room: Room) -> None:
    """Builds by clicks until it is the other one's turn."""
    while room.play.asked == 0:
        ready(page)
        things, turn = lit(page), room.play.turn
        assert len(things) == len(room.play.match.s.legal if room.play.match else [])
        click(page, things[len(things) // 2])
        page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")
        assert room.play.turn > turn


def view(page: Page) -> list[float]:
    corners: list[float] = page.evaluate(VIEW)
    return corners


def test_hexes_are_built_on_by_clicks(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    page = visit(server, size=WIDE).be(neda).go(f"/t/{room.id}")
    expect(page.locator("#question .headline .token")).to_be_visible()  # the land to build on
    build(page, room)
    expect(page.locator("#board [id^=home-], #board [id^=new-]")).to_have_count(3)


def test_a_finger_comes_nearer_before_it_chooses(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    page = visit(server, size=NARROW, touch=True).be(neda).go(f"/t/{room.id}")
    whole = view(page)
    page.touchscreen.tap(*page.evaluate(MIDDLE, 3))
    page.wait_for_function(f"(wide) => Number({BOARD}.getAttribute('viewBox').split(' ')[2]) < wide / 2", arg=whole[2])
    assert said(room) == 0
    page.wait_for_timeout(600)  # a double touch would be one
    page.touchscreen.tap(*page.evaluate(MIDDLE, 3))  # at the edge of the board it may have moved a little
    page.wait_for_function("() => document.querySelectorAll('#board [id^=new-]').length === 1")
    assert said(room) == 1


def test_what_may_be_chosen_is_near_but_a_word_to_say_need_not_be(server: Server, visit: Visit) -> None:
    """A phone shows where a house can be built so large that a finger can touch it; stopping is a button anyway."""
    people = [server.person(name) for name in ("Neda", "Sara", "Kaveh")]
    building = server.table_at(
        lambda s: question(s) == "Build" and s.asked == 0, *people, name="concordia", options={"map": "imperium"}
    )
    page = visit(server, size=NARROW).be(people[0]).go(f"/t/{building.id}")
    ready(page)
    expect(page.locator(".map")).to_be_visible()
    cities = page.locator("#board .m-lit[data-ref^='city:']")
    for city in cities.all():
        expect(city).to_be_in_viewport()
        box = city.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 30
    expect(page.locator("#board [data-ref='say:stop-building']")).not_to_be_in_viewport()


def test_what_may_be_chosen_comes_as_near_as_shows_all_of_it(server: Server, visit: Visit) -> None:
    """Where the lines of a march do not fit in at the size of a finger, a phone still shows all of them larger; one
    touch shows the whole."""
    people = [server.person(name, "fa") for name in NAMES["fa"][:3]]
    room = server.table_at(roaming, *people, name="concordia", options={"map": "imperium"}, say=sensible("concordia"))
    page = visit(server, size=NARROW, touch=True).be(people[0]).go(f"/t/{room.id}")
    ready(page)
    lines = page.locator("#board .m-lit[data-ref^='line:']")
    assert lines.count() > 8
    near = view(page)
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    page.locator("[data-zoom=out]").tap()
    expect(page.locator("[data-zoom=out]")).to_be_hidden()
    whole = view(page)
    assert 1.2 < whole[2] / near[2] < 4, "nearer, but not as near as a finger wants"
    expect(page.locator(".map")).to_be_hidden()


def test_the_part_is_open_in_which_something_may_be_chosen(server: Server, visit: Visit) -> None:
    """Also where somebody comes back to the table, or comes first."""
    people = [server.person(name) for name in NAMES["en"][:3]]
    room = server.table_at(working("Hire"), *people, name="architects")
    page = visit(server, size=NARROW).be(people[0]).go(f"/t/{room.id}")
    ready(page)
    expect(page.locator("#panes .lit")).to_have_attribute("aria-pressed", "true")
    for card in page.locator("#board .m-lit[data-ref^='apprentice:']").all():
        expect(card).to_be_in_viewport(ratio=1)


def roaming(s: Any) -> bool:
    """Whether a colonist of mine may go to many lines that do not lie all over the map."""
    return bool(s.asked == 0 and question(s) == "March" and len(s.legal) > 8)


def test_the_lens_stays_in_its_corner_while_it_covers_nothing(server: Server, visit: Visit) -> None:
    """What may be chosen lies just above the one button that is there."""
    people = [server.person(name, "fa") for name in NAMES["fa"][:3]]
    room = server.table_at(settlers("Copy"), *people, name="concordia", say=sensible("concordia"))
    page = visit(server, size=WIDE, lang="fa").be(people[0]).go(f"/t/{room.id}")
    ready(page)
    expect(page.locator(".lens")).to_be_visible()
    expect(page.locator(".lens")).not_to_have_class(re.compile("aside"))


def test_plates_of_four_show_all_their_tiles(server: Server, visit: Visit) -> None:
    people = [server.person(name) for name in NAMES["en"]]
    room = server.table_at(crowded, *people, name="kingdom_builder")
    page = visit(server, size=NARROW).be(people[0]).go(f"/t/{room.id}")
    assert page.locator(".has .token").count() > 8
    cut = page.locator(".has > span").evaluate_all("""(things) => things.filter((thing) => {
      const [inner, outer] = [thing, thing.closest(".seat")].map((each) => each.getBoundingClientRect());
      return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
    }).length""")
    assert not cut


def movable(s: Any) -> bool:
    """Whether a turn of mine begins with a tile that moves a settlement, when half of them stand."""
    return s.asked == 0 and sum(s.supply) < 40 and question(s) == "ActBefore" and any(o.word in MOVERS for o in s.legal)


def mover(answers: list[Answer], chance: random.Random) -> Answer:
    """Uses such a tile first, then anything."""
    return chance.choice([answer for answer in answers if answer.word in MOVERS] or answers)


def test_a_finger_plays_a_turn_with_a_tile(server: Server, visit: Visit) -> None:
    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table_at(movable, neda, sara, name="kingdom_builder")
    before = said(room)
    visitor = visit(server, size=NARROW, touch=True).be(neda)
    hand = Hand(visitor.page, mover, 1)
    page = visitor.go(f"/t/{room.id}")
    near = 0
    while room.play.asked == 0:
        ready(page)
        hand.tap()
        near += page.locator("#place.near").count()
        page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")
    assert near, "the lens was needed"
    assert [entry.word for entry in room.history.entries if entry.kind == "say"][before:] == hand.given
    assert [word.partition(":")[0] for word in hand.given][:3] == ["use", "lift", "move"]
    assert sum(word.startswith("build:") for word in hand.given) == 3


def test_the_tools_come_nearer_and_go_back(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    whole = view(page)
    expect(page.locator("[data-zoom=out]")).to_be_hidden()
    page.locator("[data-zoom=in]").click()
    assert view(page)[2] < whole[2]
    page.locator("[data-zoom=out]").click()
    assert view(page) == whole
    expect(page.locator(".map")).to_be_hidden()


def test_many_places_are_walked_over(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    page.locator("[data-step='1']").click()
    chosen = page.locator("#board .m-chosen")
    expect(chosen).to_have_count(1)
    ref = chosen.get_attribute("data-ref")
    page.locator("#main-answer").click()
    page.wait_for_function("(ref) => document.querySelector(`#board [id^=new-][data-ref='${ref}']`)", arg=ref)


def test_points_light_what_earns_them_and_plates_say_what_is_left(server: Server, visit: Visit) -> None:
    room, neda = land(server)
    page = visit(server, size=WIDE).be(neda).go(f"/t/{room.id}")
    build(page, room)
    earning = page.locator("#tally td[data-refs*=hex]")
    refs = (earning.first.get_attribute("data-refs") or "").split()
    earning.first.hover()
    lit = page.evaluate("() => [...document.querySelectorAll('#board .m-hot')].map((thing) => thing.dataset.ref)")
    assert set(lit) == set(refs)
    rung = page.locator("#board .m-hot:not(.m-lit)").first
    ring = "thing => ['--ring', '--lamp'].map((name) => getComputedStyle(thing).getPropertyValue(name))"
    white, lamp = rung.evaluate(ring)
    assert white != lamp, "only what may be chosen has the colour of the lamp"
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    expect(page.locator("#player-0 .has")).to_contain_text("37")


def test_the_map_covers_nothing_that_may_be_chosen(server: Server, visit: Visit) -> None:
    """From near, at every corner: what may be chosen can be touched there."""
    room, neda = land(server)
    page = visit(server, size=NARROW, touch=True).be(neda).go(f"/t/{room.id}")
    ready(page)
    for nth in range(0, len(lit(page)), 3):
        page.locator("[data-zoom=out]").evaluate("(tool) => { for (let i = 0; i < 8; i++) tool.click(); }")
        page.touchscreen.tap(*page.evaluate(MIDDLE, nth))
        page.wait_for_timeout(50)
        hit = page.evaluate(f"(nth) => document.elementFromPoint(...({MIDDLE})(nth))?.closest('.m-lit') !== null", nth)
        assert hit, f"lit thing {nth} is covered"
    assert said(room) == 0


COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector(".map").getBoundingClientRect();
  return [...document.querySelectorAll("#board .m-lit")].some((lit) => {
    const box = lit.getBoundingClientRect();
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
  });
}"""


def few(s: Any) -> bool:
    """Whether I choose between two or three hexes that lie together in the middle of the board."""
    if s.asked or question(s) != "ActMore" or len(s.legal) > 3:
        return False
    places = [divmod(option.arg, 20) for option in s.legal]
    return all(7 <= row <= 12 and 7 <= column <= 12 for row, column in places)


def test_the_map_is_seen_from_near_and_leaves_its_corner_to_what_may_be_chosen(server: Server, visit: Visit) -> None:
    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table_at(few, neda, sara, name="kingdom_builder")
    page = visit(server, size=NARROW).be(neda).go(f"/t/{room.id}")
    ready(page)
    small, before = page.locator(".map"), said(room)
    expect(small).to_be_visible()
    expect(small).not_to_have_class(re.compile("aside"))
    box = small.bounding_box()
    assert box
    page.mouse.move(*page.evaluate(MIDDLE, 0))
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()
    expect(small).to_have_class(re.compile("aside"))
    expect(small).to_be_visible()
    assert not page.evaluate(COVERED)
    assert said(room) == before, "the board was dragged"


def test_a_finger_lights_what_earns_a_figure(server: Server, visit: Visit) -> None:
    people = [server.person(name) for name in NAMES["en"][:3]]
    room = server.table_at(LANDS["actmore"], *people, name="kingdom_builder", options=RUNNING)
    page = visit(server, size=NARROW, touch=True).be(people[0]).go(f"/t/{room.id}")
    ready(page)
    page.locator("[data-open=log]").tap()
    figure = page.locator("#tally td[data-refs*=hex]").first
    refs = (figure.get_attribute("data-refs") or "").split()
    figure.tap()
    expect(page.locator("#table")).not_to_have_class(re.compile("sheet-open"))
    lit = page.evaluate("() => [...document.querySelectorAll('#board .m-hot')].map((thing) => thing.dataset.ref)")
    assert set(lit) == set(refs)
