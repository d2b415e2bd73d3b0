"""From the side where reading begins: places and texts in a thing, and figures and small drawings in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from mizban.render.shapes import Symbol, Text, Words
from mizban.render.texts import RIGHT_TO_LEFT

Glyph = TypeVar("Glyph")
BETWEEN: Final = "\u200c\u200d"  # what joins letters or keeps them apart
WIDTHS: Final = dict.fromkeys(BETWEEN, 0.0)  # of letters that are not of the usual width
WIDTHS.update(dict.fromkeys(" '.,:;!|()[]fijlrtI" + "اآأإدذرزژو", 0.5))
WIDTHS.update(dict.fromkeys("mwMW@…" + "سشصض", 1.5))


class Side:
    """Places and texts in a thing of some width, from the side where its reader begins."""

    def __init__(self, lang: str, width: float) -> None:
        self.lang, self.width = lang, width
        self.turned = lang in RIGHT_TO_LEFT

    def at(self, x: float) -> float:
        """So far from the side where reading begins."""
        return round(self.width - x if self.turned else x, 1)

    def left(self, x: float, width: float) -> float:
        """The left edge of a thing of some width that begins there."""
        return round(self.width - x - width if self.turned else x, 1)

    def text(self, x: float, y: float, words: Words, ink: str, room: int = 20) -> Text:
        """A text that begins there."""
        return Text(self.at(x), y, words, f"{ink}-end" if self.turned else ink, room)


class Struck(NamedTuple):
    """Something that is left out or taken away: it is crossed out."""

    symbol: Symbol


def in_row(
    glyphs: Sequence[Glyph], widths: Sequence[float], total: float, turned: bool, x: float, begin: bool
) -> list[tuple[Glyph, float]]:
    """Glyphs and the middles of their places from left to right, in a row about a point, or from a point on."""
    at = (x - total if turned else x) if begin else x - total / 2
    places = []
    pairs = list(zip(glyphs, widths, strict=True))
    for glyph, width in reversed(pairs) if turned else pairs:
        places.append((glyph, round(at + width / 2, 1)))
        at += width
    return places


def figure(scale: float) -> str:
    """The ink of figures beside drawings of this size."""
    return "glyph-large" if scale >= 0.8 else "glyph" if scale >= 0.58 else "glyph-small"


def width(text: str) -> float:
    """How wide a text is, about, in letters of the usual width."""
    return sum([WIDTHS.get(letter, 1.0) for letter in text])
