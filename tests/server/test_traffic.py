"""Nothing that a seat is sent depends on what it may not know: no page, message, answer, error or explanation."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import secrets
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import mizban
from mizban.core.rng import fast
from mizban.games.biblios.rules.cards import GOLD, KINDS
from mizban.server.storage import people
from mizban.server.table import create, history, timers
from mizban.server.table.changes.answers import saying
from mizban.server.table.log_lines import LogLine, log_lines
from mizban.server.table.room import Room
from server.application import House, Listening, Page, listening, opened

pytestmark = pytest.mark.once

GAME = mizban.game("biblios")
LANGS = ["en", "fa"]
UNIQUE = KINDS[:GOLD]  # cards of which there is one each: the name of one is a token for it
NAMES = {str(GAME.thing("card", i, lang)): kind for lang in LANGS for i, kind in enumerate(UNIQUE)}
TOKENS = re.compile("|".join(sorted(map(re.escape, [*UNIQUE, *NAMES]), key=len, reverse=True)))


def named(text: str) -> set[str]:
    """The unique cards that a text names."""
    return {NAMES.get(token, token) for token in TOKENS.findall(text)}


def cards(value: Any) -> Iterator[str]:
    """The unique cards in a view."""
    if isinstance(value, str) and value in UNIQUE:
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from cards(part)


class Eyes:
    """One who looks at a table: what they were sent, and the cards they may know by now."""

    def __init__(self, viewer: int, cookie: str, page: Page, stream: Listening | None) -> None:
        self.viewer = viewer
        self.cookie = cookie
        self.page = page
        self.stream = stream
        self.known: set[str] = set()
        self.named: set[str] = set()
        self.said = ""  # the last word that was wrong: its refusal may name it
        self.read = self.heard = 0

    @property
    def parts(self) -> list[str]:
        """What came over the stream of JSON, if it is open."""
        return self.stream.parts if self.stream else []

    def learn(self, table: Room, told: int) -> None:
        """What the game itself shows these eyes now, and what it has told them."""
        assert table.play.match is not None
        self.known |= set(cards(GAME.view(table.play.match.s, self.viewer)))
        for seats, text, figures in itertools.chain(*table.play.match.told[told:]):
            if seats >> self.viewer & 1:
                kinds = zip(text.split(" ")[1:], figures, strict=True)
                self.known |= {KINDS[i] for kind, i in kinds if kind == "card" and i < GOLD}

    def check(self, *more: str) -> None:
        """That all bytes since the last time name only cards that these eyes may know."""
        for text in (*self.page.frames[self.read :], *self.parts[self.heard :], *more):
            names = named(text)
            if text.startswith('{"re":"x'):
                names -= named(self.said)
            self.named |= names
            assert names <= self.known, f"seat {self.viewer} is shown {names - self.known}"
        self.read, self.heard = len(self.page.frames), len(self.parts)


async def game(house: House, seed: int) -> int:
    """One game with everything that people do at a table; returns how many bytes were sent."""
    chance = random.Random(seed)
    seats = chance.choice([2, 3, 4])
    table, cookies = await house.laid([chance.choice(LANGS) for _ in range(seats)], chosen(chance, seats))
    cookies.append(await house.watcher(table, chance.choice(LANGS)))
    match = table.play.match
    assert match is not None
    programs = chance.randrange(seats + 1)  # who listens to the stream of JSON, too
    eyes: list[Eyes] = []
    for viewer, cookie in enumerate(cookies):
        stream = await listening(house, table, cookie) if viewer == programs else None
        eyes.append(Eyes(viewer, cookie, await opened(house, table, cookie), stream))
    told = 0
    for count in itertools.count():
        for one in eyes:
            one.learn(table, told)
            one.check(*(await asides(house, table, one, chance) if chance.random() < 0.05 else []))
        if table.state == "over":
            break
        told = len(match.told)
        seat = table.play.asked
        if chance.random() < 0.1:
            await eyes[chance.randrange(seats + 1)].page.send(id=f"c{count}", do="chat", text="hm")
        wrong = chance.choice(list(GAME.words.named))
        if chance.random() < 0.2 and wrong not in [option.word for option in match.s.legal]:
            eyes[seat].said = wrong
            await eyes[seat].page.send(id=f"x{count}", do="say", n=table.play.turn, word=wrong)
        word = chance.choice(match.s.legal).word
        if chance.random() < 0.1:
            await eyes[(seat + 1) % seats].page.send(id=f"y{count}", do="say", n=table.play.turn, word=word)
        answer = await eyes[seat].page.send(id=f"s{count}", do="say", n=table.play.turn, word=word)
        assert answer["ok"], answer
        if chance.random() < 0.1:
            await eyes[seat].page.send(id=f"u{count}", do="undo", n=table.play.turn)
        told = min(told, len(match.told))
    for one in eyes:
        held = set(cards(GAME.view(match.s, one.viewer)["hands"][one.viewer : one.viewer + 1]))
        assert held <= one.named, f"the test does not see {held - one.named}"
        await one.page.close()
        if one.stream:
            assert len(one.parts) > count, "the stream says nothing"
            await one.stream.close()
    return sum(len(text) for one in eyes for text in (*one.page.frames, *one.parts))


def chosen(chance: random.Random, seats: int) -> dict[str, str]:
    """Any options of the game."""
    return chance.choice(list(GAME.option_sets(seats)))


async def asides(house: House, table: Room, one: Eyes, chance: random.Random) -> list[str]:
    """What else can be asked about a table: the page, the JSON, pages of the end before the end, what a thing is."""
    answers = []
    for path in (f"/t/{table.id}", f"/api/v1/tables/{table.id}", "/", *closed(table)):
        answers.append((await house.ask("GET", path, one.cookie)).body.decode())
    kind = chance.choice(UNIQUE)
    text = (await house.ask("GET", f"/t/{table.id}/about?ref=card:{kind}", one.cookie)).body.decode()
    assert named(text) <= {kind} | one.known
    other = await opened(house, table, one.cookie, "tall", chance.randrange(table.history.n))
    await other.close()
    return answers + other.frames


def closed(table: Room) -> list[str]:
    """What there is only when a game is over."""
    if table.state == "over":
        return []
    pages = [f"/t/{table.id}/{name}" for name in ("replay", "replay?at=3&eyes=0", "record")]
    return [*pages, f"/api/v1/tables/{table.id}/record"]


async def games(folder: Path, seeds: list[int]) -> None:
    house = House(folder)
    size = []
    try:
        for seed in seeds:
            try:
                size.append(await game(house, seed))
            except AssertionError as error:
                error.add_note(f"in the game of seed {seed}")
                raise
    finally:
        await house.close()
    print(f"\n{len(size)} games, {sum(size) / 1e6:.1f} MB: no card to anybody who may not know it")


@pytest.fixture(autouse=True)
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIZBAN_LIMITS", "off")


def test_no_card_is_sent_to_who_may_not_know_it(tmp_path: Path) -> None:
    asyncio.run(games(tmp_path, [random.randrange(10**9) for _ in range(6)]))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
def test_no_card_is_sent_in_many_games(tmp_path: Path, part: int) -> None:
    asyncio.run(games(tmp_path, [random.randrange(10**9) for _ in range(30)]))


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the log of a neighbour sent, this test would say so."""

    def leaking(room: Room, viewer: int, lang: str, since: int = 0) -> list[LogLine]:
        return log_lines(room, max(viewer - 1, 0), lang, since)

    for asking in ("web.table.log", "server.http.api"):
        monkeypatch.setattr(f"mizban.{asking}.log_lines", leaking)
    with pytest.raises(AssertionError, match="is shown"):
        asyncio.run(games(tmp_path, [1]))


