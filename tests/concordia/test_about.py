"""What the things of Concordia are called and explained as, in words, in the log, in notes and in a terminal."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from concordia.table import A, B, C, final, look, random_game, say, table, turn
from mizban.games.concordia import GAME
from mizban.games.concordia.rules.board import CITIES, LINES, MAPS, PROVINCES, ROWS, SPOTS, WAYS
from mizban.games.concordia.rules.cards import GODS, GOODS, NAMES, SORTS
from mizban.games.concordia.rules.state import Concordia
from mizban.render.panels import Facts
from mizban.render.texts import CLAUSE, LANGS

DISPLAY = ["m1_mercator", "m1_prefect", "m1_architect", "m1_farmer", "m1_colonist", "m1_mason", "m1_smith"]
REFS = [
    *(f"card:{id}" for id in NAMES),
    *(f"{kind}:{id}" for kind in ("hand", "top") for id in SORTS),
    *(f"city:{id}" for id in CITIES),
    *(f"line:{id}" for id in LINES),
    *(f"colonist:{id}" for id in SPOTS),
    *(f"province:{id}" for id in PROVINCES),
    *(f"good:{id}" for id in GOODS),
    *(f"god:{id}" for id in (*GODS, "concordia")),
    *(f"slot:{n}" for n in range(1, 8)),
    *(f"table:{id}" for id in ("stack", "magnus", "concordia")),
    *(f"{kind}:{seat}" for kind in ("pile", "store", "cash", "houses", "seat") for seat in range(5)),
    "say:stop-moving",
    "sell:wine",
    "settle:sea_roma",
    "hire:land",
]


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_is_explained_with_its_clause(lang: str) -> None:
    for ref in REFS:
        assert CLAUSE.search(GAME.about(ref, lang)), ref
    for kind in ("card", "line", "province", "good", "god"):
        told = [GAME.about(ref, lang) for ref in REFS if ref.startswith(f"{kind}:")]
        alike = {"card": 1}.get(kind, 0)  # the two starting Prefects
        assert len(set(told)) == len(told) - alike, kind


def test_every_explanation_is_a_sentence() -> None:
    told = [GAME.about(ref, "en") for ref in REFS]
    assert not [text for text in told if not text[0].isupper() or " place in the display" in text]


def test_one_is_not_said_as_many() -> None:
    """CO-7.2"""
    s = turn(table(3, colonists={A: ["land_roma"]}), "play:architect", "lift:land_roma")
    assert "1 is left" in GAME.why(s, "move:land_aquileia_vindobona", "en")


STRANGE = [
    "",
    ":",
    "city:",
    "city:paris",
    "line:x",
    "card:x",
    "hand:x",
    "slot:0",
    "slot:8",
    "seat:5",
    "cash:x",
    "table:x",
]


@pytest.mark.parametrize("ref", [*STRANGE, "god:x", "good:salt", "colonist:x", "province:x", "x" * 1000])
def test_what_is_no_thing_is_not_explained(ref: str) -> None:
    for lang in LANGS:
        assert GAME.about(ref, lang) == ""


def test_news_point_at_things() -> None:
    met = set()
    *_, s = random_game(3, 3)
    for news in s.news or []:
        for ref in GAME.refs(news):
            met.add(ref.partition(":")[0])
            assert all(GAME.about(ref, lang) for lang in LANGS)
    assert met == {"card", "city", "line", "province", "good", "seat"}
    assert GAME.piece("n", 3) == ""


def test_names_come_from_the_data() -> None:
    assert (GAME.title("en"), GAME.title("fa")) == ("Concordia", "کونکوردیا")
    assert GAME.thing("city", CITIES.index("leptis_magna"), "en") == "Leptis Magna"
    assert GAME.thing("city", CITIES.index("massilia"), "fa") == "ماسیلیا"
    assert GAME.thing("province", PROVINCES.index("syria"), "fa") == "سیریا"
    assert GAME.thing("sort", SORTS.index("colonist"), "fa") == "کارت مهاجر"
    assert GAME.thing("sort", SORTS.index("mercator_5"), "en") == "Mercator (5)"
    assert GAME.thing("sort", SORTS.index("mercator"), "fa") == "بازرگان (۳)"
    assert GAME.thing("card", NAMES.index("m2_weaver"), "en") == "Weaver II"
    assert GAME.thing("goods", 0x20001, "en") == ["1 brick", "2 cloth"]
    assert GAME.thing("goods", 0x01312, "en") == ["2 bricks", "1 food", "3 tools", "1 wine"]
    assert GAME.thing("goods", 0x20001, "fa") == ["۱ آجر", "۲ پارچه"]
    assert GAME.thing("type", GOODS.index("wine"), "en") == "wine city"
    assert GAME.thing("type", GOODS.index("cloth"), "fa") == "شهر پارچه‌ای"
    with pytest.raises(AssertionError, match="nothing is called a strange"):
        GAME.thing("strange", 0, "en")


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_has_a_line_and_an_explanation(lang: str) -> None:
    s = GAME.new(2, 1)
    for option in GAME.words.all:
        assert GAME.say(s, option, lang)
        assert CLAUSE.search(GAME.help(option, lang))


def test_what_the_table_is_asked() -> None:
    """CO-7.2, CO-8.7"""
    s = turn(table(3), "play:architect")
    assert GAME.prompt(s, "en") == "Choose a colonist to move, or stop moving; 2 steps are left."
    assert GAME.prompt(s, "fa", B, ["سارا", "Ben", "Eva"]) == "سارا مهاجرانش را جابه‌جا می‌کند."
    say(s, "lift:sea_roma")
    assert GAME.prompt(s, "en") == "Where does the sea colonist in Roma go? 2 steps are left."
    assert GAME.why(s, "move:land_novaria_roma", "en") == "A sea colonist uses sea lines only. (CO-7.3)"
    s = turn(table(3), "play:prefect")
    assert GAME.prompt(s, "en") == "Choose a province to produce."
    assert GAME.why(s, "collect", "fa").endswith("(\u2068CO-8.7\u2069)")


def remark(s: object, word: str, lang: str = "en") -> str:
    v = GAME.view(s, s.asked)  # type: ignore[attr-defined]
    return GAME.remark(v, GAME.words.named[word], lang, ["Ann", "Ben", "Eva"])


def test_what_an_answer_would_mean() -> None:
    """CO-6.2, CO-7.15, CO-8.3, CO-12.2"""
    tokens = {"novaria": "wine", "antiochia": "food", "tyros": "cloth"}
    piles = {A: ["start_diplomat", "start_senator", "start_prefect_1"], B: ["start_mercator"]}
    s = turn(table(3, tokens=tokens, piles=piles, houses={B: ["tyros"]}, cards={A: ["m1_mason"]}))
    assert remark(s, "play:tribune") == "4 cards come back, and 1 sestertius"
    assert remark(s, "play:architect") == "2 steps"
    assert remark(s, "play:mason") == "produces nothing now"
    assert remark(s, "play:prefect") == ""
    say(s, "play:prefect")
    assert remark(s, "produce:syria") == "you: 1 cloth; the others: 1"
    assert remark(s, "produce:syria", "fa") == "شما: ۱ پارچه؛ دیگران: ۱"
    s = turn(table(3, tokens=tokens), "play:architect", "lift:land_roma")
    assert remark(s, "move:land_aquileia_vindobona") == "2 steps"
    say(s, "move:land_novaria_roma", "stop-moving")
    assert remark(s, "build:novaria") == "4 sestertii, 1 brick and 1 wine"
    s = turn(table(3, cash={A: 10}), "play:mercator")
    assert remark(s, "sell:cloth") == "7 sestertii; you then have 20"
    assert remark(s, "purchase:brick") == "3 sestertii; you then have 10"
    s = turn(table(3, piles={B: ["start_mercator"], C: ["start_senator"]}), "play:diplomat")
    assert remark(s, "copy:senator") == "of Eva"
    assert not risky(s, "copy:senator")
    s = turn(table(3, display=DISPLAY), "play:senator")
    assert remark(s, "buy:m1_mercator") == "costs 1 wine"
    assert remark(s, "buy:m1_architect") == "costs 1 tool and 1 good of any type"
    s = turn(table(3, cards={A: ["m1_colonist"]}, turned=["asia"]), "play:colonist")
    assert remark(s, "take-cash") == "7 sestertii"
    assert remark(s, "settle:land_roma") == ""


def test_whoever_points_at_a_city_is_told_what_the_next_house_costs() -> None:
    """CO-7.14, CO-7.15, CO-8.3"""
    s = table(3, tokens={"massilia": "brick", "novaria": "wine"}, houses={B: ["massilia"]})
    tip = GAME.explained(look(s), "city:massilia", "en")
    assert tip.startswith("Massilia is a brick city: a house here produces its good (CO-8.3), and the next one costs")
    assert "2 sestertii and 1 food" in tip
    assert "4 sestertii, 1 brick and 1 wine" in GAME.explained(look(s), "city:novaria", "en")
    assert "۴ سسترتیوس، ۱ آجر و ۱ شراب" in GAME.explained(look(s), "build:novaria", "fa")
    assert "Nobody builds here" in GAME.explained(look(s), "city:roma", "en")


PANTHEON = {2: (3, 3, 2, 2, 5), 3: (5, 5, 3, 3, 5), 4: (7, 6, 4, 4, 5), 5: (8, 7, 5, 5, 5)}


@pytest.mark.parametrize(("seats", "counts"), PANTHEON.items())
def test_whoever_points_at_the_stack_is_told_how_many_cards_each_god_has(seats: int, counts: tuple[int, ...]) -> None:
    """CO-2.15 In this game, for everybody; a god with no card for sale is not named."""
    s = GAME.new(seats, 1)
    for viewer in range(seats + 1):
        tip = GAME.explained(look(s, viewer), "table:stack", "en")
        found = re.findall(r"(\d) of (\w+)", tip)
        assert found == [(str(n), god.capitalize()) for n, god in zip(counts, GODS[1:], strict=True)]
        assert tip.startswith(GAME.about("table:stack", "en"))
        assert "CO-2.15" in tip
    tip = GAME.explained(look(s), "table:stack", "fa")
    assert re.findall(r"(\d) کارت", tip) == [str(n).translate(DIGITS) for n in counts]
    assert "۵ کارت مینروا" in tip


DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def test_the_log_says_what_a_card_cost() -> None:
    """CO-12.2, CO-12.5 With a Senator also the cloth of the slot; with a Consul the goods on the card alone."""
    goods = {A: {"food": 1, "cloth": 1}}
    s = turn(table(3, display=DISPLAY, goods=goods), "play:senator", "buy:m1_colonist")
    assert lines(s, "buys") == ["You buy Colonist I for 1 food and 1 cloth."]
    s = turn(table(3, display=DISPLAY, goods=goods, cards={A: ["m2_consul"]}), "play:consul", "buy:m1_colonist")
    assert lines(s, "buys") == ["You buy Colonist I for 1 food."]


def lines(s: Concordia, text: str) -> list[str]:
    """The lines of the log with this text, as the first seat reads them."""
    return [GAME.tell(news, A, "en", ["Ann", "Ben", "Eva"]) for news in s.news or [] if news[1].startswith(text)]


def risky(s: Concordia, word: str) -> bool:
    return GAME.risky(GAME.view(s, s.asked), GAME.words.named[word])


def test_whoever_copies_is_told_what_would_do_nothing() -> None:
    """CO-11.1, CO-11.9, CO-11.11, CO-19.25"""
    owned, tops = {B: ["m1_smith"], C: ["m1_mason"]}, {B: ["m1_smith"], C: ["m1_mason"]}
    tokens = {"massilia": "brick", "novaria": "tool"}
    s = turn(table(3, tokens=tokens, houses={A: ["massilia"]}, cards=owned, piles=tops))
    assert remark(s, "play:diplomat") == "can copy Mason and Smith"
    assert not risky(s, "play:diplomat")
    say(s, "play:diplomat")
    assert remark(s, "copy:mason") == "of Eva; produces 1 for you"
    assert remark(s, "copy:smith") == "of Ben; does nothing for you now"
    assert remark(s, "copy:smith", "fa") == "از ⁨Ben⁩؛ اکنون برای شما اثری ندارد"
    assert [risky(s, f"copy:{sort}") for sort in ("mason", "smith")] == [False, True]
    s = turn(table(3, tokens=tokens, cards=owned, piles=tops))
    assert remark(s, "play:diplomat") == "can copy Mason and Smith, which does nothing for you now"
    assert risky(s, "play:diplomat")
    s = turn(table(3))
    assert remark(s, "play:diplomat") == "there is nothing to copy: it would have no effect for you"
    assert risky(s, "play:diplomat")


def test_a_card_that_would_do_nothing_is_not_played_by_a_slip() -> None:
    """CO-12.2, CO-12.5, CO-13.1, CO-19.10"""
    cards = {A: ["m1_mason", "m2_consul"]}
    full = {"brick": 4, "food": 4}
    s = table(3, tokens={"massilia": "brick"}, houses={A: ["massilia"]}, cards=cards, goods={A: full})
    assert look(turn(s))["free"][A] == 0
    assert remark(s, "play:mason") == "produces 1, for which you have no room"
    assert risky(s, "play:mason")
    s = turn(table(3, cards=cards, goods={A: {}}))
    assert remark(s, "play:senator") == remark(s, "play:consul") == "you can pay for no card now"
    assert risky(s, "play:senator")
    s = turn(table(3, cards={A: ["m2_consul"]}, display=DISPLAY, goods={A: {"tool": 1}}))
    assert remark(s, "play:senator") == "you can pay for no card now", "the slot costs one more"
    assert remark(s, "play:consul") == ""
    assert not risky(s, "play:consul")
    assert not any(risky(s, f"play:{sort}") for sort in ("tribune", "architect", "prefect", "mercator"))


def test_what_stands_beside_the_board() -> None:
    """CO-18.2, CO-18.3"""
    s = table(3, piles={B: ["start_mercator"]}, magnus=A)
    v = look(s)
    assert [type(panel) for panel in GAME.panels(v)] == [Facts]
    first, second, _ = GAME.holdings(v)
    assert dict(first) == {"cash:0": "5", "houses:0": "15", "table:magnus": ""}
    assert dict(second) == {"cash:1": "6", "houses:1": "15"}
    assert [seat for seat, held in enumerate(GAME.holdings(look(final(3, 1)))) if ("table:concordia", "") in held]
    over = look(final(2, 1))
    assert GAME.panels(over) == [] or over["stack"]


def test_intermediate_scores_are_told_until_all_are_compared() -> None:
    """CO-17.2, CO-17.8"""
    s = table(3, intermediate_scoring="on")
    assert scored(s) == []
    s.marks[A], s.marks[C] = 9, 0
    assert scored(s) == [(A, 9), (C, 0)]
    s.marks[A] = s.marks[B] = 0  # CO-17.6
    assert scored(s) == []
    assert scored(table(3)) == []


def scored(s: Concordia) -> list[tuple[int, ...]]:
    """The intermediate scores beside the board."""
    [panel] = GAME.panels(look(s))
    assert isinstance(panel, Facts)
    return [line[1] for line in panel.lines if line[0] == "marks seat n" and isinstance(line[1], tuple)]


@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_sees_who_has_the_praefectus_magnus(seats: int) -> None:
    """CO-8.12, CO-18.3 The one who has it too, who may have no plate on the table."""
    for magnus in range(seats):
        s = table(seats, "italia" if seats == 2 else "imperium", magnus=magnus)
        for viewer in range(seats + 1):
            holders = [seat for seat, held in enumerate(GAME.holdings(look(s, viewer))) if ("table:magnus", "") in held]
            assert holders == [magnus]


def test_the_points_so_far() -> None:
    """CO-15.2 to CO-15.9"""
    assert GAME.tally(GAME.view(table(3), 3)) == []
    assert all(row.points[1:] == (None, None) for row in GAME.tally(look(table(3))))  # one's own are no secret
    tokens = {"novaria": "wine", "tyros": "brick"}
    s = table(3, tokens=tokens, houses={A: list(tokens)}, cards={A: ["m2_vintner"]}, running_scores="on")
    rows = {row.ref: row for row in GAME.tally(look(s))}
    assert list(rows) == [f"god:{god}" for god in GODS]
    assert rows["god:jupiter"].points == (2, 0, 0)
    assert rows["god:jupiter"].things[A][:1] == ("city:novaria",)
    assert rows["god:mars"].things[A][:2] == ("colonist:land_roma", "colonist:sea_roma")
    assert rows["god:mars"].things[B][:2] == ("figure:1:land_roma", "figure:1:sea_roma")
    assert rows["god:minerva"].things[A][:1] == ("city:novaria",)
    assert sum(row.points[A] or 0 for row in rows.values()) == GAME.scores(s)[A]


def printed(s: object, viewer: int, lang: str, width: int = 220) -> str:
    """The table in a terminal, as text."""
    console = Console(width=width, record=True, file=StringIO(), color_system=None)
    console.print(GAME.terminal(GAME.view(s, viewer), lang, ["Ann", "Ben", "Eva"]))
    return console.export_text()


def test_the_table_in_a_terminal() -> None:
    s = table(3, tokens={"massilia": "cloth"}, houses={B: ["massilia"], C: ["massilia"]}, turned=["asia"], magnus=C)
    turn(s, "play:prefect")
    text = printed(s, A, "en")
    assert "Massilia: cloth, 15 [2 3]" in text, "the third house costs three times as much"
    assert "Asia (turned)" in text
    assert "Gallia (gives cloth)" in text
    assert "carried out: Prefect" in text
    assert "Praefectus Magnus" in text
    assert "2 land, 2 sea" in text
    assert "* " in text  # what may be chosen is marked
    assert "* " not in printed(s, 3, "en")
    assert "۲ زمینی، ۲ دریایی" in printed(s, A, "fa")
    assert "The game is over" in printed(final(3, 3), 0, "en")


@pytest.mark.parametrize("map", MAPS)
def test_a_terminal_shows_every_line_once_and_who_stands_there(map: str) -> None:
    """CO-1.4, CO-1.5, CO-7.14"""
    line = next(row["id"] for row in ROWS[MAPS.index(map)]["lines"] if row["type"] == "sea")
    s = table(3, map, colonists={C: ["land_roma", line]})
    text = printed(s, A, "en", 2000)
    land, sea = (re.search(f"By {way} — (.*)", text) for way in WAYS)
    assert land
    assert sea
    for way, lines in (("land", land[1]), ("sea", sea[1])):
        ends = [city for part in lines.split(" · ") for city in part.split(" – ")[1].split(", ")]
        assert len(ends) == sum(row["type"] == way for row in ROWS[MAPS.index(map)]["lines"])
    assert "[" not in land[1]
    assert sea[1].count("[3]") == 1
    assert "It also costs 1 food in a brick city" in text
    assert "خط‌های دریایی — " in printed(s, A, "fa")
