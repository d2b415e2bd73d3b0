"""What an answer would mean: a few words about it, whether it is risky, and whether it comes after the others."""

from __future__ import annotations

from mizban.core.words import Option
from mizban.games.troyes.face.about import work_of
from mizban.games.troyes.face.dice_and_points import (
    after,
    card_of,
    fighting,
    made,
    own_best,
    room,
    trading,
)
from mizban.games.troyes.face.names import MOST_FIGURE, pack
from mizban.games.troyes.rules.cards import (
    ACTIVITIES,
    ACTIVITY_IDS,
    BUILDINGS,
    COLOURS,
    DOUBLE,
    FARM_DIVISOR,
    FARM_GAIN,
    HOUSE,
    HOUSE_SPACES,
    LARGEST,
    LEVEL_SPACES,
    LEVELS,
    NOBODY,
    PER_CUBE,
    PRICE,
    RED,
    SALARY,
    SPACES,
    STONE_INFLUENCE,
    WIDTH,
    die_parts,
)
from mizban.games.troyes.rules.effects import TRADES
from mizban.games.troyes.rules.state import FROM_CARD, FROM_LYING, FROM_SPACE
from mizban.games.troyes.rules.view import Card, View
from mizban.render.shapes import Words


def note(v: View, o: Option) -> Words:
    """A few words about an answer, for the one who is asked."""
    if o.verb in ("activate", "combat", "farm"):
        return of_action(v, o)
    if o.verb == "take":
        return of_taking(v, int(o.arg))
    if o.verb == "times":
        return of_times(v, int(o.arg) + 1)
    if o.verb == "group":
        return of_group(v, int(o.arg) + 1)
    if o.verb == "settle":
        return ("note-salary coins", (int(SALARY[HOUSE[o.arg]]),)) if SALARY[HOUSE[o.arg]] else ""
    if o.verb == "spend":
        return ("note-spend n", (worth(int(o.arg)),))
    if o.verb == "recruit":
        return of_recruit(v)
    if o.verb == "cube":
        return of_cube(v, ACTIVITY_IDS[o.arg])
    if o.verb == "from":
        return of_source(v, int(o.arg))
    if o.verb == "mill":
        return of_mill(v, int(o.arg))
    if o.verb == "pass":
        return ("note-pass n", (own_dice(v),)) if own_dice(v) else ""
    return ""


