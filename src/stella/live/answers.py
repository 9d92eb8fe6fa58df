"""What requests were answered: the newest of each person. Those that were carried out are in the log besides.

Each person has room of their own: what others do in secret pushes nothing out of it (docs/side-channels.md).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from stella.tables.people import MemberId

A = TypeVar("A")

MOST: Final = 512
"""Answers that are remembered of each person: those of some games."""
MOST_REFUSALS: Final = 128
"""Refusals that are remembered of each person: they are in no log, and a request that is sent again gets the same."""


class Answers(Generic[A]):
    """Answers by the person who asked, `None` for strangers and the table itself, and by request id."""

    __slots__ = ("_most", "_of")

    def __init__(self, most: int | None = None) -> None:
        """Remember this many of each person."""
        self._most = most or MOST
        self._of: dict[MemberId | None, dict[str, A]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def get(self, asker: MemberId | None, request_id: str) -> A | None:
        """Return what this request was answered, if that is remembered."""
        own = self._of.get(asker)
        return None if own is None else own.get(request_id)

    def add(self, asker: MemberId | None, request_id: str, answer: A) -> None:
        """Remember one as the newest, and forget the person's oldest if they become too many."""
        own = self._of.setdefault(asker, {})
        own.pop(request_id, None)
        own[request_id] = answer
        if len(own) > self._most:
            del own[next(iter(own))]

    def add_all(self, others: Answers[A]) -> None:
        """Remember what others have."""
        for asker, own in others._of.items():
            for request_id, answer in own.items():
                self.add(asker, request_id, answer)

    def clear(self) -> None:
        """Forget all."""
        self._of.clear()
