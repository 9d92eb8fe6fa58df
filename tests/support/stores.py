"""The store that servers of the running test keep their tables in: the default one, or PostgreSQL.

A test of a server says nothing of stores: `make_server`, the nursery and `serving` ask here. The fixture `store_kind`
(tests/conftest.py) decides: such tests run on SQLite, and with `--all` on PostgreSQL too. tests/contracts proves in
every run that both stores do the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from stella.live.ports import Store
from tests.support.memory_store import MemoryStore

SQLITE: Final = "sqlite"
"""A SQLite file for servers in processes of their own; for those in the process of the test, memory."""
POSTGRES: Final = "postgres"

FOLDERS: Final = ("server", "wiretap")
"""Where tests of servers are; elsewhere they are marked."""
MAKERS: Final = ("make_server", "nursery_in", "serving", "ada", "server", "server_link")
"""What a module or a test uses that starts servers."""


class Choice:
    """What the running test uses, and the databases that were made for it."""

    def __init__(self) -> None:
        self.kind = SQLITE
        self._free: list[str] = []
        self._lent: list[str] = []
        self._of_folders: dict[Path, str] = {}

    def new_store(self) -> Store:
        """An empty store for a server in this process; it closes it."""
        if self.kind == SQLITE:
            return MemoryStore()
        from stella.postgres import Database
        from stella.store.postgres import PostgresStore

        return PostgresStore(Database(self._database()))

    def database_of(self, folder: Path) -> str | None:
        """The address of the database of a server with this data folder; `None`: it uses the folder itself."""
        if self.kind == SQLITE:
            return None
        if folder not in self._of_folders:
            self._of_folders[folder] = self._database()
        return self._of_folders[folder]

    def options_of(self, folder: Path, *given: str) -> list[str]:
        """What tells a server where its tables are."""
        database = None if "--database" in given else self.database_of(folder)
        return [] if database is None else ["--database", database]

    def keep_secret(self, folder: Path, secret: bytes) -> None:
        """Have the next server with this data folder make all keys from this one."""
        database = self.database_of(folder)
        if database is None:
            (folder / "secret.key").write_bytes(secret)
        else:
            from tests.support.clusters import fetch, in_a_loop

            in_a_loop(lambda: fetch(database, "INSERT INTO stella.secrets VALUES ('server', $1)", secret))

    @property
    def lent(self) -> int:
        """How many databases are in use."""
        return len(self._lent)

    def give_back(self, keep: int = 0) -> None:
        """The servers have ended of all databases but the first `keep`: the others can be used again."""
        gone = self._lent[keep:]
        del self._lent[keep:]
        self._free += gone
        self._of_folders = {folder: url for folder, url in self._of_folders.items() if url not in gone}

    def _database(self) -> str:
        from tests.support.clusters import emptied, new_database

        url = emptied(self._free.pop()) if self._free else new_database()
        self._lent.append(url)
        return url


CHOICE: Final = Choice()
"""One for each process of tests."""


def runs_on_both(definition: pytest.Function) -> bool:
    """Whether a test runs on SQLite and, with `--all`, on PostgreSQL too."""
    if definition.get_closest_marker("sqlite_only") is not None:
        return False
    return definition.get_closest_marker("both_stores") is not None or starts_servers(definition)


def starts_servers(definition: pytest.Function) -> bool:
    """Whether a test is about a server: it lies with those, and its module uses something that starts one."""
    if not set(FOLDERS) & set(definition.path.parts):
        return False
    module = vars(definition.module)
    return any(name in module or name in definition.fixturenames for name in MAKERS)
