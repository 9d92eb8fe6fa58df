from __future__ import annotations

import asyncio
import gc
import logging
import socket
import struct
import threading
import time
from typing import Any, ClassVar

import pytest

from stella.server.http_protocol import BoundedHttp
from stella.server.ws import SocketLimits
from tests.server.ws.harness import PATIENCE, UPGRADE, EchoAdmission, Raw, frame, harness, head, plain

GET = b"GET / HTTP/1.1\r\nHost: stella\r\n\r\n"


class Impatient(BoundedHttp):
    head_timeout: ClassVar[float] = 0.3


class Calm(BoundedHttp):
    """Waits long enough for a test that does not dawdle, on any machine."""

    head_timeout: ClassVar[float] = 1.0


def test_a_connection_knows_both_ends_without_a_copy_in_uvloop() -> None:
    class Noting(BoundedHttp):
        kept: ClassVar[list[str]] = []
        ends: ClassVar[list[object]] = []

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.kept.extend(type(each).__name__ for each in gc.get_referents(transport))
            self.ends.extend((self.server, self.client))

    with harness(http=Noting) as at, Raw(at.port) as guest:
        assert guest.send(GET).response()[0] == 200
        assert Noting.ends == [("127.0.0.1", at.port), guest.socket.getsockname()]
    assert "PseudoSocket" not in Noting.kept


def test_a_head_that_dribbles_in_is_cut_off() -> None:
    with harness(http=Impatient) as at:
        begin = time.monotonic()
        with Raw(at.port) as guest:
            guest.send(GET[:20])
            assert guest.ended()
        assert 0.25 < time.monotonic() - begin < BoundedHttp.head_timeout


def test_each_byte_does_not_renew_the_patience() -> None:
    with harness(http=Impatient) as at, Raw(at.port) as guest:
        guest.socket.settimeout(0.02)
        begin = time.monotonic()
        ended = False
        while not ended:
            assert time.monotonic() - begin < BoundedHttp.head_timeout
            try:
                guest.socket.sendall(b"G" if time.monotonic() - begin < 0.01 else b"E")
                ended = guest.socket.recv(1) == b""
            except TimeoutError:
                continue
            except ConnectionError:
                ended = True


def test_a_connection_that_says_nothing_is_cut_off() -> None:
    with harness(http=Impatient) as at, Raw(at.port) as guest:
        assert guest.ended()


@pytest.mark.parametrize("more", [GET[:-1], b"\r\n"], ids=["a head", "an empty line"])
def test_after_an_answer_what_follows_must_hurry_too(more: bytes) -> None:
    class Tiring(BoundedHttp):
        pass

    with harness(http=Tiring, keep_alive=60) as at, Raw(at.port) as guest:
        assert guest.send(GET).response()[0] == 200
        Tiring.head_timeout = 0.3
        assert guest.send(more).ended()


def test_an_idle_connection_ends_after_the_keep_alive_time() -> None:
    with harness(keep_alive=0) as at, Raw(at.port) as guest:
        assert guest.send(GET).response()[0] == 200
        assert guest.ended()


def test_a_request_may_take_longer_than_its_head() -> None:
    with harness(http=Calm) as at, Raw(at.port) as guest:
        guest.send(b"POST / HTTP/1.1\r\nHost: stella\r\nContent-Length: 2\r\n\r\na")
        guest.socket.settimeout(1.5 * Calm.head_timeout)
        with pytest.raises(TimeoutError):
            guest.socket.recv(1)
        guest.socket.settimeout(PATIENCE)
        assert guest.send(b"b").response()[0] == 200


def test_requests_in_one_packet_are_all_answered() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.send(GET * 3)
        assert [guest.response()[0] for _ in range(3)] == [200] * 3


def test_requests_without_end_are_answered_in_turn_and_few_of_them_wait() -> None:
    most = [0]

    class Watched(BoundedHttp):
        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            most[0] = max(most[0], len(self.pipeline))

    total = 20_000
    with harness(http=Watched) as at, Raw(at.port) as guest:
        sender = threading.Thread(target=guest.send, args=(GET * total,))
        sender.start()
        assert {guest.response()[0] for _ in range(total)} == {200}
        sender.join(PATIENCE)
    assert 0 < most[0] < 100


def test_reading_stops_while_answers_wait() -> None:
    answering = threading.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(None, answering.wait, PATIENCE)
        await plain(scope, receive, send)

    with harness(app=slow) as at, Raw(at.port) as guest:
        guest.socket.settimeout(0.5)
        with pytest.raises(TimeoutError):  # the buffers of the kernel are full, and so is ours
            guest.send(GET * 1_000_000)
        answering.set()
        guest.socket.settimeout(PATIENCE)
        assert guest.response()[0] == 200


