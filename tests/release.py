"""`./dev release`: builds an sdist and, from it, a wheel for every Python there is, into dist/. With --check each wheel
is then met as people will meet it: installed into an empty environment without a compiler, started, played, and started
on the data of an older version.

Everything happens in a folder of its own, which goes in the end; every step is bounded, and says that it works.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from fnmatch import translate
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "wheel.txt"
LIBRARY = ROOT / "tests" / "library.py"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
LANDED = "6d3d4ee1eec939855c2d0a1956238f6802647885"  # the version whose data must be gone on with
EVERY = 15  # seconds between signs of life
LONG = 3600  # seconds for a step that compiles
SHORT = 900  # and for any other
STILL = 120  # seconds that nothing may happen at a table
MOST = 3  # packages that the library may bring
SERVERS = {"starlette", "uvicorn", "sqlalchemy", "aiohttp", "websockets"}
GROUP: dict[str, Any] = {} if os.name == "nt" else {"process_group": 0}  # what a step has started ends with it
STARTED = time.monotonic()


def tell(text: str) -> None:
    print(f"release: {time.monotonic() - STARTED:5.0f} s  {text}", flush=True)


def stop(text: str) -> NoReturn:
    print(f"release: {text}", file=sys.stderr)
    raise SystemExit(1)


def run(*command: object, what: str = "", limit: float = SHORT, cwd: Path = ROOT, **env: str) -> str:
    """What a command prints; when it fails or takes too long, its last lines are shown and all ends."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as out:
        words = [str(word) for word in command]
        job = subprocess.Popen(words, cwd=cwd, env=surroundings(**env), stdout=out, stderr=out, **GROUP)
        try:
            status = waited(job, what or Path(words[0]).name, limit)
        finally:
            end(job)
        out.seek(0)
        said = out.read()
    if status:
        print("\n".join(said.splitlines()[-30:]), file=sys.stderr)
        stop(f"{what or ' '.join(words)}: " + ("it took too long" if status == -signal.SIGKILL else f"status {status}"))
    return said


def waited(job: subprocess.Popen[bytes], what: str, limit: float) -> int:
    """The status of a job; says now and then that it works."""
    started = time.monotonic()
    while True:
        try:
            return job.wait(EVERY)
        except subprocess.TimeoutExpired:
            past = time.monotonic() - started
            if past > limit:
                return -signal.SIGKILL
            tell(f"       … {what}, for {past:.0f} s")


def end(job: subprocess.Popen[bytes]) -> None:
    """Ends a job and all that it has started, compilers too: they would go on writing into a folder that is to go."""
    with suppress(ProcessLookupError):
        os.killpg(job.pid, signal.SIGKILL) if GROUP else job.kill()
    job.wait()


