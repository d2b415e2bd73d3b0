"""AW-1 Components, AW-2 set-up, AW-20 the boards, AW-24.3 starting apprentices, AW-22.1 chance."""

from __future__ import annotations

from collections import Counter

import pytest

from architects.table import FIRST, A, B, C, hand, held, legal, look, question, random_game, say, table, told, turn, why
from mizban.games.architects import GAME
from mizban.games.architects.rules.cards import APPRENTICE_IDS, BOARD_IDS, BOARDS, BUILDING_IDS, DATA, REWARD_CARDS
from mizban.games.architects.rules.effects import HOUSE_KINDS, PUPIL_KINDS, TIMED_KINDS
from mizban.games.architects.rules.state import Architects
from mizban.render.names import all_names

SIZES = [2, 3, 4, 5]
COUNTS = {row["id"]: row["count"] for row in DATA["component"]}


def drafted(seats: int, seed: int = 1, **more: str) -> Architects:
    """A game at its first turn."""
    s: Architects = GAME.new(seats, seed, more, news=True)
    while not question(s).endswith(" Turn"):
        s.play(s.legal[0])
    return s


def test_what_is_in_the_box() -> None:
    """AW-1.1, AW-1.2, AW-1.3, AW-1.5, AW-1.7, AW-27.3"""
    checks = DATA["checks"]
    apprentices = [row for row in DATA["apprentice"] if row["set"] == "base"]
    buildings = [row for row in DATA["building"] if row["set"] == "base"]
    assert (COUNTS["main_board"], COUNTS["player_board"]) == (1, 5)
    assert len(apprentices) == COUNTS["apprentice_card"] == checks["base_apprentices"] == 40
    assert len(buildings) == COUNTS["building_card"] == checks["base_buildings"] == 40
    assert len({row["name"] for row in apprentices}) == checks["apprentice_names"] == 18
    assert len({row["name"] for row in buildings}) == 40
    goods = {good: COUNTS[good] for good in ("clay", "wood", "stone", "gold", "marble", "silver")}
    assert goods == {"clay": 35, "wood": 40, "stone": 40, "gold": 25, "marble": 30, "silver": 50}
    assert (COUNTS["worker"], COUNTS["player_marker"], COUNTS["debt_card"]) == (100, 10, 22)
    assert len(DATA["black_market_card"]) == COUNTS["black_market_card"] == 10
    assert len(REWARD_CARDS) == COUNTS["reward_card"] == checks["reward_cards"] == 11
    assert COUNTS["multiplier_card"] == 6
    assert [row["id"] for row in DATA["colour"]] == ["blue", "green", "purple", "red", "yellow"]


def test_the_figures_of_the_cards_add_up() -> None:
    """AW-1.2"""
    checks = DATA["checks"]
    apprentices = [row for row in DATA["apprentice"] if row["set"] == "base"]
    buildings = [row for row in DATA["building"] if row["set"] == "base"]
    skills = Counter(skill for row in apprentices for skill in row["skills"])
    assert set(skills.values()) == {checks["apprentices_per_skill_with_labourer"]}
    assert sum(row["virtue"] == 1 for row in apprentices) == checks["apprentices_virtue_plus"]
    assert sum(row["virtue"] == -1 for row in apprentices) == checks["apprentices_virtue_minus"]
    assert sum(row["vp"] for row in buildings) == checks["building_vp_total"]
    assert sum(row["virtue"] for row in buildings) == checks["building_virtue_total"]
    costs = Counter[str]()
    for row in buildings:
        costs.update(row["cost"])
    assert dict(costs) == checks["building_cost_totals"]
    assert [sum(len(row["skills"]) == n for row in buildings) for n in range(4)] == checks[
        "buildings_by_number_of_skills"
    ]
    for timing in ("immediate", "end", "scoring"):
        assert sum(row["timing"] == timing for row in buildings) == checks[f"buildings_{timing}"]
    assert len(DATA["virtue_space"]) == checks["virtue_spaces"]


def test_every_kind_of_card_has_a_number() -> None:
    """AW-16, AW-17 And no kind has one that no card is of, nor acts at another time than its cards say."""
    assert {row["kind"] for row in DATA["apprentice"]} == set(PUPIL_KINDS)
    assert len(HOUSE_KINDS) == len(set(HOUSE_KINDS))
    for timing, kinds in TIMED_KINDS.items():
        assert {row["kind"] for row in DATA["building"] if row["timing"] == timing} == set(kinds)


