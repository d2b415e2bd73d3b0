"""The summary card. Its first side: a turn and the places; its second: Virtue, the Cathedral, a Reset and points."""

from __future__ import annotations

from typing import Any, Final

from mizban.games.architects.face.names import LOCATION
from mizban.games.architects.face.scene.drawings import GOOD, SIGN, WORKERS
from mizban.games.architects.face.scene.places import SPOT
from mizban.games.architects.rules.cards import (
    CAPACITY,
    CAPTURE_PLACES,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    DATA,
    DEBT_SILVER,
    DEBT_TAX,
    EVASION,
    HAND_LIMIT,
    HIGHEST,
    HIRE_SILVER,
    HIRE_TAX,
    LAYOUT,
    LEAST_WORTHY,
    LEVEL_POINTS,
    LEVELS,
    LIMITS,
    LOCATIONS,
    LOOK,
    MANY_PRISONERS,
    MARKET_LOSS,
    MARKET_PRICE,
    MOST_TRUSTED,
    PUPIL_LIMIT,
    RANSOM_SILVER,
    RANSOM_TAX,
    STAND_LOSS,
    TOP,
    TRACK,
)
from mizban.games.architects.rules.scoring import EACH, PER
from mizban.games.architects.rules.view import View
from mizban.render.aids import Aid, Line, Section, line
from mizban.render.shapes import Shape, Use

FACES: Final = ("aid-face-places", "aid-face-points")
SIGNS: Final[dict[str, Shape]] = {
    **{good: Use(symbol) for good, symbol in GOOD.items()},
    **{name: Use(SIGN[name]) for name in ("virtue", "debt", "card", "hire", "points", "reset", "end", "irons", "none")},
    **{f"worker-{seat}": Use(worker, 0, 0, 1, f"seat-{seat}") for seat, worker in enumerate(WORKERS)},
    **{place: Use(symbol) for place, symbol in SPOT.items()},
}
ASKED: Final = {  # [question] the line that is lit
    "Storehouse": "aid-donate aid-carve",
    "Capture": "aid-capture",
    "Guardhouse": "aid-send aid-release aid-ransom aid-pay",
    "Look": "aid-market",
    "Work": "aid-guildhall",
    "TakeBack": "aid-back",
    "Abilities": "aid-abilities",
}


def sign(name: str) -> Shape | None:
    """A sign of the card."""
    return SIGNS.get(name)


def aid(v: View | None) -> Aid:
    """The card as the one who looks has it, or for every number of players."""
    sections = (
        Section("aid-gather", gathering(), "pairs"),
        Section("aid-places", places(v), "short"),
        Section("aid-guardhouse", guardhouse(), "short"),
        Section("aid-virtue", track(v), "flow", face=1),
        Section("aid-bounds", bounds(), "short", face=1),
        Section("aid-cathedral", cathedral(v), "short", (("least", int(LEAST_WORTHY)),), 1),
        Section("aid-reset", reset(), "short", resets(v), 1),
        Section("aid-score", scoring(v), "short", face=1),
    )
    lit = ASKED.get(v["question"], "").split() if v else []
    shown = (section._replace(lines=tuple(now(each, lit) for each in section.lines)) for section in sections)
    return Aid(tuple(shown), "", FACES, abreast=True)


def now(line: Line, lit: list[str]) -> Line:
    """A line; lit, where it is what is asked."""
    return line._replace(state="now") if line.id in lit else line


def named(place: str) -> tuple[str, int]:
    """The name of a location."""
    return ("location", LOCATIONS.index(place))


def worth(base: int, each: int = 1) -> str:
    """So much for n workers."""
    return f"<={'' if each == 1 else each}n{f'+{base}' if base else ''}>"


def gathering() -> tuple[Line, ...]:
    """AW-4 What n own workers bring."""
    lines: list[Line] = []
    for place, clause in (("forest", "AW-4.2"), ("quarry", "AW-4.3"), ("silversmith", "AW-4.6")):
        row = LOCATION[place]
        [(good, each)] = row["gain_per_worker"].items()
        gain = f"{worth(row['gain_base'][good], each)}<{good}>"
        lines.append(line("aid-gain", clause, place, gain=gain)._replace(thing=named(place)))
    clay, gold = LOCATION["mines"]["option_clay"], LOCATION["mines"]["option_gold"]
    assert gold["per_two_workers"] == 1
    mines = line("aid-mines", "AW-4.4", "mines", clay=f"{worth(clay['base'], clay['per_worker'])}<clay>")
    return (*lines[:2], mines._replace(thing=named("mines")), lines[2])


