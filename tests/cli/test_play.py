"""`mizban play`: whole games through the real loop, what may be typed, and what must stay hidden."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import mizban as package
from cli.run import Ran, mizban, refusals
from mizban.bots import Bot, bot
from mizban.cli.command_line.messages import texts
from mizban.cli.terminal import players
from mizban.cli.terminal.keyboard import Keyboard
from mizban.cli.terminal.local_game import LocalGame
from mizban.cli.terminal.typed_answers import Answers
from mizban.core.game.book import chapters, clause
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.games.biblios.face.names import ROWS
from mizban.games.biblios.rules.cards import GOLD, KINDS
from mizban.render.digits import digits
from mizban.server.storage.data_folder import usual_folder

GAME = package.game("biblios")
LANGS = ("en", "fa")
PERSIAN = re.compile("[\u0600-\u06ff]")
ASKED = {"en": "Your choice", "fa": "انتخاب شما"}
EASY = ["1", "0"] * 2000  # the first choice, or no where there is none


class Typed:
    """A keyboard: it types line after line, and looks up before each."""

    def __init__(self, lines: list[str], look: Callable[[], None] | None = None) -> None:
        self.lines = iter(lines)
        self.look = look

    def readline(self, size: int = -1) -> str:
        if self.look:
            self.look()
        return next((f"{line}\n" for line in self.lines), "")


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A screen of 80 columns, and a home of its own."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("MIZBAN_LANG", raising=False)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Plays with lines typed."""

    def played(lines: list[str], *words: str, look: Callable[[], None] | None = None) -> Ran:
        monkeypatch.setattr(sys, "stdin", Typed(lines, look))
        return mizban("play", *words)

    return played


def so_far() -> str:
    """What is on the screen while a command runs."""
    assert isinstance(sys.stdout, io.StringIO)
    return sys.stdout.getvalue()


def match_where(stop: Callable[[Any], bool], seed: str = "1", seats: int = 3) -> Match:
    """A game played at random until something is so; if it never is, another game."""
    match, rng = Match(Record.new(GAME, seats, seed)), fast(2)
    while match.s.legal and not stop(match.s):
        legal = match.s.legal
        match.say(match.s.asked, legal[rng.below(len(legal))].word)
    return match if stop(match.s) else match_where(stop, f"{seed}.", seats)


def asks(kind: str, options: int, seat: int = 0) -> Callable[[Any], bool]:
    """Whether a seat has such a question with so many answers at least."""
    return lambda s: bool(s.todo) and s.asked == seat and type(s.todo[-1]).__name__ == kind and len(s.legal) >= options


def kept(match: Match, path: Path) -> str:
    path.write_text(match.record.write(), encoding="utf-8")
    return str(path)


# Whole games.


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_is_played_and_kept(play: Callable[..., Ran], tmp_path: Path, lang: str, seats: str) -> None:
    path = tmp_path / "game.txt"
    options = ["--seats", seats, "--bot", "random", "--seed", "5", "--record", str(path), "--lang", lang]
    ran = play(EASY, "biblios", *options)
    assert ran.status == 0, ran.err
    s = Record.read(path.read_text(encoding="utf-8")).verify()
    assert not s.legal
    assert "mizban verify" in ran.out
    assert "★" in ran.out
    assert ("{" in ran.out, "\x1b" in ran.out) == (False, False)
    table = ran.out[: ran.out.rindex("★")]
    assert all(cell_len(line) <= 80 for line in table.splitlines() if ASKED[lang] not in line)
    if lang == "fa":
        assert not re.search(r"(?<![\w.:-])[0-9]", table)


@pytest.mark.parametrize("lang", LANGS)
def test_the_same_seed_and_answers_give_the_same_game(play: Callable[..., Ran], tmp_path: Path, lang: str) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path in files:
        play(["1", "2", "1"], "biblios", "--seed", "8", "--bot", "playout:4", "--record", str(path), "--lang", lang)
    assert files[0].read_text() == files[1].read_text()
    assert len(files[0].read_text().splitlines()) > 3


