"""`mizban examples`: what is played, what is printed, and what is said of an example that is not true."""

from __future__ import annotations

import dataclasses
import json

import pytest

import mizban as package
from cli.run import mizban, refusals
from mizban.cli import examples as command
from mizban.cli.command_line.messages import texts
from mizban.core.game.examples import examples
from mizban.render.digits import digits


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_example_of_a_game_has_its_line(lang: str) -> None:
    ran = mizban("examples", "biblios", "--lang", lang)
    found = examples(package.game("biblios"))
    assert ran.status == 0
    for example in found:
        assert any(example.id in line and example.title[lang][:20] in line for line in ran.out.splitlines()), example.id
    assert digits(str(len(found)), lang) in " ".join(ran.out.splitlines()[-4:-1])
    assert texts(lang).say(f"bench-{package.build()}") in ran.out.splitlines()[-1]


def test_programs_get_the_same_as_rows() -> None:
    rows = json.loads(mizban("examples", "biblios", "--json").out)
    assert [row["example"] for row in rows] == [example.id for example in examples(package.game("biblios"))]
    assert all(row["untrue"] == "" and row["facts"] > 0 and row["clauses"] for row in rows)
    assert {row["build"] for row in rows} == {package.build()}


def test_one_that_is_not_true_is_named_with_its_step_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    first = examples(package.game("biblios"))[0]
    stage = dataclasses.replace(first.stages[0], facts={"then": {"active": 3}})
    wrong = dataclasses.replace(first, stages=(stage, *first.stages[1:]))
    monkeypatch.setattr(command, "examples", lambda game: (wrong,))
    ran = mizban("examples", "biblios")
    assert ran.status == 1
    assert f"{first.id}, step 0" in ran.out


def test_a_game_that_is_not_there_is_refused() -> None:
    assert all("chess" in line for line in refusals("examples", "chess"))
