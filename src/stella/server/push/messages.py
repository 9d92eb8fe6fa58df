"""Messages that only one browser can read (RFC 8291), from a server it knows (RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from stella.server.api.models import Subscription

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of private keys of this curve, and one more."""
PADDED: Final = 512
"""Bytes of every message, so that its length says nothing."""
RECORD: Final = 4096
SIGNED_FOR: Final = 12 * 3600
"""Seconds that a signature is valid; push services allow a day."""


class BadContactError(ValueError):
    """The operator's contact isn't an address that push services accept."""


class Sealer:
    """Encrypts messages for browsers, and signs them for push services."""

    def __init__(self, seed: bytes, contact: str) -> None:
        """Derive the key from 32 random bytes. Raises `BadContactError`."""
        self._key = ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = _encoded(_point(self._key.public_key()))
        """The key that browsers subscribe with."""
        try:
            self.authorization("https://push.example/", 0)
        except VapidException as error:
            raise BadContactError(str(error)) from error

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the Authorization header for an endpoint. `now`: the time in milliseconds."""
        claims = {
            "aud": f"https://{urlsplit(endpoint).netloc}",
            "exp": now // 1000 + SIGNED_FOR,
            "sub": self._contact,
        }
        return str(Vapid02(self._key).sign(claims)["Authorization"])

    def can_seal(self, subscription: Subscription) -> bool:
        """Return whether messages can be encrypted for this browser."""
        try:
            _public_key(subscription)
        except ValueError:
            return False
        return True

    def seal(self, message: bytes, subscription: Subscription) -> bytes:
        """Return a message that only this browser can read; each time a different one, of the same length."""
        return encrypted(message, subscription, ec.generate_private_key(CURVE), os.urandom(16), PADDED)


def encrypted(
    message: bytes, subscription: Subscription, key: ec.EllipticCurvePrivateKey, salt: bytes, padded: int = 0
) -> bytes:
    """Return a message encrypted with this key and salt, which must never be used again."""
    theirs, ours = _public_key(subscription), _point(key.public_key())
    info = b"WebPush: info\0" + _point(theirs) + ours
    shared = _derived(key.exchange(ec.ECDH(), theirs), _decoded(subscription.auth), info, 32)
    content_key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(content_key).encrypt(nonce, (message + b"\2").ljust(padded, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + body


def _public_key(subscription: Subscription) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _decoded(subscription.p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
