"""What lies round the map: cards and prices, hands, storehouses, plates, the counter, points so far, the last sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from concordia.table import A, B, ask, final, look, random_game, table, turn
from mizban.core.plain import packed
from mizban.games.concordia import GAME
from mizban.games.concordia.face.scene.cards import DISPLAY, HELD, bundles, display, face, hand, sort_of, stack
from mizban.games.concordia.face.scene.cards_for_sale import Price, short, units
from mizban.games.concordia.face.scene.cover import cover
from mizban.games.concordia.face.scene.drawings import COLONIST, FACE, GOD, GOOD, LOOK
from mizban.games.concordia.face.scene.emblems import emblem
from mizban.games.concordia.face.scene.lists import TALL, cells, cells_high, shop
from mizban.games.concordia.face.scene.seats import (
    arrivals,
    contents,
    counter,
    plate,
    rack_size,
    small_plate,
    storehouse,
    tall_desk,
    tall_plate,
)
from mizban.games.concordia.face.scene.sheet import ON_PHONE, ON_TABLE, Sheet, sheet, sheet_high
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.face.tally import Account, tally
from mizban.games.concordia.rules.board import MAPS, WAYS
from mizban.games.concordia.rules.cards import CARDS, GODS, GOODS, NAMES, PRICE, SORTS, SPACES
from mizban.games.concordia.rules.goods import units as figure
from mizban.games.concordia.rules.mercator import Trade
from mizban.games.concordia.rules.scoring import by_god
from mizban.games.concordia.rules.senator import PAYERS, Buy
from mizban.games.concordia.rules.state import Concordia
from mizban.games.concordia.rules.storehouse import Keep
from mizban.games.concordia.rules.view import View, view
from mizban.render.digits import digits
from mizban.render.panels import Facts
from mizban.render.shapes import Board, Box, Disc, Group, Path, Shape, Text, Use
from mizban.render.sheets import Paper
from mizban.render.svg import picture, token

LANGS = ("en", "fa")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
PAPERS = pytest.mark.parametrize("paper", [ON_TABLE, ON_PHONE])
RUNNING = {"running_scores": "on"}
ALL_GOODS = dict.fromkeys(GOODS, 2)
FOUR = ["land_roma", "land_roma", "sea_roma", "sea_roma"]  # so many colonists leave room for them


def inside(shapes: list[Shape] | tuple[Shape, ...]) -> Iterator[Shape]:
    """All shapes, those in groups too."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from inside(shape.content)


def groups(shapes: list[Shape]) -> list[Group]:
    return [shape for shape in shapes if isinstance(shape, Group)]


def of(shapes: list[Shape], kind: str) -> list[Group]:
    """The things of a kind, by their ref."""
    return [group for group in groups(shapes) if group.ref.startswith(f"{kind}:")]


def room(group: Group) -> float:
    """How wide a thing is."""
    assert group.ring
    return max(shape.width for shape in group.ring.content if isinstance(shape, Box))


def lit(shapes: list[Shape]) -> set[str]:
    return {group.ref for group in groups(shapes) if group.lit}


def words(shapes: list[Shape]) -> list[str]:
    """The texts that stand as they are."""
    return [shape.words for shape in inside(shapes) if isinstance(shape, Text) and isinstance(shape.words, str)]


def said(shapes: list[Shape]) -> list[object]:
    return [shape.words for shape in inside(shapes) if isinstance(shape, Text)]


def refs(s: Concordia, viewer: int, form: str = "wide") -> set[str]:
    root = ElementTree.fromstring(GAME.svg(s, viewer, "en", form=form))
    return {e.attrib["data-ref"] for e in root.iter() if "data-ref" in e.attrib}


def rich(display: list[str] | None = None, running: str = "off") -> Concordia:
    """Seat A has goods of all kinds, some cards more, and houses."""
    return table(
        goods={A: {"brick": 2, "food": 1, "tool": 1, "wine": 1, "cloth": 2}},
        cash={A: 12, B: 30},
        cards={A: ["m1_mason", "m2_weaver", "m1_diplomat", "m1_mercator"]},
        houses={A: ["massilia", "novaria", "athenae"], B: ["massilia"]},
        display=display,
        running_scores=running,
    )


# ---------------------------------------------------------------- cards


