"""The figures of the rules pages are those of the box."""

from __future__ import annotations

from mizban.games.kingdom_builder.rules.cards import DATA
from rule_figures import missing, missing_rows

COUNTS, GRID = DATA["counts"], DATA["grid"]
TILES, CARDS = DATA["location_tile"], DATA["kingdom_builder_card"]


def test_the_clauses_name_the_figures_of_the_box() -> None:
    """KB-1.1 to KB-1.6, KB-2.7, KB-2.8, KB-2.13, KB-3.2, KB-3.4, KB-3.6, KB-3.7, KB-6.1, KB-12.2 to KB-12.12."""
    stated: dict[str, list[object]] = {
        "KB-1.1": [COUNTS["board_sections"], COUNTS["hexes_per_section"], GRID["section_rows"]],
        "KB-1.2": [COUNTS["terrain_cards"], *(row["count"] for row in DATA["terrain_card"])],
        "KB-1.3": [COUNTS["kingdom_builder_cards"], COUNTS["kingdom_builder_cards_used"]],
        "KB-1.4": [COUNTS["location_tiles"], *(row["count"] for row in TILES)],
        "KB-1.6": [COUNTS["settlements"], COUNTS["settlements_per_player"]],
        "KB-2.7": [GRID["section_rows"], GRID["section_cols"]],
        "KB-2.8": [GRID["board_cols"]],
        "KB-2.13": [GRID["edge_hexes"]],
        "KB-2.15": [COUNTS["special_hexes_on_board"]],
        "KB-3.2": [COUNTS["sections_used"], COUNTS["board_sections"]],
        "KB-3.4": [COUNTS["tiles_per_location_hex"]],
        "KB-3.5": [COUNTS["terrain_cards"]],
        "KB-3.6": [COUNTS["kingdom_builder_cards"], COUNTS["kingdom_builder_cards_used"]],
        "KB-3.7": [COUNTS["settlements_per_player"]],
        "KB-5.1": [COUNTS["terrain_cards_in_hand"]],
        "KB-6.1": [COUNTS["mandatory_settlements_per_turn"]],
        "KB-6.4": [COUNTS["mandatory_settlements_per_turn"]],
        "KB-12.2": [DATA["castle_scoring"]["gold"]],
    }
    for card in CARDS:
        stated[card["clause"]] = [card[name] for name in ("gold", "gold_first", "gold_second") if name in card]
    assert missing("kingdom_builder", stated) == []


def test_the_tables_name_the_figures_of_the_box() -> None:
    """KB-1.4, KB-12.3 to KB-12.12."""
    steps = {"tavern": [3], "paddock": [2]}  # the tile's text says them
    assert missing_rows("kingdom_builder", "KB-1", [[row["count"], *steps.get(row["id"], ())] for row in TILES]) == []
    alone = [[row["gold"]] for row in CARDS if row["id"] not in ("lords", "citizens")]
    assert missing_rows("kingdom_builder", "KB-12", [*alone, [DATA["castle_scoring"]["gold"]]]) == []
