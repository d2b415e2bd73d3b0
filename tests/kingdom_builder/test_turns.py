"""KB-4 The turn, KB-5 terrain cards, KB-6 the mandatory action, KB-11 the end of the game."""

from __future__ import annotations

import pytest

from kingdom_builder.table import (
    CANYON,
    DESERT,
    FIRST,
    FLOWERS,
    FOREST,
    GRASS,
    A,
    B,
    C,
    Hex,
    act,
    answers,
    ask,
    beside,
    build,
    cell,
    final,
    give,
    hexes,
    legal,
    locations,
    look,
    of_terrain,
    pile,
    place,
    put,
    random_game,
    say,
    settlements,
    sizes_of_terrains,
    states,
    table,
    told,
    unoccupied,
    usable,
    why,
)
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.cards import ALIKE, MANDATORY, TERRAINS
from mizban.games.kingdom_builder.rules.state import DISCARDS, DRAW, NOBODY, REMOVED, KingdomBuilder
from mizban.games.kingdom_builder.rules.turns import ENDS, TURNS

SIZES = [2, 3, 4]
VERBS = {"Act": {"build", "use", "end"}, "Extra": {"build"}, "Lift": {"lift"}, "SetDown": {"move"}}


def full(s: KingdomBuilder, terrain: str, but: int = 0, seat: int = B) -> list[Hex]:
    """All free hexes of a terrain but so many, which this seat then occupies."""
    free = sorted(unoccupied(s, terrain))
    for hex in free[but:]:
        put(s, seat, hex)
    s.supply[seat] = 40 if seat != s.active else s.supply[seat]
    return free[:but]


@pytest.mark.parametrize("seats", SIZES)
def test_turns_go_round_clockwise_from_the_start_player(seats: int) -> None:
    """KB-3.9, KB-4.1, KB-4.2"""
    s = final(seats, 2)
    turns: list[int] = []
    for seat, _ in told(s, "reveals"):
        if turns[-1:] != [seat]:  # a replaced card is shown by the same seat
            turns.append(seat)
    assert turns == [(s.first + i) % seats for i in range(len(turns))]
    assert len(turns) > 2 * seats


def test_a_turn_begins_by_showing_the_card() -> None:
    """KB-4.2, KB-14.1"""
    s = ask(table(FIRST, hands={A: FOREST, B: GRASS}), TURNS[A])
    for viewer in (A, B, 2):
        assert look(s, viewer)["played"] == FOREST
        assert look(s, viewer)["hands"][A] == "-"
    assert hexes(s) == of_terrain(s, FOREST)


def test_three_settlements_must_be_built() -> None:
    """KB-4.3, KB-4.7, KB-6.1, KB-6.3"""
    s = act(table(FIRST, card=GRASS, hands={B: GRASS}))
    for n in (3, 2, 1):
        assert s.owed == n
        assert why(s, "end") == "still-owed KB-4.7"
        assert "end" not in legal(s)
        say(s, legal(s)[0])
    assert s.active == B
    assert s.supply[A] == 37


def test_building_rules_apply_to_each_settlement() -> None:
    """KB-6.2, KB-6.7, KB-7.3.3 The first of them takes a tile before the next is built."""
    s = act(table(FIRST, card=GRASS))
    build(s, (15, 11))
    assert states(s, A) == {(15, 12): "new"}
    assert hexes(s) == beside((15, 11)) & of_terrain(s, GRASS)


def with_farm(**more: object) -> KingdomBuilder:
    """A has a farm tile, ready, and (15, 11) beside it."""
    return table(FIRST, own={A: [(15, 11)]}, tiles={A: {(15, 12): "ready"}}, **more)  # type: ignore[arg-type]


def test_tiles_are_used_before_the_first_or_after_the_last_settlement() -> None:
    """KB-4.4, KB-4.5, KB-6.1"""
    s = act(with_farm(card=FOREST, hands={B: GRASS}))
    assert usable(s) == {"farm"}
    for _ in range(2):
        say(s, sorted(word for word in legal(s) if word.startswith("build"))[0])
        assert usable(s) == set()
        assert why(s, "use:farm") == "not-between KB-4.5"
    say(s, legal(s)[0])
    assert legal(s) == ["use:farm", "end"]


