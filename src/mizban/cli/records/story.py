"""A record played through for a viewer: who said what, what it brought, and how it looked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import seen


def viewer_of(record: Record, seat: int | None) -> int:
    """Whose eyes: a seat's, or the public's."""
    if seat is None:
        return record.seats
    if not 0 <= seat < record.seats:
        raise Problem("no-such-seat", seat=seat, most=record.seats - 1)
    return seat


def story(record: Record, viewer: int, lang: str) -> dict[str, Any]:
    """A record as data: who said what, and what it brought for this viewer."""
    match = Match(record)
    game = seen(record.game)
    told = [[line for news in part if (line := game.tell(news, viewer, lang))] for part in match.told]
    said = [{"seat": 0, "word": ""}, *({"seat": seat, "word": word} for seat, word in record.said)]
    said[0]["seat"] = -1
    return {
        "game": game.name,
        "rules": record.rules,
        "seats": record.seats,
        "seed": record.seed,
        "options": record.options,
        "over": not match.s.legal,
        "scores": game.scores(match.s) if not match.s.legal else None,
        "ranks": game.ranks(match.s) if not match.s.legal else None,
        "steps": [{**row, "news": lines} for row, lines in zip(said, told, strict=True)],
    }


def positions(record: Record, viewer: int, lang: str) -> Iterator[str]:
    """The picture of each position of a record."""
    s = record.start()
    yield seen(record.game).svg(s, viewer, lang)
    for _ in record.play(s):
        yield seen(record.game).svg(s, viewer, lang)
