"""CO-15 Final scoring and CO-16 the winner; a second scorer agrees about every god."""

from __future__ import annotations

import pytest

from concordia.second import Player, placing, result
from concordia.table import A, B, C, D, final, look, table
from mizban.core.plain import packed
from mizban.core.rng import Rng, fast
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.board import CITIES, FIRST_LINE, LINE_COUNT, ON_MAP, ROWS, SERVED, members
from mizban.games.concordia.rules.cards import CARDS, GODS, START, TYPES
from mizban.games.concordia.rules.scoring import by_god, points, ranks, wealth, worth
from mizban.games.concordia.rules.state import STOCK, Concordia

GODS_AND_CARD = [*GODS, "concordia"]


def player(s: Concordia, seat: int) -> Player:
    """What a seat has, for the second scorer."""
    v = look(s, seat)
    province = {city: row["id"] for row in ROWS[s.map]["provinces"] for city in row["cities"]}
    return Player(
        cards=v["hands"][seat] + v["piles"][seat],
        houses=[(city, province[city], v["tokens"][city]) for city in v["houses"][seat]],
        colonists=len(v["colonists"][seat]),
        cash=v["cash"][seat],
        goods=v["goods"][seat],
        concordia=v["concordia"] == seat,
    )


def compare(s: Concordia) -> None:
    """Both scorers, god by god, and the places."""
    totals = []
    for seat in range(s.seats):
        expected = list(result(player(s, seat)).values())
        assert by_god(s, seat) == expected, f"seat {seat}"
        totals.append(sum(expected))
    assert GAME.scores(s) == totals
    assert GAME.ranks(s) == placing(totals, s.magnus)


