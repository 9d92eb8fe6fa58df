"""The golden logs in every store: each screen is shown the same bytes, whether the log grows or is read in one go."""

from __future__ import annotations

from pathlib import Path

import pytest

from stella.live.ports import Entry, TableId
from stella.live.table import LiveTable
from stella.tables.keys import KeyMaker
from stella.tables.people import MemberId
from tests.contracts.conftest import DURABLE, STORES
from tests.support.servers import settle
from tests.tables.harness import FakeScreen, Harness
from tests.tables.test_corpus import LOGS, entries_of

pytestmark = pytest.mark.anyio
AT_ONCE = 4
"""Entries between two looks at the log."""

Shown = dict[MemberId | None, list[bytes]]
"""Every view of every member's screen and of a board."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("golden")


class Viewers:
    """A screen for each member as soon as there is one, and a board."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._screens: dict[MemberId | None, FakeScreen] = {}

    async def come(self) -> None:
        assert self._live.state is not None
        for member in (None, *self._live.state.members):
            if member not in self._screens:
                self._screens[member] = FakeScreen(member)
                self._live.connect(self._screens[member])
        await settle()

    @property
    def shown(self) -> Shown:
        return {member: screen.shown for member, screen in self._screens.items()}


async def views_of(store_name: str, folder: Path, table: TableId, log: list[Entry]) -> tuple[Shown, Shown]:
    """What is shown while another node writes the log, and what a node shows that comes when it is written."""
    store = STORES[store_name](folder)
    try:
        following = LiveTable(table, Harness(store).services)
        viewers = Viewers(following)
        for at in range(0, len(log), AT_ONCE):
            await store.append(table, at, log[at : at + AT_ONCE])
            await following.wake()
            await viewers.come()
        late = LiveTable(table, Harness(store).services)
        await late.wake()
        late_viewers = Viewers(late)
        await late_viewers.come()
        assert list(await store.load(table)) == log
        return viewers.shown, late_viewers.shown
    finally:
        await store.close()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
async def test_a_golden_game_is_shown_byte_by_byte_as_from_memory(path: Path, folder: Path) -> None:
    log = entries_of(path)
    table = KeyMaker(b"k" * 32).code(path.stem, 0)
    remembered = await views_of("memory", folder, table, log)
    assert min(len(views) for views in remembered[0].values()) >= 1
    assert len(remembered[0][None]) > len(log) // AT_ONCE // 3
    for store in DURABLE:
        assert await views_of(store, folder, table, log) == remembered, store
