"""All tables of one server: wakes, creates, finds and deletes them, and puts them to sleep."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec

from stella.content.decks.uploaded_pictures import PendingUpload
from stella.tables import commands as c
from stella.tables.codes import is_code, is_lobby_code
from stella.tables.keys import KeyMaker, hashed
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import Status, TableState, status_of

from .loading import HeadLookup
from .ports import StoreUnavailable, TableId, Timer
from .retention import shared_time
from .screens import Screen
from .services import Services
from .table import LiveTable
from .table_request import Answer, Done, request_id, why_no_pictures

TICKET_LIFE: Final = 10 * 60 * 1000
"""Milliseconds that a ticket for another device is valid."""
SWEEP: Final = 20.0
"""Seconds between checks for tables that can go to sleep or were deleted."""
SILENCE: Final = 180.0
"""Seconds that a table with connections stays awake without requests, since people think and talk …"""
ROOMY: Final = 1000
"""… unless more tables than this are in memory: then, and without connections, only until the next check."""
MANY: Final = 50
"""Minimum tables falling asleep together for which to return their memory."""
GRACE: Final = 5.0
"""Seconds that a table stays awake after the last request, however crowded it is."""
CROWDED: Final = 0.5
"""Seconds before looking for room again after finding none."""

LOOK_PATIENCE: Final = 0.5
"""Maximum seconds to wait for the store to say how far others wrote."""


class TooManyTables(Exception):
    """This server has too many tables awake; there may be room a little later."""


@dataclass(slots=True)
class HubLimits:
    """Limits of one server."""

    live_tables: int = 10_000

    @property
    def for_new(self) -> int:
        """Return the limit for new tables: nine tenths, so that people who return to theirs still find room."""
        return self.live_tables - self.live_tables // 10


@dataclass(slots=True)
class Hub:
    """The tables of a server. Tables are loaded when somebody needs them."""

    services: Services
    keys: KeyMaker
    limits: HubLimits = field(default_factory=HubLimits)
    tables: dict[TableId, LiveTable] = field(default_factory=dict)
    _sweeper: Timer | None = None
    _deaf: Callable[[], None] | None = None
    _unknown: Callable[[], None] | None = None
    _crowded_until: float = 0.0
    _comparing: bool = False
    _calling: bool = False
    _heads: HeadLookup = field(default_factory=HeadLookup)
    _waking: dict[TableId, asyncio.Future[LiveTable]] = field(default_factory=dict)

    def start(self) -> None:
        """Start looking after the tables."""
        self._deaf = self.services.bus.subscribe(self._heard, self._missed)
        self._unknown = self.services.cluster.subscribe(self._moved_elsewhere, self._told)
        self._sweeper = self.services.clock.call_later(SWEEP, self._sweep)
        self.services.spawn(self._call_due())

    async def find(self, code: str) -> LiveTable | None:
        """Return the table with this code, awake; `None` if there is none. Raises `TooManyTables`."""
        if not is_code(code):
            return None
        table = TableId(code)
        known = self.tables.get(table)
        loaded_before = known is not None or table in self._waking
        live = known or await self._woken(table)
        live.touch()
        if loaded_before and self.services.shared and not await self._read_forward(live):
            await self._gone(table)
            return None
        if (live.state if live.awake else await live.wake()) is None:
            self._forget(table)
            return None
        if table not in self.tables and not self._has_room(self.limits.live_tables):
            raise TooManyTables
        return self.tables.setdefault(table, live)

    async def _read_forward(self, live: LiveTable) -> bool:
        """Read what others wrote without telling us, so that nobody is judged by old state; false if it was deleted.

        A database that does not answer keeps nobody from what is in memory.
        """
        with contextlib.suppress(StoreUnavailable, TimeoutError):
            async with asyncio.timeout(LOOK_PATIENCE):
                head = await self._heads.of(self.services.store, live.id)
                if head is None:
                    return False
                if live.awake and live.seq < head:
                    await live.wake()
        return True

    async def _woken(self, table: TableId) -> LiveTable:
        """Load a table from the store; concurrent requests for it share the load."""
        if table not in self._waking:

            async def wake() -> LiveTable:
                live = LiveTable(table, self.services)
                await live.wake()
                return live

            self._waking[table] = waking = asyncio.ensure_future(wake())
            waking.add_done_callback(lambda done: self._woke(table, done))
        return await asyncio.shield(self._waking[table])

    def _woke(self, table: TableId, done: asyncio.Future[LiveTable]) -> None:
        del self._waking[table]
        if not done.cancelled():
            done.exception()  # raised to all who wait; if nobody waits any more, it doesn't matter

    def screens(self) -> list[Screen]:
        """Return all connections to tables of this server."""
        return [screen for live in self.tables.values() for screen in live.screens.all]

    async def ask(self, live: LiveTable, actor: MemberId | None, command: c.TableCommand) -> Answer:
        """Ask a table something and wait for the answer."""
        answered, reply = _awaited()
        live.ask_as(actor, request_id(actor, command.id, http=True), lambda _: command, reply)
        return await answered

    async def ask_with_upload(
        self, live: LiveTable, member: MemberId, command: c.TableCommand, upload: PendingUpload
    ) -> Answer:
        """Ask a table, as one of its members, to agree to new pictures; wait for the answer."""
        answered, reply = _awaited()

        def make(state: TableState | None) -> c.TableCommand | Refusal:
            refusal = why_no_pictures(state, member)
            if refusal is None:  # nothing decided with it may depend on what the table will refuse
                upload.show()
            return refusal or command

        def settle(answer: Answer) -> None:
            unknown = isinstance(answer, Refusal) and answer.code is TableCode.STORE
            upload.settle(None if unknown else isinstance(answer, Done))
            reply(answer)

        live.ask_as(member, upload.request_id, make, settle)
        return await answered

    async def create(
        self, request_id: str, make: Callable[[str], c.CreateTable]
    ) -> tuple[LiveTable, MemberId, str] | Refusal:
        """Create a table; return it, its host and their key. A repeated request returns the same table."""
        if not self._has_room(self.limits.for_new):
            return Refusal(TableCode.BUSY)
        # The log must not contain a request id that would return a key again.
        logged = hashed(request_id)
        for attempt in range(8):
            table = self.keys.code(request_id, attempt)
            key = self.keys.seat_key(table, request_id)
            live = self.tables.get(table) or LiveTable(table, self.services)
            command = msgspec.structs.replace(make(hashed(key)), id=logged)
            answer = await self.ask(live, None, command)
            if isinstance(answer, Refusal) and answer.code is TableCode.NO_TABLE:
                continue  # another table has this code already
            if isinstance(answer, Refusal):
                if answer.code is TableCode.BUSY and await self.services.store.discarded(table):
                    continue  # in the bin
                return answer
            assert isinstance(answer, Done)
            assert answer.member is not None
            return self.tables.setdefault(table, live), answer.member, key
        return Refusal(TableCode.BUSY)

    async def time(self) -> int:
        """Return the time in milliseconds that all nodes agree on."""
        return await shared_time(self.services.store, self.services.clock)

    async def discard(self, table: TableId, at: int | None = None, expected: int | None = None) -> bool:
        """Put a table into the bin if it is still at `expected`; tell the people there that it is gone."""
        gone = await self.services.store.discard(table, await self.time() if at is None else at, expected)
        if gone:
            self._forget(table)
            await self._release_code(table)
            await self.services.discarded(table)
        return gone

    async def delete(self, table: TableId) -> bool:
        """Remove a table and every trace of it; tell the people there."""
        gone = await self.services.store.delete(table)
        self._forget(table)
        await self._release_code(table)
        await self.services.deleted(table)
        return gone

    async def lobby_code(self, live: LiveTable) -> str | None:
        """Return the short code of a table that waits for people; `None` while it plays. Raises `StoreUnavailable`."""
        if live.state is None or status_of(live.state) is Status.PLAYING:
            return None
        return await self.services.codes.lease(live.id, partial(self.keys.lobby_letters, live.id))

    async def find_by_code(self, code: str) -> LiveTable | Refusal:
        """Return the table that waits under this short code. Raises `StoreUnavailable` and `TooManyTables`."""
        found = await self.services.codes.find(code) if is_lobby_code(code) else None
        live = None if found is None else await self.find(found.table)
        if found is None or live is None or live.state is None:
            return Refusal(TableCode.CODE)
        is_waiting = found.open and status_of(live.state) is not Status.PLAYING
        return live if is_waiting else Refusal(TableCode.CODE_CLOSED)

    async def _release_code(self, table: TableId) -> None:
        with contextlib.suppress(StoreUnavailable):  # the code lets nobody in anyway, and expires
            await self.services.codes.release(table)

    async def stop(self) -> None:
        """Save what must survive: the time left of limited steps."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._deaf is not None:
            self._deaf()
        if self._unknown is not None:
            self._unknown()
        kept = []
        for live in list(self.tables.values()):
            remaining = live.attendance.stop()
            if remaining is not None:
                kept.append(self._keep_time(live, c.SaveTimeLeft(remaining)))
        await asyncio.gather(*kept)

    async def _keep_time(self, live: LiveTable, command: c.SaveTimeLeft) -> None:
        answered, reply = _awaited()
        live.ask_in_turn(f"stop-{self.services.clock.now()}", lambda _: command, reply)
        await answered

    def _heard(self, table: TableId, seq: int) -> None:
        """Note that a table has grown; if it is awake here and another node wrote, load what is new."""
        live = self.tables.get(table)
        if live is not None:
            live.heard(seq)

    def _moved_elsewhere(self, table: TableId) -> None:
        """Note that somebody connected to this table at another node, or disconnected there."""
        live = self.tables.get(table)
        if live is not None:
            live.moved_elsewhere()

    def _told(self, topic: str, payload: bytes) -> None:
        """Pass on a broadcast of another node to a table."""
        live = self.tables.get(TableId(topic))
        if live is not None:
            live.told(payload)

    def _has_room(self, limit: int) -> bool:
        """Return whether one more table can be awake; those without sockets make room, least recently touched first."""
        now, many = self.services.clock.monotonic(), len(self.tables) + 1 - limit
        if many <= 0:
            return True
        if now < self._crowded_until:
            return False
        idle = [live for live in self.tables.values() if live.is_idle(now - GRACE)]
        idle.sort(key=lambda live: live.touched_at)
        # A few more than needed: then the next ones don't have to search all tables again.
        for live in idle[: many + limit // 16]:
            if not live.awake or live.sleep():
                del self.tables[live.id]
        if len(self.tables) < limit:
            return True
        self._crowded_until = now + CROWDED
        return False

    def _forget(self, table: TableId) -> None:
        live = self.tables.pop(table, None)
        if live is not None:
            live.end()

    def _sweep(self) -> None:
        """Put idle tables to sleep; those without screens leave memory completely, unless they had an audience."""
        now, roomy, slept = self.services.clock.monotonic(), len(self.tables) <= ROOMY, 0
        for table, live in list(self.tables.items()):
            patience = SILENCE if roomy and live.screens.all else SWEEP
            if live.touched_at >= now - patience:
                continue
            if live.awake:
                slept += live.sleep()
            if not (live.awake or live.screens.all or live.audience.remembers):
                del self.tables[table]
        if slept >= MANY:
            self.services.many_slept()
        self._missed()
        self.services.spawn(self._call_due())
        self._sweeper = self.services.clock.call_later(SWEEP, self._sweep)

    async def _call_due(self) -> None:
        """Wake tables that must act now although nobody is there: a round of a game over days is closing."""
        if self._calling:
            return
        self._calling = True
        try:
            now = self.services.clock.now()
            for table, at in (await self.services.store.due(now + 1)).items():
                # Other nodes act later, in case the leader doesn't.
                if self.services.cluster.is_leader(table) or at < now - SWEEP * 1000:
                    await self._call(table)
        except (StoreUnavailable, TooManyTables):
            return
        finally:
            self._calling = False

    async def _call(self, table: TableId) -> None:
        """Let one table do what is due; a table that can't be read doesn't hold up the others."""
        with contextlib.suppress(StoreUnavailable):
            live = await self.find(table)
            if live is not None:
                live.attendance.idle()

    def _missed(self) -> None:
        """Check what other nodes may have written or deleted without telling this one."""
        if self.tables and not self._comparing:
            self._comparing = True
            self.services.spawn(self._compare_heads())

    async def _compare_heads(self) -> None:
        """Load what others wrote; tell the people at deleted tables."""
        before = list(self.tables)  # tables created during the check aren't missing
        try:
            heads = await self.services.store.heads(before)
        except StoreUnavailable:
            return
        finally:
            self._comparing = False
        for table in before:
            if table in heads:
                self._heard(table, heads[table])
            elif table in self.tables:
                await self._gone(table)

    async def _gone(self, table: TableId) -> None:
        """Note that another node deleted a table, or put it into the bin."""
        self._forget(table)
        store = self.services.store
        with contextlib.suppress(StoreUnavailable):  # leftover pictures are removed later
            if await store.discarded(table):
                await self.services.discarded(table)
            elif table not in await store.heads([table]):
                await self.services.deleted(table)


def _awaited() -> tuple[asyncio.Future[Answer], Callable[[Answer], None]]:
    """Return a future for an answer, and what to call with it; the caller may have stopped waiting."""
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def reply(answer: Answer) -> None:
        if not answered.done():
            answered.set_result(answer)

    return answered, reply
