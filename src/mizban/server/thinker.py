"""A process in which bots think: a line of JSON comes in, a word goes out. It is given only what a seat may know."""

from __future__ import annotations

import os
import sys

import msgspec

from mizban.bots import Sight, bot
from mizban.core.games import game
from mizban.core.rng import fast

MEMORY = 1 << 30  # bytes a bot may use
READY = "ready"  # the first line: loading is over, thinking can begin


class Task(msgspec.Struct):
    """A position that the seat cannot tell from the true one, and who thinks about it."""

    game: str
    level: str
    position: dict[str, object]
    seed: int


def answer(task: Task) -> str:
    """The word a bot chooses."""
    found = game(task.game)
    sight = Sight(found, found.load(task.position), fast(task.seed))
    return bot(task.level).choose(sight).word


def be_modest() -> None:
    """People come first, and a bot that runs wild ends alone."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    be_modest()
    decoder = msgspec.json.Decoder(Task)
    print(READY, flush=True)
    for line in sys.stdin.buffer:
        print(answer(decoder.decode(line)), flush=True)


if __name__ == "__main__":
    main()
