"""CO-2 Components: cards, tokens, markers, storehouse and display, counted."""

from __future__ import annotations

from collections import Counter

import pytest

from concordia.table import market, number
from mizban.games.concordia.rules import goods
from mizban.games.concordia.rules.cards import (
    ANY,
    CARDS,
    COINS,
    DATA,
    EXTRA_CLOTH,
    GODS,
    GOODS,
    KINDS,
    SLOTS,
    SORTS,
    START,
)

MARKET = CARDS[int(START) :]
COSTS = {
    "architect": {"tool": 1},
    "prefect": {"wine": 1},
    "mercator": {"wine": 1},
    "colonist": {"food": 1},
    "consul": {"cloth": 1},
    "mason": {"food": 1},
    "farmer": {"brick": 1, "food": 1},
    "smith": {"brick": 1, "tool": 1},
    "vintner": {"brick": 1, "wine": 1},
    "weaver": {"brick": 1, "cloth": 1},
}
DECKS = {
    "architect": [1, 2, 3, 4],
    "prefect": [1, 2, 3, 4, 5],
    "mercator": [1, 2, 3, 5],
    "colonist": [1, 2, 3, 4],
    "consul": [2, 3, 4, 5],
    "diplomat": [1, 3, 4, 5],
    "mason": [1],
    "farmer": [1],
    "smith": [1],
    "vintner": [2],
    "weaver": [2],
}
DIPLOMATS = {1: ("tool", "saturnus"), 3: ("food", "saturnus"), 4: ("tool", "mercurius"), 5: ("food", "mars")}
PANTHEON = {2: (3, 3, 2, 2), 3: (5, 5, 3, 3), 4: (7, 6, 4, 4), 5: (8, 7, 5, 5)}


def test_wooden_pieces() -> None:
    """CO-2.5, CO-2.10"""
    mine = DATA["per_player"]
    assert (mine["land_colonists"], mine["sea_colonists"], mine["houses"], mine["scoring_markers"]) == (3, 3, 15, 1)
    assert [row["id"] for row in DATA["player_colour"]] == ["red", "green", "yellow", "blue", "black"]
    assert DATA["counts"]["wooden_pieces"] == 5 * (3 + 3 + 15 + 1)
    assert DATA["counts"]["goods_units"] == 80


def test_city_tokens() -> None:
    """CO-2.6"""
    rows = {row["letter"]: [row[good] for good in GOODS] for row in DATA["city_token_set"]}
    assert rows == {"A": [2, 2, 1, 1, 1], "B": [2, 2, 2, 1, 1], "C": [3, 2, 2, 2, 1], "D": [1, 1, 1, 1, 1]}
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == [8, 7, 6, 5, 4]
    assert all(row["total"] == sum(rows[row["letter"]]) for row in DATA["city_token_set"])


def test_bonus_markers() -> None:
    """CO-2.7"""
    assert list(COINS) == [2, 2, 2, 2, 1]
    assert [row["marker_count"] for row in DATA["good"]] == [3, 6, 6, 5, 4]
    assert sum(row["marker_count"] for row in DATA["good"]) == DATA["counts"]["bonus_markers"] == 24


def test_storehouses() -> None:
    """CO-2.8"""
    assert DATA["per_player"]["storehouse_spaces"] == 12
    assert {row["id"]: row["price"] for row in DATA["good"]} == {
        "brick": 3,
        "food": 4,
        "tool": 5,
        "wine": 6,
        "cloth": 7,
    }


def test_the_number_of_cards() -> None:
    """CO-2.9, CO-2.11"""
    assert {card.deck for card in CARDS[: int(START)]} == {0}  # none of them is for sale
    assert (START, len(MARKET)) == (7, 30)
    assert [len(market(deck)) for deck in range(1, 6)] == [8, 7, 6, 5, 4]
    special = {row["id"]: row["copies"] for row in DATA["cards"]["special"]}
    assert special == {"concordia_card": 1, "praefectus_magnus": 1, "player_aid": 5}
    assert 5 * START + len(MARKET) + sum(special.values()) == DATA["counts"]["cards_total"] == 72