@EACH_LANG
@pytest.mark.parametrize("width", [66, 90, 112])
def test_every_card_shows_its_name_its_deed_and_its_god(lang: str, width: float) -> None:
    """CO-2.11, CO-2.13"""
    for name in NAMES:
        shapes = list(face(name, (lang,), width, HELD))
        symbols = [shape.symbol.id for shape in inside(shapes) if isinstance(shape, Use)]
        card = GAME.data["cards"]["starting" if name.startswith("start") else "market"]
        row = next(row for row in card if row["id"] == name)
        person = next(p for p in GAME.data["personality"] if p["id"] == row["kind"])
        assert person["name" if lang == "en" else "name_fa"] in words(shapes)
        assert any(id.endswith(f"-{row['god']}") for id in symbols)
        assert f"person-{row['kind']}" in symbols
        assert not row.get("numeral") or row["numeral"] in words(shapes)
        GAME.texts(lang).texts.say(f"deed-{sort_of(name)}")
        picture([Board(LOOK, 200, 100, "", ""), *shapes], lang)


def test_no_two_persons_and_no_two_gods_look_the_same() -> None:
    """Nothing rests on colour alone."""
    assert len({symbol.id for symbol in FACE.values()}) == len(SORTS) - 1  # both Mercators, who differ by a coin
    drawings = [tuple(shape.d for shape in symbol.content if isinstance(shape, Path)) for symbol in GOD.values()]
    assert len(set(drawings)) == len(drawings)


@EACH_LANG
def test_the_first_slot_is_at_the_left_in_every_language(lang: str) -> None:
    """CO-2.12, CO-12.6 Cards move left: the rules and the log say so."""
    s = rich(display=["m1_architect", "m2_consul", "m1_farmer", "m2_prefect"])
    shapes = display(Table(look(s), lang), 0, 0, 880)
    cards = sorted(of(shapes, "card"), key=lambda group: group.x)
    assert [card.ref for card in cards] == [f"card:{offer['card']}" for offer in look(s)["display"] if offer["card"]]
    assert [slot.ref for slot in of(shapes, "slot")] == ["slot:5", "slot:6", "slot:7"]
    assert all(before.x < after.x for before, after in pairwise([*cards, *of(shapes, "slot")]))
    assert [row.ref for row in of(shop(Table(look(s), lang), 0, 0), "slot")][:4] == [f"slot:{i}" for i in range(1, 5)]


def test_a_price_shows_what_is_lacking_and_a_tick_when_nothing_is() -> None:
    """CO-12.2, CO-12.3"""
    ticked = plain = 0
    for seed in range(3):
        for s in random_game(4, seed):
            for viewer in range(4):
                t = Table(view(s, viewer), "en")
                for offer in t.v["display"]:
                    if offer["card"]:
                        price = Price(t, offer)
                        wanted = len(units(offer["price"]))
                        assert any(price.lacking[:wanted]) != offer["payable"]
                        ticked, plain = ticked + offer["payable"], plain + price.waived
    assert ticked > 100
    assert plain > 100


@EACH_LANG
def test_a_tick_covers_no_good(lang: str) -> None:
    """CO-12.2 Also where a card costs two goods and its slot two more."""
    cards = ["m2_vintner", "m2_weaver", "m2_consul", "m1_smith", "m1_farmer", "m1_mason", "m1_architect"]
    for first in range(len(cards)):
        s = table(goods={A: ALL_GOODS}, colonists={A: FOUR}, display=cards[first:] + cards[:first])
        ticks = 0
        for card in of(display(Table(look(s), lang), 0, 0, 876), "card"):
            goods = [shape for shape in card.content if isinstance(shape, Use) and shape.symbol in GOOD.values()]
            for tick in (shape for shape in card.content if isinstance(shape, Disc) and shape.ink == "yes-disc"):
                assert all(abs(tick.x - good.x) >= 12 * good.scale + tick.radius for good in goods)
                ticks += 1
        assert ticks


def test_what_is_short_counts_each_unit_once() -> None:
    """CO-12.3 A good of any type is paid with what is left after the others."""
    assert short({"cloth": 1}, ["cloth", "cloth"]) == [False, True]
    assert short({"cloth": 1}, ["any", "cloth"]) == [True, False]
    assert short({"cloth": 1, "food": 1}, ["any", "cloth"]) == [False, False]
    assert short({}, ["any"]) == [True]


