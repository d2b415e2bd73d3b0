"""What changed in the rules, and tables that go on by older ones: the page, and the table across the change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

import pytest

import mizban
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.games.troyes.rules.cards import NEUTRAL
from mizban.games.troyes.rules.figures import BEFORE
from mizban.render.games import Game
from mizban.render.texts import LANGS
from mizban.server.table.room import Room
from mizban.web.book.changes import noon
from mizban.web.book.examples import by_clause
from mizban.web.texts import texts
from server.house import GAME, state
from server.site import Site, Visitor

RULING: dict[str, Any] = {
    "id": "letters",
    "since": 2,
    "date": "2026-11-18",
    "clauses": ["BI-10.3"],
    **{part: f"{part} in English" for part in ("name", "before", "now", "why")},
    **{f"{part}_fa": f"{part} به فارسی" for part in ("name", "before", "now", "why")},
}
WORDS = {**RULING, "id": "words", "since": 0, "date": "2026-11-20", "name": "only words"}


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Lets the rules of Biblios change, as they do when a server is started by a newer release."""

    def change() -> None:
        version = int(GAME.rules)
        rows = [*GAME.data.get("ruling", []), {**RULING, "since": version + 1}, WORDS]
        monkeypatch.setitem(GAME.data, "ruling", rows)
        monkeypatch.setitem(GAME.data["meta"], "oldest", version)
        monkeypatch.setitem(GAME.data["meta"], "rules", version + 1)
        GAME.__dict__.pop("rulings", None)

    yield change
    GAME.__dict__.pop("rulings", None)


def across(house: Site, newer: Any, people: list[Visitor]) -> tuple[Room, str]:
    """A table that was open when the rules changed, and the version by which it began."""
    room, version = house.playing(people), GAME.rules
    before = house.run(snapshot, room)
    newer()
    again = house.run(house.house.again, room)
    assert state(again)["record"] == before["record"]
    return again, version


async def snapshot(room: Room) -> dict[str, Any]:
    return state(room)


def test_a_table_that_was_open_across_a_change_finishes_by_its_own_rules(house: Site, newer: Any) -> None:
    people = [house.visitor("Ann"), house.visitor("Behrooz")]
    room, version = across(house, newer, people)
    house.finish(room, people)
    record = room.record()
    assert (record.rules, record.game.rules) == (version, str(int(version) + 1))
    assert record.verify().version == int(version)
    assert state(house.run(house.house.again, room)) == state(room), "also read from disk when it is over"
    assert house.playing(people).record().rules == GAME.rules, "what begins now goes by the rules of today"


# ---------------------------------------------------------------- the change from the first rules to the second

SECRET = "3" * 64  # with it somebody has an ability in a Reset of the game of Architects
OLDER = {"biblios": ("final_tiebreak", "total_then_letter")}  # what an option was where nobody chose


@contextmanager
def days_of_the_first_rules(game: Game) -> Iterator[None]:
    """A server as it was before the rules of a game changed."""
    option, usual = OLDER.get(game.name, ("", ""))
    with pytest.MonkeyPatch.context() as then:
        then.setitem(game.data["meta"], "rules", 1)
        for row in game.data["option"]:
            if row["id"] == option:
                then.setitem(row, "default", usual)
        game.__dict__.pop("settings", None)
        yield
    game.__dict__.pop("settings", None)


def letters_count(record: Record) -> bool:
    """Biblios: whether letters break the last tie, though nobody chose that."""
    return record.start().letters == 1 and record.options["final_tiebreak"] == "total_then_letter"


def all_abilities_are_used(record: Record) -> bool:
    """Architects: whether abilities are used in a Reset without a word."""
    s, words = record.start(), [word for _, word in record.said]
    for word in words:
        s.play(record.game.words.named[word])
    used = any(text == "uses seat apprentice" for _, text, _ in s.news)
    return used and not any(word.startswith("use") for word in words)


def grey_citizens_stand_elsewhere(record: Record) -> bool:
    """Troyes: whether grey citizens begin where they stood by the first rules."""
    spaces = record.start().spaces
    return [space for space in range(len(spaces)) if spaces[space] == NEUTRAL] == sorted(BEFORE)


@pytest.mark.parametrize(
    ("name", "as_it_was"),
    [("biblios", letters_count), ("architects", all_abilities_are_used), ("troyes", grey_citizens_stand_elsewhere)],
)
def test_a_table_of_the_first_rules_finishes_by_them(
    house: Site, monkeypatch: pytest.MonkeyPatch, name: str, as_it_was: Callable[[Record], bool]
) -> None:
    game, people, rng, token = mizban.game(name), [house.visitor("Ann"), house.visitor("Behrooz")], fast(1), token_hex
    monkeypatch.setattr(house.house, "game", game)
    monkeypatch.setattr("secrets.token_hex", lambda size: SECRET if size == 32 else token(size))
    with days_of_the_first_rules(game):
        room = house.playing(people)
        for _ in range(30):
            house.run(house.house.say, room, [visitor.person for visitor in people], rng)
        before = house.run(snapshot, room)
    room = house.run(house.house.again, room)
    assert state(room) == before
    house.finish(room, people)
    record = room.record()
    assert (record.rules, record.game.rules, record.verify().version) == ("1", "2", 1)
    assert as_it_was(record)
    now = house.playing(people)
    house.finish(now, people)
    assert now.record().rules == "2"
    assert not as_it_was(now.record()), "what begins now goes by the rules of today"


