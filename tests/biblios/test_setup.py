"""BI-2 Players, BI-3 set-up, BI-12 chance, BI-14 options."""

from __future__ import annotations

from collections import Counter

import pytest

from biblios.table import (
    BOB,
    NUMBER,
    ask,
    hand,
    kinds,
    legal,
    look,
    numbers,
    question,
    random_game,
    say,
    table,
    told,
)
from mizban.core.plain import plain
from mizban.core.problem import Problem
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Auctions, Penalty
from mizban.games.biblios.rules.cards import CARDS
from mizban.games.biblios.rules.gifts import Gift, Take
from mizban.games.biblios.rules.state import BOX, DECK, DRAWN, OUT

SIZES = [2, 3, 4]


def drawn_and_deck(seats: int, seed: int, options: dict[str, str] | None = None) -> list[int]:
    """The draw pile of a new game, the top card first."""
    s = GAME.new(seats, seed, options)
    return [*numbers(s, DRAWN), *reversed(list(s.deck))]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_is_no_game_for_one_or_five(seats: int) -> None:
    """BI-2.1, BI-14.4"""
    with pytest.raises(Problem) as problem:
        GAME.new(seats, 1)
    assert problem.value.text == "bad-seats"


@pytest.mark.parametrize("seats", SIZES)
def test_two_three_or_four_can_play(seats: int) -> None:
    """BI-2.1"""
    s = GAME.new(seats, 1)
    assert s.seats == seats == len(GAME.scores(s)) == len(look(s, 0)["hands"])


@pytest.mark.parametrize("seats", SIZES)
def test_gifts_then_auctions_then_the_end(seats: int) -> None:
    """BI-2.3"""
    asked = {"gift": {"Place", "Take", "TurnDice"}, "auction": {"Bid", "Pay", "Discard", "TurnDice"}, "over": {""}}
    phases: list[str] = []
    for s in random_game(seats, seed=8):
        phase = look(s, 0)["phase"]
        assert question(s) in asked[phase]
        if phase not in phases[-1:]:
            phases.append(phase)
    assert phases == ["gift", "auction", "over"]


@pytest.mark.parametrize("seats", SIZES)
def test_left_is_the_next_seat_clockwise(seats: int) -> None:
    """BI-0.4, BI-2.4"""
    s = GAME.new(seats, 1)
    assert [s.left(seat) for seat in range(seats)] == [*range(1, seats), 0]


@pytest.mark.parametrize("seats", SIZES)
def test_the_active_player_changes_clockwise(seats: int) -> None:
    """BI-2.4, BI-4.1, BI-6.11"""
    *_, s = random_game(seats, seed=2)
    for text in ("gift-turn", "turns-up"):
        active = [figures[0] for figures in told(s, text)]
        assert active == [(s.first + turn) % seats for turn in range(len(active))]


@pytest.mark.parametrize("seats", SIZES)
def test_hands_are_empty_at_the_start(seats: int) -> None:
    """BI-2.5"""
    s = GAME.new(seats, 4)
    assert [hand(s, seat) for seat in range(seats)] == [[]] * seats
    assert list(s.gold) == [0] * (3 * seats)


@pytest.mark.parametrize("seats", SIZES)
def test_nothing_is_for_sale_in_the_gift_phase(seats: int) -> None:
    """BI-2.3, BI-11.1"""
    view = look(GAME.new(seats, 4), seats)
    assert (view["phase"], view["block"], view["bid"], view["bidder"]) == ("gift", [], 0, -1)
    assert view["passed"] == view["barred"] == [False] * seats


def test_a_hand_has_no_limit() -> None:
    """BI-2.5"""
    most = [name for name in NUMBER if "church" not in name and name != "monks_i"]
    s = table(2, hands={BOB: most}, public=["monks_i", "church_plus_one_1"])
    say(ask(s, Take(BOB)), "take:monks_i")
    assert len(hand(s, BOB)) == 78


@pytest.mark.parametrize("seats", SIZES)
def test_the_dice_start_at_3(seats: int) -> None:
    """BI-3.1"""
    assert list(GAME.new(seats, 1).dice) == [3, 3, 3, 3, 3]


@pytest.mark.parametrize(("seats", "each", "unseen", "deck"), [(2, 2, 21, 60), (3, 1, 12, 72), (4, 0, 7, 80)])
def test_what_is_taken_out(seats: int, each: int, unseen: int, deck: int) -> None:
    """BI-3.2, BI-3.3, BI-3.4"""
    for seed in range(20):
        s = GAME.new(seats, seed)
        assert kinds(s, OUT) == sorted(["gold_1", "gold_2", "gold_3"] * each)
        assert len(numbers(s, BOX)) == unseen
        assert len(numbers(s, DECK)) + len(numbers(s, DRAWN)) == len(drawn_and_deck(seats, seed)) == deck
        assert sorted(drawn_and_deck(seats, seed)) == sorted(numbers(s, DECK) + numbers(s, DRAWN))


@pytest.mark.parametrize(("seats", "each", "unseen"), [(2, 2, 21), (3, 1, 12), (4, 0, 7)])
def test_any_card_that_is_left_may_be_taken_out_unseen(seats: int, each: int, unseen: int) -> None:
    """BI-3.5, BI-12.1 Each card about as often as any other, Church cards and further Gold included."""
    games = 600
    out: Counter[str] = Counter()
    for seed in range(games):
        out.update(kinds(GAME.new(seats, seed), BOX))
    likely = unseen / (87 - 3 * each)
    for kind, count in Counter(card.kind for card in CARDS).items():
        left = count - each if kind.startswith("gold") else count
        assert 0.6 * likely < out[kind] / games / left < 1.5 * likely, kind


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_ever_sees_what_was_taken_out_at_random(seats: int) -> None:
    """BI-3.6, BI-11.9"""
    for s in random_game(seats, seed=6):
        box = numbers(s, BOX)
        assert not any(s.seen[card] for card in box)
        assert [look(s, viewer)["box"] for viewer in range(seats + 1)] == [len(box)] * (seats + 1)
    assert s.phase == 2


