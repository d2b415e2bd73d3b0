"""The names of things in Troyes, from its data file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mizban.games.troyes.cards import CATHEDRAL, DATA, DEEDS, EVENT_ROWS, ROWS, SEATS
from mizban.games.troyes.state import FROM_CARD, FROM_LYING, FROM_SPACE, WORDS
from mizban.render.texts import of_game, place_for

BARE = frozenset(option.verb for option in WORDS.all if option.ref.startswith("say:"))  # verbs that are said of nothing
SPACE_ROWS = [(row, i, len(row["spaces"])) for rows in ROWS for row in rows for i in range(len(row["spaces"]))]
ORDER = ("military", "religious", "civil")


def named(row: Mapping[str, Any], lang: str) -> str:
    return str(row["name"] if lang == "en" else row[f"name_{lang}"])


def say(id: str, lang: str, **figures: object) -> str:
    """One of the game's own texts."""
    return of_game("troyes", lang).say(id, figures)


def building(i: int, lang: str) -> str:
    id = next(row["building"] for row in DATA["domain"] if row["id"] == ORDER[i])
    return named(next(row for row in DATA["building"] if row["id"] == id), lang)


def space(i: int, lang: str) -> str:
    """A space of a building: in the Palace by its number, in a row by its place from the left."""
    row, at, size = SPACE_ROWS[i]
    house = building(i // 6, lang)
    if size == 1:
        return say("name-space", lang, building=house, n=row["dice"][0])
    faces = [row["dice"][0], row["dice"][-1]]
    return say("name-row-space", lang, building=house, first=faces[0], last=faces[1], n=at + 1)


def die(i: int, lang: str) -> str:
    """A die by its colour and value."""
    return say(f"name-die-{('red', 'white', 'yellow')[i // 6 % 3]}", lang, n=i % 6 + 1)


def die_of(i: int, lang: str) -> str:
    """A die and the district it lies in."""
    district = i // 18
    if district == int(SEATS):
        return say("name-neutral-die", lang, die=die(i, lang))
    return say("name-die-of", lang, die=die(i, lang), seat=place_for(district))


def source(i: int, lang: str) -> str:
    """Where a citizen comes from."""
    if i == 0:
        return say("name-supply", lang)
    if i < FROM_LYING:
        return space(i - int(FROM_SPACE), lang)
    if i < FROM_CARD:
        return say("name-lying", lang, building=building(i - int(FROM_LYING), lang))
    return activity(i - int(FROM_CARD), lang)


def activity(i: int, lang: str) -> str:
    return named(DATA["activity_card"][i], lang)


def event(i: int, lang: str) -> str:
    return named(EVENT_ROWS[i], lang)


def stone(i: int, lang: str) -> str:
    """A space of the cathedral."""
    row = CATHEDRAL[i]
    return say("name-stone", lang, level=row["level"], n=row["number"])


def character(i: int, lang: str) -> str:
    return named(DATA["character"][i], lang)


def deed(i: int, lang: str) -> str:
    """What Le Roy does."""
    return say(f"name-deed-{DEEDS[i]}", lang)


def rating(i: int, lang: str) -> str:
    """What a result against Le Roy is called."""
    return named(DATA["solo_rating"][i], lang)


KINDS = {
    "rating": rating,
    "building": building,
    "place": building,
    "mill": building,
    "space": space,
    "settle": space,
    "die": die,
    "other-die": die,
    "reroll": die,
    "turn-over": die,
    "spend": die,
    "take": die_of,
    "source": source,
    "from": source,
    "activity": activity,
    "activate": activity,
    "cube": activity,
    "event": event,
    "combat": event,
    "mark": event,
    "stone": stone,
    "character": character,
    "deed": deed,
}
COUNTED = ("face", "group", "times")  # verbs that are said of a number


def thing(kind: str, i: int, lang: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in COUNTED:
        return i + 1
    if kind in KINDS:
        return KINDS[kind](i, lang)
    assert kind in BARE, f"nothing is called a {kind}"
    return ""
