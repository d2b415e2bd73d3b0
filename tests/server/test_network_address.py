"""How others reach this machine: in a network that leads nowhere, too, and not at all where there is none."""

from __future__ import annotations

import shutil
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from mizban.server import network_address
from mizban.server.network_address import only_here, own_address, reachable

NAMESPACE = ["unshare", "-r", "-n"]  # a network of its own, with no way out
CODE = "from mizban.server.network_address import own_address; print(own_address())"


def card(name: str, *addresses: Any) -> SimpleNamespace:
    """A network card as `ifaddr` tells of it."""
    ips = [SimpleNamespace(ip=ip, is_IPv4=isinstance(ip, str)) for ip in addresses]
    return SimpleNamespace(nice_name=name, ips=ips)


HOME = card("wlan0", ("fe80::1", 0, 2), "192.168.1.7")
SELF = card("lo", "127.0.0.1", ("::1", 0, 0))
MACHINES = {
    "home": (["192.168.1.7"], [SELF, HOME], "192.168.1.7"),
    "no way out": ([], [SELF, HOME], "192.168.1.7"),
    "in no network": ([], [SELF], ""),
    "only to itself": (["127.0.0.1"], [SELF], ""),
    "nobody gave it an address": ([], [SELF, card("eth0", "169.254.9.9")], ""),
    "with containers": ([], [SELF, card("docker0", "172.17.0.1"), card("br-0d1", "172.18.0.1"), HOME], "192.168.1.7"),
    "only containers": ([], [SELF, card("docker0", "172.17.0.1")], ""),
    "public too": ([], [SELF, card("eth0", "8.8.4.4"), HOME], "192.168.1.7"),
    "public only": ([], [SELF, card("eth0", "8.8.4.4")], "8.8.4.4"),
    "the way out counts": (["8.8.4.4"], [SELF, HOME], "8.8.4.4"),
}


@pytest.mark.parametrize("machine", MACHINES)
def test_the_address_in_the_network_is_found(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out, cards, wanted = MACHINES[machine]
    monkeypatch.setattr(network_address, "way_out", lambda: "".join(out))
    monkeypatch.setattr("ifaddr.get_adapters", lambda: cards)
    assert own_address() == wanted
    link = f"http://{wanted or 'localhost'}:8020/j/x"
    assert reachable("http://localhost:8020/j/x") == link
    assert only_here(link) == (not wanted)
    assert reachable("https://table.example/j/x") == "https://table.example/j/x"


def test_cards_that_cannot_be_asked_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("getifaddrs")

    monkeypatch.setattr(network_address, "way_out", lambda: "")
    monkeypatch.setattr("ifaddr.get_adapters", refuse)
    assert own_address() == ""


@pytest.mark.skipif(not shutil.which("ip") or not shutil.which("unshare"), reason="there are no such tools")
def test_a_machine_whose_network_leads_nowhere_has_its_address() -> None:
    """A real one, where the system lets us make it."""
    if subprocess.run([*NAMESPACE, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets us make no network")
    look = f"{sys.executable} -c '{CODE}'"
    script = f"ip link set lo up; {look}; ip addr add 192.168.77.5/24 dev lo; {look}"
    ran = subprocess.run([*NAMESPACE, "sh", "-c", script], capture_output=True, text=True, check=False)
    assert (ran.stdout.split("\n"), ran.stderr) == (["", "192.168.77.5", ""], "")
