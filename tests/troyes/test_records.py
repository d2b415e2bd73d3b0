"""Whole games, replayed to their last point. `--anew` plays them again, after a change of the rules or the figures."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from mizban import testing
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.games.troyes import GAME
from records import Records, verbs
from troyes import second
from troyes.table import look

RECORDS = Records(GAME)


class Played(NamedTuple):
    """How a record was made: whose answers are sensible, and the others give any."""

    seats: int
    seed: int
    options: dict[str, str]
    sensible: tuple[int, ...] = ()
    printed: tuple[tuple[str, str], ...] = ()  # figures that were entered, others than in the data


PRINTED = ((r"(\[merchant\]\n(?:.*\n)*?cost = )\d+", r"\g<1>2"), (r"(\[archer\]\n(?:.*\n)*?divisor = )\d+", r"\g<1>3"))
GAMES = {
    "alone": Played(1, 20, {}),
    "alone-bonus": Played(1, 4, {"bonus_cards": "on", "running_points": "on"}, (0,)),
    "two-seats": Played(2, 11, {}, (0, 1)),
    "two-seats-printed": Played(2, 5, {"bonus_cards": "on"}, (1,), PRINTED),
    "three-seats-pushing": Played(3, 1, {"entry": "from_left", "running_points": "on"}),
    "four-seats-bonus": Played(4, 13, {"bonus_cards": "on"}, (2,)),
}


def options_of(how: Played) -> dict[str, str]:
    """The options of a game; with figures that were entered, the set that they make."""
    assert GAME.blank is not None
    assert GAME.entered is not None
    text = GAME.blank("en")
    for pattern, figure in how.printed:
        text, n = re.subn(pattern, figure, text)
        assert n == 1
    return {**how.options, **GAME.entered(text)} if how.printed else how.options


def played(how: Played) -> Record:
    """A game as it was played."""
    assert GAME.knowledge is not None
    record = Record.new(GAME, how.seats, how.seed, options_of(how))
    s, rng = record.start(), fast(how.seed)
    while s.legal:
        sensible = s.asked in how.sensible
        option = GAME.knowledge.likely(s, rng, 10) if sensible else testing.pick(s.legal, rng, by_verb=True)
        record.said.append((s.asked, option.word))
        s.play(option)
    record.finish(s)
    return record


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_to_its_result(name: str, anew: bool) -> None:
    """TR-16.8, TR-28.6 Words, chance, scores and seal; the second scorer agrees."""
    if anew:
        RECORDS.folder.mkdir(exist_ok=True)
        RECORDS.path(name).write_text(played(GAMES[name]).write(), encoding="utf-8")
    record, s = RECORDS.read(name), RECORDS.verified(name)
    assert record.scores == second.scores(dict(look(s)))
    assert (record.seats, record.options["bonus_cards"]) == (s.seats, "on" if s.bonus else "off")


def test_every_record_is_known() -> None:
    assert RECORDS.names() == sorted(GAMES)


def test_a_record_names_its_figures() -> None:
    """TR-28.6 A set that was entered is in the record, row by row."""
    assert RECORDS.read("two-seats").options["figures"] == "provisional"
    first, *rows = RECORDS.read("two-seats-printed").options["figures"].split("+")
    assert first == "my-copy"
    assert [row.split(":")[0] for row in rows] == ["merchant", "archer"]


def test_the_records_show_every_kind_of_answer() -> None:
    """TR-26.1"""
    assert verbs(RECORDS.said()) == {option.verb for option in GAME.words.all}
