"""Words as a search compares them; a browser does the same, see web/test_names.py."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mizban.render.spelling import folded, pieces, same, singular, spans
from spelling import FOLDED, FOUND, SINGULAR

LETTERS = st.text("اآأبهۀةیي‌ٔ ًـکك۱٤1aéÉ-(، ")


@pytest.mark.parametrize(("text", "wanted"), FOLDED.items())
def test_a_text_is_compared_without_its_spelling(text: str, wanted: str) -> None:
    assert folded(text) == wanted
    assert folded(wanted) == wanted


@pytest.mark.parametrize("case", FOUND, ids=lambda case: case["query"])
def test_what_is_looked_for_is_found_and_marked(case: dict[str, Any]) -> None:
    assert [piece for piece, hit in pieces(case["query"], case["text"]) if hit] == case["marked"]


@pytest.mark.parametrize(("query", "one"), SINGULAR.items())
def test_the_ending_of_the_plural_is_taken_off(query: str, one: str) -> None:
    assert singular(query) == one


@given(LETTERS, LETTERS)
def test_the_pieces_of_a_text_are_the_text(query: str, text: str) -> None:
    assert "".join(piece for piece, _ in pieces(query, text)) == text
    assert bool(spans(query, text)) == any(hit for _, hit in pieces(query, text))


@given(LETTERS)
def test_a_word_is_found_in_itself_however_it_is_parted(word: str) -> None:
    """But for the ye after a silent he, which is known by what stands between them."""
    assert "ه" in folded(word) or same(word, word.replace("\u200c", ""))
    assert bool(spans(word, word)) == bool(folded(word))
