"""What a table says once, above everything: that bots think less until the rules are compiled."""

from __future__ import annotations

from mizban.bots import compiling, uncompiled


def slow() -> str:
    """Why bots that think find less than they could, for now or until the host does something; "" if they do not."""
    return "compiling" if compiling() else "uncompiled" if uncompiled() else ""
