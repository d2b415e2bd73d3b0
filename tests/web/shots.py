"""Pictures of every page in both languages, sizes and themes: `./dev shots [FOLDER] [NAME…]`.

With names, only pages whose name begins with one of them. index.html in the folder shows all of them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from html import escape
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from mizban.server.log import start_log
from web.browser import NARROW, WIDE, Server, Theme, Visitor, chromium, lettered, program
from web.scenes import Scene, more_scenes, scenes

LANGS = ("en", "fa")
THEMES: tuple[Theme, ...] = ("light", "dark")
SIZES = (WIDE, NARROW)
HEAD = """<!doctype html><meta charset="utf-8"><title>Mizban</title>
<style>body { font: 15px sans-serif; margin: 24px; background: #ddd } section { margin-block: 32px }
div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
figure { margin: 0; font-size: 12px } img { height: 420px; display: block }</style>
"""


def main() -> None:
    if not program():
        raise SystemExit("shots: there is no browser here; install chromium")
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["MIZBAN_LIMITS"] = "off"
    with tempfile.TemporaryDirectory(prefix="mizban-shots-") as data:
        start_log(Path(data), False)
        server = Server(Path(data))
        try:
            draw(server, folder, tuple(sys.argv[2:]))
        finally:
            server.stop()


def draw(server: Server, folder: Path, wanted: tuple[str, ...]) -> None:
    """Makes all pictures."""
    every = {lang: scenes(server, lang) + more_scenes(server, lang) for lang in LANGS}
    chosen = {lang: [scene for scene in every[lang] if scene.name.startswith(wanted or "")] for lang in LANGS}
    all_of_them = len(chosen["en"]) * len(LANGS) * len(SIZES) * len(THEMES)
    done = 0
    with chromium() as browser:
        for lang, size, theme in product(LANGS, SIZES, THEMES):
            visitor = Visitor(browser, server, lang, size, theme)
            for scene in chosen[lang]:
                take(visitor, scene, folder / called(scene.name, lang, size, theme))
                done += 1
                print(f"\r{done} of {all_of_them} pictures  ", end="", file=sys.stderr, flush=True)
            visitor.context.close()
    names = [scene.name for scene in chosen["en"]]
    (folder / "index.html").write_text(index(names))
    print(f"\r{done} pictures: {folder / 'index.html'}", file=sys.stderr)


def called(name: str, lang: str, size: tuple[int, int], theme: str) -> str:
    return f"{name}-{lang}-{size[0]}-{theme}.png"


def take(visitor: Visitor, scene: Scene, path: Path) -> None:
    """One picture: of the whole page, but a table is as large as its window."""
    page = visitor.be(scene.person).go(scene.path)
    scene.then(page)
    lettered(page)
    page.screenshot(path=path, full_page=True, animations="disabled")


def index(names: list[str]) -> str:
    """A page of all pictures."""
    parts = [HEAD]
    for name in names:
        files = [called(name, lang, size, theme) for lang, size, theme in product(LANGS, SIZES, THEMES)]
        shown = "".join(
            f'<figure><a href="{file}"><img src="{file}" alt="{file}" loading="lazy"></a>{file}</figure>'
            for file in files
        )
        parts.append(f"<section><h2>{escape(name)}</h2><div>{shown}</div></section>\n")
    return "".join(parts)


if __name__ == "__main__":
    main()
