# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors have left town and walk off towards the evening, without their houses."""

import math
import random

import cv2
import numpy as np

from painter import kit, light, materials, paper, sky, stage
from painter.clay import smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings

PAINTS = ("#c8566a", "#d8a070", "#e8c8a8", "#7a3a4a", "#d9788a", "#5a7a9a", "#b04a3c")
FRAMES = ("#f0dcc4", "#8a4048", "#e6b8ac", "#a85058")
MATS = ("#d8a08a", "#c8806a", "#e8c8a8")
BRASS = "#d8a04a"
AJAR = 1
LEGS = 0.62  # how high the doors walk


STEPS = (
    (2.5, -2.2),
    (0.8, 1.1),
    (-1.4, 5.5),
    (-4.1, 11.0),
    (-7.1, 18.0),
    (-8.4, 26.0),
    (-6.0, 36.0),
    (-1.5, 46.0),
)
PATH = smooth_path([(4.2, -9.0), *STEPS, (3.0, 52.0)], 20)


def track(y):
    """Where the doors walk: from the right before us in a long bend to the sun."""
    return np.interp(np.asarray(y, float), PATH[:, 1], PATH[:, 0])


def ground(x, y):
    """Low dunes; along the track the sand is pressed down by thresholds."""
    dune = 0.16 * np.sin(x * 0.42 + y * 0.21) + 0.1 * np.sin(x * 0.23 - y * 0.5 + 1)
    away = np.abs(x - track(y))
    pressed = np.exp(-((away / 0.6) ** 4)) * (0.6 + 0.4 * np.sin(y * 5.2))
    wave = 0.018 * np.sin(y * 6.5 + 1.6 * np.sin(x * 0.8)) * (away > 0.7)
    return dune - 0.08 * pressed + 0.05 * np.exp(-(((away - 0.85) / 0.2) ** 2)) + wave


def arched(width, height, rise):
    """The outline of a door leaf with a round or straight head."""
    a = np.linspace(0, math.pi, 14)
    top = [(width / 2 * math.cos(t), height - rise + rise * math.sin(t)) for t in a]
    return [(-width / 2, 0), (width / 2, 0), *top]


def door(
    at,
    turn,
    rng,
    *,
    width=1.1,
    height=2.3,
    rise=0.06,
    leaf=0.0,
    colour="#c8566a",
    frame="#f0dcc4",
    peep="#1c0e14",
):
    """A door in its frame with threshold, mat, knob and peephole; `leaf` opens it, in degrees."""
    w, h = width, height
    opening = paper.Polygon(arched(w, h, rise))
    surround = (
        opening.buffer(0.1, join_style=2).intersection(paper.rectangle(-9, 0, 9, 9)).difference(opening)
    )
    parts = [
        paper.cutout(surround, clay(frame, bump=0.5, grain=14, vary=0.2), (0, 0, 0), depth=0.3, bevel=0.015),
        kit.box((w + 0.44, 0.5, 0.07), clay("#b88a84", bump=0.6), (0, 0, -0.01)),
        kit.box(
            (w * 0.8, 0.5, 0.035),
            clay(rng.choice(MATS), bump=1, grain=50),
            (0, -0.55, 0.0),
            (0, 0, rng.uniform(-9, 9)),
        ),
    ]
    wood = clay(colour, bump=0.5, grain=9, vary=0.22)
    shade = clay(colour, bump=0.6, grain=9, vary=0.3, rough=0.9)
    moving = [paper.cutout(opening, wood, (w / 2, 0, 0), depth=0.08)]
    style = rng.randrange(3)
    rows = ((0.1, 0.42), (0.5, 0.9)) if style else ((0.08, 0.3), (0.36, 0.58), (0.64, 0.88))
    for low, high in rows:
        for x in (-0.22, 0.22) if style != 2 else (0,):
            size = (w * (0.32 if style != 2 else 0.72), 0.05, (high - low) * h - rise * 0.5 * (high > 0.8))
            moving.append(kit.box(size, shade, (w / 2 + x * w, -0.045, low * h), bevel=0.025))
    moving.append(kit.sphere(0.05, clay(BRASS, rough=0.3, metal=0.7), (w * 0.9, -0.1, h * 0.46), 16))
    moving.append(
        kit.sphere((0.038, 0.02, 0.038), clay(BRASS, rough=0.3, metal=0.7), (w / 2, -0.075, h * 0.68), 14)
    )
    moving.append(
        kit.sphere(
            (0.024, 0.02, 0.024),
            lamp(peep, 3) if peep == "#f4c430" else clay(peep),
            (w / 2, -0.085, h * 0.68),
            12,
        )
    )
    parts.append(kit.group(moving, (-w / 2, 0, 0.06), (0, 0, leaf)))
    if rise > 0.5:
        a = np.linspace(0, math.pi, 13)
        fan = [(w * 0.36 * math.cos(t), h - rise + w * 0.36 * math.sin(t)) for t in a]
        parts.append(
            paper.cutout(paper.Polygon(fan), lamp("#ffb860", 0.9), (0, -0.06, 0.06), depth=0.05, bevel=0)
        )
        for t in (0.25, 0.5, 0.75):
            end = (
                w * 0.36 * math.cos(math.pi * t),
                -0.12,
                h - rise + 0.06 + w * 0.36 * math.sin(math.pi * t),
            )
            parts.append(kit.rope([(0, -0.12, h - rise + 0.06), end], 0.02, clay(frame), 1))
    parts.append(kit.box((w * 0.26, 0.04, 0.07), clay(BRASS, rough=0.3, metal=0.7), (0, -0.1, h * 0.36)))
    iron = clay("#3a2030", bump=0.4)
    for side, stride in ((-1, -0.34), (1, 0.34)):
        x = side * w * 0.34
        leg = [
            (x, 0, 0.02),
            (x + 0.1 * side, -0.1 - stride * 0.3, -0.3),
            (x, -stride, -LEGS + 0.1),
            (x, -0.12 - stride, -LEGS + 0.06),
        ]
        parts.append(kit.rope(leg, 0.075, iron, 5))
        parts.append(kit.sphere((0.13, 0.2, 0.085), iron, (x, -0.16 - stride, -LEGS + 0.07), 18))
    return kit.group(parts, at, turn)


