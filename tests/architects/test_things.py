"""What lies on the table: cards, crowds, strips, the Guildhall, the Cathedral, boards, the counter, the last sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from architects.table import A, B, C, final, look, random_game, say, table, turn
from mizban.games.architects import GAME
from mizban.games.architects.face.names import short
from mizban.games.architects.face.scene.apprentices import PERSON, TOOLS, called
from mizban.games.architects.face.scene.buildings import HOUSE
from mizban.games.architects.face.scene.cards import apprentice, building, chip, leaf, plaque
from mizban.games.architects.face.scene.cathedral import NAME, cathedral, virtue
from mizban.games.architects.face.scene.counter import desk, tall_desk
from mizban.games.architects.face.scene.cover import cover
from mizban.games.architects.face.scene.crowds import LARGE, crowd
from mizban.games.architects.face.scene.drawings import GOOD, GOODS, LOOK, SIGN, SKILL, SKILLS
from mizban.games.architects.face.scene.emblems import emblem
from mizban.games.architects.face.scene.glyphs import APPRENTICE, BUILDING, Glyph, of_apprentice, of_building
from mizban.games.architects.face.scene.market import guildhall, market, spaces
from mizban.games.architects.face.scene.places import SPOT, VIEW
from mizban.games.architects.face.scene.seats import mine, plate
from mizban.games.architects.face.scene.sheet import ON_PHONE, ON_TABLE, Sheet, sheet, sheet_high
from mizban.games.architects.face.scene.table import Table
from mizban.games.architects.face.scene.town import ON_PHONE as TILE
from mizban.games.architects.face.scene.town import ON_TABLE as CELL
from mizban.games.architects.face.scene.town import location, prison
from mizban.games.architects.face.scene.workshop import workshop
from mizban.games.architects.face.tally import tally
from mizban.games.architects.rules.cards import APPRENTICE_IDS, BUILDING_IDS, LOCATIONS, SCORE_ROWS
from mizban.games.architects.rules.state import Architects
from mizban.render.glyphs import Struck
from mizban.render.shapes import Board, Box, Group, Path, Shape, Symbol, Text, Use
from mizban.render.sheets import Paper
from mizban.render.svg import picture, token

LANGS = ("en", "fa")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
PAPERS = pytest.mark.parametrize("paper", [ON_TABLE, ON_PHONE])
RUNNING = {"running_scores": "on"}


def inside(shapes: list[Shape] | tuple[Shape, ...]) -> Iterator[Shape]:
    """All shapes, those in groups too."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from inside(shape.content)


def of(shapes: list[Shape], kind: str) -> list[Group]:
    """The things of a kind, by their ref."""
    return [s for s in shapes if isinstance(s, Group) and s.ref.startswith(f"{kind}:")]


def lit(shapes: list[Shape]) -> set[str]:
    return {shape.ref for shape in shapes if isinstance(shape, Group) and shape.lit}


def words(shapes: list[Shape] | tuple[Shape, ...]) -> list[str]:
    """The texts that stand as they are."""
    return [shape.words for shape in inside(shapes) if isinstance(shape, Text) and isinstance(shape.words, str)]


def symbols(shapes: list[Shape] | tuple[Shape, ...]) -> list[str]:
    """The ids of all symbols."""
    return [shape.symbol.id for shape in inside(shapes) if isinstance(shape, Use)]


def by_id(shapes: list[Shape], id: str) -> Group:
    return next(shape for shape in shapes if isinstance(shape, Group) and shape.id == id)


def paths(symbol: Symbol) -> tuple[str, ...]:
    return tuple(shape.d for shape in inside(symbol.content) if isinstance(shape, Path))


# ---------------------------------------------------------------- cards


