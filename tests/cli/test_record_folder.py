"""`--record FOLDER`: every game of `simulate` and `arena` is kept, and can be verified and replayed."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import mizban as package
from cli.run import mizban, refusals
from cli.test_git_bots import DICE, Repository
from mizban.cli.bot_games.contest import Contest
from mizban.cli.git_bots import git_bot
from mizban.cli.records import record_folder
from mizban.cli.simulate import Series
from mizban.core.record import Record

PERSIAN = re.compile("[\u0600-\u06ff]")
TIMES = ("seconds", "decisions_per_s", "games_per_s")


def without_times(text: str) -> Any:
    """Results that are the same on every machine."""
    data = json.loads(text)
    for row in data.get("bots", []):
        row.pop("ms")
    return {name: value for name, value in data.items() if name not in TIMES}


def records(folder: Path) -> dict[str, Record]:
    """All games of a folder, verified, in the order of their names."""
    kept = {path.name: Record.read(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())}
    for record in kept.values():
        record.verify()
    return kept


@pytest.mark.parametrize("game", [game.name for game in package.registered_games()])
def test_simulate_keeps_every_game_and_its_results_stay_the_same(game: str, tmp_path: Path) -> None:
    words = ("simulate", game, "--games", "3", "--seed", "x", "--json")
    plain, kept = mizban(*words), mizban(*words, "--record", str(tmp_path / "games"))
    assert (kept.status, kept.err) == (0, "")
    assert without_times(plain.out) == without_times(kept.out), "also the hash of all answers"
    games = records(tmp_path / "games")
    assert [record.seed for record in games.values()] == ["x/0", "x/1", "x/2"]
    assert sum(len(record.said) for record in games.values()) == without_times(kept.out)["decisions"]
    assert all(re.fullmatch(rf"{game}-000[123]-random(-random)*\.txt", name) for name in games)


def test_the_records_have_the_seats_options_and_scores_that_were_played(tmp_path: Path) -> None:
    words = ("simulate", "biblios", "--games", "2", "--seats", "3", "--option", "penalty=medieval_bluff", "--json")
    bots = ("--bot", "easy", "--bot", "random", "--bot", "playout:2")
    data = json.loads(mizban(*words, *bots, "--record", str(tmp_path)).out)
    games = records(tmp_path)
    assert list(games) == ["biblios-0001-easy-random-playout_2.txt", "biblios-0002-easy-random-playout_2.txt"]
    assert {(record.seats, record.options["penalty"]) for record in games.values()} == {(3, "medieval_bluff")}
    for seat in range(3):
        scores = [record.scores[seat] for record in games.values() if record.scores]
        assert (min(scores), max(scores)) == (data["seats"][seat]["least"], data["seats"][seat]["most"])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_keeps_every_game_under_the_names_of_those_who_sat_there(jobs: str, tmp_path: Path) -> None:
    words = ("arena", "biblios", "--bots", "easy,random", "--games", "4", "--json")
    plain, kept = mizban(*words), mizban(*words, "--record", str(tmp_path), "--jobs", jobs)
    assert without_times(plain.out) == without_times(kept.out)
    games = records(tmp_path)
    orders = ["easy-random", "random-easy"] * 2
    assert list(games) == [f"biblios-000{n}-{order}.txt" for n, order in enumerate(orders, 1)]
    assert [record.seed for record in games.values()] == ["1/0", "1/0", "1/1", "1/1"]


def test_verify_and_replay_read_them(tmp_path: Path) -> None:
    mizban("simulate", "biblios", "--games", "1", "--record", str(tmp_path))
    (path,) = tmp_path.iterdir()
    assert mizban("verify", str(path)).status == 0
    assert "seed 1/0" in mizban("replay", str(path)).out


def test_games_with_older_selves_are_kept_unless_they_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clone").mkdir()
    repository = Repository(tmp_path / "clone")
    repository.plant("dice", DICE)
    monkeypatch.setattr(git_bot, "clone", lambda: repository.folder)
    monkeypatch.setattr(package, "build", lambda: "pure")
    same, other = tmp_path / "same", tmp_path / "other"
    words = ("arena", "biblios", "--games", "4", "--json", "--bots")
    ran = mizban(*words, "random,git:now/random", "--record", str(same))
    assert ran.status == 0, ran
    assert [name.removeprefix("biblios-") for name in records(same)][:2] == [
        "0001-random-git_now_random.txt",
        "0002-git_now_random-random.txt",
    ]
    ran = mizban(*words, "random,git:dice/random", "--record", str(other))
    out = json.loads(ran.out).get("left_out", 4)
    assert len(list(other.iterdir())) == 4 - out < 4
    assert len(records(other)) == 4 - out


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_folder_that_cannot_be_used_is_refused_before_the_first_game(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Series, "play", lambda *_: pytest.fail("a game was played"))
    monkeypatch.setattr(Contest, "play", lambda *_: pytest.fail("a game was played"))
    (tmp_path / "file").write_text("precious")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "biblios-0007-hard-easy.txt").write_text("precious")
    for place in ("file", "file/inside", "loop", "full"):
        english, persian = refusals(command, "biblios", "--record", str(tmp_path / place))
        assert str(tmp_path / place) in english
        assert PERSIAN.search(persian)
    assert (tmp_path / "full" / "biblios-0007-hard-easy.txt").read_text() == "precious"
    assert len(list((tmp_path / "full").iterdir())) == 1


def test_a_seed_that_no_record_holds_is_refused_only_where_games_are_kept(tmp_path: Path) -> None:
    words = ("simulate", "biblios", "--games", "1", "--seed", "my seed")
    assert mizban(*words).status == 0
    assert all("my seed" in line for line in refusals(*words, "--record", str(tmp_path / "games")))
    assert not (tmp_path / "games").exists()


def test_what_goes_wrong_in_the_middle_leaves_whole_records_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full at the third game."""
    real, calls = os.fsync, list[int]()

    def full(number: int) -> None:
        calls.append(number)
        if len(calls) > 2:
            raise OSError(28, "No space left on device")
        real(number)

    monkeypatch.setattr("os.fsync", full)
    ran = mizban("simulate", "biblios", "--games", "9", "--record", str(tmp_path))
    assert ran.status == 2
    assert "biblios-0003" in ran.err
    assert list(records(tmp_path)) == ["biblios-0001-random-random.txt", "biblios-0002-random-random.txt"]


def test_a_long_name_of_a_bot_and_many_games_still_make_names_in_order() -> None:
    made = record_folder.RecordFolder(Path("x"), package.game("biblios"), 123456)
    names = [made.place(number, ["git:" + "a" * 300 + "/hard", "easy"]).name for number in (0, 9, 99999)]
    assert names == sorted(names)
    assert all(len(name) < 100 and name.endswith("-easy.txt") for name in names)
