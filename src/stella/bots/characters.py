"""Six characters: what each of them tends to trust, likes and fears. Each table draws its own people from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final


class Character(StrEnum):
    """A bot by its name. What it says of itself is in the locales: `bot-about-…`."""

    ATLAS = "atlas"
    """Literal: what is in the picture, by name."""
    MIRA = "mira"
    """Emotional: how the picture feels."""
    IRIS = "iris"
    """Led by colour and light."""
    SAGA = "saga"
    """A story-teller: the whole scene."""
    PUCK = "puck"
    """Contrarian: what others overlook."""
    VESPER = "vesper"
    """Careful: few crosses, and the safest first."""


class Source(StrEnum):
    """Where somebody looks for a link between a word and a picture."""

    THINGS = "things"
    """What is in the picture."""
    MOODS = "moods"
    """How it feels."""
    LIKENESS = "likeness"
    """How near the word is to all of that together."""
    STORIES = "stories"
    """What is told of it."""
    WRITTEN = "written"
    """What people who were asked would mark."""
    SENSES = "senses"
    """Its colours and its light."""


@dataclass(frozen=True, slots=True)
class Lens:
    """One way to look at a deck: how much of each kind of hint it takes in."""

    name: str
    motifs: float = 1.0
    moods: float = 1.0
    tags: float = 2.0
    """How much the tags count one by one."""
    joined: float = 1.0
    """How much they count all together."""
    told: float = 1.0
    """How much the description counts."""
    looks: float = 0.0
    """How much colour and light count."""
    people: float = 0.0
    """How much it counts what people who were asked would mark."""


ENSEMBLE: Final = Lens("ensemble", people=1.0)
"""Everything together: the best guess of what most people see."""

LENSES: Final = {
    Source.THINGS: Lens("things", moods=0.0, joined=0.0, told=0.0),
    Source.MOODS: Lens("moods", motifs=0.0, joined=0.0, told=0.0),
    Source.LIKENESS: Lens("likeness", tags=0.0, told=0.0),
    Source.STORIES: Lens("stories", tags=0.0, joined=0.0),
    Source.WRITTEN: Lens("written", tags=0.0, joined=0.0, told=0.0, people=1.0),
    Source.SENSES: Lens("senses", tags=0.0, joined=0.0, told=0.0, looks=1.0),
}
"""What each source alone says."""

TRUSTS: Final = {
    Source.THINGS: 0.17,
    Source.MOODS: 0.13,
    Source.LIKENESS: 0.13,
    Source.STORIES: 0.12,
    Source.WRITTEN: 0.42,
    Source.SENSES: 0.03,
}
"""How much most people trust each source: together the common view."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a character tends to: the person drawn for a table differs from it, but is seldom its opposite."""

    trusts: Mapping[Source, float] = field(default_factory=dict)
    """How many times as much as others it trusts a source."""
    likes: tuple[str, ...] = ()
    """What draws it to a picture, whatever the word."""
    fears: tuple[str, ...] = ()
    """What puts it off."""
    light: tuple[float, ...] = ()
    """How it likes brightness, warmth, colour and detail."""
    more: float = 0.0
    """Crosses more than others make, or fewer."""


STRANGER: Final = Taste()
"""Players without a character of their own: stand-ins, and bots of old tables."""

TASTES: Final = {
    Character.ATLAS: Taste(
        {Source.THINGS: 2.5, Source.MOODS: 0.3, Source.STORIES: 0.6},
        likes=("tool", "machine", "building", "ship", "wheel", "house"),
        fears=("dream", "feeling", "longing"),
        more=-0.75,
    ),
    Character.MIRA: Taste(
        {Source.THINGS: 0.3, Source.MOODS: 2.8, Source.STORIES: 0.6},
        likes=("tenderness", "sadness", "love", "longing", "comfort"),
        fears=("machine", "noise", "tool"),
    ),
    Character.IRIS: Taste({Source.SENSES: 80.0}, light=(0.7, 0.4, 0.8, 0.0)),
    Character.SAGA: Taste(
        {Source.THINGS: 0.5, Source.STORIES: 3.5},
        likes=("journey", "fairy tale", "adventure", "king", "animal", "forest"),
        fears=("housework", "emptiness"),
        more=0.75,
    ),
    Character.PUCK: Taste(
        {Source.LIKENESS: 1.8, Source.WRITTEN: 0.5},
        likes=("funny", "absurd", "trick", "surprise", "party"),
        fears=("solemn", "sadness", "loneliness"),
        more=1.5,
    ),
    Character.VESPER: Taste(
        {Source.WRITTEN: 1.2},
        likes=("calm", "night", "home", "sleep", "quiet"),
        fears=("danger", "storm", "crowd", "monster"),
        more=-1.25,
    ),
}
