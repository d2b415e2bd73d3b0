"""AW-19 Scoring and AW-18.5 the end-game Virtue; a second scorer agrees about every row."""

from __future__ import annotations

import pytest

from architects.second import Player, finished, placing, rows
from architects.table import A, B, C, D, ask, end, final, look, say, table, told
from mizban.core.plain import packed
from mizban.core.rng import Rng, fast
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    BOARD_IDS,
    BUILDING_IDS,
    BUILDINGS,
    DATA,
    GOODS,
    HOUSE_GAIN,
    PUPIL_GAIN,
    SEATS,
    SKILLS,
    TYPES,
)
from mizban.games.architects.rules.ending import last_virtue, rise, settled
from mizban.games.architects.rules.scoring import parts, points
from mizban.games.architects.rules.state import BOARD, PRISON, SUPPLY, Architects
from mizban.games.architects.rules.supply import gain, give
from mizban.games.architects.rules.virtue import BuyOff, gain_virtue, lose_virtue

ROWS = [row["id"] for row in DATA["score_row"]]


def player(s: Architects, seat: int) -> Player:
    """What a seat has, for the second scorer."""
    v = look(s, seat)
    return Player(
        buildings=v["built"][seat],
        apprentices=v["hired"][seat],
        goods=v["goods"][seat],
        virtue=v["virtue"][seat],
        unpaid=v["unpaid"][seat],
        paid=v["paid"][seat],
        level=v["levels"][seat],
        captives=sum(v["captured"][seat]),
        prisoners=v["prison"][seat],
        board=v["boards"][seat],
    )


def compare(s: Architects) -> None:
    """Both scorers, row by row, and the places."""
    players = [player(s, seat) for seat in range(s.seats)]
    totals = []
    for seat, me in enumerate(players):
        others = [other for i, other in enumerate(players) if i != seat]
        expected = rows(me, others)
        assert parts(s, seat) == expected, f"seat {seat}"
        totals.append(sum(expected))
    assert GAME.scores(s) == totals
    silver = [me.goods["silver"] for me in players]
    assert GAME.ranks(s) == placing(totals, [me.virtue for me in players], silver)


def strewn(seed: int) -> Architects:
    """A position before the last effects that need not have been played: cards, goods, workers and tracks anyhow."""
    rng: Rng = fast(seed)
    seats = 2 + seed % 4
    s: Architects = GAME.new(seats, seed, {"promo_cards": "on"})
    s.todo, s.legal = [], []
    s.pack, s.picked = packed(s.pack, []), packed(s.picked, [])
    for i in range(len(s.goods)):
        s.goods[i] = rng.below(10) if i % TYPES < 5 else rng.below(45)
    for seat in range(seats):
        s.virtue[seat] = rng.below(15)
        s.unpaid[seat], s.paid[seat] = rng.below(5), rng.below(5)
        s.level[seat] = rng.below(6)
        scatter(s, seat, rng)
    for card in range(len(BUILDING_IDS)):
        if rng.below(3) == 0:
            s.built[rng.below(seats)] |= 1 << card
    for card in range(len(APPRENTICE_IDS)):
        if rng.below(2) == 0:
            s.hired[rng.below(seats)] |= 1 << card
    if rng.below(2):
        boards = [i for i in range(len(BOARD_IDS)) if BOARD_IDS[i] != "hugo"]  # he decides about his debts
        s.boards = packed(s.boards, [boards.pop(rng.below(len(boards))) for _ in range(seats)])
    s.last = 0
    return s


def scatter(s: Architects, seat: int, rng: Rng) -> None:
    """Some workers of a seat in Prison, and some on the boards of others."""
    for place in [int(PRISON), *(int(BOARD) + other for other in range(s.seats) if other != seat)]:
        n = rng.below(5)
        s.workers[place * SEATS + seat] += n
        s.workers[SUPPLY * SEATS + seat] -= n


def check(seed: int) -> None:
    """The points as the table lies, what the end changes, and the points then."""
    s = strewn(seed)
    compare(s)
    players = [player(s, seat) for seat in range(s.seats)]
    expected = [
        finished(me, [other for i, other in enumerate(players) if i != seat]) for seat, me in enumerate(players)
    ]
    end(s)
    assert [(s.virtue[seat], s.unpaid[seat]) for seat in range(s.seats)] == expected, f"seed {seed}"
    compare(s)


