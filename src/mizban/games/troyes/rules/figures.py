"""The figures that are printed on the cards and the board (TR-17.32, TR-21.7, TR-28.6, TR-28.7): a position carries
its own set of them.

Most of them are in no public source; the data file has provisional ones. Whoever owns the box can enter the printed
ones (printed.py). A set is one packed array, a row for each card and a few for the board and the solo game; what a rule
needs it reads from there: `s.figures[card * COLUMNS + COST]`. The last row says which figures of each other row nobody
has confirmed yet, a bit for each. In a record the set is the value of the option `figures`:
"provisional", or a name and every row that differs from the provisional one, `mine+merchant:1,4,3,1,0,2,0,0,2,0,0`.
"""

from __future__ import annotations

from typing import Any, Final

from mizban.core.packed import i64, vec
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    BUILDINGS,
    CARDS,
    COLOURS,
    DATA,
    DECK_OF,
    EVENT_IDS,
    EVENT_ROWS,
    EVENTS,
    HOUSE_SPACES,
    HUES,
    NUMBERS,
    ROWS,
    SCORING,
    SIDES,
    SOLO,
    SPACES,
)
from mizban.games.troyes.rules.effects import EFFECT_FIGURES, EVENT_FIGURES

PROVISIONAL_NAME: Final = "provisional"

# An activity card: [card * COLUMNS + column].
COLUMNS: Final[i64] = 11
ALIKE: Final = 3  # TR-1.8 of a colour and a number in the box, without bonus cards
ROUND: Final = 0
COST: Final = 1
FIRST: Final = 2  # and the two after it: the points of the tradesman spaces, 0 where there is none
POINTS: Final = [FIRST, FIRST + 1, FIRST + 2]
DIVISOR: Final = 5
A: Final = 6  # and the four after it: what the effect needs, see EFFECT_FIGURES
B: Final = 7
C: Final = 8
D: Final = 9
E: Final = 10
PARAMS: Final = 5  # from A to E

# An event: [EVENT + event * EVENT_COLUMNS + column].
EVENT: Final[i64] = CARDS * COLUMNS
EVENT_COLUMNS: Final[i64] = 9
FOUGHT: Final = 0  # the colour of the dice, or ANY_ONE
BLACK: Final = 1
FLAGS: Final = 2
EVENT_DIVISOR: Final = 3
MOST: Final = 4  # points of who has most cubes
NEXT: Final = 5
CALLS: Final = 6
X: Final = 7  # what the effect needs, see EVENT_FIGURES
Y: Final = 8
EVENT_PARAMS: Final = 2  # X and Y
ANY_ONE: Final[i64] = 3  # TR-10.20 as FOUGHT: dice of any one colour
NO_CALL: Final[i64] = 3  # as CALLS
ASIDE_CALL: Final[i64] = 4  # TR-21.2 a red card that was put aside

# The board and the solo game.
ROW_OF: Final[i64] = EVENT + EVENTS * EVENT_COLUMNS  # TR-11.6 [ROW_OF + building * SIDES + face] the row there
NEUTRAL_START: Final[i64] = ROW_OF + HUES * SIDES  # TR-3.6 [NEUTRAL_START + i] spaces
GREY_STARTS: Final = 6
# TR-22.5 [PREFERENCE + building * HOUSE_SPACES + i] spaces, the best first
PREFERENCE: Final[i64] = NEUTRAL_START + GREY_STARTS
ROYAL: Final[i64] = PREFERENCE + HUES * HOUSE_SPACES  # TR-22.14, TR-22.19, TR-22.20 [ROYAL + ROYAL_HIGH] and so on
ROYAL_HIGH: Final = 0
ROYAL_LOW: Final = 1
ROYAL_CATHEDRAL: Final = 2
ROYAL_CHARACTER: Final = 3
ROYAL_FIGURES: Final = 4
DOUBTS: Final[i64] = ROYAL + ROYAL_FIGURES  # TR-28.6 [DOUBTS + row] a bit for each figure that nobody has confirmed

