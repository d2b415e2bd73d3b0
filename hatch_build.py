"""The build hook: compiles the rules and the bots with mypyc for the wheel.

Without a C compiler the wheel is built from the plain sources, and one line says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "mizban"
FACES = {"__init__.py", "names.py", "scene.py", "terminal.py"}  # of a game: what stays plain Python


def modules() -> list[Path]:
    """The sources to compile: of the core what is hot, the rules of every game, the bots."""
    core = [PACKAGE / "core" / f"{name}.py" for name in ("words", "rng", "state")]
    rules = [path for path in PACKAGE.glob("games/*/*.py") if path.name not in FACES]
    bots = [path for path in PACKAGE.glob("bots/*.py") if path.name != "__init__.py"]
    return core + sorted(rules) + sorted(bots)


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
    paths = [str(path.relative_to(SOURCE)) for path in modules()]
    script = (
        "import sys; from setuptools import setup; from mypyc.build import mypycify\n"
        "options, folders = sys.argv[1].split(','), sys.argv[2:4]\n"
        "sys.argv = ['setup', '-q', 'build_ext', '--build-lib', folders[0], '--build-temp', folders[1]]\n"
        "extensions = mypycify(options, opt_level='3', debug_level='0', group_name='mizban', target_dir=folders[1])\n"
        "setup(name='mizban', packages=[], ext_modules=extensions)\n"
    )
    options = ",".join(["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work), *paths])
    command = [sys.executable, "-c", script, options, str(target), str(work)]
    subprocess.run(command, cwd=SOURCE, check=True, env={**os.environ, "MYPYPATH": str(SOURCE)}, stdout=sys.stderr)
    return sorted([*target.rglob("*.so"), *target.rglob("*.pyd")])


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled libraries to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        lack = missing()
        if lack:
            print(f"mizban: {lack}; building without compiled rules: same results, slower.", file=sys.stderr)
            return
        target = Path(self.directory) / "compiled"
        with tempfile.TemporaryDirectory() as work:
            libraries = compiled(target, Path(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(target)) for path in libraries})
