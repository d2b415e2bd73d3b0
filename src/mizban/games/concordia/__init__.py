"""Concordia, by Mac Gerdts: the base game for 2 to 5 players on Imperium and Italia, with no expansion (CO-22.1)."""

from mizban.render.assembly import assembled

GAME = assembled(__name__)
