"""The OpenAPI description of the interface for programs, made from the types that the code itself uses."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from mizban.render.texts import Texts, source


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
    since: bool = False
    """Whether it takes the number of an entry to go on from."""


@cache
def texts(lang: str) -> Texts:
    """What the types and their fields are, in a language."""
    return Texts(lang, source("mizban.server", f"api-{lang}"))


def explained(name: str, schema: dict[str, Any], lang: str) -> dict[str, Any]:
    """A type with a sentence for it and for each of its fields."""
    told = texts(lang)
    fields = {
        field: {**found, "description": told.say(message(told, name, field), attribute=field)}
        for field, found in schema["properties"].items()
    }
    return {**schema, "description": told.say(f"api-{name}"), "properties": fields}


def message(told: Texts, name: str, field: str) -> str:
    """The message that explains a field: that of its type, or of what such types have in common."""
    if told.has(f"api-{name}", field):
        return f"api-{name}"
    return "api-Answer" if name == "Refused" else "api-Command"


def described(deeds: list[Deed], lang: str, *troubles: type) -> dict[str, Any]:
    """The OpenAPI description of all this, made from the types that the code itself uses."""
    used = [t for deed in deeds for t in (deed.takes, deed.gives) if t is not None]
    schemas, parts = msgspec.json.schema_components([*used, *troubles], ref_template="#/components/schemas/{name}")
    parts = {name: explained(name, part, lang) for name, part in parts.items()}
    by_type = dict(zip(map(str, used), schemas, strict=False))
    paths: dict[str, Any] = {}
    for deed in deeds:
        paths.setdefault(deed.path, {})[deed.method.lower()] = operation(deed, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mizban", "version": "1", "description": "Tables for modern board games."},
        "servers": [{"url": "/api/v1"}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(deed: Deed, schemas: dict[str, Any]) -> dict[str, Any]:
    """One route of the description."""

    def body(kind: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schemas[str(kind)]}}

    good = {
        "description": "Done",
        "content": body(deed.gives) if deed.gives else {deed.text: {"schema": {"type": "string"}}},
    }
    bad = {"description": "Refused, with the reason in one sentence", "content": body_of_trouble()}
    found: dict[str, Any] = {
        "operationId": deed.handler.__name__,
        "summary": deed.handler.__doc__,
        "responses": {str(deed.status): good, "4XX": bad},
    }
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1, "maxLength": 64}}
        for name in ("id", "code")
        if f"{{{name}}}" in deed.path
    ]
    if deed.since:
        inside.append({"name": "since", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}})
    if inside:
        found["parameters"] = inside
    if deed.takes:
        found["requestBody"] = {"required": True, "content": body(deed.takes)}
    return found


def body_of_trouble() -> dict[str, Any]:
    schemas = [{"$ref": "#/components/schemas/Trouble"}, {"$ref": "#/components/schemas/Refused"}]
    return {"application/json": {"schema": {"anyOf": schemas}}}
