"""A socket on a transport that only takes notes: what a real one cannot show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from uvicorn.server import ServerState

from stella.server.ws import GameSocket, SocketLimits, socket_class, text_frame
from tests.server.ws.harness import PATIENCE, EchoAdmission, frame, head
from tests.server.ws.transport import Transport

PING, HELLO = b"\x89\x00", frame(1, b"hello")


def alone(
    scene: Callable[[GameSocket, Transport, EchoAdmission], Coroutine[Any, Any, None]],
    limits: SocketLimits | None = None,
    clock: Callable[[], float] | None = None,
) -> None:
    """Play a scene with a socket that is open and has written nothing yet."""

    async def play() -> None:
        admission, transport, state = EchoAdmission(), Transport(), ServerState()
        socket = socket_class(admission, limits, clock)(None, state, None)
        socket.connection_made(transport)
        socket.data_received(head())
        await asyncio.gather(*state.tasks)
        assert transport.written.pop().startswith(b"HTTP/1.1 101 ")
        assert (admission.next(), socket.alive, transport.high) == ("writable", True, SocketLimits().outgoing)
        await scene(socket, transport, admission)
        socket.connection_lost(None)
        assert (admission.next(), admission.log.empty(), socket.alive) == ("closed", True, False)
        assert state.connections == set()

    asyncio.run(play())


def test_nothing_but_the_last_word_is_written_while_the_buffer_is_full() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.pause_writing()
        socket.data_received(frame(9, b"ping") * 100 + HELLO * 100)
        socket.beat()
        socket.beat()
        assert not socket.send_frame(b"view")
        assert transport.written == []
        socket.close(1000)
        socket.close(1000)
        assert transport.written == [b"\x88\x02\x03\xe8"]
        socket.resume_writing()
        assert not transport.aborted.is_set()

    alone(scene)


def test_the_session_hears_that_there_is_room_only_if_it_was_refused() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.pause_writing()
        socket.resume_writing()
        assert admission.log.empty()
        socket.pause_writing()
        assert not socket.send_frame(b"view")
        socket.resume_writing()
        assert admission.next() == "writable"
        assert socket.send_frame(text_frame(b"newer view"))

    alone(scene)


def test_whoever_only_answers_pings_is_pinged_at_every_visit() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.beat()
        assert transport.written == []  # was heard since the last visit
        for _ in range(3):
            socket.beat()
            assert transport.written.pop() == PING
            socket.data_received(frame(10))
        socket.data_received(HELLO)
        socket.flush()
        transport.written.clear()
        socket.beat()
        assert transport.written == []
        socket.beat()
        assert transport.written == [PING]
        socket.beat()
        assert transport.aborted.is_set()
        assert not socket.alive

    alone(scene)


def test_half_a_connection_is_not_alive_and_does_not_last() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.eof_received()
        assert not socket.alive
        assert not socket.send_frame(b"view")
        await asyncio.wait_for(transport.aborted.wait(), PATIENCE)

    alone(scene, SocketLimits(closing=0.01))


def test_an_aborted_socket_takes_no_more_frames() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.pause_writing()
        await asyncio.wait_for(transport.aborted.wait(), PATIENCE)
        socket.resume_writing()
        assert not socket.send_frame(b"view")
        socket.data_received(HELLO)
        socket.close(1000)
        assert transport.written == []

    alone(scene, SocketLimits(stall=0.01))


def test_messages_after_our_goodbye_are_not_heard_but_its_answer_is() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.close(4001)
        socket.data_received(HELLO + frame(9, b"ping"))
        assert len(transport.written) == 1
        socket.data_received(frame(8, b"\x0f\xa1"))
        assert transport.written[1:] == [b"the end"]

    alone(scene)


@pytest.mark.parametrize("each", [frame(9), frame(10), frame(0, fin=False)], ids=["ping", "pong", "fragment"])
def test_frames_without_a_message_are_counted_and_too_many_end_the_connection(each: bytes) -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.data_received(frame(1, b"begun", fin=False) + each * 119)
        assert b"the end" not in transport.written
        socket.data_received(each)
        assert transport.written[-2:] == [b"\x88\x11\x03\xf0too many frames", b"the end"]

    alone(scene)


def test_counted_frames_are_forgotten_over_time() -> None:
    now = [1000.0]

    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        for _ in range(5):
            socket.data_received(frame(9) * 120)
            now[0] += 60.0
        assert socket.alive

    alone(scene, clock=lambda: now[0])


def test_a_flood_in_one_read_is_hardly_parsed() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.data_received(frame(9) * 40_000)
        pongs = b"".join(transport.written).count(b"\x8a\x00")
        assert not socket.alive
        assert pongs < 500

    alone(scene)


def test_a_flood_after_our_goodbye_ends_the_connection_too() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.close(4001)
        socket.data_received(HELLO * 120)
        assert transport.written[1:] == []
        socket.data_received(HELLO)
        assert transport.written[1:] == [b"the end"]

    alone(scene)


async def echoed(transport: Transport) -> bytes:
    """What was written at the end of this turn of the event loop."""
    await asyncio.sleep(0)
    said = b"".join(transport.written)
    transport.written.clear()
    return said


def test_a_guest_who_only_answers_pings_has_no_reader() -> None:
    long = b"x" * 200

    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        reads = [socket._reader is not None]
        for _ in range(2):
            socket.data_received(frame(1, long))
            assert await echoed(transport) == text_frame(long)
            reads.append(socket._reader is not None)
            socket.data_received(frame(10))
            reads.append(socket._reader is not None)
        assert reads == [False, True, False, True, False]

    alone(scene)


def test_answers_to_our_pings_are_not_counted() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.beat()
        for _ in range(200):
            socket.beat()
            socket.data_received(frame(10))
        assert socket.alive

    alone(scene, clock=lambda: 1000.0)


def test_short_messages_need_no_reader_and_are_read_beside_one() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.data_received(HELLO)
        assert socket._reader is None
        for sent in (
            frame(1, b"x" * 200),
            HELLO,
            frame(1, b"hel", fin=False),
            frame(0, b"lo"),
            HELLO,
            frame(1, b""),
        ):
            socket.data_received(sent)
        hello = text_frame(b"hello")
        assert await echoed(transport) == hello + text_frame(b"x" * 200) + hello * 3 + text_frame(b"")

    alone(scene)


def test_a_short_message_within_a_message_in_pieces_ends_the_connection() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        socket.data_received(frame(1, b"hel", fin=False))
        socket.data_received(HELLO)
        assert not socket.alive
        assert (await echoed(transport)).startswith(b"\x88")

    alone(scene)


@pytest.mark.parametrize("size", range(1, 24))
def test_pongs_between_messages_are_read_however_the_bytes_are_cut(size: int) -> None:
    sent = frame(1, b"one") + frame(10) + frame(1, b"x" * 200) + frame(10, b"late") + frame(1, b"two")

    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        said = b""
        for start in range(0, len(sent), size):
            socket.data_received(sent[start : start + size])
            said += await echoed(transport)
        assert said == text_frame(b"one") + text_frame(b"x" * 200) + text_frame(b"two")

    alone(scene)


def test_a_message_in_pieces_survives_a_pong_in_between() -> None:
    async def scene(socket: GameSocket, transport: Transport, admission: EchoAdmission) -> None:
        for piece in (frame(1, b"hel", fin=False), frame(10), frame(0, b"lo")):
            socket.data_received(piece)
        assert await echoed(transport) == text_frame(b"hello")

    alone(scene)
