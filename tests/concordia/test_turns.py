"""CO-5 Turns and cards, CO-11 the Diplomat, CO-14 the end of the game."""

from __future__ import annotations

import pytest

from concordia.table import (
    A,
    B,
    C,
    D,
    E,
    final,
    hand,
    legal,
    look,
    question,
    random_game,
    say,
    stored,
    table,
    told,
    turn,
    why,
)
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.cards import DATA

SIZES = [2, 3, 4, 5]
CITIES = [city["id"] for city in DATA["maps"]["imperium"]["cities"] if city["id"] not in ("roma", "novaria")]


@pytest.mark.parametrize("seats", SIZES)
def test_turns_go_round_clockwise(seats: int) -> None:
    """CO-5.1, CO-1.9"""
    turns: list[int] = []
    for s in random_game(seats, 1):
        if s.legal and question(s).endswith("Turn"):
            turns.append(s.asked)
        if len(turns) > 3 * seats:
            break
    assert turns == [(turns[0] + i) % seats for i in range(len(turns))]


def test_a_card_goes_to_the_own_pile_face_up() -> None:
    """CO-5.2, CO-1.10"""
    s = turn(table(3), "play:senator")
    v = look(s, B)
    assert (v["tops"][A], v["piles"][A], v["pile_sizes"][A], v["hand_sizes"][A]) == ("senator", ["start_senator"], 1, 6)
    assert told(s, "plays") == [(A, 6)]


def test_nobody_may_pass_and_everybody_always_can_play() -> None:
    """CO-5.3"""
    s = turn(table(3))
    assert all(word.startswith("play:") for word in legal(s))
    for s in random_game(4, 3):
        if s.legal and question(s).endswith("Turn"):
            assert "play:tribune" in legal(s)


def test_played_cards_stay_away_until_the_tribune() -> None:
    """CO-5.4"""
    s = turn(table(3, goods={A: {}}), "play:senator")
    say(s, "1 play:prefect", "1 produce:asia", "2 play:prefect", "2 produce:gallia")
    assert "play:senator" not in legal(s)
    assert why(s, "play:senator") == "not-in-hand CO-5.2"
    say(s, "0 play:tribune")
    assert "start_senator" in hand(s)


def test_cards_that_do_the_same_are_offered_once() -> None:
    """CO-20.1, CO-20.11"""
    s = turn(table(3, cards={A: ["m1_prefect", "m1_diplomat"]}))
    assert legal(s, "play") == ["tribune", "architect", "prefect", "mercator", "diplomat", "senator"]
    assert look(s)["hand_sizes"][A] == 9


@pytest.mark.parametrize("word", ["architect", "mercator", "senator", "tribune", "consul"])
def test_a_card_may_be_played_for_nothing(word: str) -> None:
    """CO-5.7"""
    s = turn(table(3, cards={A: ["m2_consul"]}), f"play:{word}")
    stops = {"architect": ["stop-moving"], "mercator": ["stop-trading"], "senator": ["stop-buying"]}
    say(s, *stops.get(word, {"tribune": ["no-colonist"], "consul": ["stop-buying"]}.get(word, [])))
    assert question(s) == "1 Turn"


def test_what_is_compulsory() -> None:
    """CO-5.8 Cards and money of the Tribune, money of the Mercator, what is produced, and copying."""
    s = table(3, piles={A: ["start_senator", "start_mercator", "start_diplomat"]}, goods={A: {}}, cash={A: 0})
    assert turn(s, "play:tribune").cash[A] == 1
    s = table(3, goods={A: {}}, colonists={A: []}, cash={A: 0})
    assert turn(s, "play:mercator", "stop-trading").cash[A] == 3
    s = turn(table(3, goods={A: {}}), "play:prefect", "produce:asia")
    assert sum(stored(s).values()) == 1


def test_no_question_has_more_than_two_hundred_answers() -> None:
    """CO-20.1 to CO-20.10"""
    for seats in SIZES:
        for s in random_game(seats, 8):
            assert len(s.legal) <= 200
    crowd = ["land_aquileia_roma", "land_novaria_roma", "land_roma_syracusae", "sea_roma", "sea_roma", "sea_roma"]
    s = turn(table(3, colonists={A: crowd}, goods={A: {}}), "play:architect", "lift:land_aquileia_roma")
    assert 30 < len(s.legal) < 45


# ---------------------------------------------------------------- the Diplomat


def test_a_diplomat_copies_what_lies_on_top() -> None:
    """CO-11.1, CO-11.4, CO-20.9, CO-19.17"""
    piles = {B: ["start_architect", "start_senator"], C: ["start_mercator", "start_prefect_1"]}
    s = turn(table(3, piles=piles), "play:diplomat")
    assert legal(s) == ["copy:prefect", "copy:senator"]
    assert why(s, "copy:architect") == "not-on-top CO-11.4"
    assert why(s, "copy:mercator") == "not-on-top CO-11.4"
    say(s, "copy:prefect", "produce:asia")
    assert look(s)["tops"] == ["diplomat", "senator", "prefect"]
    assert told(s, "copies") == [(A, 2, C)]


