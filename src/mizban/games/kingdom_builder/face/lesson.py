"""The first game as a lesson: the layout and the two hints of the rule book, a location tile, and the first gold."""

from __future__ import annotations

from mizban.core.game.lessons import PUPIL, Goal, Lesson
from mizban.core.state import Said
from mizban.core.words import Option
from mizban.games.kingdom_builder.rules.board import PARTS, beside, members
from mizban.games.kingdom_builder.rules.cards import LANDS, LOCATIONS, MANDATORY, SUPPLY, WATER
from mizban.games.kingdom_builder.rules.scoring import scores
from mizban.games.kingdom_builder.rules.state import KingdomBuilder

FARM = LOCATIONS.index("farm")
GOLD = 20  # the lesson ends with so much, or with the game


def built(s: KingdomBuilder) -> int:
    """How many settlements the pupil has on the board."""
    return int(SUPPLY - s.supply[PUPIL])


def own(s: KingdomBuilder) -> list[int]:
    return list(members(s.own, PUPIL * PARTS))


def by_farm(s: KingdomBuilder, hex: int) -> bool:
    """Whether a hex lies beside a farm."""
    farms = {int(place) for place, kind in zip(s.places, s.kinds, strict=True) if kind == FARM}
    return not farms.isdisjoint(beside(hex))


def touched(s: KingdomBuilder, hexes: list[int]) -> int:
    """How many kinds of land lie beside these hexes, other than the one of the card."""
    kinds = {s.terrain(near) for hex in hexes for near in beside(hex)}
    return len({kind for kind in kinds if kind < LANDS and kind != s.played})


def not_by_farm(s: KingdomBuilder, o: Option) -> Said | None:
    """KB-8.1 The first hint of the rule book: begin beside a location; here it is a farm."""
    return None if by_farm(s, o.arg) else ("lesson-not-by-farm hex KB-8.1", (o.arg,))


def too_many(s: KingdomBuilder, o: Option) -> Said | None:
    """KB-7.3 The second hint: touch few other kinds of land, for a card of a kind you touch binds you there."""
    here = own(s)
    fewest = min(touched(s, [*here, other.arg]) for other in s.legal)
    touches = touched(s, [*here, o.arg])
    return None if touches == fewest else ("lesson-too-many n of KB-7.3", (touches, fewest))


def farm_waits(s: KingdomBuilder, o: Option) -> Said | None:
    """KB-4.5 A tile is used before the first settlement of the turn or after the last."""
    waits = o.verb == "build" and s.owed == MANDATORY and s.ready[PUPIL]
    return ("lesson-farm-waits KB-4.5", ()) if waits else None


def dry(s: KingdomBuilder, o: Option) -> Said | None:
    """KB-12.3 Fishermen: a settlement goes to the water, unless one stands there already or none can."""

    def wet(hex: int) -> bool:
        return any(s.terrain(near) == WATER for near in beside(hex))

    if wet(o.arg) or any(map(wet, own(s))) or not any(wet(other.arg) for other in s.legal):
        return None
    return ("lesson-dry KB-12.3", ())


FIRST = Lesson(
    id="first",
    seats=2,
    secret=f"{45:064x}",  # the first card of the pupil is grass, the second canyon, which lies elsewhere
    options={"setup": "first_game", "running_scores": "on", "first_player": "host_choice", "first_seat": "0"},
    goals=(
        Goal("goal-farm", lambda s: built(s) >= 1, not_by_farm),
        Goal("goal-few", lambda s: built(s) >= 3, too_many),
        Goal("goal-tile", lambda s: built(s) >= 4, farm_waits),
        Goal("goal-beside", lambda s: built(s) >= 7, dry),
        Goal("goal-gold", lambda s: s.over == 1 or scores(s)[PUPIL] >= GOLD),
    ),
)
