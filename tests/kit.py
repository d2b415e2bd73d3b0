"""The kit: what every game must pass, with no line of its own. `play_through` plays a random game and looks hard.

The heart of it is two worlds: what a seat cannot know is dealt anew, and nothing that reaches the seat may change.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from mizban.bots import Sight, bot
from mizban.core.games import Game
from mizban.core.match import Match
from mizban.core.plain import plain
from mizban.core.record import Record
from mizban.core.rng import Rng, fast
from mizban.core.state import News
from mizban.core.words import Option
from mizban.render.texts import CLAUSE, LANGS, foreign

FORMS = ("wide", "tall")
SVG = "{http://www.w3.org/2000/svg}"
LONGEST = 10_000  # decisions; a game that takes longer does not end
WALK = 4  # words that are said at two tables which look alike
LONG = 8  # rows of a table of which only the changes are shown
FIGURES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "S": 4, "Q": 4, "C": 6, "A": 7, "Z": 0}  # of each stroke of a path


def play_through(game: Game, seats: int, options: dict[str, str], seed: int, every: int = 5) -> None:
    """One random game under the kit's eyes; the dearer checks are made at every so many decisions."""
    match = Match(Record.new(game, seats, seed, options))
    rng = fast(seed)
    check_opening(game, match)
    for count in range(LONGEST):
        s = match.s
        game.invariant(s)
        if not s.legal:
            check_end(game, match)
            return
        check_options(s)
        check_why(game, s)
        check_copy(game, s, rng)
        option = pick(s.legal, rng, by_verb=seed % 2 == 1)
        if count % every == 0:
            check_plain(game, s)
            check_texts(game, s)
            check_picture(game, s)
            check_two_worlds(game, s, option, rng)
            check_knowledge(game, s, rng)
            check_together(game, s, rng)
            check_equal_worlds(game, s, fast(LONGEST * seed + count))
        say_slowly(game, match, option, rng)
        if count % every == 0:
            check_undo(game, match, rng)
    raise AssertionError("the game does not end")


def pick(legal: list[Option], rng: Rng, by_verb: bool) -> Option:
    """An answer at random; or a verb at random first, so that the many bids do not drown the one pass."""
    if by_verb:
        verbs = sorted({o.verb for o in legal})
        verb = verbs[rng.below(len(verbs))]
        legal = [o for o in legal if o.verb == verb]
    return legal[rng.below(len(legal))]


def same(a: Any, b: Any, what: str) -> None:
    """Two pieces of plain data are equal to the byte."""
    left, right = json.dumps(a, ensure_ascii=False), json.dumps(b, ensure_ascii=False)
    assert left == right, f"{what}:\n  {left[:2000]}\n  {right[:2000]}"


def check_opening(game: Game, match: Match) -> None:
    """The same seed gives the same game, and the settings are what the record says."""
    same(game.dump(match.s), game.dump(match.record.start()), "one seed, two games")


def check_options(s: Any) -> None:
    """At least two different answers, or one where asking keeps a secret; looking again finds the same."""
    step = s.todo[-1]
    words = [o.word for o in s.legal]
    assert len(words) >= (1 if step.secret() else 2), f"{step} asks with {words}"
    assert len(set(words)) == len(words), f"{step} offers an answer twice: {words}"
    before = plain(s)
    again = [o.word for o in step.options(s)]
    same(before, plain(s), f"{step}: looking at the options changes the table")
    assert again == words, f"{step}: looking again finds other options"


def check_why(game: Game, s: Any) -> None:
    """What is not offered is refused with a reason, what is offered is not."""
    step = s.todo[-1]
    candidates = step.candidates(s)
    legal = set(s.legal)
    assert len(set(candidates)) == len(candidates), f"{step}: a candidate twice"
    assert legal <= set(candidates), f"{step}: an option that is no candidate"
    for o in candidates:
        text, _ = step.why(s, o)
        assert (o in legal) == (not text), f"{step}: {o} is {'' if o in legal else 'not '}offered, why says {text!r}"
        assert not text or CLAUSE.fullmatch(text.split(" ")[-1]), f"{step}: {text!r} names no clause"


