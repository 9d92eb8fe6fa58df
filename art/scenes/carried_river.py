# SPDX-License-Identifier: GPL-3.0-or-later
"""They are carrying the river back up the hill."""

import math
import random
from itertools import pairwise

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay, lamp
from painter.motifs import animals, plants, things
from painter.motifs.figures import figure, hand_position

BEARERS = 7
TONES = ("#2450a0", "#4484cc", "#8cc4ea", "#fafcfc", "#5a9cd8", "#20428c", "#3a74c0", "#eef6f8", "#2c5cac")


def ridge(x):
    """The hill's crest, from the valley at the left to the top at the right."""
    return 0.35 + 0.3 * x + 0.028 * x * x * np.sign(x) + 0.05 * np.sin(x * 2.3)


def slope(x, y):
    """The height of the hill."""
    fall = np.where(np.asarray(y) < 0, 0.34 * y - 0.02 * y * y, -0.5 * y)
    return ridge(x) + fall + 0.05 * np.sin(x * 3 + y * 2) + 0.03 * np.sin(x * 7.1 - y * 3.3)


def hill():
    """A dark shoulder of land before the light, its grass lit along the edge."""

    def paint(x, y, z):
        t = np.clip(0.5 + 0.35 * np.sin(x * 1.7 + y * 1.1) + 0.2 * np.sin(y * 4 - x), 0, 1)[:, None]
        return np.array(linear("#38426e")) * (1 - t) + np.array(linear("#5c5a86")) * t

    kit.land(slope, (-9, 9), (-9, 3), clay(bump=0.9, grain=9, vary=0.2), 260, paint).name = "hill"
    blades = [
        plants.tuft(tone, 14, 0.34, spread=0.1, width=0.014, seed=k)
        for k, tone in enumerate(("#4a5080", "#6a6288", "#8a6a78", "#3a4472"))
    ]
    plants.meadow(
        blades,
        kit.detail(3600),
        lambda rng: (rng.uniform(-5, 5), -7 * rng.random() ** 1.5 + 0.3),
        slope,
        (0.5, 1.1),
        3,
    )


