"""The bus of a single node: everybody who listens is in this process."""

from __future__ import annotations

import logging
from collections.abc import Callable

from stella.live.ports import TableId

logger = logging.getLogger(__name__)

Hear = Callable[[TableId, int], None]


class LocalBus:
    """Calls every listener immediately, in the order they joined."""

    def __init__(self) -> None:
        self._listeners: dict[object, Hear] = {}

    def publish(self, table: TableId, seq: int) -> None:
        """`table` is now at `seq`. A listener that fails is logged; the others hear it all the same."""
        for key, hear in list(self._listeners.items()):
            if key not in self._listeners:  # just stopped by another listener
                continue
            try:
                hear(table, seq)
            except Exception:
                logger.exception("a listener of the bus failed")

    def subscribe(self, hear: Hear, missed: Callable[[], None] = lambda: None) -> Callable[[], None]:
        """Call `hear` for every message; returns how to stop, which may be called twice. None is ever lost."""
        key = object()
        self._listeners[key] = hear

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop
