"""Which variant is played is shown when joining, at the table and in the replay."""

from __future__ import annotations

import re

import pytest

import mizban
from mizban.render.texts import LANGS
from mizban.web.texts import texts
from mizban.web.variant import Choice, variant
from server.site import Site

OPTIONS = {"penalty": "medieval_bluff", "first_player": "host_choice", "first_seat": "1"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [game.name for game in mizban.registered_games()])
def test_every_option_that_counts_is_told_in_words(name: str, lang: str) -> None:
    game = mizban.game(name)
    for seats in range(game.least, game.most + 1):
        for options in game.option_sets(seats):
            told = variant(game, game.chosen(seats, options), lang)
            assert len(told) >= sum(
                setting.id in game.counting(options) and setting.values != () for setting in game.settings
            )
            for choice in told:
                assert choice.name, options
                assert re.search(r"\d|[^\W\d_]", choice.value), options
                assert lang == "en" or not re.search("[0-9]", choice.value), choice.value


def test_what_is_not_usual_stands_out_and_a_seat_is_counted_from_one() -> None:
    game = mizban.game("biblios")
    told = variant(game, game.chosen(2, OPTIONS), "en")
    assert [choice.unusual for choice in told] == [True, False, True, True]
    assert told[-1] == Choice(game.option_name("first_seat", "en"), "2", True)
    assert len(variant(game, game.chosen(2, {}), "en")) == 3, "nobody has chosen whose seat is first"


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_read_before_one_sits_down_at_the_table_and_in_the_replay(house: Site, lang: str) -> None:
    ann, sara = house.visitor("Ann", lang), house.visitor("Sara", lang)
    game = house.host.game("biblios")
    room = house.run(house.host.create, ann.person, game, 2, OPTIONS, ["me", "open"], False, 0)
    label = game.value_name("penalty", "medieval_bluff", lang)
    for path, who in ((f"/j/{room.code}", sara), (f"/t/{room.id}/rules", ann)):
        page = house.ask("GET", path, who).text
        assert texts(lang)("variant") in page
        assert label in page
    house.run(house.house.do, room, sara.person, "sit")
    for seat, visitor in enumerate((ann, sara)):
        house.run(house.house.do, room, visitor.person, "share", share=f"{seat:032x}")
    house.finish(room, [ann, sara])
    assert label in house.ask("GET", f"/t/{room.id}/replay", ann).text
    assert "penalty=medieval_bluff" in house.ask("GET", f"/t/{room.id}/record", ann).text
