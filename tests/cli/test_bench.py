"""`mizban bench`: its rows, its children and its peers. No time is tested, and nothing is fetched."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from mizban.cli import main, peers
from mizban.cli.bench import Row, bench, ratio
from mizban.cli.peers import PEERS, environment, outside
from mizban.cli.peers.worker import PROGRAM, Failure, Figures, Worker, last_line

QUICK = ["--seconds", "0.001", "--runs", "2"]
FIELDS = [
    "game",
    "build",
    "driven",
    "decisions_per_s",
    "games_per_s",
    "copy_us",
    "replays_per_s",
    "ratio_to_catanatron",
]
SCRIPTS = Path(peers.__file__).parent

FAKES = {  # for each peer a library with the few names that its script uses; every game has three decisions
    "catanatron": """
        Color = ["red", "blue", "orange", "white"]
        class RandomPlayer:
            def __init__(self, color):
                print("a library may print what it likes")
        class Game:
            def __init__(self, players, seed):
                assert len(players) in (2, 4) and seed > 0
                self.state, self.ticks, self.num_turns = self, 0, 0
            def winning_color(self):
                return "red" if self.ticks == 3 else None
            def play_tick(self):
                self.ticks += 1
            def copy(self):
                return self
    """,
    "pyspiel": """
        class State:
            left = 6
            def is_terminal(self):
                return not self.left
            def is_chance_node(self):
                return self.left % 2 == 0
            def chance_outcomes(self):
                return [(7, 0.5), (8, 0.5)]
            def legal_actions(self):
                return [1, 2]
            def apply_action(self, action):
                assert action in ([7, 8] if self.is_chance_node() else [1, 2])
                self.left -= 1
            def returns(self):
                return [1.0, -1.0]
            def clone(self):
                return State()
        class Game:
            new_initial_state = State
        def load_game(name):
            return Game()
    """,
    "rlcard": """
        class Env:
            def reset(self):
                self.left = 3
                return {"legal_actions": {4: None, 5: None}}, 0
            def is_over(self):
                return not self.left
            def step(self, action):
                assert action in (4, 5)
                self.left -= 1
                return {"legal_actions": {4: None, 5: None}}, 1
            def get_payoffs(self):
                return [1, -1]
        def make(name, config):
            return Env()
    """,
    "pettingzoo.classic.connect_four_v3": """
        class Mask(list):
            def nonzero(self):
                return ([i for i, bit in enumerate(self) if bit],)
        class Env:
            def reset(self, seed):
                self.left = 4
            def agent_iter(self):
                while self.left:
                    yield "agent"
            def last(self):
                return {"action_mask": Mask([0, 1, 1])}, 0.0, self.left == 1, False, {}
            def step(self, action):
                assert action in ((None,) if self.left == 1 else (1, 2))
                self.left -= 1
        env = Env
    """,
}
FAKES["pettingzoo.classic.hanabi_v5"] = FAKES["pettingzoo.classic.connect_four_v3"]


def write(folder: Path, name: str, text: str) -> None:
    """A module with this text, in a folder."""
    path = folder.joinpath(*name.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = text.rstrip().split("\n")
    path.write_text("\n".join(line[8:] for line in lines) + "\n")


@pytest.fixture
def fakes(tmp_path: Path) -> Path:
    """A folder with all the fake libraries."""
    for name, text in FAKES.items():
        write(tmp_path / "fakes", name, text)
    return tmp_path / "fakes"


@pytest.fixture
def made(fakes: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Installing a peer makes a bare environment that sees the fakes; returns those made."""
    folders: list[Path] = []

    def run(command: list[str]) -> None:
        if "venv" in command:
            folder = Path(command[-1])
            venv.create(folder, symlinks=os.name != "nt")
            folders.append(folder)
        else:
            site = next(folder for folder in folders[-1].rglob("site-packages"))
            (site / "fakes.pth").write_text(str(fakes))

    monkeypatch.setattr(peers, "run", run)
    return folders


