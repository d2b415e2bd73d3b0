"""The picture: every answer can be given by clicking, and nothing else is lit; nothing lies where it should not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import hypot

import pytest

from mizban.core.rng import Rng, fast
from mizban.core.words import Option
from mizban.games.concordia import GAME
from mizban.games.concordia.face.scene import beside_cities
from mizban.games.concordia.face.scene.atlas import SHEETS, atlas
from mizban.games.concordia.face.scene.land import OPEN, PLATE, SPACE, TOKEN, fitted, ground, wide
from mizban.games.concordia.face.scene.pieces import stand
from mizban.games.concordia.rules.board import LINES, MAPS
from mizban.games.concordia.rules.cards import COINS, GOODS
from mizban.games.concordia.rules.state import WORDS, Concordia
from mizban.games.concordia.rules.view import view
from mizban.render.digits import digits
from mizban.render.shapes import Board, Disc, Group, Shape, Use
from pictures import BOTH, LANGS, SVG, Area, Pictures, ids, letter_sizes, lettered, refs, texts

TABLES = pytest.mark.parametrize(
    ("map", "seats"), [("imperium", 3), ("imperium", 4), ("imperium", 5), ("italia", 2), ("italia", 3), ("italia", 4)]
)
FIGURES = {**dict.fromkeys(("walker", "ship", "house", "good", "coin"), 11.0), "": 0.0}  # others are points
PICTURES = Pictures(GAME, FIGURES)
SIZES = letter_sizes(GAME.look)
drawn, shapes, groups, area = PICTURES.drawn, PICTURES.shapes, PICTURES.groups, PICTURES.area
EACH_MAP = pytest.mark.parametrize("map", MAPS)
WEIGHTS = {"build": 30, "settle": 9, "hire": 9, "lift": 5, "move": 4, "produce": 4, "purchase": 3, "buy": 4}


def choice(s: Concordia, rng: Rng) -> Option:
    """An answer; rather one that brings pieces to the board."""
    weights = [WEIGHTS.get(o.verb, 2) for o in s.legal]
    left = rng.below(sum(weights))
    for o, weight in zip(s.legal, weights, strict=True):
        left -= weight
        if left < 0:
            return o
    raise AssertionError


def played(map: str, seats: int, seed: int, every: int = 1) -> Iterator[Concordia]:
    """Positions of a random game, every so many decisions, and the last one."""
    s, rng, n = GAME.new(seats, seed, {"map": map}), fast(seed), 0
    while s.legal:
        if n % every == 0:
            yield s
        s.play(choice(s, rng))
        n += 1
    yield s


@cache
def asked(question: str, map: str = "imperium", seats: int = 4, verb: str = "") -> Concordia:
    """A position with this question open, and an answer with this verb."""
    for seed in range(40):
        for s in played(map, seats, seed):
            fits = s.legal and view(s, s.asked)["question"] == question
            if fits and (not verb or any(o.verb == verb for o in s.legal)):
                return s.copy()
    raise AssertionError(f"no {question} in 40 games")


def over(map: str = "imperium", seats: int = 4, seed: int = 1) -> Concordia:
    return list(played(map, seats, seed, 10_000))[-1]


# ---------------------------------------------------------------- answers


@pytest.mark.sampled
@BOTH
@TABLES
def test_what_is_lit_may_be_chosen_and_the_other_way_round(map: str, seats: int, form: str) -> None:
    """Alike colonists and goods are the same answer."""
    for s in played(map, seats, seats, 7):
        PICTURES.check_lit(s, form, alike=True)


def test_every_answer_points_at_one_thing() -> None:
    """So a click is never ambiguous: which colonist, then which line."""
    assert all(o.ref and " " not in o.ref for o in GAME.words.all)
    assert len({o.ref for o in GAME.words.all}) == len(GAME.words.all)


SINGLE = ("line:", "city:", "province:", "settle:", "card:", "hand:", "say:", "sell:", "purchase:")


@pytest.mark.sampled
@BOTH
@TABLES
def test_what_is_lit_is_lit_once(map: str, seats: int, form: str) -> None:
    """Only alike things, such as two colonists in Roma or two units of wine, are the same answer."""
    for s in played(map, seats, 10 + seats, 9):
        lit = Counter(refs(drawn(s, s.asked if s.legal else 0, form=form), lit=True))
        assert all(n == 1 for ref, n in lit.items() if ref.startswith(SINGLE) and not ref.startswith("sell:"))


@pytest.mark.sampled
@BOTH
@TABLES
def test_no_two_lit_things_cover_each_other(map: str, seats: int, form: str) -> None:
    """What must be touched does not lie under something else that may be; alike colonists in a city do."""
    for s in played(map, seats, 20 + seats, 5):
        lit = PICTURES.lit(s, form)
        for i, (a, room) in enumerate(lit):
            for b, other in lit[i + 1 :]:
                deep = 9 * min(a.scale, b.scale) if min(a.scale, b.scale) < 1 else 3
                assert a.ref == b.ref or not room.meets(other, deep), (a.ref, b.ref)


@pytest.mark.parametrize("question", ["Move", "March", "Build", "Prefect", "Settle"])
@EACH_MAP
def test_questions_about_the_map_are_answered_there(question: str, map: str) -> None:
    s = asked(question, map, 3, "settle" if question == "Settle" else "")
    board, *below = shapes(s, s.asked, form="tall")
    assert isinstance(board, Board)
    assert board.panes[0].zoom
    lit = [shape for shape in below if isinstance(shape, Group) and shape.lit]
    assert {shape.ref for shape in lit} == {o.ref for o in s.legal}
    assert all(shape.x < board.panes[0].width for shape in lit)


# ---------------------------------------------------------------- what the lamps say


@EACH_MAP
def test_lines_in_reach_show_the_steps(map: str) -> None:
    """CO-7.10"""
    s = asked("March", map, 3)
    v = view(s, s.asked)
    shown = {g.ref: [text.words for text, _ in lettered(g.content)] for g in groups(s, s.asked) if g.lit}
    assert shown == {f"line:{id}": [str(steps)] for id, steps in v["reach"][v["lifted"]].items()}


@EACH_MAP
def test_cities_show_the_price_of_a_house(map: str) -> None:
    """CO-7.14, CO-7.15"""
    s = asked("Build", map, 3)
    v = view(s, s.asked)
    lit = [g for g in groups(s, s.asked) if g.lit and g.ref.startswith("city:")]
    assert len(lit) == len(s.legal) - 1
    for group in lit:
        words = [text.words for text, _ in lettered(group.content)]
        assert str(v["prices"][group.ref[5:]]) in words


@BOTH
@pytest.mark.parametrize(("map", "seats"), [("imperium", 5), ("italia", 4)])
def test_prices_hide_no_piece_and_no_city(map: str, seats: int, form: str) -> None:
    """CO-7.15 However many houses and colonists stand about a city."""
    seen = 0
    for seed in (3, 4):
        for s in played(map, seats, seed):
            if s.legal and view(s, s.asked)["question"] == "Build":
                drawings = groups(s, s.asked, form)
                lit = [group for group in drawings if group.lit and group.ref.startswith("city:")]
                tags = [area(group._replace(content=group.content[:1])) for group in lit]
                others = [area(piece) for group in drawings for piece in pieces(group)]
                others += [area(group._replace(content=(Disc(0, 0, 0.7 * TOKEN, "disc"),))) for group in lit]
                deep = 3 * lit[0].scale
                assert not any(tag.meets(other, deep) for tag in tags for other in others)
                assert not any(a.meets(b, deep) for i, a in enumerate(tags) for b in tags[i + 1 :])
                seen += len(tags)
    assert seen > 40


def pieces(group: Group) -> list[Group]:
    """The houses of a city, or a colonist, where they stand on the cloth."""
    if group.id.startswith("colonist-"):
        return [group._replace(content=group.content[:1])] if group.scale != 1 else []
    inner = [each for each in group.content if isinstance(each, Group) and each.id.startswith("house-")]
    return [
        house._replace(x=group.x + group.scale * house.x, y=group.y + group.scale * house.y, scale=group.scale)
        for house in inner
    ]


@EACH_MAP
def test_provinces_show_what_i_would_get(map: str) -> None:
    """CO-8.2, CO-8.3"""
    s = asked("Prefect", map, 3)
    v = view(s, s.asked)
    lit = [g for g in groups(s, s.asked) if g.lit and g.ref.startswith("province:")]
    assert lit
    for group in lit:
        gain = v["yields"][group.ref[9:]][s.asked]
        said = [text.words for text, _ in lettered(group.content)]
        assert said[1:] == [str(n) for n in gain.values()]
        assert [use.symbol.id for use in uses(group.content)][1:] == [f"good-{good}" for good in gain]


def uses(content: tuple[Shape, ...]) -> Iterator[Use]:
    for shape in content:
        if isinstance(shape, Use):
            yield shape
        elif isinstance(shape, Group):
            yield from uses(shape.content)


@BOTH
def test_a_marker_shows_its_good_or_once_used_its_coins(form: str) -> None:
    """CO-2.7, CO-8.2"""
    for s in played("imperium", 4, 3, 25):
        v = view(s, 4)
        plates = {g.ref[9:]: g for g in groups(s, 4, form) if g.ref.startswith("province:")}
        assert set(plates) == set(v["bonus"])
        for id, good in v["bonus"].items():
            marks = [use.symbol.id for use in uses(plates[id].content)]
            turned = ["sestertius"] * int(COINS[GOODS.index(good)])
            assert marks == (turned if id in v["turned"] else [f"good-{good}"])


def test_the_answers_that_bring_money_say_how_much() -> None:
    """CO-8.6, CO-9.5"""
    s = asked("Prefect", verb="collect")
    assert view(s, s.asked)["coins"] == 1
    assert "Take 1 coin" in texts(drawn(s, s.asked))
    s = asked("Settle", verb="take-cash")
    assert f"Take {5 + len(view(s, s.asked)['colonists'][s.asked])} sestertii" in texts(drawn(s, s.asked))


FOR_SALE = ("jupiter", "saturnus", "mercurius", "mars", "minerva")
PANTHEON = {2: [3, 3, 2, 2, 5], 3: [5, 5, 3, 3, 5], 4: [7, 6, 4, 4, 5], 5: [8, 7, 5, 5, 5]}


@BOTH
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("seats", "counts"), PANTHEON.items())
def test_the_cards_of_each_god_are_counted_beside_the_stack(
    seats: int, counts: list[int], lang: str, form: str
) -> None:
    """CO-2.15 In the picture, for all who sit there and all who watch."""
    s = GAME.new(seats, 1)
    for viewer in (0, seats):
        root = drawn(s, viewer, lang, form)
        gods = [each for each in root.iter() if each.get("data-ref", "").startswith("god:")]
        assert [each.get("data-ref", "") for each in gods] == [f"god:{god}" for god in FOR_SALE]
        assert [texts(each, ("text",)) for each in gods] == [[digits(n, lang)] for n in counts]
        assert [next(each.iter(f"{SVG}use")).get("href") for each in gods] == [f"#m-seal-{god}" for god in FOR_SALE]
        drawings = groups(s, viewer, form)
        [stack] = [area(each) for each in drawings if each.ref == "table:stack"]
        assert not any(area(each).meets(stack) for each in drawings if each.id.startswith("pantheon-"))


# ---------------------------------------------------------------- pieces


@pytest.mark.sampled
@BOTH
@TABLES
def test_every_house_and_every_colonist_is_there(map: str, seats: int, form: str) -> None:
    for s in played(map, seats, 5, 30):
        v = view(s, 0)
        root = drawn(s, 0, form=form)
        built = {id for id in ids(root) if re.fullmatch("house-[0-9]-.+", id)}
        assert built == {f"house-{seat}-{city}" for seat in range(seats) for city in v["houses"][seat]}
        stood = Counter(
            g.ref.rpartition(":")[2] for g in groups(s, 0, form) if g.ref.startswith(("colonist:", "figure:"))
        )
        assert stood == Counter(spot for spots in v["colonists"] for spot in spots)


@BOTH
def test_a_colonist_keeps_its_id(form: str) -> None:
    """CO-7.6, CO-9.2 So it glides: from line to line, and from the storehouse to a city."""
    for question, verb in (("March", "move"), ("Settle", "settle"), ("Hire", "hire")):
        s = asked(question, verb=verb).copy()
        seat = s.asked
        before = {g.id: g for g in groups(s, seat, form) if g.id.startswith(f"colonist-{seat}-")}
        s.play(next(o for o in s.legal if o.verb == verb))
        after = {g.id: g for g in groups(s, seat, form) if g.id.startswith(f"colonist-{seat}-")}
        assert set(before) == set(after)
        moved = [id for id in before if (before[id].x, before[id].y) != (after[id].x, after[id].y)]
        assert any(after[id].ref.startswith("colonist:") for id in moved)


def test_a_click_never_means_the_colonist_of_another() -> None:
    """Where several seats stand in one city only one's own colonist has the ref of an answer."""
    for s in played("imperium", 5, 2, 30):
        for viewer in range(6):
            for group in groups(s, viewer):
                kind, _, spot = group.ref.partition(":")
                if kind == "colonist":
                    assert spot in LINES or group.id.startswith(f"colonist-{viewer}-")
                if kind == "figure":
                    assert group.id.startswith(f"colonist-{spot[0]}-")
    assert GAME.about("figure:1:land_roma", "en") == GAME.about("colonist:land_roma", "en") != ""
    assert GAME.about("figure:9:land_roma", "en") == GAME.about("figure:land_roma", "en") == ""


