"""Runs the command line as a person would, in this process."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from mizban.cli import main


@dataclass
class Ran:
    """What a command line left behind."""

    status: int
    out: str
    err: str


def mizban(*words: str) -> Ran:
    """Runs one command line."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main(list(words))
    return Ran(int(ended.value.code or 0), out.getvalue(), err.getvalue())


def refusals(*words: str) -> Iterator[str]:
    """The one line that a bad command line gets, in English and in Persian; the status is 2 and nothing is printed."""
    for lang in ("en", "fa"):
        ran = mizban(*words, "--lang", lang)
        assert ran.status == 2, ran
        assert ran.out == ""
        lines = ran.err.splitlines()
        assert len(lines) == 1, ran.err
        assert lines[0].startswith("mizban: ")
        yield lines[0].removeprefix("mizban: ")
