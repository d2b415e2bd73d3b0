"""Inks of its own: a town of stone and timber, crowds of workers, and what stands on boards."""

from __future__ import annotations

from typing import Final

from mizban.render.inks import END, MIDDLE, START, area, halo, lettering, line

INKS: Final = {
    # walls and roofs of the town, and what they are drawn with
    "ground": area("var(--deep)", more="pointer-events:none"),
    "timber": area("#8A5A33", 1.4),
    "tile": area("#A8563F", 1.4),
    "plaster": area("#F1E4C9", 1.4),
    "wall-grey": area("#AEB4BC", 1.4),
    "slate-roof": area("#6B7785", 1.4),
    "rock": area("#8B8072", 1.4),
    "cloth-red": area("#B8392F", 1.2),
    "parchment": area("var(--parchment,#E3D3B4)", 1.4),
    "vellum": area("var(--vellum,#F4EBDA)", 1.2),
    "cell-dark": area("#3B3A40", 1.4),
    "lit-window": area("#F2C64D", 1.2),
    "vein": line(1.1, "#9AA5B1"),
    "course": line(1.1, "#2A221C66", "pointer-events:none"),
    "joint": line(1.2, "#2A221C55", "pointer-events:none"),
    "beam-line": line(2.2, "#7A4E2B", "pointer-events:none"),
    "stick-thin": line(2.8, "#6E4526"),
    "gate": line(1.5, "#B9BDC2"),
    "bars": line(2, "#C3C7CC"),
    "eyes": line(2.6, "#F2C64D"),
    "spray": line(1.6, "#3F86A0"),
    "glow-line": line(3, "#F2A23A"),
    "tax-line": line(1, "#FFF3DF", "stroke-dasharray:2 1.6"),
    # debts, plans and places where workers stand
    "paid": area("#E4E8DA", 1.6),
    "paid-tick": line(3, "#2B6A3B"),
    "plan": area("#FFFFFF40", 1.3, "#5E564D", "stroke-dasharray:4 3"),
    "crowd": area("#FFFBF0", 1.2, "#2A221C99"),
    "crowd-own": area("#FFF", 2.2),
    "circle": area("#FFFBF08C", 1.2, "#2A221C66"),
    "strip-dark": area("#2B2A2F", 1.2, "#FFFFFF33"),
    "space-next": area("#FFFAF0", 2),
    "space-marked": area("#F3CDB9", 1.1, "#2A221C88"),
    "pane": area("#4F6475", 1.1),
    "space-out": area("#2A221C1A"),
    "seat-place": area("#FFFBF0CC", 1.2, "#2A221C99"),
    "ledge": line(2.6),
    # the Virtue track
    "guilt": area("var(--guilt,#E7B7A6)", 0.8, "#2A221C55"),
    "middle": area("var(--middle,#FBF6EA)", 0.8, "#2A221C55"),
    "grace": area("var(--grace,#CFE0BE)", 0.8, "#2A221C55"),
    "track-level": lettering(12, 700, "#2A221C"),
    "track-points": lettering(11, 600, "#2A221C"),
    # names and figures
    "town-name": lettering(14.5, 800, "#241C16", f"{START};{halo(3.6)};pointer-events:none"),
    "town-name-small": lettering(12, 800, "#241C16", f"{START};{halo(3.2)};pointer-events:none"),
    "night-name": lettering(14.5, 800, "#F6EFE2", START),
    "hall-name": lettering(14.5, 800, "#241C16", START),
    "hall-count": lettering(12.5, 700, "#4A4036", END),
    "board-figure": lettering(15, 700, "var(--pen)", START),
    "board-figure-end": lettering(15, 700, "var(--pen)", END),
    "label-name": lettering(11.5, 700, "var(--pen)"),
    "slot-paper": area("#2A221C14", 1.3, "#2A221C66", "stroke-dasharray:4 4"),
    "price-tag-out": area("#E7DFCF", 1, "#2A221C66"),
    "coins": lettering(11.5, 800, "#211D1A", f"{MIDDLE};{halo(2.6)}"),
    "plate-figure": lettering(12, 700, "var(--pen)", START),
    "plate-figure-end": lettering(12, 700, "var(--pen)", END),
    "figure-count": lettering(14, 800, "#211D1A"),
    "band-middle": lettering(11.5, 700, "var(--mark)"),
    "worth": lettering(14, 800, "#FFF7D8"),
    "hair": line(0.8, "#2A221C55"),
    "tint-card": area("#EFE3C8"),
}
