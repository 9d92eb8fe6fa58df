"""Looks for names among random codes."""

from __future__ import annotations

import re


def says(text: object, name: str) -> bool:
    """Return whether a text contains a name as a word of its own, not by chance inside a random code.

    >>> says("seats: ['Bo']", "Bo"), says("3Hzhfex3vuBojq326yw", "Bo")
    (True, False)
    """
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", str(text)) is not None
