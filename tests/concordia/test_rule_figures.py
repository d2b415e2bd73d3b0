"""The figures of the rules pages are those of the box."""

from __future__ import annotations

from mizban.games.concordia.rules.cards import DATA
from rule_figures import missing, missing_rows

COUNTS, EACH, CONSTANTS = DATA["counts"], DATA["per_player"], DATA["constants"]
GOODS, SEATS, MAPS = DATA["good"], DATA["player_count"], DATA["maps"]
GODS = {row["id"]: row for row in DATA["god"]}
PRICES = [row["price"] for row in GOODS]


def test_the_clauses_name_the_figures_of_the_box() -> None:
    """CO-2.1, CO-2.2, CO-2.5 to CO-2.9, CO-2.12, CO-2.15, CO-3.4, CO-3.7, CO-3.9, CO-3.11, CO-4.1, CO-4.11, CO-6.2,
    CO-7.14, CO-9.5, CO-10.1, CO-12.1, CO-14.1, CO-15.4 to CO-15.9, CO-17.4."""
    goods = EACH["storehouse_start_goods"]
    lines = ("province_count", "city_count", "land_line_count", "sea_line_count")
    mercator = [CONSTANTS["mercator_starting_sestertii"], CONSTANTS["mercator_market_sestertii"]]
    stated = {
        "CO-2.1": [board[f"players_{end}"] for board in MAPS.values() for end in ("min", "max")],
        "CO-2.2": [board[name] for board in MAPS.values() for name in lines],
        "CO-2.5": [COUNTS["wooden_pieces"], EACH["land_colonists"], EACH["sea_colonists"], EACH["houses"]],
        "CO-2.6": [COUNTS["city_tokens"], *(row["total"] for row in DATA["city_token_set"])],
        "CO-2.7": [COUNTS["bonus_markers"], *(row["bonus_coins"] for row in GOODS)],
        "CO-2.8": [COUNTS["storehouses"], EACH["storehouse_spaces"], *PRICES],
        "CO-2.9": [COUNTS[f"{name}_cards"] for name in ("starting", "market")] + [COUNTS["cards_total"]],
        "CO-2.12": [CONSTANTS["display_slots"]],
        "CO-2.15": [row[god] for row in DATA["pantheon"] for god in ("jupiter", "saturnus", "mercurius", "mars")],
        "CO-3.4": [row["market_cards"] for row in SEATS],
        "CO-3.7": [EACH["houses"], EACH["land_colonists"] + EACH["sea_colonists"], EACH["starting_cards"]],
        "CO-3.9": [*goods.values(), sum(goods.values()), EACH["storehouse_spaces"], EACH["storehouse_start_empty"]],
        "CO-3.11": SEATS[-1]["start_sestertii"],
        "CO-4.1": [EACH["storehouse_spaces"]],
        "CO-4.11": PRICES,
        "CO-6.2": [CONSTANTS["tribune_free_cards"], CONSTANTS["tribune_sestertii_per_extra_card"]],
        "CO-6.3": [*CONSTANTS["new_colonist_goods"].values()],
        "CO-7.14": [row["house_sestertii"] for row in GOODS],
        "CO-8.10": [CONSTANTS["prefect_bonus_units_with_praefectus_magnus"]],
        "CO-9.5": [CONSTANTS["colonist_cash_base"], CONSTANTS["colonist_cash_per_colonist"]],
        "CO-10.1": mercator,
        "CO-10.2": [CONSTANTS["mercator_max_types"]],
        "CO-11.6": mercator,
        "CO-12.1": [CONSTANTS["senator_max_cards"]],
        "CO-12.5": [CONSTANTS["consul_max_cards"]],
        "CO-14.1": [CONSTANTS["houses_to_end"]],
        "CO-15.4": [GODS["jupiter"]["max_per_card"]],
        "CO-15.5": [GODS["saturnus"]["max_per_card_imperium"], GODS["saturnus"]["max_per_card_italia"]],
        "CO-15.6": [GODS["mercurius"]["max_per_card"]],
        "CO-15.7": [GODS["mars"]["max_per_card"]],
        "CO-15.8": [row["minerva_points"] for row in DATA["personality"] if row["specialist"]],
        "CO-15.9": [CONSTANTS["concordia_card_points"]],
        "CO-17.4": [CONSTANTS["intermediate_first_sestertii"], CONSTANTS["intermediate_second_sestertii"]],
    }
    assert missing("concordia", stated) == []


def test_the_tables_name_the_figures_of_the_box() -> None:
    """CO-2.8, CO-3.4, CO-3.11, CO-7.14, CO-15.4 to CO-15.7."""
    goods = [[row["price"], *row["house_goods"].values(), row["house_sestertii"], row["bonus_coins"]] for row in GOODS]
    assert missing_rows("concordia", "CO-2", goods) == []
    seats = [
        [row["players"], row["market_cards"], row["face_down_after_setup"], *row["start_sestertii"]] for row in SEATS
    ]
    assert missing_rows("concordia", "CO-3", seats) == []
    gods = [[1, 15], [1, 12, 11], [2, 10], [2, 12]]
    tops = [[row[name] for name in row if name.startswith("max")] for row in list(GODS.values())[1:5]]
    assert [row[1:] for row in gods] == tops
    assert missing_rows("concordia", "CO-15", gods) == []
