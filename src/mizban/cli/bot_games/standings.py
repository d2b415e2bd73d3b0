"""How good bots are by the games they have played: win shares and how sure they are, and ratings."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log10, sqrt
from typing import Any

import mizban
from mizban.cli.bot_games.contest import Seated, mixed
from mizban.render.games import Game

SURE = 1.96  # standard errors to either side that hold the truth 95 times in 100
ROUNDS = 200  # of bringing ratings nearer to the results


@dataclass
class Player:
    """What one bot did, on whatever seats."""

    seats: int = 0  # how many it has played
    share: float = 0.0  # of the victories that chance alone would have given it
    wins: float = 0.0  # shared victories count in parts
    points: int = 0
    won: int = 0  # seats that came out first, alone or with others
    best: int = 0  # the points of those
    turns: int = 0  # how often it was asked after others had been
    answers: int = 0
    seconds: float = 0.0  # of thinking
    words: int = 0  # any other answer in all its games would have changed this number
    beaten: dict[str, float] = field(default_factory=dict)  # [other bot] how often it came out ahead of it


def add(players: dict[str, Player], seated: list[Seated]) -> None:
    """What a game tells about the bots."""
    first = sum(seat.rank == 1 for seat in seated)
    for seat in seated:
        player = players[seat.bot]
        player.seats += 1
        player.share += 1 / len(seated)
        player.points += seat.points
        player.turns += seat.turns
        player.answers += seat.answers
        player.seconds += seat.seconds
        player.words = mixed(player.words, seat.words)
        if seat.rank == 1:
            player.wins += 1 / first
            player.won += 1
            player.best += seat.points
        for rival in seated:
            if rival.bot != seat.bot:
                ahead = (seat.rank < rival.rank) + 0.5 * (seat.rank == rival.rank)
                player.beaten[rival.bot] = player.beaten.get(rival.bot, 0.0) + ahead


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies 95 times in 100 (Wilson 1927)."""
    spread = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    middle, scale = share + SURE**2 / (2 * games), 1 + SURE**2 / games
    return max((middle - spread) / scale, 0.0), min((middle + spread) / scale, 1.0)


def ratings(players: dict[str, Player]) -> dict[str, float]:
    """Points of rating as in chess, from 0 for the weakest: 400 more come out ahead ten times to one (Bradley and
    Terry 1952). Half a victory is lent to both of every pair, so that nobody is infinitely strong."""
    names = list(players)
    wins = {(a, b): players[a].beaten.get(b, 0.0) + 0.5 for a in names for b in names if a != b}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for a in names:
            rivals = [b for b in names if b != a]
            met = sum((wins[a, b] + wins[b, a]) / (strength[a] + strength[b]) for b in rivals)
            strength[a] = sum(wins[a, b] for b in rivals) / met
    least = min(strength.values())
    return {name: 400 * log10(strength[name] / least) for name in names}


def results(game: Game, players: dict[str, Player], seats: int, games: int, seed: str) -> dict[str, Any]:
    """The results as plain data."""
    rated = ratings(players)
    rows = []
    for name, player in players.items():
        low, high = interval(player.wins / games, games)
        rows.append(
            {
                "bot": name,
                "seats": player.seats,
                "win_share": round(player.wins / games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "even": round(player.share / games, 4),
                "mean": round(player.points / max(player.seats, 1), 3),
                "winning": round(player.best / player.won, 3) if player.won else None,
                "turns": round(player.turns / max(player.seats, 1), 1),
                "rating": round(rated[name]),
                "ms": round(1000 * player.seconds / max(player.answers, 1), 3),
                "words": f"{player.words:010x}",
            }
        )
    build = mizban.build()
    return {"game": game.name, "rules": game.rules, "build": build, "seats": seats, "games": games, "bots": rows}
