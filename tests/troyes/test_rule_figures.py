"""The figures of the rules pages are those of the box and of our provisional cards."""

from __future__ import annotations

from collections import Counter

from mizban.games.troyes.rules.cards import DATA
from rule_figures import missing, missing_rows

COUNT = {row["id"]: row["count"] for row in DATA["component"]}
SETUP = {row["players"]: row for name, row in DATA["setup"].items() if name.startswith("players_")}
EACH, ROUND, USE = DATA["setup"]["every_player"], DATA["round"], DATA["influence_use"]
PRICES = DATA["dice_group"]["price_per_bought_die"]
SALARIES = [row["salary"] for row in DATA["building"] if row["salary"]]


def test_the_clauses_name_the_figures_of_the_box() -> None:
    """TR-1.2, TR-2.3 to TR-2.9, TR-3.5, TR-3.6, TR-5.2, TR-5.3, TR-5.5, TR-7.3, TR-7.6, TR-9.7, TR-12.1, TR-13.2,
    TR-13.3, TR-15.1 to TR-15.4, TR-16.5, TR-19.1 to TR-19.7."""
    people = [SETUP[seats] for seats in (2, 3, 4)]
    top = max(row.get("maximum", 0) for row in DATA["resource"])
    stated = {
        "TR-1.2": [COUNT[f"{colour}_die"] for colour in ("red", "white", "yellow", "black")],
        "TR-2.3": [EACH[name] for name in ("deniers", "influence", "victory_points", "cubes")],
        "TR-2.4": [*(row["citizens_each"] for row in people), EACH["max_citizens"]],
        "TR-2.5": [EACH["max_citizens"]],
        "TR-2.6": [row["characters_each"] for row in people],
        "TR-2.8": [row["red_events_in_deck"] for row in people],
        "TR-2.9": [row["rounds"] for row in people],
        "TR-3.5": [row["neutral_citizens_at_start"] for row in people[1:]],
        "TR-3.6": [people[0]["neutral_citizens_at_start"]],
        "TR-5.2": [ROUND["income"]],
        "TR-5.3": SALARIES,
        "TR-5.5": [ROUND["penalty_vp"]],
        "TR-7.3": [DATA["dice_group"]["min_dice"], DATA["dice_group"]["max_dice"]],
        "TR-7.6": PRICES,
        "TR-9.7": sorted({row[name] for row in DATA["cathedral_space"] for name in ("vp", "influence")}),
        "TR-10.20": [DATA["marauding"]["divisor"]],
        "TR-12.1": [DATA["agriculture"]["divisor"]],
        "TR-13.2": [ROUND["pass_first"]],
        "TR-13.3": [ROUND["pass_next"]],
        "TR-15.1": [0, top],
        "TR-15.2": [USE["reroll_one_own_die"]],
        "TR-15.3": [USE["recruit_citizen"]],
        "TR-15.4": [USE["flip_up_to_three_own_dice"], USE["flip_max_dice"]],
        "TR-16.3": [DATA["final_scoring"]["vp_per_open_event_with_own_cube"]],
        "TR-16.5": [-DATA["final_scoring"]["vp_per_cathedral_level_without_own_cube"]],
        "TR-18.1": [DATA["marauding"]["black_dice"]],
        "TR-19.1": DATA["character"][0]["vp"],
    }
    for n, row in enumerate(DATA["character"], 2):
        stated[f"TR-19.{n}"] = [*row["vp"], *row["min"], *row["min_two"]]
    assert missing("troyes", stated) == []


def test_every_card_has_its_figures_in_its_table() -> None:
    """TR-17.1 to TR-17.27, TR-18.1 to TR-18.14, TR-19.1, TR-21.4 to TR-21.6, TR-7.6, TR-15.2 to TR-15.4."""
    cards = {
        bonus: [
            [row["round"], row["cost"], *row["vp_spaces"], row["divisor"]]
            for row in DATA["activity_card"]
            if row["bonus_card"] is bonus
        ]
        for bonus in (False, True)
    }
    assert missing_rows("troyes", "TR-17", cards[False]) == []
    assert missing_rows("troyes", "TR-21", cards[True]) == []
    events = [row for row in DATA["event_card"] if not row["bonus_card"]]
    alike = Counter(row["name"] for row in events)
    printed = {
        row["name"]: [alike[row["name"]], row["black_dice"], row["flags"], row["divisor"], *row["vp"]] for row in events
    }
    for figures in printed.values():
        figures[:2] = [n for n, least in zip(figures[:2], (2, 1), strict=True) if n >= least]
    assert missing_rows("troyes", "TR-18", printed.values()) == []
    characters = [row["min"] for row in DATA["character"]]
    with_two = [[2, *row["min_two"]] for row in DATA["character"] if row["min_two"] != row["min"]]
    assert missing_rows("troyes", "TR-19", characters + with_two) == []
    assert missing_rows("troyes", "TR-7", [[n, price] for n, price in enumerate(PRICES, 1)]) == []
    assert missing_rows("troyes", "TR-5", [[salary] for salary in SALARIES]) == []
