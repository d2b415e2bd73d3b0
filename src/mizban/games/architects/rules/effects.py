"""The kinds of effects of apprentices (AW-16) and of buildings (AW-17): each has a number, and a name in the data.

What a kind does is with its chapter: of a building at once, buildings.py and guildhall.py; at the end, ending.py; as
points, scoring.py. The chapters where apprentices work know those of a kind as a set (cards.py).
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64

# ---------------------------------------------------------------- apprentices

PUPIL_KINDS: Final = [
    "all_skills",
    "black_market_bonus",
    "black_market_no_virtue_loss",
    "black_market_silver_discount",
    "cathedral_bonus",
    "debt_paid_bonus",
    "guardhouse_send_bonus",
    "location_bonus",
    "reset_gain",
    "reset_if_no_prisoners",
    "reset_release",
    "storehouse_extra_action",
    "storehouse_trade",
    "tax_stand_gain",
    "tax_stand_virtue_discount",
    "town_centre_discount",
]
ALL_SKILLS: Final[i64] = PUPIL_KINDS.index("all_skills")
BLACK_MARKET_BONUS: Final[i64] = PUPIL_KINDS.index("black_market_bonus")
BLACK_MARKET_NO_LOSS: Final[i64] = PUPIL_KINDS.index("black_market_no_virtue_loss")
BLACK_MARKET_DISCOUNT: Final[i64] = PUPIL_KINDS.index("black_market_silver_discount")
CATHEDRAL_BONUS: Final[i64] = PUPIL_KINDS.index("cathedral_bonus")
DEBT_PAID_BONUS: Final[i64] = PUPIL_KINDS.index("debt_paid_bonus")
GUARDHOUSE_BONUS: Final[i64] = PUPIL_KINDS.index("guardhouse_send_bonus")
LOCATION_BONUS: Final[i64] = PUPIL_KINDS.index("location_bonus")
RESET_GAIN: Final[i64] = PUPIL_KINDS.index("reset_gain")
RESET_NO_PRISONERS: Final[i64] = PUPIL_KINDS.index("reset_if_no_prisoners")
RESET_RELEASE: Final[i64] = PUPIL_KINDS.index("reset_release")
STOREHOUSE_EXTRA: Final[i64] = PUPIL_KINDS.index("storehouse_extra_action")
STOREHOUSE_TRADE: Final[i64] = PUPIL_KINDS.index("storehouse_trade")
TAX_STAND_GAIN: Final[i64] = PUPIL_KINDS.index("tax_stand_gain")
TAX_STAND_DISCOUNT: Final[i64] = PUPIL_KINDS.index("tax_stand_virtue_discount")
TOWN_CENTRE_DISCOUNT: Final[i64] = PUPIL_KINDS.index("town_centre_discount")

# ---------------------------------------------------------------- buildings

AT_ONCE: Final = "immediate"
AT_END: Final = "end"
AS_POINTS: Final = "scoring"
TIMED_KINDS: Final[dict[str, list[str]]] = {  # by when they act
    AT_ONCE: [
        "all_gain_virtue",
        "all_prison3_lose_virtue",
        "discard_apprentice",
        "extra_guildhall_worker",
        "free_capture",
        "gain",
        "gain_choice",
        "gain_per_virtue",
        "hire_free",
        "may_destroy_debt",
        "may_discard_building_for",
        "release_boards_or_capture",
        "release_prison",
        "take_debt",
    ],
    AT_END: [
        "lose_virtue",
        "virtue_if_most_cathedral",
        "virtue_per_building",
        "virtue_per_paid_debt",
        "virtue_per_resource",
    ],
    AS_POINTS: [
        "debt_penalty_delta",
        "vp_if_most_cathedral",
        "vp_if_most_resource",
        "vp_if_no_unpaid_debt",
        "vp_per_building",
        "vp_per_captured",
        "vp_per_paid_debt",
        "vp_per_skill",
        "vp_per_virtue",
    ],
}
HOUSE_KINDS: Final = [kind for kinds in TIMED_KINDS.values() for kind in kinds]

# At once (AW-17.1 to AW-17.12, AW-24.1).
ALL_GAIN_VIRTUE: Final[i64] = HOUSE_KINDS.index("all_gain_virtue")
ALL_LOSE_VIRTUE: Final[i64] = HOUSE_KINDS.index("all_prison3_lose_virtue")
DISCARD_APPRENTICE: Final[i64] = HOUSE_KINDS.index("discard_apprentice")
EXTRA_WORKER: Final[i64] = HOUSE_KINDS.index("extra_guildhall_worker")
FREE_CAPTURE: Final[i64] = HOUSE_KINDS.index("free_capture")
GAIN: Final[i64] = HOUSE_KINDS.index("gain")
GAIN_CHOICE: Final[i64] = HOUSE_KINDS.index("gain_choice")
GAIN_PER_VIRTUE: Final[i64] = HOUSE_KINDS.index("gain_per_virtue")
HIRE_FREE: Final[i64] = HOUSE_KINDS.index("hire_free")
DESTROY_DEBT: Final[i64] = HOUSE_KINDS.index("may_destroy_debt")
DISCARD_BUILDING: Final[i64] = HOUSE_KINDS.index("may_discard_building_for")
RELEASE_BOARDS: Final[i64] = HOUSE_KINDS.index("release_boards_or_capture")
RELEASE_PRISON: Final[i64] = HOUSE_KINDS.index("release_prison")
TAKE_DEBT: Final[i64] = HOUSE_KINDS.index("take_debt")

# Virtue before the points are counted (AW-17.13 to AW-17.15, AW-24.1).
LOSE_VIRTUE: Final[i64] = HOUSE_KINDS.index("lose_virtue")
VIRTUE_IF_HIGHEST: Final[i64] = HOUSE_KINDS.index("virtue_if_most_cathedral")
VIRTUE_PER_BUILDING: Final[i64] = HOUSE_KINDS.index("virtue_per_building")
VIRTUE_PER_PAID_DEBT: Final[i64] = HOUSE_KINDS.index("virtue_per_paid_debt")
VIRTUE_PER_RESOURCE: Final[i64] = HOUSE_KINDS.index("virtue_per_resource")

# Points (AW-17.16 to AW-17.22).
DEBT_PENALTY: Final[i64] = HOUSE_KINDS.index("debt_penalty_delta")
POINTS_IF_HIGHEST: Final[i64] = HOUSE_KINDS.index("vp_if_most_cathedral")
POINTS_IF_RICHEST: Final[i64] = HOUSE_KINDS.index("vp_if_most_resource")
POINTS_IF_NO_DEBT: Final[i64] = HOUSE_KINDS.index("vp_if_no_unpaid_debt")
POINTS_PER_BUILDING: Final[i64] = HOUSE_KINDS.index("vp_per_building")
POINTS_PER_CAPTURED: Final[i64] = HOUSE_KINDS.index("vp_per_captured")
POINTS_PER_PAID_DEBT: Final[i64] = HOUSE_KINDS.index("vp_per_paid_debt")
POINTS_PER_SKILL: Final[i64] = HOUSE_KINDS.index("vp_per_skill")
POINTS_PER_VIRTUE: Final[i64] = HOUSE_KINDS.index("vp_per_virtue")