def check_question(game: Game, s: Any) -> None:
    """What tests of single clauses look at wherever they come: the open question agrees with its refusals, and a copy
    is equal to the table."""
    if s.legal:
        check_why(game, s)
    same(plain(s.copy()), plain(s), "a copy differs")


def check_copy(game: Game, s: Any, rng: Rng) -> None:
    """A copy is equal, shares nothing that can change, and plays on as the original would."""
    before = plain(s)
    c = s.copy()
    assert c.news is None, "a copy tells news"
    same(plain(c), before, "a copy differs")
    assert [o.word for o in c.legal] == [o.word for o in s.legal]
    other = s.copy()
    for _ in range(4):
        if c.legal:
            option = c.legal[rng.below(len(c.legal))]
            c.play(option)
            other.play(option)
    same(plain(c), plain(other), "two copies play on differently")
    same(plain(s), before, "playing a copy changes the original")


def check_plain(game: Game, s: Any) -> None:
    """A position survives being written down."""
    data = game.dump(s)
    loaded = game.load(json.loads(json.dumps(data)))
    same(game.dump(loaded), data, "dump and load")
    assert [o.word for o in loaded.legal] == [o.word for o in s.legal]
    option = s.legal[-1]
    loaded.play(option)
    c = s.copy()
    c.play(option)
    same(plain(loaded), plain(c), "a loaded position plays on differently")


def check_texts(game: Game, s: Any) -> None:
    """Every question, answer, explanation and refusal has a text in every language."""
    candidates = s.todo[-1].candidates(s)
    asked = set(candidates)
    strange = [o for o in game.words.all if o not in asked][:1]
    for lang in LANGS:
        for viewer in [None, *range(s.seats + 1)]:
            assert game.prompt(s, lang, viewer)
        for o in s.legal:
            assert game.say(s, o, lang), f"{o} says nothing in {lang}"
            assert CLAUSE.search(game.help(o, lang)), f"{o} is explained without a clause in {lang}"
            assert game.why(s, o.word, lang) == ""
            assert isinstance(game.remark(game.view(s, s.asked), o, lang), str)
        for o in candidates[:40]:
            assert bool(game.why(s, o.word, lang)) == (o not in s.legal)
        assert all(game.why(s, o.word, lang) for o in strange)


def check_picture(game: Game, s: Any) -> None:
    """In every form the picture is well-formed, what can be chosen is lit in it and nothing else, and every thing in it
    that can be pointed at is explained; ids are not used twice, and names stand as they are."""
    for viewer in range(s.seats + 1):
        lang = LANGS[viewer % 2]
        for form in FORMS:
            names = [f"<{seat}>" for seat in range(s.seats)]
            root = ElementTree.fromstring(game.svg(s, viewer, lang, names, form))
            things = [element for element in root.iter() if element.get("data-ref")]
            lit = [element.get("data-ref", "") for element in things if "m-lit" in element.get("class", "").split()]
            check_lit(s.legal if viewer == s.asked else [], lit)
            ids = [element.get("id", "") for element in root.iter() if element.get("id")]
            assert len(set(ids)) == len(ids), f"ids are used twice: {sorted(ids)}"
            for element in things:
                check_about(game.about, element.get("data-ref", ""), lang)
            for element in root.iter(f"{SVG}path"):
                check_path(element.get("d", ""))


@lru_cache(10_000)
def check_about(about: Callable[[str, str], str], ref: str, lang: str) -> None:
    """A thing is explained, with its clause; a game explains the same thing in the same way."""
    assert CLAUSE.search(about(ref, lang)), f"{ref} is not explained with its clause in {lang}"


@lru_cache(10_000)
def check_path(d: str) -> None:
    """Every stroke of a path has its figures: a browser draws nothing from the first that has not."""
    strokes = re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d)
    assert d.startswith("M"), f"this is no path: {d}"
    for stroke, figures in strokes:
        n, each = len(re.findall(r"-?(?:\d*\.\d+|\d+)", figures)), FIGURES[stroke.upper()]
        assert n and n % each == 0 if each else not n, f"a stroke of a path lacks a figure: {stroke}{figures} in {d}"


