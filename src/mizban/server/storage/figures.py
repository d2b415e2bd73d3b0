"""The printed figures that the host has entered, for games that ask for them: a file for each game in the data folder.

The host is whoever can read that folder: a key lies in it, and the pages ask for it.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

import structlog

from mizban.core.problem import Problem
from mizban.render.games import Game
from mizban.server.codes import letters_of, new_code
from mizban.server.errors import Refusal
from mizban.server.storage.data_folder import private

log = structlog.get_logger()
FOLDER, KEY = "figures", "host.key"
LONGEST = 64 * 1024  # characters of a file
PARTS, EACH = 4, 4  # of a key: so many letters, so many times


class Entered(NamedTuple):
    """What the file of a game says."""

    at: tuple[int, int]  # when it was changed, and its size
    text: str
    options: dict[str, str]  # of new tables
    wrong: Problem | None = None  # why it does not count


NOTHING = Entered((0, 0), "", {})


class Figures:
    """All that the host has entered. A file that is changed by hand counts at once; a wrong one does not count."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER
        self.secret = folder / KEY  # where the key lies
        host_key(self.secret)
        self.known: dict[str, Entered] = {}

    @property
    def key(self) -> str:
        """The key of the host, as it lies in the folder now: a backup may have brought another."""
        return host_key(self.secret)

    def path(self, game: Game) -> Path:
        """The file of a game."""
        return self.folder / f"{game.name}.toml"

    def of(self, game: Game) -> Entered:
        """What has been entered for a game."""
        path = self.path(game)
        if game.entered is None or not path.is_file():
            return NOTHING
        status = path.stat()
        at = (status.st_mtime_ns, status.st_size)
        if self.known.get(game.name, NOTHING).at != at:
            self.known[game.name] = read(game, path, at)
        return self.known[game.name]

    def filled(self, game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a new table: what the host has entered counts where nothing is said, and nobody else brings
        figures of their own."""
        entered = self.of(game).options
        for setting in game.settings:
            value = options.get(setting.id, setting.default)
            if setting.open and value not in (*setting.choices(seats), entered.get(setting.id)):
                raise game.refused(setting, value, seats)
        return {**entered, **options}

    def check_key(self, said: str) -> None:
        """That somebody knows the key of the host."""
        if not secrets.compare_digest(letters_of(said).encode(), letters_of(self.key).encode()):
            raise Refusal(403, "wrong-key")

    def enter(self, game: Game, text: str) -> None:
        """Keeps a file, if nothing is wrong with it: new tables are laid with its figures from now on."""
        checked(game, text)
        ready = self.path(game).with_suffix(".new")
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            private(ready)
            ready.write_text(text, encoding="utf-8")
            ready.replace(self.path(game))
        except OSError:
            raise Refusal(503, "storage-failed") from None
        self.known.pop(game.name, None)

    def forget(self, game: Game) -> None:
        """New tables are laid with the provisional figures again; the file is kept beside."""
        try:
            if self.path(game).exists():
                self.path(game).replace(self.path(game).with_suffix(".old"))
        except OSError:
            raise Refusal(503, "storage-failed") from None


def read(game: Game, path: Path, at: tuple[int, int]) -> Entered:
    """The file of a game, checked."""
    text = ""
    try:
        text = begun(path, 4 * LONGEST).decode("utf-8-sig", "replace")
        return Entered(at, text, checked(game, text))
    except OSError:
        return NOTHING
    except Problem as problem:
        log.warning("figures", game=game.name, wrong=problem.text, line=problem.figures.get("line", 0))
        return Entered(at, text, {}, problem)


def checked(game: Game, text: str) -> dict[str, str]:
    """The options that a file gives; a Problem with the line where it is wrong."""
    if game.entered is None:
        raise Refusal(404, "no-page")
    if len(text) > LONGEST:
        raise Refusal(413, "too-large")
    figures = game.entered(text)
    game.chosen(game.least, figures)
    return figures


def host_key(path: Path) -> str:
    """The key of the host; a new one when there is none."""
    key = begun(path, 100).decode("ascii", "replace").strip() if path.is_file() else ""
    if len(letters_of(key)) < PARTS * EACH:
        key = "-".join(new_code(EACH) for _ in range(PARTS))
        private(path)
        path.write_text(f"{key}\n", encoding="ascii")
    return key


def begun(path: Path, most: int) -> bytes:
    """What is in a file, so many bytes at most."""
    with path.open("rb") as file:
        return file.read(most)
