"""Faults put in on purpose: a simulator that finds none of them proves nothing. `./dev faults nights --break NAME`."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable, Iterator
from typing import Any, Final
from unittest.mock import patch

import msgspec

from stella.live import answers, hub, loading, loop, pending_commit, screens
from stella.rules import Phase
from stella.tables import refusal
from stella.tables.recipients import recipients_of
from tests.support import memory_store

Break = Callable[[], tuple[Any, ...]]
"""What it puts in the place of something else."""
projection: Final = importlib.import_module("stella.rules.project")


def ack_before_commit() -> tuple[Any, ...]:
    """Answers go out while the append is still on its way."""
    honest = loop.TableLoop._decide

    def hasty(self: loop.TableLoop, batch: Any) -> Any:
        commit = honest(self, batch)
        if commit is not None:
            for request in commit.pending:
                self._answer(request, commit.answers[request.id])
        return commit

    return (patch.object(loop.TableLoop, "_decide", hasty),)


def no_reading_on_conflict() -> tuple[Any, ...]:
    """Another node wrote first, and the table goes on with what it has in memory."""
    honest = loop.TableLoop._load

    async def lazy(self: loop.TableLoop, check_log: bool) -> None:
        if check_log and self.state is not None:
            self._answers = self._answers or answers.Answers()
            for request in self._waiting:
                request.checked = True
            return
        await honest(self, check_log)

    return (patch.object(loop.TableLoop, "_load", lazy),)


def no_look_for_lost_hints() -> tuple[Any, ...]:
    """A node that missed a hint never asks how far the log has grown."""

    async def nothing(self: hub.Hub) -> None:
        self._comparing = False

    return (patch.object(hub.Hub, "_compare_heads", nothing),)


def forgotten_request_ids() -> tuple[Any, ...]:
    """A request that was carried out is carried out again when it is repeated."""

    class Forgetful(dict[Any, set[str]]):
        def get(self, key: Any, default: Any = None) -> Any:
            return set()

    honest = memory_store.MemoryStore.__init__

    def init(self: memory_store.MemoryStore) -> None:
        honest(self)
        self._request_ids = Forgetful()

    return (
        patch.object(answers.Answers, "get", lambda self, asker, request_id: None),
        patch.object(memory_store.MemoryStore, "__init__", init),
    )


def lanterns_too_early() -> tuple[Any, ...]:
    """Everybody sees how many crosses each seat has while all are still marking."""
    honest = projection._public_seats

    def leaky(state: Any, totals: Any) -> Any:
        if state.phase is not Phase.MARK:
            return honest(state, totals)
        crosses = [len(slate) for slate in state.round.marks]
        seats = honest(state, totals)
        return tuple(
            msgspec.structs.replace(seat, lantern=count) for seat, count in zip(seats, crosses, strict=True)
        )

    return (patch.object(projection, "_public_seats", leaky),)


def one_frame_too_many() -> tuple[Any, ...]:
    """A cross on an even place is told to everybody: nothing new to see, but something to count."""

    def leaky(events: Any, table: Any) -> Any:
        even = any(getattr(event, "place", 1) % 2 == 0 for event in events)
        return recipients_of(events, table) | ({None} if even else set())

    return (patch.object(pending_commit, "recipients_of", leaky),)


def snapshots_skip_an_entry() -> tuple[Any, ...]:
    """Screens that were shown less than a snapshot has are not told of the first entry between."""
    honest = loading._missed

    async def skipping(store: Any, table: Any, loaded: Any, shown: int) -> Any:
        return await honest(store, table, loaded, shown + 1 if shown else 0)

    return (patch.object(loading, "_missed", skipping),)


def old_views_for_newcomers() -> tuple[Any, ...]:
    """A node lets people in without asking what others have written."""

    async def trusting(self: hub.Hub, live: Any) -> bool:
        return True

    return (patch.object(hub.Hub, "_read_forward", trusting),)


def slow_screens_keep_old_views() -> tuple[Any, ...]:
    """A screen that skipped a view is not shown the newest one later."""
    return (patch.object(screens.Screens, "newest_for", lambda self, screen: None),)


def codes_outlive_the_start() -> tuple[Any, ...]:
    """A short code still opens its table when the game has begun."""

    async def open_server(self: hub.Hub, code: str) -> Any:
        found = await self.services.codes.find(code)
        return refusal.Refusal(refusal.TableCode.CODE) if found is None else await self.find(found.table)

    return (patch.object(hub.Hub, "find_by_code", open_server),)


BREAKS: Final[dict[str, Break]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        ack_before_commit,
        no_reading_on_conflict,
        no_look_for_lost_hints,
        forgotten_request_ids,
        lanterns_too_early,
        one_frame_too_many,
        snapshots_skip_an_entry,
        old_views_for_newcomers,
        slow_screens_keep_old_views,
        codes_outlive_the_start,
    )
}


@contextlib.contextmanager
def broken(name: str) -> Iterator[None]:
    """The server with this fault."""
    with contextlib.ExitStack() as stack:
        for each in BREAKS[name]():
            stack.enter_context(each)
        yield
