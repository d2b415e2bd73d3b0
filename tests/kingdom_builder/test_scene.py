"""The picture: every place can be pointed at, what may be chosen is lit, nothing is told to whom it does not belong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import mizban
from kingdom_builder.second import shares
from kingdom_builder.table import A, B, table
from mizban.core.rng import fast
from mizban.games.kingdom_builder.face.scene.drawings import CELLS
from mizban.games.kingdom_builder.face.scene.land import ground
from mizban.games.kingdom_builder.face.tally import EARNERS, Sides, tally
from mizban.games.kingdom_builder.rules.board import NAMES, PLACES
from mizban.games.kingdom_builder.rules.cards import CARDS, CASTLE_GOLD, GOLD
from mizban.games.kingdom_builder.rules.scoring import SCORINGS, of_castles
from mizban.games.kingdom_builder.rules.state import KingdomBuilder
from mizban.games.kingdom_builder.rules.view import View, view
from mizban.render.shapes import Board, Group, Shape
from pictures import SVG, ids, letter_sizes, lettered, refs, texts

GAME = mizban.game("kingdom_builder")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FORMS = ("wide", "tall")
BOTH = pytest.mark.parametrize("form", FORMS)
LATIN = re.compile("[0-9]")


def played(seats: int, seed: int, every: int = 1, **options: str) -> Iterator[KingdomBuilder]:
    """Positions of a random game, every so many decisions, and the last one."""
    s, rng, n = GAME.new(seats, seed, {"setup": "random", **options}), fast(seed), 0
    while s.legal:
        if n % every == 0:
            yield s
        s.play(s.legal[rng.below(len(s.legal))])
        n += 1
    yield s


def asked(question: str, seats: int = 3, tile: str = "") -> KingdomBuilder:
    """A position with this question open."""
    for seed in range(50):
        for s in played(seats, seed):
            v = view(s, s.asked) if s.legal else None
            if v and v["question"] == question and (not tile or v["tile"] == tile):
                return s
    raise AssertionError(f"no {question} in 50 games")


def over(seats: int, seed: int = 1) -> KingdomBuilder:
    return list(played(seats, seed, 10_000))[-1]


def drawn(s: KingdomBuilder, viewer: int, lang: str = "en", form: str = "wide") -> ElementTree.Element:
    return ElementTree.fromstring(GAME.svg(s, viewer, lang, form=form))


def groups(s: KingdomBuilder, viewer: int, form: str = "wide") -> list[Group]:
    return [shape for shape in GAME.scene(view(s, viewer), "en", form) if isinstance(shape, Group)]


def inks(shapes: tuple[Shape, ...]) -> Iterator[str]:
    """The inks of shapes that are not hidden in symbols."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from inks(shape.content)
        elif not isinstance(shape, Board):
            yield shape.ink


@pytest.mark.sampled
@BOTH
@SEATS
def test_what_is_lit_may_be_chosen_and_the_other_way_round(seats: int, form: str) -> None:
    for s in played(seats, seats, 9):
        choices = {ref for o in s.legal for ref in o.ref.split()}
        for viewer in range(seats + 1):
            lit = set(refs(drawn(s, viewer, form=form), lit=True))
            assert lit == (choices if viewer == s.asked else set())


def test_every_option_can_be_clicked() -> None:
    assert all(o.ref for o in GAME.words.all)


@BOTH
def test_every_hex_can_be_pointed_at_and_says_where_it_is(form: str) -> None:
    root = drawn(asked("Act"), 0, form=form)
    assert {f"hex:{name}" for name in NAMES} <= set(refs(root))
    assert all(GAME.about(ref, lang) for ref in refs(root) for lang in ("en", "fa"))


@pytest.mark.sampled
@SEATS
def test_what_a_seat_does_not_know_changes_no_byte(seats: int) -> None:
    for n, s in enumerate(played(seats, 3, 40)):
        for viewer in range(seats + 1):
            other = GAME.redeal(s, viewer, fast(n))
            views = GAME.view(s, viewer), GAME.view(other, viewer)
            for form in FORMS:
                assert GAME.drawn(views[0], "fa", (), form) == GAME.drawn(views[1], "fa", (), form)
            assert GAME.tally(views[0]) == GAME.tally(views[1])


