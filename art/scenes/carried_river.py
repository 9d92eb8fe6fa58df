# SPDX-License-Identifier: GPL-3.0-or-later
"""They are carrying the river back up the hill."""

import random

import numpy as np

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import animals
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.pixels import smoothstep


def slope(x, y):
    """The hill, rising to the right."""
    return 0.3 * (x + 4) + 0.08 * np.sin(y * 0.6) + 0.1 * np.sin(x * 0.9) - 1.6


def river():
    """Ink-blue water over their heads like a festival dragon: it sags between hands, drips, and has fish in it."""
    t, s = np.meshgrid(np.linspace(0, 1, kit.detail(620)), np.linspace(-1, 1, kit.detail(64)), indexing="ij")
    x = -6.2 + 12.4 * t
    y = 0.4 * np.sin(t * 7)
    z = slope(x, y) + 3.38 + 0.22 * np.cos((x - 0.5) * 2.1) + 0.25 * np.sin(t * 3)
    wave = 0.42 * (1 - s * s) + 0.06 * np.sin(t * 44 + 3 * s) + 0.04 * np.sin(t * 90 + 6 * s)
    points = np.stack([x - 0.15 * s, y + s * 0.75, z + 0.4 + s * 0.6 + wave], -1)
    current = smoothstep(0.2, 0.9, np.sin(s * 9 + 1.4 * np.sin(t * 15) + 0.6 * np.sin(t * 33)))
    foam = smoothstep(0.72, 0.93, np.abs(s) + 0.07 * np.sin(t * 60))
    deep, bright, white = (np.array(linear(c)) for c in ("#1f4f96", "#5fa8d4", "#f0f6f4"))
    tone = deep * (1 - 0.75 * current[..., None]) + bright * 0.75 * current[..., None]
    tone = tone * (1 - foam[..., None]) + white * foam[..., None]
    kit.sheet(points, clay(rough=0.15, bump=0.12, grain=5, vary=0.04), tone).name = "river"
    rng = random.Random(4)
    drop = clay("#7fb8dc", rough=0.1, emit=0.1)
    n = len(x)
    for _ in range(16):
        k = rng.randrange(n)
        r = rng.uniform(0.05, 0.1)
        low = (x[k, 0], y[k, 0] - rng.uniform(0.5, 0.8), z[k, 0] - rng.uniform(0.3, 0.9))
        kit.sphere((r, r, r * 1.5), drop, low, 12)
    for at, size, turn in ((0.3, 1.15, 100), (0.62, 1.3, 96)):
        k = int(at * n)
        kit.place(animals.koi(), (x[k, 0], y[k, 0] - 0.1, z[k, 0] + 1.55), (20, -24, turn), size)
    return x[:, 0], z[:, 0]


CREW = (
    # x, age, female, skin, hair, hair colour, expression, build, tall, pose, hat, garments
    (-2.45, 66, 0, "peach", "ring", "#d9d2c6", "singing", "stout", 3.4, "walking", hats.brim("#d8b46a"),
     (Garment("trousers", "#5a4a44"), Garment("top", "#f4e6cc", collar="turned", hem=0.1, braces="#b0502c"))),
    (-0.55, 34, 1, "umber", "afro", "#14100e", "laughing", "round", 2.85, "dancing", None,
     (Garment("dress", "#f08a3a", length=0.75, flare=0.45),)),
    (2.45, 19, 0, "olive", "tousled", "#2a1a14", "laughing", "lanky", 3.0, "cheering", None,
     (Garment("trousers", "#3a4468"), Garment("top", "#c23a3a", "#f4e6cc", "stripes"))),
)  # fmt: skip


def people(x, z):
    """They dance and laugh, all ages, bodies and skins; in front a woman with a stick who shows the way."""
    for seed, (px, age, female, skin, hair, colour, face, build, tall, pose, hat, worn) in enumerate(CREW):
        ground = float(slope(px, -0.7))
        high = float(np.interp(px, x, z)) - ground + 0.02
        who = person(
            age=age, female=female, build=build, tall=tall, height_heads=4.4, pose=pose, expression=face,
            look=Look(SKINS[skin], eye=1.15), hair=hair, hair_colour=colour, hat=hat, clothes=list(worn),
            beard="full" if age > 60 else None, seed=seed,
            reach={"left": (0.5, -0.25, high + 0.1), "right": (-0.5, -0.15, high - 0.08)},
        )  # fmt: skip
        kit.place(who.thing, (px, -0.75, ground - 0.02), (0, 0, (20, -12, 26)[seed]))
    lead = person(
        age=37,
        female=1,
        build="average",
        tall=3.0,
        height_heads=4.4,
        pose="cheering",
        expression="triumphant",
        look=Look(SKINS["brown"], eye=1.2),
        hair="ponytail",
        hair_colour="#1c1412",
        clothes=[Garment("trousers", "#35406f"), Garment("top", "#f6c84a", sleeve=0.5)],
        scarf="#e0502c",
        look_at=(0.6, -4, 3.4),
    )
    kit.place(lead.thing, (0.95, -3.3, float(slope(0.95, -3.3))), (0, 0, 16))
    child = person(
        age=3,
        female=0,
        build="round",
        tall=1.5,
        height_heads=3.5,
        pose="walking",
        expression="glad",
        look=Look(SKINS["tan"], eye=1.2),
        hair="tousled",
        hair_colour="#54382c",
        clothes=[Garment("trousers", "#f4e6cc"), Garment("top", "#e0502c")],
        look_at=(1.5, -3, 2.2),
    )
    kit.place(child.thing, (-1.15, -3.9, float(slope(-1.15, -3.9))), (0, 0, 58))
    cx, cy, cz = child.hand("right")
    profile = [(0.001, 0), (0.17, 0), (0.23, 0.34), (0.2, 0.34), (0.001, 0.26)]
    kit.place(kit.lathe(profile, clay("#5f9ac8", rough=0.4), 26), (cx, cy, cz - 0.42)).name = "bucket"
    kit.place(kit.ring(0.2, 0.02, clay("#8a5a34"), 24, 6), (cx, cy, cz - 0.12), (90, 0, 30))


def paint(draft):
    """A bright green morning on the hill: the one card of the family with grass in it."""
    light.world("#b8d8f4", "#f2d8a0", 0.55)
    camera = stage.camera((0.0, -13.5, 2.0), (0.0, 0, 2.5), 44)
    sky.backdrop(
        sky.gradient([(0, "#7fb8dc"), (0.35, "#b4d8e4"), (0.7, "#f6ecd0"), (1, "#ffe2b4")], 9, 0.14),
        70,
        camera,
    )
    kit.land(slope, (-18, 18), (-9, 26), clay("#b4b868", bump=0.6, grain=5, vary=0.16), 150)
    people(*river())
    light.sun((48, 10, 40), 3.4, "#ffe6b8", 3)
    light.area((-8, -8, 6), (0, 0, 3), 5, 520, "#a8c4f0")
    light.area((0, 8, 8), (0, 0, 4), 4, 520, "#ffd8a8")
    return Finish(fog=Fog("#f4ecd0", 17, 46, 0.4), shadows="#35406f", lights="#fff3dc", vignette=0.12)
