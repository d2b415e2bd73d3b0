"""The chance that bots think with."""

from __future__ import annotations

import hashlib

from mizban.core.rng import Rng, fast


def thoughts(text: str) -> Rng:
    """The chance that bots think with; the same text gives the same thoughts."""
    return fast(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7, person=b"mizban-bots").digest(), "big"))
