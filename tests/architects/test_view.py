"""AW-21 Information: what a seat sees, and what is dealt anew."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from architects.table import A, B, C, final, hand, legal, look, question, random_game, say, table, told, turn
from mizban.core.bits import members
from mizban.core.plain import plain
from mizban.core.rng import fast
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import BUILDING_IDS, DATA, MARKET_CARDS
from mizban.games.architects.rules.reset import turn_card
from mizban.games.architects.rules.state import Architects
from mizban.games.architects.rules.supply import bury, draw
from mizban.games.architects.rules.workshop import hire_price

SIZES = [2, 3, 4, 5]


def worlds(s: Architects, viewer: int, n: int = 30) -> list[Architects]:
    """Positions that a viewer cannot tell from this one."""
    found = [GAME.redeal(s, viewer, fast(seed)) for seed in range(n)]
    for world in found:
        GAME.invariant(world)
        assert look(world, viewer) == look(s, viewer)
    return found


def test_hands_are_secret_and_their_size_is_not() -> None:
    """AW-21.1"""
    s = table(3, hands={A: ["keep", "well"], B: ["palace"]})
    assert look(s, A)["hands"] == [["well", "keep"], [""], []]
    assert look(s, B)["hands"] == [["", ""], ["palace"], []]
    assert look(s, 3)["hands"] == [["", ""], [""], []]
    assert look(s, 3)["buildable"] == []
    hands = {BUILDING_IDS[members(world.hand[B])[0]] for world in worlds(s, A)}
    assert len(hands) > 10
    assert not hands & {"keep", "well"}


def test_the_draft_is_secret() -> None:
    """AW-21.2, AW-2.9 A seat knows what it kept and what it passed on, and no more."""
    s = GAME.new(3, 1, {"first_player": "host_choice"}, news=True)
    first = [look(s, seat)["pack"] for seat in range(3)]
    for seat in range(3):
        say(s, f"keep:{first[seat][0]}")
    v = look(s, A)
    assert v["hands"][A] == [first[A][0]]
    assert v["hands"][B] == [""]
    assert sorted(v["pack"]) == sorted(first[C][1:])  # it came from the right
    assert told(s, "picked") == [(BUILDING_IDS.index(first[seat][0]),) for seat in range(3)]
    for _ in range(3):
        s.play(s.legal[0])
    passed = first[A][1:]
    assert set(look(s, A)["passed"]) >= set(passed) - set(look(s, A)["pack"])
    for world in worlds(s, A):
        fresh = {BUILDING_IDS[card] for card in world.pile[: world.fresh]}
        assert not fresh & set(passed)


def test_what_another_keeps_of_a_pack_that_one_knows_is_secret() -> None:
    """AW-2.9, AW-21.2 Until all have chosen, whichever it is: the worlds are the same."""
    s = GAME.new(3, 1, {"first_player": "host_choice"}, news=True)
    passed = look(s, A)["pack"][1:]
    for _ in range(4):
        s.play(s.legal[0])
    assert s.asked == B
    assert legal(s) == [f"keep:{card}" for card in passed]
    found = []
    for option in s.legal:
        c = s.copy()
        c.play(option)
        found.append([plain(world) for world in worlds(c, A, 20)])
        assert len({world["picked"][B] for world in found[-1]}) == len(s.legal)
    assert all(other == found[0] for other in found)


def test_a_world_does_not_show_what_else_others_know() -> None:
    """AW-9.3, AW-21.8 B has looked at the top of the pile; whether A's cards are of those, C cannot tell."""
    found = []
    for known in ("keep", "well"):
        s = table(3, hands={A: ["keep", "well"], B: ["palace"]})
        s.seen[BUILDING_IDS.index(known)] |= 1 << B
        s.met[BUILDING_IDS.index("keep")] |= 1 << B if known == "well" else 0
        found.append([plain(world) for world in worlds(s, C, 20)])
    assert found[0] == found[1]


def test_two_players_can_work_out_a_card() -> None:
    """AW-21.2 The pack comes back: the one card that is missing is in the other hand."""
    s = GAME.new(2, 1)
    pack = look(s, A)["pack"]
    say(s, f"0 keep:{pack[0]}")
    s.play(s.legal[0])
    s.play(s.legal[0])
    taken = look(s, B)["pack"][0]
    s.play(s.legal[0])
    assert set(look(s, A)["pack"]) == set(pack[1:]) - {taken}
    assert taken in look(s, A)["hands"][B]


