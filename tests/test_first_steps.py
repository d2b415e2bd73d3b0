"""What leads into the rules of a game: the game in one minute, the tips of the book, and a sample turn."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import clauses
import mizban
from mizban.core.game.book import NUMBER, pages
from mizban.core.game.examples import examples
from mizban.render.texts import LANGS
from rule_figures import LINK, SMALL, Figures, figures, page

GAMES = clauses.games()
PART = re.compile(r'^## <a id="(\w+)"></a>.+\n\n((?:- .+\n)+)', re.MULTILINE)
CITED = re.compile(rf"\(#({NUMBER})\)")
EXAMPLE = re.compile(r"\[([A-Z]+-?\d+)\]\(#\1(?:\.(\d+))?\)$", re.MULTILINE)
MINUTE = 200  # words that one reads in it, or a few less
PICTURES = range(4, 7)


def parts(game: str, lang: str) -> dict[str, list[str]]:
    """The parts before the chapters, and the lines of each."""
    return {name: lines.splitlines() for name, lines in PART.findall(page(game, lang))}


def said(game: str, lang: str, clauses: list[str]) -> Figures:
    """All the figures of some clauses."""
    texts = {id: text for chapter in pages(game, lang) for id, text in chapter.lines}
    found = [figures(texts[clause], lang) for clause in clauses]
    return Figures(sum((each.digits for each in found), Counter()), sum((each.words for each in found), Counter()))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_told_in_one_minute(game: str, lang: str) -> None:
    minute = parts(game, lang)["minute"]
    words = LINK.sub("", " ".join(minute)).split()
    assert 60 <= len(words) <= MINUTE
    assert all(CITED.findall(line) for line in minute)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_before_the_chapters_is_one_of_a_clause_that_is_cited_for_it(game: str, lang: str) -> None:
    for lines in parts(game, lang).values():
        for line in (EXAMPLE.sub("", line) for line in lines):
            own, there = figures(line, lang), said(game, lang, CITED.findall(line))
            known = {*there.digits, *there.words}
            assert {*own.digits} <= known, f"{line} says {sorted({*own.digits} - known)}, which its clauses do not"
            large = {word for word in own.words if int(word) > SMALL}
            assert large <= known, f"{line} says {sorted(large - known)}, which its clauses do not"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_tip_gives_its_reason_and_cites_a_clause(game: str, lang: str) -> None:
    tips = parts(game, lang).get("tips", [])
    assert bool(tips) is (game != "biblios")  # whose book has none
    known = {example.id: example for example in examples(mizban.game(game))}
    for tip in tips:
        assert {"en": "**Why?**", "fa": "**چرا؟**"}[lang] in tip
        assert CITED.findall(tip)
        for id, step in EXAMPLE.findall(tip):
            assert int(step or 0) < len(known[id].stages)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_sample_turn_in_some_pictures(game: str) -> None:
    [sample] = [example for example in examples(mizban.game(game)) if example.sample]
    assert len(sample.stages) in PICTURES
    assert all(stage.facts for stage in sample.stages)
