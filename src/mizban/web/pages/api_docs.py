"""The page about the interface for programs, made from the same description that programs read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban.server.http.api import description
from mizban.web.templates import page


class Way(NamedTuple):
    """One route: how, where, which text says what for, and what goes in and out."""

    method: str
    path: str
    id: str
    takes: list[str]
    gives: list[str]


class Part(NamedTuple):
    """A type of the interface with its fields: name, kind, and what it is."""

    name: str
    about: str
    fields: list[tuple[str, str, str]]


def ways(described: dict[str, Any]) -> Iterator[Way]:
    """All routes, in their order."""
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            gives = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            takes = operation.get("requestBody", {})
            yield Way(method.upper(), path, operation["operationId"], named(takes), named(gives))


def named(body: dict[str, Any]) -> list[str]:
    """The types that a body may have."""
    schema = body.get("content", {}).get("application/json", {}).get("schema", {})
    refs = [schema, schema.get("items", {}), *schema.get("anyOf", [])]
    return [ref["$ref"].rpartition("/")[2] for ref in refs if "$ref" in ref]


def parts(described: dict[str, Any]) -> list[Part]:
    """All types."""
    schemas = described["components"]["schemas"]
    return [Part(name, said(schema), list(fields(schema))) for name, schema in sorted(schemas.items())]


def fields(schema: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """The fields of a type."""
    for name, field in schema.get("properties", {}).items():
        yield name, kind(field), said(field)


def kind(field: dict[str, Any]) -> str:
    """What sort of value a field holds."""
    if "$ref" in field:
        return str(field["$ref"].rpartition("/")[2])
    if "const" in field:
        return str(field["const"])
    if "enum" in field:
        return " | ".join(str(value) or '""' for value in field["enum"])
    if field.get("type") == "array":
        return f"[{kind(field.get('items', {}))}]"
    types = field.get("type", "any")
    return types if isinstance(types, str) else " | ".join(types)


def said(schema: dict[str, Any]) -> str:
    """What a type or a field is."""
    return " ".join(str(schema.get("description", "")).split())


async def interface(request: Request) -> Response:
    """How programs talk to this server."""
    described = description(request.state.lang)
    base = described["servers"][0]["url"]
    return page(request, "interface.html", base=base, ways=list(ways(described)), parts=parts(described))


routes = [Route("/api", interface)]