@BOTH
def test_a_card_in_hand_is_seen_by_its_holder_only(form: str) -> None:
    """KB-14.1"""
    s = table(card="grass", hands={A: "", B: "forest"}, seats=2, active=A)
    for viewer in (A, B, 2):
        shown = refs(drawn(s, viewer, form=form))
        assert ("hand:forest" in shown) == (viewer == B)
        assert "terrain:grass" in shown
    assert "hand:hidden" in refs(drawn(s, A))
    assert "hand:hidden" not in refs(drawn(s, B))


@pytest.mark.sampled
@BOTH
@SEATS
def test_ids_are_not_used_twice(seats: int, form: str) -> None:
    for s in played(seats, 5, 11):
        for viewer in range(seats + 1):
            named = ids(drawn(s, viewer, "en", form))
            assert len(named) == len(set(named))


@BOTH
@SEATS
def test_symbols_inks_and_tones_are_all_there(seats: int, form: str) -> None:
    for s in played(seats, 6, 30):
        root = drawn(s, 0, "en", form)
        named = {f"#{id}" for id in ids(root)}
        assert {use.attrib["href"] for use in root.iter(SVG + "use")} <= named
        style = next(root.iter(SVG + "style")).text or ""
        classes = {name for e in root.iter() for name in e.get("class", "").split()} - {"m"}
        assert all(f".{name}{{" in style or f".{name}>" in style for name in classes)
        assert set(re.findall(r"var\((--[a-z0-9-]+)\)", style)) <= set(re.findall(r"(--[a-z0-9-]+):", style))


@pytest.mark.sampled
@SEATS
def test_persian_pictures_have_persian_digits_and_no_english(seats: int) -> None:
    for s in played(seats, 7, 30):
        for viewer, form in ((0, "wide"), (0, "tall"), (seats, "wide")):
            for text in texts(drawn(s, viewer, "fa", form)):
                assert not LATIN.search(text)
                assert not re.search("[A-Za-z]{2}", text)
                assert "{" not in text


def test_nothing_comes_from_outside() -> None:
    text = GAME.svg(asked("Lift"), 0, "en")
    assert text.count("http") == 1
    assert not re.findall(r"@import|<image|<script|url\((?!#m-)|href=\"(?!#m-)", text)


@pytest.mark.sampled
@BOTH
@SEATS
def test_nothing_lies_outside_the_cloth(seats: int, form: str) -> None:
    for s in played(seats, 3, 10):
        for viewer in {s.asked if s.legal else 0, seats}:
            shapes = GAME.scene(view(s, viewer), "en", form)
            board, things = shapes[0], [shape for shape in shapes if isinstance(shape, Group)]
            assert isinstance(board, Board)
            assert board.zoom
            assert all(0 <= shape.x < board.width and 0 <= shape.y < board.height for shape in things)
            plates = [shape for shape in things if shape.id.startswith("plate-")]
            for plate in plates:
                box = plate.content[0]
                assert plate.y + getattr(box, "height", 0) < board.height


def test_a_game_in_the_tall_form_is_readable() -> None:
    """No text is smaller than 11 units on a phone."""
    sizes = letter_sizes(GAME.look)
    for s in played(4, 4, 15):
        for form in FORMS:
            for text, scale in lettered(GAME.scene(view(s, s.asked if s.legal else 0), "en", form), 1):
                assert sizes[text.ink] * scale > 10.9, text


# ---------------------------------------------------------------- the land and the pieces


def test_the_land_is_drawn_once_for_a_game() -> None:
    before = ground.cache_info().misses
    parts = [GAME.drawn(view(s, 0), "en", (), "wide").parts[1] for s in played(3, 11, 20) if s.legal]
    assert len(set(parts)) == 1
    assert ground.cache_info().misses <= before + 1


def test_a_picture_is_small() -> None:
    s = GAME.new(4, 1)
    for form in FORMS:
        picture = GAME.drawn(view(s, s.asked), "en", (), form)
        assert len(picture.parts[1]) < 34_000
        assert sum(map(len, (*picture.parts, *picture.defs))) < 68_000


