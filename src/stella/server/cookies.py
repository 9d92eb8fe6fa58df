"""The cookie that keeps a seat: one for each table, unreadable by scripts, sent to this site alone."""

from __future__ import annotations

from stella.live.queries import Guest, guest_with_key
from stella.live.table import LiveTable
from stella.tables.people import MemberId

YEAR = 365 * 24 * 3600


def name_for(code: str, *, secure: bool) -> str:
    """Browsers take a `__Host-` cookie only over HTTPS; on a plain local network the name goes without."""
    return f"__Host-stella-{code}" if secure else f"stella-{code}"


def cookie_for(code: str, member: MemberId, key: str, *, secure: bool) -> str:
    """The Set-Cookie header for a seat.

    >>> cookie_for("ABCD2345", MemberId("m1"), "k", secure=True)
    '__Host-stella-ABCD2345=m1.k; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure'
    """
    flags = "; Secure" if secure else ""
    name = name_for(code, secure=secure)
    return f"{name}={member}.{key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{flags}"


def no_cookie_for(code: str, *, secure: bool) -> str:
    """The Set-Cookie header that forgets a seat."""
    flags = "; Secure" if secure else ""
    return f"{name_for(code, secure=secure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict{flags}"


def watch_cookie(code: str, key: str, *, secure: bool) -> str:
    """The Set-Cookie header for a board or a spectator."""
    flags = "; Secure" if secure else ""
    name = name_for(f"{code}-watch", secure=secure)
    return f"{name}={key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{flags}"


def watch_key_from(header: str, code: str, *, secure: bool) -> str:
    """The key a board or spectator sent; empty without one."""
    return _value(header, f"{code}-watch", secure=secure) or ""


def guest_from(header: str, live: LiveTable, *, secure: bool) -> Guest | None:
    """Who sent this Cookie header, at this table; `None` for a stranger."""
    value = _value(header, live.id, secure=secure)
    if value is None:
        return None
    member, _, key = value.partition(".")
    return guest_with_key(live, member, key)


def _value(header: str, code: str, *, secure: bool) -> str | None:
    """What the header says for this name; cookies of others on the same host may look as they like.

    Over HTTPS only the `__Host-` name counts: any neighbour of the site could plant the other one.

    >>> _value('theme={"a": 1}; stella-AB=m1.k', "AB", secure=False)
    'm1.k'
    >>> _value("stella-AB=m1.k", "AB", secure=True) is None
    True
    """
    pairs = [pair.strip().partition("=") for pair in header.split(";")]
    jar = {name: value for name, _, value in reversed(pairs)}
    planted = None if secure else jar.get(name_for(code, secure=False))
    return jar.get(name_for(code, secure=True), planted)
