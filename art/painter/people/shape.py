# SPDX-License-Identifier: GPL-3.0-or-later
"""The shape of a body: age, sex, weight and muscle as shares of MakeHuman's targets; proportions of a storybook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from .makehuman import base, morph

Scale = float | tuple[float, float, float]


@dataclass(frozen=True)
class Build:
    """How somebody is built: weight and muscle from 0 to 1; legs, hands and feet against nature's."""

    weight: float = 0.5
    muscle: float = 0.5
    legs: float = 1.0
    hands: float = 1.25
    feet: float = 1.12


BUILDS = {
    "average": Build(),
    "slight": Build(0.35, 0.35, 1.08),
    "lanky": Build(0.3, 0.35, 1.14, 1.3, 1.2),
    "round": Build(0.9, 0.45, 0.94, 1.2),
    "stout": Build(1.0, 0.7, 0.92, 1.3, 1.2),
    "broad": Build(0.65, 0.9, 1.0, 1.4, 1.25),
}


def blend(value: float, stops: dict[str, float]) -> dict[str, float]:
    """Shares of the two stops around a value; they add up to one."""
    at = list(stops.values())
    return {name: float(np.interp(value, at, np.eye(len(at))[i])) for i, name in enumerate(stops)}


@lru_cache(maxsize=64)
def _shaped(age: float, female: float, weight: float, muscle: float) -> np.ndarray:
    v = base().vertices.copy()
    ages = blend(age, {"baby": 1, "child": 10, "young": 25, "old": 80})
    weights = blend(weight, {"minweight": 0, "averageweight": 0.5, "maxweight": 1})
    muscles = blend(muscle, {"minmuscle": 0, "averagemuscle": 0.5, "maxmuscle": 1})
    for sex, a in (("female", female), ("male", 1 - female)):
        for years, b in ages.items():
            for race in ("caucasian", "african", "asian"):
                morph(v, f"macrodetails/{race}-{sex}-{years}", a * b / 3)
            for m, c in muscles.items():
                for w, d in weights.items():
                    morph(v, f"macrodetails/universal-{sex}-{years}-{m}-{w}", a * b * c * d)
    return v


def shaped(
    *, age: float, female: float, weight: float, muscle: float, targets: Mapping[str, float] | None = None
) -> np.ndarray:
    """The base mesh as somebody: age in years, the others from 0 to 1; and shares of any other targets by name."""
    v = _shaped(float(age), float(female), float(weight), float(muscle)).copy()
    for name, share in (targets or {}).items():
        morph(v, name, share)
    return v


def proportions(age: float, built: Build) -> dict[str, Scale]:
    """Scales of bones: large hands and feet, a slim neck, in children a short one."""
    n = 0.75 if age < 14 else 1.0
    long = (1.0, 1.0, built.legs)
    return {
        "wrist": built.hands,
        "foot": built.feet,
        "upperleg": long,
        "lowerleg": long,
        "neck01": (0.9, 0.9, n),
        "neck02": (0.9, 0.9, n),
        "neck03": (0.85, 0.85, n),
    }
