"""The picture: every answer can be given by clicking, and nothing else is lit; nothing lies where it should not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.face.scene import HEIGHT, WIDTH
from mizban.games.troyes.rules.state import Troyes
from mizban.games.troyes.rules.view import view
from pictures import BOTH, LANGS, Pictures, asked, letter_sizes, lettered, refs
from troyes.table import question, random_game, table, turn

TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"bonus_cards": "on"}), (3, {"running_points": "on"}), (4, {"entry": "from_left"})],
)
PICTURES = Pictures(GAME, {})
SIZES = letter_sizes(GAME.look)
drawn, shapes, groups = PICTURES.drawn, PICTURES.shapes, PICTURES.groups
FINGER = 40  # units that a thing to touch should measure on a phone


def played(seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Troyes]:
    """Positions of a random game, every so many decisions, and the last one; each question once if it comes up."""
    met: set[str] = set()
    for n, s in enumerate(random_game(seats, seed, options)):
        kind = question(s)[2:]
        if n % every == 0 or kind not in met:
            met.add(kind)
            yield s


# ---------------------------------------------------------------- answers


@pytest.mark.sampled
@BOTH
@TABLES
def test_what_is_lit_may_be_chosen_and_the_other_way_round(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, seats, 25):
        PICTURES.check_lit(s, form)


@pytest.mark.sampled
@BOTH
@TABLES
def test_no_two_lit_things_cover_each_other(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 20 + seats, 12):
        lit = PICTURES.lit(s, form)
        for i, (a, room) in enumerate(lit):
            for b, other in lit[i + 1 :]:
                inside = {a.ref.partition(":")[0], b.ref.partition(":")[0]} == {"activity", "cubes"}
                assert inside or not room.meets(other, 3), (a.ref, b.ref, question(s))


@TABLES
def test_what_may_be_chosen_on_a_phone_can_be_touched(seats: int, options: dict[str, str]) -> None:
    """Dice, which may be many, are at least a third of a thumb wide, and as high as one."""
    for s in played(seats, options, 30 + seats, 12):
        for group, room in PICTURES.lit(s, "tall"):
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


@pytest.mark.sampled
@BOTH
@TABLES
def test_ids_are_not_used_twice(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 6, 30):
        PICTURES.check_ids(s, form)


@BOTH
def test_symbols_inks_and_tones_are_all_there(form: str) -> None:
    for s in played(4, {"bonus_cards": "on"}, 6, 30):
        PICTURES.check_symbols(s, form)


@pytest.mark.sampled
@BOTH
@TABLES
def test_persian_pictures_have_persian_digits_and_no_english(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 7, 40):
        PICTURES.check_persian(s, form)


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGS)
@BOTH
@TABLES
def test_nothing_lies_outside_the_cloth(seats: int, options: dict[str, str], form: str, lang: str) -> None:
    """On a phone everything lies in one of the parts, and whole."""
    for s in played(seats, options, 3, 25):
        PICTURES.check_inside(s, form, lang)


def test_the_wide_form_has_the_size_it_says() -> None:
    for seats in (1, 4):
        for viewer in (0, seats):
            board = PICTURES.board(GAME.new(seats, 1), viewer)
            assert (board.width, board.height, board.zoom, board.panes) == (WIDTH, HEIGHT, False, ())


@TABLES
def test_parts_of_the_table_lie_apart_and_are_not_made_much_smaller(seats: int, options: dict[str, str]) -> None:
    for s in played(seats, options, 9, 25):
        PICTURES.check_apart(s, asked(s))
        for pane in PICTURES.board(s, asked(s), "tall").panes:
            assert pane.height <= 500, (pane.title, pane.height, question(s))


@TABLES
def test_a_phone_can_be_read(seats: int, options: dict[str, str]) -> None:
    """No text is smaller than 11 units; a question mark on a die is a drawing."""
    for s in played(seats, options, 4, 40):
        for text, scale in lettered(shapes(s, asked(s), form="tall")[1:]):
            assert SIZES[text.ink] * scale > 10.9 or text.ink == "die-query", text


@pytest.mark.sampled
@TABLES
def test_what_a_seat_does_not_know_changes_no_byte(seats: int, options: dict[str, str]) -> None:
    """TR-23.2 to TR-23.4"""
    for n, s in enumerate(played(seats, options, 3, 60)):
        if s.legal:
            PICTURES.check_hidden(s, n)


@BOTH
def test_a_picture_is_small(form: str) -> None:
    PICTURES.check_sizes(islice(random_game(4, 8), 201), form, 110_000, 9_000)


def test_nothing_comes_from_outside() -> None:
    PICTURES.check_closed(GAME.new(2, 1))
