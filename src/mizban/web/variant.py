"""Which variant of a game is played at a table: its options, in words."""

from __future__ import annotations

from typing import NamedTuple

from mizban.render.digits import digits
from mizban.render.games import Game


class Choice(NamedTuple):
    """An option of a table, its value, and whether that is another than usual."""

    name: str
    value: str
    unusual: bool


def variant(game: Game, options: dict[str, str], lang: str) -> list[Choice]:
    """The options that count at a table. A seat is counted from 1, as people do, and is told where one was chosen."""
    counting, choices = game.counting(options), list[Choice]()
    for setting in game.settings:
        value = counting.get(setting.id, setting.default)
        unusual = value != setting.default
        if setting.id in counting and (setting.values or setting.only_with or unusual):
            said = game.value_name(setting.id, value, lang) if setting.values else digits(str(int(value) + 1), lang)
            choices.append(Choice(game.option_name(setting.id, lang), said, unusual))
    return choices
