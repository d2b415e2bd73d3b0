"""Texts: Fluent files, one for each language, and Persian digits and directions in one place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeAlias
from unicodedata import bidirectional

from mizban.core.data import Flaw
from mizban.core.game.book import NUMBER
from mizban.core.game.registry import folder
from mizban.core.problem import Problem
from mizban.core.state import News, Said, State
from mizban.core.words import Option
from mizban.render import fluent
from mizban.render.digits import digits
from mizban.render.tongue import first, spoken

if TYPE_CHECKING:
    from mizban.render.games import Game

LANGS = ("en", "fa")
RIGHT_TO_LEFT = ("fa",)
CLAUSE = re.compile(NUMBER)
LONGEST = 500  # characters of a figure; more comes from somebody who means no good
SEATS = ("seat", "other")  # figures that are players
COUNTS = ("n", "of")  # figures that are numbers
HELD = re.compile("[\ue000-\uf8ff]")  # a place for a name: a sentence is made once for all tables
FIRST = 0xE000  # the place of seat 0
MANY = 20_000  # sentences to keep
FOREIGN = {"en": ("R", "AL", "AN"), "fa": ("L",)}  # the directions of letters that run against the language


New: TypeAlias = frozenset[int] | None  # the figures of a sentence that name something for the first time; None: all


def foreign(text: str, lang: str) -> bool:
    """Whether a letter runs against the language, of whatever script; a place for a name does not run at all."""
    return any(bidirectional(letter) in FOREIGN[lang] and not HELD.match(letter) for letter in text)


@lru_cache(MANY)
def isolated(text: str, lang: str) -> str:
    """A name, kept from turning the text around it when it runs the other way."""
    return f"\u2068{text}\u2069" if foreign(text, lang) else text


class Texts:
    """The messages of one language."""

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self.messages: fluent.Messages = {}
        self.options: dict[tuple[str, str], str] = {}  # what is said of options, which are many and always the same
        self.ids: dict[str, str] = {}  # [word] the message of an option
        for source in reversed(sources):  # the first counts
            self.messages |= fluent.read(source)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a message, with such an attribute."""
        return id in self.messages and (not attribute or attribute in self.messages[id])

    def say(self, id: str, figures: Mapping[str, object] | None = None, attribute: str = "") -> str:
        """A message with its figures filled in; a text that is missing is an error, not a blank."""
        pattern = self.messages.get(id, {}).get(attribute)
        if pattern is None:
            raise KeyError(f"the texts in {self.lang} have no message {id}{attribute and '.'}{attribute}")
        filled = {name: self.filled(value) for name, value in (figures or {}).items()}
        try:
            return self.told(pattern, filled)
        except KeyError as missing:
            raise ValueError(
                f"{id} in {self.lang}: there is no {missing}; it is given {', '.join(filled) or 'nothing'}"
            ) from None

    def told(self, pattern: fluent.Pattern, figures: Mapping[str, object]) -> str:
        """A text in the words it consists of."""
        return "".join([part if isinstance(part, str) else self.part(part, figures) for part in pattern])

    def part(self, part: fluent.Part, figures: Mapping[str, object]) -> str:
        """What stands in braces in a text; numbers are in the digits of the language."""
        match part:
            case fluent.Figure(name):
                value = figures[name]
                return digits(value, self.lang) if isinstance(value, int) else str(value)
            case fluent.Choice(name):
                return self.told(fluent.chosen(part, figures[name], self.lang), figures)
            case fluent.Other(id, attribute):
                return self.told(self.messages[id][attribute], figures)
            case fluent.Letters(text):
                return text
        return part

    def filled(self, value: object) -> object:
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return self.joined([digits(part, self.lang) if isinstance(part, int) else part for part in value])
        text = digits(value, self.lang) if str(value).isdigit() else str(value)
        return isolated(text if len(text) <= LONGEST else f"{text[:LONGEST]}…", self.lang)

    def joined(self, things: list[str]) -> str:
        """Several things in a row: "Monks, Pigments and Manuscripts"."""
        if len(things) < 2:
            return "".join(things)
        comma, last = self.say("list-comma"), self.say("list-and")
        return comma.join(things[:-1]) + last + things[-1]


