"""Codes that people type: of letters that do not look alike."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no 0, 1, I, O: they look alike


def new_code(length: int) -> str:
    """So many letters that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def letters_of(text: str) -> str:
    """The letters of a code, however somebody types it."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)
