"""What a game says and shows: texts, pictures, and all that reaches one viewer."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

from mizban.core.data import check_data
from mizban.core.game.book import clauses
from mizban.core.game.registry import folder
from mizban.core.state import News
from mizban.core.words import Option
from mizban.render.games import Game
from mizban.render.texts import CLAUSE, COUNTS, LANGS, SEATS, Texts, source
from mizban.render.tongue import TONGUES

FORMS = ("wide", "tall")
SVG = "{http://www.w3.org/2000/svg}"
FIGURES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "S": 4, "Q": 4, "C": 6, "A": 7, "Z": 0}  # of each stroke of a path


@lru_cache
def faults_of_book(name: str) -> list[str]:
    """What is wrong with the rules of a game for people, and with what its texts name of them."""
    first, faults = clauses(name, LANGS[0]), []
    for lang in LANGS:
        if others := sorted(first ^ clauses(name, lang)):
            faults.append(f"book/{lang}.md and book/{LANGS[0]}.md do not have the same clauses: {', '.join(others)}")
        named = set(CLAUSE.findall(source(folder(name), lang)))
        if first and not named <= first:
            faults.append(f"texts/{lang}.ftl names clauses that no page has: {', '.join(sorted(named - first))}")
    return faults


def check_book(game: Game) -> None:
    """The rules for people have the same clauses in every language, and texts name none that is not there."""
    faults = faults_of_book(game.name)
    assert not faults, "\n".join(faults)


def check_box(game: Game) -> None:
    """The data file says what lists of games need, and the name of the game in every language."""
    check_data(game.data)
    for lang in LANGS[1:]:
        assert f"name_{lang}" in game.data["meta"], f"components.toml: [meta] has no name_{lang}"


def check_inks(game: Game, root: ElementTree.Element) -> None:
    """All inks and tones of a picture are there."""
    known = styles(game.stylesheet())
    for name in {name for element in root.iter() for name in element.get("class", "").split() if name != "m"}:
        assert name in known, f"{name} is no ink and no tone of this look"


@lru_cache
def styles(sheet: str) -> set[str]:
    """What a style sheet has a style for."""
    return {f"m-{name}" for name in ("lit", "shadow", "ring")} | set(re.findall(r"\.(m-[\w-]+)", sheet))


def check_terminal(game: Game, s: Any) -> None:
    """The table in text can be made in every language, where there is what prints it."""
    names = [f"<{seat}>" for seat in range(s.seats)]
    for lang in LANGS if find_spec("rich") else ():
        for viewer in {s.asked, s.seats}:
            assert game.terminal(game.view(s, viewer), lang, names), f"face/terminal.py shows nothing in {lang}"


def check_texts(game: Game, s: Any) -> None:
    """Every question, answer, explanation and refusal has a text in every language."""
    candidates = s.todo[-1].candidates(s)
    asked = set(candidates)
    strange = [o for o in game.words.all if o not in asked][:1]
    view = game.view(s, s.asked)
    for lang in dict.fromkeys((*LANGS, in_turn(game, s, s.asked))):
        for viewer in [None, *range(s.seats + 1)]:
            assert game.prompt(s, lang, viewer), f"{s.todo[-1]} asks nothing of viewer {viewer} in {lang}"
        for o in s.legal:
            assert game.say(s, o, lang), f"{o} says nothing in {lang}"
            assert not nameless(game, o, lang), f"{o} is said of a thing that has no name in {lang}"
            for eyes in (None, view):
                assert CLAUSE.search(game.help(o, lang, eyes)), f"{o} is explained without a clause in {lang}"
            assert game.why(s, o.word, lang) == "", f"{o} is offered and refused in {lang}"
            remark = game.remark(view, o, lang)
            assert isinstance(remark, str), f"the note on {o} is no text: {remark!r}"
        for o in candidates[:40]:
            why = game.why(s, o.word, lang)
            assert bool(why) == (o not in s.legal), (
                f"{o} is {'' if o in s.legal else 'not '}offered, and why says {why!r}"
            )
        for o in strange:
            assert game.why(s, o.word, lang), f"{o} is not asked for, and refused without a word in {lang}"


def in_turn(game: Game, s: Any, viewer: int) -> str:
    """A tongue, another one for every viewer and for most positions; a language, where the game names things in one."""
    return game.understood(TONGUES[(viewer + len(s.legal)) % len(TONGUES)])


@lru_cache(10_000)
def told_of(texts: Texts, id: str) -> bool:
    """Whether the text of an answer names the thing it is said of."""
    return texts.say(id, {"thing": ""}) != texts.say(id, {"thing": "?"})


def nameless(game: Game, o: Option, lang: str) -> bool:
    """Whether the text of an answer names a thing that has no name."""
    said = game.texts(lang)
    return game.thing(o.verb, o.arg, lang) == "" and told_of(said.texts, said.id(o))


def check_told(game: Game, part: News, seats: int, lang: str) -> None:
    """News say something to everybody they are for, and point at things that are explained."""
    for viewer in range(seats + 1):
        assert not part[0] >> viewer & 1 or game.tell(part, viewer, lang), f"{part[1]!r} says nothing in {lang}"
    for kind, i in zip(part[1].split(" ")[1:], part[2], strict=False):
        if kind not in (*SEATS, *COUNTS):
            assert game.thing(kind, i, lang) != "", f"{part[1]!r}: {kind} {i} has no name in {lang}"
    for ref in game.refs(part):
        assert game.about(ref, lang), f"{part[1]!r} points at {ref}, which nothing explains in {lang}"


def check_picture(game: Game, s: Any) -> None:
    """In every form the picture is well-formed, what can be chosen is lit in it and nothing else, and every thing in it
    that can be pointed at is explained; ids are not used twice, and names stand as they are."""
    for viewer in range(s.seats + 1):
        lang = in_turn(game, s, viewer)
        for form in FORMS:
            names = [f"<{seat}>" for seat in range(s.seats)]
            root = ElementTree.fromstring(game.svg(s, viewer, lang, names, form))
            things = [element for element in root.iter() if element.get("data-ref")]
            lit = [element.get("data-ref", "") for element in things if "m-lit" in element.get("class", "").split()]
            check_inks(game, root)
            check_lit(s.legal if viewer == s.asked else [], lit)
            ids = [element.get("id", "") for element in root.iter() if element.get("id")]
            assert len(set(ids)) == len(ids), f"ids are used twice: {sorted(ids)}"
            for element in things:
                check_about(game.about, element.get("data-ref", ""), lang)
            for element in root.iter(f"{SVG}path"):
                check_path(element.get("d", ""))


@lru_cache(10_000)
def check_about(about: Callable[[str, str], str], ref: str, lang: str) -> None:
    """A thing is explained, with its clause; a game explains the same thing in the same way."""
    said = about(ref, lang)
    assert CLAUSE.search(said), f"{ref} is not explained with its clause in {lang}: it says {said!r}"


@lru_cache(10_000)
def check_path(d: str) -> None:
    """Every stroke of a path has its figures: a browser draws nothing from the first that has not."""
    strokes = re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d)
    assert d.startswith("M"), f"this is no path: {d}"
    for stroke, figures in strokes:
        n, each = len(re.findall(r"-?(?:\d*\.\d+|\d+)", figures)), FIGURES[stroke.upper()]
        assert n and n % each == 0 if each else not n, f"a stroke of a path lacks a figure: {stroke}{figures} in {d}"


def check_lit(legal: list[Option], lit: list[str]) -> None:
    """What an option points at is lit, as often as it points at it; nothing else is."""
    for o in legal:
        for ref in set(o.ref.split()):
            assert lit.count(ref) >= o.ref.split().count(ref), f"{ref} of {o} is not lit in the picture"
    strange = set(lit) - {ref for o in legal for ref in o.ref.split()}
    assert not strange, f"{strange} cannot be chosen, but are lit"


def shown(game: Game, s: Any, viewer: int) -> dict[str, Any]:
    """Everything that reaches a viewer of this position."""
    view = game.view(s, viewer)
    seen: dict[str, Any] = {"view": view, "svg": game.svg(s, viewer, "fa"), "panels": game.panels(view)}
    seen["boards"] = [game.drawn(view, TONGUES[-1], [], form) for form in FORMS]
    seen["aid"] = game.aid(view) if game.aid else None
    seen["prompts"] = [game.prompt(s, lang, viewer) for lang in LANGS]
    if s.legal and viewer == s.asked:
        seen["options"] = [(o.word, game.say(s, o, "fa"), game.remark(view, o, "fa")) for o in s.legal]
        seen["why"] = [game.why(s, o.word, "fa") for o in s.todo[-1].candidates(s)[:100]]
    return seen


def lines(game: Game, news: list[News], viewer: int) -> list[str]:
    """What a viewer reads of some news, in every language."""
    return [text for lang in LANGS for part in news if (text := game.tell(part, viewer, lang))]
