# SPDX-License-Identifier: GPL-3.0-or-later
"""The orange is being peeled with the morning train still on it."""

import math

import numpy as np
from mathutils import Matrix

from painter import kit, light, sky, stage, surfaces
from painter.clay import smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp

R = 3.3
CORE = np.array((0.7, 4.0, 3.15))
WIDE = 1.25


def on_orange(azimuth, latitude, lift=0.0):
    """A point of the rind and the way out from it; azimuth 0 is towards us, 90 right."""
    a, b = math.radians(azimuth), math.radians(latitude)
    out = np.array((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    return CORE + out * (R + lift), out


def course():
    """The middle of the peel and its upper side: round the orange, off it, and over the plain to us."""
    points, ups = [], []
    for azimuth, latitude, lift in (
        (150, 50, 0),
        (100, 46, 0),
        (60, 40, 0.02),
        (25, 30, 0.06),
        (-8, 18, 0.16),
        (-36, 5, 0.42),
        (-58, -8, 1.0),
    ):
        at, out = on_orange(azimuth, latitude, lift)
        points.append(at)
        ups.append(out)
    for at, up in (
        ((-3.75, 1.5, 1.25), (-0.6, -0.55, 0.75)),
        ((-3.75, -0.4, 0.45), (-0.2, -0.3, 0.95)),
        ((-2.9, -1.9, 0.2), (0, 0, 1)),
        ((-1.2, -3.6, 0.12), (0, 0, 1)),
        ((0.9, -4.9, 0.1), (0, 0, 1)),
        ((1.9, -6.6, 0.1), (0, 0, 1)),
        ((1.2, -8.6, 0.1), (0, 0, 1)),
        ((-0.6, -10.6, 0.1), (0, 0, 1)),
    ):
        points.append(np.array(at))
        ups.append(np.array(up))
    line, up = smooth_path(points, 24), smooth_path(ups, 24)
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, up)
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, ahead)
    return line, ahead, side, up


def orange(line):
    """Whole below; above the cut the white shows, and the segments."""
    n, m = 320, 200
    az, la = np.meshgrid(np.linspace(-180, 180, n), np.linspace(-90, 90, m), indexing="ij")
    a, b = np.radians(az), np.radians(la)
    edge = np.interp(az, [-180, -62, -38, -8, 25, 60, 100, 150, 180], [30, -26, -8, 6, 18, 28, 34, 38, 30])
    bare = la > edge
    lobes = 1 - 0.028 * np.abs(np.cos(a * 5)) ** 6 * np.cos(b) ** 0.5
    r = np.where(bare, R * 0.93 * lobes, R)
    v = CORE + np.stack([r * np.sin(a) * np.cos(b), -r * np.cos(a) * np.cos(b), r * np.sin(b)], -1)
    rng = np.random.default_rng(2)
    seam = (np.abs(np.cos(a * 5)) ** 12)[..., None]
    flesh = np.array(linear("#f39a3c")) * (1 - seam) + np.array(linear("#fbe6c4")) * seam
    flesh = flesh * (0.92 + 0.16 * rng.random(az.shape))[..., None]
    near = np.clip(1 - (la - edge) / 5, 0, 1)[..., None]
    flesh = flesh * (1 - near) + np.array(linear("#fbeed8")) * near
    rind = np.array(linear("#f47a10")) * np.ones((*az.shape, 1))
    kit.sheet(v, surfaces.plaster(None, grain=9), np.where(bare[..., None], flesh, rind)).name = "orange"


def peel(line, side, up):
    """A ribbon of rind, orange above and cream below, with sleepers and rails."""
    t = np.linspace(-1, 1, 11)
    top = (
        line[:, None]
        + side[:, None] * (t * WIDE / 2)[None, :, None]
        - up[:, None] * (0.1 * t**2)[None, :, None]
    )
    kit.sheet(top + up[:, None] * 0.07, surfaces.plaster("#f47a10", grain=9)).name = "peel"
    kit.sheet(top - up[:, None] * 0.06, clay("#fbe6c4", bump=0.5, grain=14)).name = "peel"
    for s in (0, -1):
        edge = np.stack(
            [top[:, s] + up * 0.07, top[:, s] + side * (0.03 if s else -0.03), top[:, s] - up * 0.06], 1
        )
        kit.sheet(edge, clay("#fbe6c4", bump=0.5, grain=14))
    steel, wood = surfaces.metal("#5a6488", rough=0.35), clay("#4a2f24", bump=0.5)
    for s in (-0.27, 0.27):
        kit.rope((line + side * s + up * 0.17)[::3], 0.034, steel, 2)
    gone = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    for d in np.arange(0.2, gone[-1], 0.34):
        k = int(np.searchsorted(gone, d))
        k = min(k, len(line) - 1)
        kit.rope(
            [line[k] - side[k] * 0.42 + up[k] * 0.1, line[k] + side[k] * 0.42 + up[k] * 0.1], 0.06, wood, 1
        )
    return gone


