"""How things look: the colours in light and dark, and the inks that the shapes of every game can name.

A game brings more inks of its own in its `Look`; `area`, `line` and `lettering` make them.

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


MIDDLE = "dominant-baseline:central"


def lettering(size: float, weight: int, fill: str, more: str = MIDDLE) -> str:
    """The ink of a text; `START` and `END` say where its point is, else it is the middle."""
    return f"font-size:{size}px;font-weight:{weight};fill:{fill};unicode-bidi:plaintext;{more}"


def halo(width: float) -> str:
    """For a text on a busy ground: a pale line round its letters."""
    return f"paint-order:stroke;stroke:#FFFBF0;stroke-width:{width}px;stroke-linejoin:round"


START = f"{MIDDLE};text-anchor:start"  # the text begins at its point
END = f"{MIDDLE};text-anchor:end"
LETTER = f"{MIDDLE};font-family:{SERIF}"
INKS = {
    # the table
    "cloth": area("var(--cloth)"),
    "weave": "fill:url(#m-weave)",
    "glow": "fill:url(#m-glow)",
    "hatch": "fill:url(#m-hatch)",
    "girih": "fill:url(#m-girih)",
    "beam": "fill:url(#m-beam)",
    "trim": line(1.4, "var(--gilt)"),
    "hem": line(1, "var(--gilt)", "opacity:.45"),
    "wood": area("var(--wood)", 2),
    "inlay": line(1, "#E7C994", "opacity:.55"),
    "slot": area("#0003", 1.5, "var(--on-cloth)", "stroke-dasharray:5 4;opacity:.8"),
    "pill": area("#0003"),
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
    "seal": area("var(--deep)", 1.3),
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
    "die-top": area("var(--bright)", 1.6),
    "die-side": area("var(--shade)", 1.6),
    "pip": area("var(--mark)"),
    # seats and signs
    "seat": area("var(--seat)", 1.7, "var(--edge)"),
    "plate": area("var(--panel)", 1.6),
    "plate-out": area("var(--panel2)", 1.6, "var(--ink2)", "stroke-dasharray:5 4"),
    "plate-high": area("var(--lamp-soft)", 3, "var(--gilt)"),
    "turn": line(3, "var(--gilt)"),
    "lamp-edge": line(7, "#211D1A", "stroke-width:calc(var(--ring-width,4)*1px + 3px);opacity:var(--ring-edge,1)"),
    "lamp": line(
        4, "var(--ring,var(--lamp))", "stroke-width:var(--ring-width,4);stroke-dasharray:var(--ring-dash,none)"
    ),
    "denied": "display:var(--denied,none);fill:url(#m-hatch)",
    "denied-disc": area("var(--paper)", 1.6, more="display:var(--denied,none)"),
    "denied-lock": line(1.7, more="display:var(--denied,none)"),
    "chosen-disc": area("#fff", 1.6, more="display:var(--chosen,none)"),
    "chosen-tick": line(2.4, "#211D1A", "display:var(--chosen,none)"),
    "button": area("var(--panel)", 1.6),
    "button-foot": area("#0005"),
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
    "yes": "color:#2B6A3B",
    "yes-disc": area("#FFFDF7", 1.2, "#2B6A3B"),
    # land and walls
    "land": area("var(--bright)", 1, "#2A221C47"),
    "window-land": area("var(--bright)", 1.4),
    "growth": area("var(--body)"),
    "speck": area("var(--spot)"),
    "coast": line(6, "#FFFFFF6B", "pointer-events:none"),
    "main": area("var(--bright)", more="fill-rule:evenodd;pointer-events:none"),  # the sea: all but the land
    "frame": area("var(--frame)", 2),
    "frame-line": line(0.8, "#2A221C99"),
    "stone": area("#F2ECDF", 1.5),
    "ashlar": area("#CFC5B2", 1.4),
    "leaf": area("#8FB04A", 1.3),
    "corn": area("#E9B64C", 1.3),
    "snow": area("#FFF", 1.4),
    "brick": area("#C65A45", 1.6),
    "water": area("#7FB2C4", 1.3),
    # what lies there, and what may be done there
    "medallion": area("var(--paper)", 1.3),
    "halo": line(4.6, "#FFFFFFDD"),
    "picked": line(3, "#FFF"),
    "picked-edge": line(5.6, "#211D1A"),
    "shown": line(3.6, "#FFF", "vector-effect:non-scaling-stroke;pointer-events:none"),  # of a sentence beside it
    "shown-edge": line(6.4, "#211D1A", "vector-effect:non-scaling-stroke;pointer-events:none"),
    "lamp-fill": area("#FFF2C9"),
    "lamp-tag": area("#FFF2C9", 1.8),
    "lamp-solid": area("#FFD152", 2.6, "#211D1A"),
    "lamp-wash": area("#FFE9A8", more="fill-opacity:.75"),
    "dim": area("#00000021"),
    "faint": "opacity:.34",
    "lifted": "opacity:.5",
    "struck": line(2.2, "#A3262F"),
    "short": area("#F6D9D0", 1.1, "#A3262F", "stroke-dasharray:3 2"),
    "rim": area("none", 1.6),
    "blank": area("none", more="pointer-events:all"),
    "through": "pointer-events:none",
    # boards on paper, and their places
    "board": area("var(--vellum,#F4EBDA)", 1.6),
    "board-row": lettering(12.5, 700, "var(--pen)", START),
    "board-row-end": lettering(12.5, 700, "var(--pen)", END),
    "label": area("var(--parchment,#E3D3B4)", 1, "#2A221C88"),
    "stall": area("var(--vellum,#F4EBDA)", 1.4),
    "window-cell": area("var(--bright)", 1.6),
    "space": area("#FFFAF0", 1.1, "#2A221C88"),
    "strip": area("#FFFBF0", 1.2, "#2A221C80"),
    "circle-taken": area("#FFFBF0", 1.2, "#2A221C66"),
    "price-tag": area("#FFF2C9", 1.2),
    "plate-label": lettering(13, 700, "var(--pen)"),
    # figures beside small drawings
    "glyph": lettering(13, 800, "var(--pen)"),
    "glyph-bad": lettering(13, 800, "#A3262F"),
    "glyph-large": lettering(16, 800, "var(--pen)"),
    "glyph-small": lettering(11.5, 800, "var(--pen)"),
    # texts
    "caption": lettering(13, 600, "var(--on-cloth)"),
    "remark": lettering(12.5, 400, "var(--on-cloth)"),
    "small-letter": lettering(14, 700, "var(--pen)", LETTER),
    "count": lettering(14, 800, "#2A221C"),
    "price": lettering(21, 800, "#3A2600"),
    "button-label": lettering(15, 700, "var(--ink)"),
    "name": lettering(15, 700, "var(--ink)", START),
    "small-name": lettering(13, 700, "var(--ink)", START),
    "trade": lettering(12.5, 700, "var(--ink)"),
    "band-name": lettering(13, 700, "var(--mark)", START),
    "band-name-end": lettering(13.5, 700, "var(--mark)", END),
    "small-band": lettering(11.5, 700, "var(--mark)", START),
    "small-band-end": lettering(12, 700, "var(--mark)", END),
    "band-second": lettering(11.5, 500, "var(--mark)", START),
    "band-second-end": lettering(11.5, 500, "var(--mark)", END),
    "second-middle": lettering(11.5, 500, "var(--mark)"),
    "second": lettering(11.5, 500, "var(--pen)"),
    "second-start": lettering(11.5, 500, "var(--pen)", START),
    "second-caption": lettering(11.5, 500, "var(--on-cloth)"),
    "cloth-name": lettering(13, 600, "var(--on-cloth)", START),
    "cloth-name-end": lettering(13, 600, "var(--on-cloth)", END),
    "note": lettering(12, 400, "var(--ink2)"),
    "note-start": lettering(12, 400, "var(--ink2)", START),
    "note-start-end": lettering(12, 400, "var(--ink2)", END),
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
    """The colours of a game in light and dark, and all its inks; `data-theme` in a page outweighs the system."""
    day, night = (
        {"cloth": look.cloth[i], "weave": look.weave[i], **{name: pair[i] for name, pair in look.colours.items()}}
        for i in (0, 1)
    )
    light, dark = variables(LIGHT | day | {"display": SERIF}), variables(DARK | night)
    seats = "".join(f".m-seat-{i}{{--seat:{fill};--edge:var(--{edge})}}" for i, (fill, edge) in enumerate(SEATS))
    inks = "".join(f".m-{name}{{{css}}}" for name, css in (INKS | look.inks).items())
    tones = "".join(toned(name, tone) for name, tone in look.tones.items())
    return (
        f".m{{{light}font-family:{SANS};text-anchor:middle;user-select:none}}.m:lang(fa){{--display:{SANS}}}"
        f"@media (prefers-color-scheme:dark){{.m:not([data-theme=light] *):not([data-theme=light]){{{dark}}}}}"
        f"[data-theme=dark] .m,.m[data-theme=dark]{{{dark}}}{seats}{tones}{inks}{STATES}"
    )
