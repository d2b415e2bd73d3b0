"""What `./dev mutants` makes of the end of a process in which a mistake was tried."""

from __future__ import annotations

import json
import signal

import pytest

import mutants
from planting import Mistake

MISTAKE = Mistake("gifts.py", "Take.choose", (("body", 0),), 0, "constant", "1", "2", 1)
BEGUN = json.dumps({"by": "test_a", "named": True})


@pytest.mark.parametrize(
    ("lines", "status", "by", "how"),
    [
        ([BEGUN, json.dumps({"by": "test_a", "named": True, "how": "failed"})], 0, "test_a", "failed"),
        ([BEGUN], signal.SIGXCPU, "test_a", "time"),
        ([BEGUN, json.dumps({"by": "", "named": False, "how": "none"})], 0, "", "none"),
        ([BEGUN], signal.SIGKILL, "", "signal 9"),
        ([BEGUN], 1 << 8, "", "no verdict"),
        ([], 0, "", "no verdict"),
        ([], signal.SIGXCPU, "", f"signal {int(signal.SIGXCPU)}"),
    ],
)
def test_a_process_notices_only_by_a_test(lines: list[str], status: int, by: str, how: str) -> None:
    """One that dies of something else is counted as one in which nothing was noticed, and named."""
    verdict = mutants.judged(MISTAKE, lines, status)
    assert (verdict.by, verdict.how) == (by, how)
    assert verdict.named == bool(by)


def test_the_table_says_what_counts() -> None:
    verdicts = [
        mutants.Verdict(MISTAKE, "test_a", True),
        mutants.Verdict(MISTAKE, mutants.IMPORT, True),
        mutants.Verdict(MISTAKE, "test_kit", False),
        mutants.Verdict(MISTAKE, how="signal 9"),
    ]
    head, *lines = mutants.table("biblios", verdicts, 61.0).splitlines()
    assert (
        "of the other 4, 2 noticed by tests that name a clause of the file (50.0 %), 1 by others only, 1 by none"
        in head
    )
    assert head.endswith("1 could not be imported; 61 s")
    assert any("(nobody: signal 9)" in line for line in lines)
