"""Files of a server besides its tables: decks, uploaded pictures and custom words, in a data folder or a database.

Files that belong together are a bundle. It is named by its place in a data folder: `decks/ID`, `uploads/CODE`,
`own-words.toml`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from stella.cli.errors import Failure
from stella.cli.storage import OWN_WORDS, Location, ask, connected, database_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from stella.content.decks import Deck


DECKS: Final = "decks"
UPLOADS: Final = "uploads"

Sums = dict[str, str]
"""The SHA-256 of each file of a bundle, by name."""


class Gone(Exception):
    """A bundle that was deleted or changed while it was read."""


class Files(Protocol):
    """All bundles at one place."""

    async def names(self) -> list[str]:
        """Return the names of all bundles, in order."""

    async def sums(self, name: str) -> Sums:
        """Return the current files of a bundle, read again; empty if there is no such bundle."""

    async def read(self, name: str, folder: Path) -> None:
        """Write the files of a bundle into an empty folder. Raises `Gone`."""

    async def put(self, name: str, folder: Path) -> bool:
        """Make the files of a folder this bundle, all or nothing; false if it has no table, or another came first."""

    async def remove(self, name: str) -> bool:
        """Delete a bundle; return false if there is none."""


class FolderFiles:
    """The bundles of a data folder."""

    def __init__(self, data: Path) -> None:
        """The folder doesn't need to exist yet."""
        self._data = data

    async def names(self) -> list[str]:
        """Return the names of all bundles, in order."""
        found = [
            f"{kind}/{each.name}"
            for kind in (DECKS, UPLOADS)
            for each in sorted((self._data / kind).glob("[!.]*"))
            if each.is_dir()
        ]
        return [*found, OWN_WORDS] if (self._data / OWN_WORDS).is_file() else found

    async def sums(self, name: str) -> Sums:
        """Return the current files of a bundle."""
        return sums_in(self._data / name)

    async def read(self, name: str, folder: Path) -> None:
        """Copy the files of a bundle."""
        source = self._data / name
        try:
            for file in sums_in(source):
                target = folder / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source if source.is_file() else source / file, target, follow_symlinks=False)
        except FileNotFoundError as error:
            raise Gone(name) from error

    async def put(self, name: str, folder: Path) -> bool:
        """Replace a bundle atomically by a copy of a folder."""
        home = self._data / name
        home.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh, old = (home.with_name(f".{word}-{secrets.token_hex(8)}") for word in ("work", "gone"))
        try:
            if name == OWN_WORDS:
                shutil.copyfile(folder / OWN_WORDS, fresh)
                fresh.chmod(0o644)
                fresh.replace(home)
                return True
            shutil.copytree(folder, fresh)
            fresh.chmod(0o700)
            if home.exists():
                home.rename(old)
            fresh.rename(home)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
            shutil.rmtree(old, ignore_errors=True)
        return True

    async def remove(self, name: str) -> bool:
        """Delete a bundle; return false if there is none."""
        from stella.content.decks.folder_pictures import remove_at_once

        home = self._data / name
        if not home.exists():
            return False
        if home.is_dir():
            remove_at_once(home)
        else:
            home.unlink()
        return True


