# SPDX-License-Identifier: GPL-3.0-or-later
"""They are carrying the river back up the hill."""

import random

import numpy as np

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import animals, figures
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person


def slope(x, y):
    """The pale hill, rising to the right."""
    return 0.34 * (x + 4) + 0.12 * np.sin(y * 0.6) + 0.1 * np.sin(x * 0.9)


def river():
    """Ink-blue water over their heads like a festival dragon: it sags between hands, drips, and has fish in it."""
    t = np.linspace(0, 1, 240)
    x = -5.6 + 11.2 * t
    y = -0.6 + 1.1 * np.sin(t * 7) + 1.4 * t
    z = slope(x, y) + 2.75 + 0.2 * np.sin(t * 40) + 0.5 * np.sin(t * 3)
    rows, tones = [], []
    for s in np.linspace(-1, 1, 15):
        bulge = 0.34 * (1 - s * s)
        wave = bulge + 0.05 * np.sin(t * 60 + 4 * s)
        rows.append(np.stack([x - 0.1 * s, y + s * 0.8, z + 0.2 + s * 0.62 + wave], -1))
        foam = np.clip((np.abs(s) - 0.72) / 0.25, 0, 1)
        ripple = (np.sin(t * 70 + 5 * s) > 0.75)[:, None] * 0.35
        tones.append(
            np.array(linear("#2c5590"))[None] * (1 - foam)
            + np.array(linear("#eaf4f8"))[None] * foam
            + ripple * np.array(linear("#8fc0dc"))[None]
        )
    kit.sheet(
        np.stack(rows, 1), clay(rough=0.12, bump=0.2, grain=6, vary=0.06), np.stack(tones, 1)
    ).name = "river"
    under = [
        np.stack([x - 0.1 * s, y + s * 0.8, z + 0.2 + s * 0.62 - 0.16 * (1 - s * s) - 0.02], -1)
        for s in np.linspace(-1, 1, 9)
    ]
    kit.sheet(np.stack(under, 1), clay("#24487c", rough=0.2, bump=0.3, grain=5)).name = "river below"
    rng = random.Random(4)
    drop = clay("#8fc0dc", rough=0.1, emit=0.1)
    for _ in range(60):
        k = rng.randrange(240)
        kit.sphere(
            rng.uniform(0.03, 0.07),
            drop,
            (x[k], y[k] + rng.choice((-1, 1)) * rng.uniform(0.7, 1.0), z[k] - rng.uniform(0.2, 1.3)),
            10,
        )
    for k, size in ((60, 0.8), (128, 0.95), (190, 0.75)):
        kit.place(animals.koi(), (x[k], y[k], z[k] + 0.75), (20, -20, 100), size)
    return x, y, z


