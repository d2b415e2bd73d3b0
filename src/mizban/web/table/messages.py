"""The table in the browser: the page, and the messages that keep it fresh for one who looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mizban.bots import COUNTED, TO_COMPILE, compiling, uncompiled
from mizban.core.games import Game
from mizban.core.lessons import PUPIL
from mizban.core.rules import chapters
from mizban.render.inks import PATTERNS
from mizban.render.panels import Facts, Stepper
from mizban.render.shapes import Words, star
from mizban.render.svg import Drawn
from mizban.render.texts import CLAUSE, isolated, of_game
from mizban.server.address import EVERYWHERE, only_here
from mizban.server.asked import room_of
from mizban.server.playing import reach
from mizban.server.room import VOTING, Room
from mizban.server.seen import Choice, LogLine, Seen
from mizban.web.forms import go
from mizban.web.table.invite_link import link
from mizban.web.table.parts import answer, chat_line, chip, emblem, log_line, orders, plate, sitters
from mizban.web.templates import LEVEL, levels, page, render

FORMS = ("wide", "tall")
MANY_AMOUNTS = 6  # more are chosen with a stepper
LONG = 9  # answers of a kind; more of them come after all others
FEW = 4  # answers; fewer share the room
WORDY = 20  # letters; a longer answer has a line of its own
MANY_PLACES = 8  # more are walked over on a phone, one by one
BRIEF = 120  # letters of facts that stand above the answers
KEPT = 300  # strings of boards that a connection remembers
LINES = 2000  # of the log that a page begins with: more than a game has
MEDAL = Markup('<svg class="star" viewBox="-24 -24 48 48" aria-hidden="true"><path d="%s"/></svg>') % star(8, 22, 16.5)
ALIKE = (
    "question",
    "bar",
    "menu",
    "note",
)  # parts that most of those who sit at a table see alike; who watches sees all so
NO_ORDERS = '<div id="orders"></div>'
TAKEN_BACK = ("undo", "undo-agreed")


class Since(NamedTuple):
    """The entries between one's last turn and this one: after `last`, up to `until`."""

    last: int
    until: int


def since_mine(room: Room, viewer: int) -> Since:
    """What has happened since the viewer's last turn. Their words of the running turn come after it.
    What others answered together with them is news, too."""
    until, others = room.n, False
    for entry in reversed(room.entries):
        if entry.kind != "say" or entry.gone:
            continue
        if entry.seat == viewer and entry.count:  # all have answered at once
            return Since(entry.n - entry.count, until)
        if entry.seat != viewer:
            others = True
        elif others:
            return Since(entry.n, until)
        else:
            until = entry.n - 1
    return Since(0, until)


class Asking(NamedTuple):
    """The answers of a question as the page lays them out: amounts of one verb on a stepper, the rest as buttons."""

    amounts: list[Choice]
    start: str
    plain: list[Choice]
    facts: list[str]

    @property
    def places(self) -> list[Choice]:
        """The places among the buttons, when they are too many for a small screen."""
        found = [choice for choice in self.plain if choice.ref]
        return found if not self.amounts and len(found) > MANY_PLACES else []

    @property
    def brief(self) -> bool:
        """Whether the facts are few enough to stand above the answers."""
        return sum(map(len, self.facts)) <= BRIEF

    @property
    def width(self) -> str:
        """How wide the buttons are: few of them have all the room, long ones a line each."""
        if len(self.plain) < FEW:
            return "few"
        return "long" if max([len(choice.text) for choice in self.plain]) > WORDY else ""


def asking(seen: Seen) -> Asking:
    """How the open question is laid out: as the game wishes, and a stepper for any long row of amounts."""
    said = seen.game.texts(seen.lang, seen.names).said
    facts = [line for panel in seen.panels if isinstance(panel, Facts) for line in panel.lines]
    steppers = {panel.verb: panel.start for panel in seen.panels if isinstance(panel, Stepper)}
    verbs = [choice.verb for choice in seen.options if choice.amount]
    many = [verb for verb in dict.fromkeys(verbs) if verb in steppers or verbs.count(verb) > MANY_AMOUNTS]
    verb = many[0] if many else ""
    amounts = [choice for choice in seen.options if choice.amount and choice.verb == verb]
    plain = [choice for choice in seen.options if not (choice.amount and choice.verb == verb)]
    kinds = Counter(choice.verb for choice in plain)
    last = {choice.verb for choice in plain if choice.word == choice.verb}
    # what is one's own comes after what is others'; to pass or to refuse last, but before a long row of places
    plain.sort(key=lambda choice: (kinds[choice.verb] > LONG, choice.verb in last, choice.own))
    plain.sort(key=lambda choice: seen.game.late(seen.view, seen.game.words.named[choice.word]))
    words = [choice.word for choice in amounts]
    start = steppers.get(verb, "")
    if words and start not in words:
        start = words[0]
    return Asking(amounts, start, plain, [line if isinstance(line, str) else said(line) for line in facts])


