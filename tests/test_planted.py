"""The kit proves itself: each of these mistakes, planted in Biblios, makes it fail, and for the right reason.

Compiled classes cannot be changed, so this runs on the plain sources.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban import testing
from mizban.bots import QuickBot, Sight
from mizban.core.game.book import clauses
from mizban.core.problem import Problem
from mizban.core.rng import Rng, fast
from mizban.core.state import EVERYBODY, LEGAL, Said
from mizban.core.words import Option
from mizban.games.biblios.rules import auctions, gifts, penalties
from mizban.games.biblios.rules.cards import CHURCH, KIND, KINDS
from mizban.games.biblios.rules.state import DRAWN, PILE, PLACE, Biblios
from mizban.games.biblios.rules.view import View
from mizban.render import texts
from mizban.render.games import Game
from mizban.render.shapes import Group, Shape, Text
from mizban.render.shapes import Path as Line
from mizban.testing import face_checks, kit, world_checks

pytestmark = pytest.mark.skipif(mizban.build() != "pure", reason="compiled classes cannot be changed")
GAME = mizban.game("biblios")
Plant = Callable[[pytest.MonkeyPatch], Game | None]
PLANTS: dict[str, tuple[str, Plant]] = {}


def plant(reason: str) -> Callable[[Plant], Plant]:
    """Registers a mistake with a part of what the kit must say about it."""

    def register(mistake: Plant) -> Plant:
        PLANTS[mistake.__name__] = (reason, mistake)
        return mistake

    return register


def verdict(game: Game) -> str:
    """What the kit says of a game; nothing, if it finds no fault."""
    try:
        for seats in (3, 2, 4):
            for seed in range(2):
                penalty = ("standard", "medieval_bluff")[seed]
                testing.play_through(game, seats, {"penalty": penalty}, seed, every=2)
            path = Path(__file__).parent / "biblios" / "playthroughs" / f"{seats}.txt"
            known = path.read_text(encoding="utf-8").splitlines()
            testing.same(testing.playthrough(game, seats).splitlines(), known, "the playthrough")
    except (AssertionError, AttributeError, LookupError, ValueError, Problem) as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""


@pytest.mark.long
def test_the_kit_finds_no_fault_in_biblios() -> None:
    assert verdict(GAME) == ""


def test_there_are_enough_mistakes() -> None:
    assert len(PLANTS) >= 15


def named() -> list[str]:
    return list(PLANTS)


@plant("can tell two worlds apart")
def leaking_view(patch: pytest.MonkeyPatch) -> Game:
    """Everybody sees the card that was drawn."""

    def view(s: Biblios, viewer: int) -> Any:
        found = GAME.view(s, viewer)
        found["drawn"] = [KINDS[KIND[card]] for card in range(len(s.where)) if s.where[card] == DRAWN]
        return found

    return replace(GAME, view=view)


def undealt(s: Biblios, viewer: int, rng: Rng) -> Biblios:
    """The true table, with another chance."""
    c = s.copy()
    c.rng = fast(rng.next32())
    return c


@plant("the worlds of one seed show what is hidden")
def idle_redeal(patch: pytest.MonkeyPatch) -> Game:
    """Nothing is dealt anew: bots see everything."""
    return replace(GAME, redeal=undealt)


@plant("the worlds of one seed show what is hidden")
def partial_redeal(patch: pytest.MonkeyPatch) -> Game:
    """What is dealt anew for a seat is not dealt anew for the public."""
    return replace(GAME, redeal=lambda s, viewer, rng: (GAME.redeal if viewer < s.seats else undealt)(s, viewer, rng))


@plant("news tell viewer")
def leaking_news(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which card is lost in the Medieval Bluff."""
    tell = Biblios.tell

    def told(self: Biblios, seats: int, text: str, *figures: int) -> None:
        tell(self, EVERYBODY if text == "you-lose card" else seats, text, *figures)

    patch.setattr(Biblios, "tell", told)


