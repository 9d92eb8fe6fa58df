"""Listeners of a live table: it tells, they listen, and none of them knows the other."""

from __future__ import annotations

from typing import Protocol

from stella.tables.recipients import Recipients
from stella.tables.state import TableState


class Listener(Protocol):
    """Told of everything that becomes of a table. The state is what lies on disk, never less."""

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        """The log was read; `news`: who has not seen all of it. Without a state there is no such table."""

    def committed(self, state: TableState, news: Recipients) -> None:
        """Something was written; `news`: who sees something new."""

    def idle(self) -> None:
        """Nothing is being decided or written any more."""

    def slept(self) -> None:
        """The state has left memory."""
