# SPDX-License-Identifier: GPL-3.0-or-later
"""Picture-book proportions: heads, hands and features larger than in life, so that they survive on a small card."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Book:
    """How many times larger than a scene asks for: heads, hands, eyes in the face, and the strokes of the face.

    Scenes ask for 5 heads a grown body and 4 a child; with `head` 1.25 that is 4 and 3.2.
    """

    head: float = 1.25
    hand: float = 1.22
    eye: float = 1.22
    line: float = 1.3


LIFE = Book(1, 1, 1, 1)
BOOK = Book()
"""The house style."""
