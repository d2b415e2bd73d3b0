"""What is stored, as tables of a database. A game is a list of entries; the rest can be made again from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

META: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    META,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # in small letters; none: a guest
    Column("password", Text),
    Column("lang", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("motion", Text, nullable=False),
    Column("sound", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("card_names", Text, nullable=False, server_default="own"),  # a language, "both", or "own": that of the pages
    Column("made", Integer, nullable=False),  # all times are in milliseconds, UTC
)
SESSIONS: Final = Table(
    "sessions",
    META,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("made", Integer, nullable=False),
    Column("agent", Text, nullable=False),
)
TOKENS: Final = Table(
    "tokens",
    META,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("made", Integer, nullable=False),
)
BROWSERS: Final = Table(  # where somebody wants to be told that it is their turn; each ends with its session
    "browsers",
    META,
    Column("session", ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, unique=True),  # the address that the push service gave out
    Column("p256dh", Text, nullable=False),  # what is sent is readable to who has the other half of this key
    Column("auth", Text, nullable=False),
    Column("made", Integer, nullable=False),
)
ADDRESSES: Final = Table(  # the same for mails
    "addresses",
    META,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("hash", LargeBinary, unique=True),  # of what the mail for confirmation holds; none: it is confirmed
    Column("made", Integer, nullable=False),
)
SETTINGS: Final = Table(  # what this server has made for itself, such as its keys
    "settings",
    META,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
TABLES: Final = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("bank", Integer, nullable=False),  # seconds on the clock of each seat; 0: no clock
    Column("state", Text, nullable=False),  # waiting, playing, over, closed
    Column("made", Integer, nullable=False),
    Column("started", Integer),
    Column("ended", Integer),
    Column("secret", Text, nullable=False),
    Column("scores", Text),
    Column("ranks", Text),  # [seat] the place of each once the game is over
    Column("next", Text, nullable=False),  # the table of the rematch
    Column("asked", Integer, nullable=False),  # the first person who has to answer, or 0
    Column("due", Text, nullable=False, server_default="[]"),  # the seats that have to answer, bots too
    Column("lesson", Text, nullable=False, server_default=""),  # its name, where a game is being learned
    Column("example", Text, nullable=False, server_default=""),  # its name, where one tries a worked example
    Index("tables_by_state", "state", "private"),
)
CHAIRS: Final = Table(
    "chairs",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", Text, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("share", Text, nullable=False),
    Column(
        "asked", Boolean, nullable=False, server_default="0"
    ),  # has to answer, together with the one the table names
    Column("told", Integer, nullable=False, server_default="0"),  # the last question of which a notice went out
    UniqueConstraint("table", "person"),
)
MEMBERS: Final = Table(  # who came to a private table with its code
    "members",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)
ENTRIES: Final = Table(
    "entries",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # whoever writes a number first has it
    Column("at", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("command", Text),
    Column("word", Text, nullable=False),
    Column("data", Text, nullable=False),
    UniqueConstraint("table", "command"),
    sqlite_with_rowid=False,
)
SNAPSHOTS: Final = Table(
    "snapshots",
    META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("words", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)