def places(v: View | None) -> tuple[Line, ...]:
    """AW-3 to AW-12 What the other places are for."""
    workshop = LOCATION["workshop"]
    skip = workshop["skip_silver"]
    small, middle, large = MARKET_PRICE
    donate, carve = DATA["storehouse_trade"]
    few, many = CAPTURE_PLACES[2], CAPTURE_PLACES[4]
    reach = CAPTURE_PLACES[v["seats"]] if v else 0
    limits = line("aid-limits", "AW-6.9", pupils=pupils(v), hand=int(HAND_LIMIT), paper=int(v is None))
    return (
        line("aid-donate", "AW-5.2", "kings_storehouse", **trade(donate)),
        line("aid-carve", "AW-5.3", "kings_storehouse", **trade(carve)),
        line("aid-hire", "AW-6.1", "workshop", tax=int(HIRE_TAX), silver=int(HIRE_SILVER), coin=skip),
        line("aid-draw", "AW-6.15", "workshop", base=workshop["draw_base"], more=workshop["draw_per_two_workers"]),
        line(
            "aid-capture",
            "AW-7.2",
            "town_centre",
            tax=int(CAPTURE_TAX),
            silver=int(CAPTURE_SILVER),
            reach=int(reach) if v else f"{few}/{many}",
            paper=int(v is None),
        ),
        line("aid-stand", "AW-8.2", "tax_stand", loss=int(STAND_LOSS)),
        line(
            "aid-market",
            "AW-9.2",
            "black_market",
            small=int(small),
            middle=int(middle),
            large=int(large),
            look=int(LOOK),
            loss=int(MARKET_LOSS[0]),
        ),
        line("aid-guildhall", "AW-11.4", "guildhall"),
        line("aid-back", "AW-3.3")._replace(kind="fine"),
        limits._replace(kind="fine"),
    )


def pupils(v: View | None) -> int:
    """AW-6.9 How many apprentices the one who looks may have."""
    return int(PUPIL_LIMIT) + (v is not None and v["viewer"] < v["seats"] and v["boards"][v["viewer"]] == "rudolf")


def trade(row: dict[str, Any]) -> dict[str, int | str]:
    """AW-5.2, AW-5.3 What is given at the Storehouse, and what for."""
    [(gain, n)] = row["gain"].items()
    goods = "".join(f"<{good}>" for good in row["pay_any_of"])
    return {"pay": row["pay_count"], "goods": goods, "n": n, "gain": f"<{gain}>"}


def guardhouse() -> tuple[Line, ...]:
    """AW-10 The four actions of the Guardhouse."""
    send, _, ransom, debt = DATA["guardhouse_action"]
    return (
        line("aid-send", "AW-10.4", "irons", silver=send["gain_per_worker"]["silver"]),
        line("aid-release", "AW-10.5", "prison"),
        line(
            "aid-ransom",
            "AW-10.6",
            "worker-0",
            tax=int(RANSOM_TAX),
            silver=int(RANSOM_SILVER),
            debt=ransom["cost_b"]["debt"],
            loss=ransom["cost_b"]["virtue_loss"],
        ),
        line("aid-pay", "AW-10.7", "debt", tax=int(DEBT_TAX), silver=int(DEBT_SILVER), virtue=debt["gain"]["virtue"]),
    )


def track(v: View | None) -> tuple[Line, ...]:
    """AW-14.1 The points of the Virtue track, alike ones together; where the one who looks stands is tinted."""
    own = v["virtue"][v["viewer"]] if v and v["viewer"] < v["seats"] else -1
    lines: list[Line] = []
    for first, last in alike([int(points) for points in TRACK]):
        points = f"{TRACK[first]:+d}".replace("-", "−").replace("+0", "0")
        state = "own" if first <= own <= last else ""
        lines.append(
            line("aid-level", "AW-14.1", first=first, last=last, several=int(first < last), points=points)._replace(
                state=state
            )
        )
    return tuple(lines)


