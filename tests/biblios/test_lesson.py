"""The lesson: it can be finished, wrong answers are explained, and it is the same for everybody at its start."""

from __future__ import annotations

import re

import pytest

from biblios.table import BOB, JAMES, STEVE, ask, kinds, legal, question, say, table
from lessons import CLAUSE, begun, check_answers, check_end, figures, heed, heeded, wanted
from mizban.core.game.lessons import PUPIL
from mizban.core.rng import fast
from mizban.core.words import Option
from mizban.games.biblios import GAME
from mizban.games.biblios.face.lesson import FIRST, PRICE, PURSE, purse, stake
from mizban.games.biblios.rules.auctions import BIDDERS, PAYERS, Discard
from mizban.games.biblios.rules.cards import CATEGORIES, HIGHEST, KIND, KINDS, LOWEST
from mizban.games.biblios.rules.gifts import TAKERS, Place, TurnDice
from mizban.games.biblios.rules.state import PUBLIC, Biblios
from mizban.render.texts import LANGS, of_game

GOALS = [goal.text.removeprefix("goal-") for goal in FIRST.goals]
MONKS = ["monks_h", "monks_g", "monks_f"]
LOTS = ["monks_a", "monks_b", "pigments_c", "holy_books_a", "gold_2_01", "manuscripts_c"]


@pytest.mark.parametrize("seed", range(8))
def test_whoever_heeds_the_teacher_finishes(seed: int) -> None:
    """Whatever the bots do, and whichever wanted answer the pupil gives; some goals refuse something to everybody."""
    s, refused = heeded(GAME, FIRST, seed)
    assert s.phase == 2
    assert {"gift", "church", "bid"} <= {GOALS[i] for i in refused}


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_sensible_pupil_learns_everything(seed: int) -> None:
    """Against bots of some practice every goal is reached in its phase, and not only because the game is over."""
    rng = fast(seed)

    def play(s: Biblios, wanted: list[Option]) -> Option:
        option = GAME.knowledge.likely(s, rng, 60) if GAME.knowledge else wanted[0]
        return option if option in wanted else wanted[0]

    record = begun(GAME, FIRST)
    reached = heed(FIRST, record, play).reached
    phases = dict(zip(GOALS, [int(s.phase) for s in reached], strict=True))
    assert [phases[goal] for goal in ("gift", "take", "church")] == [0, 0, 0]
    assert [phases[goal] for goal in ("gifts", "bid", "cards", "win")] == [1, 1, 1, 2]
    assert purse(reached[GOALS.index("gold")]) >= PURSE or phases["gold"] == 1
    assert sum(seat == PUPIL for seat, _ in record.said) <= 70


@pytest.mark.parametrize("seed", range(6))
def test_one_answer_at_least_is_not_wrong(seed: int) -> None:
    check_answers(GAME, FIRST, seed)


def test_the_end_of_the_game_ends_the_lesson() -> None:
    """BI-9.1 Also where nobody buys anything; its last goal is reached by who wins."""
    s = check_end(GAME, FIRST, lambda legal: legal[0])
    assert FIRST.missed(s) == (GAME.ranks(s)[PUPIL] > 1)
    for card in range(len(s.where)):
        if s.where[card] < s.seats:
            s.where[card] = PUPIL
    assert not FIRST.missed(s)


# ---------------------------------------------------------------- the first cards


def test_it_begins_with_the_same_cards() -> None:
    """BI-3.3, BI-3.8, BI-5.5 A poor card and two of the best, and a Church card first of all in the second turn."""
    s: Biblios = begun(GAME, FIRST).start()
    drawn = [int(s.card), *reversed([int(card) for card in s.deck])]
    names = [KINDS[KIND[card]] for card in drawn]
    assert (s.asked, s.seats, s.phase) == (PUPIL, 3, 0)
    assert names[:4] == ["manuscripts_b", "pigments_i", "forbidden_tomes_i", "pigments_b"]
    assert names[12] == "church_either_one"
    assert not any(name.startswith("church") for name in names[:12])


