"""Lessons in Chromium: whoever goes astray is told why, and whoever heeds the teacher finishes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mizban.core.game.lessons import PUPIL
from mizban.core.rng import fast
from mizban.render.texts import of_game
from mizban.server.table.room import Room
from mizban.web.book.examples import by_clause
from mizban.web.texts import texts
from web.browser import NARROW, WIDE, Server, laid, ready
from web.conftest import Visit

pytestmark = pytest.mark.once


def say(page: Page, word: str) -> None:
    """Presses the button of an answer, wherever it is in its list."""
    page.locator(f'#question [data-word="{word}"][id]').evaluate("button => button.click()")
    page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")


def turns(room: Room) -> tuple[list[str], list[str]]:
    """The words that the teacher wants now, one that a player of some practice would say first, and those that they
    do not."""
    assert room.play.match is not None
    assert room.play.goal is not None
    s, goal, knowledge = room.play.match.s, room.play.goal, room.game.knowledge
    wrong = [o.word for o in s.legal if goal.wrong(s, o)]
    likely = knowledge.likely(s, fast(1), 0).word if knowledge else ""
    return sorted((o.word for o in s.legal if o.word not in wrong), key=lambda word: word != likely), wrong


def reason(room: Room, word: str, lang: str) -> str:
    """Why the teacher does not want a word now, with its clause."""
    assert room.play.match is not None
    assert room.play.goal is not None
    why = room.play.goal.wrong(room.play.match.s, room.game.words.named[word])
    assert why is not None
    said = room.game.texts(lang).said(why)
    assert re.search(r"\(\u2068?[A-Z]{2}-\d", said)
    return said


def check_log(page: Page, size: tuple[int, int]) -> None:
    """In a wide window the log has its place below teacher, answers and points, and all fits in."""
    if size == WIDE:
        assert page.evaluate("() => document.querySelector('#log').clientHeight") >= 60
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


IN_SIGHT = """() => [...document.querySelectorAll("#question .opts .opt")].filter((each) => {
  const box = each.getBoundingClientRect();
  const list = each.closest(".opts").getBoundingClientRect();
  return box.bottom <= Math.min(list.bottom, document.querySelector("#dock").getBoundingClientRect().bottom);
}).length"""
BACK = """() => {
  const back = document.querySelector("#question .back .btn")?.getBoundingClientRect();
  return !back || back.bottom <= document.querySelector("#dock").getBoundingClientRect().bottom;
}"""
MAP = """() => {
  const low = document.querySelector("#place").clientHeight < 300;
  return !low || document.querySelector(".map").classList.contains("gone");
}"""


def check_sight(page: Page, size: tuple[int, int]) -> None:
    """In a wide window two answers can be read below the teacher, and the way back is whole; where the board is low,
    no map lies over it."""
    assert page.evaluate(MAP)
    if size == WIDE:
        assert page.evaluate(IN_SIGHT) >= min(2, page.locator("#question .opts .opt").count())
        assert page.evaluate(BACK)


@pytest.mark.parametrize(
    ("game", "least"), [("kingdom_builder", 3), ("concordia", 5), ("architects", 8), ("troyes", 3), ("biblios", 5)]
)
@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_the_first_lesson(
    server: Server, visit: Visit, lang: str, size: tuple[int, int], game: str, least: int
) -> None:
    """So many of its goals at least refuse an answer, and say why."""
    page = visit(server, lang=lang, size=size).go("/")
    page.locator(f'button[form="learn-{game}"]').click()
    laid(page)
    room = server.call(server.host.lobby.room(page.url.rpartition("/")[2]))
    assert room.play.lesson is not None
    explained = set[int]()
    while room.play.goal is not None:
        assert ready(page) == "mine"
        goal = of_game(room.game.name, lang).say(room.play.goal.text, {"n": room.play.goal.n})
        expect(page.locator(".teacher")).to_contain_text(goal[:20])
        check_log(page, size)
        check_sight(page, size)
        wanted, wrong = turns(room)
        before = room.history.n
        if wrong and len(room.play.reached) not in explained:
            why = reason(room, wrong[0], lang)
            say(page, wrong[0])
            expect(page.locator("#refusal")).to_be_visible()
            expect(page.locator("#refusal")).to_contain_text(why)
            clause = page.locator("#refusal a.number")
            assert clause.get_attribute("href") == f"/rules/{game}#{clause.inner_text()}"
            check_example(page, game, clause.inner_text(), lang)
            assert room.history.n == before, "nothing has happened"
            expect(page.locator(".teacher summary")).to_be_in_viewport(ratio=1)
            explained.add(len(room.play.reached))
        say(page, wanted[0])
        while room.play.goal and (room.play.asked != PUPIL or room.history.n == before):
            page.wait_for_timeout(20)  # the bot plays
    assert len(explained) >= least
    expect(page.locator(".teacher.done")).to_be_visible()


def check_example(page: Page, game: str, clause: str, lang: str) -> None:
    """A refusal leads to the example of its clause, where there is one."""
    example = by_clause(game).get(clause)
    link = page.locator("#refusal a.eg")
    expect(link).to_have_count(1 if example else 0)
    if example:
        expect(link).to_have_text(texts(lang)("example-see", example="…").replace("…", example))
        expect(link).to_have_attribute("href", f"/rules/{game}#{example}")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_answers_are_in_sight_below_the_teacher(server: Server, visit: Visit, lang: str) -> None:
    """Also where the points stand below them; and what one knows need not be scrolled to."""
    page = visit(server, lang=lang, size=WIDE).go("/")
    page.locator('button[form="learn-concordia"]').click()
    laid(page)
    assert page.evaluate(IN_SIGHT) >= 3
    expect(page.locator("#facts summary")).to_be_in_viewport(ratio=1)
    check_log(page, WIDE)


def test_a_clause_of_the_teacher_opens_the_rules_beside_the_table(server: Server, visit: Visit) -> None:
    page = visit(server, size=WIDE).go("/")
    page.locator('button[form="learn-kingdom_builder"]').click()
    laid(page)
    address = page.url
    link = page.locator(".teacher a").first
    clause = link.inner_text()
    link.click()
    expect(page.locator(f"[id='rule-{clause}']")).to_be_in_viewport()
    assert page.url == address


def test_a_goal_can_be_folded_up_on_a_phone(server: Server, visit: Visit) -> None:
    """The next goal is unfolded again."""
    page = visit(server, size=NARROW).go("/")
    page.locator('button[form="learn-kingdom_builder"]').click()
    laid(page)
    room = server.call(server.host.lobby.room(page.url.rpartition("/")[2]))
    ready(page)
    high = page.locator("#dock").evaluate("(dock) => dock.offsetHeight")
    page.locator(".teacher summary .ic").click()
    expect(page.locator(".teacher p").first).to_be_hidden()
    assert page.locator("#dock").evaluate("(dock) => dock.offsetHeight") < high - 60
    expect(page.locator("#main-answer")).to_be_in_viewport(ratio=1)
    say(page, turns(room)[0][0])
    expect(page.locator("#goal-2 p")).to_be_visible()


HEIGHTS = """() => ["#place", "#dock"].map((part) => document.querySelector(part).getBoundingClientRect().height)"""


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_board_has_the_room_on_a_phone_once_a_goal_was_read(server: Server, visit: Visit, lang: str) -> None:
    """The first words of the goal stay, and it can be unfolded again; then it stays so."""
    page = visit(server, lang=lang, size=(360, 740)).go("/")
    page.locator('button[form="learn-architects"]').click()
    laid(page)
    room = server.call(server.host.lobby.room(page.url.rpartition("/")[2]))
    again = 0
    while len(room.play.reached) < 4:
        ready(page)
        goal, before = page.locator(f"#goal-{len(room.play.reached) + 1}"), room.history.n
        expect(goal.locator("p")).to_be_visible(visible=not again)
        if again:
            expect(goal.locator(".start")).to_be_in_viewport(ratio=1)
            board, dock = page.evaluate(HEIGHTS)
            assert board >= 280 > dock - 30
        reached = len(room.play.reached)
        say(page, turns(room)[0][0])
        while room.play.asked != PUPIL or room.history.n == before:
            page.wait_for_timeout(20)  # the bot plays
        again = again + 1 if len(room.play.reached) == reached else 0
    goal = page.locator("#goal-5")
    ready(page)
    expect(goal.locator("p")).to_be_visible()
    small = page.evaluate(HEIGHTS)[0]
    arrow = page.locator("[data-step='1']")
    at = arrow.bounding_box()
    arrow.click()
    expect(goal.locator("p")).to_be_hidden()
    assert page.evaluate(HEIGHTS)[0] > small + 60
    assert arrow.bounding_box() == at, "a finger can go on where it is"
    goal.locator("summary .ic").click()
    arrow.click()
    expect(goal.locator("p")).to_be_visible()
    assert len(room.play.reached) == 4


def test_who_touches_the_board_has_read_the_goal(server: Server, visit: Visit) -> None:
    page = visit(server, size=(360, 740), touch=True).go("/")
    page.locator('button[form="learn-architects"]').click()
    laid(page)
    ready(page)
    expect(page.locator("#goal-1 p")).to_be_visible()
    page.locator("[data-pane='0']").tap()
    expect(page.locator("#goal-1 p")).to_be_hidden()
