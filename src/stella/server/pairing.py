"""TVs that wait for a table: each shows a code, and whoever sits at a table gives that table's watch key to it.

A code only lets somebody give, never take: who guesses one has shown a TV their own table, and learned nothing.
How long it must be is reckoned in docs/decisions/0020-codes-of-tvs.md.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stella.live.ports import Rng, TableId

from .rates import Bucket, network_of
from .settings import Rate

DIGITS: Final = 6
LIFE: Final = 300.0
"""Seconds a code is good for; a TV that still waits then shows another one."""
SILENCE: Final = 30.0
"""Seconds after which a TV that has not asked is gone."""
FROM_ONE_ADDRESS: Final = 20
"""TVs that may wait at the same time behind one address."""


class TooManyScreens(Exception):
    """No more TVs can wait now; `own`: because of others behind the same address."""

    def __init__(self, *, own: bool) -> None:
        super().__init__()
        self.own = own


class TooManyGuesses(Exception):
    """So many wrong codes were typed, by whomever, that none is taken for a while. Links still are."""


@dataclass(slots=True)
class Handed:
    """What a TV was given."""

    table: TableId
    key: str


@dataclass(slots=True)
class WaitingScreen:
    """One TV: the code to type, the token in the link to scan, and what it was given."""

    network: str
    seen: float
    code: str = ""
    token: str = ""
    until: float = 0.0
    handed: Handed | None = None


class Pairing:
    """The TVs that wait at this server. In memory only: after a restart they ask again and get other codes."""

    def __init__(self, now: Callable[[], float], rng: Rng, most: int, guesses: Rate | None) -> None:
        """`guesses`: how many wrong codes are put up with, from all addresses together."""
        self._now, self._rng, self._most = now, rng, most
        self._guesses = None if guesses is None else Bucket(guesses)
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
            network = network_of(address)
            if self._behind[network] >= FROM_ONE_ADDRESS:
                raise TooManyScreens(own=True)
            if len(self._screens) >= self._most:
                raise TooManyScreens(own=False)
            screen = self._screens[name] = WaitingScreen(network, now)
            self._behind[network] += 1
        screen.seen = now
        self._screens.move_to_end(name)
        if screen.handed is None and now >= screen.until:
            self._close(screen)
            self._name_anew(screen, now)
        return screen

    def seconds_left(self, screen: WaitingScreen) -> int:
        """How long its code is still good for."""
        return max(0, int(screen.until - self._now()))

    def give(self, name: str, table: TableId, key: str) -> bool:
        """Give a key to the TV with this code or token, once. False when none waits; nobody learns why.

        Raises `TooManyGuesses` when too many codes were wrong lately: then right ones are not taken either.
        """
        self._sweep()
        now, typed = self._now(), tidy(name)
        guessable = len(typed) == DIGITS and typed.isdecimal()
        if guessable and self._guesses is not None and not self._guesses.has(now):
            raise TooManyGuesses
        screen = self._open.get(typed if guessable else name)
        if screen is None or now >= screen.until:
            if guessable and self._guesses is not None:
                self._guesses.take(now)
            return False
        self._close(screen)
        screen.handed = Handed(table, key)
        return True

    def _name_anew(self, screen: WaitingScreen, now: float) -> None:
        screen.code = self._unused(lambda: f"{self._rng.randrange(10**DIGITS):0{DIGITS}}")
        screen.token = self._unused(lambda: _letters(self._rng.randrange(1 << 128)))
        screen.until = now + LIFE
        self._open[screen.code] = self._open[screen.token] = screen

    def _unused(self, draw: Callable[[], str]) -> str:
        while (name := draw()) in self._open:
            pass
        return name

    def _close(self, screen: WaitingScreen) -> None:
        """Its code and token are good for nothing any more."""
        self._open.pop(screen.code, None)
        self._open.pop(screen.token, None)

    def _sweep(self) -> None:
        """Forget the TVs that were switched off."""
        gone = self._now() - SILENCE
        while self._screens and next(iter(self._screens.values())).seen < gone:
            _, screen = self._screens.popitem(last=False)
            self._close(screen)
            self._behind[screen.network] -= 1
            if not self._behind[screen.network]:
                del self._behind[screen.network]


def tidy(code: str) -> str:
    """A code as typed by a person, without spaces and dashes.

    >>> tidy("482-915"), tidy(" 482 915")
    ('482915', '482915')
    """
    return "".join(char for char in code if not char.isspace() and char not in "-–.")


def _hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def _letters(number: int) -> str:
    return base64.urlsafe_b64encode(number.to_bytes(16, "big")).decode().rstrip("=")
