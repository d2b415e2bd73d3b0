"""Architects of the West Kingdom, by Shem Phillips and S J Macdonald: the base game for 2 to 5 players with both sides
of the boards, and four modules (AW-24)."""

from mizban.render.assembly import assembled

GAME = assembled(__name__)