def alike(figures: list[int]) -> list[tuple[int, int]]:
    """Where equal figures begin and end."""
    begins = [i for i, figure in enumerate(figures) if i == 0 or figures[i - 1] != figure]
    return [(first, end - 1) for first, end in zip(begins, [*begins[1:], len(figures)], strict=True)]


def bounds() -> tuple[Line, ...]:
    """AW-9.1, AW-13.1, AW-14.4 to AW-14.6 What Virtue allows."""
    one, two = ([level for level, coins in enumerate(EVASION) if coins == n] for n in (1, 2))
    return (
        line("aid-evade", "AW-14.6", "tax", low=two[0], high=two[-1], first=one[0], last=one[-1]),
        line("aid-unworthy", "AW-13.1", "cathedral", most=int(LEAST_WORTHY) - 1),
        line("aid-trusted", "AW-9.1", "black_market", least=int(MOST_TRUSTED) + 1),
        line("aid-above", "AW-14.4", "virtue", most=int(HIGHEST)),
        line("aid-below", "AW-14.5", "debt", least=LIMITS["virtue_min"]),
    )


def cathedral(v: View | None) -> tuple[Line, ...]:
    """AW-13.2, AW-13.4 What the levels cost and bring, and for how many there is room; one's own is tinted."""
    own = v["levels"][v["viewer"]] if v and v["viewer"] < v["seats"] else 0
    lines: list[Line] = []
    for level in range(1, int(TOP) + 1):
        row = LEVELS[level]
        goods = "".join(f"<{good}>" for good in row.get("cost_any_of", []))
        cost = f"{row['cost_any_count']} {goods}" if goods else " ".join(f"{n}<{g}>" for g, n in row["cost"].items())
        figures: dict[str, int] = {"points": int(LEVEL_POINTS[level]), "room": int(CAPACITY[level])}
        step = line("aid-stage", "AW-13.2", str(level), cost=cost, **figures)
        lines.append(step._replace(state="own" if level == own else ""))
    return (*lines, line("aid-advance", "AW-13.5")._replace(kind="fine"))


def resets(v: View | None) -> tuple[tuple[str, int | str], ...]:
    """AW-11.6 Which Guildhall spaces bring a Reset."""
    layouts = [row for players, row in sorted(LAYOUT.items()) if v is None or players == v["seats"]]
    first, second = ("/".join(str(row["reset_spaces"][i]) for row in layouts) for i in (0, 1))
    players = "/".join(map(str, sorted(LAYOUT)))
    return (("first", first), ("second", second), ("players", players), ("paper", int(v is None)))


def reset() -> tuple[Line, ...]:
    """AW-15 The steps of a Reset."""
    return (
        line("aid-market-out", "AW-15.2", "1"),
        line("aid-turned", "AW-15.3", "2"),
        line("aid-abilities", "AW-15.4", "3"),
        line("aid-prisoners", "AW-15.6", "4", many=int(MANY_PRISONERS)),
        line("aid-most", "AW-15.7", "5"),
    )


def scoring(v: View | None) -> tuple[Line, ...]:
    """AW-18, AW-19 When it ends, what counts, and who wins."""
    layouts = [row for players, row in sorted(LAYOUT.items()) if v is None or players == v["seats"]]
    return (
        line("aid-last", "AW-18.2", "guildhall", spaces="/".join(str(row["spaces"]) for row in layouts)),
        line("aid-built", "AW-19.1", "card"),
        line("aid-debts", "AW-19.4", "debt", points=-EACH["unpaid_debt"]),
        line("aid-riches", "AW-19.5", "gold", points=EACH["gold_marble"]),
        line("aid-silver", "AW-19.6", "silver", points=EACH["silver"], per=PER["silver"]),
        line("aid-prison", "AW-19.7", "prison", points=-EACH["prison"], per=PER["prison"]),
        line("aid-winner", "AW-19.8")._replace(kind="fine"),
    )
