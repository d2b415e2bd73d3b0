"""`mizban play --json`: a program answers, one word a line; every question and all news are one line of JSON."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.output import emit
from mizban.cli.terminal.local_game import LocalGame
from mizban.core.problem import Problem
from mizban.core.state import News


class JsonPlayer:
    """Reads words from standard input. `u` takes the last answer back, `q` or the end of the input leaves."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game

    def begin(self) -> None:
        local_game, record = self.local_game, self.local_game.match.record
        emit(
            {
                "type": "start",
                "game": record.game.name,
                "rules": record.rules,
                "seats": record.seats,
                "people": local_game.people,
                "names": local_game.names,
                "options": record.options,
                "record": str(local_game.path),
            }
        )
        self.lines(0)

    def lines(self, since: int) -> None:
        """What the seats here are told since so many words were said."""
        for seat in self.local_game.people:
            if news := self.local_game.news(seat, since):
                emit({"type": "news", "seat": seat, "lines": news})

    def ask(self, seat: int) -> str:
        match, game, lang = self.local_game.match, self.local_game.game, self.local_game.lang
        emit(
            {
                "type": "question",
                "n": len(match.record.said),
                "seat": seat,
                "prompt": game.prompt(match.s, lang),
                "options": [
                    {"id": o.id, "word": o.word, "ref": o.ref, "text": game.say(match.s, o, lang)}
                    for o in match.s.legal
                ],
                "undo": match.undoable(seat),
                "view": game.view(match.s, seat),
            }
        )
        while True:
            word = self.read()
            if word == "u" and self.local_game.undo(seat):
                return ""
            try:
                if word == "u":
                    raise Problem("play-no-undo")
                return game.option(match.s, word).word
            except Problem as problem:
                emit({"type": "error", "error": problem.text, "message": texts(lang).problem(problem)})

    def read(self) -> str:
        line = sys.stdin.readline()
        if not line or line.strip() == "q":
            raise EOFError
        return line.strip()

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        return nullcontext()

    def told(self, news: list[News]) -> None:
        self.lines(len(self.local_game.match.told) - 1)

    def end(self) -> None:
        local_game = self.local_game
        game, s = local_game.game, local_game.match.s
        result = {"type": "result", "scores": game.scores(s), "ranks": game.ranks(s), "record": str(local_game.path)}
        emit({**result, "view": game.view(s, s.seats)})

    def leave(self) -> None:
        emit({"type": "left", "record": str(self.local_game.path), "resume": self.local_game.again()})
