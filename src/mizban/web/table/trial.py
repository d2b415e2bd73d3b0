"""What a table that begins with a worked example shows besides: whose place one has, how far the example was followed,
and what is said in it next."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from mizban.core.game.trials import Trial, Words
from mizban.render.digits import digits
from mizban.render.texts import isolated
from mizban.server.table.room import Room
from mizban.web.book.examples import marked
from mizban.web.texts import texts


class Passed(NamedTuple):
    """A step of the example: one that is done, or the one that comes next in it."""

    name: str
    text: Markup
    done: bool


class Tried(NamedTuple):
    """An example while somebody tries it."""

    title: str
    kind: str  # whose it is: `book` or `ours`
    phase: str  # on its `way`, at its result and `over`, `on` after that, `left`, or `open` from the beginning
    told: str  # one sentence of where one is
    brief: str  # the same where there is little room
    word: str  # what the one who looks says now in the example; "" if they are not asked, or it has been left
    said: int  # how many words can be taken back
    kept: int  # how many of them are the example's
    rests: tuple[int, ...]  # the seats of bots that wait for somebody to play on
    ends: bool  # whether nothing is asked any more
    back: str  # the address of the step where it stands
    steps: tuple[Passed, ...]

    def part(self, seat: int) -> str:
        """How another seat answers, where it is not its own way; "" where it is."""
        if seat in self.rests:
            return "seat-rests"
        return f"seat-{self.kind}" if self.phase in ("way", "over") else ""


def tried(room: Room, viewer: int, lang: str) -> Tried | None:
    """The example of a table, for one who looks; None: it has none."""
    if room.play.way is None or room.play.match is None:
        return None
    trial, said = room.play.way.trial, room.play.match.record.said
    example, at = trial.example, phase(trial, said)
    kind = "book" if example.book else "ours"
    names = [isolated(name, lang) for name in example.names[lang]]
    figures: dict[str, object] = {
        "book": int(example.book),
        "name": names[trial.seat],
        "others": [name for seat, name in enumerate(names) if seat != trial.seat],
        "n": trial.seats - 1,
    }
    alone = "-alone" if trial.seats == 1 else ""
    ends = not room.play.match.s.legal
    told = f"trial-{at}{alone}" if not ends else "trial-done" if at == "over" else "trial-ends"
    say = texts(lang).say
    return Tried(
        say("trial-title", {"example": example.id, "title": digits(example.title[lang], lang)}),
        kind,
        at,
        say(told, figures),
        say(told, figures, "brief"),
        trial.next(said, viewer, len(room.play.open)) if viewer in room.play.due else "",
        len(said),
        trial.kept(said),
        tuple(room.play.due) if room.play.held else (),
        ends,
        f"/rules/{room.game.name}#{example.id}.{max(trial.done(said), 0)}",
        tuple(passed(trial, said, at, room.game.name, lang)),
    )


def phase(trial: Trial, said: Words) -> str:
    """How a table stands to its example."""
    if not trial.line:
        return "open"
    if not trial.follows(said):
        return "left"
    return "way" if len(said) < len(trial.line) else "over" if len(said) == len(trial.line) else "on"


def passed(trial: Trial, said: Words, phase: str, game: str, lang: str) -> list[Passed]:
    """The steps that are done, and on the way of the example the next one."""
    stages, done = trial.example.stages, trial.done(said)
    last = min(done + (phase == "way"), trial.step + len(trial.counts) - 1)
    say = texts(lang).say
    ends = {0: say("example-start"), len(stages) - 1: say("example-result")}
    return [
        Passed(ends.get(n, digits(n, lang)), marked(stages[n].text[lang], game), n <= done) for n in range(last + 1)
    ]
