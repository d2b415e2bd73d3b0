"""What stands beside the board: what each seat has, and what should not be forgotten."""

from __future__ import annotations

from mizban.games.troyes.face.about import work_of
from mizban.games.troyes.face.dice_and_points import (
    card_of,
)
from mizban.games.troyes.rules.cards import (
    ACTIVITY_IDS,
    DIE_KINDS,
    PARTIES,
)
from mizban.games.troyes.rules.state import DICE_IDS
from mizban.games.troyes.rules.view import View
from mizban.render.panels import Facts, Holding, Panel, Stepper
from mizban.render.shapes import Words


def panels(v: View) -> list[Panel]:
    """TR-8.14, TR-8.15 How often, one at a time; and what the card under way does."""
    if v["over"]:
        return []
    panels: list[Panel] = []
    if v["question"] == "Often" and v["asked"] == v["viewer"]:
        panels.append(Stepper("times", f"times:{v['doing']['most']}"))
    lines = facts(v)
    return [*panels, Facts(tuple(lines))] if lines else panels


def facts(v: View) -> list[Words]:
    """What is worth having at hand: the card under way; and alone, how far one is before Le Roy (TR-22.23)."""
    lines: list[Words] = []
    card = card_of(v, v["doing"]["target"]) if v["doing"]["action"] == "activate" else None
    if card:
        lines.append(
            ("fact-work activity work", (ACTIVITY_IDS.index(card["card"]), work_of(card["card"], card["params"])))
        )
    if v["solo"] and v["round"]:
        ahead = v["result"]
        lines.append(("picture-before n", (ahead,)) if ahead > 0 else ("picture-behind n", (-ahead,)))
    return lines


def holdings(v: View) -> list[Holding]:
    """TR-23.1 The deniers and the influence of each seat."""
    return [
        (
            ("good:coin", str(v["deniers"][seat])),
            ("track:influence", str(v["influence"][seat])),
        )
        for seat in range(v["seats"])
    ]


assert len(DICE_IDS) == PARTIES * DIE_KINDS
