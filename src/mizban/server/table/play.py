"""The game on a table: its position, whose questions are open, what is sealed, and what all vote on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mizban.core.game.lessons import Goal, Lesson
from mizban.core.game.trials import Trial, Words
from mizban.core.match import Match, Turn
from mizban.core.record import Record
from mizban.render.games import Game
from mizban.server.table.chairs import Chairs
from mizban.server.table.clock import Clock
from mizban.server.table.entries import Entry, Vote


class Way:
    """The worked example that a table begins with. Bots answer as in it, as long as it is followed; at its result they
    wait until somebody wants to play on."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.on = False

    def play_on(self) -> None:
        """The bots wait no longer."""
        self.on = True

    def pause(self) -> None:
        """At the result they do."""
        self.on = False

    def rests(self, said: Words) -> bool:
        """Whether the bots wait."""
        return not self.on and self.trial.over(said)


class Play:
    """What the words at a table have come to. There is no match until it starts."""

    def __init__(self, game: Game, chairs: Chairs, clock: Clock, lesson: Lesson | None, way: Way | None) -> None:
        self.game = game
        self.chairs = chairs
        self.clock = clock
        self.lesson = lesson
        self.way = way
        self.learned: tuple[int, list[int]] = (-1, [])  # now, and after how many words goals of the lesson were reached
        self.match: Match | None = None
        self.turn = 0  # the number of the open question
        self.sealed: dict[int, Entry] = {}  # [seat] answers that wait for those of others
        self.vote: Vote | None = None
        self.kept: dict[int, Any] = {}  # [words said] positions to go back to
        self.failures = 0  # how often a bot could not answer the open question

    # ------------------------------------------------------------ whose question it is

    @property
    def open(self) -> list[int]:
        """The seats whose questions are open, in the order in which their answers are played."""
        return [step.seat for step in self.match.s.open()] if self.match else []

    @property
    def due(self) -> list[int]:
        """Those of them that have yet to answer."""
        return [seat for seat in self.open if seat not in self.sealed]

    @property
    def asked(self) -> int:
        """The first seat that has yet to answer, or -1."""
        return next(iter(self.due), -1)

    @property
    def by_bots(self) -> bool:
        """Whether nobody but bots has yet to answer."""
        return all(self.chairs[seat].by_bot for seat in self.due)

    @property
    def held(self) -> bool:
        """Whether the bots that are asked wait, because somebody asks to go back, or an example is over."""
        rests = self.way is not None and self.match is not None and self.way.rests(self.match.record.said)
        return (self.vote is not None or rests) and self.by_bots

    def waits(self, seat: int) -> bool:
        """Whether the answer of a person is waited for."""
        return seat in self.due and not self.chairs[seat].by_bot

    def facing(self, viewer: int) -> Any:
        """The position as it is for one who looks: their own question comes first, else that of who is waited for."""
        assert self.match is not None, "there is no game yet"
        seat = viewer if viewer in self.due else self.asked
        return self.match.s if seat == self.match.s.asked else self.match.s.facing(seat)

    def undoable(self, seat: int) -> int:
        """How many of its last words a seat may take back; the last may be one that nobody knows yet."""
        assert self.match is not None
        if self.way:
            return int(seat in self.sealed) or sum(other == seat for other, _ in self.match.record.said)
        return int(seat in self.sealed) if self.sealed else self.match.undoable(seat)

    # ------------------------------------------------------------ lessons

    @property
    def reached(self) -> list[int]:
        """After how many words the goals of the lesson were reached."""
        if self.lesson is None or self.match is None:
            return []
        if self.learned[0] != len(self.match.record.said):
            self.learned = (len(self.match.record.said), self.lesson.reached(self.match.record))
        return self.learned[1]

    @property
    def goal(self) -> Goal | None:
        """What is to be reached next in a lesson."""
        goals = self.lesson.goals if self.lesson else ()
        return goals[len(self.reached)] if len(self.reached) < len(goals) else None

    # ------------------------------------------------------------ what is on disk, and true now

    def begin(self, match: Match, n: int) -> None:
        """The game begins with entry n."""
        self.match = match
        self.opened(n)

    def resume(self, record: Record, told: list[Entry], kept: dict[int, Any]) -> None:
        """The game goes on from what was written: the start and the words that count, and positions that were kept."""
        self.kept = kept
        self.match = Match.resume(record, None, [e.mark for e in told], [e.news for e in told])
        self.match.s = self.position(len(record.said))
        record.finish(self.match.s)

    def opened(self, n: int) -> None:
        """A new question is open."""
        self.turn = n
        self.failures = 0
        self.vote = None
        self.sealed = {}
        if self.way:
            self.way.pause()
        self.clock.restart_all()

    def take(self, turns: Iterable[Turn], kept: dict[int, Any]) -> None:
        """Answers are played; positions among those that come of them are kept."""
        assert self.match is not None
        for turn in turns:
            self.match.take(turn)
        self.kept |= kept

    def back(self, count: int, s: Any) -> None:
        """Forgets the last words; `s` is the position before them."""
        assert self.match is not None
        self.match.undo(count, s)
        words = len(self.match.record.said)
        self.kept = {at: kept for at, kept in self.kept.items() if at <= words}

    def position(self, words: int) -> Any:
        """The position after so many words, from the nearest one that was kept."""
        assert self.match is not None
        record = self.match.record
        at = max((at for at in self.kept if at <= words), default=0)
        s = self.kept[at].copy() if at else record.quiet()
        rest = record.said[at:words]
        followed = s.follow([seat for seat, _ in rest], [self.game.words.named[word] for _, word in rest])
        if followed < len(rest):
            raise ValueError(f"word {at + followed + 1} does not follow")
        return s

    def seal(self, entry: Entry) -> None:
        """A seat has answered, and others have yet to."""
        self.sealed[entry.seat] = entry

    def unseal(self, seat: int) -> None:
        """A seat has taken its answer back."""
        del self.sealed[seat]

    def voted(self, vote: Vote | None) -> None:
        """A request to go back is open, with those who have agreed; or none is."""
        self.vote = vote

    def failed(self) -> int:
        """A bot could not answer; how often that has happened with this question."""
        self.failures += 1
        return self.failures


def blank(play: Play, seats: int, seed: str, options: dict[str, str], rules: str = "") -> Record:
    """The record of a game before its first word."""
    if play.way:
        return Record.of_example(play.game, play.way.trial)
    return Record.new(play.game, seats, seed, options, rules)
