"""Requests that no browser sends, to a real server: a typed refusal, no 5xx, nothing in the log."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from stella.server.api import http_request as reading
from tests.server.ws.harness import PATIENCE, Raw
from tests.support.processes import Server, nursery_in
from tests.support.servers import make_server, open_server

CREATE = b"POST /api/tables HTTP/1.1"
JSON = b"Content-Type: application/json"
ID = b'"id":"0123456789abcdef012345"'


@pytest.fixture(scope="module")
def server(store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with nursery_in(tmp_path_factory.mktemp("hostile")) as nursery:
        server = nursery.start()
        yield server
        assert server.end() == 0
        assert "Traceback" not in server.said()
        assert "error" not in server.said().lower()


def exchange(port: int, request: bytes) -> bytes:
    """Send raw bytes; give all that comes back."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as peer:
        peer.sendall(request)
        answer = b""
        try:
            while chunk := peer.recv(65_536):
                answer += chunk
        except ConnectionError:
            pass
        return answer


def post(port: int, body: bytes, *headers: bytes, line: bytes = CREATE) -> tuple[int, bytes]:
    """Post a body; give the status and the whole answer."""
    lines = [line, b"Host: 127.0.0.1:%d" % port, b"Connection: close", b"Content-Length: %d" % len(body)]
    answer = exchange(port, b"\r\n".join([*lines, *(headers or [JSON]), b"", body]))
    return int(answer.split(b" ", 2)[1]), answer


BODIES = {
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "half an object": b'{"id":',
    "not a number": b'{%b,"name":NaN}' % ID,
    "a lone surrogate": b'{%b,"name":"\\ud800"}' % ID,
    "a lone surrogate in the id": b'{"id":"0123456789abcdef012345\\udfff","name":"Ada"}',
    "no unicode": b'{%b,"name":"\xff\xfe"}' % ID,
    "an unknown field": b'{%b,"name":"Ada","admin":true}' % ID,
    "a short id": b'{"id":"0123456789abcdef01234","name":"Ada"}',
    "a long id": b'{"id":"%b","name":"Ada"}' % (b"a" * 65),
    "a long name": b'{%b,"name":"%b"}' % (ID, b"a" * 25),
    "an invisible name": b'{%b,"name":"\\u3164\\ufe0f\\u202e"}' % ID,
    "deep lists": b"[" * 16_000,
    "deep objects": b'{"a":' * 3_000,
    "deep options": b'{%b,"name":"Ada","options":%b}' % (ID, b"[" * 15_000),
    "a number of 15,000 digits": b'{%b,"name":"Ada","options":{"patience":%b}}' % (ID, b"9" * 15_000),
    "a negative time": b'{%b,"name":"Ada","options":{"time_limit":-5}}' % ID,
    "a language of its own": b'{%b,"name":"Ada","language":"\\u0000"}' % ID,
    "a colour of its own": b'{%b,"name":"Ada","colour":"\\u0000"}' % ID,
    "a deck of its own": b'{%b,"name":"Ada","options":{"deck":"../../etc"}}' % ID,
    "too few own words": b'{%b,"name":"Ada","options":{"words":"own"}}' % ID,
    "blank own words": b'{%b,"name":"Ada","options":{"own_words":[["\\u200b"]]}}' % ID,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_is_no_wish_is_refused_by_type(server: Server, body: bytes) -> None:
    status, answer = post(server.port, body)
    assert status == 422, answer
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] in (
        "E_MESSAGE",
        "E_NAME",
        "E_OPTION",
        "E_LANGUAGE",
    )