@pytest.mark.parametrize("seats", SIZES)
def test_a_hundred_workers_at_most(seats: int) -> None:
    """AW-1.4, AW-2.8"""
    v = look(GAME.new(seats, 1))
    assert v["supply"] == [20] * seats
    assert (v["levels"], v["virtue"]) == ([0] * seats, [7] * seats)
    assert not any(sum(row) for row in v["workers"].values())


def test_the_market_begins_with_its_printed_goods() -> None:
    """AW-2.1, AW-2.2 Ten cards lie small side up; the large space has none."""
    s = GAME.new(3, 1)
    v = look(s)
    assert v["small_pile"] == 10
    assert v["large"] == {"wood": 1, "stone": 1, "marble": 2}
    smalls = [row["small"] for row in DATA["black_market_card"]]
    assert v["small"] in smalls
    assert sorted(map(str, smalls)) == sorted(str(small) for small in smalls[:5] for _ in range(2))  # each exists twice


@pytest.mark.parametrize(("seats", "cards", "box"), [(2, 5, 6), (3, 7, 4), (4, 9, 2), (5, 11, 0)])
def test_two_rewards_for_each_player_and_one_more(seats: int, cards: int, box: int) -> None:
    """AW-2.3"""
    s = GAME.new(seats, 1)
    assert look(s)["rewards"] == cards
    assert len(s.rewards) - cards == box


def test_all_ten_market_cards_are_shuffled() -> None:
    """AW-2.1, AW-27.5"""
    for place in range(10):
        assert {GAME.new(2, seed).dealt[place] for seed in range(100)} == set(range(10))


def test_eight_apprentices_lie_in_two_rows() -> None:
    """AW-2.4, AW-2.5, AW-2.6"""
    s = GAME.new(2, 1)
    v = look(s)
    assert [len(row) for row in v["display"]] == [4, 4]
    shown = [post["card"] for row in v["display"] for post in row]
    assert len(set(shown)) == 8
    assert v["school"] == 32
    assert all(post["coins"] == 0 for row in v["display"] for post in row)
    assert (v["unpaid"], v["paid"]) == ([0, 0], [0, 0])
    assert sorted(s.pile) == sorted(set(range(40)) - {c for seat in range(2) for c in cards_of(s, seat)})


def cards_of(s: Architects, seat: int) -> list[int]:
    return [BUILDING_IDS.index(card) for card in look(s, seat)["pack"]]


@pytest.mark.parametrize("seats", SIZES)
def test_the_draft_leaves_three_cards_each(seats: int) -> None:
    """AW-2.9, AW-2.10, AW-26.1"""
    s = GAME.new(seats, 3)
    sizes = []
    while question(s).endswith(" Draft"):
        sizes.append(len(s.legal))
        s.play(s.legal[-1])
    assert sizes == [4] * seats + [3] * seats + [2] * seats
    v = look(s)
    assert [len(cards) for cards in v["hands"]] == [3] * seats
    assert v["pile"] == 40 - 3 * seats


def test_the_last_cards_go_under_the_pile_from_the_first_player_on() -> None:
    """AW-2.10"""
    s = GAME.new(3, 3, {"first_player": "host_choice", "first_seat": "2"})
    left = {}
    while question(s).endswith(" Draft"):
        left[s.asked] = s.legal[1].word.partition(":")[2]  # in the last round two cards are there
        s.play(s.legal[0])
    assert [BUILDING_IDS[card] for card in s.pile][-3:] == [left[C], left[A], left[B]]


def test_the_draft_is_asked_together_and_in_secret() -> None:
    """AW-2.9, AW-21.2 What others choose changes neither the cards nor the view of a seat."""
    s = GAME.new(3, 1)
    assert s.todo[-1].together()
    assert s.todo[-1].secret()
    worlds = []
    for option in s.legal[:2]:
        c = s.copy()
        c.play(option)
        worlds.append([look(c, seat) for seat in (B, C, 3)])
        assert look(c, A)["picked"] == option.word.partition(":")[2]
        assert look(c, B)["legal"] == [f"keep:{card}" for card in look(c, B)["pack"]]
    assert worlds[0] == worlds[1]
    assert why(s, f"keep:{look(s, B)['pack'][0]}") == "not-in-pack AW-2.9"


