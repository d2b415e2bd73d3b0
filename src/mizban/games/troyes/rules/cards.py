"""The rows of the data file (TR-1): colours, buildings, cards and characters, and the figures that no printing changes.

Figures that a printed card may correct are not here but in figures.py: a position carries its own set of them.
"""

from __future__ import annotations

from typing import Any, Final, final

from mizban.core.data import components
from mizban.core.packed import i64, vec
from mizban.games.troyes.rules.effects import EFFECTS, EVENT_EFFECTS, FREE_DICE, SPLIT_DIE, TRADES

DATA: Final = components("mizban.games.troyes")

SEATS: Final[i64] = DATA["meta"]["max_players"]
NEUTRAL: Final[i64] = SEATS  # TR-2.2, TR-22.3 after the seats: the grey colour and its district; alone, Le Roy
PARTIES: Final[i64] = SEATS + 1
NOBODY: Final[i64] = -1

# ---------------------------------------------------------------- colours and dice

COLOURS: Final[list[str]] = [row["dice_colour"] for row in DATA["domain"]]
RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
HUES: Final[i64] = 3
SIDES: Final = 6  # TR-1.2 of a die: faces from 0
DIE_KINDS: Final = 18  # a kind of die is colour * SIDES + face, a die of the square district * DIE_KINDS + kind
ANY: Final[i64] = 7  # a bit for each colour
assert len(COLOURS) == HUES
assert HUES * SIDES == DIE_KINDS


def kind_number(colour: i64, face: i64) -> i64:
    """The number of a kind of die, which `kind_parts` takes apart."""
    return colour * SIDES + face


def kind_parts(kind: i64) -> tuple[i64, i64]:
    """The colour and the face of a kind of die."""
    return kind // SIDES, kind % SIDES


def die_number(district: i64, colour: i64, face: i64) -> i64:
    """The number of a die of the city square, which `die_parts` takes apart."""
    return district * DIE_KINDS + colour * SIDES + face


def die_parts(die: i64) -> tuple[i64, i64, i64]:
    """The district, the colour and the face of a die of the city square."""
    kind = die % DIE_KINDS
    return die // DIE_KINDS, kind // SIDES, kind % SIDES


def kind_of(die: i64) -> i64:
    """The kind of a die of the city square."""
    return die % DIE_KINDS


DICE_EACH: Final[i64] = 6  # TR-1.2 of a colour
DICE: Final[dict[str, Any]] = DATA["dice_group"]
LARGEST: Final[i64] = DICE["max_dice"]  # TR-7.3
PRICE: Final = vec[i64]([0] + DICE["price_per_bought_die"])  # TR-7.6 [size of the group]
DOUBLE: Final[i64] = DICE["red_multiplier_against_black"]  # TR-6.15
OPPOSITE: Final[i64] = DATA["influence_use"]["opposite_faces_sum"]  # TR-15.4
RANKING: Final = vec[i64]([COLOURS.index(id) for id in DATA["solo"]["colour_priority"]])  # TR-22.10 the best first

# ---------------------------------------------------------------- buildings

BUILDINGS: Final[list[str]] = [row["building"] for row in DATA["domain"]]  # in the order of COLOURS
PALACE, BISHOPRIC, CITY_HALL = range(3)
HOUSE_SPACES: Final = 6  # TR-1.1 of a building: [building * HOUSE_SPACES + space]
ROWS: Final[list[list[dict[str, Any]]]] = [
    next(row["row"] for row in DATA["building"] if row["id"] == id) for id in BUILDINGS
]
SPACES: Final[list[str]] = [space for rows in ROWS for row in rows for space in row["spaces"]]  # TR-1.1
PLACES: Final[i64] = len(SPACES)
HOUSE: Final = vec[i64]([i for i, rows in enumerate(ROWS) for row in rows for _ in row["spaces"]])  # [space]
WIDTH: Final = vec[i64]([len(rows[0]["spaces"]) for rows in ROWS])  # TR-11.6 [building] spaces of a row
SALARY: Final = vec[i64]([DATA["round"][f"salary_{id}"] for id in BUILDINGS])  # TR-5.3 [building]

# ---------------------------------------------------------------- cathedral

CATHEDRAL: Final[list[dict[str, Any]]] = DATA["cathedral_space"]  # TR-9.2 by level, then by number
LEVELS: Final[i64] = 3
LEVEL_SPACES: Final = 6  # TR-9.2 of a level of the cathedral: [level * LEVEL_SPACES + number], from 0
STONE_POINTS: Final = vec[i64]([row["vp"] for row in CATHEDRAL])  # TR-9.7 [level * LEVEL_SPACES + number]
STONE_INFLUENCE: Final = vec[i64]([row["influence"] for row in CATHEDRAL])

# ---------------------------------------------------------------- activity cards


