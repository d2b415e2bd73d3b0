"""Words as a search compares them. Who looks for one may write it with a half-space, a space or neither, with an Arabic
letter or a Persian one, with hamza, vowels, accents and capitals or without. What is looked for is found where a word
begins, also after a half-space, and not inside another word. `spelling.js` does the same on pages."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from unicodedata import category, normalize

HALF_SPACE = "\u200c"
PLURAL = re.compile(r"(?: |(?<=[^\W_]{3}))(?:هایی|های|ها)(?= |$)")  # joined only to a word that is one without it
ALIKE = str.maketrans(
    {
        **dict(zip("يىےكةەہھٱ", "یییکهههها", strict=True)),  # also letters into which marks were written: ئ, ۀ, آ
        **dict(zip("۰۱۲۳۴۵۶۷۸۹", "0123456789", strict=True)),
        **dict(zip("٠١٢٣٤٥٦٧٨٩", "0123456789", strict=True)),
        **dict.fromkeys("–—−‑", "-"),
        **dict.fromkeys("،,؛;/()·…", " "),
        **dict.fromkeys("ءـ'’‘ʼ\"“”«»", ""),
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "ø": "o",
        "ł": "l",
        "ı": "i",
    }
)


class Letter(NamedTuple):
    """A letter as it is compared, and where it stands in the text."""

    sign: str
    at: int
    begins: bool = True
    """Whether what is looked for may begin here: not inside a word."""


class Spelt(NamedTuple):
    """A text as it is compared, and where its letters stand."""

    line: str
    letters: list[Letter]

    def starts(self, word: str) -> list[int]:
        """Where a word, or one that is longer, begins."""
        found, at = [], self.line.find(word) if word else -1
        while at >= 0:
            found += [at] if self.letters[at].begins else []
            at = self.line.find(word, at + 1)
        return found


@lru_cache(4096)
def compared(letter: str) -> str:
    """What a letter of a text is compared as: nothing, one sign or several."""
    if letter == HALF_SPACE:
        return letter
    apart = normalize("NFKD", letter.translate(ALIKE)).lower()
    bare = "".join(sign for sign in apart if category(sign) not in ("Mn", "Cf"))
    alike = bare.translate(ALIKE)
    return " " if alike.isspace() else alike


def letters(text: str) -> list[Letter]:
    """What a text is compared as. The ye that joins a silent he to a word (صفحه‌ی) counts no more than a hamza."""
    kept: list[Letter] = []
    for at, letter in enumerate([*text, " "]):
        for sign in compared(letter):
            if not sign.isalpha() and joins(kept):
                del kept[-2:]
            if sign != " " or (kept and kept[-1].sign != " "):
                kept.append(Letter(sign, at))
    after = pairwise([Letter(" ", 0), *kept])
    begun = [Letter(one.sign, one.at, not (one.sign.isalnum() and last.sign.isalnum())) for last, one in after]
    return [letter for letter in begun if letter.sign != HALF_SPACE]


@lru_cache(8192)
def parted(text: str) -> tuple[Spelt, Spelt]:
    """A name as it is compared, and the same with nothing between its words."""
    kept = letters(text)
    return spelt(kept), spelt([letter for letter in kept if letter.sign not in " -"])


def spelt(kept: list[Letter]) -> Spelt:
    """Letters with the line that they make."""
    return Spelt("".join(letter.sign for letter in kept), kept)


def joins(kept: list[Letter]) -> bool:
    """Whether what stands last is a ye that only joins a silent he to the next word."""
    last = [letter.sign for letter in kept[-3:]]
    return last in (["ه", " ", "ی"], ["ه", HALF_SPACE, "ی"])


@lru_cache(4096)
def folded(text: str) -> str:
    """A text as it is compared."""
    return "".join(letter.sign for letter in letters(text)).strip()


@lru_cache(4096)
def squeezed(text: str) -> str:
    """The same with nothing between its words."""
    return "".join(letter.sign for letter in letters(text) if letter.sign not in " -")


def singular(query: str) -> str:
    """What is looked for without the ending of the plural, written close or apart; "" if no word has one."""
    apart = folded(query.replace(HALF_SPACE, " "))
    one = PLURAL.sub("", apart)
    return one if one != apart else ""


def same(one: str, other: str) -> bool:
    """Whether two words differ in spelling only."""
    return squeezed(one) == squeezed(other)


def spans(query: str, text: str) -> list[tuple[int, int]]:
    """Where a text has what is looked for: all its words, or all of it in one piece, however it is parted."""
    whole, close = parted(text)
    for words, among in ((folded(query).split(), whole), ([squeezed(query)], close)):
        starts = [(word, among.starts(word)) for word in words]
        if starts and all(begun for _, begun in starts):
            return merged([place(text, among.letters, at, len(word)) for word, begun in starts for at in begun])
    return []


def place(text: str, among: list[Letter], at: int, length: int) -> tuple[int, int]:
    """The piece of a text that some of its letters come from, with the marks on the last one."""
    end = among[at + length - 1].at + 1
    while end < len(text) and not compared(text[end]):
        end += 1
    return among[at].at, end


def merged(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pieces in their order; those that overlap are one."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def pieces(query: str, text: str) -> list[tuple[str, bool]]:
    """A text in pieces, and whether each of them is what was looked for."""
    found = spans(query, text)
    cuts = [0, *(at for place in found for at in place), len(text)]
    cut = [(text[start:end], odd % 2 == 1) for odd, (start, end) in enumerate(pairwise(cuts))]
    return [piece for piece in cut if piece[0]]
