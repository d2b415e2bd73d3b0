"""`./dev compare` notices what it is there for."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

import compare
import mizban
from mizban.core.state import State
from mizban.render.games import Game


class Curt(Game):
    """A game that asks in no words."""

    def prompt(self, s: State, lang: str, viewer: int | None = None, names: list[str] | None = None) -> str:
        return "?"


BIBLIOS = mizban.game("biblios")
PLANTED = {  # what differs: a game in which it does
    "view": replace(BIBLIOS, view=lambda s, seat: {**BIBLIOS.view(s, seat), "more": 1}),
    "picture": replace(BIBLIOS, scene=lambda view, lang, form: BIBLIOS.scene(view, lang, form)[:-1]),
    "points": replace(BIBLIOS, scores=lambda s: [points + 1 for points in BIBLIOS.scores(s)]),
    "words": Curt(**{field.name: getattr(BIBLIOS, field.name) for field in fields(BIBLIOS)}),
}


def differing(game: Game, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is found of this game beside the true one, by kind."""
    before = dict(compare.played_at("biblios", 2))
    monkeypatch.setattr(mizban, "game", lambda name: game)
    found = compare.differences(before, dict(compare.played_at("biblios", 2)))
    return {kind for what in found for kind in PLANTED if f", {kind}" in what}


def test_what_is_alike_does_not_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    assert differing(BIBLIOS, monkeypatch) == set()


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_difference_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kind in differing(PLANTED[kind], monkeypatch)


def test_what_is_on_one_side_only_differs() -> None:
    assert compare.differences({"a": "1", "b": "2"}, {"b": "2", "c": "3"}) == ["a", "c"]


def test_a_kept_file_that_has_changed_is_found(tmp_path: Path) -> None:
    for side, text in (("before", "1"), ("now", "2")):
        folder = tmp_path / side / "tests" / "biblios" / "records"
        folder.mkdir(parents=True)
        (folder / "one.txt").write_text(text)
        (folder / "other.txt").write_text("")
    sides = [compare.kept(tmp_path / side) for side in ("before", "now")]
    assert compare.differences(*sides) == ["tests: biblios/records/one.txt"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ('<script nonce="abc">', '<script nonce="xyz">', True),
        ("/static/1f/table.js?v=3", "/static/2e/table.js?v=4", True),
        ('<time datetime="1">now</time>', '<time datetime="2">then</time>', True),
        ("<p>Lay a table</p>", "<p>Lay the table</p>", False),
    ],
)
def test_what_changes_with_every_request_does_not_count(one: str, other: str, same: bool) -> None:
    assert (compare.steady(one) == compare.steady(other)) == same


def test_a_picture_is_alike_if_its_things_wear_the_same_inks() -> None:
    svg = '<svg><style>.m{a}.m-pen{fill:red}.m-gilt{fill:gold}</style><g class="m-pen"/></svg>'
    less = '<svg><style>.m-pen{fill:red}.m{a}</style><g class="m-pen"/></svg>'
    assert compare.pictured(svg) == compare.pictured(less)
    assert compare.pictured(svg) != compare.pictured(svg.replace("red", "blue"))
    assert compare.pictured(svg) != compare.pictured(svg.replace("{a}", "{b}"))
    assert compare.pictured(svg) != compare.pictured(svg.replace('class="m-pen"', 'class="m-gilt"'))
