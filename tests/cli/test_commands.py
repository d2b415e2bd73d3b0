"""The commands for people and programs, and what they refuse."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import mizban as package
from cli.run import mizban, refusals
from mizban.__main__ import install
from mizban.cli.command_line.output import bar
from mizban.cli.records import gif
from mizban.cli.simulate import Results
from mizban.core.match import Match
from mizban.core.record import LARGEST, Record, seal
from mizban.core.rng import agreed, commitment, fast
from mizban.render.games import Game
from mizban.server.storage.data_folder import usual_folder

LANGS = ("en", "fa")
PERSIAN = re.compile("[\u0600-\u06ff]")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game."""
    match = Match(Record.new(package.game("biblios"), 2, 7))
    rng = fast(1)
    while match.s.legal:
        match.say(match.s.asked, match.s.legal[rng.below(len(match.s.legal))].word)
    path = tmp_path / "game.txt"
    path.write_text(match.record.write())
    return path


def test_the_version_says_which_build_is_running() -> None:
    ran = mizban("--version")
    assert ran.status == 0
    assert re.fullmatch(rf"mizban {package.__version__} \({package.build()} build, CPython [\d.]+\)\n", ran.out)


def test_every_command_has_help() -> None:
    shown = mizban("--help").out
    for command in ("play", "games", "simulate", "arena", "replay", "verify", "bench"):
        assert f"\n  {command} " in shown
        ran = mizban(command, "--help")
        assert ran.status == 0
        assert "--json" in ran.out
        assert "--lang" in ran.out


def test_the_help_says_where_the_data_is() -> None:
    shown = "".join(mizban("--help").out.split())
    assert f"else MIZBAN_DATA, else {usual_folder()}.".replace(" ", "") in shown


def test_games_lists_all_games_with_their_options() -> None:
    listed = json.loads(mizban("games", "--json").out)
    biblios = next(game for game in listed if game["game"] == "biblios")
    assert (biblios["least"], biblios["most"], biblios["rules"]) == (2, 4, "2")
    assert biblios["options"]["penalty"]["values"] == ["standard", "medieval_bluff"]
    assert (biblios["minutes"], biblios["bots"]) == (30, ["easy", "medium", "hard"])
    assert json.loads(mizban("games", "biblios", "--json").out) == biblios


@pytest.mark.parametrize(("lang", "title"), [("en", "Biblios"), ("fa", "بیبلیوس")])
def test_the_list_of_games_is_short(lang: str, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = mizban("games", "--lang", lang).out.splitlines()
    assert len(lines) <= 2 * len(package.registered_games()) + 5
    assert all(sum(game.name in line for line in lines) >= 1 for game in package.registered_games())
    assert any(title in line for line in lines)
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", package.registered_games(), ids=lambda game: game.name)
def test_one_game_is_told_with_all_its_options(game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = mizban("games", game.name, "--lang", lang).out
    words = set(shown.split())
    assert game.title(lang) in shown
    assert {setting.id for setting in game.settings} <= words
    assert {value for setting in game.settings for value in setting.values} <= words
    assert len(shown.splitlines()) < 80
    assert f"mizban play {game.name}" in shown


def test_a_value_says_with_how_many_players_and_with_what_else_it_counts() -> None:
    shown = " ".join(mizban("games", "troyes").out.split())
    assert "Chosen by the host (number of players: 2, 3 and 4)" in shown
    assert "Seat of the start player (counts only with first_player=host_choice)" in shown
    assert "random At random (default)" in shown


def test_simulate_gives_the_same_hash_for_the_same_seed() -> None:
    words = ("simulate", "biblios", "--seats", "3", "--games", "20", "--json")
    first, again, other = (json.loads(mizban(*words, "--seed", seed).out) for seed in ("1", "1", "2"))
    assert first["hash"] == again["hash"] != other["hash"]
    assert first["games"] == 20
    assert first["decisions"] > 20 * 50
    assert sum(seat["win_share"] for seat in first["seats"]) == pytest.approx(1, abs=0.01)


def test_simulate_lets_bots_of_different_kinds_play() -> None:
    words = ("simulate", "biblios", "--games", "2", "--bot", "random", "--bot", "playout:20", "--json")
    data = json.loads(mizban(*words).out)
    assert [seat["bot"] for seat in data["seats"]] == ["random", "playout:20"]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_simulate_shows_a_table(lang: str) -> None:
    shown = mizban("simulate", "biblios", "--games", "5", "--lang", lang).out
    assert bool(PERSIAN.search(shown)) == (lang == "fa")
    assert ("بازی در ثانیه" if lang == "fa" else "games/s") in shown


def test_simulate_moves_its_bar_with_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    class Watched(Results):
        def add(self, *game: Any) -> None:
            seen.append(shown.tasks[0].completed)
            super().add(*game)

    shown = bar("en")
    module = sys.modules[Results.__module__]
    monkeypatch.setattr(module, "bar", lambda lang: shown)
    monkeypatch.setattr(module, "Results", Watched)
    assert mizban("simulate", "biblios", "--games", "5").status == 0
    assert seen == [0, 1, 2, 3, 4]
    assert shown.tasks[0].completed == 5


def test_replay_tells_the_game_in_words(record: Path) -> None:
    english, persian = (mizban("replay", str(record), "--lang", lang).out for lang in ("en", "fa"))
    assert "The auction phase begins: 20 cards are for sale." in english
    assert "فاز مزایده آغاز شد: ۲۰ کارت به فروش می‌رود." in persian
    assert "The game is over: all hands are shown." in english


def test_replay_shows_a_seat_no_more_than_it_knew(record: Path) -> None:
    mine, public = (mizban("replay", str(record), *words).out for words in (("--seat", "0"), ()))
    assert "You draw" in mine
    assert "draw" not in public


def test_replay_goes_on_to_where_an_unfinished_record_stops(record: Path) -> None:
    part = record.with_name("part.txt")
    part.write_text("\n".join(record.read_text().split("\n")[:9]) + "\n")
    assert "The record stops here" in mizban("replay", str(part)).out
    data = json.loads(mizban("replay", str(part), "--json").out)
    assert data["over"] is False
    assert data["scores"] is None
    assert len(data["steps"]) == 9


def test_replay_writes_pictures(record: Path, tmp_path: Path) -> None:
    part = record.with_name("part.txt")
    part.write_text("\n".join(record.read_text().split("\n")[:4]) + "\n")
    folder = tmp_path / "pictures"
    ran = mizban("replay", str(part), "--svg", str(folder), "--seat", "1")
    assert ran.status == 0
    assert sorted(path.name for path in folder.iterdir()) == ["0000.svg", "0001.svg", "0002.svg", "0003.svg"]
    assert (folder / "0003.svg").read_text().startswith("<svg")


def test_verify_finds_a_good_record_good(record: Path) -> None:
    data = json.loads(mizban("verify", str(record), "--json").out)
    assert data["good"] is True
    assert data["words"] > 50
    assert "The record is good" in mizban("verify", str(record)).out
    assert "سابقهٔ بازی درست است" in mizban("verify", str(record), "--lang", "fa").out


def limited(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A command line in a process of its own, with little memory and time, and something to read."""
    import resource

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (2**31, 2**31))

    command = [sys.executable, "-m", "mizban", *words]
    return subprocess.run(command, input=given, capture_output=True, preexec_fn=little, timeout=60, check=False)


@pytest.mark.sampled(2)
@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
@pytest.mark.parametrize("kind", ["zero", "null", "tty", "pipe", "folder", "large"])
def test_what_has_no_end_or_is_no_file_is_not_read_as_a_record(kind: str, tmp_path: Path) -> None:
    place = tmp_path / "record" if kind in ("pipe", "folder", "large") else Path("/dev") / kind
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "folder":
        place.mkdir()
    elif kind == "large":
        with place.open("wb") as file:
            file.truncate(LARGEST + 1)
    for words in (["verify"], ["replay"], ["play", "--resume"]):
        ran = limited(*words, str(place))
        assert ran.returncode == 2, ran
        assert ran.stdout == b""
        (line,) = ran.stderr.decode().splitlines()
        assert line.startswith("mizban: ")
        assert (str(place) in line) or kind == "pipe"


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
def test_a_record_may_come_through_a_pipe(record: Path) -> None:
    assert limited("verify", "/dev/stdin", given=record.read_bytes()).returncode == 0
    endless = limited("verify", "/dev/stdin", given=bytes(LARGEST + 1))
    assert endless.returncode == 2
    assert b"larger than 4 MB" in endless.stderr


@pytest.mark.parametrize(
    ("shares", "said"), [(["none", "5" * 32], "numbers that players gave"), (["none"] * 2, "alone")]
)
def test_verify_says_whether_the_server_alone_knew_the_seed(tmp_path: Path, shares: list[str], said: str) -> None:
    game, secret = package.game("biblios"), "2" * 64
    played = Record.new(game, 2, agreed(secret, shares), {})
    s = played.start()
    while s.legal:
        played.said.append((s.asked, s.legal[0].word))
        s.play(s.legal[0])
    played.fair = {"commit": commitment(secret), "secret": secret, "shares": ",".join(shares)}
    played.finish(s)
    path = tmp_path / "game.txt"
    path.write_text(played.write())
    assert said in mizban("verify", str(path)).out
    assert json.loads(mizban("verify", str(path), "--json").out)["shared"] == (said != "alone")


BAD = [
    ("simulate", "chess"),
    ("simulate", "biblios", "--seats", "7"),
    ("simulate", "biblios", "--seats", "x"),
    ("simulate", "biblios", "--games", "0"),
    ("simulate", "biblios", "--games", "-3"),
    ("simulate", "biblios", "--option", "penalty"),
    ("simulate", "biblios", "--option", "penalty=none"),
    ("simulate", "biblios", "--option", "colour=red"),
    ("simulate", "biblios", "--bot", "genius"),
    ("simulate", "biblios", "--bot", "playout:0"),
    ("simulate", "biblios", "--seats", "3", "--bot", "random", "--bot", "random"),
    ("simulate",),
    ("simulate", "biblios", "--colour"),
    ("simulate", "biblios", "extra"),
    ("games", "chess"),
    ("castle",),
    ("replay", "/nowhere/at/all"),
    ("replay", "/"),
    ("verify", "/nowhere/at/all"),
    ("bench", "--game", "chess"),
    ("play", "chess"),
    ("play", "biblios", "--seats", "7"),
    ("play", "biblios", "--option", "colour=red"),
    ("play", "biblios", "--bot", "genius"),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_gets_one_clear_line_in_the_users_language(words: tuple[str, ...]) -> None:
    english, persian = refusals(*words)
    assert not PERSIAN.search(english)
    assert PERSIAN.search(persian)


def test_a_bad_value_is_refused_with_those_that_can_be_typed() -> None:
    for line in refusals("simulate", "biblios", "--option", "penalty=none"):
        assert "penalty" in line
        assert "standard, medieval_bluff" in line
    for line in refusals("simulate", "architects", "--seats", "4", "--option", "solo=one"):
        assert "solo=one" in line


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "x" * 5000),
        ("simulate", "biblios", "--bot", "x" * 5000),
        ("simulate", "biblios", "--option", f"penalty={'x' * 5000}"),
        ("x" * 5000,),
        ("simulate", "biblios", f"--{'x' * 5000}"),
    ],
    ids=["game", "bot", "value", "command", "option"],
)
def test_a_long_value_is_cut_where_a_sentence_repeats_it(words: tuple[str, ...]) -> None:
    for line in refusals(*words):
        assert "xxx…" in line
        assert len(line) < 300


def test_an_unknown_language_is_refused() -> None:
    ran = mizban("games", "--lang", "de")
    assert ran.status == 2
    assert ran.err == "mizban: There is no language “de”; there are: en, fa.\n"


SURROUNDINGS = [
    ({}, "en"),
    ({"LANG": "fa_IR"}, "fa"),
    ({"LANG": "fa_IR.UTF-8"}, "fa"),
    ({"LANG": "fa"}, "fa"),
    ({"LANG": "C"}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "fa_IR", "LC_ALL": "en_GB.UTF-8"}, "en"),
    ({"LANG": "en_US", "LC_MESSAGES": "fa_IR"}, "fa"),
    ({"LC_MESSAGES": "fa_IR", "LC_ALL": "C.UTF-8"}, "en"),
    ({"LANG": "fa_IR", "LC_ALL": ""}, "fa"),
    ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:fa:en"}, "fa"),
    ({"LANG": "de_DE", "LANGUAGE": "de"}, "en"),
    ({"LANG": "C.UTF-8", "LANGUAGE": "fa"}, "en"),
    ({"LANG": "fa_IR", "MIZBAN_LANG": "en"}, "en"),
    ({"LANG": "en_US", "MIZBAN_LANG": "fa"}, "fa"),
    ({"LANG": "fa_IR", "MIZBAN_LANG": ""}, "fa"),
]


@pytest.mark.parametrize(("names", "lang"), SURROUNDINGS, ids=lambda names: " ".join(names) if names else "none")
def test_the_language_of_the_terminal_is_heard(
    names: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LANG")
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    assert ("بیبلیوس" in mizban("games").out) == (lang == "fa")
    assert bool(PERSIAN.search(mizban("castle").err)) == (lang == "fa")
    for said in LANGS:
        assert ("بیبلیوس" in mizban("games", "--lang", said).out) == (said == "fa")
        assert ("بیبلیوس" in mizban("--lang", said, "games").out) == (said == "fa")


def test_programs_get_the_problem_as_data() -> None:
    ran = mizban("simulate", "chess", "--json")
    assert ran.status == 2
    assert json.loads(ran.out)["error"] == "unknown-game"
    assert ran.err == ""


def edited(text: str, kind: str) -> str:
    """A record, spoilt in one of several ways."""
    lines = text.split("\n")
    if kind == "cut off":
        return text[: len(text) // 2].rstrip("\n")
    if kind == "unfinished":
        return "\n".join(lines[:30]) + "\n"
    if kind == "edited":
        return text.replace("place:keep", "place:public", 1)
    if kind == "other rules":
        return text.replace("rules=2", "rules=9", 1)
    if kind == "unknown word":
        return "\n".join([*lines[:3], f"{lines[3][0]} castle"]) + "\n"
    if kind == "illegal word":
        return "\n".join([*lines[:1], f"{lines[1][0]} bid:3"]) + "\n"
    if kind == "sealed again":
        body = "\n".join([*lines[:1], f"{lines[1][0]} bid:3"]) + "\n"
        return f"{body}end 1,2 {seal(body, [1, 2])}\n"
    return "\x00binary"


KINDS = ["cut off", "unfinished", "edited", "other rules", "unknown word", "illegal word", "sealed again", "binary"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_spoilt_record_is_refused_by_verify(kind: str, record: Path) -> None:
    record.write_text(edited(record.read_text(), kind))
    english, persian = refusals("verify", str(record))
    assert not PERSIAN.search(english)
    assert PERSIAN.search(persian)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "unfinished"])
def test_a_spoilt_record_is_refused_by_replay(kind: str, record: Path) -> None:
    record.write_text(edited(record.read_text(), kind))
    assert len(list(refusals("replay", str(record)))) == 2


def test_why_a_word_was_illegal_is_said_with_its_clause(record: Path) -> None:
    record.write_text(edited(record.read_text(), "illegal word"))
    english, persian = refusals("verify", str(record))
    assert "Line 2 of the record: “bid:3” was not possible." in english
    assert "سطر ۲ سابقهٔ بازی" in persian


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    for line in refusals("replay", str(record), "--seat", "5"):
        assert "5" in line or "۵" in line


def test_a_folder_that_cannot_be_written_is_refused(record: Path) -> None:
    assert len(list(refusals("replay", str(record), "--svg", str(record / "inside")))) == 2


@pytest.mark.long
def test_replay_writes_a_moving_picture(record: Path, tmp_path: Path) -> None:
    if not any(shutil.which(name) for name in gif.BROWSERS):
        if os.environ.get("MIZBAN_NEEDS_BROWSER"):
            pytest.fail("no browser, and there must be one")
        pytest.skip("NO BROWSER: the moving picture is not tested; install chromium")
    part = record.with_name("part.txt")
    part.write_text("\n".join(record.read_text().split("\n")[:15]) + "\n")
    path = tmp_path / "game.gif"
    ran = mizban("replay", str(part), "--gif", str(path), "--seat", "0")
    assert ran.status == 0, ran.err
    with Image.open(path) as moving:
        assert moving.n_frames > 5  # type: ignore[attr-defined]
        assert moving.size == (gif.WIDTH, gif.HEIGHT)
        assert len(moving.convert("RGB").getcolors(1 << 20) or []) > 20


@pytest.mark.parametrize("command", ["", "./dev play"], ids=["pip", "checkout"])
def test_without_pillow_the_advice_can_be_followed(
    command: str, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setattr(package.Game, "svg", lambda *_: pytest.fail("a picture was drawn in vain"))
    if command:
        monkeypatch.setenv("MIZBAN_COMMAND", command)
    else:
        monkeypatch.delenv("MIZBAN_COMMAND", raising=False)
    root = Path(__file__).parents[2]
    for line in refusals("replay", str(record), "--gif", str(tmp_path / "game.gif")):
        advised = line.partition(": ")[2].strip("\u2068\u2069")
        if command:
            python, *words = shlex.split(advised)
            assert (python, words[:3]) == (sys.executable, ["-m", "pip", "install"])
            assert "pillow==" in (root / words[-1]).read_text(encoding="utf-8")
        else:
            assert advised == install("gif")
            extras = tomllib.loads((root / "pyproject.toml").read_text())["project"]["optional-dependencies"]
            assert any(need.startswith("pillow") for need in extras["gif"])


def test_a_moving_picture_without_a_browser_is_refused(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for browser in ("no-such-browser", "false"):
        monkeypatch.setenv("MIZBAN_BROWSER", browser)
        english, _ = refusals("replay", str(record), "--gif", str(tmp_path / "game.gif"))
        assert "Chromium" in english