def test_everything_else_before_a_player_is_public() -> None:
    """AW-21.3"""
    s = table(
        3,
        goods={B: {"gold": 2, "silver": 5}},
        hired={B: ["thief"]},
        built={B: ["well"]},
        captured={B: {A: 2}},
        prison={B: 1},
        virtue={B: 3},
        unpaid={B: 1},
        paid={B: 2},
        levels={B: 2},
    )
    views = [look(s, viewer) for viewer in range(4)]
    public = "goods virtue unpaid paid levels hired built captured prison supply workers market guildhall tax boards"
    for key in public.split():
        assert all(v[key] == views[0][key] for v in views), key  # type: ignore[literal-required]
    assert views[3]["goods"][B]["gold"] == 2


def test_face_down_piles_are_secret_and_their_sizes_are_not() -> None:
    """AW-21.4"""
    s = table(2)
    v = look(s, A)
    assert (v["pile"], v["school"], v["rewards"], v["under"], v["dismissed"]) == (40, 32, 5, {}, [])
    found = worlds(s, A)
    assert len({tuple(world.pile) for world in found}) == 30
    assert len({tuple(world.school) for world in found}) == 30
    assert len({tuple(world.rewards) for world in found}) > 20


def test_only_the_small_side_on_top_is_seen() -> None:
    """AW-21.5 Its large side may be one of two."""
    s = table(2, dealt=["bm_03", "bm_01"], flipped=1)
    tops = {MARKET_CARDS[world.small()] for world in worlds(s, A)}
    assert tops == {"bm_01", "bm_06"}
    assert {MARKET_CARDS[world.large()] for world in worlds(s, A)} == {"bm_03"}
    assert "bm_01" not in json.dumps(look(s, A))
    small = [row["small"] for row in DATA["black_market_card"]]
    large = [str(row["large"]) for row in DATA["black_market_card"]]
    for i, side in enumerate(small):
        twins = [j for j, other in enumerate(small) if other == side]
        assert len(twins) == 2
        assert large[twins[0]] != large[twins[1]]
        assert i in twins


def test_only_who_discards_knows_the_card() -> None:
    """AW-21.6, AW-27.6"""
    cards = BUILDING_IDS[:7]
    s = table(3, hands={A: cards[:6]}, pile=[cards[6]])
    turn(s, "place:draw", f"discard:{cards[2]}")
    assert look(s, A)["under"] == {cards[2]: look(s, A)["pile"] - 1}
    assert look(s, B)["under"] == {}
    for seats, text, _ in s.news or []:
        if "building" in text.split(" "):
            assert seats == 1 << A
    assert all(world.pile[-1] == BUILDING_IDS.index(cards[2]) for world in worlds(s, A))
    assert len({world.pile[-1] for world in worlds(s, B)}) > 5


def test_who_put_a_card_under_the_pile_knows_who_draws_it() -> None:
    """AW-21.6 Until a card leaves that hand face down."""
    everything = BUILDING_IDS[:40]
    s = table(2, hands={A: ["keep", "well"], B: [card for card in everything if card not in ("keep", "well")]})
    bury(s, A, BUILDING_IDS.index("keep"))
    draw(s, B, 1)
    assert "keep" in look(s, A)["hands"][B]
    bury(s, B, BUILDING_IDS.index("palace"))
    assert "keep" not in look(s, A)["hands"][B]
    assert look(s, A)["passed"] == ["keep"]


def test_discarded_apprentices_are_public() -> None:
    """AW-21.7"""
    five = ["patron_clay", "patron_wood", "patron_stone", "trader_clay", "trader_wood"]
    s = table(2, goods={A: {"silver": 9}}, hired={A: five})
    turn(s, "place:hire", "dismiss:trader_clay")
    assert look(s, B)["dismissed"] == look(s, 2)["dismissed"] == ["trader_clay"]
    assert all(world.school[-1] == s.school[-1] for world in worlds(s, B))


