"""Which cards were in play, and who used them."""

from __future__ import annotations

from mizban.core.game.rules import Use
from mizban.core.rng import fast
from mizban.core.words import Option
from mizban.games.troyes import GAME
from mizban.games.troyes.face.cards_used import used
from mizban.games.troyes.rules.cards import ACTIVITY_IDS, CHARACTERS, EVENT_IDS
from mizban.games.troyes.rules.state import Troyes
from troyes.table import A, B, table


def said(*words: tuple[int, str]) -> list[tuple[int, Option]]:
    return [(seat, GAME.words.named[word]) for seat, word in words]


def uses(s: Troyes, kind: str, ids: list[str], *words: tuple[int, str]) -> dict[str, tuple[int, ...]]:
    return {ids[use.card]: use.seats for use in used(s, said(*words)) if use.kind == kind}


def test_an_activity_card_is_used_by_who_activates_it() -> None:
    """TR-8.1 Cards that lie face down are not in play."""
    s = table(seats=2, cards=["merchant", "monk", "archer"], shown=1)
    found = uses(s, "activity", ACTIVITY_IDS, (B, "activate:merchant"), (A, "farm"), (B, "activate:merchant"))
    assert found == {"merchant": (B,), "monk": (), "archer": ()}


def test_an_event_is_used_by_who_puts_cubes_there() -> None:
    """TR-10.1, TR-17.19 Also one that has been countered; Brigands are one card, whichever of the three it is."""
    s = table(seats=2, events=["drought", "brigands_3"])
    s.won[A] |= 1 << EVENT_IDS.index("war")
    found = uses(s, "event", EVENT_IDS, (A, "combat:war"), (B, "mark:war"), (B, "mark:brigands_3"))
    assert found == {"drought": (), "brigands_1": (B,), "war": (A, B), "marauding": ()}


def test_a_character_is_used_by_who_holds_it() -> None:
    """TR-2.6 With two players four of the six are in play; alone all of them."""
    s = table(seats=2, characters=["urbain_iv", "henri_i", "thibaut_ii", "le_florentin"])
    expected = {"urbain_iv": (A,), "henri_i": (A,), "thibaut_ii": (B,), "le_florentin": (B,)}
    assert uses(s, "character", CHARACTERS) == expected
    assert uses(table(seats=1), "character", CHARACTERS) == dict.fromkeys(CHARACTERS, (A,))


def test_nine_activity_cards_are_in_every_game_and_as_many_events_as_have_come() -> None:
    s: Troyes = GAME.new(3, 5)
    rng, words = fast(5), list[tuple[int, Option]]()
    while s.legal:
        option = s.legal[rng.below(len(s.legal))]
        words.append((s.asked, option))
        s.play(option)
    found = used(s, words)
    assert [use.kind for use in found].count("activity") == 9
    assert [use.kind for use in found].count("event") == 10 + 1  # a red one and another in each round, and Marauding
    assert all(isinstance(use, Use) and all(0 <= seat < 3 for seat in use.seats) for use in found)
