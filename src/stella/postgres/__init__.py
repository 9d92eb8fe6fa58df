"""What all parts share that work on one PostgreSQL database: how to reach it, and its schema."""

from stella.postgres.database import (
    CannotUse,
    Database,
    Older,
    SchemaTooNew,
    SchemaTooOld,
    is_lost,
    without_password,
)
