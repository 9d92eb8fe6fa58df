"""How long the scenes of a game take: the same on every screen, and all that the table does by itself waits for them.

A scene stages something public: a pointing, or the announcing of the lanterns. Its length follows from what everybody
may know, never from a secret. The page stages the same beats with the same lengths (`./dev protocol` hands them on).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stella import rules
from stella.rules import Phase


class Pace(StrEnum):
    """How scenes are staged."""

    UNHURRIED = "unhurried"
    BRISK = "brisk"
    OFF = "off"
    """Not at all: what happens is shown immediately."""


class Beat(StrEnum):
    """A step of a scene. `next`, which ends every scene and shows the new board, takes no time."""

    POINTS = "points"
    """Somebody points: the picture rises."""
    BREATH = "breath"
    LIGHT = "light"
    """The light of one more who marked it comes on."""
    HUSH = "hush"
    """Perhaps there is one more."""
    VERDICT = "verdict"
    STARS = "stars"
    """Stars fly to their owners."""
    LANTERN = "lantern"
    """One lantern rises to its number."""
    DARK = "dark"
    """The lantern of who leads alone goes out, or none does."""


BEATS: Final[dict[Pace, dict[Beat, int]]] = {
    Pace.UNHURRIED: {
        Beat.POINTS: 1100,
        Beat.BREATH: 900,
        Beat.LIGHT: 700,
        Beat.HUSH: 700,
        Beat.VERDICT: 1700,
        Beat.STARS: 1300,
        Beat.LANTERN: 550,
        Beat.DARK: 1900,
    },
    Pace.BRISK: {
        Beat.POINTS: 500,
        Beat.BREATH: 300,
        Beat.LIGHT: 300,
        Beat.HUSH: 250,
        Beat.VERDICT: 900,
        Beat.STARS: 700,
        Beat.LANTERN: 220,
        Beat.DARK: 1000,
    },
    Pace.OFF: dict.fromkeys(Beat, 0),
}
"""The length of each beat in milliseconds."""
READY_PAUSE: Final = 60
"""Seconds the others have for a scoring once the first of them is ready."""


def pointing_beats(pointing: rules.Pointing) -> tuple[Beat, ...]:
    """The beats of a pointing: a light for each who marked the picture besides the scout; nobody gains by a fall."""
    lights = (Beat.LIGHT,) * (len(pointing.holders) - 1)
    stars = (Beat.STARS,) if any(pointing.stars) else ()
    return Beat.POINTS, Beat.BREATH, *lights, Beat.HUSH, Beat.VERDICT, *stars


def announcing_beats(seats: int) -> tuple[Beat, ...]:
    """The beats of the announcing: the lanterns one by one, a breath, and the dark."""
    return *((Beat.LANTERN,) * seats), Beat.HUSH, Beat.DARK


def scene_before(game: rules.State) -> tuple[Beat, ...]:
    """The scene that every screen stages before the step that the game is in; none for most."""
    this = game.round
    if game.phase not in (Phase.REVEAL, Phase.SCORING, Phase.OVER):
        return ()
    return pointing_beats(this.pointings[-1]) if this.pointings else announcing_beats(len(this.lanterns))


def scene_seconds(game: rules.State | None, pace: Pace) -> float:
    """How long the screens are busy when a step of the game begins."""
    return 0.0 if game is None else seconds_of(scene_before(game), pace)


def seconds_of(beats: tuple[Beat, ...], pace: Pace) -> float:
    """How long these beats take.

    >>> seconds_of(announcing_beats(3), Pace.BRISK)
    1.91
    """
    return sum(BEATS[pace][beat] for beat in beats) / 1000
