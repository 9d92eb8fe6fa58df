"""How far the making of cards is, asked at a node that does not make them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stella.server.api import upload_progress
from stella.server.api.models import Progress
from stella.server.api.upload_progress import BELIEVED, ProgressMessage, UploadProgress
from tests.server.test_pairing_nodes import Wire
from tests.support.servers import FakeClock, settle

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite_only("without a server")]

A, B = "AAAA2222", "BBBB3333"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def nodes(clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> tuple[UploadProgress, UploadProgress]:
    """Two nodes that tell each other at every turn of the event loop."""
    monkeypatch.setattr(upload_progress, "TELL_EVERY", 0.0)
    here, there = Wire(), Wire()
    here.other, there.other = there, here
    return UploadProgress(here, clock.monotonic), UploadProgress(there, clock.monotonic)


async def until(node: UploadProgress, table: str, wanted: Progress | None) -> None:
    """Wait until this is what a node says."""
    while await node.of_table(table) != wanted:
        await settle()


async def test_every_node_says_how_far_it_is(
    nodes: tuple[UploadProgress, UploadProgress], tmp_path: Path
) -> None:
    one, two = nodes
    (tmp_path / "out").mkdir()
    async with one.going_on(A, tmp_path, 4):
        await until(two, A, Progress(0, 4))
        (tmp_path / "out" / "1-tiny.webp").touch()
        await until(two, A, Progress(1, 4))
        assert await one.of_table(A) == Progress(1, 4)
        assert (await one.of_table(B), await two.of_table(B)) == (None, None)
    assert (await one.of_table(A), await two.of_table(A)) == (None, None)


async def test_what_a_node_said_that_is_gone_holds_for_some_seconds(
    nodes: tuple[UploadProgress, UploadProgress], clock: FakeClock
) -> None:
    _, two = nodes
    two._heard("making", msgspec.json.encode(ProgressMessage(A, 3, None)))
    assert await two.of_table(A) == Progress(3, None)
    clock.seconds += BELIEVED
    assert await two.of_table(A) is None


async def test_nonsense_of_others_is_not_believed(nodes: tuple[UploadProgress, UploadProgress]) -> None:
    _, two = nodes
    for payload in (b"", b"{}", b'["AAAA2222", "many", 3]', b"\xff"):
        two._heard("making", payload)
    two._heard("faces", msgspec.json.encode(ProgressMessage(A, 3, 4)))
    assert await two.of_table(A) is None
