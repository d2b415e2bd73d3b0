"""What the game would score now (AW-19), row by row of the score pad, and the things that earn it."""

from __future__ import annotations

from mizban.games.architects.rules.cards import SCORE_ROWS
from mizban.games.architects.rules.view import View
from mizban.render.panels import Row


def tally(v: View) -> list[Row]:
    """AW-19.1 to AW-19.7, AW-24.6 The points so far, if running scores are wanted."""
    if not v["rows"]:
        return []
    seats = range(v["seats"])
    rows: list[Row] = []
    for i, row in enumerate(SCORE_ROWS):
        points = tuple(v["rows"][seat][i] for seat in seats)
        things = tuple(earning(v, row, seat) for seat in seats)
        rows.append(Row(f"score:{row}", (f"picture-row-{row}", ()), points, things))
    return rows


def earning(v: View, row: str, seat: int) -> tuple[str, ...]:
    """The things that a row looks at."""
    if row == "buildings":
        return tuple(f"card:{id}" for id in v["built"][seat])
    if row in ("cathedral", "virtue", "prison"):
        return (f"location:{row}",)
    return (f"seat:{seat}",)