def test_terrains_differ_by_more_than_colour() -> None:
    motifs = [repr(CELLS[terrain][0].content[1:-1]) for terrain in CELLS]
    lands = [motif for motif in motifs if motif != "()"]
    assert len(lands) == 7
    assert len(set(lands)) == len(lands)


@BOTH
def test_every_settlement_stands_on_its_hex(form: str) -> None:
    for s in played(3, 2, 40):
        v = view(s, 0)
        homes = sorted(group.ref for group in groups(s, 0, form) if group.id.startswith(("home-", "new-")))
        assert homes == sorted(f"hex:{name}" for names in v["settlements"] for name in names)


@BOTH
def test_a_settlement_that_moves_keeps_its_id(form: str) -> None:
    """KB-9.8 So it glides from hex to hex."""
    s = asked("SetDown")
    seat, start = s.asked, view(s, s.asked)["lifted"]
    before = {group.id: group.ref for group in groups(s, seat, form)}
    assert before.get(f"home-{start}", before.get(f"new-{start}")) == f"hex:{start}"
    end = s.legal[0].word.removeprefix("move:")
    s.play(s.legal[0])
    after = {group.id: group.ref for group in groups(s, seat, form) if group.id}
    if view(s, seat)["last"][:2] == [end, start]:
        assert after[f"home-{start}"] == f"hex:{end}"


def test_a_new_settlement_never_takes_the_id_of_one_that_went_away() -> None:
    """KB-9.8 One has moved from a hex, then another is built there: it does not seem to come back."""
    s = asked("Act")
    v = view(s, s.asked)
    seat = v["active"]
    v["settlements"] = [[] for _ in range(v["seats"])]
    v["settlements"][seat], v["last"], v["legal"], v["lifted"] = ["5-7"], ["5-7", "5-5"], [], ""
    moved = {g.id for g in GAME.scene(v, "en", "wide") if isinstance(g, Group)}
    v["settlements"][seat], v["last"] = ["5-5", "5-7"], ["5-5"]
    built = {g.id for g in GAME.scene(v, "en", "wide") if isinstance(g, Group)}
    assert "home-5-5" in moved
    assert {"new-5-5", "home-5-7"} <= built
    assert "home-5-5" not in built


def test_what_may_be_chosen_lies_clear_of_the_veil() -> None:
    """KB-7 Only while somebody may choose a hex is there a veil."""
    s = asked("Act")
    by_viewer = [list(inks(laid(s, viewer))) for viewer in range(4)]
    assert [("shade" in each) for each in by_viewer] == [viewer == s.asked for viewer in range(4)]


def laid(s: KingdomBuilder, viewer: int) -> tuple[Shape, ...]:
    return tuple(GAME.scene(view(s, viewer), "en", "wide")[1:])


def test_the_settlement_that_is_lifted_and_the_tile_in_use_are_marked() -> None:
    """KB-9.6, KB-9.8"""
    s = asked("SetDown")
    v = view(s, s.asked)
    marked = [group for group in groups(s, s.asked) if "picked" in inks(group.content)]
    assert sorted(group.ref for group in marked) == sorted([f"hex:{v['lifted']}", f"tile:{v['tile']}"])


def test_tiles_show_whether_they_are_ready_used_or_new() -> None:
    """KB-8.9"""
    s = asked("Act")
    v = view(s, s.asked)
    places = [str(name) for name, _, _ in v["locations"]][:3]
    v["legal"], v["tile"] = ["use:farm"], ""
    v["tiles"][v["viewer"]] = [[places[0], "farm", "ready"], [places[1], "farm", "used"], [places[2], "barn", "new"]]
    shown = {g.id: g for g in GAME.scene(v, "en", "wide") if isinstance(g, Group) and g.id.startswith("tile-")}
    ready, used, new = (shown[f"tile-{v['viewer']}-{name}"] for name in places)
    assert (ready.lit, used.lit, new.lit) == (True, False, False)
    assert "spent" in inks(used.content)
    assert "spent" not in [*inks(ready.content), *inks(new.content)]
    assert len(new.content) == len(used.content) == 1 + 2 * (len(ready.content) == 1)


