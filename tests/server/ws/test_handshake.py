from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from stella.server.ws import Handshake, HttpRefusal
from tests.server.ws.harness import KEY_LINE, UPGRADE, Raw, harness, head, problem


def without(name: bytes) -> list[bytes]:
    return [line for line in UPGRADE if not line.lower().startswith(name + b":")]


def handshake(*fields: tuple[str, str], path: str = "/") -> Handshake:
    return Handshake.of(Request(path, Headers(fields)), ("192.0.2.7", 5), "http")


def test_the_path_the_query_and_the_headers_are_told_apart() -> None:
    fields = [("Cookie", "a=1"), ("X-Word", "one"), ("cookie", "b=2"), ("x-word", "two")]
    told = handshake(*fields, path="/tables/%C3%A9?seat=2&x=?")
    assert (told.path, told.query, told.client) == ("/tables/%C3%A9", "seat=2&x=?", ("192.0.2.7", 5))
    assert told.headers == {"cookie": "a=1; b=2", "x-word": "one, two"}


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with harness(http="h11") as at:  # which hands over more of the nonsense than our own
        yield at.port


@pytest.mark.parametrize(
    ("lines", "status", "told"),
    [
        (UPGRADE, 101, {"upgrade": "websocket"}),
        (
            [*UPGRADE, b"Sec-WebSocket-Extensions: permessage-deflate", b"Sec-WebSocket-Protocol: a, b"],
            101,
            {},
        ),
        ([*UPGRADE, b"Content-Length: 0"], 101, {}),
        ([*without(b"host"), b"Host:"], 400, {}),
        ([*without(b"sec-websocket-key")], 400, {}),
        ([*UPGRADE, KEY_LINE], 400, {}),
        ([*UPGRADE, b"Origin: http://a", b"Origin: http://b"], 400, {}),
        ([*without(b"sec-websocket-key"), b"Sec-WebSocket-Key: dGhlIHNhbXBsZQ=="], 400, {}),
        ([*without(b"sec-websocket-version"), b"Sec-WebSocket-Version: 8"], 400, {}),
        ([*UPGRADE, b"Upgrade: websocket"], 426, {"upgrade": "websocket"}),
        ([*UPGRADE, b"X: " + b"x" * 9000], 400, {}),
    ],
)
def test_a_head_is_accepted_or_refused_in_the_usual_words(
    port: int, lines: list[bytes], status: int, told: dict[str, str]
) -> None:
    with Raw(port) as guest:
        guest.send(head(*lines))
        answered, headers, body = guest.response()
        assert answered == status
        assert headers.items() >= told.items()
        assert "sec-websocket-extensions" not in headers
        assert status == 101 or problem(body)[0] == status


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
        ("stella", None, False, True),
        ("stella", "http://stella", False, True),
        ("stella", "http://Stella", False, True),
        ("stella", "https://stella", True, True),
        ("stella", "https://stella", False, False),
        ("stella", "http://stella", True, False),
        ("192.0.2.1:8000", "http://192.0.2.1:8000", False, True),
        ("[::1]:8000", "http://[::1]:8000", False, True),
        ("stella:8000", "http://stella", False, False),
        ("stella", "http://evil.example", False, False),
        ("stella", "http://stella.evil.example", False, False),
        ("stella", "ftp://stella", False, False),
        ("stella", "null", False, False),
        ("stella", "", False, False),
    ],
)
def test_a_page_of_another_site_is_recognised(
    host: str, origin: str | None, secure: bool, same: bool
) -> None:
    fields = [("host", host)] if origin is None else [("host", host), ("origin", origin)]
    assert handshake(*fields).same_origin(secure=secure) is same