@pytest.mark.parametrize(("filled", "question"), [(DESERT, "ActBefore"), (GRASS, "ActStart")])
def test_a_tile_is_offered_only_where_one_can_be_used(filled: str, question: str) -> None:
    """KB-4.5, KB-9.7 A farm is ready, but perhaps no grass is free."""
    s = table(FIRST, own={A: [(15, 11)]}, card=CANYON, tiles={A: {(15, 12): "ready"}})
    full(s, filled)
    text, _ = act(s).todo[-1].ask(s)
    assert text == f"{question} seat n terrain"


def test_some_tiles_before_and_others_after() -> None:
    """KB-4.6, KB-4.8"""
    own = {A: [(15, 11), (17, 6)]}
    s = table(FIRST, own=own, card=FOREST, tiles={A: {(15, 12): "ready", (17, 5): "ready"}}, hands={B: GRASS})
    act(s)
    assert usable(s) == {"farm", "oasis"}
    say(s, "use:oasis", f"build:{'-'.join(map(str, sorted(hexes(say(s.copy(), 'use:oasis')))[0]))}")
    assert usable(s) == {"farm"}
    while s.owed:
        say(s, legal(s)[0])
    assert usable(s) == {"farm"}
    assert s.active == A
    say(s, "end")
    assert s.active == B


def test_a_turn_ends_by_itself_when_nothing_else_is_left() -> None:
    """KB-4.8"""
    s = act(table(FIRST, card=GRASS, hands={B: GRASS}))
    build(s, (8, 7), (8, 8), (9, 7))
    assert s.asked == B


def test_the_end_of_a_turn() -> None:
    """KB-4.9, KB-4.10, KB-5.1, KB-8.9"""
    s = with_farm(card=FOREST, hands={B: GRASS})
    s.ready[A], s.used = 0, s.ready[A]
    s.taken[A] |= 1 << place(s, (17, 5))
    s.fresh = 1 << place(s, (17, 5))
    assert states(s, A) == {(15, 12): "used", (17, 5): "new"}
    ask(s, ENDS[A])
    assert pile(s, DISCARDS) == [FOREST]
    assert states(s, A) == {(15, 12): "ready", (17, 5): "ready"}
    assert s.hand[A] != NOBODY
    assert look(s, B)["hands"][A] == ""


def test_only_who_draws_is_told_what() -> None:
    """KB-4.9, KB-14.1"""
    s = ask(table(FIRST, own={A: [(15, 11)]}, card=FOREST, hands={B: GRASS}), ENDS[A])
    assert [(seats, figures) for seats, text, figures in s.news or [] if text.startswith("draws")] == [
        (1 << A, (s.hand[A],))
    ]


def test_all_are_told_how_many_settlements_are_owed() -> None:
    """KB-4.3, KB-4.8, KB-6.1, KB-6.2 Three, two, one on the terrain of the card; then what may still be done."""
    s = act(with_farm(card=FOREST, hands={B: GRASS}))
    for text, owed in (("ActBefore", 3), ("ActMore", 2), ("ActMore", 1)):
        assert s.todo[-1].ask(s) == (f"{text} seat n terrain", (A, owed, TERRAINS.index(FOREST)))
        say(s, next(word for word in legal(s) if word.startswith("build")))
    assert s.todo[-1].ask(s) == ("ActAfter seat", (A,))


@pytest.mark.parametrize("seats", SIZES)
def test_only_the_active_player_is_ever_asked(seats: int) -> None:
    """KB-4.11"""
    for s in random_game(seats, 4):
        assert s.asked in (s.active, -1)


@pytest.mark.parametrize("seats", SIZES)
def test_everybody_holds_one_card_between_turns(seats: int) -> None:
    """KB-5.1"""
    for s in random_game(seats, 5):
        if not s.ending:
            assert [card == "-" for card in look(s, seats)["hands"]] == [seat == s.active for seat in range(seats)]


def test_a_reshuffle_waits_until_a_card_is_needed() -> None:
    """KB-5.2, KB-5.3, KB-17.2 The last card of the pile is drawn without one."""
    s = table(FIRST, card=GRASS, hands={B: FOREST}, draw=[CANYON], discards=[DESERT])
    ask(s, ENDS[A])
    assert (pile(s, DRAW), sorted(pile(s, DISCARDS))) == ([], sorted([DESERT, GRASS]))
    assert told(s, "shuffles") == []
    s.played, s.active = TERRAINS.index(FOREST), B
    ask(s, ENDS[B])
    assert told(s, "shuffles") == [(3,)]


