"""Setting up a clone: `.venv`, what is installed into it, and the parts of the pages from npm.

Everything stays inside the clone, caches too. A step counts as done only when it is done; two at once wait for each
other; what is missing is said in one sentence.
"""

from __future__ import annotations

import contextlib
import getpass
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools.jobs import EVERY, ROOT, WINDOWS, begin, say, stop, wait

VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
MADE = VENV / "made.mark"  # by which Python; it is written last
HALF = VENV / "half.mark"  # something is being installed, or was when it was interrupted
ROOM = 700  # MB that all of it takes at most
CACHES = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm"}
NO_NETWORK = (
    "Name or service not known",
    "Temporary failure in name resolution",
    "Connection refused",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ETIMEDOUT",
    "Network is unreachable",
    "timed out",
    "getaddrinfo failed",
    "nodename nor servname",
    "dns error",
    "error sending request",
    "tcp connect error",
    "Failed to establish a new connection",
)
NO_SPACE = ("No space left on device", "ENOSPC", "Disk quota exceeded", "os error 28", "not enough space")
NO_TRUST = (
    "CERTIFICATE_VERIFY_FAILED",
    "certificate verify failed",
    "invalid peer certificate",
    "SELF_SIGNED_CERT",
    "self-signed certificate",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
)
NO_PASSAGE = ("ProxyError", "Tunnel connection failed", "Proxy Authentication Required", "tunneling socket")
UNREACHED = "the package registry cannot be reached; setting up needs the network once"
KNOWN = (  # signs of a failure, and what is said of it; some speak of the network, too, and come before it
    (NO_SPACE, f"the disk is full; setting up takes up to {ROOM} MB"),
    (
        NO_TRUST,
        "the package registry was reached, but its certificate is not trusted here; PIP_CERT, SSL_CERT_FILE and "
        "NODE_EXTRA_CA_CERTS name others to trust",
    ),
    (NO_PASSAGE, "the proxy on the way to the package registry refuses or cannot be reached; see HTTPS_PROXY"),
    (NO_NETWORK, UNREACHED),
)


def stamp(*paths: Path) -> str:
    """A hash of what these files and folders hold."""
    whole = hashlib.blake2b()
    for path in paths:
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            parts = file.relative_to(ROOT).parts
            made = any(part.startswith(".") or part in ("__pycache__", "node_modules", "vendor") for part in parts)
            if file.is_file() and not made and file.suffix not in (".so", ".pyd"):
                whole.update("/".join(parts).encode() + file.read_bytes())
    return whole.hexdigest()


def environment(*names: str) -> None:
    """Makes .venv, installs these requirement files, and fetches the parts of the pages; only what is missing."""
    check_place()
    for setting, folder in CACHES.items():
        os.environ[setting] = str(CACHE / folder)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # it would have each of many processes read everything anew
    with alone("setting up"):
        if not whole():
            make()
        install(names if shutil.which("npm") else ("node", *names))
        if "parts" in names or "dev" in names:
            fetch([PYTHON, ROOT / "npm" / "parts.py"], "fetching the parts of the pages")


def check_place() -> None:
    """Stops where nothing can be written, or too little."""
    try:
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=ROOT), tempfile.TemporaryFile(dir=CACHE):
            pass
        free = shutil.disk_usage(ROOT).free
    except OSError as wrong:
        if any(text in str(wrong) for text in NO_SPACE):
            stop(f"the disk with {ROOT} is full; setting up takes up to {ROOM} MB")
        folder = Path(wrong.filename or CACHE).parent  # it is something in it that could not be made
        remedy = "clone into a folder of your own" if folder == ROOT else "make it yours, or remove it"
        stop(f"{user()} may not write into {folder}; {remedy}")
    if not MADE.exists() and free < ROOM << 20:
        stop(f"{free >> 20} MB are free on the disk with {ROOT}, and setting up takes up to {ROOM} MB")


def user() -> str:
    """Who runs this: a name, or a number where the system knows none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return f"user {os.getuid()}"


@contextlib.contextmanager
def alone(task: str) -> Iterator[None]:
    """Nobody else is at this task in this clone; who comes second waits."""
    with lock(task) as file:
        told = 0.0
        while not locked(file):
            if time.monotonic() > told + EVERY:
                say(f"another ./dev is {task} here; waiting for it")
                told = time.monotonic()
            time.sleep(0.1)
        yield


def busy(task: str) -> bool:
    """Whether somebody is at this task in this clone."""
    with lock(task) as file:
        return not locked(file)


def lock(task: str) -> IO[str]:
    return (CACHE / f"{task.replace(' ', '-')}.lock").open("a")


def locked(file: IO[str]) -> bool:
    """Locks a file until it is closed, unless somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def maker() -> str:
    """The Python that runs this."""
    return f"{sys.base_prefix} {sys.version}"


