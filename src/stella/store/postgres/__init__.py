"""The log of many nodes: a PostgreSQL database. One writing connection a node, group commit, a few readers."""

from stella.store.postgres.store import PostgresStore
