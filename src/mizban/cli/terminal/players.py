"""Who plays in the terminal: people at this keyboard, bots in the other seats, and their names."""

from __future__ import annotations

from mizban.bots import bot
from mizban.bots.bot import Bot
from mizban.cli.command_line.messages import bots_named, texts
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.render.games import seen

LONGEST_NAME = 20
LEVEL = "medium"


def seated(seats: int, places: tuple[int, ...], hotseat: bool) -> list[int]:
    """The seats of the people at this keyboard."""
    if hotseat and places:
        raise Problem("seat-or-hotseat")
    for seat in places:
        if seat >= seats:
            raise Problem("no-such-seat", seat=seat, most=seats - 1)
    return list(range(seats)) if hotseat else sorted(set(places)) or [0]


def opponents(seats: int, people: list[int], names: tuple[str, ...], thinking: float) -> dict[int, Bot]:
    """The bots of the other seats."""
    free = [seat for seat in range(seats) if seat not in people]
    bots = [bot(name, seconds=thinking) for name in names or (LEVEL,)]
    if len(names) > len(free) or (len(bots) > 1 and len(bots) != len(free)):
        raise Problem("many-bots", bots=len(names), seats=len(free))
    return dict(zip(free, bots if len(bots) == len(free) else bots * len(free), strict=True))


def named(record: Record, people: list[int], given: tuple[str, ...], lang: str) -> list[str]:
    """A name for each seat: those given, then "You" for one person alone, "Player 2", "Bot A"."""
    if len(given) > len(people):
        raise Problem("many-names", names=len(given), people=len(people))
    say, names = texts(lang), [seen(record.game).texts(lang).player(seat) for seat in range(record.seats)]
    others = [seat for seat in range(record.seats) if seat not in people]
    for seat, name in zip(others, bots_named(len(others), lang), strict=True):
        names[seat] = name
    if len(people) == 1:
        names[people[0]] = say.say("play-you")
    for seat, name in zip(people, given, strict=False):
        names[seat] = " ".join(name.split())
        if not 0 < len(names[seat]) <= LONGEST_NAME or not names[seat].replace("\u200c", "").isprintable():
            raise Problem("bad-name", most=LONGEST_NAME)
    if len(set(names)) < len(names):
        raise Problem("same-name")
    return names
