"""TR-28.6, TR-28.7 The figures of the cards: where they come from, how a host enters the printed ones, and records."""

from __future__ import annotations

import json
import re

import pytest

from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import ACTIVITIES, ACTIVITY_IDS, DATA, EVENT_IDS, EVENT_ROWS
from mizban.games.troyes.rules.effects import EFFECT_FIGURES, EVENT_FIGURES
from mizban.games.troyes.rules.figures import (
    BASE,
    BOUNDS,
    CALLED,
    COST,
    DEFAULT,
    DICE_NAMES,
    DIVISOR,
    DOUBTS,
    PROVISIONAL,
    ROUND,
    ROW_IDS,
    accepts,
    amount,
    bits,
    bounds_of,
    columns,
    doubtful,
    evidence,
    figures,
    marked,
    provisional,
    read,
    uneven,
    written,
    wrong,
)
from mizban.render.texts import LANGS
from troyes.table import look

CODES = ("rules", "derived", "page", "UNCONFIRMED")


def file(name: str = "mine", /, **changes: dict[str, object]) -> str:
    """A whole file with the provisional figures, and some others."""
    lines = [f'name = "{name}"']
    for card in ACTIVITIES:
        row = DATA["activity_card"][ACTIVITY_IDS.index(card.id)]
        table = {"round": row["round"], "cost": row["cost"], "points": row["vp_spaces"], "divisor": row["divisor"]}
        table |= {key: n for key, n in card.params.items() if key in EFFECT_FIGURES[card.effect]}
        lines += written_table(card.id, {**table, **changes.get(card.id, {})})
    for row in EVENT_ROWS:
        table = {"dice": row["dice_colour"], "black_dice": row["black_dice"], "divisor": row["divisor"]}
        table |= {"flags": row["flags"], "points": row["vp"]} if row["flags"] else {}
        table |= {"calls": row["calls"]} if "calls" in row else {}
        table |= {key: n for key, n in row.get("params", {}).items() if key in EVENT_FIGURES[row["effect"]]}
        lines += written_table(row["id"], {**table, **changes.get(row["id"], {})})
    for id in ("board", "solo", "nonsense"):
        if id in changes:
            lines += written_table(id, changes[id])
    return "\n".join(lines) + "\n"


