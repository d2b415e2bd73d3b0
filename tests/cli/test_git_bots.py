"""`git:COMMIT/BOT`: an older self sits down in the arena."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

import mizban as package
from cli.run import mizban, refusals
from mizban.bots import Sight, bot
from mizban.cli.git_bots import commit_build, git_bot, process
from mizban.cli.git_bots.git_bot import GitBot, dismiss
from mizban.cli.git_bots.process import Speaker
from mizban.core.problem import Problem
from mizban.core.rng import fast

PERSIAN = re.compile("[\u0600-\u06ff]")
SOURCE = Path(package.__file__).parent
NOT_SOURCES = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "vendor")
DICE = ("games/biblios/components.toml", "\nmax = 6\n", "\nmax = 5\n")
START = ("games/biblios/components.toml", "\nstart = 3\n", "\nstart = 4\n")
IDLE = ["-pure", "compiling.lock", "unpacking.lock"]  # the cache with nothing in it that is compiled
WORDS = ("arena", "biblios", "--games", "6", "--json", "--bots")
RUN = """
import sys
from pathlib import Path
import mizban
from mizban.cli import main
from mizban.cli.git_bots import git_bot
git_bot.clone, mizban.build = lambda: Path(sys.argv[1]), lambda: sys.argv[2]
main(sys.argv[3:])
"""
BUILD = """
import pathlib, subprocess, sys
SOURCE = pathlib.Path(__file__).resolve().parent / "src"
def missing():
    return {lack!r}
def compiled(target, work):
    with open({log!r}, "a") as log:
        print("begun", file=log, flush=True)
    subprocess.run([sys.executable, "-c", {script!r}], check=True)
    (target / "made").write_text("")
"""


class Repository:
    """A repository with the package of this moment in it, and with others that a test plants."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.git("init", "-q", "-b", "main")
        shutil.copytree(SOURCE, folder / "src" / "mizban", ignore=NOT_SOURCES)
        (folder / ".gitignore").write_text(".cache/\n*.log\n*.pid\n")
        self.commit("now")

    def git(self, *words: str) -> None:
        """No setting of this machine counts."""
        names = {f"GIT_{who}_{what}": "me@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        around = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        env = {**around, **names, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
        subprocess.run(["git", "-C", str(self.folder), *words], check=True, env=env)

    def commit(self, tag: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "--no-gpg-sign", "-m", tag)
        self.git("tag", tag)

    def plant(self, tag: str, *changes: tuple[str, str, str]) -> None:
        """A commit in which something else stands in the package; the next one does not know of it."""
        for path, this, other in changes:
            file = self.folder / "src" / "mizban" / path
            text = file.read_text(encoding="utf-8")
            assert this in text
            file.write_text(text.replace(this, other), encoding="utf-8")
        self.commit(tag)
        self.git("reset", "-q", "--hard", "now")

    def builder(self, tag: str, script: str = "", lack: str = "") -> Path:
        """A commit that compiles itself by running a script; returns where it writes down that it does."""
        log = self.folder / f"{tag}.log"
        build = BUILD.format(lack=lack, log=str(log), script=script)
        (self.folder / "hatch_build.py").write_text(build, encoding="utf-8")
        self.git("add", "hatch_build.py")
        self.commit(tag)
        self.git("reset", "-q", "--hard", "now")
        return log

    @property
    def kept(self) -> list[str]:
        """What lies in the cache."""
        return sorted(re.sub("^[0-9a-f]{40}", "", path.name) for path in (self.folder / ".cache/older").iterdir())

    def start(self, build: str, *words: str) -> subprocess.Popen[str]:
        """The command line in a process of its own."""
        command = [sys.executable, "-c", RUN, str(self.folder), build, "arena", *words]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="utf-8", start_new_session=True)


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    repository = Repository(tmp_path_factory.mktemp("clone"))
    repository.plant("dice", DICE)
    repository.plant("start", START)
    choose = "        return sight.legal[sight.rng.below(len(sight.legal))]"
    repository.plant("broken", ("bots/bot.py", choose, "        raise SystemError('out of thoughts')"))
    pid = repository.folder / "thinking.pid"
    slow = (
        f"        open({str(pid)!r}, 'w').write(str(__import__('os').getpid()))\n        __import__('time').sleep(600)"
    )
    repository.plant("slow", ("bots/bot.py", choose, slow))
    repository.git("rm", "-rq", "src/mizban/games/troyes")
    repository.plant("before-troyes")
    repository.git("rm", "-rq", "src")
    (repository.folder / "README").write_text("nothing else\n")
    repository.plant("empty")
    return repository


