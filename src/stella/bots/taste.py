"""Private taste: a feeling about a pair of word and picture that is nobody else's, and always the same."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from statistics import NormalDist
from typing import Final

NORMAL: Final = NormalDist()


@lru_cache(maxsize=16384)
def feeling(*about: str) -> float:
    """A draw from the normal distribution that hangs on `about` alone.

    >>> feeling("mira", "w.joy", "hand-star") == feeling("mira", "w.joy", "hand-star")
    True
    """
    return NORMAL.inv_cdf(share(*about))


def share(*about: str) -> float:
    """A number between 0 and 1, both excluded, that hangs on `about` alone."""
    digest = hashlib.blake2b("\x1f".join(about).encode(), digest_size=8).digest()
    return ((int.from_bytes(digest, "big") >> 12) + 0.5) / 2**52
