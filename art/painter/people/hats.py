# SPDX-License-Identifier: GPL-3.0-or-later
"""Hats and hoods in the space of a head (crown at z = 0.5). Each returns a `Hat`, which `person(hat=…)` puts on."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import kit
from ..colour import Colour
from ..grids import quads
from ..materials import Material
from . import surfaces as sf

Profile = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Hat:
    """What makes the objects, where its band is (hair above lies flat), and how much hair it hides."""

    make: Callable[[], list[Any]]
    band: float = 0.2
    tilt: float = -7
    hides: bool = False


def _turned(
    profile: Profile,
    material: Material,
    bend: float = 0.0,
    tilt: Sequence[float] = (0, 0, 0),
    at: Sequence[float] = (0, 0.05, 0.0),
    oval: float = 1.12,
) -> Any:
    """A profile turned about z; `bend` lets a brim droop or curl at the sides."""
    r, z = np.array(profile, float).T
    n = 56
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    grid = np.stack([np.outer(r, np.cos(a)), np.outer(r, np.sin(a)) * oval, np.outer(z, np.ones(n))], -1)
    grid[..., 2] += bend * grid[..., 0] ** 2
    thing = kit.mesh(grid.reshape(-1, 3), quads(len(r), n, closed=True), material)
    sf.thicken(thing, 0.02, -1)
    return kit.place(thing, at, tilt)


def brim(colour: Colour, band: Colour | None = "#2a2020", width: float = 0.3) -> Hat:
    """A felt or straw hat with a brim."""

    def make() -> list[Any]:
        felt, w = sf.cloth(colour, vary=0.1), 0.43 + width
        crown = [(w, 0.2), (0.43 + width * 0.5, 0.17), (0.42, 0.2), (0.41, 0.3), (0.4, 0.44)]
        crown += [(0.37, 0.56), (0.28, 0.6), (0.12, 0.575), (0.001, 0.56)]
        made = [_turned(crown, felt, 0.12, (-7, 0, 0))]
        if band:
            made.append(_turned([(0.425, 0.22), (0.42, 0.31)], sf.cloth(band), 0, (-7, 0, 0)))
        return made

    return Hat(make)


def bowler(colour: Colour, band: Colour | None = None) -> Hat:
    """A bowler."""

    def make() -> list[Any]:
        felt = sf.cloth(colour, vary=0.06)
        dome = [
            (0.44 * math.cos(t), 0.24 + 0.37 * math.sin(t)) for t in np.linspace(0, math.pi / 2 - 0.01, 10)
        ]
        shape = [(0.6, 0.27), (0.585, 0.23), (0.5, 0.19), (0.435, 0.2), *dome]
        made = [_turned(shape, felt, -0.06, (-6, 4, 0))]
        ribbon = [(0.447, 0.215), (0.447, 0.3)]
        made.append(_turned(ribbon, sf.cloth(band or "#17141a"), 0, (-6, 4, 0)))
        return made

    return Hat(make)


def topper(colour: Colour, band: Colour | None = None, tall: float = 0.62) -> Hat:
    """A top hat."""

    def make() -> list[Any]:
        silk, top = sf.cloth(colour, vary=0.05, weave=0.05), 0.22 + tall
        shape = [(0.62, 0.27), (0.6, 0.23), (0.5, 0.19), (0.415, 0.2), (0.4, 0.35)]
        shape += [
            (0.39, 0.22 + tall * 0.6),
            (0.42, top - 0.02),
            (0.41, top),
            (0.3, top + 0.012),
            (0.001, top + 0.012),
        ]
        made = [_turned(shape, silk, 0.1, (-7, 4, 0))]
        made.append(_turned([(0.418, 0.22), (0.405, 0.34)], sf.cloth(band or "#5a2a2a"), 0, (-7, 4, 0)))
        return made

    return Hat(make)


def beret(colour: Colour) -> Hat:
    """A beret, pulled to one side."""

    def make() -> list[Any]:
        shape = [(0.4, 0.2), (0.43, 0.24), (0.56, 0.34), (0.57, 0.42), (0.46, 0.5)]
        shape += [(0.25, 0.55), (0.04, 0.56), (0.02, 0.6), (0.001, 0.61)]
        return [_turned(shape, sf.cloth(colour), 0, (-8, 12, 0), (0.02, 0.06, 0.0))]

    return Hat(make)


def woolly(colour: Colour, second: Colour | None = None) -> Hat:
    """A knitted cap with a bobble."""

    def make() -> list[Any]:
        t = np.linspace(0, 1, 24)
        radius = 0.445 * np.sqrt(np.maximum(1 - t**2.4, 0)) + 0.001 + 0.006 * np.sin(t * 60)
        dome = list(zip(radius, 0.2 + 0.36 * t, strict=True))
        cuff = [(0.43, 0.1), (0.475, 0.12), (0.475, 0.24), (0.44, 0.26)]
        trim = sf.cloth(second or colour, weave=0.8)
        bobble = kit.sphere(0.12, sf.cloth(second or colour, weave=1), (0, 0.1, 0.62))
        return [
            _turned(dome, sf.cloth(colour, weave=0.8), 0, (-10, 0, 0)),
            _turned(cuff, trim, 0, (-10, 0, 0)),
            bobble,
        ]

    return Hat(make, 0.12, -10)


def cap(colour: Colour) -> Hat:
    """A flat cap with a peak."""

    def make() -> list[Any]:
        shape = [
            (0.41, 0.17),
            (0.44, 0.2),
            (0.5, 0.3),
            (0.46, 0.42),
            (0.3, 0.5),
            (0.1, 0.52),
            (0.03, 0.53),
            (0.001, 0.55),
        ]
        cloth, a = sf.cloth(colour), np.linspace(-1.05, 1.05, 24)
        rows = [
            np.stack([np.sin(a) * r, 0.05 - np.cos(a) * r * 1.12, np.full(24, z) - 0.06 * np.sin(a) ** 2], 1)
            for r, z in ((0.41, 0.2), (0.5, 0.2), (0.58, 0.16), (0.63, 0.11))
        ]
        peak = kit.mesh(np.array(rows).reshape(-1, 3), quads(4, 24), cloth)
        return [_turned(shape, cloth, 0, (-4, 0, 0)), sf.thicken(peak, 0.025)]

    return Hat(make, 0.18, -4)


def pointed(colour: Colour, band: Colour | None = "#efe6d2") -> Hat:
    """A night cap or a wizard's hat whose tip falls aside."""

    def make() -> list[Any]:
        t, a = np.linspace(0, 1, 26), np.linspace(0, 2 * np.pi, 40, endpoint=False)
        r = np.interp(t, (0, 0.12, 0.45, 0.8, 1), (0.43, 0.44, 0.27, 0.11, 0.03))
        x, y = 0.42 * t**2.4, 0.05 + 0.16 * t + 0.22 * t**2
        z = 0.18 + 0.95 * t - 0.55 * t**3
        grid = np.stack(
            [
                x[:, None] + np.outer(r, np.cos(a)),
                y[:, None] + np.outer(r, np.sin(a)) * 1.1,
                z[:, None] + 0 * a,
            ],
            -1,
        )
        sag = 0.025 * np.sin(t * 24) * (t > 0.15)
        grid += (sag[:, None] * np.ones(40))[..., None] * np.array([0.6, 0.6, 0])
        cloth = sf.thicken(kit.mesh(grid.reshape(-1, 3), quads(26, 40, closed=True), sf.cloth(colour)), 0.02)
        made = [cloth]
        if band:
            trim = sf.cloth(band, weave=0.9)
            made.append(
                _turned([(0.43, 0.13), (0.475, 0.15), (0.475, 0.25), (0.44, 0.27)], trim, 0, (-5, 0, 0))
            )
            made.append(kit.sphere(0.09, trim, (float(x[-1]), float(y[-1]), float(z[-1]) - 0.05)))
        return made

    return Hat(make, 0.16, -5)


