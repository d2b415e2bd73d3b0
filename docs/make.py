"""Makes the site of these pages, `./dev docs`; stops at a warning, a dead link, or a page that would load from outside.

    python docs/make.py FOLDER

Nothing is fetched: links that lead outside are listed for somebody to look at.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bs4 import BeautifulSoup
from markdown_it import MarkdownIt
from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
OUTSIDE = re.compile(r"(?:[a-z]+:)?//|data:|mailto:", re.IGNORECASE)
LOADS = re.compile(r"(?:url\(|@import)\s*[\"']?\s*((?:https?:)?//[^\"')\s]+)", re.IGNORECASE)
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}
DIRECTIVE = re.compile(r"^```\{.*?^```$", re.DOTALL | re.MULTILINE)


def pages() -> list[Path]:
    """All pages that a person reads in a forge: those of docs, and those beside it."""
    return sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


@cache
def read(page: Path) -> BeautifulSoup:
    """A page of the site, or one of ours as a forge shows it."""
    text = page.read_text(encoding="utf-8")
    if page.suffix == ".md":
        text = MarkdownIt("gfm-like", {"linkify": False}).render(DIRECTIVE.sub("", text))
    return BeautifulSoup(text, "html.parser")


@cache
def anchors(page: Path) -> set[str]:
    """What a link to a page may name after the #: headings as a forge names them, and ids."""
    html = read(page)
    found = {str(tag[name]) for name in ("id", "name") for tag in html.select(f"[{name}]")}
    titles = [tag.get_text().strip().lower() for tag in html.find_all(re.compile("^h[1-6]$"))]
    return found | {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}


def links(page: Path) -> Iterator[str]:
    """All addresses in a page."""
    for tag in read(page).find_all(["a", *LOADING]):
        yield from (str(tag[name]) for name in ("href", "src") if tag.get(name))


def dead(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere; those that lead outside are not looked at."""
    for link in links(page):
        if not OUTSIDE.match(link):
            parts = urlsplit(link)
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if not there.exists():
                yield f"{page}: {link}: there is no such file"
            elif parts.fragment and there.suffix in (".md", ".html") and unquote(parts.fragment) not in anchors(there):
                yield f"{page}: {link}: there is no such place in it"


def loaded(site: Path) -> Iterator[str]:
    """What a page or a style sheet of the site would load from outside."""
    for page in site.rglob("*.html"):
        for tag in read(page).find_all(list(LOADING)):
            address = str(tag.get(LOADING[tag.name]) or "")
            if OUTSIDE.match(address) and not address.startswith("data:"):
                yield f"{page}: would load {address}"
    for sheet in [*site.rglob("*.css"), *site.rglob("*.html")]:
        yield from (f"{sheet}: would load {found}" for found in LOADS.findall(sheet.read_text(encoding="utf-8")))


def built(site: Path) -> list[str]:
    """Builds the site; what is wrong with it, a sentence each."""
    if (site / "searchindex.js").exists():  # what an earlier one left, and nothing else
        shutil.rmtree(site)
    doctrees = site.parent / f"{site.name}-doctrees"
    if build_main(["-q", "-W", "-n", "-E", "--keep-going", "-d", str(doctrees), str(DOCS), str(site)]):
        return ["Sphinx has found something wrong; see above"]
    return [wrong for page in site.rglob("*.html") for wrong in dead(page)] + list(loaded(site))


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    wrong = [line for page in pages() for line in dead(page)] + built(site)
    outside = sorted({link for page in pages() for link in links(page) if OUTSIDE.match(link)})
    print(f"docs: {len(outside)} links lead outside and were not tried:", *outside, sep="\n  ")
    for line in wrong:
        print(f"docs: {line}", file=sys.stderr)
    if wrong:
        raise SystemExit(1)
    print(f"docs: the site is there: {site / 'index.html'}")
    print(f"docs: served, its search shows excerpts, too: python3 -m http.server -d {shlex.quote(str(site))}")


if __name__ == "__main__":
    main()
