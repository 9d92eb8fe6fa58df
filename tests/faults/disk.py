"""A disk in memory that can lose power, fill up or fail, under a real SQLite through an apsw VFS.

Written bytes are certain only after a sync of their file. When the power is cut, any part of the unsynced
writes may have reached the disk, in any order, and the last ones torn.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path

import apsw

SECTOR = 512
Write = tuple[int, bytes]
"""Where and what; a truncation is (size, b"") and stands for cutting the file there."""


class File:
    """A file: what is on the platter, and what has been written since the last sync."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.current = bytearray()
        self.unsynced: list[Write] = []

    def write(self, offset: int, data: bytes) -> None:
        _apply(self.current, (offset, data))
        self.unsynced.append((offset, data))

    def sync(self) -> None:
        self.synced = bytearray(self.current)
        self.unsynced.clear()

    def after_power_cut(self, chance: random.Random, luck: float) -> bytes:
        """The synced bytes, and each later write with probability `luck`, some of these in part."""
        content = bytearray(self.synced)
        for offset, data in self.unsynced:
            if chance.random() >= luck:
                continue
            if data and chance.random() < 0.2:
                for start in range(0, len(data), SECTOR):
                    if chance.random() < 0.5:
                        _apply(content, (offset + start, data[start : start + SECTOR]))
            else:
                _apply(content, (offset, data))
        return bytes(content)


def _apply(content: bytearray, write: Write) -> None:
    offset, data = write
    if not data:
        del content[offset:]
        return
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


class Disk(apsw.VFS):
    """All files, and what is wrong with the disk at the moment."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "")
        self.name = name
        self.files: dict[str, File] = {}
        self.lock = threading.Lock()
        self.operations = 0
        self.cut_at: int | None = None
        """The operation at which the power goes."""
        self.remains: dict[str, bytes] | None = None
        """What the platter holds after the power went."""
        self.chance = random.Random(0)
        self.on_cut: Callable[[], None] = lambda: None
        self.on_error: Callable[[], None] = lambda: None
        self.write_error: int | None = None
        self.sync_error: int | None = None
        self.fails_at: Callable[[int], bool] = lambda _: True
        """Which operations the errors hit."""

    def step(self, error: int | None) -> None:
        """Something is about to change: lose power, refuse, or let it happen."""
        self.alive()
        self.operations += 1
        if self.operations == self.cut_at:
            self.remains = self.after_power_cut(self.chance)
            self.on_cut()
            self.alive()
        if error is not None and self.fails_at(self.operations):
            self.on_error()
            raise apsw.exception_for(error)

    def alive(self) -> None:
        if self.remains is not None:
            raise apsw.exception_for(apsw.SQLITE_IOERR)

    def after_power_cut(self, chance: random.Random) -> dict[str, bytes]:
        """What is left if the power goes now."""
        luck = chance.choice([0.0, 0.5, 0.9, 1.0])
        with self.lock:
            return {name: file.after_power_cut(chance, luck) for name, file in self.files.items()}

    def all_written(self) -> dict[str, bytes]:
        """What the next process would find if this one were killed now, and the machine went on."""
        with self.lock:
            return {name: bytes(file.current) for name, file in self.files.items()}

    def write_remains(self, folder: Path) -> Path:
        """Put what survived into a real folder, for a plain SQLite to recover; returns the database."""
        assert self.remains is not None
        for name, content in self.remains.items():
            (folder / Path(name).name).write_bytes(content)
        return folder / "stella.db"

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> OpenFile:  # type: ignore[override]
        self.alive()
        flags[1] = flags[0]
        if name is None:
            return OpenFile(self, File())
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        return OpenFile(self, self.files.setdefault(path, File()))

    def xAccess(self, pathname: str, flags: int) -> bool:
        self.alive()
        return pathname in self.files

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.step(None)
        self.files.pop(filename, None)

    def xFullPathname(self, name: str) -> str:
        return name


class OpenFile:
    """A file as SQLite holds it open. There is one connection at a time, so locks are free."""

    def __init__(self, disk: Disk, file: File) -> None:
        self.disk = disk
        self.file = file

    def xRead(self, amount: int, offset: int) -> bytes:
        self.disk.alive()
        return bytes(self.file.current[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        error = self.disk.write_error
        if error == apsw.SQLITE_FULL and offset + len(data) <= len(self.file.current):
            error = None  # what has its place can be written again
        self.disk.step(error)
        with self.disk.lock:
            self.file.write(offset, bytes(data))

    def xTruncate(self, size: int) -> None:
        self.disk.step(None if self.disk.write_error == apsw.SQLITE_FULL else self.disk.write_error)
        with self.disk.lock:
            self.file.write(size, b"")

    def xSync(self, flags: int) -> None:
        self.disk.step(self.disk.sync_error)
        with self.disk.lock:
            self.file.sync()

    def xFileSize(self) -> int:
        self.disk.alive()
        return len(self.file.current)

    def xLock(self, level: int) -> None:
        self.disk.alive()

    def xUnlock(self, level: int) -> None:
        """Always free."""

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return 4096

    def xDeviceCharacteristics(self) -> int:
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE  # as SQLite assumes of real disks by default

    def xClose(self) -> None:
        """Nothing to release."""
