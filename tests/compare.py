"""Says what this checkout plays, says or shows otherwise than a commit: `./dev compare COMMIT`.

It is for changes that must change nothing. Both are asked in the same way, through names that stay: the library, and
the pages of a server on copies of one data folder. What tests keep of games (records, playthroughs, counts) is compared
file by file. Everything happens in a folder of its own, which goes in the end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from release import ROOT, Visitor, run, serving, tell

Prints = dict[str, str]  # [what] a hash of it

LANGS = ("en", "fa")
GAMES = sorted(path.parent.name for path in (ROOT / "src/mizban/games").glob("*/components.toml"))
EVERY = 11  # decisions between two that are looked at
KEPT = re.compile(r"(\w+)/(?:records|playthroughs)/(?!sizes\.toml).+")  # in tests
PAGES = ("/", "/new", "/rules", "/help", "/verify", "/games", "/profile", "/api", "/no-such-page", "/api/v1/games")
PAGES_OF_A_GAME = ("/new?game={}", "/rules/{}", "/cover/{}-en.svg", "/cover/{}-fa.svg", "/look/{}.css")
PAGES_OF_A_TABLE = ("", "/about", "/rules", "/replay", "/replay?at=5&eyes=0", "/verify", "/record")
MIDDLE = 12  # answers after which a game is left as it stands
STYLE = re.compile(r"<style>(.*?)</style>", re.S)
CLASSES = re.compile(r'class="([^"]*)"')
INK = re.compile(r"\.(m-[\w-]+)\{[^{}]*\}")
CHANGING = (  # in pages, from one request to the next, or with the files that they name
    (re.compile(r'nonce(="|-)[\w+/=-]+'), "nonce"),
    (re.compile(r"/static/[\w.-]+/"), "/static/"),
    (re.compile(r"\?v=[\w.-]+"), ""),
    (re.compile(r"(\.(?:css|svg))\?[0-9a-f]{12}"), r"\1"),
    (re.compile(r"<time[^>]*>.*?</time>", re.S), "<time>"),
)


def printed(*what: object) -> str:
    return hashlib.blake2b(repr(what).encode(), digest_size=12).hexdigest()


# ---------------------------------------------------------------- the library


def played() -> Prints:
    """Every game at every size by chance, to its end: each position, and now and then what is seen and said of it."""
    prints: Prints = {}
    for name in GAMES:
        for seats in range(1, 6):
            prints.update(played_at(name, seats))
    return prints


def played_at(name: str, seats: int) -> Iterator[tuple[str, str]]:
    import mizban

    game = mizban.game(name)
    chance = random.Random(seats)
    try:
        s = game.new(seats=seats, seed=seats)
    except mizban.Problem as refused:
        yield f"{name}, {seats} seats", printed(*(refused.say(lang) for lang in LANGS))
        return
    count = 0
    while s.legal:
        if count % EVERY == 0:
            yield from looked(game, s, f"{name}, {seats} seats, decision {count}")
        s.play(s.legal[chance.randrange(len(s.legal))])
        count += 1
    yield from looked(game, s, f"{name}, {seats} seats, the end")
    yield f"{name}, {seats} seats, the end, points", printed(count, game.scores(s), game.ranks(s))


def looked(game: Any, s: Any, where: str) -> Iterator[tuple[str, str]]:
    """A position, what is asked there, and what each seat and the public see of it."""
    yield f"{where}, position", printed(json.dumps(game.dump(s), sort_keys=True))
    some = random.Random(where).sample(game.words.all, 5)
    for lang in LANGS:
        if s.legal:
            said = [game.say(s, option, lang) for option in s.legal]
            reasons = [game.why(s, option.word, lang) for option in some]
            yield f"{where}, words, {lang}", printed(game.prompt(s, lang), said, reasons)
        for seat in range(s.seats + 1):
            yield f"{where}, seat {seat}, picture, {lang}", printed(pictured(game.svg(s, seat, lang)))
    for seat in range(s.seats + 1):
        yield f"{where}, seat {seat}, view", printed(json.dumps(game.view(s, seat), sort_keys=True, default=str))


def pictured(svg: str) -> str:
    """A picture with the inks that something in it has: what else a style sheet could draw, and in which order it says
    so, is no matter."""
    sheet = "".join(STYLE.findall(svg))
    body = STYLE.sub("", svg)
    worn = {name for names in CLASSES.findall(body) for name in names.split()}
    inks = sorted(rule[0] for rule in INK.finditer(sheet) if rule[1] in worn)
    return "\n".join([body, INK.sub("", sheet), *inks])


def replayed() -> Prints:
    """The records that tests keep: how each of them ends."""
    import mizban

    texts = [path for path in sorted((ROOT / "tests").glob("*/records/*.txt")) if path.parts[-3] in GAMES]
    records = [(path, mizban.Record.read(path.read_text(encoding="utf-8"))) for path in texts]
    return {
        f"record {path.parts[-3]} {path.stem}": printed(record.write(), record.game.dump(record.replay()))
        for path, record in records
    }


# ---------------------------------------------------------------- the pages


def furnished(source: Path, home: Path) -> dict[str, Visitor]:
    """A house with somebody of each language, and with their games, begun and ended."""
    people = {}
    with served(source, home) as first:
        for lang in LANGS:
            person = people[lang] = Visitor(first.address)
            person.sign_up(f"parvin-{lang}")
            for name in GAMES:
                person.lay(name)
                person.play(MIDDLE)
            person.lay("biblios")
            person.play()
    return people


def shown(source: Path, home: Path, people: dict[str, Visitor]) -> Prints:
    """What they see of it now."""
    prints: Prints = {}
    with served(source, home) as visitor:
        for lang, person in people.items():
            paths = [*PAGES, *(page.format(name) for name in GAMES for page in PAGES_OF_A_GAME)]
            paths += [f"/t/{table}{page}" for table in person.tables for page in PAGES_OF_A_TABLE]
            for path in paths:
                prints[f"{path} in {lang}"] = printed(page(person, visitor.address, path, lang))
    return prints


def page(person: Visitor, address: str, path: str, lang: str) -> str:
    """A page as it comes every time."""
    request = urllib.request.Request(address + path, headers={"Accept-Language": lang})
    opener = urllib.request.build_opener(person.jar, Refused)
    while True:
        with opener.open(request, timeout=120) as answer:
            text = f"{answer.status}\n{answer.read().decode()}".replace(address, "")
        if answer.status != 429:
            break
        time.sleep(int(answer.headers["Retry-After"]))  # too quick
    return steady(INK.sub("", text) if path.endswith(".css") else pictured(text) if path.endswith(".svg") else text)


def steady(text: str) -> str:
    """A text without what changes from one request to the next."""
    for changing, to in CHANGING:
        text = changing.sub(to, text)
    return text


class Refused(urllib.request.HTTPErrorProcessor):
    """Refusals are pages, too."""

    def http_response(self, request: urllib.request.Request, response: Any) -> Any:
        return response


# ---------------------------------------------------------------- both sides


def served(source: Path, home: Path) -> AbstractContextManager[Visitor]:
    """The server of these sources, with the data of this home."""
    return serving([sys.executable, "-m", "mizban"], home, PYTHONPATH=str(source / "src"), MIZBAN_PURE="1")


def unpacked(commit: str, folder: Path) -> Path:
    """The sources and tests of a commit."""
    with tempfile.TemporaryFile() as packed:
        subprocess.run(["git", "archive", commit, "src", "tests"], cwd=ROOT, stdout=packed, check=True)
        packed.seek(0)
        with tarfile.open(fileobj=packed) as archive:
            archive.extractall(folder, filter="data")
    vendor = "src/mizban/web/static/vendor"
    shutil.copytree(ROOT / vendor, folder / vendor)
    return folder


def library(source: Path) -> Prints:
    """What the library of these sources plays, in a process of its own."""
    path = str(source / "src")
    said = run(sys.executable, __file__, "--tell", what="playing", PYTHONPATH=path, MIZBAN_PURE="1")
    prints: Prints = json.loads(said)
    return prints


def kept(source: Path) -> Prints:
    """What tests keep of games, by game and file."""
    prints: Prints = {}
    for path in sorted((source / "tests").rglob("*")):
        if path.is_file() and (found := KEPT.search(path.relative_to(source).as_posix())) and found[1] in GAMES:
            prints[f"tests: {found[0]}"] = printed(path.read_bytes())
    return prints


def differences(before: Prints, now: Prints) -> list[str]:
    """What is not on both sides, or not alike."""
    return [what for what in {**before, **now} if before.get(what) != now.get(what)]


def compared(before: Path, now: Path, work: Path) -> tuple[int, list[str]]:
    """How much was compared, and what differs."""
    tell("playing, twice")
    sides = [{**library(source), **kept(source)} for source in (before, now)]
    tell("making a house to look at")
    people = furnished(before, work / "house")
    for source, prints, name in zip((before, now), sides, ("before", "now"), strict=True):
        shutil.copytree(work / "house", work / name)
        tell(f"the pages, {name}")
        prints.update(shown(source, work / name, people))
    return len(sides[1]), differences(*sides)


def main() -> None:
    parser = argparse.ArgumentParser("./dev compare", description=__doc__.partition("\n")[0])
    parser.add_argument("commit", nargs="?", help="what to compare with")
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.tell:
        print(json.dumps({**played(), **replayed()}))
        return
    if not options.commit:
        parser.error("name a commit")
    os.environ.pop("MIZBAN_DATA", None)
    with tempfile.TemporaryDirectory(prefix="mizban-compare-", ignore_cleanup_errors=True) as folder:
        work = Path(folder)
        count, found = compared(unpacked(options.commit, work / "commit"), ROOT, work)
    for what in found:
        print(f"differs: {what}")
    tell(f"{count} things compared with {options.commit}, {len(found)} differ")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
