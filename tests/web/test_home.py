"""The first page, in Chromium: the games side by side."""

from __future__ import annotations

import pytest

from web.browser import NARROW, WIDE, Server
from web.conftest import Visit

pytestmark = pytest.mark.once

TOPS = """() => [...document.querySelectorAll(".game")].map((game) => {
  const things = [game, game.querySelector("h3"), game.querySelector(".btn.main")];
  return things.map((thing) => Math.round(thing.getBoundingClientRect().top));
})"""


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_titles_and_buttons_of_games_in_a_row_are_level(
    server: Server, visit: Visit, size: tuple[int, int], lang: str
) -> None:
    """Whether they have a lesson or not."""
    page = visit(server, size=size, lang=lang).go("/")
    rows: dict[int, set[tuple[int, ...]]] = {}
    for top, *others in page.evaluate(TOPS):
        rows.setdefault(top, set()).add(tuple(others))
    assert len(rows) < len(server.host.games), "some stand side by side"
    assert all(len(places) == 1 for places in rows.values()), rows