def check_lit(legal: list[Option], lit: list[str]) -> None:
    """What an option points at is lit, as often as it points at it; nothing else is."""
    for o in legal:
        for ref in set(o.ref.split()):
            assert lit.count(ref) >= o.ref.split().count(ref), f"{ref} of {o} is not lit in the picture"
    strange = set(lit) - {ref for o in legal for ref in o.ref.split()}
    assert not strange, f"{strange} cannot be chosen, but are lit"


def shown(game: Game, s: Any, viewer: int) -> dict[str, Any]:
    """Everything that reaches a viewer of this position."""
    view = game.view(s, viewer)
    seen: dict[str, Any] = {"view": view, "svg": game.svg(s, viewer, "fa"), "panels": game.panels(view)}
    seen["boards"] = [game.drawn(view, "en", [], form) for form in FORMS]
    seen["prompts"] = [game.prompt(s, lang, viewer) for lang in LANGS]
    if s.legal and viewer == s.asked:
        seen["options"] = [(o.word, game.say(s, o, "fa"), game.remark(view, o, "fa")) for o in s.legal]
        seen["why"] = [game.why(s, o.word, "fa") for o in s.todo[-1].candidates(s)[:100]]
    return seen


def mark(s: Any) -> int:
    return int(s.learned + s.rng.draws)


def check_two_worlds(game: Game, s: Any, option: Option, rng: Rng) -> None:
    """Nothing that a viewer is shown tells apart two positions that differ in what it may not know."""
    before = plain(s)
    for viewer in range(s.seats + 1):
        world = game.redeal(s, viewer, rng)
        same(plain(s), before, "dealing anew changes the table")
        assert world.legal, f"viewer {viewer}: the redealt position asks nothing"
        game.invariant(world)
        assert world.rng.save() != s.rng.save(), "a bot could see what chance will bring"
        if rng.below(50) == 0:
            check_ends(world.copy(), rng)
        same(shown(game, s, viewer), shown(game, world, viewer), f"viewer {viewer} can tell two worlds apart")
        if option in world.legal:
            check_one_word(game, s, world, option, viewer, rng)


def check_knowledge(game: Game, s: Any, rng: Rng) -> None:
    """What is known of playing well is legal, looks at nothing hidden, and makes worlds that could be the true one."""
    knowledge = game.knowledge
    if knowledge is None:
        return
    before, seed = plain(s), rng.next32()
    for blur in (0, 100):
        answers = [knowledge.likely(c, fast(seed), blur) for c in (s, game.redeal(s, s.asked, rng))]
        assert answers[0] in s.legal, f"{answers[0]} is not legal"
        assert answers[0] is answers[1], f"{answers[0]} shows that seat {s.asked} knows a secret"
    for viewer in range(s.seats + 1):
        world = knowledge.world(s, viewer, rng)
        game.invariant(world)
        assert world.rng.save() != s.rng.save(), "a bot could see what chance will bring"
        same(game.view(s, viewer), game.view(world, viewer), f"viewer {viewer} can tell a likely world apart")
        if viewer == s.asked:
            assert s.legal == world.legal, "the answers differ in a likely world"
    same(plain(s), before, "thinking changes the table")


def check_equal_worlds(game: Game, s: Any, rng: Rng) -> None:
    """What a bot thinks hangs on what its seat sees and on chance, and on nothing else."""
    for viewer in range(s.seats + 1):
        for here, there in looking_alike(game, s, viewer, rng):
            seed = rng.next32()
            check_worlds(game, here, there, viewer, seed)
            if viewer == here.asked:
                for name in ("easy", "medium"):  # "hard" takes its time: test_games.py has it
                    check_answers(game, here, there, name, seed)


def looking_alike(game: Game, s: Any, viewer: int, rng: Rng) -> Iterator[tuple[Any, Any]]:
    """This position and one dealt anew, which the viewer cannot tell apart; again after each of a few words, as long as
    it sees and hears the same at both tables. What others say where it does not see it may differ, and so may what
    they know."""
    here, there = s, game.redeal(s, viewer, rng)
    for _ in range(WALK):
        yield here, there
        first = pick(here.legal, rng, by_verb=True)
        second = first if viewer == here.asked or rng.below(2) else pick(there.legal, rng, by_verb=True)
        if second not in there.legal:
            return
        here, there = listening(here), listening(there)
        here.play(first)
        there.play(second)
        seen = [json.dumps([c.asked, game.view(c, viewer), lines(game, c.news, viewer)]) for c in (here, there)]
        if seen[0] != seen[1] or not here.legal:
            return


