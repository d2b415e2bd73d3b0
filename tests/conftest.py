"""What all tests share."""

from __future__ import annotations

import gc
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import mizban

ROOT = Path(__file__).parent
RULES = {
    "core",
    "bots",
    *(game.name for game in mizban.registered_games()),
}  # folders of tests about code that may be compiled,
FACES = ("about", "lesson", "panels", "scene", "terminal", "things")  # but for these files in them,
BESIDE = ("corpus", "games", "interrupts", "planted", "playthroughs", "simultaneous")  # and with these beside them


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--anew", action="store_true", help="make the playthrough files and counts anew")


def pytest_report_header() -> str:
    return f"mizban {mizban.__version__} ({mizban.build()} build) from {Path(mizban.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "MIZBAN_LANG", "MIZBAN_DATA"):
        os.environ.pop(name, None)
    os.environ["LANG"] = "C.UTF-8"  # whoever runs the tests, and wherever
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("busy")  # a busy machine is no reason to fail
    if os.environ.get("MIZBAN_WHEEL") and ".cache" not in mizban.__file__:
        raise pytest.UsageError("the wheel was to be tested, but the checkout is")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of tests that are sampled all cases are long but the first ones. Long tests come first: then no worker is left
    alone with one at the end."""
    cases: Counter[str] = Counter()
    for item in items:
        if about_rules(item.path):
            item.add_marker("rules")
        if sampled := item.get_closest_marker("sampled"):
            assert isinstance(item, pytest.Function), item.nodeid
            each = item.callspec.params.get(sampled.kwargs.get("each", ""))
            test = f"{item.nodeid.partition('[')[0]} {each}"
            cases[test] += 1
            if cases[test] > (sampled.args or (1,))[0]:
                item.add_marker("long")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def about_rules(path: Path) -> bool:
    """Whether a file of tests is about code that may be compiled: it is of interest on both builds."""
    room, name = path.relative_to(ROOT).parts[0], path.stem.removeprefix("test_")
    return name not in FACES if room in RULES else path.parent == ROOT and name in BESIDE


LEFT: Counter[str] = Counter()  # [part] tests of it that another run will run


def pytest_deselected(items: list[pytest.Item]) -> None:
    LEFT.update(part(item) for item in items)


def part(item: pytest.Item) -> str:
    """To which part of all tests one belongs: what `./dev test`, `./dev test --long` and `./dev deep` run."""
    marks = {mark.name for mark in item.iter_markers()}
    if "deep" in marks:
        return "deep"
    return "long" if "long" in marks or ("once" in marks and "built" not in marks) else "quick"


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):  # one process of several: it tells the one that prints
        session.config.workeroutput["left"] = dict(LEFT)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    LEFT.clear()
    LEFT.update(getattr(node, "workeroutput", {}).get("left", {}))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Says what was left to other runs: who reads "passed" should know of what. Whoever chooses by name knows."""
    if LEFT and not terminalreporter.config.option.keyword:
        parts = ", ".join(f"{LEFT[name]} {name}" for name in ("quick", "long", "deep") if LEFT[name])
        terminalreporter.write_line(f"left to other runs: {parts}")


@pytest.fixture(scope="session", autouse=True)
def nothing_left_open() -> Iterator[None]:
    """What the last tests have left open fails the last one; one process of several would not tell it any later."""
    yield
    gc.collect()


@pytest.fixture
def anew(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--anew"))
