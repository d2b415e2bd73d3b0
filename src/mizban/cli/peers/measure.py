"""What a child of `mizban bench` runs: it times one library's games, a round for every line it reads.

It also runs where mizban is not installed, so it is the standard library only. It is given a script of the folder
`peers` whose `cases(...)` names what can be measured. A case has `play(rng)`, which plays one random game and
returns its number of decisions, and may have `copy()` of a position in mid-game and `replay()` of a recorded game.
Time is the processor's time for the thread, so that other programs on the machine matter little.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Callable
from random import Random
from time import thread_time as clock
from types import ModuleType
from typing import Any

Case = dict[str, Callable[..., Any]]


def speed(play: Callable[[Random], int], rng: Random, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of random play, after one game to warm up."""
    play(rng)
    games = decisions = 0
    start = clock()
    while True:
        decisions += play(rng)
        games += 1
        spent = clock() - start
        if spent >= seconds:
            return decisions / spent, games / spent


def rate(call: Callable[[], object], seconds: float) -> float:
    """Calls per second: the best of about ten batches."""
    best, number = 0.0, 1
    end = clock() + seconds
    while True:
        start = clock()
        for _ in range(number):
            call()
        now = clock()
        if now - start >= seconds / 10:
            best = max(best, number / (now - start))
        else:
            number *= 2
        if best and now >= end:
            return best


def measured(case: Case, rng: Random, seconds: float) -> dict[str, float]:
    """One round of a case."""
    decisions, games = speed(case["play"], rng, seconds)
    figures = {"decisions_per_s": decisions, "games_per_s": games}
    if "copy" in case:
        figures["copy_us"] = 1e6 / rate(case["copy"], seconds)
    if "replay" in case:
        figures["replays_per_s"] = rate(case["replay"], seconds)
    return figures


def loaded(path: str) -> ModuleType:
    """A script by its path: its name may be that of the library it measures, so it is not imported by name."""
    spec = importlib.util.spec_from_file_location("measured_script", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(path: str, *arguments: str) -> None:
    """Says what can be measured, then measures what it is asked, a line of JSON each."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints must not come between the answers
    script = loaded(path)
    cases: dict[str, Case] = script.cases(*arguments)
    rngs = {name: Random(1) for name in cases}
    hello = {"build": getattr(script, "BUILD", "peer"), "cases": {name: list(case) for name, case in cases.items()}}
    print(json.dumps(hello), file=answers, flush=True)
    for line in sys.stdin:
        wanted = json.loads(line)
        name = wanted["case"]
        print(json.dumps(measured(cases[name], rngs[name], wanted["seconds"])), file=answers, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