def surroundings(**env: str) -> dict[str, str]:
    """Nothing of ours comes through: neither what is set for this checkout nor an environment that is active."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MIZBAN_", "PYTHON", "XDG_"))}
    return {**{name: value for name, value in kept.items() if name != "VIRTUAL_ENV"}, "LANG": "C.UTF-8", **env}


# ---------------------------------------------------------------- the Pythons that are here


def version_of(python: str) -> str:
    """Which Python this is, "3.12"; "" if it is none, or cannot make environments."""
    code = "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def candidates() -> Iterator[str]:
    """Where Pythons may be: this one, those on the path, those of pyenv."""
    yield getattr(sys, "_base_executable", sys.executable)
    yield from filter(None, (shutil.which(f"python{version}") for version in VERSIONS))
    folder = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    yield from (str(path / "bin" / "python") for path in sorted(folder.glob("3.*"), reverse=True))


def pythons(wanted: list[str]) -> dict[str, str]:
    """The Pythons to build for, by their version: those that were named, or all there are."""
    found: dict[str, str] = {}
    for python in wanted or candidates():
        version = version_of(shutil.which(python) or python)
        if wanted and version not in VERSIONS:
            stop(f"{python} is no Python from {VERSIONS[0]} to {VERSIONS[-1]} that can make environments")
        if version in VERSIONS:
            found.setdefault(version, shutil.which(python) or python)
    return dict(sorted(found.items()))


class Place:
    """An environment of its own. `path` is all that a program in it finds: no compiler and no Node, unless said."""

    def __init__(self, folder: Path, python: str, path: str = "") -> None:
        self.folder = folder
        run(python, "-m", "venv", "--without-pip", folder, what="an environment")
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.path = path or str(self.programs)

    def run(self, *words: object, what: str = "", limit: float = SHORT, cwd: Path | None = None, **env: str) -> str:
        command = [self.programs / "python", *words]
        return run(*command, what=what, limit=limit, cwd=cwd or self.folder, **{"PATH": self.path, **env})

    def pip(self, *words: object, what: str = "pip", **env: str) -> str:
        """The pip of this checkout at work here: the environment itself has nothing, not even that."""
        command = [sys.executable, "-m", "pip", "--python", self.programs / "python", "--disable-pip-version-check"]
        return run(*command, *words, what=what, limit=SHORT, cwd=ROOT, **{"PATH": self.path, **env})

    def install(self, *what: object, **env: str) -> None:
        self.pip("install", "-q", *what, what="installing", **env)

    def packages(self) -> set[str]:
        """What is installed beside Mizban."""
        listed = json.loads(self.pip("list", "--format=json").splitlines()[-1])
        return {package["name"].lower() for package in listed} - {"mizban"}

    def size(self) -> float:
        """Megabytes of all that was installed into it."""
        files = [path for path in self.folder.rglob("*") if path.is_file() and not path.is_symlink()]
        return sum(path.stat().st_size for path in files) / 1e6


# ---------------------------------------------------------------- building


class Workshop:
    """Where a release is built, each Python in an environment of its own with exactly what building needs."""

    def __init__(self, work: Path, out: Path, uncompiled: bool) -> None:
        self.work = work
        self.out = out
        self.env = {"CC": "no-compiler"} if uncompiled else {}
        self.places: dict[str, Place] = {}

    def place(self, version: str, python: str) -> Place:
        if version in self.places:
            return self.places[version]
        folder = self.work / f"build-{version}"
        place = self.places[version] = Place(
            folder, python, os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
        )
        names = ["build"] if shutil.which("npm") else ["build", "node"]
        files = [word for name in names for word in ("-r", ROOT / "requirements" / f"{name}.txt")]
        place.install("--require-hashes", *files)
        return place

    def sdist(self, version: str, python: str) -> Path:
        """The sources, packed."""
        tell(f"{version}: packing the sources")
        place = self.place(version, python)
        place.run("-m", "hatchling", "build", "-t", "sdist", "-d", self.out, cwd=ROOT, what="packing")
        return self.one("*.tar.gz")

    def wheel(self, version: str, python: str, sdist: Path) -> Path:
        """The wheel of a Python, made of what was packed and of nothing else."""
        tell(f"{version}: building the wheel" + ("" if self.env else " (compiling takes some minutes)"))
        place, folder = self.place(version, python), self.work / f"sources-{version}"
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        (sources,) = folder.iterdir()
        target = self.work / f"wheel-{version}"
        command = ("-m", "hatchling", "build", "-t", "wheel", "-d", target)
        place.run(*command, cwd=sources, what="building", limit=LONG, **self.env)
        (made,) = target.glob("*.whl")
        shutil.copy(made, self.out)
        return self.out / made.name

    def one(self, pattern: str) -> Path:
        (found,) = self.out.glob(pattern)
        return found


# ---------------------------------------------------------------- what is in the wheel


def lines(compiled: bool) -> list[str]:
    """The list of what a wheel holds; compiled, the second part, too."""
    plain, more = LIST.read_text(encoding="utf-8").split("[compiled]\n")
    text = plain + more if compiled else plain
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def differences(names: list[str], tracked: list[str]) -> list[str]:
    """What is in a wheel and not in the list, in the list and not in the wheel, or only in the sources."""
    names = [name.replace(".pyd", ".so") for name in names]
    wanted = lines(any(name.endswith(".so") for name in names))
    fits = {line: re.compile(translate(line).replace(".*", "[^/]*")) for line in wanted}
    found = [f"not in the list: {name}" for name in names if not any(fit.match(name) for fit in fits.values())]
    found += [f"not in the wheel: {line}" for line, fit in fits.items() if not any(map(fit.match, names))]
    return found + [f"left out of the wheel: {name}" for name in tracked if name not in names]


def sources() -> list[str]:
    """The files of the package that git knows, as they are called in a wheel; none where there is no git."""
    done = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=False)
    return [name.removeprefix("src/") for name in done.stdout.splitlines()]


def look_into(wheel: Path, uncompiled: bool) -> None:
    """Compares a wheel with the list."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if not name.endswith("/")]
    wrong = differences(names, sources())
    if not uncompiled and not any(name.endswith((".so", ".pyd")) for name in names):
        wrong.append("nothing in it is compiled; --uncompiled allows that")
    if wrong:
        stop(f"{wheel.name}:\n  " + "\n  ".join(wrong[:20]))


