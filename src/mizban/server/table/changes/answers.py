"""Answers to what a table asks, one by one or all that are sealed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mizban.core.game.lessons import PUPIL
from mizban.core.match import Turn
from mizban.core.words import Option
from mizban.server.errors import Refusal
from mizban.server.storage.store import Write
from mizban.server.storage.tables import keep_snapshot
from mizban.server.table.changes.sealed import noting, sealing
from mizban.server.table.changes.undo import vote_over
from mizban.server.table.entries import STRIDE, Change, Entry

if TYPE_CHECKING:
    from mizban.server.table.room import Room


def saying(room: Room, seat: int, word: str) -> Change:
    """An answer to an open question. It is played at once, unless others who are asked together have yet to answer."""
    assert room.play.match is not None
    option = room.play.match.option(seat, word)
    if seat == PUPIL and room.play.goal and (wrong := room.play.goal.wrong(room.play.facing(seat), option)):
        raise Refusal(422, "lesson-wrong", why=lambda lang: room.game.texts(lang, room.chairs.names(lang)).said(wrong))
    if any(other != seat for other in room.play.due):
        return sealing(room, seat, word)
    return played(room, seat, option)


def played(room: Room, seat: int, option: Option) -> Change:
    """The last answer that was waited for is played, and with it those that are sealed, in the order of the record."""
    assert room.play.match is not None
    over = vote_over(room, "undo-past")
    turns: list[Turn] = []
    entries: list[Entry] = []
    for other in room.play.open:
        sealed = room.play.sealed.get(other)
        said = option if other == seat else room.play.match.option(other, room.play.sealed[other].word)
        turn = room.play.match.tried(other, said, turns[-1] if turns else None)
        entry = room.history.entry("say", other, word=turn.word, news=turn.news, mark=turn.mark)
        entry.n += len(over) + len(turns)
        entry.count = len(turns) + 1 if room.play.sealed else 0
        entry.person = sealed.person if sealed else 0
        turns.append(turn)
        entries.append(entry)
    mine = entries.pop(room.play.open.index(seat))
    mine.spent = room.clock.thought(seat)
    words, s = len(room.play.match.record.said), turns[-1].s
    kept = {words + i: turn.s for i, turn in enumerate(turns, 1) if (words + i) % STRIDE == 0}
    writes = after(room, s, mine.at)
    if not room.play.way:  # the positions of an example need not be whole, and nobody goes on for long
        writes += [keep_snapshot(room.id, at, room.game.dump(position), STRIDE) for at, position in kept.items()]

    def then() -> None:
        room.clock.charge(seat, mine.spent)
        room.play.take(turns, kept)
        room.play.opened(room.history.n)
        if not s.legal and not room.play.way:
            room.note("over")

    return Change(mine, writes, then, [*over, *entries])


def after(room: Room, s: Any, at: int) -> list[Write]:
    """What is written of a table that has come to a position: who is asked there, or the end of the game. An example
    has none: one can always go back."""
    if s.legal or room.play.way:
        return noting(room, [step.seat for step in s.open()])
    scores, ranks = (msgspec.json.encode(ask(s)).decode() for ask in (room.game.scores, room.game.ranks))
    return noting(room, [], state="over", ended=at, scores=scores, ranks=ranks)
