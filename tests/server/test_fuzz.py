"""All checks of schemathesis over all routes of the description, on a server with a game in progress."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.served import listening
from server.test_hostile import now, prepared

HERE = Path(__file__).parent
CONFIG = HERE / "schemathesis.toml"
PAGE = (HERE.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")


def explored(address: str, examples: int, token: str, folder: Path) -> str:
    """What schemathesis says of a server, asked by itself with all its checks."""
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG), "run"]
    command += [f"{address}/api/v1/openapi.json", "--checks", "all", "--max-examples", str(examples), "--no-color"]
    command += ["--request-timeout", "20", "--continue-on-failure", "--seed", "1", "--generation-database", "none"]
    command += ["--header", f"Authorization: Bearer {token}"] * bool(token)
    env = {**os.environ, "SCHEMATHESIS_HOOKS": "server.findings", "PYTHONPATH": str(HERE.parent)}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=env, cwd=folder)
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    return ran.stdout


@pytest.mark.once
@pytest.mark.parametrize("who", ["token", "nobody"])
@pytest.mark.parametrize("examples", [5, pytest.param(1000, marks=pytest.mark.deep)], ids=["few", "many"])
def test_schemathesis_finds_nothing_that_is_not_argued(tmp_path: Path, who: str, examples: int) -> None:
    start, before = asyncio.run(prepared(tmp_path / "data"))
    with listening(tmp_path / "data") as server:
        said = explored(server.address, examples, start.token if who == "token" else "", tmp_path)
        room = server.app.state.host.lobby.rooms[start.table]
        room.game.invariant(room.play.match.s)
    assert "Operations:       8 selected / 9 total" in said
    assert int(re.findall(r"(\d+) generated", said)[0]) > 100
    if who == "nobody":
        assert asyncio.run(now(tmp_path / "data", start.table)) == before


def test_what_schemathesis_finds_is_argued_in_a_list_of_at_most_five() -> None:
    numbers = re.findall(r"^(?:# )?(\d)\. ", CONFIG.read_text() + (HERE / "findings.py").read_text(), re.MULTILINE)
    argued = re.findall(r"^(\d)\. ", PAGE.partition("## What tools find")[2], re.MULTILINE)
    assert numbers == argued == [str(n) for n in range(1, len(numbers) + 1)]
    assert len(argued) <= 5