CALLED: Final = [*COLOURS, "", "red_set_aside"]
DICE_NAMES: Final = [*COLOURS, "any_single_colour"]


def padded(row: list[int], width: int) -> list[int]:
    """A row with noughts at its end."""
    return row + [0] * (width - len(row))


def activity_row(row: dict[str, Any]) -> list[int]:
    """The figures of an activity card."""
    params = [row.get("params", {}).get(name, 0) for name in EFFECT_FIGURES[row["effect"]]]
    points = padded(list(row["vp_spaces"]), int(SCORING))
    return padded([row["round"], row["cost"], *points, row["divisor"], *params], int(COLUMNS))


def event_row(row: dict[str, Any]) -> list[int]:
    """The figures of an event."""
    params = [row.get("params", {}).get(name, 0) for name in EVENT_FIGURES[row["effect"]]]
    first = [DICE_NAMES.index(row["dice_colour"]), row["black_dice"], row["flags"], row["divisor"]]
    points = padded(list(row["vp"]), 2)
    return padded([*first, *points, CALLED.index(row.get("calls", "")), *params], int(EVENT_COLUMNS))


def die_rows(building: int) -> list[int]:
    """TR-11.6 The row of a building for each face."""
    rows = ROWS[building]
    return [next(i for i, row in enumerate(rows) if face in row["dice"]) for face in range(1, SIDES + 1)]


def amount(roll: int) -> int:
    """TR-22.14 What Le Roy scores with a roll."""
    return int(next(row["amount"] for row in DATA["solo_action"] if row["roll"] == roll))


# ---------------------------------------------------------------- what is confirmed (TR-28.6)

SOURCES: Final = {"points": ("vp_spaces", "vp"), "dice": ("dice_colour",)}  # by what a file calls it, its evidence
SURE: Final = ("rules", "page", "derived")
PRINTED: Final = {row["id"]: row for row in [*DATA["activity_card"], *EVENT_ROWS]}
BASE: Final = [id for id, row in PRINTED.items() if not row.get("bonus_card", False)]
OTHERS: Final = {f"{id}_rows": SIDES for id in BUILDINGS[1:]} | {"neutral_start": GREY_STARTS, "le_roy": ROYAL_FIGURES}
OTHERS.update({f"{id}_preference": HOUSE_SPACES for id in BUILDINGS})


def evidence(src: dict[str, str], key: str) -> str:
    """Where a figure comes from; those of an effect have it together."""
    for name in (key, *SOURCES.get(key, ())):
        if name in src:
            return src[name]
    return src.get("params", "")


def columns(id: str) -> dict[str, list[int]]:
    """What a file calls the figures of a row, and where they stand in it."""
    if id in ACTIVITY_IDS:
        names = EFFECT_FIGURES[PRINTED[id]["effect"]]
        printed = {"round": [ROUND], "cost": [COST], "points": POINTS, "divisor": [DIVISOR]}
        return {**printed, **{name: [A + i] for i, name in enumerate(names) if name in PRINTED[id].get("params", {})}}
    if id in EVENT_IDS:
        names = EVENT_FIGURES[PRINTED[id]["effect"]]
        printed = {"dice": [FOUGHT], "black_dice": [BLACK], "divisor": [EVENT_DIVISOR]}
        printed |= {"flags": [FLAGS], "points": [MOST, NEXT]} if PRINTED[id]["flags"] else {}
        printed |= {"calls": [CALLS]} if "calls" in PRINTED[id] else {}
        return {**printed, **{name: [X + i] for i, name in enumerate(names) if name in PRINTED[id].get("params", {})}}
    return {id: list(range(OTHERS[id]))} if id in OTHERS else {}


def marked(id: str) -> list[str]:
    """The figures of a row that no source confirms, as a file calls them."""
    return [key for key in columns(id) if id not in PRINTED or evidence(PRINTED[id]["src"], key) not in SURE]


