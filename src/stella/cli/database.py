"""Where the tables are: in the data folder, or in a PostgreSQL database that many nodes share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from stella.cli.errors import Failure, shown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from stella.postgres import Database, Older

T = TypeVar("T")

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


def database_at(url: str, older: Older = "refuse") -> Database:
    """The database at this address; nothing is opened yet.

    A schema that is older than ours is refused, unless told: of all commands only `serve` updates it.
    """
    if not url.startswith(("postgresql://", "postgres://")):
        host = url.rsplit("@", maxsplit=1)[-1].partition("?")[
            0
        ]  # before and after it there may be a password
        raise Failure(f"--database takes postgresql://user@host/name, not {shown(host)!r}.")
    try:
        from stella.postgres import Database
    except ImportError as error:
        raise Failure("PostgreSQL needs one more package: pip install 'stella-table[postgres]'.") from error
    return Database(url, older)


def ask(url: str, question: Callable[[Any], Awaitable[T]], older: Older = "refuse") -> T:
    """Ask the database something before there is a server; `older` is as for `database_at`."""
    database = database_at(url, older)
    import asyncpg

    from stella.live.ports import StoreUnavailable
    from stella.postgres import CannotUse, without_password
    from stella.postgres.database import LOST

    async def run() -> T:
        connection = await database.connect()
        try:
            return await question(connection)
        finally:
            await connection.close(timeout=1)

    where = without_password(url)
    try:
        return asyncio.run(run())
    except CannotUse as error:
        raise Failure(f"cannot use {where}: {error}.") from error
    except StoreUnavailable as error:
        raise Failure(f"cannot reach {where}: {error}.") from error
    except (asyncpg.PostgresError, *LOST) as error:
        raise Failure(f"cannot use {where}: {error}.") from error
