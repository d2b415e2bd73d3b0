"""The page of one's own games, as a browser without script gets it."""

from __future__ import annotations

import re

import pytest

from mizban.render.digits import digits
from mizban.render.texts import LANGS
from mizban.server.lobby import lists
from mizban.web.texts import texts
from server.site import Site


@pytest.mark.parametrize("lang", LANGS)
def test_a_finished_game_shows_who_won_with_how_many_points_and_when(house: Site, lang: str) -> None:
    ann, other = house.visitor("Ann"), house.visitor("Behrooz")
    room = house.playing([ann, other])
    house.finish(room, [ann, other])
    house.run(house.host.people.change, ann.person, lang=lang)
    page = house.ask("GET", "/games", ann).text
    t = texts(lang)
    assert f'href="/t/{room.id}/replay"' in page
    rows = re.findall(r"<li( class=\"first\")?>(.*?)</li>", page.partition('class="places"')[2].partition("</ol>")[0])
    for (first, row), (seat, points, rank) in zip(rows, room.seen(0, lang, "wide").result, strict=True):
        assert bool(first) == (rank == 1) == (t("won") in row)
        assert f">{room.chairs.names(lang)[seat]}</bdi>" in row
        assert digits(str(points), lang) in row
    assert t.day(room.history.entries[-1].at) in page, "the date, in the calendar of the language"


def test_who_plays_alone_has_points_and_no_place(house: Site) -> None:
    ann = house.visitor()
    room = house.run(house.host.create, ann.person, house.host.game("troyes"), 1, {}, ["me"], True, 0)
    house.run(house.house.do, room, ann.person, "share", share="7" * 32)
    house.finish(room, [ann])
    page = house.ask("GET", "/games", ann).text
    assert texts("en")("over-alone", n=room.seen(0, "en", "wide").result[0][1]) in page
    assert 'class="places"' not in page
    assert texts("en")("won") not in re.sub(r"<[^>]+>", " ", page).split()


def test_the_page_has_links_to_the_others(house: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)
    ann = house.visitor()
    rooms = [house.waiting([ann]) for _ in range(5)]
    seen: list[str] = []
    path, pages = "/games", 0
    while path:
        page = house.ask("GET", path, ann).text
        seen += re.findall(r'<h3><a href="/t/([^"/]+)', page)
        path = next(iter(re.findall(r'rel="next" href="([^"]+)"', page)), "")
        pages += 1
    assert pages == 3
    assert sorted(seen) == sorted(room.id for room in rooms)
    assert 'rel="prev" href="/games?page=2"' in page
    for odd in ("0", "-1", "x", "9" * 30):
        assert house.ask("GET", f"/games?page={odd}", ann).status_code == 200


@pytest.mark.parametrize("lang", LANGS)
def test_who_has_no_games_and_who_has_no_name_read_a_sentence(house: Site, lang: str) -> None:
    ann = house.visitor()
    house.run(house.host.people.change, ann.person, lang=lang)
    assert texts(lang)("games-none") in house.ask("GET", "/games", ann).text
    stranger = house.ask("GET", "/games", headers={"accept_language": lang})
    assert texts(lang)("games-stranger") in stranger.text
    assert "set-cookie" not in stranger.headers


def test_the_first_page_and_the_menu_lead_there(house: Site) -> None:
    ann = house.visitor()
    assert house.ask("GET", "/", ann).text.count('href="/games"') == 1, "the menu"
    house.waiting([ann])
    assert house.ask("GET", "/", ann).text.count('href="/games"') == 2


def test_the_first_page_says_that_a_bot_is_asked_and_who_had_how_many_points(house: Site) -> None:
    ann, other = house.visitor("Ann"), house.visitor("Behrooz")
    over = house.playing([ann, other])
    house.finish(over, [ann, other])
    seat, points, _ = over.seen(0, "en", "wide").result[0]
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", house.ask("GET", "/", ann).text))
    assert f"{over.chairs.names('en')[seat]} {points}" in words
    room = house.playing([ann], bots=1)
    house.host.bots.busy.add(room.id)  # no bot thinks
    while room.play.asked == 0:
        word = room.play.facing(0).legal[0].word
        house.run(house.house.do, room, ann.person, "say", n=room.play.turn, word=word)
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", house.ask("GET", "/", ann).text))
    assert "waiting for Bot" in words
