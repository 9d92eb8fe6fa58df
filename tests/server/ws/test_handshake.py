from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.server.ws.handshake import Handshake, HttpRefusal, accepted, read_handshake
from tests.server.ws.house import ACCEPT, KEY, KEY_LINE, UPGRADE, head, problem


def without(name: bytes) -> list[bytes]:
    return [line for line in UPGRADE if not line.lower().startswith(name + b":")]


def status(data: bytes) -> int:
    answer = read_handshake(data)
    return answer.status if isinstance(answer, HttpRefusal) else 101


def opened(data: bytes) -> Handshake:
    answer = read_handshake(data, ("192.0.2.7", 5), "http")
    assert isinstance(answer, Handshake), answer
    return answer


def test_the_example_of_the_standard_is_accepted() -> None:
    handshake = opened(head())
    assert handshake.key == KEY.decode()
    assert handshake.client == ("192.0.2.7", 5)
    assert accepted(handshake).startswith(b"HTTP/1.1 101 ")
    assert b"\r\nsec-websocket-accept: " + ACCEPT + b"\r\n" in accepted(handshake)
    assert b"extensions" not in accepted(handshake)


def test_the_path_the_query_and_the_headers_are_told_apart() -> None:
    cookies = [b"Cookie: a=1", b"X-Word: one", b"cookie: b=2", b"x-word:two "]
    handshake = opened(head(*UPGRADE, *cookies, request=b"GET /tables/%C3%A9?seat=2&x=? HTTP/1.1"))
    assert (handshake.path, handshake.query) == ("/tables/%C3%A9", "seat=2&x=?")
    assert handshake.headers["cookie"] == "a=1; b=2"
    assert handshake.headers["x-word"] == "one, two"


@pytest.mark.parametrize(
    "lines",
    [
        [
            b"HOST: a",
            b"UPGRADE: WebSocket",
            b"CONNECTION: keep-alive, UPGRADE",
            b"SEC-WEBSOCKET-VERSION: 13",
            KEY_LINE,
        ],
        [*without(b"connection"), b"Connection: keep-alive", b"Connection: upgrade"],
        [*UPGRADE, b"Content-Length: 0"],
        [*UPGRADE, b"Sec-WebSocket-Extensions: permessage-deflate", b"Sec-WebSocket-Protocol: a, b"],
    ],
)
def test_what_the_standard_allows_is_accepted(lines: list[bytes]) -> None:
    assert status(head(*lines)) == 101


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (head(request=b"POST / HTTP/1.1"), 405),
        (head(request=b"GET / HTTP/1.0"), 400),
        (head(request=b"GET / HTTP/2.0"), 400),
        (head(request=b"GET http://stella/ HTTP/1.1"), 400),
        (head(request=b"GET /a b HTTP/1.1"), 400),
        (head(request=b"GET /\xc3\xa9 HTTP/1.1"), 400),
        (head(request=b"GET /"), 400),
        (head(request=b""), 400),
        (head(*without(b"host")), 400),
        (head(*without(b"host"), b"Host:"), 400),
        (head(*UPGRADE, b"Host: other"), 400),
        (head(*without(b"upgrade")), 426),
        (head(*without(b"upgrade"), b"Upgrade: h2c"), 426),
        (head(*without(b"connection"), b"Connection: close"), 426),
        (head(*without(b"connection"), b"Connection: upgraded"), 426),
        (head(*without(b"sec-websocket-version")), 426),
        (head(*without(b"sec-websocket-version"), b"Sec-WebSocket-Version: 8"), 426),
        (head(*UPGRADE, b"Sec-WebSocket-Version: 13"), 400),
        (head(*without(b"sec-websocket-key")), 400),
        (head(*UPGRADE, KEY_LINE), 400),
        (head(*without(b"sec-websocket-key"), b"Sec-WebSocket-Key: dGhlIHNhbXBsZQ=="), 400),
        (head(*without(b"sec-websocket-key"), b"Sec-WebSocket-Key: " + b"!" * 24), 400),
        (head(*without(b"sec-websocket-key"), b"Sec-WebSocket-Key: " + b"\xe9" * 24), 400),
        (head(*UPGRADE, b"Content-Length: 5"), 400),
        (head(*UPGRADE, b"Transfer-Encoding: chunked"), 400),
        (head(*UPGRADE, b"no colon"), 400),
        (head(*UPGRADE, b" folded: line"), 400),
        (head(*UPGRADE, b"space : before"), 400),
        (head(*UPGRADE, b"null: \x00"), 400),
        (head()[:-2], 400),
        (b"", 400),
    ],
)
def test_what_it_does_not_allow_is_refused(data: bytes, expected: int) -> None:
    assert status(data) == expected


def test_an_old_client_hears_which_version_is_spoken() -> None:
    refusal = read_handshake(head(*without(b"sec-websocket-version"), b"Sec-WebSocket-Version: 8"))
    assert isinstance(refusal, HttpRefusal)
    assert b"\r\nsec-websocket-version: 13\r\n" in refusal.response()


def test_a_refusal_is_a_whole_response_that_ends_the_connection() -> None:
    lines, _, body = HttpRefusal(404, "no-such-table", {"x-more": "yes"}).response().partition(b"\r\n\r\n")
    assert lines.startswith(b"HTTP/1.1 404 Not Found\r\n")
    assert b"\r\nconnection: close" in lines
    assert b"\r\nx-more: yes" in lines
    assert b"\r\ncontent-length: %d" % len(body) in lines
    assert problem(body) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("host", "origin", "secure", "same"),
    [
        (b"stella", None, False, True),
        (b"stella", b"http://stella", False, True),
        (b"stella", b"http://Stella", False, True),
        (b"stella", b"https://stella", True, True),
        (b"stella", b"https://stella", False, False),
        (b"stella", b"http://stella", True, False),
        (b"192.0.2.1:8000", b"http://192.0.2.1:8000", False, True),
        (b"[::1]:8000", b"http://[::1]:8000", False, True),
        (b"stella:8000", b"http://stella", False, False),
        (b"stella", b"http://evil.example", False, False),
        (b"stella", b"http://stella.evil.example", False, False),
        (b"stella", b"ftp://stella", False, False),
        (b"stella", b"null", False, False),
        (b"stella", b"", False, False),
    ],
)
def test_a_page_of_another_site_is_recognised(
    host: bytes, origin: bytes | None, secure: bool, same: bool
) -> None:
    lines = [*without(b"host"), b"Host: " + host]
    handshake = opened(head(*lines, *([] if origin is None else [b"Origin: " + origin])))
    assert handshake.same_origin(secure=secure) is same


@given(
    st.lists(st.one_of(st.sampled_from(UPGRADE), st.binary(max_size=40)), max_size=12), st.binary(max_size=30)
)
def test_no_head_makes_the_reader_raise(lines: list[bytes], request: bytes) -> None:
    assert status(head(*lines, request=request)) in (101, 400, 405, 426)
    assert status(head(*lines)) in (101, 400, 426)
