"""Biblios, by Steve Finn: 2 to 4 players (BI-2.1), with the options of BI-14 and no others (BI-14.4)."""

from mizban.render.assembly import assembled

GAME = assembled(__name__)
