"""Posters: a word and three paintings, as the preview of a link or as a picture to share.

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
    """The content of one poster, in one language."""

    shape: Literal["wide", "upright"]
    word: str
    question: str
    pictures: tuple[str, ...]
    """The files of three paintings."""
    note: str = ""
    """A line below the question."""
    fates: str = ""
    """The outcome of each of somebody's marks: s(park), S(uper-Spark), f(all) or o(pen)."""
    lanterns: tuple[Lantern, ...] = ()
    bonds: tuple[tuple[int, int, float], ...] = ()
    """Lines between lanterns, from 0 to 1: how alike two players think."""
    address: str = ""
    """The address in the QR code."""
    site: str = ""
    """The text below it."""
    cpu: int = 10
    """Maximum seconds of processor time."""