def test_the_first_turn() -> None:
    """BI-4.4, BI-4.9, BI-9.4 The poor card is not kept, the highest is, and the other good one is not given away."""
    s: Biblios = begun(GAME, FIRST).start()
    assert wanted(FIRST, s, "gift") == ({"place:public", "place:auction"}, {"lesson-weak"})
    say(s, "place:public")
    assert wanted(FIRST, s, "gift") == ({"place:keep"}, {"lesson-high"})
    say(s, "place:keep")
    assert wanted(FIRST, s, "gift") == ({"place:auction"}, {"lesson-give"})
    say(s, "place:auction")
    assert not FIRST.goals[0].reached(s)
    s.play(s.legal[0])
    assert FIRST.goals[0].reached(s)


def test_a_full_auction_pile_leaves_the_public_space() -> None:
    """BI-4.7 A good card is given away where no other place is left."""
    s: Biblios = begun(GAME, FIRST).start()
    say(s, "place:auction", "place:keep")
    assert kinds(s, PUBLIC) == ["forbidden_tomes_i", "pigments_b"]


def test_the_church_card_is_kept_and_used() -> None:
    """BI-5.1, BI-5.13, BI-5.14 The pupil holds Pigments: up with that die, or down with another."""
    s: Biblios = begun(GAME, FIRST).start()
    say(s, "place:public", "place:keep", "place:auction")
    while not (question(s) == "Place" and s.asked == PUPIL):
        s.play(s.legal[0])
    assert wanted(FIRST, s, "church") == ({"place:keep"}, {"lesson-church"})
    say(s, "place:keep")
    assert question(s) == "TurnDice"
    assert not FIRST.goals[2].reached(s)
    right, said = wanted(FIRST, s, "church")
    assert {"raise:pigments"} <= right
    assert not {"lower:pigments", "decline"} & right
    assert {"lesson-lower", "lesson-raise", "lesson-decline"} == said
    say(s, "raise:pigments")
    assert FIRST.goals[2].reached(s)


# ---------------------------------------------------------------- gifts


def placing(card: str, keep: int, public: int, auction: int) -> Biblios:
    """The pupil, who holds a Monk and a Gold, has drawn a card."""
    s = table(hands={BOB: ["monks_h", "gold_1_01"]}, deck=LOTS)
    put = Place(PUPIL, keep, public, auction)
    s.card = next(number for number, kind in enumerate(KIND) if KINDS[kind] == card)
    return ask(s, put)


@pytest.mark.parametrize(
    ("card", "room", "right", "text"),
    [
        ("gold_3", (1, 2, 1), "keep auction", "lesson-give"),
        ("monks_i", (0, 2, 1), "auction", "lesson-give"),
        ("monks_i", (1, 2, 0), "keep", "lesson-give"),
        ("gold_2", (1, 2, 1), "keep public auction", ""),
        ("holy_books_a", (1, 2, 1), "keep public auction", ""),
        ("church_plus_one", (1, 2, 1), "keep public auction", ""),
    ],
)
def test_the_best_cards_are_not_given_away(card: str, room: tuple[int, int, int], right: str, text: str) -> None:
    """BI-4.9"""
    expected = {f"place:{place}" for place in right.split()}
    for goal in ("gold", "gifts"):
        assert wanted(FIRST, placing(card, *room), goal) == (expected, {text} if text else set())


@pytest.mark.parametrize(
    ("public", "right"),
    [
        (["gold_1_02", "gold_2_01"], "gold_2"),
        (["holy_books_a", "church_plus_one_1"], "church_plus_one"),
        (["manuscripts_a", "monks_a"], "monks_a"),
        (["pigments_a", "holy_books_h"], "holy_books_h"),
        (["gold_1_02", "pigments_a"], "gold_1 pigments_a"),
        (["gold_3_01", "pigments_h"], "gold_3 pigments_h"),
    ],
)
def test_a_good_card_is_taken(public: list[str], right: str) -> None:
    """BI-4.9 A high number, a Church card, or one more of a category in hand."""
    s = ask(table(hands={BOB: ["monks_h", "gold_1_01"]}, public=public, deck=LOTS), TAKERS[PUPIL])
    expected = {f"take:{name}" for name in right.split()}
    poor = {"lesson-take"} if len(expected) < len(s.legal) else set()
    assert wanted(FIRST, s, "take") == wanted(FIRST, s, "gifts") == (expected, poor)