def bits(id: str, keys: list[str]) -> int:
    """Some figures of a row, a bit for each."""
    return sum(1 << at for key in keys for at in columns(id)[key])


def provisional() -> dict[str, list[int]]:
    """The rows of the data file, by id, in the order of the array."""
    rows = {row["id"]: activity_row(row) for row in DATA["activity_card"]}
    rows |= {row["id"]: event_row(row) for row in EVENT_ROWS}
    rows |= {f"{BUILDINGS[i]}_rows": die_rows(i) for i in range(len(BUILDINGS))}
    rows["neutral_start"] = [SPACES.index(id) for id in DATA["setup"]["two_player_neutral"]["spaces"]]
    rows |= {f"{id}_preference": [SPACES.index(space) for space in SOLO[f"{id}_preference"]] for id in BUILDINGS}
    rows["le_roy"] = [amount(2), amount(3), SOLO["cathedral_full_vp"], SOLO["no_character_left_vp"]]
    rows["doubts"] = [bits(id, marked(id)) for id in rows]
    return rows


DEFAULT: Final = provisional()
BEFORE: Final = [SPACES.index(id) for id in DATA["setup"]["two_player_neutral"]["before"]]  # TR-3.6 in version 1
STARTS_NAMED: Final = "+neutral_start:"
assert list(DEFAULT)[: len(ACTIVITIES) + len(EVENT_IDS)] == [*ACTIVITY_IDS, *EVENT_IDS]
PROVISIONAL: Final = vec[i64]([n for row in DEFAULT.values() for n in row])
SIZE: Final[i64] = len(PROVISIONAL)
ROW_IDS: Final = list(DEFAULT)[:-1]
ROW_NUMBER: Final = {id: i for i, id in enumerate(ROW_IDS)}
assert DOUBTS + len(ROW_IDS) == SIZE
KEYS: Final = {id: columns(id) for id in ROW_IDS}


def doubtful(figures: vec[i64], id: str) -> list[str]:
    """The figures of a row that are still provisional in a set."""
    doubts = int(figures[DOUBTS + ROW_NUMBER[id]])
    return [key for key, places in KEYS[id].items() if any(doubts >> at & 1 for at in places)]


def written(name: str, rows: dict[str, list[int]]) -> str:
    """A set as the value of the option: its name, and every row that is not the provisional one; where grey citizens
    stand also if that is sure, since other spaces were provisional once."""
    named = [id for id, row in rows.items() if row != DEFAULT[id] or (id == "neutral_start" and sure_starts(rows))]
    changed = [f"{id}:{','.join(map(str, rows[id]))}" for id in named]
    return "+".join([name, *changed])


def sure_starts(rows: dict[str, list[int]]) -> bool:
    """TR-3.6 Whether somebody has confirmed where grey citizens stand."""
    return not rows["doubts"][ROW_NUMBER["neutral_start"]]


def read(text: str) -> dict[str, list[int]]:
    """The rows of a set that `written` wrote down; a ValueError when it is none. Whether the figures make sense is for
    `wrong` to say."""
    name, *parts = text.split("+")
    if (
        not name.replace("-", "").replace("_", "").isalnum()
        or not name.isascii()
        or (name == PROVISIONAL_NAME) != (text == PROVISIONAL_NAME)
    ):
        raise ValueError("a set of figures begins with its name")
    rows = {id: row[:] for id, row in DEFAULT.items()}
    for part in parts:
        id, _, numbers = part.partition(":")
        row = [int(number) for number in numbers.split(",") if number.isdecimal()]
        if id not in rows or len(row) != len(rows[id]) or ",".join(map(str, row)) != numbers:
            raise ValueError(f"{id} is no row of figures")
        rows[id] = row
    if STARTS_NAMED not in text and sure_starts(rows):
        rows["neutral_start"] = BEFORE[:]
    return rows


