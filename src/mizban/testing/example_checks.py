"""Worked examples: the program plays each, and what it cites, shows and says is there."""

from __future__ import annotations

import re
from typing import Any

from mizban.core.game.book import clauses
from mizban.core.game.examples import Example, play
from mizban.render.digits import PERSIAN
from mizban.render.example_pictures import film
from mizban.render.games import Game
from mizban.render.texts import CLAUSE, LANGS
from mizban.testing.face_checks import FORMS

FIGURE = re.compile(r"\*\*([^*]*\d[^*]*)\*\*")  # after the digits of the language were made ours
REF = re.compile(r'data-ref="([^"]*)"')
TEXT = re.compile(r">([^<]+)<")
YOU = {"en": re.compile(r"\b(you|your)\b", re.IGNORECASE), "fa": re.compile(r"(?<![\w\u200c])شما(?![\w\u200c])")}
LATIN = {digit: number for number, digit in PERSIAN.items()}
STRANGE = {"fa": re.compile("[0-9]"), "en": re.compile("[۰-۹]")}
FOREIGN = {
    "fa": re.compile(r"\b(?![IV]+\b)[A-Za-z]{2,}"),
    "en": re.compile("[\u0600-\u06ef\u06fa-\u06ff]"),
}


def check_example(game: Game, example: Example) -> None:
    """An example comes true; its clauses, the things it marks and its texts in every language are there."""
    book = clauses(game.name, LANGS[0])
    cited = {*example.clauses, *([example.under] if example.under else [])}
    assert cited <= book, f"{example.id} cites {', '.join(sorted(cited - book))}, which no page has"
    assert example.facts, f"{example.id} states nothing"
    shown: set[str] = set()
    for n, moment in enumerate(play(game, example)):
        there = things(game, moment.state, example.viewer)
        shown |= there
        missing = [ref for ref in moment.stage.mark if ref not in there]
        assert not missing, f"{example.id}, step {n}: no picture shows {', '.join(missing)}"
        check_sentences(f"{example.id}, step {n}", moment.stage.text, book)
        for lang in LANGS:
            names = example.names[lang]
            assert len(names) == moment.state.seats, f"{example.id}: {len(names)} names for {moment.state.seats} seats"
            check_words(f"{example.id}, the names of the seats", lang, " ".join(names))
    assert {*example.cut} - {"table"} <= shown, f"{example.id}: no picture shows what it is cut to"
    for texts in (example.title, example.note, example.provisional):
        if texts:
            check_sentences(example.id, texts, book)
    for lang in LANGS:
        for form in FORMS:
            check_film(game, example, lang, form)


def things(game: Game, s: Any, viewer: int) -> set[str]:
    """All that a picture of a position can point at, in either form."""
    return {ref for form in FORMS for ref in REF.findall(game.svg(s, viewer, LANGS[0], form=form))}


def check_film(game: Game, example: Example, lang: str, form: str) -> None:
    """Every step can be drawn, of somebody and not to them, and the cuts lie on the board."""
    made = film(game, example, lang, form)
    assert len(made.frames) == len(example.stages), f"{example.id}: a step has no picture"
    assert all(width > 0 and height > 0 for _, _, width, height in made.cuts), f"{example.id} is cut to nothing"
    told = [entry for frame in made.frames for entry in frame.ledger]
    assert bool(told) == example.ledger, f"{example.id}: nothing in hand changes"
    said = " ".join([*TEXT.findall(" ".join(made.parts)), *(entry.after for entry in told)])
    to_somebody = YOU[lang].search(said)
    assert not to_somebody, (
        f"{example.id}: a picture says {to_somebody[0]!r} to who is told of: give its text a `.told`"
    )


def check_sentences(where: str, texts: dict[str, str], book: frozenset[str]) -> None:
    """Sentences in every language: each with its own digits, the same figures and the same clauses, which are there."""
    figures, cited = set(), set()
    for lang, text in texts.items():
        assert text.strip(), f"{where} says nothing in {lang}"
        named = frozenset(CLAUSE.findall(text))
        assert named <= book, f"{where} cites {', '.join(sorted(named - book))} in {lang}, which no page has"
        bare = CLAUSE.sub("", text)
        assert not STRANGE[lang].search(bare), f"{where} has digits of another language in {lang}: {text}"
        check_words(where, lang, bare)
        figures.add(tuple(sorted(FIGURE.findall(bare.translate(LATIN)))))
        cited.add(named)
    assert len(figures) == 1, f"{where} has other figures in each language: {figures}"
    assert len(cited) == 1, f"{where} cites other clauses in each language: {cited}"


def check_words(where: str, lang: str, text: str) -> None:
    """Nothing is said in the letters of another language; a Persian sentence may number decks as they are printed."""
    foreign = FOREIGN[lang].search(text)
    assert not foreign, f"{where} has a word of another language in {lang}: {text}"
