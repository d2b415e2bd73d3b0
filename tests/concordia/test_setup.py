"""CO-3 Set-up, CO-18.1 chance, CO-22 and CO-23 options."""

from __future__ import annotations

from collections import Counter

import pytest

from concordia.table import look, market, random_game
from mizban.core.problem import Problem
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.board import MAPS, ROWS
from mizban.games.concordia.rules.cards import DATA, GOODS

SIZES = [2, 3, 4, 5]
SIDES = [(2, "italia"), (3, "imperium"), (3, "italia"), (4, "imperium"), (4, "italia"), (5, "imperium")]
RANK = {good: rank for rank, good in enumerate(GOODS)}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_there_is_no_game_for_one_or_six(seats: int) -> None:
    """CO-22.1"""
    with pytest.raises(Problem) as problem:
        GAME.new(seats, 1)
    assert problem.value.text == "bad-seats"


@pytest.mark.parametrize(("seats", "map"), [(2, "imperium"), (5, "italia")])
def test_a_map_is_for_so_many_players(seats: int, map: str) -> None:
    """CO-3.1, CO-21.3, CO-23.1"""
    with pytest.raises(Problem) as problem:
        GAME.new(seats, 1, {"map": map})
    assert problem.value.text == "option-seats"


def test_the_usual_map() -> None:
    """CO-3.1, CO-23.1"""
    assert [look(GAME.new(seats, 1))["map"] for seats in SIZES] == ["italia", "imperium", "imperium", "imperium"]
    assert look(GAME.new(3, 1, {"map": "italia"}))["map"] == "italia"


def test_the_options_and_their_defaults() -> None:
    """CO-17.1, CO-23.1 to CO-23.4"""
    settings = {setting.id: (setting.values, setting.default) for setting in GAME.settings}
    assert settings == {
        "map": (("usual", "imperium", "italia"), "usual"),
        "intermediate_scoring": (("off", "on"), "off"),
        "open_hands": (("off", "on"), "off"),
        "running_scores": (("off", "on"), "off"),
        "first_player": (("random", "host_choice"), "random"),
        "first_seat": ((), "0"),
    }


@pytest.mark.parametrize(("seats", "map"), SIDES)
def test_tokens_lie_on_cities_of_their_letter(seats: int, map: str) -> None:
    """CO-3.2, CO-2.6"""
    sets = {row["letter"]: [good for good in GOODS for _ in range(row[good])] for row in DATA["city_token_set"]}
    for seed in range(10):
        v = look(GAME.new(seats, seed, {"map": map}))
        for letter in "ABCD":
            cities = [city["id"] for city in DATA["maps"][map]["cities"] if city["letter"] == letter]
            tokens = sorted((v["tokens"][city] for city in cities), key=RANK.__getitem__)
            assert tokens == (sets[letter] if cities else [])


def test_tokens_are_dealt_at_random_and_stay() -> None:
    """CO-3.2, CO-18.1"""
    deals = Counter(look(GAME.new(3, seed))["tokens"]["massilia"] for seed in range(200))
    assert set(deals) == set(GOODS)
    assert deals["brick"] > 25  # 2 of 8
    for seed in range(2):
        tokens = None
        for s in random_game(3, seed):
            assert tokens in (None, list(s.tokens))
            tokens = list(s.tokens)


