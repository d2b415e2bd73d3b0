"""What rulings have changed: by which version of the rules a game goes on."""

from __future__ import annotations

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import EVENT_IDS, SPACES
from mizban.games.troyes.rules.citizens import Citizen
from mizban.games.troyes.rules.countered_events import Settled
from mizban.games.troyes.rules.event_phase import act
from mizban.games.troyes.rules.figures import BEFORE, DEFAULT, figures, read, written
from mizban.games.troyes.rules.state import RECRUIT, Troyes
from troyes.table import A, B, N, ask, cubes_on, legal, lies, look, question, say, slot, table, turn, why


def old(s: Troyes) -> Troyes:
    """The same table in a game of the first version."""
    s.version = 1
    return s


# ---------------------------------------------------------------- back to the space it left


def test_a_citizen_could_not_be_set_back_in_the_palace() -> None:
    """TR-11.3, TR-11.11"""
    s = table(2, dice={(A, "red"): [3]}, spaces={"palace_3": A}, lying={"palace": [A]})
    assert why(turn(old(s)), "place:palace") == "is-protected TR-11.11"
    s.version = 2
    turn(s, "place:palace")
    assert lies(s, "palace") == [A]


# ---------------------------------------------------------------- Le Roy


def test_an_event_could_expel_a_citizen_of_le_roy() -> None:
    """TR-22.8, TR-18.5 In the Palace, too."""
    full = {f"palace_{n}": N for n in range(1, 7)}
    s = table(1, spaces=full)
    act(s, EVENT_IDS.index("succession_conflict"))
    assert (lies(s, "palace"), list(s.spaces).count(N)) == ([], 6)
    s = old(table(1, spaces=full))
    act(s, EVENT_IDS.index("succession_conflict"))
    assert lies(s, "palace") == [N]


@pytest.mark.parametrize(("version", "left"), [(1, []), (2, [N])])
def test_resistance_could_take_back_a_cube_of_le_roy(version: int, left: list[int]) -> None:
    """TR-22.8, TR-21.3 One of the player goes as ever."""
    marks = [("war", N), ("drought", A), ("resistance", A)]
    events = ["resistance", "war", "drought"]
    s = table(1, bonus=True, events=events, marks=marks, printed={"resistance": {"flags": 1}})
    s.version = version
    ask(s, Settled(A))
    assert (cubes_on(s, "war"), cubes_on(s, "drought")) == (left, [])


# ---------------------------------------------------------------- recruiting


def test_nobody_was_asked_to_recruit() -> None:
    """TR-8.5, TR-11.2"""
    s = old(table(2, dice={(A, "yellow"): [2]}, spaces={"palace_6": A}, supply={A: 0}, cards=["merchant"]))
    turn(s, "activate:merchant")
    assert (s.trade[slot(s, "merchant")], s.influence[A]) == (1, 10)
    assert RECRUIT not in Citizen(A, 0, 1).candidates(s)


@pytest.mark.parametrize(
    ("influence", "supply", "reason"),
    [(2, 0, ""), (1, 0, "no-influence TR-8.5"), (9, 1, "no-need TR-8.5")],
)
def test_a_citizen_is_recruited_where_one_is_placed(influence: int, supply: int, reason: str) -> None:
    """TR-8.5, TR-11.2 Only with an empty personal supply, and with the influence for it."""
    spaces = {"palace_6": A, "city_hall_123_a": A}
    s = table(2, dice={(A, "red"): [3]}, influence={A: influence}, spaces=spaces, supply={A: supply})
    turn(s, "place:palace")
    assert question(s) == "0 Citizen"
    if reason:
        assert why(s, "recruit") == reason
        return
    assert legal(s) == ["from:palace_6", "from:city_hall_123_a", "recruit"]
    assert GAME.note(look(s), RECRUIT) == ("note-enters space", (SPACES.index("palace_3"),))
    say(s, "recruit")
    assert (look(s)["spaces"]["palace_3"], s.influence[A], s.supply[A], s.stock[A]) == (A, 0, 0, 9)


