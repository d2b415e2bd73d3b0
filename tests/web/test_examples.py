"""The worked examples in the rules: on the page, step by step in a browser, and as pictures."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import mizban
from mizban.core.game.examples import examples
from mizban.core.game.registry import folder
from mizban.render.digits import digits
from mizban.render.texts import LANGS
from mizban.web.book.examples import by_clause, comes_true, marked, of_text, sample, shown
from mizban.web.book.rules import book, tips
from mizban.web.texts import texts
from server.site import Site
from web.browser import NARROW, WIDE, Server
from web.conftest import Visit

GAMES = [game.name for game in mizban.registered_games() if examples(game)]
FIGURE = re.compile(r'<figure class="ex" id="([^"]+)"')


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_stands_under_its_clause(house: Site, game: str, lang: str) -> None:
    page = house.ask("GET", f"/rules/{game}", headers={"accept_language": lang}).text
    rest = (example.id for example in examples(mizban.game(game)) if not example.sample)
    assert sorted(FIGURE.findall(page)) == sorted(rest)
    for under, found in shown(game, lang).items():
        for example in found:
            before = page[: page.index(f'<figure class="ex" id="{example.id}"')]
            assert re.findall(r'<(?:li|section) id="([^"]+)"', before)[-1] == under
            for step in example.steps:
                assert step in page


def test_a_clause_leads_to_the_example_that_proves_it() -> None:
    assert by_clause("biblios")["BI-4.11"] == "A2"
    assert by_clause("biblios")["BI-4.5"] == "A2"


def test_figures_and_clauses_of_a_sentence_are_marked() -> None:
    text = marked("Bob bids **3** for **nothing** (BI-6.5) <i>", "biblios")
    assert '<b class="fig" dir="ltr">3</b>' in text
    assert "<b>nothing</b>" in text
    assert 'href="/rules/biblios#BI-6.5"' in text
    assert "<i>" not in text


def test_an_example_that_is_not_true_is_not_shown() -> None:
    game = mizban.game("biblios")
    good = next(example for example in examples(game) if example.id == "A2")
    false: dict[str, Any] = {"asked": 2}
    bad = replace(good, stages=(*good.stages[:-1], replace(good.stages[-1], facts=false)))
    assert comes_true(game, good)
    assert not comes_true(game, bad)


def test_a_tip_whose_example_is_not_true_stands_alone(house: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    game, path = "kingdom_builder", "/rules/kingdom_builder"
    there = shown(game, "en")
    every = tips(book(folder(game), "book", "en"), there)
    gone = next(tip.example.id for tip in every if tip.example and tip.step >= 0)
    left = {clause: [each for each in found if each.id != gone] for clause, found in there.items()}
    monkeypatch.setattr("mizban.web.book.rules.shown", lambda name, lang: left)
    answer = house.ask("GET", path)
    assert answer.status_code == 200
    assert f'href="#{gone}' not in answer.text[: answer.text.index('id="KB-1"')]
    for tip in every:
        assert tip.text in answer.text


@pytest.mark.parametrize("lang", LANGS)
def test_pictures_are_there_for_pages_without_script(house: Site, lang: str) -> None:
    answer = house.ask("GET", "/rules/biblios/examples/A2/picture", headers={"accept_language": lang})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    root = ElementTree.fromstring(answer.text)
    assert root.get("viewBox", "").count(" ") == 3
    page = house.ask("GET", "/rules/biblios", headers={"accept_language": lang}).text
    assert '<noscript><img src="/rules/biblios/examples/A2/picture"' in page


@pytest.mark.parametrize("part", ["", "/picture"])
def test_an_example_that_is_not_there_is_said_so(house: Site, part: str) -> None:
    answer = house.ask("GET", f"/rules/biblios/examples/Z9{part}")
    assert answer.status_code == 404
    assert "Z9" in answer.text


def test_a_phone_gets_other_pictures(house: Site) -> None:
    wide, tall = (house.ask("GET", f"/rules/biblios/examples/A2?form={form}").json() for form in ("wide", "tall"))
    assert len(wide["frames"]) == len(tall["frames"]) == 7
    assert max(cut[2] for cut in tall["cuts"]) <= 360 < wide["cuts"][0][2]


# ---------------------------------------------------------------- in a browser


def longest(game: str) -> str:
    """The example of a game with the most steps."""
    return max(examples(mizban.game(game)), key=lambda example: len(example.stages)).id


def opened(page: Page, id: str) -> Locator:
    """An example, with its pictures there."""
    figure = page.locator(f"figure[id='{id}']")
    figure.locator(".ex-pic > svg.m:not(.ex-store)").first.wait_for(state="attached")
    return figure


def check_step(figure: Locator, lang: str, at: int, steps: Sequence[str]) -> None:
    """What an example shows at a step."""
    say = texts(lang)
    name = say("example-start") if at == 0 else say("example-result") if at == len(steps) - 1 else digits(at, lang)
    expect(figure.locator(".which")).to_have_text(name)
    expect(figure.locator(".ex-say span")).to_have_text(plain(steps[at]))
    expect(figure.locator(".ex-pic > svg.m[role=img]")).to_have_attribute("aria-label", plain(steps[at]))


def plain(step: str) -> str:
    return re.sub(r"<[^>]+>", "", step).replace("&#39;", "'").replace("&#34;", '"').replace("&amp;", "&")


@pytest.mark.once
@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW), ("fa", WIDE), ("en", NARROW)])
@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_stepped_through(
    server: Server, visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    """By mouse and by keyboard, forwards and back, with what lies on the board the same as the program found it."""
    id = longest(game)
    steps = next(each.steps for found in shown(game, lang).values() for each in found if each.id == id)
    page = visit(server, lang=lang, size=size).go(f"/rules/{game}#{id}.1")
    figure = opened(page, id)
    expect(figure).to_be_in_viewport()
    check_step(figure, lang, 1, steps)
    on, back = figure.locator(".stepper-row > .btn").last, figure.locator(".stepper-row > .btn").first
    if on.is_visible():
        on.click()
        check_step(figure, lang, 2, steps)
        back.click()
    else:
        figure.locator(".ex-steps button").nth(2).click()
        check_step(figure, lang, 2, steps)
        figure.locator(".ex-steps button").nth(1).click()
    check_step(figure, lang, 1, steps)
    figure.locator(".ex-do .btn.main").focus()
    page.keyboard.press("ArrowLeft" if lang == "fa" else "ArrowRight")
    check_step(figure, lang, 2, steps)
    assert page.url.endswith(f"#{id}.2")
    page.keyboard.press("ArrowRight" if lang == "fa" else "ArrowLeft")
    check_step(figure, lang, 1, steps)
    page.keyboard.press("End")
    check_step(figure, lang, len(steps) - 1, steps)
    page.keyboard.press("Home")
    check_step(figure, lang, 0, steps)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.once
@pytest.mark.parametrize("calm", [False, True])
def test_the_steps_are_played_until_the_result(server: Server, visit: Visit, calm: bool) -> None:
    """One each 2.6 s; whoever touches the steps meanwhile stops it. Pieces glide unless somebody wants less motion."""
    visitor = visit(server, size=WIDE, calm=calm)
    visitor.page.clock.install()
    page = visitor.go("/rules/biblios#A2")
    figure = opened(page, "A2")
    steps = next(each.steps for found in shown("biblios", "en").values() for each in found if each.id == "A2")
    play = figure.locator(".ex-do .btn.main")
    play.click()
    expect(play).to_have_text(texts("en")("example-pause"))
    page.clock.run_for(2700)
    check_step(figure, "en", 1, steps)
    moved = page.evaluate("() => document.getAnimations().some((each) => each.effect.target.closest?.('.ex-pic'))")
    assert calm <= (not moved)
    figure.locator(".ex-steps button").nth(3).click()
    expect(play).to_have_text(texts("en")("example-play"))
    page.clock.run_for(6000)
    check_step(figure, "en", 3, steps)
    figure.locator(".ex-pic").click()
    play.click()
    page.clock.run_for(2600 * 4)
    check_step(figure, "en", 6, steps)
    expect(play).to_have_text(texts("en")("example-play"))


@pytest.mark.once
def test_a_swipe_on_the_picture_steps_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(server, lang="fa", size=NARROW).go("/rules/biblios#A2")
    figure = opened(page, "A2")
    steps = next(each.steps for found in shown("biblios", "fa").values() for each in found if each.id == "A2")
    box = figure.locator(".ex-pic").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 80, middle[1])
    page.mouse.up()
    check_step(figure, "fa", 1, steps)


@pytest.mark.once
def test_what_proves_an_example_is_unfolded(server: Server, visit: Visit) -> None:
    page = visit(server, size=WIDE).go("/rules/biblios#A2")
    figure = opened(page, "A2")
    expect(figure.locator(".proof-more")).not_to_be_visible()
    figure.locator(".proof summary").click()
    expect(figure.locator(".proof-more")).to_contain_text("these 6 answers")
    expect(figure.locator(".proof-more")).to_contain_text("BI-16.2")


@pytest.mark.once
def test_a_step_has_a_link(server: Server, visit: Visit) -> None:
    visitor = visit(server, size=WIDE)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.go("/rules/biblios#A2.4")
    figure = opened(page, "A2")
    figure.locator(".ex-do > .square").click()
    expect(figure.locator(".copied")).to_have_text(texts("en")("example-copied"))
    assert page.evaluate("() => navigator.clipboard.readText()").endswith("/rules/biblios#A2.4")


def test_a_text_leads_to_the_example_of_its_first_clause_that_has_one() -> None:
    assert of_text("Both places are full (BI-4.6).", "biblios") == "A2"
    assert of_text("See ZZ-9.9, BI-4.6 and BI-6.5.", "biblios") == "A2"
    assert of_text("No clause at all.", "biblios") == ""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_sample_turn_is_a_film_with_a_picture_for_each_sentence(house: Site, game: str, lang: str) -> None:
    """It is there without script, in light and dark, all of one size."""
    film = sample(game, lang)
    assert film
    page = house.ask("GET", f"/rules/{game}", headers={"accept_language": lang}).text
    shown = page[page.index(f'<section class="chapter" id="{film.example.id}">') :]
    sizes = set()
    for n, step in enumerate(film.example.steps):
        assert step in shown
        for theme in ("light", "dark"):
            address = f"/rules/{game}/examples/{film.example.id}/picture?step={n}&theme={theme}"
            assert address.replace("&", "&amp;") in shown
            root = ElementTree.fromstring(house.ask("GET", address, headers={"accept_language": lang}).text)
            assert root.get("data-theme") == theme
            sizes.add(root.get("viewBox", ""))
    assert len(sizes) == 1


def test_a_thing_beside_the_cut_is_shown_in_its_corner(house: Site) -> None:
    picture = ElementTree.fromstring(house.ask("GET", "/rules/kingdom_builder/examples/S1/picture?step=3").text)
    [corner] = picture.findall("{http://www.w3.org/2000/svg}svg")
    assert "terrain:canyon" in ElementTree.tostring(corner, encoding="unicode")


def test_a_step_that_is_not_there_shows_the_end(house: Site) -> None:
    address = "/rules/biblios/examples/A2/picture"
    last = house.ask("GET", address).text
    assert house.ask("GET", f"{address}?step=99").text == last


@pytest.mark.parametrize("step", ["9" * 5000, "9" * 10, "-1", "۳", "²", "x", "1&step=2"])
def test_a_step_that_is_no_number_is_refused_with_a_sentence(house: Site, step: str) -> None:
    answer = house.ask("GET", f"/rules/biblios/examples/A2/picture?step={step}")
    assert answer.status_code == 422
    assert "step" in answer.text


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGS)
def test_a_wide_picture_opens_over_the_whole_screen_of_a_phone(server: Server, visit: Visit, lang: str) -> None:
    """Sideways, with the same steps; it closes by its button and by Escape, and the focus returns."""
    page = visit(server, lang=lang, size=NARROW).go("/rules/concordia#EX-5.1")
    figure = opened(page, "EX-5")
    steps = next(each.steps for found in shown("concordia", lang).values() for each in found if each.id == "EX-5")
    figure.locator(".ex-open").click()
    sheet = figure.locator("dialog")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box
    assert (round(box["width"]), round(box["height"])) == NARROW
    sheet.locator(".stepper-row > .btn").last.click()
    check_step(figure, lang, 2, steps)
    sheet.locator(".ex-shut").click()
    expect(sheet).to_be_hidden()
    expect(figure.locator(".ex-open")).to_be_focused()
    check_step(figure, lang, 2, steps)
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGS)
def test_what_the_cut_leaves_out_is_counted_beside_it(server: Server, visit: Visit, lang: str) -> None:
    page = visit(server, lang=lang, size=WIDE).go("/rules/concordia#EX-5.6")
    ledger = opened(page, "EX-5").locator(".ledger")
    cash = ledger.locator("li").first
    expect(cash).to_have_class("moved")
    expect(cash.locator(".was")).to_have_text(digits(11, lang))
    expect(cash.locator("b")).to_have_text(digits(5, lang))
    now = texts(lang)("example-ledger", was="…", now="")
    assert now.strip("… ").split()[0] in cash.locator(".vh").inner_text()
    assert ledger.locator("li:not(.moved)").count() == 2


@pytest.mark.once
def test_paper_has_the_result_and_all_sentences_and_no_buttons(server: Server, visit: Visit) -> None:
    page = visit(server, lang="en", size=WIDE).go("/rules/biblios#A2.2")
    figure = opened(page, "A2")
    page.set_viewport_size({"width": 720, "height": 1000})  # as narrow as a sheet
    page.emulate_media(media="print")
    figure.scroll_into_view_if_needed()  # what is printed is loaded wherever it stands; here only what is near
    expect(figure.locator(".ex-print")).to_be_visible()
    expect(figure.locator(".ex-pic > svg.m:visible")).to_have_count(0)
    expect(figure.locator(".btn:visible")).to_have_count(0)
    said = figure.locator(".ex-steps .step-say")
    assert [said.nth(i).is_visible() for i in range(said.count())] == [True] * 7


def test_the_sample_turn_is_tried_from_the_last_table_that_it_lays() -> None:
    """In Kingdom Builder from the second turn of Mats."""
    begun = {game: film.begun for game in GAMES if (film := sample(game, "en"))}
    assert begun == {"architects": 0, "biblios": 0, "concordia": 0, "kingdom_builder": 3, "troyes": 0}
