"""The names of things in Architects of the West Kingdom, from its data file."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from mizban.games.architects.rules.cards import (
    APPRENTICES,
    DATA,
    GOODS,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_SMALL,
    PRINTED,
    SEATS,
    THINGS,
    TYPES,
    WIDTH,
    among,
)
from mizban.games.architects.rules.state import (
    HELD,
    HELPER,
    MIXES,
    PAIRS,
    PLACINGS,
    PRISON,
    TRADER,
    TRIOS,
    WORDS,
)
from mizban.games.architects.rules.town import troop_parts
from mizban.render.texts import of_game, place_for
from mizban.render.tongue import called, named, spoken, written

LOCATION = {row["id"]: row for row in DATA["location"]}
bilingual: Final = True
BARE = frozenset(option.verb for option in WORDS.all if option.ref.startswith("say:"))  # verbs that are said of nothing
SEAT_BITS: Final = 5  # of each seat where the workers of several are told in one figure, the first seat lowest
MANY_WORKERS: Final = (1 << SEAT_BITS) - 1  # as many of one seat as such a figure can tell


def say(id: str, tongue: str, **figures: object) -> str:
    """One of the game's own texts."""
    return of_game("architects", tongue).say(id, figures)


def short(location: str, tongue: str) -> str:
    """The name of a location as it stands on the board."""
    return called(lambda lang: say(f"picture-location-{location}", lang), tongue)


def joined(parts: list[str], tongue: str) -> str:
    return of_game("architects", tongue).joined(parts)


def amounts(counts: list[int], tongue: str) -> list[str]:
    """So much of each thing a card can give: 2 wood, 1 Virtue."""
    return [say(f"name-units-{THINGS[i]}", tongue, n=n) for i, n in enumerate(counts) if n]


def goods(figure: int, tongue: str) -> list[str]:
    """Several goods in one figure, ten bits for each type."""
    return amounts([among(figure, i) for i in range(TYPES)], tongue)


def good(i: int, tongue: str) -> str:
    name = written(DATA["resource"][i], tongue)
    return name.lower() if spoken(tongue) == "en" else name


@cache
def variants(name: str) -> int:
    """How many different things apprentices of one name do."""
    return len(
        {(tuple(c.pay), tuple(c.gain)) for c in APPRENTICES if DATA["apprentice"][APPRENTICES.index(c)]["name"] == name}
    )


def apprentice(i: int, tongue: str) -> str:
    """An apprentice; where several of one name do different things, with what it gives."""
    row, card = DATA["apprentice"][i], APPRENTICES[i]
    if variants(row["name"]) == 1:
        return named(row, tongue)
    gain = joined(amounts(card.gain, tongue), tongue)
    if any(card.pay):
        return say(
            "name-trader", tongue, name=named(row, tongue), pay=joined(amounts(card.pay, tongue), tongue), gain=gain
        )
    return say("name-giver", tongue, name=named(row, tongue), gain=gain)


def place(i: int, tongue: str) -> str:
    """A large circle, or the Prison."""
    return named(LOCATION[LOCATIONS[i] if i < PRISON else "prison"], tongue)


def origin(i: int, tongue: str) -> str:
    """Where a worker is taken back from."""
    if i < len(LOCATIONS):
        return named(LOCATION[LOCATIONS[i]], tongue)
    name = HELD[i - len(LOCATIONS)]
    if name.startswith("board_"):
        return say("name-board-of", tongue, seat=place_for(int(name.removeprefix("board_"))))
    return named(LOCATION["prison" if name == "prison" else "black_market"], tongue)


def placing(i: int, tongue: str) -> str:
    """Where a worker is placed, and what for."""
    return say(f"name-{PLACINGS[i]}", tongue)