@final
class Activity:
    """TR-1.8, TR-17 An activity card: its colour, whether it waits, and what kind of thing it does."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.colour: Final[i64] = COLOURS.index(row["dice_colour"])
        self.bonus: Final[bool] = row["bonus_card"]
        self.delayed: Final[bool] = row["timing"] == "delayed"
        self.mixed: Final[bool] = row["dice_rule"] == "any_mix_of_colours"
        self.effect: Final[str] = row["effect"]
        self.params: Final[dict[str, Any]] = row.get("params", {})


ACTIVITIES: Final = [Activity(row) for row in DATA["activity_card"]]
ACTIVITY_IDS: Final[list[str]] = [card.id for card in ACTIVITIES]
CARDS: Final[i64] = len(ACTIVITIES)
COLOUR_OF: Final = vec[i64]([card.colour for card in ACTIVITIES])  # [activity]
EFFECT: Final = vec[i64]([EFFECTS.index(card.effect) for card in ACTIVITIES])  # [activity]
assert {card.effect for card in ACTIVITIES} == set(EFFECTS)
DELAYED: Final = vec[i64]([int(card.delayed) for card in ACTIVITIES])  # [activity]
TRADE: Final = vec[i64]([int(card.effect in TRADES) for card in ACTIVITIES])  # [activity] pays and gains
MIXED: Final = vec[i64]([int(card.mixed) for card in ACTIVITIES])  # [activity] TR-17.17
NUMBERS: Final = 3  # TR-1.8 an activity card has the number of the round in which it is turned up
SLOTS: Final[i64] = 9  # TR-2.7 a place for one is colour * NUMBERS + number - 1
assert HUES * NUMBERS == SLOTS
PICTURE: Final[i64] = 4  # TR-8.6 where a tradesman stands who has no space; 1 to 3 are the spaces, 0 is none
SCORING: Final[i64] = 3  # as many tradesman spaces may score


def slot_number(colour: i64, number: i64) -> i64:
    """TR-2.7 The place of the activity card of a colour and a number, which `slot_parts` takes apart."""
    return colour * NUMBERS + number - 1


def slot_parts(slot: i64) -> tuple[i64, i64]:
    """TR-2.7 The colour and the number of a place for an activity card."""
    return slot // NUMBERS, slot % NUMBERS + 1


# What a cube of a delayed card changes (TR-8.18), by card.


def suits(card: Activity) -> int:
    """The colours of the groups that a cube may change, as bits."""
    if not card.delayed:
        return 0
    params = card.params
    colour = params.get("group_colour", params.get("to_colour", params.get("colour", "")))
    return int(ANY) if colour == "any" else 1 << COLOURS.index(colour)


SUITS: Final = vec[i64]([suits(card) for card in ACTIVITIES])  # [activity] bits
TAKEN: Final = vec[i64](  # [activity] the colour of the dice that are taken instead, or NOBODY: those of the group
    [COLOURS.index(c.params["from_colour"]) if "from_colour" in c.params else -1 for c in ACTIVITIES]
)
ALONE: Final = vec[i64]([int(kind == SPLIT_DIE) for kind in EFFECT])  # [activity] one die for several
FREE: Final = vec[i64]([int(kind == FREE_DICE) for kind in EFFECT])  # [activity] TR-17.10
WORKS_MIXED: Final = vec[i64]([int(card.params.get("works_on_mixed", False)) for card in ACTIVITIES])
FOR_CITIZEN: Final = vec[i64](  # TR-11.4 [activity] whether a cube may be spent on placing a citizen
    [int(c.delayed and not ALONE[i] and "not_for" not in c.params) for i, c in enumerate(ACTIVITIES)]
)
FOR_CATHEDRAL: Final = vec[i64]([int(c.params.get("to_colour") == "white") for c in ACTIVITIES])  # TR-9.8, TR-21.4
HIT: Final[i64] = min(next(c.params["success_faces"] for c in ACTIVITIES if "success_faces" in c.params))  # TR-17.19
assert all(c.params["free_per_district"] == 1 for i, c in enumerate(ACTIVITIES) if FREE[i])  # as the rules count
assert all(c.params["solo_free_from_le_roy"] == LARGEST for i, c in enumerate(ACTIVITIES) if FREE[i])

# ---------------------------------------------------------------- event cards

EVENT_ROWS: Final[list[dict[str, Any]]] = [*DATA["event_card"], {**DATA["marauding"], "effect": "black_dice"}]
EVENT_IDS: Final[list[str]] = [row["id"] for row in EVENT_ROWS]
EVENTS: Final[i64] = len(EVENT_IDS)
MARAUDING: Final[i64] = EVENTS - 1  # TR-10.19
RESISTANCE: Final[i64] = EVENT_IDS.index("resistance")
DECK_OF: Final[list[str]] = [row.get("colour", "") for row in EVENT_ROWS]  # [event]
EVENT_EFFECT: Final = vec[i64]([EVENT_EFFECTS.index(row["effect"]) for row in EVENT_ROWS])  # [event]
INVADED: Final = vec[i64](  # TR-18.5 to TR-18.7 [event] the building a grey citizen enters, or NOBODY
    [BUILDINGS.index(row["params"]["building"]) if "building" in row.get("params", {}) else -1 for row in EVENT_ROWS]
)

# ---------------------------------------------------------------- characters

CHARACTERS: Final[list[str]] = [row["id"] for row in DATA["character"]]
CHRETIEN, URBAIN, THIBAUT, HUGUES, FLORENTIN, HENRI = range(6)
TIERS: Final[i64] = 3
TIER_POINTS: Final = vec[i64]([n for row in DATA["character"] for n in row["vp"]])  # TR-19.1 [character * TIERS + tier]
TIER_MANY: Final = vec[i64]([n for row in DATA["character"] for n in row["min"]])
TIER_TWO: Final = vec[i64]([n for row in DATA["character"] for n in row["min_two"]])  # TR-20.1 with two players

# ---------------------------------------------------------------- figures

START: Final[dict[str, Any]] = DATA["setup"]["every_player"]
SETUPS: Final[list[dict[str, Any]]] = [DATA["setup"][f"players_{n}"] for n in range(1, 5)]
START_DENIERS: Final[i64] = START["deniers"]  # TR-2.3
START_INFLUENCE: Final[i64] = START["influence"]
CITIZENS: Final[i64] = START["max_citizens"]  # TR-2.5
GREY: Final[i64] = next(row["count"] for row in DATA["component"] if row["id"] == "neutral_citizen")  # TR-1.5
EACH: Final = vec[i64]([0] + [row["citizens_each"] for row in SETUPS])  # TR-2.4 [seats]
ROUNDS: Final = vec[i64]([0] + [row["rounds"] for row in SETUPS])  # TR-2.9 [seats]
HELD: Final = vec[i64]([0] + [row["characters_each"] for row in SETUPS])  # TR-2.6 [seats]
INCOME: Final[i64] = DATA["round"]["income"]  # TR-5.2
PENALTY: Final[i64] = DATA["round"]["penalty_vp"]  # TR-5.5, TR-6.7, TR-6.22
PASS_FIRST: Final[i64] = DATA["round"]["pass_first"]  # TR-13.2
PASS_NEXT: Final[i64] = DATA["round"]["pass_next"]  # TR-13.3
MOST_INFLUENCE: Final[i64] = next(row["maximum"] for row in DATA["resource"] if row["id"] == "influence")  # TR-15.1
USE: Final[dict[str, int]] = DATA["influence_use"]
REROLL_COST: Final[i64] = USE["reroll_one_own_die"]  # TR-15.2
RECRUIT_COST: Final[i64] = USE["recruit_citizen"]  # TR-15.3
FLIP_COST: Final[i64] = USE["flip_up_to_three_own_dice"]  # TR-15.4
FLIP_MOST: Final[i64] = USE["flip_max_dice"]
PER_BLACK: Final[i64] = USE["per_black_die_countered"]  # TR-6.20
PER_CUBE: Final[i64] = USE["per_event_cube"]  # TR-10.4
FARM_DIVISOR: Final[i64] = DATA["agriculture"]["divisor"]  # TR-12.1
FARM_GAIN: Final[i64] = DATA["agriculture"]["deniers_per_unit"]
PER_EVENT: Final[i64] = DATA["final_scoring"]["vp_per_open_event_with_own_cube"]  # TR-16.3
PER_LEVEL: Final[i64] = DATA["final_scoring"]["vp_per_cathedral_level_without_own_cube"]  # TR-16.5

# ---------------------------------------------------------------- solo

SOLO: Final[dict[str, Any]] = DATA["solo"]
LE_ROY_CITIZENS: Final[i64] = 2 * CITIZENS  # TR-22.3
CYCLE_DICE: Final = vec[i64]([SOLO[f"setup_dice_{colour}"] for colour in COLOURS])  # TR-22.4 [colour]
CYCLE_ROYAL: Final[i64] = SOLO["setup_le_roy_citizens_per_cycle"]
CYCLE_OWN: Final[i64] = SOLO["setup_player_citizens_per_cycle"]
DEEDS: Final[list[str]] = ["score", "citizen", "event", "tradesman", "cathedral", "character"]
DEED: Final = vec[i64]([0, 0] + [DEEDS.index(row["action"]) for row in DATA["solo_action"]])  # TR-22.14 [roll]
DEED_DICE: Final = vec[i64]([0, 0] + [row["dice_cost"] for row in DATA["solo_action"]])  # [roll]
DEED_BOUGHT: Final = vec[i64]([0, 0] + [row["of_which_bought_from_player"] for row in DATA["solo_action"]])  # [roll]
DEED_AMOUNT: Final = vec[i64]([0, 0] + [row["amount"] for row in DATA["solo_action"]])  # [roll]
RATINGS: Final[list[dict[str, Any]]] = DATA["solo_rating"]  # TR-22.23
