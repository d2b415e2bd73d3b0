"""What one connection is told of a table: a message with all that is new for it, and nothing twice."""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import Markup

from mizban.bots import COUNTED, TO_COMPILE
from mizban.render.shapes import Words, star
from mizban.render.tongue import spoken
from mizban.server.network_address import EVERYWHERE
from mizban.server.table.changes.undo import reach
from mizban.server.table.room import Room
from mizban.server.table.seen import Seen
from mizban.server.table.timers import VOTING
from mizban.web.table.lesson import teacher
from mizban.web.table.log import new_lines, since_last_turn
from mizban.web.table.note import slow
from mizban.web.table.parts import answer, chip, emblem, orders, plate
from mizban.web.table.question import asking
from mizban.web.table.seats import late, sitters, waits, watching
from mizban.web.table.sent_board import SentBoard
from mizban.web.table.trial import Tried, tried
from mizban.web.templates import render
from mizban.web.texts import LEVEL, levels

MEDAL = Markup('<svg class="star" viewBox="-24 -24 48 48" aria-hidden="true"><path d="%s"/></svg>') % star(8, 22, 16.5)
ALIKE = ("question", "bar", "menu", "note")  # what most of those who sit at a table see alike; who watches sees all so
NO_ORDERS = '<div id="orders"></div>'


