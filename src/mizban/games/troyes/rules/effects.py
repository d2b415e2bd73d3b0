"""The kinds of effects of activity cards (TR-17, TR-21) and of events (TR-18): each has a number, and figures by name.

What a kind does is with its chapter: activities.py and event_phase.py; what a cube changes of a group, requirements.py.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64

# ---------------------------------------------------------------- activity cards

TRADES: Final = ("gain", "pay_gain")
TRADED: Final = ["pay_influence", "pay_deniers", "gain_deniers", "gain_influence", "gain_vp"]
EFFECT_FIGURES: Final[dict[str, list[str]]] = {  # by kind, what stands in the columns from A on (figures.py)
    "pay_gain": TRADED,
    "gain": TRADED,
    "deniers_per_citizen_choice": ["deniers_per_citizen"],
    "modify_group": ["add_to_group"],
    "modify_each_die": ["add_per_die"],
    "set_each_die": ["set_to"],
    "treat_as_colour": [],
    "free_dice": [],
    "split_die": ["becomes"],
    "vp_per_pair_of_cathedral_cubes": ["vp_per_pair"],
    "vp_for_most_dice_in_district": ["vp", "min_dice"],
    "roll_to_place_event_cube": ["cubes"],
    "event_cubes_per_red_die_in_own_district": ["cubes_per_die"],
    "pay_influence_place_event_cubes": ["pay_influence", "cubes_on_one_event"],
    "collect_per_city_hall_citizen": ["deniers_per_citizen", "solo_deniers_per_le_roy_citizen"],
    "vp_per_event_with_own_cube": ["vp_per_event"],
    "vp_for_highest_red_sum_in_district": ["vp"],
    "deniers_per_yellow_die_on_square": ["deniers_per_die"],
    "vp_per_red_die_in_richest_district": ["vp_per_die"],
}
EFFECTS: Final = sorted(EFFECT_FIGURES)
MILLING: Final[i64] = EFFECTS.index("deniers_per_citizen_choice")
GLASS: Final[i64] = EFFECTS.index("vp_per_pair_of_cathedral_cubes")
PROCESSION: Final[i64] = EFFECTS.index("vp_for_most_dice_in_district")
ARCHERY: Final[i64] = EFFECTS.index("roll_to_place_event_cube")
CHIVALRY: Final[i64] = EFFECTS.index("event_cubes_per_red_die_in_own_district")
DIPLOMACY: Final[i64] = EFFECTS.index("pay_influence_place_event_cubes")
TAXES: Final[i64] = EFFECTS.index("collect_per_city_hall_citizen")
CAPTAINCY: Final[i64] = EFFECTS.index("vp_per_event_with_own_cube")
JOUST: Final[i64] = EFFECTS.index("vp_for_highest_red_sum_in_district")
BAKING: Final[i64] = EFFECTS.index("deniers_per_yellow_die_on_square")
BANQUET: Final[i64] = EFFECTS.index("vp_per_red_die_in_richest_district")

# Of a cube that is spent on a group (TR-8.18).
EACH_MORE: Final[i64] = EFFECTS.index("modify_each_die")
EACH_SET: Final[i64] = EFFECTS.index("set_each_die")
ALL_MORE: Final[i64] = EFFECTS.index("modify_group")
OTHER_COLOUR: Final[i64] = EFFECTS.index("treat_as_colour")
FREE_DICE: Final[i64] = EFFECTS.index("free_dice")
SPLIT_DIE: Final[i64] = EFFECTS.index("split_die")

# ---------------------------------------------------------------- events

EVENT_FIGURES: Final[dict[str, list[str]]] = {  # by kind, what stands in X and Y (figures.py)
    "black_dice": [],
    "each_player_loses": ["influence", "deniers"],
    "each_player_pays_per_city_hall_citizen": ["deniers_per_citizen"],
    "neutral_cathedral_cube": ["solo_le_roy_vp"],
    "neutral_citizen_palace": [],
    "neutral_citizen_row": [],
    "neutral_cube_on_events_to_the_left": ["events", "cubes_each"],
    "on_countered_remove_last_cube_of_every_event": [],
    "remove_top_cathedral_cube": [],
}
EVENT_EFFECTS: Final = sorted(EVENT_FIGURES)
ATTACKS: Final[i64] = EVENT_EFFECTS.index("black_dice")
LOSSES: Final[i64] = EVENT_EFFECTS.index("each_player_loses")
DROUGHT: Final[i64] = EVENT_EFFECTS.index("each_player_pays_per_city_hall_citizen")
MIGRANTS: Final[i64] = EVENT_EFFECTS.index("neutral_cathedral_cube")
SUPPORT: Final[i64] = EVENT_EFFECTS.index("neutral_cube_on_events_to_the_left")
CALLER: Final[i64] = EVENT_EFFECTS.index("on_countered_remove_last_cube_of_every_event")
RUIN: Final[i64] = EVENT_EFFECTS.index("remove_top_cathedral_cube")
