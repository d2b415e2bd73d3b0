"""The first game as a lesson: gifts, a Church card, Gold, and the auctions to the end of the game.

The teacher looks only at what the pupil may know (BI-11), so that a refusal tells no secret."""

from __future__ import annotations

from mizban.core.game.lessons import PUPIL, Goal, Lesson
from mizban.core.rng import fast
from mizban.core.state import Said
from mizban.core.words import Option
from mizban.games.biblios.bot.evaluation import Evaluation
from mizban.games.biblios.bot.knowledge import least
from mizban.games.biblios.face.answers import worth
from mizban.games.biblios.rules.auctions import Bid, Discard, Pay, gold_for_sale
from mizban.games.biblios.rules.cards import CARDS, CATEGORIES, CHURCH, CHURCHES, GOLD, HOLDABLE, KIND, KINDS
from mizban.games.biblios.rules.gifts import Place, Take, TurnDice
from mizban.games.biblios.rules.scoring import ranks, total
from mizban.games.biblios.rules.state import DECLINE, KEEP, PASS, REFUSE, SHOW, Biblios

PURSE = 6  # the Gold to collect, unless the gifts end before
PRICE = 3  # Gold for each point that a card can bring; lesson-dear says it
OF_KIND = [next(card for card in CARDS if card.kind == kind) for kind in KINDS]  # [kind] a card of it
TOP = {card.category: card.value for card in sorted(CARDS, key=lambda card: card.value)}  # the highest number of each


def told(s: Biblios, text: str) -> int:
    """How often the log says this of the pupil."""
    return sum(said == text and figures[0] == PUPIL for _, said, figures in s.news or [])


def settled(s: Biblios) -> bool:
    """BI-5.1 Whether no Church card waits for the pupil."""
    return s.asked != PUPIL or not isinstance(s.todo[-1], TurnDice)


def purse(s: Biblios) -> int:
    """The Gold of the pupil."""
    return sum(value * int(s.gold[PUPIL * 3 + value - 1]) for value in (1, 2, 3))


def known(s: Biblios, seat: int, category: int) -> int:
    """BI-11.6 What a seat holds of a category, as far as the pupil has seen."""
    cards = [card for card in range(GOLD) if s.where[card] == seat and s.seen[card] >> PUPIL & 1]
    return sum(int(CARDS[card].value) for card in cards if CARDS[card].category == category)


def rival(s: Biblios, category: int) -> int:
    """The most that the pupil has seen another take of a category."""
    return max(known(s, seat, category) for seat in range(s.seats) if seat != PUPIL)


def stake(s: Biblios, category: int) -> int:
    """BI-9.4 1 for a category that the pupil leads, -1 for one that another will win, 0 where that is hard to say: what
    has been seen and what is likely, with all the cards not seen, must agree."""
    mine = total(s, PUPIL, category)
    seen = mine > 0 and mine >= rival(s, category)
    hoped = bool(Evaluation(s, PUPIL, 0, fast(0)).tilt(category) > 0)
    return int(seen) + int(hoped) - 1


def top(kind: int) -> bool:
    """BI-1.5, BI-1.8 Whether no card of the category, or no Gold, has a higher number."""
    return bool(OF_KIND[kind].value == TOP[OF_KIND[kind].category])


def good(s: Biblios, kind: int) -> bool:
    """Whether a beginner would want a card: a Church card, a high number, or one more of a category in hand."""
    card = OF_KIND[kind]
    if kind >= CHURCH or card.value >= max(2, TOP[card.category] - 1):
        return True
    return kind < GOLD and total(s, PUPIL, int(card.category)) > 0


# ---------------------------------------------------------------- gifts


def not_placing(s: Biblios, o: Option) -> Said | None:
    """BI-4.3, BI-4.4, BI-9.4 The highest card is kept, and no poor one, as long as there is another place for it."""
    step = s.todo[-1]
    if isinstance(step, Place) and step.keep:
        kind = int(KIND[s.card])
        if kind < GOLD and top(kind):
            return None if o is KEEP else ("lesson-high card BI-9.4", (kind,))
        if o is KEEP and not good(s, kind):
            return ("lesson-weak card BI-4.4", (kind,))
    return not_giving(s, o)


def not_giving(s: Biblios, o: Option) -> Said | None:
    """BI-4.9 The best cards are not for the others: they are kept, or auctioned."""
    step = s.todo[-1]
    if isinstance(step, Place) and o is SHOW and top(int(KIND[s.card])) and (step.keep or step.auction):
        return ("lesson-give card BI-4.9", (int(KIND[s.card]),))
    return not_taking(s, o) or not_turning(s, o)


def not_taking(s: Biblios, o: Option) -> Said | None:
    """BI-4.9 A good card is taken rather than a poor one."""
    if not isinstance(s.todo[-1], Take) or good(s, o.arg):
        return None
    better = [other.arg for other in s.legal if good(s, other.arg)]
    return ("lesson-take card BI-4.9", (better[0],)) if better else None


def not_keeping(s: Biblios, o: Option) -> Said | None:
    """BI-5.1, BI-5.5 The Church card is kept, and so played."""
    step = s.todo[-1]
    if isinstance(step, Place) and step.keep and KIND[s.card] >= CHURCH:
        return None if o is KEEP else ("lesson-church BI-5.3", ())
    return not_giving(s, o)


def gain(s: Biblios, o: Option) -> int:
    """How many of the dice that an answer turns help the pupil, less those that help another."""
    stakes = [stake(s, die) for die in range(len(CATEGORIES)) if o is not DECLINE and o.arg >> die & 1]
    return sum(stakes) if o.verb == "raise" else -sum(stakes)


