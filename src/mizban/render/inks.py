"""How things look: the colours in light and dark, and every ink that a shape can name.

Drawings read their colours from inherited variables, because that is what reaches into the copies of a symbol.
"""

from __future__ import annotations

from mizban.render.shapes import Look, Tone, darker, star

SANS = 'Vazirmatn,"Segoe UI",Tahoma,"Noto Sans Arabic","Noto Sans",sans-serif'
SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,P052,"Noto Serif",Georgia,serif'

LIGHT = {
    "panel": "#FBFAF6",
    "panel2": "#F0EDE5",
    "ink": "#211D1A",
    "ink2": "#5E564D",
    "rule": "#D5CEC1",
    "lamp": "#FFD152",
    "lamp-soft": "#FFF2C9",
    "bad": "#A3262F",
    "paper": "#FCF6E8",
    "pen": "#2A221C",
    "gilt": "#C9A35A",
    "on-cloth": "#F6EFE2",
    "wood": "#7A5236",
    "frame": "#E7D9BC",
    "night-edge": "#2A221C",
    "veil": "0.15",
}
DARK = {
    "panel": "#1D2025",
    "panel2": "#272B31",
    "ink": "#EFEAE0",
    "ink2": "#B4ACA0",
    "rule": "#3A3F46",
    "lamp-soft": "#3B331C",
    "bad": "#FF9A94",
    "paper": "#EFE6D3",
    "wood": "#563824",
    "frame": "#5E5343",
    "night-edge": "#C9C4D8",
    "veil": "0.32",
}
SEATS = [("#F6F0E1", "pen"), ("#F08A24", "pen"), ("#2C86CC", "pen"), ("#26263B", "night-edge"), ("#A81F3A", "pen")]


def area(fill: str, line: float = 0, stroke: str = "var(--pen)", more: str = "") -> str:
    """The ink of a filled thing with a line round it."""
    return f"fill:{fill};" + (f"stroke:{stroke};stroke-width:{line};stroke-linejoin:round;" if line else "") + more


def line(width: float, stroke: str = "var(--pen)", more: str = "") -> str:
    """The ink of a line."""
    return f"fill:none;stroke:{stroke};stroke-width:{width};stroke-linecap:round;stroke-linejoin:round;{more}"


def lettering(size: float, weight: int, fill: str, more: str = "dominant-baseline:central") -> str:
    """The ink of a text; `start` and `end` say where its point is, else it is the middle."""
    return f"font-size:{size}px;font-weight:{weight};fill:{fill};unicode-bidi:plaintext;{more}"


