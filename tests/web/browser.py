"""A real server and a real Chromium for tests: who comes, what they see, and what must not happen meanwhile."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit
from zlib import crc32

import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from mizban.cli.records.gif import BROWSERS, FLAGS
from mizban.core.rng import agreed, fast
from mizban.render.games import Game, game
from mizban.server.host import Host
from mizban.server.notify.mail import MailServer
from mizban.server.notify.notices import Ways
from mizban.server.storage.people import Person
from mizban.server.storage.tables import change_table
from mizban.server.table import commands as do
from mizban.server.table.changes.answers import saying
from mizban.server.table.room import Room
from mizban.web.app import app

T = TypeVar("T")
Say = Callable[[Any, int], str]  # an answer in a position, by a seed
Theme = Literal["light", "dark"]
WIDE, NARROW = (1280, 800), (360, 800)
AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
PERSIAN = "۰۱۲۳۴۵۶۷۸۹"
LIT = """() => {
  const things = [...document.querySelectorAll("#board [data-ref]")];
  const alike = (thing) => things.filter((other) => other.dataset.ref === thing.dataset.ref);
  const lit = things.filter((thing) => thing.matches(".m-lit:not(.m-chosen)"));
  return lit.map((thing) => [thing.dataset.ref, alike(thing).indexOf(thing)]);
}"""
POINT = """([ref, nth]) => {
  const thing = [...document.querySelectorAll("#board [data-ref]")].filter(other => other.dataset.ref === ref)[nth];
  const box = thing.getBoundingClientRect();
  for (const y of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) for (const x of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
    const at = [box.x + box.width * x, box.y + box.height * y];
    if (document.elementFromPoint(...at)?.closest("[data-ref]") === thing) return at;
  }
  return null;
}"""


class Dice:
    """A bot that does not think: any legal answer will do, in one position always the same. Amounts stay small, so that
    games stay short."""

    async def choose(self, game: Game, level: str, s: Any, seat: int, table: str) -> str:
        return any_word(s, crc32(repr(game.dump(s)).encode()))

    async def close(self) -> None:
        pass


def any_word(s: Any, seed: int) -> str:
    """A legal answer; where amounts are named, most often the first, and never a large one."""
    rng = fast(seed)
    if any(o.amount for o in s.legal):
        return str(s.legal[rng.below(4) if rng.below(3) == 0 and len(s.legal) > 3 else 0].word)
    return str(s.legal[rng.below(len(s.legal))].word)


def sensible(name: str) -> Say:
    """What somebody of some practice says in a game."""
    known = game(name).knowledge
    assert known is not None
    return lambda s, seed: str(known.likely(s, fast(seed), 0).word)


class Server:
    """The whole server in a thread of its own, on a port of this machine; it can be stopped and started again."""

    def __init__(self, folder: Path, pace: float = 0.005) -> None:
        self.folder = folder
        self.pace = pace
        self.port = 0
        self.loop: asyncio.AbstractEventLoop
        self.tokens: dict[int, str] = {}  # of people who have been here before
        self.start()

    def start(self) -> None:
        """Starts, on the same port as before if there was one."""
        taken = socket.socket()
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", self.port))
        self.port = taken.getsockname()[1]
        nobody = MailServer("127.0.0.1", 9, False, "", "", "table@example.org")  # pages speak of mails; none is sent
        made = app(self.folder, pace=self.pace, workers=1, ways=Ways(self.url, nobody))
        made.state.limits.off = True
        self.host: Host = made.state.host
        self.host.pool = Dice()
        ready = threading.Event()
        outer = self

        class Inner(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                outer.loop = asyncio.get_running_loop()
                ready.set()

        config = uvicorn.Config(made, loop="asyncio", log_config=None, access_log=False, timeout_graceful_shutdown=1)
        self.inner = Inner(config)
        self.thread = threading.Thread(target=self.inner.run, args=([taken],), daemon=True)
        self.thread.start()
        assert ready.wait(20), "the server does not start"

    def stop(self) -> None:
        """Stops; whoever looks loses the line."""
        self.inner.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    # ------------------------------------------------------------ tables without a browser

    def person(self, name: str, lang: str = "en") -> Person:
        """A new guest."""
        return self.call(self.host.people.guest(name, lang))

    def table(
        self,
        owner: Person,
        *others: Person,
        bots: int = 0,
        level: str = "easy",
        name: str = "biblios",
        bank: int = 0,
        secret: str = "",
        options: dict[str, str] | None = None,
    ) -> Room:
        """A running table; nobody is asked to give a number. With a secret it is always the same game."""
        seats = 1 + len(others) + bots
        chairs = ["me", *["open"] * len(others), *[level] * bots]
        room = self.waiting(owner, chairs, name, bank, options)
        if secret:
            room.secret = secret
            for chair in room.chairs:
                chair.share = "0" * 32 if chair.kind == "bot" else ""
            self.call(self.host.store.write(change_table(room.id, secret=secret)))
        for person in others:
            self.do(room, person, do.Sit("sit"))
        for person in (owner, *others):
            self.do(room, person, do.Share("share", f"{seats:032x}"))
        assert room.state == "playing"
        return room

    def waiting(
        self,
        owner: Person,
        chairs: list[str],
        name: str = "biblios",
        bank: int = 0,
        options: dict[str, str] | None = None,
    ) -> Room:
        """A table that waits for people."""
        return self.call(self.host.create(owner, game(name), len(chairs), options or {}, chairs, False, bank))

    def do(self, room: Room, person: Person, command: do.AnyCommand) -> do.Answer:
        return self.call(self.host.do(room, person, command))

    def play_until(self, room: Room, wanted: Callable[[Any], bool], seed: int = 1, say: Say = any_word) -> None:
        """Plays for everybody until the position is as wanted."""
        match = room.play.match
        assert match is not None

        async def work() -> None:
            said = 0
            async with room.lock:
                while not wanted(match.s):
                    assert match.s.legal, "it never came to that"
                    word = say(room.play.facing(room.play.asked).copy(), seed * 10_000 + said)
                    await room.make(saying(room, room.play.asked, word))
                    said += 1

        self.call(work())

    def finish(self, room: Room) -> None:
        """Plays for everybody to the end."""
        self.play_until(room, lambda s: not s.legal)

    def table_at(
        self,
        wanted: Callable[[Any], bool],
        *people: Person,
        name: str = "biblios",
        options: dict[str, str] | None = None,
        say: Say = any_word,
    ) -> Room:
        """A table of these people at a position as wanted; always the same one."""
        shares = [f"{len(people):032x}"] * len(people)
        for seed in range(100):
            secret = f"{seed:064x}"
            s = game(name).new(len(people), agreed(secret, shares), options)
            if way(s, wanted, seed, say) is not None:
                room = self.table(*people, name=name, secret=secret, options=options)
                self.play_until(room, wanted, seed, say)
                return room
        raise AssertionError("it never comes to that")


def way(s: Any, wanted: Callable[[Any], bool], seed: int, say: Say = any_word) -> list[str] | None:
    """The answers that lead from a position to one as wanted, or None when the game ends before."""
    words: list[str] = []
    while not wanted(s):
        if not s.legal:
            return None
        words.append(say(s, seed * 10_000 + len(words)))
        s.play(next(o for o in s.legal if o.word == words[-1]))
    return words


def question(s: Any) -> str:
    """What is asked, by the name of its text."""
    return str(s.todo[-1].ask(s)[0].split(" ")[0]) if s.legal else ""


class Visitor:
    """Somebody with a browser of their own. Errors, refused loads and calls abroad are kept as `problems`."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        lang: str = "en",
        size: tuple[int, int] = WIDE,
        theme: Theme = "light",
        calm: bool = True,
        script: bool = True,
        touch: bool = False,
    ) -> None:
        self.server = server
        self.script = script
        self.problems: list[str] = []
        self.forgiven: list[str] = []  # patterns of what may go wrong here
        self.context = browser.new_context(
            base_url=server.url,
            locale="fa-IR" if lang == "fa" else "en-GB",
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
            java_script_enabled=script,
            has_touch=touch,
        )
        self.context.set_default_timeout(10_000)
        self.context.on("request", lambda request: self.check(request.url))
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda line: self.heard(line) if line.type == "error" else None)
        page.on("pageerror", lambda wrong: self.problems.append(f"script: {wrong}"))
        page.on("requestfailed", lambda request: self.failed(request.url, request.failure))
        return page

    def heard(self, line: ConsoleMessage) -> None:
        self.problems.append(f"console: {line.text} {line.location['url']}")

    def check(self, url: str) -> None:
        """Nothing comes from outside."""
        if urlsplit(url).netloc != f"127.0.0.1:{self.server.port}" and not url.startswith("data:"):
            self.problems.append(f"abroad: {url}")

    def failed(self, url: str, why: str | None) -> None:
        if why != "net::ERR_ABORTED":  # the page was left meanwhile
            self.problems.append(f"not loaded: {url}: {why}")

    def forgive(self, *patterns: str) -> None:
        """What is meant to go wrong in this test."""
        self.forgiven += patterns

    def wrong(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [problem for problem in self.problems if not any(re.search(each, problem) for each in self.forgiven)]

    def be(self, person: Person | None) -> Visitor:
        """Comes in as somebody who is known already, or as a stranger."""
        self.context.clear_cookies()
        if person is None:
            return self
        tokens = self.server.tokens
        if person.id not in tokens:
            tokens[person.id] = self.server.call(self.server.host.people.begin(person, AGENT))
        self.context.add_cookies([{"name": "mizban", "value": tokens[person.id], "url": self.server.url}])
        return self

    def go(self, path: str) -> Page:
        """Opens a page, and waits for its letters; at a table, until it is laid."""
        self.page.goto(path)
        if path.startswith("/t/") and path.count("/") == 2:
            laid(self.page)
        elif self.script:
            lettered(self.page)
        return self.page


def laid(page: Page) -> None:
    """Waits until a table lies on its page, in its own letters."""
    page.locator("#table:not(.loading)").wait_for()
    lettered(page)


def lettered(page: Page) -> None:
    """Waits for the font: with another one everything has another size."""
    page.evaluate("() => document.fonts.ready.then(() => true)")


def ready(page: Page) -> str:
    """Waits until this page has something to do or the game is over: "mine" or "over"."""
    settled = """() => {
      const question = document.querySelector("#question");
      if (question.classList.contains("over")) return "over";
      const free = question.getAttribute("aria-busy") !== "true" && question.querySelector("[data-word]");
      return document.body.classList.contains("my-turn") && free ? "mine" : false;
    }"""
    return str(page.wait_for_function(settled).json_value())


class Place(NamedTuple):
    """A thing of the board: its ref, and which of those with this ref it is."""

    ref: str
    at: int


def lit(page: Page) -> list[Place]:
    """What the lamp falls on and is not chosen yet."""
    places: list[tuple[str, int]] = page.evaluate(LIT)
    return [Place(ref, at) for ref, at in places]


def click(page: Page, place: Place) -> None:
    """Clicks a thing of the board with the pointer, where nothing else lies over it; opens its pane if it must."""
    at = page.evaluate(POINT, list(place))
    for pane in page.locator("#panes:not([hidden]) [data-pane]").all() if not at else []:
        pane.click()
        at = page.evaluate(POINT, list(place))
        if at:
            break
    assert at, f"{place} cannot be reached by a pointer"
    page.mouse.click(*at)


def answer(page: Page) -> None:
    """Gives the first answer of the list."""
    ready(page)
    page.locator("#question [data-word]").first.click()
    if page.locator("#confirm").is_visible():
        page.locator("#confirm-yes").click()
    page.wait_for_function("() => document.querySelector('#question').getAttribute('aria-busy') !== 'true'")


def program() -> str:
    """Chromium, or "" where there is none."""
    named = os.environ.get("MIZBAN_BROWSER")
    return next((path for name in ([named] if named else BROWSERS) if (path := shutil.which(name))), "")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    flags = [flag for flag in FLAGS if flag != "--headless"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=flags)
        yield browser
        browser.close()
