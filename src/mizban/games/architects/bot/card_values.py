"""What the buildings of Architects of the West Kingdom do, as worth in thousandths of a point (AW-17)."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.architects.bot import weights as w
from mizban.games.architects.rules import effects as e
from mizban.games.architects.rules.cards import BUILDINGS, GOLD, HOUSE_KIND, MARBLE, SKILLS, THINGS
from mizban.games.architects.rules.scoring import SILVER_PER

ASPECTS: Final = [  # what a building may look at beside its fixed worth; shares of one are in per cent
    "built",
    "paid",
    "unpaid",
    "clean",
    "owing",
    "ahead",
    "held",
    "prisoners",
    "away",
    "virtue",
    "gold",
    "marble",
    "rich",
    *SKILLS,
]
BREADTH: Final[i64] = len(ASPECTS)
NO_ASPECTS: Final = vec[i64]([0] * len(ASPECTS))  # copy it to fill it
BUILT: Final[i64] = ASPECTS.index("built")
PAID: Final[i64] = ASPECTS.index("paid")
UNPAID: Final[i64] = ASPECTS.index("unpaid")
CLEAN: Final[i64] = ASPECTS.index("clean")
OWING: Final[i64] = ASPECTS.index("owing")
AHEAD: Final[i64] = ASPECTS.index("ahead")
HELD: Final[i64] = ASPECTS.index("held")
PRISONERS: Final[i64] = ASPECTS.index("prisoners")
AWAY: Final[i64] = ASPECTS.index("away")
VIRTUE: Final[i64] = ASPECTS.index("virtue")
RICH: Final[i64] = ASPECTS.index("rich")
GOLD_HELD: Final[i64] = ASPECTS.index("gold")
MARBLE_HELD: Final[i64] = ASPECTS.index("marble")
FIRST_SKILL: Final[i64] = ASPECTS.index(SKILLS[0])  # the others follow


def looked_at(number: int) -> dict[str, int]:
    """AW-17.13 to AW-17.22 What a building brings by its effect, for each unit of what it looks at, and as "fixed"."""
    card = BUILDINGS[number]
    each, grace, per = int(w.POINT) * int(card.bonus), int(w.GRACE) * int(card.grace), int(card.per)
    if HOUSE_KIND[number] == e.VIRTUE_PER_RESOURCE:
        thing = {GOLD: "gold", MARBLE: "marble"}.get(card.counted[0], "")
        return {thing: grace // per} if thing else {"fixed": grace}
    return {
        e.POINTS_IF_HIGHEST: {"ahead": each // 100},
        e.POINTS_IF_RICHEST: {"rich": each // 100},
        e.VIRTUE_IF_HIGHEST: {"ahead": grace // 100},
        e.POINTS_PER_SKILL: {skill: each for i, skill in enumerate(SKILLS) if int(card.skill) >> i & 1},
        e.POINTS_PER_BUILDING: {"built": each // 100},
        e.VIRTUE_PER_BUILDING: {"built": grace // per // 100},
        e.POINTS_PER_CAPTURED: {"held": each // per},
        e.POINTS_PER_VIRTUE: {"virtue": each // per},
        e.POINTS_PER_PAID_DEBT: {"paid": each},
        e.VIRTUE_PER_PAID_DEBT: {"paid": grace // per},
        e.POINTS_IF_NO_DEBT: {"clean": each // 100},
        e.DEBT_PENALTY: {"unpaid": each},
        e.DESTROY_DEBT: {"owing": int(w.NEW_DEBT) // 100},
        e.TAKE_DEBT: {"fixed": -int(w.NEW_DEBT) * int(card.debts)},
        e.GAIN_PER_VIRTUE: {"virtue": int(w.VIRTUOUS_GOLD) // per},
        e.RELEASE_PRISON: {"prisoners": int(w.PRISONER_FREED)},
        e.RELEASE_BOARDS: {"away": int(w.CAPTIVE_FREED)},
        e.LOSE_VIRTUE: {"fixed": -int(w.GRACE) * int(card.loss)},
    }.get(HOUSE_KIND[number], {})


def gives(number: int, worth: list[int]) -> int:
    """AW-17.1, AW-17.2 What the goods and cards are worth that a building gives, or the better of two gains."""
    card = BUILDINGS[number]
    if HOUSE_KIND[number] not in (e.GAIN, e.GAIN_CHOICE):
        return 0
    return max(sum(n * each for n, each in zip(gain, worth, strict=True)) for gain in (card.gain, card.other))


def at_once(number: int) -> int:
    """AW-17.1 to AW-17.12 What a building does at once, as it is worth in the middle of a game."""
    card = BUILDINGS[number]
    captured = int(w.RAID) * int(card.captures)
    return gives(number, w.GIFT) + captured + w.AT_ONCE.get(HOUSE_KIND[number], 0)


END: Final = [  # AW-19.5, AW-19.6 [thing] what it scores
    int(w.POINT) if thing in ("gold", "marble") else int(w.POINT) // int(SILVER_PER) if thing == "silver" else 0
    for thing in THINGS
]
EFFECTS: Final = vec[i64](  # [building * BREADTH + aspect]
    [looked_at(number).get(aspect, 0) for number in range(len(BUILDINGS)) for aspect in ASPECTS]
)
WORTH: Final = vec[i64](  # [building] its points, and what its effect is worth whatever happens
    [int(w.POINT) * int(card.points) + looked_at(number).get("fixed", 0) for number, card in enumerate(BUILDINGS)]
)
EARLY: Final = vec[i64]([at_once(number) for number in range(len(BUILDINGS))])  # [building]
LATE: Final = vec[i64](  # [building] what it gives at once, as it is worth in the last turn
    [gives(number, END) for number in range(len(BUILDINGS))]
)
HOUSE_VIRTUE: Final = vec[i64]([card.virtue for card in BUILDINGS])  # AW-12.4 [building]
