"""Four levels: who is drawn for a stronger one has more sense of the game, and points more surely."""

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
    """What the people of a level are like."""

    sense: float
    """How far they go by what makes sense; the rest is their own."""
    more: float
    """Crosses more than five …"""
    grows: float
    """… and for each seat above four, where people play with people: there are more to match."""
    adapts: float
    """How far they follow how many crosses the others make."""
    daring: float
    """How far the boldest of them points at what it likes itself first, instead of what is safe."""
    wavers: float
    """How far they stray from their order of pointing, in deviations."""
    reads: bool
    """Points at what others most likely have, by their lanterns."""


SKILLS: Final = {
    BotLevel.DREAMER: Skill(sense=0.55, more=0, grows=0, adapts=0, daring=1, wavers=1, reads=False),
    BotLevel.STARGAZER: Skill(0.7, more=0, grows=0.25, adapts=0.3, daring=0.3, wavers=0.3, reads=False),
    BotLevel.NAVIGATOR: Skill(0.7, more=0.15, grows=0.4, adapts=0.7, daring=0.15, wavers=0.15, reads=True),
    BotLevel.ORACLE: Skill(0.7, more=0.3, grows=0.7, adapts=1, daring=0, wavers=0, reads=True),
}

LEVELS: Final = tuple(BotLevel)
"""In order of strength."""
