"""The library at work by itself: run with any Python that has Mizban, it prints what came of it as one line of JSON.

`hash` is the same on every machine, in every Python and in both builds.
"""

from __future__ import annotations

import hashlib
import json
import platform
import sys

import mizban
from mizban.bots import Sight, bot
from mizban.core.rng import fast
from mizban.render.games import Game

HEAVY = {"sqlite3", "socketserver", "wsgiref", "dbm"}  # databases and servers that come with Python
SITE = {"sitecustomize", "usercustomize", "_distutils_hack"}  # loaded by Python itself before anything else
WORDS = 12  # that a bot thinks about; the rest is answered by chance, to the end


def played(game: Game, seats: int) -> str:
    """A game to its end: its record, with the question and a reason in both languages, and the picture of a seat."""
    match = mizban.Match(mizban.Record.new(game, seats, f"release.{seats}"))
    found, thinker, rng = [], bot("medium"), fast(seats)
    while match.s.legal:
        s = match.s
        first = len(match.record.said) < WORDS
        option = thinker.choose(Sight(game, s, rng)) if first else s.legal[rng.below(len(s.legal))]
        if first:
            found += [game.prompt(s, lang) for lang in ("en", "fa")]
        match.say(s.asked, option.word)
    found += [game.why(match.s, game.words.all[0].word, "fa"), game.svg(match.s, 0, "fa")]
    again = mizban.Record.read(match.record.write())
    again.verify()
    return "\n".join([*found, again.write(), json.dumps(game.dump(again.replay()), sort_keys=True)])


def main() -> None:
    """Plays every game with the fewest and the most."""
    found = hashlib.blake2b(digest_size=16)
    for game in mizban.registered_games():
        for seats in sorted({game.duel, game.most}):
            found.update(played(game, seats).encode())
    outside = {name.partition(".")[0] for name in sys.modules} - (sys.stdlib_module_names - HEAVY) - SITE
    data = {
        "hash": found.hexdigest(),
        "build": mizban.build(),
        "python": platform.python_version(),
        "version": mizban.__version__,
        "games": len(mizban.registered_games()),
        "loaded": sorted(name for name in outside if not name.startswith(("mizban", "__"))),
    }
    print(json.dumps(data))


if __name__ == "__main__":
    main()
