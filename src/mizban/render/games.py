"""A game as the rest of the program sees it: one value, `GAME`, of each game's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mizban.core.game import registry
from mizban.core.game.book import pages
from mizban.core.game.examples import examples
from mizban.core.game.registry import folder
from mizban.core.game.rules import Rules
from mizban.core.state import News, Said, State
from mizban.core.words import Option
from mizban.render import svg
from mizban.render.aids import Aid
from mizban.render.names import names
from mizban.render.panels import Held, Holding, Panel, Row
from mizban.render.shapes import Board, Look, Shape
from mizban.render.shapes import Words as Text
from mizban.render.svg import Drawn
from mizban.render.texts import LANGS, GameTexts, common
from mizban.render.tongue import first, spoken

LOOKED: dict[str, tuple[Rules, str]] = {}  # games of other packages that were looked at, and what is wrong with them


@dataclass(frozen=True, repr=False, kw_only=True)
class Game(Rules):
    """The rules, the faces and the data of one game."""

    scene: Callable[[Any, str, str], list[Shape]]
    """A view as shapes, in a language and a form: "wide" or "tall", which is for phones and about 360 units wide."""
    thing: Callable[[str, int, str], str | int | list[str]]
    """The name of thing number i of a kind, in a language."""
    bilingual: bool = False
    """Whether it names things in whichever language a reader wants: then `scene` and `thing` are given a tongue, which
    is a language and that of the names; else a language only."""
    panels: Callable[[Any], list[Panel]] = lambda view: []
    """What stands beside the board for a view."""
    tally: Callable[[Any], list[Row]] = lambda view: []
    """The points so far, one row for each reason, as far as the one who looks may know them."""
    holdings: Callable[[Any], list[Holding]] = lambda view: []
    """What each seat has that is worth a glance: things by ref, with a figure or "" where there is none to tell."""
    held: Callable[[Any], list[Held]] = lambda view: []
    """What the one who looks plays with: it stays in sight where only a part of a large board is seen."""
    forget: Callable[[Any], Any] | None = None
    """A view without what its seat has seen before and would have to remember, for who likes to do that alone;
    None: all that one knows lies on the table."""
    note: Callable[[Any, Option], Text] = lambda view, option: ""
    """What an option would mean for the one who is asked, in a few words."""
    risky: Callable[[Any, Option], bool] = lambda view, option: False
    """Whether an option is one that nobody should choose by a slip: a page asks twice."""
    effect: Callable[[Any, Option], Text] = lambda view, option: ""
    """What an option does, with its clause, where that hangs on the table; "" for what its `.help` says."""
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
    aid: Callable[[Any], Aid] | None = None
    """The summary card for a view; without one, as it is printed: with everything."""
    sign: Callable[[str], Shape | None] = lambda name: None
    """A sign of the summary card, 24 by 24 about its centre; its word is the text `aid-sign-NAME`."""
    cover: Callable[[str], list[Shape]] | None = None
    """A small picture of the game for lists, in a language; it is shown without its cloth."""
    blank: Callable[[str], str] | None = None
    """A file such as `entered` reads, with the figures that are played with until then, explained in a language: to be
    changed and entered."""

    def say(self, s: State, option: Option, lang: str) -> str:
        """One line for an option, as the one who is asked reads it."""
        return self.texts(lang).option(option, "", s.asked)

    def help(self, option: Option, lang: str, view: Any = None) -> str:
        """A sentence that explains an option, with its clause; what it does at a table where a view of it is given."""
        return self.explaining(lang).help(option, view=view)

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
        common(spoken(lang))
        return svg.picture(self.scene(self.view(s, viewer), self.understood(lang), form), lang, names)

    def drawn(self, view: Any, lang: str, names: Sequence[str] = (), form: str = "wide") -> Drawn:
        """The board of a view in parts, for a page."""
        return svg.drawn(self.scene(view, self.understood(lang), form), lang, names)

    def understood(self, tongue: str) -> str:
        """What the game makes of a tongue: all of it, or the language that is spoken."""
        return tongue if self.bilingual else spoken(tongue)

    def terminal(self, view: Any, lang: str, names: list[str]) -> Any:
        """A view as text for a terminal, in a language, with the players' names: something that rich can print. It is
        the `table` of the game's `face/terminal.py`, else a plain one; either is loaded only here, and rich with it."""
        face = f"{folder(self.name)}.face"
        own = find_spec(face) and find_spec(f"{face}.terminal")
        return import_module(f"{face}.terminal" if own else "mizban.render.plain_table").table(view, lang, names)

    @cached_property
    def look(self) -> Look:
        """The cloth and the colours of all its pictures."""
        board: Board = self.scene(self.view(self.new(self.least), self.least), "en", "wide")[0]  # type: ignore[assignment]
        return board.look

    def front(self, lang: str) -> list[Shape]:
        """The cover that it brings, else its table before the first turn."""
        if self.cover:
            return self.cover(lang)
        return self.scene(self.view(self.new(self.least), self.least), lang, "wide")

    def stylesheet(self) -> str:
        """The style sheet of its pictures, for a page."""
        return svg.stylesheet(self.look)

    def token(self, ref: str, lang: str) -> str:
        """A small picture of a thing, for a page; "" if it has none."""
        emblem = self.emblem(ref)
        return svg.token(emblem, self.look, lang) if emblem else ""

    def about(self, ref: str, lang: str) -> str:
        """What a thing on the table is, with its clause; "" if there is no such thing."""
        return self.explaining(lang).about(ref)

    def explained(self, view: Any, ref: str, lang: str, names: list[str] | None = None) -> str:
        """What a thing is as the table lies now: what is at its place, else what such a thing is."""
        return self.explaining(lang, names).words(self.here(view, ref)) or self.about(ref, lang)

    def remark(self, view: Any, option: Option, lang: str, names: list[str] | None = None) -> str:
        """What an option would mean for the one who is asked; "" if there is nothing to say."""
        return self.texts(lang, names).words(self.note(view, option))

    def refs(self, news: News) -> list[str]:
        """The things on the table that a line of the log is about; seats are `seat:0` and so on."""
        _, text, figures = news
        name, *kinds = text.split(" ")
        told = zip(kinds, figures, strict=True)
        things = [f"seat:{i}" if kind in ("seat", "other") else self.piece(kind, i) for kind, i in told]
        return [ref for ref in (*things, self.piece(name, 0)) if ref]

    def texts(self, lang: str, names: list[str] | None = None) -> GameTexts:
        """What this game says in a language, with the players' names. Where things have two names it says the first."""
        return GameTexts(self, first(lang), names)

    def explaining(self, lang: str, names: list[str] | None = None) -> GameTexts:
        """The same for explanations, which have room for both names."""
        return GameTexts(self, lang, names)

    def said(self, said: Said, lang: str) -> str:
        """A sentence of the game in a language."""
        return self.texts(lang).said(said)


