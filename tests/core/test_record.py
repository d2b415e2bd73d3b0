"""Records: what can be read, what is refused and why, and what verifying finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mizban
from mizban.core.match import Match
from mizban.core.problem import Problem
from mizban.core.record import Record, seal
from mizban.core.rng import agreed, commitment, fast

GAME = mizban.game("biblios")


def finished(seed: str = "7", seats: int = 2, fair: dict[str, str] | None = None) -> Record:
    """A whole random game."""
    record = Record.new(GAME, seats, seed)
    record.fair = fair or {}
    match = Match(record)
    rng = fast(1)
    while match.s.legal:
        match.say(match.s.asked, match.s.legal[rng.below(len(match.s.legal))].word)
    return record


TEXT = finished().write()
LINES = TEXT.split("\n")


def test_a_record_reads_as_it_was_written() -> None:
    assert Record.read(TEXT).write() == TEXT
    assert Record.read(TEXT.replace("\n", "\r\n")).write() == TEXT


def test_a_record_begins_with_game_rules_seats_and_seed() -> None:
    assert LINES[0].startswith("biblios rules=2 seats=2 seed=7 penalty=standard")
    assert LINES[1].split(" ")[1].startswith("place:")


def test_a_record_from_before_an_option_was_there_keeps_its_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    later = {"id": "rain", "values": ["no", "yes"], "default": "no"}
    renewed = replace(GAME, data={**GAME.data, "option": [later, *GAME.data["option"]]})
    monkeypatch.setattr("mizban.core.game.registry.rules", lambda name: renewed)
    record = Record.read(TEXT)
    assert record.options["rain"] == "no"
    assert record.write() == TEXT
    assert not record.verify().legal


def test_an_old_record_that_leaves_an_option_out_keeps_what_it_was_played_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also when the default has changed since; a game of today has the new one, and what is named counts."""
    rain = {"id": "rain", "values": ["no", "yes"], "default": "yes", "unsaid": "no"}
    meta = {**GAME.data["meta"], "rules": int(GAME.rules) + 1}
    renewed = replace(GAME, data={**GAME.data, "meta": meta, "option": [rain, *GAME.data["option"]]})
    monkeypatch.setattr("mizban.core.game.registry.rules", lambda name: renewed)
    assert Record.new(renewed, 2, 7).options["rain"] == "yes"
    record = Record.read(TEXT)
    assert record.options["rain"] == "no"
    assert record.write() == TEXT
    assert Record.read(LINES[0] + " rain=yes\n").options["rain"] == "yes"
    newer = LINES[0].replace(f"rules={GAME.rules}", f"rules={renewed.rules}")
    assert Record.read(newer + "\n").options["rain"] == "yes"


def test_replaying_gives_the_position_that_was_reached() -> None:
    record = Record.read(TEXT)
    s = record.verify()
    assert GAME.scores(s) == record.scores
    assert not s.legal


def test_a_game_can_be_replayed_before_it_is_over() -> None:
    part = "\n".join(LINES[:20]) + "\n"
    assert Record.read(part).replay().legal


def resealed(edit: Callable[[list[str]], None]) -> str:
    """The record, edited by somebody who knows how to seal it again."""
    lines = LINES[:]
    edit(lines)
    body = "\n".join(lines[:-2]) + "\n"
    scores = [int(n) for n in lines[-2].split(" ")[1].split(",")]
    return f"{body}end {','.join(map(str, scores))} {seal(body, scores)}\n"


def swap_seat(lines: list[str]) -> None:
    lines[5] = f"{1 - int(lines[5][0])}{lines[5][1:]}"


def swap_word(lines: list[str]) -> None:
    lines[1] = f"{lines[1][0]} bid:3"


def drop_word(lines: list[str]) -> None:
    del lines[-3]


def better_score(lines: list[str]) -> None:
    lines[-2] = "end 30,0 x"


