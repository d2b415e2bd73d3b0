"""Names of cards and words of play, and those that the Persian rule book has for them."""

from __future__ import annotations

from mizban.games.troyes.rules.cards import DATA

NAMED = [row for kind in ("activity_card", "event_card", "character", "term") for row in DATA[kind]]


def test_a_name_of_the_persian_book_is_another_one_than_ours() -> None:
    """TR-27.3"""
    for row in (*NAMED, DATA["marauding"]):
        assert row.get("book_fa", "") != row["name_fa"]


def test_the_words_of_the_persian_book_are_kept() -> None:
    """TR-27.3"""
    book = {row["id"]: row["book_fa"] for row in NAMED if "book_fa" in row}
    assert book["chivalry"] == "جوانمردی"
    assert book["captain"] == "کاپیتان"
    assert book["journeyman"] == "کارآموز ماهر"
    assert book["succession_conflict"].split()[0] == book["theological_conflict"].split()[0] == "تعارض"
    assert [book[id].split()[0] for id in ("counter", "recruit", "spend_cube")] == ["مقابله", "استخدام", "سوزاندن"]