# ---------------------------------------------------------------- two worlds


class Moment(NamedTuple):
    """Where the second world begins: after so many words, for which eyes, and what is said from there on."""

    words: int
    viewer: int
    chance: int
    said: list[str]


class World:
    """A server whose ids, secrets and times are given, so that two of them can be compared."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.house = House(folder)
        self.undone: Counter[str] = Counter()  # what became of wishes to go back

    def begin(self, seed: int) -> None:
        """From now on everything that should differ between two servers is the same."""
        self.chance = random.Random(seed)
        self.time = 1_800_000_000_000
        self.patch.setattr(secrets, "token_hex", lambda n=32: self.chance.randbytes(n).hex())
        self.patch.setattr(secrets, "token_urlsafe", lambda n=32: self.chance.randbytes(n).hex())
        self.patch.setattr(secrets, "choice", self.chance.choice)
        self.patch.setattr(secrets, "randbelow", self.chance.randrange)
        for module in (create, history, people, timers):
            self.patch.setattr(module, "now", lambda: self.time)

    async def lay(self, seed: int, moment: Moment | None) -> tuple[Moment, list[object]]:
        """Plays a table to a moment, the same in both worlds; in the second, hidden cards are dealt anew there.
        Then everything is asked and said. Returns the moment, which the first world chooses, and all that was sent."""
        self.begin(seed)
        chance, second = random.Random(seed), moment is not None
        seats = chance.choice([2, 3, 4])
        table, cookies = await self.house.laid([chance.choice(LANGS) for _ in range(seats)], chosen(chance, seats))
        cookies.append(await self.house.watcher(table, chance.choice(LANGS)))
        assert table.play.match is not None
        viewer = chance.randrange(seats + 1)
        least, dealt = chance.randrange(150), chance.randrange(2**30)
        while True:
            words = len(table.play.match.record.said)
            other = redealt(table, viewer, dealt)
            if moment is None and words >= least and (table.play.asked == viewer or viewer == seats):
                said = planned(table, viewer, other, random.Random(dealt))
                moment = Moment(words, viewer, dealt, said) if len(said) > 1 else None
            if table.state != "playing" or (moment and moment.words == words):
                break
            await table.make(saying(table, table.play.asked, chance.choice(table.play.match.s.legal).word))
        pages = [await opened(self.house, table, cookie, chance.choice(["wide", "tall"])) for cookie in cookies]
        if moment is None:
            moment = Moment(words, viewer, dealt, [])
        elif second:
            table.play.match.s = other
            table.play.kept[words] = other.copy()
        table.looks.clear()
        for page in pages:
            page.frames.clear()
        table.poke()
        sent: list[object] = []
        sent += await self.questions(table, cookies[viewer], pages[viewer], viewer, moment)
        stream = await listening(self.house, table, cookies[viewer])
        wishes = random.Random(moment.chance)
        for count in range(len(moment.said)):
            self.time += 1000
            asked = table.play.asked
            await self.say(table, pages, moment, count + 1)
            if asked == viewer:
                await self.undo(table, pages, viewer)
                await self.say(table, pages, moment, count + 1)
            if viewer < seats and (count == 0 or wishes.random() < 0.3):
                await self.ask_back(table, pages, moment, viewer, yes=count == 0 or wishes.random() < 0.7)
                await self.say(table, pages, moment, count + 1)
        await stream.close()
        sent.append(stream.parts)
        sent += await self.questions(table, cookies[viewer], pages[viewer], viewer, moment)
        sent.append(pages[viewer].frames)
        for page in pages:
            await page.close()
        return moment, sent

    async def say(self, table: Room, pages: list[Page], moment: Moment, count: int) -> None:
        """Says the words of the moment that are not said, so that there are so many of them."""
        assert table.play.match is not None
        while (at := len(table.play.match.record.said) - moment.words) < count:
            answer = await pages[table.play.asked].send(
                id=f"t{table.history.n}", do="say", n=table.play.turn, word=moment.said[at]
            )
            assert answer["ok"], answer

    async def undo(self, table: Room, pages: list[Page], viewer: int) -> None:
        """These eyes take their last word back, if that is fair; the answer tells whether."""
        answer = await pages[viewer].send(id=f"u{table.history.n}", do="undo", n=table.play.turn)
        self.undone["undo"] += answer["ok"]
        self.undone["no undo"] += not answer["ok"]

    async def ask_back(self, table: Room, pages: list[Page], moment: Moment, viewer: int, yes: bool) -> None:
        """These eyes ask to go back to before their last word, if they have said one since the moment; the others
        agree, or the first of them does not."""
        assert table.play.match is not None
        if viewer not in [seat for seat, _ in table.play.match.record.said[moment.words :]]:
            return
        vote = await pages[viewer].send(id=f"a{table.history.n}", do="undo-ask", n=table.play.turn)
        assert vote["ok"], vote
        for seat in range(table.seats):
            if seat != viewer and table.play.vote:
                answer = await pages[seat].send(id=f"b{seat}-{table.history.n}", do="undo-answer", n=vote["n"], yes=yes)
                assert answer["ok"], answer
        self.undone["agreed" if yes else "refused"] += 1

    async def questions(self, table: Room, cookie: str, page: Page, eye: int, moment: Moment) -> list[object]:
        """Everything that one pair of eyes can ask without changing anything."""
        answers: list[object] = []
        refs = sorted(set(re.findall(r'data-ref="([^"]+)"', "".join(page.frames)))) + [f"card:{kind}" for kind in KINDS]
        paths = [f"/t/{table.id}/about?ref={ref}" for ref in refs]
        paths += [f"/t/{table.id}", f"/t/{table.id}/rules", f"/api/v1/tables/{table.id}", "/", "/api/v1/tables"]
        for path in [*paths, *closed(table), "/nowhere"]:
            answers.append((path, await self.house.ask("GET", path, cookie)))
        fresh = await opened(self.house, table, cookie)
        await fresh.close()
        assert table.play.match is not None
        chance = random.Random(moment.chance)
        wrong = chance.sample(list(GAME.words.named), 30)
        legal = [option.word for option in table.play.match.s.legal] if table.play.asked == eye else []
        for count, word in enumerate(word for word in wrong if word not in legal):
            answers.append(await page.send(id=f"x{count}", do="say", n=table.play.turn, word=word))
        command = {"id": "e", "do": "say", "n": 0, "word": "pass"}
        path = f"/api/v1/tables/{table.id}/commands"
        answers.append(await self.house.ask("POST", path, cookie, msgspec.json.encode(command)))
        return [*answers, fresh.frames]


def redealt(table: Room, viewer: int, chance: int) -> Any:
    """The position of a table with all that these eyes may not know dealt anew."""
    assert table.play.match is not None
    s = table.play.match.s
    other = GAME.redeal(s, viewer, fast(chance))
    other.rng.draws = s.rng.draws
    other.news = []
    return other


def planned(table: Room, viewer: int, other: Any, chance: random.Random) -> list[str]:
    """Words that can be said in both worlds and do not show these eyes which of them it is."""
    assert table.play.match is not None
    worlds = table.play.match.s.copy(), other.copy()
    said: list[str] = []
    while len(said) < 12 and worlds[0].legal:
        options = [option for option in worlds[0].legal if option in worlds[1].legal]
        for option in chance.sample(options, len(options)):
            later = [s.copy() for s in worlds]
            for s in later:
                s.news = []
                s.play(option)
            if shown(later[0], viewer) == shown(later[1], viewer):
                break
            marks = [int(s.learned + s.rng.draws) for s in (*worlds, *later)]
            assert marks[:2] != marks[2:], "a word that shows nothing tells the worlds apart"
        else:
            break
        worlds = later[0], later[1]
        said.append(option.word)
    return said


def shown(s: Any, viewer: int) -> object:
    """What the rules show one pair of eyes, and the news for them."""
    return [GAME.view(s, viewer), [one for one in s.news if one[0] >> viewer & 1]]


def compare(folder: Path, monkeypatch: pytest.MonkeyPatch, seeds: list[int]) -> None:
    async def run() -> tuple[int, int, Counter[str]]:
        first, second = World(folder / "first", monkeypatch), World(folder / "second", monkeypatch)
        size = words = 0
        try:
            for seed in seeds:
                moment, one = await first.lay(seed, None)
                _, two = await second.lay(seed, moment)
                assert len(one) == len(two)
                for here, there in zip(one, two, strict=True):
                    assert here == there
                size += len(repr(one))
                words += len(moment.said)
        finally:
            await first.house.close()
            await second.house.close()
        assert first.undone == second.undone
        return size, words, first.undone

    size, words, undone = asyncio.run(run())
    print(f"\n{len(seeds)} moments, {words} words after them, {size / 1e6:.1f} MB: the same in both worlds; {undone}")
    assert words >= len(seeds) // 2
    assert undone["undo"] + undone["agreed"] >= len(seeds) // 8


def test_two_worlds_send_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(tmp_path, monkeypatch, [random.randrange(10**9) for _ in range(8)])


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
def test_two_worlds_send_the_same_bytes_at_many_moments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    compare(tmp_path, monkeypatch, [random.randrange(10**9) for _ in range(30)])


def test_worlds_that_are_told_apart_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a title to say how many cards of a kind lie hidden, this test would say so."""
    title = type(GAME).prompt

    def leaky(self: Any, s: Any, lang: str, viewer: int | None = None, names: list[str] | None = None) -> str:
        return f"{title(self, s, lang, viewer, names)} {list(s.deck)[:3]}"

    monkeypatch.setattr(type(GAME), "prompt", leaky)
    with pytest.raises(AssertionError):
        compare(tmp_path, monkeypatch, [1, 2, 3])