def place_for(seat: int) -> str:
    """A place for the name of the player on a seat, in a text that is made once for all tables."""
    return chr(FIRST + seat)


def source(package: str, lang: str) -> str:
    """The Fluent file of a package for a language."""
    return files(package).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def common(lang: str) -> Texts:
    """What is the same for every game: problems, lists, players."""
    if lang not in LANGS:
        raise Problem("unknown-language", lang=lang, known=", ".join(LANGS))
    return Texts(lang, source("mizban.render", lang))


Problem.texts = common


@cache
def of_game(name: str, tongue: str) -> Texts:
    """The texts of a game, with the common ones. What was said of options is kept there, so each tongue has its own."""
    lang = spoken(tongue)
    common(lang)
    package = folder(name)
    try:
        return Texts(lang, source(package, lang), source("mizban.render", lang))
    except ValueError as error:
        raise Flaw(f"texts/{lang}.ftl: {error}") from error


@lru_cache(MANY)
def sentence(
    name: str, tongue: str, said: Said, attribute: str = "", viewer: int | None = None, new: New = None
) -> str:
    """The sentence of a text with its figures and with places for names; its clause comes last, in brackets. The viewer
    is who it is said to; with `told` it is said of them, to others. Where things have two names, the figures that are
    new have both, and the others the first only."""
    from mizban.render.games import game

    texts, found = of_game(name, tongue), game(name)
    id, *kinds = said[0].split(" ")
    clause = kinds.pop() if kinds and CLAUSE.fullmatch(kinds[-1]) else ""

    def figure(kind: str, value: int, at: int) -> object:
        if kind == "other" and value == viewer and attribute != "told":
            return texts.say("you")
        if kind in SEATS:
            return place_for(value)
        if kind in COUNTS:
            return value
        return found.thing(kind, value, found.understood(tongue if new is None or at in new else first(tongue)))

    figures = {kind: figure(kind, value, at) for at, (kind, value) in enumerate(zip(kinds, said[1], strict=True))}
    if attribute == "told" and viewer is not None:
        figures["me"] = place_for(viewer)
    text = texts.say(id, figures, attribute if texts.has(id, attribute) else "")
    return f"{text} ({isolated(clause, texts.lang)})" if clause else text


