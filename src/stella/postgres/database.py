"""One PostgreSQL database: its address, connections to it, and what their errors mean."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeVar

import asyncpg

from stella.live.ports import StoreUnavailable
from stella.postgres import schema

ANSWER: Final = 4.0
"""Maximum seconds per request …"""
AGAIN: Final = 1.5
"""… and for requests after one without an answer, since those may have waited for it already."""


class Patience:
    """Time limit of requests on behalf of people, shared by everything that uses one database."""

    def __init__(self) -> None:
        self._failed = False

    @property
    def seconds(self) -> float:
        """Return the maximum seconds for the next request."""
        return AGAIN if self._failed else ANSWER

    def note(self, *, answered: bool) -> None:
        """Note whether the database has answered."""
        self._failed = not answered


T = TypeVar("T")

HINTS: Final = "stella"
"""The channel where the store tells nodes of each commit: `hex of the table id:seq`, comma-separated."""
CONNECT_PATIENCE: Final = 5.0
"""Maximum seconds to connect."""
PATIENCE: Final = 10.0
"""Maximum seconds per statement; after that, its connection is dropped."""

UNREADABLE: Final = (
    "the address cannot be understood; in a password, write @ / ? # [ ] as %40 %2F %3F %23 %5B %5D"
)

Older = Literal["migrate", "make", "refuse", "leave"]
"""What to do on connecting with a schema that is older than ours, or missing.

"migrate": update it, although older nodes may still run. For nodes: starting one means updating.
"make": create a missing one, refuse an older one. For a database that is being filled.
"refuse": refuse it. For an operator's commands, which may be newer than the nodes.
"leave": leave it as it is; the caller checks its version.
"""

LOST: Final = (
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)


class CannotUse(StoreUnavailable):
    """This address can't be used, and trying again won't help; the message says why."""


class SchemaTooNew(CannotUse):
    """A newer Stella works on this database."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"a newer Stella works on this database (schema {found}; this one knows {schema.VERSION}): "
            "update this one"
        )


