# SPDX-License-Identifier: GPL-3.0-or-later
"""The mountain would fly away but for one snail."""

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, materials, paper, sky, stage, surfaces
from painter.clay import Clay, ball, rotation, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, plants
from painter.motifs.snailhead import pebbled

Point = Sequence[float] | np.ndarray


def cloudy(p: np.ndarray, seed: int = 0) -> np.ndarray:
    """Smooth random values from 0 to 1 at points of space, one lattice cell a unit."""
    low = np.floor(p).astype(np.int64)
    f = p - low
    f = f * f * (3 - 2 * f)
    total = np.zeros(p.shape[:-1])
    for corner in range(8):
        step = np.array((corner & 1, corner >> 1 & 1, corner >> 2 & 1))
        cell = low + step
        h = cell[..., 0] * 374761393 + cell[..., 1] * 668265263 + cell[..., 2] * 2147483647 + seed * 974634777
        h = ((h ^ (h >> 13)) & 0x3FFFFFFF) * 1274126177 & 0x7FFFFFFF
        h = (h ^ (h >> 16)) & 0xFFFF
        total += np.prod(np.where(step, f, 1 - f), -1) * h / 65535
    return total


def ridged(p: np.ndarray, octaves: int = 4, seed: int = 0) -> np.ndarray:
    """Sharp crests at 1 between rounded hollows."""
    total, weight, all_ = np.zeros(p.shape[:-1]), 1.0, 0.0
    for k in range(octaves):
        total += weight * (1 - np.abs(2 * cloudy(p * 2.03**k, seed + k) - 1)) ** 1.6
        all_ += weight
        weight *= 0.5
    return total / all_


def laid(points: Sequence[Point] | np.ndarray, radius: float, *, smooth: int = 1, pitch: float = 6) -> Any:
    """A rope of three strands through the points; `pitch` is its lay in radii."""
    path = smooth_path(points, smooth) if smooth > 1 else np.array(points, float)
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    at = np.linspace(0, steps[-1], max(8, int(steps[-1] / (radius * 0.42))))
    path = np.stack([np.interp(at, steps, path[:, k]) for k in range(3)], -1)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead[0], (0.3, 0.5, 0.81))
    sides = []
    for a in ahead:
        side = side - a * (side @ a)
        side = side / np.linalg.norm(side)
        sides.append(side)
    u = np.array(sides)[:, None]
    v = np.cross(ahead, np.array(sides))[:, None]
    phi = np.linspace(0, math.tau, 25)[None]
    turn = 1.5 * phi - (1.5 * math.tau / (3 * pitch * radius)) * at[:, None] * 3 / 1.5
    round_ = np.abs(np.cos(turn))
    r = (radius * (0.72 + 0.34 * round_**0.8))[..., None]
    skin = path[:, None] + r * (np.cos(phi)[..., None] * u + np.sin(phi)[..., None] * v)
    share = np.clip(round_ * 1.5 - 0.15, 0, 1)[..., None]
    paint = np.array(linear("#5f4a33")) * (1 - share) + np.array(linear("#e3d0a4")) * share
    line = kit.sheet(skin, materials.clay(bump=0.7, grain=34, vary=0.2, rough=0.9), paint)
    line.name = "mooring"
    return line


