"""A view as shapes: the board hex by hex, the tiles of each seat, the cards, and what one may say."""

from __future__ import annotations

from mizban.games.kingdom_builder.board import NAMES
from mizban.games.kingdom_builder.cards import CARDS, LETTERS, LOCATIONS, TERRAINS
from mizban.games.kingdom_builder.names import thing
from mizban.games.kingdom_builder.view import View
from mizban.render.shapes import SEATS, Board, Box, Group, Look, Path, Shape, Symbol, Text, Tone, Use, ring, round_ring
from mizban.render.texts import digits

COLOURS = {
    "grass": ("#4E7C31", "#8DBB5A"),
    "canyon": ("#7A4A2B", "#B98455"),
    "desert": ("#B98F2F", "#E9CC77"),
    "flower_field": ("#A34477", "#E79BC0"),
    "forest": ("#20492C", "#3F7A4C"),
    "water": ("#2F6288", "#6FA9CC"),
    "mountain": ("#55524D", "#96918A"),
    "castle": ("#6B6470", "#CFC6D2"),
    "location": ("#8A6B1F", "#F3DFA0"),
}
TONES = {id: Tone(deep, bright, bright, deep) for id, (deep, bright) in COLOURS.items()}
LOOK = Look("kingdom_builder", ("#3D5A4A", "#263A30"), ("#486A57", "#2F463A"), TONES)
HEXAGON = Symbol("hexagon", (Path("M0-11.2 9.7-5.6V5.6L0 11.2-9.7 5.6V-5.6Z", "body"),))  # about its centre
LAMP = round_ring(9.0)


def scene(v: View, lang: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    tall = form == "tall"
    pitch = 16.8 if tall else 30.0
    board = Board(LOOK, 360 if tall else 900, 560 if tall else 640, title(v), "")
    lit = {ref for word in v["legal"] for ref in pointed(word)}
    hexes = [hexagon(v, hex, pitch, lit, lang) for hex in range(len(NAMES))]
    beside = aside(v, 4 if tall else 640, 320 if tall else 10, lit, lang)
    return [board, *hexes, *beside]


def title(v: View) -> tuple[str, tuple[int, ...]]:
    """What the picture is, in words."""
    if v["over"]:
        return ("picture-over", ())
    played = v["played"]
    return ("picture seat terrain", (v["active"], TERRAINS.index(played))) if played else ("picture-plain", ())


def pointed(word: str) -> list[str]:
    """What a word points at."""
    verb, _, thing = word.partition(":")
    return [f"say:{verb}"] if not thing else [f"tile:{thing}"] if verb == "use" else [f"hex:{thing}"]


def hexagon(v: View, hex: int, pitch: float, lit: set[str], lang: str) -> Group:
    """A hex with its terrain, its location, and the settlement on it."""
    row, column = divmod(hex, 20)
    name, scale = NAMES[hex], pitch / 20
    terrain = TERRAINS[LETTERS.index(v["terrain"][row][column])]
    content: list[Shape] = [Use(HEXAGON, tone=terrain)]
    for place, kind, left in v["locations"]:
        if place == name:
            content.append(Text(0, 0, called("tile", LOCATIONS, str(kind), lang)[:2] + digits(left, lang), "token"))
    for seat, settlements in enumerate(v["settlements"]):
        if name in settlements:
            content.append(Use(SEATS[seat], scale=0.8, tone=f"seat-{seat}"))
    x, y = pitch * (column + 0.8 + 0.5 * (row % 2)), pitch * (0.866 * row + 0.9)
    ref = f"hex:{name}"
    return Group(tuple(content), x, y, scale, f"hex-{name}", ref, lit=ref in lit, ring=LAMP)


def aside(v: View, x: float, y: float, lit: set[str], lang: str) -> list[Shape]:
    """The seats, their tiles, the tiles that can be used, the cards, and the word that ends a turn."""
    shapes: list[Shape] = []
    for seat in range(v["seats"]):
        line: list[Shape] = [Use(SEATS[seat], 14, 14, tone=f"seat-{seat}")]
        line.append(Text(30, 14, ("picture-seat seat n", (seat, v["supply"][seat])), "cloth-name", 8))
        shapes.append(Group(tuple(line), x, y + 28 * seat, id=f"seat-{seat}", ref=f"seat:{seat}"))
    y += 28 * v["seats"] + 6
    mine = v["tiles"][v["active"]]
    for i, kind in enumerate(kind for kind in LOCATIONS if any(tile[1] == kind for tile in mine)):
        shapes.append(
            button(x + 64 * (i % 4), y + 34 * (i // 4), 58, called("tile", LOCATIONS, kind, lang), f"tile:{kind}", lit)
        )
    y += 72
    for i, card in enumerate(v["cards"]):
        shapes.append(button(x + 86 * i, y, 80, called("card", CARDS, card, lang), f"card:{card}", lit))
    y += 38
    if v["played"]:
        name = called("terrain", TERRAINS, v["played"], lang)
        shapes.append(button(x, y, 110, name, f"terrain:{v['played']}", lit))
    if "say:end" in lit:
        shapes.append(button(x + 130, y, 90, ("picture-end", ()), "say:end", lit))
    return shapes


def called(kind: str, ids: list[str], id: str, lang: str) -> str:
    """The name of a thing by its id."""
    return thing(kind, ids.index(id), lang)


def button(x: float, y: float, width: int, words: str | tuple[str, tuple[int, ...]], ref: str, lit: set[str]) -> Group:
    """A plate with a few words."""
    content: tuple[Shape, ...] = (Box(0, 0, width, 30, 6, "paper"), Text(width / 2, 15, words, "token"))
    return Group(content, x, y, id=ref.replace(":", "-"), ref=ref, lit=ref in lit, ring=ring(width, 30, 6))


def cover(lang: str) -> list[Shape]:
    """A small picture of the game for lists: seven hexes."""
    spots = [(0, 0), (20, 0), (-20, 0), (10, 17.3), (-10, 17.3), (10, -17.3), (-10, -17.3)]
    hexes = [Use(HEXAGON, 60 + x * 1.5, 60 + y * 1.5, 1.5, tone) for (x, y), tone in zip(spots, COLOURS, strict=False)]
    return [Board(LOOK, 120, 120, ("picture-plain", ()), ""), *hexes]