class Face:
    """What one connection sees of a table. It remembers what it has sent, so that only the new travels."""

    def __init__(self, room: Room, viewer: int, lang: str, form: str) -> None:
        self.room = room
        self.viewer = viewer
        self.lang = lang
        self.form = form
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
        self.numbers: dict[int, int] = {}  # [hash of a part of the board] its number
        self.next = 0  # the number of the next part
        self.defs: set[int] = set()  # hashes of symbols
        self.shown: dict[str, object] = {}  # what this connection has, by its place on the page

    def message(self, since: int = 0) -> dict[str, Any] | None:
        """All that has changed for this connection, which has the log up to entry `since`; None when nothing has."""
        room = self.room
        seen = room.seen(self.viewer, self.lang, self.form) if room.match else None
        mine = bool(seen and seen.mine and room.state == "playing" and not room.chairs[self.viewer].away)
        name = room.game.title(self.lang)
        head = {"n": room.n, "turn": room.turn, "mine": mine, "title": f"● {name}" if mine else name}
        found: dict[str, Any] = {}
        if seen and (board := self.board(seen.drawn)):
            found["board"] = board
        html = {place: text for place, text in self.fragments(seen, mine).items() if self.new(place, text)}
        if html:
            found["html"] = html
        found |= self.book(since)
        return head | found if self.new("head", tuple(head.values())) or found else None

    def new(self, place: str, value: object) -> bool:
        """Whether this connection does not have this value in this place yet; from now on it has."""
        fresh = self.shown.get(place) != value
        self.shown[place] = value
        return fresh

    # ------------------------------------------------------------ the board

    def board(self, drawn: Drawn) -> dict[str, Any]:
        """The picture as numbers of strings; a string travels once, and nothing when nothing has changed."""
        if not self.new("board", hash(drawn)):
            return {}
        first, new = not self.next, dict[str, str]()
        defs = list(PATTERNS) if first else []
        parts: list[int] = []
        for part, needs in zip(drawn.parts[1:], drawn.needs[1:], strict=True):  # the page has a cloth of its own
            key = hash(part)
            if key not in self.numbers:
                self.numbers[key] = self.next
                new[str(self.next)] = part
                self.next += 1
                defs += self.undefined(needs)
            parts.append(self.numbers[key])
        size, said = [drawn.width, drawn.height], [drawn.title, drawn.about]
        found = {"size": size, "said": said, "defs": defs, "new": new, "parts": parts, "zoom": drawn.zoom}
        if drawn.panes:
            found["panes"] = drawn.panes
        if first:
            return found | {"fresh": True}  # what the page had, it had from another
        if len(self.numbers) <= KEPT:
            return found
        kept = set(parts)
        self.numbers = {key: number for key, number in self.numbers.items() if number in kept}
        return found | {"only": True}  # the page forgets with us what does not lie there now

    def undefined(self, defs: Iterable[str]) -> list[str]:
        """Those of some symbols that this connection does not have yet; from now on it has."""
        found = [text for text in defs if hash(text) not in self.defs]
        self.defs.update(map(hash, found))
        return found

    # ------------------------------------------------------------ the words round it

    def fragments(self, seen: Seen | None, mine: bool) -> dict[str, str]:
        """The parts of the page that are made from something else than before, by their place; and the orders."""
        context = self.context(seen, mine)
        found = {"orders": self.orders(seen)}
        for place, inputs in self.inputs(seen, context).items():
            if self.new(f"{place} from", inputs):
                found[place] = self.rendered(place, inputs, context)
        return found

    def context(self, seen: Seen | None, mine: bool) -> dict[str, Any]:
        """All that the templates of the parts know."""
        room = self.room
        seated = self.viewer < room.seats
        chair = room.chairs[self.viewer] if seated else None
        due = tuple(room.due) if room.state == "playing" else ()
        return self.always | {
            "room": room,
            "chairs": sitters(room, self.lang),
            "viewer": self.viewer,
            "seated": seated,
            "away": bool(chair and chair.away),
            "owner": bool(chair and chair.person == room.owner),
            "seen": seen,
            "mine": mine,
            "due": due,
            "sealed": tuple(seat for seat in room.open if seat in room.sealed),
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
        looks_on = room.state == "playing" and self.viewer not in room.open and not room.vote
        eyes = (context["seated"], context["away"], None if looks_on else self.viewer)
        asked = seen and (seen.prompt, seen.things, seen.sealed, seen.undo)
        own = (self.viewer, seen and seen.names)
        return {
            "note": context["slow"] or None,  # a page begins without it
            "question": (table, eyes, room.vote, room.next, asked, context["asking"], context["teacher"]),
            "players": (table, self.viewer, context["holdings"]),
            "tally": (own, context["tally"]),
            "held": (own, context["held"]),
            "bar": (room.state, context["step"], context["watching"]),
            "menu": (room.state, context["seated"]),
            "paper": (table, self.viewer, context["owner"]) if room.state == "waiting" else room.state,
        }

    def rendered(self, place: str, inputs: object, context: dict[str, Any]) -> str:
        """A part of the page; one that others see, too, is made once for all of them."""
        if context["seated"] and place not in ALIKE:
            return render(self.lang, f"table/{place}.html", **context)
        key = (place, self.lang, context["seated"], context["mine"])
        known = self.room.rendered.get(key)
        if known is None or known[0] != inputs:
            known = self.room.rendered[key] = (inputs, render(self.lang, f"table/{place}.html", **context))
        return known[1]

    def orders(self, seen: Seen | None) -> str:
        """What one who plays may do besides answering. It changes with every move, and there are few of it."""
        room = self.room
        if not seen or self.viewer == room.seats or room.state != "playing":
            return NO_ORDERS
        away = room.chairs[self.viewer].away
        back = reach(room, self.viewer) if not (away or seen.undo or room.vote) else 0
        return orders(self.lang, seen.undo > 0 and not away, bool(seen.sealed), back, away)

    # ------------------------------------------------------------ log and chat

    def book(self, since: int) -> dict[str, Any]:
        """The new lines of the log and of the chat, what was taken back, and where one's last turn was."""
        lines = self.room.lines(self.viewer, self.lang, since)
        log = [line for line in lines if line.kind != "chat"]
        chat = [line for line in lines if line.kind == "chat"]
        found: dict[str, Any] = {}
        if log:
            name = self.room.game.name
            found["log"] = [log_line(name, self.lang, i, line) for i, line in list(numbered(log))[-LINES:]]
        if chat:
            found["chat"] = [chat_line(line, 0 <= line.seat == self.viewer) for line in chat[-LINES:]]
        entries = self.room.entries
        if any(entry.kind in TAKEN_BACK for entry in entries[self.room.index(since) :]):
            found["gone"] = [entry.n for entry in entries if entry.gone and entry.n <= since]
        mine = since_mine(self.room, self.viewer) if self.viewer < self.room.seats else Since(self.room.n, self.room.n)
        if self.new("since", mine):
            found["since"] = list(mine)
        return found


def slow() -> str:
    """Why bots that think find less than they could, for now or until the host does something; "" if they do not."""
    return "compiling" if compiling() else "uncompiled" if uncompiled() else ""


class Teacher(NamedTuple):
    """What is said in a lesson: the goal and its number, and what was good about the one before."""

    text: str
    praise: str
    n: int
    of: int


def teacher(room: Room, seen: Seen) -> Teacher | None:
    """What the teacher of a lesson says now; at its end there is praise only."""
    if room.lesson is None or room.match is None:
        return None
    texts = of_game(room.game.name, seen.lang)
    reached, goals = room.reached, room.lesson.goals
    text = texts.say(room.goal.text, {"n": room.goal.n}) if room.goal else ""
    went_on = reached and any(seat == PUPIL for seat, _ in room.match.record.said[reached[-1] :])
    if not reached or (text and went_on):  # praise is for the first question after it
        return Teacher(text, "", len(reached) + 1, len(goals))
    last = goals[len(reached) - 1].text
    attribute = "missed" if room.lesson.missed(room.match.s) and texts.has(last, "missed") else "done"
    praise = texts.say(last, attribute=attribute) if texts.has(last, attribute) else ""
    return Teacher(text, praise, len(reached) + 1, len(goals))


def words(seen: Seen, said: Words) -> str:
    """A text of the game for one who looks."""
    return seen.game.texts(seen.lang, seen.names).words(said)


def late(room: Room, viewer: int) -> list[int]:
    """The others that the table waits for and who are not here, or have not answered for long."""
    due = [seat for seat in room.due if seat != viewer] if room.state == "playing" else []
    return [
        seat for seat in due if not room.chairs[seat].by_bot and (not room.chairs[seat].online or room.stalled(seat))
    ]


def waits(room: Room, seen: Seen) -> list[str]:
    """The names of all that are waited for, where several are asked together; else the question itself says it."""
    return [seen.names[seat] for seat in room.due] if len(room.open) > 1 else []


def watching(room: Room) -> int:
    """How many people look at the table who do not sit at it; of who is unknown, each connection counts."""
    seated = {chair.person for chair in room.chairs if chair.kind == "person"}
    people = [watcher.person for watcher in room.watchers]
    return len(set(people) - seated - {0}) + people.count(0)


def numbered(lines: list[LogLine]) -> Iterator[tuple[int, LogLine]]:
    """Each line with its number among those of the same entry."""
    for _, same in groupby(lines, key=lambda line: line.n):
        yield from enumerate(same)


def step(title: str, name: str) -> str:
    """Where the game stands: the title of its picture, without the name that stands beside it."""
    found = title.removeprefix(name).lstrip(" ,،:")
    return found[:1].upper() + found[1:]


# ---------------------------------------------------------------- the page


def linked(text: str, game: Game, lang: str) -> Markup:
    """A text whose clauses are links to the rules."""
    link = f'<a href="/rules/{game.name}#{{0}}" data-clause="{{0}}">{{1}}</a>'
    return Markup(CLAUSE.sub(lambda found: link.format(found[0], isolated(found[0], lang)), str(escape(text))))


class Sign(NamedTuple):
    """What stands beside the name of a game at a table with some option, and the same where there is little room."""

    whole: str
    brief: str


def signs(room: Room, lang: str) -> list[Sign]:
    """What everybody at a table is to know of its options all the time."""
    texts = of_game(room.game.name, lang)
    found = [f"sign-{id}-{value}" for id, value in room.options.items() if texts.has(f"sign-{id}-{value}")]
    return [Sign(texts.say(id), texts.say(id, attribute="brief")) for id in found]


async def table(request: Request) -> Response:
    """The page of a table. What lies on it comes over the live channel. Who has no name yet and could sit down is asked
    for one first."""
    person = request.state.person
    room = await room_of(request)
    if person is None and room.state == "waiting":
        return go(f"/j/{room.code}")
    address = link(request, room.code) if room.seat_of(person) >= 0 else ""
    known = address.startswith(str(request.base_url))  # then the page's own address will do
    named = signs(room, request.state.lang)
    shown, alone, plain = "" if known else address, only_here(address), bool(slow())
    return page(
        request,
        "table.html",
        room=room,
        game=room.game,
        signs=named,
        link=shown,
        alone=alone,
        slow=plain,
        local=request.app.state.local,
    )


async def about(request: Request) -> Response:
    """What a thing on the table is, or what an answer does."""
    person, lang = request.state.person, request.state.lang
    room = await room_of(request)
    if not room.match:
        return JSONResponse({"html": ""})
    seen = room.seen(room.viewer(person), lang, FORMS[0])
    asked = request.query_params
    said = [choice.help for choice in seen.options if choice.word == asked.get("word")]
    why = ""
    if not said:
        found = seen.about(asked.get("ref", ""))
        said, why = [found.text] if found.text else [], found.why
    lines = [linked(text, room.game, lang) for text in said]
    html = render(lang, "table/about.html", said=lines, why=linked(why, room.game, lang))
    return JSONResponse({"html": html}, headers={"Cache-Control": "no-store"})


async def rules(request: Request) -> Response:
    """The rules of the game, to read beside the table."""
    room = await room_of(request)
    lang = request.state.lang
    return page(request, "table/rules.html", game=room.game, chapters=chapters(room.game, lang))


routes = [Route("/t/{id}", table), Route("/t/{id}/about", about), Route("/t/{id}/rules", rules)]
