"""Legal answers worked out a second time, from the rules alone: hexes in plain sets, every action spelled out."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom_builder.second import BUILDABLE, Hex, near
from mizban.games.kingdom_builder.rules.view import View

LETTER = {"grass": "G", "canyon": "C", "desert": "D", "flower_field": "F", "forest": "T", "": ""}
FIXED = {"farm": "G", "oasis": "D", "harbor": "W"}
BUILDS = ("oracle", "farm", "oasis", "tower", "tavern")
STEPS = [(0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]  # in doubled columns, where every direction is straight


def doubled(hex: Hex) -> Hex:
    """A hex with its column counted in halves, so that a direction is always the same step."""
    return hex[0], 2 * hex[1] + hex[0] % 2


def along(hex: Hex, way: Hex, steps: int) -> Hex | None:
    """So many steps in one direction."""
    row, half = doubled(hex)
    down, right = way
    row, half = row + steps * down, half + steps * (right if down else 2 * right)
    column = (half - row % 2) // 2
    return (row, column) if 0 <= row < 20 and 0 <= column < 20 else None


@dataclass
class Position:
    """A view, read anew; `begun`: the mandatory action has begun and is not complete."""

    v: View
    begun: bool

    def __post_init__(self) -> None:
        self.seat = self.v["active"]
        self.board = {(r, c): letter for r, row in enumerate(self.v["terrain"]) for c, letter in enumerate(row)}
        self.own = {self.hex(name) for name in self.v["settlements"][self.seat]}
        self.taken = {self.hex(name) for names in self.v["settlements"] for name in names}

    @staticmethod
    def hex(name: str) -> Hex:
        row, column = name.split("-")
        return int(row), int(column)

    def free(self, letters: str) -> set[Hex]:
        return {hex for hex, letter in self.board.items() if letter in letters and hex not in self.taken and letters}

    def by_rule_3(self, allowed: set[Hex], own: set[Hex]) -> set[Hex]:
        """KB-7.3 Those beside own settlements if there is one."""
        close = {hex for hex in allowed if any(other in own for other in near(hex))}
        return close or allowed

    def allowed(self, tile: str) -> set[Hex]:
        """KB-7.4 to KB-7.6"""
        if tile == "tower":
            return {(r, c) for r, c in self.free(BUILDABLE) if r in (0, 19) or c in (0, 19)}
        return self.free(FIXED.get(tile) or LETTER[self.v["played"]])

    def built_with(self, tile: str) -> set[Hex]:
        """KB-9.4, KB-10.1 to KB-10.5"""
        if not self.v["supply"][self.seat]:
            return set()
        if tile != "tavern":
            return self.by_rule_3(self.allowed(tile), self.own)
        hexes = set()
        for hex in self.free(BUILDABLE):
            for way in STEPS:
                if all(along(hex, way, n) in self.own for n in (1, 2, 3)):
                    hexes.add(hex)
        return hexes

    def moved_with(self, tile: str, hex: Hex) -> set[Hex]:
        """KB-9.8 to KB-9.10, KB-10.6 to KB-10.8"""
        if tile == "paddock":
            return {to for way in STEPS if (to := along(hex, way, 2)) in self.free(BUILDABLE) and to}
        terrain = FIXED.get(tile) or LETTER[self.v["played"]]
        allowed = self.free(terrain) | ({hex} if self.board[hex] == terrain else set())
        return self.by_rule_3(allowed, self.own - {hex}) - {hex}

    def sources(self, tile: str) -> set[Hex]:
        return {hex for hex in self.own if self.moved_with(tile, hex)}

    def answers(self) -> set[str]:
        """Every word that may be said now."""
        v, tile = self.v, self.v["tile"]
        if v["question"] == "Extra":
            return {self.word("build", hex) for hex in self.built_with(tile)}
        if v["question"] == "Lift":
            return {self.word("lift", hex) for hex in self.sources(tile)}
        if v["question"] == "SetDown":
            return {self.word("move", hex) for hex in self.moved_with(tile, self.hex(v["lifted"]))}
        words = set()
        if v["owed"]:
            words |= {self.word("build", hex) for hex in self.by_rule_3(self.free(LETTER[v["played"]]), self.own)}
        else:
            words.add("end")
        return words | {f"use:{tile}" for tile in self.usable()}

    def usable(self) -> set[str]:
        """KB-4.5, KB-9.1, KB-9.7 The active seat's ready tiles with a target, before the first settlement or after."""
        if self.begun:
            return set()
        ready = {kind for _, kind, state in self.v["tiles"][self.seat] if state == "ready"}
        return {kind for kind in ready if (self.built_with(kind) if kind in BUILDS else self.sources(kind))}

    @staticmethod
    def word(verb: str, hex: Hex) -> str:
        return f"{verb}:{hex[0]}-{hex[1]}"
