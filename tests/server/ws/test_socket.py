from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import time
from dataclasses import dataclass

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stella.server.ws import (
    GameSocket,
    Handshake,
    HttpRefusal,
    Session,
    SocketLimits,
    socket_class,
    text_frame,
)
from tests.server.ws.harness import (
    PATIENCE,
    Echo,
    EchoAdmission,
    LoopName,
    Raw,
    close,
    frame,
    harness,
    head,
    problem,
)

LOOPS = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])


def guest_of(port: int, path: str = "/") -> ClientConnection:
    return connect(f"ws://127.0.0.1:{port}{path}", proxy=None)


def open_error(guest: ClientConnection) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as caught:
        guest.recv(timeout=PATIENCE)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code, caught.value.rcvd.reason


@LOOPS
def test_a_real_client_is_echoed(loop: LoopName) -> None:
    admission = EchoAdmission()
    with harness(admission, loop=loop) as at:
        with guest_of(at.port) as guest:
            for words in ("hello", "", "é€😀" * 500, "x" * 8192):
                guest.send(words)
                assert guest.recv(timeout=PATIENCE) == words
            guest.send(["in", "several", "frames"])
            assert guest.recv(timeout=PATIENCE) == "inseveralframes"
            assert guest.ping().wait(PATIENCE)
            assert guest.protocol.extensions == []
        assert [admission.next(), admission.next()] == ["writable", "closed"]
        assert admission.log.empty()