START = "dominant-baseline:central;text-anchor:start"
END = "dominant-baseline:central;text-anchor:end"
HALOED = "dominant-baseline:central;paint-order:stroke;stroke:#FFFBF0;stroke-width:2.6px;stroke-linejoin:round"
LETTER = f"dominant-baseline:central;font-family:{SERIF}"
INKS = {
    # the table
    "cloth": area("var(--cloth)"),
    "weave": "fill:url(#m-weave)",
    "glow": "fill:url(#m-glow)",
    "hatch": "fill:url(#m-hatch)",
    "girih": "fill:url(#m-girih)",
    "trim": line(1.4, "var(--gilt)"),
    "hem": line(1, "var(--gilt)", "opacity:.45"),
    "wood": area("var(--wood)", 2),
    "inlay": line(1, "#E7C994", "opacity:.55"),
    "desk": area("#5B3A24", 1.4),
    "mat": area("#0002", 1.5, "var(--gilt)"),
    "mat-full": area("#0004", 1.5, "var(--gilt)", "stroke-dasharray:5 4"),
    "slot": area("#0003", 1.5, "var(--on-cloth)", "stroke-dasharray:5 4;opacity:.8"),
    "podium": area("#0005", 1.5, "var(--gilt)"),
    "beam": "fill:url(#m-beam)",
    "slate": area("#272E30", 7, "#6B4730"),
    "slate-edge": line(1.2, "#2A221C"),
    "chalk-line": line(1.3, "#F6EFE2", "opacity:.35;stroke-dasharray:2 5"),
    "pill": area("#0003"),
    "bracket": line(1.4, "var(--on-cloth)", "opacity:.8"),
    "shadow": "filter:drop-shadow(0 2px 2px #0006)",
    "yarn": line(1.1, "var(--weave)", "opacity:.85"),
    "thread": line(0.8, "var(--gilt)", "opacity:.7"),
    "stripe": line(1.6, "var(--on-cloth)", "opacity:.22"),
    # cards, dice, coins
    "paper": area("var(--paper)", 1.6),
    "back": area("var(--cloth)"),
    "back-star": area("var(--cloth)", 1.6, "var(--gilt)"),
    "gilt": area("var(--gilt)"),
    "arch": area("var(--deep)", 1.4),
    "window": area("var(--bright)", 0.8, "#fff8"),
    "niche": area("var(--niche)", 1.6),
    "seal": area("var(--deep)", 1.3),
    "stud": area("var(--deep)", 0.8),
    "body": area("var(--body)", 1.6),
    "spot": area("var(--spot)", 1.4),
    "detail": line(1.5, "var(--line)"),
    "bold": line(2.4, "var(--line)"),
    "stick": line(5, "var(--line)"),
    "dots": line(2.6),
    "dark": area("#3A2A1E"),
    "skin": area("#EBC59C", 1.2),
    "coin": area("#F2C64D", 1.6),
    "coin-line": line(1.4, "#A8771A"),
    "coin-bluff": area("#3B2A2A", 1.8, "var(--lamp)", "stroke-dasharray:4 3"),
    "die-top": area("var(--bright)", 1.6),
    "die-side": area("var(--shade)", 1.6),
    "pip": area("var(--mark)"),
    # seats and signs
    "seat": area("var(--seat)", 1.7, "var(--edge)"),
    "plate": area("var(--panel)", 1.6),
    "plate-out": area("var(--panel2)", 1.6, "var(--ink2)", "stroke-dasharray:5 4"),
    "turn": line(3, "var(--gilt)"),
    "veil": area("#1B2230", more="opacity:var(--veil)"),
    "lamp-edge": line(7, "#211D1A", "stroke-width:calc(var(--ring-width,4)*1px + 3px);opacity:var(--ring-edge,1)"),
    "lamp": line(
        4, "var(--ring,var(--lamp))", "stroke-width:var(--ring-width,4);stroke-dasharray:var(--ring-dash,none)"
    ),
    "denied": "display:var(--denied,none);fill:url(#m-hatch)",
    "denied-disc": area("var(--paper)", 1.6, more="display:var(--denied,none)"),
    "denied-lock": line(1.7, more="display:var(--denied,none)"),
    "chosen-disc": area("#fff", 1.6, more="display:var(--chosen,none)"),
    "chosen-tick": line(2.4, "#211D1A", "display:var(--chosen,none)"),
    "plate-high": area("var(--lamp-soft)", 3, "var(--gilt)"),
    "button": area("var(--panel)", 1.6),
    "button-foot": area("#0005"),
    "arrow": area("var(--ink)"),
    "rays": area("var(--gilt)", 1.3),
    "medal": area("var(--lamp)", 1.5),
    "tint": area("var(--lamp-soft)"),
    "rule": line(1, "var(--rule)"),
    "sheet": area("var(--panel)", 2),
    "disc": area("var(--paper)", 1.6),
    "icon": "fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round",
    "cross": line(3, "var(--bad)"),
    "pale": "color:var(--on-cloth)",
    "quiet": "color:var(--ink2)",
    "strong": "color:var(--ink)",
    "inked": "color:var(--pen)",
    # land: places side by side, what grows on them, and pieces that stand there
    "land": area("var(--bright)", 1, "#2A221C47"),
    "window-land": area("var(--bright)", 1.4),
    "growth": area("var(--body)"),
    "speck": area("var(--spot)"),
    "edge": line(2, "#2A221C9E", "pointer-events:none"),
    "coast": line(6, "#FFFFFF6B", "pointer-events:none"),
    "seam": line(2.4, "#2A221CBF", "stroke-dasharray:1 7;pointer-events:none"),
    "frame": area("var(--frame)", 2),
    "frame-line": line(0.8, "#2A221C99"),
    "aim": line(4, "var(--ring,none)", "stroke-width:var(--ring-width,0);stroke-dasharray:var(--ring-dash,none)"),
    "shade": area("#1B2230", more="opacity:var(--veil);fill-rule:evenodd;pointer-events:none"),
    "glade": area("#FFE9A8", more="fill-opacity:.4"),
    "glade-edge": line(5.6, "#211D1A"),
    "glade-dot": area("#FFF7DC", 1.6, "#211D1A"),
    "stone": area("#F2ECDF", 1.5),
    "leaf": area("#8FB04A", 1.3),
    "corn": area("#E9B64C", 1.3),
    "snow": area("#FFF", 1.4),
    "brick": area("#C65A45", 1.6),
    "stream": line(2.2, "#2F7FB0"),
    "medallion": area("var(--paper)", 1.3),
    "token-left": area("var(--lamp)", 1.1),
    "token-gone": area("none", 1, more="opacity:.5"),
    "halo": line(4.6, "#FFFFFFDD"),
    "dim": area("#00000021"),
    "ghost": "display:var(--chosen,none);opacity:.82",
    "lifted": "opacity:.5",
    "spent": "opacity:.6;filter:grayscale(1)",
    "trail": line(2.4, "#FFF", "stroke-dasharray:1 6;pointer-events:none"),
    "picked": line(3, "#FFF"),
    "picked-edge": line(5.6, "#211D1A"),
    # maps: land and sea, the ways over them with a space each, cities and their names
    "region": area("var(--bright)", 5, "#FFFCF3", "pointer-events:none"),
    "main": area("var(--bright)", more="fill-rule:evenodd;pointer-events:none"),  # the sea: all but the land
    "rim-band": line(7, "var(--frame)", "stroke-linejoin:miter;pointer-events:none"),
    "surf": line(15, "#FFFFFF59", "pointer-events:none"),
    "shore": line(2.2, "#7D6647", "pointer-events:none"),
    "ripple": line(2.2, "var(--deep)", "opacity:.55;pointer-events:none"),
    "road-bed": line(9, "#FFFFFF59", "pointer-events:none"),
    "road": line(4.4, "#744620", "pointer-events:none"),
    "seaway": line(4.6, "#22668A", "stroke-dasharray:.1 9.4;pointer-events:none"),
    "post": area("#F6E3BE", 2.6, "#744620"),
    "buoy": area("#E6F4F6", 2.6, "#22668A"),
    "buoy-line": line(2.4, "#22668A"),
    "capital": area("#8E1F22", 2.4),
    "capital-line": line(1.4, "#F3C96A"),
    "lamp-fill": area("#FFF2C9"),
    "lamp-tag": area("#FFF2C9", 1.8),
    "lamp-solid": area("#FFD152", 2.6, "#211D1A"),
    "place": lettering(
        17.5,
        700,
        "#241C16",
        "dominant-baseline:central;paint-order:stroke;stroke:#FFFBF0;stroke-width:4.6px;stroke-linejoin:round;"
        "pointer-events:none",
    ),
    "capital-name": lettering(15.5, 800, "#FFF3D6", "dominant-baseline:central;pointer-events:none"),
    "tag": area("#FFFAEC", 1.8),
    "tag-spent": area("#EFE8D8", 1.6, "#8B7F6E", "stroke-dasharray:5 4"),
    "tag-name": lettering(15.5, 700, "#2A221C"),
    "tag-name-spent": lettering(15.5, 600, "#6B6052"),
    "tag-figure": lettering(17, 800, "#2A221C"),
    "steps": lettering(21, 800, "#211D1A"),
    "class-dot": area("#241C16", 1.4, "#FFFBF0"),
    "class-letter": lettering(13, 800, "#FFFBF0"),
    # goods, prices and cards with a band
    "rim": area("none", 1.6),
    "blank": area("none", more="pointer-events:all"),
    "plus": line(1.8, "#5E564D"),
    "faint": "opacity:.34",
    "past": "opacity:.72",
    "faint-line": line(1.8, "#5E564D", "opacity:.34"),
    "none-yet": area("none", 1.3, "var(--ink2)", "stroke-dasharray:4 4;opacity:.6"),
    "yes": "color:#2B6A3B",
    "yes-disc": area("#FFFDF7", 1.2, "#2B6A3B"),
    # towns: walls and roofs, places where workers stand, and what they would bring
    "ground": area("var(--deep)", more="pointer-events:none"),
    "timber": area("#8A5A33", 1.4),
    "tile": area("#A8563F", 1.4),
    "plaster": area("#F1E4C9", 1.4),
    "ashlar": area("#CFC5B2", 1.4),
    "wall-grey": area("#AEB4BC", 1.4),
    "slate-roof": area("#6B7785", 1.4),
    "rock": area("#8B8072", 1.4),
    "cloth-red": area("#B8392F", 1.2),
    "water": area("#7FB2C4", 1.3),
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
    "paid": area("#E4E8DA", 1.6),
    "paid-tick": line(3, "#2B6A3B"),
    "plan": area("#FFFFFF40", 1.3, "#5E564D", "stroke-dasharray:4 3"),
    "crowd": area("#FFFBF0", 1.2, "#2A221C99"),
    "crowd-own": area("#FFF", 2.2),
    "circle": area("#FFFBF08C", 1.2, "#2A221C66"),
    "struck": line(2.2, "#A3262F"),
    "short": area("#F6D9D0", 1.1, "#A3262F", "stroke-dasharray:3 2"),
    "circle-taken": area("#FFFBF0", 1.2, "#2A221C66"),
    "strip": area("#FFFBF0", 1.2, "#2A221C80"),
    "strip-dark": area("#2B2A2F", 1.2, "#FFFFFF33"),
    "stall": area("var(--vellum,#F4EBDA)", 1.4),
    "window-cell": area("var(--bright)", 1.6),
    "space": area("#FFFAF0", 1.1, "#2A221C88"),
    "space-next": area("#FFFAF0", 2),
    "space-marked": area("#F3CDB9", 1.1, "#2A221C88"),
    "pane": area("#4F6475", 1.1),
    "space-out": area("#2A221C1A"),
    "seat-place": area("#FFFBF0CC", 1.2, "#2A221C99"),
    "lamp-wash": area("#FFE9A8", more="fill-opacity:.75"),
    "slit": line(3, "#8B8072"),
    "ledge": line(2.6),
    "guilt": area("var(--guilt,#E7B7A6)", 0.8, "#2A221C55"),
    "middle": area("var(--middle,#FBF6EA)", 0.8, "#2A221C55"),
    "grace": area("var(--grace,#CFE0BE)", 0.8, "#2A221C55"),
    "track-level": lettering(12, 700, "#2A221C"),
    "track-points": lettering(11, 600, "#2A221C"),
    "town-name": lettering(
        14.5,
        800,
        "#241C16",
        f"{START};paint-order:stroke;stroke:#FFFBF0;stroke-width:3.6px;stroke-linejoin:round;pointer-events:none",
    ),
    "town-name-small": lettering(
        12,
        800,
        "#241C16",
        f"{START};paint-order:stroke;stroke:#FFFBF0;stroke-width:3.2px;stroke-linejoin:round;pointer-events:none",
    ),
    "night-name": lettering(14.5, 800, "#F6EFE2", START),
    "hall-name": lettering(14.5, 800, "#241C16", START),
    "hall-count": lettering(12.5, 700, "#4A4036", END),
    "dark-note": lettering(11.5, 600, "#F6EFE2"),
    "through": "pointer-events:none",
    "board": area("var(--vellum,#F4EBDA)", 1.6),
    "board-row": lettering(12.5, 700, "var(--pen)", START),
    "board-row-end": lettering(12.5, 700, "var(--pen)", END),
    "board-figure": lettering(15, 700, "var(--pen)", START),
    "board-figure-end": lettering(15, 700, "var(--pen)", END),
    "label": area("var(--parchment,#E3D3B4)", 1, "#2A221C88"),
    "label-name": lettering(11.5, 700, "var(--pen)"),
    "slot-paper": area("#2A221C14", 1.3, "#2A221C66", "stroke-dasharray:4 4"),
    "price-tag": area("#FFF2C9", 1.2),
    "price-tag-out": area("#E7DFCF", 1, "#2A221C66"),
    "coins": lettering(11.5, 800, "#211D1A", HALOED),
    "plate-label": lettering(13, 700, "var(--pen)"),
    "plate-figure": lettering(12, 700, "var(--pen)", START),
    "plate-figure-end": lettering(12, 700, "var(--pen)", END),
    "figure-count": lettering(14, 800, "#211D1A"),
    "glyph": lettering(13, 800, "var(--pen)"),
    "glyph-bad": lettering(13, 800, "#A3262F"),
    "band-middle": lettering(11.5, 700, "var(--mark)"),
    "worth": lettering(14, 800, "#FFF7D8"),
    "hair": line(0.8, "#2A221C55"),
    "tint-card": area("#EFE3C8"),
    "glyph-large": lettering(16, 800, "var(--pen)"),
    "glyph-small": lettering(11.5, 800, "var(--pen)"),
    # dice of several kinds, glass and stone, cards with figures that are not sure
    "die-frame": line(1.2, "#3A260099"),
    "die-corner": line(2, "#F6EFE2", "opacity:.7"),
    "die-any": area("var(--bright)", 1.5, more="stroke-dasharray:4 3"),
    "die-query": lettering(20, 800, "var(--mark)"),
    "piece": area("var(--body)", 1.5),
    "piece-line": line(1, "var(--line)", "opacity:.55"),
    "unsure": line(1.5, "#2A221C", "stroke-dasharray:2.5 2;stroke-linecap:butt"),
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
    "district": area("var(--body)", more="fill-opacity:.34"),
    "track": area("var(--mixed-paper,#EDE8F3)", 1.6),
    "track-number": lettering(11, 600, "#5E564D"),
    "tag-free": area("#E4EEDA", 1),
    "plate-name": lettering(11.5, 700, "var(--pen)", START),
    "plate-name-end": lettering(11.5, 700, "var(--pen)", END),
    "group-line": area("#FFF2C9", 2, "var(--gilt)"),
    "group-value": lettering(20, 800, "#211D1A"),
    "group-words": lettering(13, 700, "#211D1A"),
    "row-face": lettering(12.5, 800, "var(--pen)"),
    "event-name": lettering(13, 800, "var(--pen)"),
    "event-name-small": lettering(11.5, 800, "var(--pen)"),
    "event-words": lettering(11.5, 500, "#3F362E"),
    "facade": area("var(--glass,#DCE3EC)", 1.8),
    "lancet": area("#F7F3E8", 1.2),
    "lancet-high": area("#E6DDF2", 1.2),
    "lancet-filled": area("#FFFDF6"),
    "lancet-number": lettering(12, 800, "var(--pen)"),
    "trade-ink": lettering(12.5, 700, "var(--pen)"),
    "marked-row": area("#FFE08A", 1.2, "#2A221C88"),
    "cloth-fine": lettering(11.5, 400, "var(--on-cloth)"),
    "note-row": lettering(14, 400, "var(--ink2)", START),
    "note-row-end": lettering(14, 400, "var(--ink2)", END),
    "small-note-row": lettering(11.5, 400, "var(--ink2)", START),
    "small-note-row-end": lettering(11.5, 400, "var(--ink2)", END),
    "evening": area("#2C4E86", 1.6),
    "paving": area("#D8CDB4", 1.4),
    "rose": area("#B3323F", 1.2),
    "rose-ray": area("#F2C64D", more="fill-opacity:.35"),
    # texts
    "caption": lettering(13, 600, "var(--on-cloth)"),
    "remark": lettering(12.5, 400, "var(--on-cloth)"),
    "value": lettering(19, 800, "var(--mark)"),
    "small-value": lettering(11.5, 800, "var(--mark)"),
    "sign": lettering(13, 800, "var(--mark)", "dominant-baseline:central;direction:ltr"),
    "letter": lettering(19, 700, "var(--pen)", LETTER),
    "small-letter": lettering(14, 700, "var(--pen)", LETTER),
    "large-sign": lettering(19, 800, "var(--mark)", "dominant-baseline:central;direction:ltr"),
    "count": lettering(14, 800, "#2A221C"),
    "price": lettering(21, 800, "#3A2600"),
    "price-bluff": lettering(21, 800, "#FFE9B0"),
    "small-price": lettering(29, 800, "#3A2600"),
    "small-price-bluff": lettering(29, 800, "#FFE9B0"),
    "chalk": lettering(15, 600, "#F6EFE2"),
    "chalk-small": lettering(13, 400, "#F6EFE2"),
    "button-label": lettering(15, 700, "var(--ink)"),
    "name": lettering(15, 700, "var(--ink)", START),
    "small-name": lettering(13, 700, "var(--ink)", START),
    "middle-name": lettering(15, 700, "var(--ink)"),
    "card-name": lettering(12.5, 700, "var(--pen)", START),
    "trade": lettering(12.5, 700, "var(--ink)"),
    "trade-off": lettering(12, 400, "var(--ink2)"),
    "band-name": lettering(13, 700, "var(--mark)", START),
    "band-name-end": lettering(13.5, 700, "var(--mark)", END),
    "small-band": lettering(11.5, 700, "var(--mark)", START),
    "small-band-end": lettering(12, 700, "var(--mark)", END),
    "band-numeral": lettering(12.5, 700, "var(--mark)", LETTER),
    "card-deed": lettering(12, 600, "var(--pen)", START),
    "card-deed-end": lettering(12, 600, "var(--pen)", END),
    "card-note": lettering(11.5, 400, "#5E564D", START),
    "card-note-end": lettering(11.5, 400, "#5E564D", END),
    "cloth-name": lettering(13, 600, "var(--on-cloth)", START),
    "cloth-name-end": lettering(13, 600, "var(--on-cloth)", END),
    "note": lettering(12, 400, "var(--ink2)"),
    "note-start": lettering(12, 400, "var(--ink2)", START),
    "note-start-end": lettering(12, 400, "var(--ink2)", END),
    "cloth-figure": lettering(14, 700, "var(--on-cloth)", END),
    "aside": lettering(12, 400, "var(--ink2)", END),
    "figure": lettering(15, 700, "var(--ink)", END),
    "title": lettering(25, 700, "var(--ink)", f"{START};font-family:var(--display)"),
    "title-end": lettering(25, 700, "var(--ink)", f"{END};font-family:var(--display)"),
    "small-title": lettering(18, 700, "var(--ink)", f"{START};font-family:var(--display)"),
    "small-title-end": lettering(18, 700, "var(--ink)", f"{END};font-family:var(--display)"),
    "row": lettering(15, 600, "var(--ink)", START),
    "row-end": lettering(15, 600, "var(--ink)", END),
    "small-row": lettering(12.5, 600, "var(--ink)", START),
    "small-row-end": lettering(12.5, 600, "var(--ink)", END),
    "column": lettering(14, 700, "var(--ink)"),
    "small-column": lettering(12, 700, "var(--ink)"),
    "cell": lettering(16, 600, "var(--ink)"),
    "won": lettering(17, 800, "var(--ink)"),
    "total": lettering(24, 800, "var(--ink)"),
    "token": lettering(11, 800, "#3A2600"),
    "fine": lettering(11.5, 400, "var(--ink2)"),
}
HOT = "{--ring:var(--lamp);--ring-width:6.5;--ring-edge:1;--ring-dash:none}"
STATES = (  # of a group with a ring; they reach into its copy of the ring through variables, the later outweighs
    ".m-ring{display:none;pointer-events:none}:is(.m-lit,.m-hot,.m-chosen,.m-recent,.m-refused)>.m-ring{display:inline}"
    ".m-recent{--ring:#fff;--ring-width:2;--ring-edge:.7;--ring-dash:5 5;--chosen:none;--denied:none}"
    ".m-lit{cursor:pointer;--ring:var(--lamp);--ring-width:4;--ring-edge:1;--ring-dash:none;--chosen:none;--denied:none}"
    ".m-calm{--ring-width:0;--ring-edge:0}"
    f"@media (hover:hover){{.m-lit:where(:hover){HOT}}}.m-hot{HOT}"
    ".m-hot:where(:not(.m-lit)){--ring:#fff;--ring-width:5}"  # somebody points at it; only what is legal is yellow
    ".m-hot:where(:hover:not(.m-lit)){--ring:var(--on-cloth);--ring-width:2.5}"  # it explains itself, no more
    ".m-chosen{--ring:#fff;--ring-width:4.5;--ring-edge:1;--ring-dash:none;--chosen:inline;--denied:none}"
    ".m-refused{--ring:var(--on-cloth);--ring-width:2.5;--ring-edge:1;--ring-dash:5 4;--chosen:none;--denied:inline}"
    "@media (prefers-reduced-motion:no-preference){.m-lit:not(:hover,.m-hot,.m-chosen,.m-refused)>.m-ring"
    "{animation:m-breathe 1.8s ease-in-out infinite}@keyframes m-breathe{50%{opacity:.55}}}"
)
PATTERNS = (  # every picture needs them
    '<pattern id="m-weave" patternUnits="userSpaceOnUse" width="44" height="44">'
    f'<path d="{star(8, 22, 16.8, 22, 22)}{star(8, 10, 7.4, 22, 22, 0.3927)}" class="m-yarn"/></pattern>',
    '<pattern id="m-girih" patternUnits="userSpaceOnUse" width="16" height="16">'
    f'<path d="{star(8, 8, 6.1, 8, 8)}{star(4, 3.2, 2.2, 8, 8)}'
    'M0 0 2.3 2.3M16 0l-2.3 2.3M0 16l2.3-2.3M16 16l-2.3-2.3" class="m-thread"/></pattern>',
    '<pattern id="m-hatch" patternUnits="userSpaceOnUse" width="9" height="9" patternTransform="rotate(45)">'
    '<path d="M0 0V9" class="m-stripe"/></pattern>',
    '<radialGradient id="m-glow" cx=".5" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".2"/>'
    '<stop offset=".75" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="m-beam"><stop stop-color="#FFE7AE" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#FFE7AE" stop-opacity="0"/></radialGradient>',
)


