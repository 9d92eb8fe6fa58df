"""The parts of Windows' API that we use, on any system. What real Windows does beyond them, nobody has tried here."""

from __future__ import annotations

import errno
import os
from types import ModuleType


class Msvcrt(ModuleType):
    """Locks of byte ranges that belong to an open file, and a second taker is refused with EACCES or EDEADLK."""

    LK_LOCK, LK_NBLCK, LK_UNLCK = 1, 2, 0

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[tuple[int, int, int], int] = {}
        """Which descriptor has which byte of which file."""
        self.asked = 0

    def locking(self, file: int, mode: int, count: int) -> None:
        """Lock `count` bytes from where the file stands."""
        assert count == 1
        self.asked += 1
        about = os.fstat(file)
        place = (about.st_dev, about.st_ino, os.lseek(file, 0, os.SEEK_CUR))
        owner = self.held.get(place, file)
        if owner != file and self._is_open(owner, place):
            # LK_LOCK tries for ten seconds before it says so.
            raise OSError(errno.EDEADLK if mode == self.LK_LOCK else errno.EACCES, "Permission denied")
        self.held[place] = file

    @staticmethod
    def _is_open(file: int, place: tuple[int, int, int]) -> bool:
        """The system lets go of a lock when its file is closed."""
        try:
            about = os.fstat(file)
        except OSError:
            return False
        return (about.st_dev, about.st_ino) == place[:2]
