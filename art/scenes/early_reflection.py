# SPDX-License-Identifier: GPL-3.0-or-later
"""The sun has not come up, but its reflection has."""

import math
import random

import numpy as np

from painter import light, paper, stage
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
    """The disc in the depth: rings of paint from cream to apricot."""
    rings = (("#f5a25c", 1.0), ("#fbb56c", 0.86), ("#ffc884", 0.7), ("#ffdca4", 0.5), ("#fff0cc", 0.28))
    for k, (tone, part) in enumerate(rings):
        disc = paper.wavering(paper.Point(*SUN).buffer(RADIUS * part * 1.12, 60), 0.03, 50 + k)
        paper.cutout(disc, lamp(tone, 1.25 + 0.25 * k), (0, 1.9 - 0.03 * k, 0), depth=0.02, bevel=0)


def fish(x, z, size, heading, tone):
    """One of those who have come to warm themselves, like cattle."""
    body = paper.outline([(-0.5, 0), (-0.1, 0.2), (0.35, 0.13), (0.55, 0), (0.35, -0.13), (-0.1, -0.2)], 8)
    tail = paper.Polygon([(-0.36, 0), (-0.78, 0.26), (-0.66, 0), (-0.78, -0.26)])
    fin = paper.outline([(-0.1, 0.15), (0.05, 0.32), (-0.3, 0.28), (-0.28, 0.1)], 5)
    shape = paper.rounded(paper.unary_union([body, tail, fin]), 0.015).difference(
        paper.Point(0.3, 0.035).buffer(0.022)
    )
    paper.cutout(
        shape, clay(tone, bump=0.4, grain=24), (x, 0.0, z), (0, -heading, 0), size, depth=0.05, bevel=0.01
    )


def boat():
    """Nobody is in it, and it does not touch the light. Below it, its own image."""
    upper = [(-1.3, 0.34), (-0.75, 0.14), (0, 0.08), (0.75, 0.14), (1.3, 0.34)]
    hull = paper.outline([*upper, (0.95, -0.12), (0, -0.24), (-0.95, -0.12)], 10)
    inside = paper.outline([(-1.05, 0.22), (0, 0.3), (1.05, 0.22), (0, 0.07)], 10)
    dark, pale = clay("#26345a", bump=0.4, grain=20), clay("#8a5a44", bump=0.4, grain=20)
    at = (-0.8, 0.18)
    paper.cutout(inside, pale, (at[0], -0.08, at[1]), (0, -2, 0), 0.95, depth=0.04, bevel=0.01)
    paper.cutout(hull, dark, (at[0], -0.18, at[1]), (0, -2, 0), 0.95, depth=0.14, bevel=0.02).name = "boat"
    image = paper.outline([(-0.95, 0), (0, 0.03), (0.95, 0), (0.6, -0.16), (0, -0.22), (-0.6, -0.16)], 10)
    paper.cutout(image, clay("#4a5684"), (at[0], -0.02, at[1] - 0.25), (0, 2, 0), 0.95, depth=0.03, bevel=0)
    oar = paper.ribbon([(-0.75, 0.52), (0.55, 0.02)], 0.055)
    blade = paper.outline([(0.5, 0.09), (0.62, 0.08), (0.86, -0.1), (0.74, -0.16), (0.5, -0.04)], 4)
    paper.cutout(
        oar.union(blade), clay("#f0dcb8"), (at[0] + 0.05, -0.3, at[1]), depth=0.05, bevel=0.01
    ).name = "oar"


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
    for k, turn in enumerate((196, 224, 252, 286, 316, 344, 166)):
        a = math.radians(turn)
        reach = RADIUS + 0.62 + 0.12 * (k % 2)
        x, z = SUN[0] + reach * math.cos(a), SUN[1] + reach * math.sin(a)
        fish(
            x,
            z,
            rng.uniform(0.5, 0.68),
            math.degrees(math.atan2(SUN[1] - z, SUN[0] - x)),
            rng.choice(("#33456f", "#3d5078", "#2b3a60")),
        )
    light.bulb((SUN[0], 0.9, SUN[1]), 260, "#ffb060", 0.5)
    light.bulb((SUN[0], -0.9, SUN[1] + 0.3), 40, "#ffb878", 0.6)
    light.area((-5, -7, 6), (0, 0, 1), 3, 520, "#fff2e0")
    light.area((6, -6, -2), (0, 0, -1), 4, 160, "#8aa0d8")
    return Finish(shadows="#2c3560", lights="#fff1d4", vignette=0.15)
