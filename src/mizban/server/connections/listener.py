"""Takes connections one by one; the loop would take them until no more files can be opened."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress

import structlog

from mizban.server.connections.admission import Admission, Place
from mizban.server.connections.bounds import AT_ONCE
from mizban.server.connections.plain_answer import plain_answer
from mizban.server.log import place

BACKLOG = 4096  # connections that the system keeps until they are taken
PAUSE = 0.1  # seconds until the next try, when the system can open nothing more
log = structlog.get_logger()


class Listener:
    """Takes connections. `make` gives each of them somebody who listens."""

    def __init__(self, admission: Admission, make: Callable[[Place], asyncio.Protocol]) -> None:
        self.admission = admission
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.answers: dict[str, bytes] = {}  # what is handed out when there is a crush

    def open(self, listeners: Iterable[socket.socket]) -> None:
        """Begins to take connections."""
        for listener in listeners:
            listener.setblocking(False)
            self.spawn(self.take(listener))
        self.spawn(self.watch())

    async def close(self) -> None:
        """Takes no more."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def take(self, listener: socket.socket) -> None:
        """Takes whoever comes, a few at a time, so that those inside do not wait for those who come."""
        while True:
            try:
                came, name = await self.loop.sock_accept(listener)
                self.meet(came, name[0])
                for _ in range(AT_ONCE - 1):
                    came, name = listener.accept()
                    came.setblocking(False)
                    self.meet(came, name[0])
            except BlockingIOError:  # nobody else has come
                pass
            except OSError as wrong:
                await asyncio.sleep(PAUSE if self.relieved(wrong) else 0)
            except Exception as wrong:  # a mistake of ours: it goes on taking them
                log.error("listener", error=type(wrong).__name__, at=place(wrong))
            await asyncio.sleep(0)

    def relieved(self, wrong: OSError) -> bool:
        """Whether taking somebody failed because the system can open nothing more; then one who waits must go."""
        if wrong.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
            return False
        self.admission.relieve()
        return True

    def meet(self, came: socket.socket, host: str) -> None:
        """Lets somebody in, or says why not."""
        entered = self.admission.enter(host)
        if isinstance(entered, Place):
            self.spawn(self.seat(came, entered))
            return
        if entered.text not in self.answers:
            self.answers[entered.text] = plain_answer(entered)
        hand(came, self.answers[entered.text])

    async def seat(self, came: socket.socket, taken: Place) -> None:
        try:
            came.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self.loop.connect_accepted_socket(lambda: self.make(taken), came)
        except OSError:  # they have gone already
            taken.leave()
            came.close()

    async def watch(self) -> None:
        """Looks at all deadlines, again and again."""
        while True:
            await asyncio.sleep(self.admission.bounds.beat)
            try:
                self.admission.beat()
            except Exception as wrong:  # a mistake of ours: the others have deadlines too
                log.error("listener", error=type(wrong).__name__, at=place(wrong))


def hand(came: socket.socket, answer: bytes) -> None:
    """Gives somebody an answer without hearing them out, and closes."""
    with suppress(OSError):
        came.recv(65536)  # what lies there unread when we close would make the system take the answer back
    with suppress(OSError):
        came.send(answer)
        came.shutdown(socket.SHUT_WR)
    came.close()
