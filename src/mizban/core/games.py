"""A game as the rest of the program sees it: one value, `GAME`, of each game's folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from importlib import import_module
from itertools import product
from math import prod
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from mizban.core.lessons import Lesson
from mizban.core.plain import plain, rebuilt
from mizban.core.problem import Problem
from mizban.core.rng import Rng, keyed
from mizban.core.state import News, Said, State
from mizban.core.words import Option, Words

if TYPE_CHECKING:
    from mizban.render.panels import Held, Holding, Panel, Row
    from mizban.render.shapes import Board, Look, Shape
    from mizban.render.shapes import Words as Text
    from mizban.render.svg import Drawn
    from mizban.render.texts import GameTexts

MANY = 32  # sets of options


@dataclass(frozen=True)
class Setting:
    """A choice made for the whole game before it starts. `values` empty: the number of a seat."""

    id: str
    values: tuple[str, ...]
    default: str
    only_with: tuple[str, str] | None = None
    """The other option and its value with which alone this one counts."""
    seats: dict[str, list[int]] = field(default_factory=dict)
    """With how many seats a value may be chosen; with any number where it is not said."""
    people: dict[str, int] = field(default_factory=dict)
    """How many people a value is for: bots have the other seats. For any number where it is not said."""
    open: bool = False
    """Whether a game may be played with other values too, if it `accepts` them: a name, and after a `+` what it is the
    name of."""

    def choices(self, seats: int) -> tuple[str, ...]:
        """What may be chosen with so many seats."""
        fitting = tuple(value for value in self.values if seats in self.seats.get(value, [seats]))
        return fitting or tuple(str(seat) for seat in range(seats))


@dataclass(frozen=True)
class Knowledge:
    """What is known of playing a game well, for bots to think with. It looks only at what a seat may know."""

    likely: Callable[[Any, Rng, int], Option]
    """A sensible answer to the open question, quickly found; judging every worth up to so many per cent off."""
    world: Callable[[Any, int, Rng], Any]
    """A position that a seat cannot tell from this one, as sensible players may have brought it about."""
    cost: int = 1
    """How many times as long as usual a likely answer takes: a bot thinks about so many times fewer of them."""


@dataclass(frozen=True)
class Use:
    """A card that was in play in a game that has ended, and the seats that used it."""

    kind: str
    """As `thing` knows it; the game has a text `uses-KIND` that heads a table of them."""
    card: int
    seats: tuple[int, ...]


@dataclass(frozen=True, repr=False)
class Game:
    """The rules, the faces and the data of one game."""

    name: str
    """Its name in records and commands, and that of its folder."""
    new_game: Callable[[int, Rng, dict[str, str]], Any]
    """The first position, for so many seats, with this chance and all options; `new` is for callers."""
    view: Callable[[Any, int], Any]
    """What a seat may know, as plain data; the seat after the last is the public."""
    redeal: Callable[[Any, int, Rng], Any]
    """A position that a seat cannot tell from this one."""
    scores: Callable[[Any], list[int]]
    """Points of each seat."""
    ranks: Callable[[Any], list[int]]
    """The place of each seat, tie-breaks counted: [1, 3, 2]."""
    invariant: Callable[[Any], None]
    """Fails when pieces are lost or doubled; for tests."""
    scene: Callable[[Any, str, str], list[Shape]]
    """A view as shapes, in a language and a form: "wide" or "tall", which is for phones and about 360 units wide."""
    thing: Callable[[str, int, str], str | int | list[str]]
    """The name of thing number i of a kind, in a language."""
    words: Words
    """Every answer that can ever be given."""
    data: dict[str, Any]
    """The tables of its components.toml."""
    panels: Callable[[Any], list[Panel]] = lambda view: []
    """What stands beside the board for a view."""
    tally: Callable[[Any], list[Row]] = lambda view: []
    """The points so far, one row for each reason, as far as the one who looks may know them."""
    holdings: Callable[[Any], list[Holding]] = lambda view: []
    """What each seat has that is worth a glance: things by ref, with a figure or "" where there is none to tell."""
    held: Callable[[Any], list[Held]] = lambda view: []
    """What the one who looks plays with: it stays in sight where only a part of a large board is seen."""
    note: Callable[[Any, Option], Text] = lambda view, option: ""
    """What an option would mean for the one who is asked, in a few words."""
    risky: Callable[[Any, Option], bool] = lambda view, option: False
    """Whether an option is one that nobody should choose by a slip: a page asks twice."""
    late: Callable[[Any, Option], int] = lambda view, option: 0
    """Where an option stands in a list: 1 after all others, -1 before them."""
    meaning: Callable[[str], Text] = lambda ref: ""
    """What a thing on the table is, with its clause; "" for what is a word of the game: its help says it."""
    here: Callable[[Any, str], Text] = lambda view, ref: ""
    """What a place of the table is and holds now, with its clause; "" for what its meaning says."""
    piece: Callable[[str, int], str] = lambda kind, i: ""
    """The ref of thing number i of a kind, so that news can point at it. The name of a text is a kind, too: the place
    that all such news are about."""
    emblem: Callable[[str], Shape | None] = lambda ref: None
    """A small drawing for a ref, 24 by 24 about its centre."""
    cover: Callable[[str], list[Shape]] | None = None
    """A small picture of the game for lists, in a language; it is shown without its cloth."""
    clash: Callable[[dict[str, str]], Said | None] = lambda options: None
    """Why options that could each be chosen do not go together, with its clause; None: they do."""
    accepts: Callable[[str, str], bool] = lambda id, value: False
    """Whether an open option may have a value that its data does not list; a record holds what it was played with."""
    entered: Callable[[str], dict[str, str]] | None = None
    """The options that a file gives in which a host has entered the printed figures of the box; a Problem with the line
    where it is wrong."""
    blank: Callable[[str], str] | None = None
    """Such a file with the figures that are played with until then, explained in a language: to be changed and
    entered."""
    used: Callable[[Any, list[tuple[int, Option]]], list[Use]] | None = None
    """The cards that were in play and who used them, from the end of a game and all answers: for statistics."""
    knowledge: Knowledge | None = None
    """What bots know of playing it; without it they play by the rules alone."""
    lessons: tuple[Lesson, ...] = ()
    """What it teaches."""

    def __repr__(self) -> str:
        options = ", ".join(setting.id for setting in self.settings) or "none"
        return f"<Game {self.name}: {self.least} to {self.most} seats, rules {self.rules}, options: {options}>"

    @property
    def least(self) -> int:
        """The smallest number of seats."""
        return int(self.data["meta"]["min_players"])

    @property
    def most(self) -> int:
        """The largest number of seats."""
        return int(self.data["meta"]["max_players"])

    @property
    def minutes(self) -> int:
        """How long a game takes among people, about; 0 when nobody says."""
        return int(self.data["meta"].get("play_minutes", 0))

    @property
    def rules(self) -> str:
        """The version of the rules: it changes when a record could replay to another result."""
        return str(self.data["meta"]["rules"])

    @cached_property
    def settings(self) -> list[Setting]:
        """The options of the game, in the order of its data."""
        found: list[Setting] = []
        for row in self.data.get("option", []):
            only_with = next(iter(row.get("only_with", {}).items()), None)
            limits = (row.get("seats", {}), row.get("people", {}), row.get("open", False))
            found.append(Setting(row["id"], tuple(row["values"]), row["default"], only_with, *limits))
        return found

    @property
    def duel(self) -> int:
        """The fewest seats where bots and measurements have somebody to play against."""
        return max(2, self.least)

    def title(self, lang: str) -> str:
        """The name of the game in a language."""
        return str(self.data["meta"].get(f"name_{lang}", self.data["meta"]["name"]))

    def short(self, lang: str) -> str:
        """The name of the game where there is little room."""
        return str(self.data["meta"].get("short" if lang == "en" else f"short_{lang}", self.title(lang)))

    def new(self, seats: int, seed: int | str = 0, options: dict[str, str] | None = None, news: bool = False) -> Any:
        """A game at its first question; the same seats, seed and options always give the same chance.
        With `news` it keeps a log in `s.news` for people to read."""
        s = self.new_game(seats, keyed(str(seed)), self.chosen(seats, options or {}))
        if not news:
            s.news = None
        return s

    def chosen(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, the defaults filled in; a Problem when one of them cannot be."""
        if not self.least <= seats <= self.most:
            raise Problem("bad-seats", game=self.name, seats=seats, least=self.least, most=self.most)
        found = {setting.id: setting.default for setting in self.settings}
        for id, value in options.items():
            setting = next((setting for setting in self.settings if setting.id == id), None)
            if setting is None:
                raise Problem("unknown-option", game=self.name, option=id, known=", ".join(found))
            if value not in setting.choices(seats) and not (setting.open and self.accepts(id, value)):
                raise self.refused(setting, value, seats)
            found[id] = value
        return found

    def refused(self, setting: Setting, value: str, seats: int) -> Problem:
        """A value that an option cannot have, in the names that the reader sees on a page, and as they are typed."""
        label = self.called(setting.id, value)
        if value in setting.values:
            fitting = partial(numbers, setting.seats[value])
            return Problem("option-seats", pair=f"{setting.id}={value}", label=label, known=fitting, seats=seats)
        choices = setting.choices(seats)
        return Problem(
            "bad-open-option" if setting.open else "bad-option",
            option=setting.id,
            value=value,
            known=", ".join(choices),
            name=lambda lang: self.option_name(setting.id, lang),
            label=label,
            labels=lambda lang: ("، " if lang == "fa" else ", ").join(
                self.value_name(setting.id, choice, lang) for choice in choices
            ),
        )

    def option_name(self, id: str, lang: str) -> str:
        """What an option is called."""
        row = next(row for row in self.data["option"] if row["id"] == id)
        return str(row.get("name" if lang == "en" else f"name_{lang}", id))

    def value_name(self, id: str, value: str, lang: str) -> str:
        """What a value of an option is called; one without a name stands for itself, and one that was entered bears
        its own."""
        row = next(row for row in self.data["option"] if row["id"] == id)
        name = value.partition("+")[0] if row.get("open", False) else value
        return str(row.get("labels" if lang == "en" else f"labels_{lang}", {}).get(value, name))

    def called(self, id: str, value: str) -> Callable[[str], str]:
        """What a value of an option is called, in the language that is asked for."""
        return lambda lang: self.value_name(id, value, lang)

    def crew(self, options: dict[str, str]) -> tuple[str, str, int] | None:
        """The option that says how many people a table is for, its value and that number; None: nothing says it."""
        for setting in self.settings:
            value = options.get(setting.id, setting.default)
            if value in setting.people:
                return setting.id, value, setting.people[value]
        return None

    def agreed(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The same for a game that begins now: options that contradict each other are refused. Old records may have
        them, so `new` and `chosen` take them as they always did."""
        found = self.chosen(seats, options)
        clash = self.clash(self.counting(found))
        if clash:
            raise Problem("options-clash", why=lambda lang: self.texts(lang).said(clash))
        return found

    def counting(self, options: dict[str, str]) -> dict[str, str]:
        """These options without those that do not count with the others: what they say does not matter."""
        chosen = {setting.id: options.get(setting.id, setting.default) for setting in self.settings}
        needs = {setting.id: setting.only_with for setting in self.settings if setting.only_with}
        idle = {id for id, (other, value) in needs.items() if chosen[other] != value}
        return {id: value for id, value in options.items() if id not in idle}

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Every combination of options there is for so many seats; where there are too many, enough of them for every
        value of every option to come up."""
        choices = {setting.id: setting.choices(seats) for setting in self.settings}
        if prod(map(len, choices.values())) <= MANY:
            for values in product(*choices.values()):
                yield dict(zip(choices, values, strict=True))
        else:
            for i in range(max(map(len, choices.values()))):
                rows = enumerate(choices.items())
                yield {id: values[(i + at * (1 + i // len(values))) % len(values)] for at, (id, values) in rows}

    def dump(self, s: Any) -> dict[str, Any]:
        """A whole position, secrets and all, as plain JSON data."""
        return {"game": self.name, "rules": self.rules, **plain(s)}

    def load(self, data: dict[str, Any]) -> Any:
        """The position that `dump` wrote down."""
        if not isinstance(data, dict):
            raise Problem("bad-position", game=self.name)
        if data.get("game") != self.name or data.get("rules") != self.rules:
            raise Problem("other-rules", game=str(data.get("game")), rules=str(data.get("rules")), ours=self.rules)
        try:
            s = rebuilt(self.new(self.least), data)
            self.invariant(s)
        except (AssertionError, AttributeError, LookupError, OverflowError, TypeError, ValueError):
            raise Problem("bad-position", game=self.name) from None
        return s

    def option(self, s: State, word: str) -> Option:
        """The legal option with this word; a Problem that says why when there is none."""
        option = self.words.named.get(word)
        if option is None:
            raise Problem("unknown-word", word=word)
        if option not in s.legal:
            raise Problem("illegal-word", word=word, why=partial(self.why, s, word))
        return option

    def say(self, s: State, option: Option, lang: str) -> str:
        """One line for an option, as the one who is asked reads it."""
        return self.texts(lang).option(option, "", s.asked)

    def help(self, option: Option, lang: str) -> str:
        """A sentence that explains an option, with its clause."""
        return self.texts(lang).help(option)

    def prompt(self, s: State, lang: str, viewer: int | None = None, names: list[str] | None = None) -> str:
        """The open question for the seat that is asked; for another viewer what is waited for."""
        return self.texts(lang, names).prompt(s, viewer)

    def why(self, s: State, word: str | Option, lang: str, names: list[str] | None = None) -> str:
        """Why this word is not legal now: one sentence and its clause; "" if it is."""
        return self.texts(lang, names).why(s, word if isinstance(word, str) else word.word)

    def tell(self, news: News, viewer: int, lang: str, names: list[str] | None = None) -> str:
        """A line of the log for one viewer; "" if it is not for this viewer."""
        return self.texts(lang, names).news(news, viewer)

    def svg(self, s: State, viewer: int, lang: str, names: Sequence[str] = (), form: str = "wide") -> str:
        """The board as a seat sees it."""
        from mizban.render.svg import picture
        from mizban.render.texts import common

        common(lang)
        return picture(self.scene(self.view(s, viewer), lang, form), lang, names)

    def drawn(self, view: Any, lang: str, names: Sequence[str] = (), form: str = "wide") -> Drawn:
        """The board of a view in parts, for a page."""
        from mizban.render.svg import drawn

        return drawn(self.scene(view, lang, form), lang, names)

    def terminal(self, view: Any, lang: str, names: list[str]) -> Any:
        """A view as text for a terminal, in a language, with the players' names: something that rich can print. It is
        the `table` of the game's `face/terminal.py`, which is loaded only here, and rich with it."""
        return import_module(f"{folders()[self.name]}.face.terminal").table(view, lang, names)

    @cached_property
    def look(self) -> Look:
        """The cloth and the colours of all its pictures."""
        board: Board = self.scene(self.view(self.new(self.least), self.least), "en", "wide")[0]  # type: ignore[assignment]
        return board.look

    def stylesheet(self) -> str:
        """The style sheet of its pictures, for a page."""
        from mizban.render.svg import stylesheet

        return stylesheet(self.look)

    def token(self, ref: str, lang: str) -> str:
        """A small picture of a thing, for a page; "" if it has none."""
        from mizban.render.svg import token

        emblem = self.emblem(ref)
        return token(emblem, self.look, lang) if emblem else ""

    def lesson(self, id: str) -> Lesson:
        """The lesson of this name."""
        found = next((lesson for lesson in self.lessons if lesson.id == id), None)
        if found is None:
            raise Problem("unknown-lesson", lesson=id)
        return found

    def about(self, ref: str, lang: str) -> str:
        """What a thing on the table is, with its clause; "" if there is no such thing."""
        return self.texts(lang).about(ref)

    def found(self, view: Any, ref: str, lang: str, names: list[str] | None = None) -> str:
        """What a thing is as the table lies now: what is at its place, else what such a thing is."""
        return self.texts(lang, names).words(self.here(view, ref)) or self.about(ref, lang)

    def remark(self, view: Any, option: Option, lang: str, names: list[str] | None = None) -> str:
        """What an option would mean for the one who is asked; "" if there is nothing to say."""
        return self.texts(lang, names).words(self.note(view, option))

    def refs(self, news: News) -> list[str]:
        """The things on the table that a line of the log is about; seats are `seat:0` and so on."""
        _, text, figures = news
        name, *kinds = text.split(" ")
        told = zip(kinds, figures, strict=True)
        found = [f"seat:{i}" if kind in ("seat", "other") else self.piece(kind, i) for kind, i in told]
        return [ref for ref in (*found, self.piece(name, 0)) if ref]

    def texts(self, lang: str, names: list[str] | None = None) -> GameTexts:
        """What this game says in a language, with the players' names."""
        from mizban.render.texts import GameTexts

        return GameTexts(self, lang, names)


def numbers(found: list[int], lang: str) -> str:
    """Some numbers in a row, in a language."""
    from mizban.render.texts import common, digits

    return common(lang).joined([digits(n, lang) for n in found])


@cache
def folders() -> dict[str, str]:
    """The package of each game: ours, then those of others that MIZBAN_GAMES names, with commas between."""
    ours = sorted(found.name for found in iter_modules(import_module("mizban.games").__path__))
    found = {name: f"mizban.games.{name}" for name in ours}
    others = [package for package in os.environ.get("MIZBAN_GAMES", "").split(",") if package]
    return found | {package.rpartition(".")[2]: package for package in others}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in folders():
        raise Problem("unknown-game", game=name, known=", ".join(folders()))
    found = import_module(folders()[name]).GAME
    assert isinstance(found, Game)
    return found


def registered_games() -> list[Game]:
    """All games, by name."""
    return [game(name) for name in folders()]
