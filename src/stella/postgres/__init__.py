"""Everything that shares one PostgreSQL database: connections and schema."""

from stella.postgres.database import (
    CannotUse,
    Database,
    Older,
    SchemaTooNew,
    SchemaTooOld,
    is_lost,
    without_password,
)