def swept(path, wide, thick, turn):
    """A body of water along a path: strands side by side that twist round one another."""
    p = smooth_path(path, 26)
    n, m = len(p), 160
    t = np.linspace(0, 1, n)
    along = np.gradient(p, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, np.array((0.0, 0.35, 1.0)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    a = np.linspace(0, math.tau, m, endpoint=False)
    phase = a[None] * 9 + turn * t[:, None] * math.tau + 0.8 * np.sin(t[:, None] * 19)
    bulge = 1 + 0.1 * np.sin(phase) + 0.05 * np.sin(phase * 2 + 1)
    w = np.interp(t, (0, 0.36, 0.5, 1), wide)[:, None]
    h = np.interp(t, (0, 0.36, 0.5, 1), thick)[:, None]
    at = (
        p[:, None]
        + side[:, None] * (w * np.cos(a) * bulge)[..., None]
        + up[:, None] * (h * np.sin(a) * bulge)[..., None]
    )
    stripe = ((phase / math.tau) * 1.5) % 9
    tones = np.array([linear(tone) for tone in TONES])
    low = np.floor(stripe).astype(int) % 9
    mix = np.clip((stripe % 1 - 0.7) / 0.3, 0, 1)[..., None]
    colours = tones[low] * (1 - mix) + tones[(low + 1) % 9] * mix
    closed = np.concatenate([at, at[:, :1]], 1)
    paint = np.concatenate([colours, colours[:, :1]], 1)
    kit.sheet(closed, clay(bump=0.2, grain=7, vary=0.08, rough=0.6, emit=0.14), paint).name = "river"


def bearers():
    """All ages and sizes, dark against the sky, arms up; the river lies on their hands."""
    rng = random.Random(6)
    cast = (
        ("grown", "work shirt"),
        ("woman", "long dress"),
        ("lanky teen", "jumper"),
        ("broad worker", "overalls"),
        ("round elder", "apron"),
        ("grown", "straw hat"),
        ("woman", "blouse and skirt"),
        ("thin elder", "suit"),
        ("small child", "summer dress"),
    )
    tops = []
    for k in range(BEARERS - 1):
        x = -1.2 + 0.76 * k + rng.uniform(-0.08, 0.08)
        body, outfit = cast[k]
        tall = 1.22
        one = figure(
            body,
            "cheering" if k % 3 else "holding up",
            outfit,
            skin=("brown", "peach", "umber", "tan", "olive", "ebony", "peach", "brown")[k],
            far=False,
            reach={"left": (0.16, 0.0, 1.22), "right": (-0.16, 0.0, 1.22)} if body != "small child" else None,
        )
        z = float(ridge(x))
        kit.place(one, (x, -0.05, z - 0.04), (0, 0, 62 + rng.uniform(-12, 12)), tall)
        hands = [np.array(hand_position(one, s)) for s in ("left", "right")]
        tops.append((x, float(max(h[2] for h in hands))))
    child = figure("small child", "holding a lamp", "raincoat", skin="umber", hat="none")
    kit.place(child, (1.1, -2.6, slope(1.1, -2.6) - 0.03), (0, 0, 118), 1.3)
    x, y, z = hand_position(child, "right")
    things.lantern((x, y, z), power=9, size=0.55)
    return tops


def lanterns(tops):
    """Paper lanterns hang under the river between the bearers."""
    for k, ((x0, z0), (x1, z1)) in enumerate(pairwise(tops)):
        x, z = (x0 + x1) / 2, (z0 + z1) / 2 - 0.12
        drop = 0.34 + 0.06 * (k % 2)
        kit.rope([(x, -0.2, z + 0.2), (x, -0.2, z - drop)], 0.01, clay("#2a2438"), 1)
        kit.sphere((0.085, 0.085, 0.11), lamp("#ffae4a", 3.2), (x, -0.2, z - drop - 0.1), 16).name = "lantern"
        light.bulb((x, -0.45, z - drop - 0.05), 7, "#ffa850", 0.08)


def valley():
    """Far down, where the river was: an empty bed in the morning mist."""
    for y, tone, top, phase in (
        (30, "#b08a98", 1.2, 0.2),
        (21, "#7f7496", -0.2, 1.6),
        (12, "#545a88", -1.6, 3.3),
    ):
        xs = np.linspace(-30, 30, 140)
        edge = top + 0.9 * np.sin(xs * 0.23 + phase) + 0.3 * np.sin(xs * 0.7 + 2 * phase)
        shape = paper.Polygon([*zip(xs, edge, strict=True), (30, -12), (-30, -12)])
        paper.cutout(shape, clay(tone, bump=0.4, grain=2, emit=0.08), (0, y, 0), depth=0.1, bevel=0)


def paint(draft):
    """The sun has just come up behind the hill."""
    light.world("#8a9cd0", "#d88a6a", 0.4)
    camera = stage.camera((0, -12.5, 1.5), (0, 0, 2.05), 55)
    dawn = sky.gradient(
        [
            (0, "#4a78b4"),
            (0.2, "#86a8cc"),
            (0.38, "#d8c4b8"),
            (0.5, "#ffcf98"),
            (0.62, "#ff9e60"),
            (0.75, "#f07a4a"),
            (1, "#d86a4c"),
        ],
        7,
        0.08,
    )
    dawn = sky.clouds(
        dawn,
        "#ffd8a8",
        "#b87a88",
        cover=0.38,
        soft=0.16,
        cell=170,
        seed=14,
        stretch=4.5,
        band=(0.1, 0.6),
        amount=0.7,
    )
    sky.backdrop(dawn, 60, camera)
    glowing_disc(1.5, (-2.2, 40, 5.2), "#fff4d0", limb="#ffc060", strength=1.7, halo=0.5, reach=3.4)
    valley()
    hill()
    tops = bearers()
    bed = [(0.3, -6.6), (-0.7, -5.4), (-0.1, -4.2), (-0.8, -3.1), (-1.6, -2.1), (-1.98, -1.1)]
    path = [(x, y, float(slope(x, y)) + 0.17 + 0.03 * k) for k, (x, y) in enumerate(bed)]
    path.append((-1.85, -0.3, tops[0][1] - 0.35))
    path += [(x, -0.05, z + 0.36 + 0.1 * math.sin(2.6 * k)) for k, (x, z) in enumerate(tops)]
    x, z = tops[-1]
    path += [(x + 0.9, 0.1, z + 0.85), (x + 2.2, 0.3, z + 1.3)]
    swept(path, (0.95, 0.6, 0.46, 0.5), (0.1, 0.2, 0.36, 0.3), 6)
    lanterns(tops)
    fish = animals.koi(bend=0.3)
    kit.place(fish, (-0.35, -0.1, 3.75), (-36, 0, 90), 1.15).name = "fish"
    light.area((-3.5, 9, 4.5), (0, 0, 2), 4, 1700, "#ffb060")
    light.area((5, -8, 6), (0, 0, 2), 5, 420, "#8fb0f0")
    light.area((-6, -7, 2), (0, 0, 1), 4, 160, "#ff9a70")
    return Finish(
        fog=Fog("#ffb888", 15, 44, 0.6),
        shadows="#181c48",
        lights="#fff0cc",
        focus=("river", "fish"),
        lift=0.7,
    )
