"""Four levels: how clearly a bot sees what others will see, and how well it plays with that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """From the gentlest to the strongest."""

    DREAMER = "dreamer"
    STARGAZER = "stargazer"
    NAVIGATOR = "navigator"
    ORACLE = "oracle"


class Marking(StrEnum):
    """How many crosses to make."""

    LIKE_PEOPLE = "like_people"
    """As many as seem right, whatever the others do."""
    FIVE = "five"
    """The five best."""
    ADAPTIVE = "adaptive"
    """About as many as the others usually make, and some more at a large table."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level."""

    clarity: tuple[float, ...]
    """How much of the feeling is the picture and how much mere taste, in company of 1, 2, 3 … bots."""
    ensemble: float
    """How much it guesses what people in general see, beside its own lens."""
    marking: Marking
    safest_first: bool
    """Points at what is most surely shared; otherwise at what it likes."""


SKILLS: Final = {
    Level.DREAMER: Skill((0.66, 0.50, 0.28, 0.26), 0.0, Marking.LIKE_PEOPLE, safest_first=False),
    Level.STARGAZER: Skill((0.90, 0.58, 0.44, 0.40), 0.0, Marking.FIVE, safest_first=True),
    Level.NAVIGATOR: Skill((0.92, 0.55, 0.46, 0.42), 0.6, Marking.ADAPTIVE, safest_first=True),
    Level.ORACLE: Skill((1.00, 0.57, 0.57, 0.52), 1.0, Marking.ADAPTIVE, safest_first=True),
}

MANY: Final = 3
"""From so many bots on they mark as people do."""

LEVELS: Final = tuple(Level)
"""In order of strength."""


def company(seats: int, bots: int) -> int:
    """How many bots a bot reckons with, itself included: at least many where one person sits among them.

    >>> company(4, 1), company(4, 2), company(4, 3), company(3, 2), company(6, 5)
    (1, 2, 3, 3, 5)
    """
    return max(bots, MANY) if seats - bots == 1 else bots


def clarity_of(skill: Skill, bots: int) -> float:
    """The more bots, the less each of them leans on the view that they share: otherwise they would collude.

    >>> clarity_of(SKILLS[Level.NAVIGATOR], 1) > clarity_of(SKILLS[Level.NAVIGATOR], 3)
    True
    """
    return skill.clarity[min(max(bots, 1), len(skill.clarity)) - 1]


def ensemble_of(skill: Skill, bots: int) -> float:
    """Only a single bot may trust the common view; among bots each keeps more than half of its own lens."""
    return min(skill.ensemble, 1.0 if bots <= 1 else 0.4 if bots == 2 else 0.3)


def marking_of(skill: Skill, bots: int) -> Marking:
    """Many bots that count crosses alike are never alone on top, but a single person often is: so they do not count."""
    return skill.marking if bots < MANY else Marking.LIKE_PEOPLE
