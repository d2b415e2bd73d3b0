"""What a picture shows, read from its SVG or from its shapes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple
from xml.etree import ElementTree

from mizban.render.shapes import Box, Disc, Group, Shape, Text, Use

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


class Area(NamedTuple):
    """What a thing takes on the cloth."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Area, by: float = 0) -> bool:
        """Whether they cover each other, by more than so much."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) > by


def area(group: Group, figures: Mapping[str, float]) -> Area:
    """The room of a group that can be touched: that of its boxes, discs and figures. A figure is a symbol whose name
    begins so, and reaches so far from its middle."""
    found = [room for shape in group.content if (room := of_shape(shape, figures))]
    left, top = min(each.left for each in found), min(each.top for each in found)
    right, bottom = max(each.right for each in found), max(each.bottom for each in found)
    place = (group.x + group.scale * left, group.y + group.scale * top)
    return Area(*place, group.x + group.scale * right, group.y + group.scale * bottom)


def of_shape(shape: Shape, figures: Mapping[str, float]) -> Area | None:
    """The room of one shape; texts and paths have none of their own."""
    if isinstance(shape, Box):
        return Area(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    if isinstance(shape, Disc):
        return Area(shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
    if isinstance(shape, Group) and any(of_shape(each, figures) for each in shape.content):
        return area(shape, figures)
    sizes = [size for name, size in figures.items() if isinstance(shape, Use) and shape.symbol.id.startswith(name)]
    if isinstance(shape, Use) and sizes:
        size = sizes[0] * shape.scale
        return Area(shape.x - size, shape.y - size, shape.x + size, shape.y + size)
    return None