def test_a_diplomat_cannot_be_copied() -> None:
    """CO-11.2, CO-19.16"""
    piles = {B: ["start_senator", "start_diplomat"], C: ["start_prefect_1"]}
    s = turn(table(3, piles=piles), "play:diplomat")
    assert question(s) == "0 Prefect"  # the only card to copy
    s = turn(table(4, piles={**piles, D: ["start_senator"]}), "play:diplomat")
    assert why(s, "copy:diplomat") == "no-diplomat CO-11.2"


def test_empty_piles_offer_nothing() -> None:
    """CO-11.3, CO-11.9 Then the Diplomat has no effect; a Tribune can never be copied."""
    s = turn(table(3), "play:diplomat")
    assert (question(s), told(s, "no-effect")) == ("1 Turn", [(A,)])
    s = turn(table(3, goods={A: {}}), "play:tribune")
    say(s, "1 play:diplomat")
    assert question(s) == "2 Turn"
    assert told(s, "no-effect") == [(B,)]


def test_if_all_tops_are_diplomats_nothing_is_copied() -> None:
    """CO-19.16, CO-11.9"""
    s = turn(table(3, piles={B: ["start_diplomat"], C: ["start_diplomat"]}), "play:diplomat")
    assert question(s) == "1 Turn"


def test_the_copier_chooses_anew() -> None:
    """CO-11.5"""
    s = turn(table(3, goods={A: {}, B: {}}, magnus=C), "play:prefect", "produce:asia")
    say(s, "1 play:diplomat", "1 produce:gallia")
    assert look(s)["turned"] == ["gallia", "asia"]
    assert sum(stored(s, B).values()) == 1


@pytest.mark.parametrize(("card", "pays"), [("start_mercator", 3), ("m1_mercator", 5)])
def test_a_copied_mercator_pays_what_is_printed_on_it(card: str, pays: int) -> None:
    """CO-11.6"""
    cards = {} if card.startswith("start") else {B: [card]}
    s = table(3, cards=cards, piles={B: [card]}, cash={A: 0}, goods={A: {"brick": 1}})
    turn(s, "play:diplomat", "stop-trading")
    assert s.cash[A] == pays


def test_a_copied_prefect_uses_the_copiers_praefectus_magnus() -> None:
    """CO-11.7, CO-8.10"""
    s = table(3, piles={B: ["start_prefect_1"]}, goods={A: {}}, magnus=A)
    turn(s, "play:diplomat", "produce:asia")
    assert sum(stored(s).values()) == 2
    assert s.magnus == C
    s = table(3, piles={B: ["start_prefect_1"]}, goods={A: {}}, magnus=B)
    turn(s, "play:diplomat", "produce:asia")
    assert (sum(stored(s).values()), s.magnus) == (1, B)


def test_a_copied_senator_buys_for_the_copier() -> None:
    """CO-11.8"""
    display = ["m1_mercator", "m1_prefect", "m1_architect", "m1_farmer", "m1_colonist", "m1_mason", "m1_smith"]
    s = table(3, display=display, piles={B: ["start_senator"]}, goods={A: {"wine": 1}})
    turn(s, "play:diplomat", "buy:m1_mercator")
    assert {"m1_mercator", "start_senator"} <= set(hand(s))
    assert look(s, B)["tops"][B] == "senator"


def test_the_copier_cannot_be_copied_next() -> None:
    """CO-11.10"""
    s = turn(table(2, "italia", piles={B: ["start_prefect_1"]}, goods={A: {}}), "play:diplomat", "produce:umbria")
    say(s, "1 play:diplomat")
    assert told(s, "no-effect") == [(B,)]


def test_a_diplomat_must_copy_if_it_can() -> None:
    """CO-11.11, CO-5.8 What is optional in the copied card stays optional."""
    s = turn(table(3, piles={B: ["start_senator"], C: ["start_architect"]}), "play:diplomat")
    assert legal(s) == ["copy:architect", "copy:senator"]
    say(s, "copy:senator", "stop-buying")
    assert question(s) == "1 Turn"


def test_the_own_pile_is_not_copied() -> None:
    """CO-11.4"""
    s = table(3, piles={A: ["start_senator"]})
    turn(s, "play:diplomat")
    assert question(s) == "1 Turn"


def test_only_the_card_played_last_is_copied() -> None:
    """CO-11.4, CO-21.5 None of those below it."""
    piles = {B: ["start_senator", "start_architect", "start_prefect_1"], C: ["start_mercator"]}
    s = turn(table(3, piles=piles), "play:diplomat")
    assert legal(s) == ["copy:prefect", "copy:mercator"]
    assert why(s, "copy:senator") == why(s, "copy:architect") == "not-on-top CO-11.4"


def test_equal_tops_are_offered_once() -> None:
    """CO-20.11, CO-11.1"""
    piles = {B: ["start_senator"], C: ["start_prefect_2"], D: ["start_prefect_1"], E: ["start_senator"]}
    s = turn(table(5, piles=piles), "play:diplomat")
    assert legal(s) == ["copy:prefect", "copy:senator"]
    say(s, "copy:senator")
    assert look(s)["copied"] == B


