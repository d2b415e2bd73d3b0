"""The table in text."""

from __future__ import annotations

from typing import Any


def table(v: dict[str, Any], lang: str, names: list[str]) -> str:
    return str(v["shown"])
