"""What requests were answered: the newest of each person. All are in the log, where each can be found by its id.

Each person has room of their own: what others do in secret pushes nothing out of it (docs/side-channels.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final, Generic, TypeVar

from .table_request import asker_of

MOST: Final = 256
"""Answers that are remembered of each person at least: those of some games."""

MOST_REFUSALS: Final = 128
"""Refusals, which are in no log: one that is sent again gets the same answer."""


A = TypeVar("A")


class Answers(Generic[A]):
    """Answers by request id: at least the newest `most` of each person. What is not here may be in the log."""

    __slots__ = ("_most", "_of")

    def __init__(self, most: int | None = None) -> None:
        """`most`: `MOST` unless told."""
        self._most = MOST if most is None else most
        self._of: dict[str, dict[str, A]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def get(self, request_id: str) -> A | None:
        """Return what this request was answered, if that is remembered."""
        return self._of.get(asker_of(request_id), {}).get(request_id)

    def add(self, answers: Mapping[str, A]) -> None:
        """Remember these, and forget the older half of a person's if they become too many."""
        for request_id, answer in answers.items():
            asker = asker_of(request_id)
            own = self._of.setdefault(asker, {})
            own.pop(request_id, None)  # what was asked again is among the newest
            own[request_id] = answer
            if len(own) > 2 * self._most:
                self._of[asker] = dict(islice(own.items(), len(own) - self._most, None))

    def add_all(self, others: Answers[A]) -> None:
        """Remember what others have."""
        for own in others._of.values():
            self.add(own)

    def clear(self) -> None:
        """Forget all."""
        self._of.clear()
