"""Figures of style of bots that play Architects of the West Kingdom, found by playing many games against other figures.

Thousandths of a point, or per cent, or hundredths of a turn where it is said.
"""

from __future__ import annotations

from typing import Final

from mizban.core.packed import i64, vec
from mizban.games.architects.rules import effects as e
from mizban.games.architects.rules.cards import BOARD_IDS, GOODS, LOCATIONS, THINGS, row_of

POINT: Final[i64] = 1000  # what all that is no share or time is told in parts of

# ---------------------------------------------------------------- what things are worth

PACE: Final[i64] = 416  # hundredths of a turn from one visit of a seat to the Guildhall to the next
FADE: Final[i64] = 31  # per cent of their worth that goods have at the very end
FADE_TURN: Final[i64] = 6  # per cent more for each turn to come
NEED: Final[i64] = 85  # per cent of what a building brings, for the goods and skills that it lacks
NEAR: Final[i64] = 121  # hundredths of a turn by which every building is further away than it seems
SKILL_TIME: Final[i64] = 202  # hundredths of a turn for a skill
SKILL: Final[i64] = 60  # what a new skill is worth for each turn to come
SOFT: Final[i64] = 1427  # what a Virtue is worth while there is time
HORIZON: Final[i64] = 1419  # hundredths of a turn before the end at which only that counts
WORKER: Final[i64] = 600  # what a worker is worth that one will run out of
REWARD: Final[i64] = 700  # what a reward card gives beside its Virtue
CLIMB: Final[i64] = 400  # what a level is worth for the next ones
DEBT: Final[i64] = 1488  # what an unpaid debt costs
SHED: Final[i64] = 606  # what a building card is worth that is discarded for the Cathedral
PUSH: Final[i64] = 100  # what a point of lead counts for ending the game
DEAR: Final[i64] = 235  # per cent of the goods that a card would still cost
ONLY_SKILL: Final[i64] = 400  # what a skill is worth that no other apprentice of the seat has
FEW_SKILLS: Final[i64] = 900  # what a lacking skill takes from the worth of a card
MORE: Final[i64] = 70  # per cent of visits to the Guildhall to come that construct
SAFE: Final[i64] = 90  # per cent by which who is highest on the Cathedral will be so in the end
OPEN: Final[i64] = 30  # and who is not
EVEN: Final[i64] = 50  # per cent by which one will hold the most of a good
HOARD: Final[i64] = 14  # gold, marble or silver of which more is no use while there is something else to do
PRICE: Final = vec[i64](  # [good]
    row_of({"clay": 480, "wood": 620, "stone": 650, "gold": 1500, "marble": 1700, "silver": 511}, GOODS)
)
EFFORT: Final = vec[i64](  # [good] hundredths of a turn
    row_of({"clay": 25, "wood": 30, "stone": 38, "gold": 80, "marble": 100, "silver": 30}, GOODS)
)
UNITS: Final = vec[i64]([115, 108, 100, 92, 85, 78, 70, 62, 54, 46, 38, 30, 22, 14, 8, 4, 2])  # [units there] per cent
COINS: Final = vec[i64](
    [170, 165, 155, 140, 120, 100, 80, 65, 55, 50, 45, 40, 35, 30, 25, 20, 15]
)  # the same of silver
STAKE: Final = vec[i64](  # [large circle] a worker there, for each turn to come
    row_of(
        {
            "forest": 37,
            "quarry": 30,
            "mines": 28,
            "silversmith": 22,
            "kings_storehouse": 16,
            "workshop": 10,
            "town_centre": 14,
            "guardhouse": 6,
        },
        LOCATIONS,
    )
)
HAND: Final = vec[i64]([2774, 2000, 1500, 1100, 706, 400, 0])  # [cards in hand] what one more is worth
# what an apprentice brings in each turn to come, by its kind
USE: Final = vec[i64](  # [kind]
    [
        {
            e.ALL_SKILLS: 10,
            e.BLACK_MARKET_BONUS: 25,
            e.BLACK_MARKET_NO_LOSS: 25,
            e.BLACK_MARKET_DISCOUNT: 13,
            e.CATHEDRAL_BONUS: 60,
            e.DEBT_PAID_BONUS: 6,
            e.GUARDHOUSE_BONUS: 15,
            e.LOCATION_BONUS: 40,
            e.RESET_GAIN: 23,
            e.RESET_NO_PRISONERS: 52,
            e.RESET_RELEASE: 10,
            e.STOREHOUSE_EXTRA: 16,
            e.STOREHOUSE_TRADE: 40,
            e.TAX_STAND_GAIN: 25,
            e.TAX_STAND_DISCOUNT: 20,
            e.TOWN_CENTRE_DISCOUNT: 10,
        }[kind]
        for kind in range(len(e.PUPIL_KINDS))
    ]
)