def check_worlds(game: Game, here: Any, there: Any, viewer: int, seed: int) -> None:
    """From two positions that look alike to a viewer, the same chance deals the same worlds."""
    for world in [game.redeal, *([game.knowledge.world] if game.knowledge else [])]:
        found = [plain(world(c, viewer, fast(seed))) for c in (here, there)]
        differ = [name for name in found[0] if found[0][name] != found[1][name] and name != "learned"]  # for undo only
        what = f"viewer {viewer}: the worlds of one seed show what is hidden, by {', '.join(differ)}"
        same({name: found[0][name] for name in differ}, {name: found[1][name] for name in differ}, what)


def check_answers(game: Game, here: Any, there: Any, name: str, seed: int) -> None:
    """In two positions that look alike to the one who is asked, a bot gives the same answer, by the same chance."""
    chances = [fast(seed), fast(seed)]
    sights = [Sight(game, c, chance) for c, chance in zip((here, there), chances, strict=True)]
    answers = [bot(name).choose(sight).word for sight in sights]
    assert answers[0] == answers[1], f"{name} answers {answers}: seat {here.asked} knows a secret"
    assert chances[0].save() == chances[1].save(), f"{name} takes more chance where it should see no difference"


def check_together(game: Game, s: Any, rng: Rng) -> None:
    """Questions that are open together are questions like any other, and do not hang on each other's answers."""
    seats = [step.seat for step in s.open()]
    assert seats[0] == s.asked, "the next question is not open"
    if len(seats) == 1:
        return
    before = plain(s)
    for seat in seats[1:]:
        t = s.facing(seat)
        assert t.asked == seat, f"the question to seat {seat} is not its next"
        check_options(t)
        check_why(game, t)
        check_plain(game, t)
        check_texts(game, t)
        check_picture(game, t)
        check_two_worlds(game, t, t.legal[rng.below(len(t.legal))], rng)
        check_knowledge(game, t, rng)
    check_independent(game, s, seats, rng)
    check_any_order(s, seats, rng)
    same(plain(s), before, "looking at what is open changes the table")


def check_independent(game: Game, s: Any, seats: list[int], rng: Rng) -> None:
    """Whatever some of them answer, the others are asked the same and shown the same, and the rest is told nothing."""
    here, there = listening(s), listening(s)
    for count, seat in enumerate(seats[:-1], 1):
        first = rng.below(len(here.legal))
        here.play(here.legal[first])
        there.play(there.legal[(first + 1) % len(there.legal)])
        for world in (here, there):
            left = [step.seat for step in world.open()]
            assert left == seats[count:], f"after seat {seat} has answered, {left} are asked, not {seats[count:]}"
        assert mark(here) == mark(there), f"the answer of seat {seat} tells something by what can be undone"
        for viewer in {*range(s.seats + 1)} - {*seats[:count]}:
            told = [lines(game, world.news, viewer) for world in (here, there)]
            same(told[0], told[1], f"the news tell viewer {viewer} what was answered")
            mine = [world.facing(viewer) for world in (s, here, there)]
            if viewer in seats:
                legal, *others = [[o.word for o in world.legal] for world in mine]
                assert others == [legal, legal], f"seat {viewer} may answer {others}, and {legal} before seat {seat}"
                asked, *others = [world.todo[-1].ask(world) for world in mine]
                assert others == [asked, asked], f"seat {viewer} is asked {others}, and {asked} before seat {seat}"
            what = f"viewer {viewer} is shown what seat {seat} has answered"
            same(shown(game, mine[1], viewer), shown(game, mine[2], viewer), what)
            check_worlds(game, mine[1], mine[2], viewer, count)