def test_the_session_can_send_as_soon_as_the_socket_is_open() -> None:
    async def greet(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session:
        session = Echo(socket, admission.log, greeting=f"welcome to {handshake.path}".encode())
        assert not socket.send_frame(text_frame(b"before the handshake is answered"))
        assert not socket.alive
        assert socket.client is not None
        assert socket.client == handshake.client
        return session

    with harness(EchoAdmission(greet)) as at, guest_of(at.port, "/t/4?x=y") as guest:
        assert guest.recv(timeout=PATIENCE) == "welcome to /t/4"


def test_a_door_can_refuse_in_words_for_programs() -> None:
    async def refuse(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> HttpRefusal:
        return HttpRefusal(404, "no-such-table")

    with harness(EchoAdmission(refuse)) as at, Raw(at.port) as guest:
        status, _, body = guest.send(head()).response()
        assert (status, problem(body)) == (404, (404, "no-such-table"))
        assert guest.ended()


def test_a_door_that_fails_is_an_error_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session:
        raise KeyError("secret")

    with harness(EchoAdmission(fail)) as at, Raw(at.port) as guest:
        assert guest.send(head()).response()[0] == 500
    assert "KeyError in a session" in caplog.text
    assert "secret'" not in caplog.text


def test_a_door_that_takes_too_long_is_busy() -> None:
    async def ponder(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session:
        await asyncio.sleep(PATIENCE)
        raise AssertionError("the timeout did not come")

    with harness(EchoAdmission(ponder), SocketLimits(handshake=0.1)) as at, Raw(at.port) as guest:
        assert guest.send(head()).response()[0] == 503


def test_a_door_may_be_cancelled_from_within() -> None:
    async def cancel(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session:
        raise asyncio.CancelledError

    with harness(EchoAdmission(cancel)) as at, Raw(at.port) as guest:
        assert guest.send(head()).response()[0] == 503


@dataclass
class SlowAdmission(EchoAdmission):
    """Opens only when told."""

    def __post_init__(self) -> None:
        self.knocked = threading.Event()
        self.opens = threading.Event()

    async def admit(self, handshake: Handshake, socket: GameSocket) -> Session | HttpRefusal:
        self.knocked.set()
        await asyncio.get_running_loop().run_in_executor(None, self.opens.wait, PATIENCE)
        return await super().admit(handshake, socket)


@LOOPS
def test_a_guest_who_leaves_while_the_door_opens_has_a_session_that_is_closed(loop: LoopName) -> None:
    admission = SlowAdmission()
    with harness(admission, loop=loop) as at:
        with Raw(at.port) as guest:
            guest.send(head())
            assert admission.knocked.wait(PATIENCE)
        with Raw(at.port) as later:  # who is answered after them: by then it is known that they left
            assert later.send(b"GET / HTTP/1.1\r\nHost: stella\r\n\r\n").response()[0] == 200
        admission.opens.set()
        assert admission.next() == "closed"
        assert admission.log.empty()


def test_what_comes_before_the_door_opens_is_kept_for_later() -> None:
    admission = SlowAdmission()
    with harness(admission) as at, Raw(at.port) as guest:
        guest.send(head())
        assert admission.knocked.wait(PATIENCE)
        guest.send(frame(1, b"early"))
        admission.opens.set()
        assert guest.response()[0] == 101
        assert guest.text() == b"early"


def test_but_not_without_bounds() -> None:
    admission = SlowAdmission()
    with harness(admission) as at, Raw(at.port) as guest:
        guest.send(head())
        assert admission.knocked.wait(PATIENCE)
        guest.send(b"x" * (16 * 1024 + 1))
        assert guest.response()[0] == 400
        assert guest.ended()
        admission.opens.set()
        assert admission.next() == "closed"


def test_a_session_that_fails_harms_only_itself_and_tells_no_secrets(
    caplog: pytest.LogCaptureFixture,
) -> None:
    admission = EchoAdmission()
    with harness(admission) as at, guest_of(at.port) as neighbour, guest_of(at.port) as guest:
        guest.send("boom")
        assert open_error(guest) == (1011, "")
        neighbour.send("still here")
        assert neighbour.recv(timeout=PATIENCE) == "still here"
    assert "ValueError in a session" in caplog.text
    assert "harness.py" in caplog.text
    assert "secret b'boom'" not in caplog.text


def test_a_session_that_fails_when_it_opens_or_ends_is_tolerated(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Echo):
        def writable(self) -> None:
            raise RuntimeError("no")

        def closed(self) -> None:
            super().closed()
            raise LookupError("no")

    async def admit(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session:
        return Broken(socket, admission.log)

    admission = EchoAdmission(admit)
    with harness(admission) as at, guest_of(at.port) as guest:
        assert open_error(guest) == (1011, "")
        assert admission.next() == "closed"
    assert "RuntimeError in a session" in caplog.text
    assert "LookupError in a session" in caplog.text


def test_twenty_nonsensical_messages_are_forgiven() -> None:
    with harness() as at, guest_of(at.port) as guest:
        for _ in range(20):
            guest.send("nonsense")
        guest.send("sorry")
        assert guest.recv(timeout=PATIENCE) == "sorry"
        guest.send("nonsense")
        assert open_error(guest) == (1008, "too much nonsense")


def test_nonsense_is_forgotten_after_a_minute() -> None:
    now = [1000.0]
    sockets = socket_class(EchoAdmission(), clock=lambda: now[0])
    with harness(sockets=sockets) as at, guest_of(at.port) as guest:
        for minute in range(3):
            now[0] = 1000.0 + 60 * minute
            for _ in range(20):
                guest.send("nonsense")
            guest.send("sorry")
            assert guest.recv(timeout=PATIENCE) == "sorry"
        now[0] += 59
        guest.send("nonsense")
        assert open_error(guest)[0] == 1008


def test_a_session_can_say_goodbye() -> None:
    admission = EchoAdmission()
    with harness(admission) as at, guest_of(at.port) as guest:
        guest.send("leave")
        assert open_error(guest) == (4000, "as you wish")
        assert [admission.next(), admission.next()] == ["writable", "closed"]


@LOOPS
def test_a_peer_that_does_not_answer_goodbye_is_cut_off(loop: LoopName) -> None:
    admission = EchoAdmission()
    with harness(admission, SocketLimits(closing=0.2), loop=loop) as at, Raw(at.port) as guest:
        guest.open().send(frame(1, b"leave") + frame(1, b"not heard"))
        assert guest.close_code() == 4000
        assert guest.ended()
        assert [admission.next(), admission.next()] == ["writable", "closed"]
        assert admission.log.empty()


@LOOPS
def test_a_peer_that_answers_goodbye_is_let_go_at_once(loop: LoopName) -> None:
    begin = time.monotonic()
    with harness(EchoAdmission(), SocketLimits(closing=60), loop=loop) as at, Raw(at.port) as guest:
        guest.open().send(frame(1, b"leave"))
        assert guest.close_code() == 4000
        assert guest.send(close(4000)).ended()
    assert time.monotonic() - begin < 20


@LOOPS
def test_a_peer_that_keeps_talking_after_a_mistake_still_hears_why(loop: LoopName) -> None:
    with harness(loop=loop) as at, Raw(at.port) as guest:
        guest.open()
        for _ in range(50):
            guest.send(b"\xff" * 10_000)
        assert guest.close_code() == 1002
        assert guest.ended()


@dataclass
class Views(Echo):
    """Sends numbered views, a new one for every message; remembers only whether the newest is still to be sent."""

    newest: int = -1
    refused: int = 0
    dirty: bool = False

    def received(self, text: bytes) -> None:
        for _ in range(int(text)):
            self.newest += 1
            self.show()
        self.log.put("shown")

    def show(self) -> None:
        if not self.dirty and self.socket.send_frame(text_frame(b"%d" % self.newest + b" " * 4000)):
            return
        self.dirty = True
        self.refused += 1

    def writable(self) -> None:
        if self.dirty:
            self.dirty = False
            self.show()


async def show_views(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session:
    return Views(socket, admission.log)


@LOOPS
def test_a_slow_reader_gets_the_newest_view_and_skips_the_rest(loop: LoopName) -> None:
    admission = EchoAdmission(show_views)
    total = 10_000
    with harness(admission, loop=loop) as at, Raw(at.port, receive_buffer=4096) as guest:
        guest.open().send(frame(1, b"%d" % total))
        assert admission.next() == "shown"
        seen = [int(guest.text())]
        while seen[-1] != total - 1:
            seen.append(int(guest.text()))
        assert seen == sorted(set(seen))
        old = [number for number in seen if number < total - 1]
        assert (
            len(old) < 40
        )  # of 4 KB each: what had been sent, and a few; the buffers of the kernel hold 700
        guest.send(frame(1, b"1"))
        assert int(guest.text()) == total


@LOOPS
def test_a_peer_that_stops_reading_is_dropped(loop: LoopName) -> None:
    admission = EchoAdmission(show_views)
    with (
        harness(admission, SocketLimits(stall=0.3), loop=loop) as at,
        Raw(at.port, receive_buffer=4096) as guest,
    ):
        guest.open().send(frame(1, b"10000"))
        assert [admission.next(), admission.next()] == ["shown", "closed"]


def test_pings_of_a_peer_that_does_not_read_are_not_answered_for_ever() -> None:
    admission = EchoAdmission(show_views)
    with harness(admission, SocketLimits(stall=1.0)) as at, Raw(at.port, receive_buffer=4096) as guest:
        guest.open().send(frame(1, b"10000"))
        assert admission.next() == "shown"
        with contextlib.suppress(ConnectionError):  # the server reads all of it, until it has had enough
            while admission.log.empty():
                guest.send(frame(9, b"x" * 125) * 1000)
        assert admission.next() == "closed"


@LOOPS
def test_a_server_that_stops_says_so(loop: LoopName) -> None:
    admission = EchoAdmission()
    with harness(admission, loop=loop) as at, guest_of(at.port) as guest, guest_of(at.port) as other:
        at.server.should_exit = True
        assert open_error(guest) == (1012, "")
        assert open_error(other) == (1012, "")
        assert sorted(admission.next() for _ in range(4)) == ["closed", "closed", "writable", "writable"]


@LOOPS
def test_a_server_that_stops_does_not_wait_long_for_answers(loop: LoopName) -> None:
    admission = EchoAdmission()
    with harness(admission, SocketLimits(stopping=0.2, closing=60), loop=loop) as at, Raw(at.port) as guest:
        guest.open()
        at.server.should_exit = True
        assert guest.close_code() == 1012
        assert guest.ended()
        assert [admission.next(), admission.next()] == ["writable", "closed"]


def test_a_server_that_stops_refuses_whoever_is_at_the_door() -> None:
    admission = SlowAdmission()
    with harness(admission) as at, Raw(at.port) as guest:
        guest.send(head())
        assert admission.knocked.wait(PATIENCE)
        at.server.should_exit = True
        assert guest.response()[0] == 503
        admission.opens.set()
        assert admission.next() == "closed"


@LOOPS
def test_nothing_is_left_of_a_socket_that_ended(loop: LoopName) -> None:
    admission = EchoAdmission()
    with harness(admission, loop=loop) as at:
        for _ in range(20):
            with Raw(at.port) as guest:
                guest.open()
            assert [admission.next(), admission.next()] == ["writable", "closed"]
        assert at.server.server_state.connections == set()
        with Raw(at.port) as last:  # by its answer the server is done with all that came before
            assert last.send(b"GET / HTTP/1.1\r\nHost: stella\r\n\r\n").response()[0] == 200
        gc.collect()
        assert [each for each in gc.get_objects() if isinstance(each, at.sockets)] == []


def test_a_socket_has_no_dictionary() -> None:
    assert not hasattr(socket_class(EchoAdmission())(None, None, None), "__dict__")
