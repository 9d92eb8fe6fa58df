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
"""Seconds that a request may take …"""
AGAIN: Final = 1.5
"""… and those that follow one without an answer: they may have waited for it already."""


class Patience:
    """Shared by all who ask one database on behalf of people."""

    def __init__(self, answer: float = ANSWER, again: float = AGAIN) -> None:
        self._answer, self._again = answer, again
        self._failed = False

    @property
    def seconds(self) -> float:
        """How long the next request may take."""
        return self._again if self._failed else self._answer

    def note(self, *, answered: bool) -> None:
        """Note whether the database has answered."""
        self._failed = not answered


T = TypeVar("T")

HINTS: Final = "stella"
"""The channel where the store tells nodes of each commit: `hex of the table id:seq`, comma-separated."""
CONNECT_PATIENCE: Final = 5.0
"""Seconds that connecting may take."""
PATIENCE: Final = 10.0
"""Seconds that a statement may take; then its connection is given up."""

UNREADABLE: Final = (
    "the address cannot be understood; in a password, write @ / ? # [ ] as %40 %2F %3F %23 %5B %5D"
)

Older = Literal["migrate", "make", "refuse", "leave"]
"""What becomes of a schema that is older than ours, or missing, when somebody connects.

"migrate": it becomes ours, although older nodes may still run. For nodes: starting one means updating.
"make": a missing one is made, an older one refused. For a database that is being filled.
"refuse": it is refused. For an operator's commands, which may be newer than the nodes.
"leave": it stays as it is, and the caller checks which it is.
"""

LOST: Final = (
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)


class CannotUse(StoreUnavailable):
    """This address cannot serve, and trying again will not help; says why."""


class SchemaTooNew(CannotUse):
    """A newer Stella works on this database."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"a newer Stella works on this database (schema {found}; this one knows {schema.VERSION}): "
            "update this one"
        )


class SchemaTooOld(CannotUse):
    """The nodes of this database are older than this program, or there were none yet."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"it has schema {found} and this Stella needs {schema.VERSION}: use the Stella that its nodes run, or "
            "start a node of this version first (stella serve), which updates the schema"
            if found
            else "it is empty: the first node that starts (stella serve) makes our schema in it"
        )


def is_lost(error: BaseException) -> bool:
    """Whether a statement failed so that nobody here can tell whether it took effect."""
    return isinstance(error, LOST)


def without_password(url: str) -> str:
    """An address that may be shown.

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
        """A connection to a database with our schema, unless older ones are left as they are.

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
        except (ValueError, OverflowError):  # says which part of the address, and that may be the password's
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
    """A few connections for questions, which neither wait for the writer nor hold it up.

    They are opened when they are needed, and again when they are lost.
    """

    def __init__(self, database: Database, most: int = 3, patience: Patience | None = None) -> None:
        """Nothing is opened yet; at most this many connections will be."""
        self._database = database
        self._most = most
        self._patience = patience or Patience()
        self._pool: Any = None

    async def ask(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Answer a question that somebody waits for, or raise `StoreUnavailable` in time."""
        try:
            async with asyncio.timeout(self._patience.seconds):
                answer = await self.ask_calmly(question)
        except TimeoutError:
            self._patience.note(answered=False)
            raise StoreUnavailable("the database does not answer") from None
        self._patience.note(answered=True)
        return answer

    async def ask_calmly(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Answer a question to the log, or raise `StoreUnavailable`. Sees all finished commits."""
        try:
            return await self._answer(question)
        except CannotUse:
            raise
        except (StoreUnavailable, *LOST):
            pass  # the server was started again, perhaps: a question may be asked twice
        except asyncpg.PostgresError as error:
            raise StoreUnavailable(str(error)) from error
        try:
            return await self._answer(question)
        except (asyncpg.PostgresError, *LOST) as error:
            raise StoreUnavailable(_reason(error)) from error

    async def _answer(self, question: Callable[[Any], Awaitable[T]]) -> T:
        if self._pool is None:
            self._pool = await asyncpg.create_pool(  # without a connection that takes no time
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
    """Questions change nothing that would have to be reset."""


def close_at_once(connection: Any) -> None:
    """Close without a word to the server, which may not answer."""
    with contextlib.suppress(Exception):
        connection.terminate()


def _reason(error: BaseException) -> str:
    return str(error) or type(error).__name__


SECRET: Final = "server"


async def secret_of(connection: Any) -> bytes:
    """The 256 bits that all keys are made from; drawn by the first node that asks."""
    return await _agreed(connection, SECRET, secrets.token_bytes(32))


async def take_secret(connection: Any, secret: bytes) -> bool:
    """Have this one from now on, if there is none yet; false if there is another."""
    return await _agreed(connection, SECRET, secret) == secret


async def _agreed(connection: Any, name: str, body: bytes) -> bytes:
    """What the first one said."""
    await connection.execute("INSERT INTO stella.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, body)
    return bytes(await connection.fetchval("SELECT body FROM stella.secrets WHERE name = $1", name))
