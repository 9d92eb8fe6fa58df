# SPDX-License-Identifier: GPL-3.0-or-later
"""The harp is strung with rain, and she plays until the cloud has passed."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, block, rotation, smooth_path
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

PLANE = 0.6
COLUMN, CROWN = -2.05, 7.05
NECK = [
    (-2.05, 6.75),
    (-1.5, 6.3),
    (-0.8, 5.98),
    (0.0, 6.02),
    (0.8, 6.3),
    (1.5, 6.25),
    (1.95, 5.75),
    (1.85, 5.2),
]
BOX = [(-1.75, 0.75), (1.9, 5.45)]
CLOUD = 7.0


def wood():
    """The dark, polished wood of the harp."""
    return surfaces.wood("#4a2c20", along="z", grain=5, dark="#20120c")


def column():
    """A straight pillar with a turned foot and a gilt capital."""
    shaft = [
        (0.001, 0.2),
        (0.5, 0.2),
        (0.52, 0.34),
        (0.4, 0.42),
        (0.42, 0.6),
        (0.3, 0.72),
        (0.24, 0.95),
        (0.2, 1.3),
        (0.17, 3.5),
        (0.16, 5.9),
        (0.2, 6.0),
        (0.17, 6.08),
        (0.2, 6.3),
        (0.3, 6.62),
        (0.34, 6.78),
        (0.26, 6.86),
        (0.3, 6.95),
        (0.2, 7.06),
        (0.001, 7.1),
    ]
    kit.place(kit.lathe(shaft, wood(), 48), (COLUMN, PLANE, 0)).name = "harp"
    gilt = surfaces.metal("#c9953e", rough=0.35)
    for z, r in ((0.72, 0.31), (1.3, 0.205), (6.04, 0.2), (6.78, 0.345)):
        kit.place(kit.ring(r, 0.035, gilt, 48, 8), (COLUMN, PLANE, z)).name = "harp"


def neck():
    """The curved neck from the capital to the shoulder, one piece of wood, deeper in its middle."""
    widths = [0.38, 0.34, 0.34, 0.37, 0.42, 0.43, 0.38, 0.3]
    fine, shape = smooth_path([(x, 0, z) for x, z in NECK], 10), None
    at = np.linspace(0, len(widths) - 1, len(fine))
    breadth = np.interp(at, range(len(widths)), widths)
    for (x, _, z), w in zip(fine, breadth, strict=True):
        disc = paper.Point(float(x), float(z)).buffer(float(w) / 2, 24)
        shape = disc if shape is None else shape.union(disc)
    paper.cutout(shape.simplify(0.008), wood(), (0, PLANE, 0), depth=0.3, bevel=0.05).name = "harp"


def sound_box():
    """A long tapered body from the foot to the shoulder, with a pale soundboard along its upper edge."""
    (x0, z0), (x1, z1) = BOX
    along = np.array((x1 - x0, z1 - z0)) / math.hypot(x1 - x0, z1 - z0)
    across = np.array((along[1], -along[0]))
    low, high = np.array(BOX[0]) - along * 0.35, np.array(BOX[1]) - along * 0.05
    body = paper.Polygon([low, high, high + across * 0.42, low + across * 0.72 + along * 0.3]).buffer(0.12)
    paper.cutout(body, wood(), (0, PLANE, 0), depth=0.8, bevel=0.1).name = "harp"
    board = paper.Polygon(
        [low - across * 0.08, high - across * 0.08, high + across * 0.02, low + across * 0.02]
    )
    paper.cutout(
        board, surfaces.wood("#b07a44", along="x", grain=5), (0, PLANE, 0), depth=0.9, bevel=0.02
    ).name = "harp"
    foot = paper.outline(
        [(-2.75, 0.0), (-2.7, 0.35), (-1.9, 0.5), (-0.9, 0.75), (-0.1, 0.85), (0.1, 0.5), (0.12, 0.0)]
    )
    paper.cutout(foot, wood(), (0, PLANE, 0), depth=1.3, bevel=0.08).name = "harp"


def strings():
    """Rain: unbroken threads from the cloud, through the neck, down to the soundboard."""
    (x0, z0), (x1, z1) = BOX
    shine = lamp("#eefaf8", 2.4)
    for k in range(15):
        x = -1.55 + 0.215 * k
        low = z0 + (z1 - z0) * (x - x0) / (x1 - x0)
        thread = kit.rope([(x, PLANE, CLOUD + 0.3), (x, PLANE, low)], 0.023, shine, 1)
        thread.name = "thread of rain"


def cloud():
    """One long, low, heavy cloud that lies on the harp's head; flat below, torn at its ends."""
    form = Clay()
    lobes = (
        (-3.0, 0.15, 0.42),
        (-2.3, 0.3, 0.62),
        (-1.5, 0.6, 0.85),
        (-0.5, 0.85, 1.05),
        (0.6, 0.7, 0.95),
        (1.5, 0.45, 0.8),
        (2.3, 0.3, 0.58),
        (2.9, 0.12, 0.36),
        (-1.0, 1.25, 0.7),
        (0.1, 1.5, 0.75),
        (-2.0, 0.85, 0.5),
        (1.1, 1.15, 0.55),
    )
    for k, (x, z, r) in enumerate(lobes):
        at = (x - 0.15, PLANE + 0.25 * math.sin(3 * k), CLOUD + z)
        form.add(ball(at, (r * 1.08, r * 0.85, r * 0.85)), "#98acac", 0.05)
    form.carve(block((0, PLANE, CLOUD - 1.0), (6, 4, 1.0), 0.2), 0.3, "#5f7880")
    made = kit.model(
        form, (-4.6, -1.6, 6.6), (4.4, 3.0, 9.4), 150, clay(bump=0.35, grain=3, vary=0.1, rough=0.95)
    )
    made.name = "cloud"


