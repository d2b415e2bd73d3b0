"""A record as a moving picture: the system's browser draws the pictures, Pillow makes one file of them."""

from __future__ import annotations

import base64
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mizban.__main__ import install
from mizban.cli.command_line.files import whole
from mizban.core.problem import Problem

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
FLAGS = (
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
)
WIDTH, HEIGHT = 924, 748
ROWS = 12  # pictures on one sheet
PAUSE = 900  # milliseconds
PINNED = "requirements/gif.txt"  # in a checkout


def browser() -> str:
    """A browser of this system that can draw without a screen."""
    named = os.environ.get("MIZBAN_BROWSER")
    found = next((path for name in ([named] if named else BROWSERS) if (path := shutil.which(name))), None)
    if found is None:
        raise Problem("no-browser")
    return found


def advice() -> str:
    """What to type, in whatever folder, so that there is Pillow: who has installed Mizban installs an extra, and in a
    checkout, where `./dev` has started this, it is pinned as everything else there."""
    pinned = next((path for folder in Path(__file__).parents if (path := folder / PINNED).is_file()), None)
    if pinned is None or "MIZBAN_COMMAND" not in os.environ:
        return install("gif")
    return shlex.join([sys.executable, "-m", "pip", "install", "--require-hashes", "-r", str(pinned)])


def check_gif() -> None:
    """That there is what a GIF needs."""
    try:
        import PIL  # noqa: F401
    except ImportError:
        raise Problem("no-pillow", advice=advice()) from None
    browser()


def write_gif(pictures: list[str], path: Path) -> Iterator[int]:
    """Writes a GIF of these SVG pictures; yields how many are done."""
    from PIL import Image

    program = browser()
    frames: list[Image.Image] = []
    with tempfile.TemporaryDirectory(prefix="mizban-gif-") as folder:
        for start in range(0, len(pictures), ROWS):
            part = pictures[start : start + ROWS]
            with Image.open(sheet(program, part, Path(folder))) as drawn:
                for row in range(len(part)):
                    frame = drawn.crop((0, row * HEIGHT, WIDTH, (row + 1) * HEIGHT))
                    frames.append(frame.convert("RGB").quantize(128, dither=Image.Dither.NONE))
            yield len(frames)
    first, *rest = frames
    pauses = [PAUSE] * len(rest) + [5 * PAUSE]
    try:
        with whole(path) as place:
            first.save(place, "GIF", save_all=True, append_images=rest, duration=pauses, loop=0, optimize=True)
    except OSError:
        raise Problem("no-folder", path=str(path)) from None


def sheet(program: str, pictures: list[str], folder: Path) -> Path:
    """Several pictures, one below the other, as the browser draws them."""
    page, shot = folder / "sheet.html", folder / "sheet.png"
    images = (base64.b64encode(picture.encode()).decode() for picture in pictures)
    style = f"<style>body {{ margin: 0 }} img {{ display: block; width: {WIDTH}px; height: {HEIGHT}px }}</style>"
    page.write_text(style + "".join(f'<img src="data:image/svg+xml;base64,{image}">' for image in images))
    size = f"--window-size={WIDTH},{HEIGHT * len(pictures)}"
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    profile = f"--user-data-dir={folder / 'profile'}"
    command = [program, *FLAGS, *sandbox, profile, size, f"--screenshot={shot}", page.as_uri()]
    try:
        subprocess.run(command, capture_output=True, check=True, timeout=120)
    except (OSError, subprocess.SubprocessError):
        raise Problem("no-browser") from None
    if not shot.exists():
        raise Problem("no-browser")
    return shot
