# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole town holds out its cups to one small cloud."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, rooftown, things, weather
from painter.motifs.figures import figure
from painter.motifs.poses import POSES
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

CLOUD = np.array((1.45, 1.0, 8.0))
# Roofs: middle of the eaves, width, depth, height, turn.
ROOFS = (
    ((-2.5, -2.6, 0.1), 3.4, 3.6, 1.35, 84),
    ((2.9, -2.2, 0.35), 3.6, 3.4, 1.4, 97),
    ((0.2, 0.2, 0.9), 3.2, 3.4, 1.4, 88),
    ((-4.0, 1.8, 1.5), 3.4, 3.4, 1.5, 78),
    ((4.0, 2.0, 1.9), 3.4, 3.4, 1.5, 103),
    ((-1.6, 4.2, 2.15), 3.4, 3.4, 1.5, 86),
    ((1.9, 4.8, 2.4), 3.4, 3.2, 1.4, 94),
)
CUPS = ("#fffaf0", "#ffd84d", "#bfe0d2", "#fff0d2", "#e8a860", "#ffffff")
COATS = ("#8fc4b4", "#f2dcb4", "#b84c30", "#5f9a90", "#e0a050", "#8a4a30", "#fff0d2", "#cfe6da")
WISHES = (
    replace(POSES["reaching up"], look=(-26, 0, 0)),
    replace(POSES["holding up"], look=(-22, 4, 0)),
    replace(POSES["reaching up"], left_hand=(0.05, 0.5, 0.8), right_hand=(0.3, 0.3, 0.5), look=(-30, -8, 4)),
    replace(POSES["arms wide"], left_hand=(0.4, 0.3, 0.8), right_hand=(0.36, 0.34, 0.78)),
)
PEOPLE = (
    ("grown", "suit"),
    ("woman", "long dress"),
    ("small child", "jumper"),
    ("round elder", "apron"),
    ("lanky teen", "work shirt"),
    ("thin elder", "great coat"),
    ("broad worker", "overalls"),
    ("small child", "summer dress"),
)
TONES = ("peach", "umber", "tan", "olive", "ebony", "porcelain", "brown", "peach")


def ridge(k, share):
    """A spot on the ridge of a roof; `share` from -1 to 1 along it."""
    (x, y, z), _, depth, height, turn = ROOFS[k]
    a = math.radians(turn + 90)
    return np.array(
        (
            x + math.cos(a) * depth / 2 * share * 0.92,
            y + math.sin(a) * depth / 2 * share * 0.92,
            z + height + 0.06,
        )
    )


def roofs():
    """Roof behind roof, like steps."""
    for k, (at, width, depth, height, turn) in enumerate(ROOFS):
        buildings.tiled_roof(
            at,
            (0, 0, turn),
            width=width,
            depth=depth,
            height=height,
            tiles=rooftown.ROOFS[k % 4],
            wall=rooftown.WALLS[k % 4],
            seed=k,
        )
        x, y, z = at
        kit.box((width * 0.86, depth * 0.8, 6), clay(rooftown.WALLS[k % 4]), (x, y, z - 6), (0, 0, turn))
    brick = clay("#b8563c", bump=0.8, grain=9, vary=0.25)
    for k, share, tall in ((0, -0.35, 0.85), (2, 0.55, 0.8), (3, 0.3, 0.9), (4, -0.2, 0.95), (5, -0.5, 0.8)):
        at = ridge(k, share)
        kit.box((0.42, 0.42, tall + 0.4), brick, at - (0, 0.1, 0.4))
        kit.box((0.54, 0.54, 0.1), brick, at + (0, -0.1, tall))
    rooftown.hazy_town(14, (-10, 10), (11, 20), (0.4, 1.6), 6)


