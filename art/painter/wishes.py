# SPDX-License-Identifier: GPL-3.0-or-later
"""What a scene may ask of the finish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .air import Fog, Rays

FAR = 55  # what is farther from the camera is sky
HIGH = 1800  # brush sizes are given in pixels of a picture this high
LIVING = ("face", "head", "hand", "eye", "mouth")
"""Things of these names are always painted with care."""

SHADES = {
    "vermilion": "#3a1248",
    "meadow": "#1f4a3a",
    "rose": "#4a1f5a",
    "deep": "#15245c",
    "terracotta": "#2a4660",
    "plum": "#14204f",
    "snow": "#4a5a8a",
    "soot": "#2a2440",
    "mustard": "#4a2430",
    "bottle": "#0f2f3f",
    "apricot": "#35406f",
    "mint": "#4a2c22",
}
"""The colour that shadows turn to, by palette family."""


@dataclass(frozen=True)
class Finish:
    """How a scene wants its finish; what is not said is the house style.

    `shadows` and `lights` tint the two ends of the scale, `second` is the hue shadows turn to (if not said, that of
    the card's family); `focus` names the things painted with the finest brush and the firmest edges, by the start of
    their names; `lift` is how far a dark picture is lightened (0 leaves the night as it is); `grouping` gathers values
    into planes; `vivid` multiplies colour and `chroma` is the strongest allowed; `contour` is the darkness of the drawn
    edges; `draw` the strength of what is drawn last on living things; brushes finer than `finest` stay in the jar;
    `broken` is the share of strokes in shadow laid in the second colour; `relief` and `tooth` the height of paint and
    paper; `border` is the deckle edge of a card; `turnable` makes the picture exactly the same upside down.
    """

    fog: Fog | None = None
    rays: Rays | None = None
    exposure: float = 1.0
    shadows: str = "#1b2440"
    lights: str = "#fff0d0"
    second: str | None = None
    focus: tuple[str, ...] = ()
    lift: float = 1.0
    vignette: float = 0.22
    grouping: float = 0.25
    vivid: float = 1.0
    chroma: float = 0.215
    contour: float = 0.75
    broken: float = 0.22
    draw: float = 1.0
    finest: float = 0.0
    relief: float = 1.0
    tooth: float = 1.0
    border: bool = True
    turnable: bool = False
    seed: int = 1


def finish_from(said: dict[str, Any]) -> Finish:
    """What `dataclasses.asdict` and JSON made of a wish, as a wish again."""
    fog, rays = said.get("fog"), said.get("rays")
    return Finish(
        **said
        | {
            "fog": Fog(**fog) if fog else None,
            "rays": Rays(**rays) if rays else None,
            "focus": tuple(said.get("focus", ())),
        }
    )
