"""What the things of Kingdom Builder are called and explained as, in words, in the log and in a terminal."""

from __future__ import annotations

import re
from importlib.resources import files
from io import StringIO

import pytest
from rich.console import Console

from kingdom_builder.table import (
    FIRST,
    FLOWERS,
    FOREST,
    GRASS,
    A,
    B,
    act,
    cell,
    final,
    legal,
    look,
    random_game,
    say,
    table,
)
from mizban.games.kingdom_builder import GAME
from mizban.games.kingdom_builder.rules.board import NAMES
from mizban.games.kingdom_builder.rules.cards import CARDS, LOCATIONS, TERRAINS
from mizban.render.texts import CLAUSE, LANGS

REFS = [
    *(f"tile:{id}" for id in LOCATIONS),
    *(f"card:{id}" for id in CARDS),
    *(f"terrain:{id}" for id in TERRAINS),
    *(f"hand:{id}" for id in (*TERRAINS[:5], "hidden")),
    *(f"pile:{id}" for id in ("draw", "discards", "removed")),
    "hex:0-0",
    "hex:19-19",
    "seat:0",
    "seat:3",
    "say:end",
]


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_is_explained_with_its_clause(lang: str) -> None:
    for ref in REFS:
        assert CLAUSE.search(GAME.about(ref, lang)), ref
    tiles_and_cards = [GAME.about(ref, lang) for ref in REFS if ref.startswith(("tile", "card", "terrain"))]
    assert len(set(tiles_and_cards)) == len(tiles_and_cards)


HERE = {
    "hex:2-5": "A flower field hex, row 3, hex 6: nothing stands here yet (KB-2.3, KB-2.18).",
    "hex:5-0": "A flower field hex, row 6, hex 1: your settlement stands here",
    "hex:8-7": "A grass hex, row 9, hex 8: a settlement of Ben stands here",
}


def test_a_hex_says_what_it_is_and_what_stands_on_it() -> None:
    """KB-2.3, KB-2.18"""
    s = act(table(FIRST, own={A: [(5, 0)], B: [(8, 7)]}, card=FLOWERS))
    v, names = look(s, A), ["Ann", "Ben"]
    letters = dict(zip("GCDFTWMKL", TERRAINS, strict=True))
    for name in NAMES:
        row, column = map(int, name.split("-"))
        terrain = letters[v["terrain"][row][column]]
        for lang in LANGS:
            text = GAME.explained(v, f"hex:{name}", lang, names)
            assert CLAUSE.search(text)
            assert str(GAME.thing("hex", cell((row, column)), lang)) in text
            assert str(GAME.thing("terrain", TERRAINS.index(terrain), lang)) in text
    for ref, said in HERE.items():
        assert GAME.explained(v, ref, "en", names).startswith(said)
    assert GAME.explained(v, "hex:8-7", "fa", ["آنا", "سارا"]).startswith("چمنزار، ردیف ۹، خانهٔ ۸: اقامتگاه سارا")


def test_a_location_says_what_its_tile_does_and_how_many_are_left() -> None:
    """KB-3.4, KB-8.1, KB-8.4, KB-8.6"""
    s = act(table(FIRST, own={A: [(15, 11)]}, card=FOREST, tiles={A: {(15, 12): "ready"}}))
    text = GAME.explained(look(s, A), "hex:15-12", "en")
    takes = "whoever builds beside it for the first time takes one (KB-8.1, KB-8.4)."
    farm = GAME.about("tile:farm", "en")
    assert text == f"A location hex, row 16, hex 13, with 1 tile left; {takes} {farm}"
    v = look(s, A)
    v["locations"] = [[name, kind, 0] for name, kind, _ in v["locations"]]
    none = "A location hex, row 16, hex 13, with no tile left (KB-8.6)."
    assert GAME.explained(v, "hex:15-12", "en") == f"{none} {farm}"
    assert GAME.explained(v, "hex:15-12", "fa").startswith("مکان، ردیف ۱۶، خانهٔ ۱۳، که دیگر کاشی ندارد")
    assert GAME.explained(look(s, A), "tile:farm", "en") == GAME.about("tile:farm", "en")


