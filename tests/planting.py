"""Mistakes that can be planted in a rules file, each one edit of its syntax tree, and a sample of them.

What is left alone, as no rule hangs on it: types, decorators, texts, what is told in the log (`tell`), `__repr__`, and
assertions, save in `invariant.py`, which consists of them.
"""

from __future__ import annotations

import ast
import copy
import gc
import hashlib
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, ClassVar

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "mizban" / "games"
Where = tuple[tuple[str, int], ...]  # from the root of the tree: field and place in it, or -1

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
MOVED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OTHER: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
WEIGHTS = {"constant": 0.5, "arithmetic": 0.7, "boundary": 2.0, "and/or": 2.0, "condition": 1.5}  # many of the first
NEAR = 60  # letters shown on either side of a difference
OUTSIDE = 0.3  # weight of what stands outside of functions: tables and names of places
LEFT = {"annotation", "returns", "decorator_list", "type_params", "bases", "keywords"}  # fields nobody plants in


@dataclass(frozen=True)
class Mistake:
    """One edit: where, what stood there and what stands there now."""

    file: str
    inside: str  # the function or class, "Bid.options"; "" outside of all
    where: Where
    which: int  # of the edits of that node
    kind: str
    was: str
    now: str
    line: int
    again: int = 0  # the same edit stands that often before it

    @property
    def key(self) -> str:
        """Names it by content, so that it is found again when lines have moved."""
        mark = f" #{self.again + 1}" if self.again else ""
        return f"{self.file} {self.inside}: {self.was} -> {self.now}{mark}"

    @property
    def outside(self) -> bool:
        return not self.inside or (self.inside[0].isupper() and "." not in self.inside)


def rules(game: str) -> list[Path]:
    """The files of a game's rules: what setup, scoring, view, redeal and invariant are made of."""
    todo, found = ["setup", "scoring", "view", "redeal", "invariant"], set()
    while todo:
        path = GAMES / game / "rules" / f"{todo.pop()}.py"
        if path.exists() and path not in found:
            found.add(path)
            todo += re.findall(rf"mizban\.games\.{game}\.rules\.(\w+) import", path.read_text(encoding="utf-8"))
    return sorted(found)


def sample(game: str, count: int, seed: int) -> list[Mistake]:
    """So many mistakes, spread over the files; which ones is a matter of their content, so that a change of the code
    changes little of the sample."""
    of_file = {path.name: ranked(mistakes(path), seed) for path in rules(game)}
    total = sum(len(found) for found in of_file.values())
    chosen: list[Mistake] = []
    others: list[Mistake] = []
    for found in of_file.values():
        share = max(2, round(count * len(found) / total))
        chosen += found[:share]
        others += found[share:]
    missing = max(0, count - len(chosen))  # shares are rounded
    return ranked([*chosen, *ranked(others, seed)[:missing]], seed)[:count]


def ranked(found: list[Mistake], seed: int) -> list[Mistake]:
    """In an order by chance, in which the heavier kinds come rather early."""

    def rank(mistake: Mistake) -> float:
        mark = hashlib.blake2b(f"{seed} {mistake.key}".encode(), digest_size=8).digest()
        weight = WEIGHTS.get(mistake.kind, 1.0) * (OUTSIDE if mistake.outside else 1.0)
        return -math.log((int.from_bytes(mark, "big") + 1) / 2**64) / weight

    return sorted(found, key=rank)


