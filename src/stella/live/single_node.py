"""A node without others: what `Cluster` is for a server of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.tables.people import MemberId

from .ports import TableId

NOBODY: Final[frozenset[MemberId]] = frozenset()


class SingleNode:
    """Nobody is anywhere else."""

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        """There is nobody to tell."""

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        """Nobody."""
        return NOBODY

    def is_leader(self, table: TableId) -> bool:
        """It does everything."""
        return True

    def has_peers(self) -> bool:
        """There are none."""
        return False

    def leave(self) -> None:
        """There is nobody to tell."""

    def broadcast(self, topic: str, payload: bytes) -> None:
        """There is nobody to tell."""

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Nothing will come."""
        return lambda: None
