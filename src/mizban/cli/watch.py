"""`mizban watch`: a game of bots in the terminal, move after move."""

from __future__ import annotations

import secrets
import sys
import time
from contextlib import nullcontext
from typing import NamedTuple

import click
from rich.console import RenderableType
from rich.text import Text

import mizban
from mizban.bots import SECONDS, Bot
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import bots_named
from mizban.cli.command_line.output import emit
from mizban.cli.command_line.parameters import Seconds, Whole, settings, shared
from mizban.cli.records.story import viewer_of
from mizban.cli.terminal.local_game import answered, told
from mizban.cli.terminal.players import opponents
from mizban.cli.terminal.screen import Screen
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.render.games import seen

DELAY = 1.0  # seconds between two moves


@click.command(cls=Command)
@click.argument("game")
@click.option("--bots", "bots", default="hard", show_default=True)
@click.option("--seats", type=Whole(1), default=None)
@click.option("--seat", type=Whole(0), default=None)
@click.option("--delay", type=Seconds(0), default=DELAY, show_default=True)
@click.option("--step", is_flag=True)
@click.option("--thinking", type=Seconds(0), default=SECONDS, show_default=True)
@click.option("--seed", default=None)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@shared
def watch(
    game: str,
    bots: str,
    seats: int | None,
    seat: int | None,
    delay: float,
    step: bool,
    thinking: float,
    seed: str | None,
    pairs: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """Watch bots play in the terminal, move after move."""
    chosen = mizban.game(game)
    names = tuple(name.strip() for name in bots.split(","))
    if seats is None:
        seats = len(names) if len(names) > 1 else chosen.duel
    chance = secrets.token_hex(16) if seed is None else seed
    record = Record.new(chosen, seats, chance, chosen.agreed(seats, settings(pairs)))
    players = opponents(seats, [], names, thinking)
    viewer = viewer_of(record, seat)
    match, seated = Match(record), [players[each] for each in range(seats)]
    rest = None if as_json else Rest(delay, step)
    run(match, seated, Window(match, seated, viewer, lang, rest) if rest else Stream(match, seated, viewer, lang))


class Rest(NamedTuple):
    """What lies between two moves: so many seconds, or somebody who presses Enter."""

    delay: float
    step: bool


def run(match: Match, bots: list[Bot], show: Window | Stream) -> None:
    """Plays the game to its end, and shows it."""
    show.begin()
    while match.s.legal:
        show.rest()
        seat = match.s.asked
        with show.thinking(seat):
            word = answered(match, bots[seat])
        match.say(seat, word)
        show.said()
    show.end()


class Window(Screen):
    """The table, drawn anew after every move; where there is no terminal, what happened line by line."""

    def __init__(self, match: Match, bots: list[Bot], viewer: int, lang: str, between: Rest) -> None:
        super().__init__(seen(match.record.game), lang, bots_named(len(bots), lang))
        self.match, self.bots, self.viewer, self.between = match, bots, viewer, between
        self.alive = self.console.is_terminal

    def begin(self) -> None:
        self.draw()

    def said(self) -> None:
        if self.alive:
            self.draw()
            return
        for line in self.happened(1):
            self.show(self.item("·", line))

    def end(self) -> None:
        s = self.match.s
        if not self.alive:
            self.draw()
        self.show("")
        self.placed(self.game.scores(s), self.game.ranks(s))

    def rest(self) -> None:
        """Until it goes on; nobody waits where nobody sees it."""
        if not self.alive:
            return
        if not self.between.step or not sys.stdin.isatty():
            time.sleep(self.between.delay)
            return
        with self.direction():
            print(self.say("watch-step"), end=" ", flush=True)
            sys.stdin.readline()

    def head(self) -> str:
        """What is played, and by whom."""
        pairs = zip(self.names, self.bots, strict=True)
        players = [self.say("watch-bot", seat=name, bot=bot.name) for name, bot in pairs]
        title, seed = self.game.title(self.lang), self.match.record.seed
        return self.say("watch-head", game=title, players=players, seed=seed)

    def happened(self, count: int) -> list[str]:
        """A line for each of the last answers: what the viewer was told, or just who answered."""
        start = max(len(self.match.told) - count, 0)
        said = [(-1, ""), *self.match.record.said][start:]
        lines = told(self.match, self.viewer, self.lang, self.names, start)
        return [
            line or self.say("watch-hidden", seat=self.names[seat])
            for (seat, _), line in zip(said, lines, strict=True)
            if line or seat >= 0
        ]

    def draw(self) -> None:
        """The table as the viewer sees it, and what happened last."""
        self.clear()
        table = self.game.terminal(self.game.view(self.match.s, self.viewer), self.lang, self.names)
        less = [] if self.shown else self.less(self.bots)
        head: list[RenderableType] = [Text(line, style="dim") for line in [self.head(), *less]]
        latest = self.happened(self.console.height) if self.alive or not self.shown else []
        news = [self.item("·", line) for line in latest]
        below = [Text("")] * (3 if self.alive else 0)  # for who thinks, and for the key
        for part in [*head, table, *(self.fitting(news, [*head, table, *below]) if news else [])]:
            self.show(part)
        self.shown = True


class Stream:
    """The same for a program: a line of JSON for every move."""

    def __init__(self, match: Match, bots: list[Bot], viewer: int, lang: str) -> None:
        self.match, self.bots, self.viewer, self.lang = match, bots, viewer, lang

    def thinking(self, _: int) -> nullcontext[None]:
        return nullcontext()

    def rest(self) -> None:
        """A program does not wait."""

    def begin(self) -> None:
        record = self.match.record
        start = {"game": record.game.name, "rules": record.rules, "seats": record.seats, "seed": record.seed}
        emit({"type": "start", **start, "options": record.options, "bots": [bot.name for bot in self.bots]})

    def said(self) -> None:
        (seat, word), game = self.match.record.said[-1], seen(self.match.record.game)
        lines = [line for news in self.match.told[-1] if (line := game.tell(news, self.viewer, self.lang))]
        emit({"type": "answer", "seat": seat, "word": word, "news": lines})

    def end(self) -> None:
        game, s = self.match.record.game, self.match.s
        emit({"type": "result", "scores": game.scores(s), "ranks": game.ranks(s)})
