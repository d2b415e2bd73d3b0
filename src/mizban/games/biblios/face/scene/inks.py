"""Inks of its own: the desk of the scribes, coins of bids, and the figures of cards."""

from __future__ import annotations

from typing import Final

from mizban.render.inks import END, LETTER, MIDDLE, area, lettering, line

INKS: Final = {
    # the desk, the slate and the places on the table
    "desk": area("#5B3A24", 1.4),
    "mat": area("#0002", 1.5, "var(--gilt)"),
    "mat-full": area("#0004", 1.5, "var(--gilt)", "stroke-dasharray:5 4"),
    "podium": area("#0005", 1.5, "var(--gilt)"),
    "slate": area("#272E30", 7, "#6B4730"),
    "slate-edge": line(1.2, "#2A221C"),
    "chalk-line": line(1.3, "#F6EFE2", "opacity:.35;stroke-dasharray:2 5"),
    "bracket": line(1.4, "var(--on-cloth)", "opacity:.8"),
    # cards and coins
    "niche": area("var(--niche)", 1.6),
    "stud": area("var(--deep)", 0.8),
    "coin-bluff": area("#3B2A2A", 1.8, "var(--lamp)", "stroke-dasharray:4 3"),
    "arrow": area("var(--ink)"),
    # texts
    "value": lettering(19, 800, "var(--mark)"),
    "small-value": lettering(11.5, 800, "var(--mark)"),
    "sign": lettering(13, 800, "var(--mark)", f"{MIDDLE};direction:ltr"),
    "letter": lettering(19, 700, "var(--pen)", LETTER),
    "large-sign": lettering(19, 800, "var(--mark)", f"{MIDDLE};direction:ltr"),
    "price-bluff": lettering(21, 800, "#FFE9B0"),
    "small-price": lettering(29, 800, "#3A2600"),
    "small-price-bluff": lettering(29, 800, "#FFE9B0"),
    "chalk": lettering(15, 600, "#F6EFE2"),
    "chalk-small": lettering(13, 400, "#F6EFE2"),
    "cloth-figure": lettering(14, 700, "var(--on-cloth)", END),
    "aside": lettering(12, 400, "var(--ink2)", END),
}
