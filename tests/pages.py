"""The pages that people read, and the commands in them."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
KINDS = ("sh", "python", "toml", "text", "{eval-rst}", "{toctree}")
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`]+)`")
COMMENT = re.compile(r"(?:^|\s+)# .*", re.MULTILINE)
OURS = re.compile(r"(?:\S+/bin/)?(?:mizban|\./dev|pip|python3?|openapi-python-client|pre-commit)(?: .+|$)")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def blocks(page: Path) -> list[tuple[str, str]]:
    """The kind and the text of every block of a page that is set apart."""
    return [(found[1], found[2]) for found in BLOCK.finditer(page.read_text(encoding="utf-8"))]


@cache
def commands(page: Path) -> list[str]:
    """What a page tells people to type: each line of a block of them, and what stands in a sentence."""
    typed = [line for kind, text in blocks(page) if kind == "sh" for line in COMMENT.sub("", text).splitlines() if line]
    said = INLINE.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    lines = [" ".join(words.split()) for words in said]
    return typed + [line for line in lines if OURS.fullmatch(line)]


def read(command: str) -> tuple[str, list[str]]:
    """The program of a command and the words after it, without what it sets before."""
    words = shlex.split(command)
    while re.fullmatch(r"[A-Z_]+=.*", words[0]):
        del words[0]
    return re.sub(r"^\S+/bin/|(?<=^python)3$", "", words[0]), words[1:]