def test_alike_colonists_in_a_city_are_counted() -> None:
    s = GAME.new(3, 1, {"map": "imperium"})
    v = view(s, 0)
    v["colonists"][0] = ["land_roma", "land_roma", "sea_roma"]
    colonists = [g for g in GAME.scene(v, "en", "wide") if isinstance(g, Group) and g.ref.startswith("colonist:")]
    assert all(g.scale < 1 for g in colonists)  # those on the map
    said = {g.id: [text.words for text, _ in lettered(g.content)] for g in colonists if g.id.startswith("colonist-0-")}
    assert said == {"colonist-0-land-0": [], "colonist-0-land-1": ["2"], "colonist-0-sea-0": []}


@BOTH
def test_the_colonist_that_is_being_moved_stands_on_a_lamp(form: str) -> None:
    s = asked("March")
    lifted = view(s, s.asked)["lifted"]
    for viewer in range(s.seats + 1):
        drawings = groups(s, viewer, form)
        marked = [g.ref for g in drawings if any(getattr(each, "ink", "") == "lamp-solid" for each in g.content)]
        kind = "colonist" if viewer == s.asked or lifted in LINES else f"figure:{s.asked}"
        assert marked == [f"{kind}:{lifted}"]


# ---------------------------------------------------------------- the map


