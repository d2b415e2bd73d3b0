"""Old games replay for ever: every rules version that was ever landed is kept, with games of it and their results."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from datetime import date
from re import fullmatch

import pytest

import corpus
import mizban
from mizban.core.game.book import clause
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.texts import LANGS

GAMES = [game.name for game in mizban.registered_games() if corpus.path(game.name, "1").exists()]
UNRULED: dict[str, str] = {}  # games of which nothing was ever ruled anew, each with its reason
VERSIONS = [(name, version) for name in GAMES for version in mizban.game(name).versions]


def test_all_our_games_have_a_corpus() -> None:
    ours = [game.name for game in mizban.registered_games() if type(game).__module__.startswith("mizban.")]
    assert ours == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_games_of_every_version_are_kept(name: str) -> None:
    assert corpus.versions(name) == mizban.game(name).versions


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_what_was_landed_replays_to_the_same_results(name: str, version: str) -> None:
    game, sizes = mizban.game(name), set()
    for text in corpus.kept(name, version):
        record = Record.read(text)
        assert record.rules == version
        assert record.verify().version == int(version)
        assert record.write() == text
        sizes.add(record.seats)
    assert sizes == set(range(game.least, game.most + 1))


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_every_value_of_every_option_is_in_them(name: str, version: str) -> None:
    options = [Record.read(text).options for text in corpus.kept(name, version)]
    for setting in mizban.game(name).settings:
        assert {*setting.values} <= {chosen[setting.id] for chosen in options}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_logs_of_games_that_were_landed_can_still_be_read(name: str, lang: str) -> None:
    known = tomllib.loads((corpus.HERE / "news.toml").read_text(encoding="utf-8"))
    game = mizban.game(name)
    for text in known[name]:
        line = game.tell((-1, text, (0,) * text.count(" ")), 1, lang)
        assert line, text


@pytest.mark.parametrize("name", GAMES)
def test_every_version_has_a_ruling_and_every_ruling_its_clauses_and_words(name: str) -> None:
    game = mizban.game(name)
    assert {str(ruling.since) for ruling in game.rulings if ruling.since} == set(game.versions[1:])
    for ruling in game.rulings:
        assert all(clause(game, id, lang) for id in ruling.clauses for lang in ("en", "fa")), ruling.id
        for part in ("name", "before", "now", "why"):
            assert ruling.text(part, "en") != ruling.text(part, "fa") != ""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_was_ruled_anew_or_why_nothing_was(name: str) -> None:
    rows = mizban.game(name).data.get("ruling", [])
    assert bool(rows) != bool(UNRULED.get(name))
    assert all(isinstance(row["date"], date) and fullmatch("[a-z]+(-[a-z]+)*", row["id"]) for row in rows)
    assert not any(row[key].endswith(".") for row in rows for key in ("name", "name_fa"))


def test_a_game_goes_on_by_the_rules_that_it_began_with() -> None:
    game = mizban.game("biblios")
    newer = replace(game, data={**game.data, "meta": {**game.data["meta"], "rules": 3, "oldest": 2}})
    old = Record.new(newer, 2, 7, rules="2")
    assert (old.start().version, Record.new(newer, 2, 7).start().version) == (2, 3)
    assert old.write().startswith("biblios rules=2 ")
    data = newer.dump(old.start())
    assert data["rules"] == "2"
    assert newer.load(data).version == 2
    assert newer.load(data).copy().version == 2
    for version in ("1", "4", "two"):
        with pytest.raises(Problem, match="rules version"):
            Record.new(newer, 2, 7, rules=version)
        with pytest.raises(Problem, match="rules version"):
            newer.new(2, 7, rules=version)
        with pytest.raises(Problem, match="rules version"):
            newer.load({**data, "rules": version})
