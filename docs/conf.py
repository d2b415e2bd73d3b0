"""How Sphinx makes the site of these pages; `./dev docs` calls it through make.py."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from markupsafe import Markup

ROOT = Path(__file__).parent.parent
os.environ["MIZBAN_PURE"] = "1"  # plain functions can be read, compiled ones not
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from sphinx.application import Sphinx  # noqa: E402

import mizban  # noqa: E402

project = "Mizban"
release = version = mizban.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_static"]
nitpicky = True
nitpick_ignore_regex = [  # what is documented elsewhere; nothing is fetched to look there
    (r"py:.*", r"(_pytest|collections|decimal|pathlib|mizban\.render\.fluent|mypy_extensions|re|typing)\..*"),
    (r"py:.*", r"S|News|Said|Shape|Panel|Holding|Comparison|.*\.(S|V|Comparison)"),  # names of types, what is in them
]

myst_enable_extensions = ["html_image", "colon_fence"]
myst_heading_anchors = 3
suppress_warnings = ["myst.html"]

add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
default_role = "code"

html_theme = "furo"
html_title = "Mizban میزبان"
html_static_path = ["_static", "../src/mizban/web/static/icon.svg"]
html_css_files = ["site.css"]
html_js_files = ["search.js"]
templates_path = ["_templates"]
html_favicon = html_logo = "../src/mizban/web/static/icon.svg"
html_copy_source = False
html_show_copyright = html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0F5C63", "color-brand-content": "#0F5C63"},
    "dark_css_variables": {"color-brand-primary": "#62C6C6", "color-brand-content": "#62C6C6"},
}
FONT = ROOT / "src/mizban/web/static/vendor/vazirmatn.woff2"
if FONT.exists():  # it comes with the parts from npm; without it the reader's own Persian font is used
    html_static_path.append(str(FONT))
    html_css_files.append("font.css")

PERSIAN = {
    "On this page": "در این صفحه",
    "Back to top": "به بالای صفحه",
    "Skip to content": "رفتن به متن",
    "Home": "صفحهٔ نخست",
    "Search": "جست‌وجو",
    "Next": "بعدی",
    "Previous": "قبلی",
    "Made with ": "ساخته با ",
}


def persian(_: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """The pages in fa/ say so, run right to left, speak Persian round the text too, and list only each other."""
    if page.startswith("fa/"):
        context["language"] = Markup('fa" dir="rtl')  # the theme leaves no other place for the direction
        context["_"] = context["gettext"] = lambda text: PERSIAN.get(text, text)
        _before, caption, after = context["furo_navigation_tree"].rpartition('<p class="caption"')
        assert "فارسی" in after, "the Persian pages are the last part of the contents"
        context["furo_navigation_tree"] = caption + after


def brief(_: Sphinx, what: str, name: str, thing: object, options: object, signature: str, returns: str) -> object:
    """A class with forty fields, or with functions among them, is not explained by a line that names them all."""
    return ("", "") if what == "class" and "<" in (signature or "") else None


def plain(_: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """What Python itself writes about the fields of a tuple says nothing."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", brief)
    app.connect("autodoc-process-docstring", plain)
    app.connect("html-page-context", persian, priority=900)