@pytest.mark.parametrize(
    "kind", [b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data", b""]
)
def test_only_json_is_read(server: Server, kind: bytes) -> None:
    assert post(server.port, b'{%b,"name":"Ada"}' % ID, b"Content-Type: " + kind)[0] == 415


def test_huge_bodies_are_cut_off(server: Server) -> None:
    assert post(server.port, b" " * 17_000)[0] == 413
    chunked = b"\r\n".join(
        [CREATE, b"Host: a", b"Connection: close", JSON, b"Transfer-Encoding: chunked", b"", b""]
    )
    chunks = b"".join(b"1000\r\n" + b" " * 4_096 + b"\r\n" for _ in range(5)) + b"0\r\n\r\n"
    assert exchange(server.port, chunked + chunks).startswith(b"HTTP/1.1 413 ")
    with pytest.raises(ConnectionError):  # it does not even read this much
        exchange(server.port, chunked + b"1000000\r\n" + b" " * (16 << 20))


HEADS = {
    "a broken host": (b"GET /api/health HTTP/1.1", b"Host: ["),
    "a broken host for a new table": (CREATE, b"Host: [::1"),
    "a broken host for a file": (b"GET /assets HTTP/1.1", b"Host: ["),
    "a zero byte in a path": (b"GET /%00 HTTP/1.1", b"Host: a"),
    "a zero byte among the assets": (b"GET /assets/%00.js HTTP/1.1", b"Host: a"),
    "a zero byte at a table": (b"GET /t/%00 HTTP/1.1", b"Host: a"),
    "a zero byte as a code": (b"GET /api/tables/%00 HTTP/1.1", b"Host: a"),
    "no unicode in a path": (b"GET /%ff%fe HTTP/1.1", b"Host: a"),
    "no unicode as a code": (b"GET /api/tables/%ff%fe HTTP/1.1", b"Host: a"),
    "a path that is too long": (b"GET /" + b"a" * 5_000 + b" HTTP/1.1", b"Host: a"),
    "a name that is too long": (b"GET /assets/" + b"a" * 400 + b" HTTP/1.1", b"Host: a"),
    "a wild cookie": (b"GET /api/tables/ABCDEFGH HTTP/1.1", b"Host: a\r\nCookie: \xff=;;=;stella-ABCDEFGH=m1.\xff"),
    "a wild origin": (CREATE, b"Host: a\r\nOrigin: ://\xff["),
    "a wild language": (b"GET /api/tables/ABCDEFGH HTTP/1.1", b"Host: a\r\nAccept-Language: ;;;,\xff,q=,*"),
    "a wild proxy": (b"GET /api/health HTTP/1.1", b"Host: a\r\nX-Forwarded-For: ,,,[\r\nX-Forwarded-Proto: gopher"),
    "another method": (b"BREW /api/tables HTTP/1.1", b"Host: a"),
    "a whole address": (b"GET http://[/api/health HTTP/1.1", b"Host: a"),
    "an old protocol": (b"GET /api/health HTTP/1.0", b"Accept: */*"),
    "a range": (b"GET / HTTP/1.1", b"Host: a\r\nRange: bytes=9-1,0-,-,x"),
    "an old page": (b"GET / HTTP/1.1", b"Host: a\r\nIf-None-Match: \"\r\nIf-Modified-Since: yesterday"),
}  # fmt: skip


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS)
def test_an_odd_head_gets_an_answer_below_500(server: Server, head: tuple[bytes, bytes]) -> None:
    answer = exchange(
        server.port, b"\r\n".join([*head, b"Connection: close", b"Content-Length: 0", b"", b""])
    )
    assert 200 <= int(answer.split(b" ", 2)[1]) < 500, answer


def test_a_client_that_leaves_in_the_middle_of_a_body_leaves_no_trace(server: Server) -> None:
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as peer:
            peer.sendall(b"\r\n".join([CREATE, b"Host: a", JSON, b"Content-Length: 100", b"", b'{"id":']))
    assert post(server.port, b"{}")[0] == 422
    assert server.said().count("Traceback") == 0


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "BODY_TIMEOUT", 0.05)

    async def scene() -> bytes:
        async with open_server(make_server()) as link:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(link.rpartition(":")[2]))
            writer.write(b"\r\n".join([CREATE, b"Host: a", JSON, b"Content-Length: 100", b"", b'{"id":']))
            answer = await asyncio.wait_for(reader.read(), 20)
            writer.close()
            return answer

    answer = asyncio.run(scene())
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_asking_for_wrong_codes_again_and_again_takes_no_memory(server: Server) -> None:
    def guess(times: int) -> None:
        """One after the other: many at the same time would each have a place in a queue, which the process keeps."""
        with Raw(server.port) as guest:
            for _ in range(times):
                guest.send(b"GET /api/tables/ABCDEFGH HTTP/1.1\r\nHost: a\r\n\r\n")
                assert guest.response()[0] == 404

    guess(1_500)  # the collector comes round for the first time after some 800
    before = server.memory()
    guess(1_500)
    assert server.memory() - before < 1 << 20  # 700 bytes each; a kept traceback with its request takes 2 KB


@pytest.mark.sqlite_only("the secret of nodes is in the database")
def test_the_log_folder_is_readable_by_its_owner_only(server: Server) -> None:
    files = [server.data, *server.data.iterdir()]
    assert {path.name: path.stat().st_mode & 0o077 for path in files} == {path.name: 0 for path in files}
    assert Path(server.data / "secret.key").stat().st_size == 32
