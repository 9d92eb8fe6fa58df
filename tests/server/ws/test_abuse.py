"""A hundred thousand malformed frames against a server that must not mind."""

from __future__ import annotations

import logging
import random

import pytest
from websockets.sync.client import connect

from tests.server.ws.harness import PATIENCE, Raw, frame, harness

FRAMES = 100_000
BURST = 250


def malformed(chance: random.Random) -> bytes:
    """One frame that breaks a rule, or bytes that aren't a frame."""
    payload = chance.randbytes(chance.randrange(60))
    match chance.randrange(8):
        case 0:
            return frame(1, payload, key=None)
        case 1:
            return frame(chance.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), payload)
        case 2:
            return frame(1, payload, rsv=chance.randrange(1, 8))
        case 3:
            return frame(9, payload, fin=False)
        case 4:
            return frame(1, payload, announce=chance.getrandbits(64) | 1 << 20, width=8)
        case 5:
            return frame(1, payload + b"\xff")
        case 6:
            return frame(8, b"\x00" + payload)
        case _:
            return chance.randbytes(1 + chance.randrange(60))


def test_a_hundred_thousand_malformed_frames_leave_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(1)
    with (
        caplog.at_level(logging.INFO),
        harness() as at,
        connect(f"ws://127.0.0.1:{at.port}/", proxy=None) as neighbour,
    ):
        for n in range(FRAMES // BURST):
            with Raw(at.port) as guest:
                guest.open()
                guest.send(b"".join(malformed(chance) for _ in range(BURST)))
                if n % 2:  # the others leave without a word
                    while guest.frame()[0] != 8:
                        pass
                    assert guest.ended()
            if n % 20 == 0:
                neighbour.send(f"are you well? {n}")
                assert neighbour.recv(timeout=PATIENCE) == f"are you well? {n}"
        assert neighbour.ping().wait(PATIENCE)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert "Traceback" not in caplog.text


def test_nonsense_in_valid_frames_ends_a_conversation_soon() -> None:
    with harness() as at, Raw(at.port) as guest:
        guest.open().send(frame(1, b"nonsense") * 10_000)
        assert guest.close_code() == 1008
