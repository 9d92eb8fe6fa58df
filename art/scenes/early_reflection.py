# SPDX-License-Identifier: GPL-3.0-or-later
"""The sun has not come up, but its reflection has."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp

HORIZON = 1.35
SUN = (0.25, -2.15)
RADIUS = 1.75


def bank(top, k):
    """A band of morning air: its upper edge swells and sinks like far weather."""
    xs = np.linspace(-5, 5, 90)
    edge = top + 0.22 * np.sin(xs * 0.55 + 1.9 * k) + 0.1 * np.sin(xs * 1.35 + 3.1 * k)
    return paper.Polygon([*zip(xs, edge, strict=True), (5, -6), (-5, -6)])


def sky_sheets():
    """Powder blue above, paler towards the hills, and nothing in it."""
    tones = ("#9fb6c9", "#b1c3d0", "#c5d0d4", "#dcdcd2", "#f0e3cf")
    for k, tone in enumerate(tones):
        top = 5.2 - k * 0.78
        shape = paper.wavering(bank(top, k), 0.05 + 0.02 * k, 3 + k)
        paper.sheet(shape, 4.0 - k * 0.22, tone, depth=0.05, emit=0.06)


def shores():
    """Three ranges, each as dark below as above."""
    rng = np.random.default_rng(5)
    for k, (tone, tall) in enumerate((("#c3b6b0", 1.15), ("#9c96a4", 0.75), ("#6d7490", 0.42))):
        xs = np.linspace(-5, 5, 80)
        a, b = rng.random(2) * 6
        top = tall * (0.55 + 0.32 * np.sin(xs * (0.7 + 0.3 * k) + a) + 0.16 * np.sin(xs * 2.1 + b))
        top = np.maximum(top, 0.03)
        ring = [*zip(xs, HORIZON + top, strict=True), *zip(xs[::-1], HORIZON - 0.75 * top[::-1], strict=True)]
        paper.sheet(paper.Polygon(ring).buffer(0), 2.4 - 0.2 * k, tone, depth=0.04)
    for x, tall in ((-2.6, 0.5), (-2.3, 0.38), (-2.05, 0.45), (2.35, 0.3), (2.6, 0.42)):
        fir = paper.Polygon([(x - 0.13, HORIZON), (x, HORIZON + tall), (x + 0.13, HORIZON)])
        image = paper.Polygon([(x - 0.12, HORIZON), (x, HORIZON - tall * 0.8), (x + 0.12, HORIZON)])
        paper.sheet(paper.rounded(fir.union(image), 0.012), 1.85, "#4a5676", depth=0.03)


def ripple(y, seed, gap):
    """A long gap in a sheet of water, as a knife cuts it: thick in the middle, nothing at its ends."""
    rng = random.Random(seed)
    x, half = rng.uniform(-2.3, 2.3), rng.uniform(0.35, 1.1)
    pts = [(x - half, y), (x, y + gap), (x + half, y), (x, y - gap)]
    return paper.outline(pts, 10)


def lake():
    """Sheets of water in front of one another; a round hole goes through them all, and in it is the light."""
    tones = ("#d8c5b4", "#c3b2b4", "#a79db0", "#8286a6", "#5e6c94", "#465a86")
    low = HORIZON - 0.02
    for k, tone in enumerate(tones):
        top = low - 0.02 - k * k * 0.2 - 0.28 * k
        body = paper.wavering(
            bank(top, 2 * k + 1) if k > 1 else paper.rectangle(-5, -7, 5, top), 0.025, 11 + k
        )
        hole = paper.wavering(
            paper.Point(*SUN).buffer(RADIUS + 0.02 + 0.11 * k, 60), 0.02 + 0.012 * k, 31 + k
        )
        body = body.difference(hole)
        rng = random.Random(70 + k)
        for j in range(9):
            y = rng.uniform(-5.5, top - 0.2)
            body = body.difference(ripple(y, 100 * k + j, rng.uniform(0.015, 0.045)))
        paper.sheet(body, 1.5 - 0.24 * k, tone, depth=0.06)


def sun_below():
    """The disc in the depth: rings of paint from cream to apricot, broken by two ripples."""
    rings = (("#f5a25c", 1.0), ("#fbb56c", 0.86), ("#ffc884", 0.7), ("#ffdca4", 0.5), ("#fff0cc", 0.28))
    for k, (tone, part) in enumerate(rings):
        disc = paper.wavering(paper.Point(*SUN).buffer(RADIUS * part * 1.12, 60), 0.03, 50 + k)
        for j, y in enumerate((SUN[1] + 0.72, SUN[1] + 0.2, SUN[1] - 0.55)):
            disc = disc.difference(
                paper.outline([(-2, y), (SUN[0], y + 0.05), (2.4, y + 0.02 * j), (SUN[0], y - 0.03)], 8)
            )
        paper.cutout(disc, lamp(tone, 1.25 + 0.25 * k), (0, 1.9 - 0.03 * k, 0), depth=0.02, bevel=0)


def fish(x, z, size, heading, tone):
    """One of those who have come to warm themselves, like cattle."""
    body = paper.outline([(-0.5, 0), (-0.1, 0.17), (0.35, 0.09), (0.52, 0), (0.35, -0.09), (-0.1, -0.17)], 8)
    tail = paper.Polygon([(-0.4, 0), (-0.72, 0.2), (-0.64, 0), (-0.72, -0.2)])
    shape = paper.rounded(body.union(tail), 0.015).difference(paper.Point(0.3, 0.035).buffer(0.022))
    paper.cutout(
        shape, clay(tone, bump=0.4, grain=24), (x, 0.0, z), (0, -heading, 0), size, depth=0.05, bevel=0.01
    )


def boat():
    """Nobody is in it. The oar just does not touch."""
    hull = paper.outline(
        [
            (-1.15, 0.2),
            (-0.9, -0.05),
            (0, -0.16),
            (0.95, -0.05),
            (1.3, 0.3),
            (0.9, 0.13),
            (0, 0.06),
            (-0.8, 0.1),
        ],
        10,
    )
    paper.cutout(
        hull,
        clay("#2c3a5e", bump=0.4, grain=20),
        (-0.85, -0.15, 0.14),
        (0, -3, 0),
        0.82,
        depth=0.16,
        bevel=0.02,
    )
    image = paper.outline([(-0.95, 0), (0, -0.2), (1.0, 0)], 10)
    paper.cutout(image, clay("#3c4a70"), (-0.85, 0.05, -0.08), (0, 0, 0), 0.8, depth=0.03, bevel=0)
    kit.rope([(-1.15, -0.32, 0.36), (-0.55, -0.36, 0.12), (-0.08, -0.4, -0.1)], 0.024, clay("#e8d6b8"), 4)
    blade = paper.outline([(-0.06, 0.14), (0.05, 0.14), (0.09, -0.1), (0, -0.17), (-0.09, -0.1)], 6)
    paper.cutout(blade, clay("#e8d6b8"), (0.02, -0.4, -0.17), (0, 62, 0), 0.85, depth=0.03, bevel=0.01)


def paint(draft):
    """Cut paper, lit from behind through one hole in the water."""
    light.world("#cfdcec", "#f0d8bc", 0.75)
    stage.camera((0, -14, -0.35), (0, 0, -0.35), 58)
    sky_sheets()
    shores()
    lake()
    sun_below()
    boat()
    rng = random.Random(8)
    for k, turn in enumerate((200, 228, 254, 282, 306, 332, 172, 150)):
        a = math.radians(turn)
        reach = RADIUS + 0.62 + 0.12 * (k % 2)
        x, z = SUN[0] + reach * math.cos(a), SUN[1] + reach * math.sin(a)
        fish(
            x,
            z,
            rng.uniform(0.36, 0.52),
            math.degrees(math.atan2(SUN[1] - z, SUN[0] - x)),
            rng.choice(("#33456f", "#3d5078", "#2b3a60")),
        )
    light.bulb((SUN[0], 0.9, SUN[1]), 260, "#ffb060", 0.5)
    light.bulb((SUN[0], -0.9, SUN[1] + 0.3), 40, "#ffb878", 0.6)
    light.area((-5, -7, 6), (0, 0, 1), 3, 520, "#fff2e0")
    light.area((6, -6, -2), (0, 0, -1), 4, 160, "#8aa0d8")
    return Finish(shadows="#2c3560", lights="#fff1d4", vignette=0.15)
