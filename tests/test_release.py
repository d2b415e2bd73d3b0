"""What a release is made of: the list of the wheel, the Pythons, the files for forge, container and service."""

from __future__ import annotations

import configparser
import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import hatch_build
import pytest

import mizban
import release

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VENDOR = ("idiomorph-licence.txt", "idiomorph.js", "vazirmatn-licence.txt", "vazirmatn.woff2")
INFO = ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE", "licenses/NOTICES.md")


def plain() -> list[str]:
    """What lies in a wheel that was built without a compiler."""
    files = [path for path in Path(hatch_build.PACKAGE).rglob("*") if path.is_file()]
    kept = [path for path in files if path.suffix not in (".pyc", ".so", ".pyd") and "vendor" not in path.parts]
    return [
        *(path.relative_to(hatch_build.SOURCE).as_posix() for path in kept),
        *(f"mizban/web/static/vendor/{name}" for name in VENDOR),
        *(f"mizban-0.1.0.dist-info/{name}" for name in INFO),
    ]


def test_the_list_fits_the_package() -> None:
    names = plain()
    assert len(names) > 300
    assert release.differences(names, release.sources()) == []


@pytest.mark.parametrize(
    ("more", "gone", "said"),
    [
        ("mizban/notes.txt", "", "not in the list: mizban/notes.txt"),
        ("tests/tables.py", "", "not in the list: tests/tables.py"),
        ("mizban/games/biblios/deep/down.py", "", "not in the list: mizban/games/biblios/deep/down.py"),
        ("", "mizban/py.typed", "not in the wheel: mizban/py.typed"),
        ("mizban/core/words.so", "", "not in the wheel: mizban_*__mypyc.*.so"),
    ],
)
def test_what_is_too_much_or_missing_is_named(more: str, gone: str, said: str) -> None:
    names = [name for name in [*plain(), more] if name and name != gone]
    assert said in release.differences(names, [])


def test_a_source_that_the_wheel_lacks_is_named() -> None:
    assert release.differences(plain(), ["mizban/core/lost.py"]) == ["left out of the wheel: mizban/core/lost.py"]


def test_an_sdist_needs_no_npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "PACKAGE", tmp_path)
    assert not hatch_build.packed()
    (tmp_path / "PKG-INFO").touch()
    assert not hatch_build.packed(), "the parts of the pages are not there"
    (tmp_path / "web" / "static" / "vendor").mkdir(parents=True)
    assert hatch_build.packed()


def test_this_python_is_found_and_what_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    version = "{}.{}".format(*sys.version_info[:2])
    assert release.pythons([sys.executable]) == {version: sys.executable}
    assert version in release.pythons([])
    with pytest.raises(SystemExit):
        release.pythons(["/no/such/python"])
    assert "/no/such/python is no Python" in capsys.readouterr().err


def test_a_step_that_fails_shows_its_last_lines_and_ends_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        release.run(sys.executable, "-c", "print('why'); raise SystemExit(3)", what="trying")
    assert capsys.readouterr().err.splitlines() == ["why", "release: trying: status 3"]


@pytest.mark.skipif(os.name == "nt", reason="there are no groups of processes")
def test_a_step_that_takes_too_long_ends_with_all_it_has_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(release, "EVERY", 1)
    os.mkfifo(tmp_path / "held")
    reader = os.open(tmp_path / "held", os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(SystemExit):
        release.run("sh", "-c", "sleep 600 >held & wait", what="trying", limit=0, cwd=tmp_path)
    assert "trying: it took too long" in capsys.readouterr().err
    for _ in range(100):
        try:
            assert os.read(reader, 1) == b"", "nobody holds it any longer"
            break
        except BlockingIOError:
            time.sleep(0.1)
    else:
        pytest.fail("what the step had started goes on")
    os.close(reader)


def test_nothing_of_the_checkout_comes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIZBAN_PURE", "1")
    monkeypatch.setenv("PYTHONPATH", "src")
    assert not {"MIZBAN_PURE", "PYTHONPATH", "VIRTUAL_ENV"} & set(release.surroundings())


@pytest.mark.parametrize(
    ("bare", "beside", "said"),
    [
        ([], ["mypy_extensions"], ""),
        (["mypy_extensions", "sqlite3"], ["mypy_extensions"], "the library loads sqlite3"),
        ([], ["starlette", "alembic"], "the library loads alembic, starlette"),
    ],
)
def test_a_library_that_loads_a_server_or_a_database_is_told(bare: list[str], beside: list[str], said: str) -> None:
    plain = {"packages": {"librt", "mypy-extensions"}, "loaded": bare}
    assert release.light(plain, {"loaded": beside}) == said


def test_a_visitor_who_is_too_quick_waits_as_told(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([429, 503, 200])
    slept: list[float] = []

    def answer(request: urllib.request.Request, timeout: float) -> io.BytesIO:
        if (status := next(answers)) == 200:
            return io.BytesIO(b'{"n": 5}')
        headers = Message()
        headers["Retry-After"] = "3"
        raise urllib.error.HTTPError(request.full_url, status, "", headers, None)

    monkeypatch.setattr(urllib.request, "urlopen", answer)
    monkeypatch.setattr(time, "sleep", slept.append)
    assert release.Visitor("http://127.0.0.1:1").ask("/tables/1") == {"n": 5}
    assert slept == [3, 3]


def test_a_game_that_stands_still_is_told_with_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor, seen = release.Visitor(""), {"state": "playing", "n": 7, "turn": 3, "asked": 1, "legal": []}
    monkeypatch.setattr(visitor, "ask", lambda path: seen)
    monkeypatch.setattr(release, "STILL", 0)
    with pytest.raises(SystemExit):
        visitor.play()
    assert "playing at 7, turn 3, asked 1, 0 answers given" in capsys.readouterr().err


def test_the_changes_name_the_version() -> None:
    assert f"\n## {mizban.__version__}," in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_versions_of_python_are_the_same_everywhere() -> None:
    named = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)}
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert named == set(release.VERSIONS)
    assert json.dumps(list(release.VERSIONS)) in workflow
    assert " ".join(f"cp{version.replace('.', '')}-*" for version in release.VERSIONS) in workflow


def test_the_package_has_its_types_and_says_whose_addresses_are_missing() -> None:
    assert (hatch_build.PACKAGE / "py.typed").is_file()
    assert "urls" not in PROJECT, "an address that the owner has not named"


@pytest.mark.parametrize(
    "name", ["packaging/Containerfile", ".github/workflows/release.yml", "packaging/mizban.service"]
)
def test_a_file_that_could_not_be_run_says_so_at_its_head(name: str) -> None:
    head = (ROOT / name).read_text(encoding="utf-8").partition("\n\n")[0]
    assert "NOT YET RUN" in head
    assert name in (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")


def test_the_service_starts_what_pip_installs() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "packaging" / "mizban.service", encoding="utf-8")
    words = unit["Service"]["ExecStart"].split()
    assert words[0].endswith("/mizban")
    ran = subprocess.run(
        [sys.executable, "-m", "mizban", "--help"], capture_output=True, text=True, check=True, env={**os.environ}
    )
    assert [word for word in words if word.startswith("--") and word not in ran.stdout] == []


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    unit = (ROOT / "packaging" / "mizban.service").read_text(encoding="utf-8")
    (tmp_path / "mizban.service").write_text(unit.replace("/opt/mizban/bin/mizban", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "mizban.service")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
