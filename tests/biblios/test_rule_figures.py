"""The figures of the rules pages are those of the box."""

from __future__ import annotations

from mizban.games.biblios.rules.cards import DATA
from rule_figures import missing, missing_rows

SETUP = {row["players"]: row for row in DATA["setup"]}
TOTALS, DIE = DATA["totals"], DATA["die"]


def test_the_clauses_name_the_figures_of_the_box() -> None:
    """BI-1.1, BI-1.4, BI-1.5, BI-1.8, BI-2.1, BI-3.1 to BI-3.4, BI-3.9, BI-4.2, BI-4.5, BI-5.15, BI-6.1, BI-6.4,
    BI-6.9."""
    gold = [row["count"] for row in DATA["gold_type"]]
    category = [[row["cards"], row["total_value"], *row["value_counts"].values()] for row in DATA["category"]]
    stated = {
        "BI-1.1": [TOTALS["cards"], TOTALS["dice"]],
        "BI-1.4": [TOTALS[name] for name in ("cards", "category_cards", "gold_cards", "church_cards")],
        "BI-1.5": [figure for figures in category for figure in figures],
        "BI-1.8": [*gold, TOTALS["gold_value_in_box"]],
        "BI-2.1": [*range(DATA["meta"]["min_players"], DATA["meta"]["max_players"] + 1)],
        "BI-3.1": [DIE["start"]],
        "BI-3.9": [row[name] for row in SETUP.values() for name in ("gift_turns", "gift_turns_per_player")],
        "BI-4.2": [row["cards_allocated_per_turn"] for row in SETUP.values()],
        "BI-4.5": [row[f"{place}_per_turn"] for row in SETUP.values() for place in ("kept", "auction", "public")],
        "BI-5.15": [DIE["min"], DIE["max"]],
        "BI-6.1": [row["auction_pile_size"] for row in SETUP.values()],
        "BI-6.4": [DATA["auction"]["min_bid"]],
        "BI-6.9": [row["gold_value_before_random_removal"] for row in SETUP.values()],
    }
    removed = ("removed_gold_total", "removed_gold_per_value", "removed_random", "draw_deck")
    for seats, row in SETUP.items():
        stated[f"BI-3.{seats}"] = [row[name] for name in removed if row[name]]
    assert missing("biblios", stated) == []


def test_the_tables_name_the_figures_of_the_box() -> None:
    """BI-3.2 to BI-3.4, BI-1.5, BI-1.9."""
    removed = ("removed_gold_total", "removed_gold_per_value", "removed_random", "draw_deck")
    columns = ("players", *removed, "cards_allocated_per_turn", "gift_turns", "gift_turns_per_player")
    rows = [[row[name] for name in columns if row[name]] for row in SETUP.values()]
    cards = [
        [row["cards"], *(int(value) for value in row["value_counts"]), row["total_value"]] for row in DATA["category"]
    ]
    assert missing_rows("biblios", "BI-3", rows) == []
    assert missing_rows("biblios", "BI-1", [*cards, [TOTALS["church_cards"]]]) == []
