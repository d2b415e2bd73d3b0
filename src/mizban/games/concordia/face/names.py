"""The names of things in Concordia, from its data file."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mizban.games.concordia.rules.board import CITIES, LINE_ROWS, LINES, PROVINCES, ROWS, WAYS
from mizban.games.concordia.rules.cards import CARDS, DATA, GOODS, KINDS, NUMERALS, PAYS, PAYS_MORE, SORTS, START
from mizban.games.concordia.rules.goods import among
from mizban.games.concordia.rules.state import WORDS
from mizban.render.texts import of_game
from mizban.render.tongue import called, first, named, second, spoken, written

CITY = {city["id"]: city for row in ROWS for city in row["cities"]}
PROVINCE = {province["id"]: province for row in ROWS for province in row["provinces"]}
COUNT = len(CITIES)
bilingual: Final = True
BARE = frozenset(option.verb for option in WORDS.all if option.ref.startswith("say:"))  # verbs that are said of nothing


def say(id: str, tongue: str, **figures: object) -> str:
    """One of the game's own texts."""
    return of_game("concordia", tongue).say(id, figures)


def good(i: int, tongue: str) -> str:
    name = written(DATA["good"][i], tongue)
    return name.lower() if spoken(tongue) == "en" else name


def city_type(i: int, tongue: str) -> str:
    """CO-1.8 What a city is called that produces a good: a brick city."""
    return written(DATA["good"][i], tongue, "city_type_name")


def goods(figure: int, tongue: str) -> list[str]:
    """Several goods in one figure: 2 wine, 1 brick."""
    counts = [(int(among(figure, i)), name) for i, name in enumerate(GOODS)]
    return [say(f"name-units-{name}", tongue, n=n) for n, name in counts if n]


def personality(i: int, tongue: str) -> str:
    """Who is on a card that can be played."""
    kind = i if i < len(KINDS) else KINDS.index("mercator")
    if KINDS[kind] == "colonist":
        return called(lambda lang: say("name-colonist", lang), tongue)
    return named(DATA["personality"][kind], tongue)


def sort(i: int, tongue: str) -> str:
    """What a card is called that can be played; a Mercator with what it pays."""
    name = personality(i, tongue)
    if i < len(KINDS) and KINDS[i] != "mercator":
        return name
    return say("name-mercator", tongue, name=name, n=int(PAYS if i < len(KINDS) else PAYS_MORE))


def card(i: int, tongue: str) -> str:
    """A card; one that was for sale with its deck."""
    card = CARDS[i]
    if not card.deck:
        return sort(int(card.sort), tongue)
    return say("name-card", tongue, card=sort(int(card.sort), tongue), deck=NUMERALS[card.deck])


def for_sale(seats: int) -> list[tuple[int, int]]:
    """CO-2.15, CO-3.4 How many of the cards for sale each god has in a game of so many."""
    return sorted(Counter(int(card.god) for card in CARDS if 0 < card.deck <= seats).items())


def pantheon(seats: int, tongue: str) -> list[str]:
    """CO-2.15 The same in words: 7 of Jupiter."""
    return [say("name-of-god", tongue, god=named(DATA["god"][god], tongue), n=n) for god, n in for_sale(seats)]


def city(i: int, tongue: str) -> str:
    return named(CITY[CITIES[i]], tongue)


def known(row: dict[str, str], tongue: str) -> str:
    """A city or a province, with the name beside it by which people know it: کارتاگو (کارتاژ)."""
    name, other = named(row, first(tongue)), [row.get(f"known_{first(tongue)[-2:]}", "")]
    if second(tongue):
        other.append(named(row, second(tongue)))
    known = say("list-comma", tongue).join(filter(None, other))
    return say("name-known", tongue, name=name, known=known) if known else name


def line(i: int, tongue: str) -> str:
    """A line is named by its ends; it is of land or sea."""
    row = LINE_ROWS[i]
    return say(f"name-line-{row['type']}", tongue, a=named(CITY[row["a"]], tongue), b=named(CITY[row["b"]], tongue))


def spot(i: int, tongue: str) -> str:
    """Where a colonist stands: on a line, or in a city."""
    if i < len(LINES):
        row = LINE_ROWS[i]
        return say(f"name-on-{row['type']}", tongue, a=named(CITY[row["a"]], tongue), b=named(CITY[row["b"]], tongue))
    return settler(i - len(LINES), tongue)


def settler(i: int, tongue: str) -> str:
    """A colonist of land or sea in a city."""
    return say(f"name-in-{WAYS[i // COUNT]}", tongue, city=city(i % COUNT, tongue))


def thing(kind: str, i: int, tongue: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in ("card", "buy"):
        return card(i + int(START) if kind == "buy" else i, tongue)
    if kind in ("sort", "play", "copy"):
        return sort(i, tongue)
    if kind in ("good", "keep", "sell", "purchase", "pay"):
        return good(i, tongue)
    if kind == "type":
        return city_type(i, tongue)
    if kind == "goods":
        return goods(i, tongue)
    if kind == "bill":
        return [say("held-cash", tongue, n=i >> 20), *goods(i, tongue)]
    if kind == "price":
        return [*goods(i, tongue), say("name-units-any", tongue)]
    if kind == "sorts":
        return [sort(number, tongue) for number in range(len(SORTS)) if i >> number & 1]
    if kind == "cards":
        return [card(number, tongue) for number in range(len(CARDS)) if i >> number & 1]
    if kind == "pantheon":
        return pantheon(i, tongue)
    if kind == "deed":
        return say(f"about-{SORTS[i]}", tongue, personality=personality(i, first(tongue)))
    if kind == "personality":
        return personality(i, tongue)
    if kind in ("way", "hire"):
        return say(f"name-{WAYS[i]}", tongue)
    if kind in ("city", "build"):
        return city(i, tongue)
    if kind == "known-city":
        return known(CITY[CITIES[i]], tongue)
    if kind == "known-province":
        return known(PROVINCE[PROVINCES[i]], tongue)
    if kind in ("line", "move"):
        return line(i, tongue)
    if kind in ("spot", "lift"):
        return spot(i, tongue)
    if kind == "settle":
        return settler(i, tongue)
    if kind in ("province", "produce"):
        return named(PROVINCE[PROVINCES[i]], tongue)
    if kind == "god":
        return named(DATA["god"][i] if i < len(DATA["god"]) else DATA["cards"]["special"][0], tongue)
    assert kind in BARE, f"nothing is called a {kind}"
    return ""