def written_table(id: str, table: dict[str, object]) -> list[str]:
    return ["", f"[{id}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items() if value is not None)]


def entered(text: str) -> str:
    assert GAME.entered is not None
    return GAME.entered(text)["figures"]


def test_every_figure_has_its_evidence() -> None:
    """TR-28.6, TR-28.7, TR-8.12, TR-17.32, TR-21.7 What no source gives is marked."""
    for row in DATA["activity_card"]:
        assert set(row["src"]) >= {"round", "cost", "vp_spaces", "divisor", "effect", "params"} - (
            set() if row.get("params") else {"params"}
        )
        assert set(row["src"].values()) <= set(CODES)
    for row in DATA["event_card"]:
        assert set(row["src"]) >= {"flags", "divisor", "vp", "black_dice", "dice_colour"}
        assert set(row["src"].values()) <= set(CODES)


def test_what_is_provisional_of_events_and_of_troubadour() -> None:
    """TR-10.20, TR-10.21, TR-17.27 An example names the dice of one event, and Troubadour's 3 can be read."""
    assert {*marked("marauding")} == {"dice", "divisor"}
    assert [id for id in EVENT_IDS if "dice" not in marked(id)] == ["succession_conflict"]
    assert [key for key in marked("troubadour") if key not in ("cost", "points", "divisor")] == ["gain_vp"]


def test_a_file_with_the_provisional_figures_changes_nothing() -> None:
    """TR-28.6"""
    text = entered(file())
    assert list(figures(text))[:DOUBTS] == list(PROVISIONAL)[:DOUBTS]


def test_what_keeps_its_mark_stays_provisional() -> None:
    """TR-28.6 Figure by figure; one that was changed is not provisional, whatever its mark says."""
    assert GAME.blank is not None
    text = GAME.blank("en")
    row = {id: doubtful(figures(entered(text)), id) for id in ROW_IDS}
    assert row["priest"] == ["points"]
    assert row == {id: doubtful(PROVISIONAL, id) for id in ROW_IDS}
    priest = "points = [4, 2]  # ?\ndivisor = 3\nadd_per_die"
    assert text.count(priest) == 1
    checked = entered(text.replace(priest, priest.replace("  # ?", "")))
    changed = entered(text.replace(priest, priest.replace("4", "5")))
    for entry in (checked, changed):
        assert {id: doubtful(figures(entry), id) for id in ROW_IDS} == {**row, "priest": []}
    all_checked = text.replace("  # ?", "")
    without_solo = all_checked.partition("[solo]")[0]
    for entry, seats, printed in (
        (text, 2, []),
        (checked, 2, []),
        (all_checked, 1, ["printed"]),
        (without_solo, 1, []),
        (without_solo, 2, ["printed"]),
    ):
        value = entry if "+" in entry else entered(entry)
        assert look(GAME.new(seats, 1, {"figures": value}))["modules"] == printed


def test_bonus_cards_that_a_file_leaves_out_stay_provisional() -> None:
    """TR-28.6 Where they are played with, and there only."""
    assert GAME.blank is not None
    text = GAME.blank("en").replace("  # ?", "")
    for id in set(ACTIVITY_IDS + EVENT_IDS) - set(BASE):
        text = re.sub(rf"\[{id}\]\n(.+\n)*", "", text)
    value = entered(text)
    assert look(GAME.new(2, 1, {"figures": value}))["modules"] == ["printed"]
    assert look(GAME.new(2, 1, {"figures": value, "bonus_cards": "on"}))["modules"] == ["bonus"]


def test_a_set_is_written_down_and_read_again() -> None:
    """TR-28.6"""
    text = entered(file(merchant={"cost": 3, "points": [3]}, war={"points": [6, 3], "calls": "yellow"}))
    changed, _, doubts = text.partition("+doubts:")
    assert changed == "mine+merchant:1,3,3,0,0,2,0,0,2,0,0+war:0,2,6,4,6,3,2,0,0"
    assert set(doubts.split(",")[: len(ACTIVITIES)]) == {"0"}
    assert read(text)["merchant"][COST] == 3
    assert written("mine", read(text)) == text
    assert accepts("figures", text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+merchant:1,3,3,0,0,2,0,0,2,0,0",
        "mine+merchant:1,3",
        "mine+nobody:1",
        "mine+merchant:1,3,3,0,0,0,0,0,2,0,0",
        "mine+merchant:1,3,1,3,0,2,0,0,2,0,0",
        "mine+merchant:2,3,3,0,0,2,0,0,2,0,0",
        "provisional+merchant:1,3,3,0,0,2,0,0,2,0,0",
        "mine+merchant:1,3,3,0,0,2,0,0,2,0,-1",
        "mi ne",
    ],
)
def test_what_is_no_set_is_refused(text: str) -> None:
    """TR-28.6"""
    assert not accepts("figures", text)
    with pytest.raises(Problem, match="The option “figures” cannot be") as found:
        GAME.new(2, 1, {"figures": text})
    assert found.value.text == "bad-open-option"
    assert "“Figures of the cards”" in found.value.say("en")
    assert "merchant" not in found.value.say("en")
    assert "«اعداد کارت‌ها»" in found.value.say("fa")
    assert "«موقت: با کارت‌های چاپی تطبیق داده نشده»" in found.value.say("fa")


@pytest.mark.parametrize(
    ("changes", "problem", "line"),
    [
        ({"merchant": {"cost": "four"}}, "figures-type", "cost"),
        ({"merchant": {"cost": True}}, "figures-type", "cost"),
        ({"merchant": {"cost": 99}}, "figures-absurd", "cost"),
        ({"merchant": {"divisor": 0}}, "figures-absurd", "divisor"),
        ({"merchant": {"divisor": None}}, "figures-missing-key", "[merchant]"),
        ({"merchant": {"colour": 1}}, "figures-unknown-key", "colour"),
        ({"merchant": {"points": [1, 3]}}, "figures-order", "points"),
        ({"merchant": {"points": []}}, "figures-list", "points"),
        ({"merchant": {"round": 2}}, "figures-uneven", ""),
        ({"merchant": {"gain_deniers": 0}}, "figures-absurd", "gain_deniers"),
        ({"archer": {"cubes": 0}}, "figures-absurd", "cubes"),
        ({"support": {"events": 0}}, "figures-absurd", "events"),
        ({"war": {"flags": 40}}, "figures-absurd", "flags"),
        ({"war": {"calls": "red"}}, "figures-value", "calls"),
        ({"war": {"calls": "blue"}}, "figures-value", "calls"),
        ({"war": {"dice": "black"}}, "figures-value", "dice"),
        ({"nonsense": {"cost": 1}}, "figures-unknown", "[nonsense]"),
        ({"board": {"neutral_start": ["palace_1"] * 6}}, "figures-spaces", "neutral_start"),
        ({"board": {"city_hall_rows": [1, 1, 1, 2, 2, 3]}}, "figures-absurd", "city_hall_rows"),
        ({"board": {"roof": 1}}, "figures-unknown-key", "roof"),
        ({"solo": {"le_roy": [1, 2]}}, "figures-list", "le_roy"),
    ],
)
def test_a_mistake_in_a_file_is_said_with_its_line(
    changes: dict[str, dict[str, object]], problem: str, line: str
) -> None:
    """TR-28.6"""
    text = file("mine", **changes)
    with pytest.raises(Problem) as found:
        entered(text)
    assert found.value.text == problem
    id = next(iter(changes))
    if line:
        start = text.splitlines().index(f"[{id}]")
        lines = enumerate(text.splitlines()[start:], start + 1)
        assert found.value.figures["line"] == next(number for number, row in lines if row.startswith(line))
    assert all(re.search(r"\d|۰|۱", found.value.say(lang)) for lang in LANGS)


