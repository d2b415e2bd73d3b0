"""Where a worked example shows one case: the others."""

from __future__ import annotations

from concordia.table import A, look, question, stored, table, turn


def test_ex_8_both_colonists_to_one_city() -> None:
    """EX-8: CO-9.1 and CO-9.2 One of each kind may be placed where a house is, as well as in Roma."""
    goods = {A: {"food": 2, "tool": 3}}
    s = table(3, cards={A: ["m1_colonist"]}, houses={A: ["massilia", "aquileia"]}, goods=goods)
    turn(s, "play:colonist", "settle:sea_massilia", "settle:land_massilia")
    assert {"sea_massilia", "land_massilia"} <= set(look(s)["colonists"][A])
    assert (stored(s), question(s)) == ({"tool": 1}, "1 Turn")  # no food for a third


def test_ex_9_a_fifth_brick() -> None:
    """EX-9: CO-10.2 to CO-10.5 It fits into the last free space, and then there is nothing left to trade."""
    s = table(3, goods={A: {"wine": 3, "cloth": 3}}, cash={A: 2})
    turn(s, "play:mercator", *["sell:wine"] * 3, *["purchase:brick"] * 5)
    assert (s.cash[A], s.free(A), stored(s)) == (8, 0, {"brick": 5, "cloth": 3})
    assert question(s) == "1 Turn"