def test_a_consul_does_not_pay_for_the_slot() -> None:
    """CO-12.5"""
    s = ask(rich(), Buy(A, 1, 1))
    t = Table(look(s), "en")
    slots = [Price(t, offer) for offer in t.v["display"]]
    assert all(price.waived for price in slots)
    for price in slots:
        assert all(price.lacking[len(price.cost) :])  # drawn faint


def test_those_who_watch_see_prices_without_a_tick() -> None:
    t = Table(look(rich(), 3), "en")
    assert not any(Price(t, offer).payable or any(Price(t, offer).lacking) for offer in t.v["display"])


def test_a_card_for_sale_is_lit_while_it_may_be_bought() -> None:
    """CO-12.1"""
    s = ask(rich(), Buy(A, 2, 0))
    bought = {word.replace("buy:", "card:") for word in look(s)["legal"] if word.startswith("buy:")}
    assert bought
    assert lit(display(Table(look(s), "en"), 0, 0, 880)) == bought == lit(shop(Table(look(s), "fa"), 0, 0))
    assert not lit(display(Table(look(s, B), "en"), 0, 0, 880))


# ---------------------------------------------------------------- hands and played cards


@EACH_LANG
@pytest.mark.parametrize("width", [400, 560, 880])
@pytest.mark.parametrize("cards", [1, 4, 7, 10, 14, 20, 30])
def test_a_hand_of_any_size_lies_in_its_room(cards: int, width: float, lang: str) -> None:
    """CO-18.4 Nothing covers anything else, and every sort is there."""
    v = look(table())
    v["hands"][A] = NAMES[:cards]
    shapes = hand(Table(v, lang), 10, 0, width)
    held = of(shapes, "hand")
    assert {group.ref for group in held} == {f"hand:{SORTS[card.sort]}" for card in CARDS[:cards]}
    corners = [(g.x, g.y, *size(g)) for g in held]
    for i, (x, y, wide, high) in enumerate(corners):
        assert 9.9 <= x <= 10.1 + width - wide
        assert 0 <= y <= HELD + 2 - high
        for other_x, other_y, other_wide, other_high in corners[:i]:
            apart = x >= other_x + other_wide or other_x >= x + wide or y >= other_y + other_high or other_y >= y + high
            assert apart


def size(group: Group) -> tuple[float, float]:
    """That of a thing's ring."""
    assert group.ring is not None
    box = next(shape for shape in group.ring.content if isinstance(shape, Box))
    return box.width, box.height


def test_alike_cards_lie_on_one_another_with_how_many_there_are() -> None:
    assert [len(cards) for cards in bundles(["start_prefect_2", "start_tribune", "start_prefect_1"])] == [1, 2]
    v = look(rich())
    mine = hand(Table(v, "en"), 0, 0, 880)
    prefect = next(group for group in of(mine, "hand") if group.ref == "hand:prefect")
    assert "2" in words([prefect])
    assert {"hand:mercator", "hand:mercator_5"} <= {
        group.ref for group in of(mine, "hand")
    }  # CO-10.1 they pay otherwise


def test_the_hand_is_lit_at_my_turn_only() -> None:
    s = turn(rich())
    assert lit(hand(Table(look(s), "en"), 0, 0, 880)) == {
        group.ref for group in of(cells(Table(look(s), "en"), 0, 0), "hand")
    }
    assert not lit(hand(Table(look(s, B), "en"), 0, 0, 880))
    assert not of(hand(Table(look(s, 3), "en"), 0, 0, 880), "hand")


@EACH_LANG
def test_my_played_cards_can_all_be_seen(lang: str) -> None:
    """CO-1.10, CO-18.3"""
    pile = ["start_senator", "start_prefect_1", "start_architect"]
    s = table(piles={A: pile})
    t = Table(look(s), lang)
    shapes = hand(t, 0, 0, 880)
    assert len(of(shapes, "pile")) == 1
    assert {group.ref for group in of(shapes, "card")} == {"card:start_senator", "card:start_prefect_1"}
    listed = of(cells(t, 0, 0), "card")
    assert [group.ref for group in listed] == [f"card:{name}" for name in reversed(look(s)["piles"][A])]
    assert max(group.y + 38 for group in listed) <= cells_high(t)