class DatabaseFiles:
    """The bundles of a database."""

    def __init__(self, connection: Any) -> None:
        """Everything uses this connection."""
        self._connection = connection

    async def names(self) -> list[str]:
        """Return the names of all bundles, in order."""
        from stella.postgres import bundles

        rows = await self._connection.fetch(
            "SELECT DISTINCT table_id FROM stella.bundles WHERE table_id IS NOT NULL ORDER BY table_id"
        )
        codes = [row[0].decode() for row in rows]
        own = [f"{UPLOADS}/{code}" for code in codes if await bundles.of_table(self._connection, code)]
        shared = await bundles.for_all(self._connection)
        return [*(name for name in shared if name != OWN_WORDS), *own, *(n for n in shared if n == OWN_WORDS)]

    async def _number(self, name: str) -> int | None:
        from stella.postgres import bundles

        if name.startswith(f"{UPLOADS}/"):
            found = await bundles.of_table(self._connection, name.removeprefix(f"{UPLOADS}/"))
            return None if found is None else found[0]
        known = (await bundles.for_all(self._connection)).get(name)
        return None if known is None else known[0]

    async def sums(self, name: str) -> Sums:
        """Return the files of a bundle, from the bytes in the database."""
        from stella.postgres import bundles

        number = await self._number(name)
        return {} if number is None else await bundles.sums(self._connection, number)

    async def read(self, name: str, folder: Path) -> None:
        """Write the files of a bundle, chunk by chunk."""
        from stella.content.decks.deck_file import DECK_FILE
        from stella.content.decks.images import FILE_NAME
        from stella.postgres import bundles

        number = await self._number(name)
        if number is None:
            raise Gone(name)
        for file in await bundles.files_of(self._connection, number):
            if file.name not in (DECK_FILE, OWN_WORDS) and not FILE_NAME.fullmatch(file.name):
                raise Failure(f"{name} in the database has a file with a name that no deck has.")
            target, part = folder / file.name, 0
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("wb") as out:
                while chunk := await bundles.read_chunk(self._connection, number, file.name, part):
                    out.write(chunk)
                    part += 1
            if sum_of(target) != file.sha256.hex():  # changed while it was read, or damaged
                raise Gone(name)

    async def put(self, name: str, folder: Path) -> bool:
        """Write the files of a folder in one transaction."""
        import asyncpg

        from stella.postgres import bundles

        files = list(sums_in(folder))
        try:
            if name.startswith(f"{UPLOADS}/"):
                code = name.removeprefix(f"{UPLOADS}/")
                await bundles.put_of_table(self._connection, code, folder, files)
            else:
                await bundles.put_for_all(self._connection, name, folder, files)
        except (asyncpg.ForeignKeyViolationError, asyncpg.UniqueViolationError):
            return False
        return True

    async def remove(self, name: str) -> bool:
        """Delete a bundle; return false if there is none."""
        number = await self._number(name)
        gone = await self._connection.execute("DELETE FROM stella.bundles WHERE id = $1", number)
        return str(gone) != "DELETE 0"


@contextlib.asynccontextmanager
async def files_at(place: Location) -> AsyncIterator[Files]:
    """Open the bundles at a place; errors become a `Failure`."""
    if isinstance(place, Path):
        yield FolderFiles(place)
        return
    database = database_at(place)
    import asyncpg

    from stella.live.ports import StoreUnavailable
    from stella.postgres import without_password
    from stella.postgres.database import LOST

    try:
        async with connected(database) as connection:
            yield DatabaseFiles(connection)
    except (StoreUnavailable, asyncpg.PostgresError, *LOST) as error:
        raise Failure(f"cannot use {without_password(place)}: {error}.") from error


def sums_in(home: Path) -> Sums:
    """Return the files of a bundle on disk; empty if there is none."""
    if home.is_file():
        return {home.name: sum_of(home)}
    found = sorted(path for path in home.rglob("*") if path.is_file() and not path.is_symlink())
    inside: Mapping[str, Path] = {path.relative_to(home).as_posix(): path for path in found}
    sums: Sums = {}
    for name, path in inside.items():
        if not any(part.startswith(".") for part in name.split("/")):
            with contextlib.suppress(FileNotFoundError):  # deleted while we were scanning
                sums[name] = sum_of(path)
    return sums


def sum_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def decks_at(location: Location) -> tuple[Deck, ...]:
    """Return the decks that every table may choose besides the built-in ones."""
    if isinstance(location, Path):
        from stella.content.decks.installed import InstalledDecks

        return InstalledDecks(location).decks()

    async def look(connection: Any) -> tuple[Deck, ...]:
        from stella.postgres.decks import read_decks

        found = await read_decks(connection, {})
        return tuple(deck for _, deck in found.values() if deck is not None)

    return ask(location, look)


def add_deck(location: Location, deck: str, folder: Path, *, replace: bool) -> bool:
    """Add the deck in a folder to the server; return False if one has this id and is not to be replaced."""
    name = f"{DECKS}/{deck}"

    async def add() -> bool:
        async with files_at(location) as files:
            return (replace or name not in await files.names()) and await files.put(name, folder)

    return asyncio.run(add())


def remove_files(location: Location, *names: str) -> int:
    """Delete bundles; return how many there were."""

    async def remove() -> int:
        async with files_at(location) as files:
            return sum([await files.remove(name) for name in names])

    return asyncio.run(remove())


def fetch(location: Location, name: str, folder: Path) -> bool:
    """Write the files of a bundle into a folder; return False if there is no such bundle."""

    async def read() -> None:
        async with files_at(location) as files:
            with contextlib.suppress(Gone):
                await files.read(name, folder)

    asyncio.run(read())
    return any(folder.iterdir())


def put_words(location: Location, data: bytes) -> None:
    """Offer word cards, as TOML, at every table."""
    with tempfile.TemporaryDirectory(prefix="stella-") as place:
        (Path(place) / OWN_WORDS).write_bytes(data)

        async def put() -> None:
            async with files_at(location) as files:
                await files.put(OWN_WORDS, Path(place))

        asyncio.run(put())
