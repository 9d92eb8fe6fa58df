# SPDX-License-Identifier: GPL-3.0-or-later
"""The skater glides on. Under the ice his reflection has stopped."""

import numpy as np

from painter import kit, light, materials, paper, sky, stage, surfaces
from painter.clay import smooth_path
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm, Leg, Pose
from painter.pixels import F, noise, ramp

SHORE = 4.2
DOUBLE = (-0.7, -1.7)
SKATER = (1.5, 1.3)
STRIDE = Pose(
    left=Arm((-0.25, 0.42, -0.72), (1, 0.3, 0)),
    right=Arm((-0.25, 0.38, -0.76), (1, 0.3, 0)),
    left_leg=Leg((0.02, -0.18, -0.93)),
    right_leg=Leg((0.1, 0.55, -0.72), foot=(0.1, -0.6, -0.8)),
    tilt=(22, 0, 0),
    bend=(12, 0, 0),
    look=(-22, 0, 0),
)
LEFT_BEHIND = Pose(
    left=Arm((0.15, -0.85, 0.25), (0.8, 0.2, -0.6), curl=0.1),
    right=Arm((0.2, -0.02, -0.94), (0.6, 0.8, -0.2)),
    left_leg=Leg((0.1, -0.1, -0.98)),
    right_leg=Leg((0.1, 0.16, -0.96)),
    tilt=(3, 0, 0),
    look=(-12, 0, 0),
)


def somebody(pose, tall):
    """The same young man twice: persimmon pullover, woolly hat, scarf."""
    return person(
        age=23,
        female=0,
        build="lanky",
        tall=tall,
        height_heads=5.2,
        pose=pose,
        look=Look(SKINS["brown"]),
        hair="short",
        hair_colour="#101820",
        hat=hats.woolly("#e0602c", "#8a3420"),
        clothes=[Garment("trousers", "#26344e"), Garment("top", "#b8432c", collar="roll", hem=0.22)],
        shoes="#1a1a24",
    )


def below():
    """Dark water behind the pane, with a light in it that comes from nowhere; before it he hangs by his soles."""
    h, w = 700, 700
    y, x = np.mgrid[0:h, 0:w].astype(F) / h
    r = np.hypot((x - 0.45) * 1.3, (y - 0.4) * 0.9) + (noise(h, w, 120, 4, 4) - 0.5) * 0.12
    water = ramp(
        np.clip(r / 0.55, 0, 1),
        [(0, "#eafaf4"), (0.2, "#b4e2e4"), (0.42, "#5a9cb4"), (0.7, "#1c4468"), (1, "#0e2446")],
    )
    kit.plane(
        22, 14, materials.picture(sky.image(water), 0.49), (0, SHORE - 0.1, -7.0), (90, 0, 0)
    ).name = "water"
    him = somebody(LEFT_BEHIND, 2.15)
    kit.place(him.thing, (*DOUBLE, -0.06), (180, 0, -78))
    light.area((DOUBLE[0] - 0.6, DOUBLE[1] + 2.4, -1.8), (DOUBLE[0], DOUBLE[1], -1.2), 2, 60, "#a8e8f0")
    light.area((1.5, -6, -1.5), (*DOUBLE, -1.2), 2, 170, "#a8d8e8")


def ice():
    """A clear pane, scored by one long track."""
    pane = kit.plane(40, SHORE + 14, surfaces.pane("#a8c4d8"), (0, (SHORE - 14) / 2, 0))
    pane.visible_shadow = False
    pane.name = "ice"
    white = clay("#8fb4c8", emit=0.04)
    track = [
        (-4.6, -4.4),
        (-2.8, -3.9),
        (-1.4, -2.6),
        (-0.5, -1.62),
        (0.1, -0.6),
        (0.7, 0.4),
        (SKATER[0] - 0.1, SKATER[1] - 0.02),
    ]
    path = smooth_path([(*p, 0.012) for p in track], 10)
    for side in (-0.07, 0.07):
        kit.rope([p + (side, -side * 0.6, 0) for p in path[::2]], 0.011, white, 3).name = "track"


def shore():
    """Snow up to the ice, and hills in the frost mist."""
    snow = clay("#dfe8f2", bump=0.5, grain=4, vary=0.05, rough=0.95)

    def bank(x, y):
        edge = SHORE + 0.35 * np.sin(x * 0.9) + 0.2 * np.sin(x * 2.3 + 1)
        return 0.3 * np.clip((y - edge) / 0.8, -0.6, 1) + 0.02 * (y - SHORE) + 0.05 * np.sin(x * 1.3 + y)

    kit.land(bank, (-30, 30), (SHORE - 0.5, 40), snow, 200).name = "snow"
    for y, tone, tall, phase in (
        (46, "#9db0cc", 6.5, 0.4),
        (34, "#7f95b8", 4.2, 2.1),
        (24, "#5f7aa4", 2.2, 3.6),
    ):
        xs = np.linspace(-40, 40, 200)
        edge = tall * (0.62 + 0.3 * np.sin(xs * 0.13 + phase) + 0.1 * np.sin(xs * 0.41 + 2 * phase))
        edge = edge + (0.25 * np.abs(np.sin(xs * 3.7 + np.sin(xs * 9))) if y < 30 else 0)
        shape = paper.Polygon([*zip(xs, edge, strict=True), (40, -1), (-40, -1)])
        paper.cutout(shape, clay(tone, bump=0.4), (0, y, 0), depth=0.1, bevel=0)


def paint(draft):
    """A winter evening, the sun small and low in the mist."""
    light.world("#90a4cc", "#8a94b0", 0.45)
    camera = stage.camera((0, -9.3, 2.75), (0, 0, 0.15), 40)
    dusk = sky.gradient(
        [
            (0, "#5a74a8"),
            (0.1, "#8096bc"),
            (0.2, "#b8b4c0"),
            (0.28, "#f0bc98"),
            (0.34, "#ffc890"),
            (1, "#ffc890"),
        ],
        6,
        0.04,
    )
    sky.backdrop(dusk, 62, camera)
    glowing_disc(1.5, (-7.5, 58, 9.5), "#fff0cc", limb="#ffb070", strength=1.6, halo=0.5, reach=3.2)
    below()
    ice()
    shore()
    him = somebody(STRIDE, 1.95)
    kit.place(him.thing, (*SKATER, 0.02), (0, 0, 104))
    light.area((-6, 9, 5), (1, 1, 1), 3, 1100, "#ffb884")
    light.area((6, -6, 5), (1, 1, 0.8), 4, 240, "#8fa8e8")
    light.area((-3, -6, 4), (1, 1, 1), 2, 220, "#ffd0b0")
    return Finish(
        fog=Fog("#d8c8c8", 16, 54, 0.6), shadows="#0e2044", lights="#fff2dc", lift=0.5, vignette=0.26
    )
