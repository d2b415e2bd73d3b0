"""What stands beside the picture: every card in plain words, what an answer would mean, and what each seat has."""

from __future__ import annotations

import re

import pytest

from mizban.games.troyes import GAME
from mizban.games.troyes.rules.cards import ACTIVITY_IDS, BUILDINGS, CHARACTERS, EVENT_IDS, SPACES
from mizban.games.troyes.rules.figures import DEFAULT, written
from mizban.games.troyes.rules.state import DICE_IDS, Troyes
from mizban.render.digits import digits
from mizban.render.panels import Facts, Stepper
from troyes.table import A, B, N, look, random_game, say, table, turn

LANGS = ("en", "fa")
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
NAMES = ["Neda", "Sara", "Kaveh", "Reza"]
UNSURE = {"en": "not checked against the printed cards", "fa": "با کارت چاپی تطبیق داده نشده"}


def here(s: Troyes, ref: str, viewer: int = A, lang: str = "en") -> str:
    return GAME.texts(lang, NAMES).words(GAME.here(look(s, viewer), ref))


def remark(s: Troyes, word: str, lang: str = "en") -> str:
    option = GAME.words.named[word]
    assert option in s.legal, f"{word} is not legal"
    return GAME.texts(lang, NAMES).words(GAME.note(look(s, s.asked), option))


# ---------------------------------------------------------------- what things are


@EACH_LANG
def test_everything_that_can_be_pointed_at_says_what_it_is(lang: str) -> None:
    for seats in (1, 3):
        for n, s in enumerate(random_game(seats, 3)):
            if n % 40 == 0 or not s.legal:
                for form in ("wide", "tall"):
                    svg = GAME.svg(s, s.asked if s.legal else 0, lang, NAMES[:seats], form)
                    for ref in sorted(set(re.findall('data-ref="([^"]+)"', svg))):
                        assert GAME.about(ref, lang), ref


@EACH_LANG
def test_every_card_is_told_in_plain_words_with_its_clause(lang: str) -> None:
    """TR-17, TR-18, TR-21, TR-28.6"""
    told = [GAME.about(f"activity:{id}", lang) for id in ACTIVITY_IDS]
    assert len(set(told)) == len(ACTIVITY_IDS)
    for id, text in zip(ACTIVITY_IDS, told, strict=True):
        row = DEFAULT[id]
        assert digits(row[1], lang) in text, "what hiring costs"
        assert digits(row[5], lang) in text, "the divisor"
        assert re.search(r"TR-(17|21)\.\d+", text)
        assert UNSURE[lang] in text
    for id in EVENT_IDS:
        text = GAME.about(f"event:{id}", lang)
        assert re.search(r"TR-(18|21)\.\d+", text)
        assert digits(DEFAULT[id][3], lang) in text
        assert UNSURE[lang] in text
    latin = re.compile("[0-9]")
    assert lang == "en" or not [text for text in told if latin.search(re.sub(r"TR-[0-9.]+", "", text))]


def test_a_card_tells_the_figures_of_its_table() -> None:
    """TR-28.6"""
    s = table(2, cards=["merchant"], printed={"merchant": {"cost": 9, "divisor": 3, "gain_deniers": 4}})
    assert "Gain 4 deniers. Yellow dice: it works once for each 3 pips" in here(s, "activity:merchant")
    rows = {**DEFAULT, "merchant": [1, 4, 3, 1, 0, 2, 0, 0, 2, 0, 0], "doubts": [0] * len(DEFAULT["doubts"])}
    s = table(2, cards=["merchant"], figures=written("mine", rows), events=["war"])
    assert UNSURE["en"] not in here(s, "activity:merchant")
    assert UNSURE["en"] not in here(s, "event:war")
    assert here(s, "activity:artisan") == "" or "artisan" in [card["card"] for card in look(s)["activities"]]


def test_a_card_tells_its_dice_and_whether_it_gives_cubes() -> None:
    """TR-8.13, TR-8.16, TR-17.17"""
    assert "Red dice: it works once" in GAME.about("activity:mercenary", "en")
    assert "Dice of any colours, also mixed: it works once" in GAME.about("activity:pilgrimage", "en")
    assert re.search(r"White dice: for each \d+ pips of the group you put a cube", GAME.about("activity:priest", "en"))
    assert "یک مکعب روی کارت می‌گذارید" in GAME.about("activity:priest", "fa")


