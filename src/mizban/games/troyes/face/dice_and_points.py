"""What can be counted in a view: what a group of dice makes, and the points so far (TR-8.13, TR-10.2, TR-16, TR-19)."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    DATA,
    FARM_DIVISOR,
    FARM_GAIN,
    LARGEST,
    PER_EVENT,
    PER_LEVEL,
)
from mizban.games.troyes.rules.view import Card, View

ENDLESS: Final = 99  # Marauding takes any number of cubes
REASONS: Final = ("tokens", "events", "tradesmen", "levels")  # TR-16.2 to TR-16.5; then the characters
NEUTRAL: Final = 4
ROWS: Final = {row["id"]: row for row in DATA["character"]}
assert len(CATHEDRAL) == 18
assert list(ROWS) == CHARACTERS


# ---------------------------------------------------------------- groups of dice


def card_of(v: View, id: str) -> Card | None:
    """An activity card that is face up."""
    return next((card for card in v["activities"] if id and card["card"] == id), None)


def divisor(v: View) -> int:
    """TR-8.13, TR-10.2, TR-12.1 What the value of the group is divided by."""
    doing = v["doing"]
    if doing["action"] == "activate":
        return next(card["divisor"] for card in v["activities"] if card["card"] == doing["target"])
    if doing["action"] == "combat":
        return next(event["divisor"] for event in v["events"] if event["event"] == doing["target"])
    return int(FARM_DIVISOR) if doing["action"] == "farm" else 1


def made(v: View, value: int) -> int:
    """TR-8.13, TR-10.3, TR-12.1 Activations, cubes or deniers that a group of this value makes."""
    n = value // divisor(v)
    if v["doing"]["action"] == "combat":
        return min(n, room(v, v["doing"]["target"]))
    return n * int(FARM_GAIN) if v["doing"]["action"] == "farm" else n


def room(v: View, id: str) -> int:
    """TR-10.3 The empty flags of an event."""
    event = next(event for event in v["events"] if event["event"] == id)
    return event["flags"] - len(event["cubes"]) if event["flags"] else ENDLESS


def factor(v: View) -> int:
    """TR-17.11, TR-17.13, TR-17.15 How many times a die counts with the cube that is spent."""
    card = card_of(v, v["doing"]["cube"])
    if not card:
        return 1
    effect = ACTIVITIES[ACTIVITY_IDS.index(card["card"])].effect
    return card["params"][0] if effect == "split_die" else 0 if effect == "set_each_die" else 1


def after(v: View, value: int) -> int:
    """TR-7.11 The value of the group with one more die."""
    return v["doing"]["value"] + value * factor(v)


def own_best(v: View, colours: tuple[str, ...] | list[str]) -> int:
    """TR-7.3, TR-7.5 The highest value of a group of own dice of one of these colours."""
    dice = v["dice"][v["viewer"]]
    return max(sum(sorted(dice[colour])[-int(LARGEST) :]) for colour in colours)


def fighting(dice: str) -> list[str]:
    """TR-10.20, TR-10.21 The colours of dice that fight an event."""
    return [dice] if dice in COLOURS else list(COLOURS)


# ---------------------------------------------------------------- points


def standing(v: View, party: int) -> list[str]:
    """TR-19.2 The spaces where own citizens stand."""
    return [space for space, owner in v["spaces"].items() if owner == party]


def built(v: View, party: int) -> int:
    """TR-19.3 Own cubes in the cathedral."""
    return sum(level.count(party) for level in v["cathedral"])


def trading(v: View, party: int) -> list[Card]:
    """TR-19.6 The cards where a party has a tradesman."""
    return [card for card in v["activities"] if party in card["tradesmen"] or party in card["picture"]]


def fought(v: View, party: int) -> list[str]:
    """TR-16.3 Open events with an own cube."""
    return [event["event"] for event in v["events"] if party in event["cubes"]]


def counted(v: View, party: int, character: str) -> int:
    """TR-19.2 to TR-19.7, TR-22.20 What a character counts; Le Roy has neither deniers nor influence."""
    if character in ("thibaut_ii", "hugues_de_payns"):
        if party == NEUTRAL:
            return 0
        return v["deniers" if character == "thibaut_ii" else "influence"][party]
    counts = {
        "chretien_de_troyes": len(standing(v, party)),
        "urbain_iv": built(v, party),
        "le_florentin": len(trading(v, party)),
        "henri_i": len(v["won"][party]),
    }
    return counts[character]


def thresholds(seats: int, character: str) -> list[int]:
    """TR-19.1, TR-20.1, TR-22.2 How many are needed for each tier."""
    least: list[int] = ROWS[character]["min" if seats > 2 else "min_two"]
    return least


def reached(v: View, party: int, character: str) -> int:
    """TR-19.1 The points of the highest tier that is reached."""
    n = counted(v, party, character)
    points = [
        int(p) for p, least in zip(ROWS[character]["vp"], thresholds(v["seats"], character), strict=True) if n >= least
    ]
    return max(points, default=0)


def revealed(v: View) -> list[tuple[str, int]]:
    """TR-16.6, TR-22.22 The characters that score at the end, as far as they are known, and whose they are."""
    if v["solo"]:
        return [(id, NEUTRAL) for id in v["pile"]]
    return [(id, seat) for seat, ids in enumerate(v["characters"]) for id in ids if id]


def points(v: View, party: int, reason: str) -> int:
    """TR-16.2 to TR-16.5 What a party has for a reason."""
    if reason == "tokens":
        return v["tokens"][party]
    if reason == "events":
        return len(fought(v, party)) * int(PER_EVENT)
    if reason == "tradesmen":
        return sum(
            n
            for card in v["activities"]
            for n, owner in zip(card["points"], card["tradesmen"], strict=True)
            if owner == party
        )
    return sum(party not in level for level in v["cathedral"]) * int(PER_LEVEL)