@EACH_LANG
@pytest.mark.parametrize(("held", "gone"), [(4, 3), (7, 9), (16, 6), (30, 7)])
def test_hand_and_played_cards_fit_on_a_phone(held: int, gone: int, lang: str) -> None:
    """CO-1.10 Things stay large enough for a finger; what there is no room to name is drawn."""
    v = look(table())
    v["hands"][A], v["piles"][A] = NAMES[:held], NAMES[-gone:]
    t = Table(v, lang)
    shapes = cells(t, 8, 0)
    assert len(of(shapes, "card")) == gone
    assert all(size(group)[1] >= 44 for group in of(shapes, "hand"))
    ends = [(group.x + size(group)[0], group.y + size(group)[1]) for group in groups(shapes) if group.ring]
    assert max(x for x, _ in ends) <= 352.1
    assert max(y for _, y in ends) <= cells_high(t) <= TALL + 50


# ---------------------------------------------------------------- storehouses and plates


def test_a_storehouse_has_twelve_spaces_and_everything_in_it_its_own() -> None:
    """CO-2.8, CO-4.1, CO-4.2"""
    for s in random_game(5, 2):
        v = view(s, 0)
        for seat in range(5):
            shapes = storehouse(Table(v, "fa"), seat, 0, 0, 30)
            things = [group for group in groups(shapes) if not group.ref.startswith("store:")]
            free = [shape for shape in shapes if isinstance(shape, Box)]
            assert len(things) + len(free) == SPACES
            assert len(free) == v["free"][seat]
            assert len({thing.id for thing in things}) == len(things)
            wide, high = rack_size(30)
            assert all(0 < thing.x < wide - 30 and 0 < thing.y < high - 30 for thing in things)


def test_a_colonist_keeps_its_id_when_it_leaves_the_storehouse() -> None:
    """CO-4.3 So it glides to its city."""
    for s in random_game(3, 4):
        v = view(s, 0)
        for seat in range(3):
            stored = [id for id, ref in contents(Table(v, "en"), seat) if ref.startswith("hire")]
            out = [f"colonist-{seat}-{way}-{i}" for way in WAYS for i in range(count(v, seat, way))]
            assert sorted(stored + out) == sorted(f"colonist-{seat}-{way}-{i}" for way in WAYS for i in range(3))


def count(v: View, seat: int, way: str) -> int:
    return sum(spot.startswith(way) for spot in v["colonists"][seat])


def test_goods_that_may_be_paid_are_lit_in_the_storehouse() -> None:
    """CO-12.3"""
    s = ask(rich(), PAYERS[A])
    assert lit(storehouse(Table(look(s), "en"), A, 0, 0, 30)) == {f"pay:{good}" for good in GOODS}
    assert not lit(storehouse(Table(look(s, B), "en"), A, 0, 0, 30))


@EACH_LANG
@pytest.mark.parametrize("width", [400, 600, 880])
def test_a_mercator_sees_what_each_unit_brings_and_costs(width: float, lang: str) -> None:
    """CO-4.11, CO-10.2, CO-10.3"""
    s = ask(rich(), Trade(A, 1 << GOODS.index("brick"), 0))
    t = Table(look(s), lang)
    legal = {word for word in t.v["legal"] if word.partition(":")[0] in ("sell", "purchase")}
    assert legal
    for shapes in (counter(t, 0, 0, width), tall_desk(t, 0, 0)):
        assert lit(shapes) == legal
        for verb in ("sell", "purchase"):
            offers = of(shapes, verb)
            assert [offer.ref for offer in offers] == [f"{verb}:{good}" for good in GOODS]
            for offer, price in zip(offers, PRICE, strict=True):
                assert any(isinstance(text, tuple) and text[1] == (price,) for text in said([offer]))
    assert all(size(group)[1] >= 44 for group in [*of(tall_desk(t, 0, 0), "sell"), *of(tall_desk(t, 0, 0), "purchase")])
    assert not tall_desk(Table(look(s, B), lang), 0, 0)