@EACH_LANG
def test_every_building_shows_its_name_price_points_and_needs(lang: str) -> None:
    """AW-12.1, AW-12.2, AW-19.1"""
    for id, row in BUILDING.items():
        for face in (building(id, (lang,)), building(id, (lang,), 86), leaf(id, lang)):
            said, drawn = words(face), symbols(face)
            assert row["name" if lang == "en" else "name_fa"] in said
            assert said.count(str(row["vp"])) >= 1
            assert all(str(n) in said and f"good-{good}" in drawn for good, n in row["cost"].items())
            for skill in SKILLS:
                counted = spelled(of_building(id)).count(f"skill-{skill}")  # AW-17.18 a hut looks at a skill
                assert drawn.count(f"skill-{skill}") == (skill in row["skills"]) + counted
            assert f"house-{id}" in drawn
            sign = f"+{row['virtue']}" if row["virtue"] > 0 else f"−{-row['virtue']}"
            assert not row["virtue"] or sign in said
            picture([Board(LOOK, 200, 120, "", ""), *face], lang)


@EACH_LANG
def test_every_apprentice_shows_its_name_skills_and_deed(lang: str) -> None:
    """AW-16"""
    for id, row in APPRENTICE.items():
        face = apprentice(id, (lang,))
        assert row["name" if lang == "en" else "name_fa"] in words(face)
        assert f"person-{called(id)}" in symbols(face)
        assert all(f"skill-{skill}" in symbols(face) for skill in row["skills"])
        assert all(f"good-{good}" in symbols(face) for good in row.get("pay", {}))
        assert f"person-{called(id)}" in symbols(chip(id, 34))


def test_cards_that_do_different_things_show_different_signs() -> None:
    """AW-16.1 Several apprentices share a name, but not what they do."""
    keys = ("kind", "gain", "pay", "location")
    deeds = {tuple(str(row.get(key)) for key in keys) for row in APPRENTICE.values()}
    assert len({spelled(of_apprentice(id)) for id in APPRENTICE}) == len(deeds)
    effects = {spelled(of_building(id)) for id in BUILDING}
    assert len(effects) == len(BUILDING)


def spelled(glyphs: tuple[Glyph, ...]) -> tuple[str, ...]:
    """Signs as words."""
    return tuple(glyph if isinstance(glyph, str) else spelled_symbol(glyph) for glyph in glyphs)


def spelled_symbol(glyph: Symbol | Struck) -> str:
    return glyph.id if isinstance(glyph, Symbol) else f"no {glyph.symbol.id}"


def test_what_is_lacking_for_a_building_is_marked() -> None:
    """AW-12.1, AW-12.2"""
    hand = ["university", "well"]
    s = table(hands={A: hand}, goods={A: {"wood": 2, "stone": 2}})
    t = Table(look(turn(s)), "en")
    cards = {group.ref: group for group in of(desk(t, 0, 0, 540), "card")}
    marked = {ref: [s.ink for s in inside(g.content) if isinstance(s, Box)].count("short") for ref, g in cards.items()}
    assert marked == {"card:university": 3 + 3, "card:well": 0}


def test_no_two_drawings_are_the_same() -> None:
    """Nothing rests on colour alone."""
    for drawings in (GOOD, SKILL, SIGN, PERSON, SPOT, HOUSE):
        found = [(paths(symbol), tuple(symbols(symbol.content))) for symbol in drawings.values()]
        assert len(set(found)) == len(found)
    assert {called(id) for id in APPRENTICE_IDS} == set(TOOLS)
    assert set(HOUSE) == set(BUILDING_IDS)
    assert set(LOCATIONS) | {"prison"} <= set(VIEW)


# ---------------------------------------------------------------- places


def crowded() -> Architects:
    """Workers of three seats in the Forest, and some more."""
    return table(
        3,
        workers={A: {"forest": 2, "mines": 1, "town_centre": 1}, B: {"forest": 3}, C: {"forest": 1, "workshop": 2}},
        prison={B: 3},
        hired={A: ["woodcutter_1"]},
        goods={A: {"silver": 9}},
    )


def test_a_crowd_has_a_chip_for_each_seat_and_ones_own_first() -> None:
    """AW-3.7, AW-21.3 Each with its figure, its shape and how many there are."""
    v = look(crowded(), B)
    found = [g for g in crowd(Table(v, "en"), "forest", v["workers"]["forest"], LARGE, 0, 0, 5) if isinstance(g, Group)]
    chips = [g for g in found if g.id.startswith("crowd-")]
    assert [(group.id, words([group])) for group in chips] == [
        ("crowd-forest-1", ["3"]),
        ("crowd-forest-2", ["1"]),
        ("crowd-forest-0", ["2"]),
    ]
    assert all(before.x < after.x for before, after in pairwise(chips))
    for group in chips:
        seat = int(group.id[-1])
        people = [g for g in found if g.id.startswith(f"worker-forest-{seat}-")]
        assert len(people) == v["workers"]["forest"][seat]
        assert all(symbols([g]) == [f"worker-{seat}"] and g.ref == f"workers:{seat}" for g in people)
        assert all(group.x < g.x < group.x + 33 and group.y < g.y < group.y + 23 for g in people)