def test_who_looks_in_the_black_market_sees_alone() -> None:
    """AW-21.8, AW-9.13"""
    s = table(3, goods={A: {"silver": 2}}, pile=["keep", "well", "palace", "smithy", "castle"])
    turn(s, "place:market_look")
    assert look(s, A)["looked"] == ["keep", "well", "palace", "smithy", "castle"]
    assert look(s, B)["looked"] == look(s, 3)["looked"] == []
    say(s, "keep:palace")
    assert hand(s) == ["palace"]
    assert look(s, B)["hands"][A] == [""]
    known = look(s, A)["under"]
    assert list(known) == ["keep", "well", "smithy", "castle"]
    assert list(known.values()) == [35, 36, 37, 38]
    assert look(s, B)["under"] == {}


def test_nobody_knows_which_rewards_are_in_the_box() -> None:
    """AW-21.9"""
    s = table(2)
    boxes = {tuple(sorted(world.rewards[5:])) for world in worlds(s, 2)}
    assert len(boxes) > 5


def test_the_guildhall_tells_that_something_can_be_built() -> None:
    """AW-11.5, AW-21.1 In every world that another seat can imagine, who works there can do so."""
    s = table(2, hands={A: ["well", "keep"]}, goods={A: {"wood": 2, "stone": 2}})
    turn(s, "place:guildhall")
    for world in worlds(s, B):
        assert legal(world)
    assert question(s) == "0 Work"


def test_running_scores() -> None:
    """AW-24.6, AW-14.3"""
    assert look(table(3), A)["points"] == []
    v = look(table(3, running_scores="on"), 3)
    assert v["points"] == [sum(row) for row in v["rows"]]
    assert v["ranks"] == []


def test_at_the_end_all_points_are_shown() -> None:
    """AW-19.8"""
    s = final(3, 2)
    v = look(s, 3)
    assert v["over"]
    assert v["points"] == GAME.scores(s)
    assert min(v["ranks"]) == 1
    assert (v["asked"], v["question"], v["legal"]) == (-1, "", [])


def test_what_a_worker_would_bring() -> None:
    """AW-4.2 to AW-4.7, AW-6.15, AW-8.2, AW-9.2, AW-9.4, AW-9.8, AW-20.7 The view says it as the rules then do it."""
    for seed in range(6):
        for count, s in enumerate(random_game(2 + seed % 4, seed, {"boards": "dealt"})):
            if count % 9 or not question(s).endswith(" Turn"):
                continue
            for place in set(legal(s, "place")) & SIMPLE:
                c = s.copy()
                c.play(GAME.words.named[f"place:{place}"])
                if c.asked != s.asked and c.flipped == s.flipped:  # no card is to be discarded, and no Reset came
                    brought(s, c, place)


SIMPLE = {"forest", "quarry", "mines_clay", "mines_gold", "silversmith", "draw", "tax_stand"}
SIMPLE |= {"market_small", "market_large"}  # places where nothing is asked


def brought(s: Architects, c: Architects, place: str) -> None:
    """What lies between two positions is what the view of the first promised."""
    seat = s.asked
    before, after = look(s, seat), look(c, seat)
    gives = before["gives"][place]
    for good, n in after["goods"][seat].items():
        assert n - before["goods"][seat][good] == gives.get(good, 0), place
    assert len(after["hands"][seat]) - len(before["hands"][seat]) == gives.get("building_card", 0), place
    assert after["virtue"][seat] == max(0, before["virtue"][seat] + gives.get("virtue", 0)), place


def test_what_an_empty_space_of_the_market_brings() -> None:
    """AW-2.2, AW-9.6 While there is no card, what is printed on the board, also in what a worker would bring."""
    s = table(2, goods={A: {"silver": 3}})
    v = look(s)
    assert v["large"] == {"wood": 1, "stone": 1, "marble": 2}
    assert v["gives"]["market_large"] == {"wood": 1, "stone": 1, "marble": 2, "silver": -3, "virtue": -1}
    v = look(table(2, goods={A: {"silver": 3}}, flipped=10))
    assert v["small"] == {"gold": 1, "marble": 1}
    assert v["gives"]["market_small"] == {"gold": 1, "marble": 1, "silver": -1, "virtue": -1}


@pytest.mark.parametrize("seats", SIZES)
def test_a_view_is_plain_data_and_looking_changes_nothing(seats: int) -> None:
    for count, s in enumerate(random_game(seats, 2)):
        if count % 15 == 0:
            before = plain(s)
            for viewer in range(seats + 1):
                assert json.loads(json.dumps(look(s, viewer))) == look(s, viewer)
            assert plain(s) == before