def test_goods_that_do_not_fit_lie_there_one_by_one() -> None:
    """CO-4.6"""
    came = figure(GOODS.index("wine"), 2) + figure(GOODS.index("cloth"), 1)
    s = table(goods={A: {"brick": 6}})
    ask(s, Keep(A, came))
    t = Table(look(s), "en")
    shapes = arrivals(t, 0, 0, 344, 48)
    assert sorted(group.ref for group in groups(shapes)) == ["keep:cloth", "keep:wine", "keep:wine"]
    assert lit(shapes) == {"keep:cloth", "keep:wine"}
    assert len({group.id for group in groups(shapes)}) == 3


@EACH_LANG
def test_a_plate_shows_what_lies_open_of_a_seat(lang: str) -> None:
    """CO-18.3 And the card that a Diplomat may copy."""
    s = table(cash={B: 23}, goods={B: {"wine": 4, "food": 1}}, piles={B: ["start_architect"]}, magnus=B)
    turn(s, "play:diplomat")
    t = Table(look(s), lang)
    for shapes in (plate(t, B, 0, 0, 212), tall_plate(t, B, 0, 0)):
        shown_words = words(shapes)
        assert "23" in shown_words
        assert "4" in shown_words
        assert str(look(s)["houses_left"][B]) in shown_words
        assert {"seat:1", "top:architect", "table:magnus"} <= {group.ref for group in groups(shapes)}
        assert "table:concordia" not in {group.ref for group in groups(shapes)}
        assert ("top:architect" in lit(shapes)) == ("copy:architect" in look(s)["legal"])


@EACH_LANG
@pytest.mark.parametrize("width", [200, 212, 285])
def test_goods_of_all_kinds_lie_on_their_plate(width: float, lang: str) -> None:
    """CO-18.3 On paper, beside the top card."""
    s = table(goods={B: ALL_GOODS}, colonists={B: FOUR}, piles={B: ["start_architect"]})
    t = Table(look(s), lang)
    for wide, (seat, top, *_) in ((width, plate(t, B, 0, 0, width)), (344, tall_plate(t, B, 0, 0))):
        assert isinstance(seat, Group)
        assert isinstance(top, Group)
        [paper] = [shape for shape in seat.content if isinstance(shape, Box) and shape.ink == "medallion"]
        goods = [shape for shape in seat.content if isinstance(shape, Use) and shape.symbol in GOOD.values()]
        assert 4 <= paper.x < paper.x + paper.width <= wide - 4
        assert all(
            paper.x <= good.x - 11 * good.scale < good.x + 11 * good.scale <= paper.x + paper.width for good in goods
        )
        assert paper.x >= top.x + room(top) if lang == "en" else paper.x + paper.width <= top.x


@EACH_LANG
@pytest.mark.parametrize("width", [212, 285])
def test_a_plate_shows_colonists_in_the_storehouse(width: float, lang: str) -> None:
    """CO-4.1, CO-18.3 Of land and of the sea, however narrow it is."""
    t = Table(look(table(colonists={B: ["land_roma"]}, goods={B: {}})), lang)
    for seat in (plate(t, B, 0, 0, width)[0], tall_plate(t, B, 0, 0)[0]):
        assert isinstance(seat, Group)
        figures = [shape.words for shape in seat.content if isinstance(shape, Text)]
        assert figures.count("2") == 1
        assert figures.count("3") == 1
        inner = [each for shape in seat.content if isinstance(shape, Group) for each in shape.content]
        drawn = [each.symbol for each in inner if isinstance(each, Use)]
        assert drawn.count(COLONIST["land"][B]) == drawn.count(COLONIST["sea"][B]) == 1


@EACH_LANG
@pytest.mark.parametrize("form", ["wide", "tall"])
def test_of_five_everybody_sees_their_own_houses_and_cards(form: str, lang: str) -> None:
    """CO-8.12, CO-14.2, CO-18.3 On a small plate, as the others need the row."""
    s = table(5, houses={A: ["massilia", "novaria"]}, magnus=A)
    s.concordia = A
    t = Table(look(s), lang)
    [own, *badges] = small_plate(t, A, 100, 0, HELD)
    assert isinstance(own, Group)
    assert own.ref == "houses:0"
    assert words([own]) == ["13"]
    assert {badge.ref for badge in groups(badges)} == {"table:magnus", "table:concordia"}
    for badge in groups(badges):
        assert own.x <= badge.x < badge.x + 15 <= own.x + room(own)
        assert own.y <= badge.y < badge.y + 22 <= own.y + HELD
    if form == "wide":
        assert {"houses:0", *(f"seat:{seat}" for seat in (B, 2, 3, 4))} <= refs(s, A)
        assert "seat:0" not in refs(s, A)
    assert "houses:0" not in refs(table(4), A), "of four everybody has a plate"