@pytest.mark.parametrize("cell", [CELL, TILE])
@EACH_LANG
def test_five_seats_fit_into_a_place(cell: object, lang: str) -> None:
    assert cell in (CELL, TILE)
    size = CELL if cell is CELL else TILE
    s = table(5, workers={seat: {"forest": 4} for seat in range(5)})
    chips = [
        g
        for g in location(Table(look(turn(s)), lang), "forest", 0, 0, size)
        if getattr(g, "id", "").startswith("crowd")
    ]
    rooms = [(g.x, g.y, g.x + size.chip.wide, g.y + size.chip.high) for g in chips if isinstance(g, Group)]
    assert len(rooms) == 5
    for i, (left, top, right, bottom) in enumerate(rooms):
        assert 0 <= left < right <= size.wide
        assert 14 <= top < bottom <= size.high - size.strip
        assert all(left >= r or right <= x or top >= b or bottom <= y for x, y, r, b in rooms[:i])


@EACH_LANG
def test_a_place_says_what_a_worker_would_bring_me_now(lang: str) -> None:
    """AW-4.2, AW-4.4, AW-4.7, AW-7.1 Apprentices counted, and the new worker too."""
    t = Table(look(turn(crowded())), lang)
    strips = {id: words(location(t, id, 0, 0, CELL)) for id in LOCATIONS}
    assert "+4" in strips["forest"]  # two there, one more, and the Woodcutter
    assert {"+3", "+1"} <= set(strips["mines"])
    assert "+2" in strips["silversmith"]
    assert "−2" in strips["tax_stand"]
    assert "2" in strips["town_centre"]
    public = Table(look(turn(crowded()), 3), lang)
    assert not [text for text in words(location(public, "forest", 0, 0, CELL)) if text.startswith("+")]


def test_in_the_mines_clay_and_gold_are_two_answers() -> None:
    """AW-4.4, AW-4.5"""
    s = turn(table(workers={A: {"mines": 1}}))
    assert lit(location(Table(look(s), "en"), "mines", 0, 0, CELL)) == {"place:mines_clay", "place:mines_gold"}
    s = turn(table())
    assert lit(location(Table(look(s), "en"), "mines", 0, 0, CELL)) == {"place:mines_clay"}


def test_groups_are_lit_while_captures_are_made() -> None:
    """AW-7.2, AW-7.13 And the Town Centre holds what ends them."""
    s = turn(crowded(), "place:town_centre")
    t = Table(look(s), "en")
    assert lit(location(t, "forest", 0, 0, CELL)) == {"group:forest-0", "group:forest-1", "group:forest-2"}
    assert lit(location(t, "town_centre", 0, 0, CELL)) == {"group:town_centre-0", "say:stop-capturing"}
    assert not lit(prison(t, 0, 0, CELL))
    assert not lit(location(Table(look(s, B), "en"), "forest", 0, 0, CELL))


def test_the_prison_shows_whose_workers_it_has() -> None:
    """AW-25.9"""
    found = prison(Table(look(crowded()), "en"), 0, 0, CELL)
    assert words([by_id(found, "crowd-prison-1")]) == ["3"]
    assert not [shape for shape in found if getattr(shape, "id", "") == "crowd-prison-0"]


def test_a_worker_is_taken_back_from_where_one_stands() -> None:
    """AW-3.3, AW-3.4"""
    s = turn(table(workers={A: {"forest": 8, "workshop": 5}}, prison={A: 7}))
    t = Table(look(s), "en")
    assert lit(location(t, "forest", 0, 0, CELL)) == {"back:forest"}
    assert lit(workshop(t, 0, 0, 584, 144)) == {"back:workshop"}
    assert not lit(location(t, "quarry", 0, 0, CELL))
    assert not lit(prison(t, 0, 0, CELL))


