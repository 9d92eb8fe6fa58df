"""`stella doctor`: finds problems that keep a server from running well, and suggests fixes."""

from __future__ import annotations

import asyncio
import http.client
import os
import shutil
import socket
import sqlite3
import ssl
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import typer

from stella import __version__
from stella.cli.automatic_backups import newest_backup_at
from stella.cli.certificate import certificate_from
from stella.cli.config import Config, configure
from stella.cli.errors import Failure
from stella.cli.output import counted, echo
from stella.cli.owner import as_owner, unusable_in
from stella.cli.storage import SKIES, TABLES, Data, DatabaseUrl, Location, ask, location, with_store
from stella.server.settings import Settings

if TYPE_CHECKING:
    from stella.live.ports import Store

OLDEST_SQLITE: Final = (3, 37)
LEAST_FREE: Final = 500_000_000
FIRST_DAY: Final = 1_767_225_600
"""The year 2026 in seconds: the clock of a running server can't be before it."""
MINUTE: Final = 60_000
DAY: Final = 86_400
RENEW_WITHIN: Final = 14
"""Days before the end of a certificate by which a renewal must have failed."""

PICTURES: Final = """
SELECT count(DISTINCT b.table_id), coalesce(sum(b.bytes) FILTER (WHERE b.table_id IS NOT NULL), 0)::bigint,
       count(*) FILTER (WHERE b.name LIKE 'decks/%'),
       (SELECT count(*) FROM stella.files f WHERE f.size <> coalesce(
           (SELECT sum(octet_length(c.body)) FROM stella.chunks c WHERE c.bundle = f.bundle AND c.name = f.name), 0))
FROM stella.bundles b
"""

Verdict = Literal["ok", "warn", "FAIL"]


@dataclass(frozen=True, slots=True)
class Found:
    """The outcome of one check."""

    verdict: Verdict
    sentence: str


def doctor(config: Config = None, database: DatabaseUrl = None, *, data: Data) -> None:
    """Check the installation and suggest fixes.

    Checks versions, settings, permissions, data, disk, clock and port. Prints one line per check: ok, warn
    or FAIL, with a fix. Exits with status 1 on any failure. Read-only and safe to run beside the server.
    Run as root, it checks the data folder as the user who owns it.
    """
    settings, troubles, place = Settings(), [], location(data, database)
    try:
        settings = configure(data, config).settings
    except Failure as failure:
        troubles = [Found("FAIL", str(failure))]
    findings = [
        *_versions(),
        *troubles,
        *_data(data, place, settings),
        *_database(place, settings),
        *_certificate(data, settings),
        *_disk(data),
        *_port(settings),
    ]
    for found in findings:
        echo(f"{found.verdict:4}  {found.sentence}")
    if any(found.verdict == "FAIL" for found in findings):
        raise typer.Exit(1)


