"""The package of a commit of this clone: unpacked and compiled once, into the clone's cache."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import mizban
from mizban.cli.data.lock import locked
from mizban.cli.peers.worker import last_line
from mizban.core.problem import Problem

EVERY = 15  # seconds between signs of life
LACK = 3  # the status of a build that finds nothing to compile with
BUILD = f"""
import os, pathlib, subprocess, sys, threading
threading.Thread(target=lambda: (os.read(0, 1), os.killpg(0, 9)), daemon=True).start()  # when nobody waits any more
sys.path.insert(0, os.getcwd())
import hatch_build
lack = hatch_build.missing()
if lack:
    sys.exit(print(lack, file=sys.stderr) or {LACK})
try:
    hatch_build.compiled(hatch_build.SOURCE, pathlib.Path("work").resolve())
except subprocess.CalledProcessError:
    sys.exit(1)  # it has said why
"""
Tell = Callable[..., None]  # is given a text of the command line and its figures


def git(folder: Path, *words: str) -> str:
    """What git says in a folder; a Failed with its last line when it cannot."""
    env = {name: value for name, value in os.environ.items() if name not in ("GIT_DIR", "GIT_WORK_TREE")}
    command = ["git", "-C", str(folder), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, env={**env, "LC_ALL": "C"})
    except OSError:
        raise Problem("older-no-git") from None
    if done.returncode:
        raise Failed(last_line(done.stderr))
    return done.stdout.strip()


class Failed(Exception):
    """A program that could not do what it should, with the last line it said."""


def clone() -> Path:
    """The clone that this package is in."""
    try:
        return Path(git(Path(mizban.__file__).parent, "rev-parse", "--show-toplevel"))
    except Failed as failed:
        raise Problem("older-no-clone", why=str(failed)) from None


def commit_hash(root: Path, commit: str) -> str:
    """The whole hash of a commit that has a Mizban in it."""
    try:
        whole = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
        git(root, "cat-file", "-e", f"{whole}:src/mizban/__init__.py")
    except Failed:
        raise Problem("older-unknown", commit=commit) from None
    return whole


@contextmanager
def workshop(root: Path, task: str, tell: Tell) -> Iterator[Path]:
    """A folder for a task, for one at a time; whatever is left in it goes, however it ends."""
    folder = root / ".cache" / "older"
    bench = folder / task
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with bench.with_suffix(".lock").open("w") as lock:
            wait(lock, tell)
            shutil.rmtree(bench, ignore_errors=True)  # of one that was killed
            bench.mkdir()
            try:
                yield bench
            finally:
                shutil.rmtree(bench, ignore_errors=True)
    except OSError:
        raise Problem("no-folder", path=str(folder.relative_to(root))) from None


def wait(lock: IO[str], tell: Tell) -> None:
    """Until nobody else builds; says now and then that it waits."""
    started = told = time.monotonic()
    while not locked(lock):
        time.sleep(0.1)
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            tell("older-waiting", seconds=round(told - started))


def unpacked(root: Path, commit: str, tell: Tell) -> Path:
    """The sources of a commit."""
    target = root / ".cache" / "older" / f"{commit}-pure"
    if not target.is_dir():
        with workshop(root, "unpacking", tell) as bench:
            git(root, "archive", "--format=zip", "-0", "-o", str(bench / "commit.zip"), commit)
            with zipfile.ZipFile(bench / "commit.zip") as archive:
                wanted = [name for name in archive.namelist() if name.startswith("src/") or "/" not in name]
                archive.extractall(bench / "tree", wanted)
            moved(bench / "tree", target)
    return target


def moved(made: Path, target: Path) -> None:
    """What is finished comes into its place at once; another may have been quicker."""
    if not target.is_dir():
        made.rename(target)


def compiled(root: Path, commit: str, plain: Path, tell: Tell) -> Path:
    """The same compiled, as that commit compiles itself; a Failed says why it cannot be."""
    tag = (sysconfig.get_config_var("EXT_SUFFIX") or ".so").split(".")[1]
    target = plain.with_name(f"{commit}-{tag}")
    note = target.with_suffix(".failed")
    if note.is_file():
        raise Failed(note.read_text(encoding="utf-8"))
    if not target.is_dir():
        with workshop(root, "compiling", tell) as bench:
            if not target.is_dir():
                shutil.copytree(plain, bench / "tree", ignore=shutil.ignore_patterns("__pycache__"))
                compile_in(bench / "tree", commit, note, tell)
                moved(bench / "tree", target)
    return target


def compile_in(tree: Path, commit: str, note: Path, tell: Tell) -> None:
    """Compiles in place, and says now and then that it does. Why it failed is kept, so that it is tried only once."""
    tell("older-building", commit=commit[:7])
    with (tree.parent / "said").open("w+", encoding="utf-8", errors="replace") as said:
        status = patiently(
            tree, said.fileno(), lambda seconds: tell("older-compiling", commit=commit[:7], seconds=seconds)
        )
        said.seek(0)
        why = last_line(said.read()) or f"exit status {status}"
    if status > 0 and status != LACK:  # not when somebody has ended it
        note.write_text(why, encoding="utf-8")
    if status:
        raise Failed(why)


def patiently(tree: Path, said: int, alive: Callable[[int], None]) -> int:
    """Runs the build to its end and returns its status; who interrupts it ends the compiler, too."""
    started = time.monotonic()
    group = None if os.name == "nt" else 0  # its own
    command = [sys.executable, "-P", "-c", BUILD]
    job = subprocess.Popen(command, cwd=tree, stdin=subprocess.PIPE, stdout=said, stderr=said, process_group=group)
    try:
        while True:
            try:
                return job.wait(EVERY)
            except subprocess.TimeoutExpired:
                alive(round(time.monotonic() - started))
    finally:
        if job.poll() is None:
            end(job)
        job.communicate()


def end(job: subprocess.Popen[bytes]) -> None:
    """Ends a process with all it has started, and waits until they are gone."""
    if os.name == "nt":
        job.kill()
        return
    os.killpg(job.pid, signal.SIGKILL)
    job.wait()
    with suppress(OSError):  # there is no such group any more
        for _ in range(100):
            os.killpg(job.pid, 0)
            time.sleep(0.02)
