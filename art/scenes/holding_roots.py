# SPDX-License-Identifier: GPL-3.0-or-later
"""A seedling has been taken out of the ground, and it holds on to the gardener's finger."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay

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


def seedling(glove):
    """Thin roots over the finger like a child's hand, a thin stem, leaves with the sun in them."""
    spots, girth = glove.axis()
    k = int(np.argmin(np.abs((spots - glove.spot(0.88, 0.46, 0.05)) @ glove.way)))
    at, r = spots[k], float(girth[k])
    way, up, out = glove.way, glove.up, np.array((0, -1.0, 0))
    bark, pale = "#7d5630", "#c49a62"
    c = Clay()
    foot = at + up * (r + 0.13)
    c.add(ball(foot - up * 0.03, (0.13, 0.12, 0.13)), bark)
    for side, along, end, thick in (
        (1, -0.36, 235, 0.04),
        (1, -0.17, 300, 0.05),
        (1, 0.03, 320, 0.052),
        (1, 0.21, 290, 0.046),
        (1, 0.37, 215, 0.038),
        (-1, -0.27, 215, 0.042),
        (-1, 0.12, 230, 0.044),
    ):
        path = [foot + (0, 0, 0.08)]
        for j in range(1, 11):
            t = j / 10
            a = np.radians(6 + end * t)
            ring = up * np.cos(a) + side * out * np.sin(a)
            drift = along * min(1, 2.6 * t) + 0.05 * np.sin(5 * t + along * 9)
            path.append(at + way * drift + ring * (r + thick * 0.7 + 0.1 * (1 - t) ** 4))
        c.add(tube(path, [thick * w for w in np.linspace(1.3, 0.42, 11)], 3), pale, 0.025)
    for along, long, bend in ((-0.3, 0.5, -0.12), (-0.05, 0.66, 0.1), (0.13, 0.42, 0.16), (0.3, 0.34, -0.06)):
        top = at + way * along - up * (r + 0.01) + out * 0.06
        path = [top + up * 0.06]
        path += [
            top + (bend * t**2 + 0.04 * np.sin(6 * t + along), 0, -long * t) for t in (0.25, 0.5, 0.75, 1.0)
        ]
        c.add(tube(path, [0.03, 0.026, 0.022, 0.017, 0.013], 4), pale, 0.03)
    stem = [
        foot,
        foot + (0.02, 0, 0.4),
        foot + (-0.06, 0.02, 0.85),
        foot + (0.04, 0.0, 1.3),
        foot + (0.16, 0, 1.75),
    ]
    c.add(tube(stem[:2], [0.13, 0.085], 8), bark, 0.1)
    skin = clay(bump=0.8, grain=15, vary=0.2)
    kit.model(c, at - (0.8, 0.42, 0.95), at + (0.8, 0.42, 0.55), 160, skin).name = "roots"
    c = Clay().add(tube(stem, [0.13, 0.085, 0.068, 0.055, 0.035], 8), bark)
    c.paint(ball(foot + (0, 0, 1.8), (0.6, 0.6, 1.1)), "#7f8a3a", 0.5)
    kit.model(c, foot - (0.4, 0.25, 0.0), foot + (0.4, 0.25, 2.0), 130, skin).name = "roots"
    line = smooth_path(stem, 10)
    n = len(line)
    for share, turn, lift, roll, size in (
        (0.42, 186, 16, -58, 1.0),
        (0.52, -8, 24, 62, 1.15),
        (0.68, 174, 34, -52, 1.15),
        (0.8, 10, 36, 56, 1.05),
        (0.9, 190, 62, -44, 0.85),
        (1.0, -14, 66, 40, 0.8),
    ):
        leaf(line[min(int(share * n), n - 1)], turn, lift, roll, size)


def leaf(at, turn, lift, roll, size):
    """A blade folded a little along its rib, on a short stalk."""
    u, v = np.meshgrid(np.linspace(0, 1, 64), np.linspace(-1, 1, 25), indexing="ij")
    wide = 0.3 * np.sin(np.pi * u**0.8) ** 0.9 * (1 - 0.25 * u)
    x = 0.1 + u
    y = v * wide
    z = 0.12 * np.abs(v) * wide / 0.3 - 0.22 * u**2 + 0.015 * np.cos(np.abs(v) * 9 - u * 26) * (wide / 0.3)
    points = np.stack([x, y, z], -1)
    base, rib = np.array(linear("#82b838")), np.array(linear("#d6e07a"))
    vein = np.exp(-((v / 0.09) ** 2))[..., None]
    vein = np.maximum(vein, 0.5 * np.exp(-(((np.sin(np.abs(v) * 3.2 - u * 13)) / 0.16) ** 2))[..., None])
    blade = kit.sheet(
        points, surfaces.paper(None, through=0.5, core="#cfe27a"), base * (1 - vein) + rib * vein
    )
    stalk = kit.rope([(0, 0, 0), (0.06, 0, 0.01), (0.13, 0, 0.0)], 0.016, clay("#7f8a3a"), 4)
    one = kit.group([blade, stalk], at, (roll, -lift, turn), size)
    blade.name = "leaf"
    return one


def land():
    """Dark hedges and a field far off, without a house."""
    for y, tone, base, swell, phase in (
        (40, "#7a8a34", -1.6, 1.5, 0.4),
        (28, "#4f6e2e", -3.0, 1.2, 2.0),
        (18, "#2a4424", -3.9, 0.8, 3.4),
    ):
        xs = np.linspace(-30, 30, 200)
        edge = base + swell * (0.5 * np.sin(xs * 0.16 + phase) + 0.25 * np.sin(xs * 0.41 + 2 * phase))
        edge += 0.12 * np.abs(np.sin(xs * 2.3 + phase)) + 0.08 * np.abs(np.sin(xs * 5.1))
        paper.cutout(
            paper.Polygon([*zip(xs, edge, strict=True), (30, -20), (-30, -20)]),
            clay(tone),
            (0, y, 0),
            depth=0.1,
            bevel=0,
        ).name = "hill"


def paint(draft):
    """The sun has just gone behind the hill; everything has a bright edge."""
    light.world("#8a9a5a", "#5a6a3a", 0.35)
    camera = stage.camera((-0.04, -13, 0.0), (-0.04, 0, 0.04), 78)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#2f4a2a"),
                (0.25, "#5f7a30"),
                (0.48, "#b8a834"),
                (0.62, "#f0d84a"),
                (0.72, "#fff0a0"),
                (1, "#f0d060"),
            ],
            4,
            0.1,
        ),
        70,
        camera,
    )
    land()
    glove = Glove((0.12, 0, -1.12), 1.12, 13, 57, "#bd321e", "#dcc796", "#5a86a0", "#e8b060")
    seedling(glove)
    light.area((-5, 6, 4), (0, 0, 0.6), 2.5, 3000, "#ffe080")
    light.area((-7, -6, 3.2), (0.2, 0, -0.6), 1.6, 1650, "#ffdc98")
    light.area((6, -8, -2), (0, 0, -0.5), 5, 240, "#7fb0a0")
    return Finish(
        fog=Fog("#e8d468", 20, 60, 0.4),
        shadows="#1c2a20",
        lights="#fff6cc",
        focus=("roots", "leaf", "glove", "seam", "cuff", "hem", "band"),
        vignette=0.24,
    )
