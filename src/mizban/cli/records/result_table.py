"""Who came where, as a table."""

from __future__ import annotations

from rich.table import Table

from mizban.cli.command_line.messages import texts
from mizban.render.games import Game


def result_table(game: Game, scores: list[int], ranks: list[int], lang: str, names: list[str] | None = None) -> Table:
    """Who came where with how much."""
    say, people = texts(lang), game.texts(lang, names)
    table = Table(title=say.say("replay-result"))
    for column in ("replay-place", "simulate-seat", "replay-points"):
        table.add_column(say.say(column))
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        table.add_row(say.number(ranks[seat]), people.player(seat), say.number(scores[seat]))
    return table
