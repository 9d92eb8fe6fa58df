"""The default log: one SQLite file, one writing thread, group commit. Safe against power cuts and full disks."""

from stella.store.sqlite.connection import CannotOpen, Connect, InUse, NotALog, SqlConnection, TooNew, connect
from stella.store.sqlite.store import SqliteStore
