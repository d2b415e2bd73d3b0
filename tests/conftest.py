"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import mizban


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--anew", action="store_true", help="make the playthrough files and counts anew")


def pytest_report_header() -> str:
    return f"mizban {mizban.__version__} ({mizban.build()} build) from {Path(mizban.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "MIZBAN_LANG", "MIZBAN_DATA"):
        os.environ.pop(name, None)
    os.environ["LANG"] = "C.UTF-8"  # whoever runs the tests, and wherever
    if os.environ.get("MIZBAN_WHEEL") and ".cache" not in mizban.__file__:
        raise pytest.UsageError("the wheel was to be tested, but the checkout is")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first: then no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture
def anew(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--anew"))
