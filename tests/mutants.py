"""Plants mistakes in the rules of a game, one at a time, and counts those that no test notices.

`./dev mutants GAME [--count 300] [--seed 1] [--out FILE]`. Everything is imported and collected once; each mistake is
tried in a process forked from that, in which the code of one function is exchanged. What stands outside of functions,
and whatever seems to go unnoticed, is tried again in a process of its own that imports the file with the mistake in it.
Nothing is written into the checkout. docs/testing.md says what counts.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import selectors
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, ClassVar

os.environ["MIZBAN_PURE"] = "1"

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "src")]

import clauses  # noqa: E402
import planting  # noqa: E402
from planting import GAMES, ROOT, Mistake  # noqa: E402

WORKERS = 2
FACES = {"about", "knowledge", "lesson", "panels", "scene", "terminal", "things"}  # tests of what is no rule
GRACE = 20  # seconds of a core for a test, and ten times what it usually takes
OTHERS = 20  # seconds of a core for the tests that name no clause of the file
MEMORY = 2 << 30
IMPORT = "the import"  # notices what cannot even be loaded
PYTEST = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", "--assert=plain"]


@dataclass
class Verdict:
    """What became of a mistake."""

    mistake: Mistake
    by: str = ""  # the test that noticed; "": none did
    named: bool = False  # that test names a clause of the file
    how: str = "failed"  # or "time"; "none": no test did; else how the process ended without a verdict


@dataclass
class Tests:
    """The tests of a game: what they cite, and how long they take."""

    game: str
    reading: clauses.Reading
    items: list[pytest.Item] = field(default_factory=list)
    took: dict[str, float] = field(default_factory=dict)  # [test] seconds

    def order(self, mistake: Mistake) -> tuple[list[pytest.Item], list[pytest.Item]]:
        """Those that name a clause of the file, nearest and quickest first, and the others."""
        near, far = self.cited(mistake, mistake.inside.split(".")[0]), self.cited(mistake, "")
        naming = [item for item in self.items if self.names(item) & far]
        rest = [item for item in self.items if not self.names(item) & far]
        naming.sort(key=lambda item: (not self.names(item) & near, self.took.get(item.nodeid, 0.0)))
        rest.sort(key=lambda item: ("playthrough" not in item.name, self.took.get(item.nodeid, 0.0)))
        return naming, rest

    def cited(self, mistake: Mistake, name: str) -> set[str]:
        """The clauses that a file names, or a definition in it."""
        place = f"src/mizban/games/{self.game}/rules/{mistake.file}:{name}"
        return {
            id for id, at in self.reading.code.items() if any(p == place if name else p.startswith(place) for p in at)
        }

    def names(self, item: pytest.Item) -> set[str]:
        """The clauses that a test names."""
        path = item.path.relative_to(ROOT).as_posix()
        places = [f"{path}:{getattr(item, 'originalname', item.name)}", f"{path}:{item.name}"]
        return {id for place in places for id in self.by_place.get(place, ())}

    def __post_init__(self) -> None:
        self.by_place: dict[str, set[str]] = {}
        for id, places in self.reading.tests.items():
            for place in places:
                self.by_place.setdefault(place, set()).add(id)


def files(game: str) -> list[str]:
    """The test files that may notice a mistake in a game's rules."""
    own = [p for p in sorted((ROOT / "tests" / game).glob("test_*.py")) if p.stem.removeprefix("test_") not in FACES]
    return [
        *map(str, own),
        *(str(ROOT / "tests" / f"test_{name}.py") for name in ("examples", "games", "playthroughs")),
    ]


