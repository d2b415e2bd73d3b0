"""Changes of the game on a table: answers, and going back. They are plans: nothing happens until they are written."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete

from mizban.core.lessons import PUPIL
from mizban.server import commands as said
from mizban.server.entries import STRIDE, Change, Vote, Write, snapshot
from mizban.server.refusal import Refusal
from mizban.server.schema import SNAPSHOTS

if TYPE_CHECKING:
    from mizban.server.room import Room

WENT = ("leave", "relieve", "time-out")  # the ways in which a bot comes to play for somebody


def saying(room: Room, seat: int, word: str) -> Change:
    """An answer to the open question."""
    assert room.match is not None
    turn = room.match.tried(seat, word)
    if seat == PUPIL and room.goal and (wrong := room.goal.wrong(room.match.s, room.game.words.named[word])):
        raise Refusal(422, "lesson-wrong", why=lambda lang: room.game.texts(lang, room.names(lang)).said(wrong))
    entry = room.entry("say", seat, word=word, news=turn.news, mark=int(turn.s.learned + turn.s.rng.draws))
    entry.spent = room.thought(seat)
    words = len(room.match.record.said) + 1
    over = not turn.s.legal
    fields: dict[str, Any] = {"asked": 0 if over else room.person_asked(turn.s.asked)}
    if over:
        scores = room.game.scores(turn.s)
        fields |= {"state": "over", "ended": entry.at, "scores": msgspec.json.encode(scores).decode()}
    writes = [room.row(**fields)]
    if words % STRIDE == 0:
        writes.append(partial(snapshot, room.id, words, room.game.dump(turn.s)))

    def then() -> None:
        assert room.match is not None
        room.match.take(turn)
        if words % STRIDE == 0:
            room.kept[words] = turn.s
        room.spent[seat] += entry.spent
        room.opened(entry.n)
        if over:
            room.state = "over"

    return Change(entry, writes, then)


def undoing(room: Room, seat: int) -> Change:
    """A seat takes its last word back, if nobody has learned anything since."""
    assert room.match is not None
    if not room.match.undoable(seat):
        raise Refusal(409, "undo-unfair")
    return going_back(room, "undo", seat, 1)


def going_back(room: Room, kind: str, seat: int, count: int) -> Change:
    """So many words are taken back."""
    assert room.match is not None
    words = len(room.match.record.said) - count
    s = room.position(words)
    entry = room.entry(kind, seat, count=count, name=room.chairs[seat].name)
    late = (SNAPSHOTS.c.table == room.id) & (SNAPSHOTS.c.words > words)
    writes: list[Write] = [
        room.row(asked=room.person_asked(s.asked)),
        lambda c: c.execute(delete(SNAPSHOTS).where(late)),
    ]

    def then() -> None:
        room.back(count, s)
        room.opened(entry.n)

    return Change(entry, writes, then)


def check_absent(room: Room, seat: int, count: int) -> None:
    """Who cannot be asked has not agreed: whom others sent away, or who has left and whose own words would go."""
    for other, chair in enumerate(room.chairs):
        if chair.kind == "person" and chair.away and other != seat:
            words = [entry for entry in room.entries if entry.kind == "say" and not entry.gone][-count:]
            went = next(entry.kind for entry in reversed(room.entries) if entry.kind in WENT and entry.seat == other)
            if went != "leave" or any(entry.person == chair.person for entry in words):
                raise Refusal(409, "undo-absent", name=chair.name)


def asking(room: Room, seat: int) -> Change:
    """A seat asks to go back to before its last word. Bots agree; so does who has left by themselves."""
    assert room.match is not None
    if room.vote and room.others(room.vote.seat) - room.vote.yes:
        raise Refusal(409, "undo-asked")
    words = reversed(room.match.record.said)
    count = next((i for i, (who, _) in enumerate(words, 1) if who == seat), 0)
    if not count:
        raise Refusal(409, "undo-nothing")
    check_absent(room, seat, count)
    if not room.others(seat):
        return going_back(room, "undo-agreed", seat, count)
    entry = room.entry("undo-ask", seat, count=count, name=room.chairs[seat].name)
    return Change(entry, [], lambda: room.voted(Vote(entry.n, seat, count, frozenset([seat]))))


def answering(room: Room, seat: int, command: said.UndoAnswer) -> Change:
    """Somebody agrees that another goes back, or does not."""
    vote = room.vote
    if vote is None or vote.n != command.n:
        raise Refusal(409, "stale")
    if seat == vote.seat or seat in vote.yes:
        raise Refusal(409, "undo-answered")
    if not command.yes:
        return Change(room.entry("undo-no", seat, name=room.chairs[seat].name), [], lambda: room.voted(None))
    agreed = vote._replace(yes=vote.yes | {seat})
    check_absent(room, vote.seat, vote.words)
    if room.others(vote.seat) <= agreed.yes:
        return going_back(room, "undo-agreed", vote.seat, vote.words)
    return Change(room.entry("undo-yes", seat, name=room.chairs[seat].name), [], lambda: room.voted(agreed))