def check_any_order(s: Any, seats: list[int], rng: Rng) -> None:
    """The same answers lead to the same position, whoever gives theirs first."""
    answers = {seat: pick(s.facing(seat).legal, rng, by_verb=False) for seat in seats}
    ends = []
    for order in (seats, seats[::-1], seats[1:] + seats[:1]):
        p = s.copy()
        for seat in order:
            p = p.facing(seat)
            assert (p.asked, answers[seat] in p.legal) == (seat, True), f"seat {seat} cannot answer after others"
            p.play(answers[seat])
        ends.append(plain(p))
    for end in ends[1:]:
        same(ends[0], end, "it matters who answers first")


def check_ends(world: Any, rng: Rng) -> None:
    """A redealt position can be played to its end."""
    for _ in range(LONGEST):
        if not world.legal:
            return
        world.play(world.legal[rng.below(len(world.legal))])
    raise AssertionError("the game does not end")


def check_one_word(game: Game, s: Any, world: Any, option: Option, viewer: int, rng: Rng) -> None:
    """News tell no more than the views that go with them; what may be undone has told nobody anything."""
    check_news(game, listening(s), listening(world), option, viewer)
    here, there = listening(s), listening(world)
    here.play(option)
    there.play(option)
    views = [json.dumps(game.view(c, viewer)) for c in (here, there)]
    same(game.view(here, viewer), game.view(game.redeal(here, viewer, rng), viewer), "after a word")
    learned = [mark(here) != mark_before(s), mark(there) != mark_before(world)]
    if views[0] == views[1]:
        assert learned[0] == learned[1], f"whether {option} can be undone tells viewer {viewer} a secret"
    if not learned[0]:
        assert views[0] == views[1], f"{option} can be undone after viewer {viewer} has learned from it"


def mark_before(s: Any) -> int:
    return int(s.learned)  # the copies that hear a word start with a fresh generator


def listening(s: Any) -> Any:
    """A copy that keeps its news, with a generator of its own."""
    c = s.copy()
    c.rng = fast(1)
    c.news = []
    return c


def unfold(s: Any, option: Option) -> Iterator[None]:
    """Plays an answer and stops after everything that follows from it."""
    step = s.todo.pop()
    s.base = len(s.todo)
    step.choose(s, option)
    yield
    while s.todo:
        step = s.todo.pop()
        s.base = len(s.todo)
        options = step.options(s)
        if len(options) > 1 or (options and step.secret()):
            s.todo.append(step)
            return
        if options:
            step.choose(s, options[0])
        else:
            step.resolve(s)
        yield


def check_news(game: Game, here: Any, there: Any, option: Option, viewer: int) -> None:
    """As long as a viewer sees the same in two worlds, it is told the same."""
    for _ in zip(unfold(here, option), unfold(there, option), strict=False):
        views = [json.dumps(game.view(c, viewer)) for c in (here, there)]
        if views[0] != views[1]:
            return
        told = [lines(game, c.news, viewer) for c in (here, there)]
        same(told[0], told[1], f"the news tell viewer {viewer} a secret")


def lines(game: Game, news: list[News], viewer: int) -> list[str]:
    """What a viewer reads of some news, in every language."""
    return [text for lang in LANGS for part in news if (text := game.tell(part, viewer, lang))]


def say_slowly(game: Game, match: Match, option: Option, rng: Rng) -> None:
    """Plays an answer step by step beside the match, looking at each step that leaves no choice."""
    slow = match.s.copy()
    slow.news = []
    step = slow.todo.pop()
    slow.base = len(slow.todo)
    step.choose(slow, option)
    while slow.todo:
        step = slow.todo.pop()
        slow.base = len(slow.todo)
        before = plain(slow)
        options = step.options(slow)
        same(plain(slow), before, f"{step}: looking at the options changes the table")
        slow.legal = options
        if len(options) > 1 or (options and step.secret()):
            slow.todo.append(step)
            break
        if step.candidates(slow):
            check_forced(game, slow, step, rng)
        if options:
            step.choose(slow, options[0])
        else:
            step.resolve(slow)
    else:
        slow.legal = []
    news = match.say(match.s.asked, option.word)
    same(plain(slow), plain(match.s), "step by step, the answer leads elsewhere")
    assert slow.news == news
    for lang in LANGS:
        for viewer in range(slow.seats + 1):
            assert all(game.tell(part, viewer, lang) for part in news if part[0] >> viewer & 1)
        assert all(game.about(ref, lang) for part in news for ref in game.refs(part)), "news point at nothing"