@EACH_LANG
@pytest.mark.parametrize("width", [200, 212])
def test_names_and_figures_of_a_crowded_plate_touch_nothing(width: float, lang: str) -> None:
    """CO-18.3 With figures of two digits, and the longest name that there is room for."""
    t = Table(look(table(cash={B: 23})), lang)
    [seat, *_] = plate(t, B, 0, 0, width)
    assert isinstance(seat, Group)
    texts = [shape for shape in seat.content if isinstance(shape, Text)]
    drawn = [(group.x, inner) for group in groups(list(seat.content)) for inner in group.content]
    name, *figures = sorted(texts, key=lambda text: text.x, reverse=lang == "fa")
    away = -1 if lang == "fa" else 1
    coin = min(away * (x - away * 11 * use.scale) for x, use in drawn if isinstance(use, Use))
    assert away * name.x + 6.8 * name.room <= coin
    for text, (x, use) in zip(figures, sorted(drawn, key=lambda pair: away * pair[0])[1:], strict=False):
        assert isinstance(use, Use)
        assert away * text.x + 6 * len(str(text.words)) <= away * x - 8 * use.scale
    last = figures[-1]
    assert away * last.x + 8 <= (width - 4 if away == 1 else -4)


@EACH_LANG
@pytest.mark.parametrize("scale", [0.38, 0.6])
def test_how_many_cards_are_left_does_not_cover_their_deck(scale: float, lang: str) -> None:
    """CO-18.2"""
    pile = stack(24, "III", 0, 0, scale)
    [numeral] = [shape for shape in pile.content if isinstance(shape, Text)]
    [badge] = [shape for shape in pile.content if isinstance(shape, Group)]
    assert numeral.y - 7 >= badge.y + 15
    assert numeral.y + 11 <= 116 * scale


def test_a_plate_shows_the_intermediate_score_until_all_are_compared() -> None:
    """CO-17.2, CO-17.6, CO-17.8"""
    s = table(3, intermediate_scoring="on", goods={B: ALL_GOODS}, colonists={B: FOUR})
    for marks, shown in (([-1, 21, -1], True), ([0, 0, 0], False)):
        s.marks = packed(s.marks, marks)
        t = Table(look(s), "en")
        for width, shapes in ((212, plate(t, B, 0, 0, 212)), (344, tall_plate(t, B, 0, 0))):
            pieces = [group for group in groups(shapes) if group.ref == "mark:1"]
            assert [words([group]) for group in pieces] == ([["21"]] if shown else [])
            assert all(group.x + 13 <= width for group in pieces)
        assert (("mark:1", "21") in GAME.holdings(look(s))[B]) == shown


def test_my_played_cards_are_always_in_sight() -> None:
    """CO-1.10 Also with many cards in hand and while a button takes room; only trade and goods that came lie there."""
    for seats in (3, 5):
        for n, s in enumerate(random_game(seats, 4)):
            v = view(s, s.asked) if s.legal and n % 7 == 0 else None
            if v and v["piles"][s.asked] and v["question"] not in ("Trade", "Keep"):
                assert f"pile:{s.asked}" in refs(s, s.asked)


# ---------------------------------------------------------------- points so far


@pytest.mark.parametrize("map", MAPS)
def test_what_each_god_gives_is_worked_out_as_in_the_rules(map: str) -> None:
    """CO-15.3 to CO-15.9, from a view alone"""
    for seed in range(4):
        for n, s in enumerate(random_game(3, seed, {"map": map})):
            if n % 9 == 0 or not s.legal:
                for seat in range(3):
                    scores = Account(view(s, seat), seat).scores()
                    assert [score.points for score in scores] == by_god(s, seat)
                    assert all(score.points == score.cards * score.worth for score in scores if score.god != "minerva")


