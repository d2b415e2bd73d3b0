"""Which clauses of the rules are carried out where: reads the rules pages, the code and the tests.

`./dev clauses` prints the totals and what is missing; `./dev clauses --page` prints where every clause lives.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "mizban" / "games"
ID = re.compile(r"\b[A-Z]{2}-\d+(?:\.[A-Z]?\d+)+\b")
RANGE = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)*\.[A-Z]?)(\d+) to \1(\d+)\b(?!\.\d)")
EXAMPLES = "tests/test_examples.py:test_an_example_comes_true"
CLAUSE_LINE = re.compile(r'^- <a id="([A-Z]{2}-\d+(?:\.[A-Z]?\d+)+)"></a>\*\*\1\*\* \S', re.MULTILINE)


@dataclass
class Reading:
    """What was found of one game's clauses."""

    game: str
    rules: list[str]  # the clauses, in order
    code: dict[str, list[str]] = field(default_factory=dict)  # [clause] where it is named
    tests: dict[str, list[str]] = field(default_factory=dict)
    exempt: dict[str, str] = field(default_factory=dict)  # [clause] why it needs neither

    def no_code(self) -> list[str]:
        """What no code names: a test must do, where a clause holds by the whole and by no part."""
        return [id for id in self.rules if id not in self.code and id not in self.exempt]

    def no_test(self) -> list[str]:
        return [id for id in self.rules if id not in self.tests and id not in self.exempt]

    def unknown(self) -> list[str]:
        named = {*self.code, *self.tests, *self.exempt}
        return sorted(named - set(self.rules))

    def idle(self) -> list[str]:
        """Exempted, and yet tested."""
        return [id for id in self.exempt if id in self.tests]


def cited(text: str) -> list[str]:
    """The clauses a text names; "BI-4.3 to BI-4.5" names three."""
    found = ID.findall(text)
    for start, first, last in RANGE.findall(text):
        found += [f"{start}{n:0{len(first)}}" for n in range(int(first), int(last) + 1)]
    return list(dict.fromkeys(found))


def places(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Where the docstrings and comments of a folder name the clauses of a game: `gifts.py:Place`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for name, ids in named(path):
            for id in ids:
                if id.startswith(prefix):
                    found.setdefault(id, []).append(f"{path.relative_to(ROOT)}:{name}")
    return found


@cache
def named(path: Path) -> list[tuple[str, list[str]]]:
    """The parts of a file, and the clauses of any game that each names."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    return [(name, cited("\n".join(lines[start - 1 : end]))) for name, start, end in definitions(ast.parse(source))]


def definitions(tree: ast.Module) -> list[tuple[str, int, int]]:
    """The top-level parts of a module with their lines, and the module itself."""
    kinds = (ast.ClassDef, ast.FunctionDef)
    parts = [(node.name, node.lineno, node.end_lineno or 0) for node in tree.body if isinstance(node, kinds)]
    rest = [(node.lineno, node.end_lineno or 0) for node in tree.body if not isinstance(node, kinds)]
    return parts + [("", start, end) for start, end in rest]


def pages(game: str) -> dict[str, list[str]]:
    """The clauses of a game's rules page in each language."""
    found = sorted((GAMES / game / "book").glob("*.md"))
    return {path.stem: CLAUSE_LINE.findall(path.read_text(encoding="utf-8")) for path in found}


def read(game: str) -> Reading:
    """Reads everything there is of one game's clauses."""
    rules = pages(game)["en"]
    prefix = rules[0].split("-")[0] + "-"
    exempt = ROOT / "tests" / game / "exempt.toml"
    tests = places(ROOT / "tests", prefix)
    for id, proved in proofs(game):
        for clause in proved:
            tests.setdefault(clause, []).append(f"{EXAMPLES}[{game}-{id}]")
    return Reading(
        game,
        rules,
        places(GAMES / game, prefix),
        tests,
        tomllib.loads(exempt.read_text(encoding="utf-8")) if exempt.exists() else {},
    )


def proofs(game: str) -> list[tuple[str, list[str]]]:
    """The worked examples of a game, and the clauses that each proves; what plays them is a test of `EXAMPLES`."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (GAMES / game / "examples").glob("*.toml")]
    return sorted((data["id"], data["clauses"]) for data in files)


def games() -> list[str]:
    """The games that have rules pages."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/book/en.md"))


def report(reading: Reading) -> str:
    """The totals of a game, and what is missing."""
    code, tests = (sum(id in found for id in reading.rules) for found in (reading.code, reading.tests))
    lines = [
        f"{reading.game}: {len(reading.rules)} clauses; {code} named in code, {tests} in tests, "
        f"{len(reading.exempt)} exempted with a reason"
    ]
    for title, ids in (
        ("in tests only", reading.no_code()),
        ("no test", reading.no_test()),
        ("no such clause", reading.unknown()),
        ("exempted but tested", reading.idle()),
    ):
        lines.append(f"  {title}: {', '.join(ids) or 'none'}")
    return "\n".join(lines)


def page(reading: Reading) -> str:
    """Where every clause lives."""
    lines = [f"# {reading.game}: rules and where they live", "", "| clause | code | tests |", "| --- | --- | --- |"]
    for id in reading.rules:
        if id in reading.exempt and id not in reading.code:
            lines.append(f"| {id} | {reading.exempt[id]} | |")
        else:
            cells = [", ".join(dict.fromkeys(found.get(id, []))) for found in (reading.code, reading.tests)]
            lines.append(f"| {id} | {cells[0]} | {cells[1]} |")
    return "\n".join(lines)


if __name__ == "__main__":
    readings = [read(game) for game in games()]
    print("\n\n".join(page(reading) if "--page" in sys.argv else report(reading) for reading in readings))
    raise SystemExit(any(r.no_test() or r.unknown() or r.idle() for r in readings))