def test_a_useless_card_is_replaced_at_the_start_of_the_turn() -> None:
    """KB-5.4, KB-5.5, KB-5.10, KB-5.11, KB-17.3 Again and again, until there is room."""
    s = table(FIRST, hands={A: GRASS, B: DESERT}, draw=[FOREST, CANYON])
    for terrain in (GRASS, FOREST):
        full(s, terrain)
    ask(s, TURNS[A])
    assert s.played == TERRAINS.index(CANYON)
    assert s.owed == MANDATORY
    gone = [TERRAINS[terrain] for (terrain,) in told(s, "useless")]
    assert gone[0] == GRASS
    assert set(gone) <= {GRASS, FOREST}
    assert all(look(s, viewer)["removed"][GRASS] > 0 for viewer in range(3))
    assert pile(s, DISCARDS) == []


def test_a_useful_card_is_not_replaced() -> None:
    """KB-5.4, KB-5.11 One free hex anywhere is enough, however far from own settlements."""
    s = table(FIRST, own={A: [(0, 19)]}, hands={A: GRASS, B: DESERT})
    (last,) = full(s, GRASS, but=1)
    ask(s, TURNS[A])
    assert last in settlements(s, A)  # the only choice was made for A, and only then was the card replaced
    texts = [text.split(" ")[0] for _, text, _ in s.news or []]
    assert texts.index("builds") < texts.index("useless")


def test_a_card_is_replaced_in_the_middle_of_the_mandatory_action() -> None:
    """KB-5.6, KB-5.7, KB-5.9, KB-5.10, KB-16.7 What is owed is built on the new terrain, three in all."""
    s = table(FIRST, card=GRASS, hands={B: DESERT}, draw=[CANYON, CANYON])
    free = full(s, GRASS, but=2)
    act(s)
    assert hexes(s) == set(free)
    known = s.learned + s.rng.draws
    build(s, free[0])
    assert s.learned + s.rng.draws > known  # KB-16.7 so nothing is taken back across it
    assert settlements(s, A) == set(free)  # the second had one hex left
    assert s.played == TERRAINS.index(CANYON)
    assert s.owed == 1
    assert GRASS in pile(s, REMOVED)
    assert hexes(s) <= of_terrain(s, CANYON)
    say(s, legal(s)[0])
    assert s.supply[A] == 37
    assert pile(s, DISCARDS) == [CANYON]


def test_an_extra_action_before_can_fill_the_terrain_too() -> None:
    """KB-5.6 Looked at again while all three are owed."""
    s = with_farm(card=GRASS, hands={B: DESERT}, draw=[CANYON])
    full(s, GRASS, but=1)
    act(s)
    say(s, "use:farm")
    assert s.played == TERRAINS.index(CANYON)
    assert s.owed == MANDATORY
    assert told(s, "useless") == [(TERRAINS.index(GRASS),)]


def test_after_the_mandatory_action_no_card_is_replaced() -> None:
    """KB-5.8, KB-10.1.1"""
    board, place_ = "oracle harbor farm barn", (3, 7)
    tiles = {A: {place_: "ready", (12, 16): "ready"}}
    s = table(board, own={A: [(3, 6), (12, 15)]}, card=GRASS, hands={B: DESERT}, draw=[CANYON], tiles=tiles)
    assert usable(act(s)) == {"oracle", "barn"}
    free = full(s, GRASS, but=3)
    act(s)
    while s.active == A:
        say(s, next(word for word in legal(s) if word.startswith("build")))
    assert settlements(s, A) >= set(free)
    assert told(s, "useless") == []  # and neither tile could be used any more: the turn has ended
    assert told(s, "uses") == []


def test_an_empty_supply_needs_no_card() -> None:
    """KB-5.6 With nothing left to build, a full terrain does not matter."""
    s = table(FIRST, card=GRASS, hands={B: DESERT}, supply={A: 2})
    full(s, GRASS, but=2)
    act(s)
    say(s, legal(s)[0])
    assert s.supply[A] == 0
    assert told(s, "useless") == []


