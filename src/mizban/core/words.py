"""The words of a game: every answer that can ever be given, made once and shared."""

from __future__ import annotations

from typing import Final, final

from mizban.core.packed import i64


@final
class Option:
    """One answer: `id` numbers it for learners, `word` is what a record keeps, `ref` what it points at."""

    def __init__(self, id: i64, verb: str, arg: i64, word: str, ref: str) -> None:
        self.id: Final[i64] = id  #: its number among all words of the game
        self.verb: Final[str] = verb  #: `take` of `take:gold_2`
        self.arg: Final[i64] = arg  #: the number of the thing it is said of
        self.word: Final[str] = word  #: its name for good
        self.amount: Final[bool] = word.rpartition(":")[2].isdigit()  #: whether it is a number, as in bid:4
        self.ref: Final[str] = ref  #: things on the table, "up:monks up:pigments"; empty: a button only

    def __repr__(self) -> str:
        return self.word


@final
class Words:
    """All options of one game, by number and by word."""

    def __init__(self) -> None:
        self.all: list[Option] = []  #: by number
        self.named: dict[str, Option] = {}  #: by word

    def verb(self, verb: str, thing: str, names: list[str]) -> list[Option]:
        """One option for each thing the verb can be said of; the i-th is for thing i."""
        return [self.add(verb, i, f"{verb}:{name}", f"{thing}:{name}" if thing else "") for i, name in enumerate(names)]

    def sets(self, verb: str, thing: str, names: list[str], sets: list[list[int]]) -> list[Option]:
        """One option for each set of things, `raise:monks+pigments`; its figure has a bit for each of them."""
        options: list[Option] = []
        for chosen in sets:
            bits = sum(1 << i for i in chosen)
            word = "+".join(names[i] for i in chosen)
            ref = " ".join(f"{thing}:{names[i]}" for i in chosen)
            options.append(self.add(verb, bits, f"{verb}:{word}", ref))
        return options

    def word(self, verb: str) -> Option:
        """An option that is said of nothing: pass, decline. It points at what says it on the table, `say:pass`."""
        return self.add(verb, 0, verb, f"say:{verb}")

    def add(self, verb: str, arg: i64, word: str, ref: str) -> Option:
        """One option; the usual way is `verb` or `word`."""
        if word in self.named:
            raise ValueError(f"the word {word} stands for two things")
        option = Option(len(self.all), verb, arg, word, ref)
        self.all.append(option)
        self.named[word] = option
        return option
