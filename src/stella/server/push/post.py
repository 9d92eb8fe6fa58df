"""Posts to push services, whose addresses come from browsers: over HTTPS, and never into a private network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

PORT: Final = 443
PATIENCE: Final = 15.0
"""Seconds for a whole request."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16")
"""IPv6 addresses that lead to any IPv4 address."""


class NotPostedError(Exception):
    """The message didn't reach a push service."""


def is_public(address: str) -> bool:
    """Return whether an IP address leads to the internet, and not to this machine or its network.

    >>> [is_public(each) for each in ("203.0.112.1", "10.0.0.1", "127.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


@dataclass(frozen=True, slots=True)
class PushClient:
    """Posts to addresses that somebody else has chosen."""

    anywhere: bool = False
    """Post to private addresses and other ports, too: for tests."""
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Return the status of the reply; redirects aren't followed. Raises `NotPostedError`."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(url, headers, body)
        except (OSError, ValueError, asyncio.LimitOverrunError) as error:
            raise NotPostedError(str(error)) from error

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORT
        address = await self._resolved(host, port)
        # Connect to the address that was checked: the name may lead elsewhere a moment later.
        reader, writer = await asyncio.open_connection(address, port, ssl=self.tls, server_hostname=host)
        try:
            fields = {
                "Host": parts.netloc,
                "Content-Length": str(len(body)),
                "Connection": "close",
                **headers,
            }
            path = f"{parts.path}?{parts.query}" if parts.query else parts.path
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            version, status, *_ = (await reader.readline()).split()
            if not version.startswith(b"HTTP/1."):
                raise ValueError("not an HTTP reply")
            return int(status)
        finally:
            writer.transport.abort()

    async def _resolved(self, host: str, port: int) -> str:
        if port != PORT and not self.anywhere:
            raise NotPostedError(f"port {port} isn't allowed")
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self.anywhere and not all(map(is_public, addresses)):
            raise NotPostedError(f"{host} isn't on the internet")
        return addresses[0]
