# SPDX-License-Identifier: GPL-3.0-or-later
"""The horizon has come loose, and she has brought a hammer."""

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import rotation
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import desert, things
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.stance import Stance, posed

FAR = 6.0
HAMMERING = Stance(
    lean=-6,
    hips=(0, 0.96),
    look=(-20, 0, 0),
    left_hand=(0.0, 0.5, 0.55),
    right_hand=(0.25, 0.1, 0.95),
    left_foot=(0.06, 0.14, 0.0),
    right_foot=(0.08, -0.1, 0.0),
    elbows=(0.9, -0.3, -0.1),
)


def hem(x):
    """The lower edge of the sky: nailed down on the left, swinging up on the right."""
    t = np.clip((x + 1.1) / 5.6, 0, 1)
    return 0.02 + 6.8 * t**1.7 - 0.1 * np.sin(np.clip(x + 5, 0, 9) * 2.4) ** 2 * (x < -1.1)


def heaven():
    """The sky is a heavy cloth: rose at the hem, plum above, gathered into folds where it hangs free."""
    u, v = np.meshgrid(np.linspace(-9, 9, kit.detail(520)), np.linspace(0, 1, kit.detail(260)))
    low = hem(u)
    z = low + v**1.15 * (15 - low)
    free = np.clip((u + 1.2) / 4, 0, 1)
    lean = u - 0.42 * z * (0.35 + 0.65 * free)
    fold = np.sin(lean * 2.3) + 0.45 * np.sin(lean * 4.9 + 1) + 0.2 * np.sin(lean * 9 + 2)
    deep = (0.12 + 0.5 * free) * (0.35 + 0.65 * np.exp(-v * 2.0))
    y = FAR + deep * fold - 1.5 * free * np.exp(-v * 9)
    z = z + 0.07 * free * fold * np.exp(-v * 6)
    stops = [
        (0, "#f3a08e"),
        (0.05, "#e87f8c"),
        (0.16, "#b8527e"),
        (0.32, "#7a3a72"),
        (0.55, "#472a5e"),
        (1, "#2e1f4e"),
    ]
    level = np.clip((z - low * 0.55) / 13, 0, 1)
    at = [s for s, _ in stops]
    tone = np.array([linear(c) for _, c in stops])
    paint = np.stack([np.interp(level, at, tone[:, k]) for k in range(3)], -1)
    band = 1 + 0.1 * np.sin(z * 2.3 + 0.8 * np.sin(u * 0.5)) * np.exp(-v * 2)
    cloth = kit.sheet(
        np.stack([u, y, z], -1), surfaces.cloth(None, weave=30, worn=0.08), paint * band[..., None]
    )
    cloth.name = "sky cloth"
    seam = [(x, FAR - 0.14, float(hem(np.array(x))) + 0.04) for x in np.linspace(-8, -1.4, 30)]
    kit.rope(seam, 0.06, surfaces.cloth("#ffd9a0"), 3)
    brass = surfaces.metal("#f4c430", rough=0.3)
    for x in np.arange(-6.2, -1.0, 1.15):
        nail = kit.sphere((0.16, 0.08, 0.16), brass, (x, FAR - 0.16, float(hem(np.array(x))) + 0.14), 20)
        nail.name = "nail"
    rng = np.random.default_rng(4)
    for _ in range(60):
        x, h = rng.uniform(-6, 6), rng.uniform(5.6, 12)
        kit.sphere(rng.choice((0.04, 0.055, 0.085)), lamp("#ffe9c0", 1.6), (x, FAR - 0.75, h), 8)


