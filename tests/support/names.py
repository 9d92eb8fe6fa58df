"""Looks for names where random codes stand, too."""

from __future__ import annotations

import re


def says(text: object, name: str) -> bool:
    """Whether the name stands there as a word, and not by chance in the middle of a random code.

    >>> says("seats: ['Bo']", "Bo"), says("3Hzhfex3vuBojq326yw", "Bo")
    (True, False)
    """
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", str(text)) is not None
