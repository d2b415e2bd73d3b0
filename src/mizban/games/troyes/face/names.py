"""The names of things in Troyes, from its data file."""

from __future__ import annotations

from typing import Final

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
from mizban.render.tongue import named, spoken, written

bilingual: Final = True
BARE = frozenset(option.verb for option in WORDS.all if option.ref.startswith("say:"))  # verbs that are said of nothing
SPACE_ROWS = [(row, i, len(row["spaces"])) for rows in ROWS for row in rows for i in range(len(row["spaces"]))]
ORDER = ("military", "religious", "civil")


def say(id: str, tongue: str, **figures: object) -> str:
    """One of the game's own texts."""
    return of_game("troyes", tongue).say(id, figures)


def building(i: int, tongue: str) -> str:
    id = next(row["building"] for row in DATA["domain"] if row["id"] == ORDER[i])
    return named(next(row for row in DATA["building"] if row["id"] == id), tongue)


def space(i: int, tongue: str) -> str:
    """A space of a building: in the Palace by its number, in a row by its place from the left."""
    row, at, size = SPACE_ROWS[i]
    house = building(i // HOUSE_SPACES, tongue)
    if size == 1:
        return say("name-space", tongue, building=house, n=row["dice"][0])
    faces = [row["dice"][0], row["dice"][-1]]
    return say("name-row-space", tongue, building=house, first=faces[0], last=faces[1], n=at + 1)


def die(i: int, tongue: str) -> str:
    """A die by its colour and value."""
    _, colour, face = die_parts(i)
    return say(f"name-die-{COLOURS[colour]}", tongue, n=face + 1)


def die_of(i: int, tongue: str) -> str:
    """A die and the district it lies in."""
    return say("name-die-of", tongue, die=die(i, tongue), seat=place_for(die_parts(i)[0]))


def source(i: int, tongue: str) -> str:
    """Where a citizen comes from."""
    if i == 0:
        return say("name-supply", tongue)
    if i < FROM_LYING:
        return space(i - int(FROM_SPACE), tongue)
    if i < FROM_CARD:
        return say("name-lying", tongue, building=building(i - int(FROM_LYING), tongue))
    return activity(i - int(FROM_CARD), tongue)


def activity(i: int, tongue: str) -> str:
    return named(DATA["activity_card"][i], tongue)


def event(i: int, tongue: str) -> str:
    return named(EVENT_ROWS[i], tongue)


def aim(i: int, tongue: str) -> str:
    """What an action is about: a card, an event, a building, the cathedral or agriculture."""
    act = i - int(CARDS)
    if act < 0:
        return activity(i, tongue)
    if act in (int(BUILDING_ACT), int(FARM_ACT)):
        return say("picture-doing-build" if act == BUILDING_ACT else "picture-doing-farm", tongue)
    return building(act - int(PLACE_ACT), tongue) if act < COMBAT_ACT else event(act - int(COMBAT_ACT), tongue)


def stone(i: int, tongue: str) -> str:
    """A space of the cathedral."""
    row = CATHEDRAL[i]
    return say("name-stone", tongue, level=row["level"], n=row["number"])


def character(i: int, tongue: str) -> str:
    return named(DATA["character"][i], tongue)


def deed(i: int, tongue: str) -> str:
    """What Le Roy does."""
    return say(f"name-deed-{DEEDS[i]}", tongue)


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


def amounts(counted: list[tuple[str, int]], tongue: str) -> str:
    """Some deniers, influence and points in words."""
    return of_game("troyes", tongue).joined([say(f"amount-{kind}", tongue, n=n) for kind, n in counted if n])


def gains(i: int, tongue: str) -> str:
    """What a trade brings: deniers, influence, points."""
    return amounts(list(zip(AMOUNTS[2:], unpacked(i, 3), strict=True)), tongue)


def work(i: int, tongue: str) -> str:
    """TR-17, TR-21 What one activation of a card does; its number, and what its effect needs."""
    number, *params = unpacked(i, 6)
    card = ACTIVITIES[number]
    if card.effect not in TRADES:
        return say(f"work-{card.id}", tongue, n=params[0], of=params[1])
    pairs = list(zip(AMOUNTS, params, strict=True))
    paid, gained = amounts(pairs[:2], tongue), amounts(pairs[2:], tongue)
    kind = "mixed" if card.mixed else "trade" if paid else "gain"
    return say(f"work-{kind}", tongue, paid=paid, gained=gained)


def terms(i: int, tongue: str) -> str:
    """TR-8.3, TR-8.13, TR-8.16 The dice and the divisor of a card, what hiring costs, and what tradesmen score."""
    divisor, cost, *points, number = unpacked(i, 6)
    card = ACTIVITIES[number]
    scored = of_game("troyes", tongue).joined([digits(n, spoken(tongue)) for n in points if n])
    dice = say("dice-mixed" if card.mixed else f"dice-{COLOURS[card.colour]}", tongue)
    return say("terms-delayed" if card.delayed else "terms", tongue, dice=dice, n=divisor, cost=cost, points=scored)


def harm(i: int, tongue: str) -> str:
    """TR-18, TR-21.2, TR-22.3 What an event does; its number, its black dice, what its effect needs, and 1 in the solo
    game: what is grey is Le Roy's there."""
    number, black, n, of, alone = unpacked(i, 5)
    effect = str(EVENT_ROWS[number]["effect"])
    words = [say("harm-black_dice", tongue, n=black)] if black else []
    if effect == "each_player_loses":
        words.append(say("harm-loses", tongue, things=amounts([("influence", n), ("deniers", of)], tongue)))
    elif effect != "black_dice":
        home = building(unplaced(number), tongue)
        words.append(say(f"harm-{effect}", tongue, n=n, of=of, building=home, alone=alone))
    return " ".join(words)


def unplaced(number: int) -> int:
    """The building that an event is about; the first where it is about none."""
    id = EVENT_ROWS[number].get("params", {}).get("building", "palace")
    return next(i for i, row in enumerate(DATA["domain"]) if row["building"] == id)


def fight(i: int, tongue: str) -> str:
    """TR-10.2, TR-10.8 Which dice fight an event, its divisor, its flags, and the points."""
    dice, divisor, flags, first, second = unpacked(i, 5)
    colour = say(f"dice-{COLOURS[dice]}" if dice < len(COLOURS) else "dice-any", tongue)
    if not flags:
        return say("fight-endless", tongue, dice=colour, n=divisor)
    return say("fight", tongue, dice=colour, n=divisor, flags=flags, first=first, second=second)


def tiers(i: int, tongue: str) -> str:
    """TR-19.1 What a character counts, and its thresholds; twice its number, and 1 for two players."""
    row = DATA["character"][i // 2]
    least = row["min_two" if i % 2 else "min"]
    counted = written(row, tongue, "counts")
    first, second, third = row["vp"]
    figures = {"a": least[0], "b": least[1], "c": least[2], "x": first, "y": second, "z": third}
    return say("tiers", tongue, counted=counted, **figures)


def coins(i: int, tongue: str) -> str:
    """Some deniers."""
    return say("amount-deniers", tongue, n=i)


def rating(i: int, tongue: str) -> str:
    """What a result against Le Roy is called."""
    return written(DATA["solo_rating"][i], tongue)


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


def thing(kind: str, i: int, tongue: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in COUNTED:
        return i + 1
    if kind in KINDS:
        return KINDS[kind](i, tongue)
    assert kind in BARE, f"nothing is called a {kind}"
    return ""
