"""What is wrong with an input: a text id and its figures, said in the user's language where it is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

Figure = str | int | list[int] | Callable[[str], str]  # a function is asked for the text in the reader's language
LONGEST = 60  # characters of a value that a sentence repeats
WHOLE = ("why", "known", "labels", "message", "advice", "path", "folder")  # figures that are sentences, lists or places


class Problem(ValueError):
    """Bad input. `text` names a sentence of the common texts, `figures` are its arguments."""

    texts: ClassVar[Callable[[str], Any] | None] = None
    """Where the sentences of a language are; who has them says so here."""

    def __init__(self, text: str, **figures: Figure) -> None:
        super().__init__(text, figures)
        self.text = text
        self.figures = figures

    def __reduce__(self) -> tuple[Callable[[], Problem], tuple[()]]:
        return partial(Problem, self.text, **self.figures), ()  # so that it comes through from another process

    def filled(self, lang: str) -> dict[str, str | int | list[int]]:
        """The figures for a reader of this language."""
        figures = {name: value(lang) if callable(value) else value for name, value in self.figures.items()}
        return {name: value if name in WHOLE else cut(value) for name, value in figures.items()}

    def say(self, lang: str, typed: bool = False) -> str:
        """The sentence in this language; `typed`: for who has typed names of options and values, not chosen them on a
        page."""
        texts = Problem.texts(lang) if Problem.texts else None
        return self.said(texts, typed) if texts and texts.has(self.text) else f"{self.text} {self.filled(lang)}"

    def said(self, texts: Any, typed: bool) -> str:
        """The same from these texts."""
        attribute = "typed" if typed and texts.has(self.text, "typed") else ""
        sentence: str = texts.say(self.text, self.filled(texts.lang), attribute)
        return sentence

    def __str__(self) -> str:
        return self.say("en", typed=True)


def cut(value: str | int | list[int]) -> str | int | list[int]:
    """A value as a sentence may repeat it: nobody reads one that is longer than the sentence."""
    return value if not isinstance(value, str) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
