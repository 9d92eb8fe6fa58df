"""Who may watch a table without playing: boards and spectators, by code or by key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from stella.live.queries import may_watch, watch_epoch
from stella.live.table import LiveTable
from stella.server.cookies import device_from, watch_key_from
from stella.tables.keys import KeyMaker
from stella.tables.people import MemberId


@dataclass(slots=True)
class WatchAccess:
    """What is known of somebody who only watches."""

    spectator: bool
    device: str | None
    """The hash of the key that this browser has, or had, as a member."""
    giver: MemberId | None
    """The member who handed out the watch key that this browser has; `None` for one that knows the code alone."""
    epoch: int
    """Of that key."""
    newer: Callable[[int], str] | None
    """The watch key of an epoch, for who came by one."""


def watch_access(
    live: LiveTable, keys: KeyMaker, cookie: str, *, secure: bool, board: bool
) -> WatchAccess | None:
    """The watcher with these cookies; none if the table does not let them."""
    epoch = watch_epoch(live)
    giver = keys.watch_giver(live.id, epoch, watch_key_from(cookie, live.id, secure=secure))
    device = device_from(cookie, live.id, secure=secure)
    if not may_watch(live, board=board, with_key=giver is not None, device=device):
        return None
    newer = None if giver is None else partial(keys.watch_key, live.id, giver=giver)
    return WatchAccess(spectator=not board, device=device, giver=giver, epoch=epoch, newer=newer)
