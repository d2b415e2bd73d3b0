"""The texts of summary cards, taken apart."""

from __future__ import annotations

from mizban.render.aids import Aid, Section, line, parts, signs, unsure


def test_a_text_is_taken_apart_into_words_signs_and_figures() -> None:
    text = f"**two** dice <to>+4<coin> <=÷2> <*n> {unsure(5)}"
    assert [tuple(part) for part in parts(text)] == [
        ("bold", "two"),
        ("words", " dice "),
        ("sign", "to"),
        ("words", "+4"),
        ("sign", "coin"),
        ("words", " "),
        ("ring", "÷2"),
        ("words", " "),
        ("gold", "n"),
        ("words", " "),
        ("unsure", "5"),
    ]
    assert signs(text) == ["to", "coin"]


def test_what_is_no_mark_is_left_as_it_is() -> None:
    assert [tuple(part) for part in parts("3 < 4, 2 * 2")] == [("words", "3 < 4, 2 * 2")]


def test_a_card_names_all_its_lines() -> None:
    one, two = line("one", "AB-1.1", "coin", n=1), line("two", "AB-1.2")
    assert list(Aid((Section("a", (one,)), Section("b", (two,)))).lines) == [one, two]
    assert one.figures == (("n", 1),)
