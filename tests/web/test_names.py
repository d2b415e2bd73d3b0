"""The names of a game on their page and in the search of its rules: from the server, and live in a browser."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import mizban
from mizban.render.names import all_names, names, sought
from mizban.render.texts import LANGS
from mizban.web.assets import asset
from mizban.web.book.search import SHOWN, search
from mizban.web.texts import texts
from server.site import Site
from spelling import FOLDED, FOUND, SINGULAR
from web.browser import NARROW, WIDE, Server
from web.conftest import Visit

GAMES = [game.name for game in mizban.registered_games() if names(game.name)]
ROW = re.compile(r'<tr class="name[^"]*" id="([^"]+)"( hidden)?>')
EVIL = '"><img src=x>'
READ = """async ({ address, folds, finds, ones }) => {
  const { folded, singular, spans } = await import(address);
  const marked = ([query, text]) => spans(query, text).map(([start, end]) => text.slice(start, end));
  return [folds.map(folded), finds.map(marked), ones.map(singular)];
}"""


def page(house: Site, path: str, lang: str) -> str:
    """A page as a browser without script gets it."""
    answer = house.ask("GET", path, headers={"accept_language": lang})
    assert answer.status_code == 200
    return unescape(answer.text)


def shown(html: str) -> list[str]:
    """The rows of the table that are to be seen."""
    return [id for id, hidden in ROW.findall(html) if not hidden]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_all_names_of_a_game_are_on_its_page(house: Site, game: str, lang: str) -> None:
    html, t = page(house, f"/rules/{game}/names", lang), texts(lang)
    assert shown(html) == [name.id for name in all_names(game)]
    assert f'href="/rules/{game}/names"' in page(house, f"/rules/{game}", lang)
    assert t("names-total", n=len(all_names(game))) in html
    for name in all_names(game):
        for word in name.words:
            assert f">{word}</span>" in html
        assert name.reasons.get(lang, "") in html
    for group in names(game):
        assert f'scope="rowgroup">{group.titles[lang]}' in html


def test_without_script_the_form_asks_the_server(house: Site) -> None:
    names_of = all_names("troyes")
    html = page(house, f"/rules/troyes/names?q={quote('جوانمردی')}", "fa")
    assert shown(html) == ["n-activity-card-chivalry"]
    assert "<mark>جوانمردی</mark>" in html
    assert texts("fa")("names-count", n=1, of=len(names_of)) in html
    different = [name.id for name in names_of if name.differs]
    assert shown(page(house, "/rules/troyes/names?only=other", "en")) == different
    assert shown(page(house, "/rules/troyes/names?only=2", "en")) == [name.id for name in names("troyes")[1].names]
    both = page(house, f"/rules/troyes/names?only=2&q={quote('تعارض')}", "en")
    assert shown(both) == ["n-event-card-succession-conflict", "n-event-card-theological-conflict"]
    plural = page(house, f"/rules/troyes/names?q={quote('شاعرهای دربار')}", "fa")
    assert shown(plural) == ["n-activity-card-troubadour"]
    assert "<mark>شاعر</mark>" in plural
    assert 'value="شاعرهای دربار"' in plural
    nothing = page(house, f"/rules/troyes/names?q={quote('«»')}", "fa")
    assert shown(nothing) == [name.id for name in names_of]
    assert texts("fa")("names-total", n=len(names_of)) in nothing.partition("<output")[2].partition("</output>")[0]
    for nonsense in ("only=99", "only=%00", f"q={quote('x' * 999)}", f"q={quote(EVIL)}"):
        for path in ("/rules/troyes/names", "/rules/troyes"):
            answer = house.ask("GET", f"{path}?{nonsense}")
            assert answer.status_code == 200
            assert EVIL not in answer.text
    assert house.ask("GET", "/rules/chess/names").status_code == 422


@pytest.mark.parametrize("lang", LANGS)
def test_a_name_of_another_game_is_told_with_its_game(house: Site, lang: str) -> None:
    html, t = page(house, f"/rules/troyes/names?q={quote('کولونیست')}", lang), texts(lang)
    assert shown(html) == []
    assert t("names-none", word="کولونیست", game=mizban.game("troyes").title(lang)) in html
    assert t("names-elsewhere", n=1) in html
    assert f'href="/rules/concordia/names?q={quote("کولونیست")}"' in html
    assert t("names-nowhere") in page(house, f"/rules/troyes/names?q={quote('قطار')}", lang)


@pytest.mark.parametrize("lang", LANGS)
def test_without_script_the_rules_are_searched_by_the_server(house: Site, lang: str) -> None:
    html = page(house, f"/rules/troyes?q={quote('جوانمردی')}", lang)
    listed = html.partition('class="found-lines"')[2].partition("</section>")[0]
    found = search(mizban.game("troyes"), lang, "جوانمردی")
    assert re.findall(r'href="#([^"]+)"', listed) == [line.id for line in found.lines]
    assert "TR-17.21" in listed or len(found.lines) > 2
    assert [name.box for name in found.names] == ["Chivalry"]
    assert texts(lang)("search-none") in page(house, f"/rules/troyes?q={quote('قطار')}", lang)
    for nothing in ("", f"?q={quote('«»')}"):
        assert 'class="found-lines"' not in page(house, f"/rules/troyes{nothing}", lang)


def rows(page: Page) -> list[str]:
    """The rows that are seen in a browser."""
    ids = page.locator(".three tr.name").evaluate_all(
        "all => all.filter(row => row.checkVisibility()).map(row => row.id)"
    )
    return [str(id) for id in ids]


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
def test_names_are_found_while_one_types(server: Server, visit: Visit, lang: str, size: tuple[int, int]) -> None:
    visitor = visit(server, lang=lang, size=size)
    page = visitor.go("/rules/troyes/names")
    names_of = all_names("troyes")
    for query in ("كار", "رو", "conf", "شبه نظاميان", "جمع‌کننده", "شاعرهای دربار", "زرگرها", "«»"):
        page.locator("#find").fill(query)
        assert rows(page) == [name.id for name in names_of if name.found(sought(query, names_of))]
    assert rows(page) == [name.id for name in names_of]
    page.locator("#find").fill("conf")
    expect(page.locator(".three mark")).to_have_text(["Conf"] * 3)
    total = len(all_names("troyes"))
    expect(page.locator(".find output")).to_have_text(texts(lang)("names-count", n=3, of=total))
    page.locator("[name=only][value='1']").check()
    assert rows(page) == ["n-activity-card-confession"]
    page.locator("[name=only][value=other]").check()
    page.reload()
    assert rows(page) == ["n-event-card-succession-conflict", "n-event-card-theological-conflict"]
    page.locator("#find").fill("کولونیست")
    expect(page.locator(".nowhere a")).to_contain_text(mizban.game("concordia").title(lang))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    widths = page.locator(".three thead th").evaluate_all("all => all.map(cell => cell.getBoundingClientRect().width)")
    assert len(widths) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_the_search_of_the_rules_finds_every_name(server: Server, visit: Visit, lang: str) -> None:
    page = visit(server, lang=lang, size=WIDE).go("/rules/troyes")
    everything = page.locator(".clause:visible").count()
    for query in ("جوانمردی", "chivalry", "شواليه گری", "کار", "رو", "زرگرها", "تاس‌ها"):
        found = search(mizban.game("troyes"), lang, query)
        page.locator("#search").fill(query)
        first = [name.box for name in found.names[:SHOWN]]
        expect(page.locator(".found-names tr.name th")).to_have_text(first)
        clauses = {line.id for line in found.lines if "." in line.id}
        seen = page.locator(".chapter .clause").evaluate_all(
            "all => all.filter(c => c.checkVisibility()).map(c => c.id)"
        )
        assert set(seen) == clauses, query
    page.locator("#search").fill("TR-۱۷٫۱۸".replace("٫", "."))
    assert page.locator(".clause:visible").first.get_attribute("id") == "TR-17.18"
    page.locator("#search").fill("")
    expect(page.locator(".found-names")).to_be_hidden()
    assert page.locator(".clause:visible").count() == everything


def test_a_browser_compares_words_as_the_server_does(server: Server, visit: Visit) -> None:
    page = visit(server).go("/rules")
    finds = [[case["query"], case["text"]] for case in FOUND]
    asked = {"address": asset("book/spelling.js"), "folds": [*FOLDED], "finds": finds, "ones": [*SINGULAR]}
    told = page.evaluate(READ, asked)
    assert dict(zip(FOLDED, told[0], strict=True)) == FOLDED
    assert told[1] == [case["marked"] for case in FOUND]
    assert dict(zip(SINGULAR, told[2], strict=True)) == SINGULAR
