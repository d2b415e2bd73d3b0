"""The list of a game's names: each is one of its table, and stands in its group once."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib.resources import files

from mizban.core.data import FILE as DATA
from mizban.core.game.registry import folder
from mizban.render.games import Game
from mizban.render.names import FILE, TABLE_LANG, all_names, names
from mizban.render.spelling import folded, squeezed
from mizban.render.texts import source


def said(name: str) -> list[str]:
    """All that a game says in the language of our words, line by line, as a search compares it."""
    package = files(folder(name))
    pages = [package.joinpath(path) for path in (f"book/{TABLE_LANG}.md", DATA)]
    texts = [source(folder(name), TABLE_LANG), *(page.read_text("utf-8") for page in pages if page.is_file())]
    return [folded(line) for text in texts for line in text.splitlines()]


@lru_cache
def faults_of_names(name: str) -> list[str]:
    """What is wrong with the names of a game; reading them fails where one is empty or not there."""
    lines = said(name) if names(name) else []
    faults = []
    for group in names(name):
        missing = [named for named in group.names if not stands(named.table[0], lines)]
        faults += [f"{FILE}: no text and no page of the game says {named.table[0]} ({named.box})" for named in missing]
        spelt = Counter((squeezed(named.box), squeezed(named.table[0])) for named in group.names)
        faults += [f"{FILE} has {box} ({ours}) more than once in a group" for (box, ours), n in spelt.items() if n > 1]
    ids = Counter(named.id for named in all_names(name))
    return faults + [f"{FILE}: several names have the address {id}" for id, n in ids.items() if n > 1]


def stands(word: str, lines: list[str]) -> bool:
    """Whether a line has all words of a name."""
    words = folded(word).split()
    return any(all(each in line for each in words) for line in lines)


def check_names(game: Game) -> None:
    """The list of names, where a game brings one, has words of its table, each once."""
    faults = faults_of_names(game.name)
    assert not faults, "\n".join(faults)
