"""BI-9 The end and the scores, BI-10 the winner and ties; and a second scorer, written from the rules alone."""

from __future__ import annotations

from random import Random

import pytest

from biblios.table import BOB, JAMES, STEVE, ask, dice, hand, kinds, look, question, say, table
from mizban.core.match import Match
from mizban.core.record import Record
from mizban.games.biblios import GAME
from mizban.games.biblios.rules.auctions import Lot
from mizban.games.biblios.rules.scoring import decided, total, winner
from mizban.games.biblios.rules.state import NOBODY, OPEN, Biblios

MONKS, PIGMENTS, HOLY_BOOKS, MANUSCRIPTS, TOMES = range(5)
ORDER = ["monks", "pigments", "holy_books", "manuscripts", "forbidden_tomes"]
TOTALS_ONLY = {"final_tiebreak": "totals_only"}
WITH_LETTERS = {"final_tiebreak": "total_then_letter"}
LETTERS = "abcdefghi"
Hands = list[list[str]]

# The second scorer: BI-9 and BI-10 in plain words, from the ids of the cards.


def value_of(card: str) -> int:
    """BI-1.7, BI-1.8"""
    name, _, end = card.rpartition("_")
    if name.startswith("gold"):
        return int(name[-1])
    if name in ("monks", "pigments"):
        return 2 if end in "abcd" else 3 if end in "efg" else 4
    return 1 if end in "abcdefg" else 2


def of(cards: list[str], category: str) -> list[str]:
    return [card for card in cards if card.rpartition("_")[0] == category]


def worth(cards: list[str], category: str) -> int:
    """BI-9.3"""
    return sum(value_of(card) for card in of(cards, category))


def nearest(cards: list[str], category: str) -> int:
    """BI-9.6 How far the best letter is from A."""
    return min(LETTERS.index(card[-1]) for card in of(cards, category))


def gold_of(cards: list[str]) -> int:
    """BI-10.2"""
    return sum(value_of(card) for card in cards if card.startswith("gold"))


def who_wins(hands: Hands, category: str) -> int | None:
    """BI-9.4, BI-9.6, BI-9.9"""
    most = max(worth(cards, category) for cards in hands)
    if most == 0:
        return None
    tied = [seat for seat, cards in enumerate(hands) if worth(cards, category) == most]
    return min(tied, key=lambda seat: nearest(hands[seat], category))


def points_of(hands: Hands, points: dict[str, int]) -> list[int]:
    """BI-9.10"""
    won = {category: who_wins(hands, category) for category in ORDER}
    return [sum(points[category] for category in ORDER if won[category] == seat) for seat in range(len(hands))]


def best_of(marks: dict[int, int]) -> list[int]:
    """BI-10.4"""
    return [seat for seat, mark in marks.items() if mark == max(marks.values())]


def leaders(seats: list[int], hands: Hands, points: list[int], letters: bool) -> list[int]:
    """BI-10.1, BI-10.2, BI-10.3, BI-10.5, BI-10.6 Who is left when each step has sent the others away."""
    seats = best_of({seat: points[seat] for seat in seats})
    seats = best_of({seat: gold_of(hands[seat]) for seat in seats})
    for category in ORDER:
        seats = best_of({seat: worth(hands[seat], category) for seat in seats})
        if letters and of(hands[seats[0]], category):
            seats = best_of({seat: -nearest(hands[seat], category) for seat in seats})
    return seats


def places(hands: Hands, points: list[int], letters: bool) -> list[int]:
    """BI-10.7 The best are first; then the best of those who are left, and so on."""
    found = [0] * len(hands)
    left = list(range(len(hands)))
    while left:
        best = leaders(left, hands, points, letters)
        for seat in best:
            found[seat] = len(hands) - len(left) + 1
        left = [seat for seat in left if seat not in best]
    return found


def dealt(random: Random, seats: int, most: int, cards: list[str]) -> dict[int, list[str]]:
    """Up to so many cards for each seat."""
    random.shuffle(cards)
    return {seat: [cards.pop() for _ in range(min(random.randrange(most + 1), len(cards)))] for seat in range(seats)}


