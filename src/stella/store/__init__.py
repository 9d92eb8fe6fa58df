"""Event logs of the tables: SQLite by default, PostgreSQL for several nodes."""