@pytest.mark.parametrize(("seats", "map"), SIDES)
def test_bonus_markers_show_the_most_valuable_good(seats: int, map: str) -> None:
    """CO-3.3, CO-19.7, CO-2.7"""
    for seed in range(20):
        v = look(GAME.new(seats, seed, {"map": map}))
        for province in DATA["maps"][map]["provinces"]:
            best = max((v["tokens"][city] for city in province["cities"]), key=RANK.__getitem__)
            assert v["bonus"][province["id"]] == best
        assert v["turned"] == []
        assert len(v["bonus"]) == len(DATA["maps"][map]["provinces"])
        need = Counter(v["bonus"].values())
        assert all(need[row["id"]] <= row["marker_count"] for row in DATA["good"])


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 21), (4, 26), (5, 30)])
def test_the_market_for_so_many_players(seats: int, cards: int) -> None:
    """CO-3.4, CO-3.5, CO-3.6"""
    rows = {row["players"]: row for row in DATA["player_count"]}
    for seed in range(5):
        s = GAME.new(seats, seed)
        v = look(s)
        shown = [offer["card"] for offer in v["display"]]
        assert len(shown) + v["stack"] == cards == rows[seats]["market_cards"]
        assert v["stack"] == cards - 7 == rows[seats]["face_down_after_setup"]
        assert set(shown) <= set(market(1))
        assert sorted(shown + v["unseen"]) == sorted(card for deck in range(1, seats + 1) for card in market(deck))
        decks = [int(GAME.words.named[f"buy:{name}"].ref[6]) for name in names(s)]
        assert decks == sorted(decks)
        assert v["deck"] == "I"


def names(s: object) -> list[str]:
    """The market cards of a game, in the order they come."""
    from mizban.games.concordia.rules.cards import NAMES
    from mizban.games.concordia.rules.state import Concordia

    assert isinstance(s, Concordia)
    return [NAMES[card] for card in s.stack]


def test_each_deck_is_shuffled() -> None:
    """CO-3.5, CO-18.1"""
    orders = {tuple(names(GAME.new(3, seed))) for seed in range(20)}
    assert len(orders) == 20
    last = Counter(names(GAME.new(2, seed))[7] for seed in range(400))
    assert set(last) == set(market(1))
    assert min(last.values()) > 20


@pytest.mark.parametrize("seats", SIZES)
def test_what_every_player_begins_with(seats: int) -> None:
    """CO-3.7, CO-3.8, CO-3.9, CO-3.13"""
    v = look(GAME.new(seats, 3))
    assert v["houses_left"] == [15] * seats
    assert v["colonists"] == [["land_roma", "sea_roma"]] * seats
    assert v["stock"] == [[2, 2]] * seats
    assert v["goods"] == [{"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}] * seats
    assert v["free"] == [2] * seats
    assert v["hand_sizes"] == [7] * seats
    assert v["pile_sizes"] == [0] * seats
    assert v["tops"] == [""] * seats


@pytest.mark.parametrize("seats", SIZES)
def test_money_and_the_praefectus_magnus(seats: int) -> None:
    """CO-3.10, CO-3.11, CO-3.12, CO-21.2"""
    starts: Counter[int] = Counter()
    for seed in range(100):
        v = look(GAME.new(seats, seed))
        starts[v["first"]] += 1
        order = [(v["first"] + i) % seats for i in range(seats)]
        assert [v["cash"][seat] for seat in order] == [5 + i for i in range(seats)]
        assert v["magnus"] == order[-1]
        assert v["asked"] == v["active"] == v["first"]
        row = next(row for row in DATA["player_count"] if row["players"] == seats)
        assert row["start_sestertii"] == [5 + i for i in range(seats)]
        assert row["praefectus_magnus_seat"] == seats
    assert set(starts) == set(range(seats))


def test_a_host_may_choose_the_start_player() -> None:
    """CO-3.10, CO-21.2, CO-23.3"""
    for seat in range(4):
        s = GAME.new(4, 9, {"first_player": "host_choice", "first_seat": str(seat)})
        assert (s.first, s.asked) == (seat, seat)


def test_after_set_up_nothing_is_random() -> None:
    """CO-18.1"""
    for seats in SIZES:
        draws = None
        for s in random_game(seats, 4):
            assert draws in (None, s.rng.draws)
            draws = s.rng.draws


def test_nothing_of_other_boxes_is_here() -> None:
    """CO-22.1"""
    assert MAPS == ["imperium", "italia"]
    assert GOODS == ["brick", "food", "tool", "wine", "cloth"]
    assert len(ROWS) == 2
