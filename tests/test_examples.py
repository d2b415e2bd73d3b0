"""The worked examples of all games: each comes true, on the plain sources and on the built package."""

from __future__ import annotations

import pytest

import mizban
from mizban.core.game.examples import Example, examples
from mizban.testing.example_checks import check_example, check_words

pytestmark = pytest.mark.built
ALL = [(game.name, example) for game in mizban.registered_games() for example in examples(game)]


@pytest.mark.parametrize(("name", "example"), ALL, ids=lambda value: value if isinstance(value, str) else value.id)
def test_an_example_comes_true(name: str, example: Example) -> None:
    check_example(mizban.game(name), example)


@pytest.mark.parametrize(("name", "example"), ALL, ids=lambda value: value if isinstance(value, str) else value.id)
def test_a_provisional_figure_is_named_where_the_note_tells_of_it(name: str, example: Example) -> None:
    assert bool(example.provisional) == ("provisional" in example.note.get("en", ""))
    assert bool(example.provisional) == ("موقت" in example.note.get("fa", ""))


@pytest.mark.parametrize(
    ("lang", "text", "right"),
    [
        ("fa", "آنا دسته‌های I تا IV را با حرف A می‌چیند.", True),
        ("fa", "Anna دسته‌ها را می‌چیند.", False),
        ("fa", "قرعه XX است.", False),
        ("en", "Anna lays the decks I to IV.", True),
        ("en", "آنا lays the decks.", False),
    ],
)
def test_sentences_are_said_in_the_letters_of_their_language(lang: str, text: str, right: bool) -> None:
    if right:
        check_words("here", lang, text)
        return
    with pytest.raises(AssertionError, match="word of another language"):
        check_words("here", lang, text)
