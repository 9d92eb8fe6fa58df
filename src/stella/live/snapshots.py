"""Snapshots of tables: writing and reading them. Without them, everything works, only slower."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from stella.tables.game_spans import GameSpans
from stella.tables.state import TableState
from stella.tables.votes import Ballot

from .ports import Snapshot, TableId

if TYPE_CHECKING:
    from .services import Services

VERSION: Final = 1
"""Increase this when `evolve` leads to different states than before."""
EVERY: Final = 128
"""Entries after which an awake table is kept again: a wake after a crash reads no more than that."""
WORTH: Final = 32
"""Entries for which it is worth keeping a table that falls asleep."""
CHECKSUM: Final = 4
"""Bytes before the body: against a damaged page, not against an enemy, who could write to the log as well."""


@dataclass(frozen=True, slots=True)
class SnapshotState:
    """All that a table has in memory, besides the answers to old requests: the log finds those."""

    state: TableState
    ballots: tuple[Ballot, ...]
    spans: GameSpans = ()
    told_at: int | None = None


def _kind() -> str:
    """Return the version and a fingerprint of a snapshot's classes: a change makes old snapshots unreadable."""
    shape = repr(msgspec.inspect.type_info(SnapshotState))
    return f"{VERSION}-{hashlib.sha256(shape.encode()).hexdigest()[:12]}"


KIND: Final = _kind()
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(SnapshotState)


def written(seq: int, kept: SnapshotState) -> Snapshot:
    """Return the snapshot of a table that is at `seq`."""
    body = _encoder.encode(kept)
    return Snapshot(seq, KIND, _checksum(body) + body)


def read(snapshot: Snapshot | None) -> SnapshotState | None:
    """Return what a snapshot holds; `None` if there is none, another version wrote it, or it is damaged."""
    if snapshot is None or snapshot.kind != KIND:
        return None
    checksum, body = snapshot.body[:CHECKSUM], snapshot.body[CHECKSUM:]
    if _checksum(body) != checksum:
        return None
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError:
        return None


def _checksum(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(CHECKSUM, "big")


class SnapshotQueue:
    """Queue of tables to save, one at a time, so that many falling asleep together hold nobody up."""

    def __init__(self) -> None:
        self._waiting: dict[TableId, tuple[int, SnapshotState]] = {}

    def add(self, services: Services, table: TableId, seq: int, kept: SnapshotState) -> None:
        """Save this table soon."""
        idle = not self._waiting
        self._waiting[table] = (seq, kept)
        if idle:
            services.spawn(self._write(services))

    async def _write(self, services: Services) -> None:
        while self._waiting:
            await asyncio.sleep(0)
            table = next(iter(self._waiting))
            services.store.save_snapshot(table, written(*self._waiting.pop(table)))
