"""The printed figures that a host enters: who may, what is refused, and which tables are laid with them."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import mizban
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.server.storage.figures import FOLDER, KEY, LONGEST, Figures
from mizban.server.table.room import Room
from server.house import House
from server.site import Site, Visitor, site

GAME = next(game for game in mizban.registered_games() if game.entered)
PATH = f"/figures/{GAME.name}"
OTHER = next(game for game in mizban.registered_games() if not game.entered)


@pytest.fixture
def open_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setenv("MIZBAN_LIMITS", "off")
    with site(tmp_path) as s:
        yield s


def file(name: str = "mine", cost: int | str = 3) -> str:
    """A whole file, in which one figure differs."""
    assert GAME.blank is not None
    text = GAME.blank("en").replace('"my-copy"', f'"{name}"')
    return re.sub(r"(?<=\ncost = )\d+", str(cost), text, count=1)


def send(s: Site, who: Visitor | None = None, **fields: str) -> int:
    """Sends the form, as the host unless it says another key."""
    data = {"key": s.host.figures.key, "text": file(), "do": "enter", **fields}
    return s.ask("POST", PATH, who, data=data).status_code


def value(s: Site) -> str:
    """The set that new tables are laid with, or ""."""
    return s.host.figures.of(GAME).options.get("figures", "")


def test_who_has_the_key_enters_figures(open_site: Site) -> None:
    """However they type it; nobody needs to be known for that."""
    assert value(open_site) == ""
    key = open_site.host.figures.key
    for typed in (key, key.lower(), key.replace("-", " "), f" {key} "):
        assert send(open_site, key=typed, text=file(cost=len(typed) % 7 + 1)) == 303
    assert value(open_site).startswith("mine+")
    shown = open_site.ask("GET", f"{PATH}?done=entered")
    assert "<bdi>mine</bdi>" in shown.text
    assert 'role="status"' in shown.text


@pytest.mark.parametrize("key", ["", "AAAA-BBBB-CCCC-DDDD", "کلید", "-", "A" * 10_000])
def test_nobody_else_does(open_site: Site, key: str) -> None:
    """Neither guests nor strangers; what they typed stays for them to send again."""
    for who in (None, open_site.visitor()):
        answer = open_site.ask("POST", PATH, who, data={"key": key, "text": file("theirs"), "do": "enter"})
        assert answer.status_code == 403
        assert "theirs" in answer.text
    assert value(open_site) == ""
    assert send(open_site) == 303
    assert open_site.ask("POST", PATH, data={"key": key, "do": "forget"}).status_code == 403
    assert value(open_site).startswith("mine")


def test_the_key_alone_does_not_do_from_another_site(open_site: Site) -> None:
    data = {"key": open_site.host.figures.key, "text": file(), "do": "enter"}
    foreign: list[dict[str, str | None]] = [
        {"origin": "http://evil.example"},
        {"origin": None},
        {"sec_fetch_site": "cross-site"},
    ]
    for headers in foreign:
        assert open_site.ask("POST", PATH, headers=headers, data=data).status_code == 403
    assert value(open_site) == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (file(cost='"four"'), ["cost = &#34;four&#34;", "whole number"]),
        (file(cost=99), ["cost = 99", "0 to 20"]),
        (file().replace("[priest]", "[priestess]"), ["priestess", "there is no card"]),
        (re.sub(r"\[priest\]\n(.+\n)*", "", file()), ["priest", "every card needs its table"]),
        (file() + "\n[priest]\n", ["<code>[priest]</code>", "stands further above"]),
        (file().replace("round = 1", "round = 1\nround = 1", 1), ["<code>round = 1</code>", "stands further above"]),
        (file("no good"), ["name = &#34;no good&#34;", "Latin letters"]),
        (file().replace("round = 1", "round", 1), ["<code>round</code>", "cannot be read"]),
        ("", ["cannot be"]),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(open_site: Site, text: str, said: list[str]) -> None:
    """And with the reason, in the language of the reader; the file in use stays."""
    assert send(open_site) == 303
    before = value(open_site)
    for lang in ("en", "fa"):
        data = {"key": open_site.host.figures.key, "text": text, "do": "enter"}
        answer = open_site.ask("POST", PATH, headers={"accept_language": lang}, data=data)
        assert answer.status_code == 422
        assert unescape(answer.text).replace("\r", "").partition("</textarea>")[0].endswith(text)
        assert (
            re.search({"en": r"[Ll]ine,? \d+", "fa": "سطر (آخر، یعنی )?\u2068?[۰-۹]+"}[lang], answer.text) or not text
        )
        if lang == "en" and text:
            assert all(part in answer.text for part in said)
        assert 'role="alert"' in answer.text
    assert value(open_site) == before


def test_a_file_may_not_be_too_long(open_site: Site) -> None:
    assert send(open_site, text=file() + "#" * LONGEST) == 413
    assert send(open_site, text=file() + "#" * 1_000_000) == 413
    assert value(open_site) == ""


def test_keys_cannot_be_tried_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MIZBAN_LIMITS", raising=False)
    with site(tmp_path) as s:
        answers = [send(s, key="wrong") for _ in range(12)]
        assert answers[:8] == [403] * 8
        assert set(answers[8:]) == {429}
        assert send(s) == 429, "also with the right one"


def test_mistakes_in_the_file_do_not_count_and_the_key_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong key does not come back."""
    monkeypatch.delenv("MIZBAN_LIMITS", raising=False)
    with site(tmp_path) as s:
        key = s.host.figures.key
        assert [send(s, text="wrong") for _ in range(12)] == [422] * 12
        assert f'value="{key}"' in s.ask("POST", PATH, data={"key": key, "text": "", "do": "enter"}).text
        assert "no-key" not in s.ask("POST", PATH, data={"key": "no-key", "text": "", "do": "enter"}).text
        assert key not in s.ask("GET", PATH).text


