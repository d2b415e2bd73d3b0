"""`mizban watch`: a game of bots, in a terminal and without one."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Any

import pytest
from rich.cells import cell_len

import mizban as package
from cli.run import mizban, refusals
from mizban.bots import bot
from mizban.cli.command_line.messages import texts
from mizban.cli.terminal.local_game import answered
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.render.games import Game

PERSIAN = re.compile("[\u0600-\u06ff]")
LANGS = ["en", "fa"]
MARKS = re.compile("[\u2066-\u2069]")


def played(*words: str) -> list[dict[str, Any]]:
    """What a program is told."""
    return [json.loads(line) for line in mizban("watch", *words, "--json").out.splitlines()]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", package.registered_games(), ids=lambda game: game.name)
def test_every_game_can_be_watched_without_a_terminal(game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("nobody looks, and it waits"))
    ran = mizban("watch", game.name, "--bots", "random,random", "--seed", "7", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(game.title(lang)) >= 2, "the table first and last"
    assert max(map(cell_len, MARKS.sub("", ran.out).splitlines())) <= 80
    assert bool(PERSIAN.search(ran.out)) == (lang == "fa")
    assert len(re.findall("^· ", ran.out, re.MULTILINE)) > 20
    last = ran.out.splitlines()[-6:]
    assert any({"en": "Points", "fa": "امتیاز"}[lang] in line for line in last), last


def test_who_did_what_is_told_and_what_is_hidden_only_that_it_was_done() -> None:
    words = ("watch", "biblios", "--bots", "easy,medium", "--seed", "4")
    public = " ".join(mizban(*words).out.split())
    assert "Biblios: Bot A is easy and Bot B is medium; seed 4" in public
    assert (
        "· Bot B puts a card in the auction pile. Bot B puts Gold 3 in the public space. Bot A takes Gold 3." in public
    )
    assert "You" not in public
    assert "draw Gold" not in public
    assert "You draw" in " ".join(mizban(*words, "--seat", "1").out.split())


def test_the_same_seed_gives_the_same_game_as_everywhere() -> None:
    lines = played("biblios", "--bots", "easy", "--seed", "7")
    match, easy = Match(Record.new(package.game("biblios"), 2, "7")), bot("easy", seconds=2)
    while match.s.legal:
        match.say(match.s.asked, answered(match, easy))
    first, *answers, last = lines
    assert (first["type"], first["seats"], first["bots"], first["seed"]) == ("start", 2, ["easy", "easy"], "7")
    assert [(each["seat"], each["word"]) for each in answers] == match.record.said
    assert (last["type"], last["scores"]) == ("result", match.record.scores)


def test_the_number_of_bots_is_that_of_the_seats() -> None:
    start = played("biblios", "--bots", "easy,random,easy")[0]
    assert (start["seats"], start["bots"]) == (3, ["easy", "random", "easy"])
    assert played("troyes", "--bots", "random", "--seats", "1")[0]["seats"] == 1
    start = played("biblios", "--bots", "random", "--option", "penalty=medieval_bluff")[0]
    assert start["options"]["penalty"] == "medieval_bluff"


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("biblios", "--bots", "genius"),
        ("biblios", "--bots", "easy,"),
        ("biblios", "--bots", "easy,easy,easy,easy,easy"),
        ("biblios", "--bots", "easy,easy", "--seats", "3"),
        ("biblios", "--seats", "7"),
        ("biblios", "--seat", "2"),
        ("biblios", "--delay", "61"),
        ("biblios", "--delay", "-1"),
        ("biblios", "--option", "penalty=none"),
        ("biblios", "--seed", "my seed"),
        (),
    ],
    ids=" ".join,
)
def test_what_cannot_be_watched_is_refused(words: tuple[str, ...]) -> None:
    english, persian = refusals("watch", *words)
    assert not PERSIAN.search(english)
    assert PERSIAN.search(persian)


if sys.platform != "win32":
    from terminal import Terminal
    from terminal import mizban as command

    def shown(running: Terminal, text: str) -> str:
        """What a terminal shows, once it has shown this."""
        running.wait_for(text)
        return running.shown.decode(errors="replace")

    @pytest.mark.parametrize("lang", LANGS)
    def test_in_a_terminal_the_table_is_drawn_after_every_move_and_an_interrupt_leaves_it_as_it_was(lang: str) -> None:
        running = command("watch", "biblios", "--bots", "easy", "--seed", "7", "--delay", "0.1", "--lang", lang)
        for _ in range(3):
            running.shown = b""
            assert "\x1b[H\x1b[2J" in shown(running, "\x1b[H\x1b[2J")
        left = running.interrupt()
        assert left.how == "130", left
        assert left.restored
        assert "Traceback" not in left.shown
        if lang == "fa":
            assert left.shown.rstrip().count("\x1b[2 k") <= left.shown.count("\x1b[0 k"), "its direction, too"

    def test_a_key_brings_the_next_move() -> None:
        running = command("watch", "biblios", "--bots", "easy", "--seed", "7", "--step")
        asked = texts("en").say("watch-step")
        for moves in range(3):
            assert shown(running, asked).count("\x1b[H\x1b[2J") == 1, moves
            running.wait(0.3)
            assert running.shown.count(b"\x1b[H\x1b[2J") == 1, "it waits for the key"
            running.shown = b""
            os.write(running.master, b"\n")
        left = running.interrupt()
        assert (left.how, left.restored) == ("130", True)