def townspeople():
    """All with their cups up, all towards the cloud."""
    rng, kinds = np.random.default_rng(12), []
    for k, (body, outfit) in enumerate(PEOPLE):
        one = figure(body, WISHES[k % 4], outfit, skin=TONES[k], quality=80, coat=COATS[k])
        marks = [np.array(one[f"{side}_hand"]) for side in ("left", "right")]
        raised = [m for m in marks if m[2] > 0.85 * max(m[2] for m in marks)]
        kinds.append((kit.mould(one), raised))
    cups = [(c, kind) for c in CUPS for kind in (0, 1, 2, 3)]
    spots = [
        (0, 0.25),
        (0, 0.75),
        (0, -0.8),
        (1, 0.9),
        (1, 0.3),
        (2, -0.85),
        (2, -0.3),
        (2, 0.15),
        (2, 0.85),
        (3, -0.7),
        (3, -0.2),
        (3, 0.75),
        (4, 0.85),
        (4, 0.35),
        (4, -0.6),
        (5, -0.9),
        (5, -0.1),
        (5, 0.3),
        (5, 0.8),
        (6, -0.8),
        (6, -0.35),
        (6, 0.1),
        (6, 0.6),
    ]
    spots = [(ridge(k, s), 1.0) for k, s in spots] + [
        (ridge(0, -0.35) + (0, -0.1, 0.92), 1.0),
        (ridge(3, 0.3) + (0, -0.1, 1.0), 1.0),
    ]
    for i, (at, scale) in enumerate(spots):
        shape, raised = kinds[(i * 3 + i // 8) % 8]
        to = CLOUD - at
        turn = math.degrees(math.atan2(to[0], -to[1])) + rng.normal(0, 12)
        size = scale * rng.uniform(0.88, 1.05)
        kit.cast(shape, at, (0, 0, turn), size)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for m in raised[: 1 if i % 3 else 2]:
            where = at + np.array((m[0] * c - m[1] * s, m[0] * s + m[1] * c, m[2] + 0.02)) * size
            colour, kind = cups[rng.integers(len(cups))]
            kit.place(
                rooftown.cup(colour, kind),
                where,
                (rng.normal(0, 8), rng.normal(0, 8), rng.uniform(0, 360)),
                1.25,
            )


def nearest():
    """Close by: a broad woman whose bowl has caught the first drops, and a boy who hides one of his own."""
    slab = surfaces.plaster("#e2b48c")
    kit.box((7, 2.4, 2.4), slab, (0, -6.4, -2.5), bevel=0.05)
    woman = person(
        age=55,
        female=1,
        build="stout",
        tall=3.9,
        height_heads=4.6,
        pose="holding up",
        expression="grateful",
        look=Look(SKINS["umber"], eye=1.15, cheek=0.7),
        hat=hats.headscarf("#ffd84d"),
        clothes=[
            Garment("top", "#fff0d8", sleeve=0.5, hem=0, loose=0.1),
            Garment("skirt", "#2f8a86", length=0.85, flare=0.35, apron="#fbe4c4"),
        ],
        reach={"left": (0.5, -1.05, 2.72), "right": (-0.42, -1.05, 2.68)},
        look_at=(0.6, -3.2, 5.6),
    )
    kit.place(woman.thing, (-1.0, -6.2, -0.12), (0, 0, 42))
    middle = (woman.hand("left") + woman.hand("right")) / 2
    china = clay("#fffaf0", rough=0.3, bump=0.1)
    bowl = [(0.001, 0), (0.24, 0.0), (0.46, 0.18), (0.56, 0.42), (0.6, 0.44), (0.53, 0.42), (0.001, 0.24)]
    kit.place(kit.lathe(bowl, china, 48), middle + (0, 0, -0.02), (4, -4, 0), 1.05).name = "bowl"
    drop = clay("#6fc0dc", rough=0.1, emit=0.3)
    for dx, z in ((0.0, 0.75), (0.2, 1.25), (-0.12, 1.7)):
        kit.sphere((0.075, 0.075, 0.12), drop, middle + (dx, 0, z), 14).name = "drop"
    boy = person(
        age=7,
        female=0,
        build="slight",
        tall=2.35,
        height_heads=3.9,
        pose="at ease",
        expression="sly",
        look=Look(SKINS["tan"], eye=1.2),
        hair="curls",
        hair_colour="#2a1a14",
        clothes=[Garment("trousers", "#4a5a7c", leg=0.6), Garment("top", "#e8502c", hem=0.1)],
        reach={"right": (-0.24, -0.55, 1.22), "left": (0.16, -0.6, 1.05)},
        look_at=(-0.6, -3, 1.9),
    )
    kit.place(boy.thing, (1.65, -6.4, -0.12), (0, 0, -14))
    hand = boy.hand("right")
    kit.place(rooftown.cup("#fffaf0", 0), hand + (0.02, -0.1, 0.2), (180, 0, 30), 1.7).name = "cup"


def paint(draft):
    """Hard morning sun from the left."""
    light.world("#d4efe2", "#f6c9a0", 0.55)
    camera = stage.camera((0, -15.5, 3.7), (0, 0, 4.05), 45)
    rooftown.egg_sky(camera, 61, cover=0.2)
    roofs()
    townspeople()
    nearest()
    wood = clay("#a87040", bump=0.4)
    things.ladder((-2.55, -3.9, 0.3), (-1.9, 0.1, 3.6), wood, width=0.42, rungs=11)
    things.ladder((2.0, -0.6, 1.9), (2.3, 3.0, 4.3), wood, width=0.42, rungs=9)
    kit.place(
        weather.cloud("#f4f4ea", "#b4c8c4", half=(0.95, 0.6, 0.75), seed=8, emit=0.16),
        CLOUD,
        (0, -4, 0),
        1.35,
    )
    light.sun((54, 0, -48), 3.3, "#ffdfa2", 3)
    light.area((7, -7, 6), (0, 0, 4), 5, 320, "#a8dcd0")
    light.area((-3.5, -12, 4.5), (-0.6, -6.2, 2.6), 1.5, 140, "#ffe4b8", 60)
    light.area((3, 9, 9), (0, 0, 4), 4, 900, "#ffd8a0")
    return Finish(
        fog=Fog("#fbe4c4", 16, 38, 0.8),
        shadows="#2a4650",
        lights="#fff4d4",
        vignette=0.14,
        focus=("bowl", "drop", "cup"),
    )
