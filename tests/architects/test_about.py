"""What the things of Architects are explained as, what answers would mean, and what stands beside the board."""

from __future__ import annotations

import pytest

from architects.table import A, B, C, final, look, say, table, turn
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import (
    APPRENTICE_IDS,
    APPRENTICES,
    BOARD_IDS,
    BUILDING_IDS,
    DATA,
    GOODS,
    LOCATIONS,
    SCORE_ROWS,
    SKILLS,
)
from mizban.games.architects.rules.state import GROUPS, HELD, Architects
from mizban.render.panels import Facts
from mizban.render.texts import CLAUSE, LANGS

REFS = [
    *(f"card:{id}" for id in BUILDING_IDS),
    *(f"{kind}:{id}" for kind in ("apprentice", "hired") for id in APPRENTICE_IDS),
    *(f"board:{id}" for id in BOARD_IDS),
    *(f"location:{id}" for id in (*LOCATIONS, "black_market", "guildhall", "prison", "cathedral", "virtue")),
    *(f"back:{id}" for id in (*LOCATIONS, *HELD)),
    *(f"group:{id}" for id in GROUPS),
    *(f"market:{id}" for id in ("small", "middle", "large", "hire", "look")),
    *(f"goods:{id}" for id in GOODS),
    *(f"skill:{id}" for id in SKILLS),
    *(f"score:{id}" for id in SCORE_ROWS),
    *(f"{kind}:{seat}" for kind in ("seat", "workers") for seat in range(5)),
    "captured:0-4",
    "debt:unpaid",
    "debt:paid",
    "table:rewards",
    "table:pile",
]
NAMES = ["Ann", "Ben", "Eva"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_is_explained_with_its_clause(lang: str) -> None:
    for ref in REFS:
        assert CLAUSE.search(GAME.about(ref, lang)), ref
    for kind in ("card", "location", "market", "goods", "skill", "score", "board"):
        told = [GAME.about(ref, lang) for ref in REFS if ref.startswith(f"{kind}:")]
        assert len(set(told)) == len(told), kind


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_says_everything_that_is_on_it(lang: str) -> None:
    """AW-12.1, AW-12.2, AW-16, AW-17"""
    key = "" if lang == "en" else "_fa"
    for number, row in enumerate(DATA["building"]):
        told = GAME.about(f"card:{row['id']}", lang)
        assert told.startswith(row[f"name{key}"])
        assert row[f"text{key}"] in told
        assert row["set"] != "base" or f"AW-17.B{number + 1:02}" in told
        for skill in row["skills"]:
            assert DATA["skill"][SKILLS.index(skill)][f"name{key}"] in told
    for number, row in enumerate(DATA["apprentice"]):
        told = GAME.about(f"hired:{row['id']}", lang)
        assert row[f"text{key}"] in told
        assert row["set"] != "base" or f"AW-16.A{number + 1:02}" in told


def test_a_card_says_the_virtue_that_it_brings_or_costs() -> None:
    """AW-6.7, AW-12.4"""
    assert "It costs 2 Virtue." in GAME.about("card:keep", "en")
    assert "It brings 1 Virtue." in GAME.about("card:church", "en")
    assert "Virtue." not in GAME.about("card:well", "en")
    assert "It costs 1 Virtue." in GAME.about("apprentice:gatekeeper", "en")


STRANGE = ["", ":", "card:", "card:x", "hired:x", "location:x", "group:forest-5", "group:x-1", "market:x", "seat:5"]


@pytest.mark.parametrize("ref", [*STRANGE, "captured:1", "captured:0-7", "score:x", "goods:salt", "back:x", "x" * 1000])
def test_what_is_no_thing_is_not_explained(ref: str) -> None:
    for lang in LANGS:
        assert GAME.about(ref, lang) == ""
        assert GAME.here(look(table(3)), ref) == ""


def test_news_point_at_things() -> None:
    met = set()
    for seats in (3, 4):
        for news in final(seats, 3).news or []:
            for ref in GAME.refs(news):
                met.add(ref.partition(":")[0])
                assert all(GAME.about(ref, lang) for lang in LANGS), ref
    assert {"card", "hired", "location", "market", "seat"} <= met
    assert GAME.piece("n", 3) == GAME.piece("goods", 3) == ""


# ---------------------------------------------------------------- how things stand now


def town() -> Architects:
    return table(
        3,
        workers={A: {"forest": 2}, B: {"forest": 1, "quarry": 3}},
        captured={B: {A: 2}},
        prison={C: 4},
        goods={B: {"wood": 2}},
    )


def told(s: Architects, ref: str, viewer: int = A, lang: str = "en") -> str:
    """What somebody who points at a thing reads."""
    return GAME.texts(lang, NAMES).words(GAME.here(look(s, viewer), ref))


def test_a_place_says_who_is_there() -> None:
    """AW-21.3"""
    assert told(town(), "location:forest").endswith("There now: Ann 2 and Ben 1.")
    assert told(town(), "location:forest").startswith("The Forest: 1 wood")
    assert told(town(), "location:prison").endswith("There now: Eva 4.")
    assert told(town(), "location:mines") == told(town(), "location:cathedral") == ""
    assert "اکنون آنجا: " in told(town(), "location:forest", lang="fa")


def test_a_group_says_what_a_capture_would_take() -> None:
    """AW-7.2, AW-7.8, AW-7.9"""
    assert told(town(), "group:quarry-1").startswith("3 workers of Ben (Quarry). A capture takes them all")
    assert told(town(), "group:forest-0").startswith("2 workers of yours")
    assert told(town(), "group:forest-1").startswith("1 worker of Ben")
    assert told(town(), "group:mines-1") == told(town(), "group:forest-4") == ""
    assert told(town(), "captured:1-0") == "Ben has captured 2 workers of Ann (AW-7.8)."
    assert told(town(), "captured:0-1") == ""


def test_a_seat_says_what_it_has() -> None:
    """AW-21.1, AW-21.3"""
    assert told(town(), "seat:1").startswith("Ben: workers ready: 16; cards in hand: 0; goods: 2 wood")
    assert "no goods" in told(town(), "seat:2")
    assert told(town(), "seat:4") == ""


# ---------------------------------------------------------------- what an answer would mean


def remark(s: Architects, word: str, lang: str = "en") -> str:
    return GAME.remark(GAME.view(s, s.asked), GAME.words.named[word], lang, NAMES)


def risky(s: Architects, word: str) -> bool:
    return GAME.risky(GAME.view(s, s.asked), GAME.words.named[word])


def test_what_placing_a_worker_would_bring() -> None:
    """AW-4 to AW-11"""
    s = turn(table(workers={A: {"forest": 2, "town_centre": 1}}, hired={A: ["woodcutter_1"]}, goods={A: {"silver": 9}}))
    assert remark(s, "place:forest") == "brings 4 wood"
    assert remark(s, "place:forest", "fa") == "۴ چوب می‌گیرید"
    assert remark(s, "place:storehouse") == "1 trade"
    assert remark(s, "place:town_centre") == "up to 2 captures"
    assert remark(s, "place:hire") == "from 4 silver"
    assert remark(s, "place:draw") == "1 card"
    assert remark(s, "place:tax_stand") == "4 silver, for 2 Virtue"
    assert remark(s, "place:market_hire") == "2 silver and 1 Virtue"
    assert remark(s, "place:market_small").startswith("1 silver and 1 Virtue for 1 ")


def test_what_the_next_space_of_the_guildhall_brings_about() -> None:
    """AW-11.6, AW-11.7"""
    for filled, words, risk in (
        (2, "you could construct 1 building", False),
        (6, "brings a Black Market Reset", False),
        (11, "fills the Guildhall: everybody has one last turn", True),
    ):
        s = turn(table(guild=[B] * filled, hands={A: ["well"]}, goods={A: {"wood": 2, "stone": 2}}))
        assert remark(s, "place:guildhall") == words
        assert risky(s, "place:guildhall") == risk


def test_what_would_bring_a_debt_is_asked_twice() -> None:
    """AW-10.6, AW-14.5"""
    s = turn(table(virtue={A: 1}, goods={A: {"silver": 9}}))
    assert risky(s, "place:tax_stand")
    assert "debt" in remark(s, "place:tax_stand")
    assert not risky(s, "place:market_small")
    s = turn(table(virtue={A: 0}, goods={A: {"silver": 9}}))
    assert risky(s, "place:market_small")
    assert "debt" in remark(s, "place:market_small")
    assert not risky(s, "place:forest")
    s = turn(table(workers={A: {"guardhouse": 1}}, captured={B: {A: 2}}, goods={A: {"silver": 9}}), "place:guardhouse")
    assert risky(s, "ransom-debt")
    assert not risky(s, "ransom")
    hired = {"rows": [["illusionist", "thief", "squire_gold", "labourer"], []], "goods": {A: {"silver": 9}}}
    for virtue, risk in ((0, True), (1, False)):
        s = turn(table(virtue={A: virtue}, **hired), "place:hire")  # type: ignore[arg-type]
        assert (risky(s, "hire:illusionist"), risky(s, "hire:labourer")) == (risk, False)
    goods = {"gold": 1, "wood": 2, "stone": 2}
    s = turn(table(virtue={A: 0}, goods={A: goods}, hands={A: ["well", "dungeon"]}), "place:guildhall")
    assert not risky(s, "build:well")


def test_what_captures_hires_and_buildings_would_mean() -> None:
    """AW-6.3, AW-6.6, AW-7.3, AW-13.2, AW-19.1"""
    s = turn(table(workers={A: {"town_centre": 1}, B: {"forest": 3}}, goods={A: {"silver": 3}}), "place:town_centre")
    assert remark(s, "capture:forest-1") == "3 workers, for 1 silver"
    rows = [["miner_1", "thief", "squire_gold", "labourer"], []]
    s = turn(table(rows=rows, coins={"thief": 2}, goods={A: {"silver": 9}}), "place:hire")
    assert remark(s, "hire:miner_1") == "4 silver · 1 clay more from the Mines"
    assert remark(s, "hire:miner_1", "fa") == "۴ سکهٔ نقره · ۱ آجر بیشتر از معادن"
    assert remark(s, "hire:thief") == "5 silver, 2 lie on the card · the Tax Stand costs 1 Virtue less"
    s = turn(table(rows=rows, coins={"thief": 2}, goods={A: {"silver": 9}}), "place:market_hire")
    assert remark(s, "hire:labourer") == "for free · has all three skills"
    assert remark(s, "hire:thief") == "for free, 2 silver on the card · the Tax Stand costs 1 Virtue less"
    goods = {"gold": 1, "wood": 2, "stone": 2}
    s = turn(table(goods={A: goods}, hands={A: ["well", "dungeon"]}), "place:guildhall")
    assert remark(s, "build:well") == "3 points, for 2 wood and 2 stone"
    assert remark(s, "build:well", "fa") == "۳ امتیاز، با ۲ چوب و ۲ سنگ"
    needs = GAME.explained(GAME.view(s, A), "card:dungeon", "en").partition("needs ")[2]
    assert needs.startswith(remark(s, "build:dungeon").partition("needs ")[2])
    assert remark(s, "advance") == "2 points"


@pytest.mark.parametrize("lang", LANGS)
def test_every_apprentice_says_in_a_few_words_what_it_does(lang: str) -> None:
    """AW-6.7, AW-16, AW-24.1 With the name that stands above: no two that do different things read the same."""
    told: dict[str, tuple[object, ...]] = {}
    for number, card in enumerate(APPRENTICES):
        gist = str(GAME.thing("gist", number, lang))
        assert len(gist) <= 70, gist
        assert not card.virtue or {"en": "1 Virtue ·", "fa": "۱ پرهیزگاری"}[lang] in gist, "what changes on hiring"
        does = (card.kind, *card.pay, *card.gain, int(card.amount), int(card.virtue))
        assert told.setdefault(f"{GAME.thing('hire', number, lang)}: {gist}", does) == does
    assert len(told) == len(set(told.values()))


def test_what_captives_would_bring() -> None:
    """AW-10.4, AW-24.1, AW-24.2"""

    def sent(**more: object) -> str:
        s = table(captured={A: {B: 3}}, promo_cards="on", **more)  # type: ignore[arg-type]
        return remark(turn(s, "place:guardhouse"), "send")

    assert sent() == "brings 3 silver"
    assert sent(boards={A: "bertha"}) == "brings 5 silver"
    assert sent(hired={A: ["enforcer"]}) == "brings 1 gold and 3 silver"


def test_news_about_my_workers_are_told_to_me() -> None:
    """AW-7.8, AW-10.4, AW-10.6"""
    s = table(goods={A: {"silver": 9}}, workers={A: {"guardhouse": 1}, B: {"forest": 3}})
    turn(s, "place:town_centre", "capture:forest-1", "1 place:quarry", "0 place:guardhouse", "send")
    texts = GAME.texts("en", NAMES)
    lines = [texts.news(news, B) for news in s.news or []]
    assert "Ann captures from you: 3 workers (Forest)." in lines
    assert "Ann sends 3 workers captured from you to Prison." in lines


# ---------------------------------------------------------------- beside the board


def facts(s: Architects, viewer: int = A) -> list[str]:
    return [
        GAME.texts("en", NAMES).words(line)
        for panel in GAME.panels(look(s, viewer))
        if isinstance(panel, Facts)
        for line in panel.lines
    ]


def test_what_should_not_be_forgotten() -> None:
    """AW-14.6, AW-18.2, AW-21.6"""
    assert facts(table(3)) == []
    assert facts(table(3, virtue={A: 1})) == ["You ignore 2 tax coins of every payment."]
    assert facts(table(3, boards={A: "ada"})) == ["You ignore 1 tax coin of every payment."]
    assert not facts(table(3, virtue={A: 1}), 3)
    s = table(3)
    s.last = 3
    assert facts(s) == ["The end is announced: 3 turns are left."]
    s = turn(table(goods={A: {"gold": 1}}, hands={A: ["well", "smithy"]}), "place:guildhall", "advance")
    say(s, "discard:well")
    assert "Under the pile, as you know: Well." in facts(s)
    assert not [line for line in facts(s, B) if "Well" in line]


def test_what_everybody_has_stands_on_the_plates() -> None:
    """AW-21.3"""
    s = table(3, goods={B: {"silver": 7}}, virtue={B: 3}, unpaid={B: 2}, workers={B: {"forest": 4}})
    first, second, _ = GAME.holdings(look(s))
    assert dict(first) == {"workers:0": "20", "goods:silver": "0", "location:virtue": "7"}
    assert dict(second) == {"workers:1": "16", "goods:silver": "7", "location:virtue": "3", "debt:unpaid": "2"}


@pytest.mark.parametrize("lang", LANGS)
def test_what_i_play_with_stays_in_sight(lang: str) -> None:
    """AW-21.3"""
    s = turn(table(goods={A: {"wood": 3}}))
    things = GAME.held(look(s))
    assert [(thing.ref, thing.figure) for thing in things][:3] == [
        ("workers:0", "20"),
        ("goods:clay", "0"),
        ("goods:wood", "3"),
    ]
    assert all(GAME.about(thing.ref, lang) and GAME.texts(lang).words(thing.words) for thing in things)
    assert not GAME.held(look(s, 2))
    assert not GAME.held(look(final(2, 1)))
