"""The reader of Fluent files, compared with Fluent's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

import mizban
from mizban.render.digits import digits
from mizban.render.fluent import Choice, Figure, Letters, Other, read
from mizban.render.texts import Texts

ROOT = Path(mizban.__file__).parent
FILES = sorted([*ROOT.rglob("*.ftl"), *Path(__file__).parent.parent.rglob("*.ftl")])
VALUES = (0, 1, 2, 3, 11, -1, "array", "A name", "نام")

HARD = """
# a comment
plain = A text   
    goes on

      further in
    and back.{ " " }

block =
    first
        second
    { $n } third
    .of = { $n ->
        [0] none
        [one] one, { block.own }
       *[other]
            { $n } of them
            in two lines
}
    .own = { plain }
only =
    .own = a [bracket] and a * star
last = { "{" }x{ "}" }"""


class Number(FluentInt):
    """A number in the digits of the language."""

    def format(self, locale: Any) -> str:
        return digits(int(self), locale.language)


class Theirs:
    """A file as Fluent's own reader reads it."""

    def __init__(self, lang: str, source: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def say(self, id: str, attribute: str, value: object) -> str:
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        given = Everything(Number(value) if isinstance(value, int) else value)
        errors: list[Exception] = []
        found = pattern(ResolverEnvironment(self.bundle, errors, current=CurrentEnvironment(args=given)))
        assert errors == []
        return str(found)

    def names(self) -> set[tuple[str, str]]:
        """All messages and their attributes."""
        found = set()
        for id in self.bundle._messages:
            message = self.bundle.get_message(id)
            found |= {(id, name) for name in message.attributes} | ({(id, "")} if message.value else set())
        return found


class Everything(dict[str, object]):
    """Figures of which each has the same value, whatever its name."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value

    def __missing__(self, name: str) -> object:
        return self.value


def compare(lang: str, source: str) -> int:
    """Whether both readers find the same texts; how many there are."""
    ours, theirs = Texts(lang, source), Theirs(lang, source)
    names = {(id, name) for id, texts in ours.messages.items() for name in texts}
    assert names == theirs.names()
    for id, name in sorted(names):
        for value in VALUES:
            assert ours.told(ours.messages[id][name], Everything(value)) == theirs.say(id, name, value), (id, name)
    return len(names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))
def test_every_text_is_read_as_fluent_reads_it(path: Path) -> None:
    assert compare("fa" if path.stem.endswith("fa") else "en", path.read_text(encoding="utf-8")) > 5


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_lines_blanks_and_choices_are_read_as_fluent_reads_them(lang: str) -> None:
    assert compare(lang, HARD) == 6


def test_a_text_is_read_into_its_parts() -> None:
    found = read('a = { $n ->\n    [1] { "x" }\n   *[other] { b.c }\n    }!\n')["a"][""]
    assert found == [Choice("n", {1: [Letters("x")], "other": [Other("b", "c")]}, [Other("b", "c")]), "!"]
    assert read("a = { $n }")["a"][""] == [Figure("n")]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("a = b\nc", 2),
        ("a = { NUMBER($n) }", 1),
        ("a = { -term }", 1),
        ("a = {", 1),
        ("a = }", 1),
        ("a = { $n ->\n    [one] b\n    }", 2),
        ("-term = b", 1),
        ('a = { "\\u0041" }', 1),
    ],
)
def test_what_our_texts_do_not_use_is_refused_with_its_line(source: str, line: int) -> None:
    with pytest.raises(ValueError, match=f"line {line}: cannot read"):
        read(source)


def test_a_figure_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="a in en: there is no 'n'"):
        Texts("en", "a = { $n }").say("a")
