"""Digits: numbers are written in those of the language, in one place."""

from __future__ import annotations

PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def digits(value: object, lang: str) -> str:
    """A number, or a text with numbers, in the digits of a language."""
    return str(value).translate(PERSIAN) if lang == "fa" else str(value)
