"""The summary card: what a turn of each phase is, Church cards, what the cards are worth, and who wins."""

from __future__ import annotations

from typing import Final

from mizban.games.biblios.face.scene.emblems import BACK, COINS, emblem
from mizban.games.biblios.rules.cards import CATEGORIES, DATA, GOLDS, HIGHEST, LOWEST
from mizban.games.biblios.rules.view import View
from mizban.render.aids import Aid, Line, Section, line
from mizban.render.shapes import CROSS, HAND, Group, Shape, Use

SIGNS: Final[dict[str, Shape | None]] = {
    "keep": Group((Use(HAND),), ink="inked"),
    "public": emblem(f"card:{GOLDS[1]}"),
    "auction": BACK,
    "gold": COINS,
    "church": emblem(f"card:{DATA['church_type'][0]['id']}"),
    "none": Use(CROSS, 0, 0, 0.8),
    **{f"die-{category}": emblem(f"die:{category}") for category in CATEGORIES},
}
CHURCH_CLAUSES: Final = {1: "BI-5.9", 2: "BI-5.10"}  # [dice]
EITHER: Final = "BI-5.11"
BLUFF: Final = "medieval_bluff"


def sign(name: str) -> Shape | None:
    """A sign of the card."""
    return SIGNS.get(name)


def aid(v: View | None) -> Aid:
    """The card as the one who looks has it, or for every number of players."""
    seats = v["seats"] if v else 0
    cards = each(seats, "cards_allocated_per_turn")
    players = each(0, "players")
    given = (("cards", cards), ("players", players), ("paper", int(v is None)))
    sections = (
        Section("aid-gift", gifts(v), figures=given),
        Section("aid-church", churches(v), "pairs"),
        Section("aid-sale", sale(v)),
        Section("aid-values", values(seats)),
        Section("aid-end", scoring()),
    )
    on = v is not None and v["phase"] != "over"
    return Aid(sections, (f"aid-here-{v['phase']} n", (v["deck"],)) if v and on else "")


def each(seats: int, figure: str) -> str:
    """A figure of the set-up for so many players; without a table for all, with strokes between."""
    rows = [row for row in DATA["setup"] if seats in (0, row["players"])]
    figures = [str(row[figure]) for row in rows]
    return "/".join(figures) if len(set(figures)) > 1 else figures[0]


def gifts(v: View | None) -> tuple[Line, ...]:
    """BI-4 Where the cards of a turn go; those places are lit that still take one."""
    seats = v["seats"] if v else 0
    places = ("kept", "public", "auction")
    clauses = {"kept": "BI-4.8", "public": "BI-4.5", "auction": "BI-4.12"}
    lines = [
        line(f"aid-{place}", clauses[place], mark, n=each(seats, f"{place}_per_turn"))
        for place, mark in zip(places, ("keep", "public", "auction"), strict=True)
    ]
    if v and v["question"] == "Place":
        rooms = zip(lines, v["room"], strict=True)
        lines = [each_line._replace(state="now" if room else "") for each_line, room in rooms]
    taking = "now" if v and v["question"] == "Take" else ""
    settled = line("aid-settled", "BI-4.4")._replace(kind="fine")
    return (*lines, settled, line("aid-take", "BI-4.9", "public")._replace(state=taking))


def churches(v: View | None) -> tuple[Line, ...]:
    """BI-5 What each type of Church card does, and how many there are; the one that is played is lit."""
    lines: list[Line] = []
    for row in DATA["church_type"]:
        either = len(row["directions"]) > 1
        step = "±1" if either else "+1" if 1 in row["directions"] else "−1"
        clause = EITHER if either else CHURCH_CLAUSES[row["dice"]]
        moved = line("aid-moves", clause, "church", step=step, dice=row["dice"])
        now = v is not None and v["church"] == row["id"]
        lines.append(moved._replace(columns=(f"{row['count']}×",), state="now" if now else ""))
    return (
        *lines,
        line("aid-pairs", "BI-5.12")._replace(kind="fine"),
        line("aid-limits", "BI-5.15", low=int(LOWEST), high=int(HIGHEST))._replace(kind="fine"),
    )


def sale(v: View | None) -> tuple[Line, ...]:
    """BI-6, BI-7, BI-8 How a card is sold; what is asked is lit."""
    asked = v["question"] if v else ""
    now = {"Bid": "aid-bid", "Pay": "aid-other", "Discard": "aid-gold"}.get(asked, "")
    lines = [
        line("aid-turned", "BI-6.4", "auction"),
        line("aid-bid", "BI-6.5", "keep", least=DATA["auction"]["min_bid"]),
        line("aid-other", "BI-7.3", "gold"),
        line("aid-gold", "BI-7.6", "public"),
        line("aid-unsold", "BI-6.8", "none"),
    ]
    lines = [each_line._replace(state="now" if each_line.id == now else "") for each_line in lines]
    penalty = line("aid-penalty", "BI-8.1")._replace(kind="warn")
    bluff = line("aid-bluff", "BI-8.11")._replace(kind="warn")
    if v:
        return (*lines, bluff if v["penalty"] == BLUFF else penalty)
    return (*lines, penalty, bluff._replace(kind="fine"))


def values(seats: int) -> tuple[Line, ...]:
    """BI-1.5, BI-1.8, BI-3 How often each value is in the box, what they add up to, and what is taken out."""
    categories = [
        Line(
            "aid-category", "BI-1.5", f"die-{row['id']}", thing=("category", i), columns=totals(row["values_by_letter"])
        )
        for i, row in enumerate(DATA["category"])
    ]
    gold = [row["value"] for row in DATA["gold_type"] for _ in range(row["count"])]
    out = line(
        "aid-out",
        "BI-3.5",
        gold=each(seats, "removed_gold_total"),
        random=each(seats, "removed_random"),
    )
    return (
        *categories,
        line("aid-coins", "BI-1.8", "gold")._replace(columns=totals(gold)),
        line("aid-letters", "BI-1.7")._replace(kind="fine"),
        out._replace(kind="fine"),
    )


def totals(worth: list[int]) -> tuple[str, ...]:
    """How often each value is there, and their sum."""
    return (*(f"{worth.count(value)}×{value}" for value in sorted(set(worth))), str(sum(worth)))


def scoring() -> tuple[Line, ...]:
    """BI-9, BI-10 Who wins a die, and who wins the game."""
    chain = "".join(f"<die-{category}>" for category in CATEGORIES)
    return (
        line("aid-highest", "BI-9.4"),
        line("aid-letter", "BI-9.6"),
        line("aid-victory", "BI-10.2"),
        line("aid-chain", "BI-10.3", chain=chain),
        line("aid-chain-letter", "BI-10.5")._replace(kind="fine"),
    )