# ---------------------------------------------------------------- the end


def last_card(active: int = B) -> object:
    """Three players, one card left to buy, and the active one can."""
    return table(3, stack=0, display=["m1_architect"], goods={active: {"tool": 1}}, active=active)


def quietly(s: object) -> list[int]:
    """Plays on without doing much, and not for long; who had a turn."""
    from mizban.games.concordia.rules.state import Concordia

    assert isinstance(s, Concordia)
    turns: list[int] = []
    for _ in range(10 * s.seats):
        if not s.legal:
            return turns
        if question(s).endswith("Turn"):
            turns.append(s.asked)
            say(s, "play:mercator" if "play:mercator" in legal(s) else legal(s)[0])
        else:
            say(s, legal(s)[-1])
        assert len(turns) <= s.seats, "there are more turns than seats, and the game does not end"
    pytest.fail(f"the game does not end: it asks {question(s)} again and again")


def test_the_last_card_brings_about_the_end() -> None:
    """CO-14.1, CO-14.2, CO-14.3"""
    s = turn(last_card(), "play:senator", "buy:m1_architect")  # type: ignore[arg-type]
    assert (s.concordia, question(s)) == (B, "2 Turn")
    assert told(s, "concordia") == [(B,)]
    assert quietly(s) == [C, A]
    assert s.over == 1


def test_the_fifteenth_house_brings_about_the_end() -> None:
    """CO-14.1, CO-19.21 The turn is finished first."""
    s = table(4, tokens={"novaria": "brick"}, houses={C: CITIES[:14]}, colonists={C: ["land_novaria_roma"]}, active=C)
    turn(s, "play:architect", "stop-moving", "build:novaria")
    assert look(s)["houses_left"][C] == 0
    assert told(s, "last-house") == [(C,)]
    assert s.concordia == C
    assert quietly(s) == [D, A, B]


def test_a_second_trigger_has_no_effect() -> None:
    """CO-14.4"""
    s = turn(last_card(), "play:senator", "buy:m1_architect")  # type: ignore[arg-type]
    s.houses[C] = sum(1 << i for i in range(15))
    assert quietly(s) == [C, A]
    assert s.concordia == B


def test_in_the_last_turns_all_rules_hold() -> None:
    """CO-14.5 The Praefectus Magnus is still passed."""
    s = turn(last_card(A), "play:senator", "buy:m1_architect")  # type: ignore[arg-type]
    s.magnus = B
    say(s, "1 play:prefect", "1 produce:asia")
    assert s.magnus == A
    assert quietly(s) == [C]


def test_an_empty_stack_alone_ends_nothing() -> None:
    """CO-14.6"""
    s = table(3, stack=0, display=["m1_architect", "m1_mason"], goods={A: {"tool": 1}})
    turn(s, "play:senator", "buy:m1_architect")
    assert s.concordia == -1
    say(s, "1 play:mercator")
    assert s.over == 0


def test_a_copier_who_triggers_the_end_has_the_concordia_card() -> None:
    """CO-19.22"""
    s = table(3, stack=0, display=["m1_architect"], goods={A: {"tool": 1}}, piles={C: ["start_senator"]})
    turn(s, "play:diplomat", "buy:m1_architect")
    assert s.concordia == A


@pytest.mark.parametrize("seats", SIZES)
def test_games_end_with_one_last_turn_for_each_other(seats: int) -> None:
    """CO-14.3, CO-14.2"""
    for seed in range(3):
        after: list[int] = []
        holder = -1
        for s in random_game(seats, seed):
            if s.concordia >= 0 and s.legal and question(s).endswith("Turn"):
                holder = s.concordia
                after.append(s.asked)
        assert after == [(holder + i) % seats for i in range(1, seats)]
        assert s.over == 1
        assert 7 in GAME.view(s, 0)["gods"][holder]
        assert look(s, seats)["ranks"] == GAME.ranks(s)


def test_one_turn_is_one_action() -> None:
    """CO-19.21, CO-5.2"""
    for s in random_game(3, 4):
        if s.legal:
            names = [type(step).__name__ for step in s.todo]
            assert names.count("End") <= 1
    assert final(3, 4).todo == []


def test_a_last_turn_is_called_so() -> None:
    """CO-5.1, CO-14.3"""
    s = turn(table(3))
    assert s.todo[-1].ask(s) == ("Turn seat", (A,))
    s.concordia = B
    assert s.todo[-1].ask(s) == ("LastTurn seat", (A,))


def test_whose_card_is_copied() -> None:
    """CO-11.1, CO-11.4 The one with that card on top, first from the left."""
    piles = {B: ["start_senator"], C: ["start_prefect_1"], D: ["start_mercator"]}
    for sort, whose in (("senator", B), ("prefect", C), ("mercator", D)):
        s = turn(table(4, piles=piles), "play:diplomat", f"copy:{sort}")
        assert (s.copied, told(s, "copies")[0][2]) == (whose, whose)
