"""A process in which bots think: a line of JSON comes in, two lines go out. It is given only what a seat may know."""

from __future__ import annotations

import os
import sys
import time

import msgspec

from mizban.bots import Sight, bot, likely
from mizban.core.rng import fast
from mizban.render.games import game

MEMORY = 1 << 30  # bytes a bot may use
READY = "ready"  # the first line: loading is over, thinking can begin


class Task(msgspec.Struct):
    """A position that the seat cannot tell from the true one, who thinks about it, and for how long."""

    game: str
    level: str
    position: dict[str, object]
    seed: int
    seconds: float

    def since(self, started: float) -> Task:
        """The same with the time that is left of it: people have waited since then, also for what had to be loaded."""
        left = self.seconds - (time.monotonic() - started)
        return msgspec.structs.replace(self, seconds=max(left, self.seconds / 10))

    def sight(self) -> Sight:
        rules = game(self.game)
        return Sight(rules, rules.load(self.position, laid=True), fast(self.seed))


def first(task: Task) -> str:
    """The likely word: it counts if the thinking fails."""
    return likely(task.seconds).choose(task.sight()).word


def answer(task: Task) -> str:
    """How a bot has found its word, and the word."""
    sight = task.sight()
    word = bot(task.level, seconds=task.seconds).choose(sight).word
    return f"{sight.how} {word}"


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
    game(sys.argv[1])  # it will be asked about this one first
    decoder = msgspec.json.Decoder(Task)
    print(READY, flush=True)
    for line in sys.stdin.buffer:
        started = time.monotonic()
        task = decoder.decode(line)
        print(first(task), flush=True)
        print(answer(task.since(started)), flush=True)


if __name__ == "__main__":
    main()
