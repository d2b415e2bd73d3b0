"""Inks of its own: the edges of the land, what may be chosen on it, and its tokens."""

from __future__ import annotations

from typing import Final

from mizban.render.inks import START, area, lettering, line

INKS: Final = {
    # the land: its edges, and what may be chosen on it
    "edge": line(2, "#2A221C9E", "pointer-events:none"),
    "seam": line(2.4, "#2A221CBF", "stroke-dasharray:1 7;pointer-events:none"),
    "aim": line(4, "var(--ring,none)", "stroke-width:var(--ring-width,0);stroke-dasharray:var(--ring-dash,none)"),
    "shade": area("#1B2230", more="opacity:var(--veil);fill-rule:evenodd;pointer-events:none"),
    "glade": area("var(--lit,#FFE9A8)", more="fill-opacity:.4"),
    "glade-edge": line(5.6, "#211D1A"),
    "glade-dot": area("#FFF7DC", 1.6, "#211D1A"),
    # what lies there
    "stream": line(2.2, "#2F7FB0"),
    "token-left": area("var(--lamp)", 1.1),
    "token-gone": area("none", 1, more="opacity:.5"),
    "ghost": "display:var(--chosen,none);opacity:.82",
    "spent": "opacity:.6;filter:grayscale(1)",
    "near": area("#DCEBEA", 1.6, "#0F5C63"),  # on the summary card: a hex beside one
    "trail": line(2.4, "#FFF", "stroke-dasharray:1 6;pointer-events:none"),
    "card-name": lettering(12.5, 700, "var(--pen)", START),
}
