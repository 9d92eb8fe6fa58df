"""A connection that is kept open: when it is lost, another one is opened."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from stella.live.ports import StoreUnavailable

from .database import Database, close_at_once

logger = logging.getLogger(__name__)

FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
LONGEST_LEAVE: Final = 1.0
"""Maximum seconds for the last statements to a database, which may not answer while the node stops."""

Work = Callable[[Any], Awaitable[None]]
"""Work with a connection, until it is lost."""


async def _nothing(_: Any) -> None:
    """Do nothing."""


class PersistentConnection:
    """Does its work on one connection in the background, and on the next one when that is lost."""

    def __init__(
        self,
        database: Database,
        work: Work,
        leave: Work = _nothing,
        unavailable: Callable[[StoreUnavailable], None] = lambda _: None,
    ) -> None:
        """`leave` gets the connection at the end; `unavailable` is called for the first of failures in a row."""
        self._database = database
        self._work = work
        self._leave = leave
        self._unavailable = unavailable
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start working."""
        self._task = asyncio.get_running_loop().create_task(self._work_forever())

    async def stop(self) -> None:
        """Stop working."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _work_forever(self) -> None:
        pause, fails = FIRST_PAUSE, False
        while True:
            try:
                connection = await self._database.connect()
            except StoreUnavailable as error:
                if not fails:
                    self._unavailable(error)
                fails = True
            else:
                pause, fails = FIRST_PAUSE, False
                await self._work_on(connection)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _work_on(self, connection: Any) -> None:
        try:
            await self._work(connection)
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(LONGEST_LEAVE):
                    await self._leave(connection)
            raise
        except Exception as error:
            logger.warning("a connection to other nodes was lost: %s", error)
        finally:
            close_at_once(connection)
