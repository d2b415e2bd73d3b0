"""Single things of the picture: what a card, a die, a building, an event shows, and what the sheet counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mizban.games.troyes.face.dice_and_points import REASONS, points, reached, revealed
from mizban.games.troyes.face.scene.cards import ON_PHONE, ON_TABLE, cards
from mizban.games.troyes.face.scene.cathedral import cathedral
from mizban.games.troyes.face.scene.citizens import ON_TABLE as HOUSE
from mizban.games.troyes.face.scene.citizens import house
from mizban.games.troyes.face.scene.counter import counter
from mizban.games.troyes.face.scene.cover import cover
from mizban.games.troyes.face.scene.drawings import BLANK, CITIZENS, CUBES, DIE, LOOK, OUTLINE, SIGN, SMALL
from mizban.games.troyes.face.scene.emblems import emblem
from mizban.games.troyes.face.scene.events import events
from mizban.games.troyes.face.scene.glyphs import Glyph, Unsure, of_activity, of_event
from mizban.games.troyes.face.scene.influence import track
from mizban.games.troyes.face.scene.sheet import ON_PHONE as SMALL_SHEET
from mizban.games.troyes.face.scene.sheet import ON_TABLE as SHEET
from mizban.games.troyes.face.scene.sheet import sheet
from mizban.games.troyes.face.scene.solo import alone, royal
from mizban.games.troyes.face.scene.square import square
from mizban.games.troyes.face.scene.table import Table
from mizban.games.troyes.face.tally import tally
from mizban.games.troyes.rules.cards import ACTIVITIES, ACTIVITY_IDS, CHARACTERS, EVENT_IDS
from mizban.games.troyes.rules.figures import BLACK, DEFAULT, ROW_IDS, ROW_OF, X, bits, marked, written
from mizban.games.troyes.rules.state import Troyes
from mizban.render.glyphs import Struck
from mizban.render.shapes import Board, Box, Disc, Group, Path, Shape, Symbol, Text, Use
from mizban.render.svg import picture, token
from troyes.table import A, B, C, N, final, look, random_game, say, table, turn

LANGS = ("en", "fa")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def inside(shapes: list[Shape] | tuple[Shape, ...]) -> Iterator[Shape]:
    """All shapes, those in groups too."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from inside(shape.content)


def words(shapes: list[Shape] | tuple[Shape, ...]) -> list[str]:
    """The texts that stand as they are, without what keeps their order."""
    found = [shape.words for shape in inside(shapes) if isinstance(shape, Text) and isinstance(shape.words, str)]
    return [text.strip("\u2066\u2069") for text in found]


def symbols(shapes: list[Shape] | tuple[Shape, ...]) -> list[str]:
    """The ids of all symbols."""
    return [shape.symbol.id for shape in inside(shapes) if isinstance(shape, Use)]


def inks(shapes: list[Shape] | tuple[Shape, ...]) -> list[str]:
    return [shape.ink for shape in inside(shapes) if isinstance(shape, (Path, Box, Disc))]


def by_id(shapes: list[Shape], id: str) -> Group:
    return next(shape for shape in shapes if isinstance(shape, Group) and shape.id == id)


def lit(shapes: list[Shape]) -> set[str]:
    return {shape.ref for shape in shapes if isinstance(shape, Group) and shape.lit}


def laid(s: Troyes, viewer: int = A, lang: str = "en") -> Table:
    return Table(look(s, viewer), lang)


# ---------------------------------------------------------------- nothing rests on colour alone


def outline(shapes: tuple[Shape, ...]) -> tuple[object, ...]:
    """What is drawn, without its colours."""
    return tuple(shape if not isinstance(shape, (Use, Group)) else repr(shape) for shape in shapes)


def test_dice_of_different_colours_have_different_outlines() -> None:
    """TR-1.2"""
    assert len({outline(shapes) for shapes in OUTLINE.values()}) == len(OUTLINE)
    for colour in ("red", "white", "yellow", "black"):
        for value in range(1, 7):
            pips = [shape for shape in DIE[colour, value].content if isinstance(shape, Disc)]
            assert len(pips) == value
    assert {symbol.tone for symbol in BLANK.values()} <= set(LOOK.tones)


