"""The certificate of a server with its own HTTPS; a renewed one is used without a restart."""

from __future__ import annotations

import asyncio
import logging
import ssl
from pathlib import Path
from typing import Final

from stella.cli.errors import Failure, reason_of

LOOK_EVERY: Final = 20.0
"""Seconds between checks whether the files have changed."""

_log = logging.getLogger("stella.server")


class Certificate:
    """The files of a certificate chain and its private key, and the TLS context that uses them."""

    def __init__(self, chain: Path, key: Path) -> None:
        """Load both; raises `Failure` if they can't be used."""
        self._chain, self._key = chain, key
        self._seen = self._stamp()
        self.context = self._loaded()

    def refresh(self) -> bool:
        """Reload the files if they have changed; return whether new connections now get another certificate."""
        stamp = self._stamp()
        if stamp == self._seen:
            return False
        self._seen = stamp
        try:
            self._loaded()  # a mismatched pair would break the context in use
        except Failure as failure:
            _log.warning("%s The server goes on with the certificate it has.", failure)
            return False
        self.context.load_cert_chain(self._chain, self._key)
        return True

    async def watch(self) -> None:
        """Refresh forever."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.refresh()

    def _loaded(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        try:
            context.load_cert_chain(self._chain, self._key, password=_no_password)
        except ssl.SSLError as error:
            raise Failure(
                f"can't use {self._chain} and {self._key}: they must be PEM files that belong together, the key "
                "without a password."
            ) from error
        except OSError as error:
            raise Failure(f"can't read {self._chain} and {self._key}: {reason_of(error)}.") from error
        return context

    def _stamp(self) -> tuple[tuple[int, int, int], ...]:
        stamps = []
        for path in (self._chain, self._key):
            try:
                found = path.stat()
            except OSError:
                stamps.append((0, 0, 0))
            else:
                stamps.append((found.st_ino, found.st_mtime_ns, found.st_size))
        return tuple(stamps)


def _no_password() -> str:
    """Refuse a key with a password, which would otherwise be asked for on the terminal."""
    return ""


def certificate_from(chain: str | None, key: str | None) -> Certificate | None:
    """Return the certificate in the settings; `None` for plain HTTP. Raises `Failure` if one of the two is missing."""
    if chain is None and key is None:
        return None
    if chain is None or key is None:
        raise Failure("HTTPS needs both a certificate and its key: --certificate FILE --key FILE.", status=2)
    return Certificate(Path(chain), Path(key))
