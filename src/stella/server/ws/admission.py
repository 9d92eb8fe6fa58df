"""Admits game sockets: members by their cookie, programs by their key, boards and spectators by code or key."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qs

from stella.languages import FALLBACK, LANGUAGES
from stella.live.hub import TooManyTables
from stella.live.ports import StoreUnavailable
from stella.live.queries import program_with_key
from stella.live.table import LiveTable
from stella.server.cookies import WatchAccess, member_from, watch_access
from stella.server.limits.rates import Bucket, Buckets, network_of
from stella.server.middleware.hosts import AllowedHosts
from stella.server.middleware.proxies import Proxies
from stella.server.server import StellaServer
from stella.server.ws.handshake import Handshake, HttpRefusal
from stella.server.ws.session import GameSession
from stella.server.ws.socket import GameSocket
from stella.tables.codes import tidy_code
from stella.tables.people import MemberId

PATH: Final = re.compile(r"/api/tables/([^/]{1,16})/socket")
WATCHERS: Final = ("board", "spectator")
NO_TABLE: Final = "E_NO_TABLE"
MOST_SOCKETS: Final = 8
"""Maximum sockets of one person."""
MOST_BOARDS: Final = 24
"""Sockets of boards at one table."""
MOST_SPECTATORS: Final = 300
"""Sockets of spectators at one table, without a key."""
MOST_OF_NETWORK: Final = 100
"""Sockets of one network among the boards or spectators of one table, without a key."""
VIEWER: Final = re.compile(r"[A-Za-z0-9_-]{6,32}")


class _AdmissionError(Exception):
    """Raised to answer a handshake with an HTTP error."""

    def __init__(self, status: int, code: str | None = None) -> None:
        super().__init__(status)
        self.answer = HttpRefusal(status, code)


class SocketAdmission:
    """Opens game sockets: `/api/tables/CODE/socket`, with `?as=board` or `?as=spectator` for those who watch.

    Members add `?parts=own` to get only their own part when nothing else is new; spectators add `&viewer=` and an
    id of their own choice to mark along.
    """

    def __init__(self, server: StellaServer) -> None:
        self.server, self.hub, self.settings, self.metrics = (
            server,
            server.hub,
            server.settings,
            server.metrics,
        )
        now = self.hub.services.clock.monotonic
        self.messages, self.reactions = (
            Buckets(self.settings.messages, now),
            Buckets(self.settings.reacting, now),
        )
        self.proxies, self.hosts = Proxies(self.settings.proxies), AllowedHosts.of(self.settings)

    async def admit(self, handshake: Handshake, socket: GameSocket) -> GameSession | HttpRefusal:
        """Return a session for a member, a program or a watcher. All strangers get the same answer."""
        try:
            query = self._checked(handshake)
            if query.get("as") in WATCHERS:  # counts like looking at the table
                self._count_guess(handshake)
            try:
                live = await self._find(handshake.path)
                member, watcher = self._identify(handshake, live, query.get("as"))
            except _AdmissionError as refused:
                if refused.answer.code == NO_TABLE and query.get("as") not in WATCHERS:
                    self._count_guess(handshake)
                raise
            network = network_of(self.proxies.address_of(handshake))
            self._check_room(live, member, watcher, network)
        except _AdmissionError as refused:
            return refused.answer
        self.metrics.socket_opened()
        session = GameSession(socket, live, member, _language(query), self.reactions, self.metrics, watcher)
        session.messages = self._bucket(live, member)
        session.takes_own = "parts" in query and member is not None
        session.network = network
        if watcher is not None:
            session.viewer = query.get("viewer") if watcher.spectator else None
        return session

    def _checked(self, handshake: Handshake) -> dict[str, str]:
        """Return the query of a handshake. Raises unless our own page or a program sent it, and below its rate."""
        if PATH.fullmatch(handshake.path) is None:
            raise _AdmissionError(404)
        if not self.hosts.allows(handshake.headers["host"]):
            raise _AdmissionError(421)
        if not handshake.same_origin(secure=self.proxies.is_secure(handshake)):
            raise _AdmissionError(403)
        query = {name: values[0] for name, values in parse_qs(handshake.query).items()}
        if query.get("parts", "own") != "own" or VIEWER.fullmatch(query.get("viewer", "unknown")) is None:
            raise _AdmissionError(400)
        address = self.proxies.address_of(handshake)
        if self.server.blocked.has(address) or not self.server.rates["opening"].take(address):
            raise _AdmissionError(429, "E_RATE")
        if self.server.is_sick:
            raise _AdmissionError(503, "E_STORE")
        if self.metrics.open_sockets >= self.settings.sockets:
            raise _AdmissionError(503, "E_BUSY")
        return query

    def _count_guess(self, handshake: Handshake) -> None:
        """Count a stranger's handshake like looking at a table: codes can't be guessed faster here."""
        if not self.server.rates["joining"].take(self.proxies.address_of(handshake)):
            raise _AdmissionError(429, "E_RATE")

    async def _find(self, path: str) -> LiveTable:
        matched = PATH.fullmatch(path)
        assert matched is not None
        try:
            live = await self.hub.find(tidy_code(matched[1]))
        except TooManyTables:
            raise _AdmissionError(503, "E_BUSY") from None
        except StoreUnavailable:
            raise _AdmissionError(503, "E_STORE") from None
        if live is None:
            raise _AdmissionError(404, NO_TABLE)
        return live

    def _identify(
        self, handshake: Handshake, live: LiveTable, wanted: str | None
    ) -> tuple[MemberId | None, WatchAccess | None]:
        """Return the member, program or watcher that sent the handshake."""
        cookie, secure = handshake.headers.get("cookie", ""), self.proxies.is_secure(handshake)
        member: MemberId | None = None
        watcher: WatchAccess | None = None
        if wanted in WATCHERS:
            watcher = watch_access(live, self.hub.keys, cookie, secure=secure, board=wanted == "board")
        elif wanted is None and (key := program_key_from(handshake.headers.get("authorization", ""))):
            member = program_with_key(live, *key)
        elif wanted is None and (known := member_from(cookie, live, secure=secure)) is not None:
            member = MemberId(sys.intern(known.id))  # the same few in every table
        if member is None and watcher is None:
            raise _AdmissionError(404, NO_TABLE)
        return member, watcher

    def _check_room(
        self, live: LiveTable, member: MemberId | None, watcher: WatchAccess | None, network: str
    ) -> None:
        """Raise if there are too many sockets, or too many of one member, or too many that only watch.

        Each level of trust has room that lower ones can't use: the last tenth of all sockets is for players,
        another tenth for watchers with a key. Of a table's boards, half need one, and as
        many spectators with one fit when it's full of others.
        """
        settings, screens = self.settings, live.screens.all
        tenth, by_code = settings.sockets // 10, watcher is not None and watcher.giver is None
        reserved = 2 * tenth if by_code else tenth if member is None else 0
        watchers = [screen for screen in screens if screen.member is None]
        if member is not None:
            is_full = sum(screen.member == member for screen in screens) >= MOST_SOCKETS
        else:
            spectator = watcher is not None and watcher.spectator
            alike = [each for each in watchers if each.spectator is spectator]
            most = MOST_SPECTATORS if spectator else MOST_BOARDS // 2
            if by_code:
                alike = [each for each in alike if each.giver is None]
                crowd = sum(each.network == network for each in alike)
                is_full = len(alike) >= most or crowd >= MOST_OF_NETWORK
            else:
                is_full = len(alike) >= most + MOST_BOARDS // 2
        if is_full or self.metrics.open_sockets >= settings.sockets - reserved:
            raise _AdmissionError(503, "E_BUSY")

    def _bucket(self, live: LiveTable, member: MemberId | None) -> Bucket | None:
        rate = self.settings.messages
        if member is None:
            return None if rate is None else Bucket(rate)
        return self.messages.bucket(f"{live.id} {member}")


def program_key_from(header: str) -> tuple[str, str] | None:
    """Return the member and key in an Authorization header, which browsers don't send by themselves.

    >>> program_key_from("Bearer m3.secret")
    ('m3', 'secret')
    """
    scheme, _, credentials = header.partition(" ")
    member, dot, key = credentials.strip().partition(".")
    return (member, key) if scheme.lower() == "bearer" and dot else None


def _language(query: Mapping[str, str]) -> str:
    language = query.get("language", FALLBACK)
    return language if language in LANGUAGES else FALLBACK