@EACH_MAP
def test_the_map_is_drawn_once(map: str) -> None:
    before = ground.cache_info().misses
    parts = [GAME.drawn(view(s, 0), "fa", (), "wide").parts for s in played(map, 3, 11, 20) if s.legal]
    still = set(parts[0]).intersection(*parts)
    assert any('data-ref="line:' in part for part in still)
    assert any('href="#m-city-' in part for part in still)
    assert ground.cache_info().misses <= before + 1


@EACH_MAP
def test_places_are_far_enough_apart(map: str) -> None:
    """Two spaces, or a space and a city, can be told apart by a finger; and lie inside the frame."""
    sheet = atlas(map)
    spots = [(line["x"], line["y"], OPEN) for line in sheet.lines.values()]
    spots += [(city["x"], city["y"], TOKEN) for city in sheet.cities.values()]
    for i, (x, y, size) in enumerate(spots):
        assert sheet.frame.left + size < x < sheet.frame.right - size
        assert sheet.frame.top + size < y < sheet.frame.bottom - size
        assert all(hypot(x - a, y - b) > size + other for a, b, other in spots[i + 1 :])


@EACH_MAP
def test_spaces_lie_on_their_ground(map: str) -> None:
    """CO-1.5 Of land on land, but for three crossings; of the sea in the water."""
    sheet = atlas(map)
    crossings = {"land_londinium_lutetia", "land_olisipo_rusadir", "land_rusadir_valentia"}
    wrong = {id for id, line in sheet.lines.items() if sheet.wet(line["x"], line["y"]) != (line["type"] == "sea")}
    assert wrong == (crossings if map == "imperium" else set())


