"""The pages tell the truth: examples run, links lead somewhere, every command and option is written down."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest
from docs import make

import mizban
from mizban.cli import cli
from mizban.render.games import Game
from pages import COMMENT, PAGES, ROOT, blocks, commands
from pages import name as called
from test_texts import WORDS
from web.browser import NARROW, chromium, lettered, program

PERSIAN = [page for page in PAGES if page.parent.name == "fa" or page.name.endswith(".fa.md")]
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
WIDTH = """() => {
  const html = document.documentElement;  // never too wide itself, as its .content scrolls
  return [html.dir || "ltr", Math.max(html.scrollWidth, document.querySelector(".content").scrollWidth)];
}"""


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_the_examples_of_a_page_work(page: Path) -> None:
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.failures == 0


def test_the_readme_has_an_example() -> None:
    assert ">>> import mizban" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_links_lead_somewhere(page: Path) -> None:
    assert list(make.dead(page)) == []


def test_a_dead_link_would_be_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One place\n\n[a](other.md) [b](#one-place) [c](#elsewhere) [d](https://example.org) ![e](no.png)\n"
    )
    assert [line.split(": ")[1] for line in make.dead(page)] == ["other.md", "#elsewhere", "no.png"]


def test_a_site_that_loads_from_outside_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text('<a href="https://a.example"></a><script src="//b.example/x.js"></script>')
    (tmp_path / "page.css").write_text('@import "https://c.example/x.css"; a { background: url(https://d.example/x) }')
    found = [line.split()[-1] for line in make.loaded(tmp_path)]
    assert found == ["//b.example/x.js", "https://c.example/x.css", "https://d.example/x"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, as `./dev docs` makes it: with a warning, a dead link or something from outside there is none."""
    folder = tmp_path_factory.mktemp("site") / "site"
    made = subprocess.run([sys.executable, ROOT / "docs/make.py", folder], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    assert made.stderr == ""
    return folder


@pytest.mark.long
@pytest.mark.once
class TestSite:
    def test_every_page_of_docs_is_in_it_and_in_its_contents(self, site: Path) -> None:
        pages = [
            page.relative_to(ROOT / "docs").with_suffix(".html") for page in PAGES if ROOT / "docs" in page.parents
        ]
        listed = {str(link["href"]) for link in make.read(site / "index.html").select(".sidebar-tree a")}
        assert [page.as_posix() for page in pages if page.as_posix() not in listed | {"index.html"}] == []
        assert all((site / page).exists() for page in pages)

    def test_it_can_be_searched_without_a_server(self, site: Path) -> None:
        index = (site / "searchindex.js").read_text(encoding="utf-8")
        assert index.startswith("Search.setIndex(")
        assert "redeal" in index

    def test_who_searches_finds_the_way_back_in_both_languages(self, site: Path) -> None:
        found = [str(link["href"]) for link in make.read(site / "search.html").select("article p a")]
        assert found == ["index.html", "fa/index.html"]

    def test_persian_pages_run_from_right_to_left_and_english_ones_do_not(self, site: Path) -> None:
        for page in site.rglob("*.html"):
            root = make.read(page).html
            assert root is not None
            assert (root.get("lang"), root.get("dir")) == (("fa", "rtl") if page.parent.name == "fa" else ("en", None))

    def test_no_page_is_wider_than_a_phone(self, site: Path) -> None:
        """Tables and code may be, each in a frame of its own."""
        if not program():
            if os.environ.get("MIZBAN_NEEDS_BROWSER"):
                pytest.fail("no browser, and there must be one")
            pytest.skip("NO BROWSER: the width of the pages is not tested; install chromium")
        found: dict[str, tuple[str, int]] = {}
        with chromium() as browser:
            tab = browser.new_page(viewport={"width": NARROW[0], "height": NARROW[1]})
            for page in sorted(site.rglob("*.html")):
                tab.goto(page.as_uri())
                lettered(tab)
                direction, width = tab.evaluate(WIDTH)
                found[page.relative_to(site).as_posix()] = (direction, width)
            tab.evaluate("() => { document.querySelector('article').style.width = '800px'; }")
            assert tab.evaluate(WIDTH)[1] > NARROW[0], "a page that is too wide would not be noticed"
        assert {page: width for page, (_, width) in found.items() if width > NARROW[0]} == {}
        assert {direction for direction, _ in found.values()} == {"ltr", "rtl"}

    def test_the_reference_has_every_public_name(self, site: Path) -> None:
        text = (site / "genindex.html").read_text(encoding="utf-8") + (site / "reference/games.html").read_text("utf-8")
        assert [name for name in mizban.__all__ if name != "__version__" and f"mizban.{name}" not in text] == []
        fields = [*Game.__dataclass_fields__, *(name for each in Game.__mro__[:-1] for name in vars(each))]
        inner = {"refused", "called", "look", "front", "refs", "said"}  # for the rest of the program
        assert [name for name in fields if name not in inner and name[0] != "_" and f"Game.{name}" not in text] == []


@pytest.mark.parametrize("page", PERSIAN, ids=called)
def test_a_persian_page_has_the_commands_and_examples_of_its_original(page: Path) -> None:
    original = ROOT / called(page).replace("docs/fa/", "docs/").replace(".fa.md", ".md")
    kept = [[(kind, COMMENT.sub("", text)) for kind, text in blocks(one) if kind[0] != "{"] for one in (page, original)]
    assert kept[0] == kept[1]
    assert set(commands(page)) == set(commands(original))


def test_the_persian_readme_runs_from_right_to_left_in_a_forge() -> None:
    text = (ROOT / "README.fa.md").read_text(encoding="utf-8").strip()
    assert text.startswith('<div dir="rtl">\n\n')
    assert text.endswith("\n\n</div>")


def test_both_readmes_lead_to_the_same_pages() -> None:
    """The Persian one to those in Persian, where there are any."""
    english, persian = (
        set(re.findall(r"\]\(docs/([\w/-]+\.md)", (ROOT / name).read_text(encoding="utf-8")))
        for name in ("README.md", "README.fa.md")
    )
    assert {name.removeprefix("fa/") for name in persian} == english
    assert {name for name in persian if (ROOT / "docs/fa" / name).exists()} == set()


@pytest.mark.parametrize("page", PERSIAN, ids=called)
def test_a_persian_page_has_the_words_of_the_program(page: Path) -> None:
    """One word for one thing, as in all texts."""
    text = page.read_text(encoding="utf-8")
    assert [word for word in WORDS if re.search(rf"\b{word}", text)] == []


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_python_on_a_page_is_an_example_that_runs(page: Path) -> None:
    assert [text for kind, text in blocks(page) if kind == "python" and not text.startswith(">>> ")] == []


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_tables_of_data_on_a_page_can_be_read(page: Path) -> None:
    assert all(tomllib.loads(text) for kind, text in blocks(page) if kind == "toml")


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
    listed = re.search(r"for command in \((.+?)\n    \)", source, re.DOTALL)
    assert listed
    commands = re.findall(r"\w+", listed[1])
    assert {"play", "test", "help"} <= {*commands}
    for name in commands:
        assert re.search(rf'^def {name}\(\) -> None:\n    """\S', source, re.MULTILINE), name
