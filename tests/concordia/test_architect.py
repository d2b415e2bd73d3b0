"""CO-7 The Architect."""

from __future__ import annotations

import pytest

from concordia.table import A, B, C, legal, lines_of, look, question, say, stored, table, told, turn, why
from mizban.games.concordia.rules.architect import adjacent, price
from mizban.games.concordia.rules.board import CITIES
from mizban.games.concordia.rules.cards import DATA, GOODS
from mizban.games.concordia.rules.goods import bill, figure
from mizban.games.concordia.rules.state import Concordia

RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def layouts(s: Concordia) -> set[tuple[str, ...]]:
    """All ways in which the colonists of the asked seat can stand when it stops moving."""
    ends: set[tuple[str, ...]] = set()
    seen: set[tuple[object, ...]] = set()
    todo = [s.copy()]
    while todo:
        c = todo.pop()
        step = c.todo[-1] if c.todo else None
        key = (*c.spots, *(step.key() if step else ()))
        if key in seen:
            continue
        seen.add(key)
        if type(step).__name__ not in ("Move", "March"):
            ends.add(tuple(sorted(look(c)["colonists"][A])))
            continue
        for option in c.legal:
            after = c.copy()
            after.play(option)
            todo.append(after)
    return ends


@pytest.mark.parametrize(
    ("spots", "steps"),
    [
        (["land_roma", "sea_roma"], 2),
        (["land_roma", "sea_roma", "sea_massilia_roma"], 3),
        (["land_aquileia_roma", "land_roma", "land_novaria_roma", "sea_roma", "sea_roma", "sea_roma"], 6),
        (["sea_roma"], 1),
    ],
)
def test_as_many_steps_as_colonists_on_the_board(spots: list[str], steps: int) -> None:
    """CO-7.1, CO-19.4"""
    s = turn(table(3, colonists={A: spots}, goods={A: {}}), "play:architect")
    assert look(s)["steps"] == steps


def test_steps_are_shared_and_need_not_be_used() -> None:
    """CO-7.2, CO-20.3"""
    s = turn(table(3), "play:architect", "lift:land_roma", "move:land_novaria_roma")
    assert look(s)["steps"] == 1
    say(s, "lift:sea_roma", "move:sea_massilia_roma")
    assert lines_of(s, A) == ["land_novaria_roma", "sea_massilia_roma"]
    s = turn(table(3), "play:architect", "lift:land_roma", "move:land_novaria_roma", "stop-moving")
    assert look(s)["colonists"][A] == ["land_novaria_roma", "sea_roma"]


def test_the_allowance_does_not_change() -> None:
    """CO-7.1, CO-7.9 The same colonist may move again with the steps that remain."""
    s = turn(table(3), "play:architect", "lift:land_roma", "move:land_novaria_roma")
    say(s, "lift:land_novaria_roma", "move:land_massilia_novaria")
    assert lines_of(s, A) == ["land_massilia_novaria"]
    assert question(s) != "0 Move"


def test_land_by_land_and_sea_by_sea() -> None:
    """CO-7.3"""
    s = turn(table(3), "play:architect", "lift:land_roma")
    assert {line.split("_")[0] for line in legal(s, "move")} == {"land"}
    assert why(s, "move:sea_massilia_roma") == "land-only CO-7.3"
    s = turn(table(3), "play:architect", "lift:sea_roma")
    assert {line.split("_")[0] for line in legal(s, "move")} == {"sea"}
    assert why(s, "move:land_novaria_roma") == "sea-only CO-7.3"


def test_from_a_city_to_a_line_and_on_to_the_next() -> None:
    """CO-7.4, CO-7.5, CO-7.6, CO-7.10"""
    s = turn(table(3, colonists={A: ["land_roma"]}), "play:architect", "lift:land_roma")
    assert set(legal(s, "move")) == {"land_aquileia_roma", "land_novaria_roma", "land_roma_syracusae"}
    s = turn(table(3, colonists={A: ["land_aquileia_roma"]}), "play:architect", "lift:land_aquileia_roma")
    expected = {"land_aquileia_novaria", "land_aquileia_sirmium", "land_aquileia_vindobona"}
    assert set(legal(s, "move")) == expected | {"land_novaria_roma", "land_roma_syracusae"}
    assert why(s, "move:land_colonia_a_novaria") == "too-far CO-7.10"
    assert look(s)["reach"] == {"land_aquileia_roma": dict.fromkeys(legal(s, "move"), 1)}


