"""AW-15 The Black Market Reset."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, D, ask, held, legal, look, question, say, table, told, turn, why
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import APPRENTICE_IDS
from mizban.games.architects.rules.reset import Reset

WELL = {"wood": 2, "stone": 2}


def test_what_brings_a_reset() -> None:
    """AW-15.1, AW-15.10 A full market, or a marked space of the Guildhall: then also a market that is not full."""
    s = table(2, guild=[B] * 6, market={"small": B}, hands={A: ["well"]}, goods={A: WELL})
    turn(s, "place:guildhall", "build:well")
    assert told(s, "reset") == [()]
    assert set(look(s)["market"].values()) == {-1}
    assert look(s)["prison"] == [0, 1]


def test_the_action_is_completed_first() -> None:
    """AW-15.1, AW-9.7"""
    s = table(2, goods={A: {"silver": 3}}, market={"small": B, "middle": B}, dealt=["bm_01"])
    turn(s, "place:market_large")
    assert held(s) == {"wood": 1, "stone": 1, "marble": 2}  # the printed goods, not those of the new card


def test_workers_go_to_prison_and_the_card_is_turned() -> None:
    """AW-15.2, AW-15.3, AW-3.9, AW-3.11"""
    s = table(3, market={"small": A, "middle": B, "large": B}, dealt=["bm_04", "bm_05"])
    assert look(s)["small"] == {"wood": 1, "gold": 1}
    ask(s, Reset(A))
    v = look(s)
    assert v["prison"] == [1, 2, 0]
    assert (v["large"], v["small"], v["small_pile"]) == (
        {"wood": 2, "stone": 1, "gold": 1},
        {"wood": 1, "marble": 1},
        9,
    )
    assert told(s, "to-prison") == [(A, 0), (B, 1), (B, 2)]


def test_abilities_are_used_clockwise_from_the_active_player() -> None:
    """AW-15.4, AW-15.5, AW-26.17"""
    s = table(
        3,
        prison={A: 2, B: 5, C: 1},
        hired={A: ["gatekeeper", "squire_gold"], C: ["squire_marble"]},
    )
    ask(s, Reset(B))
    assert question(s) == "0 Abilities"  # C has somebody in Prison, and nobody who lets him out
    say(s, "use-all")
    assert look(s)["prison"] == [0, 5, 1]
    assert (held(s, A), held(s, C)) == ({"gold": 1}, {})
    s = table(3, prison={A: 2, B: 5, C: 1}, hired={A: ["gatekeeper"]}, boards={C: "fara"})
    ask(s, Reset(B))
    say(s, "2 free:1", "0 free:2")
    assert told(s, "freed-from-prison") == [(C, 1), (A, 2)]


def test_everything_comes_first_releases_before_the_rest() -> None:
    """AW-15.5"""
    hired = ["gatekeeper", "squire_gold", "squire_marble"]
    s = ask(table(2, prison={A: 2, B: 3}, hired={A: hired}), Reset(A))
    assert legal(s) == ["use-all", "free:2", "free:1", "use-none"]
    say(s, "use-all")
    assert (look(s)["prison"], held(s)) == ([0, 3], {"gold": 1, "marble": 1})
    assert told(s, "uses") == [(A, card) for card in map(APPRENTICE_IDS.index, hired)]


def test_abilities_may_be_used_in_any_order_and_left_out() -> None:
    """AW-15.4, AW-15.5, AW-24.1, AW-24.2"""
    hired = {A: ["gatekeeper", "squire_gold", "squire_marble", "peddler"]}
    s = table(2, prison={A: 3, B: 3}, hired=hired, boards={A: "fara"}, promo_cards="on")
    ask(s, Reset(A))
    assert legal(s) == ["use-all", "free:3", "free:2", "free:1", "use:peddler", "use-none"]
    say(s, "use:peddler")
    assert legal(s) == ["use-all", "free:3", "free:2", "free:1", "use-none"]
    say(s, "free:3")
    assert legal(s) == ["use-all", "use:squire_gold", "use:squire_marble", "use-none"]
    say(s, "use:squire_marble")
    assert legal(s) == ["use:squire_gold", "use-none"]
    say(s, "use-none")
    assert (look(s)["prison"][A], held(s)) == (0, {"silver": 2, "marble": 1})
    assert told(s, "uses-none") == [(A,)]


def test_a_gatekeeper_releases_up_to_two() -> None:
    """AW-15.4, AW-15.6, AW-16.4 With one of four workers still three are in Prison, and Virtue is lost."""
    for word, prisoners, virtue in (("free:2", 2, 10), ("free:1", 3, 9), ("use-none", 4, 9)):
        s = table(2, prison={A: 4, B: 5}, virtue={A: 10}, hired={A: ["gatekeeper"]})
        ask(s, Reset(A))
        assert legal(s) == ["free:2", "free:1", "use-none"]
        say(s, word)
        assert (look(s)["prison"][A], s.virtue[A]) == (prisoners, virtue)


def test_nobody_is_asked_where_nothing_would_change() -> None:
    """AW-15.5 No prisoners to release; a prisoner, and so no help from a Squire; Virtue at the top, and no debt."""
    for prisoners, hired, virtue in ((0, "gatekeeper", 7), (1, "squire_gold", 7), (0, "squire_virtue", 14)):
        s = table(2, prison={A: prisoners, B: 3}, hired={A: [hired]}, virtue={A: virtue})
        assert question(ask(s, Reset(A))) != "0 Abilities"
    s = table(2, prison={B: 3}, hired={A: ["squire_virtue"]}, virtue={A: 14}, unpaid={A: 1})
    assert legal(ask(s, Reset(A))) == ["use:squire_virtue", "use-none"]


def test_why_an_ability_cannot_be_used() -> None:
    """AW-15.4, AW-15.5"""
    s = ask(table(2, prison={A: 3, B: 3}, hired={A: ["gatekeeper", "squire_gold"]}), Reset(A))
    assert why(s, "free:3") == "too-many-freed AW-15.4"
    assert why(s, "use:squire_gold") == "still-in-prison AW-15.4"
    assert why(s, "use:squire_marble") == "not-to-use AW-15.4"
    assert why(s, "use-all") == "only-one AW-15.5"
    hired = ["squire_gold", "squire_virtue"]
    s = ask(table(2, prison={B: 3}, hired={A: hired}, virtue={A: 14}), Reset(A))
    assert why(s, "use:squire_virtue") == "no-change AW-15.5"
    assert why(s, "free:1") == "too-many-freed AW-15.4"
    assert legal(s) == ["use:squire_gold", "use-none"]


def test_a_game_of_version_1_uses_all_abilities_without_asking() -> None:
    """AW-15.4, AW-15.5 As it was before all could be left out: releases first, then the Squires."""
    s = table(2, prison={A: 2, B: 3}, hired={A: ["gatekeeper", "squire_gold"]})
    s.version = 1
    ask(s, Reset(A))
    assert (look(s)["prison"], held(s)) == ([0, 3], {"gold": 1})
    assert question(s) == ""


def test_an_excess_of_the_squire_is_decided_before_the_penalties() -> None:
    """AW-15.4, AW-14.4"""
    s = table(2, virtue={A: 14}, unpaid={A: 1}, hired={A: ["squire_virtue"]}, prison={B: 3})
    say(ask(s, Reset(B)), "use:squire_virtue")
    assert question(s) == "0 Destroy"
    assert look(s)["virtue"][B] == 7
    say(s, "destroy:1")
    assert (look(s)["virtue"][B], look(s)["unpaid"]) == (6, [0, 1])


@pytest.mark.parametrize(("prisoners", "loss"), [(0, 0), (2, 0), (3, 1), (9, 1)])
def test_three_prisoners_cost_virtue(prisoners: int, loss: int) -> None:
    """AW-15.6, AW-25.9"""
    s = ask(table(2, prison={A: prisoners, B: 12}), Reset(A))
    assert s.virtue[A] == 7 - loss


@pytest.mark.parametrize(
    ("prison", "debts"),
    [([1, 0, 0, 0], [1, 0, 0, 0]), ([2, 2, 1, 0], [1, 1, 0, 0]), ([0, 0, 0, 0], [0, 0, 0, 0]), ([4] * 4, [1] * 4)],
)
def test_the_most_prisoners_bring_a_debt(prison: list[int], debts: list[int]) -> None:
    """AW-15.7, AW-15.8"""
    s = ask(table(4, prison=dict(enumerate(prison))), Reset(D))
    assert list(s.unpaid) == debts


def test_losing_virtue_comes_before_the_debt() -> None:
    """AW-15.6, AW-15.7, AW-14.5"""
    s = ask(table(2, prison={A: 3}, virtue={A: 0}), Reset(A))
    assert (s.virtue[A], s.unpaid[A]) == (0, 2)


def test_an_empty_small_pile_is_made_anew() -> None:
    """AW-15.9, AW-22.1"""
    s = table(2, flipped=10)
    draws = s.rng.draws
    ask(s, Reset(A))
    v = look(s)
    assert (v["small_pile"], s.flipped) == (9, 1)
    assert s.rng.draws > draws
    s = table(2, flipped=9)
    draws = s.rng.draws
    ask(s, Reset(A))
    assert (look(s)["small_pile"], s.rng.draws) == (0, draws)


def test_one_action_brings_one_reset() -> None:
    """AW-15.11 Also with the Crane, whose second worker stands on no marked space."""
    goods = {A: {"wood": 5, "stone": 3}}
    s = table(2, guild=[B] * 6, hands={A: ["crane", "well"]}, goods=goods, promo_cards="on")
    turn(s, "place:guildhall", "build:crane", "build:well")
    assert told(s, "reset") == [()]
    assert legal(s, "place")


def test_a_reset_is_told_step_by_step_and_every_line_lights_what_moves() -> None:
    """AW-15.2 to AW-15.7"""
    s = table(
        3,
        market={"small": A, "middle": B, "large": B},
        prison={A: 1, B: 1},
        hired={A: ["gatekeeper"], C: ["squire_gold"]},
        dealt=["bm_04", "bm_05"],
    )
    s.news = []
    ask(s, Reset(A))
    say(s, "free:2", "2 use:squire_gold")
    said = [(GAME.tell(news, C, "en", ["Ada", "Bea", "Cyd"]), GAME.refs(news)) for news in s.news]
    prison, keeper, squire = "location:prison", "hired:gatekeeper", "hired:squire_gold"
    small, middle, large = "market:small", "market:middle", "market:large"
    assert said == [
        ("Black Market Reset!", ["location:black_market"]),
        ("A worker of Ada goes from the Black Market (small market) to Prison.", ["seat:0", small, prison]),
        ("A worker of Bea goes from the Black Market (middle space) to Prison.", ["seat:1", middle, prison]),
        ("A worker of Bea goes from the Black Market (large market) to Prison.", ["seat:1", large, prison]),
        ("The large market now gives 2 wood, 1 stone and 1 gold.", [large]),
        ("The small market now gives 1 wood and 1 marble.", [small]),
        ("In this Reset an apprentice of Ada helps: Gatekeeper.", ["seat:0", keeper]),
        ("2 workers of Ada leave the Prison.", ["seat:0", prison]),
        ("In this Reset your apprentice helps: Squire (1 gold).", ["seat:2", squire]),
        ("You gain 1 gold.", ["seat:2"]),
        ("Bea has 3 workers in Prison: three or more cost Virtue.", ["seat:1", prison]),
        ("Bea loses 1 Virtue: 6.", ["seat:1", "location:virtue"]),
        ("Nobody has more workers in Prison than Bea: 3.", ["seat:1", prison]),
        ("Bea takes a debt.", ["seat:1"]),
    ]


def test_new_cards_after_the_last_one_are_told() -> None:
    """AW-15.9"""
    s = table(2, flipped=10)
    s.news = []
    ask(s, Reset(A))
    assert [text for _, text, _ in s.news][:2] == ["reset", "shuffles-market"]
