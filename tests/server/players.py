"""Scripted people at a real server. They keep what they sent, what was acknowledged, and all they were told."""

from __future__ import annotations

import asyncio
import contextlib
import html
import os
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
WORD = re.compile(r'data-word="([^"]*)"')
LINE = re.compile(r'<li id="([^"]+)" class="([^"]*)" data-n="(\d+)"')


class Serving:
    """A server process over a folder of data. It can be killed and started again."""

    def __init__(self, folder: Path, port: int = 0, core: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.core = core
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://{HOST}:{self.port}"

    def start(self, crash_at: str = "", **env: str) -> None:
        """Starts it; `crash_at` names the point at which it is to end by itself."""
        command = [sys.executable, "-m", "mizban", "--no-open", "--data", str(self.folder), "--port", str(self.port)]
        if self.core is not None:
            command = ["taskset", "-c", str(self.core), *command]
        around = {**os.environ, "MIZBAN_LIMITS": "off", "MIZBAN_CRASH_AT": crash_at, **env}
        self.process = subprocess.Popen(command, env=around, stdout=subprocess.DEVNULL)

    async def answering(self, seconds: float = 60) -> None:
        """Waits until somebody can come in."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(HOST, self.port)
                writer.close()
                return
            assert self.process is not None
            assert self.process.poll() is None, "the server has ended"
            await asyncio.sleep(0.02)
        raise AssertionError("the server does not answer")

    async def ended(self, seconds: float) -> bool:
        """Waits until it has ended by itself; False when it has not."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:
                return True
            await asyncio.sleep(0.01)
        return False

    def kill(self) -> int:
        """Ends it at once, as a power cut would; returns its status, which is its own if it had ended before."""
        if self.process is None:
            return 0
        self.process.kill()
        return self.process.wait()

    def stop(self) -> None:
        """Ends it in good order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def worked(self) -> float:
        """Seconds of processor time it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it holds."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        return int(taken.getsockname()[1])


class Guest(NamedTuple):
    """Somebody with a name and a cookie."""

    id: int
    name: str
    cookie: str


class Lobby:
    """The pages and the JSON interface, for people who come to play."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.web = httpx2.AsyncClient(base_url=base, headers={"Origin": base}, timeout=20)

    async def close(self) -> None:
        await self.web.aclose()

    async def post(self, path: str, cookie: str = "", **form: str) -> httpx2.Response:
        """Sends a form."""
        self.web.cookies.clear()
        return await self.web.post(path, data=form, headers={"Cookie": cookie} if cookie else {})

    async def api(self, method: str, path: str, cookie: str, data: object = None) -> Any:
        """Asks the JSON interface."""
        self.web.cookies.clear()
        body = None if data is None else msgspec.json.encode(data)
        answer = await self.web.request(method, f"/api/v1{path}", content=body, headers={"Cookie": cookie})
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def lay(self, name: str, chairs: list[str], game: str = "biblios") -> tuple[str, str]:
        """Somebody new comes and lays a table, open to all; returns its id and their cookie."""
        form = {f"chair-{seat}": chair for seat, chair in enumerate([*chairs, *["none"] * (9 - len(chairs))])}
        answer = await self.post("/new", game=game, name=name, open="yes", **form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2], cookie_of(answer)

    async def code(self, table: str, cookie: str) -> str:
        """What one joins a table with."""
        return str((await self.api("GET", f"/tables/{table}", cookie))["code"])

    async def sit(self, code: str, name: str, cookie: str = "") -> str:
        """Somebody sits down at a table; returns their cookie."""
        answer = await self.post(f"/j/{code}", cookie, name=name, way="sit")
        assert answer.status_code == 303, answer.text
        return cookie or cookie_of(answer)


def cookie_of(answer: httpx2.Response) -> str:
    return str(answer.headers["set-cookie"].partition(";")[0])


class Picture:
    """A page as its script keeps it: the board from its numbered strings, the parts around it, the log."""

    def __init__(self) -> None:
        self.n = self.turn = 0
        self.mine = False
        self.strings: dict[int, str] = {}
        self.defs: list[str] = []
        self.parts: list[int] = []
        self.said: list[str] = []
        self.html: dict[str, str] = {}
        self.log: dict[str, str] = {}
        self.gone: set[int] = set()
        self.chat: list[str] = []

    def take(self, message: dict[str, Any]) -> None:
        """Takes a message in."""
        assert message["n"] >= self.n, "the table has gone back"
        self.n, self.turn, self.mine = message["n"], message["turn"], message["mine"]
        if board := message.get("board"):
            if board.get("fresh"):
                self.strings.clear()
                self.defs.clear()
            assert not {int(number) for number in board["new"]} & self.strings.keys(), "a string came twice"
            self.strings |= {int(number): part for number, part in board["new"].items()}
            self.defs += board["defs"]
            self.parts, self.said = board["parts"], board["said"]
            if board.get("only"):
                self.strings = {number: self.strings[number] for number in self.parts}
        self.html |= message.get("html", {})
        for line in message.get("log", []):
            self.add(line)
        self.gone |= set(message.get("gone", []))
        self.chat += message.get("chat", [])

    def add(self, line: str) -> None:
        """A line of the log; whether it was taken back is kept beside it."""
        found = LINE.match(line)
        assert found is not None, line
        id, classes, n = found.groups()
        assert id not in self.log, f"{id} came twice"
        if classes.endswith(" gone"):
            self.gone.add(int(n))
            line = line.replace(f'class="{classes}"', f'class="{classes.removesuffix(" gone")}"', 1)
        self.log[id] = line

    @property
    def board(self) -> str:
        """The picture on the cloth."""
        return "".join(self.strings[number] for number in self.parts)

    @property
    def words(self) -> list[str]:
        """The answers that the page offers."""
        return [html.unescape(word) for word in WORD.findall(self.html.get("question", ""))]

    @property
    def playing(self) -> bool:
        """Whether a game is on: seats are shown then."""
        return 'data-seat="0"' in self.html.get("players", "")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return 'data-do="rematch"' in self.html.get("question", "")

    def shown(self) -> dict[str, Any]:
        """All that a person sees of the game, to compare two pages."""
        return {
            "n": self.n,
            "turn": self.turn,
            "mine": self.mine,
            "board": self.board,
            "said": self.said,
            "question": self.html.get("question"),
            "log": self.log,
            "gone": {n for n in self.gone if any(f'data-n="{n}"' in line for line in self.log.values())},
        }


class Sent(NamedTuple):
    """A command, and when it was sent first."""

    command: dict[str, Any]
    at: float


class Counted(ClientConnection):
    """A connection that counts what comes over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Player:
    """One page at one table. When the line drops it comes again, goes on where it was, and says again what is open."""

    def __init__(self, port: int, table: str, cookie: str, seed: int = 0, form: str = "wide") -> None:
        self.base = f"{HOST}:{port}"
        self.table = table
        self.cookie = cookie
        self.form = form
        self.chance = random.Random(f"{table} {cookie} {seed}")
        self.picture = Picture()
        self.socket: Counted | None = None
        self.sent: dict[str, Sent] = {}  # [id] all commands
        self.open: dict[str, Sent] = {}  # those without an answer
        self.answers: dict[str, dict[str, Any]] = {}
        self.asked = -1  # the last question that was answered
        self.messages = self.bytes = self.wire = self.times = 0
        self.told: Callable[[Player, dict[str, Any], float], None] = lambda player, message, at: None
        self.news = asyncio.Event()

    async def run(self) -> None:
        """Keeps a line open until it is cancelled."""
        tries = 0
        while True:
            times = self.times
            try:
                await self.line()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.socket = None
                tries = tries + 1 if times == self.times else 0
                await asyncio.sleep(min(0.03 * 2**tries, 0.4) * (0.5 + self.chance.random() / 2))

    async def line(self) -> None:
        """One connection, until it drops."""
        address = f"ws://{self.base}/t/{self.table}/live?form={self.form}&since={self.picture.n}"
        headers = {"Cookie": self.cookie}
        origin: Any = f"http://{self.base}"
        async with connect(
            address,
            origin=origin,
            additional_headers=headers,
            create_connection=Counted,
            max_size=None,
            ping_interval=None,
            open_timeout=20,
            close_timeout=1,
            proxy=None,
        ) as socket:
            assert isinstance(socket, Counted)
            self.socket = socket
            self.times += 1
            try:
                for sent in list(self.open.values()):
                    await socket.send(msgspec.json.encode(sent.command), text=True)
                async for text in socket:
                    self.take(text)
            finally:
                self.wire += socket.received
                self.socket = None

    def take(self, text: str | bytes) -> None:
        """One message from the server."""
        at = time.perf_counter()
        message: dict[str, Any] = msgspec.json.decode(text)
        if "refused" in message:
            return  # the line closes now
        if "re" in message:
            self.open.pop(message["re"], None)
            before = self.answers.setdefault(message["re"], message)
            assert not before["ok"] or before["n"] == message.get("n"), "the same command was answered differently"
        else:
            self.messages += 1
            self.bytes += len(text)
            self.picture.take(message)
        self.told(self, message, at)
        self.news.set()

    async def send(self, **command: Any) -> str:
        """Sends a command once; again after every reconnection until there is an answer."""
        id = f"{self.chance.getrandbits(64):016x}"
        sent = Sent({"id": id, **command}, time.perf_counter())
        self.sent[id] = self.open[id] = sent
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):
                await self.socket.send(msgspec.json.encode(sent.command), text=True)
        return id

    async def share(self) -> str:
        """Gives a number for the chance of the game."""
        return await self.send(do="share", share=f"{self.chance.getrandbits(128):032x}")

    @property
    def ready(self) -> bool:
        """Whether there is a question to answer."""
        return self.picture.mine and self.picture.turn > self.asked and self.socket is not None

    async def answer(self) -> str:
        """Says one of the words that the page offers."""
        self.asked = self.picture.turn
        return await self.send(do="say", n=self.picture.turn, word=self.chance.choice(self.picture.words))

    async def play(self, pause: float, undo: float = 0) -> None:
        """Answers whatever is asked, after a pause of random length, to the end of the game."""
        while not self.picture.over:
            self.news.clear()
            if self.ready and not self.open:
                await asyncio.sleep(self.chance.random() * pause)
                await self.answer()
                if self.chance.random() < undo:
                    await self.send(do="undo", n=self.picture.turn)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 1)


async def sat_down(lobby: Lobby, port: int, seats: int, bots: int = 0, seed: int = 0) -> list[Player]:
    """A table with so many people, who have not come to it yet."""
    table, cookie = await lobby.lay("Player 0", ["me", *["open"] * (seats - 1 - bots), *["random"] * bots])
    players = [Player(port, table, cookie, seed)]
    if seats - bots > 1:
        code = await lobby.code(table, cookie)
        for seat in range(1, seats - bots):
            players.append(Player(port, table, await lobby.sit(code, f"Player {seat}"), seed))
    return players


async def until(test: Callable[[], bool], seconds: float, what: str) -> None:
    """Waits until something is so."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end, f"{what}: not after {seconds:.0f} s"
        await asyncio.sleep(0.005)


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Cancels tasks and waits for them; what went wrong in one of them goes on."""
    open = set(tasks)
    while open:  # a task may miss it once: what it waited for came at the same moment
        for task in open:
            task.cancel()
        done, open = await asyncio.wait(open, timeout=1)
        for task in done:
            if not task.cancelled() and (wrong := task.exception()):
                raise wrong
