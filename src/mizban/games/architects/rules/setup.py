"""Set-up (AW-2, AW-20, AW-24). Chance enters here, and when the black market cards are shuffled anew (AW-22.1)."""

from __future__ import annotations

from mizban.core.packed import i64, vec
from mizban.core.rng import Rng
from mizban.core.state import EVERYBODY, Said
from mizban.games.architects.rules.cards import (
    BASE_BOARDS,
    BASE_HOUSES,
    BASE_PUPILS,
    BOARDS,
    COLUMNS,
    HOUSES,
    LINES,
    MARKET_CARDS,
    PUPILS,
    REWARD_CARDS,
    SEATS,
    START_TAX,
    START_VIRTUE,
    TYPES,
    WORKERS,
)
from mizban.games.architects.rules.characters import Choose
from mizban.games.architects.rules.draft import Begin
from mizban.games.architects.rules.state import NOBODY, PLACES, SUPPLY, Architects
from mizban.games.architects.rules.turns import Start


def new_game(seats: i64, rng: Rng, options: dict[str, str]) -> Architects:
    """AW-2.1 to AW-2.12, AW-20.1, AW-23.5 to AW-23.8 The table for so many seats, whoever sits there, up to its first
    question."""
    s = Architects()
    s.begin(seats, rng, int(options["rules"]))
    s.variable = 0 if options["boards"] == "standard" else 1
    s.promo = on(options, "promo_cards")
    s.extra = on(options, "extra_boards")
    s.starting = on(options, "starting_apprentice")
    s.refreshing = on(options, "apprentice_refresh")
    s.running = on(options, "running_scores")
    s.first = rng.below(seats) if drawn(options) else int(options["first_seat"])
    s.active = s.first
    if options["solo"] != "off":
        s.tell(EVERYBODY, f"solo-{options['solo']}")
    lay_cards(s)
    lay_seats(s)
    s.boards = dealt_boards(s) if options["boards"] == "dealt" else vec[i64]([NOBODY] * seats)
    s.tax = START_TAX
    s.resets = s.over = 0
    s.last = NOBODY
    if options["boards"] == "chosen":
        for seat in range(seats):
            s.then(Choose(seat))
    s.then(Begin(0))
    s.then(Start(0))
    s.settle()
    return s


def drawn(options: dict[str, str]) -> bool:
    """AW-2.11, AW-23.8 Whether chance says who begins: in the solo game always."""
    return options["first_player"] == "random" or options["solo"] != "off"


def clash(options: dict[str, str]) -> Said | None:
    """AW-23.8 In the solo game nobody chooses who begins."""
    chosen = options.get("first_player", "random") != "random"
    return ("solo-draws AW-23.8", ()) if chosen and options.get("solo", "off") != "off" else None


def on(options: dict[str, str], id: str) -> i64:
    """Whether an option is on."""
    return 1 if options[id] == "on" else 0


def shuffled(s: Architects, n: i64) -> vec[i64]:
    """The numbers below n in any order."""
    cards = vec[i64](list(range(n)))
    s.rng.shuffle(cards)
    return cards


def lay_cards(s: Architects) -> None:
    """AW-2.1 to AW-2.6, AW-24.1, AW-27.3, AW-27.5 The four piles are shuffled, and eight apprentices lie beside the
    Workshop."""
    s.dealt = shuffled(s, len(MARKET_CARDS))
    s.flipped = 0
    s.rewards = vec[i64](REWARD_CARDS)
    s.rng.shuffle(s.rewards)
    s.given = 0
    school = shuffled(s, PUPILS if s.promo else BASE_PUPILS)
    shown = LINES * COLUMNS
    s.display, s.school = school[:shown], school[shown:]
    s.unmet = len(s.school)
    s.coins = vec[i64]([0] * shown)
    s.pile = shuffled(s, HOUSES if s.promo else BASE_HOUSES)
    s.fresh = len(s.pile)
    s.seen = vec[i64]([0] * HOUSES)
    s.met = vec[i64]([0] * HOUSES)
    s.pack = vec[i64]()
    s.picked = vec[i64]()


def lay_seats(s: Architects) -> None:
    """AW-2.8, AW-1.4 Each seat has twenty workers, a marker below the Cathedral and one on Virtue 7."""
    seats = s.seats
    s.goods = vec[i64]([0] * (seats * TYPES))
    s.workers = vec[i64]([0] * (PLACES * SEATS))
    for seat in range(seats):
        s.workers[SUPPLY * SEATS + seat] = WORKERS
    s.market = vec[i64]([NOBODY] * 3)
    s.guild = vec[i64]()
    s.virtue = vec[i64]([START_VIRTUE] * seats)
    s.unpaid, s.paid, s.level = vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats)
    s.hired, s.skills = vec[i64]([0] * seats), vec[i64]([0] * seats)
    s.built, s.hand = vec[i64]([0] * seats), vec[i64]([0] * seats)


def dealt_boards(s: Architects) -> vec[i64]:
    """AW-20.1, AW-24.2 A character for each seat, at random."""
    return shuffled(s, len(BOARDS) if s.extra else BASE_BOARDS)[: s.seats]
