"""The host names this server answers to, so that no web site can make browsers read it under another name.

A site whose name suddenly resolves to this machine (DNS rebinding) has the same origin as what it requests, and in
the operator's own browser it even comes from this machine. So only names that no stranger can register are allowed.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from stella.server.api.responses import HttpProblem, json
from stella.server.settings import Settings

LOCAL: Final = (
    ".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".localdomain", ".test",
)  # fmt: skip
"""Suffixes that public DNS doesn't have."""
ANY: Final = "*"
_HOST: Final = re.compile(
    r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9._-]{0,252}[a-z0-9_.])?)(:[0-9]{1,5})?", re.IGNORECASE
)
"""An address or a name. No browser sends anything else, and it would end up in links."""

_log = logging.getLogger("stella.server")


class AllowedHosts:
    """Addresses, names of the local network, and those in the setting `hosts`."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._named = {name.lower() for name in (*named, socket.gethostname())}

    @classmethod
    def of(cls, settings: Settings) -> AllowedHosts:
        """Return the hosts that these settings allow."""
        lan = urlsplit(settings.lan).hostname if settings.lan is not None else None
        return cls((*settings.hosts, *([lan] if lan else [])))

    def allows(self, header: str) -> bool:
        """Return whether a `Host` header names this server; browsers always send one.

        >>> hosts = AllowedHosts(["stella.example", "*.games.example"])
        >>> [hosts.allows(each) for each in ("192.168.1.7:8000", "[::1]:8000", "localhost", "piano.local", "")]
        [True, True, True, True, True]
        >>> [hosts.allows(each) for each in ("Stella.example:443", "a.games.example", "games.example", "evil.example")]
        [True, True, False, False]
        >>> [hosts.allows(each) for each in ("a<b", "evil.example/.local", "evil.example#.local", "me@home")]
        [False, False, False, False]
        """
        found = _HOST.fullmatch(header)
        if not header:
            return True
        if found is None:
            return False
        if ANY in self._named:
            return True
        name = found[1].lower().removesuffix(".")
        return _is_local(name) or name in self._named or f"*.{name.partition('.')[2]}" in self._named


def _is_local(name: str) -> bool:
    """Return whether no outsider can make this name resolve to us: an address, a single word, or a local suffix."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return "." not in name or name.endswith(LOCAL)
    return True


class HostCheckMiddleware:
    """ASGI middleware that refuses requests for other names."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self.app = app
        self._hosts = hosts
        self._told = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests for this server."""
        if scope["type"] == "http" and not all(map(self._hosts.allows, _named_in(scope))):
            if not self._told:
                self._told = True
                _log.warning("a request for a name that the setting hosts does not list was refused")
            await json(HttpProblem.of(421), 421)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def _named_in(scope: Scope) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
