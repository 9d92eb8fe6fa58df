"""What requests were answered: the newest of each person. All are in the log, where each can be found by its id.

Each person has room of their own: what others do in secret pushes nothing out of it (docs/side-channels.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

from stella.rules import Rejection
from stella.tables.refusal import Refusal

from .table_request import Done, asker_of

MOST: Final = 256
"""Answers that are remembered of each person at least: those of some games."""

REMEMBERED_REFUSALS: Final = 128
"""Refusals that are remembered of each person."""


class Refusals:
    """The newest ones, by request id: they are in no log, and a request that is sent again gets the same answer."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[str, dict[str, Refusal | Rejection]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def get(self, request_id: str) -> Refusal | Rejection | None:
        """Return how this request was refused, if that is remembered."""
        return self._of.get(asker_of(request_id), {}).get(request_id)

    def add(self, request_id: str, refusal: Refusal | Rejection) -> None:
        """Remember one, and forget the person's oldest if they become too many."""
        own = self._of.setdefault(asker_of(request_id), {})
        own[request_id] = refusal
        if len(own) > REMEMBERED_REFUSALS:
            del own[next(iter(own))]

    def clear(self) -> None:
        """Forget all."""
        self._of.clear()


class Answers:
    """Answers by request id. What is not here may be in the log."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[str, dict[str, Done]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def get(self, request_id: str) -> Done | None:
        """Return what this request was answered, if that is remembered."""
        return self._of.get(asker_of(request_id), {}).get(request_id)

    def add(self, done: Mapping[str, Done]) -> None:
        """Remember these, and forget the older half of a person's if they become too many."""
        for request_id, answer in done.items():
            asker = asker_of(request_id)
            own = self._of.setdefault(asker, {})
            own.pop(request_id, None)  # what was asked again is among the newest
            own[request_id] = answer
            if len(own) > 2 * MOST:
                self._of[asker] = dict(islice(own.items(), len(own) - MOST, None))

    def add_all(self, others: Answers) -> None:
        """Remember what others have."""
        for own in others._of.values():
            self.add(own)