def _versions() -> Iterator[Found]:
    yield Found(
        "ok", f"Stella {__version__}, Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}"
    )
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield Found("FAIL", f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed.")


def _data(data: Path, place: Location, settings: Settings) -> list[Found]:
    """Check the data folder as its owner, the server's user, sees it."""
    import stella.cli.backup
    import stella.cli.table_bin
    import stella.content.decks
    import stella.live.retention
    import stella.server.system
    import stella.store.sqlite  # noqa: F401 - the owner may not be able to read the installation

    with as_owner(data):
        if data.is_dir() and (unusable := list(unusable_in(data))):
            return [_unusable(data, unusable)]
        tables = (*_tables(data, settings), *_pictures(data)) if place == data else ()
        backups = _backups(data, settings) if place == data else ()
        return [*_folder(data), *tables, *backups, *_clock(data)]


def _unusable(data: Path, paths: list[Path]) -> Found:
    if paths[0] == data:
        return Found(
            "FAIL", f"{data} cannot be written to by this user; run as the server's user, or chown it."
        )
    owner = data.stat()
    others = f" and {counted(len(paths) - 1, 'other')}" if len(paths) > 1 else ""
    return Found(
        "FAIL",
        f"the owner of the data folder can't use {paths[0]}{others}; give them back: "
        f"chown -R {owner.st_uid}:{owner.st_gid} {data}",
    )


def _folder(data: Path) -> Iterator[Found]:
    if not data.is_dir():
        yield Found("warn", f"{data} is not there; stella serve makes it. Name another with --data.")
        return
    yield Found("ok", f"{data} can be written to")
    if os.name == "posix":
        private = [
            path
            for path in (data, *map(data.joinpath, (TABLES, SKIES, "secret.key", "minds.db")))
            if path.exists()
        ]
        for path in private:
            if path.stat().st_mode & 0o077:
                yield Found(
                    "warn", f"{path} can be read by others: chmod {'700' if path is data else '600'} {path}"
                )
    key = data / "secret.key"
    if key.exists() and key.stat().st_size != 32:
        yield Found("FAIL", f"{key} is not a secret of this program; restore it from a backup.")


def _tables(data: Path, settings: Settings) -> Iterator[Found]:
    from stella.cli.backup import is_sound

    path = data / TABLES
    if not path.exists():
        yield Found("ok", "no tables yet")
        return
    try:
        report = with_store(data, lambda store: _overdue(store, settings))
    except Failure as failure:
        yield Found("FAIL", f"{failure} Restore a backup if it can't be repaired.")
        return
    yield Found("ok", f"{counted(report.tables, 'table')} in {path.stat().st_size:,} bytes")
    yield from report.findings()
    if not is_sound(path):
        yield Found("FAIL", f"{path} is damaged (malformed): stop the server and run stella restore.")


@dataclass(frozen=True, slots=True)
class _Retention:
    """The tables, and those that should have been removed."""

    tables: int
    overdue: int
    """By the clock."""
    sure: int
    """Even if the clock is wrong."""
    days_ahead: int
    """Time that the clock is ahead of the newest entry."""

    def findings(self) -> Iterator[Found]:
        from stella.live.retention import is_too_many

        agree = "if the clock is right, run stella tables sweep."
        if is_too_many(self.sure, self.tables):
            yield Found(
                "warn",
                f"{self.sure} of {self.tables} tables are overdue, too many for the server to remove unasked; {agree}",
            )
        elif self.overdue > self.sure:
            yield Found(
                "warn",
                f"the clock is {counted(self.days_ahead, 'day')} ahead of the newest move, so the server keeps "
                f"{counted(self.overdue, 'overdue table')}; {agree}",
            )


async def _overdue(store: Store, settings: Settings) -> _Retention:
    from stella.live.retention import DAY, overdue, shared_time, trusted_time
    from stella.server.system import SystemClock

    extent, tables = await store.extent(), await store.tables()
    clock = await shared_time(store, SystemClock())
    days = settings.finished_days, settings.idle_days
    sure, due = trusted_time(clock, extent.newest), await store.due()
    ahead = 0 if extent.newest is None else (clock - extent.newest) // DAY
    return _Retention(
        extent.tables,
        len(overdue(tables, clock, *days, due)),
        len(overdue(tables, sure, *days, due)),
        ahead,
    )


def _pictures(data: Path) -> Iterator[Found]:
    """Check the uploaded pictures of tables: how many there are, and whether they can be read."""
    from stella.content.decks import FolderPictures

    async def look() -> tuple[int, int, list[str]]:
        pictures = FolderPictures(data, tidy=False)
        codes = sorted(await pictures.codes())
        return len(codes), await pictures.held_bytes(), [code for code in codes if not pictures.deck(code)]

    own, size, broken = asyncio.run(look())
    yield Found("ok", f"uploaded pictures of {counted(own, 'table')} in {size:,} bytes")
    for code in broken:
        yield Found(
            "warn", f"can't read the uploaded pictures of table {code}; its host can upload them again."
        )


def _database(place: Location, settings: Settings) -> Iterator[Found]:
    """Check whether the database, if any, answers, accepts writes, and agrees on the time."""
    if isinstance(place, Path):
        return

    async def look(connection: Any) -> tuple[str, int, bool, float, Any] | str:
        from stella.postgres import schema

        if (found := await schema.version_of(connection)) == 0:
            return "the database is empty: the first node that starts makes our schema in it."
        if found < schema.VERSION:
            return (
                f"the database has schema {found}; the first node of this version makes it {schema.VERSION}."
            )
        version = await connection.fetchval("SHOW server_version")
        tables = await connection.fetchval("SELECT count(*) FROM stella.heads WHERE discarded_at IS NULL")
        read_only = await connection.fetchval("SHOW transaction_read_only") == "on"
        now = await connection.fetchval("SELECT extract(epoch FROM now())::float8")
        return version, tables, read_only, now - time.time(), await connection.fetchrow(PICTURES)

    try:
        facts = ask(place, look, "leave")
    except Failure as failure:
        yield Found("FAIL", str(failure))
        return
    if isinstance(facts, str):
        yield Found("warn", facts)
        return
    version, tables, read_only, ahead, pictures = facts
    yield Found("ok", f"{counted(tables, 'table')} in PostgreSQL {version}")
    yield from with_store(place, lambda store: _overdue(store, settings)).findings()
    own, size, decks, damaged = pictures
    yield Found(
        "ok",
        f"uploaded pictures of {counted(own, 'table')} in {size:,} bytes, {counted(decks, 'deck')} for all",
    )
    if damaged:
        yield Found("FAIL", f"{damaged} deck files are incomplete; restore a backup.")
    if read_only:
        yield Found("FAIL", "the database takes no writes: it is a standby, or set to read-only.")
    if abs(ahead) > MINUTE / 1000:
        yield Found(
            "warn", f"the clock of the database is {ahead:+.0f} s from the one here; correct the wrong one."
        )


def _backups(data: Path, settings: Settings) -> Iterator[Found]:
    """Check whether automatic backups are made in time."""
    if not settings.backup_every:
        return
    made_at = newest_backup_at(data)
    hours = (time.time() - made_at) / 3600
    if not made_at:
        yield Found("warn", "no automatic backup yet; the server makes one a minute after it starts.")
    elif hours > 2 * settings.backup_every:
        yield Found(
            "FAIL", f"the newest backup is {hours:.0f} hours old: see what the server logs, then its disk."
        )
    else:
        yield Found("ok", f"the newest backup is {hours:.1f} hours old")


def _disk(data: Path) -> Iterator[Found]:
    folder = next(each for each in (data, *data.parents) if each.is_dir())
    free = shutil.disk_usage(folder).free
    verdict: Verdict = "ok" if free >= LEAST_FREE else "warn"
    yield Found(verdict, f"{free:,} bytes free on the disk of {folder}")


def _clock(data: Path, now: Callable[[], float] = time.time) -> Iterator[Found]:
    newest = _newest_line(data / TABLES)
    if now() < FIRST_DAY:
        yield Found(
            "FAIL", f"the clock says {time.strftime('%Y-%m-%d')}: set it, or retention deletes nothing."
        )
    elif newest is not None and newest > now() * 1000 + MINUTE:
        yield Found("FAIL", "tables were touched in the future: the clock was set back; correct it.")
    else:
        yield Found("ok", f"the clock says {time.strftime('%Y-%m-%d %H:%M:%S %z')}")


def _newest_line(path: Path) -> int | None:
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            (newest,) = connection.execute("SELECT max(at) FROM events").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return None
    return None if newest is None else int(newest)


def _certificate(data: Path, settings: Settings) -> Iterator[Found]:
    """Check whether the owner of the data folder can read the certificate, and how long it is valid."""
    try:
        with as_owner(data):
            certificate = certificate_from(settings.certificate, settings.key)
    except Failure as failure:
        yield Found("FAIL", str(failure))
        return
    if certificate is None or (ends := certificate.expires_at()) is None:
        return
    names, days = ", ".join(certificate.names()), int((ends - time.time()) / DAY)
    if not ends:
        yield Found("FAIL", f"{settings.certificate} has expired: browsers refuse it; renew it.")
    elif days < RENEW_WITHIN:
        yield Found("warn", f"the certificate for {names} expires in {counted(days, 'day')}: renew it.")
    else:
        yield Found("ok", f"the certificate for {names} is valid for {days} days")


def _port(settings: Settings) -> Iterator[Found]:
    """Check whether the port is free, or a Stella server answers there."""
    if settings.port == 0:
        return
    port = settings.port or 8000
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(2)
        try:
            probe.connect((host, port))
        except OSError:
            yield Found("ok", f"port {port} is free")
            return
    connection = http.client.HTTPConnection(host, port, timeout=5)
    if settings.certificate is not None:
        unchecked = ssl._create_unverified_context()  # noqa: S323 - it's for another name than this address
        connection = http.client.HTTPSConnection(host, port, timeout=5, context=unchecked)
    try:
        connection.request("GET", "/api/ready")
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        yield Found("warn", f"port {port} is taken by something that is not Stella: {error!r}")
    else:
        verdicts: dict[int, Verdict] = {200: "ok", 503: "FAIL"}
        ready = {200: "is ready", 503: "is not ready: see what it logs"}.get(status, f"answers {status}")
        yield Found(verdicts.get(status, "warn"), f"the server at {host}:{port} {ready}")
    finally:
        connection.close()