class RibbedShell:
    """A round shell, coiled in the xz plane, whose spire comes towards -y."""

    START, END, NARROW, FAT, RISE = -0.8, -0.8 + 3.6 * math.tau, 0.118, 0.52, 0.86

    def __init__(self, centre: Point, size: float) -> None:
        self.centre, self.reach = np.array(centre, float), size / (1 + self.FAT)
        along = np.linspace(self.START, self.END, kit.detail(860))[:, None]
        around = np.linspace(0, 360, 97)[None]
        saw = (along * 5.3 + 0.35 * np.sin(along * 3.1) + 0.03 * np.sin(np.radians(around * 2))) % 1
        rib = saw**2.5 + 0 * around
        fine = 0.5 + 0.5 * np.sin(along * 97 + 2 * np.sin(along * 7)) + 0 * around
        r = self.reach * np.exp(-self.NARROW * (along - self.START))
        lip = 1 + 0.07 * np.exp(-(((along - self.START) / 0.12) ** 2))
        fat = self.FAT * r * lip * (1 + 0.03 * rib + 0.004 * fine)
        a = np.radians(around)
        out = r + fat * np.cos(a)
        y = -self.RISE * (self.reach - r) - fat * np.sin(a) * 1.04
        self.points = self.centre + np.stack([out * np.cos(along), y, out * np.sin(along)], -1)
        self.paint = self._painted(along, around, rib, fine)

    def _painted(self, along: Any, around: Any, rib: Any, fine: Any) -> np.ndarray:
        t = ((along - self.START) / (self.END - self.START) + 0 * around)[..., None]
        cream, honey, plum = (np.array(linear(c)) for c in ("#f0d9ac", "#cf9858", "#7a4438"))
        low, high = np.clip(t / 0.32, 0, 1), np.clip((t - 0.3) / 0.5, 0, 1)
        paint = (cream * (1 - low) + honey * low) * (1 - high) + plum * high
        streak = cloudy(
            np.stack([along * 9 + 0 * around, around / 150 + 0 * along, 0 * along + 0 * around], -1), 3
        )
        paint = paint * (0.74 + 0.34 * streak + 0.12 * fine)[..., None]
        turned = (around + 180) % 360 - 180
        band = sum(
            s * np.exp(-(np.abs((turned - m) / w) ** 3))
            for m, w, s in ((8, 11, 1.0), (41, 8, 0.95), (66, 4.5, 0.8), (-28, 7, 0.8))
        )
        band = np.clip(band * (0.6 + 0.8 * streak), 0, 0.93)[..., None]
        paint = paint * (1 - band) + np.array(linear("#452418")) * band
        dark = (0.55 * np.clip((rib - 0.72) * 4, 0, 1))[..., None]
        pale = np.exp(-(((along - self.START) / 0.09) ** 2) + 0 * around)[..., None]
        paint = paint * (1 - dark) + paint * 0.42 * dark
        return paint * (1 - pale) + np.array(linear("#fff2d6")) * pale

    def body(self) -> Any:
        """The shell itself, polished."""
        gloss = surfaces.Maker("shell", None)
        gloss.set(roughness=0.3, specular_ior_level=0.6, coat_weight=0.6, coat_roughness=0.16)
        gloss.toned(gloss.span(gloss.noise(2.2, 5), 0.3, 0.7, 0.88, 1.1))
        gloss.relief(gloss.noise(9, 4), 0.12, 0.04)
        coil = kit.sheet(self.points, gloss.done(), self.paint)
        coil.name = "shell"
        tip = self.points[-1].mean(0)
        end = kit.sphere(
            np.linalg.norm(self.points[-1] - tip, axis=1).max() * 1.05,
            materials.clay("#7a4438", rough=0.3),
            tip,
        )
        return kit.group([coil, end])

    def bound(self, through: Point, lean: float, radius: float) -> np.ndarray:
        """A tight loop round the shell: in the plane of y and a line that leans from the upright by `lean` degrees."""
        a = math.radians(lean)
        down, off = np.array((math.sin(a), 0, -math.cos(a))), np.array((math.cos(a), 0, math.sin(a)))
        away = self.points.reshape(-1, 3) - np.array(through, float)
        near = away[np.abs(away @ off) < 0.06]
        flat = paper.Polygon(np.stack([near @ down, near[:, 1]], -1)).convex_hull.buffer(radius * 0.75)
        edge = flat.exterior
        at = [edge.interpolate(s) for s in np.linspace(0, edge.length, 140)]
        return np.array(through, float) + np.array([down * p.x + np.array((0, p.y, 0)) for p in at])


