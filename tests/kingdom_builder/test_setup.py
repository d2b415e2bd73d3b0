"""KB-3 Set-up, KB-15 chance, KB-16 options."""

from __future__ import annotations

from collections import Counter

import pytest

from kingdom_builder.table import BUILDABLE, FIRST, final, look, options, pile, random_game, table, told
from mizban.core.match import Match
from mizban.core.plain import plain
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.cards import CARDS, DATA, LOCATIONS
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, REMOVED

SIZES = [2, 3, 4]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_is_no_game_for_one_or_five(seats: int) -> None:
    """KB-16.6"""
    with pytest.raises(Problem) as problem:
        GAME.new(seats, 1)
    assert problem.value.text == "bad-seats"


@pytest.mark.parametrize("seats", SIZES)
def test_set_up_is_the_same_for_any_number(seats: int) -> None:
    """KB-3.1, KB-3.4, KB-3.5, KB-3.6, KB-3.7, KB-3.8, KB-3.13"""
    for seed in range(10):
        s = GAME.new(seats, seed)
        v = look(s, seats)
        assert v["supply"] == [40] * seats
        assert v["settlements"] == v["taken"] == [[]] * seats
        assert not any(v["tiles"])
        assert len(v["cards"]) == 3
        assert all(left == 2 for _, _, left in v["locations"])
        assert len(v["locations"]) in (6, 7, 8)
        assert (v["draw"], sum(v["discards"].values()), sum(v["removed"].values())) == (25 - seats, 0, 0)
        assert v["hands"].count("") == seats - 1  # the start player has played his
        assert v["played"]
    row = next(row for row in DATA["setup"] if row["players"] == seats)
    assert row["draw_pile_after_deal"] == 25 - seats


def test_gold_starts_at_nothing() -> None:
    """KB-3.11, KB-3.13"""
    s = table(FIRST, cards=["fishermen", "knights", "merchants"])
    assert GAME.scores(s) == [0, 0]
    assert look(GAME.new(2, 1), 0)["gold"] == []


def test_what_is_not_used_is_not_in_the_game() -> None:
    """KB-3.3, KB-3.12, KB-14.7 The locations are those of the four sections, the cards are three."""
    for seed in range(20):
        v = look(GAME.new(2, seed), 2)
        sections = [name.removesuffix("_turned") for name in v["sections"]]
        assert len(set(sections)) == 4
        assert {kind for _, kind, _ in v["locations"]} == set(sections)
        assert len(set(v["cards"])) == 3


def test_the_table_at_the_first_game() -> None:
    """KB-3.14, KB-3.15, KB-3.16, KB-3.17, KB-16.1"""
    for seed in range(5):
        v = look(GAME.new(3, seed, {"setup": "first_game"}), 3)
        assert v["sections"] == ["tavern", "paddock", "oasis", "farm"]
        assert sorted(v["cards"]) == ["fishermen", "knights", "merchants"]
        assert (v["supply"], v["draw"]) == ([40, 40, 40], 22)


def test_a_table_may_choose_sections_places_and_turns() -> None:
    """KB-3.2, KB-16.2"""
    board = {"setup": "custom", "nw": "harbor_turned", "ne": "oracle", "sw": "barn_turned", "se": "tower"}
    v = look(GAME.new(2, 3, {**board, "card_1": "lords", "card_2": "farmers", "card_3": "miners"}), 0)
    assert v["sections"] == ["harbor_turned", "oracle", "barn_turned", "tower"]
    assert sorted(v["cards"]) == ["farmers", "lords", "miners"]


def test_what_is_not_chosen_is_left_to_chance() -> None:
    """KB-16.2, KB-16.3"""
    boards, cards = set(), set()
    for seed in range(30):
        v = look(GAME.new(2, seed, {"setup": "custom", "sw": "oasis", "card_2": "knights"}), 0)
        assert v["sections"][2] == "oasis"
        assert "knights" in v["cards"]
        boards.add(tuple(v["sections"]))
        cards.add(tuple(v["cards"]))
    assert len(boards) > 20
    assert len(cards) > 10