CATEGORY_CARDS = [f"{category}_{letter}" for category in ORDER for letter in LETTERS]
GOLD_CARDS = [f"gold_{value}_{number:02}" for value in (1, 2, 3) for number in range(1, 12)]
FEW_CARDS = ["monks_a", "monks_b", "pigments_c", "pigments_d", "gold_1_01", "gold_1_02", "gold_2_01"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tiebreak", ["total_then_letter", "totals_only"])
@pytest.mark.parametrize(
    ("cards", "most"),
    [(CATEGORY_CARDS + GOLD_CARDS, 19), (CATEGORY_CARDS, 11), (FEW_CARDS, 2), (FEW_CARDS[:4], 2), (GOLD_CARDS, 2)],
    ids=["whole game", "no gold", "few cards", "fewer cards", "gold only"],
)
def test_the_second_scorer_agrees(seats: int, tiebreak: str, cards: list[str], most: int) -> None:
    """BI-9.3, BI-9.4, BI-9.5, BI-9.6, BI-9.9, BI-9.10, BI-10.1, BI-10.2, BI-10.3, BI-10.4, BI-10.5, BI-10.6, BI-10.7"""
    random = Random(seats)
    for _ in range(60):
        deal = dealt(random, seats, most, cards[:])
        points = {category: random.randint(1, 6) for category in ORDER}
        s = table(seats, hands=deal, dice=points, options={"final_tiebreak": tiebreak})
        hands = [deal[seat] for seat in range(seats)]
        scores = points_of(hands, points)
        assert GAME.scores(s) == scores, (deal, points)
        assert GAME.ranks(s) == places(hands, scores, tiebreak == "total_then_letter"), (deal, points)


def test_the_second_scorer_was_asked_about_ties() -> None:
    """BI-10.6 The positions above hold shared first and lower places, and ties that only the chain breaks."""
    random = Random(1)
    shared = lower = chain = 0
    for number in range(200):
        deal = dealt(random, 4, 2, FEW_CARDS[:] if number % 2 else GOLD_CARDS[:])
        hands = [deal[seat] for seat in range(4)]
        scores = points_of(hands, dict.fromkeys(ORDER, 3))
        ranks = places(hands, scores, letters=True)
        shared += ranks.count(1) > 1
        lower += any(ranks.count(rank) > 1 for rank in (2, 3))
        chain += len({(scores[seat], gold_of(hands[seat])) for seat in range(4)}) < len(set(ranks))
    assert min(shared, lower, chain) > 5


# The clauses one by one.


def test_the_game_ends_when_the_last_card_is_sold() -> None:
    """BI-9.1"""
    hands = {BOB: ["gold_1_01"], JAMES: ["monks_b", "monks_c"], STEVE: ["gold_2_01"]}
    s = say(ask(table(hands=hands, lots=["monks_h", "monks_i"]), Lot(BOB)), "1 pass", "2 pass", "0 pass")
    assert s.phase == 1
    say(s, "2 bid:1", "0 pass", "1 pass")
    assert s.phase == 1
    say(s, "2 pay:0-1-0")
    assert (s.phase, question(s), look(s, BOB)["phase"]) == (2, "", "over")
    assert hand(s, STEVE) == ["monks_i"]


def test_the_game_ends_when_the_last_card_is_discarded() -> None:
    """BI-9.1"""
    s = ask(table(hands={JAMES: ["monks_b"]}, lots=["monks_h"]), Lot(BOB))
    assert s.phase == 1
    say(s, "1 pass")
    assert (s.phase, question(s), kinds(s, OPEN)) == (2, "", ["monks_h"])


def test_a_church_card_sold_last_is_resolved_before_the_end() -> None:
    """BI-9.1"""
    s = ask(table(hands={JAMES: ["gold_1_01", "monks_b"]}, lots=["church_plus_one_1"]), Lot(BOB))
    say(s, "1 bid:1", "1 pay:1-0-0")
    assert (s.phase, question(s)) == (1, "TurnDice")
    say(s, "1 raise:monks")
    assert (s.phase, dice(s)["monks"]) == (2, 4)
    assert GAME.scores(s) == [0, 4, 0]


def test_all_hands_are_shown_at_the_end() -> None:
    """BI-9.2, BI-11.10"""
    hands = {BOB: ["monks_a"], JAMES: ["gold_1_01", "monks_b"], STEVE: ["holy_books_c"]}
    s = ask(table(hands=hands, lots=["monks_h"]), Lot(BOB))
    assert look(s, BOB)["hands"] == [["monks_a"], ["", ""], [""]]
    say(s, "1 pass", "2 pass", "0 pass")
    for viewer in range(4):
        assert look(s, viewer)["hands"] == [["monks_a"], ["monks_b", "gold_1"], ["holy_books_c"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_taken_back_once_the_hands_are_shown(seats: int) -> None:
    """BI-9.1, BI-9.2 A pass can be, as long as the card is for sale; not the one after which all hands lie open."""
    match = Match(Record.new(GAME, seats, seed=1))
    seen = set[bool]()
    while match.s.legal:
        seat, last = match.s.asked, len(match.s.deck) == 0 and match.s.phase == 1
        match.say(seat, match.s.legal[0].word)
        if last:
            seen.add(match.undoable(seat) > 0)
            assert (match.undoable(seat) > 0) == (match.s.phase == 1)
    assert seen == {True, False}


def test_gold_has_no_points() -> None:
    """BI-2.2, BI-9.2"""
    s = table(hands={BOB: GOLD_CARDS, JAMES: ["holy_books_a"]})
    assert GAME.scores(s) == [0, 3, 0]


def test_a_total_is_the_sum_of_the_values() -> None:
    """BI-9.3, BI-9.5"""
    s = table(hands={BOB: ["monks_a", "monks_e", "monks_i", "pigments_i"]})
    assert [total(s, BOB, category) for category in range(5)] == [9, 4, 0, 0, 0]
    assert [total(s, JAMES, category) for category in range(5)] == [0] * 5


@pytest.mark.parametrize("points", range(1, 7))
def test_the_winner_of_a_category_scores_what_its_die_shows(points: int) -> None:
    """BI-9.4, BI-2.2"""
    s = table(hands={BOB: ["pigments_a"], JAMES: ["pigments_e"]}, dice={"pigments": points})
    assert GAME.scores(s) == [0, points, 0]


def test_value_counts_and_not_the_number_of_cards() -> None:
    """BI-9.5"""
    s = table(hands={BOB: ["monks_a", "monks_b"], JAMES: ["monks_e", "monks_f"], STEVE: ["monks_i"]})
    assert winner(s, MONKS) == JAMES
    s = table(
        hands={BOB: ["manuscripts_a", "manuscripts_b", "manuscripts_c"], JAMES: ["manuscripts_h", "manuscripts_i"]}
    )
    assert winner(s, MANUSCRIPTS) == JAMES


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]])
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_equal_totals_are_decided_by_the_letter_nearest_to_a(order: list[int], tied: int) -> None:
    """BI-9.6, BI-9.8 For two, three or four tied players."""
    cards = [["holy_books_b", "holy_books_g"], ["holy_books_h"], ["holy_books_c", "holy_books_d"], ["holy_books_i"]]
    s = table(4, hands={seat: cards[i] for i, seat in enumerate(order) if i < tied})
    assert winner(s, HOLY_BOOKS) == order[0]


