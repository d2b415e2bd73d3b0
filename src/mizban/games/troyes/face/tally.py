"""The points so far (TR-16), reason by reason, and the things that earn them."""

from __future__ import annotations

from mizban.games.troyes.face.dice_and_points import REASONS, fought, points, reached, revealed, trading
from mizban.games.troyes.rules.view import View
from mizban.render.panels import Row


def tally(v: View) -> list[Row]:
    """TR-16.2 to TR-16.6, TR-23.2 The points so far, if everybody may see them; characters as far as all know them."""
    if not shown(v):
        return []
    seats = range(v["seats"])
    rows = [
        Row(
            f"score:{reason}",
            (f"picture-row-{reason}", ()),
            tuple(points(v, seat, reason) for seat in seats),
            earning(v, reason),
        )
        for reason in REASONS
    ]
    if not (v["rows"] or v["solo"]):
        return rows
    total = tuple(sum(reached(v, seat, id) for id, _ in revealed(v)) for seat in seats)
    things = tuple(tuple(f"character:{id}" for id, _ in revealed(v) if reached(v, seat, id)) for seat in seats)
    return [*rows, Row("score:characters", ("picture-row-characters", ()), total, things)]


def shown(v: View) -> bool:
    """TR-23.2 Whether points are shown."""
    return v["over"] or v["solo"] or "running" in v["modules"]


def earning(v: View, reason: str) -> tuple[tuple[str, ...], ...]:
    """By seat, the things that a reason looks at."""
    seats = range(v["seats"])
    if reason == "events":
        return tuple(tuple(f"event:{id}" for id in fought(v, seat)) for seat in seats)
    if reason == "tradesmen":
        return tuple(tuple(f"activity:{card['card']}" for card in trading(v, seat)) for seat in seats)
    if reason == "levels":
        return tuple(("say:build",) for _ in seats)
    return tuple((f"seat:{seat}",) for seat in seats)