@plant("can be undone after viewer")
def leaking_undo(patch: pytest.MonkeyPatch) -> None:
    """A placement can be taken back after the next card was drawn."""
    resolve = gifts.Allocate.resolve

    def unnoticed(self: gifts.Allocate, s: Biblios) -> None:
        learned = s.learned
        resolve(self, s)
        s.learned = learned

    patch.setattr(gifts.Allocate, "resolve", unnoticed)


@plant("whether")
def leaking_undo_depth(patch: pytest.MonkeyPatch) -> None:
    """Whether a card can be taken back tells what lies on the draw pile."""
    choose = gifts.Take.choose

    def telling(self: gifts.Take, s: Biblios, o: Option) -> None:
        top = s.deck[-1] if len(s.deck) else 0
        choose(self, s, o)
        s.learned += KIND[top] % 2

    patch.setattr(gifts.Take, "choose", telling)


@plant("can tell two worlds apart")
def leaking_error_text(patch: pytest.MonkeyPatch) -> None:
    """A refusal names the next card of the draw pile."""

    def why(self: gifts.Take, s: Biblios, o: Option) -> Said:
        if o in self.options(s):
            return LEGAL
        return ("not-public card BI-4.9", (KIND[s.deck[-1]] if len(s.deck) else 0,))

    patch.setattr(gifts.Take, "why", why)


def copied(patch: pytest.MonkeyPatch, spoil: Callable[[Biblios, Biblios], None]) -> None:
    """Spoils what copy() makes."""
    copy = Biblios.copy

    def spoilt(self: Biblios) -> Biblios:
        c = copy(self)
        spoil(self, c)
        return c

    patch.setattr(Biblios, "copy", spoilt)


@plant("changes the original")
def shared_list_in_a_copy(patch: pytest.MonkeyPatch) -> None:
    """A copy shares the sizes of the hands."""
    copied(patch, lambda s, c: setattr(c, "size", s.size))


@plant("two copies play on differently")
def shared_generator(patch: pytest.MonkeyPatch) -> None:
    """A copy shares the chance of the original."""
    copied(patch, lambda s, c: setattr(c, "rng", s.rng))


@plant("after a word")  # a word is played on a copy
def forgotten_field(patch: pytest.MonkeyPatch) -> None:
    """A copy forgets who is barred."""
    copied(patch, lambda s, c: setattr(c, "barred", 0))


@plant("can tell two worlds apart")
def option_depending_on_an_unseen_card(patch: pytest.MonkeyPatch) -> None:
    """The auction pile is closed when the next card is a Church card."""

    def why(self: gifts.Place, s: Biblios, o: Option) -> Said:
        room = [self.keep, self.public, self.auction][o.arg]
        secret = o.arg == 2 and room and len(s.deck) and KIND[s.deck[-1]] >= CHURCH and self.keep and self.public
        return ("place-full BI-4.6", ()) if secret or not room else LEGAL

    patch.setattr(gifts.Place, "why", why)
    patch.setattr(gifts.Place, "options", lambda self, s: [o for o in PLACE if not why(self, s, o)[0]])


@plant("looking at the options changes the table")
def impure_options(patch: pytest.MonkeyPatch) -> None:
    """Looking at the bids counts."""
    options = auctions.Bid.options

    def counting(self: auctions.Bid, s: Biblios) -> list[Option]:
        s.learned += 1
        return options(self, s)

    patch.setattr(auctions.Bid, "options", counting)


@plant("looking at the options changes the table")
def impure_options_that_settle(patch: pytest.MonkeyPatch) -> None:
    """Looking at the public cards sorts them: the second look changes nothing any more."""
    options = gifts.Take.options

    def sorting(self: gifts.Take, s: Biblios) -> list[Option]:
        s.public.sort()  # type: ignore[attr-defined]
        return options(self, s)

    patch.setattr(gifts.Take, "options", sorting)


