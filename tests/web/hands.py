"""How people answer in a browser: with a pointer or a finger on the board, or with keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from mizban.core.record import Record
from mizban.render.digits import digits
from mizban.render.games import seen
from mizban.server.table.room import Room
from web.browser import PERSIAN, POINT, Place, click, lit, sensible

LISTEN = """
  window.said = []; // the words that this page has sent
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { do: order, word } = JSON.parse(text);
    if (order === "say") window.said.push(word);
    return send.call(this, text);
  };
"""
ANSWERS = """(buttons) => buttons.map((button) => [
  button.dataset.word, (button.dataset.ref ?? "").split(" ").filter(Boolean), button.dataset.note ?? "",
  "amount" in button.dataset, button.getAttribute("aria-keyshortcuts") ?? "",
])"""
MIDDLE = """(ref) => {
  const alike = [...document.querySelectorAll("#board [data-ref]")].filter((thing) => thing.dataset.ref === ref);
  const box = (alike.find((thing) => thing.matches(".m-lit")) ?? alike[0]).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
WALKED = """() => {
  const thing = document.querySelector("#board .m-hot");
  if (!thing) return ["", 0, 0];
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [thing.matches(".m-lit") && thing.dataset.ref, x + width / 2, y + height / 2];
}"""

ME = 0  # whoever lays a table sits there first


class Answer(NamedTuple):
    """One answer of the open question, as the page offers it."""

    word: str
    refs: list[str]
    note: str
    amount: bool
    key: str  # the number that chooses it


Pick = Callable[[list[Answer], random.Random], Answer]


def short(answers: list[Answer], chance: random.Random) -> Answer:
    """Any answer, but mostly to pass where one may, so that games with auctions stay short."""
    passes = [answer for answer in answers if answer.refs == [f"say:{answer.word}"]]
    return chance.choice(passes if passes and chance.random() < 0.6 else answers)


def eager(answers: list[Answer], chance: random.Random) -> Answer:
    """Mostly uses what can be used, and takes what brings something besides its place."""
    used = [answer for answer in answers if answer.word.startswith("use:")]
    if used and chance.random() < 0.8:
        return chance.choice(used)
    rest = [answer for answer in answers if answer not in used]
    more = [answer for answer in rest if re.search("[;؛]", answer.note)]
    return chance.choice(more or rest)


class Practised:
    """Plays at a table as somebody of some practice would, and so ends it soon, but tries every kind of answer once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.say = sensible(room.game.name)
        self.tried: set[str] = set()

    def __call__(self, answers: list[Answer], chance: random.Random) -> Answer:
        assert self.room.play.match is not None
        new = [answer.word for answer in answers if kind(answer.word) not in self.tried]
        word = min(new) if new else self.say(self.room.play.match.s.copy(), 0)
        self.tried.add(kind(word))
        chosen = (answer for answer in answers if answer.word == word)
        return next(chosen, answers[0])  # an amount may be chosen already


def kind(word: str) -> str:
    """The verb of an answer."""
    return word.partition(":")[0]


class Hand:
    """Somebody who plays at a page, and knows what they have said. It comes before its page opens a table."""

    def __init__(self, page: Page, pick: Pick, seed: int) -> None:
        self.page = page
        self.pick = pick
        self.chance = random.Random(seed)
        self.given: list[str] = []
        page.add_init_script(LISTEN)

    def answers(self) -> list[Answer]:
        """The answers of the open question."""
        rows = self.page.locator("#question [data-word][id]").evaluate_all(ANSWERS)
        return [Answer(*each) for each in rows]

    @property
    def said(self) -> bool:
        """Whether the page has sent an answer since the last one that was given."""
        return len(self.page.evaluate("window.said")) > len(self.given)

    def gave(self, answer: Answer) -> None:
        """What was sent is what was meant."""
        self.given.append(answer.word)
        said = self.page.evaluate("window.said")
        assert said == self.given, f"{answer} was meant, and {said[len(self.given) - 1 :]} is said"

    # ------------------------------------------------------------ a pointer on the board

    def point(self) -> None:
        """Answers on the board itself. Whoever is asked again thinks again, half of the time."""
        answer = self.pick(self.lit(), self.chance)
        while not self.said:
            if self.page.locator("#confirm").is_visible():
                self.page.locator(f"#confirm-{self.chance.choice(['yes', 'no'])}").click()
            else:
                self.touch(answer)
        self.gave(answer)

    def lit(self) -> list[Answer]:
        """The answers whose things lie lit on the board: all but amounts, for which there may be no room."""
        things, answers = {place.ref for place in lit(self.page)}, self.answers()
        there = [answer for answer in answers if set(answer.refs) <= things]
        missing = [answer.word for answer in answers if answer not in there and not answer.amount]
        assert there, f"nothing to click: {self.page.locator('#question').inner_text()}"
        assert not missing, f"not on the board: {missing}"
        return there

    def touch(self, answer: Answer) -> None:
        """Clicks the things of an answer, one after another, until that is enough."""
        for ref in answer.refs:
            alike = [place for place in lit(self.page) if place.ref == ref] or [Place(ref, 0)]
            click(self.page, alike[-1])  # the uppermost of those that lie on one another
            choices = self.page.locator("#chooser:popover-open")
            if choices.count():
                choices.locator(f'[data-word="{answer.word}"]').click()
            if self.said or self.page.locator("#confirm").is_visible():
                return

    # ------------------------------------------------------------ a finger on a phone

    def tap(self) -> int:
        """Answers with a finger: what is small comes nearer first, and what is out of sight is looked for. Returns how
        often the lens had to move."""
        answer = self.pick(self.answers(), self.chance)
        for moved in range(9):
            place = next(place for place in lit(self.page) if place.ref == answer.refs[0])
            at = self.page.evaluate(POINT, list(place))
            if at:
                self.page.touchscreen.tap(*at)
            else:
                self.page.locator("[data-zoom=out]").tap()
            if self.said:
                self.gave(answer)
                return moved
            self.page.wait_for_timeout(600)  # two touches at once are one
        raise AssertionError(f"a finger does not reach {answer}")

    # ------------------------------------------------------------ keys

    def press(self) -> None:
        """Answers by keys only, in one way after another. The focus is on something always."""
        if focused(self.page, "body"):
            assert not self.given, f"the focus is lost after {self.given[-1]}"
            self.page.keyboard.press("Tab")
        answer, turn = self.pick(self.answers(), self.chance), len(self.given) % 8
        if answer.key and turn < 4:
            self.number(answer, as_persian=turn % 2 == 0)
        elif turn == 4 and self.walk(answer):
            pass
        elif answer.amount:
            self.step(answer)
        else:
            tab_to(self.page, f'#question [data-word="{answer.word}"]')
            self.page.keyboard.press("Enter")
        if self.page.locator("#confirm").is_visible():
            tab_to(self.page, "#confirm-yes")
            self.page.keyboard.press("Enter")
        self.gave(answer)

    def number(self, answer: Answer, as_persian: bool) -> None:
        """The number of the answer; a Persian keyboard has digits of its own."""
        if as_persian:
            pressed = (
                "key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"
            )
            self.page.evaluate(pressed, digits(answer.key, "fa"))
        else:
            self.page.keyboard.press(answer.key)

    def step(self, answer: Answer) -> None:
        """Up and down among the amounts or places, then Enter."""
        words = [each.word for each in self.answers() if each.amount]
        tab_to(self.page, "#amount")
        for _ in words:
            away = words.index(answer.word) - words.index(
                self.page.locator("#main-answer").get_attribute("data-say") or ""
            )
            if not away:
                break
            large, small = ("PageUp", "ArrowUp") if away > 0 else ("PageDown", "ArrowDown")
            self.page.keyboard.press(large if abs(away) >= 5 else small)
        self.page.keyboard.press("Enter")

    def walk(self, answer: Answer) -> bool:
        """Over the board by arrows to the thing of an answer, then Enter; False where arrows do not lead there."""
        if len(answer.refs) != 1 or sum(each.refs == answer.refs for each in self.answers()) > 1:
            return False
        self.page.locator("#place").focus()
        for _ in range(60):
            ref, x, y = self.page.evaluate(WALKED)
            if ref == answer.refs[0]:
                self.page.keyboard.press("Enter")
                return True
            to_x, to_y = self.page.evaluate(MIDDLE, answer.refs[0])
            across, down = to_x - x, to_y - y
            way = ("Right" if across > 0 else "Left") if abs(across) > abs(down) else ("Down" if down > 0 else "Up")
            self.page.keyboard.press(f"Arrow{way}")
        return False


def focused(page: Page, selector: str) -> bool:
    """Whether the focus is on such a thing."""
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Presses Tab until the focus is there, unless it is there already."""
    for _ in range(most):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


# ---------------------------------------------------------------- what is seen then


IN_VIEW = """texts => texts.filter((text) => {
  const { left, right } = text.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}).map((text) => text.textContent)"""


def check_digits(page: Page) -> None:
    """No Latin digit is on a Persian page, but in clauses."""
    drawn = page.locator("svg text").evaluate_all("texts => texts.map(text => text.textContent).join(' ')")
    shown = page.locator("body").inner_text() + drawn
    text = re.sub(r"\b[A-Z]{2}-\d+(\.[A-Z]?\d+)+\b", "", shown)
    assert not re.findall(r".{0,30}[0-9].{0,30}", text)
    assert any(digit in text for digit in PERSIAN)


def check_end(page: Page, lang: str, hand: Hand) -> Record:
    """The record of a finished game: it has what was said at this page, which shows its result."""
    answer = page.context.request.get(f"{page.url}/record")
    record = Record.read(answer.text())
    game = seen(record.game)
    assert [word for seat, word in record.said if seat == ME] == hand.given
    scores = game.scores(record.verify())
    shown = sorted(digits(points, lang) for points in scores)
    if record.seats == 1:  # nobody wins or loses against anybody
        expect(page.locator(".won h2")).to_contain_text(shown[0])
        expect(page.locator(".ranks, .medal")).to_have_count(0)
        return record
    expect(page.locator(".ranks tbody tr")).to_have_count(record.seats)
    expect(page.locator(".ranks .first")).not_to_have_count(0)
    assert sorted(page.locator(".ranks td:last-child").all_inner_texts()) == shown
    return record


def check_sheet(page: Page, lang: str, record: Record) -> None:
    """The sheet on the board, which can be seen, shows what everybody has."""
    drawn = page.locator("#board text").evaluate_all(IN_VIEW)
    for points in record.scores or []:
        assert digits(points, lang) in drawn
