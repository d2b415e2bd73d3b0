"""Inks of its own: dice and pieces, figures that are not sure, the cathedral, and rows of events."""

from __future__ import annotations

from typing import Final

from mizban.render.inks import END, START, area, lettering, line

INKS: Final = {
    # dice and pieces
    "die-frame": line(1.2, "#3A260099"),
    "die-corner": line(2, "#F6EFE2", "opacity:.7"),
    "die-any": area("var(--bright)", 1.5, more="stroke-dasharray:4 3"),
    "die-query": lettering(20, 800, "var(--mark)"),
    "piece": area("var(--body)", 1.5),
    "piece-line": line(1, "var(--line)", "opacity:.55"),
    # cards, and figures that are not sure
    "unsure": line(1.5, "#2A221C", "stroke-dasharray:2.5 2;stroke-linecap:butt"),
    "unsure-edge": line(1.8, "#FFFDF6", "stroke-dasharray:2.5 2;stroke-linecap:butt"),
    "divisor": area("#FFFDF6", 2.2, "var(--deep)"),
    "divisor-unsure": area("#FFFDF6", 2.2, "var(--deep)", "stroke-dasharray:4.5 2.6"),
    "coin-unsure": area("#F2C64D", 1.6, more="stroke-dasharray:3.4 2"),
    "space-unsure": area("#FFFAF0", 1.3, "#2A221C", "stroke-dasharray:3.4 2.2"),
    "space-own": area("#FFF", 2),
    "space-points": lettering(11.5, 800, "#3F5A25"),
    "flag": area("#FFFDF6", 1.4),
    "flag-unsure": area("#FFFDF6", 1.4, more="stroke-dasharray:3 2"),
    "card-down": area("var(--bright)", 1.6, more="stroke-dasharray:6 4;fill-opacity:.55"),
    "card-round": lettering(12, 600, "var(--pen)"),
    # districts, tracks and plates
    "district": area("var(--body)", more="fill-opacity:.34"),
    "track": area("var(--mixed-paper,#EDE8F3)", 1.6),
    "track-number": lettering(11, 600, "#5E564D"),
    "tag-free": area("#E4EEDA", 1),
    "plate-name": lettering(11.5, 700, "var(--pen)", START),
    "plate-name-end": lettering(11.5, 700, "var(--pen)", END),
    # a group of dice
    "group-line": area("#FFF2C9", 2, "var(--gilt)"),
    "group-value": lettering(20, 800, "#211D1A"),
    "group-words": lettering(13, 700, "#211D1A"),
    "row-face": lettering(12.5, 800, "var(--pen)"),
    # events
    "event-name": lettering(13, 800, "var(--pen)"),
    "event-name-small": lettering(11.5, 800, "var(--pen)"),
    "event-words": lettering(11.5, 500, "#3F362E"),
    # the cathedral
    "facade": area("var(--glass,#DCE3EC)", 1.8),
    "lancet": area("#F7F3E8", 1.2),
    "lancet-high": area("#E6DDF2", 1.2),
    "lancet-filled": area("#FFFDF6"),
    "lancet-number": lettering(12, 800, "var(--pen)"),
    # texts
    "trade-ink": lettering(12.5, 700, "var(--pen)"),
    "marked-row": area("#FFE08A", 1.2, "#2A221C88"),
    "cloth-fine": lettering(11.5, 400, "var(--on-cloth)"),
    "note-row": lettering(14, 400, "var(--ink2)", START),
    "note-row-end": lettering(14, 400, "var(--ink2)", END),
    "small-note-row": lettering(11.5, 400, "var(--ink2)", START),
    "small-note-row-end": lettering(11.5, 400, "var(--ink2)", END),
    # the cover
    "evening": area("#2C4E86", 1.6),
    "paving": area("#D8CDB4", 1.4),
    "rose": area("#B3323F", 1.2),
    "rose-ray": area("#F2C64D", more="fill-opacity:.35"),
}
