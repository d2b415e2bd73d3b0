"""Whole games against bots in Chromium, to the sheet at their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from mizban.core.record import Record
from mizban.server.storage.people import Person
from mizban.server.table.room import Room
from web.browser import NARROW, Server, laid, ready
from web.conftest import Visit
from web.hands import ME, Hand, Pick, Practised, check_digits, check_end, check_sheet, eager, kind, short, tab_to

pytestmark = pytest.mark.once

GAMES: list[tuple[str, Pick]] = [("biblios", short), ("kingdom_builder", eager)]


class Long(NamedTuple):
    """A game in which not every kind of answer comes."""

    name: str
    bots: int
    options: dict[str, str]
    seed: int  # a short game in which many kinds of questions come
    rare: frozenset[str]  # kinds of answers that may not come in it
    pressed: frozenset[str]  # kinds of answers that come by keys

    def table(self, server: Server, owner: Person) -> Room:
        """A table where always the same game is played."""
        secret = f"{self.seed:064x}"
        return server.table(owner, bots=self.bots, name=self.name, secret=secret, options=self.options)


RARE = frozenset(
    {  # in a game of architects; each is looked for by itself
        "buy-off",
        "carve",
        "destroy",
        "dismiss",
        "donate",
        "free-all",
        "gold",
        "keep-all",
        "mix",
        "no-hire",
        "pay-debt",
        "ransom",
        "ransom-debt",
        "release",
        "send",
        "spare",
        "stop-guarding",
        "stop-trading",
        "take",
        "take-debt",
        "trade",
    }
)
RARE_DICE = frozenset(
    {  # in a game of Troyes; each is looked for by itself
        "cube",
        "defend",
        "enough",
        "face",
        "flip",
        "from",
        "mark",
        "mill",
        "no-cube",
        "recruit",
        "reroll",
        "settle",
        "spend",
        "stop-flipping",
        "stop-spending",
        "turn-over",
        "yield",
    }
)
RARE_CARDS = frozenset({"keep", "take-cash"})  # in a game of Concordia
EVERYTHING = {"boards": "chosen", "extra_boards": "on", "promo_cards": "on"}
LONG = [
    Long("concordia", 2, {"map": "italia"}, 2, RARE_CARDS, frozenset({"play", "lift", "move", "stop-moving"})),
    Long("architects", 1, {"boards": "chosen"}, 342, RARE, frozenset({"place", "build"})),
    Long("troyes", 1, {}, 152, RARE_DICE, frozenset({"take", "pass"})),
    Long("troyes", 0, {}, 5, RARE_DICE, frozenset({"take", "activate"})),  # alone, against Le Roy
]


@pytest.mark.built
@pytest.mark.sampled
@pytest.mark.parametrize(("name", "pick"), GAMES)
def test_a_whole_game_by_clicks_on_the_board(server: Server, visit: Visit, name: str, pick: Pick) -> None:
    neda = server.person("Neda")
    room = server.table(neda, bots=1, name=name, secret=f"{3:064x}")
    visitor = visit(server).be(neda)
    hand = Hand(visitor.page, pick, 3)
    record = play_by_clicks(visitor.go(f"/t/{room.id}"), hand, room)
    verbs = {kind(word) for word in hand.given}
    assert verbs == {o.verb for o in record.game.words.all} or name != "kingdom_builder", "every kind of answer"


@pytest.mark.deep
@pytest.mark.parametrize("long", LONG, ids=lambda long: long.name)
def test_a_long_game_by_clicks_on_the_board(server: Server, visit: Visit, long: Long) -> None:
    neda = server.person("Neda")
    room = long.table(server, neda)
    visitor = visit(server).be(neda)
    hand = Hand(visitor.page, Practised(room), 3)
    record = play_by_clicks(visitor.go(f"/t/{room.id}"), hand, room)
    every = {o.verb for o in record.game.words.all}
    assert every - {kind(word) for word in hand.given} <= long.rare, "every kind of answer"


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "verbs", "options"),
    [("architects", RARE, EVERYTHING), ("concordia", RARE_CARDS, {}), ("troyes", RARE_DICE, {})],
)
def test_rare_answers_by_clicks_on_the_board(
    server: Server, visit: Visit, name: str, verbs: frozenset[str], options: dict[str, str]
) -> None:
    """Each in a game where it can be given."""
    people = [server.person(name) for name in ("Neda", "Sara", "Kaveh")]
    visitor = visit(server).be(people[0])
    hand = Hand(visitor.page, short, 5)
    for verb in sorted(verbs):
        room = server.table_at(offers(verb), *people, name=name, options=options)
        hand.pick, hand.given = only(verb), []
        assert ready(visitor.go(f"/t/{room.id}")) == "mine"
        hand.point()
        assert kind(hand.given[0]) == verb


def offers(verb: str) -> Callable[[Any], bool]:
    """Whether the first seat may give such an answer."""
    return lambda s: s.asked == ME and any(o.verb == verb for o in s.legal)


def only(verb: str) -> Pick:
    """Any answer of a kind."""
    return lambda answers, chance: chance.choice([answer for answer in answers if kind(answer.word) == verb])


def play_by_clicks(page: Page, hand: Hand, room: Room) -> Record:
    """Plays to the end, which the page shows as it was."""
    while ready(page) != "over":
        hand.point()
    record = check_end(page, "en", hand)
    check_sheet(page, "en", record)
    assert room.play.match is not None
    assert record.said == room.play.match.record.said
    return record


@pytest.mark.built
@pytest.mark.sampled
@pytest.mark.parametrize(("name", "pick"), GAMES)
def test_a_whole_game_by_keyboard_in_persian(server: Server, visit: Visit, name: str, pick: Pick) -> None:
    visitor = visit(server, lang="fa", size=NARROW)
    hand = Hand(visitor.page, pick, 4)
    begin_by_keys(visitor.go("/"), name)
    play_by_keys(visitor.page, hand)
    assert name != "kingdom_builder" or any(word.startswith("use:") for word in hand.given), "a location tile"


@pytest.mark.deep
@pytest.mark.parametrize("long", LONG, ids=lambda long: long.name)
def test_a_long_game_by_keyboard_in_persian(server: Server, visit: Visit, long: Long) -> None:
    neda = server.person("ندا", "fa")
    visitor = visit(server, lang="fa", size=NARROW).be(neda)
    begin_by_keys(visitor.go("/"), long.name)
    room = long.table(server, neda)
    hand = Hand(visitor.page, Practised(room), 4)
    play_by_keys(visitor.go(f"/t/{room.id}"), hand)
    assert long.pressed <= {kind(word) for word in hand.given}


def begin_by_keys(page: Page, name: str) -> None:
    """Lays a table against bots from the first page."""
    assert page.evaluate("[document.dir, document.documentElement.lang]") == ["rtl", "fa"]
    tab_to(page, f"button[form=play-{name}]")
    page.keyboard.press("Enter")
    laid(page)


def play_by_keys(page: Page, hand: Hand) -> None:
    """Plays to the end, and looks at it again from there."""
    while ready(page) != "over":
        if len(hand.given) % 16 == 0:
            check_digits(page)
        hand.press()
    check_digits(page)
    check_sheet(page, "fa", check_end(page, "fa", hand))
    tab_to(page, "#question a[href$=replay]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay")
    check_digits(page)
