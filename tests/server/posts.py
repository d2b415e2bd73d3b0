"""A push service and a mail server on this machine, and a browser that can read what it is sent."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from typing import Any, NamedTuple, cast

import aiohttp
import msgspec
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from mizban.server.notify import push, push_subscriptions
from mizban.server.notify.mail import MailServer
from mizban.server.storage.people import Person, hashed
from server.house import House

NAME = "push.example.net"


class Phone:
    """A browser that its person wants to be told in."""

    def __init__(self, name: str = "phone") -> None:
        self.endpoint = f"https://{NAME}/{name}"
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = (urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, self.secret))

    def form(self) -> dict[str, str]:
        """What the page sends."""
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, in the clear."""
        return cast("dict[str, Any]", msgspec.json.decode(decrypted(body, self.key, self.secret)))

    async def told(self, h: House, person: Person) -> str:
        """Subscribes, in a session of its own; returns that."""
        session = await h.host.people.begin(person, "Firefox Android")
        row = (self.endpoint, self.p256dh, self.auth)
        await push_subscriptions.subscribe(h.host.store, person, hashed(session), *row)
        return session


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """What a browser reads: one record of RFC 8188 under the keys of RFC 8291."""

    def derived(given: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(given)

    salt, size, point, text = body[:16], int.from_bytes(body[16:20], "big"), body[21:86], body[86:]
    assert (body[20], len(text) <= size) == (len(point), True)
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
    given = derived(shared, secret, b"WebPush: info\0" + own + point, 32)
    cipher = AESGCM(derived(given, salt, b"Content-Encoding: aes128gcm\0", 16))
    padded = cipher.decrypt(derived(given, salt, b"Content-Encoding: nonce\0", 12), text, None)
    assert padded.rstrip(b"\0").endswith(b"\x02"), "the last record"
    return padded.rstrip(b"\0")[:-1]


class Sent(NamedTuple):
    """One request to a push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A push service that keeps what it gets and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[Sent] = []
        self.status = 201
        self.location = ""

    async def take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.got.append(Sent(request.path, headers, await request.read()))
        return web.Response(status=self.status, headers={"Location": self.location} if self.location else {})


class Here(AbstractResolver):
    """Finds every name on this machine, at one port."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        address = {"hostname": host, "host": "127.0.0.1", "port": self.port, "family": socket.AF_INET}
        return [cast("ResolveResult", address | {"proto": 0, "flags": socket.AI_NUMERICHOST})]

    async def close(self) -> None: ...


def certificate(folder: Path) -> ssl.SSLContext:
    """A certificate that nobody has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    start = datetime.now(UTC) - timedelta(hours=1)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, start, start + timedelta(days=1))
    signed = made.sign(key, hashes.SHA256())
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "service.pem").write_bytes(secret + signed.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "service.pem")
    return context


@asynccontextmanager
async def push_service(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    """A push service that all names lead to, until the block ends."""
    service = Service()
    made = web.Application()
    made.router.add_post("/{rest:.*}", service.take)
    runner = web.AppRunner(made)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=certificate(folder))
    await site.start()
    port = runner.addresses[0][1]
    patch.setattr(push, "connector", lambda: aiohttp.TCPConnector(resolver=Here(port), ssl=False))
    try:
        yield service
    finally:
        await runner.cleanup()


class Office:
    """A mail server that keeps the letters it gets, and who they were for."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], EmailMessage]] = []
        self.logins: list[str] = []
        self.refuses = False

    async def open(self) -> MailServer:
        """Starts to take letters; where they are to be brought."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return MailServer("127.0.0.1", port, False, "table", "s3cret-word", "table@example.org")

    async def close(self) -> None:
        """Takes no more."""
        self.server.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation."""
        to: list[str] = []

        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 office.test")
        while line := (await reader.readline()).decode().strip():
            word = line.split(" ")[0].upper()
            if word == "EHLO":
                say("250-office.test\r\n250 AUTH PLAIN")
            elif word == "AUTH":
                self.logins.append(line)
                say("235 yes")
            elif word == "RCPT" and self.refuses:
                say(f"550 no such mailbox: {line}")
            elif word == "DATA":
                say("354 go on")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append((to, message_from_bytes(body[:-3], policy=SMTP)))
                say("250 taken")
            else:
                to += [line] if word == "RCPT" else []
                say("221 bye" if word == "QUIT" else "250 yes")
        writer.close()
