"""An older self to play against: `git:COMMIT/BOT` is a bot as it was in a commit of this clone.

The commit is built once into the clone's cache, and sits down in a process of its own that is spoken to by words.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import mizban
from mizban.bots import Bot, Sight
from mizban.cli.git_bots import process
from mizban.cli.git_bots.commit_build import (
    Failed,
    Tell,
    clone,
    commit_hash,
    compiled,
    unpacked,
)
from mizban.cli.peers.worker import last_line
from mizban.core.problem import Problem
from mizban.core.words import Option
from mizban.render.games import Game

SIGN = "git:"  # how the name of an older self begins


class OtherRules(Exception):
    """An older self sees the game go another way: the rules have changed since, and it matters here."""


class Home(NamedTuple):
    """Where an older self comes from and lives."""

    commit: str
    source: str  # the folder to import it from
    rules: str
    build: str


OPEN: list[GitBot] = []  # those that this process speaks to


class GitBot(Bot):
    """A bot of another commit, in a process of its own. What is said at its table is said to it, too."""

    def __init__(self, name: str, source: str, game: str, ms: int) -> None:
        self.name = name
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, "-P", process.__file__],  # -P: our files are no libraries
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, "PYTHONPATH": path},
            encoding="utf-8",
        )
        OPEN.append(self)
        self.facts: dict[str, str] = self.ask("sit", game, parts(name)[1], ms)

    def ask(self, method: str, *given: object) -> Any:
        """What it answers to one line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(OSError):  # it has ended, and its last words say why
            self.process.stdin.write(json.dumps([method, *given]) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Problem("older-ended", bot=self.name, why=self.last_words())
        reply = json.loads(line)
        if "wrong" in reply:
            raise Problem("older-refuses", bot=self.name, why=reply["wrong"].__getitem__)
        return reply["answer"]

    def last_words(self) -> str:
        status = self.process.wait()
        self.errors.seek(0)
        return last_line(self.errors.read()) or f"exit status {status}"

    def begin(self, game: Game, s: Any, seed: str, options: dict[str, str]) -> None:
        """A game that begins with `s`."""
        usual = {setting.id: setting.default for setting in game.settings}
        self.agree(game, s, self.ask("begin", s.seats, seed, options, usual))

    def follow(self, game: Game, s: Any, option: Option) -> None:
        """Somebody has answered, and `s` is what came of it."""
        self.agree(game, s, self.ask("follow", option.word))

    def agree(self, game: Game, s: Any, seen: list[Any]) -> None:
        if seen != process.standing(game, s):
            raise OtherRules

    def choose(self, sight: Sight) -> Option:
        word = self.ask("choose", sight.rng.next32())
        return next(option for option in sight.legal if option.word == word)

    def end(self) -> None:
        """It leaves, whatever it is thinking."""
        self.process.kill()
        self.process.communicate()
        self.errors.close()


def dismiss() -> None:
    """All of this process leave."""
    while OPEN:
        OPEN.pop().end()


def parts(name: str) -> tuple[str, str]:
    """The commit and the bot in a name; the name of a branch may have slashes, too."""
    commit, _, level = name.removeprefix(SIGN).rpartition("/")
    if not commit or not level:
        raise Problem("older-name", bot=name)
    return commit, level


class Invitation(NamedTuple):
    """What older selves are invited to."""

    game: Game
    seats: int
    options: dict[str, str]
    ms: int

    def tried(self, name: str, commit: str, place: Path) -> Home:
        """Lets one sit down once; a Problem if it does not know the game, the bot or an option."""
        source = str(place / "src")
        try:
            guest = GitBot(name, source, self.game.name, self.ms)
            with suppress(OtherRules):
                guest.begin(self.game, self.game.new(self.seats, "1", self.options), "1", self.options)
            return Home(commit, source, guest.facts["rules"], guest.facts["build"])
        finally:
            dismiss()


def homes(names: list[str], table: Invitation, tell: Tell) -> dict[str, Home]:
    """Builds older selves, unless that is done; what is wrong with one of them is said before it takes minutes."""
    if not names:
        return {}
    root = clone()
    commits = {name: commit_hash(root, parts(name)[0]) for name in names}
    plain = {name: table.tried(name, commit, unpacked(root, commit, tell)) for name, commit in commits.items()}
    if mizban.build() == "pure":
        return plain
    return {name: quicker(name, root, home, tell) for name, home in plain.items()}


def quicker(name: str, root: Path, plain: Home, tell: Tell) -> Home:
    """The compiled self, or a line that says why there is none."""
    try:
        place = compiled(root, plain.commit, Path(plain.source).parent, tell)
    except Failed as failed:
        tell("older-uncompiled", bot=name, why=str(failed))
        return plain
    return plain._replace(source=str(place / "src"), build="compiled")
