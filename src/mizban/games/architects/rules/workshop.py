"""The Workshop (AW-6): hiring, and what a full board must do first; hiring elsewhere is alike (AW-6.14)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import ONE, count
from mizban.core.packed import append, i64, pop
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.architects.rules.cards import (
    COLUMNS,
    HIRE_SILVER,
    HIRE_TAX,
    LINES,
    PUPIL_LIMIT,
    PUPIL_SKILLS,
    PUPIL_VIRTUE,
    PUPILS,
    RUDOLF,
    SILVER,
    TYPES,
    WORKSHOP,
)
from mizban.games.architects.rules.state import DISMISS, HIRE, NO_HIRE, NOBODY, Architects
from mizban.games.architects.rules.supply import draw, due, give, pay
from mizban.games.architects.rules.virtue import change_virtue

# How an apprentice is hired, or why one is dismissed.
PAID: Final[i64] = 0  # AW-6.1 at the Workshop
FREE: Final[i64] = 1  # AW-9.3 in the Black Market
TAVERN: Final[i64] = 2  # AW-17.12 free, and not a must
START: Final[i64] = 3  # AW-24.3 before the game begins
GRAVEYARD: Final[i64] = 4  # AW-24.1 one goes and none comes


def limit(s: Architects, seat: i64) -> i64:
    """AW-6.9, AW-20.9 How many apprentices a seat may have."""
    return PUPIL_LIMIT + 1 if s.is_board(seat, RUDOLF) else PUPIL_LIMIT


def wage(s: Architects, seat: i64) -> i64:
    """AW-6.1, AW-20.9 What hiring costs at the Workshop beside the Tax."""
    return HIRE_SILVER - 1 if s.is_board(seat, RUDOLF) else HIRE_SILVER


def hire_price(s: Architects, seat: i64) -> i64:
    """AW-6.1 What hiring costs in all, without skipped cards."""
    return wage(s, seat) + due(s, seat, HIRE_TAX)


def skipped(workers: i64, column: i64) -> i64:
    """AW-6.2, AW-6.3 How many cards must be skipped with a coin to reach a column, which is counted from 0."""
    return max(0, column + 1 - workers)


def recruit(s: Architects, seat: i64, how: i64) -> None:
    """AW-6.9 to AW-6.11, AW-26.7 Hire; with a full board, first discard."""
    if count(s.hired[seat]) >= limit(s, seat):
        s.then(Dismiss(seat, how))
    else:
        s.then(Hire(seat, how))


def draw_buildings(s: Architects, seat: i64) -> None:
    """AW-6.15 One card, and one more for every two own workers."""
    draw(s, seat, 1 + s.at(WORKSHOP, seat) // 2)


@final
class Hire(Step[Architects]):
    """AW-6.2 to AW-6.5, AW-6.14, AW-17.12, AW-24.3, AW-26.7 Choose one of the cards beside the Workshop; there the
    price and the skip coins must be at hand."""

    def __init__(self, seat: i64, how: i64) -> None:
        super().__init__(seat)
        self.how: Final = how

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.how)

    def ask(self, s: Architects) -> Said:
        if self.how == PAID:
            return ("Hire seat n", (self.seat, hire_price(s, self.seat)))
        return ("HireFree seat" if self.how != START else "HireFirst seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return HIRE_OR_NOT if self.how == TAVERN else HIRE

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        purse, workers = s.has(self.seat, SILVER), s.at(WORKSHOP, self.seat)
        price = hire_price(s, self.seat) if self.how == PAID else 0
        for post in range(LINES * COLUMNS):
            if s.display[post] == NOBODY:
                continue
            if self.how != PAID or price + skipped(workers, post % COLUMNS) <= purse:
                legal.append(HIRE[s.display[post]])
        if self.how == TAVERN:
            legal.append(NO_HIRE)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is NO_HIRE:
            return LEGAL
        post = find(s, o.arg)
        if post == NOBODY:
            return ("not-on-display apprentice AW-2.5", (o.arg,))
        if self.how != PAID:
            return LEGAL
        price = hire_price(s, self.seat) + skipped(s.at(WORKSHOP, self.seat), post % COLUMNS)
        purse = s.has(self.seat, SILVER)
        return LEGAL if price <= purse else ("no-silver n of AW-6.3", (price, purse))

    def choose(self, s: Architects, o: Option) -> None:
        if o is NO_HIRE:
            s.tell(EVERYBODY, "hires-nobody seat", self.seat)
            return
        post = find(s, o.arg)
        if self.how == PAID:
            pay(s, self.seat, wage(s, self.seat), due(s, self.seat, HIRE_TAX))
            lay_coins(s, self.seat, post)
        take(s, self.seat, post)
        if self.how == START:
            s.display[post] = NOBODY
        else:
            move_up(s, post)


def find(s: Architects, card: i64) -> i64:
    """Where an apprentice lies beside the Workshop, or NOBODY."""
    for post in range(LINES * COLUMNS):
        if s.display[post] == card:
            return post
    return NOBODY


def lay_coins(s: Architects, seat: i64, post: i64) -> None:
    """AW-6.3, AW-6.4, AW-6.13 A coin on each skipped card of the row, from the left."""
    column = post % COLUMNS
    coins = skipped(s.at(WORKSHOP, seat), column)
    for i in range(coins):
        s.coins[post - column + i] += 1
    if coins:
        s.goods[seat * TYPES + SILVER] -= coins
        s.tell(EVERYBODY, "skips seat n", seat, coins)


def take(s: Architects, seat: i64, post: i64) -> None:
    """AW-6.6, AW-6.7, AW-6.12, AW-25.5 The card comes before the seat with the silver on it; its Virtue sign works."""
    card = s.display[post]
    s.hired[seat] |= ONE[card]
    s.skills[seat] |= PUPIL_SKILLS[card]
    s.tell(EVERYBODY, "hires seat apprentice", seat, card)
    give(s, seat, SILVER, s.coins[post])
    s.coins[post] = 0
    change_virtue(s, seat, PUPIL_VIRTUE[card])


def move_up(s: Architects, post: i64) -> None:
    """AW-6.8 The cards to the right move left with their coins, and a new one fills the last column."""
    last = post - post % COLUMNS + COLUMNS - 1
    for i in range(post, last):
        s.display[i] = s.display[i + 1]
        s.coins[i] = s.coins[i + 1]
    s.coins[last] = 0
    fill(s, last)


def fill(s: Architects, post: i64) -> None:
    """AW-22.4 A new card from the pile, which never runs out."""
    s.school, card = pop(s.school, 0)
    if s.unmet:
        s.unmet -= 1
        s.learned += 1
    s.display[post] = card


def refresh(s: Architects) -> None:
    """AW-24.4 Both cards of the first column are discarded, and the rows move up; coins on them go to the Supply."""
    for row in range(LINES):
        post = row * COLUMNS
        s.school = append(s.school, s.display[post])
        s.tell(EVERYBODY, "refreshes apprentice", s.display[post])
        move_up(s, post)


@final
class Dismiss(Step[Architects]):
    """AW-6.10, AW-6.11, AW-17.12, AW-24.1, AW-26.7 Discard one of the own apprentices; then hire."""

    def __init__(self, seat: i64, how: i64) -> None:
        super().__init__(seat)
        self.how: Final = how

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.how)

    def ask(self, s: Architects) -> Said:
        return ("Dismiss seat" if self.how != GRAVEYARD else "DismissOne seat", (self.seat,))

    def candidates(self, s: Architects) -> list[Option]:
        return DISMISS_OR_NOT if self.how == TAVERN else DISMISS

    def options(self, s: Architects) -> list[Option]:
        legal: list[Option] = []
        for card in range(PUPILS):
            if s.hired[self.seat] >> card & 1:
                legal.append(DISMISS[card])
        if self.how == TAVERN:
            legal.append(NO_HIRE)
        return legal

    def why(self, s: Architects, o: Option) -> Said:
        if o is NO_HIRE or s.hired[self.seat] >> o.arg & 1:
            return LEGAL
        return ("not-hired apprentice AW-6.10", (o.arg,))

    def choose(self, s: Architects, o: Option) -> None:
        if o is NO_HIRE:
            s.tell(EVERYBODY, "hires-nobody seat", self.seat)
            return
        dismiss(s, self.seat, o.arg)
        if self.how != GRAVEYARD:
            s.then(Hire(self.seat, FREE if self.how == TAVERN else self.how))


def dismiss(s: Architects, seat: i64, card: i64) -> None:
    """AW-6.7, AW-6.10, AW-21.7 It goes under the pile, as all can see; what it changed on hiring stays."""
    s.hired[seat] ^= ONE[card]
    s.skills[seat] = 0
    for other in range(PUPILS):
        if s.hired[seat] >> other & 1:
            s.skills[seat] |= PUPIL_SKILLS[other]
    s.school = append(s.school, card)
    s.tell(EVERYBODY, "dismisses seat apprentice", seat, card)


HIRE_OR_NOT: Final = [*HIRE, NO_HIRE]
DISMISS_OR_NOT: Final = [*DISMISS, NO_HIRE]
