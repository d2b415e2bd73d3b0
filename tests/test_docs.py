"""The pages tell the truth: examples run, links lead somewhere, every command and option is written down."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import click
import pytest

from mizban.cli import cli

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_work(page: Path) -> None:
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.failures == 0


def test_the_readme_has_an_example() -> None:
    assert ">>> import mizban" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_readme_leads_to_the_rules_of_every_game() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = sorted(path.relative_to(ROOT) for path in ROOT.glob("src/mizban/games/*/rules/*.md"))
    assert pages
    assert [str(page) for page in pages if f"]({page})" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (page.parent / link).exists(), link


def test_every_picture_is_shown_and_no_page_shows_one_that_is_not_there() -> None:
    shown = {
        (page.parent / name).resolve()
        for page in PAGES
        for name in re.findall(r'(?:!\[[^]]*\]\(|<img src=")([^)"]+)', page.read_text(encoding="utf-8"))
    }
    there = {path.resolve() for path in (ROOT / "docs").rglob("*") if path.suffix in (".png", ".svg")}
    assert shown == there
    assert all(path.stat().st_size < 200_000 for path in there)


@pytest.mark.parametrize("name", sorted(cli.commands))
def test_every_command_and_option_is_on_the_page(name: str) -> None:
    section = re.search(rf"## `mizban {name}\b.*?(?=\n## |\Z)", COMMANDS, re.DOTALL)
    assert section, name
    written = set(re.findall(r"--[a-z]+", section[0])) | {"--lang", "--json"}
    real = {option for p in cli.commands[name].params if isinstance(p, click.Option) for option in p.opts}
    assert real == written | {option for option in real if not option.startswith("--")} | {"--lang", "--json"}


def test_every_task_of_dev_is_explained() -> None:
    source = (ROOT / "dev").read_text(encoding="utf-8")
    commands = re.search(r"for command in \((.+?)\)", source)
    assert commands
    for name in commands[1].split(", "):
        assert re.search(rf'^def {name}\(\) -> None:\n    """\S', source, re.MULTILINE), name