def test_who_leaves_while_requests_wait_causes_no_error(caplog: pytest.LogCaptureFixture) -> None:
    asked, gone, done = threading.Event(), threading.Event(), threading.Event()
    started = [0]

    async def large(scope: Any, receive: Any, send: Any) -> None:
        started[0] += 1
        asked.set()
        await asyncio.get_running_loop().run_in_executor(None, gone.wait, PATIENCE)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for number in range(20):
                await send({"type": "http.response.body", "body": b"x" * 10_000, "more_body": number < 19})
                await asyncio.sleep(0)
        finally:
            done.set()

    with harness(app=large) as at, Raw(at.port) as guest:
        guest.send(GET * 40)
        assert asked.wait(PATIENCE)
        guest.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        guest.stream.close()
        guest.socket.close()
        gone.set()
        assert done.wait(PATIENCE)
    assert started == [1]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def hasty(scope: Any, receive: Any, send: Any) -> None:
    """Refuses without reading the body."""
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


def test_a_body_that_was_refused_early_may_still_come_so_that_the_browser_reads_why() -> None:
    with harness(app=hasty, http=Impatient, keep_alive=60) as at, Raw(at.port) as guest:
        guest.send(b"POST / HTTP/1.1\r\nHost: stella\r\nContent-Length: 4\r\n\r\na")
        assert guest.response()[0] == 403
        guest.send(b"b")
        guest.socket.settimeout(3 * Impatient.head_timeout)
        with pytest.raises(TimeoutError):  # longer than a head may take, and nothing is cut
            guest.socket.recv(1)
        guest.socket.settimeout(PATIENCE)
        assert guest.send(b"cd" + GET).response()[0] == 403


def test_a_body_that_was_refused_early_and_never_comes_is_cut_off() -> None:
    class Tired(BoundedHttp):
        rest_timeout: ClassVar[float] = 0.3

    with harness(app=hasty, http=Tired, keep_alive=60) as at, Raw(at.port) as guest:
        guest.send(b"POST / HTTP/1.1\r\nHost: stella\r\nContent-Length: 4\r\n\r\na")
        assert guest.response()[0] == 403
        assert guest.send(b"b").ended()


def test_a_head_of_almost_the_limit_is_read() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.send(GET[:-2] + b"X: " + b"x" * 32_000 + b"\r\n\r\n")
        assert guest.response()[0] == 200


def test_a_large_head_is_refused_even_if_it_comes_at_once() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.send(GET[:-2] + b"X: " + b"x" * 33_000 + b"\r\n\r\n")
        assert guest.response()[0] == 431
        assert guest.ended()


def test_a_head_without_end_is_refused_long_before_it_fills_the_memory() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.send(GET[:-2] + b"X: ")
        sent = 0
        try:
            while sent < 100_000_000:
                guest.send(b"x" * 10_000)
                sent += 10_000
        except ConnectionError:
            pass
        assert sent < 20_000_000  # most of it never left the buffers of the kernel


def test_a_handshake_with_a_body_is_refused_without_waiting_for_the_body() -> None:
    with harness() as at, Raw(at.port) as guest:
        assert guest.send(head(*UPGRADE, b"Content-Length: 5")).response()[0] == 400
        assert guest.ended()


def test_a_handshake_of_http_1_0_is_refused() -> None:
    with harness() as at, Raw(at.port) as guest:
        assert guest.send(head(request=b"GET / HTTP/1.0")).response()[0] == 400
        assert guest.ended()


def test_an_upgrade_to_something_else_is_ignored_and_the_connection_ends() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.send(head(b"Host: stella", b"Connection: Upgrade", b"Upgrade: h2c"))
        status, headers, _ = guest.response()
        assert (status, headers["connection"]) == (200, "close")
        assert guest.ended()


def test_garbage_gets_an_answer() -> None:
    with harness() as at, Raw(at.port) as guest:
        assert guest.send(b"\x16\x03\x01 hello\r\n\r\n").response()[0] == 400
        assert guest.ended()


def test_frames_that_come_with_the_handshake_are_not_lost() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.send(head() + frame(1, b"too early") + frame(1, b"but fine"))
        assert guest.response()[0] == 101
        assert [guest.text(), guest.text()] == [b"too early", b"but fine"]


def test_a_socket_outlives_the_patience_for_heads() -> None:
    admission = EchoAdmission()
    with (
        harness(admission, SocketLimits(heartbeat=Calm.head_timeout), http=Calm) as at,
        Raw(at.port) as guest,
    ):
        guest.open()
        assert guest.frame() == (9, b"")
        guest.send(frame(10))
        guest.send(frame(1, b"here"))
        assert guest.text() == b"here"


def test_an_open_socket_does_not_keep_its_http_side() -> None:
    class Traced(BoundedHttp):
        pass

    gc.collect()
    gc.disable()  # nothing may wait for the collector
    try:
        with harness(http=Traced) as at, Raw(at.port) as guest:
            guest.open().send(frame(1, b"hello"))
            assert guest.text() == b"hello"
            assert [each for each in gc.get_objects() if isinstance(each, Traced)] == []
    finally:
        gc.enable()
