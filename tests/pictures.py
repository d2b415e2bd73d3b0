"""What a picture shows, read from its SVG or from its shapes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from mizban.render.shapes import Group, Shape, Text, Use

SVG = "{http://www.w3.org/2000/svg}"


def refs(root: ElementTree.Element, lit: bool = False) -> list[str]:
    """What can be pointed at, or only what is lit."""
    found = [e for e in root.iter() if "data-ref" in e.attrib]
    return [e.attrib["data-ref"] for e in found if not lit or "m-lit" in e.get("class", "").split()]


def ids(root: ElementTree.Element) -> list[str]:
    """The ids of pieces and symbols."""
    return [e.attrib["id"] for e in root.iter() if "id" in e.attrib]


def texts(root: ElementTree.Element, tags: tuple[str, ...] = ("text", "title", "desc")) -> list[str]:
    """All that is written."""
    return [element.text or "" for tag in tags for element in root.iter(SVG + tag)]


def lettered(shapes: list[Shape] | tuple[Shape, ...], scale: float = 1) -> Iterator[tuple[Text, float]]:
    """All texts, with how much they are made smaller."""
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape, scale
        elif isinstance(shape, Group):
            yield from lettered(shape.content, scale * shape.scale)
        elif isinstance(shape, Use):
            yield from lettered(shape.symbol.content, scale * shape.scale)
