"""The apprentices (AW-16): for each name a tool or a sign of the trade, 24 by 24 about its centre."""

from __future__ import annotations

from typing import Final

from mizban.games.architects.face.scene.drawings import Drawing, drawn

TOOLS: Final[dict[str, Drawing]] = {
    "acolyte": [  # a candle
        ("snow", "M-2.8-2.5H2.8V8H-2.8Z"),
        ("body", "M0-11C3-7.5 3.2-5.5 0-4-3.2-5.5-3-7.5 0-11Z"),
        ("spot", "M-7 7.5H7L5 11H-5Z"),
    ],
    "conspirator": [  # a dagger
        ("stone", "M0-11 2.6-7V2.5H-2.6V-7Z"),
        ("spot", "M-6.5 2.5H6.5V5H-6.5Z"),
        ("timber", "M-1.7 5H1.7V11H-1.7Z"),
    ],
    "debt_collector": [  # a book of accounts
        ("spot", "M-9-8.5H7.5Q9.5-8.5 9.5-6.5V8.5H-9Z"),
        ("snow", "M-6-6H7V6H-6Z"),
        ("detail", "M-3.5-3H4.5M-3.5 0H4.5M-3.5 3H1"),
    ],
    "gatekeeper": [  # a key
        ("body", "M-10-4.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0ZM-7-4.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z"),
        ("bold", "M-1.5-1 8.5 9M4.5 5 7 2.5M7.5 8 10 5.5"),
    ],
    "illusionist": [  # a hat and a star
        ("dark", "M-5-7H5V3H-5Z"),
        ("dark", "M-10 3H10V6H-10Z"),
        ("spot", "M-5 0H5V3H-5Z"),
        ("corn", "M7-11 8-8.4 10.7-8.2 8.6-6.4 9.3-3.7 7-5.2 4.7-3.7 5.4-6.4 3.3-8.2 6-8.4Z"),
    ],
    "jeweller": [  # a ring
        ("bold", "M-6.5 4a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0Z"),
        ("snow", "M-4.5-8.5H4.5L7-5.5 0-.5-7-5.5Z"),
        ("detail", "M-7-5.5H7"),
    ],
    "labourer": [  # a sack
        ("parchment", "M-3.5-6.5C-9-2-9.5 4-7.5 9.5H7.5C9.5 4 9-2 3.5-6.5Z"),
        ("parchment", "M-4.5-10.5Q0-8 4.5-10.5L3.5-6.5H-3.5Z"),
        ("spot", "M-4.4-7.4H4.4V-5.4H-4.4Z"),
    ],
    "merchant": [  # scales
        ("bold", "M0-10V9.5M-5 10.2H5M-8.5-7.2H8.5"),
        ("detail", "M-8.5-7-11.7 2.5H-5.3ZM8.5-7 5.3 2.5H11.7Z"),
        ("body", "M-11.7 2.5a3.2 3.2 0 0 0 6.4 0ZM5.3 2.5a3.2 3.2 0 0 0 6.4 0Z"),
    ],
    "miner": [  # a pick
        ("timber", "M-1.6-7H1.6V11H-1.6Z"),
        ("stone", "M-11-2.5C-7-9.5 7-9.5 11-2.5 6-5.6-6-5.6-11-2.5Z"),
    ],
    "patron": [  # an open purse
        ("spot", "M-4-3.5C-9 0-9.5 5-7.5 10H7.5C9.5 5 9 0 4-3.5Z"),
        ("corn", "M-4.5-7.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0ZM0-8.5a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0Z"),
        ("body", "M-5-4.5H5V-2.3H-5Z"),
    ],
    "pickpocket": [  # a hand with a coin
        ("skin", "M-10 10V4L-4-1.5 1-4.5 3-2.5-.5 1H8.5V3.5H3L8 5.5 2 10Z"),
        ("corn", "M3-7a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 1 1-7.6 0Z"),
    ],
    "squire": [  # a helmet
        ("stone", "M-7.5 9V-2A7.5 8 0 0 1 7.5-2V9H3V1H-3V9Z"),
        ("spot", "M0-10C3-13 9-11 10-7 7-8.5 4-8.5 1-8Z"),
        ("bold", "M-4.5-1.5H4.5"),
    ],
    "stonecutter": [  # hammer and chisel
        ("timber", "M-9.5 8.5-7.5 10.5 3.5-.5 1.5-2.5Z"),
        ("stone", "M-1-6.5 4-11 11-4 6.5 1Z"),
        ("detail", "M5 4 10.5 9.5M3.5 5.5 5 4 6.5 2.5"),
    ],
    "swindler": [  # a mask
        ("dark", "M-11-5C-6-8-3-5 0-5S6-8 11-5C11 3 7 6 4 5 2 4.5 1 2 0 2S-2 4.5-4 5C-7 6-11 3-11-5Z"),
        ("snow", "M-7.5-2.2Q-5-4-2.5-1.5-5 1-7.5-2.2ZM7.5-2.2Q5-4 2.5-1.5 5 1 7.5-2.2Z"),
    ],
    "thief": [  # a hood
        ("dark", "M0-11C7-9 9-3 9.5 10H-9.5C-9-3-7-9 0-11Z"),
        ("skin", "M-4.5 1a4.5 5.5 0 1 1 9 0 4.5 5.5 0 1 1-9 0Z"),
        ("bold", "M-4.5 0H4.5"),
    ],
    "trader": [  # two arrows round a crate
        ("timber", "M-5-4.5H5V5.5H-5Z"),
        ("detail", "M-5 .5H5M0-4.5V5.5"),
        ("bold", "M-10 2C-11-5-5-10 2-9M-1-11 3-9 0-6M10-1C11 6 5 11-2 10M1 12-3 10 0 7"),
    ],
    "trickster": [  # dice
        ("snow", "M-10-3 -3-9 3-2-4 4.5Z"),
        ("snow", "M-1-.5 8-2 10 7.5 .8 9.5Z"),
        ("dots", "M-5-4.5-3-1.5M3 2.5h.1M6.5 5h.1"),
    ],
    "woodcutter": [  # an axe
        ("timber", "M-8.5 10.5-10.5 8.5 4.5-8.5 6.5-6.5Z"),
        ("stone", "M1-6.5 5.5-11 11-5.5Q11.5-1 7.5 1.5 6-3.5 1-6.5Z"),
    ],
    "enforcer": [  # a club
        ("timber", "M-9.5 8.5-7.5 10.5 1.5 1.5-.5-.5Z"),
        ("spot", "M-2-2.5C-1-7.5 4-12 9.5-9.5 12-4 7.5 1 2.5 2Z"),
        ("dots", "M3-6h.1M7-5h.1M4-2h.1"),
    ],
    "overseer": [  # a plan
        ("snow", "M-9-7H7Q9.5-7 9.5-4.5V8H-6.5Q-9 8-9 5.5Z"),
        ("detail", "M-5 4V-1L-.5-4.5 4-1V4ZM-5-1H4"),
    ],
    "peddler": [  # a bundle on a stick
        ("timber", "M-11 9-9.5 10.5 9.5-8.5 8-10Z"),
        ("spot", "M1-4C-3-1-5 4-2 8 4 9.5 8 6 8-1Z"),
        ("body", "M0-5.5 5-2 8-3.5 4-8Z"),
    ],
}
PERSON: Final = {name: drawn(f"person-{name}", TOOLS[name], "person") for name in TOOLS}


def called(id: str) -> str:
    """The name of an apprentice's trade: several cards share one."""
    return next(name for name in TOOLS if id == name or id.startswith(f"{name}_"))