# ---------------------------------------------------------------- dice


def turning(church: str) -> Biblios:
    """The pupil leads in Monks, another in Pigments, and of the rest nobody has seen anything."""
    others = ["pigments_h", "pigments_i", "pigments_g"]
    hands = {BOB: MONKS, JAMES: others}
    s = table(hands=hands, known={name: [BOB] for name in others}, deck=LOTS)
    return ask(s, TurnDice(PUPIL, KINDS.index(church)))


def test_dice_turn_for_the_pupil() -> None:
    """BI-5.9, BI-5.10 Up with the Monks, down with the Pigments; a pair may cost what it brings."""
    s = turning("church_plus_one")
    assert [stake(s, CATEGORIES.index(name)) for name in ("monks", "pigments")] == [1, -1]
    right, said = wanted(FIRST, s, "gold")
    assert "raise:monks" in right
    assert "raise:pigments" not in right
    assert said == {"lesson-raise", "lesson-decline"}
    right, said = wanted(FIRST, turning("church_minus_one"), "bid")
    assert "lower:pigments" in right
    assert "lower:monks" not in right
    assert said == {"lesson-lower", "lesson-decline"}
    right, _ = wanted(FIRST, turning("church_plus_two"), "gold")
    assert "raise:monks+pigments" in right


def test_where_no_die_helps_the_teacher_says_so() -> None:
    """BI-5.13 Another leads in every category: no die can be raised to the good of the pupil."""
    others = [f"{name}_{letter}" for name in CATEGORIES for letter in "fghi"]
    s = table(hands={JAMES: others}, known={name: [BOB] for name in others}, deck=LOTS)
    ask(s, TurnDice(PUPIL, KINDS.index("church_plus_one")))
    assert wanted(FIRST, s, "gold") == ({"decline"}, {"lesson-no-die"})


def test_a_secret_card_changes_no_refusal() -> None:
    """BI-11.5 The teacher judges by what the pupil has seen: whoever holds the Monks that nobody showed."""
    seen = []
    for holder in (JAMES, STEVE):
        s = table(hands={BOB: ["monks_a"], holder: ["monks_h", "monks_i"], 3 - holder: ["gold_1_01", "gold_1_02"]})
        ask(s, TurnDice(PUPIL, KINDS.index("church_either_one")))
        seen.append(wanted(FIRST, s, "gold"))
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- auctions


def bidding(block: str, gold: str, bid: int = 0, dice: int = 3) -> Biblios:
    """The pupil has the most Monks, one poor Holy Book, and Gold of these values; others have shown Holy Books."""
    purse = [f"gold_{value}_{number:02}" for number, value in enumerate(gold, 3)]
    others = ["holy_books_h", "holy_books_i", "holy_books_g"]
    s = table(
        hands={BOB: [*MONKS, "holy_books_b", *purse], JAMES: others, STEVE: ["pigments_a"]},
        known={name: [BOB] for name in others},
        block=block,
        lots=LOTS,
        dice=dict.fromkeys(CATEGORIES, dice),
    )
    s.bid, s.bidder = bid, JAMES if bid else -1
    return ask(s, BIDDERS[PUPIL])


@pytest.mark.parametrize(
    ("goal", "block", "gold", "bid", "right"),
    [
        ("bid", "monks_i", "122", 0, "bid:1"),
        ("bid", "monks_i", "22", 0, "bid:1 bid:2"),
        ("bid", "monks_i", "122", 3, "pass bid:4"),
        ("bid", "monks_i", "12", 3, "pass"),
        ("bid", "holy_books_a", "122", 0, "pass bid:1"),
        ("cards", "monks_i", "122", 0, "pass bid:1"),
        ("bid", "gold_3_01", "1", 0, "pass bid:1"),
        ("cards", "gold_3_01", "1", 0, "bid:1"),
        ("cards", "gold_3_01", "1", 2, "pass bid:3"),
        ("cards", "gold_1_01", "1", 0, "pass bid:1"),
    ],
)
def test_bids_are_low_and_can_be_paid(goal: str, block: str, gold: str, bid: int, right: str) -> None:
    """BI-6.4, BI-6.5, BI-7.3, BI-7.6, BI-9.4 A Monk at a low price is not left to others, nor is Gold later on."""
    s = bidding(block, gold, bid)
    assert wanted(FIRST, s, goal)[0] == set(right.split()) & set(legal(s))


