"""Random numbers derived from names alone: the same names always give the same number."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from statistics import NormalDist


@lru_cache(maxsize=16384)
def stable_normal(*about: str) -> float:
    """Return a draw from the normal distribution that depends on `about` alone.

    >>> stable_normal("mira", "w.joy", "hand-star") == stable_normal("mira", "w.joy", "hand-star")
    True
    """
    return normal_quantile(stable_uniform(*about))


def normal_quantile(below: float) -> float:
    """Return what a draw from the normal distribution stays under with this probability.

    >>> normal_quantile(0.5)
    0.0
    """
    return _normal().inv_cdf(below)


@cache
def _normal() -> NormalDist:
    from statistics import NormalDist

    return NormalDist()


def stable_uniform(*about: str) -> float:
    """Return a number between 0 and 1, both excluded, that depends on `about` alone."""
    digest = hashlib.blake2b("\x1f".join(about).encode(), digest_size=8).digest()
    return ((int.from_bytes(digest, "big") >> 12) + 0.5) / 2**52
