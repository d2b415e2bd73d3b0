"""Shapes become one well-formed, safe picture that stands alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from mizban.core.problem import Problem
from mizban.render.games import game
from mizban.render.inks import INKS
from mizban.render.shapes import (
    BACK,
    COIN,
    DICE,
    SEATS,
    Board,
    Box,
    Disc,
    Group,
    Look,
    Path,
    Shape,
    Symbol,
    Text,
    Tone,
    Use,
    count,
    darker,
    pile,
    ring,
    round_ring,
    star,
)
from mizban.render.svg import Drawn, cut, drawn, picture, stylesheet, token

SVG = "{http://www.w3.org/2000/svg}"
LOOK = Look("biblios", ("#57323A", "#3B2228"), ("#663F47", "#492C33"), {"red": Tone(*["#C04040"] * 4)})
NASTY = """<script>"x" & 'y'</script>"""


def pictured(*shapes: Shape, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(picture([Board(LOOK, 200, 100, "title", "about"), *shapes], lang))


def found(root: ElementTree.Element, tag: str) -> list[ElementTree.Element]:
    return list(root.iter(SVG + tag))


def test_a_picture_says_what_it_is() -> None:
    root = pictured()
    assert root.tag == SVG + "svg"
    assert root.get("viewBox") == "0 0 200 100"
    assert root.get("role") == "img"
    assert root.get("lang") == "en"
    assert [found(root, tag)[0].text for tag in ("title", "desc")] == ["title", "about"]
    assert root.get("aria-labelledby") == " ".join(found(root, tag)[0].get("id", "") for tag in ("title", "desc"))


def test_every_shape_has_its_element() -> None:
    before = [len(found(pictured(), tag)) for tag in ("path", "rect", "circle", "text")]
    root = pictured(
        Path("M0 0H9", "trim"), Box(1, 2, 3, 4, 5, "paper"), Disc(1, 2, 3.5, "coin"), Text(1, 2, "hello", "cell")
    )
    assert [len(found(root, tag)) - n for n, tag in zip(before, ("path", "rect", "circle", "text"), strict=True)] == [
        1
    ] * 4
    assert found(root, "circle")[0].attrib == {"cx": "1", "cy": "2", "r": "3.5", "class": "m-coin"}
    assert found(root, "text")[0].text == "hello"


def test_a_piece_carries_what_a_page_needs() -> None:
    piece = Group(
        (Text(0, 0, "x", "cell"),), 5, 6, 0.5, "card-1", "hand:gold", "red", "shadow", "Gold", True, ring(9, 9, 1)
    )
    group = found(pictured(piece), "g")[-1]
    assert group.get("id") == "card-1"
    assert group.get("data-ref") == "hand:gold"
    assert group.get("class") == "m-red m-shadow m-lit"
    assert group.get("transform") == "translate(5 6)scale(0.5)"
    assert [child.tag.removeprefix(SVG) for child in group] == ["title", "text", "use"]
    assert group[0].text == "Gold"
    assert group[-1].get("class") == "m-ring"


def test_a_ring_is_only_for_what_can_be_pointed_at() -> None:
    assert not found(pictured(Group((), 0, 0, ring=ring(9, 9, 1))), "use")


def test_symbols_are_written_once_with_all_they_use() -> None:
    inner = Symbol("inner", (Disc(0, 0, 1, "coin"),))
    outer = Symbol("outer", (Use(inner), Use(inner, 5, 5)), "red")
    root = pictured(Use(outer), Group((Use(outer, 9, 9),)), Use(inner, 3, 3))
    ids = [group.attrib["id"] for group in found(root, "g") if "id" in group.attrib]
    assert sorted(ids) == ["m-inner", "m-outer"]
    assert {use.get("href") for use in found(root, "use")} == {"#m-inner", "#m-outer"}


def test_symbols_that_are_not_used_are_left_out() -> None:
    pictured(Use(COIN))
    assert not [group for group in found(pictured(), "g") if group.get("id")]


def test_everything_is_escaped() -> None:
    nasty = Symbol(NASTY, (Path(NASTY, NASTY),), NASTY)
    group = Group((Text(0, 0, NASTY, NASTY), Use(nasty, tone=NASTY)), 0, 0, 1, NASTY, NASTY, NASTY, NASTY, NASTY)
    text = picture([Board(LOOK, 200, 100, NASTY, NASTY), group], "en")
    root = ElementTree.fromstring(text)
    assert "<script" not in text
    assert not found(root, "script")
    assert found(root, "title")[0].text == NASTY
    assert found(root, "text")[0].text == NASTY
    assert NASTY in {group.get("data-ref") for group in found(root, "g")}


def test_digits_are_those_of_the_language_but_letters_and_figures_of_the_drawing_stay() -> None:
    shapes: list[Shape] = [Text(12, 34, "A 150", "cell"), Group((), 7, 8, id="card-9", title="25")]
    root = pictured(*shapes, lang="fa")
    assert found(root, "text")[0].text == "A ۱۵۰"
    assert found(root, "text")[0].get("x") == "12"
    assert found(root, "title")[1].text == "۲۵"
    assert found(root, "g")[-1].get("id") == "card-9"
    assert found(pictured(*shapes), "text")[0].text == "A 150"


def test_messages_are_said_in_the_language_of_the_reader() -> None:
    said = Text(0, 0, ("player n", (3,)), "name")
    assert found(pictured(said), "text")[0].text == "Player 3"
    assert found(pictured(said, lang="fa"), "text")[0].text == "بازیکن ۳"


def test_a_language_we_do_not_have_is_a_problem() -> None:
    with pytest.raises(Problem, match="no language"):
        picture([Board(LOOK, 200, 100, "", "")], "xx")


def test_a_picture_begins_with_its_board_and_has_no_other() -> None:
    with pytest.raises(AssertionError):
        picture([Text(0, 0, "x", "cell")], "en")
    with pytest.raises(AssertionError):
        pictured(Board(LOOK, 200, 100, "", ""))


def test_light_and_dark_are_both_there() -> None:
    style = found(pictured(), "style")[0].text or ""
    assert "--cloth:#57323A" in style.split("@media")[0]
    assert "--cloth:#3B2228" in style.split("prefers-color-scheme:dark")[1]
    assert "--deep:#C04040" in style
    assert all(f".m-{ink}{{" in style for ink in INKS)
    assert style == stylesheet(LOOK)


def test_variables_are_all_given() -> None:
    style = found(pictured(), "style")[0].text or ""
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", style)) <= set(re.findall(r"--([a-z0-9-]+):", style))


def test_nothing_comes_from_outside() -> None:
    text = picture([Board(LOOK, 200, 100, "", ""), Use(BACK), Use(COIN)], "en")
    assert text.count("http") == 1
    assert not re.findall(r"@import|<image|<script|<foreignObject|\bon\w+=|url\((?!#m-)|href=\"(?!#m-)", text)


def test_equal_shapes_give_equal_pictures_whatever_was_printed_before() -> None:
    shapes: list[Shape] = [Board(LOOK, 200, 100, "", ""), count(3, 10, 10), Use(SEATS[0], 1.5, 2), *pile(30, 0.5)]
    first = picture(shapes, "en")
    for face in range(1, 7):
        pictured(Use(DICE[face], face, 2.0))
    assert picture(shapes, "en") == first


def test_a_pile_grows_with_its_cards_up_to_a_point() -> None:
    assert [len(pile(cards, 1)) for cards in (0, 1, 11, 31, 87)] == [0, 2, 3, 5, 5]


def test_a_die_shows_its_face() -> None:
    assert [len(die.content) - 2 for die in DICE] == list(range(7))


def test_a_star_has_its_points() -> None:
    assert star(8, 10, 7).count("L") == 15
    assert star(4, 2, 1).startswith("M0.0 -2.0")


def test_a_colour_gets_darker() -> None:
    assert darker("#FF8000", 0.5) == "#804000"


def parts(*shapes: Shape, names: list[str] | None = None, lang: str = "en") -> Drawn:
    board = Board(LOOK, 200, 100, ("name seat", (0,)), ("name seat", (1,)))
    return drawn([board, *shapes], lang, names or [])


def test_a_picture_and_its_parts_are_the_same_elements() -> None:
    shapes: list[Shape] = [Use(COIN, 5, 5), Group((Use(BACK),), 1, 2, id="card-1", ref="card:1", ring=ring(9, 9, 1))]
    d, whole = parts(*shapes), picture([Board(LOOK, 200, 100, "", ""), *shapes], "en")
    assert len(d.parts) == 1 + len(shapes)
    assert "".join(d.parts) in whole
    assert "".join(d.defs) in whole
    for text in (*d.parts, *d.defs):
        element = ElementTree.fromstring(text)
        assert text in d.parts or element.get("id", "").startswith("m-")


def test_equal_things_are_equal_parts() -> None:
    before, after = parts(Use(COIN), Use(BACK)), parts(Use(BACK), Use(COIN, 7, 7))
    assert before.parts[0] == after.parts[0]
    assert before.parts[2] == after.parts[1]
    assert before.parts[1] != after.parts[2]


def test_a_page_explains_things_itself_and_needs_no_titles_style_or_outer_element() -> None:
    text = "".join(parts(Group((Use(COIN),), title="Gold", ref="coin:1")).parts)
    assert "<title" not in text
    assert "style" not in text
    assert "<svg" not in text


def test_names_stand_where_seats_are_said() -> None:
    said = Text(0, 0, ("name seat", (1,)), "name")
    d = parts(said, Group((said,), title="x"), names=["Sara", "Kaveh"])
    assert (d.title, d.about) == ("Sara", "Kaveh")
    assert [part.count("Kaveh") for part in d.parts[1:]] == [1, 1]
    assert "Player 2" in parts(said).parts[1]
    assert "بازیکن ۲" in parts(said, lang="fa").parts[1]


def test_names_are_escaped_cut_and_kept_from_turning_the_text() -> None:
    said = Text(0, 0, ("name seat", (0,)), "name")
    d = parts(said, names=[NASTY, "x"])
    assert d.title == NASTY[:23] + "…"
    assert "<script" not in d.parts[1]
    assert ElementTree.fromstring(d.parts[1]).text == d.title
    assert ElementTree.fromstring(parts(said, names=["\u202eab\x00\ue000c", ""]).parts[1]).text == "ab\ue000c"
    assert ElementTree.fromstring(parts(said, names=["Sara", ""], lang="fa").parts[1]).text == "\u2068Sara\u2069"
    short = Text(0, 0, ("name seat", (0,)), "name", 6)
    assert ElementTree.fromstring(parts(short, names=["Alexandra", ""]).parts[1]).text == "Alexa…"


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("ربات الف", 6, "ربات الف"),  # slender letters
        ("ربات الف", 5, "ربات…"),
        ("Lili Fritjil", 7, "Lili Fritjil"),
        ("Mammy Womm", 7, "Mamm…"),  # broad ones
        ("نیم\u200cفاصله", 6, "نیم\u200cفا…"),
        ("نیم\u200cفاصله", 5, "نیم…"),
    ],
)
def test_names_are_cut_by_their_width(name: str, room: int, shown: str) -> None:
    assert cut(name, room) == shown


@pytest.mark.parametrize(
    ("name", "against"),
    [("Sara", "fa"), ("Иван", "fa"), ("Ω", "fa"), ("李", "fa"), ("سارا", "en"), ("שרה", "en"), ("سارا X", "en fa")],
)
def test_names_that_run_against_the_language_are_isolated_in_every_script(name: str, against: str) -> None:
    said = Text(0, 0, ("name seat", (0,)), "name")
    for lang in ("en", "fa"):
        kept = f"\u2068{name}\u2069" if lang in against else name
        assert ElementTree.fromstring(parts(said, names=[name, ""], lang=lang).parts[1]).text == kept
        assert game("biblios").texts(lang, [name, ""]).said(("name seat", (0,))) == kept


def test_names_leave_nothing_behind_for_the_next_table() -> None:
    said = Text(0, 0, ("name seat", (0,)), "name")
    assert "Sara" in parts(said, names=["Sara", "Kaveh"]).parts[1]
    assert "Sara" not in "".join(parts(said, names=["Neda", "Kaveh"]).parts)


def test_a_symbol_names_nobody() -> None:
    with pytest.raises(AssertionError, match="names nobody"):
        parts(Use(Symbol("who", (Text(0, 0, ("name seat", (0,)), "name"),))))


def test_a_token_needs_no_symbols() -> None:
    inner = Symbol("inner", (Disc(0, 0, 1, "coin"), Text(0, 0, "7", "count")))
    text = token(Use(Symbol("outer", (Use(inner, 3, 4),), "red"), 1, 2, 0.5), LOOK, "fa")
    assert "<use" not in text
    assert "۷" in text
    root = ElementTree.fromstring(text)
    assert root.get("class") == "m token"
    assert root.get("aria-hidden") == "true"
    assert [g.get("class") for g in root.iter("g") if g.get("class")] == ["m-red"]


def test_rings_show_all_states() -> None:
    style = stylesheet(LOOK)
    assert all(f".m-{state}" in style for state in ("lit", "hot", "chosen", "recent", "refused"))
    for symbol in (ring(40, 30, 5), round_ring(9)):
        inks = {shape.ink for shape in symbol.content if isinstance(shape, (Box, Disc))}
        assert inks == {"denied", "lamp-edge", "lamp"}