def test_what_is_said_to_other_bids() -> None:
    """BI-6.5, BI-7.6, BI-8.1, BI-9.4"""
    said = {"lesson-bid", "lesson-low-gold", "lesson-bluff"}
    assert wanted(FIRST, bidding("monks_i", "122"), "bid")[1] == said
    assert wanted(FIRST, bidding("monks_i", "3333", 3, dice=1), "bid") == ({"pass"}, {"lesson-dear", "lesson-bluff"})
    assert wanted(FIRST, bidding("gold_3_01", "1"), "cards")[1] == {"lesson-gold", "lesson-low-cards"}
    assert wanted(FIRST, bidding("gold_1_01", "1113"), "cards")[1] == {"lesson-low-cards", "lesson-cards"}
    assert wanted(FIRST, bidding("monks_i", "122"), "win")[1] == set()


def test_what_was_bid_is_paid() -> None:
    """BI-7.3, BI-7.9 As little as possible; who has nothing can only refuse."""
    s = table(hands={BOB: ["gold_1_01", "gold_1_02", "gold_3_01"]}, block="monks_i", lots=LOTS)
    s.bid, s.bidder = 2, PUPIL
    assert wanted(FIRST, ask(s, PAYERS[PUPIL]), "bid") == ({"pay:2-0-0"}, {"lesson-pay", "lesson-change"})
    s = table(hands={BOB: ["monks_a"]}, block="monks_i", lots=LOTS)
    s.bid, s.bidder = 2, PUPIL
    assert wanted(FIRST, ask(s, PAYERS[PUPIL]), "bid") == ({"refuse"}, set())


def test_needed_cards_do_not_pay_for_gold() -> None:
    """BI-7.6 Gold worth as much, and the card on which the lead rests; where all are needed, any will do."""
    s = bidding("gold_2_01", "13")
    s.bid, s.bidder = 1, PUPIL
    right, said = wanted(FIRST, ask(s, Discard(PUPIL, 1)), "cards")
    assert right == {"discard:holy_books_b", "discard:gold_1", *(f"discard:{name}" for name in MONKS)}
    assert said == {"lesson-pay", "lesson-useful"}
    s = table(hands={BOB: ["monks_h"]}, block="gold_2_01", lots=LOTS[2:])
    s.bid, s.bidder = 1, PUPIL
    assert wanted(FIRST, ask(s, Discard(PUPIL, 1)), "cards") == ({"discard:monks_h"}, {"lesson-pay"})


# ---------------------------------------------------------------- texts


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str) -> None:
    """Every refusal of some random games, with its clause."""
    texts = of_game(GAME.name, lang)
    assert texts.say(f"lesson-{FIRST.id}")
    for goal in FIRST.goals:
        for attribute in ("", "done"):
            assert not re.search(r"[{}]|None", texts.say(goal.text, {"n": goal.n}, attribute=attribute))
    assert CLAUSE.search(texts.say("goal-win", attribute="missed"))
    found = set[str]()
    for seed in range(6):
        s, rng = begun(GAME, FIRST).start(), fast(seed)
        while s.legal:
            for why in [goal.wrong(s, o) for goal in FIRST.goals for o in s.legal if s.asked == PUPIL]:
                if why and why[0] not in found:
                    found.add(why[0])
                    said = GAME.texts(lang).said(why)
                    assert CLAUSE.search(said)
                    assert not re.search(r"[{}$]|None", said)
            s.play(s.legal[rng.below(min(len(s.legal), 3))])
    assert len(found) >= 14


@pytest.mark.parametrize("lang", LANGS)
def test_the_goals_say_the_figures_of_the_game(lang: str) -> None:
    """BI-5.15"""
    texts = of_game(GAME.name, lang)
    assert figures(texts.say("goal-gold", {"n": PURSE}), lang) == [PURSE]
    assert figures(texts.say("goal-church", attribute="done"), lang) == [LOWEST, HIGHEST]
    assert figures(texts.say("lesson-dear", {"n": 2}), lang) == [2, PRICE]
