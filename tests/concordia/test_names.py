"""The names of places, in words and where they are explained."""

from __future__ import annotations

import pytest

from concordia.table import look, table
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.board import CITIES, PROVINCES

KNOWN = {
    "city:carthago": "کارتاگو (کارتاژ)",
    "city:athenae": "آتنای (آتن)",
    "city:bycantium": "بیکانتیوم (بیزانس)",
    "city:antiochia": "آنتیوکیا (انطاکیه)",
    "city:genua": "گنوا (جنوا)",
    "province:aegyptus": "اِگیپتوس (مصر)",
}


@pytest.mark.parametrize(("ref", "name"), KNOWN.items())
def test_persian_readers_meet_the_names_they_know(ref: str, name: str) -> None:
    """CO-2.2, CO-2.3 Beside the Latin one, where a place is explained; the board and the log have the Latin one."""
    kind, _, id = ref.partition(":")
    v = look(table(3, "italia" if id == "genua" else "imperium"))
    assert GAME.about(ref, "fa").startswith(f"{name}:")
    assert GAME.explained(v, ref, "fa").startswith(name)
    assert "(" not in GAME.about(ref, "en").partition(":")[0]
    assert GAME.thing(kind, (CITIES if kind == "city" else PROVINCES).index(id), "fa") == name.partition(" (")[0]