def crown(
    colour: Colour = "#d8a838", spikes: int = 8, tall: float = 0.26, jewel: Colour | None = "#a02838"
) -> Hat:
    """A crown; no hair is pressed by it."""

    def make() -> list[Any]:
        a = np.linspace(0, 2 * np.pi, spikes * 12, endpoint=False)
        wave = np.abs(((a * spikes / (2 * np.pi)) % 1) * 2 - 1) ** 0.8
        rows = []
        for k in np.linspace(0, 1, 7):
            z = 0.24 + k * (0.14 + tall * wave)
            r = 0.44 + 0.05 * k
            rows.append(np.stack([np.cos(a) * r, 0.05 + np.sin(a) * r * 1.1, z], 1))
        gold = sf.metal(colour)
        ring = sf.thicken(kit.mesh(np.array(rows).reshape(-1, 3), quads(7, len(a), closed=True), gold), 0.035)
        made = [kit.place(ring, (0, 0, 0), (-6, 0, 0))]
        for i in range(spikes):
            t = 2 * np.pi * i / spikes
            tip = (np.cos(t) * 0.49, 0.05 + np.sin(t) * 0.54, 0.38 + tall + 0.03)
            made.append(kit.sphere(0.034, gold, tip, 16))
            if jewel:
                low = (np.cos(t + 0.4) * 0.47, 0.05 + np.sin(t + 0.4) * 0.52, 0.32)
                made.append(kit.sphere(0.035, sf.ink(jewel), low, 16))
        return made

    return Hat(make, 0.28, -6)


