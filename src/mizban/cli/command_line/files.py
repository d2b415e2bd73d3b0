"""Files of the commands: written ones are looked at before the work and are never half; read ones are small."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path

from mizban.core.problem import Problem
from mizban.core.record import LARGEST
from mizban.server.storage.data_folder import on_disk

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
    """Writes a text; what was there stays until then."""
    try:
        with whole(path) as part:
            part.write_text(text, encoding="utf-8")
    except WRONG:
        raise Problem("no-write", path=str(path)) from None


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write a file: beside its place, which it takes at the end. If that never comes, nothing is left behind.
    What is no file, such as a pipe, is written to directly."""
    if stream(path):
        yield path
        return
    part = beside(path)
    try:
        yield part
        on_disk(part)
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path.resolve())
    finally:
        part.unlink(missing_ok=True)


def stream(path: Path) -> bool:
    """Whether this is a pipe or a terminal: no file can take its place."""
    return path.exists() and not path.is_file()


def beside(path: Path) -> Path:
    """Where a file is made ready; a link stays one."""
    return path.resolve().with_name(f".{path.name}.{os.getpid()}.part")


def text_of(path: Path) -> str:
    """The text in a file, or in a pipe that somebody writes to. Terminals and other devices have no end."""
    try:
        with opened(path) as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise Problem("file-too-large", path=str(path), most=LARGEST // 2**20)
        return data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise Problem("no-file", path=str(path)) from None


def opened(path: Path) -> BufferedReader:
    """A file or a pipe to read from; one that nobody has opened to write to is at its end at once."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    mode = os.fstat(number).st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
        os.close(number)
        raise OSError(path)
    if stat.S_ISFIFO(mode):
        os.set_blocking(number, True)
    return open(number, "rb")
