"""What a card for sale costs the one who looks (CO-12.2)."""

from __future__ import annotations

from mizban.games.concordia.face.scene.drawings import GOOD
from mizban.games.concordia.face.scene.table import Table
from mizban.games.concordia.rules.view import Goods, Offer
from mizban.render.glyphs import Side
from mizban.render.shapes import Path, Shape, Use


def units(goods: Goods) -> list[str]:
    """Goods one by one."""
    return [good for good, n in goods.items() for _ in range(n)]


def short(have: Goods, wanted: list[str]) -> list[bool]:
    """CO-12.2, CO-12.3 Which of these units somebody does not have; what is of any type comes last."""
    left, missing = dict(have), [False] * len(wanted)
    for i, good in sorted(enumerate(wanted), key=lambda pair: pair[1] == "any"):
        taken = good if good != "any" else max(left, key=lambda other: left[other], default="any")
        missing[i] = not left.get(taken, 0)
        left[taken] = left.get(taken, 0) - 1
    return missing


class Price:
    """What a slot costs the one who looks: first what the card costs, then what the slot adds."""

    def __init__(self, t: Table, offer: Offer) -> None:
        self.cost, self.extra = units(offer["cost"]), units(offer["extra"])
        self.waived = bool(offer["card"]) and offer["price"] == offer["cost"]  # CO-12.5
        wanted = self.cost if self.waived else [*self.cost, *self.extra]
        lacking = short(t.v["goods"][t.me], wanted) if t.seated and offer["card"] else [False] * len(wanted)
        self.lacking = lacking + [True] * (len(self.cost) + len(self.extra) - len(lacking))
        self.payable = offer["payable"]

    def shapes(self, side: Side, x: float, y: float, scale: float, room: float) -> tuple[Shape, ...]:
        """The goods in a row from here, those that are lacking faint; a plus between card and slot. Where the room is
        short they are drawn smaller."""
        goods = [*self.cost, *self.extra]
        scale = min(scale, round((room - 11) / max(1, len(goods)) / 25, 2))
        step, drawn = 24 * scale + 1, list[Shape]()
        for i, good in enumerate(goods):
            if i == len(self.cost) and i:
                drawn.append(Path(plus(side.at(x - step / 2 + 5), y), "faint-line" if self.waived else "plus"))
                x += 11
            ink = "faint" if self.lacking[i] else ""
            drawn.append(Use(GOOD[good], side.at(x), y, scale, ink=ink))
            x = round(x + step, 1)
        return tuple(drawn)


def plus(x: float, y: float) -> str:
    return f"M{x - 3:g} {y:g}h6M{x:g} {y - 3:g}v6"
