"""AW-23 The solo game and two people with a bot: by rules of our own, and nowhere called official."""

from __future__ import annotations

import json

import pytest

from architects.table import A, B, C, ask, hand, held, legal, look, table, told, turn
from mizban.bots import Sight, bot
from mizban.core.bits import members
from mizban.core.game.book import chapters
from mizban.core.problem import Problem
from mizban.core.record import Record
from mizban.core.rng import fast
from mizban.games.architects import GAME
from mizban.games.architects.bot.knowledge import likely
from mizban.games.architects.rules.cards import TYPES
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.supply import bury
from mizban.games.architects.rules.turns import TURNS, Start
from mizban.render.texts import of_game

SOLO = {"solo": "one"}
WITH_BOT = {"solo": "two"}
NOT_OFFICIAL = {"en": ("our own", "rules are ours", "not the official"), "fa": ("خودمان", "از خود ماست", "رسمی نیست")}


def test_it_is_offered_by_name_for_one_person_and_for_two() -> None:
    """AW-23.5 Off unless it is wanted; one person and a bot are two seats, two and a bot are three."""
    setting = GAME.settings[0]
    assert (setting.id, setting.values, setting.default) == ("solo", ("off", "one", "two"), "off")
    assert (GAME.option_name("solo", "en"), GAME.option_name("solo", "fa")) == ("Solo", "بازی تک‌نفره")
    assert [GAME.crew(options) for options in ({}, SOLO, WITH_BOT)] == [None, ("solo", "one", 1), ("solo", "two", 2)]
    for seats, choices in ((2, ("off", "one")), (3, ("off", "two")), (4, ("off",)), (5, ("off",))):
        assert setting.choices(seats) == choices
    with pytest.raises(Problem, match="“solo=one” is for 2 seats; here are 3"):
        GAME.new(3, 1, SOLO)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_it_says_that_its_rules_are_ours(lang: str) -> None:
    """AW-23.1, AW-23.2, AW-23.4, AW-23.5 Where it is chosen, at the table all the time, in the log and in the rules."""
    texts = of_game("architects", lang)
    own, ours, official = NOT_OFFICIAL[lang]
    about = texts.say("option-solo")
    assert ours in about
    assert official in about
    for value in ("one", "two"):
        assert own in texts.say(f"sign-solo-{value}")
        assert own in texts.say(f"sign-solo-{value}", attribute="brief")
        options = {"solo": value}
        s = GAME.new(setting_seats(value), 1, options, news=True)
        first = GAME.tell(s.news[0], A, lang)
        assert own in first
        assert official in first
    rules = {id: text for chapter in chapters(GAME, lang) for id, text in chapter.lines if id}
    assert own in rules["AW-23.5"]
    assert {"en": "Nothing here is the official", "fa": "رسمی نیست"}[lang] in rules["AW-23.4"]
    assert not told(GAME.new(2, 1, news=True), "solo-one")


def setting_seats(value: str) -> int:
    return GAME.settings[0].seats[value][0]


@pytest.mark.parametrize(("options", "seats"), [(SOLO, 2), (WITH_BOT, 3)])
def test_set_up_counts_follow_the_seats(options: dict[str, str], seats: int) -> None:
    """AW-23.7 Rewards, columns of the Guildhall and silver are those of any table with so many seats."""
    for seed in range(4):
        usual, solo = GAME.new(seats, seed), GAME.new(seats, seed, options)
        assert GAME.dump(usual) == GAME.dump(solo)
    v = look(solo)
    assert (v["rewards"], v["spaces"]) == ({2: 5, 3: 7}[seats], {2: 12, 3: 16}[seats])
    assert sorted(goods["silver"] for goods in v["goods"]) == [3, 4, 5][:seats]


@pytest.mark.parametrize(("value", "seats"), [("one", 2), ("two", 3)])
def test_captures_of_a_visit_come_from_two_places(value: str, seats: int) -> None:
    """AW-23.3, AW-23.7, AW-7.4"""
    workers = {A: {"town_centre": 2}, B: {"forest": 1, "quarry": 1, "mines": 1}}
    s = table(seats, goods={A: {"silver": 5}}, workers=workers, solo=value)
    turn(s, "place:town_centre", "capture:forest-1", "capture:quarry-1")
    assert not [word for word in legal(s) if word.startswith("capture:mines")]


@pytest.mark.parametrize(("options", "seats"), [(SOLO, 2), (WITH_BOT, 3)])
def test_nobody_chooses_who_begins(options: dict[str, str], seats: int) -> None:
    """AW-23.8 Who wants to is refused, and chance decides in any case."""
    wanted = {**options, "first_player": "host_choice", "first_seat": "0"}
    with pytest.raises(Problem, match=r"In the solo game the first player is drawn at random\. \(AW-23.8\)"):
        GAME.agreed(seats, wanted)
    assert {GAME.new(seats, seed, wanted).first for seed in range(20)} == set(range(seats))
    assert GAME.agreed(seats, options) == GAME.chosen(seats, options)
    assert GAME.agreed(seats, {**wanted, "boards": "dealt"})["boards"] == "dealt", "there Virtue decides"


@pytest.mark.parametrize("boards", ["standard", "dealt"])
def test_a_bot_plays_a_whole_game_by_all_rules_and_sees_only_its_own(boards: str) -> None:
    """AW-23.6 Every answer is a legal one, so the record is good; every world that the bot thinks in looks to its seat
    as the true one does, and does not have the hand of the person."""
    record = Record.new(GAME, 2, 5, {**SOLO, "boards": boards})
    s: Architects = record.start()
    level, rng, hidden = bot("easy"), fast(3), 0
    while s.legal:
        if s.asked == B:
            sight = Sight(GAME, s, rng)
            world = sight.world()
            assert GAME.view(world, B) == GAME.view(s, B)
            hidden += world.hand[A] != s.hand[A]
            option = level.choose(sight)
        else:
            option = likely(s, rng, 0)
        assert option in s.legal
        record.said.append((s.asked, option.word))
        s.play(option)
        GAME.invariant(s)
    record.finish(s)
    assert GAME.dump(Record.read(record.write()).verify()) == GAME.dump(record.replay())
    assert hidden > 20, "it does not know the other hand"


def test_there_is_room_for_a_seat_without_hand_silver_or_goods() -> None:
    """AW-23.9 Such a seat can be laid, seen, stored and scored, always has a turn to take, and the game comes to its
    end beside it."""
    s = ask(table(3, goods={A: {"silver": 3}, B: {"silver": 4}}, hands={A: ["well"], B: ["castle"]}), Start(0))
    rng, turns = fast(8), 0
    while s.legal:
        bare(s, C)
        GAME.invariant(s)
        if s.asked == C and s.todo[-1] is TURNS[C]:
            turns += 1
            assert (hand(s, C), held(s, C)) == ([], {})
            assert len(s.legal) >= 8
        assert GAME.dump(GAME.load(json.loads(json.dumps(GAME.dump(s))))) == GAME.dump(s)
        s.play(likely(s, rng, 60))
    assert turns > 10
    assert look(s)["over"]
    assert len(GAME.scores(s)) == 3


def bare(s: Architects, seat: int) -> None:
    """Takes everything from a seat that an opponent of scheme cards would not have."""
    if s.asked != seat or s.todo[-1] is TURNS[seat]:
        for good in range(TYPES):
            s.goods[seat * TYPES + good] = 0
        for card in members(s.hand[seat]):
            bury(s, seat, card)
        if s.todo and s.asked == seat:
            s.legal = s.todo[-1].options(s)