# ---------------------------------------------------------------- what buildings do

GRACE: Final[i64] = 700  # what a Virtue of a building is worth at the end
NEW_DEBT: Final[i64] = 2000  # what a debt costs that a building brings, or is worth to destroy
VIRTUOUS_GOLD: Final[i64] = 1300  # what a gold is worth that comes for Virtue
PRISONER_FREED: Final[i64] = 600  # what it is worth to free a worker from Prison
CAPTIVE_FREED: Final[i64] = 300  # and from the board of another seat
RAID: Final[i64] = 700  # what a capture is worth that costs nothing
AT_ONCE: Final = {  # by the kind of building; it is worth the less, the later it comes
    e.ALL_GAIN_VIRTUE: 300,
    e.ALL_LOSE_VIRTUE: 100,
    e.DISCARD_APPRENTICE: -300,
    e.EXTRA_WORKER: 1500,
    e.HIRE_FREE: 1600,
    e.DISCARD_BUILDING: 1800,
}
GIFT: Final = row_of(  # [thing] what buildings give, in the middle of a game
    {
        "clay": 330,
        "wood": 430,
        "stone": 450,
        "gold": 1400,
        "marble": 1500,
        "silver": 350,
        "virtue": 500,
        "building_card": 700,
    },
    THINGS,
)

# ---------------------------------------------------------------- what actions would bring

FURTHER_TRADE: Final[i64] = 60  # per cent of the best trade that each further one brings

ROB_WORKER: Final[i64] = 200  # what a worker is worth that a rival loses
YIELD: Final = vec[i64](  # [large circle] and would bring there in a turn
    row_of(
        {
            "forest": 70,
            "quarry": 70,
            "mines": 130,
            "silversmith": 60,
            "kings_storehouse": 30,
            "workshop": 20,
            "town_centre": 30,
            "tax_stand": 5,
            "guardhouse": 15,
        },
        LOCATIONS,
    )
)
SHARE: Final = vec[i64]([0, 0, 100, 80, 65, 55])  # [seats] per cent of what a rival loses that the others gain by it
CAPTIVE: Final[i64] = 102  # what a captured worker will bring
FREED: Final[i64] = 83  # what it costs that a worker in Prison can be freed for nothing
PRISONER: Final[i64] = 749  # what an own worker in Prison costs beside its work
RISK: Final[i64] = 2343  # what it costs that a worker in the Black Market goes to Prison
PAID_SHARE: Final[i64] = 101  # per cent of the goods that a building takes
GUILD: Final[i64] = 300  # what a space of the Guildhall is worth by itself
BEST_OF: Final[i64] = 170  # per cent of a card, for one chosen among five
LOSS: Final[i64] = 100  # per cent of what goes when an apprentice makes room for another one

# ---------------------------------------------------------------- which answer is given

CHARACTERS: Final = vec[i64](  # [character] how often it wins, in thousandths of what is even
    row_of(
        {
            "ada": 1390,
            "caroline": 440,
            "frederick": 1560,
            "rudolf": 1240,
            "therese": 720,
            "lothaire": 670,
            "hugo": 510,
            "clovis": 1470,
            "fara": 800,
            "bertha": 1260,
        },
        BOARD_IDS,
    )
)
UNBUILT: Final[i64] = 50  # per cent of a card's worth that is lost when it is discarded for gold
ROOM: Final[i64] = 139  # what an apprentice must bring more than the one it makes room for