def test_the_first_player_is_drawn() -> None:
    """AW-2.11, AW-3.1"""
    firsts = {GAME.new(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    s = drafted(4, first_player="host_choice", first_seat="3")
    assert (s.first, s.asked) == (3, 3)
    assert [s.goods[((3 + i) % 4) * 6 + 5] for i in range(4)] == [3, 4, 5, 6]


def test_there_is_no_other_set_up_for_a_first_game() -> None:
    """AW-2.12 Standard boards are the beginner's choice: they are what is played unless somebody says otherwise."""
    assert next(row for row in DATA["option"] if row["id"] == "boards")["default"] == "standard"
    assert look(GAME.new(2, 1))["boards"] == ["", ""]
    assert look(GAME.new(2, 1))["modules"] == []


def test_chance_enters_at_set_up_only() -> None:
    """AW-22.1 Two games with the same seed are the same; after set-up nothing is drawn but the market cards anew."""
    for seats in SIZES:
        assert GAME.dump(GAME.new(seats, 9)) == GAME.dump(GAME.new(seats, 9))
    *_, s = random_game(3, 4, {"boards": "dealt"})
    shuffles = (len(told(s, "reset")) - 1) // 10
    assert s.rng.draws == GAME.new(3, 4, {"boards": "dealt"}).rng.draws + 9 * max(0, shuffles)


def test_boards_are_dealt_or_chosen() -> None:
    """AW-20.1, AW-24.2"""
    assert {board for seed in range(30) for board in look(GAME.new(2, seed, {"boards": "dealt"}))["boards"]} == set(
        BOARD_IDS[:5]
    )
    more = {"boards": "dealt", "extra_boards": "on"}
    assert len({board for seed in range(60) for board in look(GAME.new(2, seed, more))["boards"]}) == 10
    s = GAME.new(3, 1, {"boards": "chosen"})
    assert legal(s, "character") == BOARD_IDS[:5]
    assert why(s, "character:hugo") == "no-such-board AW-24.2"
    say(s, "0 character:ada")
    assert why(s, "character:ada") == "board-taken AW-20.1"
    say(s, "1 character:therese", "2 character:rudolf")
    assert look(s)["boards"] == ["ada", "therese", "rudolf"]
    s = GAME.new(2, 1, {"boards": "chosen", "extra_boards": "on"})
    assert legal(s, "character") == BOARD_IDS


@pytest.mark.parametrize("board", BOARD_IDS)
def test_what_a_character_begins_with(board: str) -> None:
    """AW-20.2, AW-20.3, AW-20.4, AW-20.5 to AW-20.10, AW-24.2 The prisoners are of the twenty
    workers; extra cards come after the draft."""
    other = "ada" if board != "ada" else "rudolf"
    s: Architects = GAME.new(2, 1, {"boards": "chosen", "extra_boards": "on"})
    say(s, f"character:{board}", f"character:{other}")
    row = next(row for row in DATA["player_board"] if row["id"] == board)
    v = look(s)
    assert (v["prison"][A], v["supply"][A]) == (row["prisoners"], 20 - row["prisoners"])
    assert (v["virtue"][A], v["unpaid"][A]) == (row["virtue"], row["extra"].get("debt", 0))
    goods = {good: n for good, n in row["extra"].items() if good not in ("debt", "building_card")}
    silver = {"silver": row["silver"]} if row["silver"] else {}
    assert held(s) == {**goods, **silver}
    while question(s).endswith(" Draft"):
        s.play(s.legal[0])
    assert len(hand(s)) == 3 + row["extra"].get("building_card", 0)
    assert s.first == (A if row["virtue"] > BOARDS[BOARD_IDS.index(other)].virtue else B)


def test_all_printed_virtues_differ() -> None:
    """AW-20.5 So there is no tie for the first turn."""
    assert len({board.virtue for board in BOARDS}) == len(BOARDS)


def test_starting_apprentices() -> None:
    """AW-24.3 In reverse order of turns, with the Virtue sign; then the empty places are filled."""
    s = GAME.new(3, 1, {**FIRST, "starting_apprentice": "on"}, news=True)
    assert question(s) == "2 Hire"
    before = [post["card"] for row in look(s)["display"] for post in row]
    signs = {row["id"]: row["virtue"] for row in DATA["apprentice"]}
    chosen = sorted(before, key=lambda card: signs[card])[0]
    say(s, f"2 hire:{chosen}")
    assert look(s)["virtue"][C] == 7 + signs[chosen]
    assert why(s, f"hire:{chosen}") == "not-on-display AW-2.5"
    rest = [card for card in before if card != chosen]
    assert legal(s, "hire") == rest
    say(s, f"1 hire:{rest[0]}", f"0 hire:{rest[1]}")
    after = [post["card"] for row in look(s)["display"] for post in row]
    assert "" not in after
    taken = {chosen, rest[0], rest[1]}
    assert [card for card in before if card not in taken] == [card for card in after if card in before]
    assert all(old == new for old, new in zip(before, after, strict=True) if old not in taken)
    assert question(s).endswith("Draft")
    assert [len(cards) for cards in look(s)["hired"]] == [1, 1, 1]


def test_promo_cards_are_shuffled_in() -> None:
    """AW-24.1"""
    s = GAME.new(2, 1, {"promo_cards": "on"})
    assert look(s)["school"] == 35
    shown = {APPRENTICE_IDS[card] for card in [*s.display, *s.school]}
    assert {"enforcer", "overseer", "peddler"} <= shown
    assert len(s.pile) == 43 - 8
    assert GAME.new(2, 1).pile != s.pile


def test_modules_are_off_unless_they_are_wanted() -> None:
    """AW-24.6, AW-27.4"""
    names = ["extra_boards", "promo_cards", "starting_apprentice", "apprentice_refresh", "running_scores"]
    assert all(row["default"] == "off" for row in DATA["option"] if row["id"] in names)
    v = look(GAME.new(2, 1, dict.fromkeys(names, "on")))
    assert v["modules"] == ["promo", "extra", "starting", "refreshing", "running"]
    assert v["points"] == [0, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_against_bots_is_a_game_with_so_many_seats(seats: int) -> None:
    """AW-23.3, AW-23.5 to AW-23.8 Alone one plays with two seats, in two with three; all counts follow the seats, and
    nobody knows who will begin."""
    assert (DATA["meta"]["min_players"], DATA["meta"]["max_players"]) == (2, 5)
    v = look(GAME.new(seats, 1))
    assert (v["rewards"], v["spaces"]) == ({2: 5, 3: 7}[seats], {2: 12, 3: 16}[seats])
    assert {GAME.new(seats, seed).first for seed in range(20)} == set(range(seats))
    places = {B: {"forest": 1, "quarry": 1, "mines": 1}}
    s = table(seats, goods={A: {"silver": 5}}, workers={A: {"town_centre": 2}, **places})
    turn(s, "place:town_centre", "capture:forest-1", "capture:quarry-1")
    assert "capture:mines-1" not in legal(s)  # two places at most


def test_solo_material_is_named_only() -> None:
    """AW-1.6, AW-23.1, AW-23.2, AW-23.4 What no source holds is marked, and what stands in for it is not official."""
    assert (COUNTS["scheme_card"], COUNTS["solo_reference_card"], COUNTS["opponent_board"]) == (30, 2, 1)
    assert DATA["solo"]["opponents"] == ["Constantine", "Helena"]
    assert "UNCONFIRMED" in DATA["solo"]["scheme_card_faces"]
    assert "not official" in DATA["solo"]["substitute"]
    assert {"AW-1.6", "AW-23.4"} <= set(DATA["unconfirmed"])


def test_the_words_of_the_persian_rule_book_are_kept() -> None:
    """AW-27.2 Buildings have English names there, but for two; one is in a name that the box does not have."""
    names = {name.box: name for name in all_names("architects")}
    for box, word in (
        ("Guildhall", "اتاق صنف"),
        ("Conspirator", "خیانتکار"),
        ("Debt Collector", "شرخر"),
        ("Illusionist", "حیله‌گر"),
        ("Labourer", "حمال"),
        ("Patron", "نگهبان"),
        ("Squire", "ارباب"),
        ("Swindler", "گوش‌بر"),
        ("Trader", "تاجر"),
        ("Keep", "بازداشتگاه"),
        ("Observatory", "Gallery"),
        ("Cathedral level", "سطح کلیسا"),
    ):
        assert names[box].book == (word,)
        assert names[box].differs
    assert not names["Well"].differs
    base = [row["name"] for row in DATA["building"] if row["set"] == "base"]
    assert [box for box in base if names[box].book != (box,)] == ["Well", "Keep", "Observatory"]
