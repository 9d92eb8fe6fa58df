"""The log of many nodes, in PostgreSQL. One writing connection per node, group commit, a few readers."""

from stella.store.postgres.store import PostgresStore
