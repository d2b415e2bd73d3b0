"""Troyes, by Sébastien Dujardin, Xavier Georges and Alain Orban: the base game for 2 to 4 players, the four bonus cards
(TR-21), and the solo game of Shadi Torbey (TR-22)."""

from mizban.core.games import Game, Knowledge
from mizban.games.troyes.bot.knowledge import likely, world
from mizban.games.troyes.face.about import here, meaning, piece
from mizban.games.troyes.face.blank import blank
from mizban.games.troyes.face.lesson import FIRST
from mizban.games.troyes.face.names import thing
from mizban.games.troyes.face.panels import holdings, late, note, panels, risky
from mizban.games.troyes.face.scene import scene
from mizban.games.troyes.face.scene.cover import cover
from mizban.games.troyes.face.scene.emblems import emblem
from mizban.games.troyes.face.tally import tally
from mizban.games.troyes.face.usage import used
from mizban.games.troyes.rules.cards import DATA
from mizban.games.troyes.rules.figures import accepts
from mizban.games.troyes.rules.invariant import invariant
from mizban.games.troyes.rules.printed import entered
from mizban.games.troyes.rules.redeal import redeal
from mizban.games.troyes.rules.scoring import ranks, scores
from mizban.games.troyes.rules.setup import new_game
from mizban.games.troyes.rules.state import WORDS
from mizban.games.troyes.rules.view import view

GAME = Game(
    name="troyes",
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
    tally=tally,
    holdings=holdings,
    accepts=accepts,
    entered=entered,
    blank=blank,
    used=used,
    knowledge=Knowledge(likely, world),
    lessons=(FIRST,),
)
