"""What the build puts into the package: the parts from npm, the faces uncompiled."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import hatch_build
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from hatch_build import ROOMS, SOURCE, modules

import mizban
from mizban.core.game.registry import folders

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


@pytest.mark.parametrize("folder", ["npm", "npm/checks"])
def test_the_lock_file_has_hashes_and_no_addresses(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")


def test_only_rules_and_bots_and_the_core_under_them_are_compiled() -> None:
    """Each game is a library of its own."""
    found = modules()
    assert set(found) == {"mizban_core", "mizban_bots", *(f"mizban_{name}" for name in folders())}
    for library, paths in found.items():
        folder = library.removeprefix("mizban_")
        game = {f"mizban/games/{folder}/{room}" for room in ROOMS}
        assert {path.rpartition("/")[0] for path in paths} == (
            {f"mizban/{folder}"} if folder in ("core", "bots") else game
        )


@pytest.mark.parametrize(("pure", "built"), [("1", {}), ("0", {"made": "made"}), ("", {"made": "made"})])
def test_who_wants_the_plain_sources_gets_them_at_once(
    monkeypatch: pytest.MonkeyPatch, pure: str, built: object
) -> None:
    monkeypatch.setenv("MIZBAN_PURE", pure)
    for name, result in (("packed", True), ("missing", ""), ("libraries", {"made": "made"})):
        monkeypatch.setattr(hatch_build, name, Mock(return_value=result))
    data: dict[str, Any] = {"force_include": {}}
    hook = hatch_build.BuildHook(str(ROOT), {}, Mock(), Mock(), "", "wheel")
    hook.initialize("standard", data)
    assert data["force_include"] == built
    assert data.get("pure_python", True) == (not built)


GENERATE = """
import json, sys
from mypyc.build import mypycify
paths, groups, work = json.loads(sys.argv[1])
mypycify(["--cache-dir", work, *paths], separate=[(paths, name) for name, paths in groups.items()], target_dir=work)
"""
SMALL = [  # what they multiply are places on a board and figures of cards, at most some thousands
    r"architects___bot___card_values___\w+",
    r"architects___bot___captures___group",
    r"troyes___rules___defence___worth",
    r"troyes___rules___dice___best_free",
    r"troyes___rules___figures___bounds_of",
    r"troyes___rules___state___faces",
    r"troyes___bot___evaluation___sums",
]


def multiplying(groups: dict[str, list[str]], work: Path) -> set[str]:
    """The compiled functions that multiply whole numbers of any size, other than while they are loaded."""
    paths = [path for library in groups.values() for path in library]
    task = json.dumps([paths, groups, str(work)])
    subprocess.run([sys.executable, "-c", GENERATE, task], cwd=SOURCE, check=True, capture_output=True)
    found: set[str] = set()
    for source in work.glob("__native_*.c"):
        name = ""
        for line in source.read_text(encoding="utf-8").splitlines():
            if begun := re.match(r"\S.*\bCPyDef_(\w+)\(.*\) \{$", line):
                name = begun[1]
            elif "CPyTagged_Multiply(" in line and not name.endswith("___top_level__"):
                found.add(name.removeprefix("mizban___").removeprefix("games___"))
    assert any(work.glob("__native_mizban_*.c"))
    return found


@pytest.mark.once
def test_core_and_bots_never_multiply_whole_numbers_of_any_size(tmp_path: Path) -> None:
    """With an interrupt waiting, a product of large ones ends the process: mypyc takes it for lack of memory."""
    found = {name: paths for name, paths in modules().items() if name in ("mizban_core", "mizban_bots")}
    assert multiplying(found, tmp_path) == set()


@pytest.mark.deep
def test_games_multiply_only_small_numbers_so(tmp_path: Path) -> None:
    found = multiplying(modules(), tmp_path)
    assert [name for name in sorted(found) if not re.fullmatch("|".join(SMALL), name)] == []