def test_the_file_can_be_taken_away(open_site: Site) -> None:
    """At first one to fill in, in the language of the reader; later the one that was entered."""
    assert GAME.blank is not None
    for lang in ("en", "fa"):
        answer = open_site.ask("GET", f"{PATH}/file", headers={"accept_language": lang})
        assert answer.text == GAME.blank(lang)
        assert f'filename="{GAME.name}-figures.toml"' in answer.headers["content-disposition"]
    send(open_site)
    assert open_site.ask("GET", f"{PATH}/file").text == file()
    assert unescape(open_site.ask("GET", PATH).text).count(file()) == 1


def test_a_game_without_figures_to_enter_has_no_such_page(open_site: Site) -> None:
    for path in (f"/figures/{OTHER.name}", f"/figures/{OTHER.name}/file"):
        assert open_site.ask("GET", path).status_code == 404
    assert open_site.ask("GET", "/figures/chess").status_code == 422
    assert "/figures/" not in open_site.ask("GET", f"/new?game={OTHER.name}").text
    assert "/figures/" not in open_site.ask("GET", f"/rules/{OTHER.name}").text
    for path in (f"/new?game={GAME.name}", f"/rules/{GAME.name}"):
        assert f'href="{PATH}"' in open_site.ask("GET", path).text


def test_new_tables_are_laid_with_them(open_site: Site) -> None:
    """Tables that were there keep their own; whoever wants the provisional ones still says so."""
    ann = open_site.visitor()
    before = open_site.run(open_site.host.create, ann.person, GAME, 2, {}, ["me", "open"], True, 0)
    send(open_site)
    set_value = value(open_site)
    rooms = [
        open_site.ask("POST", "/play", ann, data={"game": GAME.name}),
        open_site.ask("POST", "/new", ann, data={"game": GAME.name, "chair-1": "open"}),
        open_site.ask("POST", "/new", ann, data={"game": GAME.name, "option-figures": "provisional"}),
    ]
    figures = [room_of(open_site, answer.headers["location"]).options["figures"] for answer in rooms]
    assert figures == [set_value, set_value, "provisional"]
    assert before.options["figures"] == "provisional"
    form = open_site.ask("GET", f"/new?game={GAME.name}", ann).text
    assert f'<option value="{set_value}" selected>As printed: mine</option>' in form
    games = open_site.ask("GET", "/api/v1/games").json()
    options = next(game["options"] for game in games if game["name"] == GAME.name)
    assert options["figures"] == [set_value, "provisional"]
    assert send(open_site, do="forget") == 303
    assert value(open_site) == ""
    assert open_site.host.figures.path(GAME).with_suffix(".old").is_file()