@pytest.mark.parametrize("viewer", [-1, 4])
def test_there_is_no_such_seat(viewer: int) -> None:
    s = table(3)
    with pytest.raises(ValueError, match="no such seat"):
        GAME.view(s, viewer)
    with pytest.raises(ValueError, match="no such seat"):
        GAME.redeal(s, viewer, fast(1))


# ---------------------------------------------------------------- worlds


def test_a_card_that_one_met_is_in_any_other_hand_and_nowhere_else() -> None:
    """AW-21.1, AW-21.4, AW-21.6 It has left the pile, and nobody knows more."""
    s = table(3, hands={A: ["well"], B: ["palace", "keep"], C: ["tavern"]})
    s.met[BUILDING_IDS.index("palace")] = 1 << A
    found = dict.fromkeys((B, C), 0)
    for world in worlds(s, A, 60):
        for seat in (B, C):
            found[seat] += "palace" in hand(world, seat)
    assert sum(found.values()) == 60
    assert min(found.values()) > 5


def test_cards_under_the_pile_stay_where_one_knows_them() -> None:
    """AW-21.4, AW-21.6 Those put there by others change places."""
    s = table(3, hands={B: ["palace"]})
    known, secret = s.pile[-2], s.pile[-1]
    s.fresh -= 2
    s.seen[known] = s.seen[secret] = 1 << B
    s.seen[known] |= 1 << A
    below = set()
    for world in worlds(s, A, 40):
        assert world.pile[-2] == known
        below.add(int(world.pile[-1]))
    assert len(below) > 10
    for world in worlds(s, B, 5):
        assert list(world.pile[-2:]) == [known, secret]


@pytest.mark.parametrize("card", ["crane", "well"])
def test_promo_cards_are_as_secret_as_others(card: str) -> None:
    """AW-21.1, AW-24.1"""
    s = table(3, hands={B: [card]}, promo_cards="on")
    hands = {hand(world, B)[0] for world in worlds(s, A, 200)}
    assert len(hands) > 30
    assert hands & {"crane", "graveyard", "museum"}
    s = table(3, hands={B: ["well"]})
    assert not {hand(world, B)[0] for world in worlds(s, A, 200)} & {"crane", "graveyard", "museum"}


def test_who_works_in_the_guildhall_can_do_so_whatever_else_is_known() -> None:
    """AW-11.5, AW-21.1 Other hands and a card that one knows and that cannot be built show nothing."""
    hands = {A: ["well", "castle"], C: ["palace", "keep", "tavern"]}
    s = table(3, hands=hands, goods={A: {"wood": 2, "stone": 2}})
    s.seen[BUILDING_IDS.index("castle")] |= 1 << B
    turn(s, "place:guildhall")
    assert question(s) == "0 Work"
    for world in worlds(s, B, 60):
        assert legal(world)
        assert "castle" in hand(world, A)


def test_one_card_alone_can_be_worked_out() -> None:
    """AW-11.5, AW-21.1 Who met the only card of the other hand knows what can be built there."""
    s = table(2, hands={A: ["well"]}, goods={A: {"wood": 2, "stone": 2}})
    s.met[BUILDING_IDS.index("well")] = 1 << B
    turn(s, "place:guildhall")
    for world in worlds(s, B, 10):
        assert hand(world, A) == ["well"]


# ---------------------------------------------------------------- what a placement brings, and what is asked


def test_what_a_placement_brings_where_something_is_asked() -> None:
    """AW-4.1, AW-9.3, AW-9.8, AW-22.3 Actions, captures and prices; the Guildhall brings nothing by itself."""
    workers = {A: {"kings_storehouse": 1, "workshop": 1, "town_centre": 2, "guardhouse": 3}}
    s = table(3, workers=workers, tax=0)
    gives = look(s)["gives"]
    assert gives["storehouse"] == {"actions": 2}
    assert gives["hire"] == {"silver": -hire_price(s, A)}
    assert gives["draw"] == {"building_card": 2}
    assert gives["town_centre"] == {"actions": 3}
    assert gives["guardhouse"] == {"actions": 4}
    assert gives["guildhall"] == {}
    assert gives["tax_stand"] == {"virtue": -2}
    assert gives["market_hire"] == {"silver": -2, "virtue": -1}
    assert gives["market_look"] == {"silver": -2, "virtue": -1, "building_card": 1}
    assert look(s, B)["gives"]["storehouse"] == {"actions": 1}
    assert look(s, 3)["gives"] == {}


