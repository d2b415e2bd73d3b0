"""The summary card: what each card does, what houses, goods and slots cost, and what each god scores."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from mizban.games.concordia.face.scene.drawings import COLONIST as FIGURES
from mizban.games.concordia.face.scene.drawings import GOOD, HOUSES, MAGNUS, SEAL, SESTERTIUS
from mizban.games.concordia.face.scene.emblems import card
from mizban.games.concordia.rules.cards import (
    BONUS,
    CARDS,
    COLONIST_CASH,
    COLONISTS,
    CONCORDIA,
    CONSUL_CARDS,
    DATA,
    DOUBLE,
    FREE_CARDS,
    GODS,
    GOODS,
    HOUSE_CASH,
    HOUSE_GOODS,
    KINDS,
    MASON,
    MERCATOR,
    MERCATOR_5,
    MINERVA_POINTS,
    MOST_TYPES,
    NEW_COLONIST,
    PAYS,
    PAYS_MORE,
    PRICE,
    SENATOR_CARDS,
    SORTS,
    TYPES,
)
from mizban.games.concordia.rules.cards import HOUSES as ALL_HOUSES
from mizban.games.concordia.rules.view import View
from mizban.render.aids import Aid, Line, Section, line
from mizban.render.shapes import Shape, Use

CLAUSES: Final = {  # [card]
    "tribune": "CO-6.2",
    "architect": "CO-7.1",
    "prefect": "CO-8.1",
    "magnus": "CO-8.10",
    "mercator": "CO-10.1",
    "diplomat": "CO-11.1",
    "senator": "CO-12.1",
    "consul": "CO-12.5",
    "colonist": "CO-9.1",
    "mason": "CO-13.1",
}
GOD_CLAUSES: Final = dict(zip(GODS, ("CO-15.3", "CO-15.4", "CO-15.5", "CO-15.6", "CO-15.7", "CO-15.8"), strict=True))
SIGNS: Final[dict[str, Shape]] = {
    "coin": Use(SESTERTIUS, 0, 0, 1.05),
    "house": Use(HOUSES[0], 0, 0, 0.95, "seat-0"),
    "colonist": Use(FIGURES["land"][0], 0, 0, 0.95, "seat-0"),
    "magnus": Use(MAGNUS, -7.6, -11, 0.19),
    **{good: Use(symbol) for good, symbol in GOOD.items()},
    **{f"card-{sort}": card(sort) for sort in SORTS},
    **{f"god-{god}": Use(symbol) for god, symbol in SEAL.items()},
}
FACES: Final = ("aid-face-cards", "aid-face-end")
TIMES: Final = "".join(f"<{good}>" * int(n) for good, n in zip(GOODS, NEW_COLONIST, strict=True))  # CO-6.3


def sign(name: str) -> Shape | None:
    """A sign of the card."""
    return SIGNS.get(name)


def aid(v: View | None) -> Aid:
    """The card as the one who looks has it, or for every number of players."""
    sections = (
        Section("aid-cards", cards(v)),
        Section("aid-slots", slots(), "flow"),
        Section("aid-goods", goods(), face=1),
        Section("aid-gods", gods(v), face=1),
        Section("aid-end", ending(), face=1),
    )
    playing = v is not None and v["card"] and not v["over"]
    return Aid(sections, ("aid-here sort", (played(v),)) if v and playing else "", FACES)


def played(v: View) -> int:
    """What is being played: a Diplomat does what it copies."""
    [number] = [number for number, each in enumerate(CARDS) if each.id == v["card"]]
    return int(CARDS[number].sort)


def cards(v: View | None) -> tuple[Line, ...]:
    """CO-6 to CO-13 What the cards do; the one that is played is lit."""
    sort = played(v) if v and v["card"] and not v["over"] else -1
    now = KINDS[MERCATOR] if sort == MERCATOR_5 else KINDS[MASON] if sort >= MASON else SORTS[sort] if sort >= 0 else ""
    figures: dict[str, dict[str, int | str]] = {
        "tribune": {
            "free": int(FREE_CARDS),
            "goods": TIMES,
            "pay": DATA["constants"]["tribune_sestertii_per_extra_card"],
        },
        "magnus": {"double": int(DOUBLE), "bonus": int(BONUS)},
        "mercator": {"pays": int(PAYS), "more": int(PAYS_MORE), "most": int(MOST_TYPES)},
        "senator": {"most": int(SENATOR_CARDS)},
        "consul": {"most": int(CONSUL_CARDS)},
        "colonist": {
            "goods": TIMES,
            "cash": int(COLONIST_CASH),
            "each": DATA["constants"]["colonist_cash_per_colonist"],
        },
    }
    lines: list[Line] = []
    for kind, clause in CLAUSES.items():
        mark = "magnus" if kind == "magnus" else f"card-{kind}"
        lines.append(line(f"aid-{kind}", clause, mark, **figures.get(kind, {})))
    return tuple(each._replace(state="now" if each.id == f"aid-{now}" else "") for each in lines)


def goods() -> tuple[Line, ...]:
    """CO-7.14, CO-4.11 What the first house in a city of each good costs, and the price of the good."""
    lines: list[Line] = []
    for i, good in enumerate(GOODS):
        wanted = (f"<{each}>" * int(HOUSE_GOODS[i * TYPES + j]) for j, each in enumerate(GOODS))
        house = line("aid-house", "CO-7.14", good, goods="".join(wanted), coins=int(HOUSE_CASH[i]))
        lines.append(house._replace(thing=("good", i), columns=(str(PRICE[i]),)))
    return (*lines, line("aid-houses", "CO-7.15")._replace(kind="fine"))


def slots() -> tuple[Line, ...]:
    """CO-2.12 What each slot of the display costs on top with a Senator."""
    lines: list[Line] = []
    for extra, group in groupby(DATA["display_slot"], key=lambda row: tuple(row["extra"])):
        places = [row["position"] for row in group]
        signs = "".join(f"<{each}>" for each in extra)
        lines.append(
            line(
                "aid-slot",
                "CO-2.12",
                first=places[0],
                several=int(len(places) > 1),
                last=places[-1],
                signs=signs or "–",
            )
        )
    return tuple(lines)


def gods(v: View | None) -> tuple[Line, ...]:
    """CO-15, CO-2.15 What each card of a god scores, and how many of them are for sale."""
    limits: list[dict[str, Any]] = DATA["god"]
    most = {row["id"]: row.get("max_per_card", 0) for row in limits}
    figures: dict[str, dict[str, int | str]] = {
        "mercurius": {"points": most["mercurius"] // int(TYPES)},
        "mars": {"points": most["mars"] // int(COLONISTS)},
        "minerva": {"low": int(min(MINERVA_POINTS)), "high": int(max(MINERVA_POINTS))},
    }
    lines = [
        line(f"aid-{god}", clause, f"god-{god}", **figures.get(god, {}))._replace(
            thing=("god", GODS.index(god)), columns=() if god == "vesta" else (for_sale(god, v),)
        )
        for god, clause in GOD_CLAUSES.items()
    ]
    concordia = line("aid-concordia", "CO-15.9", "god-concordia", points=int(CONCORDIA))
    return (
        *lines,
        concordia,
        line("aid-pantheon", "CO-2.15", paper=int(v is None), players=players())._replace(kind="fine"),
    )


def players() -> str:
    """The numbers of players, with strokes between."""
    return "/".join(map(str, range(DATA["meta"]["min_players"], DATA["meta"]["max_players"] + 1)))


def for_sale(god: str, v: View | None) -> str:
    """CO-2.15, CO-3.4 How many cards of a god are for sale, with so many players or with each number of them."""
    numbers = [v["seats"]] if v else range(DATA["meta"]["min_players"], DATA["meta"]["max_players"] + 1)
    counts = [sum(GODS[card.god] == god and 0 < card.deck <= seats for card in CARDS) for seats in numbers]
    return str(counts[0]) if len(set(counts)) == 1 else "/".join(map(str, counts))


def ending() -> tuple[Line, ...]:
    """CO-14, CO-16 How it ends, and who wins."""
    return (
        line("aid-last", "CO-14.1", houses=int(ALL_HOUSES)),
        line("aid-turns", "CO-14.3"),
        line("aid-tie", "CO-16.2"),
    )