def worker():
    """On a step ladder, one hand on the hem, the hammer high."""
    wood = surfaces.wood("#5a2f38", along="z")
    x, y, top = 2.75, 3.55, 0.8
    turn, at = 205, np.array((2.75, 3.55, 0.88))
    edge = rotation((0, 0, -turn)) @ (np.array((2.45, 3.8, 3.3)) - at)
    things.ladder((x, y - 0.75, -0.05), (x, y, top), wood, width=0.75, rungs=3, thickness=0.055)
    things.ladder((x, y + 0.75, -0.05), (x, y, top), wood, width=0.75, rungs=2, thickness=0.05)
    kit.box((0.85, 0.4, 0.08), wood, (x, y, top))
    her = person(
        age=27,
        female=1,
        build="broad",
        tall=2.35,
        height_heads=5.4,
        pose=posed(HAMMERING),
        expression="triumphant",
        look=Look(SKINS["brown"]),
        hair="ponytail",
        hair_colour="#1c1412",
        clothes=[Garment("trousers", "#3a3458"), Garment("top", "#e8b830", sleeve=0.4, hem=0)],
        shoes="#2a1c24",
        boot=0.8,
        reach={"left": edge, "right": (-0.75, 0.1, 2.2)},
        look_at=(0.5, -2, 3.4),
    )
    kit.place(her.thing, at, (0, 0, turn))
    hand = np.array(her.hand("right"))
    shaft = kit.rope([hand + (0.06, 0, -0.28), hand, hand + (-0.16, 0, 0.62)], 0.05, wood, 2)
    shaft.name = "hammer"
    head = kit.box(
        (0.62, 0.24, 0.24), surfaces.metal("#6a6478", worn=0.5), hand + (-0.17, 0, 0.52), (0, -14, 0), 0.03
    )
    head.name = "hammer head"


def desert_floor():
    """Sand on this side in dusk, on the other side in full sun."""

    def swell(x, y):
        near = 0.12 * np.sin(x * 0.5 + 0.6) * np.sin(y * 0.4) * (y < 5)
        return near - 0.05 - 0.02 * np.maximum(-y - 4, 0)

    desert.sand(swell, (-16, 16), (-9, 26), dark="#8a4660", pale="#c87a7c")


def other_day():
    """What lies behind the sky: golden dunes and a white town at noon."""
    for far, colour, tall, phase in (
        (17, "#e8a83c", 1.0, 2.4),
        (21, "#f0bc58", 2.0, 0.4),
        (25, "#f6d080", 3.2, 3.4),
    ):
        kit.land(
            lambda x, y, far=far, tall=tall, phase=phase: (
                tall * (0.55 + 0.45 * np.sin(x * 0.4 + phase)) * np.exp(-(((y - far) / 2.2) ** 2)) - 0.3
            ),
            (-8, 20),
            (far - 4, far + 3),
            clay(colour, bump=0.3, grain=1.5),
            70,
        )
    white = [surfaces.plaster(c, grain=6) for c in ("#fff6e0", "#f4e4c4", "#ffeccc")]
    rng = np.random.default_rng(6)
    for k, (x, w, h) in enumerate(
        (
            (5.0, 0.9, 0.9),
            (5.7, 0.8, 1.5),
            (6.5, 1.0, 1.1),
            (7.3, 0.7, 2.0),
            (8.0, 1.1, 1.2),
            (8.9, 0.9, 0.8),
            (4.3, 0.6, 0.6),
        )
    ):
        kit.box(
            (w, 0.8, h + 1),
            white[k % 3],
            (x, 18.6 + rng.uniform(-0.5, 0.5), 0.2),
            (0, 0, rng.uniform(-20, 20)),
            0.02,
        )
        if k in (2, 4):
            kit.sphere((w * 0.46, 0.36, 0.42), clay("#4f9aa0", bump=0.2), (x, 18.7, h + 1.18), 24)
    kit.sphere((0.16, 0.16, 0.3), clay("#4f9aa0", bump=0.2), (7.3, 18.6, 3.3), 16)


def paint(draft):
    """Dusk on our side; behind the sky it is still noon."""
    light.world("#7a4a88", "#a85a6a", 0.4)
    camera = stage.camera((0, -13.5, 2.7), (0, 6, 4.4), 44)
    sky.backdrop(
        sky.gradient(
            [(0, "#8fc8d0"), (0.42, "#a8d8d4"), (0.52, "#d8ecc8"), (0.6, "#fff0b0"), (1, "#f8d468")], 3, 0.1
        ),
        60,
        camera,
        0.82,
    )
    desert_floor()
    other_day()
    heaven()
    worker()
    light.area((9, 9, 9), (7, 20, 0.5), 3, 2600, "#fff0c8")
    light.area((6.5, 11, 4.2), (0, -3, 0), 3, 3000, "#ffd46a")
    light.area((3, 9, 1.2), (0.5, 2, 1.6), 2, 700, "#ffe9a0")
    light.area((-10, -3, 6), (1, 6, 5), 3, 2000, "#e89ab0")
    light.area((6, -9, 3), (1, 4, 2), 4, 280, "#8a78d8")
    return Finish(
        fog=Fog("#ffecb0", 28, 60, 0.4),
        shadows="#2a1a44",
        lights="#fff4c8",
        focus=("hammer", "nail"),
        lift=0.7,
    )
