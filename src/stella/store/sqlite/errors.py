"""Why a log cannot be opened. What may go wrong later is in `stella.live.ports`."""

from __future__ import annotations

from pathlib import Path


class CannotOpen(Exception):
    """This file cannot serve as a log, and trying again will not help."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


class InUse(CannotOpen):
    """Another server works on this file; `pid` is its process, if it said so."""

    def __init__(self, path: Path, pid: int | None) -> None:
        by = "another server" if pid is None else f"another server (process {pid})"
        super().__init__(path, f"{by} is using this file")
        self.pid = pid


class TooNew(CannotOpen):
    """A newer Stella wrote this file."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"a newer Stella wrote this file (format {found}; this one knows {known})")


class NotALog(CannotOpen):
    """The file holds something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "this file is not a log of Stella")
