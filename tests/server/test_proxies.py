"""The client behind a proxy: only trusted ones are believed."""

from __future__ import annotations

import pytest

from stella.server.middleware.proxies import Proxies
from stella.server.ws import Handshake

PROXY, CLIENT, LIAR = "10.0.0.1", "203.0.113.7", "198.51.100.9"
PROXIES = Proxies([PROXY])


def handshake(peer: str, scheme: str = "http", **headers: str) -> Handshake:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Handshake("/", "", named, (peer, 50_000), scheme)


def test_a_trusted_proxy_says_who_asks() -> None:
    assert PROXIES.address_of(handshake(PROXY, x_forwarded_for=CLIENT)) == CLIENT
    assert PROXIES.address_of(handshake(PROXY, x_forwarded_for=f"{LIAR}, {CLIENT}")) == CLIENT
    assert PROXIES.address_of(handshake(PROXY)) == PROXY


def test_nobody_else_is_believed() -> None:
    assert PROXIES.address_of(handshake(LIAR, x_forwarded_for=CLIENT)) == LIAR
    assert not PROXIES.is_secure(handshake(LIAR, x_forwarded_proto="https"))


@pytest.mark.parametrize(
    ("told", "secure"), [("https", True), ("wss", True), (" https ", True), ("http", False), ("ws", False)]
)
def test_a_trusted_proxy_says_whether_the_browser_came_over_https(told: str, secure: bool) -> None:
    assert PROXIES.is_secure(handshake(PROXY, x_forwarded_proto=told)) is secure


@pytest.mark.parametrize("peer", [PROXY, LIAR])
def test_without_a_word_the_connection_itself_counts(peer: str) -> None:
    assert PROXIES.is_secure(handshake(peer, scheme="https"))
    assert not PROXIES.is_secure(handshake(peer))