def test_a_missing_card_is_named() -> None:
    """TR-28.6"""
    text = re.sub(r"\[priest\]\n(.+\n)+", "", file())
    with pytest.raises(Problem, match="priest") as found:
        entered(text)
    assert (found.value.text, found.value.figures["line"]) == ("figures-missing", text.count("\n") + 1)
    assert read(entered(re.sub(r"\[baker\]\n(.+\n)+", "", file())))["baker"] == DEFAULT["baker"]


def test_a_misspelt_card_is_named_where_it_stands() -> None:
    """Not the card that is missing for it, which stands nowhere."""
    text = file().replace("[merchant]", "[merchent]")
    with pytest.raises(Problem) as found:
        entered(text)
    line = text.splitlines().index("[merchent]") + 1
    assert (found.value.text, found.value.figures["line"]) == ("figures-unknown", line)


@pytest.mark.parametrize("name", ["3", '""', '"provisional"', '"a b"', '"نام"', '"a+b"', f'"{"a" * 25}"'])
def test_a_file_needs_a_name(name: str) -> None:
    with pytest.raises(Problem) as found:
        entered(f"\nname = {name}\n")
    assert (found.value.text, found.value.figures["line"]) == ("figures-name", 2)


@pytest.mark.parametrize(("text", "line"), [("a = 1\na = 2\n", 2), ("[a]\n\n[a]\n", 3)])
def test_what_stands_there_twice_is_said_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Problem) as found:
        entered(text)
    assert (found.value.text, found.value.figures["line"]) == ("toml-twice", line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name =\n", 1),
        ("\n[merchant\n", 2),
        (f"a = {'9' * 5000}\n", 2),
        ("a = " + "[" * 5000, 1),
    ],
)
def test_what_is_no_toml_is_said_with_its_line(text: str, line: int) -> None:
    """Nor a number or a nest that is too large."""
    with pytest.raises(Problem) as found:
        entered(text)
    assert found.value.text == "bad-toml"
    assert found.value.figures["line"] == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("merchant.cost = 1\n", 3),
        ("merchant = { cost = 1 }\n", 3),
        ("[ merchant ]\ncost = 1\n", 3),
        ("merchant = 3\n", 3),
    ],
)
def test_tables_may_be_written_in_other_ways(text: str, line: int) -> None:
    """A problem is said with the line of the table there, too."""
    whole = re.sub(r"\[merchant\]\n(.+\n)+", "", file()).replace("\n", f"\n\n{text}", 1)
    with pytest.raises(Problem) as found:
        entered(whole)
    assert found.value.figures["line"] == line


@pytest.mark.parametrize("lang", LANGS)
def test_the_file_to_fill_in_has_the_figures_of_the_data(lang: str) -> None:
    """TR-28.6, TR-28.7 Every card, named and with marks; entered as it is, it changes nothing but the name."""
    assert GAME.blank is not None
    text = GAME.blank(lang)
    assert entered(text) == entered(text.replace("\n", "\r\n")) == "my-copy"
    names = [row["name" if lang == "en" else f"name_{lang}"] for row in DATA["activity_card"]]
    assert all(f"# {name}\n[" in text for name in names)
    mark = {"en": "?", "fa": "؟"}[lang]
    priest = text.partition("[priest]\n")[2].partition("\n\n")[0].split("\n")
    assert priest == ["round = 1", "cost = 8", f"points = [4, 2]  # {mark}", "divisor = 3", "add_per_die = 3"]
    assert text.count(f"# {mark}\n") > 100


