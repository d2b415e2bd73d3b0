"""What people ask of a table, as it comes over the wire. Every command has an id: said again, it is done once."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from mizban.bots import NAMES
from mizban.server.errors import Refusal
from mizban.server.json_body import read

Id: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Question: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Place: TypeAlias = Annotated[int, Meta(ge=-1, le=9)]  # a seat; -1: any
Level: TypeAlias = Annotated[str, Meta(max_length=24, extra_json_schema={"enum": ["", *NAMES]})]  # of a bot, or none
LONGEST = 4096  # bytes of a command


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something to do at a table."""

    id: Id


class Say(Command, tag="say"):
    """Answer the open question."""

    n: Question
    word: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(Command, tag="undo"):
    """Take back one's last word, as far as is fair."""

    n: Question


class UndoAsk(Command, tag="undo-ask"):
    """Ask all others to go back to before one's last word."""

    n: Question


class UndoAnswer(Command, tag="undo-answer"):
    """Answer somebody who asks to go back; `n` is the number of that request."""

    n: Question
    yes: bool


class Rewind(Command, tag="rewind"):
    """Go back to where so many words had been said, at a table that begins with an example."""

    n: Question
    words: Question


class PlayOn(Command, tag="play-on"):
    """Let the bots play on from the result of an example."""

    n: Question


class Chat(Command, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Share(Command, tag="share"):
    """One's own number for the chance of the game."""

    share: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Sit(Command, tag="sit"):
    """Take a free seat of a waiting table."""

    seat: Place = -1


class Stand(Command, tag="stand"):
    """Give one's seat at a waiting table back."""


class SeatBot(Command, tag="bot"):
    """Put a bot on a free seat of one's waiting table; without a level the bot goes."""

    seat: Place
    level: Level = ""


class Leave(Command, tag="leave"):
    """Go away from a running game; a bot keeps the seat."""


class Return(Command, tag="return"):
    """Take one's seat back from the bot."""


class Relieve(Command, tag="relieve"):
    """Hand the seat of somebody who is not there to a bot."""

    seat: Place


class Rematch(Command, tag="rematch"):
    """Lay the same table again after the end."""


AnyCommand: TypeAlias = (
    Say
    | Undo
    | UndoAsk
    | UndoAnswer
    | Rewind
    | PlayOn
    | Chat
    | Share
    | Sit
    | Stand
    | SeatBot
    | Leave
    | Return
    | Relieve
    | Rematch
)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command."""

    re: str
    ok: bool
    n: int = 0
    text: str = ""
    turn: int = -1
    next: str = ""


DECODER: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def read_command(data: bytes | str) -> AnyCommand:
    """The command in a message; a Refusal when it is none."""
    if len(data) > LONGEST:
        raise Refusal(413, "too-large")
    return read(DECODER, data)