def game(name: str) -> Game:
    """The game of this name; a Problem where it is broken."""
    rules = registry.rules(name)
    if not registry.ours(name) and (message := flaw(rules)):
        raise registry.broken(name, message)
    return seen(rules)


def seen(rules: Rules) -> Game:
    """Rules that have a face, as all have that are registered."""
    assert isinstance(rules, Game), "GAME has no pictures"
    return rules


def flaw(rules: Rules) -> str:
    """What is wrong with a game of another package, which is looked at once; "" where nothing is."""
    name = rules.name
    if name not in LOOKED or LOOKED[name][0] is not rules:
        LOOKED[name] = (rules, "")  # while it is looked at, its texts ask for it
        try:
            shown_in_lists(seen(rules))
        except (Exception, SystemExit) as error:  # whatever somebody else's package raises
            LOOKED[name] = (rules, registry.in_a_line(error))
    return LOOKED[name][1]


def shown_in_lists(game: Game) -> list[object]:
    """All that a list of games shows of one, in every language."""
    shown: list[object] = [game.settings, game.stylesheet(), examples(game), names(game.name)]
    for lang in LANGS:
        shown += [pages(game.name, lang), svg.drawn(game.front(lang), lang)]
        shown += [game.said((f"lesson-{lesson.id}", ()), lang) for lesson in game.lessons]
    return shown


def registered_games() -> list[Game]:
    """All games that can be played, by name."""
    return registry.working(game)
