"""The pages round the table, as a browser without script gets them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import Any

import pytest
from markupsafe import escape
from starlette.testclient import TestClient

import mizban
from mizban.core.rng import commitment
from mizban.render.digits import digits
from mizban.render.games import Game
from mizban.render.texts import LANGS
from mizban.server.host import Host
from mizban.server.table.commands import Say, Share
from mizban.server.table.room import Room
from mizban.web.app import app
from mizban.web.assets import asset
from mizban.web.pages.replay import lines
from mizban.web.table.messages import SentTable
from mizban.web.templates import fewest, loaded
from mizban.web.texts import texts

NOTICES = Path(__file__).parents[2] / "NOTICES.md"
PAGES = [
    "/",
    "/new",
    "/new?game=biblios",
    "/games",
    "/profile",
    "/rules",
    "/rules/biblios",
    "/rules/biblios?q=auction",
    "/rules/biblios/names",
    "/changes",
    "/help",
    "/verify",
]
EVIL = '"><img src=x>'
FORBIDDEN = re.compile(r"<style|<script(?![^>]*\bsrc=)|\sstyle=|\son[a-z]+=|https?://(?!testserver)", re.IGNORECASE)
ORIGIN = "http://testserver"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A browser that has never been here, before a server of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        made = app(tmp_path_factory.mktemp("data"), pace=0)
        with TestClient(made, ORIGIN, headers={"origin": ORIGIN, "accept-language": "en"}) as client:
            yield client


@pytest.fixture(autouse=True)
def unknown(client: TestClient) -> None:
    """Everybody comes as a stranger."""
    client.cookies.clear()


def house(client: TestClient) -> Host:
    host: Host = client.app.state.host  # type: ignore[attr-defined]
    return host


def room_at(client: TestClient, path: str) -> Room:
    """The table at an address."""
    room: Room = run(client, house(client).lobby.room, path.split("/")[2])
    return room


def run(client: TestClient, work: Any, *args: Any) -> Any:
    """Does something in the loop of the server."""
    assert client.portal is not None
    return client.portal.call(work, *args)


def finished(client: TestClient, shared: bool = False, **form: str) -> str:
    """The address of a table whose game is over: random words of two people who sit there, one of whom may have given a
    number of their own."""
    chairs = {"chair-1": "open", "chair-2": "none"}
    path: str = client.post("/new", data={"game": "biblios", "name": "Neda", **chairs, **form}).url.path
    room = room_at(client, path)
    mine = dict(client.cookies)
    client.cookies.clear()
    client.post(f"/j/{room.code}", data={"name": "Sara", "way": "sit"})

    async def play() -> None:
        rng, people = random.Random(7), [await house(client).people.of_session(token) for token in tokens]
        if shared and people[1]:
            await house(client).do(room, people[1], Share("share", "5" * 32))
        await room.proceed(late=True)
        while room.state == "playing":
            assert room.play.match is not None
            word = rng.choice(room.play.match.s.legal).word
            person = people[room.play.asked]
            assert person is not None
            await house(client).do(room, person, Say(f"say-{room.play.turn}", room.play.turn, word))

    tokens = [mine["mizban"], client.cookies["mizban"]]
    run(client, play)
    client.cookies.clear()
    client.cookies.update(mine)
    return path


@pytest.mark.parametrize("path", [*PAGES, "/nothing"])
@pytest.mark.parametrize("lang", LANGS)
def test_a_page_is_in_the_readers_language_and_brings_nothing_inline(client: TestClient, path: str, lang: str) -> None:
    answer = client.get(path, headers={"accept-language": lang})
    assert answer.status_code == (404 if path == "/nothing" else 200)
    direction = "rtl" if lang == "fa" else "ltr"
    assert f'<html lang="{lang}" dir="{direction}" data-theme="system" data-motion="system"' in answer.text
    assert not FORBIDDEN.search(answer.text)
    assert texts(lang)("other-language") in answer.text


def test_a_replay_names_all_my_own_answers(client: TestClient) -> None:
    room = room_at(client, finished(client))
    assert room.play.match is not None
    for eyes in range(room.seats):
        said = {at for at, (seat, _) in enumerate(room.play.match.record.said, 1) if seat == eyes}
        assert said <= {line.at for line in lines(room, eyes, "en")}


def test_one_button_leads_to_a_table_against_bots(client: TestClient) -> None:
    answer = client.post("/play", data={"game": "biblios"})
    room = room_at(client, answer.url.path)
    assert [chair.kind for chair in room.chairs] == ["person", "bot", "bot"]
    assert {chair.level for chair in room.chairs} == {"", "medium"}
    assert answer.status_code == 200
    assert "<bdi>Bot A</bdi>, <bdi>Bot B</bdi>" in client.get("/").text


def test_the_form_for_a_new_table_can_be_sent_as_it_is(client: TestClient) -> None:
    page = client.get("/new").text
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page))
    for name, options in re.findall(r'<select id="[^"]+" name="([^"]+)".*?>(.*?)</select>', page, re.DOTALL):
        chosen = re.findall(r'value="([^"]*)" selected', options)
        assert len(chosen) == 1, name
        fields[name] = chosen[0]
    room = room_at(client, client.post("/new", data=fields).url.path)
    assert room.seats == 3
    assert room.options == room.game.chosen(3, {})


def test_the_number_of_players_and_the_time_of_a_game_are_told(client: TestClient) -> None:
    told = {"en": "{least} to {most} players", "fa": "{least} تا {most} نفره"}
    time = {"en": "about {n} minutes", "fa": "حدود {n} دقیقه"}
    for lang in LANGS:
        home = client.get("/", headers={"accept-language": lang}).text
        for game in house(client).games:
            assert game.minutes > 0
            new = client.get(f"/new?game={game.name}", headers={"accept-language": lang}).text
            players = told[lang].format(least=digits(fewest(game), lang), most=digits(game.most, lang))
            for page in (home, new):
                assert players in page
                assert time[lang].format(n=digits(game.minutes, lang)) in page


def test_every_option_of_a_game_has_a_label_and_a_sentence(client: TestClient) -> None:
    for lang in LANGS:
        for game in house(client).games:
            page = client.get(f"/new?game={game.name}", headers={"accept-language": lang}).text
            for setting in game.settings:
                assert re.search(rf'<label for="option-{setting.id}">[^<]+<', page)
                assert re.search(rf'<small id="about-{setting.id}">[^<]+', page)


def test_an_option_that_does_not_count_is_not_asked_and_not_heard(client: TestClient) -> None:
    page = client.get("/new?game=kingdom_builder").text
    assert re.findall(r'value="([^"]+)"(?: selected)? data-opens', page) == ["custom", "host_choice"]
    branches = re.findall(r'<div class="branch">(.*?)</div>\s*</div>', page, re.DOTALL)
    asked = [re.findall(r'name="option-([^"]+)"', branch) for branch in branches]
    places = ["nw", "ne", "sw", "se", "card_1", "card_2", "card_3"]
    assert asked == [["setup", *places], ["first_player", "first_seat"]]
    form = {"game": "kingdom_builder", "chair-2": "none", "option-nw": "tower", "option-first_seat": "3"}
    room = room_at(client, client.post("/new", data=form).url.path)
    assert room.options == room.game.chosen(2, {}), "nor is it refused: nobody sees it in the form"
    form = form | {"option-setup": "custom"}
    room = room_at(client, client.post("/new", data=form).url.path)
    assert room.options["nw"] == "tower"


@pytest.mark.parametrize("lang", LANGS)
def test_options_that_contradict_each_other_are_refused_in_the_form(client: TestClient, lang: str) -> None:
    form = {"game": "kingdom_builder", "option-setup": "custom", "option-nw": "tower", "option-se": "tower_turned"}
    said = {"en": "The section with the Tower is chosen for two places", "fa": "قطعهٔ «برج» برای دو جا انتخاب شده است"}
    answer = client.post("/new", data=form, headers={"accept-language": lang})
    assert answer.status_code == 422
    assert said[lang] in answer.text
    assert 'value="tower_turned" selected' in answer.text, "the form stays as it was filled in"
    answer = client.post("/new", data=form | {"option-first_player": "host_choice"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize(("lang", "name"), [("en", "Guest [0-9]{2}"), ("fa", "مهمان [۰-۹]{2}")])
def test_who_changes_the_language_first_has_a_name_in_it(client: TestClient, lang: str, name: str) -> None:
    other = LANGS[1 - LANGS.index(lang)]
    client.post("/profile/look", data={"lang": lang, "back": "/"}, headers={"accept-language": other})
    assert re.search(f'value="{name}"', client.get("/profile").text)


SOLO = {"en": "These rules are ours: this is not the official solo mode", "fa": "این قواعد از خود ماست"}


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_for_one_is_offered_by_name_and_says_whose_rules_it_has(client: TestClient, lang: str) -> None:
    headers = {"accept-language": lang}
    buttons = re.findall(r'form="alone-(\w+)">.*?</svg>([^<]+)</button>', client.get("/", headers=headers).text)
    name = {"en": "Solo", "fa": "تک‌نفره"}[lang]
    assert sorted(buttons) == [("architects", name), ("troyes", name)], "no other game has such a mode"
    for game, kinds in (("architects", ["person", "bot"]), ("troyes", ["person"])):
        room = room_at(client, client.post("/play", data={"game": game, "alone": "yes"}, headers=headers).url.path)
        assert [chair.kind for chair in room.chairs] == kinds
        assert room.options.get("solo", "one") == "one"
    page = client.get("/new?game=architects&option-solo=one", headers=headers).text
    assert SOLO[lang] in page
    sign = {"en": "Solo, by rules of our own", "fa": "تک‌نفره، با قواعد خودمان"}[lang]
    assert sign in page.partition('class="create"')[0], "before all that can be chosen"
    assert sign not in client.get("/new?game=architects", headers=headers).text
    assert 'value="one" selected data-chairs="me medium none none none"' in page
    chairs = re.findall(r'<select id="chair-\d" name="chair-\d">(.*?)</select>', page, re.DOTALL)
    assert [re.findall(r'value="(\w+)" selected', chair) for chair in chairs] == [["medium"], *[["none"]] * 3]
    form = {"game": "architects", "option-solo": "one", "name": "Neda"}
    answer = client.post("/new", data=form, headers=headers)
    room = room_at(client, answer.url.path)
    assert [chair.kind for chair in room.chairs] == ["person", "bot"]
    assert {"en": "Solo, by rules of our own, not the official ones", "fa": "تک‌نفره، با قواعد خودمان"}[
        lang
    ] in answer.text
    wrong = client.post("/new", data=form | {"chair-1": "open", "chair-2": "none"}, headers=headers)
    assert wrong.status_code == 422
    assert {"en": "is for one person and one bot", "fa": "برای ۱ نفر و ۱ ربات است"}[lang] in wrong.text
    assert "solo=one" not in wrong.text, "what programs write is not for people"


def test_who_comes_with_friends_keeps_them_in_another_game(client: TestClient) -> None:
    page = client.get("/new?game=biblios&with=friends").text
    links = re.findall(r'href="(/new\?game=[^"]+)"', page)
    assert [link.endswith("&amp;with=friends") for link in links] == [True] * len(house(client).games)
    assert not re.findall(r'game=[^"]+with=friends', client.get("/new?game=biblios").text)


def test_what_is_wrong_with_a_form_is_said_beside_it(client: TestClient) -> None:
    answer = client.post("/new", data={"game": "biblios", "chair-1": "nobody"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert client.post("/new", data={"game": "biblios", "bank": "soon"}).status_code == 200
    long = client.post("/profile", data={"name": "n" * 99})
    assert long.status_code == 422
    assert 'role="alert"' in long.text


def test_a_page_repeats_no_long_value(client: TestClient) -> None:
    long = "x" * 200_000
    forms = [("/new", {"game": "biblios", "name": long}), ("/new", {"game": "biblios", "option-penalty": long})]
    forms += [("/new", {"game": long}), ("/login", {"account": long, "password": "three small words"})]
    for path, form in forms:
        answer = client.post(path, data=form)
        assert answer.status_code in (403, 422)
        assert "x" * 300 not in answer.text, path
    for path in (f"/new?game={long[:9000]}", f"/rules/{long[:9000]}", f"/{long[:9000]}"):
        assert "x" * 300 not in client.get(path).text


def test_a_link_shows_who_sits_there_and_lets_one_sit_down_or_watch(client: TestClient) -> None:
    form = {"game": "biblios", "name": EVIL, "chair-1": "open", "chair-2": "none", "open": "no"}
    room = room_at(client, client.post("/new", data=form).url.path)
    client.cookies.clear()
    assert client.get(f"/t/{room.id}").status_code == 404
    page = client.get(f"/j/{room.code}").text
    assert EVIL not in page
    assert 'value="sit"' in page
    answer = client.post(f"/j/{room.code}", data={"name": "Omid", "way": "sit"})
    assert answer.url.path == f"/t/{room.id}"
    assert [chair.name for chair in room.chairs] == [EVIL, "Omid"]
    client.cookies.clear()
    assert 'value="sit"' not in client.get(f"/j/{room.code}").text
    client.post(f"/j/{room.code}", data={"name": "Mina", "way": "sit"})
    assert len(room.chairs) == 2
    assert client.get(f"/t/{room.id}").status_code == 200


def test_who_sits_gets_a_link_that_others_can_use(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    form = {"game": "biblios", "name": "Neda", "chair-1": "open", "chair-2": "none"}
    room = room_at(client, client.post("/new", data=form).url.path)
    monkeypatch.setattr("mizban.server.network_address.own_address", lambda: "192.168.1.7")
    here = {"host": "localhost:8080", "origin": "http://localhost:8080"}
    link = re.findall('data-link="([^"]*)"', client.get(f"/t/{room.id}", headers=here).text)
    assert link == [f"http://192.168.1.7:8080/j/{room.code}"]
    assert "data-link" not in client.get(f"/t/{room.id}").text, "the address that they came by is good"
    assert 'class="table loading"' in client.get(f"/t/{room.id}", headers=here).text
    with monkeypatch.context() as patch:
        patch.setattr("mizban.server.network_address.own_address", lambda: "")
        assert 'class="table loading alone"' in client.get(f"/t/{room.id}", headers=here).text, "no square, a sentence"
        assert 'class="table loading"' in client.get(f"/t/{room.id}").text
    with monkeypatch.context() as patch:
        patch.setitem(client.app.state._state, "local", True)  # type: ignore[attr-defined]
        page = client.get(f"/t/{room.id}", headers=here).text
        assert 'class="table loading alone local"' in page, "nobody else comes in by this machine's address"
        assert "data-link" not in page
        assert 'class="table loading"' in client.get(f"/t/{room.id}").text, "a proxy may let them in"
    hidden = room_at(client, client.post("/new", data={**form, "open": "no"}).url.path)
    client.cookies.clear()
    assert client.get(f"/t/{room.id}", headers=here).url.path == f"/j/{room.code}", "anybody may sit down, by a name"
    answer = client.get(f"/t/{hidden.id}", headers=here)
    assert (answer.status_code, hidden.code in answer.text) == (404, False)


@pytest.mark.parametrize("lang", LANGS)
def test_the_code_of_a_table_that_waits_is_said_to_be_its_own(client: TestClient, lang: str) -> None:
    room = room_at(client, client.post("/new", data={"game": "biblios", "chair-1": "open"}).url.path)
    shown = SentTable(room, 0, lang, "wide").message(0)
    own = {"en": "Code of this table", "fa": "کد این میز"}[lang]
    assert shown is not None
    assert f'{own}: <b class="code">{room.code}</b>' in shown["html"]["paper"]


def test_the_help_calls_the_log_as_its_tab_does(client: TestClient) -> None:
    page = client.get("/help", headers={"accept-language": "fa"}).text
    assert page.count(f"در {texts('fa')('log')}") == 2


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_for_programs_says_that_tokens_need_an_account(client: TestClient, lang: str) -> None:
    page = client.get("/api", headers={"accept-language": lang}).text
    token = page.partition('id="who"')[2].partition("</section>")[0]
    assert {"en": "those who have an account", "fa": "کسی است که حساب دارد"}[lang] in token


def test_a_code_may_be_typed(client: TestClient) -> None:
    room = room_at(client, client.post("/new", data={"game": "biblios", "chair-1": "open"}).url.path)
    client.cookies.clear()
    typed = f" {room.code[:4].lower()}-{room.code[4:].lower()}"
    assert client.post("/join", data={"code": typed}).url.path == f"/j/{room.code}"
    assert client.post("/join", data={"code": "00000000"}).status_code == 404


def test_settings_are_kept_and_lead_back_to_where_one_was(client: TestClient) -> None:
    answer = client.post("/profile/look", data={"lang": "fa", "theme": "dark", "back": "/rules"})
    assert answer.url.path == "/rules"
    assert '<html lang="fa" dir="rtl" data-theme="dark"' in answer.text
    client.post("/profile/look", data={"ticks": "yes", "sound": "yes"})
    page = client.get("/profile").text
    assert re.search(r'name="sound" value="yes" checked', page)
    assert not re.search(r'name="confirm" value="yes" checked', page)
    assert client.post("/profile/look", data={"theme": "pink"}).status_code == 422


@pytest.mark.parametrize("lang", LANGS)
def test_names_on_cards_are_in_the_language_of_the_page_until_somebody_chooses(client: TestClient, lang: str) -> None:
    """The choice stays when the language changes; what is no choice changes nothing."""
    chosen = re.compile(r'name="card_names" value="(\w+)" checked')
    client.post("/profile/look", data={"lang": lang})
    assert chosen.findall(client.get("/profile").text) == [lang]
    for names in ("both", LANGS[1 - LANGS.index(lang)]):
        assert client.post("/profile/look", data={"card_names": names}).status_code == 200
        refused = client.post("/profile/look", data={"card_names": "latin"})
        assert refused.status_code == 422
        assert {"en": "cannot be chosen", "fa": "این انتخاب"}[lang] in refused.text
        assert chosen.findall(client.get("/profile").text) == [names]
    client.post("/profile/look", data={"lang": LANGS[1 - LANGS.index(lang)]})
    assert chosen.findall(client.get("/profile").text) == [names]


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:1", ""])
def test_nobody_is_led_away_from_here(client: TestClient, back: str) -> None:
    answer = client.post("/profile/look", data={"theme": "dark", "back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_a_guest_becomes_an_account_and_comes_back_from_elsewhere(client: TestClient) -> None:
    assert "no account" in client.post("/profile", data={"name": "Neda"}).text
    taken = {"account": "neda", "password": "three small words"}
    assert "neda" in client.post("/account", data=taken).text
    assert "no account" not in client.get("/profile").text
    made = client.post("/tokens", data={"name": "my bot"}).text
    assert re.search(r"mz_[\w-]{20,}", made)
    assert "mz_" not in client.get("/profile").text
    client.post("/logout")
    assert client.post("/tokens", data={"name": "x"}).status_code == 403
    wrong = client.post("/login", data=taken | {"password": "other words"})
    assert wrong.status_code == 403
    assert 'role="alert"' in wrong.text
    assert "Neda" in client.post("/login", data=taken).text
    assert client.post("/sessions/end").status_code == 200


@pytest.mark.parametrize("lang", LANGS)
def test_who_logs_in_and_sat_twice_at_a_table_is_told_what_became_of_it(client: TestClient, lang: str) -> None:
    client.headers["accept-language"] = lang
    taken = {"account": f"twice-{lang}", "password": "three small words"}
    client.post("/account", data=taken)
    room = room_at(client, client.post("/new", data={"game": "biblios", "chair-1": "open", "chair-2": "open"}).url.path)
    client.cookies.clear()
    client.post(f"/j/{room.code}", data={"name": "Phone", "way": "sit"})
    assert [chair.kind for chair in room.chairs] == ["person", "person", "open"]
    assert texts(lang)("log-in-help") in client.get("/profile").text, "before"
    assert texts(lang)("saved-seats") in client.post("/login", data=taken).text, "and after"
    assert [chair.kind for chair in room_at(client, f"/t/{room.id}").chairs] == ["person", "open", "open"]
    client.cookies.clear()
    client.post("/profile", data={"name": "Tablet"})
    assert texts(lang)("saved-seats") not in client.post("/login", data=taken).text
    client.headers["accept-language"] = "en"


def test_who_logs_in_to_another_account_keeps_the_seats_of_both(client: TestClient) -> None:
    first, second = ({"account": f"seat-{n}", "password": "three small words"} for n in "ab")
    client.post("/account", data=first)
    room = room_at(client, client.post("/new", data={"game": "biblios", "chair-1": "open", "chair-2": "open"}).url.path)
    client.cookies.clear()
    client.post("/account", data=second)
    client.post(f"/j/{room.code}", data={"name": "Omid", "way": "sit"})
    assert texts("en")("saved-seats") not in client.post("/login", data=first).text
    assert [chair.kind for chair in room_at(client, f"/t/{room.id}").chairs] == ["person", "person", "open"]


def test_how_many_play_and_how_long_is_said_once_in_a_list_of_games(client: TestClient) -> None:
    for path in ("/", "/rules"):
        assert client.get(path).text.count("30 minutes") == 1
    assert "30 minutes" in client.get("/rules/biblios").text


def test_a_finished_game_is_shown_move_by_move_through_any_eyes(client: TestClient) -> None:
    path = finished(client)
    last = int(re.findall(r'data-last="(\d+)"', client.get(f"{path}/replay").text)[0])
    for at in (0, last // 2, last):
        for eyes in (0, 1, 2):
            answer = client.get(f"{path}/replay?at={at}&eyes={eyes}")
            assert f'data-at="{at}" data-last="{last}" data-eyes="{eyes}"' in answer.text
            assert not FORBIDDEN.search(answer.text)
    part = client.get(f"{path}/replay?at=3&eyes=0&part=1").text
    assert "<html" not in part
    assert 'id="board"' in part
    assert f'data-at="{last}"' in client.get(f"{path}/replay?at=99999").text
    assert client.get(f"{path}/replay?at=-1&eyes=x").status_code == 200


def test_what_one_seat_did_not_know_is_not_in_the_replay_of_its_eyes(client: TestClient) -> None:
    path = finished(client)
    drawn = "You draw"
    assert drawn not in client.get(f"{path}/replay?at=0&eyes=2").text
    assert {drawn in client.get(f"{path}/replay?at=0&eyes={eyes}").text for eyes in (0, 1)} == {True}


def test_a_game_that_runs_and_a_private_one_keep_their_record(client: TestClient) -> None:
    running = client.post("/play", data={"game": "biblios"}).url.path
    for page in ("replay", "record"):
        assert client.get(f"{running}/{page}").status_code == 409
    secret, promise = room_at(client, running).secret, client.get(f"{running}/verify")
    assert commitment(secret) in promise.text
    assert secret not in promise.text
    assert texts("en")("promise-kept") not in promise.text, "this browser has given no number yet"
    lesson = client.get(
        client.post("/learn", data={"game": "kingdom_builder", "lesson": "first"}).url.path + "/verify"
    ).text
    assert texts("en")("promise-lesson") in lesson
    assert texts("en")("promise-lead") not in lesson
    private = finished(client, open="no")
    client.cookies.clear()
    for page in ("replay", "record", "verify"):
        assert client.get(f"{private}/{page}").status_code == 404


@pytest.mark.parametrize(("shared", "verdict"), [(True, "verdict-good"), (False, "verdict-alone")])
def test_a_record_is_true_and_a_changed_one_is_not(client: TestClient, shared: bool, verdict: str) -> None:
    """What nobody else gave a number for was the server's alone, and that is said."""
    path = finished(client, shared)
    record = client.get(f"{path}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    good = texts("en")(verdict)
    page = client.get(f"{path}/verify").text
    assert good in page
    assert ("nobody chose it alone" in page) == ("before you knew the server" in page) == shared
    assert ("No player gave one" in page) != shared
    assert good in client.post("/verify", data={"record": record.text.replace("\n", "\r\n")}).text
    assert good in client.post("/verify", files={"file": ("game.txt", record.content)}).text
    for changed in (record.text.replace("seed=", "seed=0", 1), record.text[:400], "", EVIL, "biblios " * 90_000):
        answer = client.post("/verify", data={"record": changed})
        assert answer.status_code in (413, 422)
        assert EVIL not in answer.text


@pytest.mark.parametrize("path", ["/verify", "/play", "/profile", "/join"])
def test_files_that_come_with_a_form_are_closed(client: TestClient, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the page wants one or not."""
    files: list[SpooledTemporaryFile[bytes]] = []

    def opened(**how: Any) -> SpooledTemporaryFile[bytes]:
        files.append(SpooledTemporaryFile(**how))  # noqa: SIM115
        return files[-1]

    monkeypatch.setattr("starlette.formparsers.SpooledTemporaryFile", opened)
    answer = client.post(path, files={"file": ("game.txt", b"biblios"), "game": ("game.txt", b"biblios")})
    assert answer.status_code < 500
    assert len(files) == 2
    assert all(file.closed for file in files)


def test_static_files_may_be_kept_for_ever_under_their_hash(client: TestClient) -> None:
    kept = client.get(asset("style.css"))
    assert "immutable" in kept.headers["cache-control"]
    assert client.get("/static/old/style.css").headers["cache-control"] == "no-cache"
    assert client.get("/static/x/../../templates.py").status_code == 404
    for path in re.findall(r'(?:href|src)="(/(?:static|cover|look|cloths)[^"]*)"', client.get("/").text):
        assert client.get(path).status_code == (404 if "vendor" in path and not vendored() else 200), path


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_says_what_it_is_about(client: TestClient, lang: str) -> None:
    pages: dict[str, tuple[str, bool]] = {}
    table = finished(client)
    client.post("/profile/look", data={"lang": lang})
    for path in [*PAGES, "/api", "/nothing", table, f"{table}/replay", f"{table}/verify"]:
        page = client.get(path, headers={"accept-language": lang}).text
        [about] = re.findall(r'<meta name="description" content="([^"]+)">', page)
        [title] = re.findall(r"<title>([^<]+)</title>", page)
        assert f'<meta property="og:description" content="{about}">' in page
        assert f'<meta property="og:title" content="{title}">' in page
        assert 50 < len(about) < 300, path
        assert bool(re.search("[ا-ی]", about)) == (lang == "fa"), path
        pages[path] = about, "noindex" in page
    public = {"/", "/rules", "/rules/biblios", "/rules/biblios/names", "/changes", "/help", "/verify", "/api"}
    assert {path for path, (_, hidden) in pages.items() if not hidden} == public, "the rest is nobody else's business"
    assert len({pages[path][0] for path in public}) == len(public)
    assert "Disallow: /t/" in client.get("/robots.txt").text


def test_a_page_names_its_address_where_the_host_has_named_one(tmp_path: Path) -> None:
    for public, wanted in (("https://table.example.org/", ["https://table.example.org/rules"]), ("", [])):
        made = app(tmp_path / str(len(public)), public=public)
        with TestClient(made, ORIGIN) as client:
            assert re.findall('<link rel="canonical" href="([^"]+)"', client.get("/rules?x=1").text) == wanted
            assert "canonical" not in client.get("/nothing").text


def test_made_files_are_kept_for_ever_only_under_their_hash(client: TestClient) -> None:
    addresses = re.findall(r'"(/(?:cover|look|cloths)[^"]+)"', client.get("/").text + client.get(finished(client)).text)
    assert {address.split("/")[1].partition(".")[0] for address in addresses} == {"cover", "look", "cloths"}
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        for other in (address.partition("?")[0], f"{address}0"):
            again = client.get(other)
            assert (again.headers["cache-control"], again.content) == ("no-cache", answer.content)
            assert client.get(other, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/cover/biblios-en.svg", "/look/biblios.css", "/cloths.css", "/robots.txt"])
def test_nothing_may_be_framed(client: TestClient, path: str) -> None:
    policy = client.get(path).headers["content-security-policy"]
    for part in ("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action"):
        assert part in policy


def vendored() -> bool:
    """Whether the build has put the parts of others in their place."""
    return (Path(__file__).parents[2] / "src/mizban/web/static/vendor/vazirmatn.woff2").exists()


def test_the_sign_of_a_number_below_zero_stays_at_its_left() -> None:
    assert [texts("en").number(n) for n in (-1200, 7)] == ["-1,200", "7"]
    assert [texts("fa").number(n) for n in (-1200, 7)] == ['<bdi dir="ltr">-۱٬۲۰۰</bdi>', "۷"]


def test_dates_are_in_the_calendar_of_the_language() -> None:
    noon = datetime(2026, 11, 15, 12, tzinfo=UTC)
    assert texts("en").day(noon) == "15 November 2026"
    assert texts("fa").day(noon) == "۲۴ آبان ۱۴۰۵"
    assert texts("fa").number(1234.5, 1) == "۱٬۲۳۴٫۵"
    assert texts("fa").ago(int(datetime.now(UTC).timestamp() * 1000) - 3 * 60_000) == "۳ دقیقه پیش"


@pytest.mark.parametrize("game", mizban.registered_games(), ids=lambda game: game.name)
def test_the_rules_and_the_notices_name_who_made_the_game(client: TestClient, game: Game) -> None:
    text, notices = client.get(f"/rules/{game.name}").text, " ".join(NOTICES.read_text(encoding="utf-8").split())
    meta = game.data["meta"]
    makers = [*meta["designers"], *meta["publishers"]]
    assert [name for name in makers if f'<bdi lang="en">{escape(name)}</bdi>' not in text] == []
    assert [name for name in makers if name not in notices] == []


@pytest.mark.parametrize("meta", [{}, {"designers": ["Ann"]}, {"designers": ["Ann"], "publishers": ["Ben & Co"]}])
def test_who_made_a_game_is_said_where_its_data_say_it(meta: dict[str, list[str]]) -> None:
    said = str(loaded("en", "macros.html").module.makers(meta))  # type: ignore[attr-defined]
    assert ("Ann" in said) == ("designers" in meta)
    assert ("Ben &amp; Co" in said) == ("publishers" in meta)
