"""The public names of a game, and what they refuse."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import MISSING, fields, replace
from typing import Any

import pytest

import mizban
from mizban.core.problem import Problem
from mizban.core.rng import fast
from mizban.core.state import EVERYBODY
from mizban.render.shapes import Disc
from mizban.render.texts import LANGS

GAME = mizban.game("biblios")


def test_the_example_of_the_design_page_works() -> None:
    s = GAME.new(seats=3, seed=7, options={"penalty": "medieval_bluff"})
    while s.legal:
        option = s.legal[0]
        assert GAME.words.all[option.id] is option
        assert GAME.words.named[option.word] is option
        s.play(option)
    assert len(GAME.scores(s)) == len(GAME.ranks(s)) == 3
    assert GAME.svg(s, 0, "fa").startswith("<svg")


def test_a_game_and_a_position_are_one_line_each() -> None:
    assert repr(GAME) == (
        "<Game biblios: 2 to 4 seats, rules 2, options: penalty, final_tiebreak, first_player, first_seat>"
    )
    s = GAME.new(seats=3, seed=7)
    assert repr(s) == "<Biblios: 3 seats, seat 2 answers Place: place:keep place:public place:auction>"
    many = mizban.game("troyes").new(seats=1, seed=1)
    assert re.fullmatch(r"<Troyes: 1 seat, seat 0 answers \w+: (\S+ ){5}…>", repr(many))
    while s.legal:
        s.play(s.legal[0])
    assert repr(s) == "<Biblios: 3 seats, over>"


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (1, {}, "bad-seats"),
        (5, {}, "bad-seats"),
        (3, {"colour": "red"}, "unknown-option"),
        (3, {"penalty": "none"}, "bad-option"),
        (2, {"first_seat": "2"}, "bad-option"),
    ],
)
def test_a_game_that_cannot_be_is_refused(seats: int, options: dict[str, str], problem: str) -> None:
    with pytest.raises(Problem) as refused:
        GAME.new(seats, 1, options)
    assert refused.value.text == problem
    assert str(refused.value) == refused.value.say("en", typed=True)


@pytest.mark.parametrize("lang", LANGS)
def test_who_types_an_option_is_told_what_to_type(lang: str) -> None:
    """Who chooses on a page reads the names that stand there."""
    with pytest.raises(Problem) as refused:
        GAME.new(3, 1, {"penalty": "none"})
    typed, page = refused.value.say(lang, typed=True), refused.value.say(lang)
    assert all(word in typed for word in ("penalty", "none", "standard, medieval_bluff"))
    assert GAME.option_name("penalty", lang) in page
    assert "medieval_bluff" not in page
    with pytest.raises(Problem) as refused:
        mizban.game("architects").new(4, 1, {"solo": "one"})
    assert "solo=one" in refused.value.say(lang, typed=True)
    assert mizban.game("architects").value_name("solo", "one", lang) in refused.value.say(lang)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Problem, match="There is no game “chess”"):
        mizban.game("chess")


def test_a_position_of_other_rules_is_refused() -> None:
    data = GAME.dump(GAME.new(2))
    with pytest.raises(Problem) as refused:
        GAME.load({**data, "rules": "0"})
    assert refused.value.text == "other-rules"


@pytest.mark.parametrize(
    "spoil",
    [
        {"where": [1, 2]},
        {"where": "x"},
        {"todo": [["Castle", 1]]},
        {"todo": [["Bid", 1, 2, 3]]},
        {"rng": ["fast"]},
        {"seats": "3"},
        {"dice": None},
    ],
    ids=str,
)
def test_a_broken_position_is_refused(spoil: dict[str, object]) -> None:
    data = json.loads(json.dumps(GAME.dump(GAME.new(2))))
    with pytest.raises(Problem) as refused:
        GAME.load({**data, **spoil})
    assert refused.value.text == "bad-position"


def test_a_position_with_a_part_missing_is_refused() -> None:
    data = GAME.dump(GAME.new(2))
    del data["dice"]
    with pytest.raises(Problem):
        GAME.load(data)


def test_why_is_empty_for_what_is_legal_and_a_sentence_with_its_clause_otherwise() -> None:
    s = GAME.new(3, 7)
    assert GAME.why(s, "place:keep", "en") == ""
    s.play(GAME.words.named["place:keep"])
    assert GAME.why(s, "place:keep", "en") == "This place has had its cards this turn. (BI-4.6)"
    assert "BI-4.6" in GAME.why(s, "place:keep", "fa")
    assert "not in this game" in GAME.why(s, "castle", "en")
    assert "open question" in GAME.why(s, "pass", "en")


def test_a_very_long_word_is_refused_like_any_other() -> None:
    s = GAME.new(2, 1)
    for lang in ("en", "fa"):
        assert len(GAME.why(s, "x" * 100_000, lang)) < 1000


def test_a_finished_position_survives_being_written_down() -> None:
    s = GAME.new(2, 1)
    while s.legal:
        s.play(s.legal[0])
    again = GAME.load(json.loads(json.dumps(GAME.dump(s))))
    assert again.legal == []
    assert again.asked == -1
    assert GAME.scores(again) == GAME.scores(s)
    assert GAME.redeal(s, 0, fast(1)).legal == []


def test_redealing_does_not_touch_the_position() -> None:
    s = GAME.new(3, 7)
    before = GAME.dump(s)
    GAME.redeal(s, 0, fast(1))
    assert GAME.dump(s) == before


def test_a_game_need_not_bring_panels_notes_or_emblems() -> None:
    asides: dict[str, Any] = {part.name: part.default for part in fields(GAME) if part.default is not MISSING}
    bare = replace(GAME, **asides)
    s = bare.new(2, 1)
    view = bare.view(s, s.asked)
    assert bare.panels(view) == []
    assert bare.remark(view, s.legal[0], "fa") == ""
    assert bare.token("die:monks", "en") == ""
    assert bare.refs((EVERYBODY, "takes seat card", (1, 3))) == ["seat:1"]
    assert bare.about("dragon:1", "en") == ""


def test_options_that_do_not_count_are_left_out() -> None:
    rows = [
        {"id": "wind", "values": ["none", "strong"], "default": "none"},
        {"id": "from", "values": ["north", "south"], "default": "north", "only_with": {"wind": "strong"}},
    ]
    windy = replace(GAME, data={**GAME.data, "option": rows})
    assert windy.counting({"from": "south"}) == {}
    assert windy.counting({"from": "nowhere", "wind": "none"}) == {"wind": "none"}
    assert windy.counting({"from": "south", "wind": "strong"}) == {"from": "south", "wind": "strong"}
    assert windy.counting({"rain": "yes"}) == {"rain": "yes"}
    assert windy.chosen(2, {"from": "south"}) == {"wind": "none", "from": "south"}, "old records keep their seal"


def test_a_word_that_is_said_explains_itself() -> None:
    assert GAME.about("say:pass", "en") == GAME.help(GAME.words.named["pass"], "en")
    assert GAME.about("say:nonsense", "en") == ""


def test_news_point_at_things() -> None:
    pointing = replace(GAME, piece=lambda kind, i: f"{kind}:{i}" if kind == "card" else "")
    assert pointing.refs((EVERYBODY, "robs-of seat other card", (1, 0, 3))) == ["seat:1", "seat:0", "card:3"]
    assert pointing.refs((EVERYBODY, "bids-gold seat n", (1, 3))) == ["seat:1"]
    assert pointing.refs((EVERYBODY, "game-ends", ())) == []
    placed = replace(GAME, piece=lambda kind, i: "table:end" if kind == "game-ends" else "")
    assert placed.refs((EVERYBODY, "game-ends seat", (1,))) == ["seat:1", "table:end"], "all such news are about it"


def test_an_emblem_becomes_a_token() -> None:
    drawing = replace(GAME, emblem=lambda ref: Disc(0, 0, 9, "coin") if ref == "coin:1" else None)
    assert 'class="m-coin"' in drawing.token("coin:1", "fa")
    assert drawing.token("coin:2", "fa") == ""


def test_a_board_comes_whole_or_in_parts() -> None:
    s = GAME.new(2, 1)
    drawn = GAME.drawn(GAME.view(s, 0), "en", ["Sara", "Kaveh"])
    assert "Kaveh" in "".join(drawn.parts)
    assert "Kaveh" in GAME.svg(s, 0, "en", ["Sara", "Kaveh"])
    assert GAME.look.cloth[0] in GAME.stylesheet()


def test_a_refused_option_is_named_as_the_form_names_it() -> None:
    with pytest.raises(Problem) as refused:
        mizban.game("concordia").new(5, 1, {"map": "gallia"})
    row = next(row for row in mizban.game("concordia").data["option"] if row["id"] == "map")
    for lang, name, labels in (("en", row["name"], row["labels"]), ("fa", row["name_fa"], row["labels_fa"])):
        said = refused.value.say(lang)
        assert name in said
        assert labels["imperium"] in said
        assert labels["italia"] not in said, "it is not for five"


def test_an_option_that_is_not_for_so_many_seats_says_for_how_many_it_is() -> None:
    with pytest.raises(Problem) as refused:
        mizban.game("concordia").new(5, 1, {"map": "italia"})
    row = next(row for row in mizban.game("concordia").data["option"] if row["id"] == "map")
    assert refused.value.say("en") == f"“{row['labels']['italia']}” is for 2, 3 and 4 seats; here are 5."
    assert refused.value.say("fa") == f"«{row['labels_fa']['italia']}» برای ۲، ۳ و ۴ صندلی است؛ اینجا ۵ صندلی هست."


def test_an_option_may_say_for_how_many_people_it_is() -> None:
    option = {"id": "alone", "values": ["no", "yes"], "default": "no", "seats": {"yes": [2]}, "people": {"yes": 1}}
    lonely = replace(GAME, data={**GAME.data, "option": [option]})
    assert lonely.crew({}) is None
    assert lonely.crew({"alone": "yes"}) == ("alone", "yes", 1)


def test_a_name_may_have_a_short_form() -> None:
    assert GAME.short("en") == GAME.title("en")
    long = replace(GAME, data={"meta": {**GAME.data["meta"], "short": "B", "short_fa": "ب"}})
    assert (long.short("en"), long.short("fa")) == ("B", "ب")


def test_the_rooms_of_the_core_are_there_as_soon_as_the_package_is() -> None:
    for name in ("mizban.core.rng.fast", "mizban.registered_games", "mizban.games.__path__"):
        subprocess.run([sys.executable, "-c", f"import mizban; {name}"], check=True)


def test_the_rooms_of_a_game_can_be_imported_under_a_short_name() -> None:
    import mizban.games.troyes.rules.dice as dice

    assert dice.__name__ == "mizban.games.troyes.rules.dice"
