"""Servers and browsers for the tests of the pages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from server.site import Site, site
from web.browser import Server, Visitor, chromium, program

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this process."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for one test, which may stop it."""
    server = Server(tmp_path_factory.mktemp("own-house"))
    yield server
    server.stop()


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The application in this process, for pages as a browser without script gets them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIZBAN_LIMITS", "off")
        with site(tmp_path_factory.mktemp("data")) as opened:
            yield opened


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium; without one, the tests are skipped loudly, or fail where there must be one.
    It lives for a module only: while it runs, no other test could start an event loop in this thread."""
    if not program():
        if os.environ.get("MIZBAN_NEEDS_BROWSER"):
            pytest.fail("no browser, and there must be one")
        pytest.skip("NO BROWSER: the pages are not tested; install chromium")
    with chromium() as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Lets people come with a browser each; at the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(server: Server, **how: object) -> Visitor:
        visitors.append(Visitor(browser, server, **how))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    wrong = [problem for visitor in visitors for problem in visitor.wrong()]
    for visitor in visitors:
        visitor.context.close()
    assert not wrong, wrong
