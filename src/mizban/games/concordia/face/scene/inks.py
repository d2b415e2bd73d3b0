"""Inks of its own: the map with its ways and cities, and what stands on cards and tags."""

from __future__ import annotations

from typing import Final

from mizban.render.inks import END, LETTER, MIDDLE, START, area, halo, lettering, line

INKS: Final = {
    # land and sea
    "region": area("var(--bright)", 5, "#FFFCF3", "pointer-events:none"),
    "rim-band": line(7, "var(--frame)", "stroke-linejoin:miter;pointer-events:none"),
    "surf": line(15, "#FFFFFF59", "pointer-events:none"),
    "shore": line(2.2, "#7D6647", "pointer-events:none"),
    "ripple": line(2.2, "var(--deep)", "opacity:.55;pointer-events:none"),
    # ways, with a space each
    "road-bed": line(9, "#FFFFFF59", "pointer-events:none"),
    "road": line(4.4, "#744620", "pointer-events:none"),
    "seaway": line(4.6, "#22668A", "stroke-dasharray:.1 9.4;pointer-events:none"),
    "post": area("#F6E3BE", 2.6, "#744620"),
    "buoy": area("#E6F4F6", 2.6, "#22668A"),
    "buoy-line": line(2.4, "#22668A"),
    # cities and their names
    "capital": area("#8E1F22", 2.4),
    "capital-line": line(1.4, "#F3C96A"),
    "place": lettering(17.5, 700, "#241C16", f"{MIDDLE};{halo(4.6)};pointer-events:none"),
    "capital-name": lettering(15.5, 800, "#FFF3D6", f"{MIDDLE};pointer-events:none"),
    # tags on the map
    "tag": area("#FFFAEC", 1.8),
    "tag-spent": area("#EFE8D8", 1.6, "#8B7F6E", "stroke-dasharray:5 4"),
    "place-second": lettering(16.5, 500, "#241C16", f"{MIDDLE};{halo(4.6)};pointer-events:none"),
    "capital-second": lettering(15, 600, "#FFF3D6", f"{MIDDLE};pointer-events:none"),
    "tag-second": lettering(16, 500, "#2A221C"),
    "tag-name": lettering(15.5, 700, "#2A221C"),
    "tag-name-spent": lettering(15.5, 600, "#6B6052"),
    "tag-figure": lettering(17, 800, "#2A221C"),
    "steps": lettering(21, 800, "#211D1A"),
    "class-dot": area("#241C16", 1.4, "#FFFBF0"),
    "class-letter": lettering(13, 800, "#FFFBF0"),
    # goods, prices and cards
    "plus": line(1.8, "#5E564D"),
    "past": "opacity:.72",
    "faint-line": line(1.8, "#5E564D", "opacity:.34"),
    "none-yet": area("none", 1.3, "var(--ink2)", "stroke-dasharray:4 4;opacity:.6"),
    # texts
    "middle-name": lettering(15, 700, "var(--ink)"),
    "trade-off": lettering(12, 400, "var(--ink2)"),
    "band-numeral": lettering(12.5, 700, "var(--mark)", LETTER),
    "card-deed": lettering(12, 600, "var(--pen)", START),
    "card-deed-end": lettering(12, 600, "var(--pen)", END),
    "card-note": lettering(11.5, 400, "#5E564D", START),
    "card-note-end": lettering(11.5, 400, "#5E564D", END),
}
