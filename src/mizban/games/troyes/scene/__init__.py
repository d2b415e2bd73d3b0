"""A view as shapes: every thing on the table as a plate with its name; what may be chosen is lit."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.cards import ACTIVITY_IDS, BUILDINGS, COLOURS, EVENT_IDS, SPACES
from mizban.games.troyes.names import say, thing
from mizban.games.troyes.state import DICE_IDS, DISTRICTS, WORDS
from mizban.games.troyes.view import View
from mizban.render.shapes import Board, Box, Group, Look, Shape, Text, Words, ring
from mizban.render.texts import digits, of_game

LOOK: Final = Look("troyes", ("#4A3B32", "#2E2520"), ("#57463C", "#382D27"), {})
WIDE: Final = 900
TALL: Final = 360
HIGH: Final = 40
GAP: Final = 6
Plate = tuple[str, str]  # a ref, and what is written on it


def scene(v: View, lang: str, form: str) -> list[Shape]:
    """The table as one seat sees it."""
    width, columns = (TALL, 2) if form == "tall" else (WIDE, 6)
    wide = (width - GAP) / columns - GAP
    lit = {ref for word in v["legal"] for ref in WORDS.named[word].ref.split()}
    plates = [*said(v, lang), *square(v, lang), *town(v, lang), *cards(v, lang)]
    shapes: list[Shape] = []
    for at, (ref, text) in enumerate(plates):
        x, y = GAP + at % columns * (wide + GAP), GAP + at // columns * (HIGH + GAP)
        content: tuple[Shape, ...] = (Box(0, 0, wide, HIGH, 5, "paper"), Text(wide / 2, HIGH / 2, text, "count"))
        shapes.append(Group(content, x, y, ref=ref, lit=ref in lit, ring=ring(wide, HIGH, 5)))
    rows = -(-len(plates) // columns)
    title: Words = ("picture-over", ()) if v["over"] else ("picture seat", (max(v["asked"], 0),))
    return [Board(LOOK, width, GAP + rows * (HIGH + GAP), title, ""), *shapes]


def who(v: View, party: int, lang: str) -> str:
    """A party as one sign."""
    if party < 0:
        return "–"
    return digits(party + 1, lang) if party < v["seats"] else say("table-mark", lang)


def said(v: View, lang: str) -> list[Plate]:
    """The words that point at nothing else on the table, and numbers to choose from."""
    found = []
    for word in v["legal"]:
        option = WORDS.named[word]
        kind = option.ref.partition(":")[0]
        if kind in ("say", "group", "times", "supply"):
            text = of_game("troyes", lang).say(option.verb, {"thing": thing(option.verb, int(option.arg), lang)})
            found.append((option.ref, text))
    return found


def square(v: View, lang: str) -> list[Plate]:
    """The dice of every district, and the black ones; alike ones are one plate."""
    found = [(f"black:{n}", f"● {digits(n, lang)} ×{digits(v['black'].count(n), lang)}") for n in sorted({*v["black"]})]
    for party, dice in enumerate(v["dice"]):
        for colour in COLOURS:
            for value in sorted({*dice[colour]}):
                id = f"{DISTRICTS[party]}-{colour}-{value}"
                name = thing("die", DICE_IDS.index(id) % 18, lang)
                count = digits(dice[colour].count(value), lang)
                found.append((f"die:{id}", f"{who(v, party, lang)}: {name} ×{count}"))
    return found


def town(v: View, lang: str) -> list[Plate]:
    """The buildings, their spaces, and who lies on them."""
    found = []
    for i, building in enumerate(BUILDINGS):
        found.append((f"building:{building}", str(thing("building", i, lang))))
        if v["lying"][building]:
            lying = " ".join(who(v, party, lang) for party in v["lying"][building])
            found.append((f"lying:{building}", say("table-lying", lang, seats=lying)))
    for i, space in enumerate(SPACES):
        found.append((f"space:{space}", f"{thing('space', i, lang)}: {who(v, v['spaces'][space], lang)}"))
    return found


def cards(v: View, lang: str) -> list[Plate]:
    """Activity cards that are face up, with their cubes, and open events."""
    found = []
    for card in v["activities"]:
        if card["card"]:
            name = thing("activity", ACTIVITY_IDS.index(card["card"]), lang)
            people = " ".join(who(v, party, lang) for party in [*card["tradesmen"], *card["picture"]])
            found.append((f"activity:{card['card']}", f"{name}: {people}"))
            if any(card["cubes"]):
                cubes = " ".join(digits(n, lang) for n in card["cubes"])
                found.append((f"cubes:{card['card']}", f"{name}: ■ {cubes}"))
    for event in v["events"]:
        name = thing("event", EVENT_IDS.index(event["event"]), lang)
        cubes = " ".join(who(v, party, lang) for party in event["cubes"])
        found.append((f"event:{event['event']}", f"{name}: {cubes}"))
    return found