def headscarf(colour: Colour, knot: bool = True) -> Hat:
    """A cloth about the head, tied under the chin; no hair shows."""
    return Hat(
        lambda: [_shell(colour, 0.055, 0.06, closed=True), *(_knot(colour) if knot else [])], -1, 0, True
    )


def hood(colour: Colour, peak: float = 0.25) -> Hat:
    """A hood of a coat or a cape; `peak` lets its back run out."""
    return Hat(lambda: [_shell(colour, 0.13, 0.16, peak=peak)], 0.05, 0)


def _shell(colour: Colour, loose: float, ahead: float, *, peak: float = 0.0, closed: bool = False) -> Any:
    """Cloth over the head as arches from ear to ear, from the face's edge to the nape."""
    rows, columns = 22, 40
    u = np.linspace(0, 1, columns) * 2 - 1  # from the right side of the neck over the crown to the left
    grid = []
    for i in range(rows):
        t = i / (rows - 1)  # 0 the edge around the face, 1 the back
        angle = math.radians(-38 + 136 * t if not closed else -30 + 128 * t)
        y = 0.05 + (0.43 + loose) * math.sin(angle) - ahead * (1 - t) ** 2
        shrink = max(math.cos(angle), 0.02) ** 0.62 if angle > 0 else 1 - 0.12 * (angle / -0.7) ** 2
        side = (0.385 + loose) * shrink
        top = 0.09 + (0.405 + loose) * shrink + (peak * 0.25 * math.sin(math.pi * min(t * 1.15, 1)))
        low = (-0.5 if closed else -0.62) - 0.1 * math.sin(math.pi * min(t * 1.2, 1))
        over = (
            np.clip(np.abs(u) / 0.6, 0, 1) * math.pi / 2
        )  # over the crown a quarter of an oval on each side
        fall = np.clip((np.abs(u) - 0.6) / 0.4, 0, 1)  # then down to the shoulder
        x = np.sign(u) * side * np.sin(over) * (1 - 0.16 * np.sin(fall * math.pi) * (0 if closed else 1))
        z = 0.09 + (top - 0.09) * np.cos(over) + (low - 0.09) * fall
        if not closed:
            x = x * (1 + 0.12 * fall**3)
        if closed and t < 0.45:  # towards the knot under the chin
            pull = fall**2 * (1 - t / 0.45)
            x, z = x * (1 - 0.75 * pull), z - 0.03 * pull
            back = -0.32 * pull
        else:
            back = 0 * fall
        if (
            closed
        ):  # cheeks stay free: at the sides the edge lies before the ear, only over the brow further ahead
            back = back + 0.17 * (1 - t) ** 2 * np.clip((np.abs(u) - 0.25) / 0.3, 0, 1) * (1 - fall**2)
        fold = 0.012 * np.sin(9 * u * 1.6 + 7 * t) * min(1, 3 * t)
        grid.append(
            np.stack([x * (1 + fold), y + back + peak * t**3 * 0.7 + fold, z - peak * 0.15 * t**4 + fold], 1)
        )
    cloth = sf.cloth(colour)
    thing = kit.mesh(np.array(grid).reshape(-1, 3), quads(rows, columns)[:, ::-1], cloth)
    smooth = thing.modifiers.new("round", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return sf.thicken(thing, 0.035)


def _knot(colour: Colour) -> list[Any]:
    cloth = sf.cloth(colour)
    ends = [
        kit.rope([(0, -0.34, -0.55), (s * 0.06, -0.4, -0.62), (s * 0.11, -0.4, -0.74)], 0.045, cloth, 5)
        for s in (-1, 1)
    ]
    return [kit.sphere((0.075, 0.06, 0.06), cloth, (0, -0.33, -0.54), 20), *ends]