REFUSED = {
    "": "not-a-record",
    "hello": "not-a-record",
    "\x00\x01": "not-a-record",
    "chess rules=1 seats=2 seed=7\n": "unknown-game",
    "biblios seats=2 seed=7\n": "not-a-record",
    "biblios rules=99 seats=2 seed=7\n": "other-rules",
    "biblios rules=1 seats=9 seed=7\n": "bad-seats",
    "biblios rules=1 seats=two seed=7\n": "bad-seats",
    "biblios rules=1 seats=²  seed=7\n": "not-a-record",
    f"biblios rules=1 seats={'9' * 5000} seed=7\n": "bad-seats",
    f"biblios rules=1 seats=2 seed=7\n{'9' * 5000} pass\n": "broken-line",
    f"biblios rules=1 seats=2 seed=7\nend {'9' * 5000},1 0123456789abcdef\n": "broken-line",
    "biblios rules=1 seats=2 seed=\n": "bad-seed",
    "biblios rules=1 seats=2 seed=7 colour=red\n": "unknown-option",
    "biblios rules=1 seats=2 seed=7 penalty=none\n": "bad-option",
    "biblios rules=1 seats=2 seed=7 first_seat=2\n": "bad-option",
    TEXT[:-1]: "cut-off",
    "\n".join(LINES[:20])[:-3]: "cut-off",
    "\n".join([*LINES[:3], "", *LINES[3:]]): "empty-line",
    "\n".join([*LINES[:3], "what", *LINES[3:]]): "broken-line",
    "\n".join([*LINES[:3], "7 pass", *LINES[3:]]): "broken-line",
    "\n".join([*LINES[:-2], "end 1,2", ""]): "broken-line",
    TEXT + "0 pass\n": "after-end",
    TEXT.replace("seed=7", "seed=8"): "broken-seal",
    TEXT.replace("place:keep", "place:public", 1): "broken-seal",
}


@pytest.mark.parametrize(("text", "problem"), REFUSED.items(), ids=lambda value: value[-30:])
def test_a_broken_record_is_refused_with_a_reason(text: str, problem: str) -> None:
    with pytest.raises(Problem) as refused:
        Record.read(text)
    assert refused.value.text == problem
    for lang in ("en", "fa"):
        assert "\n" not in refused.value.say(lang)


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (swap_seat, "wrong-seat"),
        (swap_word, "illegal-word-at"),
        (drop_word, "unfinished"),
        (better_score, "other-scores"),
        (lambda lines: lines.insert(4, "0 castle"), "unknown-word-at"),
        (lambda lines: lines.insert(-2, "0 pass"), "said-after-end"),
    ],
    ids=["seat", "word", "dropped", "score", "unknown", "after"],
)
def test_an_edited_record_is_found_out_even_when_it_is_sealed_again(
    edit: Callable[[list[str]], None], problem: str
) -> None:
    with pytest.raises(Problem) as refused:
        Record.read(resealed(edit)).verify()
    if problem == "wrong-seat":
        assert refused.value.text in ("wrong-seat", "illegal-word-at")
    else:
        assert refused.value.text == problem
    assert refused.value.say("en") != refused.value.say("fa")


def test_an_unfinished_game_cannot_be_verified() -> None:
    with pytest.raises(Problem, match="not finished"):
        Record.read("\n".join(LINES[:20]) + "\n").verify()


def fair_record() -> Record:
    secret, shares = "s3cret", ["17", "42"]
    seed = agreed(secret, shares)
    return finished(seed, fair={"commit": commitment(secret), "secret": secret, "shares": ",".join(shares)})


def test_agreed_chance_is_verified() -> None:
    record = Record.read(fair_record().write())
    assert record.fair["shares"] == "17,42"
    record.verify()


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("secret", "other", "other-secret"),
        ("commit", "00", "other-secret"),
        ("shares", "17,43", "other-seed"),
        ("shares", "17", "half-fair"),
    ],
)
def test_chance_that_was_not_agreed_is_found_out(key: str, value: str, problem: str) -> None:
    record = fair_record()
    record.fair[key] = value
    with pytest.raises(Problem) as refused:
        Record.read(record.write()).verify()
    assert refused.value.text == problem


def test_a_missing_part_of_the_agreement_is_found_out() -> None:
    record = fair_record()
    del record.fair["secret"]
    with pytest.raises(Problem) as refused:
        record.verify()
    assert refused.value.text == "half-fair"


@settings(max_examples=300)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_edited_character_is_refused_or_changes_nothing(position: int, character: str) -> None:
    edited = TEXT[:position] + character + TEXT[position + 1 :]
    try:
        read = Record.read(edited)
    except Problem:
        return
    assert read.write() == TEXT or edited == TEXT


@settings(max_examples=200)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(Problem):
        Record.read(text)
