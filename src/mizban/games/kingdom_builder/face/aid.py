"""The summary card: the turn, where one builds, the eight location tiles, and what brings gold."""

from __future__ import annotations

from typing import Final

from mizban.games.kingdom_builder.face.scene.drawings import CASTLE, CELLS, EMBLEM, HOUSES, LOCATION, TILES, hexagon
from mizban.games.kingdom_builder.rules.cards import (
    CARDS,
    CASTLE_GOLD,
    GOLD,
    LANDS,
    LOCATIONS,
    MANDATORY,
    SECOND,
    TERRAINS,
)
from mizban.games.kingdom_builder.rules.cards import TILES as KINDS
from mizban.games.kingdom_builder.rules.view import View
from mizban.render.aids import Aid, Line, Section, line
from mizban.render.shapes import Group, Path, Shape, Use

TILE_CLAUSES: Final = {  # [tile] each is a chapter of its own
    "oracle": "KB-10.1",
    "farm": "KB-10.2",
    "oasis": "KB-10.3",
    "tower": "KB-10.4",
    "tavern": "KB-10.5",
    "barn": "KB-10.6",
    "harbor": "KB-10.7",
    "paddock": "KB-10.8",
}
CARD_CLAUSES: Final = {
    "fishermen": "KB-12.3",
    "miners": "KB-12.4",
    "merchants": "KB-12.5",
    "workers": "KB-12.6",
    "discoverers": "KB-12.7",
    "knights": "KB-12.8",
    "hermits": "KB-12.9",
    "lords": "KB-12.10",
    "citizens": "KB-12.11",
    "farmers": "KB-12.12",
}
NEAR: Final = Group((Path(hexagon(-6, 0, 6.5), "rim"), Path(hexagon(6, 0, 6.5), "near")), 0, 0, 0.95)
SIGNS: Final[dict[str, Shape]] = {
    **{terrain: Use(CELLS[terrain][0], 0, 0, 0.4) for terrain in TERRAINS},
    "castle": Use(CASTLE, 0, 1, 0.86),
    "location": Use(TILES["farm"], 0, 0, 0.52),
    "near": NEAR,
    **{f"house-{seat}": Use(house, 0, 0, 1, f"seat-{seat}") for seat, house in enumerate(HOUSES)},
    **{f"tile-{kind}": Use(TILES[kind], 0, 0, 0.52) for kind in LOCATION},
    **{f"card-{card}": Use(EMBLEM[card], 0, 0, 0.48) for card in CARDS},
}
SHOW, BUILD, EXTRA, DRAW = range(1, 5)


def sign(name: str) -> Shape | None:
    """A sign of the card."""
    return SIGNS.get(name)


def aid(v: View | None) -> Aid:
    """The card as the one who looks has it, or with all tiles and all ten cards."""
    sections = (
        Section("aid-turn", turn(v)),
        Section("aid-where", where(), "large"),
        Section("aid-tiles", tiles(v), "tiles"),
        Section("aid-gold", gold(v), "tiles"),
    )
    return Aid(sections, ("aid-played terrain", (TERRAINS.index(v["played"]),)) if v and v["played"] else "")


def turn(v: View | None) -> tuple[Line, ...]:
    """KB-4 The four steps of a turn; the one that is going on is lit."""
    seat = v["viewer"] if v and v["viewer"] < v["seats"] else 0
    now = step(v) if v else 0
    houses = " ".join([f"<house-{seat}>"] * int(MANDATORY))
    steps = (
        line("aid-show", "KB-4.2", str(SHOW)),
        line("aid-build", "KB-6.1", str(BUILD), n=int(MANDATORY), houses=houses),
        line("aid-extra", "KB-4.5", str(EXTRA)),
        line("aid-draw", "KB-4.9", str(DRAW)),
    )
    return tuple(each._replace(state="now" if int(each.mark) == now else "") for each in steps)


def step(v: View) -> int:
    """Which step of the turn is going on, or 0."""
    if v["over"]:
        return 0
    if not v["played"]:
        return SHOW
    return BUILD if v["owed"] and not v["tile"] else EXTRA


def where() -> tuple[Line, ...]:
    """KB-7 Where settlements may stand."""
    lands = "".join(f"<{terrain}>" for terrain in TERRAINS[: int(LANDS)])
    never = "".join(f"<{terrain}>" for terrain in TERRAINS[int(LANDS) :])
    return (
        line("aid-lands", "KB-7.2", lands=lands),
        line("aid-never", "KB-7.2.2", never=never),
        line("aid-near", "KB-7.3", "near"),
    )


def tiles(v: View | None) -> tuple[Line, ...]:
    """KB-8, KB-10 How tiles come and go, and what each is for: one's own first, then the others of this game."""
    own = [kind for _, kind, _ in v["tiles"][v["viewer"]]] if v and v["viewer"] < v["seats"] else []
    lying = [str(kind) for _, kind, _ in v["locations"]] if v else LOCATIONS
    states = {kind: "own" if kind in own else "" if kind in lying else "away" for kind in LOCATIONS}
    order = ["own", "", "away"]
    kinds = sorted(LOCATIONS, key=lambda kind: order.index(states[kind]))
    return (
        line("aid-taking", "KB-8.1")._replace(kind="fine"),
        line("aid-losing", "KB-8.10")._replace(kind="fine"),
        *(of_tile(kind)._replace(state=states[kind]) for kind in kinds),
    )


def of_tile(kind: str) -> Line:
    """KB-10 What a tile is for; whether it wants a neighbour if possible."""
    number = LOCATIONS.index(kind)
    near = "" if KINDS[number].line or KINDS[number].jumps else "near"
    return Line(f"aid-tile-{kind}", TILE_CLAUSES[kind], f"tile-{kind}", thing=("tile", number), tail=near)


def gold(v: View | None) -> tuple[Line, ...]:
    """KB-12, KB-13 What brings gold at the end, and how it ends."""
    played = [card for card in CARDS if v is None or card in v["cards"]]
    return (
        line("aid-castle", "KB-12.2", "castle")._replace(gold=str(CASTLE_GOLD)),
        *(of_card(card) for card in played),
        line("aid-end", "KB-11.2")._replace(kind="fine"),
        line("aid-winner", "KB-13.1")._replace(kind="fine"),
    )


def of_card(card: str) -> Line:
    """KB-12 What a Kingdom Builder card pays, and for what."""
    number = CARDS.index(card)
    figure = f"{GOLD[number]}/{SECOND}" if card == "lords" else str(GOLD[number])
    return Line(f"aid-card-{card}", CARD_CLAUSES[card], f"card-{card}", thing=("card", number), gold=figure)
