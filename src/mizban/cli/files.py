"""Files that commands write: looked at before the work, and never half of one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from mizban.core.problem import Problem

WRONG = (OSError, RuntimeError)  # the latter: a link that leads to itself


def check_place(path: Path) -> None:
    """That a text can be written here; what is there stays as it is."""
    try:
        if path.is_dir() or (path.exists() and not os.access(path, os.W_OK)):
            raise PermissionError(path)
        if not stream(path):
            beside(path).open("w").close()
            beside(path).unlink()
    except WRONG:
        raise Problem("no-write", path=str(path)) from None


def put(path: Path, text: str) -> None:
    """Writes a text: it comes to its place whole and at once, and what was there stays until then."""
    part = beside(path)
    try:
        if stream(path):
            path.write_text(text, encoding="utf-8")
            return
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path.resolve())
    except WRONG:
        raise Problem("no-write", path=str(path)) from None
    finally:
        part.unlink(missing_ok=True)


def stream(path: Path) -> bool:
    """Whether this is a pipe or a terminal: no file can take its place."""
    return path.exists() and not path.is_file()


def beside(path: Path) -> Path:
    """Where a file is made ready; a link stays one."""
    return path.resolve().with_name(f".mizban-{os.getpid()}.part")