# ---------------------------------------------------------------- tables, pages and programs


def test_a_table_that_waited_begins_by_the_rules_of_the_day(house: Site, newer: Any) -> None:
    people = [house.visitor("Ann"), house.visitor("Behrooz")]
    room = house.waiting(people)
    newer()
    room = house.run(house.house.again, room)
    house.run(house.house.do, room, people[1].person, "sit")
    for seat, visitor in enumerate(people):
        house.run(house.house.do, room, visitor.person, "share", share=f"{seat:032x}")
    assert room.record().rules == GAME.rules
    assert state(house.run(house.house.again, room)) == state(room)


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_says_what_changed_when_and_why_and_names_my_older_tables(house: Site, newer: Any, lang: str) -> None:
    people, t = [house.visitor("Ann", lang), house.visitor("Behrooz")], texts(lang)
    assert t("changes-none") in house.ask("GET", "/rules/biblios/changes", people[0]).text or GAME.rulings
    room, version = across(house, newer, people)
    page = house.ask("GET", "/changes", people[0]).text
    assert f'href="/t/{room.id}"' in page
    assert t("changes-rules", n=int(version)) in page
    for part in ("name", "before", "now", "why"):
        assert RULING[part if lang == "en" else f"{part}_fa"] in page
    assert 'href="/rules/biblios#BI-10.3"' in page
    assert page.index("biblios-words") < page.index("biblios-letters"), "the newest first"
    assert t("changes-words") in page
    assert RULING["name"] not in house.ask("GET", "/rules/troyes/changes", people[0]).text
    assert house.ask("GET", "/rules/chess/changes", people[0]).status_code == 422
    stranger = house.ask("GET", "/changes").text
    assert room.id not in stranger


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_says_by_which_older_rules_it_is_played(house: Site, newer: Any, lang: str) -> None:
    people, t = [house.visitor("Ann", lang), house.visitor("Behrooz")], texts(lang)
    room, _ = across(house, newer, people)
    said = t("table-older", n=1, day=t.day(noon(RULING["date"])))
    assert t.day(noon(RULING["date"])) in said
    assert said in house.ask("GET", f"/t/{room.id}", people[0]).text
    assert said not in house.ask("GET", f"/t/{house.playing(people).id}", people[0]).text


@pytest.mark.parametrize("lang", LANGS)
def test_a_replay_names_its_rules_and_leads_to_what_changed(house: Site, newer: Any, lang: str) -> None:
    people, t = [house.visitor("Ann", lang), house.visitor("Behrooz")], texts(lang)
    room, version = across(house, newer, people)
    now = house.playing(people)
    for each in (room, now):
        house.finish(each, people)
    before, today = (house.ask("GET", f"/t/{each.id}/replay", people[0]).text for each in (room, now))
    said = t("replay-older", n=1, day=t.day(noon(RULING["date"])))
    assert t("changes-rules", n=int(version)) in before
    assert said in before
    assert t("changes-rules", n=int(GAME.rules)) in today
    assert said not in today
    for page in (before, today):
        assert 'href="/rules/biblios/changes"' in page


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [game.name for game in mizban.registered_games()])
def test_a_ruling_shows_the_example_that_proves_it(house: Site, game: str, lang: str) -> None:
    """With its seal, and a link to it; one that no example proves has neither."""
    page = house.ask("GET", f"/rules/{game}/changes", headers={"accept_language": lang}).text
    book = house.ask("GET", f"/rules/{game}", headers={"accept_language": lang}).text
    entries = dict(re.findall(rf'<li class="change[^"]*" id="{game}-([^"]+)">(.*?)</li>', page, re.DOTALL))
    rulings = mizban.game(game).rulings
    assert {*entries} == {ruling.id for ruling in rulings}
    for ruling in rulings:
        proofs = [by_clause(game)[clause] for clause in ruling.clauses if clause in by_clause(game)]
        links = re.findall(r'<a class="proved" href="/rules/(\w+)#([^"]+)">', entries[ruling.id])
        assert links == [(game, id) for id in proofs[:1]]
        assert ("eight-tick" in entries[ruling.id]) == bool(proofs)
        assert all(f'<figure class="ex" id="{id}"' in book for id in proofs)


def test_programs_are_told_by_which_rules_a_table_is_played(house: Site, newer: Any) -> None:
    people = [house.visitor("Ann"), house.visitor("Behrooz")]
    room, version = across(house, newer, people)
    assert house.ask("GET", f"/api/v1/tables/{room.id}", people[0]).json()["rules"] == version