class SchemaTooOld(CannotUse):
    """The nodes of this database are older than this program, or there are none yet."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"it has schema {found} and this Stella needs {schema.VERSION}: use the Stella that its nodes run, or "
            "start a node of this version first (stella serve), which updates the schema"
            if found
            else "it is empty: the first node that starts (stella serve) makes our schema in it"
        )


def is_lost(error: BaseException) -> bool:
    """Return whether a statement failed in a way that leaves open whether it took effect."""
    return isinstance(error, LOST)


def without_password(url: str) -> str:
    """Return an address without its password, which may be shown.

    >>> without_password("postgresql://ada:secret@db.example/stella?password=secret&sslmode=require")
    'postgresql://ada:…@db.example/stella?password=…&sslmode=require'
    >>> without_password("postgresql://ada:se/cr@et@db.example/stella")  # not escaped, as people type it
    'postgresql://ada:…@db.example/stella'
    """
    url = re.sub(r"(?i)([?&][^=&]*password)=[^&]*", r"\1=…", url)
    return re.sub(r"(?s)(://[^:@?]*):.*@", r"\1:…@", url)


class Database:
    """Makes connections to one database. The caller closes it."""

    def __init__(self, url: str, older: Older = "migrate") -> None:
        """Nothing is opened before somebody connects. `older`: what becomes of an older schema then."""
        self.url = url
        self._older = older

    async def connect(self) -> Any:
        """Return a connection to a database with our schema, unless older ones are left as they are.

        Raises `StoreUnavailable`; `CannotUse` if trying again will not help.
        """
        try:
            connection = await asyncpg.connect(
                self.url,
                timeout=CONNECT_PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": "stella"},
            )
        except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError) as error:
            raise CannotUse(str(error)) from error
        except asyncpg.ClientConfigurationError as error:
            raise CannotUse(str(error)) from error
        except (ValueError, OverflowError):  # the message may quote a part of the password
            raise CannotUse(UNREADABLE) from None
        except (*LOST, asyncpg.PostgresError) as error:
            raise StoreUnavailable(f"no connection to the database: {_reason(error)}") from error
        try:
            await self._prepare(connection)
        except StoreUnavailable:
            close_at_once(connection)
            raise
        except (*LOST, asyncpg.PostgresError) as error:
            close_at_once(connection)
            known = isinstance(error, asyncpg.InsufficientPrivilegeError)
            raise (CannotUse if known else StoreUnavailable)(_reason(error)) from error
        except BaseException:
            close_at_once(connection)
            raise
        return connection

    async def _prepare(self, connection: Any) -> None:
        # A commit that was acknowledged must be on disk, also where the server's default is weaker.
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'"
        )
        found = await schema.version_of(connection)
        may_change = self._older == "migrate" or (self._older == "make" and found == 0)
        if found < schema.VERSION and may_change:
            found = await schema.migrate(connection)
        if found < schema.VERSION and self._older != "leave":
            raise SchemaTooOld(found)
        if found > schema.VERSION:
            raise SchemaTooNew(found)


class ReadPool:
    """A few connections for queries, which neither wait for the writer nor delay it.

    They are opened when they are needed, and again when they are lost.
    """

    def __init__(self, database: Database, most: int = 3, patience: Patience | None = None) -> None:
        """Nothing is opened yet; at most this many connections will be."""
        self._database = database
        self._most = most
        self._patience = patience or Patience()
        self._pool: Any = None

    async def ask(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Answer a query that someone is waiting for, or raise `StoreUnavailable` in time."""
        try:
            async with asyncio.timeout(self._patience.seconds):
                answer = await self.ask_calmly(question)
        except TimeoutError:
            self._patience.note(answered=False)
            raise StoreUnavailable("the database does not answer") from None
        self._patience.note(answered=True)
        return answer

    async def ask_calmly(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Answer a query, or raise `StoreUnavailable`. It sees all finished commits."""
        try:
            return await self._answer(question)
        except CannotUse:
            raise
        except (StoreUnavailable, *LOST):
            pass  # the server may have been restarted: ask the query once more
        except asyncpg.PostgresError as error:
            raise StoreUnavailable(str(error)) from error
        try:
            return await self._answer(question)
        except (asyncpg.PostgresError, *LOST) as error:
            raise StoreUnavailable(_reason(error)) from error

    async def _answer(self, question: Callable[[Any], Awaitable[T]]) -> T:
        if self._pool is None:
            self._pool = await asyncpg.create_pool(  # opens no connection yet
                min_size=0, max_size=self._most, connect=self._connect, reset=_leave_as_it_is
            )
        async with self._pool.acquire() as connection:
            try:
                return await question(connection)
            except BaseException as error:
                if not isinstance(error, asyncpg.PostgresError) or is_lost(error):
                    close_at_once(connection)
                raise

    async def _connect(self, *_: object, **__: object) -> Any:
        return await self._database.connect()

    async def close(self) -> None:
        """Disconnect; a server that does not answer is not waited for. May be called twice."""
        pool, self._pool = self._pool, None
        if pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(pool.close(), 1)
            pool.terminate()


async def _leave_as_it_is(_: Any) -> None:
    """Do nothing: queries change nothing that has to be reset."""


def close_at_once(connection: Any) -> None:
    """Close without waiting for the server, which may not answer."""
    with contextlib.suppress(Exception):
        connection.terminate()


def _reason(error: BaseException) -> str:
    return str(error) or type(error).__name__


SECRET: Final = "server"


async def secret_of(connection: Any) -> bytes:
    """Return the 256 bits that all keys are made from; drawn by the first node that asks."""
    return await _agreed(connection, SECRET, secrets.token_bytes(32))


async def take_secret(connection: Any, secret: bytes) -> bool:
    """Store this secret if there is none yet; return false if there is another."""
    return await _agreed(connection, SECRET, secret) == secret


async def _agreed(connection: Any, name: str, body: bytes) -> bytes:
    """Return the stored value, which is the first one that any node wrote."""
    await connection.execute("INSERT INTO stella.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, body)
    return bytes(await connection.fetchval("SELECT body FROM stella.secrets WHERE name = $1", name))
