"""Worked examples for everybody: by keys, where pages have no clipboard, with less motion, and as axe sees them."""

from __future__ import annotations

import pytest
from markupsafe import Markup
from playwright.sync_api import Page, expect

from mizban.web.book.examples import shown
from mizban.web.texts import texts
from web.browser import NARROW, WIDE, Server
from web.conftest import Visit
from web.test_examples import GAMES, check_step, longest, opened
from web.test_sound import AXE, accessible

pytestmark = pytest.mark.once

UNSAFE = "delete Navigator.prototype.clipboard;"  # as at a plain address in a house
REFUSED = f"{UNSAFE} document.execCommand = () => false;"
HEARD = "addEventListener('copy', () => (window.selected = document.activeElement.value ?? String(getSelection())));"
GLIDING = "document.getAnimations().filter((each) => each.effect.target.closest?.('.ex-pic')).length"
FRAME = "await new Promise(requestAnimationFrame)"  # no way to the browser and back, which may take longer than gliding


def steps_of(game: str, id: str, lang: str) -> list[Markup]:
    return next(each.steps for found in shown(game, lang).values() for each in found if each.id == id)


# ---------------------------------------------------------------- keys


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_space_plays_on_the_disc_of_the_step_that_is_shown(server: Server, visit: Visit, lang: str) -> None:
    """On another disc it goes there, and while the steps are played it lets them rest on any."""
    visitor = visit(server, lang=lang, size=WIDE)
    visitor.page.clock.install()
    page = visitor.go("/rules/biblios#A2")
    figure, steps = opened(page, "A2"), steps_of("biblios", "A2", lang)
    play, discs = figure.locator(".ex-do .btn.main"), figure.locator(".ex-steps button")
    discs.nth(2).focus()
    page.keyboard.press("Space")
    check_step(figure, lang, 2, steps)
    expect(play).to_have_text(texts(lang)("example-play"))
    page.keyboard.press("Space")
    expect(play).to_have_text(texts(lang)("example-pause"))
    page.clock.run_for(2700)
    check_step(figure, lang, 3, steps)
    page.keyboard.press("Space")
    expect(play).to_have_text(texts(lang)("example-play"))
    page.clock.run_for(6000)
    check_step(figure, lang, 3, steps)
    expect(discs.nth(3)).to_be_focused()
    page.keyboard.press("ArrowRight" if lang == "fa" else "ArrowLeft")
    expect(discs.nth(2)).to_be_focused()


def test_space_plays_on_the_picture_and_presses_other_buttons(server: Server, visit: Visit) -> None:
    visitor = visit(server, size=WIDE)
    visitor.page.clock.install()
    page = visitor.go("/rules/biblios#A2")
    figure, steps = opened(page, "A2"), steps_of("biblios", "A2", "en")
    play = figure.locator(".ex-do .btn.main")
    top = page.evaluate("scrollY")
    figure.locator(".ex-pic").click()
    page.keyboard.press("Space")
    expect(play).to_have_text(texts("en")("example-pause"))
    assert page.evaluate("scrollY") == top, "it does not turn the page, too"
    play.focus()
    page.keyboard.press("Space")
    expect(play).to_have_text(texts("en")("example-play"))
    figure.locator(".stepper-row > .btn").last.focus()
    page.keyboard.press("Space")
    check_step(figure, "en", 1, steps)
    figure.locator(".proof summary").focus()
    page.keyboard.press("Space")
    expect(figure.locator(".proof-more")).to_be_visible()


# ---------------------------------------------------------------- what is copied


@pytest.mark.parametrize(("there", "said"), [(UNSAFE, "example-copied"), (REFUSED, "example-not-copied")])
def test_copied_is_said_only_of_what_was_copied(server: Server, visit: Visit, there: str, said: str) -> None:
    """At a plain address the link is selected and copied; where that is refused, too, the page says so."""
    visitor = visit(server, size=WIDE)
    visitor.page.add_init_script(there + HEARD)
    page = visitor.go("/rules/biblios#A2.4")
    assert page.evaluate("navigator.clipboard === undefined")
    figure = opened(page, "A2")
    figure.locator(".ex-do > .square").click()
    expect(figure.locator(".copied")).to_have_text(texts("en")(said))
    expect(figure.locator(".ex-do > .square")).to_be_focused()
    assert page.url.endswith("/rules/biblios#A2.4")
    if said == "example-copied":
        assert page.evaluate("window.selected").endswith("/rules/biblios#A2.4")


@pytest.mark.parametrize(("there", "said"), [(UNSAFE, "table-copied"), (REFUSED, "table-not-copied")])
def test_the_link_of_a_table_is_said_to_be_copied_as_truly(server: Server, visit: Visit, there: str, said: str) -> None:
    neda = server.person("Neda")
    room = server.waiting(neda, ["me", "open"])
    visitor = visit(server, size=WIDE).be(neda)
    visitor.page.add_init_script(there + HEARD)
    page = visitor.go(f"/t/{room.id}")
    button = page.locator("[data-share]:visible").first
    button.click()
    expect(button).to_have_text(texts("en")(said))
    if said == "table-copied":
        assert page.evaluate("window.selected").endswith(f"/j/{room.code}")


# ---------------------------------------------------------------- motion, and axe


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_who_wants_less_motion_sees_nothing_glide(server: Server, visit: Visit, game: str) -> None:
    """In any step of an example of each game; with motion, something does."""
    id = longest(game)
    moved = {calm: glides(visit(server, size=WIDE, calm=calm).go(f"/rules/{game}#{id}"), id) for calm in (True, False)}
    assert not moved[True]
    assert moved[False]


def glides(page: Page, id: str) -> int:
    """How often something moves while one steps through an example."""
    figure, moved = opened(page, id), 0
    discs = figure.locator(".ex-steps button")
    for at in range(1, discs.count()):
        moved += int(discs.nth(at).evaluate(f"async disc => {{ disc.click(); {FRAME}; return {GLIDING}; }}"))
    return moved


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size", "theme"), [("en", WIDE, "light"), ("fa", NARROW, "dark")])
@pytest.mark.parametrize("game", ["architects", "concordia", "kingdom_builder"])
def test_axe_finds_nothing_in_the_rules_of_games_with_tips_and_a_film(
    server: Server, visit: Visit, game: str, lang: str, size: tuple[int, int], theme: str
) -> None:
    """The other games are among all pages."""
    page, id = visit(server, lang=lang, size=size, theme=theme).go(f"/rules/{game}"), longest(game)
    assert page.locator(".film").count()
    page.locator(f"figure[id='{id}']").scroll_into_view_if_needed()
    opened(page, id)
    wrong = accessible(page, AXE.read_text())
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fa", "light")])
def test_axe_finds_nothing_in_an_example_over_the_whole_screen(
    server: Server, visit: Visit, lang: str, theme: str
) -> None:
    page = visit(server, lang=lang, size=NARROW, theme=theme).go("/rules/concordia#EX-5.2")
    figure = opened(page, "EX-5")
    figure.locator(".ex-open").click()
    expect(figure.locator("dialog")).to_be_visible()
    wrong = accessible(page, AXE.read_text())
    assert not wrong, "\n".join(wrong)
