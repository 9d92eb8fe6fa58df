"""How a command says that it cannot go on."""

from __future__ import annotations

LONGEST = 40


class Failure(Exception):
    """Something the user can understand and fix: one sentence, shown without a traceback."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status
        """The exit status: 2 if the command was typed wrongly, otherwise 1."""


def shown(given: str) -> str:
    r"""What somebody typed, safe to print on a terminal: short, and without control characters.

    >>> shown("--\x1b[2J"), shown("x" * 50) == "x" * 40 + "…"
    ('--�[2J', True)
    """
    short = given if len(given) <= LONGEST else f"{given[:LONGEST]}…"
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in short)


def reason_of(error: OSError) -> str:
    """What the system says went wrong, without the file's name."""
    return error.strerror or str(error)
