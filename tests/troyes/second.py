"""A second scorer, written from the rules alone: it reads a view of a finished game and nothing of the game's code."""

from __future__ import annotations

from typing import Any

MANY = {"chretien_de_troyes": (3, 5, 7), "urbain_iv": (3, 5, 7)}
TWO = {"chretien_de_troyes": (4, 6, 8), "urbain_iv": (4, 6, 8)}
ALWAYS = {
    "thibaut_ii": (6, 12, 18),
    "hugues_de_payns": (6, 10, 15),
    "le_florentin": (2, 4, 6),
    "henri_i": (1, 3, 5),
}


def counted(v: dict[str, Any], party: int, character: str) -> int:
    """TR-19.2 to TR-19.7 What a character counts."""
    cards = v["activities"]
    found: dict[str, int] = {
        "chretien_de_troyes": sum(who == party for who in v["spaces"].values()),
        "urbain_iv": sum(level.count(party) for level in v["cathedral"]),
        "thibaut_ii": v["deniers"][party] if party < v["seats"] else 0,
        "hugues_de_payns": v["influence"][party] if party < v["seats"] else 0,
        "le_florentin": sum(party in card["tradesmen"] or party in card["picture"] for card in cards),
        "henri_i": len(v["won"][party]),
    }
    return found[character]


def worth(v: dict[str, Any], party: int, character: str) -> int:
    """TR-19.1 The highest tier that is reached."""
    tiers = {**(MANY if v["seats"] > 2 else TWO), **ALWAYS}[character]
    reached = sum(counted(v, party, character) >= tier for tier in tiers)
    return (0, 1, 3, 6)[reached]


def points(v: dict[str, Any], party: int) -> int:
    """TR-16.2 to TR-16.6 All points of a party at the end."""
    characters = v["pile"] if v["solo"] else [id for held in v["characters"] for id in held]
    total: int = v["tokens"][party]
    total += sum(party in event["cubes"] for event in v["events"])
    for card in v["activities"]:
        total += sum(worth for worth, who in zip(card["points"], card["tradesmen"], strict=True) if who == party)
    total -= 2 * sum(party not in level for level in v["cathedral"])
    return total + sum(worth(v, party, character) for character in characters)


def scores(v: dict[str, Any]) -> list[int]:
    """TR-16.8, TR-22.23 The points of each seat; alone, the distance from Le Roy."""
    return [points(v, 0) - points(v, 4)] if v["solo"] else [points(v, seat) for seat in range(v["seats"])]