def people(x, y, z):
    """They dance and laugh, all ages, bodies and skins; first a woman on crutches who shows the way."""
    crew = (
        (
            30,
            34,
            1,
            "umber",
            "curls",
            "#14100e",
            "laughing",
            "round",
            Garment("dress", "#f0904a", length=0.8),
            None,
        ),
        (
            62,
            66,
            0,
            "peach",
            "ring",
            "#d9d2c6",
            "singing",
            "stout",
            Garment("top", "#f4e6cc", collar="turned"),
            hats.brim("#d8b46a"),
        ),
        (
            96,
            19,
            0,
            "olive",
            "tousled",
            "#2a1a14",
            "laughing",
            "lanky",
            Garment("top", "#35508a", "#f4e6cc", "stripes"),
            None,
        ),
        (
            132,
            44,
            1,
            "porcelain",
            "bob",
            "#a85a2c",
            "triumphant",
            "average",
            Garment("dress", "#6f8fb8", length=0.8, apron="#f4e6cc"),
            None,
        ),
        (168, 28, 0, "ebony", "short", "#14100e", "laughing", "broad", Garment("top", "#e06a3c"), None),
    )
    for seed, (k, age, female, skin, hair, colour, face, build, top, hat) in enumerate(crew):
        px, py = float(x[k]), float(y[k]) - 0.55
        ground = float(slope(px, py))
        high = float(z[k]) - ground - 0.16
        clothes = [top] if top.kind == "dress" else [Garment("trousers", "#4a4458"), top]
        who = person(
            age=age,
            female=female,
            build=build,
            tall=2.25,
            height_heads=4.4,
            pose="holding up",
            expression=face,
            look=Look(SKINS[skin], eye=1.15),
            hair=hair,
            hair_colour=colour,
            hat=hat,
            clothes=clothes,
            beard="full" if age > 60 else None,
            reach={"left": (0.42, -0.25, high), "right": (-0.42, -0.2, high)},
            seed=seed,
        )
        kit.place(who.thing, (px, py, ground - 0.02), (0, -6 + 4 * (seed % 3), 22 - 18 * (seed % 2)))
    spots = [(float(x[k]), float(y[k]) + 0.7) for k in range(20, 230, 26)]
    for k, (px, py) in enumerate(spots):
        far = figures.figure(
            "grown" if k % 2 else "woman",
            "holding up",
            ("work shirt", "blouse and skirt", "jumper")[k % 3],
            skin=("tan", "brown", "peach")[k % 3],
        )
        kit.place(far, (px, py, float(slope(px, py))), (0, 0, 150), 2.0)
    lead = person(
        age=37,
        female=1,
        build="slight",
        tall=2.4,
        height_heads=4.5,
        pose="pointing",
        expression="triumphant",
        look=Look(SKINS["brown"], eye=1.15),
        hair="ponytail",
        hair_colour="#1c1412",
        clothes=[Garment("trousers", "#35406f"), Garment("top", "#f4c46a")],
        scarf="#e06a3c",
        reach={"left": (0.6, -0.9, 2.6)},
    )
    kit.place(lead.thing, (3.05, -2.6, float(slope(3.05, -2.6))), (0, 0, 42))
    px, py, pz = lead.hand("right")
    kit.rope([(px, py, pz + 0.3), (px + 0.05, py - 0.1, float(slope(px, py)))], 0.05, clay("#8a5a34"), 2)
    child = person(
        age=2,
        female=0,
        build="round",
        tall=1.15,
        height_heads=3.5,
        pose="walking",
        expression="glad",
        look=Look(SKINS["tan"], eye=1.2),
        hair="tousled",
        hair_colour="#54382c",
        clothes=[Garment("trousers", "#f4e6cc"), Garment("top", "#e06a3c")],
    )
    kit.place(child.thing, (-3.3, -3.0, float(slope(-3.3, -3.0))), (0, 0, 62))
    cx, cy, cz = child.hand("left")
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.16, 0), (0.2, 0.3), (0.17, 0.3), (0.001, 0.2)], clay("#6f8fb8", rough=0.4), 26
        ),
        (cx, cy, cz - 0.3),
    )


def paint(draft):
    """Apricot morning on a pale hill."""
    light.world("#c8dcf0", "#f6d2a8", 0.6)
    camera = stage.camera((-0.1, -12.6, 3.4), (0.05, 0, 3.35), 42)
    sky.backdrop(
        sky.gradient([(0, "#8fb4d4"), (0.35, "#bcd4e0"), (0.65, "#f6e2c2"), (1, "#ffcf9c")], 9, 0.14),
        70,
        camera,
    )
    kit.land(slope, (-18, 18), (-9, 26), clay("#eccf9c", bump=0.6, grain=6, vary=0.12), 150)
    people(*river())
    light.sun((46, 12, 40), 3.2, "#ffe0b0", 3)
    light.area((-8, -8, 6), (0, 0, 3), 5, 420, "#a8c4f0")
    light.area((0, 8, 8), (0, 0, 4), 4, 420, "#ffd8a8")
    return Finish(fog=Fog("#f6dcb8", 16, 46, 0.4), shadows="#35406f", lights="#fff3dc", vignette=0.12)