def stone() -> Any:
    """Rock over the vertex paint: cracks, grit, pale edges."""
    made = surfaces.Maker("stone", None)
    made.set(roughness=0.9)
    cracks = made.noise(2.4, 8, made.stretched((1, 1, 0.5)), 1.2)
    made.toned(made.span(made.noise(6, 6), 0.3, 0.7, 0.7, 1.25))
    made.mixed("#2a2630", made.span(cracks, 0.36, 0.46, 0.45, 0))
    made.mixed(
        "#e6dcc6", made.both(made.edges(0.52, 0.6), made.span(cracks, 0.4, 0.6, 0.1, 0.55), "MULTIPLY")
    )
    made.relief(made.both(cracks, made.span(made.noise(14, 5), 0.3, 0.7, 0, 0.35)), 0.9, 0.14)
    return made.done()


def crag(
    at: Point,
    wide: float,
    deep: float,
    material: Any,
    seed: int = 0,
    round_: float = 0.8,
    earth: float = 0.45,
) -> Any:
    """Torn rock that hangs down from a level rim, split into ledges and fangs."""
    a, t = np.meshgrid(
        np.linspace(0, math.tau, kit.detail(420)), np.linspace(0, 1, kit.detail(260)) ** 0.9, indexing="ij"
    )
    where = np.array(at, float)
    r = wide * (1 - t) ** round_ + 0.004
    p = np.stack([r * np.cos(a), r * np.sin(a), -deep * t], -1)
    rough = ridged((p + where + seed * 7) * (0.95, 0.95, 0.42), 5, seed)
    ledge = (p[..., 2] * 2.6 + 1.4 * cloudy((p + where) * 0.8, seed + 9)) % 1
    body = np.clip(t * 6, 0, 1)
    push = 1 + body * (0.62 * (rough - 0.55) + 0.1 * (ledge - 0.5))
    p[..., :2] *= push[..., None]
    p[..., 2] -= body * 0.35 * deep * (rough - 0.5) * (1 - t)
    tone = np.clip(0.35 + 1.1 * (rough - 0.4) + 0.25 * (ledge - 0.5), 0, 1)[..., None]
    paint = np.array(linear("#5d5a68")) * (1 - tone) + np.array(linear("#c4bcb0")) * tone
    soil = np.clip((earth + 0.25 * cloudy(p * 2.2, 4) + p[..., 2]) * 5, 0, 1)[..., None]
    paint = paint * (1 - soil) + np.array(linear("#7a5c3e")) * (0.6 + 0.8 * tone) * soil
    rock = kit.sheet(p, material, paint)
    rock.name = "crag"
    return kit.place(rock, where)


def root(points: Sequence[Point], thick: float) -> Any:
    """A root that thins out to nothing."""
    path = smooth_path(points, 8)
    phi = np.linspace(0, math.tau, 9)
    r = thick * np.linspace(1, 0.12, len(path))[:, None]
    skin = np.stack(
        [
            path[:, :1] + r * np.cos(phi),
            path[:, 1:2] + r * np.sin(phi),
            path[:, 2:] + 0.4 * r * np.cos(phi),
        ],
        -1,
    )
    made = kit.sheet(skin, materials.clay("#7f6a58", bump=0.6, vary=0.2))
    made.name = "root"
    return made


def fir(seed: int = 0) -> Any:
    """A fir one unit tall, its boughs drooping, to cast many times."""
    rng = np.random.default_rng(seed)
    v, f, c = [], [], []  # type: list[Any], list[Any], list[Any]
    dark, tip = np.array(linear("#35564a")), np.array(linear("#9ab884"))
    for z in np.linspace(0.14, 0.97, 19):
        reach = 0.3 * (1.03 - z) ** 0.85
        for k in range(12):
            a = math.tau * (k + rng.random()) / 12
            r = reach * rng.uniform(0.75, 1.15) + 0.015
            out, side = np.array((math.cos(a), math.sin(a), 0)), np.array((-math.sin(a), math.cos(a), 0))
            n, up = len(v), np.array((0, 0, 1))
            base, end = up * (z + 0.05), out * r + up * (z - 0.95 * r)
            mid = out * r * 0.55 + up * (z - 0.3 * r)
            v += [base, mid + side * r * 0.26 - up * 0.02, end, mid - side * r * 0.26 - up * 0.02]
            c += [dark, dark * 0.6 + tip * 0.3, tip, dark * 0.6 + tip * 0.3]
            f.append((n, n + 1, n + 2, n + 3))
    for k in range(7):
        a, b, n = math.tau * k / 7, math.tau * (k + 1) / 7, len(v)
        v += [np.array((0.1 * math.cos(x), 0.1 * math.sin(x), 0.12)) for x in (a, b)]
        v += [np.array((0, 0, 0.9)), np.array((0, 0, 0.9))]
        c += [dark * 0.6] * 4
        f.append((n, n + 1, n + 2, n + 3))
    return kit.mould(
        kit.mesh(v, f, materials.clay(bump=0.2, vary=0.15, emit=0.06), np.array(c), smooth=False)
    )


