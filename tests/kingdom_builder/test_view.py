"""KB-14 What each seat may know, and positions dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from kingdom_builder.table import (
    BUILDABLE,
    CANYON,
    DESERT,
    FIRST,
    FLOWERS,
    FOREST,
    GRASS,
    A,
    B,
    C,
    D,
    act,
    ask,
    final,
    look,
    pile,
    random_game,
    say,
    table,
)
from mizban.core.plain import plain
from mizban.core.rng import fast
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.cards import CARDS, LOCATIONS, SECTIONS, TERRAINS
from mizban.games.kingdom_builder.rules.scoring import earned
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import ENDS

SIZES = [2, 3, 4]


def worlds(s: KingdomBuilder, viewer: int, count: int = 60) -> list[KingdomBuilder]:
    """Positions that a viewer cannot tell from this one."""
    return [GAME.redeal(s, viewer, fast(seed)) for seed in range(count)]


@pytest.mark.parametrize("seats", SIZES)
def test_only_the_holder_knows_a_card(seats: int) -> None:
    """KB-14.1, KB-14.5, KB-14.6, KB-3.8"""
    for s in random_game(seats, 3):
        for viewer in range(seats + 1):
            for seat, card in enumerate(look(s, viewer)["hands"]):
                if s.hand[seat] < 0:
                    assert card == "-"
                else:
                    assert card == (TERRAINS[s.hand[seat]] if seat == viewer else "")


def test_a_player_knows_the_own_next_card_while_others_play() -> None:
    """KB-14.5"""
    s = act(table(FIRST, card=GRASS, hands={B: FOREST}))
    assert look(s, B)["hands"] == ["-", FOREST]
    assert look(s, A)["hands"] == ["-", ""]
    assert look(s, 2)["hands"] == ["-", ""]


def test_nobody_knows_the_order_of_the_draw_pile() -> None:
    """KB-14.2 There is none: each card that is left is as likely as any other when it is drawn."""
    s = table(FIRST, card=GRASS, hands={B: FOREST}, draw=[GRASS, GRASS, GRASS, CANYON])
    drawn: Counter[int] = Counter()
    for seed in range(400):
        c = s.copy()
        c.rng = fast(seed)
        drawn[ask(c, ENDS[A]).hand[A]] += 1
    assert set(drawn) == {0, 1}
    assert 240 <= drawn[0] <= 350
    assert "draw" in look(s, A)
    assert isinstance(look(s, A)["draw"], int)


@pytest.mark.parametrize("seats", SIZES)
def test_all_else_is_public(seats: int) -> None:
    """KB-14.3, KB-14.4, KB-14.6, KB-14.7 Whoever looks sees the same, but for hands and answers."""
    for s in random_game(seats, 8):
        views = [dict(look(s, viewer)) for viewer in range(seats + 1)]
        for view in views:
            for key in ("viewer", "legal", "hands"):
                del view[key]
        assert all(view == views[0] for view in views)


def test_what_is_public() -> None:
    """KB-14.3, KB-14.4"""
    s = table(
        FIRST,
        own={A: [(15, 11)], B: [(8, 7)]},
        card=GRASS,
        hands={B: FOREST},
        tiles={A: {(15, 12): "used"}},
        lost={B: [(15, 12)]},
        discards=[FOREST, FOREST, DESERT],
        cards=["lords", "miners", "knights"],
    )
    v = look(act(s), 2)
    assert v["settlements"] == [["15-11"], ["8-7"]]
    assert v["supply"] == [39, 39]
    assert v["tiles"] == [[["15-12", "farm", "used"]], []]
    assert v["taken"] == [["15-12"], ["15-12"]]
    assert ["15-12", "farm", 0] in v["locations"]
    assert (v["discards"][FOREST], v["discards"][DESERT], v["discards"][GRASS]) == (2, 1, 0)
    assert v["cards"] == ["miners", "knights", "lords"]
    assert (v["played"], v["active"], v["first"], v["ending"], v["over"]) == (GRASS, A, A, False, False)
    assert set(v["cards"]) <= set(CARDS)
    assert len(set(CARDS) - set(v["cards"])) == 7
    assert len(set(LOCATIONS) - set(v["sections"])) == 4


def test_the_board_is_public() -> None:
    """KB-14.3, KB-14.6 Which sections it is made of, which way round, and what every hex is."""
    s = table("tavern' paddock oasis' farm")
    rows = {section.id: section.rows for section in SECTIONS}
    upper = zip([row[::-1] for row in reversed(rows["tavern"])], rows["paddock"], strict=True)
    lower = zip([row[::-1] for row in reversed(rows["oasis"])], rows["farm"], strict=True)
    for viewer in range(3):
        v = look(s, viewer)
        assert v["sections"] == ["tavern_turned", "paddock", "oasis_turned", "farm"]
    assert v["terrain"] == [west + east for west, east in [*upper, *lower]]


@pytest.mark.parametrize("running", ["on", "off"])
def test_gold_is_shown_when_the_game_is_over_or_if_wanted(running: str) -> None:
    """KB-14.3, KB-16.5 To everybody: by card, castles last; the places only when it is over."""
    more = {"running_scores": running}
    for s in random_game(2, 4, more):
        shown = [look(s, viewer) for viewer in range(3)]
        if s.over or running == "on":
            assert all(v["gold"] == [earned(s, seat) for seat in range(2)] for v in shown)
            assert all(v["points"] == GAME.scores(s) for v in shown)
        else:
            assert not any(v["gold"] or v["points"] for v in shown)
        assert all(v["ranks"] == (GAME.ranks(s) if s.over else []) for v in shown)
        assert all(v["over"] == (not s.legal) for v in shown)
        assert all(v["ending"] == (0 in v["supply"]) for v in shown)
    assert (s.over, len(look(s, 2)["gold"][0])) == (1, 4)


def test_there_is_no_such_seat() -> None:
    """KB-14.6 Who has no seat is an observer; there is nobody else."""
    s = GAME.new(2, 1)
    for viewer in (-1, 3):
        with pytest.raises(ValueError, match="no such seat"):
            GAME.view(s, viewer)
        with pytest.raises(ValueError, match="no such seat"):
            GAME.redeal(s, viewer, fast(1))


@pytest.mark.parametrize("seats", SIZES)
def test_a_position_dealt_anew_looks_the_same(seats: int) -> None:
    """KB-14.1, KB-14.2"""
    rng = fast(5)
    for s in random_game(seats, 9):
        for viewer in range(seats + 1):
            world = GAME.redeal(s, viewer, rng)
            GAME.invariant(world)
            assert look(world, viewer) == look(s, viewer)
            assert world.rng.save() != s.rng.save()


def test_hidden_cards_are_dealt_anew() -> None:
    """KB-14.1 Any card that is not seen may be in another's hand, as often as there are such cards."""
    s = act(table(FIRST, seats=3, card=GRASS, hands={B: FOREST, C: DESERT}))
    dealt = Counter(TERRAINS[world.hand[C]] for world in worlds(s, B, 600))
    assert set(dealt) == set(BUILDABLE)
    assert all(world.hand[B] == s.hand[B] for world in worlds(s, B))
    assert 80 <= dealt[GRASS] <= 160  # 4 of 23, which is 104 of 600; one lies open
    assert 95 <= dealt[CANYON] <= 170  # 5 of 23


