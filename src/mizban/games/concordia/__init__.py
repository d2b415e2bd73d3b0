"""Concordia, by Mac Gerdts: the base game for 2 to 5 players on Imperium and Italia, with no expansion (CO-22.1)."""

from mizban.core.games import Game, Knowledge
from mizban.games.concordia.bot.knowledge import likely, world
from mizban.games.concordia.face.about import here, meaning, piece
from mizban.games.concordia.face.lesson import FIRST
from mizban.games.concordia.face.names import thing
from mizban.games.concordia.face.panels import held, holdings, note, panels, risky
from mizban.games.concordia.face.scene import scene
from mizban.games.concordia.face.scene.cover import cover
from mizban.games.concordia.face.scene.emblems import emblem
from mizban.games.concordia.face.tally import tally
from mizban.games.concordia.rules.cards import DATA
from mizban.games.concordia.rules.invariant import invariant
from mizban.games.concordia.rules.redeal import redeal
from mizban.games.concordia.rules.scoring import ranks, scores
from mizban.games.concordia.rules.setup import new_game
from mizban.games.concordia.rules.state import WORDS
from mizban.games.concordia.rules.view import view

GAME = Game(
    name="concordia",
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
    meaning=meaning,
    here=here,
    piece=piece,
    emblem=emblem,
    cover=cover,
    tally=tally,
    holdings=holdings,
    held=held,
    lessons=(FIRST,),
    knowledge=Knowledge(likely, world, cost=4),
)