# ---------------------------------------------------------------- Workshop, Black Market, Guildhall


def test_apprentices_show_coins_and_what_they_would_cost() -> None:
    """AW-6.2, AW-6.3, AW-6.13"""
    rows = [["miner_1", "thief", "squire_gold", "labourer"], ["trickster"]]
    s = table(rows=rows, coins={"thief": 3}, goods={A: {"silver": 5}})
    cards = {g.ref: g for g in of(workshop(Table(look(turn(s)), "en"), 0, 0, 584, 144), "apprentice")}
    assert len(cards) == 8
    prices = [words([cards[f"apprentice:{id}"]])[-1] for id in rows[0]]
    assert prices == ["4", "5", "6", "7"]
    assert "3" in words([cards["apprentice:thief"]])
    inks = [[b.ink for b in cards[f"apprentice:{id}"].content if isinstance(b, Box)][-1] for id in rows[0]]
    assert inks == ["price-tag", "price-tag", "price-tag-out", "price-tag-out"]
    hiring = Table(look(say(s, "place:hire")), "en")
    assert "apprentice:thief" in lit(workshop(hiring, 0, 0, 584, 144))


@EACH_LANG
def test_the_black_market_shows_what_it_costs_and_gives_me(lang: str) -> None:
    """AW-9.2 to AW-9.4, AW-9.8"""
    hired = {A: ["trickster", "illusionist", "swindler_clay"]}
    s = table(hired=hired, goods={A: {"silver": 9}}, dealt=["bm_01", "bm_02"], flipped=1, market={"middle": B})
    found = market(Table(look(turn(s)), lang), 0, 0, 292, 112)
    large = by_id(found, "stall-large")
    assert {"−2", "2"} <= set(words([large]))
    assert "sign-virtue" not in symbols([large])
    assert {"good-wood", "good-marble", "good-clay"} <= set(symbols([large]))
    assert symbols([by_id(found, "worker-market_middle-1-0")]) == ["worker-1"]
    assert lit(found) == {"place:market_small", "place:market_large"}
    public = by_id(market(Table(look(s, 2), lang), 0, 0, 292, 112), "stall-large")
    assert {"−3", "−1"} <= set(words([public]))


@pytest.mark.parametrize(
    ("seats", "used", "resets"), [(2, 12, (7, 10)), (3, 16, (9, 13)), (4, 20, (11, 16)), (5, 24, (13, 19))]
)
def test_the_guildhall_has_its_spaces_resets_and_end(seats: int, used: int, resets: tuple[int, int]) -> None:
    """AW-11.1, AW-11.2, AW-11.6, AW-11.7"""
    for slim in (False, True):
        numbers = [space.number for space in spaces(used, 292, 132, slim)]
        assert [number for number in numbers if number] == list(range(1, used + 1))
        assert len(numbers) == (used if slim else 24)
        rows = [space.y for space in spaces(used, 292, 132, slim) if space.number in resets]
        assert len(set(rows)) == (1 if slim else 2)
    v = look(table(seats))
    hall = by_id(guildhall(Table(v, "en"), 0, 0, 292, 132), "cell-guildhall")
    assert symbols([hall]).count("sign-reset") == 2
    assert symbols([hall]).count("sign-end") == 1
    assert v["resets"] == list(resets)


def test_workers_in_the_guildhall_stand_in_their_order() -> None:
    """AW-11.3"""
    s = table(3, guild=[B, A, C, C])
    people = [g for g in guildhall(Table(look(s), "en"), 0, 0, 292, 132) if getattr(g, "id", "").startswith("worker-")]
    assert [symbols([person]) for person in people] == [["worker-1"], ["worker-0"], ["worker-2"], ["worker-2"]]
    full = look(table(2, guild=[A] * 7 + [B] * 6))  # AW-11.8 one more than there are spaces
    drawn = guildhall(Table(full, "en"), 0, 0, 292, 132)
    assert len([g for g in drawn if getattr(g, "id", "").startswith("worker-")]) == 12


# ---------------------------------------------------------------- Cathedral, virtue


