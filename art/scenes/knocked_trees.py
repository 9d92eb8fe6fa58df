# SPDX-License-Identifier: GPL-3.0-or-later
"""She has knocked on every tree. The last one is opening."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import parlour
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

KNOCK = Arm((0.1, -0.9, 0.1), (0.6, 0.1, -1), palm=(-0.6, 0.1, -0.8), curl=0.7, thumb=0.6)


def trunk():
    """The bark of one great tree at the right, open a hand's breadth; orange light comes out."""
    a, z = np.meshgrid(np.linspace(-2.75, 0.62, 160), np.linspace(-1, 9, 150), indexing="ij")
    r = (
        2.9
        + 0.16 * np.sin(a * 14 + 1.2 * np.sin(z * 1.1))
        + 0.08 * np.sin(a * 31 + z * 2.2)
        + 0.5 * np.exp(-z * 0.9)
    )
    gap = 0.085 + 0.05 * np.sin(z * 0.9 + 0.6)
    ajar = np.clip(1 - np.abs(z - 3.4) / 4.2, 0, 1) ** 0.5
    middle = -2.28
    push = np.where(
        np.abs(a - middle) < gap * ajar * 2.2, -0.9 * (1 - np.abs(a - middle) / (gap * ajar * 2.2 + 1e-6)), 0
    )
    r = r + push
    x, y = 3.35 + r * np.cos(a), 2.4 + r * np.sin(a)
    ridge = 0.5 + 0.5 * np.sin(a * 14 + 1.2 * np.sin(z * 1.1))
    tone = np.array(linear("#3d3a2c")) * (0.55 + 0.75 * ridge[..., None])
    moss = np.clip(np.sin(z * 1.3 + 3 * a) - 0.4, 0, 0.6)[..., None] * np.array(linear("#5f8a4a"))
    kit.sheet(np.stack([x, y, z], -1), clay(bump=0.9, grain=8, vary=0.2), tone + moss).name = "bark"
    lines = []
    for zz in np.linspace(0.2, 6.8, 30):
        open_ = max(0.0, 1 - abs(zz - 3.4) / 3.9) ** 0.5
        lines.append((zz, 0.2 * open_ + 0.01))
    left = [(3.35 + 2.2 * math.cos(middle) - w * 1.0, 2.4 + 2.2 * math.sin(middle), zz) for zz, w in lines]
    right = [(3.35 + 2.2 * math.cos(middle) + w * 1.3, 2.4 + 2.2 * math.sin(middle), zz) for zz, w in lines]
    kit.sheet(np.stack([np.array(left), np.array(right)], 1), lamp("#ffb24a", 3.0)).name = "light in the gap"
    light.area(
        (3.35 + 3.4 * math.cos(middle), 2.4 + 3.6 * math.sin(middle), 3.6),
        (-0.8, -1.0, 3.9),
        0.9,
        230,
        "#ffa040",
    )


def wood():
    """Behind her the other trunks, shut; in the first of them a spy-hole has come open."""
    rng = random.Random(7)
    for k, (x, y, r) in enumerate(
        (
            (-4.3, 7.5, 1.3),
            (-1.7, 12, 1.4),
            (-6.5, 12.5, 1.6),
            (1.2, 17, 1.5),
            (-4, 18, 1.5),
            (4.8, 13, 1.6),
            (-8.5, 18, 1.6),
        )
    ):
        bole = Clay().add(
            tube([(0, 0, -0.5), (0.1 * math.sin(k), 0, 4), (0, 0, 12)], [r * 1.25, r, r * 0.9]), "#2e3a2e"
        )
        for _ in range(10):
            a = rng.uniform(0, 6.28)
            bole.carve(
                tube(
                    [
                        (r * 1.25 * math.cos(a), r * 1.25 * math.sin(a), 0),
                        (r * 1.08 * math.cos(a + 0.2), r * 1.08 * math.sin(a + 0.2), 12),
                    ],
                    [0.1, 0.12],
                ),
                0.1,
            )
        kit.place(
            kit.model(bole, (-2.3, -2.3, -0.5), (2.3, 2.3, 12), 60, clay(bump=0.8, grain=6, vary=0.2)),
            (x, y, 0),
        )
    kit.sphere((0.2, 0.05, 0.2), lamp("#ffc46a", 2.5), (-3.85, 6.1, 4.5), 20)
    kit.land(
        lambda x, y: 0.1 * np.sin(x) + 0.08 * np.sin(y * 1.3),
        (-16, 16),
        (-6, 34),
        clay("#3f5a3a", bump=0.9, grain=5, vary=0.25),
        90,
    )


def bride():
    """Fifty, a plain white dress; her knuckles still at the bark, the other hand on her heart, her face lit."""
    her = person(
        age=50,
        female=1,
        build="average",
        tall=5.6,
        height_heads=5.2,
        pose=replace(POSES["hand on heart"], left=KNOCK),
        expression="grateful",
        look=Look(SKINS["umber"], eye=1.1, nose=0.95),
        hair="bun",
        hair_colour="#2a2422",
        clothes=[Garment("dress", "#f2eadb", length=0.9, flare=0.35, collar="round", sleeve=1, loose=0.12)],
        shoes="#3a2a20",
        reach={"left": (0.35, -1.95, 4.4)},
        look_at=(1.6, -4, 5.3),
    )
    kit.place(her.thing, (-1.45, -0.6, -0.9), (0, 0, 62))
    bloom = clay("#f6efe2", emit=0.08, bump=0.3)
    for k in range(7):
        a = math.tau * k / 7
        at = her.face() + (-0.62 + 0.1 * math.cos(a), 0.05, 0.42 + 0.1 * math.sin(a))
        kit.sphere((0.085, 0.05, 0.085), bloom, at, 14)
    parlour.candle((-0.05, -1.6, 0.95), 1.5)
    stump = kit.lathe([(0.75, -1.5), (0.62, 0.6), (0.58, 0.92), (0.001, 0.95)], surfaces.wood("#5f4a30"), 40)
    kit.place(stump, (-0.05, -1.6, 0)).name = "stump"


def paint(draft):
    """Bottle green dark; the light has been waiting inside."""
    light.world("#6f9a80", "#2c3c30", 0.42)
    camera = stage.camera((-0.15, -8.6, 3.55), (0.0, 0.4, 3.35), 46)
    dusk = sky.gradient([(0, "#1f4036"), (0.5, "#3a6a54"), (1, "#7fa888")], 4, 0.12)
    sky.backdrop(dusk, 70, camera)
    wood()
    trunk()
    bride()
    light.area((-6, -6, 7), (-1, 0, 3), 3, 420, "#cfe8c8")
    light.area((2.2, -5, 4.6), (-1.3, -0.8, 3.9), 1.2, 70, "#ffc890", 70)
    light.area((-3, 6, 7), (-1, 0, 4), 3, 320, "#a8d0b8")
    return Finish(fog=Fog("#5f8a70", 10, 34, 0.65), shadows="#10241e", lights="#fff0cc", vignette=0.26)
