"""A game being played at this keyboard: who sits where, and the file that keeps it."""

from __future__ import annotations

import shlex
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from mizban.bots import Sight
from mizban.bots.bot import Bot
from mizban.cli.bot_games.bot_rng import thoughts
from mizban.cli.command_line.output import program
from mizban.cli.records.record_file import keep
from mizban.core.match import Match
from mizban.core.state import News
from mizban.render.games import Game, seen


class Front(Protocol):
    """Whoever answers for the seats at this keyboard: a person, or a program."""

    def begin(self) -> None:
        """Before the first question."""

    def ask(self, seat: int) -> str:
        """A legal word for this seat; "" when an answer was taken back. EOFError: they leave."""

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """While a bot thinks."""

    def told(self, news: list[News]) -> None:
        """After every answer."""

    def end(self) -> None:
        """When the game is over."""

    def leave(self) -> None:
        """When it is not, and they go."""


@dataclass
class LocalGame:
    """A game being played here: its match, who sits where, and the file that keeps it."""

    match: Match
    people: list[int]
    bots: dict[int, Bot]
    names: list[str]  # [seat]
    path: Path
    lang: str
    resume: list[str]  # the options that bring the same people and bots back

    @property
    def game(self) -> Game:
        return seen(self.match.record.game)

    def say(self, seat: int, word: str) -> list[News]:
        """One answer; it is on the disk before anything else happens."""
        news = self.match.say(seat, word)
        self.save()
        return news

    def undo(self, seat: int) -> bool:
        """Takes this seat's last answer back, if that is fair."""
        if not self.match.undoable(seat):
            return False
        self.match.undo()
        self.save()
        return True

    def save(self) -> None:
        keep(self.match.record, self.path)

    def choice(self, seat: int) -> str:
        """What the bot on this seat answers. The same game gives the same thoughts, unless time ends them."""
        return answered(self.match, self.bots[seat])

    def news(self, viewer: int, since: int = 0) -> list[str]:
        """What a seat has been told since so many words were said; a line for each answer."""
        return list(filter(None, told(self.match, viewer, self.lang, self.names, since)))

    def latest(self, viewer: int) -> list[str]:
        """What happened since this seat's last answer, that answer included."""
        said = self.match.record.said
        return self.news(viewer, max((n for n, (seat, _) in enumerate(said, 1) if seat == viewer), default=0))

    def again(self) -> str:
        """The command line that goes on with this game."""
        return shlex.join([*program(), "play", self.game.name, "--resume", str(self.path), *self.resume])


def answered(match: Match, bot: Bot) -> str:
    """What a bot answers to the open question. The same game gives the same thoughts, unless time ends them."""
    record = match.record
    rng = thoughts(f"{record.seed} {len(record.said)}")
    return bot.choose(Sight(record.game, match.s, rng)).word


def told(match: Match, viewer: int, lang: str, names: list[str], since: int = 0) -> list[str]:
    """What a viewer has been told since so many words were said: a line for each answer, "" where it was nothing."""
    game = seen(match.record.game)
    parts = [[game.tell(news, viewer, lang, names) for news in part] for part in match.told[since:]]
    return [" ".join(filter(None, lines)) for lines in parts]
