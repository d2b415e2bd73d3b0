"""The OpenAPI description of the interface for programs, made from the types that the code itself uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from mizban.render.texts import Texts, source
from mizban.server.http.request import MOST

ALWAYS = (401, 429, 503)  # what every route may answer
Token: TypeAlias = Literal["needed", "useful", "unused"]  # where it is useful, one sees more
SECURITY: dict[Token, list[dict[str, list[str]]]] = {
    "needed": [{"token": []}],
    "useful": [{}, {"token": []}],
    "unused": [],
}
BEFORE = (403, 503)  # what may also come before anybody has looked at the table


class Deed(msgspec.Struct):
    """A route, and what goes in and out."""

    method: str
    path: str
    handler: Any
    takes: Any = None
    gives: Any = None
    status: int = 200
    text: str = ""
    """The kind of text that comes out, where it is not JSON."""
    since: tuple[str, ...] = ()
    """What names the entry to go on from: a parameter, a header."""
    token: Token = "needed"
    refuses: tuple[int, ...] = ()
    """The statuses that it may answer with, beside those that every route has."""
    shows: tuple[int, ...] = ()
    """The statuses that bring the table as it is now."""


def one_of(*values: object) -> dict[str, Any]:
    """Part of a schema: all values that there are."""
    return {"enum": list(values)}


@cache
def texts(lang: str) -> Texts:
    """What the types and their fields are, in a language."""
    return Texts(lang, source("mizban.server", f"api-{lang}"))


def explained(name: str, schema: dict[str, Any], lang: str, games: list[str]) -> dict[str, Any]:
    """A type with a sentence for it and for each of its fields."""
    told = texts(lang)
    fields = {
        field: {**listed(values, games), "description": told.say(message(told, name, field), attribute=field)}
        for field, values in schema["properties"].items()
    }
    return {**schema, "description": told.say(f"api-{name}"), "properties": fields}


def listed(field: dict[str, Any], games: list[str]) -> dict[str, Any]:
    """A field with the games that there are, where it names one; one with a single value says so."""
    if field.get("x-enum") == "games":
        return {"type": "string", "enum": games}
    if "enum" in field:
        field = {name: value for name, value in field.items() if name != "maxLength"}
        return {"type": "string", "const": field["enum"][0]} if len(field["enum"]) == 1 else field
    return field


def message(told: Texts, name: str, field: str) -> str:
    """The message that explains a field: that of its type, or of what such types have in common."""
    if told.has(f"api-{name}", field):
        return f"api-{name}"
    return "api-Answer" if name == "Refused" else "api-Command"


def described(deeds: list[Deed], lang: str, games: list[str], *troubles: type) -> dict[str, Any]:
    """The OpenAPI description of all this, made from the types that the code itself uses."""
    used = [t for deed in deeds for t in (deed.takes, deed.gives) if t is not None]
    schemas, parts = msgspec.json.schema_components([*used, *troubles], ref_template="#/components/schemas/{name}")
    parts = {name: explained(name, part, lang, games) for name, part in parts.items()}
    by_type = dict(zip(map(str, used), schemas, strict=False))
    paths: dict[str, Any] = {}
    for deed in deeds:
        paths.setdefault(deed.path, {})[deed.method.lower()] = operation(deed, by_type, lang)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mizban", "version": "1", "description": "Tables for modern board games."},
        "servers": [{"url": "/api/v1"}],
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(deed: Deed, schemas: dict[str, Any], lang: str) -> dict[str, Any]:
    """One route of the description."""

    def body(kind: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schemas[str(kind)]}}

    good = body(deed.gives) if deed.gives else {deed.text: {"schema": {"type": "string"}}}
    described: dict[str, Any] = {
        "operationId": deed.handler.__name__,
        "summary": deed.handler.__doc__,
        "tags": [deed.path.split("/")[1]],
        "security": SECURITY[deed.token],
        "responses": {str(deed.status): {"description": told("200", lang), "content": good}},
    }
    for status in sorted({*ALWAYS, *deed.refuses}):
        described["responses"][str(status)] = refusal(status, status in deed.shows, lang)
    if inside := list(parameters(deed, lang)):
        described["parameters"] = inside
    if deed.takes:
        described["requestBody"] = {"required": True, "content": body(deed.takes)}
    return described


def told(status: str, lang: str) -> str:
    """What a status means here."""
    return texts(lang).say(f"api-status-{status}")


def refusal(status: int, shows: bool, lang: str) -> dict[str, Any]:
    """An answer that refuses: a sentence, or the table as it is now as well."""
    kinds = ["Refused", *["Trouble"] * (status in BEFORE)] if shows else ["Trouble"]
    refs = [{"$ref": f"#/components/schemas/{name}"} for name in kinds]
    schema = {"anyOf": refs} if len(refs) > 1 else refs[0]
    described = {"description": told(str(status), lang), "content": {"application/json": {"schema": schema}}}
    return described | ({"headers": headers} if (headers := HEADERS.get(status)) else {})


WAIT = {"Retry-After": {"required": True, "schema": {"type": "integer", "minimum": 1}}}
HEADERS = {401: {"WWW-Authenticate": {"required": True, "schema": {"type": "string"}}}, 429: WAIT, 503: WAIT}


def parameters(deed: Deed, lang: str) -> Iterator[dict[str, Any]]:
    """What goes into the address of a route and its headers."""
    text = {"type": "string", "minLength": 1, "maxLength": 64}
    number = {"type": "integer", "minimum": 0, "maximum": MOST}
    for name in ("id", "code"):
        if f"{{{name}}}" in deed.path:
            yield parameter(name, "path", text, lang)
    for name in deed.since:
        yield parameter(name, "query" if name.islower() else "header", number, lang)


def parameter(name: str, place: str, schema: dict[str, Any], lang: str) -> dict[str, Any]:
    """One of them."""
    about = texts(lang).say("api-parameters", attribute=name)
    return {"name": name, "in": place, "required": place == "path", "schema": schema, "description": about}
