"""The picture of Biblios shows what its seat may know, and everything it may choose.

`python tests/biblios/test_scene.py` draws the picture of the README anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mizban
from mizban.core.rng import Rng, fast
from mizban.core.words import Option
from mizban.games.biblios.cards import CATEGORIES, GOLDS
from mizban.games.biblios.scene.drawings import SMALL_BACK
from mizban.games.biblios.scene.seats import deck
from mizban.games.biblios.scoring import ranks, scores, total
from mizban.games.biblios.state import Biblios
from mizban.games.biblios.view import view
from mizban.render.inks import INKS
from mizban.render.shapes import LOCK, Group, Use

GAME = mizban.game("biblios")
SVG = "{http://www.w3.org/2000/svg}"
README = Path(__file__).parents[2] / "docs" / "biblios.svg"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LATIN = re.compile("[0-9]")


def played(seats: int, seed: int, every: int = 1) -> Iterator[Biblios]:
    """Positions of a random game, every so many decisions, and the last one."""
    s, rng, n = GAME.new(seats, seed), fast(seed), 0
    while s.legal:
        if n % every == 0:
            yield s
        s.play(s.legal[rng.below(len(s.legal))])
        n += 1
    yield s


def asked(question: str, seats: int = 3) -> Biblios:
    """A position with this question open, late enough to have cards in hands."""
    for seed in range(50):
        for n, s in enumerate(played(seats, seed)):
            if n > 20 and s.todo and type(s.todo[-1]).__name__ == question:
                return s
    raise AssertionError(f"no {question} in 50 games")


def over(seats: int, seed: int = 1) -> Biblios:
    return list(played(seats, seed, 10_000))[-1]


def drawn(s: Biblios, viewer: int, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(GAME.svg(s, viewer, lang))


def refs(root: ElementTree.Element, lit: bool = False) -> list[str]:
    groups = root.iter(SVG + "g")
    return [
        g.attrib["data-ref"] for g in groups if "data-ref" in g.attrib and (not lit or "m-lit" in g.get("class", ""))
    ]


def texts(root: ElementTree.Element, tags: tuple[str, ...] = ("text", "title", "desc")) -> list[str]:
    return [element.text or "" for tag in tags for element in root.iter(SVG + tag)]


def number(root: ElementTree.Element, id: str) -> list[str]:
    """The figures on a thing."""
    thing = next(g for g in root.iter(SVG + "g") if g.get("id") == id)
    return [text for text in texts(thing, ("text",)) if text.isdigit()]


@SEATS
def test_every_option_points_at_something_in_the_picture(seats: int) -> None:
    for seed in range(4):
        for s in played(seats, seed):
            shown = set(refs(drawn(s, s.asked))) if s.legal else set()
            assert {ref for o in s.legal for ref in o.ref.split()} <= shown


@SEATS
def test_what_is_lit_may_be_chosen(seats: int) -> None:
    for seed in range(4):
        for s in played(seats, seed, 2):
            choices = {ref for o in s.legal for ref in o.ref.split()}
            for viewer in range(seats + 1):
                lit = set(refs(drawn(s, viewer), lit=True))
                assert lit == (choices if viewer == s.asked else set())


@SEATS
def test_what_a_seat_does_not_know_changes_no_byte(seats: int) -> None:
    for seed in range(3):
        for n, s in enumerate(played(seats, seed, 3)):
            for viewer in range(seats + 1):
                other = GAME.redeal(s, viewer, fast(n))
                for lang in ("en", "fa"):
                    assert GAME.svg(s, viewer, lang) == GAME.svg(other, viewer, lang)


@SEATS
def test_ids_are_not_used_twice(seats: int) -> None:
    for s in played(seats, 5, 2):
        for viewer in range(seats + 1):
            ids = [e.attrib["id"] for e in drawn(s, viewer).iter() if "id" in e.attrib]
            assert len(ids) == len(set(ids))


@SEATS
def test_symbols_inks_and_tones_are_all_there(seats: int) -> None:
    for s in played(seats, 6, 5):
        root = drawn(s, 0)
        ids = {f"#{e.get('id')}" for e in root.iter()}
        assert {use.attrib["href"] for use in root.iter(SVG + "use")} <= ids
        style = next(root.iter(SVG + "style")).text or ""
        classes = {name for e in root.iter() for name in e.get("class", "").split()} - {"m"}
        assert all(f".{name}{{" in style or f".{name}>" in style for name in classes)


@SEATS
def test_persian_pictures_have_persian_digits_and_no_english(seats: int) -> None:
    for s in played(seats, 7, 4):
        for viewer in (0, seats):
            for text in texts(drawn(s, viewer, "fa")):
                assert not LATIN.search(text)
                assert not re.search("[A-Za-z]{2}", text)
                assert "{" not in text


def test_letters_stay_latin_in_persian() -> None:
    s = asked("Bid", 2)
    assert {"A", "B", "C", "D", "E", "F", "G", "H", "I"} & set(texts(drawn(s, 0, "fa"), ("text",)))


@SEATS
def test_nothing_comes_from_outside(seats: int) -> None:
    for s in played(seats, 8, 15):
        text = GAME.svg(s, 0, "en")
        assert text.count("http") == 1
        assert not re.findall(r"@import|<image|<script|url\((?!#m-)|href=\"(?!#m-)", text)


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    s = asked("Place")
    ids = [{e.get("id") for e in drawn(s, viewer).iter()} for viewer in range(4)]
    assert [("card-hidden" in found) for found in ids] == [viewer != s.asked for viewer in range(4)]


def test_the_public_has_no_hand() -> None:
    for s in played(3, 2, 7):
        assert not [ref for ref in refs(drawn(s, 3)) if ref.startswith("hand:")]


def test_alike_cards_in_hand_are_all_there() -> None:
    s = asked("Pay", 2)
    v = view(s, s.asked)
    hand = [ref for ref in refs(drawn(s, s.asked)) if ref.startswith("hand:")]
    assert sorted(hand) == sorted(f"hand:{kind}" for kind in v["hands"][s.asked])
    assert any(v["hands"][s.asked].count(gold) > 1 for gold in GOLDS)


@SEATS
def test_every_legal_bid_has_its_coin_and_no_other(seats: int) -> None:
    s = asked("Bid", seats)
    bids = [ref for ref in refs(drawn(s, s.asked)) if ref.startswith("bid:")]
    assert bids == [o.ref for o in s.legal if o.ref]
    assert not [ref for ref in refs(drawn(s, (s.asked + 1) % seats)) if ref.startswith("bid:")]


@SEATS
def test_piles_and_hands_are_counted(seats: int) -> None:
    for s in played(seats, 9, 3):
        v = view(s, 0)
        root = drawn(s, 0)
        if v["phase"] == "over":
            continue
        assert number(root, "deck") == [str(v["deck"])]
        for seat in range(seats):
            assert number(root, f"seat-{seat}")[0] == str(len(v["hands"][seat]))
        ids = {e.get("id") for e in root.iter()}
        assert ("open" in ids, "closed" in ids) == (bool(v["open"]), bool(v["closed"]))


def test_a_full_place_is_locked() -> None:
    s = asked("Place")
    v = view(s, s.asked)
    v["room"] = [0, 1, 1]
    places = [g for g in GAME.scene(v, "en", "wide") if isinstance(g, Group) and g.ref.startswith("place:")]
    assert [place.lit for place in places] == [False, True, True]
    locks = [[shape for shape in place.content if isinstance(shape, Use) and shape.symbol is LOCK] for place in places]
    assert [len(found) for found in locks] == [1, 0, 0]


@SEATS
def test_the_sheet_at_the_end_agrees_with_the_scoring(seats: int) -> None:
    for seed in range(30):
        s = over(seats, seed)
        said = texts(drawn(s, seats))
        assert set(map(str, scores(s))) <= set(said)
        totals = [total(s, seat, category) for seat in range(seats) for category in range(len(CATEGORIES))]
        assert set(map(str, totals)) <= set(said)
        best = [seat for seat in range(seats) if ranks(s)[seat] == 1]
        assert ("Shared victory" in said) == (len(best) > 1)
        assert len(best) > 1 or any(text.startswith(f"Player {best[0] + 1} wins") for text in said)


def test_the_auction_deck_lies_before_the_active_player() -> None:
    """BI-6.13"""
    s = asked("Bid")
    for viewer in range(s.seats + 1):
        shapes = {shape.id: shape for shape in GAME.scene(view(s, viewer), "en", "wide") if isinstance(shape, Group)}
        decks = [seat for seat in range(s.seats) if deck(view(s, viewer), seat, 280)]
        assert decks == [s.active]
        backs = [shape for shape in shapes[f"seat-{s.active}"].content[:3] if isinstance(shape, Use)]
        assert [back.symbol for back in backs] == [SMALL_BACK] * 3


def test_all_inks_have_a_name_that_css_can_hold() -> None:
    assert all(re.fullmatch("[a-z0-9-]+", ink) for ink in INKS)


def sensible(s: Biblios, rng: Rng) -> Option:
    """What a careful player might say: bid within one's purse, and pay."""
    v, bids = view(s, s.asked), [o for o in s.legal if o.verb == "bid"]
    if bids:
        hand = v["hands"][s.asked]
        limit = sum(int(kind[-1]) for kind in hand if kind in GOLDS) // 2 if v["block"][0] not in GOLDS else 2
        return bids[0] if v["bid"] < limit and rng.below(4) else s.legal[0]
    paying = [o for o in s.legal if o.verb in ("pay", "discard")] or s.legal
    return paying[rng.below(len(paying))]


def readme() -> str:
    """Seat 0 of 3 in the middle of the auctions, in light."""
    s, rng = GAME.new(3, 7), fast(7)
    while not (s.asked == 0 and s.bid >= 2 and len(s.deck) < 9 and "bid:9" in [o.word for o in s.legal]):
        s.play(sensible(s, rng))
    return GAME.svg(s, 0, "en").replace('class="m"', 'class="m" data-theme="light"', 1)


def test_the_readme_shows_the_game_as_it_looks() -> None:
    assert README.read_text(encoding="utf-8") == readme()


if __name__ == "__main__":
    README.write_text(readme(), encoding="utf-8")
