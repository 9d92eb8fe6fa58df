"""A few reading connections. They neither wait for the writer nor hold it up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from stella.live.ports import StoreUnavailable
from stella.postgres.database import LOST, CannotUse, Database, close_at_once, is_lost
from stella.postgres.patience import Patience

T = TypeVar("T")
MOST: Final = 3


class Readers:
    """Connections that are opened when they are needed, and opened again when they are lost."""

    def __init__(self, database: Database, most: int = MOST, patience: Patience | None = None) -> None:
        """Nothing is opened yet; at most this many connections will be."""
        self._database = database
        self._patience = patience or Patience()
        self._most = most
        self._idle: list[Any] = []
        self._turns: asyncio.Semaphore | None = None

    async def ask(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Answer a question that somebody waits for, or raise `StoreUnavailable` in time."""
        try:
            async with asyncio.timeout(self._patience.seconds):
                answer = await self.ask_calmly(question)
        except TimeoutError:
            self._patience.note(answered=False)
            raise StoreUnavailable("the database does not answer") from None
        self._patience.note(answered=True)
        return answer

    async def ask_calmly(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Answer a question to the log, or raise `StoreUnavailable`. Sees all finished commits."""
        if self._turns is None:
            self._turns = asyncio.Semaphore(self._most)
        async with self._turns:
            try:
                return await self._answer(question)
            except CannotUse:
                raise
            except (StoreUnavailable, *LOST):
                pass  # the server was started again, perhaps: a question may be asked twice
            except asyncpg.PostgresError as error:
                raise StoreUnavailable(str(error)) from error
            try:
                return await self._answer(question)
            except (asyncpg.PostgresError, *LOST) as error:
                raise StoreUnavailable(str(error) or type(error).__name__) from error

    async def _answer(self, question: Callable[[Any], Awaitable[T]]) -> T:
        connection = await self._borrow()
        try:
            answer = await question(connection)
        except asyncpg.PostgresError as error:
            if is_lost(error):
                close_at_once(connection)
            else:
                self._idle.append(connection)
            raise
        except BaseException:
            close_at_once(connection)
            raise
        self._idle.append(connection)
        return answer

    async def _borrow(self) -> Any:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await self._database.connect()

    async def close(self) -> None:
        """Close the idle connections; running questions close theirs."""
        while self._idle:
            connection = self._idle.pop()
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)
            close_at_once(connection)
