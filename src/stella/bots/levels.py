"""Four levels: all see the pictures about as people do, and differ in how many they mark and how they point."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class BotLevel(StrEnum):
    """From the gentlest to the strongest."""

    DREAMER = "dreamer"
    STARGAZER = "stargazer"
    NAVIGATOR = "navigator"
    ORACLE = "oracle"


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level. Where there are several numbers, they are for 1, 2, 3 … bots."""

    clarity: tuple[float, ...]
    """How far it feels what people in general feel; the rest is its own taste."""
    adapts: float
    """0 makes about five crosses, else as many as the others usually do, and at a large table more, so far."""
    more: tuple[float, ...]
    """Crosses more than that: who has most of all is in the dark."""
    moods: tuple[float, ...]
    """How far the number of crosses changes from round to round."""
    wavers: tuple[float, ...]
    """How far it strays from the best order of pointing, in deviations."""
    reads: bool
    """Points at what others most likely have, by their lanterns; otherwise at what it likes itself."""
    surest: tuple[float, ...]
    """How much that counts, beside its wavering; less than 0 for who saves the best for the end."""


SKILLS: Final = {
    BotLevel.DREAMER: Skill(
        clarity=(0.90, 0.88, 0.84),
        adapts=0.0,
        more=(1.0, 0.3, 0.4),
        moods=(0.7, 0.7, 0.5),
        wavers=(0.3, 0.5, 0.5),
        reads=False,
        surest=(-1.5, -1.0, -1.0),
    ),
    BotLevel.STARGAZER: Skill(
        clarity=(0.90, 0.88, 0.84),
        adapts=0.3,
        more=(0.2, 0.3, 0.4),
        moods=(0.6, 0.6, 0.5),
        wavers=(1.5, 1.5, 1.0),
        reads=False,
        surest=(-0.1, 0.3, 0.0),
    ),
    BotLevel.NAVIGATOR: Skill(
        clarity=(0.92, 0.88, 0.84),
        adapts=0.7,
        more=(0.1, 0.3, 0.4),
        moods=(0.4, 0.5, 0.4),
        wavers=(1.3, 1.0, 1.0),
        reads=True,
        surest=(1.0, 1.0, 0.25),
    ),
    BotLevel.ORACLE: Skill(
        clarity=(0.95, 0.88, 0.84),
        adapts=1.0,
        more=(0.0, 0.3, 0.4),
        moods=(0.3, 0.4, 0.3),
        wavers=(0.0, 0.6, 0.8),
        reads=True,
        surest=(1.0, 1.0, 0.5),
    ),
}

MANY: Final = 3
"""Bot count to assume when only one person is playing."""

LEVELS: Final = tuple(BotLevel)
"""In order of strength."""


def effective_bots(seats: int, bots: int) -> int:
    """Return the bot count a bot plays for, itself included; at least `MANY` when only one person is playing.

    >>> [effective_bots(*table) for table in ((4, 1), (4, 2), (4, 3), (3, 2), (6, 5))]
    [1, 2, 3, 3, 5]
    """
    return max(bots, MANY) if seats - bots == 1 else bots


def for_bot_count(values: tuple[float, ...], bots: int) -> float:
    """Return the value for this many bots; the last one for any more.

    >>> for_bot_count((3.0, 2.0), 1), for_bot_count((3.0, 2.0), 5)
    (3.0, 2.0)
    """
    return values[min(max(bots, 1), len(values)) - 1]
