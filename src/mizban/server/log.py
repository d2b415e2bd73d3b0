"""The log of the server: lines of JSON in a file beside the data, without names, cards, codes or tokens."""

from __future__ import annotations

import logging
import sys
import traceback
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

import structlog

from mizban.server.storage.data_folder import private

LARGEST = 5_000_000  # bytes, then a new file is begun; three old ones are kept


class Pages(RotatingFileHandler):
    """The file, and those that are begun when it is full: nobody else on the machine may read them."""

    def _open(self) -> TextIOWrapper:
        private(Path(self.baseFilename))
        return super()._open()


def start_log(folder: Path, aloud: bool) -> None:
    """Sends all lines to a file, and to the terminal too if wanted."""
    handlers: list[logging.Handler] = [Pages(folder / "mizban.log", maxBytes=LARGEST, backupCount=3)]
    if aloud:
        handlers.append(logging.StreamHandler(sys.stderr))
    logging.basicConfig(format="%(message)s", level=logging.WARNING, handlers=handlers, force=True)
    logging.getLogger("mizban").setLevel(logging.INFO)  # other people's code speaks only when something is wrong
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(ensure_ascii=True),
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def place(wrong: BaseException) -> str:
    """Where something went wrong: files and lines, none of the values."""
    steps = traceback.extract_tb(wrong.__traceback__)[-4:]
    return " ".join(f"{Path(step.filename).name}:{step.lineno}" for step in steps)