def not_turning(s: Biblios, o: Option) -> Said | None:
    """BI-5.9 to BI-5.14 No die goes up where another leads, or down where the pupil does."""
    if not isinstance(s.todo[-1], TurnDice):
        return None
    if o is DECLINE:
        return ("lesson-decline BI-5.13", ()) if any(gain(s, other) > 0 for other in s.legal) else None
    if gain(s, o) >= 0:
        return None
    if all(other is DECLINE or gain(s, other) < 0 for other in s.legal):
        return ("lesson-no-die BI-5.13", ())
    worst = -1 if o.verb == "raise" else 1
    bad = next(die for die in range(len(CATEGORIES)) if o.arg >> die & 1 and stake(s, die) == worst)
    return ("lesson-raise category BI-5.14" if worst < 0 else "lesson-lower category BI-5.14", (bad,))


# ---------------------------------------------------------------- auctions


def chance(s: Biblios) -> int:
    """The points that the card under auction can bring, at most: its die, or one for each die that it turns."""
    kind = int(KIND[s.card])
    return int(CHURCHES[kind - CHURCH].dice if kind >= CHURCH else s.dice[OF_KIND[kind].category])


def not_bidding(s: Biblios, o: Option) -> Said | None:
    """BI-6.5, BI-6.9, BI-7.3 The lowest bid that may be enough, never more than one can pay or than a card is worth."""
    if not isinstance(s.todo[-1], Bid) or o is PASS:
        return not_paying(s, o)
    low = int(s.bid) + 1
    if gold_for_sale(s):
        if o.arg + 1 > max(spare(s), 1):
            return ("lesson-cards n BI-7.6", (max(spare(s), 1),))
        return ("lesson-low-cards n BI-6.5", (low,)) if o.arg + 1 > low else None
    if o.arg + 1 > purse(s):
        return ("lesson-bluff n BI-8.1", (purse(s),))
    if o.arg + 1 > PRICE * chance(s):
        return ("lesson-dear n BI-9.4", (chance(s),))
    enough = int(least(s, PUPIL, low))
    return ("lesson-low-gold n BI-6.5", (low,)) if o.arg + 1 > enough else None


def not_buying(s: Biblios, o: Option) -> Said | None:
    """BI-6.4, BI-9.4 No card of a category in hand is left to others for little Gold."""
    low = int(s.bid) + 1
    if isinstance(s.todo[-1], Bid) and o is PASS and KIND[s.card] < GOLD and low <= min(chance(s), purse(s)):
        category = int(CARDS[s.card].category)
        if stake(s, category) > 0:
            return ("lesson-bid category n BI-9.4", (category, low))
    return not_bidding(s, o)


def needed(s: Biblios, kind: int) -> bool:
    """BI-7.6 Whether a card in hand is too good to pay for Gold: the Gold under auction is worth no more, or the pupil
    would no longer lead its category."""
    card = OF_KIND[kind]
    if kind >= GOLD:
        return bool(card.value >= CARDS[s.card].value)
    category = int(card.category)
    return stake(s, category) > 0 and total(s, PUPIL, category) - int(card.value) <= rival(s, category)


def spare(s: Biblios) -> int:
    """How many cards in hand are not needed."""
    held = [int(KIND[card]) for card in range(HOLDABLE) if s.where[card] == PUPIL]
    return sum(not needed(s, kind) for kind in held)


def not_melting(s: Biblios, o: Option) -> Said | None:
    """BI-7.6 No Gold is left to others for fewer spare cards than it is worth."""
    low = int(s.bid) + 1
    if not isinstance(s.todo[-1], Bid) or o is not PASS or not gold_for_sale(s):
        return not_bidding(s, o)
    return ("lesson-gold n BI-7.6", (low,)) if low < CARDS[s.card].value and spare(s) >= low else None


def not_paying(s: Biblios, o: Option) -> Said | None:
    """BI-7.3, BI-7.6, BI-7.9 What was bid is paid, with as little Gold as possible, or with spare cards."""
    step = s.todo[-1]
    if isinstance(step, Pay | Discard) and o is REFUSE:
        return ("lesson-pay BI-8.1", ()) if len(s.legal) > 1 else None
    if isinstance(step, Pay):
        lost = worth(o.arg) - min(worth(other.arg) for other in s.legal if other is not REFUSE)
        return ("lesson-change n BI-7.3", (lost,)) if lost else None
    if isinstance(step, Discard):
        spared = any(other is not REFUSE and not needed(s, other.arg) for other in s.legal)
        return ("lesson-useful card BI-7.6", (o.arg,)) if needed(s, o.arg) and spared else None
    return not_turning(s, o)


FIRST = Lesson(
    id="first",
    seats=3,
    # the pupil draws Manuscript 1, Pigment 4 and Forbidden Tome 2 first, and begins the second turn with a Church card
    secret=f"{5770747:064x}",
    options={"first_player": "host_choice", "first_seat": "0"},
    goals=(
        Goal("goal-gift", lambda s: s.active != PUPIL, not_placing),
        Goal("goal-take", lambda s: told(s, "takes seat card") >= 2 and settled(s), not_taking),
        Goal("goal-church", lambda s: told(s, "plays-church seat card") > 0 and settled(s), not_keeping),
        Goal("goal-gold", lambda s: s.phase > 0 or purse(s) >= PURSE, not_giving, n=PURSE),
        Goal("goal-gifts", lambda s: s.phase > 0, not_giving),
        Goal("goal-bid", lambda s: told(s, "pays seat gold") > 0 and settled(s), not_buying),
        Goal("goal-cards", lambda s: told(s, "discards seat n") > 0, not_melting),
        Goal("goal-win", lambda s: s.phase == 2 and ranks(s)[PUPIL] == 1),
    ),
)
