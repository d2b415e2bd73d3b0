"""The summary card: a round in its phases, actions, the prices of dice, influence, and what counts at the end."""

from __future__ import annotations

from typing import Final

from mizban.games.troyes.face.scene.drawings import FACES, SIGN, SMALL, UNROLLED
from mizban.games.troyes.rules.cards import (
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    DATA,
    DICE,
    DOUBLE,
    FARM_DIVISOR,
    FLIP_COST,
    FLIP_MOST,
    INCOME,
    LARGEST,
    PASS_FIRST,
    PASS_NEXT,
    PENALTY,
    PER_BLACK,
    PER_CUBE,
    PER_EVENT,
    PER_LEVEL,
    PRICE,
    RECRUIT_COST,
    REROLL_COST,
    SALARY,
)
from mizban.games.troyes.rules.view import View
from mizban.render.aids import Aid, Line, Section, line, unsure
from mizban.render.shapes import Group, Path, Shape, Use

TRADESMAN: Final = Group((Use(SIGN["card"]), Use(SIGN["citizen"], 0, 3.4, 0.6)))
SIGNS: Final[dict[str, Shape]] = {
    **{name: Use(symbol) for name, symbol in SIGN.items()},
    **{f"die-{colour}": Use(symbol) for colour, symbol in SMALL.items()},
    "die-black": Use(UNROLLED, 0, 0, 0.66),
    "tradesman": TRADESMAN,
    "pass": Group((Path("M-4.5-7V7M4.5-7V7", "bold"),), tone="plain"),
}
CLAUSES: Final = {  # [character]
    "chretien_de_troyes": "TR-19.2",
    "urbain_iv": "TR-19.3",
    "thibaut_ii": "TR-19.4",
    "hugues_de_payns": "TR-19.5",
    "le_florentin": "TR-19.6",
    "henri_i": "TR-19.7",
}
COUNTED: Final = {**FACES, "le_florentin": "tradesman"}  # [character] the sign of what it counts
FEW: Final = 2  # players for whom some thresholds are others; one plays as two do (TR-22.2)


def sign(name: str) -> Shape | None:
    """A sign of the card."""
    return SIGNS.get(name)


def aid(v: View | None) -> Aid:
    """The card as the one who looks has it, or with the thresholds of every number of players."""
    sections = (
        Section("aid-round", phases(v)),
        Section("aid-action", actions(), figures=(("least", DICE["min_dice"]), ("most", int(LARGEST)))),
        Section("aid-price", prices(), "flow"),
        Section("aid-influence", influence(), "flow"),
        Section("aid-end", scoring()),
        Section("aid-characters", characters(v), "pairs", figures=points(v)),
    )
    here = v is not None and v["round"] > 0 and not v["over"]
    return Aid(sections, (f"picture-phase-{v['phase']} n of", (v["round"], v["rounds"])) if v and here else "")


def phases(v: View | None) -> tuple[Line, ...]:
    """TR-4 The phases of a round; the one that is going on is lit."""
    rounds = DATA["round"]["activity_rounds"]
    palace, bishopric, hall = (f"−{salary}" if salary else "0" for salary in SALARY)
    lines = (
        line("aid-cards", "TR-5.1", first=rounds[0], last=rounds[-1], cards=len(COLOURS)),
        line("aid-money", "TR-5.2", income=int(INCOME), palace=palace, bishopric=bishopric, hall=hall),
        line("aid-dice", "TR-5.6"),
        line("aid-events", "TR-6.5", double=int(DOUBLE), influence=int(PER_BLACK)),
        line("aid-actions", "TR-7.1"),
        line("aid-finish", "TR-14.3"),
    )
    now = v["phase"] if v and v["round"] > 0 and not v["over"] else -1
    shown = tuple(
        each._replace(mark=str(number), state="now" if number == now else "") for number, each in enumerate(lines)
    )
    return (*shown, line("aid-unpaid", "TR-5.5", points=int(PENALTY))._replace(kind="warn"))


def actions() -> tuple[Line, ...]:
    """TR-7.2, TR-13 What a turn may be."""
    low, high = CATHEDRAL[0], CATHEDRAL[-1]
    brink = sum(row["influence"] == low["influence"] for row in CATHEDRAL if row["level"] == low["level"])
    stone = {
        "points": low["vp"],
        "low": low["number"],
        "brink": brink,
        "next": brink + 1,
        "high": high["number"],
        "few": low["influence"],
        "many": high["influence"],
    }
    return (
        line("aid-activate", "TR-8.13", "card"),
        line("aid-cathedral", "TR-9.1", "cathedral", **stone),
        line("aid-combat", "TR-10.2", "flag", influence=int(PER_CUBE)),
        line("aid-place", "TR-11.1", "citizen"),
        line("aid-farm", "TR-12.1", "field", divisor=int(FARM_DIVISOR)),
        line("aid-pass", "TR-13.2", "pass", first=int(PASS_FIRST), next=int(PASS_NEXT)),
    )


def prices() -> tuple[Line, ...]:
    """TR-7.6 What each bought die costs, by the size of the group."""
    sizes = range(DICE["min_dice"], int(LARGEST) + 1)
    return tuple(line("aid-die", "TR-7.6", dice="<die-any>" * size, price=int(PRICE[size])) for size in sizes)


def influence() -> tuple[Line, ...]:
    """TR-15 What influence is for."""
    return (
        line("aid-reroll", "TR-15.2", cost=int(REROLL_COST)),
        line("aid-recruit", "TR-15.3", cost=int(RECRUIT_COST)),
        line("aid-flip", "TR-15.4", cost=int(FLIP_COST), most=int(FLIP_MOST)),
    )


def scoring() -> tuple[Line, ...]:
    """TR-16 What counts at the end beside the characters."""
    return (
        line("aid-open", "TR-16.3", points=int(PER_EVENT)),
        line("aid-tradesmen", "TR-16.4"),
        line("aid-levels", "TR-16.5", points=-int(PER_LEVEL)),
    )


def points(v: View | None) -> tuple[tuple[str, int | str], ...]:
    """TR-19.1 What the thresholds of a character bring; on paper there are two sets of some."""
    low, middle, high = DATA["character"][0]["vp"]
    return (("low", low), ("middle", middle), ("high", high), ("paper", int(v is None)))


def characters(v: View | None) -> tuple[Line, ...]:
    """TR-19 What each character counts, and from how many on it pays; one's own are tinted."""
    own = v["characters"][v["viewer"]] if v and v["viewer"] < v["seats"] and not v["over"] else []
    lines: list[Line] = []
    for row in DATA["character"]:
        mark, state = COUNTED[row["id"]], "secret" if row["id"] in own else ""
        counted = line(f"aid-character-{row['id']}", CLAUSES[row["id"]], mark, paper=int(v is None))
        lines.append(counted._replace(columns=thresholds(row, v), state=state))
    assert len(lines) == len(CHARACTERS)
    return tuple(lines)


def thresholds(row: dict[str, list[int]], v: View | None) -> tuple[str, ...]:
    """TR-19.2, TR-19.3, TR-20.1, TR-22.2 From how many on: with so many players, or with both."""
    if v:
        figures = row["min_two" if v["seats"] <= FEW else "min"]
        return tuple(unsure(figure) if v["seats"] == 1 else str(figure) for figure in figures)
    pairs = zip(row["min"], row["min_two"], strict=True)
    return tuple(str(many) if many == few else f"{many}/{few}" for many, few in pairs)