SHELL = np.array((-0.2, 0.0, 2.12))
YAW = -26.0
AT = np.array((-0.72, 0.0, 0.0))
ISLE = np.array((0.6, 5.5, 9.1))
RADIUS = 3.6
HORNS = (
    ((3.42, -0.24, 2.5), (3.55, -0.36, 3.0), (3.85, -0.5, 3.5), (4.2, -0.58, 3.85)),
    ((3.3, 0.22, 2.55), (3.25, 0.34, 3.15), (3.1, 0.46, 3.8), (3.2, 0.5, 4.3)),
)


def crawler():
    """Old and wet, every grain of its skin to be seen; it holds its head up and pulls."""
    skin, pale, dark = "#bf9f79", "#ead6b0", "#765a45"
    g = Clay().add(
        tube(
            [
                (-3.7, 0, 0.07),
                (-2.4, 0, 0.3),
                (-0.8, 0, 0.6),
                (0.8, 0, 0.8),
                (1.9, 0, 0.86),
                (2.55, 0, 1.2),
                (3.0, 0, 1.75),
                (3.3, 0, 2.15),
            ],
            [0.05, 0.36, 0.62, 0.78, 0.74, 0.58, 0.48, 0.46],
            8,
        ),
        skin,
    )
    g.add(ball((1.15, 0, 0.92), (1.1, 1.06, 0.78)), skin, 0.3)
    g.add(ball((-0.3, 0, 0.08), (3.55, 0.98, 0.2)), skin, 0.4)
    g.add(ball((3.36, 0, 2.24), (0.56, 0.5, 0.46), (0, 24, 0)), skin, 0.2)
    g.add(ball((3.66, 0, 2.02), (0.42, 0.43, 0.36), (0, 40, 0)), skin, 0.22)
    for side in (-1, 1):
        g.add(ball((3.86, side * 0.17, 1.78), (0.2, 0.19, 0.17)), pale, 0.1)
        feeler = [(3.86, side * 0.27, 1.9), (4.02, side * 0.34, 1.78), (4.1, side * 0.37, 1.62)]
        g.add(tube(feeler, [0.1, 0.06, 0.05], 6), skin, 0.08)
    for points in HORNS:
        g.add(tube(points, [0.17, 0.115, 0.085, 0.07], 8), skin, 0.1)
        g.add(ball(points[-1], 0.15), pale, 0.07)
    g.paint(ball((0.4, 0, 1.9), (3.6, 0.5, 0.9)), dark, 0.5)
    g.paint(ball((2.6, 0, 2.3), (0.55, 0.4, 1.1), (0, 35, 0)), dark, 0.4)
    g.paint(ball((-0.3, 0, 0.0), (4.2, 1.6, 0.2)), pale, 0.14)
    g.paint(ball((3.7, 0, 1.6), (0.5, 0.8, 0.32)), pale, 0.2)
    v, f, c = g.mesh((-3.9, -1.2, -0.15), (4.5, 1.2, 4.4), kit.detail(270))
    v = np.array(v, float)
    hem = np.exp(-(((v[:, 2] - 0.1) / 0.17) ** 2)) * np.clip(2.6 - np.abs(v[:, 0] + 0.2) * 0.6, 0, 1)
    v[:, 1] *= 1 + hem * (0.05 * np.sin(v[:, 0] * 19 + np.sin(v[:, 0] * 5)))
    mottle = 0.5 * cloudy(v * (2.2, 4, 4), 3) + 0.5 * cloudy(v * (5, 9, 9), 7)
    c = np.array(c)[:, :3] * (0.66 + 0.62 * mottle)[:, None]
    body = kit.mesh(v, f, pebbled(11, "#4a3428"), c)
    body.name = "snail"
    eyes = []
    for x, y, z in (HORNS[0][-1], HORNS[1][-1]):
        eyes.append(
            kit.sphere(0.08, clay("#1c120d", rough=0.4, vary=0, bump=0), (x + 0.078, y - 0.07, z + 0.03), 20)
        )
        eyes[-1].name = "eye"
    return [body, *eyes]