def whole() -> bool:
    """Whether .venv is there, of this Python, and nothing in it was interrupted."""
    return MADE.is_file() and MADE.read_text() == maker() and not HALF.exists() and PYTHON.exists()


def make() -> None:
    """Makes .venv anew, with uv in it, which installs in seconds what takes pip a minute."""
    first = not VENV.exists()
    say(
        f"setting up{'' if first else ' again'} with Python {sys.version.split()[0]}, all inside this folder, which "
        f"takes up to {ROOM} MB with everything built"
    )
    shutil.rmtree(VENV, ignore_errors=True)
    fetch(
        [sys.executable, "-m", "venv", VENV],
        f"making {VENV.name}",
        "install the venv package of this Python (Debian and Ubuntu: python3-venv)",
    )
    HALF.touch()
    words = ["install", "-q", "--only-binary", ":all:", "--require-hashes", "-r", "requirements/uv.txt"]
    wrong = try_to_fetch([*pip(), *words], "fetching uv")
    if known(wrong):  # where there is just no uv, pip will do
        stop(reason(wrong, "fetching uv"))
    MADE.write_text(maker())
    HALF.unlink()


def pip() -> list[str | Path]:
    return [PYTHON, "-m", "pip", "--disable-pip-version-check"]


def install(names: tuple[str, ...]) -> None:
    """Installs those of these requirement files that are not there yet."""
    values = {name: stamp(ROOT / "requirements" / f"{name}.txt") for name in names}
    marks = {name: VENV / f"{name}.mark" for name in names}
    missing = [name for name in names if not (marks[name].is_file() and marks[name].read_text() == values[name])]
    if not missing:
        return
    HALF.touch()
    say(f"installing what is needed ({', '.join(missing)})")
    files = [word for name in missing for word in ("-r", f"requirements/{name}.txt")]
    options = ["install", "-q", "--require-hashes", *files]
    uv: list[str | Path] = [PYTHON, "-m", "uv", "pip", *options, "--python", PYTHON]
    if try_to_fetch(uv, "installing", mirror()):
        fetch([*pip(), *options], "installing with pip")
    if "dev" in missing:
        fetch([*pip(), "install", "-q", "--no-deps", "--no-build-isolation", "-e", "."], "installing this checkout")
    for name in missing:
        marks[name].write_text(values[name])
    HALF.unlink()


def mirror() -> dict[str, str]:
    """uv asks the same registry as pip, unless it is told another one: the environment says more than files do."""
    if "UV_DEFAULT_INDEX" in os.environ:
        return {}
    asked = subprocess.run([*map(str, pip()), "config", "list"], capture_output=True, text=True, check=False).stdout
    values = {name: value.strip("'\"") for name, _, value in (line.partition("=") for line in asked.splitlines())}
    names = (f"{place}.index-url" for place in (":env:", "install", "global"))  # as pip itself prefers them
    return next(({"UV_DEFAULT_INDEX": values[name]} for name in names if name in values), {})


def fetch(command: list[str | Path], what: str, remedy: str = "") -> None:
    """Runs a program that says nothing unless it fails; then one sentence says why."""
    if wrong := try_to_fetch(command, what):
        stop(reason(wrong, what, remedy))


def try_to_fetch(command: list[str | Path], what: str, env: dict[str, str] | None = None) -> str:
    """What a program says when it fails; nothing if it does not."""
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        status = wait(begin(*command, env=env or {}, stdout=output, stderr=subprocess.STDOUT), what)
        output.seek(0)
        return (output.read().strip() or f"status {status}") if status else ""


def reason(said: str, what: str, remedy: str = "") -> str:
    """One sentence about a failure."""
    if sentence := known(said):
        return f"{what} failed: {sentence}"
    if "ensurepip" in said:
        return f"{what} failed: {remedy}"
    if "(from versions: none)" in said:
        return f"{what} failed: {UNREACHED}"
    return f"{what} failed: {said.splitlines()[-1]}\n{said}"


def known(said: str) -> str:
    """What is said of a failure that another program would meet, too; nothing of others."""
    return next((sentence for signs, sentence in KNOWN if any(sign in said for sign in signs)), "")
