"""One server for each file: a lock beside it that the operating system releases when its holder dies."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from stella.live.ports import StoreUnavailable
from stella.store.sqlite.connection import InUse


class ServerLock:
    """Held from construction until `release`. The lock file stays: to remove it would open a race."""

    def __init__(self, path: Path) -> None:
        """Take the lock of the log at `path`, or raise `InUse`."""
        self._file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        _give_to_owner(self._file, path.parent)
        try:
            _lock(self._file)
        except OSError as error:
            pid = _pid_in(self._file)
            os.close(self._file)
            if error.errno in {errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}:
                raise InUse(path, pid) from None
            raise StoreUnavailable(f"{path}: cannot be locked: {error.strerror}") from error
        os.ftruncate(self._file, 0)
        os.write(self._file, b"%d\n" % os.getpid())

    def release(self) -> None:
        """Let another server have the file."""
        os.close(self._file)


def _pid_in(file: int) -> int | None:
    os.lseek(file, 0, os.SEEK_SET)
    text = os.read(file, 20).strip()
    return int(text) if text.isdigit() else None


if sys.platform == "win32":
    import msvcrt

    def _give_to_owner(file: int, folder: Path) -> None:
        """There is no root."""

    def _lock(file: int) -> None:
        # Locked bytes cannot be read by others there, so lock one behind the process number.
        os.lseek(file, 1024, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _give_to_owner(file: int, folder: Path) -> None:
        """Let the folder's owner lock it later, as SQLite does with its files, if root made it."""
        if os.geteuid() == 0:
            owner = folder.stat()
            os.fchown(file, owner.st_uid, owner.st_gid)

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
