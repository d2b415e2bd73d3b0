"""The texts of the pages: the same in every language, none missing, none that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mizban.web
from mizban.render.texts import LANGS
from mizban.web.book.rules import book, help_pages, rendered
from mizban.web.templates import environment
from mizban.web.texts import texts
from test_texts import messages

WEB = Path(mizban.web.__file__).parent
SOURCES = [*WEB.rglob("*.py"), *WEB.glob("templates/**/*.html")]
ASKED = re.compile(r"""\b(?:t|say|rich)\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["']""")
QUOTED = re.compile(r"""["']([a-z][a-zA-Z0-9-]*)["']""")
FAMILY = re.compile(r"""["']([a-z][a-z0-9-]*-)(?:\{|["'] ~)""")  # t("level-" ~ level), say(f"month-{i}")


@pytest.mark.parametrize("kind", ["", "table-"])
def test_both_languages_have_the_same_messages_and_arguments(kind: str) -> None:
    first, *others = [messages(WEB / "texts" / f"{kind}{lang}.ftl") for lang in LANGS]
    assert all(other == first for other in others)


def test_every_message_that_is_asked_for_exists_and_every_other_is_in_use() -> None:
    known = messages(WEB / "texts" / "en.ftl") | messages(WEB / "texts" / "table-en.ftl")
    common = messages(WEB.parent / "render" / "texts" / "en.ftl")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert set(ASKED.findall(sources)) <= set(known) | set(common)
    named, families = set(QUOTED.findall(sources)), tuple(FAMILY.findall(sources))
    plain = {id.partition(".")[0] for id in known}
    assert not [id for id in sorted(plain - named) if not id.startswith(families)]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_known_beforehand_is_filled_in_once(lang: str) -> None:
    """A template that was compiled asks for no text, drawing or part that is the same in every rendering."""
    made = environment(lang)
    lines = "{{ t('undo') }}{{ icon('undo') }}{{ parts.order('undo', t('undo'), 'undo') }}{{ t('vote-waiting', n=n) }}"
    source = made.compile(lines, raw=True)
    assert source.count("context.call") == 1
    rendered = made.from_string(lines + "{{ '<' }}").render(n=3)
    assert rendered.startswith(texts(lang)("undo") + "<svg ")
    assert rendered.endswith(f"</button>{texts(lang)('vote-waiting', n=3)}&lt;")
    assert made.from_string("{{ t('undo') if n else icon('undo') }}").render(n=0).startswith("<svg ")


def test_help_has_the_same_chapters_in_both_languages() -> None:
    assert len({len(help_pages(lang).chapters) for lang in LANGS}) == 1


def test_every_clause_of_the_rules_has_its_own_address() -> None:
    clauses = []
    for lang in LANGS:
        chapters = book("mizban.games.biblios", "book", lang).chapters
        text = "".join(chapter.body for chapter in chapters)
        clauses.append(re.findall(r'<li id="([A-Z]{2}-[\d.]+)" class="clause"><a [^>]+>\1</a><div>.', text))
        assert "<a id=" not in text
        assert set(re.findall(r'href="#([^"]+)"', text)) <= {*clauses[-1], *(chapter.id for chapter in chapters)}
    assert clauses[0] == clauses[1]
    assert "BI-4.6" in clauses[0]


def test_a_clause_with_a_letter_has_its_own_address_too() -> None:
    html = rendered('- <a id="AB-17.B16"></a>**AB-17.B16** A card; see [AB-17.B17](#AB-17.B17).')
    assert '<li id="AB-17.B16" class="clause"><a class="number" href="#AB-17.B16">AB-17.B16</a>' in html
    assert '<a class="number" href="#AB-17.B17">' in html


def test_in_tables_a_number_stays_with_what_it_counts() -> None:
    html = rendered("| cost | points |\n| --- | --- |\n| 2 clay, 1 stone | 3 |\n| ۲ آجر | ۳ |\n\nPay 2 clay.")
    assert "<td>2&nbsp;clay, 1&nbsp;stone</td>" in html
    assert "<td>۲&nbsp;آجر</td>" in html
    assert "Pay 2 clay." in html