def test_the_cathedral_grows_with_the_highest_marker() -> None:
    """AW-13.4"""
    for top in range(6):
        found = cathedral(Table(look(table(2, levels={A: top, B: max(0, top - 1)})), "en"), 0, 0, 292, 236)
        inks = [shape.ink for shape in inside(found) if isinstance(shape, Path)]
        assert inks.count("ashlar") == top
        assert inks.count("plan") == 5 - top + (top < 5)  # the roof too
        heights = {g.id: g.y for g in found if isinstance(g, Group) and g.id.startswith("mason-")}
        assert len(heights) == 2
        assert top == 0 or heights["mason-0"] < heights["mason-1"]


def test_the_next_level_is_lit_for_the_one_who_may_advance() -> None:
    """AW-13.2, AW-13.3"""
    s = table(goods={A: {"gold": 1, "wood": 2, "stone": 2}}, hands={A: ["well", "dungeon"]})
    turn(s, "place:guildhall")
    for high in (236, 330):
        assert lit(cathedral(Table(look(s), "en"), 0, 0, 292, high)) == {"say:advance"}
    assert not lit(cathedral(Table(look(s, B), "en"), 0, 0, 292, 236))


@EACH_LANG
def test_markers_of_virtue_stand_on_their_level(lang: str) -> None:
    """AW-14.1 Beside its name, where there is room for it."""
    s = table(5, virtue={A: 0, B: 14, C: 7, 3: 7, 4: 7})
    for width, named in ((584, NAME), (344, 0)):
        found = virtue(Table(look(s), lang), 0, 0, width, 42)
        step = (width - 8 - named) / 15
        for seat, level in enumerate((0, 14, 7, 7, 7)):
            marker = by_id(found, f"pilgrim-{seat}")
            assert 4 + named + level * step < marker.x < 4 + named + (level + 1) * step
        texts = [shape.words for shape in inside(found) if isinstance(shape, Text)]
        assert (short("virtue", lang) in texts) == bool(named)
    track = words([by_id(found, "cell-virtue")])
    assert [int(text.replace("−", "-")) for text in track[1::2] if text] == [-9, -8, -7, -5, -3, -1, 1, 2, 3, 5, 7]


# ---------------------------------------------------------------- boards and the counter


@EACH_LANG
def test_a_plate_shows_everything_that_lies_open(lang: str) -> None:
    """AW-21.3"""
    s = table(
        3,
        goods={B: {"clay": 11, "silver": 7}},
        hired={B: ["thief", "miner_1"]},
        built={B: ["well", "keep"]},
        captured={B: {A: 3, C: 2}},
        unpaid={B: 2},
        paid={B: 1},
        hands={B: ["church"]},
    )
    for width in (215, 290, 438, 884):
        found = plate(Table(look(s), lang), B, 0, 0, width)
        said = words([by_id(found, "plate-1")])
        assert {"11", "7", "2", "1"} <= set(said)
        assert {g.ref for g in of(found, "hired")} == {"hired:thief", "hired:miner_1"}
        assert {g.ref for g in of(found, "card")} == {"card:well", "card:keep"}
        assert {g.ref: words([g]) for g in of(found, "captured")} == {"captured:1-0": ["3"], "captured:1-2": ["2"]}
        assert "church" not in str(found)


def test_a_plate_names_the_character_that_is_played() -> None:
    """AW-20.1 And explains it."""
    v = look(table(3))
    v["boards"] = ["ada", "hugo", ""]
    t = Table(v, "en")
    assert [g.ref for g in of(plate(t, B, 0, 0, 215), "board")] == ["board:hugo"]
    assert [words([g]) for g in of(mine(t, 0, 0, 338, 116), "board")] == [["Ada"]]
    assert not of(plate(t, C, 0, 0, 215), "board")


@pytest.mark.parametrize("built", [0, 3, 8, 12])
@EACH_LANG
def test_ones_own_board_has_room_for_all_buildings(built: int, lang: str) -> None:
    """AW-25.11"""
    s = table(built={A: BUILDING_IDS[:built]}, hired={A: APPRENTICE_IDS[:5]})
    for width, height in ((338, 116), (344, 138)):
        found = mine(Table(look(s), lang), 0, 0, width, height)
        cards = of(found, "card")
        assert len(cards) == built
        for group in (*cards, *of(found, "hired")):
            assert 0 <= group.x <= width - boxed(group).width
            assert 0 <= group.y <= height - boxed(group).height