def knot(at, size):
    """Turns of rope drawn tight over one another."""
    turns = []
    for k, (tilt, spin) in enumerate(((12, 0), (70, 35), (105, -40))):
        a = np.linspace(0, math.tau, 40)
        ring = np.stack([np.cos(a), np.sin(a), 0.25 * np.sin(2 * a + k)], -1) * size
        turns.append(laid(ring @ rotation((tilt, 20 * k, spin)).T + at, size * 0.42))
    return turns


def moored():
    """The snail in its harness: two loops, tied on top."""
    shell = RibbedShell(SHELL, 2.45)
    top = np.array((SHELL[0] + 0.25, -0.1, shell.points[..., 2].max() + 0.0))
    pieces = [*crawler(), shell.body()]
    pieces += [laid(shell.bound(top, lean, 0.085), 0.085) for lean in (-33, 31)]
    pieces += knot(top + (0, -0.05, 0.08), 0.17)
    kit.group(pieces, AT, (0, 0, YAW))
    return rotation((0, 0, YAW)) @ top + AT


def rim(a):
    """How far the island reaches at an angle."""
    return RADIUS * (1 + 0.07 * np.sin(2 * a + 1) + 0.05 * np.sin(5 * a) + 0.03 * np.sin(9 * a + 2))


def height(x, y):
    """Turf that rises from the rim to three peaks."""
    d = np.hypot(x, y) / rim(np.arctan2(y, x))
    p = np.stack([x, y, 0 * x], -1)
    crest = ridged(p * 1.05 + 3, 5, 21)
    peaks = [
        h * np.clip(1 - np.hypot(x - px, (y - py) * 0.8) / w, 0, 1) ** 1.12
        for px, py, h, w in ((0.35, 0.3, 4.7, 3.0), (-1.5, 0.4, 2.6, 1.9), (1.95, 0.3, 2.3, 1.7))
    ]
    top = np.maximum.reduce(peaks)
    return 0.75 * (1 - np.clip(d, 0, 1) ** 3) + top * (0.7 + 0.5 * crest) + 0.12 * crest