def group(i: int, tongue: str) -> str:
    """All workers of a seat in a place."""
    return say("name-group", tongue, place=place(i // int(SEATS), tongue), seat=place_for(i % int(SEATS)))


def own_group(i: int, tongue: str) -> str:
    """Where a group of one's own stands."""
    return place(i // int(SEATS), tongue)


def troop(figure: int, tongue: str) -> str:
    """So many workers in a place, as one figure."""
    where, n = troop_parts(figure)
    return say("name-troop", tongue, n=n, place=place(where, tongue))


def paid(sets: list[list[int]], i: int, tongue: str) -> str:
    """One of the ways to pay with several goods."""
    return joined(amounts([sets[i].count(good) for good in range(len(GOODS))], tongue), tongue)


def mix(i: int, tongue: str) -> str:
    """So much wood and so much stone."""
    wood, stone = MIXES[i]
    return joined(amounts([0, wood, stone], tongue), tongue)


def bazaar(i: int, tongue: str) -> list[str]:
    """The goods of the large side of a black market card."""
    row = (i if i >= 0 else int(PRINTED)) * int(WIDTH)
    return amounts([MARKET_LARGE[row + n] for n in range(TYPES)], tongue)


def stock(i: int, tongue: str) -> list[str]:
    """The goods of the small side of a black market card, or what is printed where none lies."""
    row = (i if i >= 0 else int(PRINTED)) * int(WIDTH)
    return amounts([MARKET_SMALL[row + n] for n in range(TYPES)], tongue)


def space(i: int, tongue: str) -> str:
    """One of the three spaces of the Black Market."""
    name = written(DATA["black_market_space"][i], tongue)
    return name.lower() if spoken(tongue) == "en" else name


# ---------------------------------------------------------------- what stands in explanations


def text_of(table: str, i: int, tongue: str) -> str:
    """What a card of the data does, in its own words."""
    return written(DATA[table][i], tongue, "text")


def deed(i: int, tongue: str) -> str:
    """AW-16 What an apprentice does."""
    return text_of("apprentice", i, tongue)


def gist(i: int, tongue: str) -> str:
    """AW-6.7, AW-16 The same in a few words, to be read with its name; before it the Virtue that changes on hiring."""
    card = APPRENTICES[i]
    place = named(LOCATION[card.location], tongue) if card.location else ""
    gain = joined(amounts(card.gain, tongue), tongue)
    told = say(f"name-gist-{card.kind}", tongue, n=int(card.amount), gain=gain, place=place)
    if not card.virtue:
        return told
    return say(f"name-gist-{'up' if card.virtue > 0 else 'down'}", tongue, n=abs(int(card.virtue)), gist=told)


def effect(i: int, tongue: str) -> str:
    """AW-17 What a building does."""
    return text_of("building", i, tongue)


def power(i: int, tongue: str) -> str:
    """AW-20 What a character can do."""
    return text_of("player_board", i, tongue)


def omen(n: int, tongue: str) -> str:
    """AW-6.7, AW-12.4 The Virtue that a card brings or costs at once; nothing if it has no such sign."""
    return say(f"name-omen-{'up' if n > 0 else 'down'}", tongue, n=abs(n)) if n else ""


def tale(i: int, tongue: str) -> str:
    """What a large circle is, or the Prison."""
    return say(f"about-location-{LOCATIONS[i] if i < PRISON else 'prison'}", tongue, location=place(i, tongue))


def crowd_figure(counts: Iterable[int]) -> int:
    """How many workers each seat has somewhere, as one figure."""
    return sum(n << SEAT_BITS * seat for seat, n in enumerate(counts))


def crowd(figure: int, tongue: str) -> list[str]:
    """The same in words."""
    counts = [figure >> SEAT_BITS * seat & MANY_WORKERS for seat in range(int(SEATS))]
    return [say("name-crowd", tongue, seat=place_for(seat), n=n) for seat, n in enumerate(counts) if n]


def buildings(bits: int, tongue: str) -> list[str]:
    """Several buildings in one figure, a bit for each."""
    return [named(row, tongue) for number, row in enumerate(DATA["building"]) if bits >> number & 1]


def thing(kind: str, i: int, tongue: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in ("building", "keep", "build", "discard"):
        return named(DATA["building"][i], tongue)
    if kind in ("apprentice", "hire", "dismiss"):
        return apprentice(i, tongue)
    if kind in ("trade", "use"):
        return apprentice(TRADER[i] if kind == "trade" else HELPER[i], tongue)
    if kind in ("board", "character"):
        return named(DATA["player_board"][i], tongue)
    if kind in ("good", "spare", "take"):
        return good(i + {"good": 0, "spare": 1, "take": 3}[kind], tongue)
    if kind in ("gold", "destroy", "free"):
        return i + 1 if kind == "free" else i
    if kind in ("placing", "place"):
        return placing(i, tongue)
    if kind in ("origin", "take-back"):
        return origin(i, tongue)
    if kind in ("donate", "carve"):
        return paid(PAIRS if kind == "donate" else TRIOS, i, tongue)
    if kind == "skills":
        return [written(row, tongue) for number, row in enumerate(DATA["skill"]) if i >> number & 1]
    if kind == "reward":
        return [*amounts([DATA["reward_card"][i]["gain"].get(name, 0) for name in THINGS], tongue)]
    if kind in LISTED:
        return LISTED[kind](i, tongue)
    if kind in SPOKEN:
        return SPOKEN[kind](i, tongue)
    assert kind in BARE, f"nothing is called a {kind}"
    return ""


LISTED = {"goods": goods, "bazaar": bazaar, "stock": stock, "crowd": crowd, "buildings": buildings}
SPOKEN = {
    "location": place,
    "capture": group,
    "own-capture": own_group,
    "troop": troop,
    "space": space,
    "mix": mix,
    "deed": deed,
    "gist": gist,
    "effect": effect,
    "power": power,
    "omen": omen,
    "tale": tale,
}
