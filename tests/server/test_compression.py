"""The live channel on its way: what a connection remembers goes with it."""

from __future__ import annotations

import gc
import time
from pathlib import Path

import httpx2
from websockets.server import ServerProtocol
from websockets.sync.client import connect
from websockets.typing import Origin

from server.served import listening


def remembered() -> int:
    """How many connections the server has something of."""
    return sum(type(each) is ServerProtocol for each in gc.get_objects())


def test_a_connection_that_has_ended_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    """What was sent is kept for every connection, 144 kB of it: that is not to wait for a look at everything."""
    with listening(tmp_path) as here, httpx2.Client(base_url=here.address, headers={"Origin": here.address}) as visitor:
        page = visitor.post("/play", data={"game": "biblios"}).headers["Location"]
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        live, headers = f"{here.address.replace('http', 'ws')}{page}/live", {"Cookie": cookie}
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                with connect(live, additional_headers=headers, origin=Origin(here.address)) as socket:
                    assert socket.recv(timeout=10)
                    assert remembered()
            end = time.monotonic() + 10
            while remembered() and time.monotonic() < end:
                time.sleep(0.02)
            assert not remembered()
        finally:
            gc.enable()
