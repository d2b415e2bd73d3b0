"""The end of a game (BI-9, BI-10) as a sheet of paper: what every seat has, and who wins which category."""

from __future__ import annotations

from mizban.games.biblios.cards import CATEGORIES
from mizban.games.biblios.scene.drawings import FACES, Face, category
from mizban.games.biblios.scene.table import gold
from mizban.games.biblios.view import View
from mizban.render.shapes import COIN, DICE, SEATS, TICK, Box, Path, Shape, Text, Use, Words, star


def faces(v: View) -> list[list[Face]]:
    """The cards of each hand; at the end all of them are known."""
    return [[FACES[kind] for kind in hand] for hand in v["hands"]]


class Tally:
    """BI-9.3, BI-9.6 What the hands are worth in each category: totals, and the letters nearest to A."""

    def __init__(self, v: View) -> None:
        suits = [[[f for f in hand if f.tone == tone] for hand in faces(v)] for tone in CATEGORIES]
        self.totals = [[sum(f.value for f in cards) for cards in row] for row in suits]  # [category][seat]
        self.letters = [[min((f.letter for f in cards), default="") for cards in row] for row in suits]

    def tied(self, i: int) -> bool:
        """Whether the letter decides."""
        return self.totals[i].count(max(self.totals[i])) > 1 and max(self.totals[i]) > 0


def sheet(v: View, lang: str) -> list[Shape]:
    """BI-9, BI-10 A sheet of paper with the totals of every seat, who wins each category, and the points."""
    tally = Tally(v)
    shapes: list[Shape] = [Box(62, 234, 800, 496, 16, "sheet"), Box(69, 241, 786, 482, 11, "trim")]
    shapes += heading(v) + columns(v)
    for i, n in enumerate(v["dice"]):
        y = 362 + 48 * i
        shapes += [Use(DICE[n], 92, y + 6, 0.78, CATEGORIES[i]), Text(138, y + 24, category(i, lang), "row")]
        shapes += [shape for seat in range(v["seats"]) for shape in cell(v, tally, i, seat, y)]
        shapes.append(Path(f"M92 {y + 48}H832", "rule"))
    shapes += [Use(COIN, 109, 624, 0.5), Text(138, 624, ("picture-gold", ()), "row")]
    shapes += [Text(column(v, seat), 624, str(n), "cell") for seat, n in enumerate(map(gold, v["hands"]))]
    shapes += [Path("M92 646H832", "rule"), Text(92, 684, ("picture-points", ()), "row")]
    return shapes + [Text(column(v, seat), 684, str(n), "total") for seat, n in enumerate(v["points"])]


def column(v: View, seat: int) -> float:
    """The middle of a seat's column."""
    return 300 + 532 / v["seats"] * (seat + 0.5)


def heading(v: View) -> list[Shape]:
    """BI-10.1, BI-10.6 Who has won, with a medal; or that the victory is shared."""
    if v["ranks"].count(1) > 1:
        return [Text(96, 280, ("picture-shared", ()), "title")]
    seat = v["ranks"].index(1)
    words: Words = ("picture-wins seat n", (seat, v["points"][seat]))
    if seat == v["viewer"]:
        words = ("picture-you-win n", (v["points"][seat],))
    medal: list[Shape] = [Path(star(8, 26, 19.5, 118, 280), "medal"), Use(SEATS[seat], 118, 280, 1.2, f"seat-{seat}")]
    return [*medal, Text(158, 280, words, "title")]


def columns(v: View) -> list[Shape]:
    """The heads of the columns."""
    shapes: list[Shape] = [Path("M92 362H832", "rule")]
    for seat in range(v["seats"]):
        name: Words = ("picture-you", ()) if seat == v["viewer"] else ("name seat", (seat,))
        x = column(v, seat)
        shapes += [Use(SEATS[seat], x - 38, 340, 0.95, f"seat-{seat}"), Text(x - 22, 340, name, "column")]
    return shapes


def cell(v: View, tally: Tally, i: int, seat: int, y: int) -> list[Shape]:
    """A total; the winner's on a tint with a tick, and the letter where it decides."""
    x, total, won = column(v, seat), tally.totals[i][seat], v["won"][i] == seat
    width = 532 / v["seats"]
    shapes: list[Shape] = []
    if won:
        shapes += [Box(x - width / 2, y + 1, width, 46, 0, "tint"), Use(TICK, x + 24, y + 24, 0.8, ink="strong")]
    shapes.append(Text(x, y + 24, str(total), "won" if won else "cell"))
    if tally.tied(i) and total == max(tally.totals[i]):
        shapes.append(Text(x - 22, y + 25, tally.letters[i][seat], "fine"))
    return shapes
