"""The certificate of a server with its own HTTPS; a renewed one is used without a restart."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import ssl
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from stella.cli.errors import Failure, reason_of

LOOK_EVERY: Final = 20.0
"""Seconds between checks whether the files have changed."""

EXPIRED: Final = 10
"""OpenSSL's number for this reason."""

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

    def names(self) -> tuple[str, ...]:
        """Return the names and addresses this certificate is for; empty if it can't be said."""
        try:
            found = self._contents()
        except ssl.SSLError:
            return ()
        return tuple(name for kind, name in found.get("subjectAltName", ()) if kind in {"DNS", "IP Address"})

    def expires_at(self) -> float | None:
        """Return when it expires, in seconds since 1970; `None` if it can't be said, 0 if it has expired."""
        try:
            ends = self._contents().get("notAfter")
        except ssl.SSLCertVerificationError as error:
            return 0.0 if error.verify_code == EXPIRED else None
        except ssl.SSLError:
            return None
        return None if ends is None else ssl.cert_time_to_seconds(ends)

    def _contents(self) -> dict[str, Any]:
        """Return what a client that trusts exactly this certificate reads in it. Raises `ssl.SSLError`."""
        trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        trusting.check_hostname = False
        trusting.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
        trusting.load_verify_locations(self._chain)
        here, there = ssl.MemoryBIO(), ssl.MemoryBIO()
        server = self.context.wrap_bio(here, there, server_side=True)
        client = trusting.wrap_bio(there, here)
        for side in (client, server, client):
            with contextlib.suppress(ssl.SSLWantReadError):
                side.do_handshake()
        return dict(client.getpeercert() or {})

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


def host_for(names: Sequence[str], address: str) -> str:
    """Return the host of links: this machine's address, unless a certificate for these names is only for names.

    >>> host_for(["*.ts.example", "localhost", "::1", "piano.ts.example"], "192.168.1.7")
    'piano.ts.example'
    >>> host_for(["localhost", "127.0.0.1"], "192.168.1.7"), host_for([], "192.168.1.7")
    ('192.168.1.7', '192.168.1.7')
    """
    if is_among(names, address):
        return address
    own = (name for name in names if name != "localhost" and not name.startswith("*") and not _address(name))
    return next(own, address)


def is_among(names: Sequence[str], host: str) -> bool:
    """Return whether a certificate for these names is one for this host.

    >>> is_among(("stella.example", "*.games.example", "192.168.1.7"), "a.games.example")
    True
    >>> is_among(("2001:DB8:0:0:0:0:0:7",), "2001:db8::7"), is_among(("*.games.example",), "games.example")
    (True, False)
    """
    name = _plain(host)
    return any(_plain(each) in {name, f"*.{name.partition('.')[2]}"} for each in names)


def _plain(host: str) -> str:
    """Return a name or an address in the one way of writing it that can be compared."""
    return _address(host) or host.lower()


def _address(host: str) -> str | None:
    """Return an address in its usual form; `None` for a name."""
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return None


def certificate_from(chain: str | None, key: str | None) -> Certificate | None:
    """Return the certificate in the settings; `None` for plain HTTP. Raises `Failure` if one of the two is missing."""
    if chain is None and key is None:
        return None
    if chain is None or key is None:
        raise Failure("HTTPS needs both a certificate and its key: --certificate FILE --key FILE.", status=2)
    return Certificate(Path(chain), Path(key))
