"""The summary card of a game: its texts, its clauses and its signs, for every viewer, and as it is printed."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Any

from mizban.core.game.book import clauses
from mizban.render import svg
from mizban.render.aids import ARROW, Aid, Line, parts, signs
from mizban.render.games import Game
from mizban.render.texts import LANGS
from mizban.testing.face_checks import check_path, styles

FORMS = ("rows", "pairs", "tiles", "flow", "large", "short")
KINDS = ("", "fine", "warn")
STATES = ("", "now", "own", "secret", "away")


def check_aid(game: Game, s: Any) -> None:
    """The card of every viewer can be read in every language; what is on it is on the printed one, too."""
    if game.aid is None:
        return
    printed = game.aid(None)
    assert not printed.where, "the printed card says where a table stands"
    assert all(not line.state for line in printed.lines), "on the printed card lines are lit or grey"
    known = {(line.id, line.thing) for line in printed.lines}
    cards = {printed, *(game.aid(game.view(s, viewer)) for viewer in range(s.seats + 1))}
    for aid in cards:
        more = [line.id for line in aid.lines if (line.id, line.thing) not in known]
        assert not more, f"the printed card leaves out {', '.join(more)}"
        check_lines(game, aid)
    for lang in LANGS:
        spoken = {name for aid in cards for name in said_signs(game, aid, lang)}
        for name in spoken:
            assert game.texts(lang).texts.say(f"aid-sign-{name}"), f"the sign {name} has no word in {lang}"
        marks = {line.mark for aid in cards for line in aid.lines if line.mark and not line.mark.isdigit()}
        for name in spoken | marks - {ARROW}:
            check_sign(game, name, lang)


def check_lines(game: Game, aid: Aid) -> None:
    """Every line has its clause, and nothing on the card is of a sort that nobody knows."""
    numbers = clauses(game.name, LANGS[0])
    faces = {section.face for section in aid.sections}
    assert faces == set(range(max(len(aid.faces), 1))), f"the card has the faces {aid.faces}, and lines on {faces}"
    for section in aid.sections:
        assert section.form in FORMS, f"{section.id}: there is no form {section.form}"
        assert section.lines, f"{section.id}: a section without lines"
    for line in aid.lines:
        assert line.clause in numbers, f"{line.id}: there is no clause {line.clause}"
        assert line.kind in KINDS, f"{line.id}: there is no kind {line.kind}"
        assert line.state in STATES, f"{line.id}: there is no state {line.state}"


def said_signs(game: Game, aid: Aid, lang: str) -> Iterator[str]:
    """The signs that are read to who does not see them; on the way all texts are looked at."""
    said = game.texts(lang)
    assert not aid.where or said.words(aid.where), f"{aid.where} says nothing in {lang}"
    for face in aid.faces:
        assert said.texts.say(face), f"{face} says nothing in {lang}"
    for section in aid.sections:
        yield from signs_of(section.id, said.texts.say(section.id, dict(section.figures)), lang)
    for line in aid.lines:
        name, text = name_of(game, line, lang), said.texts.say(line.id, dict(line.figures))
        assert name or text, f"{line.id} says nothing in {lang}"
        yield from signs_of(line.id, text, lang)
        yield from [line.tail] if line.tail else []
        yield from [line.mark] if line.mark and not line.mark.isdigit() and not name else []


def name_of(game: Game, line: Line, lang: str) -> str:
    """What is bold before the text of a line."""
    texts = game.texts(lang).texts
    if line.thing:
        return str(game.thing(*line.thing, lang))
    return texts.say(line.id, dict(line.figures), "name") if texts.has(line.id, "name") else ""


def signs_of(id: str, text: str, lang: str) -> Iterator[str]:
    """The signs of a text; nothing is left of marks that cannot be read."""
    rest = "".join(part.text for part in parts(text) if part.kind in ("words", "bold"))
    assert not set("<>*") & set(rest), f"{id}: a mark cannot be read in {lang}: {rest}"
    yield from (name for name in signs(text) if name != ARROW)


def check_sign(game: Game, name: str, lang: str) -> None:
    """A sign is drawn, well-formed, in inks and tones of the game."""
    shape = game.sign(name)
    assert shape is not None, f"there is no sign {name}"
    root = ElementTree.fromstring(f"<g>{svg.loose([svg.flat(shape)], game.look, lang)}</g>")
    known = styles(game.stylesheet())
    for element in root.iter():
        for ink in element.get("class", "").split():
            assert ink in known, f"the sign {name}: {ink} is no ink and no tone of this look"
        if element.tag == "path":
            check_path(element.get("d", ""))
