"""The server's secret, from which all its keys are derived: in a data folder or a database."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from stella.cli.errors import Failure, reason_of
from stella.cli.storage import Location, connected, database_at


def server_secret(folder: Path) -> bytes:
    """Return the 256 bits from which all keys of this server are derived; drawn once, readable only by the owner."""
    return _agreed_secret(folder, secrets.token_bytes(32))


def put_secret(folder: Path, secret: bytes) -> bool:
    """Set the secret of a data folder; return false if it has another."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return _agreed_secret(folder, secret) == secret


def _agreed_secret(folder: Path, secret: bytes) -> bytes:
    """Return the secret of a folder, which becomes this one if there was none. Written atomically."""
    path = folder / "secret.key"
    try:
        if not path.exists():
            # The process id alone isn't unique: in a container the next process has the same.
            fresh = folder / f".secret-{os.getpid()}-{secrets.token_hex(4)}"
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(secret)
                    file.flush()
                    os.fsync(file.fileno())
                with contextlib.suppress(FileExistsError):
                    os.link(fresh, path)
            finally:
                fresh.unlink()
        found = path.read_bytes()
    except OSError as error:
        raise Failure(f"cannot keep the server's secret in {folder}: {reason_of(error)}.") from error
    if len(found) != 32:
        raise Failure(f"{path} is not a secret of this program; remove it to get a new one.")
    return found


async def secret_at(source: Location) -> bytes:
    """Return what the keys of seats and links at the source are made from."""
    if isinstance(source, Path):
        return server_secret(source)
    from stella.postgres.database import secret_of

    async with connected(database_at(source)) as connection:
        return await secret_of(connection)


async def put_secret_at(target: Location, secret: bytes) -> None:
    """Copy the secret to the target; fail if that has another one."""
    if isinstance(target, Path):
        same = put_secret(target, secret)
    else:
        from stella.postgres.database import take_secret

        async with connected(database_at(target, "make")) as connection:
            same = await take_secret(connection, secret)
    if not same:
        raise Failure(
            "the target has a secret of its own: it belongs to another server, or a server was started on it "
            "before the tables were moved. Choose an empty one."
        )
