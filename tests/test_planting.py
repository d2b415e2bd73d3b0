"""Mistakes are planted by chance that can be repeated, one edit at a time, and found again by their content."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

import clauses
import planting

EQUIVALENT = Path(__file__).parent / "equivalent.toml"


def test_one_seed_plants_the_same_mistakes() -> None:
    keys = [mistake.key for mistake in planting.sample("biblios", 60, 1)]
    assert keys == [mistake.key for mistake in planting.sample("biblios", 60, 1)]
    assert len(set(keys)) == 60
    assert set(keys) != {mistake.key for mistake in planting.sample("biblios", 60, 2)}


def test_the_sample_is_spread_over_the_rules_and_nothing_else() -> None:
    assert len(planting.sample("biblios", 300, 1)) == 300  # though shares are rounded
    files = {mistake.file for mistake in planting.sample("biblios", 60, 1)}
    assert files == {path.name for path in planting.rules("biblios")}
    assert files >= {"auctions.py", "gifts.py", "invariant.py", "scoring.py", "setup.py", "state.py", "view.py"}
    assert not files & {"knowledge.py", "panels.py", "lesson.py", "names.py"}


def test_a_mistake_is_one_edit_and_still_python() -> None:
    path = planting.GAMES / "biblios" / "rules" / "gifts.py"
    plain = ast.unparse(ast.parse(path.read_text(encoding="utf-8"))).splitlines()
    for mistake in planting.mistakes(path)[::5]:
        tree = planting.planted("biblios", mistake)
        compile(tree, "gifts.py", "exec")
        assert ast.unparse(tree).splitlines() != plain, mistake.key


def test_a_mistake_keeps_its_name_when_lines_move(tmp_path: Path) -> None:
    source = (planting.GAMES / "biblios" / "rules" / "gifts.py").read_text(encoding="utf-8")
    moved = tmp_path / "gifts.py"
    moved.write_text(source.replace("\n@final\n", "\n\n\nSTRANGER = ''\n\n\n@final\n", 1), encoding="utf-8")
    before = [mistake.key for mistake in planting.mistakes(planting.GAMES / "biblios" / "rules" / "gifts.py")]
    assert [mistake.key for mistake in planting.mistakes(moved)] == before


@pytest.mark.parametrize(
    ("source", "kind", "now"),
    [
        ("a < b", "boundary", "a <= b"),
        ("a < b", "flipped", "a >= b"),
        ("a and b", "and/or", "a or b"),
        ("not a", "not", "a"),
        ("3", "constant", "4"),
        ("a + b", "arithmetic", "a - b"),
        ("min(a, b)", "twin", "max(a, b)"),
        ("pay(seat, other)", "swapped", "pay(other, seat)"),
        ("[a for a in b if a]", "filter", "[a for a in b]"),
        ("1 if a else 2", "forced", "1 if True else 2"),
    ],
)
def test_what_can_go_wrong_in_an_expression(source: str, kind: str, now: str, tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text(f"def rule():\n    return {source}\n", encoding="utf-8")
    found = [(mistake.kind, mistake.now) for mistake in planting.mistakes(path)]
    assert (kind, f"return {now}") in found


@pytest.mark.parametrize(
    "source", ['s.tell(1, "text", 2)', "assert a < b", '"""a < b"""', "raise AssertionError(a < b)"]
)
def test_what_is_no_rule_is_left_alone(source: str, tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text(f"def rule():\n    {source}\n", encoding="utf-8")
    assert planting.mistakes(path) == []


@pytest.mark.parametrize("game", clauses.games())
def test_what_is_argued_to_change_nothing_is_in_the_rules_still(game: str) -> None:
    argued = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, {})
    keys = {mistake.key for path in planting.rules(game) for mistake in planting.mistakes(path)}
    assert set(argued) <= keys
    assert all(len(why) > 30 for why in argued.values())