def variables(values: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def toned(name: str, tone: Tone) -> str:
    """The class of a tone: drawings inside it read their colours from these variables."""
    named = tone.deep.startswith("var(")  # a colour of the look, which has no darker sister
    shades = {} if named else {"shade": darker(tone.deep, 0.72), "niche": darker(tone.deep, 0.76)}
    return f".m-{name}{{{variables(tone._asdict() | shades)}}}"


def stylesheet(look: Look) -> str:
    """The colours of a game in light and dark, and all inks; `data-theme` in a page outweighs the system."""
    day, night = (
        {"cloth": look.cloth[i], "weave": look.weave[i], **{name: pair[i] for name, pair in look.colours.items()}}
        for i in (0, 1)
    )
    light, dark = variables(LIGHT | day | {"display": SERIF}), variables(DARK | night)
    seats = "".join(f".m-seat-{i}{{--seat:{fill};--edge:var(--{edge})}}" for i, (fill, edge) in enumerate(SEATS))
    inks = "".join(f".m-{name}{{{css}}}" for name, css in INKS.items())
    tones = "".join(toned(name, tone) for name, tone in look.tones.items())
    return (
        f".m{{{light}font-family:{SANS};text-anchor:middle;user-select:none}}.m:lang(fa){{--display:{SANS}}}"
        f"@media (prefers-color-scheme:dark){{.m:not([data-theme=light] *):not([data-theme=light]){{{dark}}}}}"
        f"[data-theme=dark] .m,.m[data-theme=dark]{{{dark}}}{seats}{tones}{inks}{STATES}"
    )