def ran(*words: str) -> Result:
    """The command, which must end well."""
    result = CliRunner().invoke(bench, [*QUICK, *words], catch_exceptions=False)
    assert result.exit_code == 0
    return result


def rows(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_every_row_has_every_figure_for_both_ways() -> None:
    result = ran("--game", "biblios", "--seats", "3", "--json")
    measured = rows(result)
    assert {row["driven"] for row in measured} == {"caller", "inside"}
    builds = {row["build"] for row in measured}
    assert builds == {"compiled", "pure"} or (builds == {"pure"} and "./dev compile" in result.stderr)
    assert len(measured) == 2 * len(builds)
    for row in measured:
        assert [name for name in FIELDS if name not in row] == []
        assert (row["game"], row["seats"], row["ratio_to_catanatron"]) == ("biblios", 3, None)
        assert all(row[name] > 0 for name in FIELDS[3:7])


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["Biblios", "pure", "caller", "inside"]), ("fa", ["خالص", "از درون"])]
)
def test_a_person_gets_a_table(lang: str, words: list[str]) -> None:
    result = ran("--lang", lang)
    assert [word for word in words if word not in result.stdout] == []
    assert result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["--game", "chess"],
        ["--seats", "9"],
        ["--seats", "x"],
        ["--seconds", "0"],
        ["--seconds", "soon"],
        ["--seconds", "inf"],
        ["--runs", "0"],
        ["--peer", "tag"],
        ["--core", "100000"],
        ["--nothing"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_bad_input_is_one_line_and_status_2(words: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["bench", *words, "--lang", lang])
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_persian_digits_are_numbers_of_seconds() -> None:
    assert (
        CliRunner().invoke(bench, ["--seconds", "۰٫۰۰۱", "--runs", "۱", "--json"], catch_exceptions=False).exit_code
        == 0
    )


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="no cores to choose from here")
def test_a_core_is_chosen_for_the_children_only() -> None:
    before = os.sched_getaffinity(0)
    ran("--core", str(min(before)), "--json")
    assert os.sched_getaffinity(0) == before


@pytest.mark.long
def test_ratios_are_to_the_base_of_the_same_run(made: list[Path]) -> None:
    result = ran("--peers", "--json")
    measured = rows(result)
    names = [row["game"] for row in measured if row["build"] == "peer"]
    assert len(names) == 10
    assert names[0] == "catanatron: Catan 2p"
    base = next(row for row in measured if row["game"] == names[0])
    assert base["ratio_to_catanatron"] == 1.0
    assert base["replays_per_s"] is None
    for row in measured:
        assert row["ratio_to_catanatron"] == pytest.approx(row["decisions_per_s"] / base["decisions_per_s"], abs=0.006)
    assert {row["game"]: row["copy_us"] for row in measured}["rlcard: uno"] is None
    assert len(made) == len(PEERS)
    assert not any(folder.exists() for folder in made), "environments are thrown away"


@pytest.mark.long
def test_the_base_is_named_for_people(made: list[Path]) -> None:
    result = ran("--peer", "catanatron")
    assert "Catanatron 3.2.1 (Catan, 2 random" in result.stdout
    assert "Installing catanatron 3.2.1" in result.stderr


@pytest.mark.long
def test_kept_environments_are_used_again(made: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for _ in range(2):
        ran("--peer", "rlcard", "--keep", "--json")
    assert made == [tmp_path / "cache" / "mizban" / "peers" / "rlcard"]
    assert made[0].exists()
    monkeypatch.setitem(PEERS, "rlcard", ["rlcard==9.9"])
    environment("rlcard", made[0], lambda: None)
    assert len(made) == 2, "another version is installed anew"


def test_a_peer_that_cannot_be_installed_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str]) -> None:
        raise Failure("no network")

    monkeypatch.setattr(peers, "run", run)
    result = ran("--peer", "catanatron", "--json")
    assert "catanatron 3.2.1 is left out: no network" in result.stderr.splitlines()
    assert {row["ratio_to_catanatron"] for row in rows(result)} == {None}


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("        import nothing_of_this_name\n", "No module named"),
        ("        def make(name, config):\n            return 1\n", "reset"),
    ],
)
def test_a_peer_that_fails_is_one_line_and_the_rest_goes_on(text: str, why: str, made: list[Path], fakes: Path) -> None:
    write(fakes, "rlcard", text)
    result = ran("--peer", "rlcard", "--peer", "catanatron", "--json")
    lines = [line for line in result.stderr.splitlines() if "left out" in line]
    assert len(lines) == 1
    assert lines[0].startswith("rlcard 1.2.0")
    assert why in lines[0]
    assert [row["game"] for row in rows(result) if row["build"] == "peer"] == [
        "catanatron: Catan 2p",
        "catanatron: Catan 4p",
    ]


