"""Kingdom Builder, by Donald X. Vaccarino: the base game for 2 to 4 players, with no expansion (KB-16.6)."""

from mizban.core.games import Game, Knowledge
from mizban.games.kingdom_builder.bot.knowledge import likely, world
from mizban.games.kingdom_builder.face.about import here, meaning, piece
from mizban.games.kingdom_builder.face.lesson import FIRST
from mizban.games.kingdom_builder.face.names import thing
from mizban.games.kingdom_builder.face.panels import held, holdings, note
from mizban.games.kingdom_builder.face.scene import scene
from mizban.games.kingdom_builder.face.scene.cover import cover
from mizban.games.kingdom_builder.face.scene.emblems import emblem
from mizban.games.kingdom_builder.face.tally import tally
from mizban.games.kingdom_builder.rules.cards import DATA
from mizban.games.kingdom_builder.rules.invariant import invariant
from mizban.games.kingdom_builder.rules.redeal import redeal
from mizban.games.kingdom_builder.rules.scoring import ranks, scores
from mizban.games.kingdom_builder.rules.setup import clash, new_game
from mizban.games.kingdom_builder.rules.state import WORDS
from mizban.games.kingdom_builder.rules.view import view

GAME = Game(
    name="kingdom_builder",
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
    note=note,
    meaning=meaning,
    here=here,
    piece=piece,
    emblem=emblem,
    cover=cover,
    lessons=(FIRST,),
    tally=tally,
    holdings=holdings,
    held=held,
    clash=clash,
    knowledge=Knowledge(likely, world, cost=4),
)