def boxed(group: Group) -> Box:
    """The box of a thing's ring."""
    assert group.ring is not None
    return next(shape for shape in group.ring.content if isinstance(shape, Box))


def test_a_card_glides_from_the_hand_to_the_board() -> None:
    """AW-12.3, AW-6.6 It keeps its id."""
    s = turn(table(hands={A: ["well", "smithy"]}, goods={A: {"wood": 4, "clay": 4, "stone": 2}}), "place:guildhall")
    before = [g.id for g in GAME.scene(look(s), "en", "wide") if isinstance(g, Group)]
    say(s, "build:well")
    after = [g.id for g in GAME.scene(look(s), "en", "wide") if isinstance(g, Group)]
    assert before.count("card-well") == after.count("card-well") == 1
    s = turn(table(goods={A: {"silver": 9}}), "place:hire")
    chosen = look(s)["legal"][0].partition(":")[2]
    before = [g.ref for g in GAME.scene(look(s), "en", "wide") if isinstance(g, Group) and g.id == f"pupil-{chosen}"]
    say(s, f"hire:{chosen}")
    after = [g.ref for g in GAME.scene(look(s), "en", "wide") if isinstance(g, Group) and g.id == f"pupil-{chosen}"]
    assert (before, after) == ([f"apprentice:{chosen}"], [f"hired:{chosen}"])


@EACH_LANG
def test_trades_are_plates_with_what_they_pay_and_bring(lang: str) -> None:
    """AW-5.2 to AW-5.4"""
    s = turn(table(goods={A: {"clay": 2, "wood": 3, "silver": 2}}, hired={A: ["merchant_gold"]}), "place:storehouse")
    t = Table(look(s), lang)
    for found in (desk(t, 0, 0, 540), tall_desk(t, 0, 0, 344)):
        assert lit(found) == {GAME.words.named[word].ref for word in t.v["legal"]}
        trade = by_id(found, "say-trade-merchant_gold")
        assert {"good-silver", "good-gold", "person-merchant"} <= set(symbols([trade]))
        gift = by_id(found, "say-donate-clay-clay")
        assert symbols([gift]) == (
            ["good-clay"] * 2 + ["sign-virtue"] if lang == "en" else ["sign-virtue", *["good-clay"] * 2]
        )
        rooms = [(g.x, g.y) for g in found if isinstance(g, Group)]
        assert len(set(rooms)) == len(rooms)


@pytest.mark.parametrize(("level", "ransom", "debt"), [(7, 5, 6), (3, 4, 5), (1, 3, 4)])
def test_the_guardhouse_shows_prices_without_the_tax_that_is_ignored(level: int, ransom: int, debt: int) -> None:
    """AW-10.4 to AW-10.7, AW-14.6"""
    s = table(
        workers={A: {"guardhouse": 1}},
        captured={A: {B: 4}, B: {A: 2}},
        prison={A: 1},
        unpaid={A: 1},
        virtue={A: level},
        goods={A: {"silver": 20}},
    )
    found = desk(Table(look(turn(s, "place:guardhouse")), "en"), 0, 0, 540)
    assert lit(found) == {f"say:{v}" for v in ("send", "release", "ransom", "ransom-debt", "pay-debt", "stop-guarding")}
    assert "+4" in words([by_id(found, "say-send")])
    assert f"−{ransom}" in words([by_id(found, "say-ransom")])
    assert f"−{debt}" in words([by_id(found, "say-pay-debt")])


# ---------------------------------------------------------------- points, the last sheet, emblems


def test_the_points_so_far_are_those_of_the_game() -> None:
    """AW-19, AW-24.6"""
    for s in random_game(3, 5, RUNNING):
        rows = tally(look(s))
        assert [row.ref for row in rows] == [f"score:{row}" for row in SCORE_ROWS]
        assert [sum(row.points[seat] or 0 for row in rows) for seat in range(3)] == GAME.scores(s)
    assert not tally(look(table(3)))