def figures(text: str, corners: bool = True) -> vec[i64]:
    """The set that an option names, for a position to carry; TR-3.6 with the corners or the spaces before them, where
    it names none."""
    if text == PROVISIONAL_NAME and corners:
        return PROVISIONAL
    rows = read(text)
    if not corners and STARTS_NAMED not in text:
        rows["neutral_start"] = BEFORE
    return vec[i64]([n for row in rows.values() for n in row])


def wrong(rows: dict[str, list[int]]) -> str:
    """The first row whose figures make no sense, or "": every figure within its bounds, no second place worth more than
    the first, three activity cards of each colour and number, and every space once."""
    for id, row in rows.items():
        bounds = BOUNDS[id]
        if any(not bounds[i][0] <= row[i] <= bounds[i][1] for i in range(len(row))):
            return id
        points = row[FIRST : FIRST + SCORING] if id in ACTIVITY_IDS else row[MOST : NEXT + 1] if id in EVENT_IDS else []
        if points != sorted(points, reverse=True):
            return id
        if (id == "neutral_start" or id.endswith("_preference")) and len(set(row)) != len(row):
            return id
    return uneven(rows)


def uneven(rows: dict[str, list[int]]) -> str:
    """TR-1.8 A card of a colour and a number that has not three cards, or ""."""
    for colour in COLOURS:
        for number in range(1, NUMBERS + 1):
            base = [card.id for card in ACTIVITIES if COLOURS[card.colour] == colour and not card.bonus]
            alike = [id for id in base if rows[id][ROUND] == number]
            if len(alike) != ALIKE:
                return alike[-1] if alike else base[0]
    return ""


def bounds_of(id: str) -> list[tuple[int, int]]:
    """The least and the most that each figure of a row can be."""
    if id in ACTIVITY_IDS:
        card = ACTIVITIES[ACTIVITY_IDS.index(id)]
        names = EFFECT_FIGURES[card.effect]
        params = [limits(name, card.params, 12) for name in names] + [(0, 0)] * (PARAMS - len(names))
        return [(1, 3), (0, 20), (1, 12), (0, 12), (0, 12), (1, 12), *params]
    if id in EVENT_IDS:
        flags = (0, 0) if id == "marauding" else (1, 12)
        row = EVENT_ROWS[EVENT_IDS.index(id)]
        names = EVENT_FIGURES[row["effect"]]
        params = [limits(name, row["params"], 6) for name in names] + [(0, 0)] * (EVENT_PARAMS - len(names))
        calls = (1, 4) if DECK_OF[EVENT_IDS.index(id)] == "red" else (3, 3)
        return [(0, 3), (0, 6), flags, (1, 12), (0, 20), (0, 20), calls, *params]
    if id == "doubts":
        return [(0, (1 << COLUMNS) - 1)] * len(ROW_IDS)
    if id.endswith("_rows"):
        return [(0, len(ROWS[BUILDINGS.index(id.removesuffix("_rows"))]) - 1)] * SIDES
    if id.endswith("_preference"):
        first = BUILDINGS.index(id.removesuffix("_preference")) * HOUSE_SPACES
        return [(first, first + HOUSE_SPACES - 1)] * HOUSE_SPACES
    return [(0, len(SPACES) - 1)] * GREY_STARTS if id == "neutral_start" else [(0, 20)] * ROYAL_FIGURES


LIMITS: Final[dict[str, tuple[int, int]]] = {  # a group is never worth more than 36
    "becomes": (2, 3),
    "add_per_die": (1, 6),
    "set_to": (1, 12),
    "add_to_group": (1, 12),
}


def limits(name: str, params: dict[str, Any], most: int) -> tuple[int, int]:
    """The least and the most of a figure of an effect; one that the card does not have stays 0."""
    return LIMITS.get(name, (1, most)) if name in params else (0, 0)


BOUNDS: Final = {id: bounds_of(id) for id in DEFAULT}
assert wrong(DEFAULT) == ""


def accepts(id: str, value: str) -> bool:
    """Whether a value of the option `figures` is a set that can be played with."""
    try:
        return id == "figures" and wrong(read(value)) == ""
    except ValueError:
        return False