def test_the_best_letter_counts_and_not_the_next_ones() -> None:
    """BI-9.6"""
    s = table(hands={BOB: ["monks_b", "monks_c"], JAMES: ["monks_a", "monks_d"]})
    assert winner(s, MONKS) == JAMES


def test_letters_count_only_among_the_tied_and_only_in_their_category() -> None:
    """BI-9.7"""
    hands = {BOB: ["monks_a", "pigments_a"], JAMES: ["monks_c", "monks_e", "pigments_g"], STEVE: ["monks_b", "monks_f"]}
    assert winner(table(hands=hands), MONKS) == STEVE
    hands = {BOB: ["monks_d", "pigments_a"], JAMES: ["monks_c", "pigments_i"], STEVE: []}
    assert winner(table(hands=hands), MONKS) == JAMES
    s = table(hands={BOB: ["monks_c"], JAMES: ["monks_b"]}, opened=["monks_a"])
    assert winner(s, MONKS) == JAMES


def test_a_die_is_never_shared() -> None:
    """BI-9.8"""
    random = Random(3)
    for _ in range(100):
        deal = dealt(random, 4, 11, CATEGORY_CARDS[:])
        s = table(4, hands=deal)
        held = [category for category in range(5) if any(total(s, seat, category) for seat in range(4))]
        assert sum(GAME.scores(s)) == 3 * len(held)