def retold(patch: pytest.MonkeyPatch, lang: str, old: str, new: str) -> None:
    """Changes a text of Biblios in one language."""
    source = texts.source("mizban.games.biblios", lang)
    assert old in source
    changed = texts.Texts(lang, source.replace(old, new), texts.source("mizban.render", lang))
    of_game = texts.of_game
    patch.setattr(texts, "sentence", texts.sentence.__wrapped__)  # not those that were made before
    patch.setattr(texts, "of_game", lambda name, other: changed if other == lang else of_game(name, other))


@plant("book/fa.md and book/en.md do not have the same clauses: BI-4.9")
def missing_clause(patch: pytest.MonkeyPatch) -> None:
    """The Persian rules lack a clause."""
    patch.setattr(face_checks, "faults_of_book", face_checks.faults_of_book.__wrapped__)
    patch.setattr(
        face_checks, "clauses", lambda name, lang: clauses(name, lang) - ({"BI-4.9"} if lang == "fa" else set())
    )


@plant("components.toml: [meta] has no name_fa")
def missing_name(patch: pytest.MonkeyPatch) -> Game:
    """The game has no Persian name."""
    meta = {key: value for key, value in GAME.data["meta"].items() if key != "name_fa"}
    return replace(GAME, data={**GAME.data, "meta": meta})


@plant("m-nummer is no ink and no tone of this look")
def misspelt_ink(patch: pytest.MonkeyPatch) -> Game:
    """A text is painted with an ink that is not there."""
    return replace(GAME, scene=lambda v, lang, form: [*GAME.scene(v, lang, form), Text(0, 0, "1", "nummer")])


@plant("no table today")
def broken_terminal(patch: pytest.MonkeyPatch) -> None:
    """The table in text cannot be made in Persian."""

    def table(view: Any, lang: str, names: list[str]) -> str:
        assert lang == "en", "no table today"
        return "table"

    patch.setattr("mizban.games.biblios.face.terminal.table", table)


@plant("has no name in")
def nameless_thing(patch: pytest.MonkeyPatch) -> Game:
    """What the news speak of has no name."""
    return replace(GAME, aid=None, thing=lambda kind, i, lang: "")


@plant("is said of a thing that has no name")
def nameless_answer(patch: pytest.MonkeyPatch) -> Game:
    """What is taken has no name."""
    return replace(GAME, thing=lambda kind, i, lang: "" if kind == "take" else GAME.thing(kind, i, lang))


@plant("KeyError")
def missing_text(patch: pytest.MonkeyPatch) -> None:
    """Persian has no word for passing."""
    retold(patch, "fa", "\npass = ", "\npass-on = ")


@plant("there is no 'amount'")
def mismatched_text(patch: pytest.MonkeyPatch) -> None:
    """Persian wants an argument that there is not."""
    retold(patch, "fa", "با { $n } طلا برندهٔ مزایده شد.", "با { $amount } طلا برندهٔ مزایده شد.")


@plant("differently")
def random_in_the_rules(patch: pytest.MonkeyPatch) -> None:
    """A stolen card is drawn with a generator of its own."""

    def any_card(s: Biblios, seat: int) -> int:
        return random.choice([card for card in range(len(s.where)) if s.where[card] == seat])

    patch.setattr(penalties, "any_card", any_card)


@plant("dead end")
def dead_end(patch: pytest.MonkeyPatch) -> None:
    """Nothing can be taken when all public cards are of one kind."""
    options = gifts.Take.options

    def picky(self: gifts.Take, s: Biblios) -> list[Option]:
        found = options(self, s)
        return found if len(found) > 1 else []

    patch.setattr(gifts.Take, "options", picky)


@plant("offered, why says")
def wrong_why(patch: pytest.MonkeyPatch) -> None:
    """A bid that only equals the highest is not refused."""
    why = auctions.Bid.why
    patch.setattr(auctions.Bid, "why", lambda self, s, o: LEGAL if o.arg == s.bid - 1 else why(self, s, o))