class Bench:
    """What pytest runs instead of its loop, once everything is collected."""

    def __init__(self, game: str) -> None:
        self.tests = Tests(game, clauses.read(game))

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only what is about this game, and not the long runs."""
        game = self.tests.game
        own = f"tests/{game}/"
        items[:] = [
            item
            for item in items
            if (own in item.path.as_posix() or (f"[{game}" in item.name and "builds" not in item.name))
            and not any(item.get_closest_marker(mark) for mark in ("deep", "once"))
        ]
        self.tests.items = list(items)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.option.tbstyle = "native"  # nobody reads it
        self.broken() if session.testsfailed else self.work()
        return True

    def broken(self) -> None:
        """The tests cannot even be collected."""
        raise SystemExit("mutants: the tests cannot be collected on the rules as they are")

    def work(self) -> None:
        raise NotImplementedError


class One(Bench):
    """Tries the one mistake that was imported."""

    def __init__(self, game: str, mistake: Mistake, took: dict[str, float], pipe: int) -> None:
        super().__init__(game)
        self.mistake, self.pipe, self.began = mistake, pipe, False
        self.tests.took = took

    def broken(self) -> None:
        tell(self.pipe, by=IMPORT, named=True, how="failed")

    def work(self) -> None:
        self.began = True
        tried(self.tests, self.mistake, self.pipe)


class Many(Bench):
    """Tries many mistakes, each in a process of its own, some at a time."""

    def __init__(self, game: str, found: list[Mistake], took: dict[str, float]) -> None:
        super().__init__(game)
        self.found, self.verdicts = found, list[Verdict]()
        self.tests.took = took

    def work(self) -> None:
        self.measure()
        self.control()
        planting.find_functions()
        gc.freeze()  # children that collect would copy every page
        todo, running = list(reversed(self.found)), dict[int, Child]()
        self.shown = 0.0
        with selectors.DefaultSelector() as ready:
            try:
                while todo or running:
                    while todo and len(running) < WORKERS:
                        child = Child(self.tests, todo.pop())
                        running[child.pipe] = child
                        ready.register(child.pipe, selectors.EVENT_READ)
                    for key, _ in ready.select():
                        child = running[key.fd]
                        if not child.heard():
                            ready.unregister(key.fd)
                            del running[key.fd]
                            self.ended(child, todo)
            finally:
                for child in running.values():
                    os.kill(child.pid, signal.SIGKILL)
                    os.waitpid(child.pid, 0)

    def measure(self) -> None:
        """Runs every test on the rules as they are: all must pass, and how long each takes is known then."""
        took, memory = self.tests.took, Memory(self.tests.game)
        took.update(
            {item.nodeid: memory.kept[memory.key(item)] for item in self.tests.items if memory.key(item) in memory.kept}
        )
        new = [item for item in self.tests.items if item.nodeid not in took]
        say(f"{len(took) + len(new)} tests; first {len(new)} of them on the rules as they are")
        for item in new:
            started = time.process_time()
            if not passes(item):
                raise SystemExit(f"mutants: {item.nodeid} fails on the rules as they are")
            took[item.nodeid] = time.process_time() - started
        memory.keep({memory.key(item): took[item.nodeid] for item in self.tests.items})

    def control(self) -> None:
        """The way of a new process, with no mistake in it: whatever is noticed there is noticed of every mistake."""
        for mistake in self.found[:1]:
            child = Child(self.tests, mistake, control=True)
            while child.heard():
                pass
            verdict = child.verdict()
            if verdict.how != "none":
                raise SystemExit(
                    f"mutants: without a mistake, too, {verdict.by or 'something'} notices ({verdict.how})"
                )

    def ended(self, child: Child, todo: list[Mistake]) -> None:
        """A process has ended: nothing noticed in it must be true of a fresh import, too."""
        verdict = child.verdict()
        if not verdict.by and not child.fresh:
            todo.append(child.mistake)
            Child.anew.add(child.mistake.key)
            return
        self.verdicts.append(verdict)
        if not verdict.named:
            say(line(verdict))
        if time.monotonic() - self.shown > 10:
            self.shown = time.monotonic()
            say(f"{len(self.verdicts)} of {len(self.found)}, {sum(not v.named for v in self.verdicts)} not noticed")


class Memory:
    """How long tests took that passed; forgotten when they or the rules change. It is kept outside of the checkout."""

    def __init__(self, game: str) -> None:
        self.path = Path(tempfile.gettempdir()) / f"mizban-mutants-{os.getuid()}-{game}.json"
        self.kept: dict[str, float] = json.loads(self.path.read_text()) if self.path.exists() else {}
        helpers = [p for p in sorted((ROOT / "tests" / game).glob("*.py")) if not p.name.startswith("test_")]
        self.rules = b"".join(p.read_bytes() for p in [*planting.rules(game), *helpers])

    def key(self, item: pytest.Item) -> str:
        mark = hashlib.blake2b(self.rules + item.path.read_bytes(), digest_size=8).hexdigest()
        return f"{item.nodeid} {mark}"

    def keep(self, took: dict[str, float]) -> None:
        self.path.write_text(json.dumps(took))


class Child:
    """A process in which a mistake is tried. It says which test it begins, and at last how that went."""

    anew: ClassVar[set[str]] = set()  # mistakes to be tried on a fresh import

    def __init__(self, tests: Tests, mistake: Mistake, control: bool = False) -> None:
        self.mistake, self.said = mistake, b""
        self.fresh = control or mistake.outside or mistake.key in self.anew
        self.pipe, end = os.pipe()
        os.set_inheritable(end, True)
        self.pid = begun(tests, mistake, end, control) if self.fresh else forked(tests, mistake, end)
        os.close(end)

    def heard(self) -> bool:
        """Takes what the process says; false when it has ended."""
        part = os.read(self.pipe, 65536)
        self.said += part
        return bool(part)

    def verdict(self) -> Verdict:
        os.close(self.pipe)
        _, status = os.waitpid(self.pid, 0)
        return judged(self.mistake, self.said.decode().splitlines(), status)


def judged(mistake: Mistake, lines: list[str], status: int) -> Verdict:
    """What became of a mistake, by what its process has said and how it has ended. One that was ended from outside, or
    has said nothing, has noticed nothing."""
    last: dict[str, Any] = json.loads(lines[-1]) if lines else {}
    if "how" in last:
        return Verdict(mistake, last["by"], last["named"], last["how"])
    signalled = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if last and signalled == signal.SIGXCPU:
        return Verdict(mistake, last["by"], last["named"], "time")
    return Verdict(mistake, how=f"signal {signalled}" if signalled else "no verdict")


def forked(tests: Tests, mistake: Mistake, pipe: int) -> int:
    """Tries a mistake in a copy of this process."""
    pid = os.fork()
    if pid:
        return pid
    try:
        silent()
        if planting.exchange(tests.game, mistake):
            tried(tests, mistake, pipe, others=False)
        else:
            tell(pipe, by="", named=False, how="none")
    finally:
        os._exit(0)


def begun(tests: Tests, mistake: Mistake, pipe: int, control: bool) -> int:
    """Tries a mistake in a new process that imports the file with the mistake in it; as a control, without it."""
    about = json.dumps({"game": tests.game, "mistake": vars(mistake), "took": tests.took, "control": control})
    command = [sys.executable, __file__, tests.game, "--one", str(pipe)]
    job = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[pipe]
    )
    assert job.stdin
    job.stdin.write(about.encode())
    job.stdin.close()
    job.returncode = 0  # waited for by Child
    return job.pid


def one(pipe: int) -> None:
    """What such a process does."""
    about = json.load(sys.stdin)
    data = about["mistake"]
    mistake = Mistake(**{**data, "where": tuple((name, place) for name, place in data["where"])})
    import_module("mizban")  # which puts its plain sources before everything else
    if not about["control"]:
        sys.meta_path.insert(0, Overlay(about["game"], mistake))
    limit(GRACE * 3)
    bench = One(about["game"], mistake, about["took"], pipe)
    if (
        pytest.main([*PYTEST, *files(about["game"])], plugins=[bench]) == pytest.ExitCode.USAGE_ERROR
        and not bench.began
    ):
        bench.broken()  # not even what all tests share can be imported


class Overlay(importlib.abc.MetaPathFinder):
    """Imports one file with a mistake in it."""

    def __init__(self, game: str, mistake: Mistake) -> None:
        self.name, self.game, self.mistake = f"mizban.games.{game}.rules.{mistake.file[:-3]}", game, mistake

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(
            name, GAMES / self.game / "rules" / self.mistake.file, loader=self.loader(name)
        )

    def loader(self, name: str) -> importlib.machinery.SourceFileLoader:
        path = str(GAMES / self.game / "rules" / self.mistake.file)
        code = compile(planting.planted(self.game, self.mistake), path, "exec")

        class Loader(importlib.machinery.SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return code

        return Loader(name, path)


def tried(tests: Tests, mistake: Mistake, pipe: int, others: bool = True) -> None:
    """Runs the tests until one notices; says so. First those that name a clause of the file, then the others."""
    size = int(Path("/proc/self/statm").read_text().split()[0]) * 4096 if Path("/proc/self/statm").exists() else 0
    resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, size + MEMORY))
    naming, rest = tests.order(mistake)
    until = 0.0
    for item in [*naming, *(rest if others else [])]:
        named = item in naming
        if not named:
            until = until or time.process_time() + OTHERS
            if time.process_time() > until:
                break
        tell(pipe, by=item.nodeid, named=named)
        limit(GRACE + 10 * tests.took.get(item.nodeid, 0.0))
        if not passes(item):
            tell(pipe, by=item.nodeid, named=named, how="failed")
            return
    tell(pipe, by="", named=False, how="none")


def passes(item: pytest.Item) -> bool:
    """Whether a test passes."""
    from _pytest.runner import runtestprotocol

    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def tell(pipe: int, **what: Any) -> None:
    os.write(pipe, json.dumps(what).encode() + b"\n")


def limit(seconds: float) -> None:
    """Ends this process when it has computed that long from now on."""
    most = int(time.process_time() + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def silent() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def say(what: str) -> None:
    print(f"mutants: {what}", file=sys.__stderr__, flush=True)


def line(verdict: Verdict) -> str:
    """A mistake that no test noticed which names a clause of the file."""
    m = verdict.mistake
    by = f"only {verdict.by}" if verdict.by else f"nobody{'' if verdict.how == 'none' else ': ' + verdict.how}"
    return f"{m.file}:{m.line} {m.inside} [{m.kind}] ({by})\n    - {m.was}\n    + {m.now}"


def equivalent(game: str) -> dict[str, str]:
    """Mistakes that change nothing, each with the reason why."""
    path = ROOT / "tests" / "equivalent.toml"
    found: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {}) if path.exists() else {}
    return found


def table(game: str, verdicts: list[Verdict], seconds: float) -> str:
    """What there is to report."""
    same = equivalent(game)
    unlike = [v for v in verdicts if v.mistake.key not in same]
    named, other = [v for v in unlike if v.named], [v for v in unlike if v.by and not v.named]
    missed = [v for v in unlike if not v.by]
    endless = [v for v in unlike if v.how == "time"]
    head = (
        f"{game}: {len(verdicts)} mistakes, {len(verdicts) - len(unlike)} of them argued to change nothing; of the "
        f"other {len(unlike)}, {len(named)} noticed by tests that name a clause of the file "
        f"({100 * len(named) / max(1, len(unlike)):.1f} %), {len(other)} by others only, {len(missed)} by none; "
        f"{len(endless)} ran without end, {sum(v.by == IMPORT for v in unlike)} could not be imported; {seconds:.0f} s"
    )
    lines = [line(v) for v in sorted([*other, *missed], key=lambda v: (v.mistake.file, v.mistake.line))]
    lines += [f"without end: {v.mistake.key} ({v.by})" for v in endless]
    idle = [v for v in verdicts if v.by and v.mistake.key in same]
    lines += [f"noticed, though argued to change nothing: {v.mistake.key} ({v.by})" for v in idle]
    return "\n".join([head, *lines])


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev mutants", description="Plants mistakes in the rules of a game.")
    parser.add_argument("game", choices=clauses.games())
    parser.add_argument("--count", type=int, default=300, help="mistakes to plant")
    parser.add_argument("--seed", type=int, default=1, help="another seed plants others")
    parser.add_argument("--only", default="", help="only those with this text in their name")
    parser.add_argument("--part", default="1/1", help="only a part of them, 2/5, to go on another time")
    parser.add_argument("--out", type=Path, help="write the table here, too")
    parser.add_argument("--one", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one is not None:
        one(chosen.one)
        return
    found = planting.sample(chosen.game, chosen.count, chosen.seed)
    part, parts = map(int, chosen.part.split("/"))
    found = [mistake for mistake in found if chosen.only in mistake.key][part - 1 :: parts]
    bench, started = Many(chosen.game, found, {}), time.monotonic()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what is known by then is printed
    with contextlib.suppress(KeyboardInterrupt):
        pytest.main([*PYTEST, *files(chosen.game)], plugins=[bench])
    text = table(chosen.game, bench.verdicts, time.monotonic() - started)
    print(text)
    if chosen.out:
        chosen.out.write_text(text + "\n", encoding="utf-8")
    raise SystemExit(len(bench.verdicts) < len(found))


if __name__ == "__main__":
    main()
