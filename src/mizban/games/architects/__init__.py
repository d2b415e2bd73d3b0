"""Architects of the West Kingdom, by Shem Phillips and S J Macdonald: the base game for 2 to 5 players with both sides
of the boards, and four modules (AW-24)."""

from mizban.core.games import Game, Knowledge
from mizban.games.architects.bot.knowledge import likely, world
from mizban.games.architects.face.about import here, meaning, piece
from mizban.games.architects.face.lesson import FIRST
from mizban.games.architects.face.names import thing
from mizban.games.architects.face.panels import held, holdings, note, panels, risky
from mizban.games.architects.face.scene import scene
from mizban.games.architects.face.scene.cover import cover
from mizban.games.architects.face.scene.emblems import emblem
from mizban.games.architects.face.tally import tally
from mizban.games.architects.rules.cards import DATA
from mizban.games.architects.rules.invariant import invariant
from mizban.games.architects.rules.redeal import redeal
from mizban.games.architects.rules.scoring import ranks, scores
from mizban.games.architects.rules.setup import clash, new_game
from mizban.games.architects.rules.state import WORDS
from mizban.games.architects.rules.view import view

GAME = Game(
    name="architects",
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
    clash=clash,
    lessons=(FIRST,),
    tally=tally,
    holdings=holdings,
    held=held,
    knowledge=Knowledge(likely, world),
)
