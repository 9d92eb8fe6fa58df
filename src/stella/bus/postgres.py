"""Hints between nodes by LISTEN and NOTIFY, each sent with the commit it is about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from stella.bus.local import Hear, LocalBus
from stella.live.ports import TableId
from stella.postgres.database import HINTS, Database
from stella.postgres.persistent_connection import PersistentConnection

logger = logging.getLogger(__name__)

NET: Final = 2.0
"""Seconds between two calls of `missed`: a hint may be lost without anybody noticing."""


class PostgresBus:
    """Announces commits of all nodes, including this one. The store sends the hints; this listens.

    `publish` tells listeners in this process. Other nodes know by then: a hint is never earlier than
    its commit, and it is lost only with the connection. After each reconnect, and every few seconds anyway, the
    listeners are told that they may have missed some.
    """

    def __init__(self, database: Database, net: float = NET) -> None:
        """Other nodes aren't heard before `start`."""
        self._net = net
        self._here = LocalBus()
        self._missed: dict[object, Callable[[], None]] = {}
        self._standing = PersistentConnection(
            database,
            self._listen,
            unavailable=lambda error: logger.warning("cannot hear other nodes: %s", error),
        )

    def publish(self, table: TableId, seq: int) -> None:
        """`table` is now at `seq`: tell listeners in this process."""
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
        self._standing.start()

    async def stop(self) -> None:
        """Listen no more."""
        await self._standing.stop()

    async def _listen(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(HINTS, self._hinted)
        while not lost.is_set():
            self._tell_missed()
            try:
                async with asyncio.timeout(self._net):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")  # notice a dead connection instead of waiting for it

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
