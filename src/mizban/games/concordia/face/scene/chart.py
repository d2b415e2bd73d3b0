"""The whole map with all that stands on it."""

from __future__ import annotations

from mizban.games.concordia.face.scene.land import Place, cities, ground, provinces
from mizban.games.concordia.face.scene.pieces import colonists, houses, open_cities, open_lines, open_stands, standing
from mizban.games.concordia.face.scene.table import Table
from mizban.render.shapes import Shape


def chart(t: Table, place: Place) -> list[Shape]:
    """The whole map, from the ground up: what may be chosen lies on top."""
    tokens = tuple(t.v["tokens"].items())
    still = [ground(place, t.tongues), cities(tokens, place), *provinces(t, place, standing(t))]
    upright = [*houses(t, place), *open_cities(t, place), *colonists(t, place)]
    return [*still, *upright, *open_lines(t, place), *open_stands(t, place)]