def strewn(seed: int) -> Concordia:
    """A final position that need not have been played: houses, colonists, cards, goods and cash anyhow."""
    rng: Rng = fast(seed)
    seats = 2 + seed % 4
    sides = {2: ["italia"], 5: ["imperium"]}.get(seats, ["imperium", "italia"])
    s: Concordia = GAME.new(seats, seed, {"map": sides[seed // 4 % len(sides)]})
    s.todo, s.legal = [], []
    cities = members(ON_MAP[s.map])
    for seat in range(seats):
        for _ in range(rng.below(16)):
            s.houses[seat] |= 1 << cities[rng.below(len(cities))]
        for good in range(TYPES):
            s.goods[seat * TYPES + good] = rng.below(3) if rng.below(2) else 0
        s.cash[seat] = rng.below(80)
        for i in range(6):
            served = members(SERVED[s.map * 2 + i // 3])
            spot = len(CITIES) * (i // 3) + served[rng.below(len(served))]
            first, after = (int(FIRST_LINE[s.map * 2 + i // 3 + end]) for end in (0, 1))
            line = first + (seat * 3 + i % 3) % (after - first)  # nobody else's
            s.spots[seat * 6 + i] = (STOCK, int(LINE_COUNT) + spot, line)[rng.below(3)]
    for card in range(int(START), len(CARDS)):
        owner = rng.below(seats + 1)
        if CARDS[card].deck <= seats and owner < seats:
            s.hand[owner] |= 1 << card
    for seat in range(seats):
        played = s.hand[seat] & rng.below(1 << 30)
        s.hand[seat] ^= played
        s.pile[seat] = played
        s.top[seat] = members(played)[-1] if played else -1
    s.magnus = rng.below(seats)
    s.concordia = rng.below(seats)
    s.over = 1
    return s


@pytest.mark.parametrize("part", range(10))
def test_the_second_scorer_agrees_about_random_positions(part: int) -> None:
    """CO-15.1 to CO-15.11, CO-16.1 to CO-16.3"""
    for seed in range(40 * part, 40 * part + 40):
        compare(strewn(seed))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_scorer_agrees_about_twenty_thousand_positions(part: int) -> None:
    """CO-15.2 to CO-15.9, CO-16.2"""
    for seed in range(1000 * part, 1000 * part + 1000):
        compare(strewn(10_000 + seed))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_second_scorer_agrees_about_played_games(seats: int) -> None:
    """CO-15.1, CO-15.2, CO-16.1"""
    for seed in range(3):
        compare(final(seats, seed))


def test_strewn_positions_differ_in_every_god() -> None:
    """The positions that are compared have something to compare."""
    rows = [by_god(s, seat) for s in map(strewn, range(100)) for seat in range(s.seats)]
    for god in range(len(GODS_AND_CARD)):
        assert len({row[god] for row in rows}) > (1 if god == 6 else 5), GODS_AND_CARD[god]


def test_at_the_start_every_card_scores_what_there_is() -> None:
    """CO-15.1, CO-15.7, CO-19.26 Seven starting cards: 2 Jupiter, 2 Saturnus, 1 Mercurius, 1 Mars, 1 Vesta."""
    s = table(3)
    # 5 sestertii and goods for 3 + 8 + 5 + 6 + 7 = 29; two colonists on the board
    assert wealth(s, A) == 34
    assert by_god(s, A) == [3, 0, 0, 0, 4, 0, 0]
    counts = [sum(card.god == god for card in CARDS[: int(START)]) for god in range(len(GODS))]
    assert dict(zip(GODS, counts, strict=True)) == {
        "vesta": 1,
        "jupiter": 2,
        "saturnus": 2,
        "mercurius": 1,
        "mars": 1,
        "minerva": 0,
    }


def test_played_cards_score_like_those_in_hand() -> None:
    """CO-15.1"""
    s = table(3, houses={A: ["massilia", "tyros"]})
    before = by_god(s, A)
    played = table(
        3, houses={A: ["massilia", "tyros"]}, piles={A: ["start_senator", "start_prefect_1", "start_architect"]}
    )
    assert by_god(played, A) == before


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (9, 0), (10, 1), (38, 3), (39, 3), (40, 4), (109, 10)])
def test_vesta_rounds_the_sum_once(cash: int, points: int) -> None:
    """CO-15.3, CO-19.23"""
    s = table(3, goods={A: {}}, cash={A: cash})
    assert by_god(s, A)[0] == points


def test_vesta_counts_cash_and_goods_together() -> None:
    """CO-15.3 1 cloth, 3 tools and 1 brick are 25; with 13 sestertii 38."""
    s = table(3, goods={A: {"cloth": 1, "tool": 3, "brick": 1}}, cash={A: 13})
    assert worth(s, A, GODS.index("vesta")) == 3


def test_jupiter_counts_houses_outside_brick_cities() -> None:
    """CO-15.4"""
    tokens = {"massilia": "brick", "lutetia": "wine", "tyros": "brick", "novaria": "food"}
    s = table(3, tokens=tokens, houses={A: list(tokens)})
    assert worth(s, A, GODS.index("jupiter")) == 2
    assert by_god(s, A)[1] == 4  # Architect and Diplomat


def test_saturnus_counts_provinces_once() -> None:
    """CO-15.5, CO-2.4"""
    s = table(3, houses={A: ["massilia", "lutetia", "burdigala", "tyros", "novaria", "syracusae"]})
    assert worth(s, A, GODS.index("saturnus")) == 3
    every = table(3, houses={A: [row["cities"][0] for row in ROWS[0]["provinces"]]})
    assert worth(every, A, GODS.index("saturnus")) == 12
    italia = table(3, "italia", houses={A: [row["cities"][0] for row in ROWS[1]["provinces"]]})
    assert worth(italia, A, GODS.index("saturnus")) == 11


def test_mercurius_counts_types_and_not_houses() -> None:
    """CO-15.6, CO-19.24 Goods in the storehouse do not count."""
    tokens = {"massilia": "food", "lutetia": "food", "novaria": "food", "tyros": "food"}
    s = table(3, tokens=tokens, houses={A: list(tokens)})
    assert worth(s, A, GODS.index("mercurius")) == 2
    more = table(3, tokens={**tokens, "aquileia": "wine"}, houses={A: [*tokens, "aquileia"]})
    assert worth(more, A, GODS.index("mercurius")) == 4
    assert worth(table(3), A, GODS.index("mercurius")) == 0


def test_mars_counts_colonists_on_the_board() -> None:
    """CO-15.7 In cities and on lines; those in the storehouse do not count."""
    s = table(3, colonists={A: ["land_roma", "land_novaria_roma", "sea_roma", "sea_massilia_roma"]})
    assert worth(s, A, GODS.index("mars")) == 8
    assert by_god(s, A)[4] == 8
    s = table(3, colonists={A: ["land_roma"] * 3 + ["sea_roma"] * 3}, goods={A: {}})
    assert worth(s, A, GODS.index("mars")) == 12


@pytest.mark.parametrize(
    ("card", "good", "each"),
    [
        ("m1_mason", "brick", 3),
        ("m1_farmer", "food", 3),
        ("m1_smith", "tool", 3),
        ("m2_vintner", "wine", 4),
        ("m2_weaver", "cloth", 5),
    ],
)
def test_minerva_scores_each_specialist_by_itself(card: str, good: str, each: int) -> None:
    """CO-15.8, CO-19.25"""
    tokens = {"massilia": good, "novaria": good}
    s = table(3, tokens=tokens, houses={A: list(tokens)}, cards={A: [card]})
    assert by_god(s, A)[5] == 2 * each
    assert by_god(table(3, cards={A: [card]}), A)[5] == 0
    assert by_god(table(3, tokens=tokens, houses={A: list(tokens)}, cards={B: [card]}), A)[5] == 0


def test_two_specialists_score_both() -> None:
    """CO-15.2, CO-15.8"""
    tokens = {"massilia": "brick", "novaria": "cloth", "lutetia": "cloth"}
    s = table(3, tokens=tokens, houses={A: list(tokens)}, cards={A: ["m1_mason", "m2_weaver"]})
    assert by_god(s, A)[5] == 3 + 10


def test_the_concordia_card_scores_seven_and_the_praefectus_magnus_nothing() -> None:
    """CO-15.9, CO-15.10"""
    s = table(3, magnus=A)
    before = points(s, A)
    s.magnus = B
    assert points(s, A) == before
    s.concordia = A
    assert points(s, A) == before + 7
    assert by_god(s, A)[6] == 7


def test_scoring_changes_nothing() -> None:
    """CO-15.11, CO-2.16 Points have no limit and nothing is spent."""
    s = strewn(8)
    before = GAME.dump(s)
    first = GAME.scores(s)
    assert GAME.scores(s) == first
    assert GAME.dump(s) == before
    s.cash[A] = 2000
    assert GAME.scores(s)[A] >= 200


def tied(seats: int, magnus: int, winners: list[int]) -> list[int]:
    """The places when these seats are tied at the top, and the rest behind."""
    s = table(seats, "imperium" if seats > 2 else "italia", magnus=magnus)
    for seat in range(seats):
        s.goods = packed(s.goods, [0] * len(s.goods))
        s.cash[seat] = 50 if seat in winners else 10 * (seat + 1)
    return ranks(s)


def test_the_most_points_win() -> None:
    """CO-16.1, CO-1.1"""
    s = table(3, goods={A: {}, B: {}, C: {}}, cash={A: 10, B: 30, C: 20})
    assert GAME.ranks(s) == [3, 1, 2]


def test_ties_go_to_the_holder_of_the_praefectus_magnus_or_to_the_right_of_it() -> None:
    """CO-16.2, CO-19.18"""
    assert tied(4, C, [A, C])[C] == 1
    assert tied(4, B, [A, C])[A] == 1
    assert tied(4, D, [A, C])[C] == 1
    assert tied(4, A, [B, C])[C] == 1
    assert tied(2, B, [A, B]) == [2, 1]


def test_ties_for_lower_places_are_ranked_alike() -> None:
    """CO-16.3"""
    s = table(4, magnus=B)
    s.goods = packed(s.goods, [0] * len(s.goods))
    for seat, cash in enumerate([20, 40, 20, 20]):
        s.cash[seat] = cash
    assert GAME.ranks(s) == [2, 1, 4, 3]


def test_every_game_has_one_winner() -> None:
    """CO-16.2 All places are different."""
    for seed in range(60):
        s = strewn(seed)
        assert sorted(GAME.ranks(s)) == list(range(1, s.seats + 1))


def test_points_while_the_game_goes_on_are_as_if_it_ended() -> None:
    """CO-18.5"""
    s = table(3, running_scores="on")
    v = look(s, 3)
    assert v["gods"] == [by_god(s, seat) for seat in range(3)]
    assert v["points"] == GAME.scores(s)
    assert look(table(3), 0)["gods"] == []
