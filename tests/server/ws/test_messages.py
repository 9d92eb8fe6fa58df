"""What we make of the frames that the library reads: whole messages of text, pongs, and the right last word."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from stella.server.ws import GameSocket, SocketLimits, socket_class, text_frame
from stella.server.ws.frames import close_frame
from tests.server.ws.harness import EchoAdmission, Raw, close, frame, harness, head
from tests.server.ws.transport import Transport

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
GREEK = "κόσμε".encode()

Heard = list[tuple[int, bytes]]


class Case(NamedTuple):
    name: str
    sent: bytes
    heard: Heard
    code: int = 1000
    """What the server closes with; 1000 answers the close frame that the test sends at the end."""


def text(data: bytes, fin: bool = True) -> bytes:
    return frame(TEXT, data, fin=fin)


def more(data: bytes, fin: bool = True) -> bytes:
    return frame(0, data, fin=fin)


def in_frames(data: bytes, size: int) -> bytes:
    pieces = [data[n : n + size] for n in range(0, len(data), size)]
    last = len(pieces) - 1
    return b"".join(frame(0 if n else TEXT, piece, fin=n == last) for n, piece in enumerate(pieces))


LONG, ONE, HELLO = b"*" * 8192, text(b"one", fin=False), text(b"Hello")
CASES = [
    Case("empty text", text(b""), [(TEXT, b"")]),
    Case("the longest text", text(LONG), [(TEXT, LONG)]),
    Case("the longest text in fragments", in_frames(LONG, 1300), [(TEXT, LONG)]),
    Case("a text too long", text(LONG + b"*"), [], 1009),
    Case("fragments that add up", text(b"*" * 8000, fin=False) + more(b"*" * 193), [], 1009),
    Case("an announced gigabyte", frame(TEXT, announce=1 << 30, width=8), [], 1009),
    Case("binary", HELLO + frame(2, b"\xfe") + text(b"never"), [(TEXT, b"Hello")], 1003),
    Case("binary in fragments", frame(2, b"a", fin=False) + more(b"b"), [], 1003),
    Case("text in several languages", text(GREEK), [(TEXT, GREEK)]),
    Case("cut within a character", in_frames(GREEK, 1), [(TEXT, GREEK)]),
    Case("half a character", text(GREEK[:3]) + text(b"never"), [], 1007),
    Case("half a character in fragments", in_frames(GREEK[:3], 1) + text(b"never"), [], 1007),
    Case("a surrogate", text(b"\xed\xa0\x80"), [], 1007),
    Case("empty fragments", text(b"", False) + more(b"middle", False) + more(b""), [(TEXT, b"middle")]),
    Case("ping", frame(PING, b"\xfe" * 125), [(PONG, b"\xfe" * 125)]),
    Case("unasked pong", frame(PONG, b"unasked") + frame(PING, b"asked"), [(PONG, b"asked")]),
    Case("ping within a message", ONE + frame(PING, b"p") + more(b"two"), [(PONG, b"p"), (TEXT, b"onetwo")]),
    Case("text within a message", ONE + text(b"two"), [], 1002),
    Case("continuation of nothing", more(b"two") + HELLO, [], 1002),
    Case("no mask", HELLO + frame(TEXT, b"Hello", key=None), [(TEXT, b"Hello")], 1002),
    Case("reserved bit", HELLO + frame(TEXT, b"x", rsv=4) + frame(PING), [(TEXT, b"Hello")], 1002),
    Case("unknown opcode", HELLO + frame(3), [(TEXT, b"Hello")], 1002),
    Case("text and close", HELLO + close(), [(TEXT, b"Hello")]),
    Case("nothing after close", close() + HELLO + frame(PING) + close(), []),
    Case("close of their own", close(4999, b"why"), [], 4999),
    Case("close with a reason that is no text", close(1000, GREEK[:3]), [], 1007),
    Case("close with a code that nobody sends", close(1005), [], 1002),
]


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with harness() as at:
        yield at.port


@pytest.mark.parametrize("chop", [None, 1], ids=["whole", "octet-wise"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_conversation(port: int, case: Case, chop: int | None) -> None:
    size = chop or len(case.sent)
    if chop and len(case.sent) > 1000:
        size = 997
    with Raw(port) as guest:
        guest.open()
        for n in range(0, len(case.sent), size):
            guest.send(case.sent[n : n + size])
        if case.code == 1000 and close() not in case.sent:
            guest.send(close())
        for expected in case.heard:
            assert guest.frame() == expected
        assert guest.close_code() == case.code
        assert guest.ended()


def test_an_empty_close_frame_gets_an_empty_one(port: int) -> None:
    with Raw(port) as guest:
        assert guest.open().send(close(None)).close_code() is None
        assert guest.ended()


def split(data: bytes, cuts: list[int]) -> list[bytes]:
    edges = [0, *sorted(cut % (len(data) + 1) for cut in cuts), len(data)]
    return [data[a:b] for a, b in itertools.pairwise(edges)]


async def _said(chunks: list[bytes]) -> bytes:
    transport, state = Transport(), ServerState()
    socket: GameSocket = socket_class(EchoAdmission(), SocketLimits(message=300))(None, state, None)
    socket.connection_made(transport)
    socket.data_received(head())
    await asyncio.gather(*state.tasks)
    transport.written.clear()
    for chunk in chunks:
        socket.data_received(chunk)
        socket.flush()
    socket.connection_lost(None)
    return b"".join(transport.written)


def said(*chunks: bytes) -> Heard:
    """What a socket that echoes answers to these reads."""
    client = ClientProtocol(parse_uri("ws://stella/"), state=State.OPEN)
    client.receive_data(asyncio.run(_said(list(chunks))).removesuffix(b"the end"))
    return [
        (event.opcode, bytes(event.data)) for event in client.events_received() if isinstance(event, Frame)
    ]


letters = st.text(st.sampled_from("aZ 0\0é߿ࠀ€￿😀\U0010ffff"), max_size=70)  # one to four bytes each
keys = st.binary(min_size=4, max_size=4)


@st.composite
def messages(draw: st.DrawFn) -> tuple[bytes, bytes]:
    """A text message, and its frames: any number of them."""
    message = draw(letters).encode()
    pieces = split(message, draw(st.lists(st.integers(0, 300), max_size=4)))
    last = len(pieces) - 1
    stream = [frame(0 if n else TEXT, piece, fin=n == last, key=draw(keys)) for n, piece in enumerate(pieces)]
    return message, b"".join(stream)


cuts = st.lists(st.integers(0, 4000), max_size=30)


@given(st.lists(messages(), max_size=6), cuts)
def test_any_split_of_the_stream_gives_the_same_messages(
    parts: list[tuple[bytes, bytes]], cuts: list[int]
) -> None:
    stream = b"".join(frames for _, frames in parts)
    assert said(*split(stream, cuts)) == [(TEXT, message) for message, _ in parts]


junk = st.lists(
    st.one_of(
        st.binary(max_size=400),
        st.builds(frame, st.integers(0, 15), st.binary(max_size=300), fin=st.booleans(), key=keys),
        messages().map(lambda message: message[1]),
    ),
    max_size=8,
)


@given(junk)
def test_no_bytes_whatsoever_make_a_socket_raise(parts: list[bytes]) -> None:
    heard = said(*parts)
    closes = [payload for opcode, payload in heard if opcode == CLOSE]
    assert len(closes) <= 1
    assert not closes or heard[-1][0] == CLOSE


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 0xFFFF, 0x10000, 0x20000])
def test_frames_of_every_length_are_read_by_a_client(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://stella/"), state=State.OPEN, max_size=None)
    client.receive_data(text_frame(b"x" * size) + close_frame(4001, "bye"))
    events = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [bytes(event.data) for event in events] == [b"x" * size, b"\x0f\xa1bye"]
