# SPDX-License-Identifier: GPL-3.0-or-later
"""Of all the cups in the town, the cloud has chosen one."""

import random

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish, Fog
from painter.materials import clay

CHOSEN = np.array((0.55, 1.5))
STEP = 1.5  # from one cup to the next


def cup(body, lip, tall, handle):
    """An earthen cup one unit wide: outside, glazed lip and inside, handle."""
    h = tall
    wall = kit.lathe(
        [
            (0.001, 0.0),
            (0.3, 0.0),
            (0.32, 0.03),
            (0.3, 0.07),
            (0.42, 0.3 * h),
            (0.48, 0.65 * h),
            (0.5, 0.86 * h),
        ],
        body,
        40,
    )
    rim = kit.lathe(
        [
            (0.5, 0.86 * h),
            (0.518, 0.95 * h),
            (0.5, h),
            (0.46, 0.985 * h),
            (0.44, 0.8 * h),
            (0.37, 0.25 * h),
            (0.001, 0.18 * h),
        ],
        lip,
        40,
    )
    parts = [wall, rim]
    if handle:
        parts.append(
            kit.rope(
                [(0.45, 0, 0.8 * h), (0.62, 0, 0.77 * h), (0.63, 0, 0.42 * h), (0.4, 0, 0.27 * h)],
                0.06,
                body,
                6,
            )
        )
    return parts


def kinds():
    """Six sorts of cups, each as the meshes it is made of."""
    found = []
    for body, lip, tall, handle in (
        ("#b8583a", "#e8d4b0", 0.95, True),
        ("#9a4630", "#d8a078", 1.12, False),
        ("#d0a480", "#f4e6cc", 0.85, True),
        ("#c0683f", "#a8d0c0", 1.0, True),
        ("#7fa898", "#e4dcc0", 0.95, True),
        ("#a84c30", "#e8c898", 0.78, False),
    ):
        parts = cup(
            clay(body, bump=0.4, grain=12, vary=0.16, rough=0.55),
            clay(lip, bump=0.15, vary=0.08, rough=0.35),
            tall,
            handle,
        )
        found.append(([part.data for part in parts], tall))
        for part in parts:
            part.hide_render, part.location = True, (0, -60, -60)
    return found


def town():
    """Rows of empty cups as far as one can see, no two set down alike."""
    sorts, rng = kinds(), random.Random(12)
    for row in range(-5, 17):
        for column in range(-6, 7):
            x = CHOSEN[0] + (column + 0.5 * (row % 2)) * STEP + rng.gauss(0, 0.07)
            y = CHOSEN[1] + row * STEP * 0.87 + rng.gauss(0, 0.07)
            if row == 0 and column == 0:
                continue
            over = (row, column) == (0, -1)
            if over:
                x, y = CHOSEN[0] - STEP, CHOSEN[1]
            parts, tall = sorts[1] if over else rng.choice(sorts)
            size = 1.22 if over else rng.uniform(1.08, 1.26)
            turn = (180, 0, 40) if over else (rng.gauss(0, 2.5), rng.gauss(0, 2.5), rng.uniform(0, 360))
            for part in parts:
                one = kit.cast(part, (x, y, tall * size if over else 0), turn, size)
                one.name = f"cup {row} {column}"
    kit.land(lambda x, y: 0.02 * np.sin(x + y), (-14, 14), (-9, 26), clay("#5a3a34", bump=0.6, grain=6), 60)
    return np.array((CHOSEN[0] - STEP, CHOSEN[1], 1.12 * 1.22))


def chosen():
    """A white cup, and the light of the cloud in it, which is drawn later."""
    parts = cup(clay("#efe2c8", bump=0.2, rough=0.35), clay("#d8b468", bump=0.1, rough=0.35), 0.95, True)
    for part in parts:
        part.name = "chosen cup"
    kit.group(parts, (*CHOSEN, 0), (0, 0, -30), 1.5)
    x, y = CHOSEN
    light.bulb((x - 0.4, y - 0.5, 4.8), 120, "#ffc878", 0.5)
    light.bulb((x - 1.1, y - 0.9, 2.9), 16, "#ffc878", 0.2)
    light.bulb((x - 0.85, y + 0.75, 3.1), 18, "#ffd8a0", 0.15)


def paint(draft):
    """Blue dusk over the cups; the one light is the cloud."""
    light.world("#6f98b0", "#5a5a68", 0.62)
    stage.camera((-0.35, -10.4, 7.6), (-0.35, 1.75, 1.5), 64)
    town()
    chosen()
    light.area((-7, -4, 9), (0, 1, 0), 5, 420, "#9fc4d8")
    light.area((5, 10, 8), (0, 2, 1), 4, 420, "#8fb0d0")
    return Finish(
        fog=Fog("#41617a", 14, 24, 0.88),
        shadows="#1c2744",
        lights="#fff2cc",
        focus=("chosen",),
        lift=0.7,
    )
