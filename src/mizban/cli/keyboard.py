"""A person at the keyboard: the table is drawn, the choices are numbered, and what is typed is understood."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from mizban.bots import TO_COMPILE, PlayoutBot, uncompiled
from mizban.cli.answers import Answers, latin
from mizban.cli.common import program, texts
from mizban.cli.replay import result
from mizban.cli.sitting import Sitting
from mizban.core.problem import Problem
from mizban.core.rules import chapter, chapters, clause
from mizban.core.state import News
from mizban.core.words import Option
from mizban.render.texts import CLAUSE, RIGHT_TO_LEFT, digits

LONG = 6  # so many choices stand under each other
OPEN, CLOSE = "\u2067", "\u2069"  # around a line that runs from right to left
LEFTWARD, AS_BEFORE = "\x1b[2 k", "\x1b[0 k"  # the same said to the terminal itself (ECMA-48 SCP)
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


class Keyboard:
    """One person, or several who hand the keyboard on."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.lang = sitting.lang
        self.texts = texts(sitting.lang)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.columns = sitting.lang not in RIGHT_TO_LEFT
        self.leftward = not self.columns and self.console.is_terminal
        self.several = len(sitting.people) > 1
        self.seat = -1 if self.several else sitting.people[0]  # whose eyes are on the screen
        self.shown = False  # whether anything is on it
        own = {self.say(f"play-key-{key}"): key for key in ("why", "undo", "log", "rules", "quit")}
        self.keys = {**KEYS, **own}
        self.does: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "why": self.why,
            "log": self.log,
            "rules": self.rules,
        }

    def say(self, id: str, **figures: object) -> str:
        return self.texts.say(id, figures)

    def show(self, part: RenderableType) -> None:
        """Prints, in the direction of the language."""
        if not self.leftward:
            self.console.print(part)
            return
        with self.direction():
            for line in self.console.render_lines(part, pad=False):
                line = [Segment(OPEN), *line, Segment(CLOSE), Segment.line()]
                self.console.print(Segments(line), soft_wrap=True, end="")

    @contextmanager
    def direction(self) -> Iterator[None]:
        """While lines run from right to left on this terminal, if they do."""
        try:
            if self.leftward:
                print(LEFTWARD, end="", flush=True)
            yield
        finally:
            if self.leftward:
                print(AS_BEFORE, end="", flush=True)

    def tell(self, id: str, **figures: object) -> None:
        self.show(Text(self.say(id, **figures)))

    # The front of a sitting.

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
                if self.sitting.undo(seat):
                    return ""
                self.tell("play-no-undo")
            elif key:
                self.does[key](rest)
            elif line:
                option = self.option(line)
                if option is not None:
                    return option.word
            else:
                self.draw()

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.say("play-thinking", seat=self.sitting.names[seat]))

    def told(self, news: list[News]) -> None:
        """Nothing: it is told with the next question."""

    def end(self) -> None:
        sitting, s = self.sitting, self.sitting.match.s
        viewer = s.seats if self.several else self.seat
        self.clear()
        for line in sitting.latest(viewer) if not self.several else []:
            self.show(self.item("·", line))
        self.show(self.game.terminal(self.game.view(s, viewer), self.lang, sitting.names))
        self.show("")
        self.result(self.game.scores(s), self.game.ranks(s))
        self.tell("play-kept")
        self.hint(shlex.join([*program(), "verify", str(sitting.path)]))

    def result(self, scores: list[int], ranks: list[int]) -> None:
        """Who came where."""
        names = self.sitting.names
        if self.columns:
            self.show(result(self.game, scores, ranks, self.lang, names))
        else:
            for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
                self.tell("play-place", place=ranks[seat], seat=names[seat], points=scores[seat])
        if not self.several and len(ranks) > 1 and ranks[self.seat] == 1:
            self.tell("play-won")

    def leave(self) -> None:
        if self.several:
            self.clear(history=True)
        self.show("")
        self.tell("play-left")
        self.hint(self.sitting.again())

    def hint(self, command: str) -> None:
        """A command to type later, whole on its line."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)

    # Drawing.

    def clear(self, history: bool = False) -> None:
        """An empty screen; with its history gone too where hands must stay hidden."""
        if self.console.is_terminal:
            print("\x1b[H\x1b[2J" + ("\x1b[3J" if history else ""), end="", flush=True)
        elif self.shown:
            self.show("")

    def handed(self, seat: int) -> bool:
        """The keyboard goes to another person; false when the one before takes an answer back first."""
        said = self.sitting.match.record.said
        before = said[-1][0] if said else seat
        fair = before in self.sitting.people and self.sitting.match.undoable(before) > 0
        self.clear(history=True)
        text = "play-hand-on-or-undo" if fair else "play-hand-on"
        line = self.read(self.say(text, seat=self.sitting.names[seat], other=self.sitting.names[before]) + " ")
        key = self.command(line)[0]
        if key == "quit":
            raise EOFError
        if key == "undo" and fair:
            self.sitting.undo(before)
            return False
        return True

    def hello(self) -> list[str]:
        """What is said before the first question: also that bots think less here, if they do."""
        bounded = any(isinstance(bot, PlayoutBot) and bot.seconds for bot in self.sitting.bots.values())
        less = [self.say("uncompiled", packages=TO_COMPILE)] if bounded and uncompiled() else []
        return [self.say("play-hello", game=self.game.title(self.lang)), *less]

    def draw(self) -> None:
        """The table, what happened, the question and the choices."""
        s = self.sitting.match.s
        self.clear(history=self.several)
        table = self.game.terminal(self.game.view(s, self.seat), self.lang, self.sitting.names)
        hello = [] if self.shown else [Text(line, style="dim") for line in self.hello()]
        question = Text(self.game.prompt(s, self.lang), style="bold")
        below = [question, *self.choices()]
        news = [self.item("·", line) for line in self.sitting.latest(self.seat)]
        for part in [*hello, table, *self.fitting(news, [*hello, table, *below]), *below]:
            self.show(part)
        self.shown = True

    def item(self, mark: str, text: str, style: str = "") -> RenderableType:
        """A line of a list; where columns are safe its mark stands apart."""
        if not self.columns:
            return Text(f"{mark} ", style=style).append(text, style="not bold")
        found = Table.grid(padding=(0, 1, 0, 0))
        found.add_row(Text(mark, style=style), Text(text))
        return found

    def fitting(self, news: list[RenderableType], others: list[RenderableType]) -> list[RenderableType]:
        """The latest news that fit the screen with all the rest, after an empty line where there is room for it."""
        heights = [self.height(line) for line in news]
        room = self.console.height - 1 - sum(self.height(part) for part in others)
        if not self.console.is_terminal or sum(heights) < room:
            return [Text(""), *news]
        kept = len(news)
        while kept > 1 and sum(heights[-kept:]) > room - (kept < len(news)):
            kept -= 1
        return news if kept == len(news) else [self.item("·", self.say("play-more")), *news[-kept:]]

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    def choices(self) -> list[RenderableType]:
        """The choices with their numbers; a run of amounts on one line, a long list in columns."""
        answers = self.answers()
        found, amounts = answers.numbered, answers.amounts
        width = len(str(max(found))) if len(amounts) <= LONG else 1
        lines: list[Text] = []
        for n, option in found.items():
            if len(amounts) <= LONG or n not in amounts:
                lines.append(self.line(f"{n:{width}}", self.text(option)))
            elif n == amounts[0]:
                label = self.say("play-range", least=n, most=amounts[-1])
                lines.append(self.line(label, f"{self.text(option)} … {self.text(found[amounts[-1]])}"))
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
        return Answers(self.game, self.sitting.match.s, self.lang)

    def text(self, option: Option) -> str:
        return self.game.say(self.sitting.match.s, option, self.lang)

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
            return self.game.option(self.sitting.match.s, self.answers().word(line))
        except Problem as problem:
            self.show(Text(self.texts.problem(problem)))
            return None

    # Explaining.

    def explain(self, about: str) -> None:
        """One choice with its clauses, or what can be typed."""
        if not about:
            for key in ("choose", "explain", "why", "undo", "log", "rules", "quit"):
                self.tell(f"play-help-{key}")
            return
        option = self.option(about)
        if option is not None:
            help = self.game.help(option, self.lang)
            self.show(Text(f"{self.text(option)}: ", style="bold").append(help, style="not bold"))
            for id in dict.fromkeys(found[0] for found in CLAUSE.finditer(help)):
                self.clause(id, clause(self.game, id, self.lang))

    def clause(self, id: str, text: str) -> None:
        self.show(self.item(self.say("play-clause", clause=id), text, style="bold"))

    def why(self, word: str) -> None:
        """Why an answer cannot be given."""
        if not word:
            self.tell("play-why-what")
            return
        option = self.option(word)
        if option is not None:
            self.tell("play-why-not", text=self.text(option))

    def log(self, _: str) -> None:
        """All that this seat has been told."""
        for line in self.sitting.news(self.seat):
            self.show(self.item("·", line))

    def rules(self, about: str) -> None:
        """The chapters, a chapter, or a clause."""
        id = latin(about).replace("٫", ".").upper()
        prefix = chapters(self.game, self.lang)[0].id.partition("-")[0]
        if id and not id.startswith(prefix):
            id = f"{prefix}-{id}"
        found = chapter(self.game, id, self.lang)
        if found:
            head = f"{self.say('play-chapter', chapter=found.id)} {found.title}"
            self.show(Text(head, style="bold underline"))
            for number, text in found.lines:
                self.clause(number, text) if number else self.show(Text(text))
        elif text := clause(self.game, id, self.lang):
            self.clause(id, text)
        elif about:
            self.tell("play-no-clause", clause=id[:20])
        else:
            for part in chapters(self.game, self.lang):
                self.show(self.item(self.say("play-chapter", chapter=part.id), part.title, style="bold"))
            self.tell("play-rules", clause=f"{prefix}-4")
