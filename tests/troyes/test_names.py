"""Names of cards and words of play, and those that the Persian rule book has for them."""

from __future__ import annotations

from mizban.render.names import all_names

NAMES = {name.id: name for name in all_names("troyes")}


def test_the_words_of_the_persian_book_are_kept() -> None:
    """TR-27.3"""
    book = {id.rpartition("-")[2]: name.book[0] for id, name in NAMES.items() if name.differs}
    assert book["chivalry"] == "جوانمردی"
    assert book["captain"] == "کاپیتان"
    assert book["journeyman"] == "کارآموز ماهر"
    assert NAMES["n-event-card-succession-conflict"].book == ("تعارض جانشینی",)
    assert NAMES["n-event-card-theological-conflict"].book == ("تعارض کلامی",)
    assert NAMES["n-counter"].book == ("مقابله کردن", "مقابله")
    assert NAMES["n-recruit-a-citizen"].book == ("استخدام شهروند",)
    assert NAMES["n-spend-a-cube"].book == ("سوزاندن مکعب",)


def test_where_the_book_misleads_the_list_says_why() -> None:
    """TR-27.3"""
    for card in ("procession", "joust", "militia", "tithing"):
        name = NAMES[f"n-activity-card-{card}"]
        assert name.differs
        assert set(name.reasons) == {"en", "fa"}
