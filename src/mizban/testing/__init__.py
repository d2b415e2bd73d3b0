"""What every game must pass, ours and those of other packages: `play_through` plays a random game and looks hard."""

from mizban.testing.kit import play_through
from mizban.testing.playthroughs import playthrough
from mizban.testing.position_checks import check_question, count_positions, pick, same
from mizban.testing.tables import Tables
from mizban.testing.world_checks import check_answers, check_two_worlds, looking_alike

__all__ = [
    "Tables",
    "check_answers",
    "check_question",
    "check_two_worlds",
    "count_positions",
    "looking_alike",
    "pick",
    "play_through",
    "playthrough",
    "same",
]
