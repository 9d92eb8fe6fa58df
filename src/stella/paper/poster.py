"""Pictures that bring people: a word and three paintings, as the preview of a link or as a picture to send.

One description for all of them. Light to import: nothing here draws.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Lantern(msgspec.Struct, frozen=True):
    """Somebody who played."""

    colour: str
    name: str
    points: int | None = None


class Poster(msgspec.Struct, frozen=True, tag=True):
    """All that is on one picture, in one language."""

    shape: Literal["wide", "upright"]
    word: str
    question: str
    pictures: tuple[str, ...]
    """Files of three paintings."""
    note: str = ""
    """One line below the question."""
    fates: str = ""
    """What became of somebody's marks, a letter for each: s(park), S(uper-Spark), f(all) or o(pen)."""
    lanterns: tuple[Lantern, ...] = ()
    bonds: tuple[tuple[int, int, float], ...] = ()
    """Lines between lanterns, from 0 to 1: how alike the two think."""
    address: str = ""
    """Where the QR code leads."""
    site: str = ""
    """What is written below it."""
    cpu: int = 10
    """Seconds of a processor that this may take."""
