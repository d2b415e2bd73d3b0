"""The chairs of a table: who sits where, who is there, and for whom a bot plays."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from mizban.server.errors import texts
from mizban.server.storage.people import Person


class Chair(msgspec.Struct):
    """A seat and who is on it. `away`: a bot plays for this person."""

    kind: str = "open"
    person: int = 0
    name: str = ""
    level: str = ""
    away: bool = False
    share: str = ""
    told: int = 0  # the last question that this person was told of while they were elsewhere
    online: bool = False
    since: float = 0.0  # when this person was last here

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat."""
        return self.kind == "bot" or self.away


def bot_chair(level: str) -> Chair:
    """A seat for a bot. It gives no number: that would be one more of the server's."""
    return Chair("bot", level=level, share="none")


def called(chairs: Iterable[Any], lang: str) -> list[str]:
    """What those are called who sit on chairs; each has a kind and a name."""
    say = texts(lang).say
    chairs = list(chairs)
    bots = sum(chair.kind == "bot" for chair in chairs)
    names: list[str] = []
    count = 0
    for chair in chairs:
        if chair.kind == "bot":
            count += 1
            names.append(say("bot-name", {"letter": say(f"letter-{count}")}) if bots > 1 else say("bot"))
        else:
            names.append(chair.name or "" if chair.kind == "person" else say("free-seat"))
    return names


class Chairs(list[Chair]):
    """All chairs of a table, by their seats. Whatever changes about them is changed here."""

    people: Mapping[str, Sequence[str]] = MappingProxyType({})  # [language] who sits there in an example

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(chair.kind != "open" for chair in self)

    @property
    def deserted(self) -> bool:
        """Whether all people have gone: then the game waits for them."""
        return not any(chair.kind == "person" and not chair.away for chair in self)

    def names(self, lang: str) -> list[str]:
        """What the players are called."""
        return list(self.people[lang]) if self.people else called(self, lang)

    def seat_of(self, person: Person | None) -> int:
        """The seat of a person, or -1."""
        if person is None:
            return -1
        return next((i for i, c in enumerate(self) if c.kind == "person" and c.person == person.id), -1)

    def others(self, seat: int) -> set[int]:
        """The seats of people who are there to agree."""
        return {i for i, chair in enumerate(self) if chair.kind == "person" and not chair.away and i != seat}

    def call(self, people: Mapping[str, Sequence[str]]) -> None:
        """One sits here in the place of somebody who is told of."""
        self.people = people

    def put(self, seat: int, chair: Chair) -> None:
        """Somebody else sits there from now on, or nobody."""
        self[seat] = chair

    def share(self, seat: int, share: str) -> None:
        """A seat has given its number."""
        self[seat].share = share

    def stand_in(self, seat: int, away: bool) -> None:
        """A bot plays for a person from now on, or does not any more."""
        self[seat].away = away

    def tell(self, seat: int, turn: int) -> None:
        """Somebody is told of a question while they are elsewhere."""
        self[seat].told = turn

    def look(self, here: set[int]) -> None:
        """These people look at the table now."""
        for chair in self:
            online = chair.kind == "person" and chair.person in here
            if chair.online and not online:
                chair.since = time.monotonic()
            chair.online = online

    def rename(self, person: Person) -> bool:
        """Somebody has another name; whether they sit here."""
        theirs = [chair for chair in self if chair.kind == "person" and chair.person == person.id]
        for chair in theirs:
            chair.name = person.name
        return bool(theirs)