def mountain():
    """A piece of the Alps torn out by the roots, its snow still on; firs, and one lit house."""
    rng = random.Random(9)
    rock = stone()
    a, d = np.meshgrid(
        np.linspace(0, math.tau, kit.detail(460)), np.linspace(0.002, 1.0, kit.detail(300)), indexing="ij"
    )
    x, y = rim(a) * d * np.cos(a), rim(a) * d * np.sin(a)
    z = height(x, y)
    z = np.where(d > 0.985, z - 0.12, z)
    p = np.stack([x, y, z], -1)
    mottle = cloudy(p * 2.3, 2) * 0.6 + cloudy(p * 6, 5) * 0.4
    crest = ridged(np.stack([x, y, 0 * x], -1) * 1.05 + 3, 5, 21)
    snow = np.clip((z - 1.3 + 0.9 * (mottle - 0.5) + 0.8 * (crest - 0.5)) * 5, 0, 1)[..., None]
    grass = np.clip((1.15 - z + 0.7 * (mottle - 0.5)) * 4, 0, 1)[..., None]
    tone = np.clip(0.2 + 0.9 * crest, 0, 1)[..., None]
    paint = np.array(linear("#5a5660")) * (1 - tone) + np.array(linear("#a0968e")) * tone
    turf = np.array(linear("#6f7d44")) * (0.6 + 0.8 * mottle[..., None])
    paint = paint * (1 - grass) + turf * grass
    paint = paint * (1 - snow) + np.array(linear("#ffffff")) * snow
    kit.place(kit.sheet(p, clay(bump=0.8, grain=5, vary=0.1, rough=0.9), paint), ISLE).name = "mountain"
    crag(ISLE, RADIUS, 2.65, rock, 3, 1.0)
    for dx, dy, wide, deep, seed in (
        (-1.75, -0.7, 1.25, 1.9, 5),
        (1.8, -0.8, 1.2, 1.6, 8),
        (-0.7, -1.5, 1.1, 1.6, 15),
    ):
        crag(ISLE + (dx, dy, -0.15), wide, deep, rock, seed, 0.7, 0.3)

    def on(angle, d):
        r = float(rim(np.array(angle))) * d
        x, y = r * math.cos(angle), r * math.sin(angle)
        return ISLE + (x, y, float(height(np.array(x), np.array(y))))

    tufts = [
        plants.tuft(tone, 12, 0.34, spread=0.1, width=0.017, seed=k)
        for k, tone in enumerate(("#8a9650", "#6f8244", "#a8a85c", "#5a6e3c"))
    ]
    for _ in range(kit.detail(1500)):
        angle, d = rng.uniform(-math.pi - 0.3, 0.3), 1 - 0.3 * rng.random() ** 2.2
        tilt = rng.uniform(0, 25) if d < 0.96 else rng.uniform(30, 150)
        kit.cast(
            rng.choice(tufts),
            on(angle, d) - (0, 0, 0.05),
            (tilt, 0, math.degrees(angle) + 90),
            rng.uniform(0.6, 1.2),
        )
    for _ in range(26):
        angle = rng.uniform(-math.pi, 0)
        at = ISLE + (
            np.array((math.cos(angle), math.sin(angle), 0)) * rim(np.array(angle)) * rng.uniform(0.86, 0.98)
        )
        drop, s = rng.uniform(0.6, 1.5), rng.uniform(-0.35, 0.35)
        path = [
            at + (0, 0, -0.15),
            at + (s * 0.6, -0.12, -0.35 * drop),
            at + (s * 0.2, -0.05, -0.7 * drop),
            at + (s * 1.3, 0, -drop),
        ]
        root(path, rng.uniform(0.045, 0.08))
    home = on(-2.1, 0.76)
    hut = {"wall": "#f0e0c0", "tiles": "#b8442c", "glow": "#ffd060", "shine": 12}
    buildings.house(home - (0, 0, 0.12), (0, 0, -14), 1.5, **hut)
    firs = [fir(k) for k in range(3)]
    for _ in range(30):
        angle, d = rng.uniform(-math.pi, 0), rng.uniform(0.6, 0.95)
        at = on(angle, d)
        if abs(at[0] - home[0]) < 0.75 and at[1] < home[1] + 0.3:
            continue
        tall = rng.uniform(0.5, 1.0)
        kit.cast(rng.choice(firs), at - (0, 0, 0.08), (0, 0, rng.uniform(0, 360)), (tall, tall, tall * 1.1))
    chips = []
    for k in range(3):
        q = np.random.default_rng(k)
        n = Clay()
        for _ in range(3):
            n.add(ball(q.normal(0, 0.3, 3), q.uniform(0.3, 0.7, 3), q.uniform(0, 180, 3)), "#b8b0a8", 0.02)
        chips.append(kit.mould(kit.model(n, (-1.4,) * 3, (1.4,) * 3, 30, rock)))
    for _ in range(16):
        at = ISLE + (rng.gauss(0.2, 1.3), rng.uniform(-1.5, 0.5), -2.3 - 1.6 * rng.random())
        kit.cast(
            rng.choice(chips), at, [rng.uniform(0, 360) for _ in range(3)], rng.uniform(0.08, 0.2)
        ).name = "chip"


