"""What the data file of a game says of it: its name, how many play, and what is chosen before it starts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from mizban.core.game.rulings import Ruling
from mizban.core.problem import Problem
from mizban.core.state import Said

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
    unsaid: str = ""
    """What a record of an older version was played with that does not name this option; "": the default."""

    def choices(self, seats: int) -> tuple[str, ...]:
        """What may be chosen with so many seats."""
        fitting = tuple(value for value in self.values if seats in self.seats.get(value, [seats]))
        return fitting or tuple(str(seat) for seat in range(seats))


@dataclass(frozen=True, repr=False, kw_only=True)
class Box:
    """A game as its box says it: names, numbers and options."""

    name: str
    """Its name in records and commands, and that of its folder."""
    data: dict[str, Any]
    """The tables of its components.toml."""
    clash: Callable[[dict[str, str]], Said | None] = lambda options: None
    """Why options that could each be chosen do not go together, with its clause; None: they do."""
    accepts: Callable[[str, str], bool] = lambda id, value: False
    """Whether an open option may have a value that its data does not list; a record holds what it was played with."""
    entered: Callable[[str], dict[str, str]] | None = None
    """The options that a file gives in which a host has entered the printed figures of the box; a Problem with the line
    where it is wrong."""

    def __repr__(self) -> str:
        options = ", ".join(setting.id for setting in self.settings) or "none"
        kind = type(self).__name__
        return f"<{kind} {self.name}: {self.least} to {self.most} seats, rules {self.rules}, options: {options}>"

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

    @property
    def versions(self) -> list[str]:
        """The versions of the rules that can be played: what began by an older one goes on by it."""
        oldest = self.data["meta"].get("oldest", self.rules)
        return [str(version) for version in range(int(oldest), int(self.rules) + 1)]

    @cached_property
    def rulings(self) -> list[Ruling]:
        """What changed in the rules, in the order of its data."""
        return [Ruling.of(row) for row in self.data.get("ruling", [])]

    @cached_property
    def settings(self) -> list[Setting]:
        """The options of the game, in the order of its data."""
        settings: list[Setting] = []
        for row in self.data.get("option", []):
            only_with = next(iter(row.get("only_with", {}).items()), None)
            limits = (row.get("seats", {}), row.get("people", {}), row.get("open", False), row.get("unsaid", ""))
            settings.append(Setting(row["id"], tuple(row["values"]), row["default"], only_with, *limits))
        return settings

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

    def chosen(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, the defaults filled in; a Problem when one of them cannot be."""
        if not self.least <= seats <= self.most:
            raise Problem("bad-seats", game=self.name, seats=seats, least=self.least, most=self.most)
        chosen = {setting.id: setting.default for setting in self.settings}
        for id, value in options.items():
            setting = next((setting for setting in self.settings if setting.id == id), None)
            if setting is None:
                raise Problem("unknown-option", game=self.name, option=id, known=", ".join(chosen))
            if value not in setting.choices(seats) and not (setting.open and self.accepts(id, value)):
                raise self.refused(setting, value, seats)
            chosen[id] = value
        return chosen

    def refused(self, setting: Setting, value: str, seats: int) -> Problem:
        """A value that an option cannot have, in the names that the reader sees on a page, and as they are typed."""
        label = self.called(setting.id, value)
        if value in setting.values:
            fitting = setting.seats[value]
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
        chosen = self.chosen(seats, options)
        clash = self.clash(self.counting(chosen))
        if clash:
            raise Problem("options-clash", why=lambda lang: self.said(clash, lang))
        return chosen

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

    def said(self, said: Said, lang: str) -> str:
        """A sentence of the game in a language; without texts, the name of its text."""
        return said[0]