def test_a_category_that_nobody_holds_is_won_by_nobody() -> None:
    """BI-9.9"""
    s = table(hands={BOB: ["gold_3_01"]}, opened=["monks_a"], dice={"monks": 6})
    assert [winner(s, category) for category in range(5)] == [NOBODY] * 5
    assert GAME.scores(s) == [0, 0, 0]


def test_points_are_the_sum_of_the_dice_won() -> None:
    """BI-9.10"""
    hands = {BOB: ["monks_a", "manuscripts_a"], STEVE: ["forbidden_tomes_a", "pigments_c"], JAMES: ["gold_3_01"]}
    points = {"monks": 1, "pigments": 2, "holy_books": 6, "manuscripts": 4, "forbidden_tomes": 5}
    assert GAME.scores(table(hands=hands, dice=points)) == [5, 0, 7]


def tie(
    bob: list[str], james: list[str], steve: list[str] | None = None, options: dict[str, str] | None = None
) -> Biblios:
    """Three hands; each player wins one of the last three dice with a card of value 2, so all have three points,
    unless they hold a Monk or a Pigment: those dice show nothing here."""
    last = [["holy_books_h"], ["manuscripts_h"], ["forbidden_tomes_h"]]
    hands = {seat: cards + last[seat] for seat, cards in enumerate([bob, james, steve or []])}
    s = table(hands=hands, options=options)
    s.dice[MONKS] = s.dice[PIGMENTS] = 0
    return s


def test_most_points_win() -> None:
    """BI-2.2, BI-10.1 Gold does not help who has fewer."""
    s = table(hands={BOB: ["monks_a"], JAMES: ["pigments_a", "gold_3_01"], STEVE: []}, dice={"monks": 4})
    assert GAME.ranks(s) == [1, 2, 3]


def test_gold_by_value_breaks_a_tie() -> None:
    """BI-10.2"""
    assert GAME.ranks(tie(["gold_1_01", "gold_1_02"], ["gold_3_01"])) == [2, 1, 3]


def test_then_the_monks_total() -> None:
    """BI-10.3"""
    assert GAME.ranks(tie(["monks_a", "monks_b"], ["monks_h", "monks_e"])) == [2, 1, 3]


def test_then_pigments_when_the_monks_are_equal() -> None:
    """BI-10.3 Also when nobody tied holds a Monk."""
    assert GAME.ranks(tie(["monks_a", "pigments_a"], ["monks_b", "pigments_h"])) == [2, 1, 3]
    assert GAME.ranks(tie(["pigments_a"], ["pigments_h"])) == [2, 1, 3]


def test_with_letters_the_monk_letter_comes_before_pigments() -> None:
    """BI-10.5 Where nobody tied holds a Monk there is no letter to compare."""
    bob, james = ["monks_b", "monks_c", "pigments_h"], ["monks_a", "monks_d"]
    assert GAME.ranks(tie(bob, james, options=WITH_LETTERS)) == [2, 1, 3]
    assert GAME.ranks(tie(["pigments_b"], ["pigments_a"], options=WITH_LETTERS)) == [2, 1, 3]


def test_then_the_other_categories_in_the_order_of_the_board() -> None:
    """BI-10.3 All have three points, no Gold, no Monk and no Pigment."""
    assert GAME.ranks(tie([], [])) == [1, 2, 3]


def test_by_totals_alone_pigments_beat_a_letter() -> None:
    """BI-10.3, BI-10.5 With letters a Monk A beats any Pigment; by default Pigments decide."""
    bob, james = ["monks_a"], ["monks_b", "pigments_i"]
    assert GAME.ranks(tie(bob, james, options=WITH_LETTERS)) == [1, 2, 3]
    assert GAME.ranks(tie(bob, james)) == [2, 1, 3]


