"""A person at the keyboard: the table is drawn, the choices are numbered, and what is typed is understood."""

from __future__ import annotations

import shlex

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from mizban.cli.command_line.output import program
from mizban.cli.terminal.explanations import Explanations
from mizban.cli.terminal.local_game import LocalGame
from mizban.cli.terminal.screen import Screen
from mizban.cli.terminal.typed_answers import Answers
from mizban.core.problem import Problem
from mizban.core.state import News
from mizban.core.words import Option
from mizban.render.digits import digits

LONG = 6  # so many choices stand under each other
KEYS = {
    "help": "help",
    "why": "why",
    "u": "undo",
    "undo": "undo",
    "log": "log",
    "rules": "rules",
    "q": "quit",
    "quit": "quit",
}


class Keyboard(Screen):
    """One person, or several who hand the keyboard on."""

    def __init__(self, local_game: LocalGame) -> None:
        super().__init__(local_game.game, local_game.lang, local_game.names)
        self.local_game = local_game
        self.several = len(local_game.people) > 1
        self.seat = -1 if self.several else local_game.people[0]  # whose eyes are on the screen
        own = {self.say(f"play-key-{key}"): key for key in ("why", "undo", "log", "rules", "quit")}
        self.keys = {**KEYS, **own}
        self.explanations = Explanations(self)

    # The front of a local game.

    def begin(self) -> None:
        """Nothing: the first question says hello."""

    def ask(self, seat: int) -> str:
        if seat != self.seat and not self.handed(seat):
            return ""
        self.seat = seat
        self.draw()
        while True:
            line = self.read(self.say("play-input"))
            key, rest = self.command(line)
            if key == "quit":
                raise EOFError
            if key == "undo":
                if self.local_game.undo(seat):
                    return ""
                self.tell("play-no-undo")
            elif key:
                self.explanations.of[key](rest)
            elif line:
                option = self.option(line)
                if option is not None:
                    return option.word
            else:
                self.draw()

    def told(self, news: list[News]) -> None:
        """Nothing: it is told with the next question."""

    def end(self) -> None:
        local_game, s = self.local_game, self.local_game.match.s
        viewer = s.seats if self.several else self.seat
        self.clear()
        for line in local_game.latest(viewer) if not self.several else []:
            self.show(self.item("·", line))
        self.show(self.game.terminal(self.game.view(s, viewer), self.lang, local_game.names))
        self.show("")
        ranks = self.game.ranks(s)
        self.placed(self.game.scores(s), ranks)
        if not self.several and len(ranks) > 1 and ranks[self.seat] == 1:
            self.tell("play-won")
        self.tell("play-kept")
        self.hint(shlex.join([*program(), "verify", str(local_game.path)]))

    def leave(self) -> None:
        if self.several:
            self.clear(history=True)
        self.show("")
        self.tell("play-left")
        self.hint(self.local_game.again())

    # Drawing.

    def handed(self, seat: int) -> bool:
        """The keyboard goes to another person; false when the one before takes an answer back first."""
        said = self.local_game.match.record.said
        before = said[-1][0] if said else seat
        fair = before in self.local_game.people and self.local_game.match.undoable(before) > 0
        self.clear(history=True)
        text = "play-hand-on-or-undo" if fair else "play-hand-on"
        line = self.read(self.say(text, seat=self.local_game.names[seat], other=self.local_game.names[before]) + " ")
        key = self.command(line)[0]
        if key == "quit":
            raise EOFError
        if key == "undo" and fair:
            self.local_game.undo(before)
            return False
        return True

    def hello(self) -> list[str]:
        """What is said before the first question: also that bots think less here, if they do."""
        less = self.less(list(self.local_game.bots.values()))
        return [self.say("play-hello", game=self.game.title(self.lang)), *less]

    def draw(self) -> None:
        """The table, what happened, the question and the choices."""
        s = self.local_game.match.s
        self.clear(history=self.several)
        table = self.game.terminal(self.game.view(s, self.seat), self.lang, self.local_game.names)
        hello = [] if self.shown else [Text(line, style="dim") for line in self.hello()]
        question = Text(self.game.prompt(s, self.lang), style="bold")
        below = [question, *self.choices()]
        news = [self.item("·", line) for line in self.local_game.latest(self.seat)]
        for part in [*hello, table, *self.fitting(news, [*hello, table, *below], self.say("play-more")), *below]:
            self.show(part)
        self.shown = True

    def choices(self) -> list[RenderableType]:
        """The choices with their numbers; a run of amounts on one line, a long list in columns."""
        answers = self.answers()
        numbered, amounts = answers.numbered, answers.amounts
        width = len(str(max(numbered))) if len(amounts) <= LONG else 1
        lines: list[Text] = []
        for n, option in numbered.items():
            if len(amounts) <= LONG or n not in amounts:
                lines.append(self.line(f"{n:{width}}", self.text(option)))
            elif n == amounts[0]:
                label = self.say("play-range", least=n, most=amounts[-1])
                lines.append(self.line(label, f"{self.text(option)} … {self.text(numbered[amounts[-1]])}"))
        if len(lines) <= LONG:
            return list(lines)
        return [Columns(lines, padding=(0, 3), column_first=True)] if self.columns else list(self.filled(lines))

    def line(self, label: str, text: str) -> Text:
        """One choice."""
        return Text(" ").append(digits(label, self.lang), style="bold cyan").append(f"  {text}")

    def filled(self, lines: list[Text]) -> list[Text]:
        """Choices side by side without columns, which confuse where they run against the text."""
        each = max(self.console.width // (max(line.cell_len for line in lines) + 2), 1)
        return [Text("  ").join(lines[i : i + each]) for i in range(0, len(lines), each)]

    def answers(self) -> Answers:
        """The answers to the open question."""
        return Answers(self.game, self.local_game.match.s, self.lang)

    def text(self, option: Option) -> str:
        return self.game.say(self.local_game.match.s, option, self.lang)

    # Reading.

    def read(self, prompt: str) -> str:
        """A line that was typed, without what cannot be printed."""
        with self.direction():
            line = input(prompt)
        return " ".join("".join(c if c.isprintable() or c == "\u200c" else " " for c in line).split())

    def command(self, line: str) -> tuple[str, str]:
        """The command in a line and what it is about; "" when the line is an answer."""
        if line.startswith(("?", "؟")):
            return "help", line[1:].strip()
        first, _, rest = line.partition(" ")
        return self.keys.get(first.lower(), ""), rest.strip()

    def option(self, line: str) -> Option | None:
        """The legal choice that was typed; None once it has been said why there is none."""
        try:
            return self.game.option(self.local_game.match.s, self.answers().word(line))
        except Problem as problem:
            self.show(Text(self.texts.problem(problem)))
            return None