STRANGE = ["", ":", "hex:", "hex:20-0", "hex:0-20", "hex:-1-0", "hex:²-0", "tile:x", "card:x", "terrain:x", "seat:4"]


@pytest.mark.parametrize("ref", [*STRANGE, "pile:x", "hand:water", "x" * 1000])
def test_what_is_no_thing_is_not_explained(ref: str) -> None:
    for lang in LANGS:
        assert GAME.about(ref, lang) == ""


HELD = [("oracle", "KB-7.3"), ("farm", "KB-7.3"), ("oasis", "KB-7.3"), ("tower", "KB-7.6"), ("barn", "KB-9.8")]
RULE_3 = {"en": "if possible", "fa": "در صورت امکان مجاور"}
FREE = {"en": ("need not end up adjacent", "does not matter"), "fa": ("لازم نیست مجاور", "مهم نیست")}


@pytest.mark.parametrize("lang", LANGS)
def test_help_says_which_tiles_keep_rule_3(lang: str) -> None:
    """KB-7.3, KB-7.6, KB-9.8, KB-10.1 to KB-10.4, KB-10.6, KB-10.7 On a tile and on the answer that uses it. The end of
    a line is always adjacent (KB-10.5.5), and a jump need not be (KB-10.8.2)."""
    for tile, clause in [*HELD, ("harbor", "KB-9.8")]:
        for text in told_of(tile, lang):
            assert RULE_3[lang] in text
            assert clause in text
    for tile, said, clause in zip(("paddock", "tavern"), FREE[lang], ("KB-10.8.2", "KB-10.5.5"), strict=True):
        for text in told_of(tile, lang):
            assert RULE_3[lang] not in text
            assert said in text
            assert clause in text


def told_of(tile: str, lang: str) -> list[str]:
    """What is said of a tile, and of the answer that uses it."""
    return [GAME.about(f"tile:{tile}", lang), GAME.help(GAME.words.named[f"use:{tile}"], lang)]


WHOLE = {
    "fishermen": ("KB-12.3", "KB-12.3.1", "KB-12.3.2"),
    "miners": ("KB-12.4", "KB-12.4.1"),
    "merchants": ("KB-12.5", "KB-12.5.1", "KB-12.5.2"),
    "workers": ("KB-12.6",),
    "discoverers": ("KB-12.7",),
    "knights": ("KB-12.8", "KB-12.8.1", "KB-12.8.2"),
    "hermits": ("KB-12.9",),
    "lords": ("KB-12.10", "KB-12.10.1", "KB-12.10.2", "KB-12.10.4"),
    "citizens": ("KB-12.11", "KB-12.11.1"),
    "farmers": ("KB-12.12", "KB-12.12.1", "KB-12.12.2"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_cards_say_all_that_they_score(lang: str) -> None:
    """KB-12.3 to KB-12.12, KB-12.8.1, KB-12.12.1, KB-12.12.2 Ties, lone settlements and zeros as well, and the gold of
    the data."""
    assert list(WHOLE) == CARDS
    for row in GAME.data["kingdom_builder_card"]:
        text = GAME.about(f"card:{row['id']}", lang)
        assert tuple(match[0] for match in re.finditer(r"KB-[0-9.]*[0-9]", text)) == WHOLE[row["id"]]
        assert localised(row["gold"], lang) in text


def localised(n: int, lang: str) -> str:
    """A number with the digits of a language."""
    return str(n) if lang == "en" else str(n).translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))


def test_news_point_at_things() -> None:
    met = set()
    for s in random_game(3, 3):
        for news in s.news or []:
            for ref in GAME.refs(news):
                met.add(ref.partition(":")[0])
                assert all(GAME.about(ref, lang) for lang in LANGS)
    assert met == {"hex", "tile", "terrain", "seat"}
    assert GAME.piece("card", 0) == "card:fishermen"
    assert GAME.piece("n", 3) == ""


