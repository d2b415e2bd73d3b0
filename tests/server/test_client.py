"""A client that a common generator makes from the description plays through it, without a line of ours."""

from __future__ import annotations

import asyncio
import importlib
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mizban.core.record import Record
from server.house import house
from server.served import Here, listening

PROGRAMS = Path(sys.executable).parent
NAME = "made_client"


async def tokens(folder: Path, count: int) -> list[str]:
    async with house(folder) as h:
        return [await h.host.people.new_token(person, "client") for person in await h.guests(count)]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[Here, list[str]]]:
    """A server, and the tokens of two people there."""
    given = asyncio.run(tokens(tmp_path / "data", 2))
    with listening(tmp_path / "data") as server:
        yield server, given


@pytest.fixture
def made(tmp_path: Path, server: tuple[Here, list[str]], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The package that openapi-python-client makes from the description of a running server; it warns of nothing."""
    url = f"{server[0].address}/api/v1/openapi.json"
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--url", url, "--meta", "none"]
    command += ["--output-path", str(tmp_path / NAME), "--fail-on-warning"]
    path = {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"}  # it formats with ruff
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env={**os.environ, **path}, cwd=tmp_path
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "arning" not in ran.stdout + ran.stderr, ran.stdout + ran.stderr
    monkeypatch.syspath_prepend(tmp_path)
    return importlib.import_module(NAME)


class Player:
    """Somebody who plays with the client."""

    ids = itertools.count(1)

    def __init__(self, server: Here, token: str) -> None:
        client = importlib.import_module(f"{NAME}.client")
        self.client = client.AuthenticatedClient(f"{server.address}/api/v1", token, raise_on_unexpected_status=True)
        self.models = importlib.import_module(f"{NAME}.models")

    def ask(self, route: str, *args: str, **fields: Any) -> Any:
        """What a route answers, as the type that the description names."""
        return importlib.import_module(f"{NAME}.api.{route}").sync(*args, client=self.client, **fields)

    def do(self, table: str, kind: str, do: str, **fields: Any) -> Any:
        """A command."""
        body = getattr(self.models, kind)(do=do, id=f"c{next(self.ids)}", **fields)
        return self.ask("tables.command", table, body=body)

    def move(self, table: str) -> Any:
        """Answers if asked; the table as it was before."""
        info = self.ask("tables.table", table)
        if info.legal:
            word = info.legal[info.n % len(info.legal)].word
            answer = self.do(table, "Say", "say", n=info.turn, word=word)
            assert isinstance(answer, self.models.Answer), answer
            assert answer.ok
        return info


@pytest.fixture
def players(made: ModuleType, server: tuple[Here, list[str]]) -> Iterator[list[Player]]:
    """The two people there."""
    assert made.__name__ == NAME
    seated = [Player(server[0], token) for token in server[1]]
    yield seated
    for player in seated:
        player.client.get_httpx_client().close()


@pytest.mark.built
@pytest.mark.once
def test_a_client_made_from_the_description_plays_a_whole_game(players: list[Player]) -> None:
    ann, behrooz = players
    kinds = ann.models
    chairs = [kinds.NewTableChairsItem(each) for each in ("me", "open", "random")]
    wanted = kinds.NewTable(game=kinds.NewTableGame.BIBLIOS, chairs=chairs, bank=kinds.NewTableBank(300))
    table = ann.ask("tables.create", body=wanted)
    assert isinstance(table, kinds.TableInfo)
    assert table.state is kinds.TableInfoState.WAITING
    assert isinstance(behrooz.ask("tables.table", table.id), kinds.Trouble), "it is private"
    assert behrooz.ask("join.join", table.code).id == table.id
    assert behrooz.do(table.id, "Sit", "sit").ok
    for seat, player in enumerate((ann, behrooz)):
        assert player.do(table.id, "Share", "share", share=f"{seat:032x}").ok
    refused = ann.do(table.id, "Say", "say", n=0, word="nothing")
    assert isinstance(refused, kinds.Refused)
    assert refused.text
    assert refused.table.id == table.id
    over = ann.move(table.id)
    while over.state is not kinds.TableInfoState.OVER:
        over = (behrooz if over.asked == 1 else ann).move(table.id)
    record = Record.read(ann.ask("tables.record", table.id))
    record.verify()
    assert record.scores == over.scores
    assert [line.id for line in ann.ask("tables.my_tables")] == [table.id]
    assert {game.name.value for game in ann.ask("games.games")} >= {"biblios", "troyes"}