def cable(top):
    """Taut: from the knot to three turns round the keel."""
    tip = ISLE + (0.0, 0.0, -2.15)
    laid([top + (0, 0, 0.05), (top + tip) / 2 - (0, 0, 0.04), tip], 0.095, smooth=20)
    a = np.linspace(0, math.tau * 3, 120)
    turns = np.stack([0.48 * np.cos(a), 0.48 * np.sin(a), -0.12 + 0.012 * a], -1)
    laid(tip + turns, 0.08)


def plain():
    """Sand in ripples, with stones and dry grass."""

    def rise(x, y):
        bend = x * 0.35 + 0.9 * np.sin(x * 0.5 + 1) + 0.35 * np.sin(x * 1.7 + y)
        ripple = np.abs(np.sin(y * 3.6 + bend * 2.2)) ** 0.8
        fade = np.clip(1.6 - np.abs(y) * 0.08, 0.2, 1)
        return 0.05 * np.sin(x * 0.8) + 0.05 * np.sin(y * 0.7 + 2) - 0.12 * ripple * fade - 0.01

    def far(x, y):
        return 0.5 * np.sin(x * 0.16 + y * 0.1 + 1) * np.clip((y - 8) / 14, 0, 1) - 0.06

    sand = clay("#dccaa6", bump=0.6, grain=9, vary=0.14, rough=0.95)
    kit.land(rise, (-7, 7), (-7, 8), sand, 420)
    kit.land(far, (-34, 34), (7.8, 60), sand, 160)
    rng = random.Random(6)
    for _ in range(46):
        r = rng.uniform(0.04, 0.17)
        x, y = rng.uniform(-4.5, 4.5), rng.uniform(-5, 6)
        kit.sphere(
            (r, r * 0.8, r * 0.6), clay("#9d9182", bump=0.7, vary=0.25), (x, y, 0.0), 14
        ).name = "pebble"
    tufts = [
        plants.tuft(c, 22, 0.5, spread=0.08, width=0.014, seed=k)
        for k, c in enumerate(("#b09a5c", "#8f8250"))
    ]
    for x, y in ((-3.1, -2.4), (-2.8, -2.2), (-3.4, -2.0), (2.9, -3.4), (3.2, -3.2), (3.6, 3.5), (-3.9, 3.2)):
        for _ in range(4):
            at = (x + rng.gauss(0, 0.12), y + rng.gauss(0, 0.12), -0.05)
            kit.cast(rng.choice(tufts), at, (0, 0, rng.uniform(0, 360)), rng.uniform(0.7, 1.3))


def paint(draft):
    """Bone sand, a storm behind it; the sun comes in under the clouds."""
    light.world("#b9c4d8", "#c8b496", 0.36)
    camera = stage.camera((0, -14.7, 1.9), (0, 0, 4.6), 42)
    day = sky.gradient(
        [
            (0, "#3f4c62"),
            (0.3, "#5f6d84"),
            (0.55, "#8f9cae"),
            (0.72, "#cfc8b8"),
            (0.82, "#f6e2ba"),
            (1, "#f8e6c0"),
        ],
        7,
        0.1,
    )
    day = sky.clouds(
        day,
        "#aeb6c2",
        "#4c586e",
        cover=0.5,
        soft=0.2,
        cell=230,
        seed=5,
        stretch=2.6,
        band=(0.1, 0.72),
        amount=0.8,
    )
    sky.backdrop(day, 75, camera)
    plain()
    top = moored()
    mountain()
    cable(top)
    light.sun((56, 0, 42), 4.2, "#ffe6b8", 2)
    light.area((-7, -8, 5), (0, 0, 2), 4, 280, "#9fb4e0")
    light.area((-4, 8, 8), (0, 0, 3), 4, 500, "#c8d8f0")
    light.area((4, -9, 9), (0, 0, 2.5), 2, 260, "#fff0d0")
    light.area((-5, -3, 3), ISLE - (0, 0, 1.2), 3, 170, "#e8d8c8", 60)
    return Finish(
        fog=Fog("#d8d2c4", 17, 60, 0.45),
        shadows="#1d1b2a",
        lights="#fff4da",
        focus=("eye",),
        vignette=0.2,
        grouping=0.6,
        finest=5,
    )