def test_oracle_follows_the_latest_card() -> None:
    """KB-5.9, KB-10.1"""
    s = table(
        "oracle harbor farm barn",
        own={A: [(3, 6)]},
        hands={A: GRASS, B: DESERT},
        draw=[CANYON],
        tiles={A: {(3, 7): "ready"}},
    )
    full(s, GRASS)
    ask(s, TURNS[A])
    say(s, "use:oracle")
    assert hexes(s) <= of_terrain(s, CANYON)


def test_a_card_can_be_found_in_every_real_game() -> None:
    """KB-5.12 160 settlements leave room on two terrains at least, and three other hands hold three cards at most."""
    boards = sizes_of_terrains()
    assert min(map(sum, boards)) == 277
    assert all(sum(sizes) - max(sizes) > 160 for sizes in boards)  # one terrain alone is never all that is free
    for seed in range(20):
        assert told(final(4, seed), "no-cards") == []


def test_without_any_card_the_mandatory_action_is_complete() -> None:
    """KB-5.13"""
    tiles = {A: {(3, 7): "ready", (12, 16): "ready"}}
    board = "oracle harbor farm barn"
    s = table(board, own={A: [(3, 6), (12, 15)]}, hands={A: GRASS, B: DESERT}, draw=[], tiles=tiles)
    full(s, GRASS)
    ask(s, TURNS[A])
    assert told(s, "no-cards") == [()]
    assert settlements(s, A) == {(3, 6), (12, 15)}
    assert s.active == B  # Oracle and Barn had nowhere to go


def test_without_any_card_a_turn_goes_on_with_tiles() -> None:
    """KB-5.13 A has drawn none: it plays none, and there are as many cards as before."""
    s = table("oracle harbor farm barn", own={A: [(8, 14)]}, hands={A: GRASS, B: DESERT}, draw=[])
    give(s, A, locations(s)["harbor"][0], "ready")
    full(s, GRASS)
    say(ask(s, TURNS[A]), "end")
    assert told(s, "draws") == []
    while s.asked == B:
        say(s, next(word for word in legal(s) if word.startswith("build")))
    assert told(s, "no-cards") == [(), ()]
    assert legal(s) == ["use:harbor", "end"]
    assert sum(s.piles) + sum(card != NOBODY for card in s.hand) == 5 * ALIKE
    assert told(s, "reveals") == [(A, TERRAINS.index(GRASS)), (B, TERRAINS.index(DESERT))]


def test_oracle_and_barn_need_a_card() -> None:
    """KB-5.13, KB-9.7 Without one there is no hex on which they could set a settlement."""
    tiles = {A: {(3, 7): "ready", (12, 16): "ready", (11, 7): "ready"}}
    s = table("oracle harbor farm barn", own={A: [(3, 6), (12, 15), (11, 8)]}, tiles=tiles)
    s.owed = 0
    assert answers(s) == ["use:farm", "end"]
    act(s)
    assert why(s, "use:oracle") == why(s, "use:barn") == "no-target KB-9.7"


@pytest.mark.parametrize("left", [1, 2])
def test_with_few_settlements_left_exactly_those_are_built(left: int) -> None:
    """KB-6.4, KB-6.5, KB-17.1"""
    s = act(table(FIRST, card=GRASS, hands={B: DESERT}, supply={A: left}))
    assert look(s, B)["owed"] == left
    for _ in range(left):
        assert s.active == A
        say(s, legal(s)[0])
    assert s.active == B
    assert s.supply[A] == 0
    assert len(settlements(s, A)) == left


def test_an_extra_action_may_empty_the_supply() -> None:
    """KB-6.4, KB-6.6, KB-11.1 The mandatory action is then complete with nothing built."""
    s = act(with_farm(card=FOREST, hands={B: DESERT}, supply={A: 1}))
    say(s, "use:farm")
    say(s, legal(s)[0])
    assert s.active == B
    assert s.ending == 1
    assert len(settlements(s, A)) == 2


def test_what_is_built_without_asking_is_told() -> None:
    """KB-7.3.1 With one hex to build on, nobody is asked; the log says why it happened."""
    s = act(table(FIRST, own={A: [(4, 0), (4, 1), (5, 0)]}, card=FLOWERS))
    assert told(s, "only-hex") == [(A,)]
    assert [figures[:2] for figures in told(s, "builds")] == [(A, cell((6, 1)))]
    build(s, (2, 0))
    assert told(s, "only-hex") == [(A,)], "this hex was chosen"


