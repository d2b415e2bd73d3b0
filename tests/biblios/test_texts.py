"""What the players of Biblios read: sentences that are true in every case, with units, in both languages."""

from __future__ import annotations

import pytest

from biblios.table import BOB, JAMES, STEVE, ask, say, table
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Lot, Open
from mizban.games.biblios.rules.gifts import TurnDice
from mizban.games.biblios.rules.state import BID, LOWER, RAISE
from mizban.render.texts import LANGS

UNITS = {"en": {"pigments_i": "Gold", "gold_3_01": "cards"}, "fa": {"pigments_i": "طلا", "gold_3_01": "کارت"}}
BOTH = pytest.mark.parametrize("lang", LANGS)
HANDS = {
    BOB: ["monks_a", "monks_b", "gold_1_01"],
    JAMES: ["monks_c", "monks_d", "gold_2_01"],
    STEVE: ["monks_e", "monks_f", "monks_g"],
}


@BOTH
@pytest.mark.parametrize("card", ["pigments_i", "gold_3_01"])
def test_bids_have_their_unit(card: str, lang: str) -> None:
    """BI-6.12 In the log, in refusals and where a bid is explained."""
    s = say(ask(table(hands=HANDS, block=card), Open(BOB)), "1 bid:2", "2 pass")
    unit = UNITS[lang][card]
    assert s.news
    assert all(unit in GAME.tell(s.news[0], viewer, lang) for viewer in (BOB, JAMES))
    assert unit in GAME.why(s, "bid:2", lang)
    assert unit in GAME.why(s, "bid:30", lang)
    assert unit in GAME.help(BID[2], lang, GAME.view(s, BOB))


@BOTH
def test_a_card_that_is_not_sold_is_told_in_the_same_words_whether_somebody_bid(lang: str) -> None:
    """BI-6.8, BI-8.9 Nobody has bid, or somebody has and did not pay: nobody buys it."""
    passed = say(ask(table(hands=HANDS, lots=["pigments_i"]), Lot(BOB)), "1 pass", "2 pass", "0 pass")
    refused = say(ask(table(hands=HANDS, lots=["pigments_i"]), Lot(BOB)), "1 bid:8", "2 pass", "0 pass", "1 refuse")
    say(refused, "2 pass", "0 pass")
    told = {GAME.tell(news, BOB, lang) for s in (passed, refused) for news in s.news or [] if "unsold" in news[1]}
    assert len(told) == 1
    assert (
        told.pop()
        == {
            "en": "Nobody buys Pigment 4 (I); it is discarded.",
            "fa": "کسی \u2068مادهٔ رنگی ۴ (I)\u2069 را نخرید و کارت سوخت.",
        }[lang]
    )


@BOTH
@pytest.mark.parametrize(
    ("kind", "option", "shown", "words"),
    [
        ("church_minus_one", LOWER[0], 1, {"en": "cannot be lowered", "fa": "پایین‌تر نمی‌رود"}),
        ("church_plus_one", RAISE[0], 6, {"en": "cannot be raised", "fa": "بالاتر نمی‌رود"}),
    ],
)
def test_a_die_at_its_limit_is_told_which_way(
    kind: str, option: object, shown: int, words: dict[str, str], lang: str
) -> None:
    """BI-5.15"""
    s = ask(table(dice={"monks": shown}), TurnDice(BOB, GAME.words.named[f"take:{kind}"].arg))
    assert words[lang] in GAME.why(s, str(option), lang)


COSTS = {
    "en": {"standard": "every other player takes a card of yours at random", "medieval_bluff": "you discard one card"},
    "fa": {"standard": "هر بازیکن دیگر یک کارت تصادفی از دستتان برمی‌دارد", "medieval_bluff": "از دستتان می‌سوزد"},
}


@BOTH
@pytest.mark.parametrize("penalty", COSTS["en"])
@pytest.mark.parametrize("card", ["pigments_i", "gold_3_01"])
def test_who_is_to_pay_reads_what_refusing_costs(card: str, penalty: str, lang: str) -> None:
    """BI-8.1, BI-8.11 As long as one may refuse."""
    s = ask(table(hands=HANDS, block=card, options={"penalty": penalty}), Open(BOB))
    say(s, "1 bid:2", "2 pass", "0 pass")
    assert [other for other in COSTS[lang] if COSTS[lang][other] in GAME.prompt(s, lang, JAMES)] == [penalty]
    assert COSTS[lang][penalty] not in GAME.prompt(s, lang, BOB)
    if card == "gold_3_01":
        say(s, "1 discard:monks_c")
        assert COSTS[lang][penalty] not in GAME.prompt(s, lang, JAMES)
