"""The rules pages name the same figures in every language, clause by clause."""

from __future__ import annotations

import re

import pytest

import clauses
from rule_figures import CLAUSE, LATIN, LINK, differences, page

PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
FIGURE = re.compile(r"(?<![\w.،,٬٫(#`«=-])[0-9۰-۹]+(?![\w.,٬٫`-])")


@pytest.mark.parametrize("game", clauses.games())
def test_both_pages_name_the_same_figures_and_cite_the_same_clauses(game: str) -> None:
    assert differences(page(game, "en"), page(game, "fa")) == []


@pytest.mark.parametrize("game", clauses.games())
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_wrong_figure_in_any_clause_of_one_page_is_noticed(game: str, lang: str) -> None:
    lines = {wrong_in: page(game, wrong_in).splitlines() for wrong_in in ("en", "fa")}
    others = {found[1]: found[0] for line in lines["fa" if lang == "en" else "en"] if (found := CLAUSE.fullmatch(line))}
    planted, unnoticed = 0, []
    for line in lines[lang]:
        clause = CLAUSE.fullmatch(line)
        if not clause or not (figure := FIGURE.search(LINK.sub("", clause[2]))):
            continue
        wrong = FIGURE.sub(lambda found: more(found[0], lang), clause[2], count=1)
        if LINK.sub("", wrong) == LINK.sub("", clause[2]):
            continue
        pages = [line.replace(clause[2], wrong), others[clause[1]]]
        planted += 1
        if not differences(*(pages if lang == "en" else pages[::-1])):
            unnoticed.append(f"{clause[1]}: {figure[0]}")
    assert planted >= 30
    assert unnoticed == []


def more(figure: str, lang: str) -> str:
    """A figure that is never said beside this one."""
    wrong = str(int(figure.translate(LATIN)) + 31)
    return wrong.translate(PERSIAN) if lang == "fa" else wrong