@pytest.mark.parametrize("setup", ["random", "first_game"])
def test_a_choice_counts_only_where_the_table_chooses(setup: str) -> None:
    """KB-16.1, KB-16.2"""
    for seed in range(10):
        chosen = {"setup": setup, "nw": "oracle", "se": "barn_turned", "card_1": "lords"}
        assert look(GAME.new(2, seed, chosen), 2) == look(GAME.new(2, seed, {"setup": setup}), 2)


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"nw": "farm", "se": "farm"}, "The section with the Farm"),
        ({"sw": "oasis_turned", "ne": "oasis"}, "The section with the Oasis"),
        ({"card_1": "lords", "card_3": "lords"}, "The card Lords"),
    ],
)
def test_nothing_can_be_chosen_twice(chosen: dict[str, str], named: str) -> None:
    """KB-16.2 Whoever lays such a table is told so; where the choice does not count, it does not matter."""
    with pytest.raises(Problem) as refused:
        GAME.agreed(2, {"setup": "custom", **chosen})
    assert refused.value.say("en").startswith(named)
    assert refused.value.say("en").endswith("(KB-16.2)")
    assert "انتخاب شده است، ولی فقط یکی از آن هست" in refused.value.say("fa")
    assert GAME.agreed(2, {"setup": "random", **chosen})["setup"] == "random"
    assert GAME.agreed(2, {"setup": "custom", "nw": "farm", "ne": "oasis", "card_1": "lords", "card_2": "miners"})


def test_old_records_that_ask_for_something_twice_have_it_once() -> None:
    """KB-1.3, KB-3.2, KB-3.6"""
    twice = {"setup": "custom", "nw": "farm", "ne": "farm_turned", "card_1": "lords", "card_3": "lords"}
    for seed in range(10):
        v = look(GAME.new(2, seed, twice), 0)
        assert v["sections"][0] == "farm"
        assert len({name.removesuffix("_turned") for name in v["sections"]}) == 4
        assert "lords" in v["cards"]
        assert len(v["cards"]) == 3


def test_boards_and_cards_are_drawn_evenly() -> None:
    """KB-3.2, KB-3.6, KB-15.1, KB-15.3, KB-16.3 Each section on each place, upright or turned; each card."""
    places: Counter[tuple[int, str]] = Counter()
    cards: Counter[str] = Counter()
    games = 1600
    for seed in range(games):
        s = GAME.new(2, seed)
        for place in range(4):
            places[place, str(s.layout >> 4 * place & 15)] += 1
        cards.update(name for i, name in enumerate(CARDS) if s.cards >> i & 1)
    assert len(places) == 64
    assert all(60 <= n <= 145 for n in places.values())  # 100 expected
    assert len(cards) == 10
    assert all(400 <= n <= 560 for n in cards.values())  # 480 expected


def test_first_cards_are_drawn_evenly() -> None:
    """KB-3.5, KB-15.4"""
    cards = Counter(look(GAME.new(2, seed), 0)["played"] for seed in range(1000))
    assert set(cards) == set(BUILDABLE)
    assert all(150 <= n <= 250 for n in cards.values())


@pytest.mark.parametrize("seats", SIZES)
def test_the_start_player(seats: int) -> None:
    """KB-3.9, KB-3.10"""
    drawn = Counter(GAME.new(seats, seed).first for seed in range(60))
    assert set(drawn) == set(range(seats))
    for seat in range(seats):
        s = GAME.new(seats, 1, {"first_player": "host_choice", "first_seat": str(seat)})
        assert s.first == s.active == s.asked == seat


def test_lords_can_be_left_out() -> None:
    """KB-16.4"""
    for seed in range(60):
        assert "lords" not in look(GAME.new(2, seed, {"lords": "excluded"}), 0)["cards"]
    assert any("lords" in look(GAME.new(2, seed), 0)["cards"] for seed in range(60))


