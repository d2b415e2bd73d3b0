"""`mizban` with no command: serves on this machine, opens the browser, and says how phones find it."""

from __future__ import annotations

import gc
import ipaddress
import re
import socket
import sys
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from mizban.bots import TO_COMPILE, uncompiled
from mizban.cli.command_line.messages import texts
from mizban.cli.data.location import data_folder
from mizban.cli.data.running_server import entered, note
from mizban.core.problem import Problem
from mizban.render.games import registered_games
from mizban.server.network_address import EVERYWHERE, only_here, reachable

if TYPE_CHECKING:
    from mizban.server.storage.figures import Figures

PORT = 8020


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens on the wanted port; without a wish on the first one that is free. Who comes before the
    server runs waits. Only who listens has a port: two may be bound to it before."""
    from mizban.server.connections.listener import BACKLOG

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.getaddrinfo(host, 0, family)
    except OSError:
        raise Problem("bad-host", host=host) from None
    for number in [port] if port else range(PORT, PORT + 20):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            continue
        except OverflowError:
            raise Problem("bad-port", port=str(number)) from None
        return listener
    raise Problem("port-taken", host=host, port=str(port or PORT))


def calm() -> None:
    """Nobody is to wait for Python: it looks for lost cycles when the host says so, and changes threads at once."""
    gc.collect()
    gc.freeze()  # all that was loaded stays
    gc.set_threshold(50_000, 10, 1_000_000)  # whatever comes without pages; see `GarbageCollector`
    sys.setswitchinterval(0.0003)  # the thread that writes to disk has little to do and is waited for


def announce(lang: str, host: str, port: int, public: str, folder: Path) -> str:
    """Tells people where the table is; returns the address for a browser on this machine."""
    import segno

    t = texts(lang)
    everywhere = host in ("0.0.0.0", "::")
    name = "localhost" if everywhere else f"[{host}]" if ":" in host else host
    here = f"http://{name}:{port}/"
    there = public or (reachable(here) if everywhere else "")
    click.echo(t.say("serving", {"address": here}))
    if not public and for_this_machine(host):
        click.echo(t.say("serving-here", {"words": EVERYWHERE}))
    elif there and only_here(there):
        click.echo(t.say("serving-alone"))
    elif there:
        click.echo(t.say("serving-phones", {"address": there}))
        if sys.stdout.isatty():
            segno.make(there, micro=False).terminal(compact=True, border=2)
    click.echo(t.say("serving-data", {"folder": str(folder)}))
    click.echo(t.say("serving-end"))
    return here


def for_this_machine(host: str) -> bool:
    """Whether nobody else reaches who listens at this address."""
    addresses = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)
    return all(ipaddress.ip_address(address[0]).is_loopback for *_, address in addresses)


def tell_host(lang: str, address: str, figures: Figures) -> None:
    """Tells whoever started the server where a game has figures to enter, with the key of the host, and what is wrong
    with those that were entered."""
    t = texts(lang)
    for game in [game for game in registered_games() if game.entered]:
        place = f"{address}figures/{game.name}"
        click.echo(t.say("serving-key", {"game": game.title(lang), "address": place, "key": figures.key}))
        if wrong := figures.of(game).wrong:
            click.echo(t.say("serving-figures", {"game": game.title(lang), "why": t.problem(wrong)}))


def tell_build(lang: str) -> None:
    """Tells whoever started the server that bots think less on the plain sources, and what to do about it."""
    if uncompiled():
        click.echo(texts(lang).say("uncompiled", {"packages": TO_COMPILE}))


def serve(
    lang: str,
    host: str,
    port: int | None,
    data: Path | None,
    opens: bool,
    public: str,
    proxy: str | None,
    mail: str,
    log: bool,
    thinking: float,
) -> None:
    """Serves until it is stopped; nothing is touched where the packages for it are missing."""
    import segno  # noqa: F401

    from mizban.server.notify.mail import read_mail_server

    if public and not re.fullmatch(r"https?://[^\s/]+/?", public):
        raise Problem("bad-public", public=public)
    mail_server = read_mail_server(mail) if mail else None
    folder = data_folder(data, lang)
    with ExitStack() as held:
        entry = entered(held, folder, port)
        if isinstance(entry, str):
            lead(lang, entry, opens)
            return
        lock: IO[str] = entry
        from mizban.server.connections.bounds import bounds
        from mizban.server.connections.server import Server, settings
        from mizban.server.log import start_log
        from mizban.server.notify.notices import Ways
        from mizban.web.app import app

        taken = listening(host, port)

        class Serving(Server):
            """Says where it is as soon as it is there, and leaves a note of it for a second one."""

            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                calm()
                address = announce(lang, host, taken.getsockname()[1], public, folder)
                note(lock, address, made.state.host.sign)
                tell_host(lang, address, made.state.host.figures)
                tell_build(lang)
                if opens:
                    webbrowser.open(address)

            async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
                await super().shutdown(sockets)
                note(lock)

        start_log(folder, log)
        here, local = f"http://localhost:{taken.getsockname()[1]}/", for_this_machine(host)
        ways = Ways(public or (here if local else reachable(here)), mail_server)
        made = app(folder, public=public, ways=ways, thinking=thinking, local=local)
        Serving(settings(made, proxy), bounds(made.state.host.pool.count)).run([taken])


def lead(lang: str, address: str, opens: bool) -> None:
    """Shows somebody the way to the table that is laid already."""
    click.echo(texts(lang).say("serving-already", {"address": address}))
    if opens:
        webbrowser.open(address)