@EACH_LANG
def test_the_questions_of_an_action_name_what_it_is_about(lang: str) -> None:
    """TR-26.1"""
    dice = {(A, colour): [6, 5] for colour in ("red", "white", "yellow")}
    aims = {"activate:mercenary": "Mercenary", "combat:war": "War", "build": "Building", "farm": "Agriculture"}
    for word, aim in aims.items():
        s = turn(table(2, cards=["mercenary"], trade={("mercenary", A): 1}, events=["war"], dice=dice), word)
        name = GAME.prompt(s, lang).partition(":")[0]
        assert lang == "fa" or name.startswith(aim)
        say(s, "group:2")
        assert GAME.prompt(s, lang).startswith(f"{name}: ")
    s = turn(table(2, dice={**dice, (B, "white"): [1]}), "place:bishopric")
    assert lang == "fa" or GAME.prompt(s, lang).startswith("Bishopric: ")


@pytest.mark.parametrize(("colour", "en", "fa"), [(3, "any one colour", "هر رنگی"), (2, "Yellow dice", "تاس زرد")])
def test_marauding_tells_the_dice_that_fight_it(colour: int, en: str, fa: str) -> None:
    """TR-10.20 Also where a printed board says otherwise."""
    s = table(2, printed={"marauding": {"dice": colour}})
    assert en in here(s, "event:marauding")
    assert fa in here(s, "event:marauding", lang="fa")


def test_cards_tell_what_is_otherwise_against_le_roy() -> None:
    """TR-22.24, TR-22.25, TR-22.27"""
    for id in ("tax_collector", "tithing", "banquet"):
        assert "alone" in GAME.about(f"activity:{id}", "en")
        assert "تک‌نفره" in GAME.about(f"activity:{id}", "fa")


def test_what_is_grey_is_le_roys_alone() -> None:
    """TR-22.3, TR-22.12"""
    take = GAME.words.named["take:n-red-4"]
    assert GAME.texts("en", NAMES).option(take) == "red 4 of the grey district"
    assert GAME.texts("en", NAMES[:1]).option(take) == "red 4 of Le Roy"
    assert GAME.texts("fa", NAMES[:1]).option(take) == "تاس قرمز ۴ از محلهٔ لو روآ"
    for id in ("succession_conflict", "theological_conflict", "migrant_workers", "support"):
        event = next(event for event in EVENT_IDS if event.startswith(id))
        for lang, grey, king in (("en", "grey", "Le Roy"), ("fa", "بی‌طرف", "لو روآ")):
            assert grey in here(table(2, events=[event]), f"event:{event}", lang=lang)
            alone = here(table(1, events=[event]), f"event:{event}", lang=lang)
            assert king in alone
            assert grey not in alone


@pytest.mark.parametrize("start", ["resistance", "interruption_of_work"])
def test_events_tell_what_they_leave_to_le_roy(start: str) -> None:
    """TR-21.3, TR-22.8, TR-22.34 Alone; with others, nothing of his is there."""
    event = next(event for event in EVENT_IDS if event.startswith(start))
    for lang, unless in (("en", ", unless it is one of Le Roy’s."), ("fa", "، مگر آنکه مال لو روآ باشد.")):
        for seats in (1, 2):
            told = here(table(seats, bonus=True, events=[event]), f"event:{event}", lang=lang)
            assert (unless in told) == (seats == 1)


def test_things_tell_how_it_stands_with_them() -> None:
    """TR-7.6, TR-19.2, TR-22.1"""
    s = table(2, spaces={"palace_3": B}, dice={(B, "red"): [6], (A, "red"): [5]}, cards=["mercenary"])
    assert "Sara" in here(s, "space:palace_3")
    assert here(s, "space:palace_4") == ""
    turn(s, "activate:mercenary", "group:2")
    assert "it costs 4 deniers" in here(s, "die:1-red-6")
    s = table(2, characters=["thibaut_ii", "henri_i"], deniers={A: 13})
    assert "You count 13 now: 3 points." in here(s, "character:thibaut_ii")
    assert "You count" not in here(s, "character:thibaut_ii", 2)
    assert "Le Roy with 4 points" in here(table(1, points={N: 4}), "seat:n")


def test_news_point_at_things_of_the_table() -> None:
    assert GAME.piece("activity", 0) == f"activity:{ACTIVITY_IDS[0]}"
    assert GAME.piece("event", 3) == f"event:{EVENT_IDS[3]}"
    assert GAME.piece("space", 5) == f"space:{SPACES[5]}"
    assert GAME.piece("building", 2) == f"building:{BUILDINGS[2]}"
    assert GAME.piece("character", 1) == f"character:{CHARACTERS[1]}"
    assert GAME.piece("stone", 4) == "say:build"
    assert GAME.piece("n", 4) == ""


# ---------------------------------------------------------------- what an answer would mean