def test_who_counts_cards_knows_what_is_not_in_a_new_pile() -> None:
    """KB-5.2, KB-14.4 After a shuffle the others' old cards are none of the new pile."""
    discards = [GRASS] * 4 + [CANYON] * 5 + [DESERT] * 4 + [FLOWERS] * 5 + [FOREST] * 4
    s = table(FIRST, seats=3, card=GRASS, hands={B: FOREST, C: DESERT}, discards=discards)
    assert pile(s, DRAW) == []
    ask(s, ENDS[A])  # shuffles, draws; B shows his card
    assert pile(s, DISCARDS) == []
    for world in worlds(s, A):
        assert world.hand[C] == s.hand[C]  # the only card that is missing
    dealt = {world.hand[A] for world in worlds(s, C)}
    assert len(dealt) > 1


def test_two_old_cards_may_be_either_way_round() -> None:
    """KB-5.2, KB-14.4"""
    discards = [GRASS] * 4 + [CANYON] * 5 + [DESERT] * 4 + [FLOWERS] * 4 + [FOREST] * 4
    s = table(FIRST, seats=4, card=GRASS, hands={B: FOREST, C: DESERT, D: FLOWERS}, discards=discards)
    ask(s, ENDS[A])
    pairs = {(TERRAINS[world.hand[C]], TERRAINS[world.hand[D]]) for world in worlds(s, A)}
    assert pairs == {(DESERT, FLOWERS), (FLOWERS, DESERT)}


def test_the_last_settlement_set_down_is_shown() -> None:
    """KB-14.3"""
    s = act(table(FIRST, own={A: [(5, 10)]}, card=DESERT, tiles={A: {(6, 11): "ready"}}))
    assert look(s, B)["last"] == []
    say(s, "use:paddock")
    assert look(s, B)["lifted"] == "5-10"
    assert look(s, B)["tile"] == "paddock"
    say(s, "move:5-8")
    assert look(s, B)["last"] == ["5-8", "5-10"]


def test_looking_changes_nothing() -> None:
    for s in random_game(3, 2):
        before = plain(s)
        for viewer in range(4):
            look(s, viewer)
        assert plain(s) == before


def test_what_a_seat_plays_with() -> None:
    """KB-5.9, KB-8.9, KB-14.1"""
    tiles = {A: {(15, 12): "ready", (6, 2): "new"}}
    s = act(table(FIRST, own={A: [(15, 11), (6, 1)]}, card=FOREST, tiles=tiles, hands={B: GRASS}))
    pieces = GAME.held(look(s, A))
    assert [(each.ref, each.figure, each.state) for each in pieces] == [
        ("terrain:forest", "3", ""),
        ("tile:tavern", "", "idle"),
        ("tile:farm", "", "may"),
    ]
    assert GAME.texts("en").words(pieces[0].words) == "forest: 3 settlements to build"
    assert [each.ref for each in GAME.held(look(s, B))] == ["hand:grass"]
    assert GAME.held(look(s, 2)) == []
    assert GAME.held(look(final(2, 3), A)) == []