# ---------------------------------------------------------------- the wheel as people meet it


def library(place: Place) -> dict[str, Any]:
    """What the library does in an environment, by itself."""
    shutil.copy(LIBRARY, place.folder / "library.py")
    found: dict[str, Any] = json.loads(place.run("library.py", what="the library at work").splitlines()[-1])
    return found


def bare(place: Place, wheel: Path) -> dict[str, Any]:
    """The library by itself: few packages, and it works."""
    before, started = place.size(), time.monotonic()
    place.install(wheel)
    seconds, packages = time.monotonic() - started, place.packages()
    if len(packages) > MOST or packages & SERVERS:
        stop(f"the library brings {len(packages)} packages: {', '.join(sorted(packages))}")
    found = library(place)
    found["packages"] = packages
    words = [place.programs / "mizban", "--lang", "fa"]
    if "mizban[table]" not in failing(words, PATH=place.path):
        stop("the bare command does not say what to install")
    tell(f"       the library: {len(packages)} packages, {place.size() - before:.1f} MB, installed in {seconds:.0f} s")
    return found


def light(found: dict[str, Any], beside: dict[str, Any]) -> str:
    """What is wrong with what the library loads, by itself and beside all that the table brings; "" if nothing."""
    allowed = {name.replace("-", "_") for name in found["packages"]}
    more = sorted((set(found["loaded"]) | set(beside["loaded"])) - allowed)
    return f"the library loads {', '.join(more)}" if more else ""


def failing(command: list[Any], **env: str) -> str:
    """What a command says that must refuse, with status 2."""
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, check=False, env=surroundings(**env), timeout=60
    )
    return done.stderr if done.returncode == 2 else ""


def from_sources(place: Place, sdist: Path) -> dict[str, Any]:
    """The sources, installed where there is neither a compiler nor Node."""
    place.install(sdist, CC="no-compiler")
    found = library(place)
    if found["build"] != "pure":
        stop("the sources were compiled without a compiler")
    return found


def table(place: Place, wheel: Path) -> str:
    """Everything: the commands, and a game at the table. Returns the hash of what was simulated."""
    before, started = place.size(), time.monotonic()
    place.install(f"{wheel}[table]")
    size, seconds = place.size() - before, time.monotonic() - started
    tell(f"       the table: {len(place.packages())} packages, {size:.0f} MB, installed in {seconds:.0f} s")
    mizban, home = place.programs / "mizban", place.folder / "home"
    home.mkdir()
    tell(f"       {run(mizban, '--version', PATH=place.path, HOME=str(home)).strip()}")
    found = []
    for game in json.loads(run(mizban, "games", "--json", PATH=place.path, HOME=str(home)).splitlines()[-1]):
        words = (mizban, "simulate", game["game"], "--games", "20", "--json")
        said = run(*words, what="simulating", PATH=place.path, HOME=str(home))
        found.append(json.loads(said.splitlines()[-1])["hash"])
    with serving([mizban], home, PATH=place.path) as visitor:
        visitor.sign_up()
        visitor.lay()
        visitor.play()
    tell("       a game was played at the table to its end")
    return " ".join(found)


# ---------------------------------------------------------------- a server, and somebody who visits it


