"""`python -m mizban` is the same as `mizban`: it loads the commands and runs one."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130  # the status of a command that Ctrl+C has ended, as shells have it


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


def leave(*_: object) -> None:
    """Ends the process without a word, wherever it is."""
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    main()
