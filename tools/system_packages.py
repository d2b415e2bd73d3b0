"""Programs that tests need and pip does not bring: as root they are installed from the system's packages."""

from __future__ import annotations

import os
import shutil
import subprocess

from tools.jobs import begin, say, stop, wait


def installed(what: str, package: str, *names: str) -> bool:
    """Whether there is a program of one of these names, which some tests need, after trying to install it."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get") and not any(shutil.which(name) for name in names):
        say(f"installing {what} for the tests that need it")
        how = {"env": {"DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
        for words in (["update"], ["install", "-y", package]):
            wait(begin("apt-get", "-qq", *words, **how), f"installing {what}")
    there = any(shutil.which(name) for name in names)
    if not there and os.environ.get("CI"):
        stop(f"there is no {what} here, and CI must run the tests that need it; install it")
    if not there:
        say(f"NO {what.upper()} HERE: tests that need it are skipped; install it to run them")
    return there
