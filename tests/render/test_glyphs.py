"""Places from the side where reading begins."""

from __future__ import annotations

import pytest

from mizban.render.glyphs import Side, in_row


def test_persian_begins_at_the_right() -> None:
    english, persian = Side("en", 100), Side("fa", 100)
    assert (english.at(10), persian.at(10)) == (10, 90)
    assert (english.left(10, 30), persian.left(10, 30)) == (10, 60)
    assert (english.text(10, 5, "a", "small").x, english.text(10, 5, "a", "small").ink) == (10, "small")
    assert (persian.text(10, 5, "a", "small").x, persian.text(10, 5, "a", "small").ink) == (90, "small-end")


@pytest.mark.parametrize(
    ("turned", "begin", "found"),
    [
        (False, False, [("a", 45), ("b", 60)]),
        (False, True, [("a", 60), ("b", 75)]),
        (True, False, [("b", 40), ("a", 55)]),
        (True, True, [("b", 25), ("a", 40)]),
    ],
)
def test_a_row_lies_about_a_point_or_begins_there(turned: bool, begin: bool, found: list[tuple[str, float]]) -> None:
    """Two glyphs, 20 and 10 units wide; the first is read first."""
    assert in_row(["a", "b"], [20, 10], 30, turned, 50, begin) == found
