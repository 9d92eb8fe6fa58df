"""Which jobs one commit takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stella.store.jobs import Append, Job
from stella.store.postgres.log import AppendRows

MOST_APPENDS: Final = 256
MOST_BYTES: Final = 4_000_000
MOST_HINT: Final = 7_000
"""Bytes of the hint that goes with a commit: PostgreSQL takes less than 8,000."""


def batches(jobs: Iterable[Job]) -> Iterator[list[Job]]:
    """In the order of asking: appends to different tables together, as many as one commit takes, others alone."""
    batch: list[Job] = []
    tables: set[bytes] = set()
    size = hint = 0
    for job in jobs:
        rows: AppendRows | None = job.rows if isinstance(job, Append) else None
        fits = (
            rows is not None
            and rows.table not in tables
            and len(batch) < MOST_APPENDS
            and size + rows.size <= MOST_BYTES
            and hint + rows.hint <= MOST_HINT
        )
        if batch and not fits:
            yield batch
            batch, tables, size, hint = [], set(), 0, 0
        if rows is None:
            yield [job]
        else:
            batch.append(job)
            tables.add(rows.table)
            size, hint = size + rows.size, hint + rows.hint
    if batch:
        yield batch
