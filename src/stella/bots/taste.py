"""Private taste: a feeling about a pair of word and picture that is nobody else's, and always the same."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from statistics import NormalDist


@lru_cache(maxsize=16384)
def feeling(*about: str) -> float:
    """A draw from the normal distribution that depends on `about` alone.

    >>> feeling("mira", "w.joy", "hand-star") == feeling("mira", "w.joy", "hand-star")
    True
    """
    return bar_for(share(*about))


def bar_for(below: float) -> float:
    """What a draw from the normal distribution stays under with this probability.

    >>> bar_for(0.5)
    0.0
    """
    return _normal().inv_cdf(below)


@cache
def _normal() -> NormalDist:
    from statistics import NormalDist

    return NormalDist()


def share(*about: str) -> float:
    """A number between 0 and 1, both excluded, that depends on `about` alone."""
    digest = hashlib.blake2b("\x1f".join(about).encode(), digest_size=8).digest()
    return ((int.from_bytes(digest, "big") >> 12) + 0.5) / 2**52