@BOTH
def test_locations_show_the_tiles_that_are_left(form: str) -> None:
    """KB-3.4, KB-8.6 Who points at one is told of its hex, and so how many there are."""
    for s in played(4, 8, 60):
        places = [group for group in groups(s, 0, form) if group.id.startswith("place-")]
        assert all(group.ref == group.id.replace("place-", "hex:") for group in places)
        by_place = {group.id: list(inks(group.content)) for group in places}
        for name, _, left in view(s, 0)["locations"]:
            assert by_place[f"place-{name}"].count("token-left") == left
            assert by_place[f"place-{name}"].count("token-gone") == 2 - int(left)


def test_piles_and_supplies_are_counted() -> None:
    """KB-14.3, KB-14.4"""
    for s in played(3, 9, 40):
        v, root = view(s, 0), drawn(s, 0)
        if v["over"]:
            continue
        assert number(root, "draw") == [str(v["draw"])]
        assert sum(map(int, number(root, "discards"))) == sum(v["discards"].values())
        for seat in range(3):
            assert number(root, f"plate-{seat}") == [str(v["supply"][seat])]


@BOTH
def test_open_piles_show_how_many_cards_of_each_terrain_they_have(form: str) -> None:
    """KB-5.10, KB-14.3, KB-14.4 Cards that left the game are shown as soon as there are any."""
    draw, played = ["canyon"] * 5 + ["forest"] * 3, ["grass"] * 2 + ["forest"]
    s = table(card="grass", draw=draw, discards=played)
    root, faces = drawn(s, A, form=form), view(s, A)
    assert (faces["removed"]["desert"], faces["removed"]["flower_field"], faces["removed"]["forest"]) == (5, 5, 1)
    assert number(root, "discards") == ["2", "1"]
    assert number(root, "removed") == [str(n) for n in faces["removed"].values() if n]
    assert "removed" in texts(root)
    assert {"pile:draw", "pile:discards", "pile:removed"} <= set(refs(root))
    assert "pile:removed" not in refs(drawn(table(card="grass"), A, form=form))


def number(root: ElementTree.Element, id: str) -> list[str]:
    """The figures on a thing."""
    thing = next(g for g in root.iter(SVG + "g") if g.get("id") == id)
    return [text for text in texts(thing, ("text",)) if text.isdigit()]


# ---------------------------------------------------------------- gold


@SEATS
def test_the_sheet_at_the_end_agrees_with_the_scoring(seats: int) -> None:
    """KB-12.1, KB-13.1, KB-13.2"""
    for seed in range(6):
        s = over(seats, seed)
        for form in FORMS:
            said = texts(drawn(s, seats, form=form))
            assert {str(n) for n in GAME.scores(s)} <= set(said)
            assert {str(n) for row in view(s, 0)["gold"] for n in row} <= set(said)
            best = [seat for seat in range(seats) if GAME.ranks(s)[seat] == 1]
            assert any(text.startswith("Shared victory") for text in said) == (len(best) > 1)
            assert len(best) > 1 or any(text.startswith(f"Player {best[0] + 1} wins") for text in said)


def test_points_so_far_are_shown_only_where_they_are_wanted() -> None:
    """KB-16.5"""
    s = GAME.new(3, 1)
    assert not tally(view(s, 0))
    for s in played(3, 1, 30, running_scores="on"):
        v = view(s, 0)
        rows = tally(v)
        assert [row.ref for row in rows] == [*(f"card:{card}" for card in v["cards"]), "terrain:castle"]
        assert [sum(row.points[seat] or 0 for row in rows) for seat in range(3)] == GAME.scores(s)


def counted(v: View) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """KB-12.10 By sector how many settlements each seat has, and its gold: 12 for the most, 6 for the next number."""
    rows = []
    for counts in zip(*(shares(hexes) for hexes in places(v)), strict=True):
        order = sorted(set(counts), reverse=True)
        rows.append((counts, tuple((12, 6, 0, 0)[order.index(n)] for n in counts)))
    return rows


