"""What requests were answered: the newest of them. All are in the log, where each can be found by its id."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

from stella.rules import Rejection
from stella.tables.refusal import Refusal

from .table_request import Done

MOST: Final = 1024
"""Answers that a table remembers at least: those of some games."""

REMEMBERED_REFUSALS: Final = 128


class Refusals(dict[str, Refusal | Rejection]):
    """The newest ones, by request id: they are in no log, and a request that is sent again gets the same answer."""

    __slots__ = ()

    def add(self, request_id: str, refusal: Refusal | Rejection) -> None:
        """Remember one, and forget the oldest if they become too many."""
        self[request_id] = refusal
        if len(self) > REMEMBERED_REFUSALS:
            del self[next(iter(self))]


class Answers:
    """By request id. What is not here may be in the log, unless `complete`."""

    __slots__ = ("complete", "done")

    def __init__(self, *, complete: bool = True) -> None:
        """None yet; `complete`: nothing was asked before."""
        self.done: dict[str, Done] = {}
        self.complete = complete

    def get(self, request_id: str) -> Done | None:
        """What this request was answered, if it is remembered."""
        return self.done.get(request_id)

    def add(self, done: Mapping[str, Done]) -> None:
        """Remember these, and forget the older half if they become too many."""
        self.done |= done
        if len(self.done) > 2 * MOST:
            self.done = dict(islice(self.done.items(), len(self.done) - MOST, None))
            self.complete = False