def test_the_defaults_can_be_played_at_once(play: Callable[..., Ran]) -> None:
    ran = play([], "biblios", "--bot", "playout:2")
    assert ran.status == 0
    (path,) = (usual_folder() / "records").iterdir()
    record = Record.read(path.read_text())
    assert record.seats == 3
    assert len(record.seed) == 32
    assert str(path) in "".join(ran.out.split("\n"))


def test_a_game_is_on_the_disk_after_every_answer(play: Callable[..., Ran], tmp_path: Path) -> None:
    path, lengths = tmp_path / "new" / "game.txt", list[int]()

    def look() -> None:
        assert [file.name for file in path.parent.iterdir()] == ["game.txt"]
        lengths.append(len(Record.read(path.read_text()).said))

    play(["1"] * 12, "biblios", "--bot", "random", "--seed", "5", "--record", str(path), look=look)
    assert len(lengths) == 13
    assert lengths == sorted(lengths)
    assert lengths[-1] >= 12


@pytest.mark.parametrize("lang", LANGS)
def test_the_last_table_shows_who_wins_what(lang: str) -> None:
    for seed in range(12):
        seats = 2 + seed % 3
        s = match_where(lambda s: not s.legal, str(seed), seats).s
        shown = printed(GAME.terminal(GAME.view(s, seats), lang, [f"N{seat}" for seat in range(seats)]))
        line = next(line for line in shown.splitlines() if re.match("Victory points|امتیاز پیروزی", line))
        points = re.findall(r"[\d۰-۹]+", re.sub(r"N\d", "", line))
        assert [int(n) for n in points] == GAME.scores(s)


