"""The default log: one SQLite file, one writing thread, group commit. Safe against power cuts and full disks."""

from stella.store.sqlite.connection import Connect, SqlConnection, connect
from stella.store.sqlite.errors import CannotOpen, InUse, NotALog, TooNew
from stella.store.sqlite.store import SqliteStore
