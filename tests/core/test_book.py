"""The rules pages: chapters, clauses and tables."""

from __future__ import annotations

from mizban.core.game.book import Chapter, read
from mizban.render.texts import CLAUSE

PAGE = """# A game

## AB-1 Cards

| card | points |
| --- | --- |
| [Well](#AB-1.B01) | 3 |

- <a id="AB-1.1"></a>**AB-1.1** Cards score.
- <a id="AB-1.B01"></a>**AB-1.B01** Well: 3 points, as in [AB-1.1](#AB-1.1).
"""


def test_a_clause_of_a_card_may_have_a_letter() -> None:
    lines = (
        ("", "card · points"),
        ("", "Well · 3"),
        ("AB-1.1", "Cards score."),
        ("AB-1.B01", "Well: 3 points, as in AB-1.1."),
    )
    assert read(PAGE) == (Chapter("AB-1", "Cards", lines),)


def test_clauses_are_found_in_a_sentence() -> None:
    said = "Take a debt (AB-17.B16), as in AB-17.3. See AB-17."
    assert [number[0] for number in CLAUSE.finditer(said)] == ["AB-17.B16", "AB-17.3", "AB-17"]
