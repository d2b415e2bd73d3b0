"""A terminal of its own for a command, in which Ctrl+C can be pressed."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from dataclasses import dataclass

PATIENCE = 120.0  # seconds for a process to end once it is interrupted
CTRL_C = b"\x03"


@dataclass
class Left:
    """What a process left behind."""

    status: int
    shown: str
    restored: bool  # the settings of the terminal, and the cursor

    @property
    def how(self) -> str:
        """How it ended, in a word or two. In its last moments Python leaves it to the signal: shells say 130, too."""
        if self.status == -signal.SIGINT:
            return "KeyboardInterrupt" if self.shown.rstrip().endswith("KeyboardInterrupt") else "130"
        return "done" if self.status == 0 else str(self.status)


class Terminal:
    """A process with a terminal of its own."""

    def __init__(self, *command: str, env: dict[str, str] | None = None) -> None:
        self.master, slave = pty.openpty()
        self.before = termios.tcgetattr(slave)
        self.shown = b""
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env or {**os.environ, "TERM": "xterm"},
            preexec_fn=lambda: os.login_tty(0), start_new_session=False,
        )  # fmt: skip
        self.slave = slave  # kept open, so that what was written last can be read

    def look(self, seconds: float) -> bool:
        """Reads what is shown for so long; false when there was nothing."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        self.shown += os.read(self.master, 65536)
        return True

    def wait_for(self, text: str) -> None:
        """Until this has been shown."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.shown and self.process.poll() is None and time.monotonic() < end:
            self.look(0.1)

    def wait(self, seconds: float) -> None:
        """So long, or until the process ends."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self.look(min(0.05, max(end - time.monotonic(), 0.0)))

    def interrupt(self) -> Left:
        """Presses Ctrl+C and waits for the end."""
        if self.process.poll() is None:
            os.write(self.master, CTRL_C)
        self.wait(PATIENCE)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        while self.look(0):
            pass
        after = termios.tcgetattr(self.slave)
        os.close(self.slave)
        os.close(self.master)
        text = self.shown.decode(errors="replace")
        cursor = re.findall("\x1b\\[\\?25([hl])", text)
        return Left(self.process.returncode, text, after == self.before and cursor[-1:] != ["l"])


def mizban(*words: str) -> Terminal:
    """A command line, from the moment on when Python has begun and it is our turn."""
    code = "from mizban.__main__ import main; print('begun', flush=True); main()"
    found = Terminal(sys.executable, "-c", code, *words)
    found.wait_for("begun")
    return found
