"""The table in a terminal."""

from __future__ import annotations

import io

from rich.console import Console

from architects.table import A, B, C, final, table, turn
from mizban.games.architects import GAME
from mizban.games.architects.rules.state import Architects


def printed(s: Architects, viewer: int, lang: str) -> str:
    """The table in a terminal, as text."""
    console = Console(width=240, record=True, file=io.StringIO(), color_system=None)
    console.print(GAME.terminal(GAME.view(s, viewer), lang, ["Ann", "Ben", "Eva"]))
    return console.export_text()


def test_the_table_in_a_terminal() -> None:
    s = table(
        3,
        goods={A: {"wood": 2, "silver": 9}},
        hands={A: ["well"], B: ["keep"]},
        built={C: ["smithy"]},
        hired={B: ["merchant_gold"]},
        workers={B: {"forest": 3}},
        captured={C: {A: 2}},
        market={"small": B},
        rows=[["thief"], []],
        coins={"thief": 2},
    )
    turn(s)
    text = printed(s, A, "en")
    assert "Forest: 2×3" in text
    assert "* Forest" in text  # what may be chosen is marked
    assert "Merchant (2 silver for 1 gold)" in text
    assert "Thief [2 silver]" in text
    assert "Smithy" in text
    assert "1 hidden" in text
    assert "Keep" not in text
    assert "* Forest" not in printed(s, 3, "en")
    persian = printed(s, A, "fa")
    assert "جنگل: ۲×۳" in persian
    assert "خزانهٔ مالیات: ۴" in persian


def test_the_draft_and_the_end_in_a_terminal() -> None:
    s = GAME.new(3, 1)
    assert "To choose from:" in printed(s, A, "en")
    assert "To choose from:" not in printed(s, 3, "en")
    text = printed(final(3, 3), A, "en")
    assert "The game is over" in text
    assert "Points" in text


def test_a_character_is_named() -> None:
    s = table(3, boards={B: "therese"})
    assert "plays Therese" in printed(s, A, "en")
    assert "با ترز" in printed(s, A, "fa")
