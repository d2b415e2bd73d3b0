"""The summary cards: their figures are those of the data, they follow the table, and the kit sees what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

import mizban
from mizban.core.game.registry import folder
from mizban.render.aids import Aid, Line
from mizban.render.games import Game
from mizban.render.texts import LANGS, source
from mizban.testing.aid_checks import check_aid
from mizban.web.book.aid import made, shown

GAMES = [game.name for game in mizban.registered_games()]
TEXT = re.compile(r"^aid-([\w-]+) = (.*(?:\n +.*)*)", re.MULTILINE)
FILLED = re.compile(r"\[\d\]|<[^>]*>|\{ \$[\w-]+ (?:->)?|^ *\.name = .*$", re.MULTILINE)
SAID = {  # what the rules say in words, and no row of the data: one piece, a line of three, every second, full tens
    "architects": "gather draw capture back evade prisoners most",
    "biblios": "",
    "concordia": "vesta jupiter saturnus",
    "kingdom_builder": "card-citizens tile-oracle tile-farm tile-oasis tile-tower tile-tavern tile-barn tile-harbor "
    "tile-paddock",
    "troyes": "flip characters",
}


def raw(name: str) -> dict[str, Any]:
    """The data file of a game, read without its rules."""
    return tomllib.loads(files(folder(name)).joinpath("components.toml").read_text(encoding="utf-8"))


def printed(name: str) -> Aid:
    game = mizban.game(name)
    assert game.aid is not None
    return game.aid(None)


def lines(aid: Aid) -> dict[str, Line]:
    return {f"{line.id}{line.thing[1] if line.thing else ''}": line for line in aid.lines}


def figures(aid: Aid, id: str) -> dict[str, int | str]:
    """The figures of a line, by the end of its name."""
    return dict(lines(aid)[f"aid-{id}"].figures)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_no_figure_is_typed_into_a_text(name: str, lang: str) -> None:
    text = source(folder(name), lang)
    typed = {id for id, said in TEXT.findall(text) if re.search("[0-9۰-۹]", FILLED.sub("", said))}
    assert typed <= set(SAID[name].split()), "figures come from the data"
    assert lang == "fa" or typed == set(SAID[name].split()), "and nothing is excused for nothing"


def test_the_figures_of_kingdom_builder_are_those_of_its_data() -> None:
    data, aid = raw("kingdom_builder"), printed("kingdom_builder")
    assert figures(aid, "build")["n"] == data["counts"]["mandatory_settlements_per_turn"]
    shown = lines(aid)
    for i, card in enumerate(data["kingdom_builder_card"]):
        gold = f"{card['gold']}/{card['gold_second']}" if "gold_second" in card else str(card["gold"])
        assert shown[f"aid-card-{card['id']}{i}"].gold == gold
    assert shown["aid-castle"].gold == str(data["castle_scoring"]["gold"])
    for i, tile in enumerate(data["location_tile"]):
        line = shown[f"aid-tile-{tile['id']}{i}"]
        assert (line.clause, line.tail) == (tile["clause"], "near" if tile["adjacency"] == "if_possible" else "")


def test_the_figures_of_troyes_are_those_of_its_data() -> None:
    data, aid = raw("troyes"), printed("troyes")
    round_, use, group = data["round"], data["influence_use"], data["dice_group"]
    assert figures(aid, "money") == {
        "income": round_["income"],
        "palace": f"−{round_['salary_palace']}",
        "bishopric": f"−{round_['salary_bishopric']}",
        "hall": str(round_["salary_city_hall"]),
    }
    assert figures(aid, "unpaid") == {"points": round_["penalty_vp"]}
    assert figures(aid, "pass") == {"first": round_["pass_first"], "next": round_["pass_next"]}
    events = {"double": group["red_multiplier_against_black"], "influence": use["per_black_die_countered"]}
    assert figures(aid, "events") == events
    assert figures(aid, "combat") == {"influence": use["per_event_cube"]}
    assert figures(aid, "farm") == {"divisor": data["agriculture"]["divisor"]}
    assert figures(aid, "reroll") == {"cost": use["reroll_one_own_die"]}
    assert figures(aid, "recruit") == {"cost": use["recruit_citizen"]}
    assert figures(aid, "flip") == {"cost": use["flip_up_to_three_own_dice"], "most": use["flip_max_dice"]}
    prices = [dict(line.figures)["price"] for line in aid.lines if line.id == "aid-die"]
    assert prices == group["price_per_bought_die"]
    assert figures(aid, "open") == {"points": data["final_scoring"]["vp_per_open_event_with_own_cube"]}
    assert figures(aid, "levels") == {"points": -data["final_scoring"]["vp_per_cathedral_level_without_own_cube"]}
    stones = {(row["number"], row["vp"], row["influence"]) for row in data["cathedral_space"]}
    stone = figures(aid, "cathedral")
    for number, points, influence in stones:
        assert points == stone["points"]
        assert influence == stone["few" if number <= int(stone["brink"]) else "many"]
    assert (stone["low"], stone["next"], stone["high"]) == (1, int(stone["brink"]) + 1, max(stones)[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thresholds_are_those_of_so_many_players(seats: int) -> None:
    game, rows = mizban.game("troyes"), raw("troyes")["character"]
    assert game.aid is not None
    shown = lines(game.aid(game.view(game.new(seats), 0)))
    for row in rows:
        wanted = row["min_two" if seats <= 2 else "min"]
        figures = tuple(f"<?{figure}>" if seats == 1 else str(figure) for figure in wanted)  # TR-22.2 is unconfirmed
        assert shown[f"aid-character-{row['id']}"].columns == figures


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_figures_of_biblios_are_those_of_its_data(seats: int) -> None:
    data, game = raw("biblios"), mizban.game("biblios")
    [row] = [row for row in data["setup"] if row["players"] == seats]
    assert game.aid is not None
    aid = game.aid(game.view(game.new(seats), 0))
    for place in ("kept", "public", "auction"):
        assert figures(aid, place) == {"n": str(row[f"{place}_per_turn"])}
    assert dict(aid.sections[0].figures)["cards"] == str(row["cards_allocated_per_turn"])
    assert figures(aid, "out") == {"gold": str(row["removed_gold_total"]), "random": str(row["removed_random"])}
    assert figures(aid, "limits") == {"low": data["die"]["min"], "high": data["die"]["max"]}
    assert figures(aid, "bid") == {"least": data["auction"]["min_bid"]}
    for i, category in enumerate(data["category"]):
        counts = [f"{count}×{value}" for value, count in sorted(category["value_counts"].items())]
        assert lines(aid)[f"aid-category{i}"].columns == (*counts, str(category["total_value"]))
    gold = [f"{row['count']}×{row['value']}" for row in data["gold_type"]]
    assert lines(aid)["aid-coins"].columns == (*gold, str(data["totals"]["gold_value_in_box"]))
    moves = [(dict(line.figures)["dice"], line.columns) for line in aid.lines if line.id == "aid-moves"]
    assert moves == [(row["dice"], (f"{row['count']}×",)) for row in data["church_type"]]


def test_the_figures_of_concordia_are_those_of_its_data() -> None:
    data, aid = raw("concordia"), printed("concordia")
    figure = data["constants"]
    assert figures(aid, "tribune")["free"] == figure["tribune_free_cards"]
    assert figures(aid, "tribune")["goods"] == "".join(f"<{g}>" * n for g, n in figure["new_colonist_goods"].items())
    assert figures(aid, "mercator") == {
        "pays": figure["mercator_starting_sestertii"],
        "more": figure["mercator_market_sestertii"],
        "most": figure["mercator_max_types"],
    }
    assert figures(aid, "magnus")["double"] == figure["prefect_bonus_units_with_praefectus_magnus"]
    assert figures(aid, "senator") == {"most": figure["senator_max_cards"]}
    assert figures(aid, "consul") == {"most": figure["consul_max_cards"]}
    assert figures(aid, "colonist")["cash"] == figure["colonist_cash_base"]
    assert figures(aid, "concordia") == {"points": figure["concordia_card_points"]}
    assert figures(aid, "last") == {"houses": figure["houses_to_end"]}
    for i, good in enumerate(data["good"]):
        line = lines(aid)[f"aid-house{i}"]
        goods = "".join(f"<{each['id']}>" * good["house_goods"].get(each["id"], 0) for each in data["good"])
        assert (line.columns, dict(line.figures)) == (
            (str(good["price"]),),
            {"goods": goods, "coins": good["house_sestertii"]},
        )
    slots = [dict(line.figures) for line in aid.lines if line.id == "aid-slot"]
    for row in data["display_slot"]:
        [slot] = [slot for slot in slots if int(slot["first"]) <= row["position"] <= int(slot["last"])]
        assert slot["signs"] == ("".join(f"<{each}>" for each in row["extra"]) or "–")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_gods_have_so_many_cards_as_the_pantheon_says(seats: int) -> None:
    game, data = mizban.game("concordia"), raw("concordia")
    pantheon = next(row for row in data["pantheon"] if row["players"] == seats)
    assert game.aid is not None
    shown = lines(game.aid(game.view(game.new(seats), 0)))
    for i, god in enumerate(data["god"]):
        if god["id"] in pantheon:
            assert shown[f"aid-{god['id']}{i}"].columns == (str(pantheon[god["id"]]),)


def test_the_figures_of_architects_are_those_of_its_data() -> None:
    data, aid = raw("architects"), printed("architects")
    places = {row["id"]: row for row in data["location"]}
    workshop, town = places["workshop"], places["town_centre"]
    assert figures(aid, "hire") == {
        "tax": workshop["hire_tax"],
        "silver": workshop["hire_silver"],
        "coin": workshop["skip_silver"],
    }
    assert figures(aid, "draw") == {"base": workshop["draw_base"], "more": workshop["draw_per_two_workers"]}
    capture = figures(aid, "capture")
    assert (capture["tax"], capture["silver"]) == (town["first_capture_tax"], town["later_capture_silver"])
    assert figures(aid, "stand") == {"loss": places["tax_stand"]["virtue_loss"]}
    spaces = {row["id"]: row for row in data["black_market_space"]}
    market = figures(aid, "market")
    assert {id: market[id] for id in spaces} == {id: row["silver"] for id, row in spaces.items()}
    assert {row["virtue_loss"] for row in spaces.values()} == {market["loss"]}
    send, _, ransom, debt = data["guardhouse_action"]
    assert figures(aid, "send") == {"silver": send["gain_per_worker"]["silver"]}
    assert figures(aid, "ransom") == {
        **ransom["cost_a"],
        "debt": ransom["cost_b"]["debt"],
        "loss": ransom["cost_b"]["virtue_loss"],
    }
    assert figures(aid, "pay") == {**debt["cost"], "virtue": debt["gain"]["virtue"]}
    for row in data["virtue_space"]:
        [level] = [
            dict(line.figures)
            for line in aid.lines
            if line.id == "aid-level"
            and int(dict(line.figures)["first"]) <= row["level"] <= int(dict(line.figures)["last"])
        ]
        assert level["points"] == (f"{row['vp']:+d}".replace("-", "−") if row["vp"] else "0")
    evade = figures(aid, "evade")
    coins = {row["level"]: row["tax_evasion"] for row in data["virtue_space"]}
    assert [coins[int(evade[end])] for end in ("low", "high", "first", "last")] == [2, 2, 1, 1]
    assert sorted(coins.values()).count(2) == int(evade["high"]) - int(evade["low"]) + 1
    stages = [dict(line.figures) for line in aid.lines if line.id == "aid-stage"]
    levels = [row for row in data["cathedral_level"] if row["level"]]
    assert [(stage["points"], stage["room"]) for stage in stages] == [(row["vp"], row["capacity"]) for row in levels]
    score = {row["id"]: row for row in data["score_row"]}
    assert figures(aid, "debts") == {"points": -score["unpaid_debt"]["vp_each"]}
    assert figures(aid, "silver")["per"] == score["silver"]["per"]
    assert figures(aid, "prison") == {"points": -score["prison"]["vp_each"], "per": score["prison"]["per"]}
    assert figures(aid, "limits") == {
        "pupils": data["limits"]["apprentice_limit"],
        "hand": data["limits"]["hand_limit"],
        "paper": 1,
    }


def test_names_on_the_card_are_in_the_language_that_somebody_wants() -> None:
    said = {}
    for tongue in ("fa", "fa-en", "fa+en", "en"):
        card = shown("kingdom_builder", tongue, made(mizban.game("kingdom_builder")))
        said[tongue] = {str(line.name) for section in card.sections for line in section.lines}
    assert "Farm" in said["fa-en"] & said["en"]
    assert "Farm" not in said["fa"]
    assert said["fa+en"] == said["fa"]  # there is room for one name


def test_who_plays_rudolf_may_have_one_apprentice_more() -> None:
    game, limit = mizban.game("architects"), raw("architects")["limits"]["apprentice_limit"]
    assert game.aid is not None
    view = game.view(game.new(2), 0)
    for board, more in (("rudolf", 1), ("", 0)):
        assert figures(game.aid({**view, "boards": [board, "rudolf"]}), "limits")["pupils"] == limit + more


@pytest.mark.parametrize(("seats", "words"), [(2, "up to 2 places"), (5, "from 1 place")])
def test_how_far_one_captures_is_said_in_good_english(seats: int, words: str) -> None:
    game = mizban.game("architects")
    assert game.aid is not None
    capture = lines(game.aid(game.view(game.new(seats), 0)))["aid-capture"]
    assert words in game.texts("en").texts.say(capture.id, dict(capture.figures))


# ---------------------------------------------------------------- at a table


def test_own_tiles_come_first_and_the_step_of_the_turn_is_lit() -> None:
    game = mizban.game("kingdom_builder")
    assert game.aid is not None
    s = game.new(2, seed=3)
    while not (s.asked == 0 and game.view(s, 0)["tiles"][0] and game.view(s, 0)["owed"]):
        s.play(s.legal[0])
    aid = game.aid(game.view(s, 0))
    tiles = [line.state for line in aid.sections[2].lines if line.thing]
    assert tiles == sorted(tiles, key=["own", "", "away"].index)
    assert tiles.count("own") >= 1
    assert [line.id for line in aid.lines if line.state == "now"] == ["aid-build"]
    watched = game.aid(game.view(s, 2))
    assert "own" not in [line.state for line in watched.lines]


def test_the_present_phase_and_the_own_character_are_lit() -> None:
    game = mizban.game("troyes")
    assert game.aid is not None
    s = game.new(3, seed=3)
    while not (s.round == 1 and s.phase == 4):
        s.play(s.legal[0])
    for viewer in range(4):
        view = game.view(s, viewer)
        aid = game.aid(view)
        assert [line.id for line in aid.lines if line.state == "now"] == ["aid-actions"]
        secret = [line.id.removeprefix("aid-character-") for line in aid.lines if line.state == "secret"]
        assert secret == (view["characters"][viewer] if viewer < 3 else [])


# ---------------------------------------------------------------- what the kit finds

Change = Callable[[Line], Line]
WRONG: dict[str, tuple[str, Change]] = {
    "a clause that is not there": ("there is no clause", lambda line: line._replace(clause="ZZ-9.9")),
    "a text that is not there": ("have no message", lambda line: line._replace(id="aid-nothing")),
    "a sign that is not there": ("there is no sign", lambda line: line._replace(mark="nothing")),
    "a line that is lit on paper": ("lit or grey", lambda line: line._replace(state="now")),
    "a figure that is not given": ("there is no", lambda line: line._replace(figures=())),
    "a sign without a word": ("have no message aid-sign", lambda line: line._replace(tail="tile-farm")),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_kit_finds(wrong: str) -> None:
    game = mizban.game("kingdom_builder")
    message, change = WRONG[wrong]
    with pytest.raises((AssertionError, KeyError, ValueError), match=message):
        check_aid(changed(game, change), game.new(2))


def test_the_kit_finds_a_line_that_is_not_printed() -> None:
    game = mizban.game("kingdom_builder")
    made = game.aid
    assert made is not None

    def shorter(view: Any) -> Aid:
        aid = made(view)
        return aid._replace(sections=aid.sections[1:]) if view is None else aid

    with pytest.raises(AssertionError, match="the printed card leaves out"):
        check_aid(replace(game, aid=shorter), game.new(2))
    check_aid(game, game.new(2))


def changed(game: Game, change: Change) -> Game:
    """The game with another line for its second one, on every card."""
    made = game.aid
    assert made is not None

    def wrong(view: Any) -> Aid:
        aid = made(view)
        first = aid.sections[0]
        lines = (first.lines[0], change(first.lines[1]), *first.lines[2:])
        return aid._replace(sections=(first._replace(lines=lines), *aid.sections[1:]))

    return replace(game, aid=wrong)
