"""Cookies that hold seats: one per table, hidden from scripts, sent only to this site, limited in number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from starlette.responses import Response

from stella.live.queries import KnownMember, may_watch, member_with_key, watch_epoch
from stella.live.table import LiveTable
from stella.tables.codes import is_code
from stella.tables.keys import KeyMaker, hashed
from stella.tables.people import MemberId

YEAR: Final = 365 * 24 * 3600
MOST: Final = 40
"""Maximum tables that a browser remembers: about 3 KB per request, and proxies accept 8."""
FORGOTTEN_AT_ONCE: Final = 8
"""Maximum cookies deleted per response: proxies limit the size of its head, too."""
_OURS: Final = re.compile(r"(__Host-)?stella-([0-9A-Z]+)(-watch)?")


def name_for(code: str, *, secure: bool) -> str:
    """Return the cookie's name. Browsers accept `__Host-` only over HTTPS, so local networks go without the prefix."""
    return f"__Host-stella-{code}" if secure else f"stella-{code}"


def keep_seat(response: Response, code: str, member: MemberId, key: str, *, secure: bool) -> None:
    """Have the browser keep a seat.

    >>> response = Response()
    >>> keep_seat(response, "ABCD2345", MemberId("m1"), "k", secure=True)
    >>> response.headers["set-cookie"]
    '__Host-stella-ABCD2345=m1.k; HttpOnly; Max-Age=31536000; Path=/; SameSite=strict; Secure'
    """
    _set(response, name_for(code, secure=secure), f"{member}.{key}", YEAR, secure=secure)


def forget_oldest(response: Response, header: str, code: str, *, secure: bool) -> None:
    """Have a browser that sent this Cookie header forget its oldest tables above MOST, but not this one.

    Browsers send the oldest cookies first (RFC 6265, 5.4).
    """
    names = dict.fromkeys(pair.partition("=")[0].strip() for pair in header.split(";"))
    spared = {name_for(code, secure=secure), name_for(f"{code}-watch", secure=secure)}
    ours = [name for name in names if _OURS.fullmatch(name) and name not in spared]
    for name in ours[: max(0, len(ours) + 1 - MOST)][:FORGOTTEN_AT_ONCE]:
        _set(response, name, "", 0, secure=secure)


def codes_in(header: str, most: int, *, secure: bool) -> list[str]:
    """Return the codes of the tables that a Cookie header has seats at: the newest first, at most `most`.

    >>> codes_in("stella-ABCD2345=m1.k; theme=dark; stella-EFGH2345-watch=k; stella-NOCODE=m2.k", 9, secure=False)
    ['ABCD2345']
    """
    names = dict.fromkeys(pair.partition("=")[0].strip() for pair in header.split(";"))
    found = [match for name in names if (match := _OURS.fullmatch(name)) and not match[3]]
    codes = [match[2] for match in found if bool(match[1]) is secure and is_code(match[2])]
    return codes[::-1][:most]


def forget_seat(response: Response, code: str, *, secure: bool) -> None:
    """Have the browser forget a seat."""
    _set(response, name_for(code, secure=secure), "", 0, secure=secure)


def keep_watching(response: Response, code: str, key: str, *, secure: bool) -> None:
    """Have the browser keep the key of a board or a spectator."""
    _set(response, name_for(f"{code}-watch", secure=secure), key, YEAR, secure=secure)


def watch_key_from(header: str, code: str, *, secure: bool) -> str:
    """Return the key that a board or spectator sent; empty without one."""
    return _value(header, f"{code}-watch", secure=secure) or ""


def keep_visitor(response: Response, key: str, *, secure: bool) -> None:
    """Have the browser store the key of its skies."""
    _set(response, name_for("sky", secure=secure), key, YEAR, secure=secure)


def visitor_key_from(header: str, *, secure: bool) -> str:
    """Return the key of a browser's skies; empty without one."""
    return _value(header, "sky", secure=secure) or ""


def forget_visitor(response: Response, *, secure: bool) -> None:
    """Have the browser forget that key."""
    _set(response, name_for("sky", secure=secure), "", 0, secure=secure)


def member_from(header: str, live: LiveTable, *, secure: bool) -> KnownMember | None:
    """Return the member of this table who sent this Cookie header; `None` for a stranger."""
    value = _value(header, live.id, secure=secure)
    if value is None:
        return None
    member, _, key = value.partition(".")
    return member_with_key(live, member, key)


def device_from(header: str, code: str, *, secure: bool) -> str | None:
    """Return the hash of the seat key that this browser has, or had, at a table; `None` if it never had one."""
    value = _value(header, code, secure=secure)
    return None if value is None else hashed(value.partition(".")[2])


def _value(header: str, code: str, *, secure: bool) -> str | None:
    """Return the value of this name; other cookies of the same host may have any form.

    Over HTTPS only the `__Host-` name counts: any neighbouring site could set the other one.

    >>> _value('theme={"a": 1}; stella-AB=m1.k', "AB", secure=False)
    'm1.k'
    >>> _value("stella-AB=m1.k", "AB", secure=True) is None
    True
    """
    pairs = [pair.strip().partition("=") for pair in header.split(";")]
    jar = {name: value for name, _, value in reversed(pairs)}
    planted = None if secure else jar.get(name_for(code, secure=False))
    return jar.get(name_for(code, secure=True), planted)


def _set(response: Response, name: str, value: str, seconds: int, *, secure: bool) -> None:
    response.set_cookie(name, value, max_age=seconds, secure=secure, httponly=True, samesite="strict")


@dataclass(slots=True)
class WatchAccess:
    """Someone who only watches."""

    spectator: bool
    device: str | None
    """The hash of the key that this browser has, or had, as a member."""
    giver: MemberId | None
    """The member who handed out this browser's watch key; `None` if it only knows the code."""
    epoch: int
    """The epoch of that key."""
    newer: Callable[[int], str] | None
    """Returns the watch key of an epoch, for someone who came by one."""


def watch_access(
    live: LiveTable, keys: KeyMaker, cookie: str, *, secure: bool, board: bool
) -> WatchAccess | None:
    """Return the watcher with these cookies; `None` if the table doesn't let them watch."""
    epoch = watch_epoch(live)
    giver = keys.watch_giver(live.id, epoch, watch_key_from(cookie, live.id, secure=secure))
    device = device_from(cookie, live.id, secure=secure)
    if not may_watch(live, board=board, with_key=giver is not None, device=device):
        return None
    newer = None if giver is None else partial(keys.watch_key, live.id, giver=giver)
    return WatchAccess(spectator=not board, device=device, giver=giver, epoch=epoch, newer=newer)
