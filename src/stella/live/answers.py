"""The newest answers to each person's requests. Answers to requests that were carried out are also in the log.

Each person has a separate quota, so that other people's secret moves push nothing out of it (docs/side-channels.md).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from stella.tables.people import MemberId

A = TypeVar("A")

MOST: Final = 512
"""Maximum answers to remember per person: enough for several games."""
MOST_REFUSALS: Final = 128
"""Maximum refusals to remember per person. They aren't in the log, and a repeated request must get the same answer."""


class Answers(Generic[A]):
    """Answers by the person who asked (`None`: strangers and the table itself) and by request id."""

    __slots__ = ("_most", "_of")

    def __init__(self, most: int | None = None) -> None:
        """Remember up to `most` per person."""
        self._most = most or MOST
        self._of: dict[MemberId | None, dict[str, A]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def get(self, asker: MemberId | None, request_id: str) -> A | None:
        """Return the answer to this request if it's remembered."""
        own = self._of.get(asker)
        return None if own is None else own.get(request_id)

    def add(self, asker: MemberId | None, request_id: str, answer: A) -> None:
        """Remember an answer as the newest, and forget the person's oldest if there are too many."""
        own = self._of.setdefault(asker, {})
        own.pop(request_id, None)
        own[request_id] = answer
        if len(own) > self._most:
            del own[next(iter(own))]

    def add_all(self, others: Answers[A]) -> None:
        """Add all answers of `others`."""
        for asker, own in others._of.items():
            for request_id, answer in own.items():
                self.add(asker, request_id, answer)

    def clear(self) -> None:
        """Forget everything."""
        self._of.clear()
