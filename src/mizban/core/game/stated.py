"""What is stated of a position, compared with what is there."""

from __future__ import annotations

from typing import Any


def difference(expected: Any, actual: Any, path: str) -> str:
    """The first place where a position is not what is stated of it, in words; "" if there is none. A table states only
    what stands in it; one with numbers for names states of those places of a list."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            try:
                part = actual[int(key)] if isinstance(actual, list | tuple) else actual[key]
            except (IndexError, KeyError, TypeError, ValueError):
                return f"{path}.{key} is not there"
            lack = difference(value, part, f"{path}.{key}")
            if lack:
                return lack
        return ""
    if isinstance(actual, list | tuple) and isinstance(expected, list):
        return "" if [*actual] == expected else f"{path} is {[*actual]}, not {expected}"
    return "" if actual == expected else f"{path} is {actual!r}, not {expected!r}"


def in_any_order(words: list[str], like: list[str]) -> list[str]:
    """The same words, those that are expected first and in that order."""
    return sorted(words, key=lambda word: like.index(word) if word in like else len(like))


def leaves(facts: Any) -> int:
    """How many single statements there are."""
    if isinstance(facts, dict):
        return sum(map(leaves, facts.values()))
    return 1
