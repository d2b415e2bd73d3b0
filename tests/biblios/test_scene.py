"""The picture of Biblios shows what its seat may know, and everything it may choose."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from math import hypot
from xml.etree import ElementTree

import pytest

import mizban
from biblios.table import ask, table
from mizban.core.rng import fast
from mizban.games.biblios.face.scene.drawings import SMALL_BACK
from mizban.games.biblios.rules.auctions import Pay
from mizban.games.biblios.rules.cards import CATEGORIES, GOLDS
from mizban.games.biblios.rules.scoring import ranks, scores, total
from mizban.games.biblios.rules.state import Biblios
from mizban.games.biblios.rules.view import view
from mizban.render.shapes import LOCK, Board, Group, Use
from pictures import SVG, letter_sizes, lettered, refs, texts

GAME = mizban.game("biblios")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FORMS = ("wide", "tall")
BOTH = pytest.mark.parametrize("form", FORMS)
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


def drawn(s: Biblios, viewer: int, lang: str = "en", form: str = "wide") -> ElementTree.Element:
    return ElementTree.fromstring(GAME.svg(s, viewer, lang, form=form))


def number(root: ElementTree.Element, id: str) -> list[str]:
    """The figures on a thing."""
    thing = next(g for g in root.iter(SVG + "g") if g.get("id") == id)
    return [text for text in texts(thing, ("text",)) if text.isdigit()]


@pytest.mark.sampled
@BOTH
@SEATS
def test_what_is_lit_may_be_chosen_and_the_other_way_round(seats: int, form: str) -> None:
    for seed in range(3):
        for s in played(seats, seed, 2):
            choices = {ref for o in s.legal for ref in o.ref.split()}
            for viewer in range(seats + 1):
                lit = set(refs(drawn(s, viewer, form=form), lit=True))
                assert lit == (choices if viewer == s.asked else set())


def test_every_option_can_be_clicked() -> None:
    assert all(o.ref for o in GAME.words.all)


@BOTH
def test_a_click_is_never_ambiguous(form: str) -> None:
    """Things clicked one by one lead to one option, whatever the order."""
    for question in ("Place", "Take", "TurnDice", "Bid", "Pay", "Discard"):
        s = asked(question)
        found = [tuple(sorted(o.ref.split())) for o in s.legal]
        assert len(set(found)) == len(found)


@pytest.mark.sampled
@SEATS
def test_what_a_seat_does_not_know_changes_no_byte(seats: int) -> None:
    for seed in range(3):
        for n, s in enumerate(played(seats, seed, 3)):
            for viewer in range(seats + 1):
                other = GAME.redeal(s, viewer, fast(n))
                for lang in ("en", "fa"):
                    assert GAME.svg(s, viewer, lang) == GAME.svg(other, viewer, lang)
                for form in FORMS:
                    views = GAME.view(s, viewer), GAME.view(other, viewer)
                    assert GAME.drawn(views[0], "fa", (), form) == GAME.drawn(views[1], "fa", (), form)


@pytest.mark.sampled
@BOTH
@SEATS
def test_ids_are_not_used_twice(seats: int, form: str) -> None:
    for s in played(seats, 5, 2):
        for viewer in range(seats + 1):
            ids = [e.attrib["id"] for e in drawn(s, viewer, "en", form).iter() if "id" in e.attrib]
            assert len(ids) == len(set(ids))


@BOTH
@SEATS
def test_symbols_inks_and_tones_are_all_there(seats: int, form: str) -> None:
    for s in played(seats, 6, 5):
        root = drawn(s, 0, "en", form)
        ids = {f"#{e.get('id')}" for e in root.iter()}
        assert {use.attrib["href"] for use in root.iter(SVG + "use")} <= ids
        style = next(root.iter(SVG + "style")).text or ""
        classes = {name for e in root.iter() for name in e.get("class", "").split()} - {"m"}
        assert all(f".{name}{{" in style or f".{name}>" in style for name in classes)


@pytest.mark.sampled
@SEATS
def test_persian_pictures_have_persian_digits_and_no_english(seats: int) -> None:
    for s in played(seats, 7, 4):
        for viewer, form in ((0, "wide"), (0, "tall"), (seats, "wide")):
            for text in texts(drawn(s, viewer, "fa", form)):
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


@BOTH
def test_the_hand_is_there_card_by_card_and_the_public_has_none(form: str) -> None:
    for s in played(3, 2, 7):
        v = view(s, 0)
        if v["phase"] != "over":
            ids = {e.get("id") for e in drawn(s, 0, "en", form).iter()}
            held = {f"card-{kind}-{n + 1}" for kind in v["hands"][0] for n in range(v["hands"][0].count(kind))}
            assert held <= ids
            mine = {kind for kind in v["hands"][0] if kind not in GOLDS and not view(s, 3)["hands"][0].count(kind)}
            assert not {f"card:{kind}" for kind in mine} & set(refs(drawn(s, 3, "en", form)))


def test_arrows_over_the_emblems_of_the_dice_show_them() -> None:
    """Colour alone does not tell the categories apart, on a phone either."""
    s = next(s for seed in range(50) for s in played(3, seed) if any(o.verb == "raise" for o in s.legal))
    root = drawn(s, s.asked, form="tall")
    for o in s.legal:
        for ref in o.ref.split() if o.verb == "raise" else []:
            way, _, tone = ref.partition(":")
            arrow = next(e for e in root.iter() if e.get("id") == f"{way}-{tone}")
            assert f"#m-emblem-{tone}" in {e.get("href") for e in arrow.iter()}


@BOTH
def test_alike_cards_to_pay_with_are_all_lit(form: str) -> None:
    golds = ["gold_1_01", "gold_1_02", "gold_1_03", "gold_2_01", "gold_2_02", "gold_3_01"]
    s = table(2, hands={0: golds, 1: []}, block="monks_a")
    s.bid, s.bidder = 3, 0
    ask(s, Pay(0))
    hand = view(s, s.asked)["hands"][s.asked]
    lit = [ref for ref in refs(drawn(s, s.asked, form=form), lit=True) if ref.startswith("card:")]
    assert sorted(lit) == sorted(f"card:{kind}" for kind in hand)


@BOTH
def test_a_piece_keeps_its_id_from_place_to_place(form: str) -> None:
    """BI-4.9 A card taken from the public space is the same piece in the hand, so it glides there."""
    s = asked("Take")
    seat, option = s.asked, s.legal[0]
    before = {e.get("id") for e in drawn(s, seat, "en", form).iter()}
    n = view(s, seat)["hands"][seat].count(option.word[5:]) + 1
    s.play(option)
    after = {e.get("id") for e in drawn(s, seat, "en", form).iter()}
    assert f"card-{option.word[5:]}-{n}" in before & after


@BOTH
@SEATS
def test_every_legal_bid_has_its_coin_and_no_other(seats: int, form: str) -> None:
    s = asked("Bid", seats)
    bids = [ref for ref in refs(drawn(s, s.asked, form=form)) if ref.startswith("bid:")]
    assert bids == [o.ref for o in s.legal if o.verb == "bid"]
    assert not [ref for ref in refs(drawn(s, (s.asked + 1) % seats, form=form)) if ref.startswith("bid:")]


@BOTH
@SEATS
def test_coins_keep_off_each_other_and_the_hand(seats: int, form: str) -> None:
    """BI-6.9 However many bids there are."""
    s = asked("Bid", seats)
    for most in range(1, 67):
        v = view(s, s.asked)
        v["legal"] = ["pass", *(f"bid:{bid}" for bid in range(1, most + 1))]
        groups = [shape for shape in GAME.scene(v, "en", form) if isinstance(shape, Group)]
        coins = [group for group in groups if group.ref.startswith("bid:")]
        hand = min(group.y for group in groups if group.ref.startswith("card:") and group.y > coins[-1].y)
        assert all(coin.y + 27 * coin.scale < hand for coin in coins)
        for one, other in itertools.combinations(coins, 2):
            assert hypot(one.x - other.x, one.y - other.y) > 27 * (one.scale + other.scale)
        if form == "tall":
            assert all(54 * coin.scale > 40 for coin in coins[:6]), "large enough for a thumb"


@pytest.mark.sampled
@BOTH
@SEATS
def test_nothing_lies_outside_the_cloth(seats: int, form: str) -> None:
    for s in played(seats, 3, 4):
        shapes = GAME.scene(view(s, s.asked if s.legal else 0), "en", form)
        board, things = shapes[0], [shape for shape in shapes if isinstance(shape, Group)]
        assert isinstance(board, Board)
        assert all(0 <= shape.x <= board.width and 0 <= shape.y <= board.height for shape in things)


@SEATS
def test_piles_and_hands_are_counted(seats: int) -> None:
    for s in played(seats, 9, 3):
        v = view(s, 0)
        root = drawn(s, 0)
        if v["phase"] == "over":
            continue
        assert number(root, "deck") == [str(v["deck"])]
        assert number(drawn(s, 0, form="tall"), "deck") == [str(v["deck"])]
        for seat in range(1, seats):
            assert number(root, f"seat-{seat}")[-1] == str(len(v["hands"][seat]))


def test_a_full_place_is_locked() -> None:
    s = asked("Place")
    v = view(s, s.asked)
    v["room"], v["legal"] = [0, 1, 1], ["place:public", "place:auction"]
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
        for form in FORMS:
            groups = [shape for shape in GAME.scene(view(s, viewer), "en", form) if isinstance(shape, Group)]
            plates = {shape.id: shape.content for shape in groups if shape.id.startswith("plate-")}
            backs = {
                id: [part for part in content if isinstance(part, Use) and part.symbol is SMALL_BACK]
                for id, content in plates.items()
            }
            assert [id for id, found in backs.items() if found] == [f"plate-{s.active}"]


@BOTH
def test_names_of_players_stand_in_the_auction_and_at_the_end(form: str) -> None:
    names = ["Sara", "کاوه", "<b>Neda</b>"]
    for s in (asked("Bid"), over(3)):
        text = GAME.svg(s, 3, "en", names, form)
        assert "Sara" in text
        assert "کاوه" in text
        assert "<b>" not in text
        assert "&lt;b&gt;" in text


def test_a_game_in_the_tall_form_is_readable() -> None:
    """No text is smaller than 11 units on a phone."""
    sizes = letter_sizes(GAME.look)
    for s in played(4, 4, 3):
        for text, scale in lettered(GAME.scene(view(s, s.asked if s.legal else 0), "en", "tall"), 1):
            assert sizes[text.ink] * scale > 10.9, text


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_sheet_says_what_broke_a_tie(lang: str) -> None:
    """BI-10.2, BI-10.3 The sheet names what decided, and only where something had to."""
    found: dict[str, str] = {}
    for seed in range(400):
        s = over(3, seed)
        texts = GAME.svg(s, 0, lang)
        what = GAME.view(s, 0)["decided"].partition(":")[0]
        points, places = GAME.scores(s), GAME.ranks(s)
        tied = points.count(max(points)) > 1
        assert bool(what) == (tied and places.count(1) == 1)
        sign = {"en": "Tie broken", "fa": "امتیاز برابر؛"}[lang]
        assert (sign in texts) == bool(what)
        found[what] = texts
    assert {"", "gold"} <= set(found)
