"""What holds for every page and every state of a table, in both languages, themes and sizes."""

from __future__ import annotations

import gzip
import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from mizban.web.bundles import STATIC, bundle
from web.browser import NARROW, WIDE, Server, Theme, laid, lettered
from web.conftest import Visit
from web.scenes import Scene, scenes

pytestmark = pytest.mark.once

Scenes = dict[str, list[Scene]]
AXE = Path(__file__).parents[2] / "npm/node_modules/axe-core/axe.min.js"
HEAVIEST = 25_000  # bytes of script at a table, packed
IMPORTED = re.compile(r'^import [^"]*"\./([^"]+)"', re.MULTILINE)
SMALL = """(least) => {
  const controls = document.querySelectorAll("a, button, input, select, textarea, summary, [role=spinbutton]");
  const small = [...controls].filter((e) => {
    const { width, height } = e.getBoundingClientRect();
    const seen = e.checkVisibility({ visibilityProperty: true }) && width > 1 && e.type !== "hidden";
    const inText = e.matches("a") && getComputedStyle(e).display === "inline";
    const labelled = e.matches("[type=radio], [type=checkbox]") && e.closest("label");
    return seen && !inText && !labelled && !e.matches(".skip, .vh") && Math.min(width, height) < least - 0.5;
  });
  return small.map((e) => [e.outerHTML.slice(0, 120), e.offsetWidth, e.offsetHeight].join(" "));
}"""
WIDER = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const out = ({ left, right }) => right > innerWidth + 1 || left < -1;
  const found = [...document.querySelectorAll("body *")].filter((e) => out(e.getBoundingClientRect()));
  return found.slice(0, 5).map((e) => e.outerHTML.slice(0, 120));
}"""
FINGER, POINTER = 44, 24  # the least size of what one touches


@pytest.fixture(scope="module")
def all_scenes(server: Server) -> Scenes:
    return {lang: scenes(server, lang) for lang in ("en", "fa")}


def usual(size: tuple[int, int], lang: str, theme: Theme, half: int) -> bool:
    """Each page comes narrow in one of these mixes and wide in another, half of them in each language."""
    together = (size == WIDE, lang == "en", theme == "light").count(True) % 2 == 1
    return together and half == ("en", "fa").index(lang)


def label(size: tuple[int, int], lang: str, theme: Theme, half: int) -> str:
    return f"{'wide' if size == WIDE else 'narrow'}-{lang}-{theme}-{half}"


ALL = list(product((WIDE, NARROW), ("en", "fa"), get_args(Theme), (0, 1)))
SOME = [pytest.param(*mix, False, id=f"{label(*mix)}-some", marks=pytest.mark.long) for mix in ALL if usual(*mix)]
EVERY = [pytest.param(*mix, True, id=label(*mix), marks=pytest.mark.deep) for mix in ALL]


@pytest.mark.parametrize(("size", "lang", "theme", "half", "thorough"), [*SOME, *EVERY])
def test_every_page_is_sound(
    server: Server,
    visit: Visit,
    all_scenes: Scenes,
    lang: str,
    theme: Theme,
    size: tuple[int, int],
    half: int,
    thorough: bool,
) -> None:
    """Nothing runs over the edge, everything is large enough for a finger, and axe finds nothing: it looks at every
    second page when narrow and at the others when wide, unless it is to be thorough."""
    wrong: list[str] = []
    visitor = visit(server, lang=lang, theme=theme, size=size)
    visitor.forgive("404")  # the page of an error
    for number, scene in enumerate(all_scenes[lang][half::2]):
        page = visitor.be(scene.person).go(scene.path)
        scene.then(page)
        assert page.locator("html").get_attribute("lang") == lang
        assert page.locator("html").get_attribute("dir") == {"en": "ltr", "fa": "rtl"}[lang]
        looks = thorough or number % 2 == (size == WIDE)
        findings = laid_out(page) + (accessible(page, AXE.read_text()) if looks else [])
        wrong += [f"{scene.name}: {finding}" for finding in findings]
    assert not wrong, "\n".join(wrong)


def sound(page: Page, axe: str) -> list[str]:
    """What is wrong with a page as it stands."""
    return laid_out(page) + accessible(page, axe)


def accessible(page: Page, axe: str) -> list[str]:
    """What axe finds."""
    page.evaluate(axe)
    violations = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in violations for node in rule["nodes"]]


def laid_out(page: Page) -> list[str]:
    """What is too small for a finger or too wide for the page, once its letters are there."""
    lettered(page)
    least = FINGER if page.viewport_size == {"width": NARROW[0], "height": NARROW[1]} else POINTER
    small = [f"small: {each}" for each in page.evaluate(SMALL, least)]
    return small + [f"too wide: {each}" for each in page.evaluate(WIDER)]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_sheets_and_menus_are_sound(server: Server, visit: Visit, all_scenes: Scenes, lang: str) -> None:
    scene = next(scene for scene in all_scenes[lang] if scene.name == "table-take")
    assert scene.person
    page = visit(server, lang=lang, size=NARROW).be(scene.person).go(scene.path)
    axe = AXE.read_text()
    wrong = []
    page.locator("details.menu > summary").click()
    expect(page.locator("#menu")).to_be_visible()
    wrong += sound(page, axe)
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    for leaf in ("log", "chat"):
        page.locator(f"[data-open={leaf}]").click()
        expect(page.locator(f"#leaf-{leaf}")).to_be_visible()
        wrong += sound(page, axe)
        page.keyboard.press("Escape")
        expect(page.locator(f"#leaf-{leaf}")).to_be_hidden()
        assert page.evaluate(f"document.activeElement.dataset.open === '{leaf}'"), "the focus goes back"
    page.locator("[data-open=log]").click()
    page.locator("#tab-rules").click()
    expect(page.locator("#rules summary").first).to_be_visible()
    wrong += sound(page, axe)
    assert not wrong, "\n".join(wrong)


def test_pages_work_without_script(server: Server, visit: Visit) -> None:
    visitor = visit(server, script=False)
    visitor.forgive("404", "idiomorph.js: csp")
    page = visitor.go("/")
    page.locator('button[form="play-biblios"]').click()
    expect(page.locator("noscript .notice, .notice.bad")).to_be_visible()  # a live table needs script, and says so
    page.goto("/")
    expect(page.locator(".tables.mine a")).to_have_count(1)
    page.locator("details.menu > summary").click()
    page.locator('.menu-sheet a[href^="/new"]').click()
    page.locator("#name").fill("Neda")
    page.locator("#chair-1").select_option("open")
    page.locator("button.lamp:visible").click()
    page.goto("/")
    expect(page.locator(".tables.mine a")).to_have_count(2)
    page.locator("button.tongue").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.locator("button.to-dark:visible").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    for path in ("/rules", "/rules/biblios", "/help", "/verify", "/games", "/profile", "/no-such-page"):
        page.goto(path)
        expect(page.locator("main h1").first).to_be_visible()

    neda, sara = server.person("Neda"), server.person("Sara")
    room = server.table(neda, sara)
    server.finish(room)
    page = visit(server, script=False).be(neda).go(f"/t/{room.id}/replay")
    page.locator("[data-step=first]").click()
    expect(page.locator(".replay-moment")).to_have_attribute("data-at", "0")
    page.locator("#eyes").select_option("1")
    page.locator("form.controls button.no-script").click()
    expect(page.locator("#eyes")).to_have_value("1")
    page.locator(".log a").nth(3).click()
    expect(page.locator(".log a[aria-current=true]").first).to_be_visible()

    waiting = server.waiting(neda, ["me", "open"])
    visitor = visit(server, script=False)
    visitor.forgive("idiomorph.js: csp")
    page = visitor.go(f"/j/{waiting.code}")
    page.locator("#name").fill("Reza")
    page.locator("button[value=sit]").click()
    assert [chair.name for chair in waiting.chairs] == ["Neda", "Reza"]


def test_the_script_of_a_table_is_small() -> None:
    script = bundle("table.js")
    shared = {name: (STATIC / name).read_text() for name in IMPORTED.findall(script)}
    assert set(shared) == {"page.js", "vendor/idiomorph.js"}
    assert not [name for name, text in shared.items() if IMPORTED.search(text)]
    packed = {name: len(gzip.compress(text.encode(), 6)) for name, text in {"table.js": script, **shared}.items()}
    assert sum(packed.values()) <= HEAVIEST, packed


def test_a_table_grows_to_twice_the_text_size(server: Server, visit: Visit, all_scenes: Scenes) -> None:
    scene = next(scene for scene in all_scenes["en"] if scene.name == "table-bidgold")
    assert scene.person
    page = visit(server, size=(640, 400)).be(scene.person).go(scene.path)  # 1280 x 800 at 200 %
    laid(page)
    assert page.evaluate(WIDER) == []
    expect(page.locator("#question [data-word]").first).to_be_in_viewport()
