from __future__ import annotations

import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from stella.server.ws import frames
from stella.server.ws.frames import CLOSE, PING, PONG, TEXT, FrameReader
from tests.server.ws.house import close, frame

HEADER = 14  # the longest header of a frame
LIMIT = 300

Received = list[tuple[int, bytes]]


def read(*chunks: bytes, limit: int = LIMIT) -> tuple[Received, int]:
    reader = FrameReader(limit)
    received = []
    for chunk in chunks:
        received += reader.feed(chunk)
        assert reader.kept <= limit + HEADER
    return received, reader.failure


def split(data: bytes, cuts: list[int]) -> list[bytes]:
    edges = [0, *sorted(cut % (len(data) + 1) for cut in cuts), len(data)]
    return [data[a:b] for a, b in itertools.pairwise(edges)]


letters = st.text(st.sampled_from("aZ 0\0é߿ࠀ€￿😀\U0010ffff"), max_size=70)  # one to four bytes each
keys = st.binary(min_size=4, max_size=4)
controls = st.builds(
    lambda opcode, payload, key: ([(opcode, payload)], frame(opcode, payload, key=key)),
    st.sampled_from([PING, PONG]),
    st.binary(max_size=125),
    keys,
)


@st.composite
def messages(draw: st.DrawFn) -> tuple[Received, bytes]:
    """A text message in any number of frames, with control frames between them."""
    text = draw(letters).encode()
    pieces = split(text, draw(st.lists(st.integers(0, LIMIT), max_size=4)))
    received: Received = []
    stream = b""
    for n, piece in enumerate(pieces):
        last = n == len(pieces) - 1
        stream += frame(0 if n else TEXT, piece, fin=last, key=draw(keys))
        if not last and draw(st.booleans()):
            control, data = draw(controls)
            received += control
            stream += data
    return [*received, (TEXT, text)], stream


conversations = st.lists(st.one_of(messages(), controls), max_size=6)
cuts = st.lists(st.integers(0, 4000), max_size=30)


@given(conversations, cuts)
def test_any_split_of_the_stream_gives_the_same_messages(
    parts: list[tuple[Received, bytes]], cuts: list[int]
) -> None:
    expected = [item for received, _ in parts for item in received]
    stream = b"".join(data for _, data in parts)
    assert read(*split(stream, cuts)) == (expected, 0)
    assert read(*(bytes([byte]) for byte in stream)) == (expected, 0)


def headers_like(first: int, second: int, rest: bytes) -> bytes:
    return bytes([first, second]) + rest


junk = st.lists(
    st.one_of(
        st.binary(max_size=400),
        st.builds(headers_like, st.integers(0, 255), st.integers(0, 255), st.binary(max_size=300)),
        st.builds(frame, st.integers(0, 15), st.binary(max_size=300), fin=st.booleans(), key=keys),
        messages().map(lambda message: message[1]),
    ),
    max_size=8,
)


@given(junk, cuts)
def test_no_bytes_whatsoever_make_the_reader_raise_or_keep_more_than_its_limit(
    parts: list[bytes], cuts: list[int]
) -> None:
    stream = b"".join(parts)
    whole = read(stream)
    assert whole == read(*split(stream, cuts))
    assert whole[1] in (0, 1002, 1003, 1007, 1009)


@given(junk, st.binary(max_size=50))
def test_nothing_is_read_after_a_failure_or_a_close_frame(parts: list[bytes], more: bytes) -> None:
    reader = FrameReader(LIMIT)
    received = reader.feed(b"".join(parts))
    assume(reader.failure or (received and received[-1][0] == CLOSE))
    assert reader.feed(more) == []
    assert reader.feed(frame(TEXT, b"hello")) == []
    assert reader.kept == 0


wire_frames = st.builds(
    frame,
    st.sampled_from([0, 0, 1, 1, 1, 8, 9, 10, 3, 11]),
    st.one_of(letters.map(str.encode), st.binary(max_size=130)),
    fin=st.booleans(),
    rsv=st.sampled_from([0] * 20 + [1, 2, 4]),
    key=st.one_of(*[keys] * 9, st.none()),
)


def judged(judge: ServerProtocol, pending: bytearray) -> tuple[Received, int]:
    """What the library makes of its last bytes, brought to our form: whole messages, and text that is text."""
    received: Received = []
    for event in judge.events_received():
        assert isinstance(event, Frame)
        if event.opcode not in (Opcode.TEXT, Opcode.CONT):
            received.append((int(event.opcode), bytes(event.data)))
            continue
        pending += event.data
        if event.fin:
            try:
                pending.decode()
            except UnicodeDecodeError:
                return received, 1007
            received.append((TEXT, bytes(pending)))
            pending.clear()
    answered = received and received[-1][0] == CLOSE
    return received, judge.close_sent.code if judge.close_sent and not answered else 0


