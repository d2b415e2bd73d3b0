"""Biblios, by Steve Finn: 2 to 4 players (BI-2.1), with the options of BI-14 and no others (BI-14.4)."""

from mizban.core.games import Game, Knowledge
from mizban.games.biblios.bot.knowledge import likely, world
from mizban.games.biblios.face.about import here, meaning, piece
from mizban.games.biblios.face.lesson import FIRST
from mizban.games.biblios.face.names import thing
from mizban.games.biblios.face.panels import late, note, panels, risky
from mizban.games.biblios.face.scene import scene
from mizban.games.biblios.face.scene.cover import cover
from mizban.games.biblios.face.scene.emblems import emblem
from mizban.games.biblios.rules.cards import DATA
from mizban.games.biblios.rules.invariant import invariant
from mizban.games.biblios.rules.redeal import redeal
from mizban.games.biblios.rules.scoring import ranks, scores
from mizban.games.biblios.rules.setup import new_game
from mizban.games.biblios.rules.state import WORDS
from mizban.games.biblios.rules.view import view

GAME = Game(
    name="biblios",
    new_game=new_game,
    view=view,
    redeal=redeal,
    scores=scores,
    ranks=ranks,
    invariant=invariant,
    scene=scene,
    thing=thing,
    words=WORDS,
    data=DATA,
    panels=panels,
    note=note,
    risky=risky,
    late=late,
    meaning=meaning,
    here=here,
    piece=piece,
    emblem=emblem,
    cover=cover,
    knowledge=Knowledge(likely, world),
    lessons=(FIRST,),
)
