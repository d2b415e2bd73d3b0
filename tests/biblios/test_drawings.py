"""The cards of Biblios as they are drawn."""

from __future__ import annotations

import pytest

from mizban.games.biblios.face.scene.drawings import FACES
from mizban.games.biblios.face.scene.hand import STRIP, suit
from mizban.games.biblios.rules.cards import CATEGORIES, KINDS
from mizban.render.shapes import Group, Symbol, Text, Use

WIDTH, HEIGHT = 80, 116
LETTERED = [kind for kind in KINDS if FACES[kind].letter]


def lettering(symbol: Symbol) -> list[Text]:
    """What is written on a card: its value, then its letter."""
    return [shape for shape in symbol.content if isinstance(shape, Text)]


@pytest.mark.parametrize("kind", LETTERED)
def test_value_and_letter_stand_where_the_box_has_them(kind: str) -> None:
    """BI-1.6 The value in the upper left corner, the letter at the lower right. A1: so a 2 tells a card of value 2."""
    face = FACES[kind]
    for symbol in (face.card, face.clear):
        value, letter = lettering(symbol)
        assert (value.words, value.x < WIDTH / 2, value.y < HEIGHT / 2) == (str(face.value), True, True)
        assert (letter.words, letter.x > WIDTH / 2, letter.y > HEIGHT / 2) == (face.letter, True, True)


@pytest.mark.parametrize("category", CATEGORIES)
def test_in_a_fan_every_value_and_letter_is_seen(category: str) -> None:
    """BI-1.6 Of a covered card only the left is in sight; on the letter of the last one lies nothing."""
    kinds = [kind for kind in LETTERED if FACES[kind].tone == category]
    shapes = suit(kinds, iter(kinds), 0, 1, frozenset(), "en")
    *fan, total = (shape for shape in shapes if isinstance(shape, Group))
    drawn = [card.content[0].symbol for card in fan if isinstance(card.content[0], Use)]
    assert drawn == [*(FACES[kind].covered for kind in kinds[:-1]), FACES[kinds[-1]].card]
    for kind, symbol in zip(kinds, drawn[:-1], strict=False):
        assert [text.words for text in lettering(symbol)] == [str(FACES[kind].value), FACES[kind].letter]
        assert all(text.x < STRIP for text in lettering(symbol))
    assert total.y < fan[-1].y + HEIGHT / 2