def test_pieces_of_different_parties_have_different_marks() -> None:
    """TR-1.5, TR-1.6, TR-22.3 The seats, grey and Le Roy."""
    for pieces in (CITIZENS, CUBES):
        marks = {next(s.d for s in inside((p.content[-1],)) if isinstance(s, Path)) for p in pieces}
        assert len(marks) == 6
    assert len({paths(symbol) for symbol in SIGN.values()}) == len(SIGN)


def paths(symbol: Symbol) -> tuple[str, ...]:
    return tuple(shape.d for shape in inside(symbol.content) if isinstance(shape, Path))


# ---------------------------------------------------------------- cards


def spelled(glyphs: list[Glyph]) -> tuple[str, ...]:
    """Signs as words."""
    return tuple(one(glyph) for glyph in glyphs)


def one(glyph: Glyph) -> str:
    if isinstance(glyph, Struck):
        return f"no {glyph.symbol.id}"
    return glyph.text if isinstance(glyph, Unsure) else glyph if isinstance(glyph, str) else glyph.id


def test_cards_that_do_different_things_show_different_signs() -> None:
    """TR-17, TR-21"""
    found = {spelled(of_activity(id, DEFAULT[id][6:], [])) for id in ACTIVITY_IDS}
    assert len(found) == len(ACTIVITY_IDS)


def test_events_that_do_different_things_show_different_signs() -> None:
    """TR-18 Those that only bring black dice differ by how many."""
    found = {id: spelled(of_event(id, DEFAULT[id][BLACK], DEFAULT[id][X:], False, 4)) for id in EVENT_IDS}
    others = [signs for signs in found.values() if set(signs) != {"die-unrolled"}]
    assert len(set(others)) == len(others) == 10
    assert found["war"] == ("die-unrolled",) * 2
    assert found["marauding"] == ("die-unrolled",)


@EACH_LANG
@pytest.mark.parametrize("leaf", [ON_TABLE, ON_PHONE])
def test_a_card_shows_its_figures_its_tradesmen_and_its_cubes(lang: str, leaf: object) -> None:
    """TR-8.3, TR-8.6, TR-8.13, TR-8.16"""
    assert leaf in (ON_TABLE, ON_PHONE)
    size = ON_TABLE if leaf is ON_TABLE else ON_PHONE
    s = table(
        4,
        cards=["priest", "merchant"],
        trade={("priest", B): 1, ("priest", A): 2, ("priest", C): 4},
        cubes={("priest", B): 3, ("priest", A): 1},
    )
    found = cards(laid(s, A, lang), 0, 0, size, 6)
    priest, merchant = by_id(found, "activity-priest"), by_id(found, "activity-merchant")
    assert {"4", "2", "÷3", "+3"} <= set(words([priest]))
    assert "8" not in words([priest])  # I have hired
    assert symbols([priest]).count("citizen-1") == symbols([priest]).count("citizen-2") == 1
    assert {"sign-later", "tick"} <= set(symbols([priest]))
    assert {"4", "÷2", "+2"} <= set(words([merchant]))
    assert "sign-now" in symbols([merchant])
    assert sorted(words([by_id(found, "cubes-priest")])) == ["1", "3"]
    assert symbols([by_id(found, "cubes-priest")])[0] == "cube-0"


def test_a_card_that_is_face_down_shows_its_round_only() -> None:
    """TR-2.7, TR-23.4"""
    found = cards(laid(table(3, shown=1)), 0, 0, ON_TABLE, 6)
    down = [shape for shape in found if isinstance(shape, Group) and shape.ref.startswith("down:")]
    assert [group.ref for group in down] == [f"down:{hue}-{n}" for hue in ("red", "white", "yellow") for n in (2, 3)]
    assert all(words([group]) == [] for group in down)