def hall():
    """What is seen through the open door: papered walls, a lamp, a coat on its hook, and stairs that climb away."""
    h, w = 600, 260
    view = sky.gradient([(0, "#c87a2c"), (0.22, "#ffd870"), (0.62, "#f0a848"), (1, "#a85a30")], 3, 0.04, h, w)

    def fill(points, tone):
        cv2.fillPoly(view, [np.array(points, np.int32)], tone, cv2.LINE_AA)

    for x in range(6, w, 22):  # stripes of the wallpaper
        cv2.line(view, (x, 0), (x, 470), (0.93, 0.62, 0.28), 5, cv2.LINE_AA)
    fill([(0, 470), (110, 440), (260, 500), (260, 600), (0, 600)], (0.62, 0.30, 0.16))
    fill([(20, 600), (70, 470), (128, 470), (180, 600)], (0.75, 0.16, 0.14))  # a runner up the hall
    for k in range(13):
        x, y = 92 + 13 * k, 480 - 30 * k
        fill([(x, y), (w, y), (w, y + 30), (x, y + 30)], (0.78 - 0.02 * k, 0.46 - 0.01 * k, 0.22))
        fill([(x, y), (w, y), (w, y + 9), (x + 4, y + 9)], (1.0, 0.86, 0.55))
        fill([(x + 40, y), (w - 30, y), (w - 30, y + 30), (x + 40, y + 30)], (0.72, 0.15, 0.13))
        fill([(x + 40, y), (w - 30, y), (w - 30, y + 8), (x + 44, y + 8)], (0.95, 0.36, 0.26))
        cv2.line(view, (x + 6, y + 4), (x + 6, y - 74), (0.42, 0.18, 0.1), 4, cv2.LINE_AA)
    cv2.line(view, (92, 404), (252, 36), (0.36, 0.14, 0.08), 9, cv2.LINE_AA)
    cv2.line(view, (94, 490), (94, 392), (0.36, 0.14, 0.08), 11, cv2.LINE_AA)
    fill([(22, 236), (46, 226), (64, 240), (70, 380), (44, 392), (16, 380)], (0.24, 0.34, 0.46))  # the coat
    cv2.ellipse(view, (44, 222), (26, 9), 0, 0, 360, (0.30, 0.16, 0.12), -1, cv2.LINE_AA)
    cv2.ellipse(view, (44, 212), (15, 14), 0, 180, 360, (0.30, 0.16, 0.12), -1, cv2.LINE_AA)
    cv2.line(view, (110, 0), (110, 84), (0.4, 0.2, 0.1), 3, cv2.LINE_AA)
    fill([(74, 132), (146, 132), (124, 84), (96, 84)], (1.0, 0.95, 0.74))
    return view