@plant("names no clause")
def why_without_a_clause(patch: pytest.MonkeyPatch) -> None:
    """A refusal does not say where it is written."""
    why = auctions.Bid.why

    def silent(self: auctions.Bid, s: Biblios, o: Option) -> Said:
        text, figures = why(self, s, o)
        return (text.replace(" BI-6.9", ""), figures)

    patch.setattr(auctions.Bid, "why", silent)


@plant("AssertionError")
def lost_card(patch: pytest.MonkeyPatch) -> None:
    """A card that is won in an auction goes nowhere."""

    def deliver(s: Biblios, seat: int) -> None:
        s.where[s.card] = 99
        auctions.clear_block(s)

    patch.setattr(auctions, "deliver", deliver)


@plant("the playthrough")
def rule_order(patch: pytest.MonkeyPatch) -> None:
    """The last of the others takes first."""
    resolve = gifts.Gift.resolve

    def backwards(self: gifts.Gift, s: Biblios) -> None:
        resolve(self, s)
        takers = [i for i, step in enumerate(s.todo) if isinstance(step, gifts.Take)]
        for i, step in zip(takers, [s.todo[i] for i in reversed(takers)], strict=True):
            s.todo[i] = step

    patch.setattr(gifts.Gift, "resolve", backwards)


@plant("viewer")
def telling_forced_step(patch: pytest.MonkeyPatch) -> None:
    """Who cannot pay is not asked, and so everybody knows that he could not."""
    patch.setattr(auctions.Pay, "secret", lambda self: False)


@plant("AssertionError")
def impossible_world(patch: pytest.MonkeyPatch) -> Game:
    """Bots think of worlds with Church cards in hands."""

    def redeal(s: Biblios, viewer: int, rng: Rng) -> Biblios:
        c: Biblios = GAME.redeal(s, viewer, rng)
        for hand in range(c.seats):
            for card in range(len(c.where)):
                other = len(c.where) - 1
                if hand != viewer and c.where[card] == hand and not c.seen[card] >> viewer & 1:
                    c.where[card], c.where[other] = c.where[other], c.where[card]
                    return c
        return c

    return replace(GAME, redeal=redeal)


@plant("what chance will bring")
def clairvoyant_bot(patch: pytest.MonkeyPatch) -> Game:
    """Bots think with the true chance of the game."""

    def redeal(s: Biblios, viewer: int, rng: Rng) -> Biblios:
        c: Biblios = GAME.redeal(s, viewer, rng)
        c.rng = s.rng.copy()
        return c

    return replace(GAME, redeal=redeal)


@plant("the worlds of one seed show what is hidden, by deck")
def true_order(patch: pytest.MonkeyPatch) -> Game:
    """The worlds of bots are cut where the true draw pile has its highest card."""

    def redeal(s: Biblios, viewer: int, rng: Rng) -> Biblios:
        c: Biblios = GAME.redeal(s, viewer, rng)
        at = list(s.deck).index(max(s.deck)) if len(s.deck) else 0
        c.deck = c.deck[at:] + c.deck[:at]  # type: ignore[operator]
        return c

    return replace(GAME, redeal=redeal)


@plant("the worlds of one seed show what is hidden")
def true_chance(patch: pytest.MonkeyPatch) -> Game:
    """A likely world takes another number where a Church card lies on top of the pile."""
    knowledge = GAME.knowledge
    assert knowledge

    def world(s: Biblios, viewer: int, rng: Rng) -> Any:
        if len(s.deck) and KIND[s.deck[-1]] >= CHURCH:
            rng.next32()
        return knowledge.world(s, viewer, rng)

    return replace(GAME, knowledge=replace(knowledge, world=world))


@plant("the worlds of one seed show what is hidden, by seen")
def true_owners(patch: pytest.MonkeyPatch) -> Game:
    """In the worlds of bots those know a card of the auction deck who have really put it there."""

    def redeal(s: Biblios, viewer: int, rng: Rng) -> Biblios:
        c: Biblios = GAME.redeal(s, viewer, rng)
        hidden = [card for card in range(len(s.where)) if s.where[card] == PILE and not s.seen[card] >> viewer & 1]
        places = [card for card in range(len(c.where)) if c.where[card] == PILE and not c.seen[card] >> viewer & 1]
        for card, seen in zip(places, sorted(s.seen[card] for card in hidden), strict=True):
            c.seen[card] = seen
        return c

    return replace(GAME, redeal=redeal)