@PAPERS
@EACH_LANG
@pytest.mark.parametrize("seats", [2, 5])
def test_the_last_sheet_has_every_row_and_total(seats: int, lang: str, paper: Paper) -> None:
    """AW-19.1 to AW-19.8"""
    s = final(seats, 2)
    t = Table(look(s), lang)
    drawn = sheet(t, 0, 0, paper)
    said = words([drawn])
    assert all(str(n) in said for n in GAME.scores(s))
    assert {g.ref for g in drawn.content if isinstance(g, Group) and g.ref} == {f"score:{row}" for row in SCORE_ROWS}
    assert sheet_high(t, paper) == Sheet(t, paper).paper.height < 480
    picture([Board(LOOK, 800, 480, "", ""), drawn], lang)


@EACH_LANG
def test_a_shared_win_is_said(lang: str) -> None:
    """AW-19.8"""
    v = look(final(2, 2))
    v["ranks"], v["points"] = [1, 1], [30, 30]
    said = [shape.words for shape in inside([sheet(Table(v, lang), 0, 0, ON_TABLE)]) if isinstance(shape, Text)]
    assert ("picture-shared n", (30,)) in said
    assert ("picture-tie", ()) in said


@EACH_LANG
def test_everything_that_is_pointed_at_has_a_drawing(lang: str) -> None:
    """In the log, beside the players and beside the points."""
    for seats in (2, 5):
        for n, s in enumerate(random_game(seats, 8, RUNNING)):
            if n % 100 == 0 or not s.legal:
                v = look(s)
                rows = tally(v)
                things = [ref for held in GAME.holdings(v) for ref, _ in held] + [held.ref for held in GAME.held(v)]
                things += [row.ref for row in rows] + [ref for row in rows for refs in row.things for ref in refs]
                assert all(emblem(ref) for ref in things)
        for _, text, figures in s.news or []:
            for kind, value in zip(text.split(" ")[1:], figures, strict=False):
                ref = GAME.piece(kind, value)
                assert not ref or token(drawing(ref), LOOK, lang)


def drawing(ref: str) -> Shape:
    found = emblem(ref)
    assert found is not None, f"nothing is drawn for {ref}"
    return found


def test_what_is_no_thing_has_no_drawing() -> None:
    for ref in ("", "card:joker", "seat:7", "hired:x", "group:forest-9", "group:x-1", "say:advance", "goods:salt"):
        assert emblem(ref) is None


@EACH_LANG
def test_the_cover_is_a_picture_without_words(lang: str) -> None:
    shapes = cover(lang)
    assert isinstance(shapes[0], Board)
    assert not words(shapes[1:])
    assert "m-worker-" in picture(shapes, lang)


def test_small_buildings_show_their_points() -> None:
    """AW-12.3 On the side where reading begins: the next building may lie over the other."""
    for id in BUILDING_IDS:
        for lang, near in (("en", 6), ("fa", 28)):
            face = plaque(id, lang, 34, 24)
            assert words(face) == [str(BUILDING[id]["vp"])]
            assert [shape.x for shape in face if isinstance(shape, Group)] == [near]
    assert set(GOODS) < set(GOOD)


# ---------------------------------------------------------------- paths

NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}  # by command


def broken(d: str) -> bool:
    """Whether a path is not one: a command with too few or too many numbers."""
    parts = re.findall(r"([A-Za-z])([^A-Za-z]*)", d)
    for command, rest in parts:
        n, wanted = len(re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)), NUMBERS[command.upper()]
        if (n % wanted or not n) if wanted else n:
            return True
    return not d.startswith("M")


def test_every_path_is_one() -> None:
    """A browser says so only in its console."""
    drawings = [*GOOD.values(), *SKILL.values(), *SIGN.values(), *PERSON.values(), *SPOT.values(), *HOUSE.values()]
    found = [(symbol.id, d) for symbol in (*drawings, *VIEW.values()) for d in paths(symbol) if broken(d)]
    assert not found
    for level in range(6):
        shown = GAME.scene(look(table(2, levels={A: level})), "en", "wide")
        assert not [shape.d for shape in inside(shown) if isinstance(shape, Path) and broken(shape.d)]
    assert broken("M0 0 5L3")
