"""The command that measures a server under load: that it runs, not how fast anything is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.once
@pytest.mark.skipif(sys.platform != "linux", reason="it chooses cores and reads /proc")
def test_a_small_load_is_measured() -> None:
    script = Path(__file__).with_name("load.py")
    words = ["--tables", "2", "--seats", "2", "--rate", "5", "--seconds", "3", "--race", "0"]
    ran = subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "2 tables, 4 connections, 5 moves/s for 3 s" in ran.stdout
    moves = re.search(r"^(\d+) moves, (\d+) errors", ran.stdout, re.MULTILINE)
    assert moves is not None, ran.stdout
    assert int(moves[1]) + int(moves[2]) >= 14
    assert int(moves[1]) > 0
    assert "nan" not in ran.stdout
