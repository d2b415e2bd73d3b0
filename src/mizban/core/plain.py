"""Positions as plain data and back, for any game: whole numbers, lists of them, and the steps still to do."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import get_annotations
from typing import Any

from mizban.core.rng import restored
from mizban.core.state import State, Step


def fields(kind: type) -> list[str]:
    """The names of a state's fields; a game in plain Python may stand on a compiled core."""
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__") or get_annotations(base))
    return sorted(names)


def plain(s: State) -> dict[str, Any]:
    """The position as JSON data; news and legal options are left out, they can be made again."""
    data: dict[str, Any] = {}
    for name in fields(type(s)):
        value = getattr(s, name)
        if name == "rng":
            data[name] = value.save()
        elif name == "todo":
            data[name] = [[type(step).__name__, *step.key()] for step in value]
        elif name not in ("legal", "news"):
            data[name] = value if isinstance(value, int) else list(value)
    return data


def rebuilt(blank: Any, data: dict[str, Any]) -> Any:
    """Fills a position of the same game from what `plain` wrote down."""
    kinds = {kind.__name__: kind for kind in steps_of(type(blank).__module__.rpartition(".")[0])}
    for name in fields(type(blank)):
        if name == "rng":
            blank.rng = restored(data[name])
        elif name == "todo":
            blank.todo = [kinds[kind](*key) for kind, *key in data[name]]
        elif name not in ("legal", "news"):
            value = data[name]
            setattr(blank, name, value if isinstance(value, int) else packed(getattr(blank, name), value))
    if any(not 0 <= step.seat < blank.seats for step in blank.todo):
        raise ValueError("a step for a seat that is not there")
    blank.ask_again()
    return blank


def packed(like: Any, values: list[int]) -> Any:
    """An array of the same kind as another one, with other values."""
    if isinstance(like, list):
        return list(values)
    from librt.vecs import extend

    return extend(like[:0], values)


def steps_of(package: str, base: type[Any] = Step) -> Iterator[type[Any]]:
    """Every kind of step that a package defines."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from steps_of(package, kind)
