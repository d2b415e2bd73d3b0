"""`mizban arena`: bots against each other."""

from __future__ import annotations

import json
import re

import pytest

from cli.run import mizban, refusals
from mizban.cli.bot_games.contest import lineups
from mizban.cli.bot_games.standings import interval

PERSIAN = re.compile("[\u0600-\u06ff]")


def test_every_bot_sits_on_every_seat() -> None:
    assert list(lineups(["a", "b"], 2)) == [["a", "b"], ["b", "a"]]
    assert list(lineups(["a", "b"], 3)) == [["a", "b", "a"], ["b", "a", "b"]]
    assert list(lineups(["a", "b", "b"], 4)) == [["a", "b", "b", "a"], ["b", "b", "a", "b"], ["b", "a", "b", "b"]]
    assert len(list(lineups(["a", "b", "c"], 2))) == 6


def test_an_interval_holds_the_share_and_narrows() -> None:
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(1.0, 100) == pytest.approx((0.963, 1.0), abs=0.001)
    assert interval(0.0, 10)[0] == 0.0


def test_the_stronger_bot_wins() -> None:
    words = ("arena", "biblios", "--bots", "medium,random", "--seats", "3", "--games", "8", "--json")
    data = json.loads(mizban(*words).out)
    strong, weak = data["bots"]
    assert (data["seats"], data["games"], strong["bot"], weak["bot"]) == (3, 8, "medium", "random")
    assert strong["win_share"] == 1.0
    assert strong["low"] > 0.5 == strong["even"]
    assert strong["rating"] > 300 > weak["rating"] == 0
    assert strong["mean"] > weak["mean"]
    assert strong["seats"] == weak["seats"] == 12


def test_bots_that_think_may_have_the_same_time() -> None:
    words = ("arena", "biblios", "--bots", "hard,playout", "--games", "2", "--ms", "2", "--json")
    data = json.loads(mizban(*words).out)
    assert all(row["ms"] < 100 for row in data["bots"])


def test_the_mean_score_of_victories_stands_beside_that_of_all_games() -> None:
    data = json.loads(mizban("arena", "biblios", "--bots", "medium,random", "--games", "8", "--json").out)
    strong, weak = data["bots"]
    assert strong["winning"] >= strong["mean"]
    assert weak["winning"] is None


def test_turns_are_counted_by_game_and_seat() -> None:
    """Forty settlements in Kingdom Builder, three or a few more in each turn."""
    data = json.loads(mizban("arena", "kingdom_builder", "--bots", "easy,random", "--games", "2", "--json").out)
    assert all(8 <= row["turns"] <= 14 for row in data["bots"])


def test_a_bot_named_twice_has_twice_the_seats() -> None:
    data = json.loads(mizban("arena", "biblios", "--bots", "easy,random,random", "--games", "6", "--json").out)
    assert [(row["bot"], row["seats"]) for row in data["bots"]] == [("easy", 4), ("random", 8)]
    assert data["bots"][1]["even"] == pytest.approx(2 / 3, abs=0.001)


def test_the_same_seed_gives_the_same_results() -> None:
    words = ("arena", "biblios", "--bots", "easy,medium", "--games", "4", "--json")
    runs = [("1",), ("1", "--jobs", "2"), ("2",)]
    first, again, other = (json.loads(mizban(*words, "--seed", *run).out)["bots"] for run in runs)
    for row in (*first, *again, *other):
        del row["ms"]
    assert first == again != other


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_results_are_a_table(lang: str) -> None:
    shown = mizban("arena", "biblios", "--bots", "easy,random", "--games", "2", "--lang", lang).out
    assert bool(PERSIAN.search(shown)) == (lang == "fa")
    assert ("۵۰٫۰٪" if lang == "fa" else "50.0 %") in shown


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "chess"),
        ("arena", "biblios", "--bots", "easy"),
        ("arena", "biblios", "--bots", "easy,easy"),
        ("arena", "biblios", "--bots", "easy,genius"),
        ("arena", "biblios", "--bots", ""),
        ("arena", "biblios", "--seats", "9"),
        ("arena", "biblios", "--games", "0"),
        ("arena", "biblios", "--ms", "0"),
        ("arena", "biblios", "--jobs", "0"),
    ],
    ids=lambda words: " ".join(words),
)
def test_nonsense_is_refused_in_one_line(words: tuple[str, ...]) -> None:
    english, persian = refusals(*words)
    assert not PERSIAN.search(english)
    assert PERSIAN.search(persian)