def test_only_the_best_of_a_step_stay_in_the_comparison() -> None:
    """BI-10.4 Steve has the most Monks but less Gold, and is out before Monks are looked at."""
    s = tie(["gold_2_01", "monks_a"], ["gold_2_02", "monks_e"], ["gold_1_01", "monks_h", "monks_i"])
    assert GAME.ranks(s) == [2, 1, 3]


def test_the_default_uses_no_letters() -> None:
    """BI-10.3, BI-10.5, BI-10.6, BI-14.2 Equal in every total, they share the victory."""
    hands = {BOB: ["monks_a", "holy_books_c"], JAMES: ["monks_b", "holy_books_b"]}
    s = table(2, hands=hands, options=WITH_LETTERS)
    assert (GAME.scores(s), GAME.ranks(s)) == ([3, 3], [1, 2])
    for options in ({}, TOTALS_ONLY):
        s = table(2, hands=hands, options=options)
        assert (GAME.scores(s), GAME.ranks(s)) == ([3, 3], [1, 1])


def test_who_holds_no_category_card_shares_the_place() -> None:
    """BI-10.6"""
    assert GAME.ranks(table(hands={BOB: ["gold_1_01", "gold_2_01"], JAMES: ["gold_3_01"], STEVE: []})) == [1, 1, 3]
    assert GAME.ranks(table(4)) == [1, 1, 1, 1]


def test_lower_places_use_the_same_comparisons() -> None:
    """BI-10.7"""
    dice_won = ["monks_i", "pigments_i", "holy_books_i", "manuscripts_i", "forbidden_tomes_i"]
    hands = {0: ["monks_a"], 1: ["monks_e"], 2: dice_won, 3: ["gold_1_01"]}
    assert GAME.ranks(table(4, hands=hands)) == [4, 3, 1, 2]
    hands |= {0: ["monks_b"], 1: ["monks_a"]}
    assert GAME.ranks(table(4, hands=hands)) == [3, 3, 1, 2]
    assert GAME.ranks(table(4, hands=hands, options=WITH_LETTERS)) == [4, 3, 1, 2]


@pytest.mark.parametrize(
    ("bob", "james", "options", "what"),
    [
        (["gold_1_01"], ["gold_1_02", "gold_1_03"], {}, "gold"),
        (["monks_a", "monks_b"], ["monks_h", "monks_e"], {}, "total:0"),
        (["monks_b"], ["monks_a"], WITH_LETTERS, "letter:0"),
        (["monks_b", "pigments_h"], ["monks_a"], {}, "total:1"),
        (["pigments_a"], ["pigments_b"], WITH_LETTERS, "letter:1"),
        ([], [], {}, "total:2"),
        ([], [], WITH_LETTERS, "total:2"),
    ],
)
def test_what_broke_a_tie_for_the_first_place_is_told(
    bob: list[str], james: list[str], options: dict[str, str], what: str
) -> None:
    """BI-10.2, BI-10.3, BI-10.5 Gold, or the total or the letter of a category."""
    assert decided(tie(bob, james, options=options)) == what


@pytest.mark.parametrize("options", [WITH_LETTERS, {}], ids=["letters", "totals"])
@pytest.mark.parametrize("category", range(5))
def test_what_broke_a_tie_is_told_of_every_category(category: int, options: dict[str, str]) -> None:
    """BI-10.3, BI-10.5 Nobody holds a card of the categories before it."""
    for last, what in (("h", f"total:{category}"), ("b", f"letter:{category}" if options else "")):
        hands = {BOB: [f"{ORDER[category]}_{last}"], JAMES: [f"{ORDER[category]}_a"]}
        s = table(2, hands=hands, options=options)
        s.dice[category] = 0
        assert decided(s) == what


def test_nothing_broke_what_was_no_tie_or_is_shared() -> None:
    """BI-10.1, BI-10.2, BI-10.6 Who has most points needs no more; who cannot be told apart shares the first place."""
    assert decided(table(2, hands={BOB: ["monks_a"], JAMES: ["gold_3_01"]})) == ""
    assert decided(table(2, hands={BOB: ["gold_3_01"], JAMES: ["gold_3_02"]})) == ""
    s = table(hands={BOB: ["gold_3_01", "monks_a"], JAMES: ["gold_1_01", "pigments_a"], STEVE: []})
    assert decided(s) == "gold"
