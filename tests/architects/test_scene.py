"""The picture: every answer can be given by clicking, and nothing else is lit; nothing lies where it should not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

import pytest

from architects.table import A, B, end, look, random_game, say, table, turn
from mizban.games.architects import GAME
from mizban.games.architects.face.scene import HEIGHT, WIDTH
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.view import view
from pictures import BOTH, LANGS, SVG, Pictures, asked, letter_sizes, lettered, refs

TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"boards": "variable"}),
        (4, {"promo_cards": "on", "apprentice_refresh": "on"}),
        (5, {"starting_apprentice": "on", "running_scores": "on"}),
    ],
)
PICTURES = Pictures(GAME, {"worker": 10.0})
SIZES = letter_sizes(GAME.look)
drawn, shapes, groups = PICTURES.drawn, PICTURES.shapes, PICTURES.groups
FINGER = 40  # units that a thing to touch should measure on a phone


def options_of(options: dict[str, str], seats: int) -> dict[str, str]:
    """These options, as far as the game has them."""
    known = {setting.id: setting.choices(seats) for setting in GAME.settings}
    return {id: value if value in known[id] else known[id][-1] for id, value in options.items()}


def played(seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Architects]:
    """Positions of a random game, every so many decisions after the draft, and the last one; each question once at
    least, if it comes up."""
    met: set[str] = set()
    for n, s in enumerate(random_game(seats, seed, options_of(options, seats))):
        question = type(s.todo[-1]).__name__ if s.todo else ""
        if question != "Draft" and (n % every == 0 or question not in met):
            met.add(question)
            yield s


# ---------------------------------------------------------------- answers


@pytest.mark.sampled
@BOTH
@TABLES
def test_what_is_lit_may_be_chosen_and_the_other_way_round(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, seats, 60):
        PICTURES.check_lit(s, form)


def test_nobody_is_at_turn_while_all_choose_cards() -> None:
    """AW-2.9, AW-20.1"""
    s: Architects = GAME.new(3, 1, {"boards": "chosen"})
    assert titles(s) == ["The table; it is the turn of Player 1."]
    say(s, "0 character:ada")
    assert titles(s) == ["The table; it is the turn of Player 2."]
    say(s, "1 character:rudolf", "2 character:therese")
    assert titles(s) == ["The table; everybody chooses building cards."]
    assert not rings(s)
    while s.pack:
        s.play(s.legal[0])
    assert titles(s) == ["The table; it is the turn of Player 1."]
    assert len(rings(s)) == 1
    assert drawn(s, 0).findtext(SVG + "title") == "The table; it is your turn."


def rings(s: Architects) -> list[ElementTree.Element]:
    """The marks of seats at turn, for the public."""
    return [element for element in drawn(s, 3).iter() if "m-turn" in element.get("class", "").split()]


def titles(s: Architects) -> list[str]:
    """What the picture is called."""
    return [element.text or "" for element in drawn(s, 3).findall(SVG + "title")]


@BOTH
def test_in_the_draft_everybody_sees_what_they_may_keep(form: str) -> None:
    """AW-2.9, AW-21.2 Nobody sees the cards of another; lit they are for the one who is asked."""
    s = GAME.new(3, 1)
    for viewer in range(4):
        pack = {f"card:{id}" for id in view(s, viewer)["pack"]}
        root = drawn(s, viewer, form=form)
        assert {ref for ref in refs(root) if ref.startswith("card:")} == pack
        assert set(refs(root, lit=True)) == (pack if viewer == s.asked else set())
        assert len(pack) == (4 if viewer < 3 else 0)


@pytest.mark.sampled
@BOTH
@TABLES
def test_no_two_lit_things_cover_each_other(seats: int, options: dict[str, str], form: str) -> None:
    """What must be touched does not lie under something else that may be; only many cards in hand do."""
    for s in played(seats, options, 20 + seats, 40):
        lit = PICTURES.lit(s, form)
        cards = sum(group.ref.startswith("card:") for group, _ in lit)
        for i, (a, room) in enumerate(lit):
            for b, other in lit[i + 1 :]:
                stacked = cards > 6 and a.ref.startswith("card:") and b.ref.startswith("card:")
                assert stacked or not room.meets(other, 3), (a.ref, b.ref)


@TABLES
def test_what_may_be_chosen_on_a_phone_can_be_touched(seats: int, options: dict[str, str]) -> None:
    """Groups of workers are small, but there one comes nearer; all else has room for a finger."""
    for s in played(seats, options, 30 + seats, 40):
        for group, room in PICTURES.lit(s, "tall"):
            if not group.ref.startswith(("group:", "back:board", "back:prison")):
                high, wide = room.bottom - room.top, room.right - room.left
                assert min(high, wide) >= FINGER - 0.5, (group.ref, wide, high)


def test_a_click_on_a_worker_is_one_on_the_place_while_workers_are_placed() -> None:
    """AW-3.2 What lies over a place lets clicks through, or is a thing of its own."""
    for s in played(5, {}, 2, 50):
        if not s.legal:
            continue
        placing = type(s.todo[-1]).__name__ in ("Turn", "TakeBack")
        for group in groups(s, s.asked):
            if group.id.startswith("crowd-") and not group.id.startswith("crowd-prison"):
                assert bool(group.ref) != placing
            walking = group.id.startswith(("worker-", "mason-", "pilgrim-"))
            assert (group.ink == "through") == (walking or group.ref == "")


def test_a_place_that_is_closed_can_be_asked_why() -> None:
    """Also what may not be chosen has the ref of its word while a worker is placed."""
    for s in played(4, {}, 5, 80):
        if s.legal and type(s.todo[-1]).__name__ == "Turn":
            found = set(refs(drawn(s, s.asked)))
            assert {o.ref for o in s.todo[-1].candidates(s)} <= found


# ---------------------------------------------------------------- workers walk


def stood(s: Architects, form: str) -> dict[str, str]:
    """The workers on the table, by id, with whose they are."""
    return {g.id: g.ref for g in groups(s, 0, form) if g.id.startswith("worker-")}


@BOTH
def test_every_worker_is_a_piece_of_its_seat(form: str) -> None:
    """AW-1.4 20 in each colour, wherever they are; those beside a full Guildhall are not drawn."""
    for s in played(4, {}, 11, 120):
        if not s.legal or type(s.todo[-1]).__name__ == "Discard":  # the sheet; on a phone a hand too large
            continue
        beside = max(0, len(s.guild) - 20)
        owners = Counter(stood(s, form).values())
        assert sum(owners.values()) == 80 - beside
        assert beside or set(owners.values()) == {20}


def walks(s: Architects, *words: str) -> dict[str, list[str]]:
    """For each owner where workers were before and where they are afterwards, as far as that has changed."""
    before = stood(s, "wide")
    say(s, *words)
    after = stood(s, "wide")
    found: dict[str, list[str]] = {}
    for ref in sorted(set(before.values())):
        gone = {place_of(id) for id in before if before[id] == ref and id not in after}
        new = {place_of(id) for id in after if after[id] == ref and id not in before}
        if gone or new:
            found[ref] = [*sorted(gone), "to", *sorted(new)]
    return found


def place_of(id: str) -> str:
    return id.split("-")[1]


def test_a_page_sees_where_workers_come_from_and_go_to() -> None:
    """AW-3.2, AW-7.8, AW-10.4, AW-10.5, AW-15.2 Who leaves a place and comes to another belongs to the same seat."""
    silver = {A: {"silver": 9}}
    s = turn(table(2, workers={A: {"town_centre": 1}, B: {"forest": 3}}, goods=silver))
    assert walks(s, "place:town_centre") == {"workers:0": ["supply", "to", "town_centre"]}
    assert walks(s, "capture:forest-1") == {"workers:1": ["forest", "to", "board_0"]}
    s = turn(table(2, captured={A: {B: 3}}, workers={A: {"guardhouse": 1}}, prison={A: 2}, goods=silver))
    say(s, "place:guardhouse")
    assert walks(s, "send") == {"workers:1": ["board_0", "to", "prison"]}
    assert walks(s, "release") == {"workers:0": ["prison", "to", "supply"]}


def test_in_a_reset_workers_go_from_the_black_market_to_prison() -> None:
    """AW-15.2"""
    s = turn(table(2, market={"small": B, "large": A}, goods={A: {"silver": 9}}))
    say(s, "place:market_look")
    before = stood(s, "wide")
    say(s, f"keep:{look(s)['looked'][0]}")
    if look(s)["market"]["small"] >= 0:
        end(s)
    after = stood(s, "wide")
    assert [id for id in before if "market" in id] != []
    assert not [id for id in after if "market" in id]
    assert len([id for id in after if "prison" in id]) == 3


# ---------------------------------------------------------------- the whole picture


@pytest.mark.sampled
@BOTH
@TABLES
def test_ids_are_not_used_twice(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 6, 90):
        PICTURES.check_ids(s, form)


@BOTH
def test_symbols_inks_and_tones_are_all_there(form: str) -> None:
    for s in played(5, {"boards": "variable", "promo_cards": "on"}, 6, 90):
        PICTURES.check_symbols(s, form)


@pytest.mark.sampled
@BOTH
@TABLES
def test_persian_pictures_have_persian_digits_and_no_english(seats: int, options: dict[str, str], form: str) -> None:
    for s in played(seats, options, 7, 90):
        PICTURES.check_persian(s, form)


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGS)
@BOTH
@TABLES
def test_nothing_lies_outside_the_cloth(seats: int, options: dict[str, str], form: str, lang: str) -> None:
    """On a phone everything lies in one of the parts, and whole."""
    for s in played(seats, options, 3, 60):
        PICTURES.check_inside(s, form, lang)


def test_the_wide_form_has_the_size_it_says() -> None:
    for viewer in (0, 5):
        board = PICTURES.board(GAME.new(5, 1), viewer)
        assert (board.width, board.height, board.zoom, board.panes) == (WIDTH, HEIGHT, False, ())


def test_parts_of_the_table_lie_apart() -> None:
    *_, last = played(4, {}, 1, 1000)
    for s in (GAME.new(4, 1), last):
        for viewer in (0, 4):
            PICTURES.check_apart(s, viewer)
            assert [pane.zoom for pane in PICTURES.board(s, viewer, "tall").panes].count(True) == 1


@TABLES
def test_a_phone_shows_a_part_without_making_it_much_smaller(seats: int, options: dict[str, str]) -> None:
    for s in played(seats, options, 9, 60):
        assert all(pane.height <= 470 for pane in PICTURES.board(s, asked(s), "tall").panes if s.legal)


@TABLES
def test_a_phone_can_be_read(seats: int, options: dict[str, str]) -> None:
    """No text is smaller than 11 units, but the points on small buildings, which stand beside them in words."""
    for s in played(seats, options, 4, 90):
        for shape in shapes(s, asked(s), form="tall")[1:]:
            for text, scale in lettered([shape]):
                assert SIZES[text.ink] * scale > 10.9 or text.ink == "worth", text


@pytest.mark.sampled
@TABLES
def test_what_a_seat_does_not_know_changes_no_byte(seats: int, options: dict[str, str]) -> None:
    """AW-21.1, AW-21.4"""
    for n, s in enumerate(played(seats, options, 3, 150)):
        if s.legal:
            PICTURES.check_hidden(s, n)


@BOTH
def test_a_picture_is_small(form: str) -> None:
    PICTURES.check_sizes(islice(random_game(5, 8), 301), form, 110_000, 9_000)


def test_nothing_comes_from_outside() -> None:
    PICTURES.check_closed(GAME.new(2, 1))
