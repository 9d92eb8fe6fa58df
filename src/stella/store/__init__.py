"""Event logs for the tables: in memory for tests, SQLite by default."""
