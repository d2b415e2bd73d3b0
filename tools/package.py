"""Building the package, and where the built one lies: unpacked as it would be installed, one folder for each state of
the sources. A folder is there only when it is whole."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sysconfig
from pathlib import Path

from tools.environment import CACHE, PYTHON, alone, environment, pip, stamp
from tools.jobs import ROOT, run, say, stop

BUILT = CACHE / "built"
HALF = CACHE / "half-built"
COMPILING = CACHE / "compiling"  # what hatch_build keeps until it is done
MADE_OF = ("src", "npm", "hatch_build.py", "pyproject.toml")
REMEDY = "install a C compiler and the headers of Python (Debian and Ubuntu: build-essential python3-dev)"


def place(compiled: bool = True) -> Path:
    """Where the package of these sources lies once it is built."""
    value = stamp(*(ROOT / part for part in MADE_OF))
    how = f"-optimize-{os.environ['MIZBAN_OPTIMIZE']}" if "MIZBAN_OPTIMIZE" in os.environ else ""
    return BUILT / f"{value[:20]}-{platform.python_version()}{how if compiled else '-plain'}"


def compiler() -> bool:
    """Whether there is a C compiler at all."""
    return bool(shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]))


def compiles() -> bool:
    """Whether there is all that compiling needs."""
    code = "import sys, hatch_build; sys.exit(bool(hatch_build.missing()))"
    return subprocess.run([str(PYTHON), "-c", code], cwd=ROOT, check=False).returncode == 0


def build() -> Path:
    """Builds the package, compiled where that is possible, unless it is there; returns its folder."""
    if place().is_dir():
        return place()
    environment("run", "parts", "build")
    with alone("building"):
        compiled = compiles()
        target = place(compiled)
        if not target.is_dir():
            say(
                "building the package, some minutes" if compiled else f"the rules stay uncompiled; to compile, {REMEDY}"
            )
            make(target)
    return target


def make(target: Path) -> None:
    """Builds beside; the folder gets its name when all is done. Of what was built before the last is kept, as somebody
    may be playing with it."""
    clear(HALF)
    HALF.mkdir(parents=True)
    run(*pip(), "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", HALF, ".", quiet="building", TMPDIR=str(HALF))
    run(*pip(), "install", "-q", "--no-deps", "--target", HALF / "package", *HALF.glob("*.whl"))
    check(HALF / "package")
    BUILT.mkdir(exist_ok=True)
    for old in sorted(BUILT.iterdir(), key=lambda path: path.stat().st_mtime)[:-1]:
        clear(old)
    (HALF / "package").rename(target)


def check(package: Path) -> None:
    """Loads everything that was compiled: what a sudden end has left half is begun anew, and not used."""
    code = "import mizban, mizban.server.bots.worker; assert mizban.registered_games()"
    if subprocess.run(
        [str(PYTHON), "-c", code], env={**os.environ, "PYTHONPATH": str(package)}, check=False
    ).returncode:
        clear(COMPILING)
        stop("what was built does not start; it is built from the beginning the next time")


def clear(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