class SentTable:
    """What one connection sees of a table. It remembers what it has sent, so that only the new travels."""

    def __init__(self, room: Room, viewer: int, tongue: str, form: str, aided: bool = True) -> None:
        self.room = room
        self.viewer = viewer
        self.tongue = tongue
        self.lang = lang = spoken(tongue)
        self.form = form
        self.aided = aided
        self.always = {
            "game": room.game,
            "to_compile": TO_COMPILE,
            "everywhere": EVERYWHERE,
            "medal": MEDAL,
            "levels": levels(lang),
            "level": LEVEL,
            "plate": partial(plate, lang, room.game.name),
            "answer": partial(answer, lang),
            "chip": partial(chip, lang),
            "emblem": partial(emblem, room.game.name, lang),
        }
        self.board = SentBoard()
        self.shown: dict[str, object] = {}  # what this connection has, by its place on the page

    def message(self, since: int = 0) -> dict[str, Any] | None:
        """All that has changed for this connection, which has the log up to entry `since`; None when nothing has."""
        room = self.room
        seen = room.seen(self.viewer, self.tongue, self.form, self.aided) if room.play.match else None
        mine = bool(seen and seen.mine and room.state == "playing" and not room.chairs[self.viewer].away)
        name = room.game.title(self.lang)
        head = {"n": room.history.n, "turn": room.play.turn, "mine": mine, "title": f"● {name}" if mine else name}
        news: dict[str, Any] = {}
        if seen and (board := self.board.news(seen.drawn)):
            news["board"] = board
        html = {place: text for place, text in self.fragments(seen, mine).items() if self.new(place, text)}
        if html:
            news["html"] = html
        news |= new_lines(room, self.viewer, self.tongue, since)
        turn = since_last_turn(room, self.viewer)
        if self.new("since", turn):
            news["since"] = list(turn)
        return head | news if self.new("head", tuple(head.values())) or news else None

    def new(self, place: str, value: object) -> bool:
        """Whether this connection does not have this value in this place yet; from now on it has."""
        fresh = self.shown.get(place) != value
        self.shown[place] = value
        return fresh

    def fragments(self, seen: Seen | None, mine: bool) -> dict[str, str]:
        """The parts of the page that are made from something else than before, by their place; and the orders."""
        context = self.context(seen, mine)
        html = {"orders": self.orders(seen)}
        for place, inputs in self.inputs(seen, context).items():
            if self.new(f"{place} from", inputs):
                html[place] = self.rendered(place, inputs, context)
        return html

    def context(self, seen: Seen | None, mine: bool) -> dict[str, Any]:
        """All that the templates of the parts know."""
        room = self.room
        seated = self.viewer < room.seats
        chair = room.chairs[self.viewer] if seated else None
        trial = tried(room, self.viewer, self.lang)
        due = tuple(room.play.due) if room.state == "playing" else ()
        return self.always | {
            "room": room,
            "chairs": sitters(room, self.lang, trial.part if trial else None),
            "trial": trial,
            "viewer": self.viewer,
            "seated": seated,
            "away": bool(chair and chair.away),
            "owner": bool(chair and chair.person == room.owner),
            "seen": seen,
            "mine": mine,
            "due": due,
            "sealed": tuple(seat for seat in room.play.open if seat in room.play.sealed),
            "waits": waits(room, seen) if seen and due and not mine else [],
            "asking": asking(seen) if seen and mine else None,
            "patience": round(VOTING),
            "watching": watching(room),
            "late": late(room, self.viewer) if seated else [],
            "tally": seen.tally if seen else [],
            "holdings": seen.holdings if seen else [],
            "held": seen.held if seen else [],
            "slow": slow() if any(chair.kind == "bot" and chair.level in COUNTED for chair in room.chairs) else "",
            "teacher": teacher(room, seen) if seen else None,
            "words": partial(words, seen) if seen else None,
            "step": step(seen.drawn.title, room.game.title(self.lang)) if seen else "",
        }

    def inputs(self, seen: Seen | None, context: dict[str, Any]) -> dict[str, object]:
        """What each part is made from, by its place. Two who have the same inputs see the same."""
        room = self.room
        table = (room.state, *(context[name] for name in ("chairs", "due", "sealed", "late")))
        looks_on = room.state == "playing" and self.viewer not in room.play.open and not room.play.vote
        eyes = (context["seated"], context["away"], None if looks_on else self.viewer)
        asked = seen and (seen.prompt, seen.things, seen.sealed, seen.undo)
        own = (self.viewer, seen and seen.names)
        trial: Tried | None = context["trial"]
        return {
            "note": context["slow"] or None,  # a page begins without it
            "question": (table, eyes, room.play.vote, room.next, asked, context["asking"], context["teacher"], trial),
            "players": (table, self.viewer, context["holdings"]),
            "tally": (own, context["tally"]),
            "held": (own, context["held"]),
            "bar": (room.state, context["step"], context["watching"]),
            "menu": (room.state, context["seated"]),
            "trial": trial,  # other pages have no room for it,
            "steps": trial and (trial.steps, trial.phase),  # nor for these
            "paper": (table, self.viewer, context["owner"]) if room.state == "waiting" else room.state,
        }

    def rendered(self, place: str, inputs: object, context: dict[str, Any]) -> str:
        """A part of the page; one that others see, too, is made once for all of them."""
        if context["seated"] and place not in ALIKE:
            return render(self.lang, f"table/{place}.html", **context)
        key = (place, self.tongue, context["seated"], context["mine"])
        return self.room.rendered.part(key, inputs, partial(render, self.lang, f"table/{place}.html", **context))

    def orders(self, seen: Seen | None) -> str:
        """What one who plays may do besides answering. It changes with every move, and there are few of it."""
        room = self.room
        if not seen or self.viewer == room.seats or room.state != "playing" or room.play.way:
            return NO_ORDERS
        away = room.chairs[self.viewer].away
        back = reach(room, self.viewer) if not (away or seen.undo or room.play.vote) else 0
        return orders(self.lang, seen.undo > 0 and not away, bool(seen.sealed), back, away)


def words(seen: Seen, said: Words) -> str:
    """A text of the game for one who looks."""
    return seen.game.texts(seen.tongue, seen.names).words(said)


def step(title: str, name: str) -> str:
    """Where the game stands: the title of its picture, without the name that stands beside it."""
    rest = title.removeprefix(name).lstrip(" ,،:")
    return rest[:1].upper() + rest[1:]
