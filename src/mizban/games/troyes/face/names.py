"""The names of things in Troyes, from its data file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    CARDS,
    CATHEDRAL,
    COLOURS,
    DATA,
    DEEDS,
    EVENT_ROWS,
    HOUSE_SPACES,
    ROWS,
    die_parts,
)
from mizban.games.troyes.rules.effects import TRADES
from mizban.games.troyes.rules.state import (
    BUILDING_ACT,
    COMBAT_ACT,
    FARM_ACT,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    PLACE_ACT,
    WORDS,
)
from mizban.render.digits import digits
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
    house = building(i // HOUSE_SPACES, lang)
    if size == 1:
        return say("name-space", lang, building=house, n=row["dice"][0])
    faces = [row["dice"][0], row["dice"][-1]]
    return say("name-row-space", lang, building=house, first=faces[0], last=faces[1], n=at + 1)


def die(i: int, lang: str) -> str:
    """A die by its colour and value."""
    _, colour, face = die_parts(i)
    return say(f"name-die-{COLOURS[colour]}", lang, n=face + 1)


def die_of(i: int, lang: str) -> str:
    """A die and the district it lies in."""
    return say("name-die-of", lang, die=die(i, lang), seat=place_for(die_parts(i)[0]))


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


def aim(i: int, lang: str) -> str:
    """What an action is about: a card, an event, a building, the cathedral or agriculture."""
    act = i - int(CARDS)
    if act < 0:
        return activity(i, lang)
    if act in (int(BUILDING_ACT), int(FARM_ACT)):
        return say("picture-doing-build" if act == BUILDING_ACT else "picture-doing-farm", lang)
    return building(act - int(PLACE_ACT), lang) if act < COMBAT_ACT else event(act - int(COMBAT_ACT), lang)


def stone(i: int, lang: str) -> str:
    """A space of the cathedral."""
    row = CATHEDRAL[i]
    return say("name-stone", lang, level=row["level"], n=row["number"])


def character(i: int, lang: str) -> str:
    return named(DATA["character"][i], lang)


def deed(i: int, lang: str) -> str:
    """What Le Roy does."""
    return say(f"name-deed-{DEEDS[i]}", lang)


# ---------------------------------------------------------------- cards in plain words; figures are packed into one

AMOUNTS = ("influence", "deniers", "deniers", "influence", "points")  # of a trade: two that are paid, three gained
WIDE = 5  # bits of a figure
MOST_FIGURE = (1 << WIDE) - 1


def pack(first: int, *figures: int) -> int:
    """Several figures in one, which `unpacked` takes apart again."""
    return sum(figure << WIDE * i for i, figure in enumerate((first, *figures)))


def unpacked(packed: int, n: int) -> list[int]:
    """So many figures that were packed into one."""
    return [packed >> WIDE * i & MOST_FIGURE for i in range(n)]


def amounts(counted: list[tuple[str, int]], lang: str) -> str:
    """Some deniers, influence and points in words."""
    return of_game("troyes", lang).joined([say(f"amount-{kind}", lang, n=n) for kind, n in counted if n])


def gains(i: int, lang: str) -> str:
    """What a trade brings: deniers, influence, points."""
    return amounts(list(zip(AMOUNTS[2:], unpacked(i, 3), strict=True)), lang)


def work(i: int, lang: str) -> str:
    """TR-17, TR-21 What one activation of a card does; its number, and what its effect needs."""
    number, *params = unpacked(i, 6)
    card = ACTIVITIES[number]
    if card.effect not in TRADES:
        return say(f"work-{card.id}", lang, n=params[0], of=params[1])
    pairs = list(zip(AMOUNTS, params, strict=True))
    paid, gained = amounts(pairs[:2], lang), amounts(pairs[2:], lang)
    kind = "mixed" if card.mixed else "trade" if paid else "gain"
    return say(f"work-{kind}", lang, paid=paid, gained=gained)


def terms(i: int, lang: str) -> str:
    """TR-8.3, TR-8.13, TR-8.16 The dice and the divisor of a card, what hiring costs, and what tradesmen score."""
    divisor, cost, *points, number = unpacked(i, 6)
    card = ACTIVITIES[number]
    scored = of_game("troyes", lang).joined([digits(n, lang) for n in points if n])
    dice = say("dice-mixed" if card.mixed else f"dice-{COLOURS[card.colour]}", lang)
    return say("terms-delayed" if card.delayed else "terms", lang, dice=dice, n=divisor, cost=cost, points=scored)


def harm(i: int, lang: str) -> str:
    """TR-18, TR-21.2, TR-22.3 What an event does; its number, its black dice, what its effect needs, and 1 in the solo
    game: what is grey is Le Roy's there."""
    number, black, n, of, alone = unpacked(i, 5)
    effect = str(EVENT_ROWS[number]["effect"])
    words = [say("harm-black_dice", lang, n=black)] if black else []
    if effect == "each_player_loses":
        words.append(say("harm-loses", lang, things=amounts([("influence", n), ("deniers", of)], lang)))
    elif effect != "black_dice":
        home = building(unplaced(number), lang)
        words.append(say(f"harm-{effect}", lang, n=n, of=of, building=home, alone=alone))
    return " ".join(words)


def unplaced(number: int) -> int:
    """The building that an event is about; the first where it is about none."""
    id = EVENT_ROWS[number].get("params", {}).get("building", "palace")
    return next(i for i, row in enumerate(DATA["domain"]) if row["building"] == id)


def fight(i: int, lang: str) -> str:
    """TR-10.2, TR-10.8 Which dice fight an event, its divisor, its flags, and the points."""
    dice, divisor, flags, first, second = unpacked(i, 5)
    colour = say(f"dice-{COLOURS[dice]}" if dice < len(COLOURS) else "dice-any", lang)
    if not flags:
        return say("fight-endless", lang, dice=colour, n=divisor)
    return say("fight", lang, dice=colour, n=divisor, flags=flags, first=first, second=second)


def tiers(i: int, lang: str) -> str:
    """TR-19.1 What a character counts, and its thresholds; twice its number, and 1 for two players."""
    row = DATA["character"][i // 2]
    least = row["min_two" if i % 2 else "min"]
    counted = row["counts" if lang == "en" else f"counts_{lang}"]
    first, second, third = row["vp"]
    figures = {"a": least[0], "b": least[1], "c": least[2], "x": first, "y": second, "z": third}
    return say("tiers", lang, counted=counted, **figures)


def coins(i: int, lang: str) -> str:
    """Some deniers."""
    return say("amount-deniers", lang, n=i)


def rating(i: int, lang: str) -> str:
    """What a result against Le Roy is called."""
    return named(DATA["solo_rating"][i], lang)


KINDS = {
    "rating": rating,
    "gains": gains,
    "work": work,
    "terms": terms,
    "harm": harm,
    "fight": fight,
    "tiers": tiers,
    "coins": coins,
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
    "own-take": die,
    "source": source,
    "from": source,
    "activity": activity,
    "aim": aim,
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
