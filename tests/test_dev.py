"""`./dev` on poor machines: what is half done is done again, two wait for each other, and what is missing is said."""

from __future__ import annotations

import fcntl
import os
import pwd
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock, Mock

import pytest
from hatch_build import missing
from tools import environment, jobs, package, play, tests
from tools.system_packages import installed

from mizban.cli.records import gif

ROOT = Path(__file__).parent.parent
NOWHERE = "http://127.0.0.1:9/simple"  # a port on which nobody listens
EVERYBODYS = shutil.which("python3", path="/usr/bin:/usr/local/bin")  # a Python that also others can run


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A bare clone, as far as setting up needs one."""
    target = tmp_path / "clone"
    target.mkdir()
    for name in ("tools", "requirements", "npm"):
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    for name in ("dev", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, target)
    return target


def settings(**more: str) -> dict[str, str]:
    """A machine without network, but with room for data: every registry is a port on which nobody listens."""
    hosts = {"PIP_INDEX_URL": NOWHERE, "PIP_EXTRA_INDEX_URL": NOWHERE, "PIP_FIND_LINKS": "", "PIP_RETRIES": "1"}
    places = {"UV_DEFAULT_INDEX": NOWHERE, "PIP_CONFIG_FILE": os.devnull, "MIZBAN_DATA": tempfile.gettempdir()}
    return {**os.environ, **hosts, **places, **more}


def dev(folder: Path, *words: str, python: str = sys.executable, **how: object) -> subprocess.CompletedProcess[str]:
    command = [python, str(folder / "dev"), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, **how)  # type: ignore[call-overload,no-any-return]


def one_sentence(result: subprocess.CompletedProcess[str]) -> str:
    """The last line, of a command that has failed without noise."""
    assert result.returncode == 2, result.stderr
    lines = result.stderr.splitlines()
    assert all(line.startswith("dev: ") for line in lines), result.stderr
    return lines[-1]


@pytest.mark.long
def test_without_network_one_sentence_says_so_and_nothing_counts_as_done(clone: Path) -> None:
    said = one_sentence(dev(clone, "play", env=settings()))
    assert "the package registry cannot be reached; setting up needs the network once" in said
    assert not (clone / ".venv" / "made.mark").exists()


def refused(clone: Path, number: int) -> str:
    """What a user with this number is told who may look into a clone, and is called nothing by the settings."""
    assert EVERYBODYS
    for folder in clone.parents:
        if folder.owner() == "root" and folder != Path("/tmp"):
            folder.chmod(0o755)
    env = {name: value for name, value in settings(HOME="/nonexistent").items() if name not in NAMES}
    return one_sentence(dev(clone, "play", python=EVERYBODYS, user=number, group=number, env=env))


NAMES = ("LOGNAME", "USER", "LNAME", "USERNAME")
only_root = pytest.mark.skipif(os.geteuid() != 0 or not EVERYBODYS, reason="only root can become somebody else")


@only_root
def test_a_clone_that_one_may_not_write_to_is_said_to_be_one(clone: Path) -> None:
    clone.chmod(0o755)
    nobody = pwd.getpwnam("nobody").pw_uid
    assert refused(clone, nobody) == f"dev: nobody may not write into {clone}; clone into a folder of your own"
    assert refused(clone, 54321) == f"dev: user 54321 may not write into {clone}; clone into a folder of your own"


@only_root
def test_the_folder_that_one_may_not_write_to_is_named(clone: Path) -> None:
    """As one is left by somebody who has once run this as root."""
    (clone / ".cache").mkdir(0o755)
    clone.chmod(0o777)
    assert (
        refused(clone, 54321) == f"dev: user 54321 may not write into {clone / '.cache'}; make it yours, or remove it"
    )


@pytest.mark.parametrize("how", ["--data", "--data=", "MIZBAN_DATA", "XDG_DATA_HOME"])
def test_a_folder_of_data_that_cannot_be_used_is_refused_before_anything_is_installed(clone: Path, how: str) -> None:
    (clone / "file").touch()
    folder = clone / "file" / "inside"
    words = {"--data": ["--port", "9000", "--data", str(folder)], "--data=": [f"--data={folder}"]}.get(how, [])
    named = {how: str(folder)} if how.isupper() else {}
    env = settings(**{"MIZBAN_DATA": "", "XDG_CONFIG_HOME": str(clone), **named})
    said = one_sentence(dev(clone, "play", *words, env=env))
    refused = folder / "mizban" if how == "XDG_DATA_HOME" else folder
    assert said == f"dev: {refused} cannot be used as a folder for data; name another one with --data"
    assert not (clone / ".cache").exists()


def test_a_folder_of_data_is_looked_at_only_for_the_table_and_may_be_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.check_data(["--data", str(tmp_path / "new" / "one")])
    monkeypatch.setenv("MIZBAN_DATA", str(tmp_path))
    play.check_data([])
    monkeypatch.setenv("MIZBAN_DATA", "/dev/null/inside")
    play.check_data(["games"])
    play.check_data(["--help"])
    monkeypatch.delenv("MIZBAN_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/inside")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "mizban").mkdir()
    play.check_data([])  # what an earlier version has left may be used


def test_a_full_disk_is_said_to_be_full(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(environment, "MADE", Path("/nowhere"))
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Mock(free=12 << 20))
    with pytest.raises(SystemExit):
        environment.check_place()
    assert "dev: 12 MB are free on the disk" in capsys.readouterr().err
    for said in ("[Errno 28] No space left on device", "failed to write (os error 28)", "npm error ENOSPC"):
        assert environment.reason(said, "installing").startswith("installing failed: the disk is full")


def test_a_python_without_venv_is_told_what_to_install() -> None:
    said = "The virtual environment was not created successfully because ensurepip is not\navailable."
    assert (
        environment.reason(said, "making .venv", "install python3-venv") == "making .venv failed: install python3-venv"
    )


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed", "trusted"),
        ("error sending request for url\n  invalid peer certificate: UnknownIssuer", "trusted"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "trusted"),
        ("ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 403 Forbidden'))", "proxy"),
        ("ProxyError('Cannot connect to proxy.', NewConnectionError('Connection refused'))", "proxy"),
        ("Temporary failure in name resolution", "cannot be reached; setting up needs the network once"),
    ],
)
def test_a_registry_a_certificate_and_a_proxy_have_a_sentence_each(said: str, sentence: str) -> None:
    found = environment.reason(f"{said}\nERROR: No matching distribution found (from versions: none)", "installing")
    assert found.startswith("installing failed: the ")
    assert sentence in found
    assert "\n" not in found


@pytest.mark.parametrize(
    ("listed", "asked"),
    [
        ("global.index-url='http://file/'\n:env:.index-url='http://env/'", {"UV_DEFAULT_INDEX": "http://env/"}),
        ("global.index-url='http://file/'\ninstall.index-url='http://own/'", {"UV_DEFAULT_INDEX": "http://own/"}),
        ("download.index-url='http://other/'\nglobal.index-url='http://file/'", {"UV_DEFAULT_INDEX": "http://file/"}),
        ("global.find-links='/opt/wheels'", {}),
    ],
)
def test_uv_asks_the_registry_that_pip_would_ask(
    listed: str, asked: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *words, **how: Mock(stdout=listed))
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    assert environment.mirror() == asked
    monkeypatch.setenv("UV_DEFAULT_INDEX", NOWHERE)
    assert environment.mirror() == {}


def test_another_failure_is_shown_whole() -> None:
    found = environment.reason("first\nERROR: something else", "installing")
    assert found == "installing failed: ERROR: something else\nfirst\nERROR: something else"


class Steps:
    """Setting up in an empty folder, where every program that would be run is only named; one of them may fail."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.breaks = ""
        self.venv = folder / ".venv"
        places = {"VENV": "", "PYTHON": "python", "MADE": "made.mark", "HALF": "half.mark"}
        for name, path in places.items():
            monkeypatch.setattr(environment, name, self.venv / path)
        monkeypatch.setattr(environment, "CACHE", folder / ".cache")
        monkeypatch.setattr(environment, "try_to_fetch", self.step)
        monkeypatch.setattr(environment, "mirror", dict)
        (folder / ".cache").mkdir()

    def step(self, command: list[str | Path], what: str, env: object = None) -> str:
        self.done.append(what)
        if what == "making .venv":
            self.venv.mkdir()
            (self.venv / "python").touch()
        if what == self.breaks:
            raise KeyboardInterrupt
        return ""


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Steps:
    return Steps(tmp_path, monkeypatch)