def test_out_of_all_reach() -> None:
    """CO-7.10"""
    s = turn(table(3, colonists={A: ["land_roma"]}), "play:architect", "lift:land_roma")
    assert why(s, "move:land_alexandria_memphis") == "out-of-reach CO-7.10"


def test_nobody_comes_back_to_a_city() -> None:
    """CO-7.6 A colonist that has left a city ends on lines only."""
    s = turn(table(3), "play:architect", "lift:land_roma")
    assert all(word.startswith("move:") for word in legal(s))


def test_no_move_ends_where_somebody_stands_but_it_may_pass() -> None:
    """CO-7.7, CO-19.1, CO-19.2"""
    spots = {A: ["land_roma", "sea_roma"], B: ["land_aquileia_roma", "sea_roma"], C: ["land_roma", "sea_carthago_roma"]}
    s = turn(table(3, colonists=spots), "play:architect", "lift:land_roma")
    assert why(s, "move:land_aquileia_roma") == "occupied CO-7.7"
    say(s, "move:land_aquileia_vindobona")  # over the occupied line
    assert lines_of(s, A) == ["land_aquileia_vindobona"]


def test_own_colonists_block_too() -> None:
    """CO-7.7, CO-19.1"""
    s = turn(table(3, colonists={A: ["land_novaria_roma", "land_roma"]}), "play:architect", "lift:land_roma")
    assert "land_novaria_roma" not in legal(s, "move")


def test_a_line_that_was_left_is_free() -> None:
    """CO-7.8"""
    s = table(3, colonists={A: ["land_novaria_roma", "land_roma"]})
    turn(s, "play:architect", "lift:land_novaria_roma", "move:land_massilia_novaria", "lift:land_roma")
    say(s, "move:land_novaria_roma")
    assert lines_of(s, A) == ["land_massilia_novaria", "land_novaria_roma"]


def test_a_colonist_with_nowhere_to_go_is_not_offered() -> None:
    """CO-7.7, CO-20.3 Nothing can be begun that cannot be finished."""
    ways = ["land_aquileia_roma", "land_novaria_roma", "land_roma_syracusae"]
    s = table(3, colonists={A: ["land_roma"], B: ways})
    turn(s, "play:architect")
    assert question(s) == "1 Turn"  # one step reaches no free line, so there is nothing to ask
    s = turn(table(3, colonists={A: ["land_roma", "sea_roma"], B: [*ways, "sea_roma"]}), "play:architect")
    say(s, "lift:sea_roma", "move:sea_massilia_roma")
    assert why(s, "lift:land_roma") == "no-way CO-7.7"
    assert why(s, "lift:land_massilia") == "not-there CO-7.2"


def test_equal_colonists_are_offered_once() -> None:
    """CO-20.11"""
    s = turn(table(3, colonists={A: ["land_roma"] * 2 + ["sea_roma"] * 3}), "play:architect")
    assert legal(s) == ["lift:land_roma", "lift:sea_roma", "stop-moving"]


def test_building_comes_after_all_movement() -> None:
    """CO-7.11"""
    s = table(3, tokens={"novaria": "brick", "massilia": "brick"}, colonists={A: ["land_novaria_roma", "land_roma"]})
    turn(s, "play:architect")
    assert legal(s, "build") == []
    say(s, "stop-moving")
    assert question(s) == "0 Build"
    say(s, "build:novaria")
    assert question(s) != "0 Move"


def test_building_without_moving() -> None:
    """CO-7.18, CO-7.19 The colonist stays where it is."""
    s = table(3, tokens={"novaria": "brick"}, colonists={A: ["land_novaria_roma"]})
    turn(s, "play:architect", "stop-moving", "build:novaria")
    assert look(s)["houses"][A] == ["novaria"]
    assert lines_of(s, A) == ["land_novaria_roma"]


def test_beside_a_colonist_and_at_both_ends() -> None:
    """CO-7.12, CO-1.6"""
    tokens = {"novaria": "brick", "massilia": "brick", "aquileia": "food"}
    s = table(3, tokens=tokens, colonists={A: ["land_massilia_novaria"]}, goods={A: RICH}, cash={A: 20})
    turn(s, "play:architect", "stop-moving")
    assert set(legal(s, "build")) == {"massilia", "novaria"}
    assert why(s, "build:aquileia") == "not-adjacent CO-7.12"
    say(s, "build:massilia", "build:novaria")
    assert look(s)["houses"][A] == ["massilia", "novaria"]


