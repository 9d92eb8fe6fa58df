"""The error with which a command stops."""

from __future__ import annotations


class Failure(Exception):
    """Something the user can understand and fix: one sentence, shown without a traceback."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status
        """The exit status: 2 if the command was typed wrongly, otherwise 1."""


def reason_of(error: OSError) -> str:
    """Return the system's error message without the file's name."""
    return error.strerror or str(error)