def test_the_starting_hand() -> None:
    """CO-2.11"""
    hand = [(KINDS[card.kind], GODS[card.god]) for card in CARDS[: int(START)]]
    assert sorted(hand) == sorted(
        [
            ("tribune", "mars"),
            ("architect", "jupiter"),
            ("prefect", "saturnus"),
            ("prefect", "saturnus"),
            ("mercator", "mercurius"),
            ("diplomat", "jupiter"),
            ("senator", "vesta"),
        ]
    )
    assert not any(sum(card.cost) for card in CARDS[: int(START)])


def test_the_display() -> None:
    """CO-2.12"""
    assert SLOTS == 7
    assert list(ANY) == [0, 1, 1, 0, 0, 1, 0]
    assert list(EXTRA_CLOTH) == [0, 0, 0, 1, 1, 1, 2]


def test_market_cards() -> None:
    """CO-2.13, CO-21.4 Costs that the Persian rule book does not hold are those of the printed cards."""
    decks: dict[str, list[int]] = {}
    for card in MARKET:
        kind = KINDS[card.kind]
        decks.setdefault(kind, []).append(card.deck)
        cost = {good: n for good, n in zip(GOODS, card.cost, strict=True) if n}
        if kind == "diplomat":
            good, god = DIPLOMATS[card.deck]
            assert (cost, GODS[card.god]) == ({good: 1}, god)
        else:
            assert cost == COSTS[kind], card.id
    assert decks == DECKS


@pytest.mark.parametrize(("players", "expected"), PANTHEON.items())
def test_gods_in_the_market(players: int, expected: tuple[int, ...]) -> None:
    """CO-2.15"""
    counts = Counter(GODS[card.god] for card in MARKET if card.deck <= players)
    assert tuple(counts[god] for god in ("jupiter", "saturnus", "mercurius", "mars")) == expected
    assert (counts["minerva"], counts["vesta"]) == (5, 0)
    for row in DATA["pantheon"]:
        if row["players"] == players:
            assert tuple(row[god] for god in ("jupiter", "saturnus", "mercurius", "mars")) == expected


def test_what_is_never_for_sale() -> None:
    """CO-2.14"""
    assert not [card for card in MARKET if KINDS[card.kind] in ("tribune", "senator")]
    assert not [card for card in MARKET if GODS[card.god] == "vesta"]
    assert not [card for card in CARDS[: int(START)] if GODS[card.god] == "minerva"]


def test_only_a_bought_mercator_is_another_sort() -> None:
    """CO-10.1, CO-20.11 Cards of one sort do the same."""
    assert SORTS[CARDS[number("start_mercator")].sort] == "mercator"
    assert {SORTS[card.sort] for card in MARKET if KINDS[card.kind] == "mercator"} == {"mercator_5"}
    assert all(card.sort == card.kind for card in CARDS if KINDS[card.kind] != "mercator")
    pays = {
        row["id"]: row["mercator_sestertii"]
        for part in ("starting", "market")
        for row in DATA["cards"][part]
        if row["kind"] == "mercator"
    }
    assert pays == {"start_mercator": 3, **{f"m{deck}_mercator": 5 for deck in (1, 2, 3, 5)}}


def test_what_is_not_settled_is_marked() -> None:
    """CO-2.7, CO-5.7, CO-8.7, CO-11.9, CO-16.3, CO-17.3, CO-17.5, CO-17.7, CO-18.4"""
    assert test_what_is_not_settled_is_marked.__doc__ == ", ".join(DATA["unconfirmed"])


def test_the_score_track() -> None:
    """CO-2.16"""
    assert (DATA["counts"]["score_track_spaces"], DATA["constants"]["score_track_last"]) == (100, 99)


def test_goods_in_one_figure_are_as_many_of_each_type_as_were_put_in() -> None:
    """CO-4.6, CO-4.7"""
    figure = goods.figure([1, 2, 3, 4, 5])
    assert [goods.among(figure, good) for good in range(len(GOODS))] == [1, 2, 3, 4, 5]
    assert goods.total(figure) == 15