def test_running_scores_are_off_unless_wanted() -> None:
    """KB-16.5"""
    for s in random_game(2, 3):
        v = look(s, 0)
        assert bool(v["points"]) == v["over"]
    for s in random_game(2, 3, {"running_scores": "on"}):
        v = look(s, 2)
        assert v["points"] == GAME.scores(s) == [sum(row) for row in v["gold"]]
        assert bool(v["ranks"]) == v["over"]


@pytest.mark.parametrize("seats", SIZES)
def test_one_seed_gives_one_game(seats: int) -> None:
    """KB-15.2"""
    assert plain(final(seats, 4)) == plain(final(seats, 4))
    assert plain(GAME.new(seats, 4)) != plain(GAME.new(seats, 5))


@pytest.mark.parametrize("seats", SIZES)
def test_chance_is_asked_for_cards_only_once_the_game_has_begun(seats: int) -> None:
    """KB-15.1, KB-15.2, KB-16.7 Building, moving and using tiles ask nothing of it."""
    draws, cards = -1, 0
    for s in random_game(seats, 6):
        drawn = len(told(s, "draws")) + len(told(s, "useless"))
        if draws >= 0:
            assert s.rng.draws - draws == drawn - cards
        draws, cards = s.rng.draws, drawn


def test_a_turn_can_be_taken_back_until_a_card_is_drawn() -> None:
    """KB-16.7"""
    record = Record.new(GAME, 2, 3, options(FIRST))
    match = Match(record)
    seat = match.s.asked
    match.say(seat, match.s.legal[0].word)
    assert match.undoable(seat) == 1
    match.say(seat, match.s.legal[0].word)
    assert match.undoable(seat) == 2
    while match.s.asked == seat:
        match.say(seat, match.s.legal[0].word)
    assert match.undoable(seat) == 0


@pytest.mark.parametrize("seed", range(4))
def test_in_the_last_round_nothing_is_taken_back_across_a_card_that_is_shown(seed: int) -> None:
    """KB-16.7 Nothing is drawn there any more."""
    match, rng, turns = Match(Record.new(GAME, 4, seed)), fast(seed), 0
    while match.s.legal:
        seat, ending = match.s.asked, match.s.ending
        news = match.say(seat, match.s.legal[rng.below(len(match.s.legal))].word)
        if any(text.startswith("reveals") for _, text, _ in news):
            assert match.undoable(seat) == 0
            turns += ending
    assert turns


def test_the_options_of_a_table() -> None:
    """KB-16.1, KB-16.2, KB-16.3, KB-16.4, KB-16.5, KB-3.10"""
    settings = {setting.id: setting for setting in GAME.settings}
    others = ["lords", "running_scores", "first_player", "first_seat"]
    assert list(settings) == ["setup", "nw", "ne", "sw", "se", "card_1", "card_2", "card_3", *others]
    assert {id: settings[id].default for id in ("setup", *others)} == {
        "setup": "random",
        "lords": "included",
        "running_scores": "off",
        "first_player": "random",
        "first_seat": "0",
    }
    for place in ("nw", "ne", "sw", "se"):
        assert settings[place].values == ("random", *(id + turn for id in LOCATIONS for turn in ("", "_turned")))
    for card in ("card_1", "card_2", "card_3"):
        assert settings[card].values == ("random", *CARDS)
    for row in DATA["option"]:
        assert set(row["values"]) == set(row["labels"]) == set(row["labels_fa"])


def test_piles_are_counted() -> None:
    """KB-3.5, KB-5.1"""
    s = GAME.new(4, 9)
    held = [card for card in s.hand if card >= 0]
    assert len(held) == 3
    assert (len(pile(s, DRAW)), pile(s, DISCARDS), pile(s, REMOVED)) == (21, [], [])