def test_the_name_of_the_game() -> None:
    assert GAME.title("en") == "Kingdom Builder"
    assert GAME.title("fa") == "سازندهٔ پادشاهی"


def test_names_come_from_the_data() -> None:
    assert GAME.thing("terrain", 3, "en") == "flower field"
    assert GAME.thing("terrain", 3, "fa") == "گلستان"
    assert GAME.thing("use", 0, "fa") == "معبد"
    assert GAME.thing("strange", 0, "en") == ""


def test_one_word_for_one_thing() -> None:
    """KB-18.3 The names of the data stand in texts, rules and lessons, and never joined or torn. The tavern has only
    one of its two names, but where the other is spoken of."""
    folder = files("mizban.games.kingdom_builder")
    texts, rules = (folder.joinpath(*path).read_text("utf-8") for path in (("texts", "fa.ftl"), ("book", "fa.md")))
    for kind, rows in (("card", "kingdom_builder_card"), ("tile", "location_tile"), ("terrain", "terrain")):
        for row in GAME.data[rows]:
            assert GAME.about(f"{kind}:{row['id']}", "fa").startswith(f"{row['name_fa']}:")
            assert row["name_fa"] in rules
            for other in ("", " "):
                wrong = row["name_fa"].replace("\u200c", other)
                assert wrong == row["name_fa"] or wrong not in texts + rules, wrong
    told = re.sub(r"\*\*KB-18\.3\*\*.*", "", rules)
    assert "مسافرخانه" in told
    assert "مهمان‌خانه" in rules
    assert "مهمان‌خانه" not in texts + told


ONLY_PICTURES = ["KB-1.6", "KB-2.8", "KB-3.15", "KB-12.8.2", "KB-12.10.2"]


@pytest.mark.parametrize(("lang", "mark"), [("en", "only in (?:a picture|pictures)"), ("fa", "فقط در تصویر")])
def test_what_the_rule_book_only_shows_is_marked(lang: str, mark: str) -> None:
    """KB-1.6, KB-2.8, KB-3.15, KB-12.8.2, KB-12.10.2 It is not said as if its text had it."""
    rules = files("mizban.games.kingdom_builder").joinpath("book", f"{lang}.md").read_text("utf-8")
    assert re.findall(rf'id="(KB-[0-9.]+)".*{mark}', rules) == ONLY_PICTURES


def test_hexes_are_counted_as_people_count() -> None:
    """KB-2.1 Only words of records count from 0."""
    assert GAME.thing("hex", cell((0, 0)), "en") == "row 1, hex 1"
    assert GAME.thing("hex", cell((7, 12)), "en") == "row 8, hex 13"
    assert GAME.thing("hex", cell((19, 3)), "fa") == "ردیف ۲۰، خانهٔ ۴"
    s = act(table(FIRST, own={A: [(5, 0)]}, card=FLOWERS))
    assert GAME.say(s, GAME.words.named["build:6-1"], "en") == "build at row 7, hex 2"
    assert GAME.say(s, GAME.words.named["move:6-1"], "fa") == "به ردیف ۷، خانهٔ ۲"
    for lang in LANGS:
        for option in GAME.words.all:
            for text in (GAME.say(s, option, lang), CLAUSE.sub("", GAME.help(option, lang))):
                assert not re.search(r"\d-\d", text), text


def test_every_word_has_a_line_and_an_explanation() -> None:
    s = GAME.new(2, 1)
    for lang in LANGS:
        for option in GAME.words.all:
            assert GAME.say(s, option, lang)
            assert CLAUSE.search(GAME.help(option, lang))


