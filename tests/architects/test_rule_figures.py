"""The figures of the rules pages are those of the box."""

from __future__ import annotations

from mizban.games.architects.rules.cards import DATA
from rule_figures import missing, missing_rows

LIMITS = DATA["limits"]
COUNT = {row["id"]: row["count"] for row in DATA["component"]}
LAYOUTS, LEVELS, SPACES = DATA["guildhall_layout"], DATA["cathedral_level"][1:], DATA["black_market_space"]
VIRTUE = [row["vp"] for row in DATA["virtue_space"]]
ROWS = {row["id"]: row for row in DATA["score_row"]}
ACTIONS = {row["id"]: row for row in DATA["guardhouse_action"]}
BUILDINGS = [row for row in DATA["building"] if row["set"] == "base"]
BOARDS = [row for row in DATA["player_board"] if row["set"] == "base"]


def rewards(seats: int) -> int:
    return int(LIMITS["rewards_per_player"]) * seats + int(LIMITS["rewards_extra"])


def test_the_clauses_name_the_figures_of_the_box() -> None:
    """AW-1.2 to AW-1.5, AW-2.3, AW-2.7 to AW-2.11, AW-5.2, AW-5.3, AW-6.9, AW-6.16, AW-9.2 to AW-9.4, AW-10.6,
    AW-10.7, AW-11.1, AW-11.2, AW-11.6, AW-13.2, AW-14.1, AW-19.4 to AW-19.7."""
    boards, debt = ACTIONS["release_from_boards"]["cost_a"], ACTIONS["pay_debt"]["cost"]
    market = {f"AW-9.{n}": [space["silver"], space["virtue_loss"]] for n, space in enumerate(SPACES, 2)}
    stated = market | {
        "AW-1.2": [COUNT["apprentice_card"], COUNT["building_card"], DATA["checks"]["apprentice_names"]],
        "AW-1.3": [COUNT[name] for name in ("clay", "wood", "stone", "gold", "marble", "silver")],
        "AW-1.4": [COUNT["worker"], LIMITS["workers_per_player"], COUNT["player_marker"]],
        "AW-1.5": [COUNT[f"{name}_card"] for name in ("debt", "black_market", "reward", "multiplier")],
        "AW-2.3": [COUNT["reward_card"], *(rewards(row["players"]) for row in LAYOUTS)],
        "AW-2.7": [LIMITS["tax_stand_start_silver"]],
        "AW-2.8": [LIMITS["workers_per_player"], LIMITS["virtue_start"]],
        "AW-2.9": [LIMITS["draft_deal"]],
        "AW-2.11": LIMITS["start_silver_by_seat"],
        "AW-5.2": [DATA["storehouse_trade"][0]["pay_count"]],
        "AW-5.3": [DATA["storehouse_trade"][1]["pay_count"]],
        "AW-6.9": [LIMITS["apprentice_limit"]],
        "AW-6.16": [LIMITS["hand_limit"]],
        "AW-7.4": [LIMITS["capture_locations"][2]],
        "AW-10.6": [boards["tax"] + boards["silver"], boards["tax"]],
        "AW-10.7": [debt["tax"] + debt["silver"], debt["tax"]],
        "AW-11.1": [LIMITS["guildhall_rows"], *(row["columns"] for row in LAYOUTS)],
        "AW-11.2": [row["spaces"] for row in LAYOUTS],
        "AW-11.6": [space for row in LAYOUTS for space in row["reset_spaces"]],
        "AW-13.2": [row["vp"] for row in LEVELS],
        "AW-13.4": [row["capacity"] for row in LEVELS],
        "AW-14.1": [vp for vp in VIRTUE if vp],
        "AW-19.4": [ROWS["unpaid_debt"]["vp_each"]],
        "AW-19.5": [ROWS["gold_marble"]["vp_each"]],
        "AW-19.6": [ROWS["silver"]["per"]],
        "AW-19.7": [ROWS["prison"]["per"], ROWS["prison"]["vp_each"]],
    }
    assert missing("architects", stated) == []


def test_every_card_has_its_figures_in_its_clause() -> None:
    """AW-17.B01 to AW-17.B40, AW-16.A01 to AW-16.A40, AW-20.6 to AW-20.10."""
    stated = {}
    for row in BUILDINGS:
        stated[f"AW-17.B{row['card_no']:02}"] = [row["vp"], *row["cost"].values(), *row.get("gain", {}).values()]
        if row["virtue"]:
            stated[f"AW-17.B{row['card_no']:02}"].append(abs(row["virtue"]))
    for row in DATA["apprentice"]:
        if row["set"] == "base":
            virtue = [abs(row["virtue"])] if row["virtue"] else []
            stated[f"AW-16.A{row['card_no']:02}"] = [*virtue, *row.get("gain", {}).values()]
    for n, row in enumerate(BOARDS, 6):
        start = [row["prisoners"], row["silver"], row["virtue"], *row["extra"].values()]
        stated[f"AW-20.{n}"] = [figure for figure in start if figure]
    assert missing("architects", stated) == []


def test_the_tables_name_the_figures_of_the_box() -> None:
    """AW-2.3, AW-9.2, AW-9.4, AW-11.6, AW-13.2, AW-13.6, AW-14.1, AW-17.B01 to AW-17.B40, AW-20.6 to AW-20.10."""
    silver = LIMITS["start_silver_by_seat"]
    seats = [[row["players"], rewards(row["players"]), row["spaces"], *silver[: row["players"]]] for row in LAYOUTS]
    assert missing_rows("architects", "AW-2", seats) == []
    market = [[*row["small"].values(), *row["large"].values()] for row in DATA["black_market_card"]]
    assert missing_rows("architects", "AW-9", market) == []
    hall = [[row["players"], 1, row["columns"], row["spaces"], *row["reset_spaces"]] for row in LAYOUTS]
    assert missing_rows("architects", "AW-11", hall) == []
    levels = [
        [row["level"], row["vp"], row["capacity"], *row.get("cost", {"any": row.get("cost_any_count")}).values()]
        for row in LEVELS
    ]
    assert missing_rows("architects", "AW-13", levels) == []
    buildings = [[row["vp"], *row["cost"].values(), *([row["virtue"]] if row["virtue"] else [])] for row in BUILDINGS]
    assert missing_rows("architects", "AW-17", buildings) == []
    boards = [[row["prisoners"], row["silver"], row["virtue"], *row["extra"].values()] for row in BOARDS]
    assert missing_rows("architects", "AW-20", boards) == []
    virtue = [
        [row["level"], row["vp"], *([row["tax_evasion"]] * bool(row["tax_evasion"]))] for row in DATA["virtue_space"]
    ]
    assert missing_rows("architects", "AW-14", [row for row in virtue if row[1]]) == []
