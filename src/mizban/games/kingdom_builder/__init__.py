"""Kingdom Builder, by Donald X. Vaccarino: the base game for 2 to 4 players, with no expansion (KB-16.6)."""

from mizban.render.assembly import assembled

GAME = assembled(__name__)
