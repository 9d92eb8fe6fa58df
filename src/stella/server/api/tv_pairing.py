"""TVs that wait for a table: each shows a code, and someone at a table gives that table's watch key to it.

A code only lets somebody give, never take: guessing one shows your own table on a TV and tells you nothing.
Its length is worked out in docs/decisions/0020-codes-of-tvs.md.
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
from stella.server.limits.guesses import Guesses
from stella.server.limits.rates import SITE, network_of, site_of

DIGITS: Final = 6
LIFE: Final = 300.0
"""Seconds that a code is valid; a TV that still waits then shows another."""
SILENCE: Final = 30.0
"""Seconds of silence after which a TV counts as gone."""
TELL_EVERY: Final = 10.0
"""Seconds after which other nodes are told again of a TV that waits."""
TOPIC: Final = "/tv"
MOST_SCREENS: Final = 1_000
"""TVs that may wait at the same time, at all nodes together."""
FROM_ONE_ADDRESS: Final = 20
"""TVs that may wait at the same time behind one address, at all nodes together."""


class TooManyScreens(Exception):
    """No more TVs can wait now; `own`: because of others behind the same address."""

    def __init__(self, *, own: bool) -> None:
        super().__init__()
        self.own = own


class TooManyGuesses(Exception):
    """None of the codes that this address or this table types is accepted for a while: too many were wrong.

    Links still are.
    """


@dataclass(slots=True)
class TvAssignment:
    """What a TV was given."""

    table: TableId
    key: str


@dataclass(slots=True)
class WaitingScreen:
    """One TV: the code to type, the token in the link to scan, and what it was given."""

    seen: float
    places: tuple[str, ...] = ()
    """What it takes a place of: its address, and the site of an IPv6 address, as other nodes may know them."""
    code: str = ""
    token: str = ""
    until: float = 0.0
    handed: TvAssignment | None = None
    told: float = 0.0
    """When other nodes were told of it."""


class PairingMessage(msgspec.Struct, frozen=True):
    """What other nodes have to know of a TV: it may ask any of them, and be given a table at any of them."""

    screen: str
    """The hash of its secret."""
    code: str
    token: str
    left: float
    """Seconds that its code is good for."""
    handed: TvAssignment | None
    places: tuple[str, ...]
    """Where it waits."""


_news = msgspec.json.Decoder(PairingMessage)


class Pairing:
    """The TVs that wait, at any node. In memory only: after a restart they ask again and get other codes."""

    def __init__(
        self,
        now: Callable[[], float],
        rng: Rng,
        guesses: Guesses,
        cluster: Cluster | None = None,
        hidden: Callable[[str], str] = str,
    ) -> None:
        """`hidden`: what other nodes are told instead of an address, the same at all nodes."""
        self._hidden = hidden
        self._cluster = cluster or SingleNode()
        self._cluster.subscribe(lambda _: None, self._told)
        self._now, self._rng = now, rng
        self._guesses = guesses
        self._screens: OrderedDict[bytes, WaitingScreen] = OrderedDict()
        """By the hash of their secret, the one that asked longest ago first."""
        self._open: dict[str, WaitingScreen] = {}
        """By code and by token."""
        self._behind = Counter[str]()

    def __len__(self) -> int:
        return len(self._screens)

    def knows(self, secret: str) -> bool:
        """Whether this TV waits already."""
        self._sweep()
        return _hashed(secret) in self._screens

    def wait(self, secret: str, address: str) -> WaitingScreen:
        """A TV waits, or asks again. Raises `TooManyScreens` without room for a new one."""
        now, name = self._now(), _hashed(secret)
        self._sweep()
        screen = self._screens.get(name)
        if screen is None:
            places = {self._hidden(each): most for each, most in _places_of(address).items()}
            if any(self._behind[each] >= most for each, most in places.items()):
                raise TooManyScreens(own=True)
            if len(self._screens) >= MOST_SCREENS:
                raise TooManyScreens(own=False)
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
        """Another node says how it is with a TV: the newest word holds."""
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
        """Return how many seconds a code has to wait: some while many wrong ones are typed, by anyone."""
        return self._guesses.pause() if is_guessable(name) else 0.0

    def give(self, name: str, table: TableId, key: str, address: str = "") -> bool:
        """Give a key to the TV with this code or token, once. False when none waits; nobody learns why.

        Raises `TooManyGuesses` when too many codes from this address, or of this table, were wrong lately: then right
        ones are not taken either.
        """
        self._sweep()
        now, guessable = self._now(), is_guessable(name)
        who = (f"table {table}", address)
        if guessable and not self._guesses.may_try(*who):
            raise TooManyGuesses
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
    """Whether a TV is named by its code, not by the token of its link."""
    typed = tidy(name)
    return len(typed) == DIGITS and typed.isdecimal()


def tidy(code: str) -> str:
    """A code as typed by a person, without spaces and dashes.

    >>> tidy("482-915"), tidy(" 482 915")
    ('482915', '482915')
    """
    return "".join(char for char in code if not char.isspace() and char not in "-–.")


def _places_of(address: str) -> dict[str, int]:
    """How many TVs may wait where this one does.

    >>> _places_of("2001:db8:1:2:3:4:5:6")
    {'2001:db8:1:2::/64': 20, '2001:db8:1::/48': 320}
    """
    places, site = {network_of(address): FROM_ONE_ADDRESS}, site_of(address)
    return places if site is None else {**places, site: FROM_ONE_ADDRESS * SITE}


def _hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def _letters(number: int) -> str:
    return base64.urlsafe_b64encode(number.to_bytes(16, "big")).decode().rstrip("=")