@pytest.fixture(params=list(PEERS))
def worker(request: pytest.FixtureRequest, fakes: Path) -> Iterator[Worker]:
    with Worker(sys.executable, request.param, [], {**outside(), "PYTHONPATH": str(fakes)}) as child:
        yield child


def test_a_child_measures_whatever_it_is_asked(worker: Worker) -> None:
    assert worker.build == "peer"
    for case, measures in worker.cases.items():
        for _ in range(2):
            figures = worker.measure(case, 0.001)
            assert figures["decisions_per_s"] == pytest.approx(3 * figures["games_per_s"])
            assert ("copy_us" in figures) == ("copy" in measures)
            assert "replays_per_s" not in figures


def test_a_child_that_ended_says_why(worker: Worker) -> None:
    with pytest.raises(Failure, match="KeyError"):
        worker.measure("no such case", 0.001)
    with pytest.raises(Failure, match="KeyError"):
        worker.measure("no such case", 0.001)


def test_a_child_that_says_nothing_has_a_status(fakes: Path) -> None:
    write(fakes, "rlcard", "        import os\n        os._exit(3)\n")
    with pytest.raises(Failure, match="exit status 3"):
        Worker(sys.executable, "rlcard", [], {**outside(), "PYTHONPATH": str(fakes)})


def test_the_best_round_counts() -> None:
    rounds = [{"decisions_per_s": 90.0, "copy_us": 3.0}, {"decisions_per_s": 60.0, "copy_us": 2.0}]

    class Rounds:
        name = build = "peer"

        def measure(self, case: str, seconds: float) -> Figures:
            return rounds.pop()

    row = Row(Rounds(), "caller", "biblios", 2, "1")  # type: ignore[arg-type]
    row.measure(1)
    row.measure(1)
    assert row.best == {"decisions_per_s": 90.0, "copy_us": 2.0}
    assert ratio(row.best, {"decisions_per_s": 30.0}) == 3.0
    assert row.data(None)["games_per_s"] is None


@pytest.mark.parametrize("path", [PROGRAM, *(SCRIPTS / f"{name}.py" for name in PEERS)], ids=lambda path: path.stem)
def test_what_runs_beside_a_peer_needs_nothing_else(path: Path) -> None:
    """mizban is not installed there."""
    allowed = {*sys.stdlib_module_names, "catanatron", "pyspiel", "rlcard"}
    for node in ast.walk(ast.parse(path.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert [name for name in names if name.split(".")[0] not in allowed] == []


def test_addresses_are_left_out_of_what_went_wrong() -> None:
    assert last_line("one\ncannot reach https://somewhere/simple/x now\n\n") == "cannot reach … now"
    assert last_line(" \n") == ""


def test_a_failed_command_says_its_last_line() -> None:
    with pytest.raises(Failure, match=r"^the end$"):
        peers.run([sys.executable, "-c", "import sys; sys.exit('beginning\\nthe end')"])
    with pytest.raises(Failure, match="exit status 4"):
        peers.run([sys.executable, "-c", "import sys; sys.exit(4)"])


def test_children_end_with_the_command(worker: Worker) -> None:
    process: subprocess.Popen[str] = worker.process
    worker.__exit__()
    assert process.returncode is not None
