"""One value from the folder of a game: every job has its file there, and the same name in every game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mizban.core.game.rules import Knowledge, Layout
from mizban.render.games import Game

PARTS = {  # [file] what a game has there; what it does not have is as `Game` says
    "rules.setup": "new_game clash",
    "rules.view": "view",
    "rules.redeal": "redeal",
    "rules.scoring": "scores ranks",
    "rules.invariant": "invariant",
    "rules.figures": "accepts",
    "rules.printed": "entered",
    "face.scene": "scene",
    "face.scene.cover": "cover",
    "face.scene.emblems": "emblem",
    "face.names": "thing bilingual",
    "face.about": "meaning here effect piece",
    "face.panels": "panels forget holdings held",
    "face.answers": "note risky late",
    "face.tally": "tally",
    "face.aid": "aid sign",
    "face.cards_used": "used",
    "face.figures_to_fill_in": "blank",
}


def assembled(package: str) -> Game:
    """The game in a package: `GAME = assembled(__name__)`."""
    parts = {name: part for file, names in PARTS.items() for name, part in of_file(package, file, names).items()}
    knowledge, lesson = module(package, "bot.knowledge"), module(package, "face.lesson")
    if knowledge:
        parts["knowledge"] = Knowledge(knowledge.likely, knowledge.world, getattr(knowledge, "COST", 1))
    layout = module(package, "examples.layout")
    if layout:
        names = {"lay": "lay", "describe": "describe", "numbers": "NUMBERS"}
        parts["layout"] = Layout(
            **{part: getattr(layout, name) for part, name in names.items() if hasattr(layout, name)}
        )
    return Game(
        name=package.rpartition(".")[2],
        words=import_module(f"{package}.rules.state").WORDS,
        data=import_module(f"{package}.rules.cards").DATA,
        lessons=(lesson.FIRST,) if lesson else (),
        **parts,
    )


def of_file(package: str, file: str, names: str) -> dict[str, Any]:
    """Those parts of a game that its file has."""
    part = module(package, file)
    return {name: getattr(part, name) for name in names.split() if hasattr(part, name)}


def module(package: str, file: str) -> ModuleType | None:
    """A file of a game, if it has it."""
    room = file.rpartition(".")[0]
    missing = (room and not module(package, room)) or not find_spec(f"{package}.{file}")
    return None if missing else import_module(f"{package}.{file}")