def test_what_is_built_is_all_that_may_be() -> None:
    """KB-6.1 After the third settlement no other is allowed."""
    s = act(with_farm(card=FOREST, hands={B: DESERT}))
    while s.owed:
        say(s, next(word for word in legal(s) if word.startswith("build")))
    assert why(s, "build:8-7") == "all-built KB-6.4"


# ---------------------------------------------------------------- KB-11


def test_the_last_settlement_begins_the_last_round() -> None:
    """KB-11.1, KB-11.2, KB-11.8 Nobody draws any more."""
    s = act(table(FIRST, seats=3, card=GRASS, hands={B: DESERT, C: FOREST}, supply={A: 1}))
    say(s, legal(s)[0])
    assert told(s, "last-settlement") == [(A,)]
    assert look(s, B)["ending"]
    assert (s.active, s.hand[A]) == (B, NOBODY)
    while s.legal:
        say(s, legal(s)[0])
    assert list(s.hand) == [NOBODY] * 3
    assert s.over == 1
    assert told(s, "draws") == []


def test_the_turn_of_the_trigger_goes_on() -> None:
    """KB-11.3, KB-9.5, KB-17.1 With tiles that move; those that build have nothing to build."""
    own = {A: [(5, 10), (15, 11)]}
    tiles = {A: {(6, 11): "ready", (15, 12): "ready"}}
    s = table(FIRST, own=own, card=FOREST, tiles=tiles, supply={A: 1}, hands={B: GRASS})
    say(act(s), next(word for word in legal(s) if word.startswith("build")))
    assert s.active == A
    assert legal(s) == ["use:paddock", "end"]
    assert why(s, "use:farm") == "no-supply KB-9.4"


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("seed", range(4))
def test_all_have_had_the_same_number_of_turns(seats: int, seed: int) -> None:
    """KB-11.4, KB-11.5, KB-11.6, KB-11.9"""
    for s in random_game(seats, seed):
        assert bool(s.ending) == (0 in list(s.supply))
        assert bool(s.over) == (not s.legal)
    shown = [seat for seat, _ in told(s, "reveals")]
    turns = [seat for i, seat in enumerate(shown) if i == 0 or shown[i - 1] != seat]
    assert len({turns.count(seat) for seat in range(seats)}) == 1
    assert s.ending == s.over == 1


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_begins_a_turn_with_an_empty_supply(seats: int) -> None:
    """KB-11.7"""
    for seed in range(6):
        active = -1
        for s in random_game(seats, seed):
            if s.active != active:
                active = s.active
                assert s.supply[active] > 0


@pytest.mark.parametrize("seats", SIZES)
def test_a_supply_never_grows(seats: int) -> None:
    """KB-9.11, KB-11.9"""
    before = [40] * seats
    for s in random_game(seats, 7):
        assert all(now <= then for now, then in zip(s.supply, before, strict=True))
        before = list(s.supply)


# ---------------------------------------------------------------- KB-19


def test_a_turn_is_one_question_after_the_other() -> None:
    """KB-19.1, KB-19.2, KB-19.3, KB-19.5"""
    kinds = set()
    for seed in range(8):
        for s in random_game(3, seed):
            if s.legal:
                step = type(s.todo[-1]).__name__
                verbs = {option.verb for option in s.legal}
                assert verbs <= {"Act": {"build", "use", "end"}, "Extra": {"build"}, "Lift": {"lift"}}.get(
                    step, {"move"}
                )
                kinds.add(step)
    assert kinds == {"Act", "Extra", "Lift", "SetDown"}


def test_choices_stay_small() -> None:
    """KB-19.6, KB-19.7"""
    most, count, total = 0, 0, 0
    for seed in range(15):
        for s in random_game(2, seed):
            most = max(most, len(s.legal))
            count += 1
            total += len(s.legal)
    assert most <= 98 + 8
    assert 60 <= count / 15 <= 180
    assert 4 <= total / count <= 12
    assert len(GAME.words.all) == 3 * 400 + 8 + 1