def check_forced(game: Game, s: Any, step: Any, rng: Rng) -> None:
    """That a question is not asked tells nobody anything: in other worlds it would not be asked either."""
    s.todo.append(step)
    for viewer in range(s.seats + 1):
        if viewer != step.seat:
            others = step.options(game.redeal(s, viewer, rng))
            assert len(others) == len(s.legal), f"that {step} is not asked tells viewer {viewer} a secret"
    s.todo.pop()


def check_undo(game: Game, match: Match, rng: Rng) -> None:
    """Words that may be taken back lead to where the game was, and can be said again."""
    for seat in range(match.record.seats):
        depth = match.undoable(seat)
        assert depth <= len(match.record.said)
        if depth:
            after, words = game.dump(match.s), match.record.said[-depth:]
            match.undo(depth)
            before = Match(Record.read(match.record.write()))
            same(game.dump(match.s), game.dump(before.s), "undo")
            for said in words:
                match.say(*said)
            same(game.dump(match.s), after, "saying again what was undone")


def check_end(game: Game, match: Match) -> None:
    """A finished game has a result, and its record replays to it and is found good."""
    s = match.s
    assert not s.todo
    scores, ranks = game.scores(s), game.ranks(s)
    assert len(scores) == len(ranks) == s.seats
    assert min(ranks) == 1
    assert all(ranks.count(rank) >= 1 and 1 <= rank <= s.seats for rank in ranks)
    record = Record.read(match.record.write())
    final = record.verify()
    same(game.dump(final), game.dump(s), "the record replays to another end")
    same(game.dump(game.load(json.loads(json.dumps(game.dump(s))))), game.dump(s), "dump and load of the end")
    for viewer in range(s.seats + 1):
        assert ElementTree.fromstring(game.svg(s, viewer, "en")) is not None
        assert game.prompt(s, "fa", viewer)


def count_positions(s: Any, depth: int) -> int:
    """perft: how many positions there are so many decisions on."""
    if depth == 0 or not s.legal:
        return 1
    total = 0
    for option in s.legal:
        c = s.copy()
        c.play(option)
        total += count_positions(c, depth - 1)
    return total


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What has changed between two views; of a list of lists or tables, and of a long table, only what did."""
    found: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if value == before:
            continue
        alike = isinstance(before, list) and isinstance(value, list) and len(before) == len(value)
        nested = alike and any(isinstance(part, (list, dict)) for part in value)
        found[key] = {i: part for i, part in enumerate(value) if part != before[i]} if nested else value  # type: ignore[index]
        if isinstance(before, dict) and before.keys() == value.keys() and len(value) > LONG:
            found[key] = {name: part for name, part in value.items() if part != before[name]}
    return found


def playthrough(game: Game, seats: int, seed: int = 1, options: dict[str, str] | None = None, most: int = 0) -> str:
    """One random game as text: every question, every option, what was said, the news, and how every view changed; or
    so many decisions of it."""
    match = Match(Record.new(game, seats, seed, options))
    rng = fast(seed)
    views: list[dict[str, Any]] = [{} for _ in range(seats + 1)]
    text = [match.record.body().rstrip("\n")]
    while True:
        s = match.s
        text += [f"  {line}" for line in lines(game, match.told[-1], seats) if not foreign(line, "en")]
        for viewer in range(seats + 1):
            view = game.view(s, viewer)
            text.append(f"  {viewer}: {json.dumps(changes(views[viewer], view))}")
            views[viewer] = view
        if not s.legal:
            text.append(f"scores {game.scores(s)} ranks {game.ranks(s)}")
        if not s.legal or len(match.record.said) == most > 0:
            return "\n".join(text) + "\n"
        option = s.legal[rng.below(len(s.legal))]
        text.append(f"{len(match.record.said)} {s.todo[-1]} {' '.join(o.word for o in s.legal)}")
        text.append(f"> {s.asked} {option.word}")
        match.say(s.asked, option.word)
