"""Six characters and what each of them looks at first. No two see the same."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Lens:
    """What one pair of eyes makes of a deck: how much of each kind of hint it takes in."""

    name: str
    keep: float = 1.0
    """The share of tags it notices."""
    english: float = 0.5
    """The share of the encoder that knows English best; the other knows all languages."""
    motifs: float = 1.0
    moods: float = 1.0
    tags: float = 2.0
    """How much the tags count one by one."""
    joined: float = 1.0
    """How much they count all together."""
    told: float = 1.0
    """How much the description counts."""
    looks: float = 0.0
    """How much colour, light and detail count."""
    people: float = 0.0
    """How much it counts what people who were asked would mark."""
    overlooks_best: bool = False
    """Leaves the tag that fits best to the others."""


@dataclass(frozen=True, slots=True)
class Taste:
    """A character at the table: what it notices, likes and fears, and how much each of that counts for it."""

    lens: Lens
    eyes: float = 0.6
    """How much its own way of linking words and pictures counts, where that differs from the common one."""
    likes: tuple[str, ...] = ()
    """What draws it to a picture, whatever the word."""
    fears: tuple[str, ...] = ()
    """What puts it off."""
    fond: float = 0.0
    """How much likes and fears count."""
    light: tuple[float, ...] = ()
    """How it likes brightness, warmth, colour and detail."""
    colour: float = 0.0
    """How much colour and light count: those that go with the word, and those it likes."""
    more: float = 0.0
    """Crosses more than others would make, or fewer."""


ENSEMBLE: Final = Lens("ensemble", people=1.0)
"""All tags, both encoders, the description, and what people said: the best guess of what people see."""

BY_TAGS: Final = Lens("by tags")
"""The same without what people said: what can be given as a reason."""

STRANGER: Final = Taste(Lens("stranger", keep=0.7))
"""Players without a character of their own: stand-ins, and bots of old tables."""

TASTES: Final = {
    Character.ATLAS: Taste(
        Lens("atlas", keep=0.8, english=0.8, moods=0.05, told=0.3),
        likes=("tool", "machine", "building", "ship", "wheel", "house"),
        fears=("dream", "feeling", "longing"),
        fond=0.7,
    ),
    Character.MIRA: Taste(
        Lens("mira", keep=0.8, english=0.3, motifs=0.05, joined=0.5, told=0.2),
        likes=("tenderness", "sadness", "love", "longing", "comfort"),
        fears=("machine", "noise", "tool"),
        fond=0.7,
    ),
    Character.IRIS: Taste(
        Lens("iris", keep=0.6, english=0.2, told=0.5),
        eyes=0.2,
        light=(0.7, 0.4, 0.8, 0.0),
        colour=1.0,
    ),
    Character.SAGA: Taste(
        Lens("saga", keep=0.6, english=0.4, joined=0.7, tags=0.6, told=2.0),
        likes=("journey", "fairy tale", "adventure", "king", "animal", "forest"),
        fears=("housework", "emptiness"),
        fond=0.7,
        more=0.5,
    ),
    Character.PUCK: Taste(
        Lens("puck", keep=0.6, english=0.6, told=0.3, overlooks_best=True),
        likes=("funny", "absurd", "trick", "surprise", "party"),
        fears=("solemn", "sadness", "loneliness"),
        fond=0.7,
        more=0.5,
    ),
    Character.VESPER: Taste(
        Lens("vesper", keep=0.7, english=0.5),
        eyes=0.3,
        likes=("calm", "night", "home", "sleep", "quiet"),
        fears=("danger", "storm", "crowd", "monster"),
        fond=0.8,
        more=-1.0,
    ),
}
