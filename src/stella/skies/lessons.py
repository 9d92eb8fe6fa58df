"""What bots may learn from a sky whose day is over: how people marked its pictures. No names."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Final

from stella.bots.learned import TOGETHER, Vote

from .slates import SkyCounts, Slate

TAUGHT: Final = 200
"""Maximum number of slates per sky that bots learn from: more would hardly change what they know."""


def taught_numbers(counts: SkyCounts) -> range:
    """Return the numbers of the slates to learn from, spread evenly over the day.

    >>> from stella.skies.deal import Sky
    >>> [*taught_numbers(SkyCounts("2026-11-16", Sky("sea", ()), last=3))]
    [1, 2, 3]
    >>> len(taught_numbers(SkyCounts("2026-11-16", Sky("sea", ()), last=100_000)))
    200
    """
    return range(1, counts.last + 1, max(1, -(-counts.last // TAUGHT)))


def votes_under(counts: SkyCounts, slates: Iterable[Slate], deck: str, key: bytes) -> Iterator[Vote]:
    """Return one vote for each picture of each visitor who lets bots learn.

    Late slates teach nothing: otherwise, somebody could make an evening look like a week of different days.
    """
    in_time = [each for each in slates if not each.late]
    for slate in in_time:
        if not slate.teaches:
            continue
        for place, card in enumerate(counts.sky.cards):
            person = f"sky\x1f{counts.day}\x1f{slate.visitor}\x1f{card}"
            voter = hashlib.blake2b(person.encode(), key=key, digest_size=13).hexdigest()
            marked = place in slate.order
            yield Vote(deck, card, counts.sky.word, marked, voter, alone=len(in_time) < TOGETHER)