@pytest.mark.parametrize("part", range(10))
def test_the_second_scorer_agrees_about_random_positions(part: int) -> None:
    """AW-18.5 to AW-18.8, AW-19.1 to AW-19.9, AW-17.13 to AW-17.22"""
    for seed in range(20 * part, 20 * part + 20):
        check(seed)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_the_second_scorer_agrees_about_twenty_thousand_positions(part: int) -> None:
    """AW-18.5 to AW-18.7, AW-19.1 to AW-19.8"""
    for seed in range(1000 * part, 1000 * part + 1000):
        check(10_000 + seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_second_scorer_agrees_about_played_games(seats: int) -> None:
    """AW-19.1 to AW-19.8"""
    for seed in range(3):
        compare(final(seats, seed, {"boards": ["standard", "dealt", "dealt"][seed], "promo_cards": "on"}))


def test_strewn_positions_differ_in_every_row() -> None:
    """The positions that are compared have something to compare."""
    found = [parts(s, seat) for s in map(strewn, range(60)) for seat in range(s.seats)]
    for i, name in enumerate(ROWS):
        assert len({line[i] for line in found}) > 2, name


def test_at_the_start_there_is_nothing() -> None:
    """AW-19.2, AW-19.3"""
    assert parts(table(3), A) == [0] * 7


@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (29, 2), (30, 3)])
def test_silver(silver: int, points: int) -> None:
    """AW-19.6"""
    assert parts(table(2, goods={A: {"silver": silver}}), A)[5] == points


@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (8, -4)])
def test_prisoners(prisoners: int, points: int) -> None:
    """AW-19.7 Workers on other boards cost nothing."""
    assert parts(table(2, prison={A: prisoners}, captured={B: {A: 5}}), A)[6] == points


def test_gold_marble_and_debts() -> None:
    """AW-19.4, AW-19.5"""
    s = table(2, goods={A: {"gold": 2, "marble": 3, "wood": 9}}, unpaid={A: 2}, paid={A: 4})
    assert parts(s, A)[3:5] == [-4, 5]


def test_totals_may_be_negative_and_hands_score_nothing() -> None:
    """AW-19.9"""
    s = table(2, virtue={A: 0}, unpaid={A: 3}, hands={A: ["keep", "dungeon"]})
    assert points(s, A) == -15


def test_majorities_are_counted_after_the_last_effects() -> None:
    """AW-18.8, AW-18.5"""
    s = table(2, built={A: ["lighthouse", "castle"]}, goods={A: {"gold": 4}}, virtue={A: 10})
    s.last = 0
    before = parts(s, A)[0]
    end(s)
    assert s.virtue[A] == 12
    assert parts(s, A)[0] == before + 1


def test_the_best_order_is_found_with_many_debts() -> None:
    """AW-18.7, AW-19.9 Also where the total is far below nothing."""
    s = table(2, built={A: ["dungeon", "reservoir"]}, paid={A: 2}, unpaid={A: 30}, virtue={A: 1})
    s.last = 0
    end(s)
    assert (s.virtue[A], s.unpaid[A]) == (0, 30)


def test_hugo_decides_about_the_debts_of_a_dungeon() -> None:
    """AW-24.2, AW-17.15"""
    s = table(2, built={A: ["dungeon"]}, virtue={A: 1}, goods={A: {"silver": 2}}, boards={A: "hugo"})
    s.last = 0
    end(s)
    assert [option.word for option in s.legal] == ["buy-off", "take-debt"]
    s.play(s.legal[0])
    assert (s.unpaid[A], s.over) == (0, 1)


@pytest.mark.parametrize(("silver", "virtue", "asked"), [(0, 0, False), (1, 0, False), (2, 1, True)])
def test_the_best_order_counts_what_hugo_pays_for_a_debt(silver: int, virtue: int, asked: bool) -> None:
    """AW-18.7, AW-24.2, AW-17.15 To lose first costs a debt or 2 silver, and saves 1 point of Virtue."""
    built = {A: ["dungeon", "reservoir"]}
    s = table(2, built=built, paid={A: 2}, virtue={A: 1}, goods={A: {"silver": silver}}, boards={A: "hugo"})
    s.last = 0
    end(s)
    assert [option.word for option in s.legal] == (["buy-off", "take-debt"] if asked else [])
    if asked:
        s.play(s.legal[0])
    assert (s.virtue[A], s.unpaid[A], s.over) == (virtue, 0, 1)


def test_ties() -> None:
    """AW-19.8 Virtue, then silver, then the place is shared."""
    s = table(3, goods={A: {"silver": 5}, B: {"silver": 5}, C: {"silver": 7}}, virtue={A: 9, B: 8, C: 8})
    assert GAME.scores(s) == [0, 0, 0]
    assert GAME.ranks(s) == [1, 3, 2]
    s = table(3, goods={A: {"silver": 5}, B: {"silver": 5}}, virtue={A: 8, B: 8, C: 8})
    assert GAME.ranks(s) == [1, 1, 3]


