"""No two games have a long run of lines in common, neither equal ones nor ones of the same shape with other names."""

from __future__ import annotations

import ast
import io
import keyword
import re
import tokenize
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "src" / "mizban" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/components.toml"))
MOST = 12  # lines that two games may have in common at a stretch
SILENT = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER, tokenize.NEWLINE)
THIN = re.compile(
    r"(name|text|0)( \.\.\.)?( [,:].*)?|[^\w]*|name( : [\w \[\]]+)? = [\w -]+|pass|return|@ name|(else|try) :"
)
Line = tuple[str, str]  # its shape, and where it stands


def shapes(path: Path) -> Iterator[Line]:
    """The lines of a file with a sign for each name, text and number, without what is a list and not work: imports,
    docstrings, declarations and single values."""
    text = path.read_text(encoding="utf-8")
    skipped = {line for node in ast.walk(ast.parse(text)) if listing(node) for line in lines_of(node)}
    tokens: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in SILENT and token.start[0] not in skipped:
            tokens.setdefault(token.start[0], []).append(sign(token))
    for number, signs in tokens.items():
        shape = " ".join(signs)
        if not THIN.fullmatch(shape):
            yield shape, f"{path.relative_to(GAMES).as_posix()}:{number}"


def listing(node: ast.AST) -> bool:
    """Whether a part of a file is an import or a docstring."""
    alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return alone or isinstance(node, (ast.Import, ast.ImportFrom))


def lines_of(node: ast.AST) -> range:
    return range(getattr(node, "lineno", 0), (getattr(node, "end_lineno", 0) or 0) + 1)


def sign(token: tokenize.TokenInfo) -> str:
    """What stands for a token in the shape of its line."""
    if token.type == tokenize.NAME:
        return token.string if keyword.iskeyword(token.string) else "name"
    if token.type == tokenize.STRING:
        return "text"
    return "0" if token.type == tokenize.NUMBER else token.string.strip()


def repeats(here: list[list[Line]], there: list[list[Line]]) -> list[str]:
    """Where more lines than may be are alike, one after another, in a file of each."""
    starts: dict[tuple[str, ...], str] = {}
    for lines in here:
        for at in range(len(lines) - MOST):
            starts[tuple(shape for shape, _ in lines[at : at + MOST + 1])] = lines[at][1]
    runs = (lines[at : at + MOST + 1] for lines in there for at in range(len(lines) - MOST))
    work = (run for run in runs if len({shape for shape, _ in run}) > MOST // 2)  # else it is a table, line by line
    alike = ((starts.get(tuple(shape for shape, _ in run)), run[0][1]) for run in work)
    return [f"{first} ~ {second}" for first, second in alike if first]


@pytest.mark.parametrize(("one", "other"), list(combinations(NAMES, 2)))
def test_two_games_have_no_long_run_of_lines_in_common(one: str, other: str) -> None:
    here, there = ([list(shapes(path)) for path in sorted((GAMES / name).rglob("*.py"))] for name in (one, other))
    assert repeats(here, there) == []


def test_lines_of_one_shape_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.GAMES", tmp_path)
    for name, value in (("a", "x"), ("b", "y")):
        lines = [f"{value} = {name}({', '.join(value * more)})  # {name}" for more in range(MOST + 1)]
        (tmp_path / f"{name}.py").write_text("\n".join([f"import {name}", "", *lines]))
    first, second = ([list(shapes(tmp_path / f"{name}.py"))] for name in "ab")
    assert repeats(first, second) == ["a.py:3 ~ b.py:3"]
    assert repeats([first[0][1:]], second) == []
