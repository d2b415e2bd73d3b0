"""A bot for a Mizban table: python bot.py ADDRESS TOKEN CODE joins the table with this code and plays to the end."""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


class Bot:
    """Answers at random; write a better `choose`."""

    def __init__(self, address: str, token: str) -> None:
        self.api = f"{address.rstrip('/')}/api/v1"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, data: object = None, **headers: str) -> Any:
        body = None if data is None else json.dumps(data).encode()
        return urllib.request.urlopen(urllib.request.Request(self.api + path, body, self.headers | headers), timeout=60)

    def do(self, table: str, id: str, **command: object) -> None:
        """Sends a command until it is answered: with the same id it is done once, however often it is sent."""
        while True:
            try:
                self.ask(f"/tables/{table}/commands", {"id": id, **command}).close()
                return
            except OSError as wrong:  # the server is away for a moment, or the table has moved on
                if isinstance(wrong, urllib.error.HTTPError) and wrong.code not in (429, 503):
                    return
                time.sleep(1)

    def choose(self, seen: dict[str, Any]) -> str:
        return str(random.choice(seen["legal"])["word"])

    def play(self, code: str) -> None:
        table = json.load(self.ask(f"/join/{code}", {}))["id"]
        self.do(table, "sit", do="sit")
        self.do(table, "share", do="share", share=random.SystemRandom().randbytes(16).hex())
        seen: dict[str, Any] = {"n": 0, "state": "waiting"}
        while seen["state"] in ("waiting", "playing"):
            try:
                for line in self.ask(f"/tables/{table}/stream?since={seen['n']}"):
                    if line.startswith(b"data: "):
                        seen = json.loads(line[6:])
                        if seen["legal"]:
                            self.do(table, f"say-{seen['turn']}", do="say", n=seen["turn"], word=self.choose(seen))
                        elif seen["state"] == "over":
                            print("scores:", seen["scores"])
                            return
            except OSError:
                time.sleep(1)  # come back, and go on where it stopped


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    Bot(*sys.argv[1:3]).play(sys.argv[3])