@EACH_MAP
def test_every_city_lies_in_its_province(map: str) -> None:
    """CO-2.3"""
    for city in atlas(map).cities.values():
        if city["id"] != "roma":
            assert within(SHEETS[map]["province"][city["province"]]["area"], city["x"], city["y"]), city["id"]


def within(points: list[list[float]], x: float, y: float) -> bool:
    """Whether a point lies inside an area."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    crossed = [
        a for a, b in pairs if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    ]
    return len(crossed) % 2 == 1


@EACH_MAP
@pytest.mark.parametrize("lang", LANGS)
def test_plates_and_names_leave_the_spaces_free(map: str, lang: str) -> None:
    """No plate lies on a city, on a space or on another plate; no name lies on a city."""
    sheet = atlas(map)
    things = [Area(x - SPACE, y - SPACE, x + SPACE, y + SPACE) for x, y in places(map)]
    things += [Area(c["x"] - 18, c["y"] - 18, c["x"] + 18, c["y"] + 18) for c in sheet.cities.values()]
    plates = []
    for row in GAME.data["maps"][map]["provinces"]:
        half = wide(row["name"] if lang == "en" else row["name_fa"]) / 2 + 27
        x, y = row["plate"]
        plates.append(Area(x - half, y - PLATE / 2, x + half, y + PLATE / 2))
    for i, plate in enumerate(plates):
        assert not [thing for thing in things + plates[i + 1 :] if plate.meets(thing, 2)], i
    for city in sheet.cities.values():
        if city["id"] != "roma":
            half = 4.4 * len(city["name"] if lang == "en" else city["name_fa"])
            x, y = city["x"] + city["label"][0], city["y"] + city["label"][1]
            name = Area(x - half, y - 8, x + half, y + 8)
            tokens = [Area(c["x"] - 15, c["y"] - 18, c["x"] + 15, c["y"] + 18) for c in sheet.cities.values()]
            assert not [token for token in tokens if name.meets(token, 2)], city["id"]


def places(map: str) -> list[tuple[float, float]]:
    """The spaces of all lines."""
    return [(line["x"], line["y"]) for line in atlas(map).lines.values()]


@EACH_MAP
def test_houses_and_colonists_leave_cities_and_spaces_free(map: str) -> None:
    """The first two houses of a city, and one colonist of each kind."""
    sheet = atlas(map)
    for id, city in sheet.cities.items():
        if id == "roma":
            continue
        row, ways = beside_cities.houses(map, id), beside_cities.stands(map, id)
        pieces = [row.of(i, 2, beside_cities.APART) for i in range(2)] + [
            way.of(0, 1, beside_cities.BESIDE) for way in ways
        ]
        for right, down in pieces:
            x, y = city["x"] + right, city["y"] + down
            assert all(hypot(x - a, y - b) > SPACE + 4 for a, b in places(map)), id
            assert all(hypot(x - c["x"], y - c["y"]) > TOKEN + 4 for c in sheet.cities.values()), id
            assert sheet.frame.around(x, y)


@EACH_MAP
def test_five_seats_have_room_in_roma(map: str) -> None:
    spots = [stand(map, f"{way}_roma", i, 5) for way in ("land", "sea") for i in range(5)]
    assert all(hypot(a - c, b - d) > 17 for i, (a, b) in enumerate(spots) for c, d in spots[i + 1 :])


@BOTH
@EACH_MAP
def test_every_place_explains_itself(map: str, form: str) -> None:
    s = GAME.new(3, 1, {"map": map})
    pointed = set(refs(drawn(s, 0, form=form)))
    sheet = atlas(map)
    assert {f"line:{id}" for id in sheet.lines} | {f"city:{id}" for id in sheet.cities} <= pointed
    assert {f"province:{id}" for id in sheet.plates} <= pointed
    for ref in pointed:
        if ref.partition(":")[0] in ("line", "city", "province", "colonist", "table", "seat", "cash", "store"):
            assert all(GAME.about(ref, lang) for lang in LANGS), ref


# ---------------------------------------------------------------- the whole picture


@pytest.mark.sampled
@BOTH
@TABLES
def test_ids_are_not_used_twice(map: str, seats: int, form: str) -> None:
    for s in played(map, seats, 6, 23):
        PICTURES.check_ids(s, form)


@BOTH
def test_symbols_inks_and_tones_are_all_there(form: str) -> None:
    for s in played("imperium", 5, 6, 60):
        PICTURES.check_symbols(s, form)


@pytest.mark.sampled
@BOTH
@TABLES
def test_persian_pictures_have_persian_digits_and_no_english(map: str, seats: int, form: str) -> None:
    for s in played(map, seats, 7, 60):
        PICTURES.check_persian(s, form)


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGS)
@BOTH
@TABLES
def test_nothing_lies_outside_the_cloth(map: str, seats: int, form: str, lang: str) -> None:
    """On a phone everything lies in one of the parts, and whole."""
    for s in played(map, seats, 3, 21):
        PICTURES.check_inside(s, form, lang)


def test_parts_of_the_table_lie_apart() -> None:
    for s in (GAME.new(4, 1, {"map": "imperium"}), over()):
        for viewer in (0, 4):
            PICTURES.check_apart(s, viewer)
            board = PICTURES.board(s, viewer, "tall")
            assert not board.zoom
            assert [pane.zoom for pane in board.panes].count(True) == 1


@TABLES
def test_a_phone_can_be_read(map: str, seats: int) -> None:
    """No text is smaller than 11 units; those of the map are, when it is seen from three times as near."""
    for s in played(map, seats, 4, 40):
        board, *below = shapes(s, s.asked if s.legal else 0, form="tall")
        assert isinstance(board, Board)
        [near] = [pane for pane in board.panes if pane.zoom]
        place = fitted(map, near.x, 2, 360, 206)
        for shape in below:
            on_map = isinstance(shape, Group) and shape.scale == place.scale
            for text, scale in lettered([shape]):
                assert SIZES[text.ink] * scale * (3.3 if on_map else 1) > 10.9, text


@pytest.mark.sampled
@TABLES
def test_what_a_seat_does_not_know_changes_no_byte(map: str, seats: int) -> None:
    """CO-18.2"""
    for n, s in enumerate(played(map, seats, 3, 90)):
        PICTURES.check_hidden(s, n)


@BOTH
def test_a_picture_is_small(form: str) -> None:
    PICTURES.check_sizes(played("imperium", 5, 8), form, 105_000, 2_000)


def test_nothing_comes_from_outside() -> None:
    PICTURES.check_closed(asked("March"))


def test_all_words_and_lines_are_known_to_the_picture() -> None:
    assert {f"line:{id}" for id in LINES} <= {o.ref for o in WORDS.all}
    assert {id for map in MAPS for id in atlas(map).lines} == set(LINES)