def test_an_action_says_what_own_dice_would_make() -> None:
    """TR-8.3, TR-8.13, TR-10.2, TR-10.3, TR-12.1, TR-17.17"""
    dice = {(A, "red"): [5, 4, 3, 1], (A, "yellow"): [3], (B, "white"): [6]}
    s = turn(table(2, cards=["mercenary", "pilgrimage", "merchant"], events=["war"], dice=dice))
    assert remark(s, "activate:mercenary") == "hire for 5 deniers; your own dice make 4 activations"
    assert remark(s, "activate:pilgrimage") == "hire for 6 deniers; your own dice make 3 activations"
    assert remark(s, "combat:war") == "your own dice place 3 cubes"
    assert remark(s, "farm") == "your own dice earn 1 denier"
    s = turn(table(2, cards=["merchant"], trade={("merchant", A): 1}, dice={(B, "yellow"): [6]}))
    assert remark(s, "activate:merchant") == "your own dice are not enough: buy some"
    s = turn(table(2, events=["war"], marks=[("war", B)] * 5, dice=dice))
    assert remark(s, "combat:war") == "your own dice place 1 cube"


def test_a_die_says_the_value_it_makes_and_its_price() -> None:
    """TR-7.6, TR-7.11, TR-17.11, TR-17.12"""
    dice = {(A, "yellow"): [5, 2], (B, "yellow"): [6], (A, "white"): [4]}
    cards, trade = ["merchant", "priest", "monk"], {("merchant", A): 1}
    s = turn(table(2, cards=cards[:2], trade=trade, dice=dice), "activate:merchant", "group:2")
    assert remark(s, "take:0-yellow-5") == "value 5: 2 activations"
    assert remark(s, "take:1-yellow-6") == "for 4 deniers; value 6: 3 activations"
    s = table(2, cards=["merchant", "priest"], trade=trade, dice=dice, cubes={("priest", A): 1})
    turn(s, "activate:merchant", "cube:priest", "group:2")
    assert remark(s, "take:0-yellow-5") == "value 11: 5 activations"
    s = turn(table(2, cards=cards[:2], trade=trade, dice=dice, cubes={("priest", A): 1}), "activate:merchant")
    assert re.search(r"adds \d to each die of a yellow group", remark(s, "cube:priest"))
    s = table(2, cards=["merchant", "monk"], trade=trade, dice={**dice, (B, "white"): [1]}, cubes={("monk", A): 1})
    turn(s, "activate:merchant", "cube:monk")
    assert remark(s, "take:0-white-4") == "value 12: 6 activations"


def test_a_group_says_how_many_dice_must_be_bought() -> None:
    """TR-7.3, TR-7.6, TR-17.17 Before they are bought: where only one die can be, nobody is asked which."""
    dice = {(A, "white"): [6], (A, "red"): [5], (B, "white"): [4, 3], (B, "yellow"): [2]}
    s = turn(table(2, dice=dice), "build")
    assert remark(s, "group:1") == "your own dice are free, each bought one costs 2 deniers"
    assert remark(s, "group:2") == "you must buy a die, for 4 deniers"
    assert remark(s, "group:3") == "you must buy 2 dice, for 12 deniers together"
    trade = {("pilgrimage", A): 1}
    s = turn(table(2, cards=["pilgrimage"], trade=trade, dice=dice), "activate:pilgrimage")
    assert remark(s, "group:2") == "your own dice are free, each bought one costs 4 deniers", "colours mix"
    s = turn(table(2, events=["brigands_1"], dice={**dice, (B, "red"): [6]}), "combat:brigands_1")
    assert remark(s, "group:2") == "you must buy a die, for 4 deniers"


def test_times_groups_and_sources_say_what_they_mean() -> None:
    """TR-7.6, TR-8.16, TR-10.4"""
    dice = {(A, "yellow"): [5, 4, 6], (A, "white"): [6, 3]}
    s = turn(table(2, cards=["merchant", "priest"], trade={("merchant", A): 1}, dice=dice), "activate:merchant")
    assert remark(s, "group:3") == "your own dice are free, each bought one costs 6 deniers"
    say(s, "group:1", "take:0-yellow-6")
    assert remark(s, "times:3") == "brings 6 deniers"
    s = turn(table(2, cards=["priest"], trade={("priest", A): 1}, dice=dice), "activate:priest", "group:2")
    say(s, "take:0-white-6")
    assert remark(s, "times:2") == "2 cubes for later"
    s = turn(table(2, cards=["priest"], spaces={"palace_1": A}, dice=dice), "activate:priest", "group:2")
    say(s, "take:0-white-6")
    assert remark(s, "from:palace_1").startswith("leaves its building")
    assert remark(s, "from:supply") == ""


