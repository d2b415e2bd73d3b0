"""What is sent to a browser through its push service, against the example of RFC 8291 (appendix A)."""

from __future__ import annotations

import subprocess
import sys
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, derive_private_key

from mizban.server.notify.encryption import LONGEST, SIZE, decoded, encrypted, message
from server.posts import Phone, decrypted

TEXT = b"When I grow up, I want to be a watermelon"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
REQUIREMENTS = Path(__file__).parents[2] / "requirements"
LOUD = """
import sys
from mizban.server.notify import push
from mizban.server.notify.encryption import encrypted
from py_vapid import Vapid02
keys = Vapid02()
keys.generate_keys()
keys.sign({"sub": "mailto:table@example.org", "aud": "https://push.example.net"})
print(len(encrypted(b"your turn", sys.argv[1], sys.argv[2])))
"""


def private(text: str) -> EllipticCurvePrivateKey:
    """A private key as the RFC writes it."""
    return derive_private_key(int.from_bytes(decoded(text), "big"), SECP256R1())


def test_the_example_of_the_rfc_comes_out_to_the_last_byte() -> None:
    server, browser = map(
        private, ("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    )
    encrypted = message(TEXT, decoded(BROWSER), decoded(SECRET), server, decoded(SALT))
    assert urlsafe_b64encode(encrypted).rstrip(b"=").decode() == SENT
    assert decrypted(encrypted, browser, decoded(SECRET)) == TEXT


def test_only_the_browser_that_is_meant_can_read_it_and_nobody_can_change_it() -> None:
    phone, other = Phone(), Phone()
    sent = encrypted(b"your turn", phone.p256dh, phone.auth)
    assert sent != encrypted(b"your turn", phone.p256dh, phone.auth), "a key and a salt of its own every time"
    assert decrypted(sent, phone.key, phone.secret) == b"your turn"
    for body, reader in ((sent, other), (sent[:-1] + bytes([sent[-1] ^ 1]), phone)):
        with pytest.raises(InvalidTag):
            decrypted(body, reader.key, reader.secret)


def test_what_does_not_fit_a_record_is_not_sent() -> None:
    phone = Phone()
    assert len(encrypted(bytes(LONGEST), phone.p256dh, phone.auth)) == SIZE + 86
    with pytest.raises(ValueError, match="4080 bytes"):
        encrypted(bytes(LONGEST + 1), phone.p256dh, phone.auth)


@pytest.mark.long
def test_push_warns_of_nothing() -> None:
    phone = Phone()
    command = [sys.executable, "-X", "dev", "-W", "error", "-c", LOUD, phone.p256dh, phone.auth]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "112\n", "")


@pytest.mark.long
def test_push_needs_nothing_that_pip_has_to_build() -> None:
    """There is no wheel of http-ece, and pip says so in a line about a deprecation."""
    code = "import sys, mizban.server.notify.push; print({'http_ece', 'pywebpush', 'requests'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"
    pins = [path.read_text(encoding="utf-8") for path in REQUIREMENTS.glob("*.txt")]
    assert pins
    assert not any("http-ece" in text for text in pins)