def test_records_hold_the_figures_they_were_played_with() -> None:
    """TR-28.6 Games with other figures replay, with theirs; a position carries its own."""
    text = entered(file(merchant={"cost": 1}, archer={"divisor": 6}, board={"neutral_start": NEUTRAL}))
    record = Record.new(GAME, 2, 5, {"figures": text})
    s, rng = record.start(), fast(5)
    assert look(s)["modules"] == ["printed"], "of all cards"
    assert [space for space, who in look(s)["spaces"].items() if who == 4] == NEUTRAL
    while s.legal:
        option = s.legal[rng.below(len(s.legal))]
        record.said.append((s.asked, option.word))
        s.play(option)
    record.finish(s)
    again = Record.read(record.write())
    assert f"figures={text}" in record.write().splitlines()[0]
    assert GAME.dump(again.verify()) == GAME.dump(s)
    loaded = GAME.load(json.loads(json.dumps(GAME.dump(s))))
    assert loaded.figure(ACTIVITY_IDS.index("merchant"), COST) == 1
    assert loaded.figure(ACTIVITY_IDS.index("archer"), DIVISOR) == 6


NEUTRAL = ["palace_1", "palace_2", "bishopric_12_a", "bishopric_34_a", "city_hall_123_a", "city_hall_456_a"]


def test_names_of_colours_are_those_of_the_data() -> None:
    assert DICE_NAMES[:3] == CALLED[:3] == ["red", "white", "yellow"]
    assert set(DEFAULT) >= set(ACTIVITY_IDS)


# ---------------------------------------------------------------- the figures, one by one


def test_every_figure_stands_where_its_name_says() -> None:
    """TR-28.6 Of a card, as the data file has it; of the board and of Le Roy a row each."""
    for row in [*DATA["activity_card"], *EVENT_ROWS]:
        places, stored = columns(row["id"]), DEFAULT[row["id"]]
        known: dict[str, object] = {"divisor": [row["divisor"]]}
        if row["id"] in ACTIVITY_IDS:
            points = row["vp_spaces"] + [0] * (3 - len(row["vp_spaces"]))
            known |= {"round": [row["round"]], "cost": [row["cost"]], "points": points}
            names = EFFECT_FIGURES[row["effect"]]
        else:
            known |= {"dice": [DICE_NAMES.index(row["dice_colour"])], "black_dice": [row["black_dice"]]}
            known |= {"flags": [row["flags"]], "points": (row["vp"] + [0, 0])[:2]} if row["flags"] else {}
            known |= {"calls": [CALLED.index(row["calls"])]} if "calls" in row else {}
            names = EVENT_FIGURES[row["effect"]]
        known |= {name: [row["params"][name]] for name in names if name in row.get("params", {})}
        assert {key: [stored[at] for at in at_all] for key, at_all in places.items()} == known
    assert columns("palace_rows") == {}
    for id, n in (("bishopric_rows", 6), ("city_hall_rows", 6), ("neutral_start", 6), ("palace_preference", 6)):
        assert columns(id) == {id: list(range(n))}
    assert columns("le_roy") == {"le_roy": [0, 1, 2, 3]}
    assert provisional() == DEFAULT


def test_what_is_marked_is_what_no_source_confirms() -> None:
    """TR-28.6, TR-28.7 Figures of an effect have their evidence together."""
    assert evidence({"cost": "rules", "params": "page"}, "cost") == "rules"
    assert evidence({"vp_spaces": "derived"}, "points") == "derived"
    assert evidence({"vp": "page"}, "points") == "page"
    assert evidence({"dice_colour": "rules", "params": "page"}, "dice") == "rules"
    assert evidence({"params": "page"}, "gain_deniers") == "page"
    assert evidence({"cost": "rules"}, "gain_deniers") == ""
    assert bits("priest", ["points"]) == 0b11100
    assert bits("priest", ["round", "divisor"]) == 0b100001
    assert bits("war", ["dice", "points"]) == 0b110001
    for id in ROW_IDS:
        assert marked(id) == doubtful(PROVISIONAL, id)
        assert DEFAULT["doubts"][ROW_IDS.index(id)] == bits(id, marked(id))
    for row in DATA["activity_card"]:
        assert ("cost" in marked(row["id"])) == (row["src"]["cost"] not in ("rules", "page", "derived"))


def test_what_le_roy_scores_is_that_of_his_roll() -> None:
    """TR-22.14, TR-28.6"""
    assert [amount(row["roll"]) for row in DATA["solo_action"]] == [row["amount"] for row in DATA["solo_action"]]
    assert DEFAULT["le_roy"][:2] == [amount(2), amount(3)]


