"""The summary card: its page, the sheet that it prints on, and how it lies at a table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import mizban
from mizban.core.game.book import clauses
from mizban.render.aids import Aid
from mizban.render.digits import digits
from mizban.render.games import Game
from mizban.render.texts import LANGS, of_game
from mizban.web.book.aid import Writer, shown
from mizban.web.texts import texts
from server.site import Site
from web.browser import NARROW, WIDE, Server, laid, ready
from web.conftest import Visit
from web.test_sound import AXE, sound

GAMES = [game.name for game in mizban.registered_games() if game.aid]
LINKED = re.compile(r'href="/rules/(\w+)#([^"]+)" data-clause="\2"')
PAGES = re.compile(rb"/Type\s*/Page\b")
A5 = {"width": 499, "height": 733}  # of a page between its margins, in the units of a style sheet
HIDDEN = """() => {
  const parts = [...document.querySelectorAll(".aid-body, .aid")];
  const over = parts.flatMap((part) => [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth]);
  const sheet = document.querySelector(".aid").getBoundingClientRect();
  for (const line of document.querySelectorAll(".aid :is(li, footer, .aid-heading)")) {
    const { left, right, bottom } = line.getBoundingClientRect();
    over.push(sheet.left - left, right - sheet.right, bottom - sheet.bottom);
  }
  return over;
}"""


def printed(game: Game) -> Aid:
    assert game.aid is not None
    return game.aid(None)


# ---------------------------------------------------------------- without a browser


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_every_line_with_its_clause(house: Site, name: str, lang: str) -> None:
    game = mizban.game(name)
    page = house.ask("GET", f"/rules/{name}/card", headers={"accept_language": lang}).text
    found = LINKED.findall(page)
    assert [clause for _, clause in found] == [line.clause for line in printed(game).lines]
    assert {clause for _, clause in found} <= clauses(name, lang)
    t = texts(lang)
    assert t("aid-of", game=game.title(lang)) in page
    assert digits(game.rules, lang) in page.partition("<footer>")[2].partition("</footer>")[0]
    assert f'href="/rules/{name}/card"' in house.ask("GET", f"/rules/{name}").text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_sign_of_the_page_is_drawn_once(house: Site, name: str, lang: str) -> None:
    page = house.ask("GET", f"/rules/{name}/card", headers={"accept_language": lang}).text
    used = set(re.findall(r'<use href="#(aid-[^"]+)"', page))
    drawn = re.findall(r'<g id="(aid-[^"]+)"', page)
    assert sorted(used) == sorted(drawn)
    assert not re.search(r"<[=*?][^a-z/!]", page), "marks that nobody took away"


def test_a_game_without_a_card_has_no_page_of_one(house: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.ask("GET", "/rules/chess/card").status_code == 422
    monkeypatch.setitem(mizban.game("biblios").__dict__, "aid", None)
    assert house.ask("GET", "/rules/biblios/card").status_code == 404
    assert "/rules/biblios/card" not in house.ask("GET", "/rules/biblios").text


def test_signs_and_figures_of_a_text_are_marked() -> None:
    writer = Writer(mizban.game("troyes"), "fa")
    text = str(writer.written("+4<coin> **باید** <to> <=÷2> <?5> 3/4 <b>"[:-4]))
    assert '<span class="nb"><span class="ltr">+۴</span><svg class="m sign"' in text
    assert 'aria-label="دنیر"' in text
    assert "<em>باید</em>" in text
    assert '<span class="ring">÷۲</span>' in text
    assert f'<span class="unsure">۵<span class="vh"> {texts("fa")("aid-unsure")}</span></span>' in text
    assert '<span class="ltr">۳/۴</span>' in text
    assert "←" in text
    assert "&lt;b" in str(writer.written("<b & c"))


def test_what_is_not_in_a_game_stands_apart_and_is_called_so() -> None:
    game = mizban.game("kingdom_builder")
    assert game.aid is not None
    card = game.aid(game.view(game.new(2, seed=3), 0))
    [tiles] = [section for section in shown(game.name, "en", card).sections if section.away]
    assert [line.line.state for line in tiles.away] == ["away"] * 4
    assert {line.line.thing for line in tiles.lines + tiles.away if line.line.thing} == {("tile", i) for i in range(8)}


# ---------------------------------------------------------------- on paper


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_it_prints_on_exactly_one_page_and_nothing_is_cut_off(server: Server, visit: Visit, name: str) -> None:
    for lang in LANGS:
        page = visit(server, lang=lang).go(f"/rules/{name}/card")
        assert len(PAGES.findall(page.pdf(prefer_css_page_size=True))) == 1, lang
        page.emulate_media(media="print")
        page.set_viewport_size(A5)  # type: ignore[arg-type]
        assert max(page.evaluate(HIDDEN)) <= 1, lang
        assert page.evaluate("document.documentElement.scrollWidth") <= A5["width"], lang
        expect(page.locator("header.bar")).to_be_hidden()
        expect(page.locator(".card-ways")).to_be_hidden()


# ---------------------------------------------------------------- at a table


def at_table(server: Server, visit: Visit, name: str = "troyes", **how: Any) -> tuple[Any, Page]:
    ann, ben = server.person("Ann", how.get("lang", "en")), server.person("Ben")
    room = server.table(ann, ben, name=name, secret=f"{7:064x}")
    server.play_until(room, lambda s: s.asked == 0)
    page = visit(server, **how).be(ann).go(f"/t/{room.id}")
    ready(page)
    return room, page


PERSIAN_K = {"key": "ن", "code": "KeyK", "bubbles": True}


def game_text(id: str) -> str:
    return of_game("troyes", "en").say(id, {"paper": 0}, "name")


def opened(page: Page) -> bool:
    return bool(page.evaluate("document.getElementById('table').classList.contains('aid-open')"))


@pytest.mark.once
def test_at_a_table_the_card_is_for_its_players_and_for_who_looks(server: Server, visit: Visit) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    room = server.table(ann, ben, name="troyes", secret=f"{7:064x}")
    own = [room.seen(seat, "en", "wide").view["characters"][seat] for seat in (0, 1)]
    names = {row["id"]: game_text(f"aid-character-{row['id']}") for row in room.game.data["character"]}
    for person, held in ((ann, own[0]), (ben, own[1]), (None, [])):
        page = visit(server).be(person).go(f"/t/{room.id}")
        page.keyboard.press("k")
        page.locator("#aid-title").wait_for()
        assert page.locator("#aid .own b").all_inner_texts() == [names[id] for id in names if id in held]
        expect(page.locator("#aid .columns").first).to_have_text("468")  # the thresholds of two players
    assert set(own[0]) != set(own[1])


@pytest.mark.once
def test_the_key_k_brings_it_and_takes_it_away(server: Server, visit: Visit) -> None:
    _, page = at_table(server, visit)
    page.locator("#place").focus()
    page.keyboard.press("k")
    page.locator("#aid-title").wait_for()
    expect(page.locator("#players")).to_be_hidden()
    expect(page.locator("#question h2")).to_be_visible()
    expect(page.locator("#slim b")).to_have_text(str(page.locator("#question [data-word][id]").count()))
    assert page.locator(".dock").bounding_box()["height"] <= 56  # type: ignore[index]
    for key in ("k", "Escape"):
        if not opened(page):
            page.keyboard.press("k")
            expect(page.locator("#aid-title")).to_be_focused()
        page.keyboard.press(key)
        expect(page.locator("#aid")).to_be_hidden()
        expect(page.locator("#place")).to_be_focused()
    expect(page.locator("#players")).to_be_visible()


@pytest.mark.once
def test_a_keyboard_of_other_letters_brings_it_too_and_who_writes_is_left_in_peace(
    server: Server, visit: Visit
) -> None:
    _, page = at_table(server, visit)
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', bubbles: true }))"
    )
    expect(page.locator("#aid-title")).to_be_visible()
    page.locator("#slim").click()
    expect(page.locator("#aid")).to_be_hidden()
    page.locator("#tab-chat").click()
    page.locator("#say-text").fill("")
    page.locator("#say-text").press("k")
    assert page.locator("#say-text").input_value() == "k"
    expect(page.locator("#aid")).to_be_hidden()


@pytest.mark.once
def test_the_button_brings_it_and_number_keys_answer_meanwhile(server: Server, visit: Visit) -> None:
    room, page = at_table(server, visit, "biblios" if "biblios" in GAMES else "kingdom_builder")
    button = page.locator("[data-aid=turn]")
    button.click()
    expect(page.locator("#aid-title")).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    said = room.history.n
    page.keyboard.press("1")
    page.wait_for_function(f"() => {room.id!r} && document.querySelectorAll('#question h2').length")
    for _ in range(100):
        if room.history.n > said:
            break
        page.wait_for_timeout(50)
    assert room.history.n > said, "the answer came in"
    assert opened(page), "it stays open while one plays"
    page.locator("[data-aid=close]:visible").last.click()
    expect(button).to_be_focused()


@pytest.mark.once
def test_it_follows_the_table(server: Server, visit: Visit) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    room = server.table(ann, ben, name="kingdom_builder", secret=f"{7:064x}")
    server.play_until(room, lambda s: s.asked == 0 and s.owed == 1 and bool(s.ready[0]))
    page = visit(server).be(ann).go(f"/t/{room.id}")
    ready(page)
    page.keyboard.press("k")
    expect(page.locator("#aid .now")).to_contain_text("Build")
    server.play_until(room, lambda s: s.asked == 0 and s.owed == 0)
    expect(page.locator("#aid .now")).to_contain_text("Tiles", timeout=20_000)
    view = room.seen(0, "en", "wide").view
    expect(page.locator("#aid .own")).to_have_count(len({kind for _, kind, _ in view["tiles"][0]}))
    assert view["tiles"][0]


@pytest.mark.once
def test_a_line_opens_its_clause(server: Server, visit: Visit) -> None:
    _, page = at_table(server, visit)
    page.keyboard.press("k")
    page.locator("#aid [data-clause='TR-9.1']").click()
    expect(page.locator("[id='rule-TR-9.1']")).to_be_focused()
    expect(page.locator("#aid")).to_be_hidden()


@pytest.mark.once
def test_on_a_phone_it_is_a_drawer_that_three_ways_close(server: Server, visit: Visit) -> None:
    _, page = at_table(server, visit, size=NARROW, touch=True)
    button = page.locator("[data-aid=turn]")
    for close in ("scrim", "pull", "Escape"):
        button.click()
        page.locator("#aid-title").wait_for()
        box = page.locator("#aid").bounding_box()
        assert box
        assert box["height"] <= NARROW[1] - 28
        assert round(box["y"] + box["height"]) == NARROW[1]
        assert page.locator("#dock").evaluate("part => part.inert")
        if close == "scrim":
            page.mouse.click(180, 8)
        elif close == "pull":
            page.evaluate(PULL)
        else:
            page.keyboard.press(close)
        expect(page.locator("#aid")).to_be_hidden()
        expect(button).to_be_focused()
        assert not page.locator("#dock").evaluate("part => part.inert")


PULL = """() => {
  const head = document.querySelector("#aid .aid-head");
  const at = (y) => [new Touch({ identifier: 1, target: head, clientX: 180, clientY: y })];
  const send = (kind, y) => {
    const [touches, ended] = [at(y), kind === "touchend"];
    const how = { touches: ended ? [] : touches, changedTouches: touches, bubbles: true, cancelable: true };
    head.dispatchEvent(new TouchEvent(kind, how));
  };
  send("touchstart", 60);
  send("touchmove", 120);
  send("touchmove", 190);
  send("touchend", 190);
}"""


@pytest.mark.once
def test_on_a_large_screen_it_may_lie_beside_the_answers_and_stays_there(server: Server, visit: Visit) -> None:
    _, page = at_table(server, visit, size=(1680, 1000))
    page.keyboard.press("k")
    pin = page.locator("[data-aid=pin]")
    pin.click()
    expect(pin).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#players")).to_be_visible()
    assert round(page.locator("#aid").bounding_box()["width"]) == 340  # type: ignore[index]
    page.keyboard.press("Escape")
    assert opened(page)
    page.keyboard.press("k")
    assert not opened(page)
    page.reload()
    laid(page)
    page.keyboard.press("k")
    expect(page.locator("#players")).to_be_visible()
    page.locator("[data-aid=pin]").click()
    expect(page.locator("#players")).to_be_hidden()


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_it_is_sound_at_a_table_and_on_its_page(server: Server, visit: Visit, name: str) -> None:
    axe = AXE.read_text()
    for lang, size, theme in (("en", WIDE, "light"), ("fa", NARROW, "dark")):
        _, page = at_table(server, visit, name, lang=lang, size=size, theme=theme)
        page.locator("[data-aid=turn]").click()
        page.locator("#aid-title").wait_for()
        assert sound(page, axe) == []
        page.goto(f"/rules/{name}/card")
        assert sound(page, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
