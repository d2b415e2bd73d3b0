"""Troyes, by Sébastien Dujardin, Xavier Georges and Alain Orban: the base game for 2 to 4 players, the four bonus cards
(TR-21), and the solo game of Shadi Torbey (TR-22)."""

from mizban.render.assembly import assembled

GAME = assembled(__name__)