def room_of(s: Site, path: str) -> Room:
    return s.run(s.host.lobby.room, path.split("/")[2])


def test_nobody_brings_figures_of_their_own(open_site: Site) -> None:
    ann = open_site.visitor()
    send(open_site)
    mine = value(open_site)
    send(open_site, do="forget")
    for set_value in (mine, "mine", "nonsense"):
        data = {"game": GAME.name, "option-figures": set_value}
        assert open_site.ask("POST", "/new", ann, data=data).status_code == 422
        with pytest.raises(Problem, match="whole set"):
            open_site.run(open_site.host.create, ann.person, GAME, 2, {"figures": set_value}, ["me", "open"], True, 0)


def test_a_game_replays_with_its_own_figures(open_site: Site) -> None:
    """Whatever has been entered since then: the record names its set and holds it."""
    people = [open_site.visitor("Ann"), open_site.visitor("Bob")]
    send(open_site)
    mine, tables = value(open_site), House(open_site.host, GAME)
    room = open_site.run(tables.playing, [visitor.person for visitor in people])
    send(open_site, text=file("other", 5))
    room = open_site.run(tables.again, room)
    open_site.run(tables.finish, room, [visitor.person for visitor in people])
    text = open_site.ask("GET", f"/t/{room.id}/record", people[0]).text
    assert f"figures={mine}" in text.splitlines()[0]
    assert GAME.scores(Record.read(text).verify()) == room.record().scores
    assert open_site.ask("POST", "/verify", data={"record": text}).status_code == 200
    assert value(open_site).startswith("other+")


def test_a_file_that_somebody_changes_by_hand_counts_at_once(open_site: Site) -> None:
    """A wrong one does not count, and the page says why."""
    path = open_site.host.figures.path(GAME)
    path.parent.mkdir()
    for name, text in (("first", file("first")), ("second", "\ufeff" + file("second").replace("\n", "\r\n"))):
        path.write_text(text, encoding="utf-8")
        assert value(open_site).startswith(f"{name}+")
    for wrong in (file(cost=99).encode(), b"\xff\xfe\x00", b"name = 1", b"#" * 9 * LONGEST):
        path.write_bytes(wrong)
        assert value(open_site) == ""
        page = open_site.ask("GET", PATH)
        assert page.status_code == 200
        assert 'role="alert"' in page.text
    path.unlink()
    assert 'role="alert"' not in open_site.ask("GET", PATH).text


def test_the_key_is_for_the_host_alone(tmp_path: Path) -> None:
    """It stays the same, and nobody else on the machine can read it; one that is no key is made anew."""
    first = Figures(tmp_path).key
    assert re.fullmatch(r"([A-Z2-9]{4}-){3}[A-Z2-9]{4}", first)
    assert stat.S_IMODE((tmp_path / KEY).stat().st_mode) == 0o600
    assert Figures(tmp_path).key == first
    for broken in ("", "short\n", "ü" * 30):
        (tmp_path / KEY).write_text(broken, encoding="utf-8")
        assert len(Figures(tmp_path).key) == len(first)
    assert not (tmp_path / FOLDER).exists()


def test_what_is_entered_is_not_for_others_on_the_machine(open_site: Site, tmp_path: Path) -> None:
    send(open_site)
    assert stat.S_IMODE((tmp_path / FOLDER).stat().st_mode) == 0o700
    assert stat.S_IMODE(open_site.host.figures.path(GAME).stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / FOLDER).iterdir()] == [f"{GAME.name}.toml"]


def test_a_disk_that_takes_nothing_changes_nothing(open_site: Site, tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("not a folder")
    assert send(open_site) == 503
    assert value(open_site) == ""
