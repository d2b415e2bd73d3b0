"""`mizban statistics`: what became of every card in many games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.run import mizban, refusals
from mizban.cli.statistics import Counts, Ended
from mizban.core.games import Use

PERSIAN = re.compile("[\u0600-\u06ff]")


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
    assert "## Alone: 1 games" in page
    assert "Wins |" not in page


def test_the_page_is_in_the_language_that_was_asked_for() -> None:
    page = mizban("statistics", "troyes", "--games", "1", "--seats", "2", "--blur", "90", "--lang", "fa").out
    assert PERSIAN.search(page.splitlines()[0])
    assert not re.search("[0-9]", page.replace("mizban statistics", ""))


def test_what_cannot_be_is_refused() -> None:
    english, persian = refusals("statistics", "biblios")
    assert english == "There are no statistics of the cards of biblios."
    assert PERSIAN.search(persian)
    assert len(list(refusals("statistics", "troyes", "--seats", "9"))) == 2
    assert len(list(refusals("statistics", "troyes", "--blur", "much"))) == 2