def town():
    """On the horizon the town they left: a lit hole in each of its houses."""
    rng = random.Random(3)
    for k in range(24):
        x = -19 + 1.75 * k + rng.uniform(-0.5, 0.5)
        y = 40 + rng.uniform(-3, 4)
        if -8 < x < -3:
            continue
        w, h = rng.uniform(1.5, 2.2), rng.uniform(1.7, 3.2)
        at = np.array((x, y, float(ground(np.array(x), np.array(y))) - 0.1))
        buildings.house(
            at,
            (0, 0, 0),
            1.0,
            width=w,
            depth=1.6,
            height=h,
            roof=rng.uniform(0.8, 1.6),
            glow=None,
            wall=rng.choice(("#9a5c78", "#b8788a", "#84486e")),
            tiles=rng.choice(("#5a2c54", "#6a3458", "#4a2450")),
        )
        kit.box((0.5, 0.1, 1.05), lamp("#ffcf6a", 1.5), at + (0, -0.85, 0.05), bevel=0).name = "gap"


def procession():
    """One behind the other, each rocking from foot to foot; one stands ajar, and there is light in it."""
    rng = random.Random(8)
    for k, (x, y) in enumerate(STEPS):
        heading = math.degrees(math.atan2(float(track(y + 0.5) - track(y - 0.5)), 1))
        w, h = rng.uniform(1.35, 1.6), rng.uniform(3.1, 3.7)
        leaf = -78.0 if k == AJAR else 0.0
        thing = door(
            (x, y, float(ground(np.array(x), np.array(y))) + LEGS - 0.02),
            (rng.uniform(-3, 3), (-1) ** k * rng.uniform(5, 8), -heading * 0.6 + rng.uniform(-8, 8)),
            rng,
            width=w,
            height=h,
            rise=(w / 2, 0.05, 0.3)[k % 3],
            leaf=leaf,
            colour=PAINTS[k % 7],
            frame=FRAMES[k % 4],
        )
        thing.name = "door"
        if k == AJAR:
            thing.scale = (-1, 1, 1)  # hinged on the far side, so that we see in
            pane = kit.plane(
                w, h, materials.picture(sky.image(hall()), 1.15), (0, 0.1, h / 2 + 0.05), (90, 0, 0)
            )
            pane.parent = thing
            light.area((x, y - 0.2, 1.4), (x - 1.6, y - 5, 0), 1.0, 330, "#ffd860")


def paint(draft):
    """The sun is almost down; long shadows come towards us."""
    light.world("#7a4a78", "#8a5a6a", 0.36)
    camera = stage.camera((0, -12.2, 2.6), (0, 0, 2.3), 42)
    dusk = sky.gradient(
        [
            (0, "#4a2a56"),
            (0.24, "#7d3f66"),
            (0.42, "#b9586e"),
            (0.53, "#ee8a74"),
            (0.59, "#ffd8a0"),
            (1, "#d87868"),
        ],
        9,
        0.07,
    )
    dusk = sky.clouds(
        dusk, "#e88a86", "#6a345e", cover=0.42, cell=300, seed=21, stretch=2.0, band=(0.0, 0.5), amount=0.8
    )
    sky.backdrop(dusk, 90, camera)

    def tones(x, y, z):
        t = np.clip(0.5 + 0.3 * np.sin(x * 0.6 + y * 0.45) + 0.25 * np.sin(y * 0.9 - x * 0.3), 0, 1)[:, None]
        return np.array(linear("#8e4a60")) * (1 - t) + np.array(linear("#c27876")) * t

    kit.land(ground, (-20, 16), (-11, 50), clay(bump=0.5, grain=6, vary=0.1), 620, tones)
    procession()
    town()
    light.sun((80, 0, 171), 4.2, "#ffb070", 1.2)
    light.area((-7, -11, 7), (0, -1, 1.4), 5, 1000, "#b890d8")
    light.area((7, -10, 4), (1, -1, 1.4), 4, 240, "#e89aa8")
    return Finish(
        fog=Fog("#e8967a", 20, 60, 0.6),
        shadows="#2c1038",
        lights="#fff0c4",
        focus=("door", "gap"),
        vignette=0.22,
    )