def test_what_a_placement_brings_with_apprentices() -> None:
    """AW-9.8, AW-9.2 to AW-9.4, AW-22.3, AW-24.1 Each of them changes what it is for."""
    hired = ["conspirator_1", "conspirator_2", "overseer", "swindler_clay", "woodcutter_1"]
    s = table(3, hired={A: hired}, promo_cards="on", workers={A: {"forest": 1}})
    v = look(s)
    gives = v["gives"]
    assert gives["storehouse"] == {"actions": 2}
    assert gives["town_centre"] == {"actions": 1, "spared": 2}
    assert gives["market_hire"] == {"silver": -2, "virtue": -1, "clay": 2}
    assert gives["market_look"] == {"silver": -2, "virtue": -1, "clay": 2, "building_card": 1}
    assert gives["forest"]["wood"] == look(s, B)["gives"]["forest"]["wood"] + 2
    for place, price, row in (("small", 1, v["small"]), ("large", 3, v["large"])):
        expected = Counter(row)
        expected.update({"silver": -price, "virtue": -1, "clay": 2})
        assert gives[f"market_{place}"] == {name: n for name, n in expected.items() if n}
    s = table(3, hired={A: ["illusionist", "trickster", "thief", "pickpocket"]}, tax=3)
    gives = look(s)["gives"]
    assert gives["market_hire"] == {"silver": -1}
    assert gives["tax_stand"] == {"silver": 3, "virtue": -1, "gold": 1}


def test_what_a_capture_costs_and_how_many_are_left() -> None:
    """AW-21.3, AW-7.3 A Tax coin for the first, silver for the others."""
    s = table(3, workers={A: {"town_centre": 2}, B: {"forest": 2}, C: {"quarry": 1}}, goods={A: {"silver": 9}})
    turn(s, "place:town_centre")
    assert (look(s)["price"], look(s)["left"]) == (1, 3)
    say(s, f"capture:forest-{B}")
    assert (look(s)["price"], look(s)["left"]) == (1, 2)
    assert look(turn(table(3)))["price"] == 0


def test_what_hiring_costs_each_who_looks() -> None:
    """AW-6.2, AW-6.3, AW-21.3 The worker of who hires is there already, those of the others are not."""
    s = table(3, goods={A: {"silver": 9}, B: {"silver": 5}})
    price = hire_price(s, A)
    before = [post["price"] for post in look(s, A)["display"][0]]
    assert before == [price, price + 1, price + 2, price + 3]
    assert [post["reach"] for post in look(s, B)["display"][0]] == [n <= 5 for n in before]
    turn(s, "place:hire")
    assert [post["price"] for post in look(s, A)["display"][1]] == before
    assert [post["price"] for post in look(s, B)["display"][1]] == before
    assert look(s)["price"] == price
    assert [post["price"] for post in look(s, 3)["display"][1]] == [0] * 4


def test_only_who_looks_sees_the_five_cards() -> None:
    """AW-21.8"""
    s = table(3, goods={A: {"silver": 9}}, virtue={A: 7})
    assert look(turn(s))["looked"] == []
    say(s, "place:market_look")
    assert question(s) == "0 Look"
    assert look(s)["looked"] == [BUILDING_IDS[card] for card in s.pile[:5]]
    assert look(s, B)["looked"] == look(s, 3)["looked"] == []


def test_what_is_picked_in_the_draft_is_seen_by_its_owner() -> None:
    """AW-21.2"""
    s = GAME.new(3, 1, {"first_player": "host_choice", "first_seat": "0"})
    assert [look(s, seat)["picked"] for seat in range(4)] == [""] * 4
    card = look(s, A)["pack"][1]
    say(s, f"keep:{card}")
    assert [look(s, seat)["picked"] for seat in range(4)] == [card, "", "", ""]
    assert look(table(3))["picked"] == ""


def test_a_turned_card_cannot_be_taken_back() -> None:
    """AW-15.3, AW-15.9, AW-21.5 What the small pile showed next is known from then on."""
    for flipped in (0, 9, 10):
        s = table(2, flipped=flipped)
        before = s.learned
        turn_card(s)
        assert s.learned > before
