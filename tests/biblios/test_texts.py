"""What the players of Biblios read: sentences that are true in every case, with units, in both languages."""

from __future__ import annotations

import pytest

from biblios.table import BOB, ask, table
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.gifts import TurnDice
from mizban.games.biblios.rules.state import LOWER, RAISE
from mizban.render.texts import LANGS

BOTH = pytest.mark.parametrize("lang", LANGS)


@BOTH
@pytest.mark.parametrize(
    ("kind", "option", "shown", "words"),
    [
        ("church_minus_one", LOWER[0], 1, {"en": "cannot be lowered", "fa": "پایین‌تر نمی‌رود"}),
        ("church_plus_one", RAISE[0], 6, {"en": "cannot be raised", "fa": "بالاتر نمی‌رود"}),
    ],
)
def test_a_die_at_its_limit_is_told_which_way(
    kind: str, option: object, shown: int, words: dict[str, str], lang: str
) -> None:
    """BI-5.15"""
    s = ask(table(dice={"monks": shown}), TurnDice(BOB, GAME.words.named[f"take:{kind}"].arg))
    assert words[lang] in GAME.why(s, str(option), lang)