def test_the_draw_pile_is_shuffled() -> None:
    """BI-3.7, BI-12.1 Every card is on top in some game, and the order is another one every time."""
    piles = [drawn_and_deck(4, seed) for seed in range(800)]
    assert {pile[0] for pile in piles} == set(range(87))
    assert len({tuple(pile) for pile in piles}) == 800


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_knows_a_card_of_the_draw_pile(seats: int) -> None:
    """BI-3.7"""
    s = GAME.new(seats, 1)
    assert not any(s.seen[card] for card in s.deck)


@pytest.mark.parametrize("seats", SIZES)
def test_the_first_player_is_chosen_at_random(seats: int) -> None:
    """BI-3.8, BI-12.1, BI-14.3"""
    first = Counter(GAME.new(seats, seed).first for seed in range(300))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 200 / seats


@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 6), (4, 4)])
def test_everybody_has_the_same_number_of_gift_turns(seats: int, turns: int) -> None:
    """BI-3.9, BI-13.1 The draw pile divides into whole turns and never runs out inside one."""
    for s in random_game(seats, seed=11):
        if s.phase:
            break
    active = [seat for (seat,) in told(s, "gift-turn")]
    assert [active.count(seat) for seat in range(seats)] == [turns] * seats
    assert len(told(s, "sets-aside")) == len(told(s, "keeps")) == turns * seats
    assert len(told(s, "shows")) == len(told(s, "takes")) == turns * seats * (seats - 1)


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("penalty", ["standard", "medieval_bluff"])
def test_chance_enters_with_the_auction_shuffle_and_the_penalties_only(seats: int, penalty: str) -> None:
    """BI-12.1, BI-15.7"""
    draws = None
    for s in random_game(seats, 13, {"penalty": penalty}):
        if draws is not None and not told(s, "auctions-begin") and not told(s, "refuses"):
            assert s.rng.draws == draws
        draws, s.news = s.rng.draws, []
    assert s.phase == 2


def test_the_auction_shuffle_and_the_penalty_are_drawn() -> None:
    """BI-6.1, BI-8.1, BI-12.1"""
    s = table(pile=["monks_a", "monks_b", "monks_c"])
    before = s.rng.draws
    ask(s, Auctions(BOB))
    assert s.rng.draws == before + 2
    for bluff, count in (("standard", 2), ("medieval_bluff", 1)):
        hands = {BOB: ["monks_a", "monks_b", "monks_c"]}
        s = table(hands=hands, block="monks_i", options={"penalty": bluff})
        before = s.rng.draws
        ask(s, Penalty(BOB))
        assert s.rng.draws == before + count


@pytest.mark.parametrize("seats", SIZES)
def test_at_every_moment_one_player_has_to_decide(seats: int) -> None:
    """BI-12.2"""
    for s in random_game(seats, seed=1):
        views = [look(s, viewer) for viewer in range(seats + 1)]
        assert len({(view["asked"], view["question"]) for view in views}) == 1
        assert (s.asked in range(seats)) == bool(s.legal) == (s.phase < 2)


@pytest.mark.parametrize("seats", SIZES)
def test_the_same_seed_and_words_give_the_same_game(seats: int) -> None:
    """BI-12.3"""
    for one, other in zip(random_game(seats, 21), random_game(seats, 21), strict=True):
        assert plain(one) == plain(other)
    assert plain(GAME.new(seats, 21)) != plain(GAME.new(seats, 22))


def test_the_options_and_their_defaults() -> None:
    """BI-14.1, BI-14.2, BI-14.3, BI-14.4 These and no others; `first_seat` names the player of BI-14.3."""
    assert [(setting.id, setting.values, setting.default) for setting in GAME.settings] == [
        ("penalty", ("standard", "medieval_bluff"), "standard"),
        ("final_tiebreak", ("totals_only", "total_then_letter"), "totals_only"),
        ("first_player", ("random", "host_choice", "oldest"), "random"),
        ("first_seat", (), "0"),
    ]


def test_options_hold_for_the_whole_game() -> None:
    """BI-8.11, BI-14.1, BI-14.2"""
    for s in random_game(3, 2, {"penalty": "medieval_bluff", "final_tiebreak": "total_then_letter"}):
        assert (s.bluff, s.letters) == (1, 1)
    assert (GAME.new(3, 2).bluff, GAME.new(3, 2).letters) == (0, 0)


@pytest.mark.parametrize("how", ["host_choice", "oldest"])
@pytest.mark.parametrize("seat", range(4))
def test_the_host_names_the_first_player(how: str, seat: int) -> None:
    """BI-3.8, BI-14.3"""
    for seed in range(5):
        s = GAME.new(4, seed, {"first_player": how, "first_seat": str(seat)})
        assert s.first == s.active == s.asked == seat


def test_there_is_no_other_seat_to_name() -> None:
    """BI-14.3"""
    with pytest.raises(Problem):
        GAME.new(3, 1, {"first_player": "host_choice", "first_seat": "3"})


def test_a_gift_turn_draws_what_lies_on_top() -> None:
    """BI-4.3"""
    s = ask(table(deck=["monks_c", "monks_a", "monks_b", "gold_1_01"]), Gift(BOB))
    assert look(s, BOB)["drawn"] == ["monks_c"]
    assert legal(s) == ["place:keep", "place:public", "place:auction"]
