"""What the view of every game begins with: who looks, and what is asked."""

from __future__ import annotations

from typing import TypedDict

from mizban.core.state import State


class Head(TypedDict):
    """What every view has; a game adds its table."""

    seats: int
    viewer: int  # the seat that looks; the number of seats for the public
    asked: int  # the seat that has to answer, or -1
    question: str  # the kind of the open question
    legal: list[str]  # the words that the one who looks may say now; empty when somebody else is asked


def head(s: State, viewer: int) -> Head:
    """The head of a view; there is one for each seat, and one for the public."""
    if not 0 <= viewer <= s.seats:
        raise ValueError("there is no such seat")
    return {
        "seats": s.seats,
        "viewer": viewer,
        "asked": s.asked,
        "question": type(s.todo[-1]).__name__ if s.todo else "",
        "legal": [option.word for option in s.legal] if viewer == s.asked else [],
    }
