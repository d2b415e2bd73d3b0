"""Rules, code and tests name the same clauses."""

from __future__ import annotations

import pytest

import clauses

GAMES = clauses.games()


def test_there_are_rules() -> None:
    assert "biblios" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_code_and_a_test_or_a_reason(game: str) -> None:
    reading = clauses.read(game)
    assert reading.rules
    assert len(reading.no_code()) * 20 <= len(reading.rules)
    assert reading.no_test() == []
    assert reading.unknown() == []
    assert reading.idle() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_pages_have_the_same_clauses_in_every_language(game: str) -> None:
    pages = clauses.pages(game)
    assert set(pages) == {"en", "fa"}
    assert pages["fa"] == pages["en"]


def test_a_range_names_every_clause_in_it() -> None:
    assert clauses.cited('"""AB-4.3 to AB-4.5, AB-5.1."""') == ["AB-4.3", "AB-4.5", "AB-5.1", "AB-4.4"]
    assert clauses.cited('"""AB-7.3.1 to AB-7.3.3."""') == ["AB-7.3.1", "AB-7.3.3", "AB-7.3.2"]
    assert clauses.cited('"""AB-4.9 to AB-4.11."""') == ["AB-4.9", "AB-4.11", "AB-4.10"]
    assert clauses.cited('"""AB-7.B09 to AB-7.B11."""') == ["AB-7.B09", "AB-7.B11", "AB-7.B10"]
