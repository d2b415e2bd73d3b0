"""A tongue: the language in which somebody is spoken to, and the one or two in which things are named to them.

`fa` is Persian with Persian names, `fa-en` Persian with English names, `fa+en` Persian with both, the Persian one
first. Every language is a tongue. What names a thing is given a tongue; sentences, digits and the side where reading
begins are those of the language that is spoken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from mizban.render.digits import digits

OTHER: Final = {"en": "fa", "fa": "en"}  # [language] the one of the second names
BOTH: Final = "both"
OWN: Final = "own"  # the language that is spoken, whichever it is


def tongue(lang: str, names: str) -> str:
    """How somebody is spoken to who reads a language and wants names in one, in `both`, or in their `own`."""
    if names == BOTH:
        return f"{lang}+{OTHER[lang]}"
    return lang if names in (OWN, lang) else f"{lang}-{names}"


TONGUES: Final = tuple([tongue(lang, names) for lang in OTHER for names in (*OTHER, BOTH)])


@cache
def spoken(tongue: str) -> str:
    """The language of sentences and digits."""
    return re.split("[-+]", tongue)[0]


@cache
def first(tongue: str) -> str:
    """The same tongue with one name for each thing: the one that stands first."""
    return tongue.partition("+")[0]


@cache
def second(tongue: str) -> str:
    """The tongue of the second names; "" where things have one name only."""
    return tongue.replace("+", "-") if "+" in tongue else ""


@cache
def each(tongue: str) -> tuple[str, ...]:
    """The tongues of the names that things have, one or two."""
    return (first(tongue), *filter(None, [second(tongue)]))


def named(row: Mapping[str, Any], tongue: str) -> str:
    """The name of something in the data."""
    return called(lambda lang: written(row, lang), tongue)


def called(name: Callable[[str], str], tongue: str) -> str:
    """The name that something has in a language; of two, the second in brackets. Its digits are spoken ones."""
    if other := second(tongue):
        one, two = called(name, first(tongue)), called(name, other)
        return one if one == two else f"{one} (\u2068{two}\u2069)"
    lang, own = tongue.rpartition("-")[2], spoken(tongue)
    return name(lang) if lang == own else digits(name(lang), own)


def written(row: Mapping[str, Any], tongue: str, field: str = "name") -> str:
    """What the data says of something in the language that is spoken."""
    lang = spoken(tongue)
    return str(row[field] if lang == "en" else row[f"{field}_{lang}"])