def test_everybody_is_told_their_own_points_and_others_only_where_a_table_wants_it() -> None:
    """CO-18.5, CO-23.4"""
    s = rich()
    rows = tally(look(s))
    assert [row.ref for row in rows] == [f"god:{god}" for god in GODS]
    assert [row.points for row in rows] == [(n, None, None) for n in by_god(s, A)[: len(GODS)]]
    assert not tally(look(s, 3))
    s = rich(running="on")
    for viewer in range(4):
        shown = [row.points for row in tally(look(s, viewer))]
        assert shown == [tuple(by_god(s, seat)[i] for seat in range(3)) for i in range(len(GODS))]


def test_what_the_others_hide_changes_nothing_in_my_points() -> None:
    """CO-18.4"""
    for s in random_game(3, 6):
        v = view(s, 0)
        for row in tally(v):
            assert not any(ref.startswith("hand:") for refs in row.things[1:] for ref in refs)


@pytest.mark.parametrize("form", ["wide", "tall"])
def test_the_things_that_earn_points_lie_on_the_table(form: str) -> None:
    """CO-15.3 to CO-15.8 A page lights them. Only while I trade or choose what to keep my hand is not before me."""
    for seed in range(2):
        for n, s in enumerate(random_game(4, seed, RUNNING)):
            if n % 40 == 0 and s.legal and view(s, s.asked)["question"] not in ("Trade", "Keep"):
                drawn_refs = refs(s, s.asked, form)
                rows = tally(view(s, s.asked))
                assert all(any(row.things[seat] for row in rows) for seat in range(4))
                assert not [ref for row in rows for things in row.things for ref in things if ref not in drawn_refs]


def test_gods_look_at_the_right_things() -> None:
    """CO-15.4, CO-15.5, CO-15.8"""
    tokens = {"massilia": "brick", "novaria": "food", "athenae": "cloth"}
    s = table(tokens=tokens, houses={A: list(tokens)}, cards={A: ["m2_weaver"]})
    rows = {row.ref: row.things[A] for row in tally(look(s))}
    assert {ref for ref in rows["god:jupiter"] if ref.startswith("city")} == {"city:novaria", "city:athenae"}
    assert {ref for ref in rows["god:saturnus"] if ":" in ref and ref.startswith("province")} == {
        "province:gallia",
        "province:italia",
        "province:hellas",
    }
    assert rows["god:minerva"] == ("city:athenae", "hand:weaver")
    assert set(rows["god:vesta"]) == {"cash:0", "store:0", "hand:senator"}
    assert len([ref for ref in rows["god:mars"] if ref.startswith("colonist")]) == 2


# ---------------------------------------------------------------- the last sheet


@PAPERS
@EACH_LANG
def test_the_sheet_says_what_each_god_gave_and_who_wins(paper: Paper, lang: str) -> None:
    """CO-15.2, CO-16.1"""
    for seats in (2, 3, 5):
        s = final(seats, 3)
        t = Table(view(s, 0), lang)
        whole = sheet(t, 0, 0, paper)
        figures = words([whole])
        assert {str(n) for n in GAME.scores(s)} <= set(figures)
        for seat in range(seats):
            assert {str(n) for n in by_god(s, seat)} <= set(figures)
        assert {str(rank) for rank in range(1, seats + 1)} <= set(figures)
        winner = GAME.ranks(s).index(1)
        titles = [text[0] for text in said([whole]) if isinstance(text, tuple)]
        assert ("picture-you-win n" in titles) == (winner == 0)
        assert [group.ref for group in groups(list(whole.content)) if group.ref] == [
            f"god:{g}" for g in (*GODS, "concordia")
        ]
        text = picture([Board(LOOK, 900, 744, "", ""), whole], lang, ["Neda"] * seats)
        assert lang != "fa" or not re.search("<text[^>]*>[^<]*[0-9]", text)


@PAPERS
def test_nothing_leaves_the_sheet(paper: Paper) -> None:
    """Its height fits its rows, with the line about a tie or without it."""
    s = final(5, 3)
    for points in ([40, 30, 20, 10, 5], [40, 40, 20, 10, 5]):
        v = view(s, 0)
        v["points"] = points
        t = Table(v, "fa")
        high = sheet_high(t, paper)
        tops = [shape.y for shape in inside(sheet(t, 0, 0, paper).content) if isinstance(shape, Text)]
        assert max(tops) < high - 10
        tied = [text for text in said([sheet(t, 0, 0, paper)]) if isinstance(text, tuple) and "tie" in text[0]]
        assert len(tied) == (points[0] == points[1])  # CO-16.2
        assert Sheet(t, paper).tied == bool(tied)


