"""What a push service carries and cannot read: a message for one browser, encrypted as RFC 8291 and RFC 8188 say."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SIZE = 4096  # of a record, in bytes; a message is one
LAST = b"\x02"  # after the text of the last record
LONGEST = SIZE - len(LAST) - 16  # bytes of a text: the rest is the cipher's seal


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read, in the coding `aes128gcm`."""
    return message(text, decoded(p256dh), decoded(auth), generate_private_key(SECP256R1()), os.urandom(16))


def message(text: bytes, browser: bytes, auth: bytes, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same with a key of our own, used only once, and a salt."""
    if len(text) > LONGEST:
        raise ValueError(f"a notice of {len(text)} bytes")
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), browser))
    secret = derived(shared, auth, b"WebPush: info\0" + browser + point, 32)  # RFC 8291, 3.4
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)  # RFC 8188, 2.2
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)  # RFC 8188, 2.3: of the first record
    head = salt + SIZE.to_bytes(4, "big") + bytes([len(point)]) + point  # RFC 8188, 2.1
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Bytes that follow from a secret and cannot be told from chance."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def decoded(text: str) -> bytes:
    """The bytes in a text of base64 for addresses, with its padding or without."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