def mistakes(path: Path) -> list[Mistake]:
    """All mistakes that can be planted in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Mistake] = []
    often: dict[str, int] = {}
    for where, node, statement, inside in nodes(tree, path.name == "invariant.py"):
        for which, (kind, new) in enumerate(edits(node, tree, where)):
            was, now = difference(statement, node, new)
            if was != now:
                one = Mistake(path.name, inside, where, which, kind, was, now, getattr(node, "lineno", 0))
                often[one.key] = often.get(one.key, -1) + 1
                found.append(Mistake(**{**vars(one), "again": often[one.key]}))
    return found


def nodes(tree: ast.Module, checks: bool) -> Iterator[tuple[Where, ast.AST, ast.stmt, str]]:
    """Every node where something can be planted, with the statement around it and the function it is in."""

    def below(node: ast.AST, where: Where, statement: ast.stmt, inside: str) -> Iterator[Any]:
        for field, value in ast.iter_fields(node):
            if field in LEFT and not (field == "keywords" and isinstance(node, ast.Call)):
                continue
            for place, child in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(child, ast.AST) or left_alone(child, checks):
                    continue
                at = (*where, (field, place if isinstance(value, list) else -1))
                around = child if isinstance(child, ast.stmt) else statement
                named = isinstance(child, (ast.FunctionDef, ast.ClassDef))
                name = f"{inside}.{child.name}".lstrip(".") if named else inside  # type: ignore[attr-defined]
                yield at, child, around, name
                yield from below(child, at, around, name)

    yield from below(tree, (), tree.body[0], "")


def left_alone(node: ast.AST, checks: bool) -> bool:
    """Whether nothing is planted in this part of the tree."""
    if isinstance(node, ast.Expr):
        call = node.value
        told = isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"
        return told or isinstance(call, ast.Constant)
    if isinstance(node, ast.FunctionDef):
        return node.name == "__repr__"
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, (ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Raise)) or (
        isinstance(node, ast.Assert) and not checks
    )


def edits(node: ast.AST, tree: ast.Module, where: Where) -> Iterator[tuple[str, ast.AST]]:
    """What can stand in the place of a node."""
    if isinstance(node, ast.expr):
        yield from of_expression(node)
    if isinstance(node, (ast.If, ast.IfExp)):
        for forced in (True, False):
            yield "forced", changed(node, test=ast.Constant(forced))
    if isinstance(node, (ast.Break, ast.Continue)):
        yield "leaving", (ast.Continue if isinstance(node, ast.Break) else ast.Break)()
    if isinstance(node, ast.AugAssign) and type(node.op) in OTHER:
        yield "arithmetic", changed(node, op=OTHER[type(node.op)]())
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "filter", changed(node, ifs=node.ifs[1:])
    done = isinstance(node, (ast.Expr, ast.AugAssign, ast.Return, ast.Assert, ast.For)) or (
        isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)  # a name that is missing is too easy
    )
    if done and where[-1][0] in ("body", "orelse") and len(where) > 1:
        yield "dropped", ast.Pass()


def of_expression(node: ast.expr) -> Iterator[tuple[str, ast.AST]]:
    """What can stand in the place of an expression."""
    if isinstance(node, ast.Compare):
        op = type(node.ops[0])
        yield "flipped", changed(node, ops=[FLIPPED[op](), *node.ops[1:]])
        if op in MOVED:
            yield "boundary", changed(node, ops=[MOVED[op](), *node.ops[1:]])
    elif isinstance(node, ast.BoolOp):
        yield "and/or", changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for place in range(len(node.values)):
            rest = [value for i, value in enumerate(node.values) if i != place]
            yield "condition", rest[0] if len(rest) == 1 else changed(node, values=rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield "not", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)):
        for value in [not node.value] if isinstance(node.value, bool) else [node.value + 1, node.value - 1]:
            yield "constant", changed(node, value=value)
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER and not isinstance(node.left, ast.JoinedStr):
        yield "arithmetic", changed(node, op=OTHER[type(node.op)]())
    elif isinstance(node, ast.Call):
        yield from of_call(node)


def of_call(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    """Another function of the kind, or two of its arguments changed with each other."""
    if isinstance(node.func, ast.Name) and node.func.id in TWINS:
        yield "twin", changed(node, func=ast.Name(TWINS[node.func.id], ast.Load()))
        return  # of which the arguments come in any order
    for place in range(len(node.args) - 1):
        one, two = node.args[place : place + 2]
        if not any(isinstance(part, ast.Starred) for part in (one, two)):
            yield "swapped", changed(node, args=[*node.args[:place], two, one, *node.args[place + 2 :]])


def changed(node: ast.AST, **fields: Any) -> ast.AST:
    """A node with other fields."""
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def difference(statement: ast.stmt, node: ast.AST, new: ast.AST) -> tuple[str, str]:
    """A statement as it was and as it is now; of one with others in it only its head."""
    was = head(statement)
    now = head(new) if node is statement else Exchange(node, new).visit(was)
    return around(text(was), text(now))


def around(was: str, now: str) -> tuple[str, str]:
    """Of two long lines what lies near the difference."""
    start = next((i for i, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), 0)
    back = next((i for i, (a, b) in enumerate(zip(was[::-1], now[::-1], strict=False)) if a != b), 0)
    first, last = max(0, start - NEAR), max(0, min(back, min(len(was), len(now)) - start) - NEAR)
    if max(len(was), len(now)) <= 2 * NEAR:
        return was, now
    return was[first : len(was) - last], now[first : len(now) - last]


def head(node: ast.AST) -> ast.AST:
    """A statement without those that stand in it."""
    if not hasattr(node, "body") or isinstance(node, ast.expr):
        return node
    return changed(node, body=[ast.Pass()], **({"orelse": []} if hasattr(node, "orelse") else {}))


def text(node: ast.AST) -> str:
    """A node as a line of code."""
    lines = ast.unparse(ast.fix_missing_locations(node)).splitlines()
    return " ".join(line.strip() for line in lines[: -1 if hasattr(node, "body") else None])


class Exchange(ast.NodeTransformer):
    """Puts one node in the place of another, in a tree of copies."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(copy.copy(node))

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(node, field, [self.visit(part) if isinstance(part, ast.AST) else part for part in value])
            elif isinstance(value, ast.AST):
                setattr(node, field, self.visit(value))
        return node


def planted(game: str, mistake: Mistake) -> ast.Module:
    """The tree of a file with the mistake in it."""
    tree = ast.parse((GAMES / game / "rules" / mistake.file).read_text(encoding="utf-8"))
    parent: Any = tree
    for field, place in mistake.where[:-1]:
        parent = getattr(parent, field) if place < 0 else getattr(parent, field)[place]
    field, place = mistake.where[-1]
    node = getattr(parent, field) if place < 0 else getattr(parent, field)[place]
    new = ast.copy_location(list(edits(node, tree, mistake.where))[mistake.which][1], node)
    if place < 0:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[place] = new
    return ast.fix_missing_locations(tree)


class Functions:
    """The functions of all games that were found, before they were perhaps put out of sight of the collector."""

    here: ClassVar[list[FunctionType]] = []


def filed(function: FunctionType) -> str:
    return Path(function.__code__.co_filename).as_posix()


def find_functions() -> None:
    """Finds the functions of all games that are imported."""
    Functions.here = [f for f in gc.get_objects() if isinstance(f, FunctionType) and GAMES.as_posix() in filed(f)]


def exchange(game: str, mistake: Mistake) -> bool:
    """Gives the function its new code; false when it is not to be found, or cannot have that code."""
    path = GAMES / game / "rules" / mistake.file
    new = {c.co_qualname: c for c in codes(compile(planted(game, mistake), str(path), "exec"))}
    name = mistake.inside
    found = [f for f in Functions.here if f.__code__.co_qualname == name and filed(f) == path.as_posix()]
    try:
        for function in found:
            function.__code__ = new[name]
    except (KeyError, ValueError):
        return False
    return bool(found)


def codes(code: CodeType) -> Iterator[CodeType]:
    """The codes of the functions of a module and of its classes."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes(part)
