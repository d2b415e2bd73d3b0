"""What the things on the table are, for somebody who points at them, and where the news point."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.names import crowd_figure
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    BOARD_IDS,
    BUILDING_IDS,
    DATA,
    GOODS,
    LOCATIONS,
    MARKETS,
    SCORE_ROWS,
    SKILLS,
    skill_bits,
    units,
)
from mizban.games.architects.rules.state import GROUPS, HELD, PLACINGS, PRISON
from mizban.games.architects.rules.town import troop_parts
from mizban.games.architects.rules.view import View
from mizban.render.shapes import Words

BUILDING: Final = {id: number for number, id in enumerate(BUILDING_IDS)}
APPRENTICE: Final = {id: number for number, id in enumerate(APPRENTICE_IDS)}
GROUP: Final = {id: number for number, id in enumerate(GROUPS)}
ORIGIN: Final = {id: number for number, id in enumerate([*LOCATIONS, *HELD])}
SEATS: Final = ("0", "1", "2", "3", "4")
OTHER_PLACES: Final = ("black_market", "guildhall", "prison", "cathedral", "virtue")
STALLS: Final = (*MARKETS, "hire", "look")
DEBTS: Final = ("unpaid", "paid")
AT: Final = {  # by placing: the place that the news light
    "mines_clay": "location:mines",
    "mines_gold": "location:mines",
    "storehouse": "location:kings_storehouse",
    "hire": "location:workshop",
    "draw": "location:workshop",
    "market_small": "market:small",
    "market_hire": "market:middle",
    "market_look": "market:middle",
    "market_large": "market:large",
}


ABOUT: Final = {  # by the name of a text: the place that such news are about
    "reset": "location:black_market",
    "shuffles-market": "location:black_market",
    "to-prison": "location:prison",
    "imprisons": "location:prison",
    "freed-from-prison": "location:prison",
    "burden": "location:prison",
    "fullest": "location:prison",
    "virtue-up": "location:virtue",
    "virtue-down": "location:virtue",
    "rises": "location:cathedral",
    "last-space": "location:guildhall",
}


def packed(goods: dict[str, int]) -> int:
    """Goods in one figure; what is no good is left out."""
    return sum(units(GOODS.index(good), n) for good, n in goods.items() if good in GOODS and n > 0)


def bounty(v: View) -> dict[str, int]:
    """AW-10.4, AW-24.1, AW-24.2 What captives bring: silver, more of it for Bertha, and gold with an Enforcer."""
    me = v["viewer"]
    silver = sum(v["captured"][me]) + (2 if v["boards"][me] == "bertha" else 0)
    return {"silver": silver, "gold": 1} if "enforcer" in v["hired"][me] else {"silver": silver}


# ---------------------------------------------------------------- what a thing is


def meaning(ref: str) -> Words:
    """What a thing is, with its clauses; "" for what is explained by its word, or is no thing at all."""
    kind, _, id = ref.partition(":")
    if kind == "card" and id in BUILDING:
        return of_building(BUILDING[id])
    if kind in ("apprentice", "hired") and id in APPRENTICE:
        return of_apprentice(APPRENTICE[id])
    if kind == "board" and id in BOARD_IDS:
        return ("about-board board power", (BOARD_IDS.index(id), BOARD_IDS.index(id)))
    if kind == "location" and id in (*LOCATIONS, *OTHER_PLACES):
        if id in OTHER_PLACES and id != "prison":
            return (f"about-location-{id}", ())
        return (f"about-location-{id} location", (LOCATIONS.index(id) if id in LOCATIONS else PRISON,))
    if kind == "group" and id in GROUP:
        return ("about-group", ())
    if kind == "back" and id in ORIGIN:
        return ("about-back origin", (ORIGIN[id],))
    plain = {
        "market": STALLS,
        "goods": GOODS,
        "skill": SKILLS,
        "debt": DEBTS,
        "score": SCORE_ROWS,
        "table": ("rewards", "pile"),
    }
    if id in plain.get(kind, ()):
        return (f"about-{kind}-{id}", ())
    return of_seat(kind, id)


def of_seat(kind: str, id: str) -> Words:
    """Something that each seat has."""
    if kind in ("seat", "workers") and id in SEATS:
        return (f"about-{kind}", ())
    holder, _, owner = id.partition("-")
    return ("about-captured", ()) if kind == "captured" and holder in SEATS and owner in SEATS else ""


def of_building(number: int) -> Words:
    """AW-12.1, AW-12.2 A building: its points, what it costs and needs, the virtue it brings or costs, what it does."""
    row = DATA["building"][number]
    figures = (number, row["vp"], packed(row["cost"]), row["virtue"], number)
    clause = f"AW-17.B{number + 1:02}" if row["set"] == "base" else "AW-24.1"
    if not row["skills"]:
        return (f"about-building building n goods omen effect {clause}", figures)
    text = f"about-building-skilled building n goods omen effect skills {clause}"
    return (text, (*figures, skill_bits(row["skills"])))


def of_apprentice(number: int) -> Words:
    """AW-12.1 An apprentice: the skills, the virtue on hiring, and what the card does."""
    row = DATA["apprentice"][number]
    clause = f"AW-16.A{number + 1:02}" if row["set"] == "base" else "AW-24.1"
    figures = (number, skill_bits(row["skills"]), row["virtue"], number)
    return (f"about-apprentice apprentice skills omen deed {clause}", figures)


# ---------------------------------------------------------------- how it stands with it now


def here(v: View, ref: str) -> Words:
    """AW-21.3 What a place is and holds now; "" where the meaning will do."""
    kind, _, id = ref.partition(":")
    if kind == "location" and (id in LOCATIONS or id == "prison"):
        return of_place(v, id)
    if kind == "group" and id in GROUP:
        return of_group(v, *id.rsplit("-", 1))
    if kind == "captured" and meaning(ref):
        return of_captured(v, *(int(seat) for seat in id.split("-")))
    if kind == "seat" and id in SEATS and int(id) < v["seats"]:
        return of_player(v, int(id))
    return ""


def of_player(v: View, seat: int) -> Words:
    """AW-21.3 What a seat has."""
    ready, cards, goods = v["supply"][seat], len(v["hands"][seat]), packed(v["goods"][seat])
    if not goods:
        return ("here-bare-seat seat n of", (seat, ready, cards))
    return ("here-seat seat n of goods", (seat, ready, cards, goods))


def of_place(v: View, id: str) -> Words:
    """Who has workers in a place."""
    figure = crowd_figure(v["prison"] if id == "prison" else v["workers"][id])
    number = len(LOCATIONS) if id == "prison" else LOCATIONS.index(id)
    return ("here-place tale crowd", (number, figure)) if figure else ""


def of_group(v: View, location: str, owner: str) -> Words:
    """AW-7.2, AW-7.8, AW-7.9 What a capture of this group would take."""
    seat = int(owner)
    n = v["workers"][location][seat] if seat < v["seats"] else 0
    number = LOCATIONS.index(location)
    if not n:
        return ""
    if seat == v["viewer"]:
        return ("here-own-group n location", (n, number))
    return ("here-group seat n location", (seat, n, number))


def of_captured(v: View, holder: int, owner: int) -> Words:
    """AW-7.8 Whose workers somebody holds."""
    if max(holder, owner) >= v["seats"] or not v["captured"][holder][owner]:
        return ""
    return ("here-captured seat other n", (holder, owner, v["captured"][holder][owner]))


# ---------------------------------------------------------------- news


def piece(kind: str, i: int) -> str:
    """The thing that a figure of the news stands for."""
    if kind == "building":
        return f"card:{BUILDING_IDS[i]}"
    if kind == "apprentice":
        return f"hired:{APPRENTICE_IDS[i]}"
    if kind == "board":
        return f"board:{BOARD_IDS[i]}"
    if kind == "good":
        return f"goods:{GOODS[i]}"
    if kind == "placing":
        return AT.get(PLACINGS[i], f"location:{PLACINGS[i]}")
    if kind in ("troop", "location"):
        place, _ = troop_parts(i)
        return f"location:{LOCATIONS[place] if place < len(LOCATIONS) else 'prison'}"
    if kind == "origin":
        return of_origin(i)
    if kind == "space":
        return f"market:{MARKETS[i]}"
    plain = {"reward": "table:rewards", "bazaar": "market:large", "stock": "market:small"}
    return plain.get(kind, "") or ABOUT.get(kind, "")


def of_origin(i: int) -> str:
    """AW-3.3, AW-3.5 Where a worker was taken back from."""
    if i < len(LOCATIONS):
        return f"location:{LOCATIONS[i]}"
    kind, _, id = HELD[i - len(LOCATIONS)].partition("_")
    return {"market": f"market:{id}", "board": f"seat:{id}"}.get(kind, "location:prison")
