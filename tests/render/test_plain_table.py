"""A game that brings no table for terminals has a plain one."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from mizban.render.plain_table import table

VIEW = {
    "seats": 2,
    "viewer": 0,
    "asked": 0,
    "question": "Turn",
    "legal": ["roll"],
    "points": [12, 3],
    "cards": [["gold", "corn"], []],
    "face": 6,
    "piles": [4, 5, 6],
}


def printed(lang: str) -> str:
    console = Console(file=StringIO(), width=80)
    console.print(table(VIEW, lang, ["Sara", "[b]Kaveh"]))
    return "\n".join(" ".join(line.split()) for line in console.file.getvalue().splitlines())  # type: ignore[attr-defined]


def test_what_there_is_for_each_seat_stands_in_columns_and_the_rest_in_lines() -> None:
    assert printed("en").splitlines() == [
        "1 Sara 2 [b]Kaveh",
        "points 12 3",
        "cards gold, corn",
        "face: 6",
        "piles: 4, 5, 6",
    ]


def test_it_has_the_digits_of_the_language() -> None:
    assert "points ۱۲ ۳" in printed("fa")
