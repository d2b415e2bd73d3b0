"""The bodies of requests: read into a type, or refused with a sentence that names the field that is wrong."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from mizban.server.errors import Refusal

T = TypeVar("T")
PLACE = re.compile(r" - at `(?:key in )?(.*)`$", re.DOTALL)
BYTE = re.compile(r"\(byte (\d+)\)$")
FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`$", re.DOTALL)
LENGTH = re.compile(r"Expected `\w+` of length (<=|>=) (\d+)")
RANGE = re.compile(r"Expected `int` (<=|>=) (-?\d+)")
KIND = re.compile(r"Expected `(str|int|bool|array|object)`, got")
SIDES = {"<=": "most", ">=": "least"}


def read(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What a body says; a Refusal when it is not what is wanted here."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as wrong:
        raise misfit(str(wrong)) from None
    except msgspec.DecodeError as wrong:
        found = BYTE.search(str(wrong))
        raise (Refusal(400, "bad-json-at", n=int(found[1])) if found else Refusal(400, "bad-json")) from None
    except (UnicodeDecodeError, RecursionError):
        raise Refusal(400, "bad-json") from None


def misfit(said: str) -> Refusal:
    """What msgspec says is wrong, as a sentence of ours about one field."""
    found = PLACE.search(said)
    place, said = (found[1], said[: found.start()]) if found else ("$", said)
    if part := FIELD.match(said):
        return Refusal(400, f"field-{part[1].split()[-1]}".replace("required", "missing"), field=f"{place}.{part[2]}")
    if part := LENGTH.match(said):
        return Refusal(400, f"field-length-{SIDES[part[1]]}", field=place, n=int(part[2]))
    if part := RANGE.match(said):
        return Refusal(400, f"field-{SIDES[part[1]]}", field=place, n=int(part[2]))
    if part := KIND.match(said):
        return Refusal(400, "field-kind", field=place, kind=part[1])
    return Refusal(400, "field-odd", field=place)