@pytest.fixture
def clone(planted: Repository, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """The same, for a command line that runs here; older selves are not compiled."""
    monkeypatch.setattr(git_bot, "clone", lambda: planted.folder)
    monkeypatch.setattr(package, "build", lambda: "pure")
    return planted


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """A repository that is compiled, for one test alone."""
    monkeypatch.setattr(git_bot, "clone", lambda: tmp_path)
    monkeypatch.setattr(package, "build", lambda: "compiled")
    return Repository(tmp_path)


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    yield
    dismiss()


def source(clone: Repository, tag: str) -> str:
    """The unpacked package of a commit."""
    commit = commit_build.commit_hash(clone.folder, tag)
    return str(commit_build.unpacked(clone.folder, commit, lambda text, **_: None) / "src")


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "level", "seats"), [("biblios", "playout:5", 3), ("kingdom_builder", "medium", 2), ("troyes", "easy", 2)]
)
def test_an_older_self_thinks_what_it_thought(clone: Repository, name: str, level: str, seats: int) -> None:
    """It is this very package here, so it gives the very same answers."""
    game, ours = package.game(name), bot(level)
    theirs = GitBot(f"git:now/{level}", source(clone, "now"), name, 0)
    s, options = game.new(seats, "7"), game.chosen(seats, {})
    theirs.begin(game, s, "7", options)
    for seed in range(30):
        option = theirs.choose(Sight(game, s, fast(seed)))
        assert option is ours.choose(Sight(game, s, fast(fast(seed).next32())))
        s.play(option)
        theirs.follow(game, s, option)


@pytest.mark.long
def test_the_results_tell_who_it_was(clone: Repository) -> None:
    data = json.loads(mizban(*WORDS, "medium,git:now/random").out)
    assert [row["bot"] for row in data["bots"]] == ["medium", "git:now/random"]
    assert data["bots"][0]["win_share"] == 1.0
    commit = commit_build.commit_hash(clone.folder, "now")
    assert data["older"] == {"git:now/random": {"commit": commit, "rules": data["rules"], "build": "pure"}}
    assert data["left_out"] == 0
    assert data["games"] == 6


@pytest.mark.long
def test_the_same_seed_gives_the_same_results(clone: Repository) -> None:
    runs = [json.loads(mizban(*WORDS, "medium,git:now/easy", *jobs).out) for jobs in ((), ("--jobs", "2"))]
    for row in (*runs[0]["bots"], *runs[1]["bots"]):
        del row["ms"]
    assert runs[0] == runs[1]