# ---------------------------------------------------------------- small drawings


@EACH_LANG
def test_everything_that_is_told_has_a_small_drawing(lang: str) -> None:
    """In the log, beside the players and beside the points."""
    for seats in (2, 5):
        for n, s in enumerate(random_game(seats, 8)):
            if n % 50 == 0 or not s.legal:
                v = view(s, 0)
                things = [ref for held in GAME.holdings(v) for ref, _ in held]
                rows = tally(v)
                things += [row.ref for row in rows] + [ref for row in rows for refs in row.things for ref in refs]
                assert all(emblem(ref) for ref in things)
        for _, text, figures in s.news or []:
            for kind, value in zip(text.split(" ")[1:], figures, strict=False):
                ref = GAME.piece(kind, value)
                assert not ref or token(drawing(ref), LOOK, lang)


def drawing(ref: str) -> Shape:
    shape = emblem(ref)
    assert shape is not None, f"nothing is drawn for {ref}"
    return shape


def test_what_is_no_thing_has_no_drawing() -> None:
    for ref in ("", "city:atlantis", "card:joker", "seat:7", "god:pluto", "line:", "say:collect", "good:gold"):
        assert emblem(ref) is None


@EACH_LANG
def test_the_cover_is_a_picture_without_words(lang: str) -> None:
    shapes = cover(lang)
    assert isinstance(shapes[0], Board)
    assert not words(shapes[1:])
    assert "m-house-" in picture(shapes, lang)


def test_the_display_is_as_high_as_it_says() -> None:
    shapes = display(Table(look(rich()), "en"), 0, 0, 880)
    assert all(size(group)[1] <= DISPLAY for group in groups(shapes))
    assert all(group.x + size(group)[0] <= 880 for group in groups(shapes))


def test_open_hands_are_told_beside_the_board() -> None:
    """CO-18.4, CO-23.4"""
    for shown in ("off", "on"):
        s = turn(table(cards={B: ["m2_weaver"]}, piles={B: ["start_senator"]}, open_hands=shown))
        told = [text for text in facts(s, "en") if text.startswith("Player 2 holds")]
        assert len(told) == (shown == "on")
        assert all("Weaver" in text and "Senator" not in text for text in told)


@EACH_LANG
def test_what_i_can_pay_with_stays_in_sight(lang: str) -> None:
    """CO-4.1, CO-12.3 Also when one comes near to the map; every thing there explains itself."""
    s = turn(rich())
    things = GAME.held(look(s))
    assert [(thing.ref, thing.figure) for thing in things] == [
        ("cash:0", "12"),
        ("good:brick", "2"),
        ("good:food", "1"),
        ("good:tool", "1"),
        ("good:wine", "1"),
        ("good:cloth", "2"),
    ]
    assert all(GAME.about(thing.ref, lang) and GAME.texts(lang).words(thing.words) for thing in things)
    assert not GAME.held(look(s, 3))
    assert not GAME.held(look(final(2, 1)))
    assert {thing.state for thing in GAME.held(look(ask(rich(), PAYERS[A])))} == {"", "may"}


@EACH_LANG
def test_an_architect_can_read_what_first_houses_cost(lang: str) -> None:
    """CO-7.14"""
    assert not [line for line in facts(turn(rich()), lang) if prices_of(line, lang)]
    told = [line for line in facts(turn(rich(), "play:architect"), lang) if prices_of(line, lang)]
    assert len(told) == len(GOODS)
    for line, row in zip(told, GAME.data["good"], strict=True):
        assert row["city_type_name" if lang == "en" else "city_type_name_fa"] in line
        assert digits(row["house_sestertii"], lang) in line
        assert all(str(GAME.thing("good", GOODS.index(good), lang)) in line for good in row["house_goods"])


def prices_of(line: str, lang: str) -> bool:
    return line.startswith({"en": "The first house", "fa": "نخستین خانه"}[lang])


def facts(s: Concordia, lang: str) -> list[str]:
    """What stands beside the board."""
    [panel] = GAME.panels(look(s))
    assert isinstance(panel, Facts)
    return [GAME.texts(lang).words(line) for line in panel.lines]
