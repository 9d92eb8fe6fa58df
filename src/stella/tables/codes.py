"""Ids of tables and of people at them. That of a table is its code: eight characters that are easy to read out."""

from __future__ import annotations

from typing import Final, NewType

TableId = NewType("TableId", str)
"""A table by its code: eight characters without look-alikes."""
MemberId = NewType("MemberId", str)
"""A person at one table: m1 for who created it, then m2, m3 … in the order of joining."""

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 letters and digits without 0, 1, I and O, which look alike."""
CODE_LENGTH: Final = 8


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def tidy_code(text: str) -> str:
    """A code as typed by a person: spaces and dashes dropped, capitals, look-alikes corrected.

    >>> tidy_code("abcd-2o1i")
    'ABCD2QLL'
    """
    letters = "".join(char for char in text.upper() if char.isalnum())
    return letters.translate(str.maketrans("0O1I", "QQLL"))
