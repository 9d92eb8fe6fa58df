"""Keeps a program connected to its seat: reconnects when the server stops or the network fails."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from websockets.exceptions import ConnectionClosed, InvalidStatus

from stella.cli.lab.bot_client import read
from stella.wire.messages import Leaving

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from stella.cli.lab.bot_client import BotClient

GONE: Final = (4403, 4404)
"""Close codes after which reconnecting is pointless."""
OUR_FAULT: Final = (1002, 1003, 1007, 1008, 1009)
LONGEST_WAIT: Final = 15.0
PATIENCE: Final = 300.0
"""Seconds without a connection before giving up."""
_dice = random.SystemRandom()


class BotConnection:
    """Plays until the table is gone or the key is revoked."""

    def __init__(self, dial: Callable[[], ClientConnection], client: BotClient) -> None:
        """`dial` opens the seat's socket."""
        self._dial = dial
        self._client = client
        self._come_back_at: float | None = None
        """When the server said it would be back, by `time.monotonic`."""
        self._jitter = 0.0

    def play(self) -> None:
        """Play until the end. Raises if the first attempt fails, or the server is away for too long."""
        failures, heard_at = -1, 0.0
        while True:
            try:
                connection = self._dial()
            except InvalidStatus as refusal:
                if failures < 0 or refusal.response.status_code < 500:
                    raise
            except OSError:
                if failures < 0 or time.monotonic() - heard_at > PATIENCE:
                    raise
            else:
                with connection:
                    if not self._play_on(connection):
                        return
                failures, heard_at = 0, time.monotonic()
            time.sleep(self._pause(failures))
            failures += 1

    def _play_on(self, connection: ClientConnection) -> bool:
        """Play on this connection until it closes; return whether to reconnect."""
        try:
            self._client.connected(lambda data: connection.send(data, text=True))
            self._listen(connection)
        except ConnectionClosed as end:
            code = None if end.rcvd is None else end.rcvd.code
            if code in OUR_FAULT:
                raise
            return code not in GONE
        return True

    def _listen(self, connection: ClientConnection) -> None:
        """Play on this connection until it closes, or until it is time to switch to another server."""
        self._come_back_at, self._jitter = None, 0.0
        while True:
            at: float | None = self._come_back_at
            left = None if at is None else max(0.0, at - time.monotonic())
            try:
                told = read(connection.recv(left))
            except TimeoutError:
                return
            if isinstance(told, Leaving):
                self._come_back_at = time.monotonic() + told.come_back_in / 1000
                self._jitter = told.jitter / 1000
            elif told is not None:
                self._client.hear(told)

    def _pause(self, failures: int) -> float:
        """Return the delay that the server asked for, or a longer one after each failure."""
        if failures == 0 and self._come_back_at is not None:
            return max(0.0, self._come_back_at - time.monotonic())
        usual = min(LONGEST_WAIT, 0.5 * 2.0**failures)
        return usual * _dice.uniform(2 / 3, 4 / 3) + _dice.uniform(0, self._jitter)
