"""Who comes in by socket: members by their cookie, programs by their key, boards and spectators by code or key."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs

from stella.languages import FALLBACK, LANGUAGES
from stella.live.hub import Hub, TooManyTables
from stella.live.ports import StoreUnavailable
from stella.live.queries import program_with_key
from stella.live.table import LiveTable
from stella.server.cookies import member_from
from stella.server.limits.rates import Bucket, Buckets, Rates
from stella.server.metrics import Metrics
from stella.server.middleware.hosts import Hosts
from stella.server.middleware.proxies import Proxies
from stella.server.settings import Settings
from stella.server.watching import Watcher, watcher_of
from stella.server.ws.handshake import Handshake, HttpRefusal
from stella.server.ws.session import GameSession
from stella.server.ws.socket import GameSocket
from stella.tables.codes import tidy_code
from stella.tables.people import MemberId

PATH: Final = re.compile(r"/api/tables/([^/]{1,16})/socket")
WATCHERS: Final = ("board", "spectator")
NOT_FOUND: Final = HttpRefusal(404, "E_NO_TABLE")


@dataclass(frozen=True, slots=True)
class GameDoor:
    """Opens game sockets: `/api/tables/CODE/socket`, with `?as=board` or `?as=spectator` for those who watch.

    Members add `?parts=own` to be sent their own part alone where nothing else is new.
    """

    hub: Hub
    settings: Settings
    opening: Buckets
    messages: Buckets
    reactions: Buckets
    metrics: Metrics
    proxies: Proxies
    hosts: Hosts

    async def enter(self, handshake: Handshake, socket: GameSocket) -> GameSession | HttpRefusal:
        """Let in who belongs here. All strangers get the same answer."""
        path = PATH.fullmatch(handshake.path)
        if path is None:
            return HttpRefusal(404)
        if not self.hosts.know(handshake.headers["host"]):
            return HttpRefusal(421)
        if not handshake.same_origin(secure=self.proxies.is_secure(handshake)):
            return HttpRefusal(403)
        query = {name: values[0] for name, values in parse_qs(handshake.query).items()}
        parts = query.get("parts")
        if parts not in (None, "own"):
            return HttpRefusal(400)
        if not self.opening.take(self.proxies.address_of(handshake)):
            return HttpRefusal(429, "E_RATE")
        if self.metrics.open_sockets >= self.settings.sockets:
            return HttpRefusal(503, "E_BUSY")
        try:
            live = await self.hub.find(tidy_code(path[1]))
        except TooManyTables:
            return HttpRefusal(503, "E_BUSY")
        except StoreUnavailable:
            return HttpRefusal(503, "E_STORE")
        if live is None:
            return NOT_FOUND
        cookie, secure = handshake.headers.get("cookie", ""), self.proxies.is_secure(handshake)
        wanted = query.get("as")
        member: MemberId | None = None
        watcher: Watcher | None = None
        if wanted is None and (key := program_key_from(handshake.headers.get("authorization", ""))):
            member = program_with_key(live, *key)
        elif wanted is None:
            known = member_from(cookie, live, secure=secure)
            if known is None:
                return NOT_FOUND
            member = MemberId(sys.intern(known.id))  # the same few in every table
        elif wanted in WATCHERS:
            watcher = watcher_of(live, self.hub.keys, cookie, secure=secure, board=wanted == "board")
        if member is None and watcher is None:
            return NOT_FOUND
        if (
            member is None
            and self.metrics.open_sockets >= self.settings.sockets - self.settings.sockets // 10
        ):
            return HttpRefusal(503, "E_BUSY")  # the last tenth is for those who play
        if not self._has_room(live, member):
            return HttpRefusal(503, "E_BUSY")
        self.metrics.socket_opened()
        rates = Rates(self._bucket(live, member), self.reactions)
        session = GameSession(socket, live, member, _language(query), rates, self.metrics, watcher)
        session.takes_own = parts is not None and member is not None
        return session

    def _has_room(self, live: LiveTable, member: MemberId | None) -> bool:
        here = sum(screen.member == member for screen in live.audience.screens)
        return here < (self.settings.watchers if member is None else self.settings.devices)

    def _bucket(self, live: LiveTable, member: MemberId | None) -> Bucket | None:
        rate = self.settings.messages
        if member is None:
            return None if rate is None else Bucket(rate)
        return self.messages.bucket(f"{live.id} {member}")


def program_key_from(header: str) -> tuple[str, str] | None:
    """Whose key an Authorization header has, and the key; browsers send none by themselves.

    >>> program_key_from("Bearer m3.secret")
    ('m3', 'secret')
    """
    scheme, _, credentials = header.partition(" ")
    member, dot, key = credentials.strip().partition(".")
    return (member, key) if scheme.lower() == "bearer" and dot else None


def _language(query: Mapping[str, str]) -> str:
    language = query.get("language", FALLBACK)
    return language if language in LANGUAGES else FALLBACK
