"""The names of things in Concordia, from its data file."""

from __future__ import annotations

from collections import Counter

from mizban.games.concordia.rules.board import CITIES, LINE_ROWS, LINES, PROVINCES, ROWS, WAYS
from mizban.games.concordia.rules.cards import CARDS, DATA, GOODS, KINDS, NUMERALS, PAYS, PAYS_MORE, SORTS, START
from mizban.games.concordia.rules.goods import among
from mizban.games.concordia.rules.state import WORDS
from mizban.render.texts import of_game

CITY = {city["id"]: city for row in ROWS for city in row["cities"]}
PROVINCE = {province["id"]: province for row in ROWS for province in row["provinces"]}
COUNT = len(CITIES)
BARE = frozenset(option.verb for option in WORDS.all if option.ref.startswith("say:"))  # verbs that are said of nothing


def named(row: dict[str, str], lang: str) -> str:
    return row["name"] if lang == "en" else row[f"name_{lang}"]


def say(id: str, lang: str, **figures: object) -> str:
    """One of the game's own texts."""
    return of_game("concordia", lang).say(id, figures)


def good(i: int, lang: str) -> str:
    name = named(DATA["good"][i], lang)
    return name.lower() if lang == "en" else name


def city_type(i: int, lang: str) -> str:
    """CO-1.8 What a city is called that produces a good: a brick city."""
    row = DATA["good"][i]
    return str(row["city_type_name"] if lang == "en" else row[f"city_type_name_{lang}"])


def goods(figure: int, lang: str) -> list[str]:
    """Several goods in one figure: 2 wine, 1 brick."""
    counts = [(int(among(figure, i)), name) for i, name in enumerate(GOODS)]
    return [say(f"name-units-{name}", lang, n=n) for n, name in counts if n]


def sort(i: int, lang: str) -> str:
    """What a card is called that can be played; a Mercator with what it pays."""
    kind = i if i < len(KINDS) else KINDS.index("mercator")
    name = named(DATA["personality"][kind], lang)
    if KINDS[kind] == "mercator":
        return say("name-mercator", lang, name=name, n=int(PAYS if i < len(KINDS) else PAYS_MORE))
    return say("name-colonist", lang) if KINDS[kind] == "colonist" else name


def card(i: int, lang: str) -> str:
    """A card; one that was for sale with its deck."""
    card = CARDS[i]
    if not card.deck:
        return sort(int(card.sort), lang)
    return say("name-card", lang, card=sort(int(card.sort), lang), deck=NUMERALS[card.deck])


def pantheon(seats: int, lang: str) -> list[str]:
    """CO-2.15, CO-3.4 How many of the cards for sale each god has in a game of so many: 7 of Jupiter."""
    gods = Counter(int(card.god) for card in CARDS if 0 < card.deck <= seats)
    return [say("name-of-god", lang, god=named(DATA["god"][god], lang), n=gods[god]) for god in sorted(gods)]


def city(i: int, lang: str) -> str:
    return named(CITY[CITIES[i]], lang)


def known(row: dict[str, str], lang: str) -> str:
    """A city or a province, with the name beside it by which people know it: کارتاگو (کارتاژ)."""
    name, other = named(row, lang), row.get(f"known_{lang}", "")
    return say("name-known", lang, name=name, known=other) if other else name


def line(i: int, lang: str) -> str:
    """A line is named by its ends; it is of land or sea."""
    row = LINE_ROWS[i]
    return say(f"name-line-{row['type']}", lang, a=named(CITY[row["a"]], lang), b=named(CITY[row["b"]], lang))


def spot(i: int, lang: str) -> str:
    """Where a colonist stands: on a line, or in a city."""
    if i < len(LINES):
        row = LINE_ROWS[i]
        return say(f"name-on-{row['type']}", lang, a=named(CITY[row["a"]], lang), b=named(CITY[row["b"]], lang))
    return settler(i - len(LINES), lang)


def settler(i: int, lang: str) -> str:
    """A colonist of land or sea in a city."""
    return say(f"name-in-{WAYS[i // COUNT]}", lang, city=city(i % COUNT, lang))


def thing(kind: str, i: int, lang: str) -> str | int | list[str]:
    """What the i-th thing of a kind is called; a verb's things are what it is said of."""
    if kind in ("card", "buy"):
        return card(i + int(START) if kind == "buy" else i, lang)
    if kind in ("sort", "play", "copy"):
        return sort(i, lang)
    if kind in ("good", "keep", "sell", "purchase", "pay"):
        return good(i, lang)
    if kind == "type":
        return city_type(i, lang)
    if kind == "goods":
        return goods(i, lang)
    if kind == "bill":
        return [say("held-cash", lang, n=i >> 20), *goods(i, lang)]
    if kind == "price":
        return [*goods(i, lang), say("name-units-any", lang)]
    if kind == "sorts":
        return [sort(number, lang) for number in range(len(SORTS)) if i >> number & 1]
    if kind == "cards":
        return [card(number, lang) for number in range(len(CARDS)) if i >> number & 1]
    if kind == "pantheon":
        return pantheon(i, lang)
    if kind == "deed":
        return say(f"about-{SORTS[i]}", lang)
    if kind in ("way", "hire"):
        return say(f"name-{WAYS[i]}", lang)
    if kind in ("city", "build"):
        return city(i, lang)
    if kind == "known-city":
        return known(CITY[CITIES[i]], lang)
    if kind == "known-province":
        return known(PROVINCE[PROVINCES[i]], lang)
    if kind in ("line", "move"):
        return line(i, lang)
    if kind in ("spot", "lift"):
        return spot(i, lang)
    if kind == "settle":
        return settler(i, lang)
    if kind in ("province", "produce"):
        return named(PROVINCE[PROVINCES[i]], lang)
    if kind == "god":
        return named(DATA["god"][i] if i < len(DATA["god"]) else DATA["cards"]["special"][0], lang)
    assert kind in BARE, f"nothing is called a {kind}"
    return ""
