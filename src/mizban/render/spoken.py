"""Which language a command is to speak: what its line says, else what its surroundings say."""

from __future__ import annotations

import os
import re
from itertools import pairwise

from mizban.render.texts import LANGS


def spoken() -> str:
    """The language of the surroundings, in the usual order: LANGUAGE may name several, unless the locale is plain C."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    wanted = [*os.environ.get("LANGUAGE", "").split(":"), locale]
    names = [re.split(r"[_.@-]", name)[0].lower() for name in wanted]
    return "en" if names[-1] in ("c", "posix") else next((name for name in names if name in LANGS), "en")


def chosen_language(words: list[str]) -> str:
    """The language of a command line, also of one that cannot be understood otherwise."""
    chosen = os.environ.get("MIZBAN_LANG") or spoken()
    for word, following in pairwise([*words, ""]):
        if word == "--lang":
            chosen = following
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=")
    return chosen if chosen in LANGS else spoken()
