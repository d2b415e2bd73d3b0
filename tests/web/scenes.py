"""Every page and every state of a table, reached by commands: for tests of all pages and for pictures of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from mizban.core.game.examples import examples
from mizban.core.game.trials import trials
from mizban.render.games import game
from mizban.server.notify.push_subscriptions import subscribe
from mizban.server.storage.people import Person, hashed
from mizban.server.table import commands as do
from mizban.server.table.room import Room
from web.browser import AGENT, Server, question, sensible

NAMES = {"en": ("Neda", "Sara", "Kaveh", "Reza"), "fa": ("ندا", "سارا", "کاوه", "رضا")}
PHASES = ("Place", "Take", "TurnDice", "BidGold", "BidCards", "Pay", "Discard")
PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
LAND = "kingdom_builder"  # a game with a large board
RUNNING = {"setup": "random", "running_scores": "on"}
STANDING = {"setup": "custom", "card_1": "lords", "running_scores": "on"}
LEAST = {"Pay": 1, "Take": 1, "Keep": 1, "Copy": 1}  # answers that would not make a picture


def settled(seat: int, phase: str) -> Callable[[Any], bool]:
    """The same in a game with settlements, when about a third of them stand."""
    return lambda s: bool(question(s) == phase and s.asked == seat and sum(s.supply) < 80)


LANDS: dict[str, Callable[[Any], bool]] = {
    **{phase.lower(): settled(0, phase) for phase in ("ActBefore", "ActMore", "ActAfter", "Extra", "Lift", "SetDown")},
    "others": settled(1, "ActMore"),
    "over": lambda s: not s.legal,
}


ROME = "concordia"  # a game with a map, cards and stores
ITALIA = {"map": "italia", "running_scores": "on"}


def settlers(phase: str) -> Callable[[Any], bool]:
    """The same in a game with houses, when some of them stand."""
    least = LEAST.get(phase, 2)
    return lambda s: bool(question(s) == phase and s.asked == 0 and houses(s) > 8 and len(s.legal) > least)


def houses(s: Any) -> int:
    """How many of them stand."""
    return sum(bin(built).count("1") for built in s.houses)


TOWN = "architects"  # a game with places, workers and cards


def working(phase: str, least: int = 2) -> Callable[[Any], bool]:
    """The same in a game with workers, when many of them are about."""
    return lambda s: bool(question(s) == phase and s.asked == 0 and sum(s.workers[:45]) > 12 and len(s.legal) > least)


CITY = "troyes"  # a game with dice that are bought, cards and events


def trading(phase: str, least: int = 2) -> Callable[[Any], bool]:
    """The same in a game with dice, when all cards are turned up."""
    return lambda s: bool(question(s) == phase and s.asked == 0 and s.round > 2 and len(s.legal) > least)


class Scene(NamedTuple):
    """A page as one person sees it, after what they do there."""

    name: str
    path: str
    person: Person | None
    then: Callable[[Page], object] = lambda page: None


def scenes(server: Server, lang: str) -> list[Scene]:
    """All pages and states in a language."""
    neda, *others, reza = (server.person(name, lang) for name in NAMES[lang])
    stranger = server.person({"en": "Omid", "fa": "امید"}[lang], lang)

    def table(wanted: Callable[[Any], bool]) -> Room:
        return server.table_at(wanted, neda, *others)

    phases = [(phase, table(asks(0, phase))) for phase in PHASES]
    server.do(phases[1][1], neda, do.Chat("chat-1", {"en": "Good luck!", "fa": "موفق باشید!"}[lang]))
    over = table(lambda s: not s.legal)
    free = server.waiting(neda, ["me", "open", "easy"])
    asked, others_turn, left = table(asks(0, "BidGold")), table(asks(1, "BidGold")), table(asks(0, "Pay"))
    server.do(left, neda, do.Leave("leave"))
    timed = server.table(neda, *others, bank=300)
    lands = [
        (name, server.table_at(wanted, neda, *others, name=LAND, options=RUNNING)) for name, wanted in LANDS.items()
    ]
    lords = server.table_at(LANDS["actmore"], neda, *others, name=LAND, options=STANDING)
    return [
        Scene("home-first", "/", None),
        Scene("new", "/new?game=biblios", neda),
        Scene("new-land", f"/new?game={LAND}&with=friends", neda),
        Scene("new-land-chosen", f"/new?game={LAND}&option-setup=custom", neda),
        Scene("join", f"/j/{free.code}", stranger),
        Scene("waiting", f"/t/{free.id}", neda),
        *(Scene(f"table-{phase.lower()}", f"/t/{room.id}", neda) for phase, room in phases),
        *(Scene(f"land-{name}", f"/t/{room.id}", neda) for name, room in lands),
        *land_scenes(server, neda, [*others, reza], dict(lands)),
        *rome_scenes(server, [neda, *others, reza, stranger]),
        *town_scenes(server, [neda, *others, reza, stranger]),
        *city_scenes(server, [neda, *others, reza]),
        *example_scenes(server, neda),
        Scene("land-lords", f"/t/{lords.id}", neda),
        Scene("table-others", f"/t/{others_turn.id}", neda),
        Scene("table-vote", f"/t/{voted(server, table(asks(2, 'BidGold')), *others).id}", neda),
        Scene("table-away", f"/t/{left.id}", neda),
        Scene("table-clock", f"/t/{timed.id}", neda),
        Scene("table-public", f"/t/{asked.id}", stranger),
        Scene("table-lesson", f"/t/{server.call(server.host.teach(neda, game('biblios'), 'first')).id}", neda),
        Scene("table-over", f"/t/{over.id}", neda),
        Scene("replay", f"/t/{over.id}/replay", neda),
        Scene("replay-middle", f"/t/{over.id}/replay?at=60&eyes=0", neda),
        Scene("verify-table", f"/t/{over.id}/verify", neda),
        Scene("promise", f"/t/{asked.id}/verify", neda),
        Scene("verify", "/verify", None),
        Scene("rules", "/rules", None),
        Scene("rules-book", "/rules/biblios", None),
        Scene("rules-changes", "/changes", None),
        Scene("rules-card", "/rules/troyes/card", None),
        Scene("rules-searched", "/rules/troyes?q=%D8%AC%D9%88%D8%A7%D9%86%D9%85%D8%B1%D8%AF%DB%8C", None),
        Scene("names", "/rules/troyes/names", None),
        Scene("names-none", "/rules/biblios/names?q=%D8%A2%D8%AA%D9%86", None),
        Scene("figures", "/figures/troyes", None),
        Scene("figures-new", "/new?game=troyes", neda),
        Scene("games", "/games", gamer(server, lang)),
        Scene("games-many", "/games?page=2", neda),
        Scene("games-none", "/games", None),
        Scene("profile-guest", "/profile", stranger),
        Scene("profile", "/profile", account(server, server.person(NAMES[lang][0], lang))),
        Scene("profile-told", "/profile?saved=push", told(server, server.person(NAMES[lang][1], lang))),
        Scene("mail-confirm", f"/mail/confirm/{waiting(server, stranger)}", stranger),
        Scene("mail-stop", f"/mail/stop/{server.call(server.host.notices.mail_addresses.stopper(neda.id))}", neda),
        Scene("help", "/help", None),
        Scene("interface", "/api", None),
        Scene("error", "/no-such-page", None),
        Scene("home", "/", guest(server, lang)),
    ]


def land_scenes(server: Server, neda: Person, others: list[Person], lands: dict[str, Room]) -> list[Scene]:
    """More of a game with a large board: its beginning, four people, a lesson, explanations, and what comes after."""
    first = server.table_at(lambda s: s.asked == 0, neda, others[0], name=LAND)
    four = server.table_at(lambda s: s.asked == 0 and crowded(s), neda, *others, name=LAND, options=RUNNING)
    lesson = server.call(server.host.teach(neda, game(LAND), "first"))
    more, over = f"/t/{lands['actmore'].id}", f"/t/{lands['over'].id}"
    return [
        Scene("land-new", f"/new?game={LAND}", neda),
        Scene("land-first", f"/t/{first.id}", neda),
        Scene("land-four", f"/t/{four.id}", neda),
        Scene("land-lesson", f"/t/{lesson.id}", neda),
        Scene("land-lesson-wrong", f"/t/{lesson.id}", neda, astray),
        Scene("land-why", more, neda, lambda page: explained(page, "#board [data-ref='hex:0-0']")),
        Scene("land-tally", more, neda, counted),
        Scene("land-replay", f"{over}/replay", neda),
        Scene("land-replay-middle", f"{over}/replay?at=60&eyes=0", neda),
        Scene("land-rules", f"/rules/{LAND}", None),
    ]


def trying(server: Server, person: Person, name: str, id: str, step: int) -> Room:
    """A table that begins with a step of a worked example."""
    example = next(example for example in examples(game(name)) if example.id == id)
    return server.call(server.host.lay_example(person, game(name), trials(game(name), example)[step]))


def example_scenes(server: Server, neda: Person) -> list[Scene]:
    """Worked examples that somebody tries: on their way, left, at the result and at the end of what was laid."""
    rooms = {
        "way": trying(server, neda, "biblios", "A2", 2),
        "five": trying(server, neda, ROME, "EX-5", 1),
        "four": trying(server, neda, CITY, "EX-35", 0),
        "amounts": trying(server, neda, "biblios", "A4", 0),
        "left": trying(server, neda, CITY, "EX-27", 0),
        "over": trying(server, neda, "biblios", "A2", 2),
        "ends": trying(server, neda, TOWN, "E38", 0),
    }
    for name, word in (("left", "pass"), ("over", "place:keep"), ("ends", "")):
        match = rooms[name].play.match
        assert match is not None
        said = word or next(iter(match.s.legal)).word
        server.do(rooms[name], neda, do.Say(f"say-{name}", rooms[name].play.turn, said))
    return [Scene(f"example-{name}", f"/t/{room.id}", neda) for name, room in rooms.items()]


def rome_scenes(server: Server, people: list[Person]) -> list[Scene]:
    """A game with a map, cards and stores: what is asked most, five people, a lesson and the end."""

    def at(wanted: Callable[[Any], bool], seats: int, options: dict[str, str] | None = None) -> str:
        return f"/t/{server.table_at(wanted, *people[:seats], name=ROME, options=options, say=sensible(ROME)).id}"

    lesson = server.call(server.host.teach(people[0], game(ROME), "first"))
    paths = {
        "five": at(settlers("Turn"), 5),
        "march": at(settlers("March"), 3, ITALIA),
        "build": at(settlers("Build"), 4),
        "trade": at(settlers("Trade"), 2),
        "buy": at(settlers("Buy"), 3),
        "over": at(lambda s: not s.legal, 3, ITALIA),
        "lesson": f"/t/{lesson.id}",
    }
    return [Scene(f"rome-{name}", path, people[0]) for name, path in paths.items()]


def town_scenes(server: Server, people: list[Person]) -> list[Scene]:
    """A game with places, workers and cards: what is asked most, five people, the draft and the end."""

    def at(wanted: Callable[[Any], bool], seats: int, options: dict[str, str] | None = None) -> str:
        return f"/t/{server.table_at(wanted, *people[:seats], name=TOWN, options=options).id}"

    paths = {
        "draft": at(lambda s: s.asked == 0, 3),
        "five": at(working("Turn"), 5),
        "capture": at(working("Capture", 4), 4),
        "storehouse": at(working("Storehouse"), 2),
        "hire": at(working("Hire"), 3, {"boards": "dealt"}),
        "over": at(lambda s: not s.legal, 3, {"running_scores": "on"}),
        "lesson": f"/t/{server.call(server.host.teach(people[0], game(TOWN), 'first')).id}",
        "solo": f"/t/{server.table(people[0], bots=1, name=TOWN, options={'solo': 'one'}).id}",
    }
    return [Scene(f"town-{name}", path, people[0]) for name, path in paths.items()]


def city_scenes(server: Server, people: list[Person]) -> list[Scene]:
    """A game with dice, cards and events: what is asked most, four people, one alone, and the end."""

    def at(wanted: Callable[[Any], bool], seats: int, options: dict[str, str] | None = None) -> str:
        return f"/t/{server.table_at(wanted, *people[:seats], name=CITY, options=options, say=sensible(CITY)).id}"

    paths = {
        "first": at(lambda s: s.asked == 0, 3),
        "four": at(trading("Turn", 8), 4),
        "take": at(trading("Take"), 4),
        "defend": at(lambda s: question(s) == "Face" and s.asked == 0, 3),
        "often": at(trading("Often"), 2),
        "alone": at(trading("Turn", 8), 1),
        "over": at(lambda s: not s.legal, 4),
        "alone-over": at(lambda s: not s.legal, 1),
    }
    return [Scene(f"city-{name}", path, people[0]) for name, path in paths.items()]


def more_scenes(server: Server, lang: str) -> list[Scene]:
    """What is like another scene, and worth a picture."""
    people = [server.person(name, lang) for name in NAMES[lang]]
    tables = [(phase.lower(), settlers(phase), 3) for phase in ("Prefect", "Keep", "Hire", "Settle", "Copy", "PayAny")]
    tables += [("first", lambda s: s.asked == 0, 2), ("others", lambda s: s.asked == 1 and houses(s) > 8, 4)]
    scenes = []
    for name, wanted, seats in tables:
        room = server.table_at(wanted, *people[:seats], name=ROME, say=sensible(ROME))
        scenes.append(Scene(f"rome-{name}", f"/t/{room.id}", people[0]))
    room = server.table_at(lambda s: not s.legal, *people, name=ROME, say=sensible(ROME))
    return [
        *scenes,
        Scene("rome-replay", f"/t/{room.id}/replay?at=60", people[0]),
        Scene("rome-rules", f"/rules/{ROME}", None),
        Scene("rome-new", f"/new?game={ROME}", people[0]),
    ]


def crowded(s: Any) -> bool:
    """Whether somebody has many tiles."""
    return max(bin(s.held(seat)).count("1") for seat in range(s.seats)) > 3


def counted(page: Page) -> None:
    """Points at what somebody earns; on a phone it lies in a sheet."""
    if page.locator("[data-open=log]").is_visible():
        page.locator("[data-open=log]").click()
        expect(page.locator("#tally")).to_be_in_viewport(ratio=1)
    page.locator("#tally td[data-refs*=hex]").first.hover()


def astray(page: Page) -> None:
    """Gives an answer that the teacher does not want."""
    page.locator("#question [data-word][id]").first.evaluate("button => button.click()")
    expect(page.locator("#refusal")).to_be_visible()


def explained(page: Page, selector: str) -> None:
    """Asks a thing of the board what it is."""
    page.locator(selector).first.dispatch_event("click")
    expect(page.locator("#about")).to_be_visible()


def voted(server: Server, room: Room, *others: Person) -> Room:
    """A table where somebody else asks to go back."""
    assert room.play.match is not None
    seat = next(seat for seat, _ in reversed(room.play.match.record.said) if seat)
    server.do(room, others[seat - 1], do.UndoAsk("ask", room.play.turn))
    return room


def guest(server: Server, lang: str) -> Person:
    """Somebody with a table where they are asked, one that waits, and one that is over."""
    person, other = server.person(NAMES[lang][0], lang), server.person(NAMES[lang][1], lang)
    server.table_at(asks(0, "BidGold"), person, other)
    server.waiting(person, ["me", "open", "easy"])
    server.finish(server.table(person, other))
    return person


def gamer(server: Server, lang: str) -> Person:
    """Somebody who has played with others and alone, waits for another, and has left one table."""
    person = guest(server, lang)
    others = [server.person(name, lang) for name in NAMES[lang][1:]]
    server.table_at(asks(1, "BidGold"), person, others[0])
    server.do(server.table(person, bots=2, name=LAND), person, do.Leave("leave"))
    server.table_at(lambda s: not s.legal, person, *others, name=LAND)
    server.table_at(lambda s: not s.legal, person, name=CITY, say=sensible(CITY))
    return person


def asks(seat: int, phase: str) -> Callable[[Any], bool]:
    """Whether this seat is asked this, with something to choose from, in a game that has gone on for a while."""

    def holds(s: Any) -> bool:
        late = len(s.public) > 1 if phase == "Take" else len(s.deck) < 45
        return bool(question(s) == phase and s.asked == seat and len(s.legal) > LEAST.get(phase, 2) and late)

    return holds


def account(server: Server, person: Person) -> Person:
    """Somebody with an account."""
    return server.call(server.host.people.sign_up(person, f"person{person.id}", "a long pass word"))


def told(server: Server, person: Person) -> Person:
    """Somebody who is told in two browsers and by mail."""
    for name, agent in (("phone", PHONE), ("laptop", AGENT)):
        session = server.call(server.host.people.begin(person, agent))
        row = (f"https://push.example.net/{person.id}/{name}", "A" * 87, "A" * 22)
        server.call(subscribe(server.host.store, person, hashed(session), *row))
    server.call(
        server.host.notices.mail_addresses.enter(person, f"sara.{person.id}@mail.example.org", f"told-{person.id}")
    )
    server.call(server.host.notices.mail_addresses.confirm(f"told-{person.id}"))
    return person


def waiting(server: Server, person: Person) -> str:
    """Somebody has entered an address and not yet confirmed it; returns what the mail to it holds."""
    token = f"waiting-{person.id}"
    server.call(server.host.notices.mail_addresses.enter(person, "omid@mail.example.org", token))
    return token