class GameTexts:
    """What one game says in one tongue to people with these names."""

    def __init__(self, game: Game, tongue: str, names: list[str] | None = None) -> None:
        self.game = game
        self.texts = of_game(game.name, tongue)
        self.tongue = tongue
        self.names = names

    def player(self, seat: int) -> str:
        """The name of the player on a seat; beyond the last one the game names who else there is, and who alone."""
        if seat >= self.game.most:
            return self.texts.say("name-rival" if self.names and len(self.names) == 1 else "name-beyond")
        return self.names[seat] if self.names else self.texts.say("player", {"n": seat + 1})

    def said(self, said: Said, attribute: str = "", viewer: int | None = None, new: New = None) -> str:
        """The sentence of a text with its figures and names; its clause comes last, in brackets."""
        text = sentence(self.game.name, self.tongue, said, attribute, viewer if " other" in said[0] else None, new)
        return HELD.sub(self.name, text)

    def name(self, held: re.Match[str]) -> str:
        """What stands in a place for a name."""
        return str(self.texts.filled(self.player(ord(held[0]) - FIRST)))

    def id(self, option: Option) -> str:
        """The message of an option: by its word, else by its verb."""
        found = self.texts.ids.get(option.word)
        if found is None:
            word = re.sub("[:+]", "-", option.word)
            found = self.texts.ids[option.word] = word if self.texts.has(word) else option.verb
        return found

    def option(self, option: Option, attribute: str = "", viewer: int | None = None) -> str:
        """One line for an option; what it is said of may have a player's name in it. Where that is the viewer's own and
        the game has other words for it, these."""
        if self.own(option, viewer):
            attribute = f"own-{attribute}" if attribute else "own"
        return HELD.sub(self.name, self.of_option(option, attribute))

    def own(self, option: Option, viewer: int | None) -> bool:
        """Whether an option names the viewer, to whom it is said in other words."""
        if viewer is None or not self.texts.has(self.id(option), "own"):
            return False
        return place_for(viewer) in self.of_option(option, "")

    def of_option(self, option: Option, attribute: str) -> str:
        """The line of an option with places for names."""
        key = (option.word, attribute)
        if key not in self.texts.options:
            kind = f"own-{option.verb}" if attribute.startswith("own") else option.verb
            thing = self.game.thing(kind, option.arg, self.game.understood(self.tongue))
            self.texts.options[key] = self.texts.say(self.id(option), {"thing": thing}, attribute)
        return self.texts.options[key]

    def help(self, option: Option, viewer: int | None = None, view: Any = None) -> str:
        """What an option does, with its clause; what it does at this table, where the game has words for that."""
        effect = "" if view is None else self.words(self.game.effect(view, option))
        return effect or self.option(option, "help", viewer)

    def words(self, words: str | Said) -> str:
        """A text that stands as it is, or a message."""
        return words if isinstance(words, str) else self.said(words)

    def about(self, ref: str) -> str:
        """What a thing is: its meaning, else the help of the word that it is or says, or the name of a player."""
        option = self.game.words.named.get(ref.removeprefix("say:"))
        if option is None and (seat := ref.removeprefix("seat:")) != ref and seat in map(str, range(self.game.most)):
            return self.words(self.game.meaning(ref)) or self.player(int(seat))
        return self.words(self.game.meaning(ref)) or (self.help(option) if option else "")

    def prompt(self, s: State, viewer: int | None = None) -> str:
        """The open question, or for another viewer what is waited for."""
        if not s.todo:
            return self.texts.say("game-over")
        return self.said(s.todo[-1].ask(s), "" if viewer in (None, s.asked) else "others")

    def why(self, s: State, word: str) -> str:
        """Why a word is not legal now; "" if it is."""
        option = self.game.words.named.get(word)
        if option is None:
            return self.texts.say("unknown-word", {"word": word})
        if option in s.legal:
            return ""
        if not s.todo:
            return self.texts.say("game-over")
        step = s.todo[-1]
        if option not in step.candidates(s):
            return self.texts.say("not-asked", {"question": self.prompt(s)})
        return self.said(step.why(s, option))

    def news(self, news: News, viewer: int, met: set[str] | None = None) -> str:
        """A line of the log for one viewer; "" when it is not for them. What they did themselves is said to them. Where
        things have two names, those that were not `met` before have both; from now on they are."""
        seats, text, figures = news
        if not seats >> viewer & 1:
            return ""
        own = bool(figures) and text.split(" ")[1:2] == ["seat"] and figures[0] == viewer
        new = None if met is None else self.met(news, met)
        return self.said((text, figures), "you" if own else "", viewer, new)

    def met(self, news: News, met: set[str]) -> frozenset[int]:
        """The figures of a line that name something that was not met before, by a name that is not its only one."""
        new: set[int] = set()
        for at, (kind, i) in enumerate(zip(news[1].split(" ")[1:], news[2], strict=False)):
            one, both = names_of(self.game.name, kind, i, self.tongue)
            if one != both and one not in met:
                met.add(one)
                new.add(at)
        return frozenset(new)


@lru_cache(MANY)
def names_of(name: str, kind: str, i: int, tongue: str) -> tuple[str, str]:
    """The first name of a thing, and all its names."""
    from mizban.render.games import game

    if kind in (*SEATS, *COUNTS):
        return "", ""
    found = game(name)
    one, both = (found.thing(kind, i, found.understood(each)) for each in (first(tongue), tongue))
    return str(one), str(both)