def carriage(k):
    """Engine (0) or carriage, along +x, standing on the rails."""
    navy, cream = "#1f3a78", "#f2e2c0"
    dark = clay("#1a1a2a", rough=0.5)
    if k == 0:
        parts = [
            kit.place(
                kit.lathe(
                    [(0.001, 0), (0.26, 0), (0.28, 0.05), (0.28, 0.85), (0.26, 0.9), (0.001, 0.9)],
                    surfaces.metal(navy, rough=0.35),
                    30,
                ),
                (-0.3, 0, 0.42),
                (0, 90, 0),
            ),
            kit.box((0.45, 0.66, 0.82), surfaces.metal(navy, rough=0.4), (-0.45, 0, 0.12), bevel=0.04),
            kit.box((0.58, 0.76, 0.08), clay("#d8702c"), (-0.45, 0, 0.94), bevel=0.03),
            kit.place(
                kit.lathe(
                    [(0.08, 0), (0.08, 0.25), (0.15, 0.42), (0.12, 0.42), (0.001, 0.3)],
                    surfaces.metal("#d8a23a"),
                    20,
                ),
                (0.38, 0, 0.66),
            ),
            kit.sphere(0.1, surfaces.metal("#d8a23a"), (0.0, 0, 0.72), 16),
            kit.sphere((0.03, 0.12, 0.12), lamp("#fff0c0", 4), (0.64, 0, 0.42), 20),
            kit.box((1.4, 0.6, 0.1), dark, (0, 0, 0.06), bevel=0.02),
            kit.box((0.02, 0.4, 0.26), lamp("#ffd88a", 2), (-0.22, 0, 0.6), bevel=0),
        ]
    else:
        parts = [
            kit.box(
                (1.3, 0.68, 0.62), clay((cream, navy)[k % 2], rough=0.5, bump=0.15), (0, 0, 0.14), bevel=0.06
            ),
            kit.box((1.34, 0.76, 0.1), clay("#d8702c", bump=0.2), (0, 0, 0.76), bevel=0.05),
            kit.box((1.36, 0.6, 0.1), dark, (0, 0, 0.06), bevel=0.02),
        ]
        parts += [
            kit.box((0.22, 0.7, 0.24), lamp("#ffd88a", 2.2), (dx, 0, 0.38), bevel=0)
            for dx in (-0.42, -0.14, 0.14, 0.42)
        ]
    for dx in (-0.4, 0.4):
        parts += [
            kit.place(kit.ring(0.1, 0.035, dark, 20, 8), (dx, s * 0.28, 0.1), (90, 0, 0)) for s in (-1, 1)
        ]
    return parts


def train(line, ahead, side, up, gone):
    """It has just come down from the fruit."""
    front = 23.6
    for k in range(6):
        i = int(np.searchsorted(gone, front - 1.5 * k))
        turn = Matrix([[ahead[i][j], -side[i][j], up[i][j]] for j in range(3)]).to_euler()
        car = kit.group(carriage(k))
        car.location, car.rotation_euler = line[i] + up[i] * 0.16, turn
        if k == 0:
            spot = line[i] + ahead[i] * 1.0 + up[i] * 0.6
            light.area(spot, spot + ahead[i] * 3 - up[i] * 0.8, 0.3, 14, "#ffe0a0")


def paint(draft):
    """Sunrise: mist on the plain, the fruit against the light."""
    light.world("#8fa8d8", "#e8a878", 0.4)
    camera = stage.camera((0, -17, 5.2), (0, 0, 3.1), 45)
    dawn = sky.gradient(
        [(0, "#22356e"), (0.24, "#5f7cae"), (0.42, "#c8b8b4"), (0.56, "#f8c890"), (1, "#f2b482")], 8, 0.14
    )
    sky.backdrop(dawn, 75, camera)
    kit.land(
        lambda x, y: -0.06 + 0.08 * np.sin(x * 0.4 + 1) * np.sin(y * 0.3),
        (-34, 34),
        (-14, 36),
        clay("#c9a48c", bump=0.5, grain=4, vary=0.14),
        130,
    )
    line, ahead, side, up = course()
    orange(line)
    gone = peel(line, side, up)
    train(line, ahead, side, up, gone)
    light.area((-9, 12, 8), (0, 4, 3.5), 5, 4200, "#ffc080")
    light.area((-9, -5, 9), (0, 1, 2.5), 3, 2300, "#ffd0a0")
    light.area((9, -8, 7), (1, 2, 3), 5, 560, "#8fa8f0")
    return Finish(
        fog=Fog("#f4c696", 19, 48, 0.9), shadows="#1f2a5a", lights="#fff2d8", focus=("peel", "orange")
    )
