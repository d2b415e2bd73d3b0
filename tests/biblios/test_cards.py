"""BI-1 The components, and the figures that BI-16 restores."""

from __future__ import annotations

from collections import Counter

import pytest

from biblios.table import BOB, ask, legal, question, random_game, table
from mizban.core.words import Option
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Discard
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCHES, DATA, KIND, KINDS
from mizban.games.biblios.rules.gifts import Take

TALL, LOW = "222233344", "111111122"  # the values of the cards A to I
VALUES = {"monks": TALL, "pigments": TALL, "holy_books": LOW, "manuscripts": LOW, "forbidden_tomes": LOW}


def test_the_box_holds_a_board_five_dice_and_87_cards() -> None:
    """BI-1.1"""
    assert len(CARDS) == len({card.id for card in CARDS}) == DATA["totals"]["cards"] == 87
    assert DATA["totals"]["boards"] == 1
    assert len(GAME.new(2, 1).dice) == DATA["totals"]["dice"] == 5
    assert DATA["die"]["faces"] == [1, 2, 3, 4, 5, 6]


def test_the_spaces_of_the_board_from_left_to_right() -> None:
    """BI-1.2"""
    assert CATEGORIES == DATA["board"]["order"] == ["monks", "pigments", "holy_books", "manuscripts", "forbidden_tomes"]
    assert [row["colour"] for row in DATA["category"]] == ["brown", "blue", "green", "orange", "red"]
    assert [row["board_position"] for row in DATA["category"]] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_die_never_moves_but_by_a_church_card(seats: int) -> None:
    """BI-1.3, BI-12.1 Dice are never rolled."""
    before, asked, moved = [3] * 5, "", 0
    for s in random_game(seats, seed=3):
        if asked != "TurnDice":
            assert list(s.dice) == before
        moved += list(s.dice) != before
        before, asked = list(s.dice), question(s)
    assert moved


def test_there_are_45_category_cards_33_gold_cards_and_9_church_cards() -> None:
    """BI-1.4"""
    assert Counter(row["kind"] for row in DATA["card"]) == {"category": 45, "gold": 33, "church": 9}
    assert [DATA["totals"][name] for name in ("category_cards", "gold_cards", "church_cards")] == [45, 33, 9]


@pytest.mark.parametrize(("category", "values"), VALUES.items())
def test_nine_cards_of_each_category_and_their_values(category: str, values: str) -> None:
    """BI-1.5"""
    found = [card.value for card in CARDS if card.category == CATEGORIES.index(category)]
    assert sorted(found) == [int(value) for value in values]
    assert sum(found) == (25 if values == TALL else 11)


@pytest.mark.parametrize("category", CATEGORIES)
def test_the_letters_of_a_category_are_a_to_i_each_once(category: str) -> None:
    """BI-1.6"""
    cards = [card for card in CARDS if card.category == CATEGORIES.index(category)]
    assert sorted(card.letter for card in cards) == list(range(9))
    assert sorted(card.id for card in cards) == [f"{category}_{letter}" for letter in "abcdefghi"]


@pytest.mark.parametrize(("category", "values"), VALUES.items())
def test_the_lower_the_value_the_nearer_its_letter_is_to_a(category: str, values: str) -> None:
    """BI-1.7"""
    cards = [card for card in CARDS if card.category == CATEGORIES.index(category)]
    assert {card.letter: card.value for card in cards} == {letter: int(value) for letter, value in enumerate(values)}
    assert all(card.id == f"{category}_{'abcdefghi'[card.letter]}" for card in cards)


def test_eleven_gold_cards_of_each_value() -> None:
    """BI-1.8"""
    gold = [card for card in CARDS if card.kind.startswith("gold")]
    assert Counter((card.kind, card.value) for card in gold) == {
        ("gold_1", 1): 11,
        ("gold_2", 2): 11,
        ("gold_3", 3): 11,
    }
    assert sum(card.value for card in gold) == DATA["totals"]["gold_value_in_box"] == 66
    assert all(card.letter == -1 and card.category == -1 for card in gold)


def test_the_church_cards() -> None:
    """BI-1.9"""
    church = [card for card in CARDS if card.kind.startswith("church")]
    assert Counter(card.kind for card in church) == {
        "church_plus_one": 2,
        "church_minus_one": 2,
        "church_plus_two": 2,
        "church_minus_two": 2,
        "church_either_one": 1,
    }
    assert all(card.value == 0 and card.letter == -1 and card.category == -1 for card in church)
    assert [
        (row["id"], church.dice, church.up, church.down)
        for row, church in zip(DATA["church_type"], CHURCHES, strict=True)
    ] == [
        ("church_plus_one", 1, True, False),
        ("church_minus_one", 1, False, True),
        ("church_plus_two", 2, True, False),
        ("church_minus_two", 2, False, True),
        ("church_either_one", 1, True, True),
    ]


def test_alike_cards_are_one_kind_and_cards_with_a_letter_are_not() -> None:
    """BI-1.10"""
    kinds = Counter(KINDS[KIND[number]] for number in range(len(CARDS)))
    assert {kind for kind, count in kinds.items() if count == 1} == {
        *(f"{category}_{letter}" for category in CATEGORIES for letter in "abcdefghi"),
        "church_either_one",
    }
    assert len(kinds) == 45 + 3 + 5


def test_alike_cards_are_one_answer() -> None:
    """BI-1.10 Which of two Gold 2, or of two like Church cards, makes no difference; two Monks of value 2 are two."""
    public = ["gold_2_03", "gold_2_07", "church_plus_one_1", "church_plus_one_2", "monks_a", "monks_b"]
    s = ask(table(4, public=public), Take(BOB))
    assert legal(s) == ["take:gold_2", "take:church_plus_one", "take:monks_a", "take:monks_b"]
    s = table(hands={BOB: ["gold_1_01", "gold_1_05", "monks_c", "monks_d"]}, block="gold_2_01")
    s.bid = 2
    assert legal(ask(s, Discard(BOB, 2))) == ["refuse", "discard:monks_c", "discard:monks_d", "discard:gold_1"]


def test_no_word_names_a_single_card_of_a_kind() -> None:
    """BI-1.10"""

    def things(options: list[Option], verb: str) -> list[str]:
        return [o.word.partition(":")[2] for o in options if o.verb == verb]

    assert things(GAME.words.all, "take") == KINDS
    assert things(GAME.words.all, "discard") == [kind for kind in KINDS if not kind.startswith("church")]


def test_the_restored_figures() -> None:
    """BI-16.1"""
    setup = {row["players"]: row for row in DATA["setup"]}
    assert DATA["totals"]["cards"] == 87
    assert DATA["meta"]["play_minutes"] == 30
    assert DATA["die"]["start"] == 3
    assert setup[2]["removed_random"] == 21
    assert (setup[3]["removed_gold_per_value"], setup[3]["removed_random"]) == (1, 12)


def test_there_is_no_monk_of_value_1() -> None:
    """BI-16.2"""
    assert {card.value for card in CARDS if card.category == CATEGORIES.index("monks")} == {2, 3, 4}


def test_the_names_and_the_age_of_the_publishers_rule_book() -> None:
    """BI-16.3"""
    tomes = DATA["category"][CATEGORIES.index("forbidden_tomes")]
    assert (tomes["name"], tomes["name_fa"]) == ("Forbidden Tomes", "کتاب‌های ممنوعه")
    assert DATA["meta"]["min_age"] == 10