@plant("takes more chance where it should see no difference")
def peeping_bot(patch: pytest.MonkeyPatch) -> None:
    """A bot looks at the true draw pile before it thinks."""
    choose = QuickBot.choose

    def peep(self: QuickBot, sight: Sight) -> Option:
        if len(sight._s.deck) and KIND[sight._s.deck[-1]] >= CHURCH:
            sight.rng.next32()
        return choose(self, sight)

    patch.setattr(QuickBot, "choose", peep)


@plant("dump and load")
def forgetful_load(patch: pytest.MonkeyPatch) -> None:
    """A position that is written down forgets what was met."""
    load = Game.load

    def forgetful(self: Game, data: dict[str, Any]) -> Any:
        s = load(self, data)
        s.met = [0] * len(s.met)
        return s

    patch.setattr(Game, "load", forgetful)


@plant("the game does not end")
def endless_game(patch: pytest.MonkeyPatch) -> None:
    """One of the Church cards can be played again and again."""
    for module in (kit, world_checks):
        patch.setattr(module, "LONGEST", 500)
    choose = gifts.TurnDice.choose

    def again(self: gifts.TurnDice, s: Biblios, o: Option) -> None:
        choose(self, s, o)
        if self.kind == len(KINDS) - 1:
            s.then(self)

    patch.setattr(gifts.TurnDice, "choose", again)


def lighting(lit: Callable[[str, str, bool], bool]) -> Game:
    """The game with other things lit, by form, ref, and whether they should be."""

    def scene(v: View, lang: str, form: str) -> list[Shape]:
        shapes = GAME.scene(v, lang, form)
        return [s._replace(lit=lit(form, s.ref, s.lit)) if isinstance(s, Group) else s for s in shapes]

    return replace(GAME, scene=scene)


@plant("is not lit in the picture")
def option_that_cannot_be_clicked(patch: pytest.MonkeyPatch) -> Game:
    """On phones one cannot keep a card by touching the place for it."""
    return lighting(lambda form, ref, lit: lit and not (form == "tall" and ref == "place:keep"))


@plant("cannot be chosen, but are lit")
def lit_without_reason(patch: pytest.MonkeyPatch) -> Game:
    """The draw pile looks as if it could be chosen."""
    return lighting(lambda form, ref, lit: lit or ref == "deck:draw")


@plant("a stroke of a path lacks a figure")
def broken_line(patch: pytest.MonkeyPatch) -> Game:
    """A drawing ends in the middle of a stroke."""

    def scene(v: View, lang: str, form: str) -> list[Shape]:
        return [*GAME.scene(v, lang, form), Line("M0 0H9M2 2 4 4 6", "trim")]

    return replace(GAME, scene=scene)


@plant("is not explained with its clause")
def thing_without_meaning(patch: pytest.MonkeyPatch) -> Game:
    """Nobody says what the dice are."""
    return replace(GAME, meaning=lambda ref: "" if ref.startswith("die:") else GAME.meaning(ref))


@plant("can tell two worlds apart")
def telling_note(patch: pytest.MonkeyPatch) -> Game:
    """A note counts with the draw pile."""
    table: list[Biblios] = []

    def view(s: Biblios, viewer: int) -> View:
        table[:] = [s]
        found: View = GAME.view(s, viewer)
        return found

    return replace(GAME, view=view, note=lambda v, o: str(KIND[table[0].deck[-1]]) if len(table[0].deck) else "")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", named())
def test_the_kit_finds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reason, mistake = PLANTS[name]
    game = mistake(monkeypatch) or GAME
    said = verdict(game)
    assert reason in said, f"{mistake.__doc__} The kit says: {said[:500] or 'nothing'}"