def places(v: View) -> list[set[tuple[int, int]]]:
    """The settlements of each seat, by row and column."""
    return [{(int(name.split("-")[0]), int(name.split("-")[1])) for name in names} for names in v["settlements"]]


def test_the_standing_for_lords_is_shown_sector_by_sector() -> None:
    """KB-12.10.1 to KB-12.10.4, KB-16.5"""
    lords = {"setup": "custom", "card_1": "lords", "running_scores": "on"}
    for seats in (2, 3, 4):
        for seed in range(3):
            for s in played(seats, seed, 40, **lords):
                v = view(s, 0)
                (row,) = [row for row in tally(v) if row.ref == "card:lords"]
                empty = ["" if any(part.counts) else "-empty" for part in row.parts]
                said = [(f"picture-{place}{more}", ()) for place, more in zip(PLACES, empty, strict=True)]
                assert [part.words for part in row.parts] == said
                assert tuple(sum(part.points[seat] for part in row.parts) for seat in range(seats)) == row.points
                assert [(part.counts, part.points) for part in row.parts] == counted(v)
                for seat in range(seats):
                    there = [ref for part in row.parts for ref in part.things[seat]]
                    assert sorted(there) == sorted(f"hex:{name}" for name in v["settlements"][seat])
                    assert sum(part.counts[seat] for part in row.parts) == len(there)
    assert not any(row.parts for row in tally(view(s, 0)) if row.ref != "card:lords")


EACH = {"fishermen", "miners", "workers", "discoverers", "knights", "hermits", "farmers"}  # gold for each that is shown


@pytest.mark.parametrize("card", CARDS)
def test_the_settlements_that_are_shown_earn_the_gold(card: str) -> None:
    """KB-12.3 to KB-12.12"""
    number = CARDS.index(card)
    for seed in range(3):
        for s in played(3, seed, 12):
            v = view(s, 0)
            for seat in range(3):
                sides = Sides(v, seat)
                shown, earned = EARNERS[card](sides), SCORINGS[number].earned(s, seat)
                if card in EACH:
                    assert len(shown) * GOLD[number] == earned
                elif card == "citizens":
                    assert len(shown) // 2 * GOLD[number] == earned
                elif card == "merchants":
                    assert len(shown - sides.own) * GOLD[number] == earned
                else:
                    assert {divmod(hex, 20) for hex in shown} == paid_by_lords(v, seat)
                    assert sum(points[seat] for _, points in counted(v)) == earned


def paid_by_lords(v: View, seat: int) -> set[tuple[int, int]]:
    """KB-12.10 The settlements of a seat in the sectors where it is paid for them."""
    paid = [points[seat] > 0 for _, points in counted(v)]
    return {(row, column) for row, column in places(v)[seat] if paid[row // 10 * 2 + column // 10]}


def test_the_castles_that_are_shown_earn_the_gold() -> None:
    """KB-12.2"""
    for s in played(4, 2, 20):
        for seat in range(4):
            sides = Sides(view(s, 0), seat)
            assert len(EARNERS[""](sides) - sides.own) * CASTLE_GOLD == of_castles(s, seat)


def test_plates_say_what_everybody_has() -> None:
    """KB-14.3"""
    for s in played(3, 4, 30):
        v = view(s, 1)
        for seat, has in enumerate(GAME.holdings(v)):
            assert has[0] == (f"supply:{seat}", str(v["supply"][seat]))
            assert {ref for ref, _ in has[1:]} == {f"tile:{kind}" for _, kind, _ in v["tiles"][seat]}
            assert all(GAME.token(ref, "fa") for ref, _ in has)


# ---------------------------------------------------------------- emblems and cover


def test_things_of_the_log_have_a_drawing() -> None:
    for ref in ("card:lords", "tile:harbor", "terrain:water", "terrain:castle", "hand:grass", "pile:draw", "seat:3"):
        assert GAME.token(ref, "en").startswith("<svg")
    assert not GAME.token("hex:3-4", "en")


def test_the_cover_fits() -> None:
    assert GAME.cover is not None
    for lang in ("en", "fa"):
        board, land = GAME.cover(lang)
        assert isinstance(board, Board)
        assert isinstance(land, Group)
        assert board.title == GAME.title(lang)
