"""The Nu HTML checker: one run of Java over a folder of pages."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

JAR = Path(__file__).parents[2] / "npm/checks/node_modules/vnu-jar/build/dist/vnu.jar"


def checked(folder: Path) -> list[str]:
    """All that it finds in the pages of a folder. Without it, a test is skipped loudly, or fails where it must be."""
    java = shutil.which("java")
    if not java or not JAR.is_file():
        if os.environ.get("MIZBAN_NEEDS_CHECKER"):
            pytest.fail("no Nu HTML checker, and there must be one")
        pytest.skip("NO CHECKER: the HTML is not checked; install Java and run `python npm/parts.py checks`")
    command = [java, "-Xss4m", "-jar", str(JAR), "--skip-non-html", "--format", "json", str(folder)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    messages = json.loads(ran.stderr)["messages"]
    return [f"{Path(each['url']).name}: {each.get('subType', each['type'])}: {each['message']}" for each in messages]
