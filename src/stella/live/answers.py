"""What requests were answered: the newest of them. All are in the log, where each can be found by its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .requests import Done

MOST: Final = 1024
"""Answers that a table remembers: those of some games."""


class Answers:
    """By request id. What is not here may be in the log, unless `complete`."""

    __slots__ = ("_done", "complete")

    def __init__(self, done: Mapping[str, Done], *, complete: bool) -> None:
        """`complete`: these are all there are."""
        self._done: dict[str, Done] = {}
        self.complete = complete
        self.add(done)

    def get(self, request_id: str) -> Done | None:
        """What this request was answered, if it is remembered."""
        return self._done.get(request_id)

    def add(self, done: Mapping[str, Done]) -> None:
        """Remember these, and forget the oldest if they become too many."""
        self._done |= done
        while len(self._done) > MOST:
            del self._done[next(iter(self._done))]
            self.complete = False
