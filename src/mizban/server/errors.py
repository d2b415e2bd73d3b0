"""What the server does not do: a status and one sentence in the reader's language."""

from __future__ import annotations

from functools import cache

from mizban.core.problem import Figure, Problem
from mizban.render.texts import Texts, source

SOON = 2  # seconds to wait where nobody knows how long it takes


class Refusal(Problem):
    """A Problem with the status of the answer. `text` names a sentence of the server's texts."""

    def __init__(self, status: int, text: str, **figures: Figure) -> None:
        super().__init__(text, **figures)
        self.status = status

    def say(self, lang: str, typed: bool = False) -> str:
        return self.said(texts(lang), typed)


def status_of(problem: Problem) -> int:
    """The status to answer with: a problem of the rules is a request that cannot be done now."""
    return problem.status if isinstance(problem, Refusal) else 422


def headers_of(problem: Problem) -> dict[str, str]:
    """The headers that belong to a status: how to say who one is, and how long to wait."""
    status = status_of(problem)
    if status == 401:
        return {"WWW-Authenticate": 'Bearer error="invalid_token"' if problem.text == "bad-token" else "Bearer"}
    if status in (429, 503):
        return {"Retry-After": str(problem.figures.get("n", SOON))}
    return {}


@cache
def texts(lang: str) -> Texts:
    """What the server says in a language."""
    return Texts(lang, source("mizban.server", lang), source("mizban.render", lang))
