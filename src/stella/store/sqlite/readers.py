"""Reading connections. In WAL mode they neither wait for the writer nor hold it up."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from stella.live.ports import StoreUnavailable
from stella.store.sqlite.connection import SqlConnection

T = TypeVar("T")
THREADS = 2


class Readers:
    """A few threads, each question on a connection of its own; every question sees all finished commits."""

    def __init__(self, connect: Callable[[], SqlConnection]) -> None:
        self._connect = connect
        self._threads = ThreadPoolExecutor(THREADS, "stella-store-reader")
        self._idle: list[SqlConnection] = []

    async def ask(self, question: Callable[[SqlConnection], T]) -> T:
        """Answer a question to the log, or raise `StoreUnavailable`."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[SqlConnection], T]) -> T:
        connection: SqlConnection | None = None
        try:
            connection = self._borrow()
            answer = question(connection)
        except (sqlite3.Error, OSError) as error:
            # The next question gets a new connection: this one may remember a disk that is gone.
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    connection.close()
            raise StoreUnavailable(str(error)) from error
        self._idle.append(connection)
        return answer

    def _borrow(self) -> SqlConnection:
        try:
            return self._idle.pop()
        except IndexError:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA cache_size = -256")  # KB: a log is read once, from end to end
            return connection

    def close(self) -> None:
        """Wait for running questions, then release the files."""
        self._threads.shutdown()
        while self._idle:
            with contextlib.suppress(sqlite3.Error):
                self._idle.pop().close()