def test_land_or_sea_makes_no_difference() -> None:
    """CO-7.12"""
    s = table(3, tokens={"massilia": "brick"}, colonists={A: ["sea_massilia_roma"]})
    turn(s, "play:architect", "stop-moving")
    assert legal(s, "build") == ["massilia"]


def test_one_house_for_each_player_in_a_city() -> None:
    """CO-7.13, CO-19.20"""
    houses = {A: ["massilia"], B: ["novaria"], C: ["novaria"]}
    s = table(
        3, tokens={"massilia": "brick", "novaria": "brick"}, houses=houses, colonists={A: ["land_massilia_novaria"]}
    )
    turn(s, "play:architect", "stop-moving")
    assert legal(s, "build") == ["novaria"]
    assert why(s, "build:massilia") == "house-there CO-7.13"
    say(s, "build:novaria")
    assert s.houses_in(CITIES.index("novaria")) == 3


COST = {"brick": (1, {"food": 1}), "food": (2, {"brick": 1, "food": 1}), "tool": (3, {"brick": 1, "tool": 1})}
COST |= {"wine": (4, {"brick": 1, "wine": 1}), "cloth": (5, {"brick": 1, "cloth": 1})}


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("others", [0, 1, 2])
def test_what_a_house_costs(good: str, others: int) -> None:
    """CO-7.14, CO-7.15, CO-19.19, CO-21.1 Money for each house in the city, goods once; brick, not food."""
    cash, goods = COST[good]
    houses = {seat: ["novaria"] for seat in (B, C)[:others]}
    s = table(3, tokens={"novaria": good}, houses=houses, colonists={A: ["land_novaria_roma"]}, goods={A: goods})
    assert price(s, CITIES.index("novaria")) == cash * (others + 1) == look(s)["prices"]["novaria"]
    s.cash[A] = cash * (others + 1) - 1
    turn(s, "play:architect", "stop-moving")
    assert question(s) == "1 Turn"  # a sestertius is missing
    s = table(3, tokens={"novaria": good}, houses=houses, colonists={A: ["land_novaria_roma"]}, goods={A: goods})
    s.cash[A] = cash * (others + 1)
    turn(s, "play:architect", "stop-moving", "build:novaria")
    assert (s.cash[A], stored(s)) == (0, {})
    paid = bill(cash * (others + 1), figure([goods.get(name, 0) for name in GOODS]))
    assert told(s, "builds") == [(A, CITIES.index("novaria"), paid)]


def test_why_a_house_cannot_be_paid() -> None:
    """CO-7.14, CO-7.15, CO-4.10"""
    tokens = {"novaria": "wine", "massilia": "brick"}
    s = table(3, tokens=tokens, colonists={A: ["land_massilia_novaria"]}, goods={A: {"food": 1}}, cash={A: 3})
    turn(s, "play:architect", "stop-moving")
    assert why(s, "build:novaria") == "house-goods CO-7.14"
    s = table(3, tokens=tokens, colonists={A: ["land_massilia_novaria"]}, goods={A: RICH}, cash={A: 3})
    turn(s, "play:architect", "stop-moving")
    assert why(s, "build:novaria") == "house-cash CO-7.15"


def test_nobody_builds_in_roma() -> None:
    """CO-7.16, CO-2.4"""
    s = table(3, tokens={"novaria": "brick"}, colonists={A: ["land_novaria_roma"]})
    turn(s, "play:architect", "stop-moving")
    assert why(s, "build:roma") == "in-roma CO-7.16"


def test_with_fifteen_houses_nothing_more_is_built() -> None:
    """CO-7.17, CO-4.13"""
    cities = [city["id"] for city in DATA["maps"]["imperium"]["cities"] if city["id"] not in ("roma", "novaria")]
    s = table(3, tokens={"novaria": "brick"}, houses={A: cities[:15]}, colonists={A: ["land_novaria_roma"]})
    s.concordia = B
    turn(s, "play:architect", "stop-moving")
    assert question(s) != "0 Build"


def test_houses_stay_for_ever() -> None:
    """CO-7.17, CO-19.19"""
    from concordia.table import random_game

    before = [0, 0, 0]
    for s in random_game(3, 11):
        assert all(old & ~new == 0 for old, new in zip(before, s.houses, strict=True))
        before = list(s.houses)
    assert any(before)


def test_building_may_stop_at_any_time() -> None:
    """CO-5.7, CO-20.4"""
    tokens = {"novaria": "brick", "massilia": "brick"}
    s = table(3, tokens=tokens, colonists={A: ["land_massilia_novaria"]}, goods={A: RICH})
    turn(s, "play:architect", "stop-moving", "stop-building")
    assert look(s)["houses"][A] == []
    assert question(s) == "1 Turn"


