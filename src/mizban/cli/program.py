"""`mizban play --json`: a program answers, one word a line; every question and all news are one line of JSON."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

from mizban.cli.common import emit, texts
from mizban.cli.sitting import Sitting
from mizban.core.problem import Problem
from mizban.core.state import News


class Program:
    """Reads words from standard input. `u` takes the last answer back, `q` or the end of the input leaves."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def begin(self) -> None:
        sitting, record = self.sitting, self.sitting.match.record
        emit(
            {
                "type": "start",
                "game": record.game.name,
                "rules": record.game.rules,
                "seats": record.seats,
                "people": sitting.people,
                "names": sitting.names,
                "options": record.options,
                "record": str(sitting.path),
            }
        )
        self.lines(0)

    def lines(self, since: int) -> None:
        """What the seats here are told since so many words were said."""
        for seat in self.sitting.people:
            if news := self.sitting.news(seat, since):
                emit({"type": "news", "seat": seat, "lines": news})

    def ask(self, seat: int) -> str:
        match, game, lang = self.sitting.match, self.sitting.game, self.sitting.lang
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
            if word == "u" and self.sitting.undo(seat):
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
        self.lines(len(self.sitting.match.told) - 1)

    def end(self) -> None:
        sitting = self.sitting
        game, s = sitting.game, sitting.match.s
        found = {"type": "result", "scores": game.scores(s), "ranks": game.ranks(s), "record": str(sitting.path)}
        emit({**found, "view": game.view(s, s.seats)})

    def leave(self) -> None:
        emit({"type": "left", "record": str(self.sitting.path), "resume": self.sitting.again()})
