"""What the things on the table are and do in plain words, for somebody who points at them; and where news point."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.dice_and_points import counted, reached
from mizban.games.troyes.face.names import pack
from mizban.games.troyes.rules.cards import (
    ACTIVITY_IDS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENT_IDS,
    SALARY,
    SPACES,
    die_parts,
    kind_of,
)
from mizban.games.troyes.rules.figures import (
    BLACK,
    COST,
    DEFAULT,
    DICE_NAMES,
    DIVISOR,
    EVENT_DIVISOR,
    FIRST,
    FLAGS,
    FOUGHT,
    MOST,
    NEXT,
    A,
    X,
    Y,
    marked,
)
from mizban.games.troyes.rules.state import DICE_IDS
from mizban.games.troyes.rules.view import Card, Open, View
from mizban.render.shapes import Words

IDS: Final = {  # by kind of ref: the kind of thing in a text, and the ids
    "space": ("space", SPACES),
    "lying": ("building", BUILDINGS),
    "die": ("die", DICE_IDS),
    "cubes": ("activity", ACTIVITY_IDS),
}
POINTED: Final = {
    "space": SPACES,
    "building": BUILDINGS,
    "activity": ACTIVITY_IDS,
    "event": EVENT_IDS,
    "character": CHARACTERS,
}
SCORES: Final = ("tokens", "events", "tradesmen", "levels", "characters")
PLAIN: Final = {
    "seat:n": "about-grey",
    "supply:own": "about-supply",
    "track:influence": "about-influence",
    "royal:plan": "about-royal",
    "good:coin": "about-deniers",
    **{f"score:{reason}": f"about-score-{reason}" for reason in SCORES},
}
CLAUSES: Final = [f"TR-17.{i}" for i in range(1, 28)] + ["TR-21.6", "TR-21.4", "TR-21.5"]  # [activity]
EVENT_CLAUSES: Final = {  # by effect or id
    "brigands": "TR-18.2",
    "skirmishes": "TR-18.3",
    "war": "TR-18.4",
    "normans_attack": "TR-18.4",
    "succession_conflict": "TR-18.5",
    "theological_conflict": "TR-18.6",
    "wayfarers": "TR-18.7",
    "heresy": "TR-18.9",
    "interruption_of_work": "TR-18.10",
    "migrant_workers": "TR-18.11",
    "drought": "TR-18.12",
    "support": "TR-18.13",
    "civil_war": "TR-18.14",
    "resistance": "TR-21.3",
    "marauding": "TR-18.1",
}


# ---------------------------------------------------------------- cards in plain words


def work_of(id: str, params: list[int]) -> int:
    """What an activation of a card does, for a text."""
    return pack(ACTIVITY_IDS.index(id), *params)


def of_activity(id: str, params: list[int], terms: tuple[int, ...], unsure: bool) -> Words:
    """TR-8, TR-17 A card: what it does, its divisor and what hiring costs; whether its figures are provisional."""
    number = ACTIVITY_IDS.index(id)
    text = "about-activity-unsure" if unsure else "about-activity"
    figures = (number, work_of(id, params), pack(*terms, number))
    return (f"{text} activity work terms {CLAUSES[number]}", figures)


def of_card(v: View, card: Card) -> Words:
    """TR-28.6 A card with the figures of this table."""
    terms = (card["divisor"], card["cost"], *card["points"], *[0] * (3 - len(card["points"])))
    return of_activity(card["card"], card["params"], terms, bool(card["unsure"]))


def of_event(id: str, harm: tuple[int, ...], fight: tuple[int, ...], unsure: bool) -> Words:
    """TR-10, TR-18 An event: what it does each round, and how it is fought."""
    number = EVENT_IDS.index(id)
    clause = EVENT_CLAUSES[id if id in EVENT_CLAUSES else id.rpartition("_")[0]]
    text = "about-event-unsure" if unsure else "about-event"
    return (f"{text} event harm fight {clause}", (number, pack(number, *harm), pack(*fight)))


def of_open(v: View, event: Open) -> Words:
    """TR-28.6 An event with the figures of this table."""
    fight = (DICE_NAMES.index(event["dice"]), event["divisor"], event["flags"], *event["points"])
    return of_event(event["event"], (event["black"], *event["params"], int(v["solo"])), fight, bool(event["unsure"]))


# ---------------------------------------------------------------- what a thing is


def meaning(ref: str) -> Words:
    """What a thing is, with its clauses; "" for what is explained by its word, or is no thing at all."""
    kind, _, id = ref.partition(":")
    if ref in PLAIN:
        return (PLAIN[ref], ())
    if kind == "activity" and id in ACTIVITY_IDS:
        row = DEFAULT[id]
        return of_activity(id, row[A:], (row[DIVISOR], row[COST], *row[FIRST:DIVISOR]), bool(marked(id)))
    if kind == "event" and id in EVENT_IDS:
        row = DEFAULT[id]
        fight = (row[FOUGHT], row[EVENT_DIVISOR], row[FLAGS], row[MOST], row[NEXT])
        return of_event(id, (row[BLACK], row[X], row[Y]), fight, bool(marked(id)))
    if kind == "building" and id in BUILDINGS:
        number = BUILDINGS.index(id)
        return ("about-building building coins", (number, int(SALARY[number])))
    if kind == "black" and id in ("1", "2", "3", "4", "5", "6"):
        return ("about-black n", (int(id),))
    if kind in ("seat", "citizens") and id in ("0", "1", "2", "3"):
        return (f"about-{kind} seat", (int(id),))
    if kind == "character" and id in CHARACTERS:
        number = CHARACTERS.index(id)
        return (f"about-character character tiers TR-19.{number + 2}", (number, 2 * number))
    if kind == "down" and id[:-2] in COLOURS and id[-2:] in ("-1", "-2", "-3"):
        return ("about-down n", (int(id[-1]),))
    if kind in IDS and id in IDS[kind][1]:
        named, ids = IDS[kind]
        return (f"about-{kind} {named}", (ids.index(id),))
    return ""


# ---------------------------------------------------------------- how it stands with it now


def here(v: View, ref: str) -> Words:
    """What a thing is and holds now, with the figures of this table; "" where the meaning will do."""
    kind, _, id = ref.partition(":")
    if kind == "activity":
        return next((of_card(v, card) for card in v["activities"] if card["card"] == id and id), "")
    if kind == "event":
        return next((of_open(v, event) for event in v["events"] if event["event"] == id), "")
    if kind == "character" and id in CHARACTERS:
        return of_character(v, id)
    if kind == "space" and v["spaces"].get(id, -1) in range(v["seats"]):
        return ("here-space space seat", (SPACES.index(id), v["spaces"][id]))
    if kind == "die" and id in DICE_IDS and v["doing"]["prices"]:
        return of_die(v, id)
    if ref == "seat:n" and v["solo"]:
        return ("about-le-roy n", (v["tokens"][4],))
    return ""


def of_character(v: View, id: str) -> Words:
    """TR-19 A character, and what it counts for the one who looks."""
    number, me = CHARACTERS.index(id), v["viewer"]
    tiers = 2 * number + (v["seats"] < 3)
    clause = f"TR-19.{number + 2}"
    if me == v["seats"]:
        return (f"about-character character tiers {clause}", (number, tiers))
    figures = (number, tiers, counted(v, me, id), reached(v, me, id))
    return (f"here-character character tiers n of {clause}", figures)


def of_die(v: View, id: str) -> Words:
    """TR-7.5, TR-7.6 What a die would cost the group that is formed."""
    number = DICE_IDS.index(id)
    district, _, _ = die_parts(number)
    return ("here-die die coins", (int(kind_of(number)), v["doing"]["prices"][district]))


# ---------------------------------------------------------------- news


def piece(kind: str, i: int) -> str:
    """The ref of a thing in the news."""
    return f"{kind}:{POINTED[kind][i]}" if kind in POINTED else "say:build" if kind == "stone" else ""
