"""Lengths of a game's scenes: the same on every screen, and the table waits for them.

A scene stages something public: a pointing, or the announcing of the lanterns. Its length follows from what everybody
may know, never from a secret; until the verdict, all pointings of one weight look and last the same. The page stages
the same beats with the same lengths (`./dev generate` hands them on).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stella import rules
from stella.rules import Outcome, Phase, Weight


class Pace(StrEnum):
    """How scenes are staged."""

    UNHURRIED = "unhurried"
    BRISK = "brisk"
    OFF = "off"
    """No scenes: what happens is shown immediately."""


class Beat(StrEnum):
    """A step of a scene. `next`, which ends every scene and shows the new board, takes no time."""

    POINTS = "points"
    """Somebody points: the picture rises."""
    BREATH = "breath"
    LIGHTS = "lights"
    """One lantern after another lights or stays dark."""
    HUSH = "hush"
    VERDICT = "verdict"
    STARS = "stars"
    """Stars fly to their owners."""
    LANTERNS = "lanterns"
    """The lanterns rise to their numbers."""
    DARK = "dark"
    """The lantern of a sole leader goes out, or none does."""


SPEED: Final = {Pace.UNHURRIED: 1.0, Pace.BRISK: 0.6, Pace.OFF: 0.0}
"""Factor for the lengths below."""
ANNOUNCING: Final = {Beat.LANTERNS: 1200, Beat.DARK: 800}
BEFORE_VERDICT: Final = {
    Weight.ROUTINE: {Beat.POINTS: 600, Beat.BREATH: 200, Beat.LIGHTS: 600, Beat.HUSH: 0},
    Weight.FIRST: {Beat.POINTS: 900, Beat.BREATH: 500, Beat.LIGHTS: 700, Beat.HUSH: 0},
    Weight.DECISIVE: {Beat.POINTS: 900, Beat.BREATH: 700, Beat.LIGHTS: 1000, Beat.HUSH: 400},
}
"""Milliseconds."""
QUICKENING: Final = (1.0, 1.0, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3)
"""Share of the full time that a routine pointing takes until its verdict, by the number of pointings before it."""
LEAST_NEWS: Final = 0.5
"""Minimum share that a routine pointing takes after its verdict."""
FROM_VERDICT: Final = {
    Weight.ROUTINE: {
        Outcome.SPARK: {Beat.VERDICT: 600, Beat.STARS: 400},
        Outcome.SUPER_SPARK: {Beat.VERDICT: 1000, Beat.STARS: 500},
        Outcome.FALL: {Beat.VERDICT: 1000, Beat.STARS: 400},
    },
    Weight.FIRST: {
        Outcome.SPARK: {Beat.VERDICT: 900, Beat.STARS: 600},
        Outcome.SUPER_SPARK: {Beat.VERDICT: 1200, Beat.STARS: 500},
        Outcome.FALL: {Beat.VERDICT: 1200, Beat.STARS: 400},
    },
    Weight.DECISIVE: {outcome: {Beat.VERDICT: 1200, Beat.STARS: 500} for outcome in Outcome},
}
"""A fall has no stars; the picture goes back in that time."""
BETWEEN: Final = 0.6
"""Seconds between two pointings of bots where no scene is staged."""
READY_PAUSE: Final = 60
"""Seconds for the others to read a scoring once the first player is ready."""


def scene_before(game: rules.State) -> dict[Beat, int]:
    """Return the scene that every screen stages before the current step, unhurried; empty for most steps."""
    this = game.round
    if game.phase not in (Phase.REVEAL, Phase.SCORING, Phase.OVER):
        return {}
    if not this.pointings:
        return ANNOUNCING
    return pointing_scene(this.pointings[-1], len(this.pointings) - 1)


def pointing_scene(pointing: rules.Pointing, earlier: int) -> dict[Beat, int]:
    """Return the scene of a pointing after `earlier` others in its round, unhurried.

    >>> spark = rules.Pointing(rules.Seat(0), rules.Place(3), Outcome.SPARK, (), (2, 2, 2), None, ())
    >>> sum(pointing_scene(spark, 1).values())
    2400
    """
    routine = pointing.weight is Weight.ROUTINE
    share = QUICKENING[min(earlier, len(QUICKENING) - 1)] if routine else 1.0
    news = FROM_VERDICT[pointing.weight][pointing.outcome]
    return _shortened(BEFORE_VERDICT[pointing.weight], share) | _shortened(news, max(share, LEAST_NEWS))


def _shortened(beats: dict[Beat, int], share: float) -> dict[Beat, int]:
    return {beat: round(length * share) for beat, length in beats.items()}


def scene_seconds(game: rules.State | None, pace: Pace) -> float:
    """Return how long the screens are busy when a step of the game begins."""
    return 0.0 if game is None else sum(scene_before(game).values()) * SPEED[pace] / 1000


SceneNumber = tuple[int, int]
"""The round, and its number of pointings so far."""


def scene_number(game: rules.State) -> SceneNumber:
    """Return a key that differs for each scene of a game."""
    return game.round.number, len(game.round.pointings)
