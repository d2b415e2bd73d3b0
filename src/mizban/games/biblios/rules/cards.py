"""The cards of the data file (BI-1.1), and what can be told from their faces."""

from __future__ import annotations

from typing import Any, Final, final

from mizban.core.data import components
from mizban.core.packed import i64, vec

DATA: Final = components("mizban.games.biblios")
CATEGORIES: Final[list[str]] = [row["id"] for row in DATA["category"]]  # BI-1.2 from left to right
LOWEST: Final[i64] = DATA["die"]["min"]
HIGHEST: Final[i64] = DATA["die"]["max"]
START: Final[i64] = DATA["die"]["start"]


@final
class Card:
    """BI-1.4 A category card, a Gold card or a Church card; alike cards are of one kind (BI-1.10)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row.get("type", row["id"])
        self.category: Final[i64] = CATEGORIES.index(row["category"]) if "category" in row else -1
        self.value: Final[i64] = row.get("value", 0)  # BI-1.5, BI-1.8
        self.letter: Final[i64] = ord(row["letter"]) - ord("A") if "letter" in row else -1  # BI-1.6, BI-1.7


@final
class Church:
    """BI-1.9 What a type of Church card does: it moves so many different dice, up or down or as one likes."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.dice: Final[i64] = row["dice"]
        self.up: Final[bool] = 1 in row["directions"]
        self.down: Final[bool] = -1 in row["directions"]


CARDS: Final = [Card(row) for row in DATA["card"]]
COUNT: Final[i64] = len(CARDS)
KINDS: Final = list(dict.fromkeys(card.kind for card in CARDS))
CHURCHES: Final = [Church(row) for row in DATA["church_type"]]
GOLDS: Final[list[str]] = [row["id"] for row in DATA["gold_type"]]

GOLD: Final[i64] = KINDS.index(GOLDS[0])  # the first kind of Gold; the kinds before it are category cards, one of each
CHURCH: Final[i64] = KINDS.index(DATA["church_type"][0]["id"])  # the first kind of Church card; they come last
HOLDABLE: Final[i64] = min(i for i, card in enumerate(CARDS) if KINDS.index(card.kind) >= CHURCH)  # cards before it

# The same by number, for the rules to read quickly.
KIND: Final = vec[i64]([KINDS.index(card.kind) for card in CARDS])  # [card]
FIRST: Final = vec[i64]([[card.kind for card in CARDS].index(kind) for kind in KINDS])  # [kind] its first card
ALIKE: Final = vec[i64]([sum(card.kind == kind for card in CARDS) for kind in KINDS])  # [kind] how many there are


@final
class Setup:
    """BI-3 What is taken out for a number of players."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.gold: Final[i64] = row["removed_gold_per_value"]
        self.random: Final[i64] = row["removed_random"]
        self.purse: Final[i64] = row["gold_value_before_random_removal"]  # all Gold in the game


SETUPS: Final[dict[int, Setup]] = {row["players"]: Setup(row) for row in DATA["setup"]}
