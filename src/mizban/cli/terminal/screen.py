"""What a person sees in the terminal: lines in the direction of the language, lists, and a table that fits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from mizban.bots import TO_COMPILE, Bot, PlayoutBot, uncompiled
from mizban.cli.command_line.messages import texts
from mizban.cli.records.result_table import result_table
from mizban.render.games import Game
from mizban.render.texts import RIGHT_TO_LEFT

OPEN, CLOSE = "\u2067", "\u2069"  # around a line that runs from right to left
LEFTWARD, AS_BEFORE = "\x1b[2 k", "\x1b[0 k"  # the same said to the terminal itself (ECMA-48 SCP)


class Screen:
    """A terminal, or a file that is written instead, in a language."""

    def __init__(self, game: Game, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names  # [seat]
        self.texts = texts(lang)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.columns = lang not in RIGHT_TO_LEFT
        self.leftward = not self.columns and self.console.is_terminal
        self.shown = False  # whether anything is on it

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

    def hint(self, command: str) -> None:
        """A command to type later, whole on its line."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """While a bot thinks."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.say("play-thinking", seat=self.names[seat]))

    def clear(self, history: bool = False) -> None:
        """An empty screen; with its history gone too where hands must stay hidden."""
        if self.console.is_terminal:
            print("\x1b[H\x1b[2J" + ("\x1b[3J" if history else ""), end="", flush=True)
        elif self.shown:
            self.show("")

    def item(self, mark: str, text: str, style: str = "") -> RenderableType:
        """A line of a list; where columns are safe its mark stands apart."""
        if not self.columns:
            return Text(f"{mark} ", style=style).append(text, style="not bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text(mark, style=style), Text(text))
        return grid

    def fitting(self, news: list[RenderableType], others: list[RenderableType], more: str = "") -> list[RenderableType]:
        """The latest news that fit the screen with all the rest, after an empty line where there is room for it; before
        them a line that says where `more` is."""
        heights = [self.height(line) for line in news]
        room = self.console.height - 1 - sum(self.height(part) for part in others)
        if not self.console.is_terminal or sum(heights) < room:
            return [Text(""), *news]
        kept = len(news)
        while kept > 1 and sum(heights[-kept:]) > room - (kept < len(news) and bool(more)):
            kept -= 1
        if kept == len(news) or not more:
            return news[len(news) - kept :]
        return [self.item("·", more), *news[-kept:]]

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    def less(self, bots: list[Bot]) -> list[str]:
        """That these bots think less here, if they do."""
        bounded = any(isinstance(bot, PlayoutBot) and bot.seconds for bot in bots)
        return [self.say("uncompiled", packages=TO_COMPILE)] if bounded and uncompiled() else []

    def placed(self, scores: list[int], ranks: list[int]) -> None:
        """Who came where."""
        if self.columns:
            self.show(result_table(self.game, scores, ranks, self.lang, self.names))
        else:
            for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
                self.tell("play-place", place=ranks[seat], seat=self.names[seat], points=scores[seat])
