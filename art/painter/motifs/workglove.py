# SPDX-License-Identifier: GPL-3.0-or-later
"""A gardener's glove of leather, palm towards us: one finger held out, three loosely bent, the thumb over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, surfaces
from ..clay import Clay, ball, smooth_path, tube
from ..materials import clay

# One finger: points (along, up, towards us) and how thick it is at each.
INDEX = (
    ((-0.25, 0.36, 0.0), (0, 0.4, 0.02), (0.46, 0.46, 0.05), (0.9, 0.47, 0.05), (1.36, 0.41, 0.06)),
    (0.17, 0.175, 0.16, 0.152, 0.128),
)
BENT = (
    (((0.02, 0.13, 0), (0.4, 0.12, 0.2), (0.27, 0.1, 0.46), (-0.06, 0.1, 0.44)), (0.16, 0.155, 0.15, 0.128)),
    (
        ((-0.02, -0.15, 0), (0.33, -0.18, 0.2), (0.2, -0.19, 0.45), (-0.1, -0.18, 0.42)),
        (0.16, 0.15, 0.145, 0.125),
    ),
    (
        ((-0.1, -0.42, 0), (0.19, -0.47, 0.17), (0.09, -0.47, 0.38), (-0.16, -0.45, 0.36)),
        (0.145, 0.135, 0.13, 0.11),
    ),
)
THUMB = (
    ((-0.85, 0.1, 0.16), (-0.5, 0.31, 0.4), (-0.12, 0.34, 0.62), (0.27, 0.24, 0.7)),
    (0.2, 0.195, 0.172, 0.14),
)


class Glove:
    """The glove at `at`, its finger turned up by `tilt` degrees, its arm going down by `arm` degrees."""

    def __init__(
        self,
        at: Sequence[float],
        size: float,
        tilt: float,
        arm: float,
        hide: str,
        cuff: str,
        sleeve: str,
        thread: str,
    ) -> None:
        self.at, self.size = np.array(at, float), size
        t, d = np.radians(tilt), np.radians(arm)
        self.way = np.array((-np.cos(t), 0, np.sin(t)))
        self.up = np.array((np.sin(t), 0, np.cos(t)))
        self.arm = np.array((np.cos(d), 0, -np.sin(d)))
        self.welt = clay(thread, bump=0.4, grain=30)
        self._hand(hide)
        self._seams()
        self._arm(cuff, hide, sleeve)

    def spot(self, a: float, b: float, c: float) -> Any:
        """A point of the hand on the stage."""
        return self.at + self.size * (self.way * a + self.up * b + np.array((0, -1.0, 0)) * c)

    def finger(self, points: Sequence[Sequence[float]], thick: Sequence[float]) -> Any:
        """A finger as a tube, a little thicker at its joints."""
        return tube([self.spot(*p) for p in points], [r * self.size for r in thick], 5)

    def _hand(self, hide: str) -> None:
        s, c = self.size, Clay()
        turn = (0, np.degrees(np.arctan2(self.way[2], -self.way[0])), 0)
        c.add(ball(self.spot(-0.5, 0.0, 0), (0.66 * s, 0.24 * s, 0.56 * s), turn), hide)
        c.add(ball(self.spot(-0.92, -0.04, 0.02), (0.4 * s, 0.27 * s, 0.4 * s), turn), hide, 0.2)
        c.add(ball(self.spot(-0.6, -0.32, 0.12), (0.42 * s, 0.22 * s, 0.26 * s), turn), hide, 0.15)
        c.add(self.finger(*INDEX), hide, 0.08)
        for one in BENT:
            c.add(self.finger(*one), hide, 0.018)
        c.add(ball(self.spot(-0.66, 0.16, 0.2), (0.34 * s, 0.24 * s, 0.27 * s), turn), hide, 0.1)
        c.add(self.finger(*THUMB), hide, 0.03)
        for a, b, wide, deep in ((0.44, 0.46, 0.17, 0.018), (0.94, 0.46, 0.16, 0.016)):
            fold = [
                self.spot(a + 0.02, b - wide * 0.95, 0.12),
                self.spot(a, b - wide * 0.55, 0.05 + wide * 0.83),
                self.spot(a - 0.01, b - wide * 0.05, 0.05 + wide),
            ]
            c.carve(tube(fold, [deep * s, deep * s, deep * 0.4 * s], 6), 0.03)
        for a, b, cc, deep in ((-0.12, 0.34, 0.62, 0.011),):
            fold = [self.spot(a, b + 0.16, cc + 0.05), self.spot(a + 0.02, b + 0.06, cc + 0.155)]
            fold.append(self.spot(a + 0.02, b - 0.06, cc + 0.16))
            c.carve(tube(fold, [deep * 0.5 * s, deep * s, deep * 0.5 * s], 6), 0.03)
        for k in range(4):  # creases where the wrist bends
            b = 0.28 - 0.17 * k
            fold = [self.spot(-0.94 - 0.03 * k, b, 0.33), self.spot(-1.0, b - 0.06, 0.3)]
            fold.append(self.spot(-1.1, b - 0.1, 0.28))
            c.carve(tube(fold, [0.01 * s, 0.022 * s, 0.01 * s], 5), 0.04)
        self.clay = c
        low, high = self.at - 1.8 * s, self.at + 1.5 * s
        low[1:], high[1:] = self.at[1:] + (-0.95 * s, -1.1 * s), self.at[1:] + (0.45 * s, 1.1 * s)
        kit.model(c, low, high, 230, clay(bump=0.45, grain=20, vary=0.2, rough=0.72)).name = "glove"

    def over(self, line: Sequence[tuple[float, float]], lift: float = 0.0) -> list[Any]:
        """A line of (along, up) laid on what we see of the glove."""
        path = smooth_path(line, 8)
        ys = np.linspace(self.at[1] - 0.95 * self.size, self.at[1] + 0.3, 260)
        found = []
        for a, b in path:
            p = self.spot(a, b, 0)
            column = np.stack([np.full_like(ys, p[0]), ys, np.full_like(ys, p[2])], -1)
            inside = np.flatnonzero(self.clay.distance(column) < 0)
            if len(inside):
                found.append((p[0], ys[inside[0]] - lift, p[2]))
        return found

    def _seam(self, line: Sequence[tuple[float, float]], thick: float = 0.013) -> None:
        found = self.over(line)
        if len(found) > 2:
            kit.rope(found, thick * self.size, self.welt, 2).name = "seam"

    def _seams(self) -> None:
        self._seam([(0.14, 0.42), (0.42, 0.43), (0.9, 0.445), (1.28, 0.4), (1.44, 0.395)])
        self._seam([(-0.78, 0.36), (-0.5, 0.42), (-0.12, 0.41), (0.14, 0.33), (0.37, 0.23)])
        for b, low, high in ((0.1, 0.3, 0.54), (-0.19, -0.12, 0.46), (-0.47, -0.2, 0.31)):
            self._seam([(low, b), (0.5 * (low + high), b - 0.01), (high, b)])
        # the thumb is set in with a seam of its own
        self._seam([(-0.95, 0.34), (-0.86, 0.02), (-0.62, -0.13), (-0.4, -0.04), (-0.3, 0.14)], 0.015)

    def _arm(self, cuff: str, hide: str, sleeve: str) -> None:
        s = self.size
        wrist = self.spot(-0.92, -0.05, 0.02)
        lean = np.degrees(np.arctan2(self.arm[0], self.arm[2]))

        def turned(profile: Sequence[tuple[float, float]], material: Any, waves: float = 0.0) -> Any:
            n = kit.detail(120)
            line = smooth_path(profile, 5)
            a = np.linspace(0, 2 * np.pi, n, endpoint=False)
            r = line[:, :1] * (
                1
                + waves * np.sin(3 * a + line[:, 1:] * 9)
                + waves * 0.6 * np.sin(line[:, 1:] * 17 + np.sin(a) * 2.4)
            )
            rows = np.stack([r * np.cos(a), 0.84 * r * np.sin(a), line[:, 1:] + 0 * a], -1)
            thing = kit.mesh(rows.reshape(-1, 3), kit.quads(len(line), n, closed=True), material)
            return kit.place(thing, wrist, (0, lean, 0), s)

        canvas = surfaces.cloth(cuff, weave=26)
        turned(
            [(0.3, -0.02), (0.4, 0.06), (0.41, 0.16), (0.44, 0.34), (0.5, 0.54), (0.52, 0.62)], canvas, 0.02
        ).name = "cuff"
        edge = clay(hide, bump=0.5, grain=16, vary=0.2, rough=0.72)
        turned(
            [(0.48, 0.52), (0.535, 0.52), (0.555, 0.58), (0.555, 0.65), (0.53, 0.68), (0.44, 0.67)],
            edge,
            0.02,
        ).name = "hem"
        turned(
            [(0.36, -0.06), (0.405, -0.05), (0.425, 0.0), (0.425, 0.06), (0.4, 0.1)], edge, 0.01
        ).name = "band"
        for r, z in ((0.565, 0.545), (0.432, 0.02)):
            turned(
                [(r - 0.02, z - 0.012), (r, z - 0.008), (r, z + 0.008), (r - 0.02, z + 0.012)],
                self.welt,
                0.02,
            ).name = "seam"
        turned(
            [(0.4, 0.3), (0.43, 0.6), (0.45, 0.9), (0.5, 1.3), (0.53, 1.8), (0.6, 2.6), (0.66, 3.4)],
            surfaces.cloth(sleeve, weave=14),
            0.045,
        ).name = "sleeve"

    def axis(self) -> tuple[Any, Any]:
        """Points and girth of the finger held out, from its root to its tip."""
        line = smooth_path([[*p, r] for p, r in zip(*INDEX, strict=True)], 10)
        return np.array([self.spot(*p[:3]) for p in line]), line[:, 3] * self.size
