"""Hints between nodes by LISTEN and NOTIFY: each rides in the commit that it is about."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from stella.bus.local import Hear, LocalBus
from stella.live.ports import StoreUnavailable, TableId
from stella.postgres.database import Database, close_at_once

logger = logging.getLogger(__name__)

CHANNEL: Final = "stella"
"""Where `stella.store.postgres` tells of its commits: `hex of the table id:seq`, comma-separated."""
NET: Final = 2.0
"""Seconds between two calls of `missed`: a hint may be lost without anybody noticing."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0


class PostgresBus:
    """Tells of commits of all nodes, this one's too. The store sends the hints; this listens.

    `publish` tells those who listen in this process. Others have heard by then: a hint is never earlier than
    its commit, and it is lost only with the connection. After each reconnect, and every few seconds anyway, the
    listeners are told that they may have missed some.
    """

    def __init__(self, database: Database, net: float = NET) -> None:
        """Deaf to other nodes until it is started."""
        self._database = database
        self._net = net
        self._here = LocalBus()
        self._missed: dict[object, Callable[[], None]] = {}
        self._listening: asyncio.Task[None] | None = None

    def publish(self, table: TableId, seq: int) -> None:
        """`table` is now at `seq`, for who listens in this process."""
        self._here.publish(table, seq)

    def subscribe(self, hear: Hear, missed: Callable[[], None] = lambda: None) -> Callable[[], None]:
        """Call `hear` for every message, and `missed` when some may have been lost; returns how to stop."""
        key, stop_hearing = object(), self._here.subscribe(hear)
        self._missed[key] = missed

        def stop() -> None:
            stop_hearing()
            self._missed.pop(key, None)

        return stop

    async def start(self) -> None:
        """Listen to other nodes, in the background, from now on."""
        self._listening = asyncio.get_running_loop().create_task(self._listen_forever())

    async def stop(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    async def _listen_forever(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await self._database.connect()
            except StoreUnavailable as error:
                if pause == FIRST_PAUSE:
                    logger.warning("cannot hear other nodes: %s", error)
            else:
                pause = FIRST_PAUSE
                try:
                    await self._listen(connection)
                except Exception as error:
                    logger.warning("a connection to other nodes was lost: %s", error)
                finally:
                    close_at_once(connection)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self._hinted)
        while not lost.is_set():
            self._tell_missed()
            try:
                await asyncio.wait_for(lost.wait(), self._net)
            except TimeoutError:
                await connection.execute("SELECT 1")  # a dead peer is noticed, not waited for

    def _hinted(self, _: Any, __: int, ___: str, payload: str) -> None:
        for each in payload.split(","):
            table, _, seq = each.partition(":")
            try:
                hint = TableId(bytes.fromhex(table).decode()), int(seq)
            except ValueError:
                logger.warning("another program speaks on our channel")
            else:
                self._here.publish(*hint)

    def _tell_missed(self) -> None:
        for missed in list(self._missed.values()):
            try:
                missed()
            except Exception:
                logger.exception("a listener of the bus failed")
