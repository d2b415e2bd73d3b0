"""Steps that know one thing more than their seat: how many are still to come, or which building they are about."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64
from mizban.core.state import Step
from mizban.games.architects.rules.state import Architects


class Counted(Step[Architects]):
    """So many trades, actions, captures or debts are still to come, with this one."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.left)


class OfBuilding(Step[Architects]):
    """What happens with one building."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.card)


class Priced(Step[Architects]):
    """So many units of two goods together are to be paid."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.n)
