"""The libraries we compare ourselves with, each in an environment of its own.

The scripts here are run by `measure.py` in those environments, where mizban is not installed; `ours.py` is our own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from mizban.cli.peers.worker import Failure, last_line

BASE = "catanatron"
PEERS = {
    BASE: ["catanatron==3.2.1"],
    "open_spiel": ["open_spiel==2.0.2", "numpy"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "rlcard": ["rlcard==1.2.0"],
}  # what is installed for each, itself first


def version(peer: str) -> str:
    """The version we measure."""
    return PEERS[peer][0].partition("==")[2]


def cache() -> Path:
    """Where environments are kept that are not thrown away."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mizban" / "peers"


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def environment(peer: str, folder: Path, tell: Callable[[], None]) -> Path:
    """The interpreter of an environment with this peer; `tell` is called before it is made, unless it is there."""
    python, mark = python_of(folder), folder / "mizban.mark"
    wanted = " ".join(PEERS[peer])
    if not (mark.is_file() and mark.read_text() == wanted and python.exists()):
        tell()
        run([sys.executable, "-m", "venv", "--clear", str(folder)])
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
        run([*pip, *PEERS[peer]])
        mark.write_text(wanted)
    return python


def outside() -> dict[str, str]:
    """The environment variables of a process that must not see this Python's packages."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MIZBAN"))}


def run(command: list[str]) -> None:
    """Runs a command to its end; a Failure when it fails."""
    done = subprocess.run(command, env=outside(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(last_line(done.stderr or done.stdout) or f"exit status {done.returncode}")
