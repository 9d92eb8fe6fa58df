"""TVs that wait for a table: each shows a code, and someone at a table gives that table's watch key to it.

A code only gives, it never reveals: anyone who guesses one shows their own table on a stranger's TV.
docs/decisions/0020-tv-codes.md explains its length.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from stella.live.ports import Cluster, Rng, SingleNode, TableId
from stella.server.api.http_request import RequestError
from stella.server.limits.guesses import Guesses
from stella.server.limits.rates import SITE, network_of, site_of
from stella.tables.refusal import TableCode

DIGITS: Final = 6
LIFE: Final = 300.0
"""Seconds that a code is valid; a TV that still waits then shows another."""
SILENCE: Final = 30.0
"""Seconds of silence after which a TV counts as gone."""
TELL_EVERY: Final = 10.0
"""Seconds between two messages to other nodes about a waiting TV."""
TOPIC: Final = "/tv"
MOST_SCREENS: Final = 1_000
"""Maximum TVs waiting at the same time, on all nodes together."""
FROM_ONE_ADDRESS: Final = 20
"""Maximum TVs waiting at the same time behind one address, on all nodes together."""


@dataclass(slots=True)
class TvAssignment:
    """The table that a TV shall show."""

    table: TableId
    key: str


@dataclass(slots=True)
class WaitingScreen:
    """One TV: the code to type, the token in the link to scan, and the table it got."""

    seen: float
    places: tuple[str, ...] = ()
    """The limits it counts towards: its address, and the site of an IPv6 address, hidden from other nodes."""
    code: str = ""
    token: str = ""
    until: float = 0.0
    handed: TvAssignment | None = None
    told: float = 0.0
    """When other nodes last heard of it."""


class PairingMessage(msgspec.Struct, frozen=True):
    """What other nodes need to know: a TV may poll any node, and be given a table on any node."""

    screen: str
    """The hash of its secret."""
    code: str
    token: str
    left: float
    """Seconds that its code remains valid."""
    handed: TvAssignment | None
    places: tuple[str, ...]
    """Where it waits."""


_news = msgspec.json.Decoder(PairingMessage)


class Pairing:
    """The waiting TVs of all nodes. In memory only: after a restart they poll again and get new codes."""

    def __init__(
        self,
        now: Callable[[], float],
        rng: Rng,
        guesses: Guesses,
        cluster: Cluster | None = None,
        hidden: Callable[[str], str] = str,
    ) -> None:
        """`hidden`: replaces an address in messages to other nodes, the same on all of them."""
        self._hidden = hidden
        self._cluster = cluster or SingleNode()
        self._cluster.subscribe(lambda _: None, self._told)
        self._now, self._rng = now, rng
        self._guesses = guesses
        self._screens: OrderedDict[bytes, WaitingScreen] = OrderedDict()
        """By the hash of their secret, the one that polled longest ago first."""
        self._open: dict[str, WaitingScreen] = {}
        """By code and by token."""
        self._behind = Counter[str]()

    def __len__(self) -> int:
        return len(self._screens)

    def knows(self, secret: str) -> bool:
        """Return whether this TV waits already."""
        self._sweep()
        return _hashed(secret) in self._screens

    def wait(self, secret: str, address: str) -> WaitingScreen:
        """Register a TV, or note that it polled again. Raises `RequestError` if there is no room for a new one."""
        now, name = self._now(), _hashed(secret)
        self._sweep()
        screen = self._screens.get(name)
        if screen is None:
            places = {self._hidden(each): most for each, most in _places_of(address).items()}
            if any(self._behind[each] >= most for each, most in places.items()):
                raise RequestError(TableCode.RATE)
            if len(self._screens) >= MOST_SCREENS:
                raise RequestError(TableCode.BUSY)
            screen = self._new(name, tuple(places))
        screen.seen = now
        self._screens.move_to_end(name)
        if screen.handed is None and now >= screen.until:
            self._close(screen)
            self._renew_code(screen, now)
            screen.told = 0.0
        if now >= screen.told + TELL_EVERY or not screen.told:
            self._tell(name, screen)
        return screen

    def _new(self, name: bytes, places: tuple[str, ...]) -> WaitingScreen:
        screen = self._screens[name] = WaitingScreen(self._now(), places)
        self._behind.update(places)
        return screen

    def _tell(self, name: bytes, screen: WaitingScreen) -> None:
        screen.told = now = self._now()
        news = PairingMessage(
            name.hex(), screen.code, screen.token, screen.until - now, screen.handed, screen.places
        )
        self._cluster.broadcast(TOPIC, msgspec.json.encode(news))

    def _told(self, topic: str, payload: bytes) -> None:
        """Handle another node's message about a TV: the newest one counts."""
        if topic != TOPIC:
            return
        self._sweep()
        try:
            news = _news.decode(payload)
            name = bytes.fromhex(news.screen)
        except (msgspec.MsgspecError, ValueError):
            return
        now = self._now()
        screen = self._screens.get(name)
        if screen is None:
            if len(self._screens) >= MOST_SCREENS:
                return
            screen = self._new(name, news.places)
        self._close(screen)
        self._screens.move_to_end(name)
        screen.seen = screen.told = now
        screen.code, screen.token, screen.until = news.code, news.token, now + news.left
        screen.handed = screen.handed or news.handed
        if screen.handed is None:
            self._open[screen.code] = self._open[screen.token] = screen

    def seconds_left(self, screen: WaitingScreen) -> int:
        """Return how long its code is still valid."""
        return max(0, int(screen.until - self._now()))

    def pause_before(self, name: str) -> float:
        """Return the delay in seconds for each code while anyone is typing many wrong ones."""
        return self._guesses.pause() if is_guessable(name) else 0.0

    def give(self, name: str, table: TableId, key: str, address: str = "") -> bool:
        """Give a key to the TV with this code or token, once. False if none is waiting; nobody learns why.

        Raises `RequestError` if this address or table entered too many wrong codes lately: then right
        ones aren't accepted either.
        """
        self._sweep()
        now, guessable = self._now(), is_guessable(name)
        who = (f"table {table}", address)
        if guessable and not self._guesses.may_try(*who):
            raise RequestError(TableCode.RATE)
        screen = self._open.get(tidy(name) if guessable else name)
        if screen is None or now >= screen.until:
            if guessable:
                self._guesses.note_wrong(*who)
            return False
        self._close(screen)
        screen.handed = TvAssignment(table, key)
        self._tell(next(secret for secret, each in self._screens.items() if each is screen), screen)
        return True

    def _renew_code(self, screen: WaitingScreen, now: float) -> None:
        screen.code = self._unused(lambda: f"{self._rng.randrange(10**DIGITS):0{DIGITS}}")
        screen.token = self._unused(lambda: _letters(self._rng.randrange(1 << 128)))
        screen.until = now + LIFE
        self._open[screen.code] = self._open[screen.token] = screen

    def _unused(self, draw: Callable[[], str]) -> str:
        while (name := draw()) in self._open:
            pass
        return name

    def _close(self, screen: WaitingScreen) -> None:
        """Invalidate its code and token."""
        self._open.pop(screen.code, None)
        self._open.pop(screen.token, None)

    def _sweep(self) -> None:
        """Forget the TVs that were switched off."""
        gone = self._now() - SILENCE
        while self._screens and next(iter(self._screens.values())).seen < gone:
            _, screen = self._screens.popitem(last=False)
            self._close(screen)
            for each in screen.places:
                self._behind[each] -= 1
                if not self._behind[each]:
                    del self._behind[each]


def is_guessable(name: str) -> bool:
    """Return whether a TV is named by its code, not by the token of its link."""
    typed = tidy(name)
    return len(typed) == DIGITS and typed.isdecimal()


def tidy(code: str) -> str:
    """Return a typed code without spaces and dashes.

    >>> tidy("482-915"), tidy(" 482 915")
    ('482915', '482915')
    """
    return "".join(char for char in code if not char.isspace() and char not in "-–.")


def _places_of(address: str) -> dict[str, int]:
    """Return the maximum number of TVs for each limit that this address counts towards.

    >>> _places_of("2001:db8:1:2:3:4:5:6")
    {'2001:db8:1:2::/64': 20, '2001:db8:1::/48': 320}
    """
    places, site = {network_of(address): FROM_ONE_ADDRESS}, site_of(address)
    return places if site is None else {**places, site: FROM_ONE_ADDRESS * SITE}


def _hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def _letters(number: int) -> str:
    return base64.urlsafe_b64encode(number.to_bytes(16, "big")).decode().rstrip("=")
