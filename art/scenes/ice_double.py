# SPDX-License-Identifier: GPL-3.0-or-later
"""The skater glides on. Under the ice his reflection has stopped."""

import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import rotation
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import plants
from painter.people.garment import Garment
from painter.people.look import SKINS, Expression, Look
from painter.people.person import person
from painter.people.pose import Arm, Leg, Pose
from painter.people.poses import POSES

THICK = 0.55


def ice():
    """A thick clear slab, cut through before us: pale snow on top, bottle green within, cracks and bubbles."""
    rng = random.Random(4)
    n = 90
    x = np.linspace(-6, 6, n)
    low = -THICK - 0.06 * np.sin(x * 2.1) - 0.04 * np.sin(x * 5.3)
    tone = clay("#8fc4cf", rough=0.2, bump=0.5, grain=3, vary=0.3, emit=0.16)
    front = np.stack(
        [
            np.stack([x, 0 * x - 0.4, 0 * x], -1),
            np.stack([x, 0 * x - 0.45, low * 0.5], -1),
            np.stack([x, 0 * x - 0.4, low], -1),
        ],
        0,
    )
    kit.sheet(front, tone).name = "ice"
    under = np.stack([np.stack([x, 0 * x - 0.4, low], -1), np.stack([x, 0 * x + 14, low - 0.1], -1)], 0)
    kit.sheet(under, clay("#3f7f95", rough=0.2, emit=0.1, vary=0.3)).name = "ice below"
    kit.plane(60, 40, clay("#dfe9f2", bump=0.3, grain=3, vary=0.06), (0, 19.6, 0.0)).name = "ice top"
    white = clay("#f4fbff", emit=0.2)
    for _ in range(7):
        at = rng.uniform(-3, 3)
        crack = [(at, -0.47, -0.02)]
        for _ in range(4):
            crack.append((crack[-1][0] + rng.uniform(-0.25, 0.25), -0.47, crack[-1][2] - THICK / 4.6))
        kit.rope(crack, 0.012, white, 1)
    for _ in range(26):
        r = rng.uniform(0.015, 0.05)
        kit.sphere(
            (r, 0.02, r * 0.7), white, (rng.uniform(-3, 3), -0.46, -rng.uniform(0.1, THICK - 0.05)), 12
        )
    for k in range(12):
        r = rng.uniform(0.2, 0.5)
        kit.sphere(
            (r * 1.6, r, r * 0.22),
            clay("#f2f6fa", bump=0.4),
            (-3.4 + 0.6 * k, rng.uniform(-0.35, 0.1), 0),
            18,
        )


def below():
    """He stands upright in the dark water, a palm flat under the ice, and looks up after the one who goes."""
    at, turn = np.array((-0.75, 0.0, -6.4)), 24
    pose = replace(
        POSES["at ease"],
        left=Arm(
            (0.25, -0.25, 0.85), (1, 0.2, -0.3), point=(0.1, 0.7, 1), palm=(0, -0.3, 1), curl=0.02, thumb=-0.1
        ),
        right=Arm((0.22, -0.06, -0.92), (0.6, 0.8, -0.2), curl=0.7),
        look=(-14, 6, 20),
    )
    face = Expression("open", -0.8, 0, -0.1, 0.85, (0.55, 0.3), lid=0.24, skew=0.4)
    him = person(
        age=23,
        female=0,
        build="average",
        tall=5.35,
        height_heads=4.5,
        pose=pose,
        expression=face,
        look=Look(SKINS["brown"], eye=1.15),
        hair="short",
        hair_colour="#101820",
        clothes=[
            Garment("trousers", "#22344a"),
            Garment("top", "#8a4a3c", collar="roll", collar_colour="#a0604c", hem=0.24),
        ],
        reach={"left": rotation((0, 0, -turn)) @ (np.array((0.7, -0.15, -THICK - 0.16)) - at)},
    )
    kit.place(him.thing, at, (0, 0, turn))
    rng = random.Random(8)
    bubble = clay("#bfe4ee", rough=0.1, emit=0.15)
    for k in range(9):
        r = rng.uniform(0.03, 0.08)
        kit.sphere(r, bubble, (1.5 + rng.uniform(-0.4, 0.5), 0, -0.9 - 0.33 * k), 14)


