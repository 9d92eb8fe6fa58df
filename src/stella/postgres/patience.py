"""How long a request may wait for the database, so that everybody is answered within six seconds."""

from __future__ import annotations

from typing import Final

ANSWER: Final = 4.0
"""Seconds that a request may take …"""
AGAIN: Final = 1.5
"""… and those that follow one without an answer: they may have waited for it already."""


class Patience:
    """Shared by all who ask one database on behalf of people."""

    def __init__(self, answer: float = ANSWER, again: float = AGAIN) -> None:
        self._answer, self._again = answer, again
        self._failed = False

    @property
    def seconds(self) -> float:
        """How long the next request may take."""
        return self._again if self._failed else self._answer

    def note(self, *, answered: bool) -> None:
        """Note whether the database has answered."""
        self._failed = not answered