def test_a_figure_that_is_not_confirmed_has_dashes() -> None:
    """TR-28.6 What the Priest costs is known; his points are not. Printed figures have none."""
    s = table(4, cards=["priest", "artisan"])
    priest = by_id(cards(laid(s), 0, 0, ON_TABLE, 6), "activity-priest")
    assert {"divisor", "coin", "space-unsure"} <= set(inks([priest]))
    artisan = by_id(cards(laid(s), 0, 0, ON_TABLE, 6), "activity-artisan")
    assert {"divisor-unsure", "coin-unsure"} <= set(inks([artisan]))
    doubts = [bits(id, [key for key in marked(id) if (id, key) != ("artisan", "cost")]) for id in ROW_IDS]
    rows = {**DEFAULT, "artisan": [1, 3, *DEFAULT["artisan"][2:]], "doubts": doubts}
    s = table(4, cards=["priest", "artisan"], figures=written("mine", rows))
    artisan = by_id(cards(laid(s), 0, 0, ON_TABLE, 6), "activity-artisan")
    assert {"divisor-unsure", "coin"} <= set(inks([artisan])), "one figure was entered, the others were not"
    rows["doubts"] = [0] * len(rows["doubts"])
    s = table(4, cards=["priest", "artisan"], figures=written("mine", rows))
    assert not [ink for ink in inks(cards(laid(s), 0, 0, ON_TABLE, 6)) if "unsure" in ink]


# ---------------------------------------------------------------- dice and groups


def bought() -> Troyes:
    """Somebody forms a group of three red dice for the Mercenary."""
    dice = {(A, "red"): [5, 5], (B, "red"): [6], (N, "red"): [2], (A, "white"): [3]}
    s = table(2, dice=dice, cards=["mercenary"], trade={("mercenary", A): 1})
    return turn(s, "activate:mercenary")


def test_every_die_lies_in_its_district_and_alike_ones_are_one_thing() -> None:
    """TR-5.6, TR-29.2"""
    found = square(laid(bought()), 0, 0, 436, 300)
    twin = by_id(found, "die-0-red-5")
    assert symbols([twin]) == ["die-red-5"] * 2
    dice = [shape for shape in found if isinstance(shape, Group) and shape.ref.startswith("die:")]
    assert sum(len(symbols([group])) for group in dice) == 5


def test_a_die_that_may_be_taken_has_its_price_for_this_group() -> None:
    """TR-7.5, TR-7.6"""
    s = say(bought(), "group:3")
    found = square(laid(s), 0, 0, 436, 300)
    assert words([by_id(found, "die-0-red-5")]) == ["0"]
    assert words([by_id(found, "die-1-red-6")]) == ["6"]
    assert words([by_id(found, "die-n-red-2")]) == ["6"]
    assert words([by_id(found, "die-0-white-3")]) == []
    other = square(laid(say(bought(), "group:2"), A), 0, 0, 436, 300)
    assert words([by_id(other, "die-1-red-6")]) == ["4"]
    assert words([by_id(square(laid(s, B), 0, 0, 436, 300), "die-1-red-6")]) == []


@EACH_LANG
def test_the_group_says_what_it_makes_so_far(lang: str) -> None:
    """TR-8.13 For everybody, also those who look on."""
    s = say(bought(), "group:3", "take:0-red-5", "take:1-red-6")
    for viewer in (A, B, 2):
        found = counter(laid(s, viewer, lang), 0, 0, 436, 84, False)
        said = [shape.words for shape in inside(found) if isinstance(shape, Text)]
        assert ("picture-activations n", (3,)) in said
        assert {"11", "÷3"} <= set(words(found))
        assert symbols(found).count("die-red") == 2
    card = by_id(cards(laid(s), 0, 0, ON_TABLE, 6), "activity-mercenary")
    assert "×3" in words([card])


def test_what_may_be_said_lies_on_the_counter() -> None:
    """TR-7.3, TR-8.14, TR-13.1, TR-15"""
    assert lit(counter(laid(bought()), 0, 0, 436, 84, False)) == {"group:1", "group:2", "group:3"}
    s = turn(table(2, dice={(A, "yellow"): [5]}))
    assert {"say:farm", "say:pass", "say:recruit", "say:flip"} <= lit(counter(laid(s), 0, 0, 436, 84, False))
    s = say(bought(), "group:3", "take:0-red-5", "take:1-red-6", "take:0-red-5")
    assert lit(counter(laid(s), 0, 0, 436, 84, True)) == {f"times:{n}" for n in range(1, 6)}
    assert not lit(counter(laid(s, B), 0, 0, 436, 84, True))


