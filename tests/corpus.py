"""Games of every rules version, with their results: what was ever landed replays for ever.

`python tests/corpus.py GAME` plays them by the rules of today and writes `tests/corpus/GAME-VERSION.txt.xz`. A file
that is there is never written anew: when a result changes, `rules` in components.toml grows, and a file is added.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mizban
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.render.games import Game

HERE = Path(__file__).parent / "corpus"
COUNT = 200  # games of each version


def path(game: str, rules: str) -> Path:
    return HERE / f"{game}-{rules}.txt.xz"


def versions(game: str) -> list[str]:
    """The versions that games are kept of."""
    return sorted((p.name.split("-")[-1].removesuffix(".txt.xz") for p in HERE.glob(f"{game}-*.txt.xz")), key=int)


def kept(game: str, rules: str) -> list[str]:
    """The records of one version, as they were written."""
    lines = lzma.decompress(path(game, rules).read_bytes()).decode().splitlines(keepends=True)
    starts = [i for i, line in enumerate(lines) if line.startswith(f"{game} ")]
    return ["".join(lines[a:b]) for a, b in zip(starts, [*starts[1:], len(lines)], strict=True)]


def sets(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """All numbers of seats with all sets of options, again and again."""
    while True:
        for seats in range(game.least, game.most + 1):
            for options in game.option_sets(seats):
                yield seats, options


def played(game: Game, number: int, seats: int, options: dict[str, str]) -> str:
    """The record of a game in which every other answer or so is a sensible one, and the others are said by chance."""
    record = Record.new(game, seats, f"corpus-{number}", options)
    s, rng = record.start(), fast(number)
    while s.legal:
        option = answer(game, s, rng, sensible=number % 3)
        record.said.append((s.asked, option.word))
        s.play(option)
    record.finish(s)
    return record.write()


def answer(game: Game, s: Any, rng: Any, sensible: int) -> Any:
    if game.knowledge and rng.below(3) < sensible:
        return game.knowledge.likely(s, rng, 100)
    return s.legal[rng.below(len(s.legal))]


def write(game: Game) -> None:
    """Plays the games of the present version."""
    target = path(game.name, game.rules)
    if target.exists():
        sys.exit(f"{target.name} is there already, and is kept as it is")
    texts = [played(game, i, *chosen) for i, chosen in zip(range(COUNT), sets(game), strict=False)]
    HERE.mkdir(exist_ok=True)
    target.write_bytes(lzma.compress("".join(texts).encode(), preset=9))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(mizban.game(name))
