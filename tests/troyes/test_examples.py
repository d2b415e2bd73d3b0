"""Where a worked example shows one case: all the others."""

from __future__ import annotations

import pytest

from mizban.games.troyes.rules.cards import CHARACTERS, SPACES
from mizban.games.troyes.rules.citizens import Citizen
from mizban.games.troyes.rules.scoring import rating, tier
from mizban.games.troyes.rules.state import WORDS, Troyes
from troyes.table import A, B, lies, stands, table, told, turn


@pytest.mark.parametrize("supply", [0, 4])
def test_ex34_set_back_where_it_stood(supply: int) -> None:
    """EX-34: TR-11.3 The very citizen that stands there, and no other, whatever its owner has."""
    spaces = {"palace_5": B, "palace_1": B}
    s = table(4, dice={(B, "red"): [5]}, spaces=spaces, lying={"palace": [B]}, supply={B: supply}, start=B)
    assert Citizen(B, 0, 4).options(s) == [WORDS.named["from:palace_5"]]
    for word in ("from:palace_1", "from:lying_palace", "recruit"):
        assert Citizen(B, 0, 4).why(s, WORDS.named[word]) == ("is-protected TR-11.11", ())
    turn(s, "place:palace")
    assert (stands(s, "palace_5"), lies(s, "palace"), s.supply[B], s.dice_in(B)) == (B, [B], supply, 0)
    assert told(s, "stands") == [(B, SPACES.index("palace_5"))]
    assert told(s, "expelled") == []


TIERS = {
    "chretien_de_troyes": ([3, 5, 7], [4, 6, 8]),
    "urbain_iv": ([3, 5, 7], [4, 6, 8]),
    "thibaut_ii": ([6, 12, 18], [6, 12, 18]),
    "hugues_de_payns": ([6, 10, 15], [6, 10, 15]),
    "le_florentin": ([2, 4, 6], [2, 4, 6]),
    "henri_i": ([1, 3, 5], [1, 3, 5]),
}


@pytest.mark.parametrize("character", TIERS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ex40_character_thresholds(character: str, seats: int) -> None:
    """EX-40: TR-19.1, TR-19.2, TR-19.3, TR-19.4, TR-19.5, TR-19.6, TR-19.7, TR-19.8, TR-20.1, TR-22.2"""
    least = TIERS[character][0 if seats > 2 else 1]
    for n in range(20):
        s = table(seats)
        count(s, character, n)
        worth = 6 if n >= least[2] else 3 if n >= least[1] else 1 if n >= least[0] else 0
        most = {"chretien_de_troyes": 18, "urbain_iv": 18, "le_florentin": 9, "henri_i": 16}.get(character, 99)
        if n <= most:
            assert tier(s, A, CHARACTERS.index(character)) == worth


def count(s: Troyes, character: str, n: int) -> None:
    """Gives seat 0 so many of what a character counts; the position need not be possible."""
    for i in range(n):
        if character == "chretien_de_troyes" and i < 18:
            s.spaces[i] = A
        elif character == "urbain_iv" and i < 18:
            s.cathedral[i] = A
        elif character == "le_florentin" and i < 9:
            s.trade[i] = 4
        elif character == "henri_i" and i < 16:
            s.won[A] |= 1 << i
    if character == "thibaut_ii":
        s.deniers[A] = n
    if character == "hugues_de_payns":
        s.influence[A] = n


@pytest.mark.parametrize(
    ("result", "name"),
    [
        (-9, "beheaded"),
        (0, "beheaded"),
        (1, "terrible"),
        (6, "average"),
        (15, "not_bad"),
        (16, "worrying"),
        (21, "masterly"),
    ],
)
def test_ex46_result(result: int, name: str) -> None:
    """EX-46: TR-22.23"""
    assert rating(result) == name
