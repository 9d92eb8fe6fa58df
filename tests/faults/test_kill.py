"""A server killed at any moment: the next one finds every acknowledged append, once."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore

from .child import TABLES
from .conftest import LONG

KILLS = 200 if LONG else 25
ROOT = Path(__file__).resolve().parents[2]

Acknowledged = dict[tuple[TableId, int], str]


def live_and_die(path: Path, life: int, acknowledgements: int) -> Acknowledged:
    """Run a child on the log, kill it after some acknowledgements, and return all that it gave."""
    command = [sys.executable, "-m", "tests.faults.child", str(path), str(life)]
    acknowledged: Acknowledged = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for number, line in enumerate(child.stdout, start=1):
            table, seq, said = line.split()
            acknowledged[TableId(table), int(seq)] = said
            if number == acknowledgements:
                child.kill()
    assert len(acknowledged) >= acknowledgements, "the child ended by itself"
    return acknowledged


async def reopened(path: Path) -> tuple[dict[TableId, list[Entry]], float]:
    start = time.thread_time()  # its own work; how long the disk takes is the machine's affair
    store = SqliteStore.open(path)
    seconds = time.thread_time() - start
    logs = {table: list(await store.load(table)) for table in TABLES}
    await store.close()
    return logs, seconds


@pytest.mark.timeout(900 if LONG else 300)
def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    chance = random.Random(1)
    path = tmp_path / "stella.db"
    acknowledged: Acknowledged = {}
    for life in range(KILLS):
        acknowledged |= live_and_die(path, life, chance.randrange(1, 150))
        logs, seconds = asyncio.run(reopened(path))
        assert seconds < 2
        for (table, seq), command in acknowledged.items():
            assert logs[table][seq - 1].request_id == command
        for log in logs.values():
            assert [entry.at for entry in log] == list(range(1, len(log) + 1))
            assert all(entry.body == entry.request_id.encode() * 20 for entry in log)
    assert len(acknowledged) > KILLS