ALL = ["making .venv", "fetching uv", "installing", "fetching the parts of the pages"]


def test_what_is_set_up_is_not_set_up_again(steps: Steps) -> None:
    for _ in range(2):
        environment.environment("run", "parts")
    assert steps.done == [*ALL, ALL[-1]], "the parts look for themselves"


def test_it_is_said_how_much_room_setting_up_takes(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    environment.environment("run", "parts")
    said = capsys.readouterr().err
    assert said.startswith(f"dev: setting up with Python {sys.version.split()[0]}, all inside this folder")
    assert "takes up to 700 MB with everything built" in said


def test_what_python_has_read_once_is_kept(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the settings say: a run of all tests begins a thousand processes."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    environment.environment("run", "parts")
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


@pytest.mark.parametrize("breaks", ALL)
def test_a_step_that_was_interrupted_is_done_again(steps: Steps, breaks: str) -> None:
    steps.breaks = breaks
    with pytest.raises(KeyboardInterrupt):
        environment.environment("run", "parts")
    steps.breaks, steps.done = "", []
    environment.environment("run", "parts")
    assert steps.done == (ALL[-1:] if breaks == ALL[-1] else ALL), "what was half installed is made from the beginning"


def test_another_python_makes_another_environment(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.environment("run", "parts")
    monkeypatch.setattr(environment, "maker", lambda: "another Python")
    steps.done = []
    environment.environment("run", "parts")
    assert steps.done == ALL


def test_where_uv_cannot_install_pip_does(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(command: list[str | Path], what: str, env: object = None) -> str:
        steps.step(command, what)
        return "No module named uv" if "uv" in command else ""

    monkeypatch.setattr(environment, "try_to_fetch", step)
    environment.environment("run", "parts")
    assert steps.done == [*ALL[:3], "installing with pip", ALL[3]]


@pytest.mark.long
def test_two_at_once_wait_for_each_other(clone: Path) -> None:
    """The second says so, and goes on when the first is done: here it then finds no network."""
    (clone / ".cache").mkdir()
    with (clone / ".cache" / "setting-up.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        command = [sys.executable, str(clone / "dev"), "play"]
        job = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=settings())
        assert job.stderr
        assert job.stderr.readline() == "dev: another ./dev is setting up here; waiting for it\n"
        assert job.poll() is None
        assert not (clone / ".venv").exists()
    assert "cannot be reached" in job.stderr.read()
    job.stderr.close()
    assert job.wait() == 2


def test_on_windows_two_wait_for_each_other_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locking = Mock(side_effect=[OSError, None])
    monkeypatch.setitem(sys.modules, "msvcrt", Mock(locking=locking, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    with (tmp_path / "lock").open("a") as file:
        assert [environment.locked(file), environment.locked(file)] == [False, True]
        locking.assert_called_with(file.fileno(), 2, 1)


def test_a_program_that_says_nothing_shows_a_sign_of_life(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jobs, "EVERY", 0.1)
    jobs.run("sleep", "0.5", quiet="sleeping")
    first, *signs = capsys.readouterr().err.splitlines()
    assert first == "$ sleep 0.5"
    assert signs
    assert all(re.fullmatch(r"dev: sleeping, for \d+ s", sign) for sign in signs)


def test_installing_a_program_for_the_tests_shows_a_sign_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installer = tmp_path / "apt-get"
    installer.write_text('#!/bin/sh\necho "$DEBIAN_FRONTEND $*" >> "$0.log"; sleep 0.5\n')
    installer.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(jobs, "EVERY", 0.1)
    assert not installed("Chromium", "chromium", "no-such-program")
    done = (tmp_path / "apt-get.log").read_text().splitlines()
    assert done == ["noninteractive -qq update", "noninteractive -qq install -y chromium"]
    assert "dev: installing Chromium, for " in capsys.readouterr().err


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`./dev` as a module, which sets nothing up and runs nothing."""
    found = ModuleType("door")
    SourceFileLoader("door", str(ROOT / "dev")).exec_module(found)
    for name in ("environment", "run", "play_with"):
        monkeypatch.setattr(found, name, Mock())
    for name in ("environment", "run", "build", "browser", "checker", "pytest", "say"):
        monkeypatch.setattr(tests, name, Mock(return_value={}))
    return found


@pytest.mark.parametrize(("words", "needed"), [(["--gif", "FILE"], True), (["--gif=FILE"], True), ([], False)])
def test_who_wants_a_moving_picture_gets_what_it_needs(
    door: ModuleType, words: list[str], needed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["dev", "play", "replay", "RECORD", *words])
    door.play()
    assert door.environment.call_args.args == ("run", "parts", *(["gif"] if needed else []))


def test_what_to_type_for_a_moving_picture_is_right_in_every_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIZBAN_COMMAND", "./dev play")
    monkeypatch.chdir(tmp_path)
    named = Path(shlex.split(gif.advice())[-1])
    assert named.is_absolute()
    assert "pillow==" in named.read_text(encoding="utf-8")


def test_the_long_runs_use_the_cores_that_they_may(door: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert min(len(os.sched_getaffinity(0)), 8) == tests.WORKERS
    monkeypatch.setattr(sys, "argv", ["dev", "deep"])
    monkeypatch.setattr(tests, "WORKERS", 5)
    door.deep()
    assert door.run.call_args.args[3:5] == ("-n", "5")


def test_only_the_long_tests_need_java(door: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIZBAN_OPTIMIZE", "0")
    monkeypatch.setattr(tests, "beside", Mock(return_value=MagicMock()))
    checker = Mock(return_value={})
    monkeypatch.setattr(tests, "checker", checker)
    tests.quick()
    checker.assert_not_called()
    tests.long()
    checker.assert_called_once()


@pytest.mark.long
@pytest.mark.parametrize(
    ("marks", "left"),
    [
        (tests.QUICK, r"\d+ long, \d+ deep"),
        (tests.LONG, r"\d+ quick, \d+ long, \d+ deep"),
        ("deep", r"\d+ quick, \d+ long"),
    ],
)
def test_a_run_says_how_many_tests_of_which_part_it_has_left(marks: str, left: str) -> None:
    files = ["tests/test_dev.py", "tests/test_interrupts.py"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "-m", marks, *files]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert re.search(rf"^left to other runs: {left}$", ran.stdout, re.MULTILINE), ran.stdout


@pytest.fixture
def sleeper() -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A program that has started another one, and the number of that one."""
    code = "import subprocess, sys; job = subprocess.Popen(['sleep', '600']); print(job.pid, flush=True); job.wait()"
    job = jobs.begin(sys.executable, "-c", code, stdout=subprocess.PIPE)
    assert job.stdout
    yield job, int(job.stdout.readline())
    job.stdout.close()
    jobs.end(job)


def alive(number: int) -> bool:
    """Whether there is such a process that still does something."""
    try:
        return Path(f"/proc/{number}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


def test_ending_a_program_ends_what_it_has_started(sleeper: tuple[subprocess.Popen[str], int]) -> None:
    job, child = sleeper
    assert alive(child)
    jobs.end(job)
    assert job.poll() is not None
    until = time.monotonic() + 30
    while alive(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not alive(child)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_program_that_is_being_begun_is_not_left_behind(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The signal comes when the program is there, and before anybody has been told of it."""
    begun: list[subprocess.Popen[str]] = []

    class Begun(subprocess.Popen[str]):
        def __init__(self, *words: object, **how: object) -> None:
            super().__init__(*words, **how)  # type: ignore[call-overload]
            begun.append(self)
            signal.raise_signal(number)

    monkeypatch.setattr(subprocess, "Popen", Begun)
    handler = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises((KeyboardInterrupt, SystemExit)), jobs.ending_together():
            jobs.run("sleep", "600")
    finally:
        signal.signal(signal.SIGTERM, handler)
    assert begun[0].poll() is not None


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_while_it_sets_up_it_ends_without_a_traceback(clone: Path, number: int, status: int) -> None:
    (clone / "tools" / "environment.py").write_text(
        "from pathlib import Path\nfrom tools.jobs import run\n"
        "CACHE = PYTHON = VENV = Path()\nalone = busy = pip = stamp = None\n"
        "def environment(*names): run('sleep', '600', quiet='setting up')\n"
    )
    job = subprocess.Popen(
        [sys.executable, str(clone / "dev"), "play"], stderr=subprocess.PIPE, text=True, env=settings()
    )
    assert job.stderr
    assert job.stderr.readline() == "$ sleep 600\n"
    job.send_signal(number)
    assert job.wait(60) == status
    assert job.stderr.read() == ("dev: stopped; the next start goes on from here\n" if status == 130 else "")
    job.stderr.close()


def test_a_package_built_without_a_compiler_is_built_anew_once_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds, there = [], Mock(return_value=False)

    def make(target: Path) -> None:
        builds.append(there())
        target.mkdir(parents=True)

    monkeypatch.setattr(package, "BUILT", tmp_path / "built")
    monkeypatch.setattr(package, "compiles", there)
    monkeypatch.setattr(package, "environment", Mock())
    monkeypatch.setattr(package, "make", make)
    for there.return_value in (False, False, True, True, False):
        package.build()
    assert builds == [False, True], "and never for nothing"


def test_what_is_built_for_the_quick_tests_is_not_taken_for_what_people_get(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MIZBAN_OPTIMIZE", raising=False)
    usual = package.place()
    monkeypatch.setenv("MIZBAN_OPTIMIZE", "0")
    assert package.place() != usual
    assert package.place(compiled=False).name.endswith("-plain")


def test_it_is_known_whether_there_is_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "PYTHON", sys.executable)
    assert package.compiles() == (not missing())
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not package.compiles()
    assert not package.compiler()


WAITS = """
import os, time
file = os.environ["MIZBAN_COMPILED"] + ".pid"
while not os.path.exists(file):
    time.sleep(0.02)
number = int(open(file).read())
try:
    while True:
        os.kill(number, 0)
        time.sleep(0.02)
except ProcessLookupError:  # it has ended, and somebody has heard of it
    time.sleep(1)
"""  # a table that is open until nobody builds any more


class Table:
    """`./dev play` with a small program instead of the table, and another one instead of the builder."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, builder: str) -> None:
        self.built = folder / "built"
        self.begun: list[subprocess.Popen[str]] = []
        monkeypatch.setattr(play, "LOG", ROOT / ".cache" / f"{folder.name}.log")
        monkeypatch.setattr(play, "begin", lambda *command, **how: self.begin(builder, **how))
        self.env = {**os.environ, "MIZBAN_COMPILED": str(self.built)}

    def begin(self, builder: str, **how: object) -> subprocess.Popen[str]:
        signs = f"import os; open('{self.built}.half', 'w').write(str(os.getpid()))\n"
        signs += f"os.rename('{self.built}.half', '{self.built}.pid')\n"
        self.begun.append(jobs.begin(sys.executable, "-c", signs + builder.format(built=self.built), **how))
        return self.begun[-1]

    def serve(self, code: str) -> int:
        handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            play.beside([sys.executable, "-c", code], self.env)
        except SystemExit as ended:
            return int(str(ended.code))
        finally:
            play.LOG.unlink(missing_ok=True)
            for number, handler in handlers.items():
                signal.signal(number, handler)


def test_the_builder_ends_with_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path, monkeypatch, "import time; time.sleep(600)")
    assert table.serve("raise SystemExit(7)") == 7
    assert table.begun[0].poll() is not None


def test_the_table_goes_on_while_it_is_built_and_is_told_when_that_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(tmp_path, monkeypatch, "import os; os.mkdir('{built}')")
    assert table.serve(WAITS) == 0
    said = capsys.readouterr().err
    assert "dev: compiling the rules beside the table" in said
    assert "dev: compiled: bots play with it from their next move" in said


def test_a_builder_that_fails_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(tmp_path, monkeypatch, "raise SystemExit(1)")
    assert table.serve(WAITS) == 0
    assert "the rules stay uncompiled, and the table goes on" in capsys.readouterr().err


def test_help_waits_for_nothing_and_games_of_ones_own_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[str] = []
    monkeypatch.setenv("PYTHONPATH", "mine")
    monkeypatch.setattr(play, "place", lambda: tmp_path / "built")
    monkeypatch.setattr(play, "compiler", lambda: True)
    monkeypatch.setattr(play, "hand_over", lambda command, env: handed.append(env["PYTHONPATH"]))
    monkeypatch.setattr(package, "build", Mock(side_effect=AssertionError("it waits")))
    play.play(["arena", "--help"])
    (tmp_path / "built").mkdir()
    play.play(["games"])
    assert handed[0] == os.pathsep.join([str(ROOT / "src"), "mine"])
    assert os.pathsep.join([str(tmp_path / "built"), "mine"]) in handed
    with pytest.raises(AssertionError, match="it waits"):
        play.play(["arena", "biblios"])


def test_nobody_is_told_to_compile_what_another_one_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "CACHE", tmp_path)
    monkeypatch.setattr(play, "compiler", lambda: True)
    assert play.remedy() == "`./dev build` compiles them"
    with environment.alone("building"):
        assert play.remedy() == "another ./dev is compiling them"
    assert play.remedy() == "`./dev build` compiles them"


def test_what_was_built_gets_its_name_when_it_is_whole_and_the_last_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, folder in {"BUILT": "built", "HALF": "half", "COMPILING": "compiling"}.items():
        monkeypatch.setattr(package, name, tmp_path / folder)
    monkeypatch.setattr(package, "check", lambda folder: None)
    monkeypatch.setattr(package, "run", lambda *words, **how: (tmp_path / "half" / "package").mkdir(exist_ok=True))
    for number in range(4):
        package.make(tmp_path / "built" / str(number))
        os.utime(tmp_path / "built" / str(number), (number, number))
    assert sorted(path.name for path in (tmp_path / "built").iterdir()) == ["2", "3"]


def test_what_was_built_and_does_not_start_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "PYTHON", sys.executable)
    monkeypatch.setattr(package, "COMPILING", tmp_path / "compiling")
    (tmp_path / "compiling").mkdir()
    (tmp_path / "mizban.py").write_text("raise ImportError('half a library')")
    with pytest.raises(SystemExit):
        package.check(tmp_path)
    assert not (tmp_path / "compiling").exists()