def shore():
    """A still lake with one flat rock in it; hills dissolve in the mist."""
    kit.land(lambda x, y: 0 * x, (-60, 60), (-14, 58), surfaces.water("#3f6a70", ripple=1.6, rough=0.06), 60)
    a = np.linspace(0, math.tau, 120)
    edge = 1 + 0.06 * np.sin(3 * a + 1) + 0.04 * np.sin(7 * a) + 0.02 * np.sin(15 * a)
    rows = [(1.0, -0.1), (0.99, 0.08), (0.95, 0.17), (0.8, 0.2), (0.02, 0.22)]
    rock = np.stack(
        [
            np.stack([0.1 + 3.15 * t * edge * np.cos(a), 0.3 + 1.5 * t * edge * np.sin(a), z + 0 * a], -1)
            for t, z in rows
        ],
        0,
    )
    kit.sheet(rock, clay("#4c5450", bump=0.9, grain=5, vary=0.25, rough=0.6)).name = "rock"
    for far, colour, tall, phase in ((36, "#4f7476", 2.6, 0.6), (50, "#7f9c98", 4.2, 2.4)):
        kit.land(
            lambda x, y, far=far, tall=tall, phase=phase: (
                tall
                * (0.45 + 0.35 * np.sin(x * 0.17 + phase) + 0.12 * np.sin(x * 0.5))
                * np.exp(-(((y - far) / 3) ** 2))
                - 0.1
            ),
            (-50, 50),
            (far - 5, far + 5),
            clay(colour, bump=0.3, grain=1.5),
            80,
        )


def harpist():
    """A woman in a raspberry gown in profile, small before the harp, her near hand in the strings."""
    at, turn = np.array((0.66, -0.3, 0.2)), -90
    inside = rotation((0, 0, -turn))
    playing = Arm((0, -0.7, 0.1), (0.6, 0.3, -0.8), palm=(-1, 0, -0.2), curl=0.35, thumb=0.2)
    her = person(
        age=40,
        female=1,
        build="average",
        tall=3.7,
        height_heads=5.4,
        pose=replace(POSES["seated"], left=playing, right=playing),
        expression="calm",
        look=Look(SKINS["tan"], eye=1.0),
        hair="bun",
        hair_colour="#2f1f1a",
        clothes=[Garment("dress", "#a82a50", length=0.9, flare=0.4, sleeve=0.6, loose=0.1)],
        reach={
            "left": inside @ (np.array((-0.5, 0.25, 3.45)) - at),
            "right": inside @ (np.array((-0.6, 0.95, 3.75)) - at),
        },
        look_at=inside @ (np.array((-1.6, -0.1, 4.3)) - at),
        shoes="#2a1c1c",
    )
    kit.place(her.thing, at, (0, 0, turn))
    seat = her.seat()
    stool = [
        (0.001, 0),
        (0.5, 0),
        (0.46, 0.1),
        (0.2, 0.25),
        (0.18, seat[2] - 0.5),
        (0.5, seat[2] - 0.33),
        (0.52, seat[2] - 0.2),
        (0.001, seat[2] - 0.18),
    ]
    kit.place(kit.lathe(stool, wood(), 40), (seat[0] + 0.05, seat[1], 0.2)).name = "stool"


def paint(draft):
    """Mist over the lake; a clear band of evening light low behind the harp."""
    light.world("#a8c8c4", "#4f6a68", 0.36)
    camera = stage.camera((0.0, -15.5, 2.0), (0.0, 0, 4.0), 50)
    mist = sky.gradient(
        [
            (0, "#24424e"),
            (0.3, "#335a62"),
            (0.55, "#56807f"),
            (0.68, "#94ab98"),
            (0.76, "#f2dca8"),
            (0.8, "#cfc7a0"),
            (1, "#8fa89c"),
        ],
        11,
        0.12,
    )
    sky.backdrop(mist, 62, camera)
    shore()
    column()
    neck()
    sound_box()
    strings()
    cloud()
    harpist()
    light.area((4, 9, 10), (0, 0.5, 3.5), 3, 2100, "#ffe2a8")
    light.area((7, -6, 6), (0.5, 0, 3.5), 3, 420, "#ffe8c4")
    light.area((-8, -8, 5), (0, 0, 3), 5, 400, "#8fc4d0")
    return Finish(
        fog=Fog("#c8d0b4", 20, 55, 0.6),
        shadows="#1c2226",
        lights="#fff2d4",
        focus=("thread", "harp"),
        broken=0.12,
        second="#173a4a",  # the mint family's brown would be worms in this sky
        vignette=0.2,
    )
