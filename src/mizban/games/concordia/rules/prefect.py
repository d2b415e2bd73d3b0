"""The Prefect with the Praefectus Magnus (CO-8), and the specialists (CO-13)."""

from __future__ import annotations

from typing import Final, final

from mizban.core.bits import place
from mizban.core.packed import i64
from mizban.core.state import EVERYBODY, LEGAL, Said, Step
from mizban.core.words import Option
from mizban.games.concordia.rules.board import FIRST_PROVINCE, IN_PROVINCE
from mizban.games.concordia.rules.cards import BONUS, COINS, DOUBLE, SEATS
from mizban.games.concordia.rules.goods import units
from mizban.games.concordia.rules.state import COLLECT, PRODUCE, Concordia
from mizban.games.concordia.rules.storehouse import receive


def coins(s: Concordia) -> i64:
    """CO-8.6 The coins on all markers that are turned."""
    total: i64 = 0
    for province in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]):
        if s.turned >> province & 1:
            total += COINS[s.bonus[province]]
    return total


def yields(s: Concordia, seat: i64, province: i64) -> i64:
    """CO-8.3 What the houses of a seat in a province produce."""
    goods: i64 = 0
    cities = s.houses[seat] & IN_PROVINCE[province]
    while cities:
        low = cities & -cities
        goods += units(s.tokens[place(low)], 1)
        cities ^= low
    return goods


def gains(s: Concordia, seat: i64, province: i64) -> i64:
    """CO-4.7, CO-8.2, CO-8.10 What the active player receives from a province: the bonus, and from the houses."""
    bonus = DOUBLE if s.magnus == seat else BONUS
    return yields(s, seat, province) + units(s.bonus[province], bonus)


@final
class Prefect(Step[Concordia]):
    """CO-5.7, CO-8.1, CO-8.5, CO-8.7, CO-8.8, CO-20.5 A province whose marker shows its good, or
    the coins of those that do not."""

    def ask(self, s: Concordia) -> Said:
        if not s.turned:
            return ("PrefectProduce seat", (self.seat,))
        return ("Prefect seat n", (self.seat, coins(s)))

    def candidates(self, s: Concordia) -> list[Option]:
        return CHOICES[s.map]

    def options(self, s: Concordia) -> list[Option]:
        legal: list[Option] = []
        for province in range(FIRST_PROVINCE[s.map], FIRST_PROVINCE[s.map + 1]):
            if not s.turned >> province & 1:
                legal.append(PRODUCE[province])
        if s.turned:
            legal.append(COLLECT)
        return legal

    def why(self, s: Concordia, o: Option) -> Said:
        if o is COLLECT:
            return LEGAL if s.turned else ("no-coins CO-8.7", ())
        return ("turned province CO-8.1", (o.arg,)) if s.turned >> o.arg & 1 else LEGAL

    def choose(self, s: Concordia, o: Option) -> None:
        if o is COLLECT:
            collect(s, self.seat)
        else:
            produce(s, self.seat, o.arg)


def collect(s: Concordia, seat: i64) -> None:
    """CO-8.5, CO-8.6, CO-8.13 The visible coins, and all markers show their goods again. The Praefectus Magnus is
    not used."""
    cash = coins(s)
    s.cash[seat] += cash
    s.turned = 0
    s.tell(EVERYBODY, "collects seat n", seat, cash)


def produce(s: Concordia, seat: i64, province: i64) -> None:
    """CO-8.2 to CO-8.4, CO-8.9 to CO-8.11, CO-8.14, CO-11.7, CO-19.9, CO-19.10 The bonus, and every house in the
    province produces for its owner; the Praefectus Magnus doubles the bonus, wanted or not."""
    s.tell(EVERYBODY, "produces seat province", seat, province)
    mine = gains(s, seat, province)
    if s.magnus == seat:
        s.doubled = 1
        s.tell(EVERYBODY, "doubles seat", seat)
    s.turned |= 1 << province
    receive(s, seat, mine)
    other = s.left(seat)
    while other != seat:
        receive(s, other, yields(s, other, province))
        other = s.left(other)


def specialist(s: Concordia, seat: i64, good: i64) -> None:
    """CO-8.15, CO-13.1 to CO-13.3, CO-19.25 Every own house in a city of the good produces; no marker is touched."""
    n = s.produced(seat, good)
    if n:
        receive(s, seat, units(good, n))
    else:
        s.tell(EVERYBODY, "no-effect seat", seat)


CHOICES: Final = [
    [PRODUCE[i] for i in range(int(FIRST_PROVINCE[map]), int(FIRST_PROVINCE[map + 1]))] + [COLLECT] for map in (0, 1)
]
PREFECTS: Final = [Prefect(seat) for seat in range(SEATS)]
