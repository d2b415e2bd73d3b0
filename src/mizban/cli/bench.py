"""`mizban bench`: how fast the rules are, in both builds, and how many times as fast as other libraries.

Every library is measured in a child process, round by round and in turn, so that noise hits all alike; the best round
counts.
"""

from __future__ import annotations

import math
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import mizban
from mizban.cli.command_line.help import Command
from mizban.cli.command_line.messages import CliTexts, texts
from mizban.cli.command_line.output import bar, emit
from mizban.cli.command_line.parameters import Whole, shared
from mizban.cli.peers import BASE, PEERS, cache, environment, outside, version
from mizban.cli.peers.worker import Failure, Figures, Worker
from mizban.core.problem import Problem
from mizban.render.digits import digits
from mizban.render.games import Game

FIGURES = ["decisions_per_s", "games_per_s", "copy_us", "replays_per_s"]


def length(_: click.Context, __: click.Parameter, text: str) -> float:
    """A number of seconds; Persian digits are welcome."""
    try:
        seconds = float(text.replace("٫", "."))
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise Problem("bad-seconds", value=text)
    return seconds


@dataclass
class Row:
    """A line of the table, and the best of its rounds."""

    worker: Worker
    case: str
    game: str
    seats: int | None
    version: str
    best: Figures = field(default_factory=dict)

    @property
    def driven(self) -> str:
        """Who asks for the options and chooses: an interpreted caller, or a loop inside the package."""
        return "inside" if self.case == "inside" else "caller"

    def measure(self, seconds: float) -> None:
        """One more round."""
        for name, value in self.worker.measure(self.case, seconds).items():
            known = self.best.get(name, value)
            self.best[name] = min(known, value) if name == "copy_us" else max(known, value)

    def data(self, base: Row | None) -> dict[str, Any]:
        """The row as plain data; the ratio is to the base, where that was measured."""
        figures = {name: round(self.best[name], 3) if name in self.best else None for name in FIGURES}
        return {
            "game": self.game,
            "seats": self.seats,
            "version": self.version,
            "build": self.worker.build,
            "driven": self.driven,
            **figures,
            "ratio_to_catanatron": ratio(self.best, base.best) if base else None,
        }


def ratio(figures: Figures, base: Figures) -> float:
    """How many times as many decisions a second."""
    return round(figures["decisions_per_s"] / base["decisions_per_s"], 2)


@click.command(cls=Command)
@click.option("--game", default=None, metavar="NAME")
@click.option("--seats", type=Whole(1), default=None)
@click.option("--seconds", callback=length, default="0.5", show_default=True)
@click.option("--runs", type=Whole(1), default=5, show_default=True)
@click.option("--peers", is_flag=True)
@click.option("--peer", "chosen", multiple=True, metavar="NAME")
@click.option("--keep", is_flag=True)
@click.option("--core", type=Whole(0), default=None)
@shared
def bench(
    game: str | None,
    seats: int | None,
    seconds: float,
    runs: int,
    peers: bool,
    chosen: tuple[str, ...],
    keep: bool,
    core: int | None,
    lang: str,
    as_json: bool,
) -> None:
    """Measure decisions, games, copies and replays per second in both builds."""
    tables = seated(game, seats)
    names = wanted(peers, chosen)
    say = texts(lang)
    with ExitStack() as stack:
        folder = cache() if keep else Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mizban-peers-")))
        with pinned(core):
            ours = our_rows(tables, stack, say)
            theirs = [row for name in names for row in peer_rows(name, folder / name, stack, say)]
        rows = measured(ours, theirs, runs, seconds, say)
    borrow(rows)
    base = next((row for row in rows if row.worker.name == BASE), None)
    if as_json:
        for row in rows:
            emit(row.data(base))
    else:
        show(rows, base, runs, seconds, say)


def seated(name: str | None, seats: int | None) -> list[tuple[Game, int]]:
    """The games to measure, each with its number of seats: the one that was named, or all that can seat so many."""
    games = [mizban.game(name)] if name else mizban.registered_games()
    if seats is None:
        return [(game, game.duel) for game in games]
    fitting = [game for game in games if game.least <= seats <= game.most]
    for game in fitting or games:
        game.chosen(seats, {})
    return [(game, seats) for game in fitting]


def wanted(every: bool, chosen: tuple[str, ...]) -> list[str]:
    """The peers to measure, the base first."""
    for name in chosen:
        if name not in PEERS:
            raise Problem("unknown-peer", peer=name, known=", ".join(PEERS))
    return [name for name in PEERS if name in chosen or (every and not chosen)]


@contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """Children started meanwhile stay on one core."""
    if core is None:
        yield
        return
    cores: set[int] = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if core not in cores:
        known = ", ".join(map(str, sorted(cores))) or "–"
        raise Problem("no-core", core=core, known=lambda lang: digits(known, lang))
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def our_rows(tables: list[tuple[Game, int]], stack: ExitStack, say: CliTexts) -> list[Row]:
    """Our games in both builds; where there is only one, a line says how to get the other."""
    rows: list[Row] = []
    for game, seats in tables:
        for pure in (False, True):
            worker = stack.enter_context(our_worker(game, seats, pure))
            rows += [Row(worker, case, game.name, seats, mizban.__version__) for case in worker.cases]
            if worker.build == "pure":
                break
    if rows[0].worker.build == "pure":
        click.echo(say.say("bench-only-pure"), err=True)
    return rows


def our_worker(game: Game, seats: int, pure: bool) -> Worker:
    """A child that runs this very package."""
    paths = [str(Path(mizban.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "MIZBAN_PURE": "1" if pure else "0"}
    try:
        return Worker(sys.executable, "ours", [game.name, str(seats)], env)
    except Failure as failure:
        raise Problem("bench-broken", why=str(failure)) from None


def peer_rows(peer: str, folder: Path, stack: ExitStack, say: CliTexts) -> list[Row]:
    """A peer's games; none, and a line that says so, when it cannot be measured."""
    title = {"peer": f"{peer} {version(peer)}"}
    try:
        python = environment(peer, folder, lambda: click.echo(say.say("bench-installing", title), err=True))
        worker = stack.enter_context(Worker(python, peer, [], outside()))
    except Failure as failure:
        left_out(peer, failure, say)
        return []
    return [Row(worker, case, f"{peer}: {case}", None, version(peer)) for case in worker.cases]


def left_out(peer: str, failure: Failure, say: CliTexts) -> None:
    click.echo(say.say("bench-left-out", {"peer": f"{peer} {version(peer)}", "why": str(failure)}), err=True)


def measured(ours: list[Row], theirs: list[Row], runs: int, seconds: float, say: CliTexts) -> list[Row]:
    """Measures in turn, one of ours and one of theirs; returns the rows that came to an end."""
    rows = [row for pair in zip_longest(ours, theirs) for row in pair if row]
    length = math.ceil(runs * seconds * sum(len(row.worker.cases[row.case]) for row in rows))
    plan = {"rows": len(rows), "runs": runs, "seconds": length}
    click.echo(say.say("bench-plan", plan), err=True)
    with bar(say.lang) as progress:
        task = progress.add_task(say.say("bench-measuring"), total=runs * len(rows))
        for row in rows * runs:
            if not row.worker.lost:
                attempt(row, seconds, say)
            progress.advance(task)
    return [row for row in ours + theirs if not row.worker.lost]


def attempt(row: Row, seconds: float, say: CliTexts) -> None:
    """One round of a row; a peer that fails is left out from here on."""
    try:
        row.measure(seconds)
    except Failure as failure:
        if row.worker.name not in PEERS:
            raise Problem("bench-broken", why=str(failure)) from None
        row.worker.lost = True
        left_out(row.worker.name, failure, say)


def borrow(rows: list[Row]) -> None:
    """Copies and replays are the same however games are driven: they are measured once and shown in both rows."""
    caller = {row.worker: row.best for row in rows if row.case == "caller"}
    for row in rows:
        row.best = {**caller.get(row.worker, {}), **row.best}


def show(rows: list[Row], base: Row | None, runs: int, seconds: float, say: CliTexts) -> None:
    """The table for a person."""
    title = say.say("bench-title", {"runs": runs, "seconds": say.number(seconds, 2)})
    table = Table(title=title, box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say.say("bench-game"), overflow="fold")
    for column in ("build", "driven"):
        table.add_column(say.say(f"bench-{column}"), no_wrap=True)
    measures = [*FIGURES, "ratio_to_catanatron"] if base else FIGURES
    for column in measures:
        head = say.say(f"bench-{column.replace('_', '-')}")
        table.add_column(head.replace(" ", "\n", 1), justify="right", no_wrap=True)
    for row in rows:
        data = row.data(base)
        game = row.game if row.worker.name in PEERS else mizban.game(row.game).title(say.lang)
        words = [say.say(f"bench-{data[name]}") for name in ("build", "driven")]
        figures = [written(data[name], say) for name in measures]
        table.add_row(game, *words, *figures)
    console = Console()
    console.print(table)
    if base:
        console.print(say.say("bench-base", {"version": base.version}))


def written(value: float | None, say: CliTexts) -> str:
    """A figure with no more places than matter."""
    return "–" if value is None else say.number(value, 0 if value >= 100 else 1 if value >= 10 else 2)
