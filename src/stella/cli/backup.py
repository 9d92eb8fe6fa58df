"""`stella backup` and `stella restore`: all data of a server in one file, even while it runs."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, BinaryIO, Final

import typer

from stella import __version__
from stella.cli.errors import Failure, reason_of
from stella.cli.files import sum_of
from stella.cli.output import counted, echo, unwritable
from stella.cli.owner import as_owner
from stella.cli.storage import OWN_WORDS, SKIES, TABLES, Data, DatabaseUrl, location, make_folder, open_error

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
DATABASES: Final = (TABLES, SKIES, "minds.db")
SETTINGS: Final = "stella.toml"
FILES: Final = ("secret.key", OWN_WORDS, SETTINGS)
FOLDERS: Final = ("decks", "uploads")
JOURNALS: Final = tuple(f"{name}{ending}" for name in DATABASES for ending in ("-journal", "-wal", "-shm"))
"""Side files of SQLite. One left by a crash must not be replayed into another file of the same name."""
BUSY_SECONDS: Final = 30.0


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Output file, for example stella.tar.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Back up all server data to one file.

    Safe to run while the server is up. The backup is restored into a temporary folder to verify it.
    Anyone who can read the backup can read every table, so protect it like the data folder and delete it when
    your retention period ends.
    """
    place = location(data, database)
    if place == data and not (data / TABLES).exists():
        raise Failure(f"there are no tables in {data}; name the server's folder with --data.")
    if file.exists() and not force:
        raise Failure(f"{file} is already there; choose another name or add --force.")
    part = file.with_name(f".{file.name}.part")
    try:
        with contextlib.ExitStack() as undo:
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            undo.callback(part.unlink, missing_ok=True)
            copied = None
            if isinstance(place, str):
                folder = tempfile.TemporaryDirectory(dir=file.parent, prefix=".stella-")
                copied = Path(undo.enter_context(folder))
                copy_out(place, copied)
            with os.fdopen(handle, "wb") as target:
                files = write_backup(data, target, file.parent, copied)
                target.flush()
                os.fsync(target.fileno())
            tried = undo.enter_context(tempfile.TemporaryDirectory(dir=file.parent, prefix=".stella-"))
            read_backup(undo.enter_context(part.open("rb")), Path(tried))
            part.replace(file)
    except OSError as error:
        raise unwritable(file, error) from error
    except sqlite3.Error as error:
        raise Failure(f"cannot read the tables in {data}: {error}.") from error
    echo(f"{counted(files, 'file')} written to {file}, {file.stat().st_size:,} bytes.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help='A file written by "stella backup".')],
    replace: Annotated[bool, typer.Option("--replace", help="Replace existing data.")] = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Restore a backup; the server must be stopped.

    The whole backup is verified before anything changes. With --replace, existing data is moved to a
    "before-restore" folder, which you can delete later. Run as root, it keeps the data folder's owner.
    """
    if database is not None:
        raise Failure(
            "a backup is restored into a folder: restore it there without --database (and STELLA_DATABASE), then "
            "copy everything into an empty database with stella migrate."
        )
    from stella.live.ports import StoreUnavailable
    from stella.store.sqlite import InUse
    from stella.store.sqlite.lock import ServerLock

    before = None
    try:
        with contextlib.ExitStack() as undo:
            source = undo.enter_context(file.open("rb"))  # perhaps only root may read it
            make_folder(data)
            undo.enter_context(as_owner(data))
            undo.callback(ServerLock(data / TABLES).release)
            held = [name for name in (*DATABASES, *JOURNALS, *FILES, *FOLDERS) if (data / name).exists()]
            if held and not replace:
                raise Failure(
                    f"{data} already holds {', '.join(held)}; add --replace to put the backup in their place."
                )
            fresh = Path(undo.enter_context(tempfile.TemporaryDirectory(dir=data, prefix=".restore-")))
            files = read_backup(source, fresh)
            before = _put_aside(data, held) if held else None
            for each in fresh.iterdir():
                each.rename(data / each.name)
    except (InUse, StoreUnavailable) as error:
        raise Failure(open_error(error, data / TABLES)) from error
    except PermissionError as error:
        raise Failure(
            f"cannot restore {file}: {error.filename} belongs to another user; change its owner with chown -R."
        ) from error
    except (OSError, tarfile.TarError, EOFError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise Failure(f"cannot restore {file}: {reason}.") from error
    echo(f"{counted(files, 'file')} restored to {data}.")
    if before is not None:
        echo(f"What was there is now in {before}; delete it when all is well.")


def copy_out(database: str, folder: Path) -> None:
    """Copy everything in a database into an empty folder."""
    import asyncio

    from stella.cli.migrate import move

    asyncio.run(move(database, folder, lambda _: None))


def write_backup(data: Path, target: io.BufferedWriter, workplace: Path, copied: Path | None = None) -> int:
    """Write all that there is; returns how many files. `copied`: a folder that has all but the settings."""
    sums: dict[str, str] = {}
    homes = {
        name: data if copied is None or name == SETTINGS else copied
        for name in (*DATABASES, *FILES, *FOLDERS)
    }
    with tarfile.open(fileobj=target, mode="w") as archive:
        for name in DATABASES:
            if (homes[name] / name).exists():
                # A folder, not an open temporary file: Windows would not let SQLite open that a second time.
                with tempfile.TemporaryDirectory(dir=workplace, prefix=".stella-") as place:
                    copy = Path(place) / name
                    _copy_database(homes[name] / name, copy)
                    sums[name] = _add(archive, copy, name)
        for name, path in _plain_files(homes):
            with contextlib.suppress(FileNotFoundError):  # deleted with its table during the copy
                sums[name] = _add(archive, path, name)
        about = {"format": FORMAT, "stella": __version__, "made_at": int(time.time()), "sha256": sums}
        text = json.dumps(about, indent=1).encode()
        head = tarfile.TarInfo(MANIFEST)
        head.size, head.mode = len(text), 0o600
        archive.addfile(head, io.BytesIO(text))
    return len(sums)


def read_backup(source: BinaryIO, folder: Path) -> int:
    """Unpack a backup into an empty folder and check all of it; raise `Failure` if anything is wrong."""
    file = source.name
    with tarfile.open(fileobj=source, mode="r:") as archive:
        unpack(archive, folder)
    try:
        about: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        made_by, sums = about["format"], dict(about["sha256"])
    except (OSError, ValueError, KeyError, TypeError):
        raise Failure(f"{file} is not a backup of Stella, or its end is missing.") from None
    if made_by != FORMAT:
        raise Failure(f"{file}: a newer Stella made this backup; update this one.")
    (folder / MANIFEST).unlink()
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if not path.is_dir()}
    if set(found) != set(sums) or TABLES not in found:
        raise Failure(f"{file} is damaged: it does not hold what its list names.")
    for name, path in found.items():
        if PurePosixPath(name).parts[0] not in (*DATABASES, *FILES, *FOLDERS):
            raise Failure(f"{file} is damaged: {name!r} does not belong there.")
        if sum_of(path) != sums[name]:
            raise Failure(f"{file} is damaged: {name} has changed.")
        path.chmod(0o600)
    for name in DATABASES:
        if name in found and not is_sound(folder / name):
            raise Failure(f"{file} is damaged: {name} is not sound.")
    for each in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
        each.chmod(0o700)
    return len(found)


def is_sound(database: Path) -> bool:
    """Return whether SQLite finds no damage in a file."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            return bool(connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))
    except sqlite3.Error:
        return False


def _copy_database(source: Path, target: Path) -> None:
    """Copy a consistent state while others write."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        original.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a separate journal


def _plain_files(homes: Mapping[str, Path]) -> Iterator[tuple[str, Path]]:
    """Return names in the backup, and where each file is."""
    yield from ((name, homes[name] / name) for name in FILES if (homes[name] / name).is_file())
    for name in FOLDERS:
        home = homes[name]
        for path in sorted((home / name).rglob("*")):
            inside = path.relative_to(home / name).parts
            if path.is_file() and not path.is_symlink() and not any(part.startswith(".") for part in inside):
                yield path.relative_to(home).as_posix(), path


def unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Unpack plain files. `extractall(filter="data")` needs Python 3.11.4, and Debian 12 has 3.11.2."""
    for member in archive:
        target = folder / member.name
        source = archive.extractfile(member) if member.isreg() else None
        if source is None or not target.resolve().is_relative_to(folder.resolve()):
            raise tarfile.TarError(f"{member.name!r} does not belong there")
        target.parent.mkdir(parents=True, exist_ok=True)
        with source, target.open("wb") as copy:
            shutil.copyfileobj(source, copy)
        target.chmod(0o600)
        os.utime(target, (member.mtime, member.mtime))


def _add(archive: tarfile.TarFile, path: Path, name: str) -> str:
    """Add a file as it is now; returns its checksum."""
    with path.open("rb") as source:
        head = tarfile.TarInfo(name)
        head.size, head.mode = os.fstat(source.fileno()).st_size, 0o600
        head.mtime = int(os.fstat(source.fileno()).st_mtime)
        digest = hashlib.file_digest(source, "sha256")
        source.seek(0)
        archive.addfile(head, source)
    return digest.hexdigest()


def _put_aside(data: Path, names: list[str]) -> Path:
    before = data / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    before.mkdir(mode=0o700)
    for name in names:
        (data / name).rename(before / name)
    return before
