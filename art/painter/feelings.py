# SPDX-License-Identifier: GPL-3.0-or-later
"""Feelings that cards claim to show, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

FEELINGS = ("joy", "laughter", "love", "anger", "jealousy", "disgust", "gratitude", "triumph")
ENOUGH = 3
"""Cards that should show each feeling."""


def feelings(concepts: Iterable[Mapping[str, Any]]) -> str:
    """Return on how many cards each feeling is claimed, with a warning for those on fewer than three.

    A claim is the painter's; whether people see it, only people can say.
    """
    claimed = Counter(feeling for concept in concepts for feeling in concept.get("feelings", ()))
    few = [
        f"WARNING: {feeling} on fewer than {ENOUGH} cards"
        for feeling in FEELINGS
        if claimed[feeling] < ENOUGH
    ]
    counts = ", ".join(f"{feeling} {claimed[feeling]}" for feeling in FEELINGS)
    return "; ".join([f"feelings: {counts}", *few])
