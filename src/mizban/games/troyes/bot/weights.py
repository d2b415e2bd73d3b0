"""Figures of style of bots that play Troyes, found by playing many games against other figures; of those that are
marked UNTRIED no such trial is on record.

Thousandths of a point, or per cent where it is said. [rounds to come] where there are six.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.troyes.rules.effects import ALL_MORE, EACH_MORE, EACH_SET, EFFECTS, FREE_DICE, OTHER_COLOUR, SPLIT_DIE

# ---------------------------------------------------------------- what things are worth

POINT: Final[i64] = 1000  # the unit
COIN: Final = vec[i64]([70, 200, 230, 245, 250, 250])  # what a denier is worth to one who has few
FAVOUR: Final = vec[i64]([85, 230, 260, 275, 275, 275])  # the same of influence
MONEY: Final = vec[i64]([100, 50, 30, 20, 20, 20])  # per cent that deniers of now count for the end
FAME: Final = vec[i64]([100, 60, 40, 30, 30, 30])  # the same of influence
STAY: Final = vec[i64]([0, 100, 175, 230, 270, 300])  # per cent of a round that a citizen will stand
SHOVED: Final = vec[i64]([0, 100, 100, 85, 75])  # [seats] per cent of that
LEVEL: Final = vec[i64]([1900, 1300, 1000, 800, 700, 600])  # a first cube on a level of the cathedral (TR-16.5)
FILLED: Final = vec[i64]([20, 55, 70, 75, 80, 80])  # per cent of events that will be countered
RAIDS: Final = vec[i64]([1000, 800, 700, 650, 600, 600])  # a first cube on Marauding (TR-16.3): there is time for it
USES: Final = vec[i64]([20, 56, 72, 80, 80, 80])  # per cent of cubes on cards that will be spent
SMOOTH: Final = vec[i64]([35, 85, 100, 100, 100, 100])  # per cent of the way to a tier that counts
UNSEEN: Final = vec[i64]([0, 0, 50, 40, 60])  # [seats] per cent by which a character that one does not hold is in play
RIVAL: Final = vec[i64]([0, 60, 50, 25, 15])  # [seats] per cent of a rival's gain that is a loss
KEEP: Final = vec[i64]([250, 600, 200])  # [colour] what a die is worth that is kept, whatever it shows
PIP: Final = vec[i64]([150, 75, 150])  # [colour] and for each of its pips
STAND: Final = vec[i64]([1300, 1900, 700])  # [building] a die in every round
WIDE: Final = vec[i64]([0, 80, 95, 105])  # [spaces of the row] per cent of that
CITIZEN: Final[i64] = 420  # a citizen at hand, for each round it could stand
LYING: Final[i64] = 90  # per cent of that for one that lies on a building; UNTRIED
REUSE: Final[i64] = 350  # a tradesman, for each round to come
LEAD: Final[i64] = 400  # to have most cubes on an open event
PLAGUE: Final[i64] = 150  # to be rid of an event, for each round to come
SAVED: Final = vec[i64]([100, 85, 70, 55, 40, 30, 20, 15, 10, 5])  # [cubes there] per cent that one more is worth
# what a cube on a delayed card is worth, by what it does
CUBE: Final = vec[i64](  # [effect]
    [
        {
            FREE_DICE: 1300,
            EACH_MORE: 1500,
            ALL_MORE: 1100,
            EACH_SET: 1500,
            SPLIT_DIE: 1700,
            OTHER_COLOUR: 700,
        }.get(effect, 0)
        for effect in range(len(EFFECTS))
    ]
)
# UNTRIED each denier and each influence is worth less than the one before, in per cent of COIN and FAVOUR
COIN_FIRST: Final = 130
COIN_FALL: Final = 4  # from one to the next
COIN_LEAST: Final = 40
FAVOUR_FIRST: Final = 140
FAVOUR_FALL: Final = 10
FAVOUR_LEAST: Final = 20
MANY: Final[i64] = 100  # deniers or influence of which more is no use

# ---------------------------------------------------------------- what actions would bring

ROYAL: Final[i64] = 350  # a die that Le Roy has no more

# ---------------------------------------------------------------- which answer is given

WAIT: Final[i64] = 2  # deniers that one gets after passing, about
LOST: Final[i64] = 80  # per cent of the worth of own dice that is lost by passing
CROWD: Final[i64] = 12  # per cent less for each own citizen that stands in a building already
PLACE: Final = vec[i64]([100, 90, 80])  # [place in its row from the left] per cent
HURRY: Final[i64] = 300  # to act rather than to pass
VAIN: Final[i64] = 1000  # lost by influence that does not help against a black die; UNTRIED
