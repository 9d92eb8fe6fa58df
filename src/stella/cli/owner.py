"""Work in a data folder as its owner, so that root leaves nothing there that the server can't use."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from stella.cli.errors import Failure, reason_of


@contextlib.contextmanager
def as_owner(folder: Path) -> Iterator[None]:
    """Act as the owner of `folder` if this is root and the folder belongs to someone else.

    Import what the work needs first: the owner may not be able to read the installation.
    """
    if os.name != "posix" or os.geteuid() != 0 or not folder.exists() or folder.stat().st_uid == 0:
        yield
        return
    owner, group, groups = folder.stat(), os.getegid(), os.getgroups()
    try:
        os.setgroups([owner.st_gid])
        os.setegid(owner.st_gid)
        os.seteuid(owner.st_uid)
    except OSError as error:
        raise Failure(
            f"can't act as uid {owner.st_uid}, the owner of {folder}: {reason_of(error)}; run this as that user."
        ) from error
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(group)
        os.setgroups(groups)


def unusable_in(folder: Path) -> Iterator[Path]:
    """Return the data folder and what is in it, as far as the user acted for can't use it."""
    if not _is_usable(folder):
        yield folder
    for parent, folders, files in os.walk(folder):
        for name in (*folders, *files):
            path = Path(parent, name)
            if not path.is_symlink() and not _is_usable(path):
                yield path


def _is_usable(path: Path) -> bool:
    """Return whether a folder can be changed, a database be written and any other file be read."""
    writes = os.W_OK if path.is_dir() or ".db" in path.name else 0
    mode = os.R_OK | writes | (os.X_OK if path.is_dir() else 0)
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)
