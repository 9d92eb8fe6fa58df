"""Where the PostgreSQL of one test session lies, and how it is removed when the session ends."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import tempfile
import time
from pathlib import Path

LONGEST_STOP = 20.0


def cluster_folder(session: int) -> Path:
    """Of the session whose first process is this one; all its workers use the same."""
    return Path(tempfile.gettempdir()) / f"stella-pg-{session}"


def this_session() -> int:
    """The process that began this session: our parent, if we are a worker of it."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()


def remove_cluster(folder: Path) -> None:
    """Stop what runs there, if a worker was ended before it could, and remove all of it."""
    if not folder.exists():
        return
    with contextlib.suppress(OSError, ValueError, IndexError):
        pid = int((folder / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGINT)
        deadline = time.monotonic() + LONGEST_STOP
        while (folder / "postmaster.pid").exists() and time.monotonic() < deadline:
            time.sleep(0.05)  # it removes the file when it is done
    shutil.rmtree(folder, ignore_errors=True)
