"""Icons of the interface, the marks of the seats, and the logo."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from mizban.render.shapes import SEATS, Path, star

# 24 by 24 about their centre, a line of 1.9 with round ends and no fill
ICONS = {
    "menu": "M-8-6H8M-8 0H8M-8 6H8",
    "moon": "M6 5A8.5 8.5 0 0 1-4-8 8.5 8.5 0 1 0 6 5Z",
    "sun": "M0-4.5A4.5 4.5 0 1 0 .1-4.5ZM0-10V-8M0 8V10M-10 0H-8M8 0H10M-7-7-6-6M7 7 6 6M-7 7-6 6M7-7 6-6",
    "home": "M-9 0 0-8 9 0M-6-2V8H6V-2",
    "plus": "M0-8V8M-8 0H8",
    "minus": "M-8 0H8",
    "check": "M-8 0-2.5 6 8-6",
    "cross": "M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5",
    "prev": "M4-8-4 0 4 8",
    "next": "M-4-8 4 0-4 8",
    "first": "M6-8-2 0 6 8M-6-8V8",
    "last": "M-6-8 2 0-6 8M6-8V8",
    "up": "M-8 4 0-4 8 4",
    "down": "M-8-4 0 4 8-4",
    "play": "M-5-8.5 8 0-5 8.5Z",
    "pause": "M-4.5-8V8M4.5-8V8",
    "undo": "M-4-10-9-5-4 0M-9-5H3A6.5 6.5 0 0 1 3 8H-4",
    "steps": "M-9-7H9V7H-9ZM-3-7V7M3-7V7",
    "log": "M-6-7H9M-6 0H9M-6 7H9M-9.5-7h.1M-9.5 0h.1M-9.5 7h.1",
    "chat": "M-9-7H9V5H-1L-6 9V5H-9Z",
    "send": "M-9-8 10 0-9 8-6 0Z",
    "rules": "M0-6Q-5-9-10-7V8Q-5 6 0 9 5 6 10 8V-7Q5-9 0-6ZM0-6V9",
    "help": "M-3.5-4Q-3-8 .5-8 4.5-8 4.5-4.5 4.5-2 1.5-.5 0 .5 0 3M0 7.5h.1",
    "clock": "M0-9A9 9 0 1 0 .1-9ZM0-4.5V0L3.5 3",
    "bot": "M-8-4H8V8H-8ZM0-4V-8.5M-3.5 1v2M3.5 1v2M-8 2h-2.5M8 2h2.5M-1-9.5h2",
    "person": "M0-9a4 4 0 1 0 .1 0ZM-8 9Q-8 1.5 0 1.5T8 9",
    "people": "M-4-8a3.6 3.6 0 1 0 .1 0ZM-10.5 8Q-10.5 1.5-4 1.5T2.5 8M4.5-7.5a3 3 0 0 1 0 6M6 2Q10.5 3 10.5 8",
    "eye": "M-10 0Q0-11 10 0 0 11-10 0ZM0-3A3 3 0 1 0 .1-3Z",
    "link": "M-2 3a4 4 0 0 1 0-6l3-3a4 4 0 0 1 6 6L5.5 1.5M2-3a4 4 0 0 1 0 6l-3 3a4 4 0 0 1-6-6l1.5-1.5",
    "copy": "M-4-9H9V4H-4ZM-4-4H-9V9H4V4",
    "lock": "M-6-1H6V8H-6ZM-3.5-1V-4a3.5 3.5 0 0 1 7 0V-1",
    "key": "M-5-3a5 5 0 1 0 .1 0ZM-1.6-.2 8.5-9M4.5-5.5 7.5-2.5",
    "names": "M-9-6H9M-9 0H9M-9 6H9M-3-9V9M3-9V9",
    "cards": "M-9-6l8-2 4 14-8 2ZM1-8h8V7H5",
    "cup": "M-6-9H6V-2a6 6 0 0 1-12 0ZM-6-7h-4q0 6 4.5 6M6-7h4q0 6-4.5 6M0 4V8M-5 9H5",
    "replay": "M-8.5 2A8.5 8.5 0 1 0-6.5-5.5M-7-10V-5H-2",
    "download": "M0-9V4M-5.5-1 0 4.5 5.5-1M-9 9H9",
    "upload": "M0 4V-9M-5.5-3.5 0-9 5.5-3.5M-9 9H9",
    "search": "M-2-9a7 7 0 1 0 .1 0ZM3 3 9 9",
    "shield": "M0-10 8.5-7V0Q8.5 6.5 0 10-8.5 6.5-8.5 0V-7ZM-4-.5-1 2.5 4-3",
    "seal": "M0-10A6 6 0 1 0 .1-10ZM-3.5 1-5.5 10 0 7 5.5 10 3.5 1",
    "device": "M-9-8H9V3H-9ZM-4 8H4M0 3V8",
    "sound": "M-9-3H-5L0-8V8L-5 3H-9ZM3.5-4.5a6 6 0 0 1 0 9M6-8a10 10 0 0 1 0 16",
    "bell": "M-7 5Q-5 3-5-2A5 5 0 0 1 5-2Q5 3 7 5ZM-2 8.5H2",
    "off": "M-9-2Q0-10 9-2M-5.5 2Q0-3 5.5 2M0 6.5h.1M-9-9 9 9",
    "out": "M2-9H-7V9H2M-1 0H10M6-4.5 10.5 0 6 4.5",
    "full": "M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4",
    "more": "M-7 0h.1M0 0h.1M7 0h.1",
    "globe": "M0-9.5A9.5 9.5 0 1 0 .1-9.5ZM-9.5 0H9.5M0-9.5Q-8 0 0 9.5 8 0 0-9.5Z",
    "share": "M5-6-6 0 5 6M7-9.5a3 3 0 1 0 .1 0ZM-7-3a3 3 0 1 0 .1 0ZM7 3.500a3 3 0 1 0 .1 0Z",
    "hand": "M-6 2V-5a2 2 0 0 1 4 0V-8a2 2 0 0 1 4 0V-6a2 2 0 0 1 4 0V-3a2 2 0 0 1 3 1V4Q8 9.5 2 9.5-4 9.5-8 3.5",
    "arrow": "M-8 0H8M2-6 8 0 2 6",
    "bulb": "M-3 5.5Q-3 3-4.5 1.5A6.5 6.5 0 1 1 4.5 1.5Q3 3 3 5.5ZM-2.5 9H2.5",
    "film": "M-9-8H9V8H-9ZM-9-3H9M-9 3H9M0-8V8",
    "house": "M-8-2 0-8 8-2V8H-8ZM-3 8V2H3V8",
    "hourglass": "M-6-9H6M-6 9H6M-5-9Q-5-3 0 0-5 3-5 9M5-9Q5-3 0 0 5 3 5 9",
    "flag": "M-6-9V9M-6-8H8L4-3.5 8 1H-6",
    "card": "M-7-9.5H7V9.5H-7ZM-3.5-5h7M-3.5-1h7M-3.5 3h4",
    "print": "M-6-3V-9H6V-3M-6 5H-9V-3H9V5H6M-6 2H6V9H-6Z",
    "pin": "M-4-9H4L3-3 6 1H-6L-3-3ZM0 1V9",
    "warning": "M0-9 10 8H-10ZM0-3V2.5M0 5.5h.1",
}
# turned in right-to-left
FLIPPED = ("prev", "next", "first", "last", "undo", "send", "play", "replay", "out", "log", "arrow")


def small(classes: list[str], d: str) -> Markup:
    """One path as a picture of its own; the words beside it say what it is."""
    start = Markup('<svg class="%s" viewBox="-12 -12 24 24" aria-hidden="true">') % " ".join(filter(None, classes))
    return start + Markup('<path d="%s"/></svg>') % d


@cache
def icon(name: str, more: str = "") -> Markup:
    """An icon of the interface."""
    return small(["ic", "flip" if name in FLIPPED else "", more], ICONS[name])


@cache
def badge(seat: int, more: str = "") -> Markup:
    """The mark of a seat: its colour and its shape."""
    [shape] = SEATS[seat].content
    assert isinstance(shape, Path)
    return small(["badge", f"seat-{seat}", more], shape.d)


EIGHT = star(8, 11, 8.3)  # 24 by 24: a seal, or the number of a version


LOGO = Markup(
    '<svg class="logo" viewBox="-24 -24 48 48" aria-hidden="true">'
    '<path class="logo-cloth" d="%s"/><path class="logo-thread" d="%s"/><circle class="logo-lamp" r="5"/></svg>'
) % (star(8, 23, 17.2), star(8, 15, 11.2, turn=0.3927))


def logo() -> Markup:
    """The star of the host, with its lamp."""
    return LOGO
