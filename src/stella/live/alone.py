"""A node without others: what `Neighbours` is for a server of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.tables.people import MemberId

from .ports import TableId

NOBODY: Final[frozenset[MemberId]] = frozenset()


class Alone:
    """Nobody is anywhere else."""

    def here(self, table: TableId, members: frozenset[MemberId]) -> None:
        """There is nobody to tell."""

    def elsewhere(self, table: TableId) -> frozenset[MemberId]:
        """Nobody."""
        return NOBODY

    def leads(self, table: TableId) -> bool:
        """It does everything."""
        return True

    def are_there(self) -> bool:
        """There are none."""
        return False

    def leave(self) -> None:
        """There is nobody to tell."""

    def pass_on(self, topic: str, payload: bytes) -> None:
        """There is nobody to tell."""

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Nothing will come."""
        return lambda: None