def test_nobody_recruits_who_has_no_citizen_left_in_the_general_supply() -> None:
    """TR-25.1"""
    s = table(2, dice={(A, "red"): [3]}, spaces={"palace_6": A, "palace_5": A}, supply={A: 0})
    s.stock[A] = 0
    assert Citizen(A, 0, 2).why(s, RECRUIT) == ("no-stock TR-25.1", ())
    assert RECRUIT not in Citizen(A, 0, 2).options(s)


@pytest.mark.parametrize(("influence", "offered"), [(5, True), (4, False)])
def test_what_an_activation_costs_is_kept(influence: int, offered: bool) -> None:
    """TR-8.5, TR-8.8, TR-17.27 Troubadour takes 3 influence; who has spent it on a citizen could not activate."""
    spaces = {"palace_6": A, "palace_5": A}
    s = table(2, dice={(A, "red"): [6]}, influence={A: influence}, spaces=spaces, supply={A: 0}, cards=["troubadour"])
    turn(s, "activate:troubadour")
    assert ("recruit" in legal(s)) == offered
    if not offered:
        assert why(s, "recruit") == "no-influence TR-8.5"


def test_a_protected_space_is_closed_to_a_recruit() -> None:
    """TR-11.2, TR-11.11"""
    spaces = {"city_hall_123_a": A, "city_hall_123_b": B, "city_hall_123_c": B}
    s = table(2, dice={(A, "yellow"): [1]}, spaces=spaces, lying={"city_hall": [B]}, supply={A: 0})
    assert Citizen(A, 2, 0).why(s, RECRUIT) == ("is-protected TR-11.11", ())
    turn(s, "place:city_hall")
    assert lies(s, "city_hall") == [B]


# ---------------------------------------------------------------- grey citizens of two players


def grey(rules: str, **options: str) -> list[int]:
    """Where grey citizens stand before two players begin."""
    s = GAME.new(2, 1, options, rules=rules)
    return sorted(space for space in range(len(s.spaces)) if s.spaces[space] == N)


def test_grey_citizens_stood_elsewhere() -> None:
    """TR-3.6 Unless the host had said where."""
    corners = DEFAULT["neutral_start"]
    assert (grey("1"), grey("2")) == (sorted(BEFORE), sorted(corners))
    for row in (corners, BEFORE, [0, 1, 2, 3, 4, 5]):
        text = f"mine+neutral_start:{','.join(map(str, row))}"
        assert grey("1", figures=text) == grey("2", figures=text) == sorted(row)
    assert grey("1", figures="mine+merchant:1,2,2,1,0,2,0,0,2,0,0") == sorted(BEFORE)


def test_a_set_that_was_sure_of_the_spaces_keeps_them() -> None:
    """TR-3.6, TR-28.6 Such sets did not name them, since they were the provisional ones."""
    rows = {**read("provisional"), "doubts": [0] * len(DEFAULT["doubts"])}
    text = written("mine", rows)
    assert "+neutral_start:" in text
    assert read(text) == rows
    before = text.replace(f"+neutral_start:{','.join(map(str, rows['neutral_start']))}", "")
    assert read(before)["neutral_start"] == BEFORE
    assert list(figures(before)) == list(figures(before, False))


def test_a_file_from_before_that_is_not_sure_has_the_corners() -> None:
    """TR-3.6, TR-28.6 What is marked in it was never read from a board."""
    assert GAME.blank is not None
    assert GAME.entered is not None
    now = next(line for line in GAME.blank("en").splitlines() if line.startswith("neutral_start"))
    then = now.replace("bishopric_56_a", "bishopric_56_b").replace("city_hall_456_a", "city_hall_456_c")
    marked = GAME.blank("en").replace(now, then)
    assert read(GAME.entered(marked)["figures"])["neutral_start"] == DEFAULT["neutral_start"]
    assert read(GAME.entered(marked.replace(then, then.replace("# ?", "")))["figures"])["neutral_start"] == BEFORE
