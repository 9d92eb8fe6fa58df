"""The location of a server's data: a data folder, or a PostgreSQL database that many nodes share.

Commands take both options and pass on `location(data, database)`.
"""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from stella.cli.errors import Failure, reason_of
from stella.sanitize import printable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from stella.bots.memory import LearnedStore
    from stella.live.ports import Store
    from stella.postgres import Database, Older
    from stella.skies.slates import SkyStore
    from stella.store.sqlite import SqliteStore

T = TypeVar("T")
Location = Path | str
"""A data folder, or the address of a database."""

TABLES = "tables.db"
SKIES = "skies.db"
OWN_WORDS = "own-words.toml"
"""Word cards that the server offers to every table."""
WORK = "work"
"""Where a node with a database processes uploads; nothing stays there."""


def usual_folder() -> Path:
    """Return this system's standard data directory."""
    from platformdirs import user_data_path

    return user_data_path("stella", appauthor=False)


Data = Annotated[
    Path,
    typer.Option(
        "--data",
        metavar="FOLDER",
        envvar="STELLA_DATA",
        default_factory=usual_folder,
        show_default="this system's standard data directory",
        help="Data folder.",
    ),
]


DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="STELLA_DATABASE",
        show_default="SQLite in the data folder",
        help="Use this PostgreSQL database instead of the data folder.",
    ),
]


def location(data: Path, database: str | None) -> Location:
    """Return where the data is: in the database if there is one, otherwise in the folder."""
    return data if database is None else database


def name_of(place: Location, file: str | None = None) -> str:
    """Return how people call a place, or where a file of it is."""
    if not isinstance(place, Path):
        return "the database"
    return "the data folder" if file is None else str(place / file)


def make_folder(folder: Path) -> Path:
    """Return the data folder; create it if it is missing, accessible only to its owner."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot use {folder} for the tables: {reason_of(error)}.") from error
    return folder


def database_at(url: str, older: Older = "refuse") -> Database:
    """Return the database at this address; nothing is opened yet.

    A schema that is older than ours is refused, unless told: of all commands only `serve` updates it.
    """
    if not url.startswith(("postgresql://", "postgres://")):
        # There may be a password before and after the host.
        host = url.rsplit("@", maxsplit=1)[-1].partition("?")[0]
        raise Failure(f"--database takes postgresql://user@host/name, not {printable(host)!r}.")
    try:
        from stella.postgres import Database
    except ImportError as error:
        raise Failure("PostgreSQL needs one more package: pip install 'stella-table[postgres]'.") from error
    return Database(url, older)


@contextlib.asynccontextmanager
async def connected(database: Database) -> AsyncIterator[Any]:
    """Open a connection of its own to a database."""
    connection = await database.connect()
    try:
        yield connection
    finally:
        await connection.close(timeout=1)


def ask(url: str, question: Callable[[Any], Awaitable[T]], older: Older = "refuse") -> T:
    """Ask the database something before there is a server; `older` is as for `database_at`."""
    database = database_at(url, older)
    import asyncpg

    from stella.live.ports import StoreUnavailable
    from stella.postgres import CannotUse, without_password
    from stella.postgres.database import LOST

    async def run() -> T:
        async with connected(database) as connection:
            return await question(connection)

    where = without_password(url)
    try:
        return asyncio.run(run())
    except CannotUse as error:
        raise Failure(f"cannot use {where}: {error}.") from error
    except StoreUnavailable as error:
        raise Failure(f"cannot reach {where}: {error}.") from error
    except (asyncpg.PostgresError, *LOST) as error:
        raise Failure(f"cannot use {where}: {error}.") from error


def open_log(
    folder: Path, *, exclusive: bool = True, timed: Callable[[float], None] = lambda _: None
) -> SqliteStore:
    """Open the log in a data folder, as `SqliteStore.open` does; errors become a `Failure`."""
    from stella.live.ports import StoreUnavailable
    from stella.store.sqlite import CannotOpen, SqliteStore

    path = folder / TABLES
    try:
        return SqliteStore.open(path, exclusive=exclusive, timed=timed)
    except FileNotFoundError as error:
        raise Failure(f"there are no tables in {folder}; name the server's folder with --data.") from error
    except (CannotOpen, StoreUnavailable) as error:
        raise Failure(open_error(error, path)) from error


def open_error(error: Exception, path: Path) -> str:
    """Return why the log at `path` can't be opened."""
    from stella.store.sqlite import InUse, NotALog, TooNew

    elsewhere = "choose another folder with --data"
    match error:
        case InUse(pid=None):
            return f"{path}: another server is using this file; end it, or {elsewhere}."
        case InUse(pid=pid):
            return f"{path}: another server (process {pid}) is using this file; end it, or {elsewhere}."
        case TooNew():
            return f"{path}: a newer Stella wrote this file; update this one."
        case NotALog():
            return f"{path}: this file is not a log of Stella; {elsewhere}."
        case _:
            return f"cannot use {path}: {str(error).removeprefix(f'{path}: ')}."


@contextlib.asynccontextmanager
async def store_at(place: Location, *, new: bool = False) -> AsyncIterator[Store]:
    """Open the log at a place; errors become a `Failure`. `new`: the place may still be empty."""
    from stella.live.ports import StoreUnavailable

    if isinstance(place, Path):
        try:
            # No server may run at a new place meanwhile.
            async with _closing(open_log(place, exclusive=new)) as store:
                yield store
        except StoreUnavailable as error:
            raise Failure(open_error(error, place / TABLES)) from error
        return
    database = database_at(place, "make" if new else "refuse")
    from stella.postgres import without_password
    from stella.store.postgres import PostgresStore

    try:
        async with _closing(PostgresStore(database)) as store:
            yield store
    except StoreUnavailable as error:
        raise Failure(f"cannot use {without_password(place)}: {error}.") from error


@contextlib.asynccontextmanager
async def _closing(store: Store) -> AsyncIterator[Store]:
    try:
        yield store
    finally:
        await store.close()


def with_store(place: Location, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run `work` with the log at a place."""

    async def run() -> T:
        async with store_at(place) as store:
            return await work(store)

    return asyncio.run(run())


def has_skies(place: Location) -> bool:
    """Return whether there may be skies at a place; opening them in a folder without any would create a file."""
    return not isinstance(place, Path) or (place / SKIES).exists()


@contextlib.asynccontextmanager
async def skies_at(place: Location) -> AsyncIterator[SkyStore]:
    """Open the skies at a place; errors become a `Failure`."""
    from stella.live.ports import StoreUnavailable

    store: SkyStore
    if isinstance(place, Path):
        from stella.store.sqlite.skies import SqliteSkies

        store = SqliteSkies(place / SKIES)
    else:
        from stella.postgres.database import ReadPool
        from stella.store.postgres.skies import PostgresSkies

        store = PostgresSkies(ReadPool(database_at(place), 1))
    try:
        yield store
    except StoreUnavailable as error:
        raise Failure(f"cannot use {name_of(place, SKIES)}: {error}.") from error
    finally:
        await store.close()


def memory_at(place: Location) -> LearnedStore:
    """Return what was learned, in a data folder or a database."""
    if isinstance(place, Path):
        from stella.bots.memory import Memory

        return Memory(place)
    database = database_at(place)
    from stella.postgres.memory import PostgresMemory

    return PostgresMemory(database)