# ---------------------------------------------------------------- places


def test_a_building_shows_who_stands_and_lies_there_and_which_dice_lead_there() -> None:
    """TR-11.5, TR-11.6, TR-11.9"""
    s = table(3, spaces={"palace_3": B, "bishopric_12_a": N}, lying={"palace": [A, C]})
    palace, bishopric = (house(laid(s), i, 0, 0, HOUSE) for i in (0, 1))
    assert symbols([by_id(palace, "space-palace_3")]) == ["citizen-1"]
    assert symbols([by_id(bishopric, "space-bishopric_12_a")]) == ["citizen-4"]
    assert symbols([by_id(palace, "lying-palace")]) == ["citizen-0", "citizen-2"]
    assert [text for text in words(bishopric) if "–" in text] == ["1–2", "3–4", "5–6"]
    s.figures[ROW_OF + 6] = 2  # a printed board where the 1 leads to the last row
    assert [text for text in words(house(laid(s), 1, 0, 0, HOUSE)) if text in ("2", "3–4", "1–6")] == [
        "2",
        "3–4",
        "1–6",
    ]


def test_the_cathedral_shows_cubes_and_which_levels_would_cost_me() -> None:
    """TR-9.2, TR-9.7, TR-16.5"""
    s = table(3, cathedral={(1, 4): A, (1, 2): B, (2, 4): N})
    found = cathedral(laid(s), 0, 0, 440, 100)
    assert symbols([by_id(found, "stone-0-3")]) == ["cube-0"]
    assert symbols([by_id(found, "stone-1-3")]) == ["cube-4"]
    assert words(found).count("−2") == 2
    assert symbols([by_id(found, "cathedral")]).count("sign-influence") == 3 * (3 + 6)
    assert "−2" not in words(cathedral(laid(s, 3), 0, 0, 440, 100))


def test_only_what_troubadour_brings_has_dashes() -> None:
    """TR-17.27, TR-28.6"""
    found = of_activity("troubadour", DEFAULT["troubadour"][6:], ["gain_vp"])
    assert [glyph for glyph in found if not isinstance(glyph, Symbol)] == ["−3", "→", Unsure("+2")]


def test_events_lie_in_their_order_with_cubes_in_theirs() -> None:
    """TR-6.1, TR-10.3, TR-10.8, TR-10.17"""
    s = table(3, events=["war", "heresy"], marks=[("war", B), ("war", N), ("marauding", A), ("war", B)])
    found = events(laid(s), 0, 0, 884, 160)
    groups = [shape for shape in found if isinstance(shape, Group) and shape.ref]
    assert [group.ref for group in groups] == ["event:marauding", "event:war", "event:heresy"]
    assert [symbols([by_id(found, f"cube-war-{i}")])[0] for i in range(3)] == ["cube-1", "cube-4", "cube-1"]
    assert {"5/3", "÷4"} <= set(words([by_id(found, "event-war")]))
    assert inks([by_id(found, "event-war")]).count("flag-unsure") == 6
    assert {"unsure-edge", "divisor-unsure"} <= set(inks([by_id(found, "event-marauding")]))
    many = events(laid(table(3, marks=[("marauding", A)] * 9 + [("marauding", C)] * 2)), 0, 0, 884, 160)
    assert words([by_id(many, "heap-0"), by_id(many, "heap-2")]) == ["9", "2"]


def test_influence_is_a_track_where_those_on_one_space_stand_side_by_side() -> None:
    """TR-15.1"""
    found = track(laid(table(4, influence={A: 7, B: 7, C: 0, 3: 20})), 0, 0, 436, 28)
    first, second = by_id(found, "marker-0"), by_id(found, "marker-1")
    assert first.x == second.x
    assert first.y != second.y
    assert by_id(found, "marker-2").x < first.x < by_id(found, "marker-3").x


# ---------------------------------------------------------------- Le Roy


