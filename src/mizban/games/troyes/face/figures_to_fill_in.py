"""The file of printed.py with the provisional figures, for whoever owns the box to correct: what no source confirms is
marked (TR-28.6, TR-28.7)."""

from __future__ import annotations

from typing import Any

from mizban.games.troyes.face.names import say
from mizban.games.troyes.rules.cards import BUILDINGS, DATA, EVENT_ROWS, SOLO, SPACES
from mizban.games.troyes.rules.effects import EFFECT_FIGURES, EVENT_FIGURES
from mizban.games.troyes.rules.figures import DEFAULT, marked
from mizban.render.tongue import named


def blank(lang: str) -> str:
    """A file to fill in, with remarks in a language."""
    lines = [f"# {say('file-head', lang)}", f"# {say('file-marks', lang)}", "", 'name = "my-copy"']
    for row in DATA["activity_card"]:
        lines += card(row, activity(row), lang)
    for row in EVENT_ROWS:
        lines += card(row, event(row), lang)
    board: dict[str, Any] = {f"{id}_rows": [n + 1 for n in DEFAULT[f"{id}_rows"]] for id in BUILDINGS[1:]}
    board["neutral_start"] = [SPACES[i] for i in DEFAULT["neutral_start"]]
    solo: dict[str, Any] = {f"{id}_preference": SOLO[f"{id}_preference"] for id in BUILDINGS}
    solo["le_roy"] = DEFAULT["le_roy"]
    lines += table("board", board, say("file-board", lang), list(board), lang)
    lines += table("solo", solo, say("file-solo", lang), list(solo), lang)
    return "\n".join(lines) + "\n"


def activity(row: dict[str, Any]) -> dict[str, Any]:
    """What is printed on an activity card."""
    figures = {"round": row["round"], "cost": row["cost"], "points": row["vp_spaces"], "divisor": row["divisor"]}
    return {**figures, **effect(row, EFFECT_FIGURES)}


def event(row: dict[str, Any]) -> dict[str, Any]:
    """What is printed on an event; Marauding has no flags and no points (TR-10.19)."""
    figures: dict[str, Any] = {"dice": row["dice_colour"], "black_dice": row["black_dice"], "divisor": row["divisor"]}
    if row["flags"]:
        figures = {**figures, "flags": row["flags"], "points": row["vp"]}
    if "calls" in row:
        figures["calls"] = row["calls"]
    return {**figures, **effect(row, EVENT_FIGURES)}


def effect(row: dict[str, Any], names: dict[str, list[str]]) -> dict[str, Any]:
    """The figures of what a card does."""
    params = row.get("params", {})
    return {name: params[name] for name in names[row["effect"]] if name in params}


def card(row: dict[str, Any], figures: dict[str, Any], lang: str) -> list[str]:
    """The table of a card, under its name."""
    return table(row["id"], figures, named(row, lang), marked(row["id"]), lang)


def table(id: str, figures: dict[str, Any], name: str, marks: list[str], lang: str) -> list[str]:
    """A table of the file; what is not confirmed has a mark."""
    mark = f"  # {say('file-mark', lang)}"
    lines = [f"{key} = {toml(n)}{mark if key in marks else ''}" for key, n in figures.items()]
    return ["", f"# {name}", f"[{id}]", *lines]


def toml(value: Any) -> str:
    """A figure, a word or a list of them as TOML writes it."""
    if isinstance(value, list):
        return f"[{', '.join(toml(each) for each in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