@pytest.mark.long
def test_no_older_self_stays_when_the_games_are_over(clone: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []
    init = GitBot.__init__

    def seen(self: GitBot, *given: object) -> None:
        init(self, *given)  # type: ignore[arg-type]
        started.append(self.process)

    monkeypatch.setattr(GitBot, "__init__", seen)
    mizban(*WORDS, "easy,git:now/easy")
    assert len(started) == 2  # one to try, one to play
    assert all(process.poll() is not None for process in started)


@pytest.mark.long
def test_games_in_which_other_rules_matter_are_left_out(clone: Repository) -> None:
    """Dice went to 5 only: where none would have gone further, the game is the same."""
    words = ("arena", "biblios", "--games", "8", "--bots", "easy,git:dice/easy")
    data = json.loads(mizban(*words, "--json").out)
    assert 0 < data["left_out"] < 8
    assert data["games"] == 8 - data["left_out"]
    assert sum(row["win_share"] for row in data["bots"]) == pytest.approx(1, abs=0.001)
    said = f"{data['left_out']} more games are left out: the rules have changed since, and it mattered there."
    assert said in " ".join(mizban(*words).out.split())
    assert "قواعد از آن زمان تغییر کرده است" in " ".join(mizban(*words, "--lang", "fa").out.split())


@pytest.mark.long
def test_a_result_that_the_older_self_counts_otherwise_is_no_result(clone: Repository) -> None:
    """Dice began at 4: nothing that can be answered tells it, but the points at the end do."""
    for line in refusals("arena", "biblios", "--games", "2", "--bots", "random,git:start/random"):
        assert "2" in line or "۲" in line


def test_an_option_that_came_later_is_left_out_where_it_says_what_is_usual() -> None:
    speaker = Speaker()
    speaker.sit("biblios", "random", 0)
    game = package.game("biblios")
    chosen = game.chosen(2, {})
    seen = speaker.begin(2, "1", {**chosen, "weather": "fine"}, {"weather": "fine"})
    assert seen == process.standing(game, game.new(2, "1"))
    with pytest.raises(Problem, match="weather"):
        speaker.begin(2, "1", {**chosen, "weather": "rain"}, {"weather": "fine"})


@pytest.mark.parametrize(
    ("game", "name", "why"),
    [
        ("biblios", "git:now", "git:COMMIT/BOT"),
        ("biblios", "git:/easy", "git:COMMIT/BOT"),
        ("biblios", "git:now/", "git:COMMIT/BOT"),
        ("biblios", "git:yesterday/easy", "yesterday"),
        ("biblios", "git:--help/easy", "--help"),
        ("biblios", "git:empty/easy", "empty"),
        ("biblios", "git:now/genius", "genius"),
        ("biblios", "git:now/playout:0", "playout:0"),
        ("troyes", "git:before-troyes/easy", "troyes"),
    ],
)
def test_what_cannot_play_is_refused_in_one_line(clone: Repository, game: str, name: str, why: str) -> None:
    english, persian = refusals("arena", game, "--games", "2", "--bots", f"easy,{name}")
    assert not PERSIAN.search(english)
    assert PERSIAN.search(persian)
    assert why in english


@pytest.mark.sampled
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_older_self_that_breaks_off_is_one_line(clone: Repository, jobs: str) -> None:
    english, persian = refusals("arena", "biblios", "--games", "2", "--jobs", jobs, "--bots", "easy,git:broken/random")
    assert english == "git:broken/random has ended: SystemError: out of thoughts"
    assert PERSIAN.search(persian)


def test_a_package_outside_of_a_clone_has_no_older_self(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert all("git" in line for line in refusals("arena", "biblios", "--bots", "easy,git:HEAD/easy"))


def test_without_git_there_is_no_older_self(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    english, persian = refusals("arena", "biblios", "--bots", "easy,git:HEAD/easy")
    assert "not installed" in english
    assert PERSIAN.search(persian)


@pytest.mark.long
def test_a_commit_is_built_once(own: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_build, "EVERY", 0.2)
    log = own.builder("built", "import time; time.sleep(1)")
    first, again = (mizban(*WORDS, "easy,git:built/easy") for _ in range(2))
    assert [json.loads(ran.out)["older"]["git:built/easy"]["build"] for ran in (first, again)] == ["compiled"] * 2
    assert "once" in first.err.splitlines()[0]
    assert re.search(r"Compiling commit [0-9a-f]{7}, for 1 s", first.err)
    assert again.err == ""
    assert log.read_text() == "begun\n"
    assert len(own.kept) == 4  # the sources, the same compiled, and the locks
    assert set(IDLE) < set(own.kept)


def test_two_arenas_build_one_after_the_other(own: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_build, "EVERY", 0.2)
    log = own.builder("built", "import time; time.sleep(1)")
    commit = commit_build.commit_hash(own.folder, "built")
    told: list[str] = []

    def build() -> None:
        plain = commit_build.unpacked(own.folder, commit, lambda text, **_: told.append(text))
        commit_build.compiled(own.folder, commit, plain, lambda text, **_: told.append(text))

    threads = [Thread(target=build) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert log.read_text() == "begun\n"
    assert told.count("older-building") == 1
    assert "older-waiting" in told


def test_what_is_not_compiled_waits_for_no_compiler(own: Repository) -> None:
    commit = commit_build.commit_hash(own.folder, "now")
    with commit_build.workshop(own.folder, "compiling", pytest.fail):
        assert (commit_build.unpacked(own.folder, commit, pytest.fail) / "src" / "mizban").is_dir()


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / ".cache").write_text("a file")
    with pytest.raises(Problem) as wrong, commit_build.workshop(tmp_path, "compiling", pytest.fail):
        pass
    assert (wrong.value.text, wrong.value.figures) == ("no-folder", {"path": str(Path(".cache", "older"))})


@pytest.mark.long
def test_what_cannot_be_compiled_plays_uncompiled_and_is_tried_once(own: Repository) -> None:
    log = own.builder("broken", "import sys; sys.exit('no such register')")
    for _ in range(2):
        ran = mizban(*WORDS, "easy,git:broken/easy")
        assert ran.err.splitlines()[-1].endswith("more slowly: no such register")
        assert json.loads(ran.out)["older"]["git:broken/easy"]["build"] == "pure"
    assert log.read_text() == "begun\n"


@pytest.mark.long
def test_who_installs_a_compiler_later_is_not_told_an_old_tale(own: Repository) -> None:
    own.builder("lacking", lack="no C compiler (cc)")
    ran = mizban(*WORDS, "easy,git:lacking/easy")
    assert ran.err.splitlines()[-1].endswith("more slowly: no C compiler (cc)")
    assert own.kept == IDLE


@pytest.mark.long
def test_a_commit_that_was_made_before_there_was_a_compiler_plays_uncompiled(own: Repository) -> None:
    ran = mizban(*WORDS, "easy,git:now/easy")
    assert "hatch_build" in ran.err.splitlines()[-1]
    assert json.loads(ran.out)["left_out"] == 0


def gone(pid: int) -> bool:
    """Whether a process ends; one that nobody has looked after yet has ended, too."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
            stat = Path(f"/proc/{pid}/stat")
            if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


def number(path: Path) -> int:
    """The number that a process writes into a file, once it is there."""
    for _ in range(600):
        if path.is_file() and path.read_text():
            return int(path.read_text())
        time.sleep(0.05)
    raise AssertionError(path)


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_build_that_is_interrupted_leaves_nothing(own: Repository, end: signal.Signals) -> None:
    pid = own.folder / "compiler.pid"
    script = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    own.builder("slow", script)
    process = own.start("compiled", "biblios", "--bots", "easy,git:slow/easy")
    compiler = number(pid)
    process.send_signal(end)
    _, said = process.communicate(timeout=30)
    assert gone(compiler)
    assert "Traceback" not in said
    if end == signal.SIGINT:
        assert process.returncode == 130
        assert own.kept == IDLE
    log = own.builder("quick")
    assert mizban(*WORDS, "easy,git:quick/easy").status == 0
    assert log.read_text() == "begun\n"
    assert set(IDLE) < set(own.kept)
    assert not {"unpacking", "compiling"} & set(own.kept)


@pytest.mark.sampled
@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_an_older_self_in_mid_thought(planted: Repository, jobs: str) -> None:
    pid = planted.folder / "thinking.pid"
    pid.unlink(missing_ok=True)
    process = planted.start("pure", "biblios", "--bots", "easy,git:slow/random", "--jobs", jobs)
    thinker = number(pid)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    process.communicate(timeout=30)
    assert process.returncode == 130
    assert gone(thinker)