def above():
    """The one who skates has not looked down: leaning into his stride, hands behind his back, scarf flying."""
    stride = Pose(
        left=Arm((-0.25, 0.42, -0.72), (1, 0.3, 0)),
        right=Arm((-0.25, 0.38, -0.76), (1, 0.3, 0)),
        left_leg=Leg((0.02, -0.18, -0.93)),
        right_leg=Leg((0.1, 0.55, -0.72), foot=(0.1, -0.6, -0.8)),
        tilt=(22, 0, 0),
        bend=(12, 0, 0),
        look=(-22, 0, 0),
    )
    him = person(
        age=23,
        female=0,
        build="average",
        tall=3.3,
        height_heads=4.6,
        pose=stride,
        expression="smiling",
        look=Look(SKINS["brown"], eye=1.15),
        hair="short",
        hair_colour="#14181c",
        clothes=[Garment("trousers", "#2f4a66"), Garment("top", "#f0602a", collar="roll")],
        scarf="#f8e6c8",
        shoes="#f4f0e8",
        wind=(0, 1.5, 0.2),
    )
    kit.place(him.thing, (1.05, 1.6, 0.12), (0, 0, 74))
    steel = clay("#5a6a78", rough=0.25, metal=0.6)
    for side in ("left", "right"):
        x, y, z = kit.spot_on(him.thing, him.thing[f"{side}_foot"])
        kit.box((0.75, 0.05, 0.1), steel, (x + 0.12, y, z - 0.3), (0, 0 if side == "left" else 38, -12), 0.02)


def shore():
    """Far firs and a low sun."""
    rng = random.Random(3)
    fir = kit.mould(plants.pine("#41597a", "#cfdcec", 50))
    for k in range(22):
        kit.cast(fir, (-13 + 1.25 * k, 24 + rng.uniform(-2, 3), -0.1), (0, 0, 40 * k), rng.uniform(1.6, 3.4))


def paint(draft):
    """A persimmon winter evening above, bottle-blue dark below; the ice is the line between."""
    light.world("#8fa4d0", "#2c5a70", 0.35)
    camera = stage.camera((0.1, -13.2, -0.05), (0.1, 0, -0.35), 58)
    dusk = [
        (0, "#5a78b4"),
        (0.22, "#b88ab0"),
        (0.4, "#f6a878"),
        (0.47, "#ffdca0"),
        (0.5, "#2c6478"),
        (0.62, "#16465e"),
        (1, "#0a2440"),
    ]
    sky.backdrop(sky.gradient(dusk, 5, 0.02), 62, camera)
    shore()
    kit.box((60, 0.2, 30), clay("#2f7a94", bump=0.3, grain=1.5, vary=0.1, emit=0.22), (0, 14.5, -31), bevel=0)
    ice()
    below()
    above()
    light.area((6, -4, 5), (0.8, 1.5, 1.5), 1.5, 520, "#ffb070")
    light.area((-4, -5, 4), (0.8, 1.5, 1.5), 3, 160, "#9fb8f0")
    light.area((1.6, -3.6, -0.2), (-0.6, 0, -2.2), 1.4, 330, "#bff0f4")
    light.area((0.6, -7, -2.2), (-0.6, 0, -1.7), 1.5, 150, "#d0f0f4")
    light.area((-4, -5, -3), (-0.6, 0, -2.5), 3, 110, "#4a7ac8")
    light.area((0.5, 5, -0.8), (-0.6, 0, -2.2), 2, 240, "#7fe0e0")
    return Finish(shadows="#12283e", lights="#fff2dc", vignette=0.2, focus=("ice",))