def test_both_colonists_in_a_city_build_nothing() -> None:
    """CO-19.3"""
    s = turn(table(3, goods={A: RICH}, cash={A: 50}), "play:architect", "stop-moving")
    assert question(s) == "1 Turn"
    assert adjacent(s, A) == 0


def test_a_colonist_of_this_turn_moves_later() -> None:
    """CO-19.5 The Tribune and the Colonist place, and only an Architect moves."""
    s = turn(table(3), "play:tribune", "hire:land")
    assert look(s)["colonists"][A] == ["land_roma", "land_roma", "sea_roma"]
    assert question(s) == "1 Turn"


@pytest.mark.parametrize(("map", "expected"), [("imperium", 31), ("italia", 35)])
def test_the_layouts_of_a_first_architect(map: str, expected: int) -> None:
    """CO-7.1 to CO-7.10, CO-20.3 Small decisions reach every result, and no other."""
    assert len(layouts(turn(table(3, map), "play:architect"))) == expected


def test_small_decisions_reach_what_one_large_one_would() -> None:
    """CO-20.3 Three colonists with three steps, worked out anew from distances."""
    from itertools import product

    from mizban.games.concordia.rules.board import LINES, SPOTS, distance

    s = turn(table(3, "italia", colonists={A: ["land_cosa_roma", "land_roma", "sea_roma"]}), "play:architect")
    spots = ["land_cosa_roma", "land_roma", "sea_roma"]
    taken = {name for seat in (B, C) for name in look(s)["colonists"][seat]}
    reachable = []
    for spot in spots:
        ways = {spot: 0}
        for number, line in enumerate(LINES):
            if line.split("_")[0] == spot.split("_")[0] and number >= 79 and line not in taken:
                steps = distance(1, SPOTS.index(spot), number)
                if steps <= 3 and line != spot:
                    ways[line] = int(steps)
        reachable.append(ways)
    expected = set()
    for ends in product(*reachable):
        steps = sum(ways[end] for ways, end in zip(reachable, ends, strict=True))
        on_lines = [end for end in ends if end in LINES]
        if steps <= 3 and len(set(on_lines)) == len(on_lines):
            expected.add(tuple(sorted(ends)))
    assert layouts(s) == expected
    assert len(expected) > 100


def test_equal_colonists_are_offered_once_whoever_stands_between() -> None:
    """CO-20.11"""
    spots = ["land_roma", "land_massilia_novaria", "land_roma"]
    s = turn(table(3, colonists={A: spots}), "play:architect")
    assert legal(s) == ["lift:land_roma", "lift:land_massilia_novaria", "stop-moving"]


@pytest.mark.parametrize("seat", range(5))
def test_every_seat_moves_and_builds_for_itself(seat: int) -> None:
    """CO-7.1, CO-7.2, CO-7.12 All stand in Roma, and only the own colonists go."""
    s = table(5, tokens={"novaria": "brick"}, active=seat)
    turn(s, "play:architect", f"{seat} lift:land_roma", f"{seat} move:land_novaria_roma")
    assert (question(s), look(s, seat)["steps"]) == (f"{seat} Move", 1)
    say(s, f"{seat} stop-moving", f"{seat} build:novaria")
    v = look(s)
    assert [who for who in range(5) if v["houses"][who]] == [seat]
    assert [spots for who, spots in enumerate(v["colonists"]) if who != seat] == [["land_roma", "sea_roma"]] * 4


@pytest.mark.parametrize("map", ["imperium", "italia"])
def test_the_steps_to_every_line_in_reach_are_shown(map: str) -> None:
    """CO-7.10, CO-20.3 To the one who moves, before a colonist is lifted and after it."""
    from mizban.games.concordia.rules.board import LINES, MAPS, SPOTS, distance

    s = turn(table(3, map), "play:architect")
    number = MAPS.index(map)
    reach = look(s)["reach"]
    assert set(reach) == {"land_roma", "sea_roma"}
    for spot, ways in reach.items():
        s = turn(table(3, map), "play:architect", f"lift:{spot}")
        assert set(ways) == set(legal(s, "move"))
        assert look(s)["reach"] == {spot: ways}
        for line, steps in ways.items():
            assert steps == distance(number, SPOTS.index(spot), LINES.index(line))
    assert {steps for ways in reach.values() for steps in ways.values()} == {1, 2}
