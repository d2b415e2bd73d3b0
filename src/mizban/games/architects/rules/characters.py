"""The second side of the player boards (AW-20): who plays which character, and what it begins with."""

from __future__ import annotations

from typing import final

from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import BASE_BOARDS, BOARDS, SILVER, TYPES
from mizban.games.architects.rules.state import CHARACTER, PRISON, SUPPLY, Architects


@final
class Choose(Step[Architects]):
    """AW-20.1 Choose one of the characters that are left."""

    def ask(self, s: Architects) -> Said:
        return ("Choose seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return CHARACTER

    def why(self, s: Architects, o: Option) -> Said:
        if o.arg >= BASE_BOARDS and not s.extra:
            return ("no-such-board board AW-24.2", (o.arg,))
        return ("board-taken board AW-20.1", (o.arg,)) if o.arg in s.boards else LEGAL

    def choose(self, s: Architects, o: Option) -> None:
        s.boards = s.boards[:]
        s.boards[self.seat] = o.arg
        s.tell(EVERYBODY, "chooses-board seat board", self.seat, o.arg)


def equip(s: Architects) -> None:
    """AW-20.2, AW-20.3, AW-20.5 to AW-20.10, AW-24.2 What the boards say: prisoners of the own workers, silver, Virtue
    and goods. The most Virtue begins."""
    for seat in range(s.seats):
        board = BOARDS[s.boards[seat]]
        s.move(seat, SUPPLY, PRISON, board.prisoners)
        s.virtue[seat] = board.virtue
        s.unpaid[seat] = board.debts
        for good in range(TYPES):
            s.goods[seat * TYPES + good] = board.extra[good]
        s.goods[seat * TYPES + SILVER] = board.silver
        if board.virtue > s.virtue[s.first] or not seat:
            s.first = seat
