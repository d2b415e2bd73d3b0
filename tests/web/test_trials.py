"""Worked examples that somebody tries: from the rules to a private table, on the way of the book, off it and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import mizban
from mizban.core.game.examples import Example, examples
from mizban.core.game.trials import Trial, trials
from mizban.render.texts import LANGS
from mizban.server.errors import Refusal
from mizban.server.lobby.examples import remove
from mizban.server.table.room import Room
from mizban.web.table.trial import tried
from mizban.web.texts import texts
from server.site import Site, Visitor
from web.browser import NARROW, WIDE, Server, laid, ready
from web.conftest import Visit
from web.test_sound import AXE, sound

GAMES = [game.name for game in mizban.registered_games() if examples(game)]
TABLE = re.compile("/t/([0-9a-f]{16})")


def example_of(game: str, id: str) -> Example:
    return next(example for example in examples(mizban.game(game)) if example.id == id)


def long(game: str) -> Trial:
    """A way of the book with several answers, its last by the one who tries it."""
    found = [way for example in examples(mizban.game(game)) for way in trials(mizban.game(game), example).values()]
    own = [way for way in found if way.example.book and way.line and {seat for seat, _ in way.line} == {way.seat}]
    return max(own, key=lambda way: len(way.line))


# ---------------------------------------------------------------- without a browser


def sent(house: Site, who: Visitor | None, path: str, **fields: str) -> Room:
    """The table that the form of an example leads to."""
    answer = house.ask("POST", f"/rules/{path}/try", who, data=fields)
    assert answer.status_code == 303
    place = TABLE.fullmatch(answer.headers["location"])
    assert place
    return house.run(house.host.lobby.room, place[1])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_button_stands_where_one_can_try(house: Site, game: str, lang: str) -> None:
    page = house.ask("GET", f"/rules/{game}", headers={"accept_language": lang}).text
    forms = re.findall(rf'<form method="post" action="/rules/{game}/examples/([^/"]+)/try">', page)
    tries = [example.id for example in examples(mizban.game(game)) if trials(mizban.game(game), example)]
    assert sorted(forms) == sorted(tries)
    assert page.count(texts(lang)("example-try")) == len(tries)


def test_one_begins_at_the_step_one_looks_at_or_at_the_nearest_before(house: Site) -> None:
    """At the first where there is none before."""
    ann = house.visitor()
    steps = trials(mizban.game("biblios"), example_of("biblios", "A2"))
    assert list(steps) == [0, 1, 2]
    for step, wanted in (("0", 0), ("2", 2), ("6", 2), ("", 0)):
        room = sent(house, ann, "biblios/examples/A2", step=step)
        assert room.play.way is not None
        assert room.play.way.trial.step == wanted
    late = trials(mizban.game("troyes"), example_of("troyes", "EX-25"))
    room = sent(house, ann, "troyes/examples/EX-25", step="0")
    assert room.play.way is not None
    assert room.play.way.trial.step == min(late)


def test_guests_may_try(house: Site) -> None:
    """A new one gets a cookie, as for a lesson, and the table is theirs alone."""
    answer = house.ask("POST", "/rules/biblios/examples/A2/try")
    assert answer.status_code == 303
    assert "mizban=" in answer.headers["set-cookie"]
    path = answer.headers["location"]
    assert house.ask("GET", path).status_code == 404
    assert house.ask("GET", path, house.visitor("Behrooz")).status_code == 404
    assert house.ask("GET", f"/api/v1{path.replace('/t/', '/tables/')}", house.visitor("Cyrus")).status_code == 404


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("biblios/examples/Z9", {}, 404),
        ("nothing/examples/A2", {}, 422),
        ("biblios/examples/A6", {}, 404),
        ("biblios/examples/A2", {"step": "-1"}, 422),
        ("biblios/examples/A2", {"step": "1" * 50}, 422),
        ("biblios/examples/A2", {"step": "two"}, 422),
    ],
)
def test_what_cannot_be_tried_is_said_so(
    house: Site, path: str, fields: dict[str, str], status: int, lang: str
) -> None:
    answer = house.ask("POST", f"/rules/{path}/try", data=fields, headers={"accept_language": lang})
    assert answer.status_code == status
    assert f'lang="{lang}"' in answer.text
    assert "set-cookie" not in answer.headers, "nobody is made a guest for that"


def test_a_form_of_another_site_does_nothing(house: Site) -> None:
    answer = house.ask("POST", "/rules/biblios/examples/A2/try", headers={"origin": "https://elsewhere.test"})
    assert answer.status_code == 403


def test_the_page_of_such_a_table_has_no_chat_and_no_link(house: Site) -> None:
    ann = house.visitor()
    room = sent(house, ann, "biblios/examples/A2", step="2")
    page = house.ask("GET", f"/t/{room.id}", ann).text
    for part in ("tab-chat", 'data-open="chat"', "leaf-chat"):
        assert part not in page
    for part in ("tab-steps", 'data-open="steps"', "leaf-steps"):
        assert part in page
    for part in ("verify", "replay", "record"):
        assert house.ask("GET", f"/t/{room.id}/{part}", ann).status_code in (404, 409)
    with house.live(room, ann) as stream:
        html = stream.receive_json()["html"]
    assert "/verify" not in html["menu"]
    assert "data-share" not in html["menu"]
    assert "data-do" not in html["orders"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_every_example_has_its_words(house: Site, game: str, lang: str) -> None:
    """Who it is, whose way, and a link to the step where it stands."""
    ann = house.visitor()
    for example in [each for each in examples(mizban.game(game)) if trials(mizban.game(game), each)][::4]:
        for way in list(trials(mizban.game(game), example).values())[:1]:
            room = house.run(house.host.lay_example, ann.person, mizban.game(game), way)
            shown = tried(room, way.seat, lang)
            assert shown is not None
            assert shown.phase == ("way" if way.line else "open")
            assert example.names[lang][way.seat] in shown.told
            assert shown.back == f"/rules/{game}#{example.id}.{max(way.done([]), 0)}"
            assert shown.word == (way.next([], way.seat) if room.play.asked == way.seat else "")
            assert shown.title.endswith(mizban.render.digits.digits(example.title[lang], lang))


# ---------------------------------------------------------------- in a browser


def begin(page: Page, way: Trial) -> None:
    """From a step in the rules to the table, by its button."""
    figure = page.locator(f"figure[id='{way.example.id}']")
    figure.locator(".ex-pic > svg.m:not(.ex-store)").first.wait_for(state="attached")
    form = figure.locator(".ex-do form")
    expect(form.locator("[name=step]")).to_have_value(str(way.step))
    form.locator("button").click()
    laid(page)


def room_of(server: Server, page: Page) -> Room:
    return server.call(server.host.lobby.room(page.url.rpartition("/")[2]))


def words(room: Room) -> list[tuple[int, str]]:
    assert room.play.match is not None
    return room.play.match.record.said


def strip(page: Page) -> Locator:
    return page.locator(".trial p")


def on(page: Page, room: Room, count: int) -> None:
    """Waits until so many words are said, and the page shows it."""
    while len(words(room)) < count:
        page.wait_for_timeout(20)
    page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")


@pytest.mark.once
@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fa", NARROW)])
@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_tried_to_its_result(
    server: Server, visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    """By the mark of the book and by its button, by mouse and by keys; then back to the rule."""
    way, say = long(game), texts(lang)
    page = visit(server, lang=lang, size=size).go(f"/rules/{game}#{way.example.id}.{way.step}")
    begin(page, way)
    room = room_of(server, page)
    expect(strip(page)).to_contain_text(way.example.names[lang][way.seat])
    assert not page.locator(".trial [data-do=rewind]").count()
    for number, (seat, word) in enumerate(way.line):
        assert ready(page) == "mine"
        assert seat == way.seat
        mark = page.locator(f'#question [data-word="{word}"][id]')
        assert say("trial-mark-book") in (mark.get_attribute("aria-label") or mark.inner_text())
        follow = page.locator("#question .back [data-word]")
        expect(follow).to_have_text(say("trial-follow-book"))
        if number % 2:
            follow.focus()
            page.keyboard.press("Enter")
        else:
            follow.click()
        if page.locator("#confirm").is_visible():
            page.locator("#confirm-yes").click()
        on(page, room, number + 1)
    assert way.over(words(room))
    expect(strip(page)).to_contain_text(re.compile("|".join(map(re.escape, over(lang, size)))))
    assert not sound(page, AXE.read_text())
    page.locator(".trial a").click()
    figure = page.locator(f"figure[id='{way.example.id}']")
    expect(figure).to_be_in_viewport()
    assert page.url.endswith(f"#{way.example.id}.{way.done(way.line)}")


def over(lang: str, size: tuple[int, int]) -> list[str]:
    """What is said at the result."""
    attribute = "" if size == WIDE else "brief"
    return [texts(lang)(id, attribute) for id in ("trial-over", "trial-over-alone", "trial-done")]


@pytest.mark.once
@pytest.mark.parametrize(("lang", "size"), [("fa", WIDE), ("en", NARROW)])
def test_one_leaves_the_way_and_comes_back(server: Server, visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """Bots answer then; taking back, the way of the book and the start are there as often as one likes."""
    say = texts(lang)
    way = trials(mizban.game("biblios"), example_of("biblios", "A2"))[2]
    page = visit(server, lang=lang, size=size).go("/rules/biblios#A2.2")
    begin(page, way)
    room = room_of(server, page)
    part = "" if size == WIDE else "brief"
    figures = {"name": way.example.names[lang][0], "others": list(way.example.names[lang][1:]), "n": 2, "book": 1}
    on_way, left = (say.say(f"trial-{phase}", figures, part) for phase in ("way", "left"))
    expect(strip(page)).to_contain_text(on_way)
    for turn in range(3):
        if size == WIDE:
            page.keyboard.press("2")
        else:
            page.locator('#question [data-word="place:public"][id]').click()
        on(page, room, 3)
        assert ready(page) == "mine"
        expect(strip(page)).to_contain_text(left)
        assert not page.locator(".as-book").count()
        if turn == 0:
            page.locator("#question [data-do=undo]").click()
        elif turn == 1:
            back = page.locator("#question .back [data-do=rewind]")
            expect(back).to_have_text(say("trial-return-book"))
            back.click()
        else:
            page.locator(".trial [data-do=rewind]").click()
        expect(strip(page)).to_contain_text(on_way)
        assert words(room) == []
        assert ready(page) == "mine"
    page.locator("#question .back [data-word]").click()
    on(page, room, 2)
    expect(strip(page)).to_contain_text(say("trial-over", part))
    page.locator("#question [data-do=play-on]").click()
    assert ready(page) == "mine"
    assert way.follows(words(room))
    assert len(words(room)) > 2


@pytest.mark.once
def test_the_steps_stand_beside_the_table(server: Server, visit: Visit) -> None:
    """Those that are done and, on the way of the book, the next one; they hold a clause that opens the rules."""
    way = trials(mizban.game("biblios"), example_of("biblios", "A2"))[2]
    page = visit(server, size=WIDE).go("/rules/biblios#A2.2")
    begin(page, way)
    steps = page.locator("#steps li")
    expect(steps).to_have_count(4)
    expect(page.locator("#steps [aria-current=step]")).to_contain_text("He keeps this Monk")
    page.locator("#steps [data-clause]").click()
    expect(page.locator("#rules")).to_be_visible()
    page.locator("#tab-steps").click()
    page.locator("#question .back [data-word]").click()
    expect(steps).to_have_count(7)


@pytest.mark.once
def test_a_table_is_the_same_when_one_comes_back_to_it(server: Server, visit: Visit) -> None:
    way = trials(mizban.game("biblios"), example_of("biblios", "A2"))[2]
    visitor = visit(server, size=WIDE)
    page = visitor.go("/rules/biblios#A2.2")
    begin(page, way)
    room = room_of(server, page)
    page.locator("#question .back [data-word]").click()
    on(page, room, 2)
    server.host.lobby.rooms.pop(room.id, None)
    page.reload()
    laid(page)
    expect(strip(page)).to_contain_text(texts("en")("trial-over"))
    page.locator(".trial [data-do=rewind]").click()
    assert ready(page) == "mine"


@pytest.mark.once
def test_who_looks_at_a_table_that_goes_is_told_so(server: Server, visit: Visit) -> None:
    way = trials(mizban.game("biblios"), example_of("biblios", "A2"))[2]
    visitor = visit(server, size=WIDE)
    page = visitor.go("/rules/biblios#A2.2")
    begin(page, way)
    room = room_of(server, page)
    server.call(remove(server.host.lobby, [room.id]))
    expect(page.locator("#strip")).to_contain_text(Refusal(404, "no-table").say("en"), timeout=20_000)
