"""How far the logs of tables have grown: while one question is under way, the next ones gather and are asked as one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from .ports import Store, TableId


class _Batch:
    """Which tables it is about, and its answer."""

    __slots__ = ("answer", "tables")

    def __init__(self) -> None:
        self.tables: set[TableId] = set()
        self.answer: asyncio.Future[Mapping[TableId, int]] | None = None


class HeadLookup:
    """Callers get the answer to a query sent after they asked."""

    __slots__ = ("_gathering", "_turn")

    def __init__(self) -> None:
        """Nobody asks yet."""
        self._gathering: _Batch | None = None
        self._turn = asyncio.Lock()

    async def of(self, store: Store, table: TableId) -> int | None:
        """How many entries a table has; `None` if it does not exist. Raises `StoreUnavailable`."""
        question = self._gathering
        if question is None:
            self._gathering = question = _Batch()
            question.answer = asyncio.ensure_future(self._ask(store, question))
            question.answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        question.tables.add(table)
        assert question.answer is not None
        return (await asyncio.shield(question.answer)).get(table)

    async def _ask(self, store: Store, question: _Batch) -> Mapping[TableId, int]:
        async with self._turn:
            self._gathering = None
            return await store.heads(list(question.tables))