EFFECTS = {"becomes": (2, 3), "add_per_die": (1, 6), "set_to": (1, 12), "add_to_group": (1, 12)}


def test_every_figure_has_its_bounds() -> None:
    """TR-28.6 What a card does not have stays 0."""
    for card in ACTIVITIES:
        effect = [EFFECTS.get(name, (1, 12)) if name in card.params else (0, 0) for name in EFFECT_FIGURES[card.effect]]
        effect += [(0, 0)] * (5 - len(effect))
        assert bounds_of(card.id) == [(1, 3), (0, 20), (1, 12), (0, 12), (0, 12), (1, 12), *effect]
    for row in EVENT_ROWS:
        names = EVENT_FIGURES[row["effect"]]
        effect = [(1, 6) if name in row["params"] else (0, 0) for name in names] + [(0, 0)] * (2 - len(names))
        flags = (0, 0) if row["id"] == "marauding" else (1, 12)
        calls = (1, 4) if row.get("colour") == "red" else (3, 3)
        assert bounds_of(row["id"]) == [(0, 3), (0, 6), flags, (1, 12), (0, 20), (0, 20), calls, *effect]
    assert bounds_of("doubts") == [(0, 2047)] * len(ROW_IDS)
    assert [bounds_of(f"{id}_rows")[0] for id in ("palace", "bishopric", "city_hall")] == [(0, 5), (0, 2), (0, 1)]
    for i, id in enumerate(("palace", "bishopric", "city_hall")):
        assert bounds_of(f"{id}_preference") == [(i * 6, i * 6 + 5)] * 6
    assert bounds_of("neutral_start") == [(0, 17)] * 6
    assert bounds_of("le_roy") == [(0, 20)] * 4
    assert {id: len(row) for id, row in DEFAULT.items()} == {id: len(bounds) for id, bounds in BOUNDS.items()}


def test_figures_that_make_no_sense_are_found() -> None:
    """TR-28.6 Out of bounds, a second place worth more than the first, a space twice."""

    def with_row(id: str, at: int, value: int) -> str:
        row = DEFAULT[id][:]
        row[at] = value
        return wrong({**DEFAULT, id: row})

    assert wrong(DEFAULT) == ""
    for id, at, value, found in (
        ("merchant", 1, 20, ""),
        ("merchant", 1, 21, "merchant"),
        ("merchant", 2, 0, "merchant"),
        ("priest", 3, 12, "priest"),
        ("war", 2, 1, ""),
        ("war", 2, 0, "war"),
        ("war", 5, 20, "war"),
        ("marauding", 2, 1, "marauding"),
        ("city_hall_rows", 0, 1, ""),
        ("city_hall_rows", 0, 2, "city_hall_rows"),
        ("le_roy", 3, 20, ""),
        ("le_roy", 3, 21, "le_roy"),
        ("doubts", 0, 2047, ""),
        ("doubts", 0, 2048, "doubts"),
    ):
        assert with_row(id, at, value) == found, (id, at, value)
    for id in ("neutral_start", "palace_preference", "bishopric_preference", "city_hall_preference"):
        assert with_row(id, 0, DEFAULT[id][1]) == id


def test_a_colour_has_three_cards_of_each_number() -> None:
    """TR-1.8, TR-28.6 The card that is told is one of the number that has not three, or the first of the colour."""
    assert uneven(DEFAULT) == ""
    for colour in range(3):
        base = [card.id for card in ACTIVITIES if card.colour == colour and not card.bonus]
        ones = [id for id in base if DEFAULT[id][ROUND] == 1]
        rows = {id: row[:] for id, row in DEFAULT.items()}
        rows[ones[0]][ROUND] = 2
        assert uneven(rows) == ones[2]
        for id in ones:
            rows[id][ROUND] = 3
        assert uneven(rows) == base[0]


def test_a_set_says_what_is_not_provisional() -> None:
    """TR-28.6 Row by row, and a position takes its figures from there."""
    assert written("mine", DEFAULT) == "mine"
    row = DEFAULT["merchant"][:]
    row[COST] += 1
    text = written("mine", {**DEFAULT, "merchant": row})
    assert text == f"mine+merchant:{','.join(map(str, row))}"
    assert figures(text)[ACTIVITY_IDS.index("merchant") * len(row) + COST] == row[COST]
    assert list(figures("provisional")) == list(PROVISIONAL)
    assert read(text) == {**DEFAULT, "merchant": row}