def test_what_the_table_is_asked() -> None:
    """KB-4.3, KB-4.5, KB-4.7"""
    s = act(table(FIRST, own={A: [(15, 11)]}, card=FOREST, tiles={A: {(15, 12): "ready"}}, hands={B: GRASS}))
    assert GAME.prompt(s, "en") == "Your turn: build 3 settlements on forest, or use a location tile first."
    assert GAME.prompt(s, "fa", B, ["سارا", "Ben"]).startswith("سارا در جنگل می‌سازد")
    say(s, next(word for word in legal(s) if word.startswith("build")))
    assert GAME.prompt(s, "en") == "Build 2 more settlements on forest."
    assert GAME.why(s, "end", "en") == "You must build 2 more settlements first. (KB-4.7)"
    assert GAME.why(s, "use:farm", "fa").endswith("(\u2068KB-4.5\u2069)")
    while s.owed:
        say(s, legal(s)[0])
    assert GAME.prompt(s, "en") == "Use a location tile, or end your turn."
    assert GAME.prompt(act(table(FIRST, card=GRASS, supply={A: 1})), "en") == "Your turn: build 1 settlement on grass."


def test_what_an_answer_would_mean() -> None:
    """KB-8.1, KB-8.4"""
    s = act(table(FIRST, own={A: [(5, 0)]}, card=FLOWERS))
    v = look(s, A)
    word = GAME.words.named
    assert GAME.remark(v, word["build:6-1"], "en") == "flower field; brings you a tile: Tavern"
    assert GAME.remark(v, word["build:4-0"], "fa") == "گلستان"
    assert GAME.remark(v, word["end"], "en") == ""
    s = act(table(FIRST, own={A: [(5, 0)]}, card=FLOWERS, lost={A: [(6, 2)]}))
    assert GAME.remark(look(s, A), word["build:6-1"], "en") == "flower field"


def printed(s: object, viewer: int, lang: str) -> str:
    """The table in a terminal, as text."""
    console = Console(width=130, record=True, file=StringIO(), color_system=None)
    console.print(GAME.terminal(GAME.view(s, viewer), lang, ["Ann", "Ben"]))
    return console.export_text()


def test_the_table_in_a_terminal() -> None:
    own = {A: [(15, 11)], B: [(8, 7)]}
    s = act(table(FIRST, own=own, card=FOREST, tiles={A: {(15, 12): "used"}}, hands={B: GRASS}))
    text = printed(s, A, "en")
    lines = text.splitlines()
    assert "played: forest" in lines[0]
    board = [line for line in lines if re.match(r" ?\d+  +\S\*? ", line)]
    assert len(board) == 20
    assert "1" in re.sub(r"^ ?\d+ ", "", board[15])
    assert board[15].startswith("16 "), "rows are counted as in the texts"
    assert "Farm (row 16, hex 13; 1 left)" in " ".join(text.split())
    assert "Farm (used)" in text
    assert "hidden" in text
    assert "grass" in printed(s, B, "en")
    assert "جنگل" in printed(s, A, "fa")
    assert "*" in text  # what may be chosen is marked
    assert "*" not in printed(s, 2, "en")


def test_the_open_piles_in_a_terminal() -> None:
    """KB-14.3, KB-14.4"""
    s = table(card=GRASS, draw=[*["canyon", "desert", FLOWERS, FOREST] * 5], discards=[GRASS, GRASS])
    assert "draw pile 20 · discards: grass 2 · removed: grass 2\n" in printed(s, A, "en")
    assert "دستهٔ بازی‌نشده ۲۰؛ بازی‌شده: چمنزار ۲؛ خارج از بازی: چمنزار ۲" in printed(s, A, "fa")


def test_the_end_in_a_terminal() -> None:
    s = final(2, 3)
    for lang in LANGS:
        assert str(GAME.thing("card", CARDS.index(look(s, 0)["cards"][0]), lang)) in printed(s, 0, lang)
    assert "The game is over" in printed(s, 0, "en")


def test_the_cover_is_drawn() -> None:
    assert GAME.cover is not None
    assert len(GAME.cover("fa")) > 1
