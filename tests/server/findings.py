"""What schemathesis is not to try, loaded by it: the third of the things that we leave as they are.

3. A whole number is written without a point: 8.0 is refused, though JSON Schema takes it for one.
"""

from __future__ import annotations

from typing import Any

import schemathesis


def pointed(value: Any) -> bool:
    """Whether a whole number is written with a point somewhere in it."""
    if isinstance(value, dict):
        return any(map(pointed, value.values()))
    if isinstance(value, list):
        return any(map(pointed, value))
    return isinstance(value, float) and value.is_integer()


@schemathesis.hook
def filter_body(context: Any, body: Any) -> bool:
    return not pointed(body)
