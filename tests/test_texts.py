"""Fluent files: the same messages, attributes and arguments in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mizban
from mizban.render.texts import LANGS

FOLDERS = sorted({path.parent for path in Path(mizban.__file__).parent.rglob("*.ftl")})

# code, anchors, links, clause ids, arguments, message ids, variants, options of commands, words of a game
NOT_SHOWN = r"`[^`]*`|<a [^>]*>|\]\([^)]*\)|[A-Z]{2}-\d+(\.\d+)*|\{[^{}]*\}|^\S+ =|\[\w+\]|--\S+|\w+:\w+"


class Variables(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The arguments of each message and attribute of a file."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for name, pattern in parts.items():
                variables = Variables()
                variables.visit(pattern)
                assert name not in found, f"{path}: {name} stands twice"
                found[name] = variables.found
    return found


def test_there_are_texts() -> None:
    assert len(FOLDERS) >= 3


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_says_the_same_with_the_same_arguments(folder: Path) -> None:
    files = {lang: messages(folder / f"{lang}.ftl") for lang in LANGS}
    for lang in LANGS[1:]:
        assert files[lang] == files[LANGS[0]]


@pytest.mark.parametrize("path", sorted(Path(mizban.__file__).parent.rglob("fa.*")), ids=lambda path: str(path)[-40:])
def test_persian_is_written_in_one_style(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search("[يك]", text), "Arabic letters"
    assert "ه‌ی " not in text, "the ezafe is written هٔ"
    shown = re.sub(NOT_SHOWN, "", text, flags=re.MULTILINE)
    lines = [line for line in shown.splitlines() if re.search("[0-9]", line) and not line.startswith("#")]
    assert not lines, f"Latin digits: {lines[:3]}"
    assert not re.search("[\u0600-\u06ff][,;?]", shown), "Latin punctuation after a Persian word"
