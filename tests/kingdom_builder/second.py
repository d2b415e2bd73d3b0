"""A second scorer, written from the rules alone: dictionaries of hexes, no sets of bits, nothing of the game's code."""

from __future__ import annotations

Hex = tuple[int, int]
BUILDABLE = "GCDFT"


def near(hex: Hex) -> list[Hex]:
    """KB-2.1, KB-2.4 The up to six neighbours; odd rows are shifted right by half a hex."""
    row, column = hex
    shift = row % 2
    around = [(row, column - 1), (row, column + 1)]
    around += [(row + down, column - 1 + shift) for down in (-1, 1)]
    around += [(row + down, column + shift) for down in (-1, 1)]
    return [(r, c) for r, c in around if 0 <= r < 20 and 0 <= c < 20]


def touches(board: list[str], hex: Hex, letters: str) -> bool:
    return any(board[r][c] in letters for r, c in near(hex))


def groups(hexes: set[Hex]) -> list[set[Hex]]:
    """KB-12.1.2 Settlement areas."""
    left, apart = set(hexes), []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            hex = edge.pop()
            group.add(hex)
            fresh = {other for other in near(hex) if other in left}
            left -= fresh
            edge |= fresh
        apart.append(group)
    return apart


def sector(hex: Hex) -> str:
    return ("n" if hex[0] < 10 else "s") + ("w" if hex[1] < 10 else "e")


def shares(hexes: set[Hex]) -> list[int]:
    """How many are in each sector."""
    return [sum(sector(hex) == name for hex in hexes) for name in ("nw", "ne", "sw", "se")]


def fishermen(board: list[str], mine: set[Hex]) -> int:
    return sum(board[r][c] != "W" and touches(board, (r, c), "W") for r, c in mine)


def miners(board: list[str], mine: set[Hex]) -> int:
    return sum(touches(board, hex, "M") for hex in mine)


def workers(board: list[str], mine: set[Hex]) -> int:
    return sum(touches(board, hex, "KL") for hex in mine)


def merchants(board: list[str], mine: set[Hex]) -> int:
    linked: set[Hex] = set()
    for group in groups(mine):
        ends = {(r, c) for hex in group for r, c in near(hex) if board[r][c] in "KL"}
        if len(ends) >= 2:
            linked |= ends
    return 4 * len(linked)


def discoverers(board: list[str], mine: set[Hex]) -> int:
    return len({row for row, _ in mine})


def knights(board: list[str], mine: set[Hex]) -> int:
    return 2 * max(sum(row == line for row, _ in mine) for line in range(20))


def hermits(board: list[str], mine: set[Hex]) -> int:
    return len(groups(mine))


def citizens(board: list[str], mine: set[Hex]) -> int:
    return max((len(group) for group in groups(mine)), default=0) // 2


def farmers(board: list[str], mine: set[Hex]) -> int:
    return 3 * min(shares(mine))


def lords(everybody: list[set[Hex]], seat: int) -> int:
    """KB-12.10 12 for the greatest number in a sector, 6 for the second of the different numbers."""
    gold = 0
    for column in zip(*(shares(hexes) for hexes in everybody), strict=True):
        order = sorted(set(column), reverse=True)
        place = order.index(column[seat])
        gold += (12, 6, 0, 0)[place]
    return gold


def castles(board: list[str], mine: set[Hex]) -> int:
    places = [(r, c) for r in range(20) for c in range(20) if board[r][c] == "K"]
    return 3 * sum(any(other in mine for other in near(place)) for place in places)


ALONE = {
    "fishermen": fishermen,
    "miners": miners,
    "merchants": merchants,
    "workers": workers,
    "discoverers": discoverers,
    "knights": knights,
    "hermits": hermits,
    "citizens": citizens,
    "farmers": farmers,
}


def gold_of(board: list[str], everybody: list[set[Hex]], seat: int, card: str) -> int:
    """What a seat earns with a card, or with "castle"."""
    if card == "castle":
        return castles(board, everybody[seat])
    return lords(everybody, seat) if card == "lords" else ALONE[card](board, everybody[seat])


def places(points: list[int]) -> list[int]:
    """KB-13 Places from 1; equal gold shares one."""
    order = sorted(points, reverse=True)
    return [order.index(mine) + 1 for mine in points]