# ---------------------------------------------------------------- Virtue and gifts, one by one


def test_only_buildings_of_the_end_change_virtue_then() -> None:
    """AW-17.15, AW-18.5 A Watchtower or a Monument did so when it was built."""
    s = table(2, built={A: ["watchtower", "monument"]})
    last_virtue(s, A)
    assert s.virtue[A] == 7
    s = table(2, built={A: ["dungeon"]})
    last_virtue(s, A)
    assert s.virtue[A] == 5


def test_virtue_above_the_top_destroys_debts_at_the_end() -> None:
    """AW-18.6 One for each; a gain of nothing is not told."""
    s = table(2, unpaid={A: 3}, virtue={A: 13})
    rise(s, A, 0)
    assert (s.virtue[A], s.unpaid[A], s.news) == (13, 3, [])
    rise(s, A, 1)
    assert (s.virtue[A], s.unpaid[A]) == (14, 3)
    rise(s, A, 2)
    assert (s.virtue[A], s.unpaid[A]) == (14, 1)


def test_virtue_above_the_top_and_below_the_bottom() -> None:
    """AW-14.4, AW-14.5, AW-24.2 Exactly there nothing is destroyed and no debt is taken, not even by Hugo."""
    for virtue, more, asked in ((5, 2, False), (12, 2, False), (12, 3, True)):
        s = table(2, unpaid={A: 2}, virtue={A: virtue})
        gain_virtue(s, A, more)
        assert (s.virtue[A], bool(s.todo)) == (min(14, virtue + more), asked)
    for board in ("ada", "hugo"):
        s = table(2, boards={A: board}, virtue={A: 2})
        lose_virtue(s, A, 2)
        assert (s.virtue[A], s.unpaid[A], s.todo) == (0, 0, [])
        assert [text.split(" ")[0] for _, text, _ in s.news or []] == ["virtue-down"]
        lose_virtue(s, A, 2)
        assert s.virtue[A] == 0
        assert (s.unpaid[A], len(s.todo)) == ((2, 0) if board == "ada" else (0, 1))


def test_what_the_supply_gives_is_told() -> None:
    """AW-4.1, AW-25.4 Every good with its number, and nothing where nothing is given."""
    s = table(2)
    give(s, A, 5, 0)
    assert s.news == []
    give(s, A, 5, 2)
    assert told(s, "gains") == [(A, 2 << 50)]
    for card, row in enumerate(DATA["apprentice"]):
        s = table(2)
        gain(s, A, PUPIL_GAIN, card)
        goods = {good: n for good, n in row.get("gain", {}).items() if good in GOODS}
        assert told(s, "gains") == (
            [(A, sum(n << 10 * GOODS.index(good) for good, n in goods.items()))] if goods else []
        )
        assert look(s)["goods"][A] == {good: goods.get(good, 0) for good in GOODS}


def test_a_building_is_what_its_row_says() -> None:
    """AW-1.2, AW-17.1 What a row does not name is nothing, and is counted one by one."""
    for row, building in zip(DATA["building"], BUILDINGS, strict=True):
        assert (building.per, building.debts, building.captures) == (
            row.get("per", 1),
            row.get("debts", 0),
            row.get("captures", 0),
        )
        assert building.loss == row.get("virtue_loss", 0)
        assert building.skill == (1 << SKILLS.index(row["skill"]) if "skill" in row else 0)
        assert building.promo == (row["set"] == "promo")


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_cards_come_to_the_hand_of_the_one_who_gains_them(seat: int) -> None:
    """AW-13.8, AW-16.A01, AW-17.1 So many cards to one seat, and none to the others."""
    for gains, row, cards in ((PUPIL_GAIN, "acolyte_building", 1), (HOUSE_GAIN, "drafting_room", 2)):
        s = table(4)
        gain(s, seat, gains, (APPRENTICE_IDS if cards == 1 else BUILDING_IDS).index(row))
        assert [len(look(s)["hands"][other]) for other in range(4)] == [cards * (other == seat) for other in range(4)]
        assert told(s, "draws") == [(seat, cards)]


def test_the_best_order_of_one_seat_does_not_answer_for_another() -> None:
    """AW-18.7, AW-24.2 Hugo may pay silver for his debt, but nobody counts on it."""
    s = table(2, built={B: ["silver_market"]}, goods={A: {"silver": 4}, B: {"silver": 3}}, boards={A: "hugo"})
    ask(s, BuyOff(A, 1))
    assert settled(s, B) == (6 + 0) * 100 + s.virtue[B]
    say(s, "buy-off")
    assert settled(s, B) == (6 + 2) * 100 + s.virtue[B]