def printed(part: object, width: int = 80) -> str:
    """What rich prints of something."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# Secrets.


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGS)
def test_no_card_is_named_that_the_seat_has_not_seen(play: Callable[..., Ran], tmp_path: Path, lang: str) -> None:
    path, name, looks = tmp_path / "game.txt", "name" if lang == "en" else f"name_{lang}", 0

    def look() -> None:
        nonlocal looks
        looks += 1
        s = Record.read(path.read_text()).replay()
        shown = " ".join(so_far().replace("\u2068", "").replace("\u2069", "").split())
        for card in range(GOLD):
            if not (s.seen[card] | s.met[card]) & 1:
                assert ROWS[KINDS[card]][name] not in shown

    words = ["--bot", "random", "--seed", "5", "--record", str(path), "--lang", lang]
    play(["log", *["1", "0"] * 9] * 80, "biblios", *words, look=look)
    assert looks > 60


def sitting(match: Match, lang: str, people: list[int]) -> LocalGame:
    names = [f"N{seat}" for seat in range(match.record.seats)]
    return LocalGame(match, people, {}, names, Path("unused"), lang, [])


@pytest.mark.parametrize("lang", LANGS)
def test_a_screen_is_the_same_in_every_world_the_seat_cannot_tell_apart(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = fast(3)
    for seed, words in enumerate(range(4, 150, 6)):
        match = match_where(lambda s: not s.legal, str(seed))
        match.undo(max(len(match.record.said) - words, 1))
        front = Keyboard(sitting(match, lang, [match.s.asked]))
        front.draw()
        true = capsys.readouterr().out
        match.s = GAME.redeal(match.s, match.s.asked, rng)
        front.shown = False
        front.draw()
        assert capsys.readouterr().out == true
        assert ASKED[lang] not in true


def test_hotseat_hands_the_keyboard_on(play: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    people = ["--hotseat", "--seats", "2", "--name", "Sara", "--name", "علی"]
    ran = play(["", "1", "1", "", "1"], "biblios", "--seed", "9", *people)
    assert ran.status == 0
    assert "Give the keyboard to \u2068علی\u2069, who presses Enter." in ran.out
    assert "Give the keyboard to Sara, who presses Enter." in ran.out
    before, after = ran.out.split("Give the keyboard to Sara", 1)
    assert before.endswith("\x1b[H\x1b[2J\x1b[3J")
    assert "Monk 2 (D)" in before  # what the other kept
    assert "Monk 2 (D)" not in after


def test_at_one_keyboard_an_answer_can_be_taken_back_before_it_is_handed_on(
    play: Callable[..., Ran], tmp_path: Path
) -> None:
    match = match_where(lambda s: type(s.todo[-1]).__name__ == "Bid" and s.bid == 0, seats=2)
    path = kept(match, tmp_path / "game.txt")
    said = len(match.record.said)
    play(["", "1"], "biblios", "--resume", path, "--hotseat")
    assert len(Record.read(Path(path).read_text()).said) == said + 1
    ran = play(["u"], "biblios", "--resume", path, "--hotseat")
    assert "takes the last answer back" in ran.out
    assert len(Record.read(Path(path).read_text()).said) == said


# What can be typed.


def test_where_amounts_are_asked_for_the_number_is_the_amount() -> None:
    s = match_where(asks("Bid", 12)).s
    answers = Answers(GAME, s, "en")
    assert answers.numbered[0].word == "pass"
    least = answers.amounts[0]
    assert [answers.numbered[n].word for n in answers.amounts] == [f"bid:{n}" for n in answers.amounts]
    for typed in (f"{least}", f"b{least}", f"bid {least}", f"BID:{least}", f"bid:{least}"):
        assert answers.word(typed) == f"bid:{least}"
    persian = Answers(GAME, s, "fa")
    assert persian.word("۰") == persian.word("انصراف") == "pass"
    assert persian.word(digits(least, "fa")) == f"bid:{least}"
    assert answers.word("60") == "bid:60"
    for typed in ("67", "b67", "x4", "bid", "4 5", "٪"):
        with pytest.raises(Problem):
            answers.word(typed)


def test_no_is_always_0_and_the_rest_count_from_1() -> None:
    for kind in ("Pay", "Discard", "TurnDice"):
        answers = Answers(GAME, match_where(asks(kind, 3)).s, "en")
        assert answers.numbered[0].word in ("refuse", "decline")
        assert sorted(answers.numbered) == list(range(len(answers.numbered)))
    answers = Answers(GAME, match_where(asks("Place", 3)).s, "en")
    assert [answers.numbered[n].word for n in (1, 2, 3)] == ["place:keep", "place:public", "place:auction"]


def test_many_bids_take_one_line(play: Callable[..., Ran], tmp_path: Path) -> None:
    match = match_where(asks("Bid", 12))
    least, most = (match.s.legal[i].word.removeprefix("bid:") for i in (1, -1))
    ran = play([], "biblios", "--resume", kept(match, tmp_path / "game.txt"))
    assert f"\n {least} to {most}  bid {least} … bid {most}\n" in ran.out


def test_a_long_list_stands_in_columns(play: Callable[..., Ran], tmp_path: Path) -> None:
    path = kept(match_where(asks("Discard", 10)), tmp_path / "game.txt")
    for lang in LANGS:
        ran = play([], "biblios", "--resume", path, "--lang", lang)
        last = ran.out.split(ASKED[lang])[0].splitlines()[-6:]
        assert any(len(re.findall("discard|سوزاندن", line)) > 1 for line in last)


@pytest.mark.parametrize("lang", LANGS)
def test_a_choice_explains_itself_with_its_clauses(play: Callable[..., Ran], lang: str) -> None:
    for typed in ("?1", "? 1", "؟ ۱", "help place:keep"):
        ran = play([typed], "biblios", "--seed", "5", "--seat", "2", "--bot", "random", "--lang", lang)
        shown = " ".join(ran.out.split(ASKED[lang])[1].split())
        assert " ".join(GAME.help(GAME.words.named["place:keep"], lang).split()) in shown
        for id in ("BI-4.8", "BI-4.5"):
            first = clause(GAME, id, lang)[:40]
            assert first in shown


@pytest.mark.parametrize("lang", LANGS)
def test_help_why_log_and_rules(play: Callable[..., Ran], lang: str) -> None:
    typed = [
        "?",
        "why",
        "why take:gold_1",
        "why 1",
        "log",
        "rules",
        "rules 4",
        "rules ۴.۳",
        "rules BI-99",
        "rules x",
        "u",
    ]
    ran = play(typed, "biblios", "--seed", "5", "--seat", "2", "--bot", "random", "--lang", lang)
    answers = [part.split("\n", 1)[0] + " ".join(part.split()) for part in ran.out.split(ASKED[lang])[1:]]
    assert len(answers) == len(typed) + 1
    say = texts(lang)
    assert "rules" in answers[0]
    example = "take:monks_a"
    for text, answer in (("play-help-why", answers[0]), ("play-why-what", answers[1])):
        assert say.say(text, {"word": example}) in answer
    assert GAME.prompt(GAME.new(3, "5"), lang) in answers[2]
    assert say.say("play-why-not", {"text": GAME.say(GAME.new(3), GAME.words.named["place:keep"], lang)}) in answers[3]
    assert "·" in answers[4]
    assert all(part.title in answers[5] for part in chapters(GAME, lang))
    assert clause(GAME, "BI-4.14", lang) in answers[6]
    assert clause(GAME, "BI-4.3", lang) in answers[7]
    for answer in answers[8:10]:
        assert "BI-" in answer
    assert say.say("play-no-undo") in answers[10]
    assert ran.status == 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_typing_mistake_gets_one_sentence_and_is_asked_again(play: Callable[..., Ran], lang: str) -> None:
    wrong = ["99", "۹۹", "foo", "place:nowhere", "bid:4", "\x1b[A\x07", "x" * 500, "1 2", "{ $n }", "[red]", "0"]
    ran = play([*wrong, "1"], "biblios", "--seed", "5", "--seat", "2", "--bot", "random", "--lang", lang)
    parts = ran.out.split(ASKED[lang])
    assert len(parts) == len(wrong) + 3
    for part in parts[1 : len(wrong) + 1]:
        line = " ".join(part.split(":", 1)[1].split())
        assert line
        assert len(line) < 200
        assert "\x1b" not in part
    assert ran.status == 0


@pytest.mark.parametrize("word", ["u", "undo", "ب"])
def test_undo_takes_the_last_answer_back(play: Callable[..., Ran], tmp_path: Path, word: str) -> None:
    match = match_where(lambda s: asks("Discard", 4)(s) and s.bid > 2)
    before = match.record.write()
    lang = "fa" if PERSIAN.search(word) else "en"
    path = kept(match, tmp_path / "game.txt")
    for lines in (["1", word], ["1", "2", word, word], ["1", word, "2", word]):
        ran = play(lines, "biblios", "--resume", path, "--lang", lang)
        assert Path(path).read_text() == before, ran.out


# Leaving and going on.


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("words", "seconds"), [((), 2.0), (("--thinking", "0"), 0.0), (("--thinking", "۰٫۵"), 0.5)])
def test_bots_think_no_longer_than_is_said(
    play: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], seconds: float
) -> None:
    """And who goes on with the game goes on with that."""
    made: list[float] = []

    def bounded(name: str, seconds: float) -> Bot:
        made.append(seconds)
        return bot(name, seconds=seconds)

    monkeypatch.setattr(players, "bot", bounded)
    ran = play(["q"], "biblios", "--bot", "hard", "--seed", "1", *words)
    assert made == [seconds]
    assert ("--thinking" in ran.out) == bool(words)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("plain", "level", "says"), [(True, "hard", True), (True, "easy", False), (False, "hard", False)]
)
def test_who_plays_is_told_that_bots_think_less_where_the_rules_run_uncompiled(
    play: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, lang: str, plain: bool, level: str, says: bool
) -> None:
    """Once."""
    monkeypatch.setattr("mizban.cli.terminal.screen.uncompiled", lambda: plain)
    ran = play(["", "q"], "biblios", "--bot", level, "--seed", "1", "--thinking", "0.1", "--lang", lang)
    assert ran.out.count("build-essential") == says


def end() -> None:
    raise EOFError


def interrupt() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("how", "status"), [(end, 0), (interrupt, 130)])
def test_leaving_is_polite(play: Callable[..., Ran], lang: str, how: Callable[[], None], status: int) -> None:
    ran = play(["1"], "biblios", "--bot", "random", "--lang", lang, look=how)
    assert ran.status == status
    assert ran.err.strip() == ""
    (path,) = (usual_folder() / "records").iterdir()
    assert f"mizban play biblios --resume {path} --bot random" in ran.out


@pytest.mark.sampled
@pytest.mark.parametrize("word", ["q", "quit", "خ"])
def test_a_game_goes_on_where_it_was_left(play: Callable[..., Ran], tmp_path: Path, word: str) -> None:
    path, lang = tmp_path / "game.txt", "fa" if PERSIAN.search(word) else "en"
    options = ["--seat", "1", "--bot", "random", "--name", "Sara K", "--lang", lang]
    left = play(["1", "1", word, "1"], "biblios", "--seed", "4", "--record", str(path), *options)
    said = Record.read(path.read_text()).said
    again = left.out.replace("\u2067", "").splitlines()[-1].strip()
    assert again.startswith(f"mizban play biblios --resume {path} --seat 1 --bot random --name 'Sara K'")
    went = play(["1", "0"] * 2000, *("biblios", "--resume", str(path), *options))
    assert went.status == 0
    record = Record.read(path.read_text())
    assert record.said[: len(said)] == said
    record.verify()
    assert left.out.rsplit("·", 1)[0].splitlines()[-3] in went.out
    finished = list(refusals("play", "biblios", "--resume", str(path)))
    assert all(str(path) in line for line in finished)


def test_resuming_into_another_file_leaves_the_first_alone(play: Callable[..., Ran], tmp_path: Path) -> None:
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    text = Path(kept(match_where(asks("Place", 3)), path)).read_text()
    play(["1"], "--resume", str(path), "--record", str(other), "--bot", "random")
    assert path.read_text() == text
    assert other.read_text().startswith(text)


@pytest.mark.parametrize(
    "words",
    [
        ("play",),
        ("play", "chess"),
        ("play", "biblios", "--seats", "9"),
        ("play", "biblios", "--seats", "0"),
        ("play", "biblios", "--seats", "two"),
        ("play", "biblios", "--seat", "3"),
        ("play", "biblios", "--seat", "-1"),
        ("play", "biblios", "--seat", "1", "--hotseat"),
        ("play", "biblios", "--bot", "genius"),
        ("play", "biblios", "--bot", "playout:0"),
        ("play", "biblios", "--bot", "random", "--bot", "random", "--bot", "random"),
        ("play", "biblios", "--hotseat", "--bot", "random"),
        ("play", "biblios", "--seed", "a b"),
        ("play", "biblios", "--seed", ""),
        ("play", "biblios", "--option", "penalty"),
        ("play", "biblios", "--option", "penalty=none"),
        ("play", "biblios", "--option", "colour=red"),
        ("play", "biblios", "--name", "a", "--name", "b"),
        ("play", "biblios", "--name", " "),
        ("play", "biblios", "--name", "x" * 21),
        ("play", "biblios", "--name", "a\x1b[1m"),
        ("play", "biblios", "--hotseat", "--name", "a", "--name", "a"),
        ("play", "biblios", "--record", "/proc/nowhere/game.txt"),
        ("play", "biblios", "--record", "/"),
        ("play", "biblios", "--resume", "/nowhere/game.txt"),
        ("play", "biblios", "--resume", "/dev/null"),
        ("play", "biblios", "--resume", "/dev/null", "--seats", "3"),
        ("play", "biblios", "--resume", "/dev/null", "--seed", "3"),
        ("play", "biblios", "--nonsense"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_clear_line(words: tuple[str, ...]) -> None:
    english, persian = refusals(*words)
    assert not PERSIAN.search(english)
    assert PERSIAN.search(persian)
    assert not (usual_folder() / "records").exists()


def test_no_record_is_written_over(play: Callable[..., Ran], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("mine")
    for line in refusals("play", "biblios", "--record", str(path)):
        assert str(path) in line
    assert path.read_text() == "mine"


def test_on_a_terminal_persian_runs_from_right_to_left(
    play: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = play(["?", "1"], "biblios", "--bot", "random", "--lang", "fa")
    assert ran.out.count("\x1b[2 k") == ran.out.count("\x1b[0 k") > 10
    assert "\x1b[H\x1b[2J" in ran.out
    assert "\x1b[3J" not in ran.out


# Programs.


@pytest.mark.parametrize("lang", LANGS)
def test_a_program_plays_a_whole_game(lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path, rng = tmp_path / "game.txt", fast(2)

    class Driver:
        def readline(self, size: int = -1) -> str:
            question = json.loads(so_far().splitlines()[-1])
            assert question["type"] == "question"
            assert question["view"]["viewer"] == question["view"]["asked"] == question["seat"] == 1
            options = question["options"]
            return f"{options[rng.below(len(options))]['word']}\n"

    monkeypatch.setattr(sys, "stdin", Driver())
    words = ["--json", "--seat", "1", "--bot", "random", "--seed", "6", "--record", str(path), "--lang", lang]
    ran = mizban("play", "biblios", *words)
    assert ran.status == 0
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert lines[0]["type"] == "start"
    assert "seed" not in lines[0]
    record = Record.read(path.read_text())
    s = record.verify()
    assert lines[-1]["type"] == "result"
    assert (lines[-1]["scores"], lines[-1]["ranks"]) == (GAME.scores(s), GAME.ranks(s))
    questions = [line for line in lines if line["type"] == "question"]
    assert [line["n"] for line in questions] == [n for n, (seat, _) in enumerate(record.said) if seat == 1]
    assert set(questions[0]) == {"type", "n", "seat", "prompt", "options", "undo", "view"}
    assert set(questions[0]["options"][0]) == {"id", "word", "ref", "text"}
    assert all(bool(PERSIAN.search(line["prompt"])) == (lang == "fa") for line in questions)
    told = [text for line in lines if line["type"] == "news" for text in line["lines"]]
    assert told == LocalGame(Match(record), [1], {}, lines[0]["names"], path, lang, []).news(1)


def test_a_program_is_told_what_is_wrong_and_can_take_back(play: Callable[..., Ran], tmp_path: Path) -> None:
    path = kept(match_where(lambda s: asks("Discard", 4)(s) and s.bid > 2), tmp_path / "game.txt")
    word = match_where(lambda s: asks("Discard", 4)(s) and s.bid > 2).s.legal[1].word
    ran = play(["foo", "place:keep", word, "u", "q", "pass"], "--resume", path, "--json")
    kinds = [json.loads(line) for line in ran.out.splitlines()]
    errors = [line["error"] for line in kinds if line["type"] == "error"]
    assert errors == ["unknown-word", "illegal-word"]
    questions = [line for line in kinds if line["type"] == "question"]
    assert questions[1]["undo"] == questions[0]["undo"] + 1
    assert questions[0] == questions[2]
    assert kinds[-1]["type"] == "left"
    assert ran.status == 0


def test_every_clause_has_a_text_in_every_language() -> None:
    for lang in LANGS:
        ids = [id for part in chapters(GAME, lang) for id, _ in part.lines if id]
        assert len(ids) > 130
        for id in ids:
            assert clause(GAME, id, lang)
            assert not re.search(r"[*<>`|]|\]\(", clause(GAME, id, lang)), id
        for wrong in (f"{ids[-1]}9", f"X{ids[0]}", ids[0].partition(".")[0], ""):
            assert clause(GAME, wrong, lang) == ""


def test_the_way_back_names_the_language_unless_it_is_english_anyway(
    play: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    def back(*words: str) -> str:
        return str(json.loads(play([], "biblios", "--json", *words).out.splitlines()[-1])["resume"])

    assert "--lang" not in back()
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    assert back("--lang", "en").endswith("--lang en")
    assert back().endswith("--lang fa")
