"""`python -m mizban` is the same as `mizban`: it loads the commands and runs one."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130  # the status of a command that Ctrl+C has ended, as shells have it
TERMINAL = ("click", "platformdirs", "rich")  # what every command needs


def main() -> None:
    """Runs the command line. While it is loaded, and when it is done, Ctrl+C ends the process at once; in between it is
    a KeyboardInterrupt. Where whoever started us has it ignored, it stays ignored."""
    heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    try:
        if heard:
            signal.signal(signal.SIGINT, leave)
        from mizban.cli import main as run

        try:
            if heard:
                signal.signal(signal.SIGINT, signal.default_int_handler)
            run()
        finally:
            if heard:
                signal.signal(signal.SIGINT, leave)
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except ModuleNotFoundError as missing:
        if installed() or (missing.name or "mizban").startswith("mizban"):
            raise
        advise(missing.name or "")


def installed() -> bool:
    """Whether the table is installed with all its needs; what is missing then is nothing that we could advise."""
    from importlib.util import find_spec

    return bool(find_spec("uvicorn") and find_spec("click"))


def advise(package: str) -> None:
    """Says what to install where a command needs more than the library does, and ends with status 2."""
    import json
    import sys

    from mizban.core.problem import Problem
    from mizban.render.spoken import chosen_language

    words = sys.argv[1:]
    package = package.split(".")[0]
    text = "needs-terminal" if package in TERMINAL else "needs-table"
    ways = {extra: install(extra) for extra in ("table", "terminal")}
    problem = Problem(text, package=package, **ways)
    line = problem.say(chosen_language(words))
    if "--json" in words:
        print(json.dumps({"error": text, "message": line}, ensure_ascii=False))
    else:
        print(f"mizban: {line}", file=sys.stderr)
    raise SystemExit(2)


def install(extra: str) -> str:
    """What to type for more of Mizban; where it was installed from a folder that is still there, from that."""
    import json
    from importlib.metadata import PackageNotFoundError, distribution
    from pathlib import Path
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        origin = json.loads(distribution("mizban").read_text("direct_url.json") or "{}")
    except PackageNotFoundError:
        origin = {}
    folder = url2pathname(urlsplit(origin["url"]).path) if "dir_info" in origin else ""
    return f'pip install "{folder if folder and Path(folder).is_dir() else "mizban"}[{extra}]"'


def leave(*_: object) -> None:
    """Ends the process without a word, wherever it is."""
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    main()
