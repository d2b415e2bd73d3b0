"""What `spelling.toml` says: texts as they are compared, what is found in them, and the singular of words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

CASES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "spelling.toml").read_text(encoding="utf-8"))
FOLDED: dict[str, str] = CASES["folded"]
SINGULAR: dict[str, str] = CASES["singular"]
FOUND: list[dict[str, Any]] = CASES["found"]
