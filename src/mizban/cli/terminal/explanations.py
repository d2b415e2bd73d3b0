"""What a person at the keyboard can ask for beside playing: what can be typed, why, the log, and the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from mizban.cli.terminal.typed_answers import latin
from mizban.core.game.book import chapter, chapters, clause
from mizban.render.texts import CLAUSE

if TYPE_CHECKING:
    from mizban.cli.terminal.keyboard import Keyboard


class Explanations:
    """Explains the game that is played at a keyboard, on its screen."""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard, self.game, self.lang = keyboard, keyboard.game, keyboard.lang
        self.of: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "why": self.why,
            "log": self.log,
            "rules": self.rules,
        }

    def explain(self, about: str) -> None:
        """One choice with its clauses, or what can be typed."""
        if not about:
            for key in ("choose", "explain", "why", "undo", "log", "rules", "quit"):
                self.keyboard.tell(f"play-help-{key}", word=self.doubtful())
            return
        option = self.keyboard.option(about)
        if option is not None:
            s = self.keyboard.local_game.match.s
            help = self.game.help(option, self.lang, self.game.view(s, self.keyboard.seat))
            self.keyboard.show(
                Text(f"{self.keyboard.text(option)} ({option.word}): ", style="bold").append(help, style="not bold")
            )
            for id in dict.fromkeys(number[0] for number in CLAUSE.finditer(help)):
                self.clause(id, clause(self.game, id, self.lang))

    def clause(self, id: str, text: str) -> None:
        self.keyboard.show(self.keyboard.item(self.keyboard.say("play-clause", clause=id), text, style="bold"))

    def why(self, word: str) -> None:
        """Why an answer cannot be given."""
        if not word:
            self.keyboard.tell("play-why-what", word=self.doubtful())
            return
        option = self.keyboard.option(word)
        if option is not None:
            self.keyboard.tell("play-why-not", text=self.keyboard.text(option))

    def doubtful(self) -> str:
        """A word that cannot be said now, for an example; if there is one, to the question that is asked."""
        s = self.keyboard.local_game.match.s
        words = [option for option in self.game.words.all if option not in s.legal]
        asked = [option for option in s.todo[-1].candidates(s) if option not in s.legal]
        return (asked or words)[0].word

    def log(self, _: str) -> None:
        """All that this seat has been told."""
        for line in self.keyboard.local_game.news(self.keyboard.seat):
            self.keyboard.show(self.keyboard.item("·", line))

    def rules(self, about: str) -> None:
        """The chapters, a chapter, or a clause."""
        id = latin(about).replace("٫", ".").upper()
        prefix = chapters(self.game, self.lang)[0].id.partition("-")[0]
        if id and not id.startswith(prefix):
            id = f"{prefix}-{id}"
        found = chapter(self.game, id, self.lang)
        if found:
            head = f"{self.keyboard.say('play-chapter', chapter=found.id)} {found.title}"
            self.keyboard.show(Text(head, style="bold underline"))
            for number, text in found.lines:
                self.clause(number, text) if number else self.keyboard.show(Text(text))
        elif text := clause(self.game, id, self.lang):
            self.clause(id, text)
        elif about:
            self.keyboard.tell("play-no-clause", clause=id[:20])
        else:
            for part in chapters(self.game, self.lang):
                self.keyboard.show(
                    self.keyboard.item(self.keyboard.say("play-chapter", chapter=part.id), part.title, style="bold")
                )
            self.keyboard.tell("play-rules", clause=f"{prefix}-4")
