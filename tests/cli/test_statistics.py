"""`mizban statistics`: what became of every card in many games."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import mizban as package
from cli.run import mizban, refusals
from mizban.cli.command_line.messages import texts
from mizban.cli.statistics import Counts, Ended, Series, section
from mizban.core.game.rules import Use

PERSIAN = re.compile("[\u0600-\u06ff]")


class Interrupted:
    """Somebody presses Ctrl+C during a game."""

    def __call__(self, *_: object) -> None:
        raise KeyboardInterrupt


def test_uses_and_victories_are_counted_for_each_card() -> None:
    """Two games: the card is used by one seat that wins, then by two, of which one shares the victory with another."""
    counts = Counts(3)
    counts.add(Ended([Use("tile", 4, (1,)), Use("tile", 5, ())], [10, 30, 20], [3, 1, 2]))
    counts.add(Ended([Use("tile", 4, (0, 1))], [40, 10, 40], [1, 3, 1]))
    card = counts.cards["tile", 4].data()
    assert (card["games"], card["used"], card["win_share"]) == (2, 0.5, 0.5)
    assert card["mean"] == pytest.approx((30 + 40 + 10) / 3, abs=0.01)
    assert card["low"] < 0.5 < card["high"]
    assert counts.cards["tile", 5].data()["mean"] is None
    assert (counts.games, counts.best, counts.points) == (2, 70, 150)


def test_every_number_of_seats_has_its_table() -> None:
    data = json.loads(mizban("statistics", "troyes", "--games", "2", "--blur", "90", "--json").out)
    assert [table["seats"] for table in data["tables"]] == [1, 2, 3, 4]
    assert all(table["games"] == 2 and table["winning"] >= table["mean"] for table in data["tables"])
    kinds = [row["kind"] for row in data["tables"][1]["cards"]]
    assert set(kinds) == {"activity", "event", "character"}


def test_the_same_seed_gives_the_same_page_with_any_number_of_jobs(tmp_path: Path) -> None:
    words = ("statistics", "troyes", "--games", "3", "--seats", "2", "--blur", "90")
    mizban(*words, "--out", str(tmp_path / "page.md"))
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page == mizban(*words, "--jobs", "2").out
    assert page != mizban(*words, "--seed", "2").out
    assert page.startswith("# Troyes: what the cards are worth\n")
    assert "## 2 players: 3 games" in page
    assert re.search(r"^\| Marauding \| 3 \| [0-9.]+ % \|", page, re.MULTILINE)


def test_alone_nobody_else_can_win() -> None:
    page = mizban("statistics", "troyes", "--games", "1", "--seats", "1", "--blur", "90").out
    assert "## Alone: " in page
    assert "Wins |" not in page


@pytest.mark.parametrize(
    ("lang", "seats", "games", "title"),
    [
        ("en", 1, 1, "## Alone: one game"),
        ("en", 3, 1, "## 3 players: one game"),
        ("en", 3, 1200, "## 3 players: 1,200 games"),
        ("fa", 1, 1, "## تک‌نفره: یک بازی"),
        ("fa", 3, 1200, "## ۳ نفره: ۱٬۲۰۰ بازی"),
    ],
)
def test_one_game_is_not_one_games(lang: str, seats: int, games: int, title: str) -> None:
    assert section(package.game("troyes"), Counts(seats, games), texts(lang))[0] == title


def test_the_page_is_in_the_language_that_was_asked_for() -> None:
    page = mizban("statistics", "troyes", "--games", "1", "--seats", "2", "--blur", "90", "--lang", "fa").out
    assert PERSIAN.search(page.splitlines()[0])
    assert not re.search("[0-9]", page.replace("mizban statistics", ""))


def test_a_page_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Series, "play", lambda *_: pytest.fail("a game was played"))
    (tmp_path / "file").write_text("precious")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for place in (tmp_path, tmp_path / "none" / "page.md", tmp_path / "file" / "page.md", tmp_path / "loop"):
        english, persian = refusals("statistics", "troyes", "--games", "1", "--out", str(place))
        assert str(place) in english
        assert PERSIAN.search(persian)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "loop"]


def test_a_page_takes_the_place_of_the_old_one_only_when_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, link = tmp_path / "page.md", tmp_path / "link.md"
    page.write_text("the old one")
    page.chmod(0o640)
    link.symlink_to(page)
    words = ("statistics", "troyes", "--games", "1", "--seats", "2", "--blur", "90", "--out", str(link))
    with monkeypatch.context() as patch:
        patch.setattr(Series, "play", Interrupted())
        assert mizban(*words).status == 130
    assert page.read_text() == "the old one"
    ran = mizban(*words, "--json")
    assert json.loads(ran.out)["game"] == "troyes"
    assert page.read_text(encoding="utf-8").startswith("# Troyes")
    assert link.is_symlink()
    assert page.stat().st_mode & 0o777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.md", "page.md"]


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
def test_a_page_may_go_to_a_device() -> None:
    ran = mizban("statistics", "troyes", "--games", "1", "--seats", "2", "--blur", "90", "--out", "/dev/null")
    assert (ran.status, ran.out) == (0, "")
    assert Path("/dev/null").is_char_device()


def test_what_cannot_be_is_refused() -> None:
    english, persian = refusals("statistics", "biblios")
    assert english == "There are no statistics of the cards of biblios."
    assert PERSIAN.search(persian)
    assert len(list(refusals("statistics", "troyes", "--seats", "9"))) == 2
    assert len(list(refusals("statistics", "troyes", "--blur", "much"))) == 2