@EACH_LANG
def test_le_roy_shows_his_dice_his_points_and_his_table(lang: str) -> None:
    """TR-22.6, TR-22.9, TR-22.14"""
    s = table(1, dice={(N, "red"): [6, 6], (N, "yellow"): [1]}, points={N: 7})
    s.rolled = 11
    found = royal(laid(s, A, lang), 0, 0, 436, 160)
    assert symbols([by_id(found, "die-n-red-6")]) == ["die-red-6"] * 2
    assert {"7", "=11"} <= set(words([by_id(found, "district-4")]))
    plan = by_id(found, "royal-plan")
    sums = {"en": {"2, 12", "3, 11", "8"}, "fa": {"2، 12", "3، 11", "8"}}
    assert sums[lang] <= set(words([plan]))
    assert inks([plan]).count("marked-row") == 1
    pile = [g.ref for g in alone(laid(s), 0, 0, 436, 300) if isinstance(g, Group) and g.ref.startswith("character:")]
    assert pile == [f"character:{id}" for id in look(s)["pile"]]
    assert len(pile) == 6


# ---------------------------------------------------------------- points


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_rows_of_the_sheet_add_up_to_the_points(seats: int) -> None:
    """TR-16.2 to TR-16.7, TR-19.1, TR-22.22 What is counted in the view is what the rules count."""
    for seed in range(4):
        v = look(final(seats, seed))
        for party in [0, N] if seats == 1 else range(seats):
            rows = [points(v, party, reason) for reason in REASONS]
            characters = [reached(v, party, id) for id, _ in revealed(v)]
            assert [*rows, sum(characters)] == v["rows"][party]
            assert sum(rows) + sum(characters) == v["points"][party]


@EACH_LANG
@pytest.mark.parametrize("paper", [SHEET, SMALL_SHEET])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_sheet_reveals_every_character(lang: str, paper: object, seats: int) -> None:
    """TR-16.6, TR-23.5"""
    size = SHEET if paper is SHEET else SMALL_SHEET
    s = final(seats, 5)
    v = look(s)
    found = sheet(Table(v, lang), 0, 0, size)
    shown = [g.ref for g in found.content if isinstance(g, Group) and g.ref.startswith("character:")]
    assert shown == [f"character:{id}" for id, _ in revealed(v)]
    parties = [0, N] if seats == 1 else range(seats)
    assert {str(v["points"][party]) for party in parties} <= set(words([found]))
    picture([Board(LOOK, 900, 700, "", ""), found], lang, ["A", "B", "C", "D"][:seats])


def test_points_so_far_are_told_where_they_may_be_seen() -> None:
    """TR-23.2, TR-23.3 With running points all but the characters; alone everything; else nothing."""
    for s in random_game(3, 1, {"running_points": "on"}):
        rows = tally(look(s))
        assert [row.ref for row in rows][:4] == [f"score:{reason}" for reason in REASONS]
        assert len(rows) == (4 if s.legal else 5)
        assert all(len(row.points) == len(row.things) == 3 for row in rows)
        if s.round > 2:
            break
    assert tally(look(GAME_OF_THREE)) == []
    alone_now = look(table(1, points={A: 5}))
    assert tally(alone_now)[0].points == (5,)


GAME_OF_THREE = table(3)


# ---------------------------------------------------------------- small drawings


def test_things_in_texts_have_small_drawings() -> None:
    for ref in ("activity:priest", "event:war", "character:henri_i", "building:palace", "space:city_hall_123_a"):
        assert emblem(ref)
    for ref in ("die:n-red-4", "black:6", "seat:2", "citizens:3", "score:levels", "say:build", "cubes:monk"):
        drawing = emblem(ref)
        assert drawing
        assert "<svg" in token(drawing, LOOK, "en")
    for ref in ("die:n-green-4", "die:0-red-9", "black:7", "seat:9", "space:nowhere", "nothing:1", "die:x"):
        assert emblem(ref) is None
    assert all(emblem(f"character:{id}") for id in CHARACTERS)
    assert len(SMALL) == 5
    assert all(emblem(f"activity:{card.id}") for card in ACTIVITIES)


@EACH_LANG
def test_the_cover_can_be_drawn(lang: str) -> None:
    board = cover(lang)[0]
    assert isinstance(board, Board)
    assert board.title == {"en": "Troyes", "fa": "تروا"}[lang]
    picture(cover(lang), lang)
