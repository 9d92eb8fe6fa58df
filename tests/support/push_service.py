"""A browser and its push service: takes messages over TLS, checks who sent them, and reads them (RFC 8030, 8291, 8292).

It shares no code with what it tests.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import ipaddress
import json
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

Key = ec.EllipticCurvePrivateKey
CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    """Base64 as in URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


@dataclass
class Browser:
    """Has asked for messages."""

    endpoint: str
    key: Key = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, str]:
        """What it tells the server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(point(self.key.public_key())),
            "auth": encoded(self.auth),
        }

    def read(self, body: bytes) -> bytes:
        """Decrypt a message; raises if it isn't for this browser."""
        salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        assert size == 65
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(content).decrypt(nonce, body[86:], None)
        message, end, _ = padded.rstrip(b"\0").partition(b"\2")
        assert end == b"\2"
        return message


@dataclass(frozen=True)
class Delivery:
    """A message as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, key: str) -> dict[str, Any]:
        """What the sender claims, once its signature with this key is checked."""
        kind, _, parts = self.headers["authorization"].partition(" ")
        assert kind == "vapid"
        said = dict(part.strip().split("=", 1) for part in parts.split(","))
        assert said["k"] == key
        signed, _, signature = said["t"].rpartition(".")
        r, s = (int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert head == {"alg": "ES256", "typ": "JWT"}
        return dict(claims)


@dataclass
class PushService:
    """Takes messages, and answers with `status`."""

    port: int
    tls: ssl.SSLContext
    """What a sender needs to trust it."""
    status: int = 201
    deliveries: asyncio.Queue[Delivery] = field(default_factory=asyncio.Queue)

    def browser(self, name: str) -> Browser:
        """A browser that gets its messages here."""
        return Browser(f"https://localhost:{self.port}/push/{name}")

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one message."""
        start, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        method, path, _ = start.split(" ")
        assert method == "POST"
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.deliveries.put_nowait(Delivery(path, headers, body))
        writer.write(f"HTTP/1.1 {self.status} Taken\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


def certificate(folder: Path) -> Path:
    """A file with a key and a certificate for this machine."""
    key, name = ec.generate_private_key(CURVE), x509.Name([])
    today = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "push.pem"
    file.write_bytes(pem + made.public_bytes(serialization.Encoding.PEM))
    return file


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """Run one on a free port of this machine."""
    file = certificate(folder)
    ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    ours.load_cert_chain(file)
    service = PushService(0, ssl.create_default_context(cafile=str(file)))
    async with await asyncio.start_server(service.take, "localhost", 0, ssl=ours) as server:
        service.port = server.sockets[0].getsockname()[1]
        yield service