@given(st.lists(wire_frames, max_size=8))
def test_the_websockets_library_reads_the_same(parts: list[bytes]) -> None:
    judge = ServerProtocol(state=State.OPEN)
    reader = FrameReader(8192)
    pending = bytearray()
    for part in parts:
        ours = (reader.feed(part), reader.failure)
        judge.receive_data(part)
        theirs = judged(judge, pending)
        if theirs[0] and theirs[0][-1][0] == CLOSE:
            assume(not 1012 <= int.from_bytes(theirs[0][-1][1][:2], "big") <= 1014)  # no client sends these
        if {ours[1], theirs[1]} == {1002, 1007}:
            return  # wrong in two ways; either answer is right
        assert ours == theirs
        if ours[1] or (ours[0] and ours[0][-1][0] == CLOSE):
            return


@given(st.lists(st.one_of(letters, st.binary(max_size=125)), max_size=5), st.integers(1, 60))
def test_the_websockets_library_and_we_understand_each_other(said: list[str | bytes], size: int) -> None:
    client = ClientProtocol(parse_uri("ws://stella/"), state=State.OPEN)
    reader = FrameReader(8192)
    heard: Received = []
    for item in said:
        if isinstance(item, str):
            client.send_text(item.encode())
            client.receive_data(frames.text_frame(item.encode()))
        else:
            client.send_ping(item)
            client.receive_data(frames.ping_frame(item))
        for chunk in client.data_to_send():
            for start in range(0, len(chunk), size):
                heard += reader.feed(chunk[start : start + size])
    expected = [(TEXT, item.encode()) if isinstance(item, str) else (PING, item) for item in said]
    assert [item for item in heard if item[0] != PONG] == expected
    events = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(int(event.opcode), bytes(event.data)) for event in events] == expected


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 0xFFFF, 0x10000, 0x20000])
def test_frames_of_every_length_are_read_by_the_websockets_library(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://stella/"), state=State.OPEN)
    payload = b"x" * size
    client.receive_data(frames.text_frame(payload))
    client.receive_data(frames.joined_text_frame(payload[:7], b"", payload[7:]))
    assert [bytes(event.data) for event in client.events_received() if isinstance(event, Frame)] == [
        payload
    ] * 2


@pytest.mark.parametrize(("width", "size"), [(2, 5), (8, 5), (8, 200)])
def test_a_length_may_be_written_longer_than_needed(width: int, size: int) -> None:
    assert read(frame(TEXT, b"x" * size, width=width)) == ([(TEXT, b"x" * size)], 0)


@pytest.mark.parametrize(
    ("announced", "code"),
    [(LIMIT + 1, 1009), (0xFFFF, 1009), (1 << 62, 1009), (1 << 63, 1002), ((1 << 64) - 1, 1002)],
)
def test_too_much_is_refused_as_soon_as_it_is_announced(announced: int, code: int) -> None:
    header = frame(TEXT, announce=announced, width=2 if announced <= 0xFFFF else 8)[:-4]
    assert read(header[:-1]) == ([], 0)
    assert read(header) == ([], code)


def test_the_limit_is_for_all_fragments_together() -> None:
    most = frame(TEXT, b"a" * (LIMIT - 1), fin=False)
    assert read(most, frame(0, b"b")) == ([(TEXT, b"a" * (LIMIT - 1) + b"b")], 0)
    assert read(most, frame(0, b"bb", fin=False)[:2]) == ([], 1009)


def test_empty_fragments_without_end_take_no_memory() -> None:
    reader = FrameReader()
    reader.feed(frame(TEXT, b"x", fin=False))
    for _ in range(1000):
        assert reader.feed(frame(0, fin=False)) == []
    assert reader.kept == 1


def test_what_came_before_a_failure_is_still_heard() -> None:
    assert read(frame(TEXT, b"last words") + b"\xff\xff") == ([(TEXT, b"last words")], 1002)


def test_the_code_of_a_close_frame_can_be_read() -> None:
    [(opcode, payload)] = FrameReader().feed(close(4001, b"why"))
    assert (opcode, frames.close_code(payload)) == (CLOSE, 4001)
    assert frames.close_code(b"") is None


def test_the_reason_of_a_close_frame_is_cut_between_characters() -> None:
    long = frames.close_frame(1000, "é" * 100)
    assert long[1] <= 125
    assert long[4:].decode() == "é" * 61


def test_a_control_frame_never_exceeds_125_bytes() -> None:
    assert len(frames.ping_frame(b"x" * 125)) == 127
    with pytest.raises(ValueError, match="125"):
        frames.ping_frame(b"x" * 126)


@given(st.binary(max_size=300), keys)
def test_masking_is_the_exclusive_or_of_each_byte_with_the_key_in_turn(payload: bytes, key: bytes) -> None:
    assert frames.mask(payload, key) == bytes(byte ^ key[n % 4] for n, byte in enumerate(payload))
