# SPDX-License-Identifier: GPL-3.0-or-later
"""Body types: lengths as shares of the body's own height, which `height` then scales."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Body:
    """The measures of a person. Radii and lengths are shares of the height."""

    height: float = 1.0
    head: float = 0.098
    neck: float = 0.035
    shoulders: float = 0.115
    hips: float = 0.085
    chest: float = 0.085
    belly: float = 0.0
    torso: float = 0.29
    arm: float = 0.40
    limb: float = 0.036
    hand: float = 0.042
    foot: float = 0.062
    hunch: float = 0.0
    support: str = ""

    @property
    def leg(self) -> float:
        """From hip joint to sole."""
        return 1 - self.head * 2.1 - self.neck - self.torso


BODIES: dict[str, Body] = {
    "small child": Body(0.66, 0.150, 0.015, 0.125, 0.105, 0.10, 0.03, 0.29, 0.35, 0.048, 0.052, 0.085),
    "lanky teen": Body(0.98, 0.102, 0.050, 0.098, 0.066, 0.060, 0.0, 0.25, 0.44, 0.026, 0.042, 0.072, 8),
    "broad worker": Body(1.06, 0.092, 0.015, 0.175, 0.110, 0.115, 0.02, 0.33, 0.43, 0.052, 0.058, 0.072),
    "round elder": Body(0.86, 0.108, 0.010, 0.130, 0.150, 0.125, 0.085, 0.34, 0.36, 0.044, 0.046, 0.070, 8),
    "thin elder": Body(1.10, 0.088, 0.050, 0.095, 0.062, 0.060, 0.0, 0.32, 0.44, 0.026, 0.042, 0.066, 22),
    "woman": Body(1.0, 0.098, 0.045, 0.098, 0.088, 0.078, 0.0, 0.27, 0.39, 0.031, 0.038, 0.056),
    "wheelchair": Body(
        1.0, 0.102, 0.030, 0.125, 0.092, 0.088, 0.015, 0.29, 0.40, 0.038, 0.045, 0.062, 3, "wheelchair"
    ),
    "stick": Body(
        0.92, 0.102, 0.025, 0.108, 0.092, 0.090, 0.03, 0.30, 0.41, 0.036, 0.044, 0.062, 30, "stick"
    ),
    "giant": Body(1.45, 0.074, 0.010, 0.190, 0.150, 0.150, 0.06, 0.38, 0.46, 0.064, 0.060, 0.078, 6),
    "grown": Body(),
}
