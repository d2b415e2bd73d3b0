"""Records: a game as text that a person can read, send and keep. Options, seed and words; the rest follows.

biblios rules=1 seats=3 seed=7 penalty=standard
0 place:auction
1 take:gold_2
end 5,8,2 71b0c0f2a5a3e1d4
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from mizban.core.game import registry
from mizban.core.game.rules import Rules
from mizban.core.game.trials import Trial, trial
from mizban.core.problem import Problem
from mizban.core.rng import agreed, commitment

FAIR = ("commit", "secret", "shares")  # what a table published, kept and was given, where its chance was agreed
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
LARGEST = 4 * 2**20  # bytes of its text; that of the longest game is a small part of them
PLAIN = re.compile(r"[A-Za-z0-9_,.+:-]+")
SEED = re.compile(r"[A-Za-z0-9_,.+:/-]+")
NO_SEED = "0"  # where a position brings its own chance


@dataclass
class Record:
    """A game that was, or is being, played."""

    game: Rules
    seats: int
    seed: str
    options: dict[str, str]
    """All options of the game with their values."""
    fair: dict[str, str] = field(default_factory=dict)
    """Where the seed was agreed on: the hash of a secret, the secret, and the numbers that the seats gave."""
    said: list[tuple[int, str]] = field(default_factory=list)
    """Who said what, in order."""
    scores: list[int] | None = None
    """The result, once the game is over."""
    later: set[str] = field(default_factory=set)
    """Options that its text leaves out, as those that were not there yet when it was written: they are at their
    defaults, or `unsaid`."""
    rules: str = ""
    """The version of the rules that it began with and goes on by; empty: the present one."""
    example: str = ""
    """The worked example whose position it goes on from, as `Trial` names it; empty: a game from its beginning."""

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules

    @classmethod
    def new(
        cls, game: Rules, seats: int, seed: int | str, options: dict[str, str] | None = None, rules: str = ""
    ) -> Record:
        """A record with nothing said yet."""
        if not SEED.fullmatch(str(seed)):
            raise Problem("bad-seed", seed=str(seed))
        if rules and rules not in game.versions:
            raise Problem("other-rules", game=game.name, rules=rules, ours=game.rules)
        return cls(game, seats, str(seed), game.chosen(seats, options or {}), rules=rules)

    @classmethod
    def of_example(cls, game: Rules, begun: Trial) -> Record:
        """A record that goes on from a worked example; nothing is said yet."""
        return cls(game, begun.seats, NO_SEED, dict(begun.options), example=begun.name)

    @classmethod
    def read(cls, text: str) -> Record:
        """The record in a text; a Problem with the number of the line where it is broken."""
        lines = text.replace("\r\n", "\n").split("\n")
        record = head(lines[0])
        for number, line in enumerate(lines[1:], 2):
            if record.scores is not None and line:
                raise Problem("after-end", line=number)
            if line.startswith("end "):
                record.scores = ended(record, line, number)
            elif line:
                record.said.append(spoken(record, line, number))
            elif number < len(lines):
                raise Problem("empty-line", line=number)
        if lines[-1]:
            raise Problem("cut-off", line=len(lines))
        return record

    def write(self) -> str:
        """The record as text."""
        text = self.body()
        if self.scores is not None:
            text += f"end {','.join(map(str, self.scores))} {seal(text, self.scores)}\n"
        return text

    def body(self) -> str:
        """The text without its last line."""
        options = {id: value for id, value in self.options.items() if id not in self.later}
        example = {"example": self.example} if self.example else {}
        fields = {"rules": self.rules, "seats": str(self.seats), "seed": self.seed, **self.fair, **example, **options}
        lines = [" ".join([self.game.name, *(f"{key}={value}" for key, value in fields.items())])]
        lines += [f"{seat} {word}" for seat, word in self.said]
        return "\n".join(lines) + "\n"

    def start(self) -> Any:
        """The position before the first word; it keeps a log."""
        if self.example:
            return trial(self.game, self.example).start()
        return self.game.new(self.seats, self.seed, self.options, news=True, rules=self.rules)

    def quiet(self) -> Any:
        """The same without a log."""
        if not self.example:
            return self.game.new(self.seats, self.seed, self.options, rules=self.rules)
        s = self.start()
        s.news = None
        return s

    def replay(self) -> Any:
        """The position after the last word; for its log, see Match."""
        s = self.quiet()
        named = self.game.words.named
        answers = [named[word] for _, word in self.said if word in named]
        if s.follow([seat for seat, _ in self.said], answers) < len(self.said):
            for _ in self.play(self.start()):  # more slowly, to say where it goes wrong
                pass
        return s

    def play(self, s: Any) -> Iterator[int]:
        """Says the words one after the other at a starting position, and yields how many have been said."""
        for number, (seat, word) in enumerate(self.said, 1):
            line = number + 1
            if not s.legal:
                raise Problem("said-after-end", line=line)
            if seat != s.asked:
                raise Problem("wrong-seat", line=line, seat=seat, asked=s.asked)
            option = self.game.words.named.get(word)
            if option is None:
                raise Problem("unknown-word-at", line=line, word=word)
            if option not in s.legal:
                raise Problem("illegal-word-at", line=line, word=word, why=partial(self.game.why, s, word))
            s.play(option)
            yield number

    def finish(self, s: Any) -> None:
        """Writes the result down once the game is over."""
        self.scores = None if s.legal else self.game.scores(s)

    def verify(self) -> Any:
        """The final position of a finished game, or a Problem: words, chance, result and seal are all checked."""
        self.check_chance()
        s = self.replay()
        if s.legal or self.scores is None:
            raise Problem("unfinished", words=len(self.said))
        if self.game.scores(s) != self.scores:
            raise Problem("other-scores", ours=listed(self.game.scores(s)), theirs=listed(self.scores))
        return s

    @property
    def shared(self) -> bool:
        """Whether a player gave a number of their own, so that who committed to the secret did not know the seed."""
        return any(share != "none" for share in self.fair.get("shares", "none").split(","))

    def check_chance(self) -> None:
        """That the seed comes from a secret that was committed to, and from the numbers that the seats gave."""
        if not self.fair:
            return
        secret, shares = self.fair.get("secret", ""), self.fair.get("shares", "").split(",")
        if set(self.fair) != set(FAIR) or len(shares) != self.seats:
            raise Problem("half-fair")
        if commitment(secret) != self.fair["commit"]:
            raise Problem("other-secret")
        if agreed(secret, shares) != self.seed:
            raise Problem("other-seed")


def head(line: str) -> Record:
    """The first line of a record."""
    name, *pairs = line.split(" ")
    fields = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
    if len(fields) != len(pairs) or not {"rules", "seats", "seed"} <= set(fields):
        raise Problem("not-a-record")
    game = registry.rules(name)
    rules, seats, seed = fields.pop("rules"), fields.pop("seats"), fields.pop("seed")
    if rules not in game.versions:
        raise Problem("other-rules", game=name, rules=rules, ours=game.rules)
    if not NUMBER.fullmatch(seats):
        raise Problem("bad-seats", game=name, seats=seats[:20], least=game.least, most=game.most)
    fair = {key: fields.pop(key) for key in FAIR if key in fields}
    older = {setting.id: setting.unsaid for setting in game.settings if setting.unsaid and rules != game.rules}
    example = fields.pop("example", "")
    record = Record.new(game, int(seats), seed, older | fields, rules)
    record.fair, record.later, record.example = fair, set(record.options) - set(fields), example
    if example:
        check_example(record)
    return record


def check_example(record: Record) -> None:
    """That the example which a record goes on from is there, and is as it was."""
    begun = trial(record.game, record.example)
    if begun.seats != record.seats or record.rules != record.game.rules:
        raise Problem("other-example", example=begun.example.id, game=record.game.title)


def spoken(record: Record, line: str, number: int) -> tuple[int, str]:
    """A line with a word: who said it, and what."""
    seat, _, word = line.partition(" ")
    if not (NUMBER.fullmatch(seat) and int(seat) < record.seats and PLAIN.fullmatch(word)):
        raise Problem("broken-line", line=number)
    return int(seat), word


def ended(record: Record, line: str, number: int) -> list[int]:
    """The last line: the scores, and the seal over all that is above."""
    match = re.fullmatch(r"end (-?\d{1,9}(?:,-?\d{1,9})*) ([0-9a-f]{16})", line, re.ASCII)
    if not match:
        raise Problem("broken-line", line=number)
    scores = [int(score) for score in match[1].split(",")]
    if seal(record.body(), scores) != match[2]:
        raise Problem("broken-seal")
    return scores


def seal(body: str, scores: list[int]) -> str:
    """A short hash of a finished record: an edit by hand does not go unseen."""
    text = body + ",".join(map(str, scores))
    return hashlib.blake2b(text.encode(), digest_size=8, person=b"mizban-seal").hexdigest()


def listed(scores: list[int]) -> str:
    return ", ".join(map(str, scores))
