"""The figures of the rules pages: what numbers each clause and each row of a table names, in whichever language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from clauses import GAMES
from mizban.core.game.book import NUMBER

LANGS = ("en", "fa")
CLAUSE = re.compile(rf'- <a id="({NUMBER})"></a>\*\*\1\*\* (.+)')
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
NO_FIGURE = re.compile(rf"{NUMBER}|`[^`]*`|[\u2066-\u2069]|ده‌یک|شش‌ضلعی|اوربان چهارم|تیبوی دوم")  # names, too
THOUSANDS = re.compile(r"(?<=\d)[,٬](?=\d{3})")
MINUS = re.compile(r"(?:−|منفی )(?=\d)|(?<=\| )(\d+) کمتر(?= \|)")  # in a cell of a table the word follows
FIGURE = re.compile(r"(?<![\w-])-\d+|\d+(?:\.\d+)?")
WORD = re.compile(r"[^\W\d_]+[\u064f]?[^\W\d_]*")
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٫", "0123456789.")
EN = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen twenty"""
EN_ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
EN_OTHERS = {"none": 0, "no": 0, "both": 2, "nines": 9}
FA = "صفر یک دو سه چهار پنج شش هفت هشت نُه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده بیست"
FA_ORDINALS = """صفرم اول دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم یازدهم دوازدهم سیزدهم چهاردهم پانزدهم شانزدهم هفدهم
هجدهم نوزدهم بیستم"""
FA_OTHERS = {"یکی": 1, "دومی": 2, "دومین": 2, "سومی": 3, "سومین": 3, "چهارتاست": 4, "پانزدهمین": 15, "نه": 0, "هیچ": 0}


def numbered(*lists: str) -> dict[str, int]:
    """What number each word of some lists is."""
    return {word: n for words in lists for n, word in enumerate(words.split())}


WORDS = {"en": numbered(EN, EN_ORDINALS) | EN_OTHERS, "fa": numbered(FA, FA_ORDINALS) | FA_OTHERS}
SMALL = 2  # words for these are said in many ways: "both", "a", "neither"


@dataclass(frozen=True)
class Figures:
    """The numbers of a clause: those in digits, and those in words besides."""

    digits: Counter[str]
    words: Counter[str]

    def lack(self, other: Figures) -> list[str]:
        """What is said here and not in the other: digits there in either way, and words that are no small numbers."""
        left = self.digits - other.digits
        unsaid = left - other.words
        large = {word for word in self.words if int(word) > SMALL} - {*self.digits, *other.digits, *other.words}
        return sorted([*unsaid.elements(), *large])


@dataclass(frozen=True)
class Row:
    """A clause, or a row of a table: where it stands, what it cites, and its figures."""

    place: str
    cited: frozenset[str]
    figures: Figures


def figures(text: str, lang: str) -> Figures:
    """The numbers in a text."""
    bare = NO_FIGURE.sub("", LINK.sub(r"\1", text)).translate(LATIN)
    bare = MINUS.sub(lambda found: f"-{found[1] or ''}", THOUSANDS.sub("", bare))
    digits = FIGURE.findall(bare)
    words = [WORDS[lang][word] for word in WORD.findall(bare.lower()) if word in WORDS[lang]]
    return Figures(Counter(digits), Counter(map(str, words)))


@cache
def page(game: str, lang: str) -> str:
    return (GAMES / game / "book" / f"{lang}.md").read_text(encoding="utf-8")


def rows(text: str, lang: str) -> list[Row]:
    """The clauses and the rows of tables of a page, and its other lines, each with the place where it stands."""
    found, chapter, line = [], "", 0
    for each in text.splitlines():
        if each.startswith("## "):
            chapter, line = (re.findall(NUMBER, each) or [f"{chapter}+"])[0], 0
        clause = CLAUSE.fullmatch(each)
        line += bool(each) and not clause
        place = clause[1] if clause else f"{chapter} {'table' if each.startswith('|') else line}"
        if each:
            cited = frozenset(re.findall(rf"\(#({NUMBER})\)", each))
            found.append(Row(place, cited, figures(clause[2] if clause else each, lang)))
    return found


def differences(english: str, persian: str) -> list[str]:
    """Where two pages name other figures, or cite other clauses. Rows of a table may stand in another order."""
    unsaid = []
    theirs: dict[str, list[Row]] = {}
    for row in rows(persian, "fa"):
        theirs.setdefault(row.place, []).append(row)
    for row in rows(english, "en"):
        there = theirs.get(row.place, [])
        like = next((other for other in there if not lacks(row, other)), None)
        if like:
            there.remove(like)
        else:
            unsaid.append(f"{row.place}: {lacks(row, there[0]) if there else 'is in one page only'}")
    return [*unsaid, *(f"{row.place}: is in one page only" for rows in theirs.values() for row in rows)]


def lacks(row: Row, other: Row) -> str:
    """What one of two rows has and the other has not, in words; "" if they agree."""
    one, two = row.figures.lack(other.figures), other.figures.lack(row.figures)
    cited = row.cited ^ other.cited
    return f"{one} against {two}, {sorted(cited)}" if one or two or cited else ""


def missing(game: str, stated: Mapping[str, Iterable[object]]) -> list[str]:
    """The clauses that do not name, in some language, what the data of the game have for them."""
    lacking = []
    for lang in LANGS:
        there = {row.place: row.figures for row in rows(page(game, lang), lang)}
        for clause, numbers in stated.items():
            named = there[clause].digits + there[clause].words
            lack = [str(n) for n in numbers if str(n) not in named]
            if lack:
                lacking.append(f"{clause} in {lang} lacks {', '.join(lack)}")
    return lacking


def missing_rows(game: str, chapter: str, stated: Iterable[Iterable[object]]) -> list[str]:
    """The rows of tables of a chapter that should be there by the data of the game and are not, in some language."""
    lacking = []
    for lang in LANGS:
        there = [row.figures for row in rows(page(game, lang), lang) if row.place == f"{chapter} table"]
        for numbers in stated:
            expected = Counter(map(str, numbers))
            like = next((row for row in there if expected in (row.digits, row.digits + row.words)), None)
            if like:
                there.remove(like)
            else:
                lacking.append(f"{chapter} in {lang}: no row with {', '.join(expected.elements())}")
    return lacking
