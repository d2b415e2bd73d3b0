"""What the build puts into the package: the parts from npm, the faces uncompiled."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from hatch_build import modules

import mizban
from mizban.core.games import folders

ROOT = Path(__file__).parent.parent
VENDOR = Path(mizban.__file__).parent / "web" / "static" / "vendor"
NEEDED = "آأإائبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهٔیءًٌٍَُِّ۰۱۲۳۴۵۶۷۸۹«»،؛؟٪٫٬×·–—…’“”éüß\u200c\u200e\u200f\u2068\u2069"


@pytest.mark.parametrize("name", ["idiomorph", "vazirmatn"])
def test_a_part_comes_with_its_licence(name: str) -> None:
    assert "WARRANT" in (VENDOR / f"{name}-licence.txt").read_text(encoding="utf-8")


def test_idiomorph_is_a_module() -> None:
    assert (VENDOR / "idiomorph.js").read_text(encoding="utf-8").endswith("\nexport { Idiomorph };\n")


def test_the_font_is_small_and_has_our_letters_in_all_weights() -> None:
    path = VENDOR / "vazirmatn.woff2"
    assert path.stat().st_size <= 60_000
    font = TTFont(path)
    assert {ord(letter) for letter in NEEDED} <= set(font.getBestCmap())
    assert [(axis.axisTag, axis.minValue, axis.maxValue) for axis in font["fvar"].axes] == [("wght", 100, 900)]
    features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert {"init", "medi", "fina", "rlig", "tnum"} <= features


def test_the_lock_file_has_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "npm" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")


def test_only_rules_and_bots_and_the_core_under_them_are_compiled() -> None:
    """Each game is a library of its own."""
    found = modules()
    assert set(found) == {"mizban_core", "mizban_bots", *(f"mizban_{name}" for name in folders())}
    for library, paths in found.items():
        folder = library.removeprefix("mizban_")
        assert {path.rpartition("/")[0] for path in paths} == {
            f"mizban/{folder}" if folder in ("core", "bots") else f"mizban/games/{folder}"
        }