class Visitor:
    """Somebody with an account who plays through the interface for programs; answers are chosen by chance."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = urllib.request.HTTPCookieProcessor(CookieJar())
        self.token = self.id = ""
        self.tables: list[str] = []  # laid, the last is open now
        self.said = 0

    def post(self, path: str, **form: str) -> str:
        """Fills in a form of the pages."""
        body = urllib.parse.urlencode(form).encode()
        request = urllib.request.Request(self.address + path, body, {"Origin": self.address})
        with urllib.request.build_opener(self.jar).open(request, timeout=120) as answer:
            return str(answer.read().decode())

    def ask(self, path: str, data: object = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/v1{path}", body, headers)
        end = time.monotonic() + 120
        while True:
            try:
                with urllib.request.urlopen(request, timeout=120) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as wrong:
                if wrong.code not in (429, 503) or time.monotonic() > end:
                    raise
                time.sleep(int(wrong.headers["Retry-After"]))  # too quick, or the table is busy

    def sign_up(self, account: str = "parvin") -> None:
        self.post("/profile", name="Parvin")
        self.post("/account", account=account, password="a long pass word")
        found = re.search(r"mz_[\w-]+", self.post("/tokens", name="release"))
        self.token = found[0] if found else stop("the profile page made no token")

    def lay(self, game: str = "biblios") -> None:
        """A table with one bot."""
        self.id = self.ask("/tables", {"game": game, "chairs": ["me", "easy"], "private": True})["id"]
        self.tables.append(self.id)
        self.do(do="share", share=random.randbytes(16).hex())

    def do(self, **command: object) -> None:
        self.said += 1
        try:
            self.ask(f"/tables/{self.id}/commands", {"id": f"release-{self.said}-{time.time_ns()}", **command})
        except urllib.error.HTTPError as wrong:
            if wrong.code != 409:  # the table has moved on
                raise

    def play(self, most: int = 10_000) -> dict[str, Any]:
        """Plays on, at most so many answers or to the end; as long as it goes on, and bounded."""
        now = time.monotonic()
        end, moved, at, answers = now + SHORT, now, -1, 0
        while True:
            seen: dict[str, Any] = self.ask(f"/tables/{self.id}")
            if seen["state"] == "over" or answers >= most:
                return seen
            now = time.monotonic()
            if seen["n"] != at:
                moved, at = now, seen["n"]
            if now > end or now > moved + STILL:
                stood = f"{seen['state']} at {at}, turn {seen['turn']}, asked {seen['asked']}, {answers} answers given"
                stop(f"the game at the table did not come to its end: {stood}, for {now - moved:.0f} s")
            if seen["legal"]:
                answers += 1
                self.do(do="say", n=seen["turn"], word=random.choice(seen["legal"])["word"])
            else:
                time.sleep(0.2)


@contextmanager
def serving(command: list[Any], home: Path, **env: str) -> Iterator[Visitor]:
    """A server with the data of this home, and a visitor; it is ended as Ctrl+C ends it, and must end well."""
    home.mkdir(exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = [*map(str, command), "--no-open", "--host", "127.0.0.1", "--port", port]
    with (home / "said").open("w+", encoding="utf-8", errors="replace") as said:
        job = subprocess.Popen(
            words, cwd=home, env=surroundings(HOME=str(home), **env), stdout=said, stderr=said, **GROUP
        )
        try:
            yield Visitor(address_of(job, home / "said"))
            job.send_signal(signal.SIGINT)
            status = job.wait(30)
        finally:
            end(job)
    if status not in (0, 130):
        print((home / "said").read_text(encoding="utf-8"), file=sys.stderr)
        stop(f"the server ended with status {status}")


def address_of(job: subprocess.Popen[bytes], said: Path) -> str:
    """Where a server is, once it says so."""
    end = time.monotonic() + 300
    while time.monotonic() < end and job.poll() is None:
        found = re.search(r"http://[\d.]+:\d+", said.read_text(encoding="utf-8", errors="replace"))
        if found:
            return found[0]
        time.sleep(0.1)
    print(said.read_text(encoding="utf-8"), file=sys.stderr)
    stop("the server did not start")


def upgraded(place: Place, work: Path, commit: str) -> None:
    """A game begun on the server of an older version is gone on with on ours, by the same person, to its end."""
    home, old = place.folder / "old-home", work / "older"
    if not old.is_dir():
        with tempfile.TemporaryFile() as packed:
            subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, stdout=packed, check=True)
            packed.seek(0)
            with tarfile.open(fileobj=packed) as archive:
                archive.extractall(old, filter="data")
    with serving([sys.executable, "-m", "mizban"], home, PYTHONPATH=str(old / "src")) as visitor:
        visitor.sign_up()
        visitor.lay()
        before = visitor.play(5)
    with serving([place.programs / "mizban"], home, PATH=place.path) as later:
        later.token, later.id = visitor.token, visitor.id
        now = later.ask(f"/tables/{later.id}")
        if now["n"] < before["n"] or now["state"] != "playing":
            stop(f"the older game stood at {before['n']} and stands at {now['n']} now")
        later.play()
    moved = (home / "said").read_text(encoding="utf-8").splitlines()[0]
    tell(f"       a game of {commit[:7]} was gone on with to its end; {moved.replace(str(home), '~')}")


# ---------------------------------------------------------------- the command


def checked(version: str, python: str, wheel: Path, sdist: Path, work: Path, options: argparse.Namespace) -> str:
    """Tries one wheel in every way; returns a hash of all results."""
    tell(f"{version}: trying {wheel.name}")
    look_into(wheel, options.uncompiled)
    names = iter(("bare", "table", "sdist"))
    new: Callable[[], Place] = lambda: Place(work / f"{next(names)}-{version}", python)  # noqa: E731
    plain = bare(new(), wheel)
    everything = new()
    simulated = table(everything, wheel)
    beside = library(everything)
    if wrong := light(plain, beside):
        stop(f"{version}: {wrong}")
    upgraded(everything, work, options.older)
    packed = from_sources(new(), sdist)
    if len({plain["hash"], beside["hash"], packed["hash"]}) > 1:
        hashes = f"{plain['hash']}, {beside['hash']}, {packed['hash']}"
        stop(f"{version}: the library, the same beside the table, and the sources play differently: {hashes}")
    tell(f"       results {plain['hash']} ({plain['build']}; the same from the sources, {packed['build']})")
    return f"{plain['hash']} {simulated}"


def release(options: argparse.Namespace, work: Path) -> None:
    found = pythons(options.python)
    left = [version for version in VERSIONS if version not in found]
    tell(f"Python {', '.join(found)}; {'left out' if options.python else 'not here'}: {', '.join(left) or 'none'}")
    shutil.rmtree(options.out, ignore_errors=True)
    options.out.mkdir(parents=True)
    workshop = Workshop(work, options.out, options.uncompiled)
    first = next(iter(found.items()))
    sdist, results = workshop.sdist(*first), {}
    for version, python in found.items():
        wheel = workshop.wheel(version, python, sdist)
        if options.check:
            results[version] = checked(version, python, wheel, sdist, work, options)
    if len(set(results.values())) > 1:
        stop("results differ:\n" + "\n".join(f"  {version}: {result}" for version, result in results.items()))
    if results:
        tell(f"the same results with {', '.join(results)}: {next(iter(results.values())).split()[0]}")
    for path in sorted(options.out.iterdir()):
        tell(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser("./dev release", description="Builds an sdist and wheels into dist/.")
    parser.add_argument("--check", action="store_true", help="try what was built, as people will meet it")
    parser.add_argument(
        "--python", action="append", default=[], help="a Python to build for; repeatable; else all here"
    )
    parser.add_argument("--uncompiled", action="store_true", help="build without a compiler: quicker, for trying this")
    parser.add_argument("--older", default=LANDED, metavar="COMMIT", help="the version whose data is gone on with")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it so wants nothing left behind, either
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # servers are ended so; with `&` in a script none would hear
    try:
        with tempfile.TemporaryDirectory(prefix="mizban-release-", ignore_cleanup_errors=True) as work:
            release(options, Path(work))
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
