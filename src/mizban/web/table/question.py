"""How the answers of an open question are laid out: amounts on a stepper, the rest as buttons, in their order."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from mizban.render.panels import Facts, Stepper
from mizban.server.table.seen import Choice, Seen

MANY_AMOUNTS = 6  # more are chosen with a stepper
LONG = 9  # answers of a kind; more of them come after all others
FEW = 4  # answers; fewer share the room
WORDY = 20  # letters; a longer answer has a line of its own
MANY_PLACES = 8  # more are walked over on a phone, one by one
BRIEF = 120  # letters of facts that stand above the answers


class Asking(NamedTuple):
    """The answers of a question as the page lays them out: amounts of one verb on a stepper, the rest as buttons."""

    amounts: list[Choice]
    start: str
    plain: list[Choice]
    facts: list[str]

    @property
    def places(self) -> list[Choice]:
        """The places among the buttons, when they are too many for a small screen."""
        placed = [choice for choice in self.plain if choice.ref]
        return placed if not self.amounts and len(placed) > MANY_PLACES else []

    @property
    def brief(self) -> bool:
        """Whether the facts are few enough to stand above the answers."""
        return sum(map(len, self.facts)) <= BRIEF

    @property
    def width(self) -> str:
        """How wide the buttons are: few of them have all the room, long ones a line each."""
        if len(self.plain) < FEW:
            return "few"
        return "long" if max([len(choice.text) for choice in self.plain]) > WORDY else ""


def asking(seen: Seen) -> Asking:
    """How the open question is laid out: as the game wishes, and a stepper for any long row of amounts."""
    said = seen.game.texts(seen.tongue, seen.names).said
    facts = [line for panel in seen.panels if isinstance(panel, Facts) for line in panel.lines]
    steppers = {panel.verb: panel.start for panel in seen.panels if isinstance(panel, Stepper)}
    verbs = [choice.verb for choice in seen.options if choice.amount]
    many = [verb for verb in dict.fromkeys(verbs) if verb in steppers or verbs.count(verb) > MANY_AMOUNTS]
    verb = many[0] if many else ""
    amounts = [choice for choice in seen.options if choice.amount and choice.verb == verb]
    plain = [choice for choice in seen.options if not (choice.amount and choice.verb == verb)]
    kinds = Counter(choice.verb for choice in plain)
    last = {choice.verb for choice in plain if choice.word == choice.verb}
    # what is one's own comes after what is others'; to pass or to refuse last, but before a long row of places
    plain.sort(key=lambda choice: (kinds[choice.verb] > LONG, choice.verb in last, choice.own))
    plain.sort(key=lambda choice: seen.game.late(seen.view, seen.game.words.named[choice.word]))
    words = [choice.word for choice in amounts]
    start = steppers.get(verb, "")
    if words and start not in words:
        start = words[0]
    return Asking(amounts, start, plain, [line if isinstance(line, str) else said(line) for line in facts])
