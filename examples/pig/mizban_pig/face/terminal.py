"""The table in text, for `mizban play pig`."""

from __future__ import annotations

from typing import Any

from mizban.render.digits import digits


def table(v: dict[str, Any], lang: str, names: list[str]) -> str:
    """A line for each seat; what nobody may know is a question mark."""
    mark = "؟" if lang == "fa" else "?"
    rows = zip(names, v["points"], v["lucky"], strict=True)
    lines = [
        f"{name}: {digits(points, lang)}  ({digits(lucky, lang) if lucky else mark})" for name, points, lucky in rows
    ]
    return "\n".join([*lines, f"[{digits(v['face'], lang)}]  +{digits(v['turn'], lang)}"])