def of_action(v: View, o: Option) -> Words:
    """TR-8.3, TR-8.13, TR-10.2, TR-12.1 What own dice would make, and what hiring costs."""
    if o.verb == "farm":
        return ("note-farm n", (own_best(v, ["yellow"]) // int(FARM_DIVISOR) * int(FARM_GAIN),))
    if o.verb == "combat":
        event = v["events"][[event["event"] for event in v["events"]].index(o.word.partition(":")[2])]
        n = own_best(v, fighting(event["dice"])) // event["divisor"]
        return ("note-combat n", (min(n, room(v, event["event"])),))
    card = next(card for card in v["activities"] if card["card"] == ACTIVITY_IDS[o.arg])
    n = strongest(v, card) // card["divisor"]
    if card in trading(v, v["viewer"]):
        return ("note-activate n", (n,))
    return ("note-hire n coins", (n, card["cost"]))


def strongest(v: View, card: Card) -> int:
    """The highest value of a group of own dice for a card; Pilgrimage mixes colours (TR-17.17)."""
    if not ACTIVITIES[ACTIVITY_IDS.index(card["card"])].mixed:
        return own_best(v, [card["colour"]])
    dice = v["dice"][v["viewer"]]
    return sum(sorted(n for colour in COLOURS for n in dice[colour])[-int(LARGEST) :])


def of_group(v: View, size: int) -> Words:
    """TR-7.3, TR-7.6 What a bought die costs in a group of this size, or how many must be bought."""
    price = int(PRICE[size])
    lacking = 0 if v["doing"]["cube"] else size - fitting(v)
    return ("note-group-buy n coins", (lacking, lacking * price)) if lacking > 0 else ("note-group coins", (price,))


def fitting(v: View) -> int:
    """TR-7.3, TR-9.1, TR-10.20, TR-12.1, TR-17.17 How many own dice can be in a group for this action."""
    action, target = v["doing"]["action"], v["doing"]["target"]
    colours = {"build": ["white"], "farm": ["yellow"]}.get(action, [])
    if action == "combat":
        colours = fighting(next(event["dice"] for event in v["events"] if event["event"] == target))
    if action == "activate":
        card = ACTIVITIES[ACTIVITY_IDS.index(target)]
        if card.mixed:
            return own_dice(v)
        colours = [COLOURS[card.colour]]
    return max((len(v["dice"][v["viewer"]][colour]) for colour in colours), default=1)


def of_taking(v: View, die: int) -> Words:
    """TR-7.5, TR-7.6, TR-7.11 The value with this die, what the group makes then, and the price."""
    doing = v["doing"]
    district, _, face = die_parts(die)
    price = doing["prices"][district]
    kind = doing["action"]
    if kind == "place":
        return of_entering(v, face, price)
    if kind == "build":
        return of_building(v, face, price)
    value = after(v, face + 1)
    if price:
        return (f"note-buy-{kind} n of coins", (value, made(v, value), price))
    return (f"note-take-{kind} n of", (value, made(v, value)))


def of_entering(v: View, face: int, price: int = 0) -> Words:
    """TR-11.5, TR-11.7, TR-11.8, TR-11.16 Where a citizen comes to stand with a die, and who is expelled by it."""
    building = BUILDINGS.index(v["doing"]["target"])
    size = int(WIDTH[building])
    first = building * HOUSE_SPACES + v["ways"][BUILDINGS[building]][face] * size
    row = [v["spaces"][SPACES[space]] for space in range(first, first + size)]
    full = NOBODY not in row
    space = first if full or "pushing" in v["modules"] else first + row.index(int(NOBODY))
    own = full and row[-1] == v["viewer"]
    figures = (space, row[-1]) if full and not own else (space,)
    text = "expels-own space" if own else "expels space seat" if full else "enters space"
    return (f"note-buy-{text} coins", (*figures, price)) if price else (f"note-{text}", figures)


def of_building(v: View, face: int, price: int) -> Words:
    """TR-9.2, TR-9.3, TR-9.7 Where the cube of a white die goes, and the influence it brings."""
    free = [level * LEVEL_SPACES + face for level in range(int(LEVELS)) if v["cathedral"][level][face] == NOBODY]
    if not free or v["doing"]["cube"]:
        return ("note-price coins", (price,)) if price else ""
    influence = int(STONE_INFLUENCE[free[0]])
    if price:
        return ("note-buy-stone stone n coins", (free[0], influence, price))
    return ("note-stone stone n", (free[0], influence))


def of_cube(v: View, id: str) -> Words:
    """TR-8.18 What a cube of a delayed card does."""
    card = card_of(v, id)
    return ("note-work work", (work_of(id, card["params"]),)) if card else ""


def of_source(v: View, source: int) -> Words:
    """TR-8.4, TR-8.9, TR-11.2, TR-16.4 What is lost where a citizen comes from; from the supply, where it comes to."""
    if FROM_SPACE <= source < FROM_LYING:
        stays = v["doing"]["target"] == BUILDINGS[(source - FROM_SPACE) // HOUSE_SPACES]
        return "" if stays else ("note-leaves", ())
    if source >= FROM_CARD:
        return ("note-leaves-card", ())
    return of_entering(v, v["doing"]["value"] - 1) if v["question"] == "Citizen" and source == 0 else ""


def of_recruit(v: View) -> Words:
    """TR-8.5, TR-11.2, TR-15.3 How many citizens are left to recruit; where one is placed, where it comes to."""
    placed = v["question"] == "Citizen"
    return of_entering(v, v["doing"]["value"] - 1) if placed else ("note-recruit n", (v["stock"][v["viewer"]],))


def of_times(v: View, n: int) -> Words:
    """TR-8.15, TR-8.16, TR-10.4 What so many activations or cubes bring."""
    doing = v["doing"]
    if doing["action"] == "combat":
        return ("note-cubes n", (n * int(PER_CUBE),))
    card = card_of(v, doing["target"])
    if not card:
        return ""
    if card["delayed"]:
        return ("note-stored n", (n,))
    if ACTIVITIES[ACTIVITY_IDS.index(card["card"])].effect not in TRADES or max(card["params"]) * n > MOST_FIGURE:
        return ""
    return ("note-gains gains", (pack(*[each * n for each in card["params"][2:]]),))


def of_mill(v: View, building: int) -> Words:
    """TR-17.3 What the Miller pays there."""
    card = card_of(v, "miller")
    standing = sum(owner == v["viewer"] for id, owner in v["spaces"].items() if id.startswith(BUILDINGS[building]))
    return ("note-price-gain coins", (standing * card["params"][0],)) if card else ""


def worth(die: int) -> int:
    """TR-6.15 What a die counts against black dice."""
    _, colour, face = die_parts(die)
    return (face + 1) * (int(DOUBLE) if colour == RED else 1)


def own_dice(v: View) -> int:
    """How many dice lie in the district of the one who looks."""
    return sum(len(values) for values in v["dice"][v["viewer"]].values())


def late(v: View, o: Option) -> int:
    """TR-7.5, TR-15.5 What costs influence comes after what was asked for, and what was asked for most comes first; so
    do one's own dice, which cost nothing."""
    if o.verb == "take":
        return -1 if die_parts(o.arg)[0] == v["viewer"] else 0
    return 1 if o.verb in ("reroll", "recruit", "flip") else -1 if o.verb in ("defend", "yield", "stop-spending") else 0


def risky(v: View, o: Option) -> bool:
    """TR-13.1 Passing with several dice left: nobody should do it by a slip."""
    return o.verb == "pass" and own_dice(v) > 1
