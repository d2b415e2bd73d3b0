"""The picture: every answer can be given by clicking, and nothing else is lit; nothing lies where it should not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from mizban.core.rng import fast
from mizban.games.troyes import GAME
from mizban.games.troyes.scene import HEIGHT, WIDTH
from mizban.games.troyes.state import Troyes
from mizban.games.troyes.view import view
from mizban.render.inks import INKS
from mizban.render.shapes import BETWEEN, Board, Box, Disc, Group, Shape
from pictures import SVG, ids, lettered, refs, texts
from troyes.table import question, random_game, table, turn

FORMS = ("wide", "tall")
LANGS = ("en", "fa")
BOTH = pytest.mark.parametrize("form", FORMS)
TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"bonus_cards": "on"}), (3, {"running_points": "on"}), (4, {"entry": "from_left"})],
)
LATIN = re.compile("[0-9]")
FINGER = 40  # units that a thing to touch should measure on a phone


def played(seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Troyes]:
    """Positions of a random game, every so many decisions, and the last one; each question once if it comes up."""
    met: set[str] = set()
    for n, s in enumerate(random_game(seats, seed, options)):
        kind = question(s)[2:]
        if n % every == 0 or kind not in met:
            met.add(kind)
            yield s


def drawn(s: Troyes, viewer: int, lang: str = "en", form: str = "wide") -> ElementTree.Element:
    return ElementTree.fromstring(GAME.svg(s, viewer, lang, form=form))


def shapes(s: Troyes, viewer: int, lang: str = "en", form: str = "wide") -> list[Shape]:
    return GAME.scene(view(s, viewer), lang, form)


def groups(s: Troyes, viewer: int, form: str = "wide", lang: str = "en") -> list[Group]:
    return [shape for shape in shapes(s, viewer, lang, form) if isinstance(shape, Group)]


def asked(s: Troyes) -> int:
    return s.asked if s.legal else 0


class Area(NamedTuple):
    """What a thing takes on the cloth."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Area, by: float = 0) -> bool:
        """Whether they cover each other, by more than so much."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) > by


def area(group: Group) -> Area:
    """The room of a group that can be touched: that of its boxes and discs."""
    found = [room for shape in group.content if (room := of_shape(shape))]
    left, top = min(each.left for each in found), min(each.top for each in found)
    right, bottom = max(each.right for each in found), max(each.bottom for each in found)
    place = (group.x + group.scale * left, group.y + group.scale * top)
    return Area(*place, group.x + group.scale * right, group.y + group.scale * bottom)


def of_shape(shape: Shape) -> Area | None:
    """The room of one shape; texts, paths and drawings have none of their own."""
    if isinstance(shape, Box):
        return Area(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    if isinstance(shape, Disc):
        return Area(shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
    if isinstance(shape, Group) and any(of_shape(each) for each in shape.content):
        return area(shape)
    return None


# ---------------------------------------------------------------- answers


@BOTH
@TABLES
def test_what_is_lit_may_be_chosen_and_the_other_way_round(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, seats, 25):
        choices = {o.ref for o in s.legal}
        for viewer in range(seats + 1):
            lit = Counter(refs(drawn(s, viewer, form=form), lit=True))
            assert set(lit) == (choices if viewer == s.asked else set())
            assert all(n == 1 for n in lit.values()), lit


@BOTH
@TABLES
def test_no_two_lit_things_cover_each_other(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 20 + seats, 12):
        lit = [(group, area(group)) for group in groups(s, asked(s), form) if group.lit]
        for i, (a, room) in enumerate(lit):
            for b, other in lit[i + 1 :]:
                inside = {a.ref.partition(":")[0], b.ref.partition(":")[0]} == {"activity", "cubes"}
                assert inside or not room.meets(other, 3), (a.ref, b.ref, question(s))


@TABLES
def test_what_may_be_chosen_on_a_phone_can_be_touched(seats: int, options: dict[str, str]) -> None:
    """Dice, which may be many, are at least a third of a thumb wide, and as high as one."""
    for s in played(seats, options, 30 + seats, 12):
        for group in groups(s, asked(s), "tall"):
            if group.lit:
                room = area(group)
                high, wide = room.bottom - room.top, room.right - room.left
                small = group.ref.startswith(("die:", "cubes:", "black:"))
                assert wide >= (20 if small else FINGER - 0.5), (group.ref, wide)
                assert high >= (35 if small else FINGER - 0.5), (group.ref, high)


def test_a_click_on_what_lies_on_a_place_is_one_on_the_place() -> None:
    """TR-9.1, TR-11.1 A citizen or a cube does not stand in the way of who places or builds."""
    for s in played(4, {}, 2, 10):
        for group in groups(s, asked(s)):
            if group.id.startswith(("stone-", "cube-", "heap-", "marker-")):
                assert group.ink == "through"
            if group.id.startswith("space-"):
                home = group.id.removeprefix("space-")
                home = next(each for each in ("palace", "bishopric", "city_hall") if home.startswith(each))
                assert (group.ink == "through") == (f"building:{home}" in {o.ref for o in s.legal})


def test_a_card_that_cannot_be_used_can_be_asked_why() -> None:
    """Also what may not be chosen has the ref of its word."""
    s = turn(table(deniers={0: 0}, dice={(0, "red"): [1]}))
    found = set(refs(drawn(s, 0)))
    shown = {f"activity:{card['card']}" for card in view(s, 0)["activities"] if card["card"]}
    assert shown <= found
    assert shown - {o.ref for o in s.legal}


# ---------------------------------------------------------------- the whole picture


@BOTH
@TABLES
def test_ids_are_not_used_twice(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 6, 30):
        for viewer in {0, asked(s), seats}:
            found = ids(drawn(s, viewer, "en", form))
            assert len(found) == len(set(found)), Counter(found).most_common(3)


@BOTH
def test_symbols_inks_and_tones_are_all_there(form: str) -> None:
    for s in played(4, {"bonus_cards": "on"}, 6, 30):
        root = drawn(s, asked(s), "en", form)
        found = {f"#{id}" for id in ids(root)}
        assert {use.attrib["href"] for use in root.iter(SVG + "use")} <= found
        style = next(root.iter(SVG + "style")).text or ""
        classes = {name for e in root.iter() for name in e.get("class", "").split()} - {"m"}
        assert not [name for name in classes if f".{name}{{" not in style and f".{name}>" not in style]


@BOTH
@TABLES
def test_persian_pictures_have_persian_digits_and_no_english(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 7, 40):
        for viewer in (asked(s), seats):
            for text in texts(drawn(s, viewer, "fa", form)):
                assert not LATIN.search(text), text
                assert not re.search("[a-z]{2}", text), text
                assert "{" not in text


@pytest.mark.parametrize("lang", LANGS)
@BOTH
@TABLES
def test_nothing_lies_outside_the_cloth(seats: int, options: dict[str, str], form: str, lang: str) -> None:
    """On a phone everything lies in one of the parts, and whole."""
    for s in played(seats, options, 3, 25):
        for viewer in {asked(s), seats}:
            board, *found = shapes(s, viewer, lang, form)
            assert isinstance(board, Board)
            panes = [(pane.x, pane.width, pane.height) for pane in board.panes] or [(0, board.width, board.height)]
            for thing in (shape for shape in found if isinstance(shape, Group) and shape.ref):
                room = area(thing)
                x, width, height = next(pane for pane in panes if pane[0] <= room.left + 3 <= pane[0] + pane[1])
                assert x - 3 < room.left <= room.right < x + width + 3, thing.id or thing.ref
                assert -3 < room.top <= room.bottom < height + 3, thing.id or thing.ref


def test_the_wide_form_has_the_size_it_says() -> None:
    for seats in (1, 4):
        for viewer in (0, seats):
            board = shapes(GAME.new(seats, 1), viewer)[0]
            assert isinstance(board, Board)
            assert (board.width, board.height, board.zoom, board.panes) == (WIDTH, HEIGHT, False, ())


@TABLES
def test_parts_of_the_table_lie_apart_and_are_not_made_much_smaller(seats: int, options: dict[str, str]) -> None:
    for s in played(seats, options, 9, 25):
        board = shapes(s, asked(s), form="tall")[0]
        assert isinstance(board, Board)
        for left, right in zip(board.panes, board.panes[1:], strict=False):
            assert right.x == left.x + left.width + BETWEEN
        for pane in board.panes:
            assert pane.width == 360
            assert pane.height <= 500, (pane.title, pane.height, question(s))


@TABLES
def test_a_phone_can_be_read(seats: int, options: dict[str, str]) -> None:
    """No text is smaller than 11 units; a question mark on a die is a drawing."""
    sizes = {ink: float(size[1]) for ink, css in INKS.items() if (size := re.search(r"font-size:([\d.]+)px", css))}
    for s in played(seats, options, 4, 40):
        for text, scale in lettered(shapes(s, asked(s), form="tall")[1:]):
            assert sizes[text.ink] * scale > 10.9 or text.ink == "die-query", text


@TABLES
def test_what_a_seat_does_not_know_changes_no_byte(seats: int, options: dict[str, str]) -> None:
    """TR-23.2 to TR-23.4"""
    for n, s in enumerate(played(seats, options, 3, 60)):
        if s.legal:
            for viewer in range(seats + 1):
                other = GAME.redeal(s, viewer, fast(n))
                views = GAME.view(s, viewer), GAME.view(other, viewer)
                for form in FORMS:
                    assert GAME.drawn(views[0], "fa", (), form) == GAME.drawn(views[1], "fa", (), form)


@BOTH
def test_a_picture_is_small(form: str) -> None:
    """The first one is sent whole; of the next only what is new in it."""
    known: set[str] = set()
    sizes: list[int] = []
    for n, s in enumerate(random_game(4, 8)):
        if n > 200:
            break
        found = GAME.drawn(view(s, 0), "en", (), form)
        fresh = [part for part in (*found.parts, *found.defs) if part not in known]
        sizes.append(sum(map(len, fresh)))
        known |= set(fresh)
    assert sizes[0] < 110_000
    assert sorted(sizes[1:])[len(sizes) // 2] < 9_000


def test_nothing_comes_from_outside() -> None:
    text = GAME.svg(GAME.new(2, 1), 0, "en")
    assert text.count("http") == 1
    assert not re.findall(r"@import|<image|<script|url\((?!#m-)|href=\"(?!#m-)", text)
