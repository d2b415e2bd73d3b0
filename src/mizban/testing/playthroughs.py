"""One random game as text: a change in the rules shows as a difference that a reviewer can read."""

from __future__ import annotations

import json
from typing import Any

from mizban.core.match import Match
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.render.games import Game
from mizban.render.texts import foreign
from mizban.testing.face_checks import lines

LONG = 8  # rows of a table of which only the changes are shown


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What has changed between two views; of a list of lists or tables, and of a long table, only what did."""
    changed: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if value == before:
            continue
        alike = isinstance(before, list) and isinstance(value, list) and len(before) == len(value)
        nested = alike and any(isinstance(part, (list, dict)) for part in value)
        changed[key] = {i: part for i, part in enumerate(value) if part != before[i]} if nested else value  # type: ignore[index]
        if isinstance(before, dict) and before.keys() == value.keys() and len(value) > LONG:
            changed[key] = {name: part for name, part in value.items() if part != before[name]}
    return changed


def playthrough(game: Game, seats: int, seed: int = 1, options: dict[str, str] | None = None, most: int = 0) -> str:
    """One random game as text: every question, every option, what was said, the news, and how every view changed; or
    so many decisions of it."""
    match = Match(Record.new(game, seats, seed, options))
    rng = fast(seed)
    views: list[dict[str, Any]] = [{} for _ in range(seats + 1)]
    text = [match.record.body().rstrip("\n")]
    while True:
        s = match.s
        text += [f"  {line}" for line in lines(game, match.told[-1], seats) if not foreign(line, "en")]
        for viewer in range(seats + 1):
            view = game.view(s, viewer)
            text.append(f"  {viewer}: {json.dumps(changes(views[viewer], view))}")
            views[viewer] = view
        if not s.legal:
            text.append(f"scores {game.scores(s)} ranks {game.ranks(s)}")
        if not s.legal or len(match.record.said) == most > 0:
            return "\n".join(text) + "\n"
        option = s.legal[rng.below(len(s.legal))]
        text.append(f"{len(match.record.said)} {s.todo[-1]} {' '.join(o.word for o in s.legal)}")
        text.append(f"> {s.asked} {option.word}")
        match.say(s.asked, option.word)