def test_a_tradesman_that_leaves_says_what_is_lost() -> None:
    """TR-8.9, TR-16.4"""
    dice = {(A, "white"): [6, 3]}
    s = table(2, cards=["priest", "merchant"], trade={("merchant", A): 1}, dice=dice)
    turn(s, "activate:priest", "group:2", "take:0-white-6")
    assert remark(s, "from:merchant").startswith("leaves its card: the points of its space are lost")


def test_a_die_for_a_citizen_says_where_it_leads_and_whom_it_expels() -> None:
    """TR-11.5, TR-11.7, TR-11.8, TR-11.16"""
    spaces = {"bishopric_12_a": A, "bishopric_12_b": B, "bishopric_34_a": B}
    dice = {(A, "white"): [1, 3], (B, "white"): [5]}
    s = turn(table(2, spaces=spaces, dice=dice), "place:bishopric")
    assert remark(s, "take:0-white-1") == "a citizen comes to Bishopric 1–2, space 1; one of Sara is expelled"
    assert remark(s, "take:0-white-3") == "a citizen comes to Bishopric 3–4, space 2"
    assert remark(s, "take:1-white-5") == "for 2 deniers; a citizen comes to Bishopric 5–6, space 1"
    say(s, "take:0-white-1")
    assert remark(s, "from:supply") == "a citizen comes to Bishopric 1–2, space 1; one of Sara is expelled"
    s = turn(table(2, spaces=spaces, dice=dice, entry="from_left"), "place:bishopric")
    assert remark(s, "take:0-white-3") == "a citizen comes to Bishopric 3–4, space 1"


def test_a_die_for_the_cathedral_says_where_its_cube_goes() -> None:
    """TR-9.2, TR-9.3, TR-9.7"""
    s = table(2, cathedral={(1, 6): B}, dice={(A, "white"): [6, 1], (B, "white"): [5]})
    turn(s, "build", "group:1")
    assert remark(s, "take:0-white-6") == "level 2, space 6: 1 point and 2 influence"
    assert remark(s, "take:0-white-1") == "level 1, space 1: 1 point and 1 influence"
    assert remark(s, "take:1-white-5") == "for 2 deniers; level 1, space 5: 1 point and 2 influence"


def test_nobody_passes_by_a_slip_with_dice_left() -> None:
    """TR-13.1"""
    word = GAME.words.named["pass"]
    s = turn(table(2, dice={(A, "red"): [1, 2]}))
    assert GAME.risky(look(s), word)
    assert remark(s, "pass") == "2 dice of yours stay unused, or are bought"
    s = turn(table(2, dice={(A, "red"): [1], (B, "red"): [1, 4]}))
    assert not GAME.risky(look(s), word)


@EACH_LANG
def test_every_note_can_be_said(lang: str) -> None:
    for seats in (1, 4):
        for s in random_game(seats, 9, {"bonus_cards": "on"}):
            for option in s.legal:
                note = GAME.note(look(s, s.asked), option)
                assert not note or GAME.texts(lang, NAMES).words(note)


# ---------------------------------------------------------------- beside the board


def test_how_often_is_chosen_one_at_a_time_from_the_most_on() -> None:
    """TR-8.14"""
    dice = {(A, "red"): [6, 6, 5]}
    s = turn(table(2, cards=["mercenary"], trade={("mercenary", A): 1}, dice=dice), "activate:mercenary", "group:2")
    assert question_facts(s) == ["Mercenary: Gain 3 deniers."]
    say(s, "take:0-red-6", "take:0-red-6")
    found = GAME.panels(look(s))
    assert found[0] == Stepper("times", "times:4")
    assert not [panel for panel in GAME.panels(look(s, B)) if isinstance(panel, Stepper)]


def test_alone_one_knows_how_far_one_is_before_le_roy() -> None:
    """TR-22.23"""
    before = look(turn(table(1, dice={(A, "red"): [6]})))["result"]
    for points, said in ((1 - before, "1 point ahead of Le Roy"), (-before, "Level with Le Roy")):
        s = turn(table(1, dice={(A, "red"): [6]}, points={A: max(points, 0), N: max(-points, 0)}))
        assert question_facts(s) == [said]


def question_facts(s: Troyes) -> list[str]:
    found = [panel for panel in GAME.panels(look(s)) if isinstance(panel, Facts)]
    return [GAME.texts("en", NAMES).words(line) for panel in found for line in panel.lines]


def test_what_everybody_has_stands_on_the_plates() -> None:
    """TR-23.1"""
    first, second = GAME.holdings(look(table(2, deniers={A: 7}, influence={B: 3})))
    assert dict(first) == {"good:coin": "7", "track:influence": "10"}
    assert dict(second) == {"good:coin": "20", "track:influence": "3"}
    assert len(DICE_IDS) == 90
