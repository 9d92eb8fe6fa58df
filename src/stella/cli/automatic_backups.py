"""Automatic backups: runs `stella backup` in a separate process every few hours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

FIRST_AFTER: Final = 60.0
"""Minimum seconds before the first one: a server that has just started has other things to do."""
AGAIN_AFTER: Final = 3600.0
"""Seconds before another attempt after a failed one."""

_NAME: Final = "stella-*.tar"

_log = logging.getLogger("stella.server")


def automatic_backups(data: Path) -> list[Path]:
    """Return the automatic backups of a data folder, the newest last."""
    return sorted((data / "backups").glob(_NAME))


def newest_backup_at(data: Path) -> float:
    """Return when the newest one was made, in seconds since 1970; 0 if there is none."""
    with contextlib.suppress(IndexError, OSError):
        return automatic_backups(data)[-1].stat().st_mtime
    return 0.0


class AutomaticBackups:
    """A background service that keeps the newest few backups of a data folder in its folder `backups`."""

    def __init__(self, data: Path, every: float, keep: int, failed: Callable[[], None]) -> None:
        """`every`: hours between two; `failed` is called for each failed one."""
        self._data, self._every, self._keep, self._failed = data, every * 3600, keep, failed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start waiting for the next one."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop; abandon a backup in progress."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        wait = FIRST_AFTER
        while True:
            due_in = newest_backup_at(self._data) + self._every - time.time()
            await asyncio.sleep(max(wait, min(due_in, self._every)))
            wait = FIRST_AFTER if await self.make() else AGAIN_AFTER

    async def make(self) -> bool:
        """Make a backup now, and delete those that are too many; returns whether that worked."""
        folder = self._data / "backups"
        folder.mkdir(mode=0o700, exist_ok=True)
        _remove_unfinished(folder)
        file = folder / f"stella-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.tar"
        command = [sys.executable, "-m", "stella", "backup", str(file), "--data", str(self._data)]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            if hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, process.pid, 10)  # games come first
            _, said = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            _remove_unfinished(folder)
            raise
        if process.returncode != 0:
            _log.error("no backup was made: %s", said.decode(errors="replace").strip().rpartition("\n")[2])
            self._failed()
            return False
        for old in automatic_backups(self._data)[: -self._keep]:
            old.unlink(missing_ok=True)
        return True


def _remove_unfinished(folder: Path) -> None:
    """Remove what a backup leaves behind that was killed: copies of tables that may be deleted by now."""
    for path in folder.glob(".stella-*"):
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
