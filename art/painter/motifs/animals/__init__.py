# SPDX-License-Identifier: GPL-3.0-or-later
"""Animals for a close-up. All face -y with their feet on the ground at the origin; about one unit tall.

Eyes are small and dark, no animal is quite symmetrical, and `look` turns a head (degrees to its left).
"""

from .birds import crow, heron, owl, swallow
from .large import bear, elephant, stag
from .mammals import cat, fox, hare, wolf
from .small import koi, moth, octopus, snail, tortoise

__all__ = [
    "bear", "cat", "crow", "elephant", "fox", "hare", "heron", "koi", "moth", "octopus", "owl", "snail", "stag",
    "swallow", "tortoise", "wolf",
]  # fmt: skip
